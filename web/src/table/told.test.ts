/** A page loaded anew knows which entry was told last. */
import { beforeEach, describe, expect, it } from 'vitest'
import { keepTold, toldOf } from './told'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('what was told last', () => {
  it('is kept for each table and seat', () => {
    keepTold('amber-fox', 'A', 7)
    keepTold('amber-fox', null, 4)
    expect([toldOf('amber-fox', 'A')?.n, toldOf('amber-fox', null)?.n, toldOf('amber-fox', 'B'), toldOf('grey-owl', 'A')]).toEqual([7, 4, null, null])
  })
  it('outlives its tab for a day', () => {
    keepTold('amber-fox', 'A', 7, 1000)
    sessionStorage.clear()
    expect([toldOf('amber-fox', 'A', 2000), toldOf('amber-fox', 'A', 86_401_001)]).toEqual([{ n: 7, at: 1000 }, null])
  })
  it('is what this tab was told, not another one of the same table', () => {
    keepTold('amber-fox', 'A', 7)
    localStorage.setItem('undercroft-told', JSON.stringify({ 'amber-fox A': { n: 9, at: Date.now() } }))
    expect(toldOf('amber-fox', 'A')?.n).toBe(7)
  })
  it('forgets the tables of long ago, and reads no nonsense', () => {
    for (let k = 0; k < 25; k++) keepTold(`table-${k}`, 'A', k, 1000 + k)
    expect([toldOf('table-4', 'A', 1100), toldOf('table-5', 'A', 1100)?.n]).toEqual([null, 5])
    sessionStorage.setItem('undercroft-told', '{')
    expect(toldOf('table-24', 'A', 1100)?.n).toBe(24)
  })
})
