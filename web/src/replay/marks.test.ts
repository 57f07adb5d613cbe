/** Bookmarks are kept by the browser, for each table. */
import { beforeEach, describe, expect, it } from 'vitest'
import { keepMarks, marked, marksOf, unmarked } from './marks'

describe('bookmarks', () => {
  beforeEach(() => localStorage.clear())
  it('are kept for each table, in order, once a step', () => {
    keepMarks('one', marked(marked(marked([], 9), 3, ' why? '), 9, 'here'))
    expect(marksOf('one')).toEqual([{ step: 3, word: 'why?' }, { step: 9, word: 'here' }])
    expect(marksOf('two')).toEqual([])
    keepMarks('one', unmarked(unmarked(marksOf('one'), 3), 9))
    expect(localStorage).toHaveLength(0)
  })
  it('bear nonsense', () => {
    localStorage.setItem('undercroft-marks:one', '[1, {"step": 2}, {"step": 4, "word": "x"}]')
    expect(marksOf('one')).toEqual([{ step: 4, word: 'x' }])
    localStorage.setItem('undercroft-marks:one', 'x')
    expect(marksOf('one')).toEqual([])
  })
})
