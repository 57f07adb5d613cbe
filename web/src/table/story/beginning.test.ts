/** A game told from its beginning takes nothing back; an undo does. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { viewOf } from '../../../tests/fixtures'
import { prefs } from '../../lib/prefs.svelte'
import { TableScreen } from '../screen.svelte'
import type { Note } from './beats'
import { Director } from './director.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  prefs.pace = 'usual'
})
afterEach(() => vi.useRealTimers())

it('nothing is struck in the log while the beginning is told, nor when it is told again', () => {
  const view = viewOf({ asks: [] })
  const screen = new TableScreen(view)
  const director = new Director(screen, () => ({}))
  director.missed(view.journal.map(({ n }) => ({ n, board: {}, figures: {} })), -1)
  expect([screen.view.journal.length, screen.undone]).toEqual([1, []])
  vi.advanceTimersByTime(20_000)
  expect([screen.view.journal.length, screen.undone]).toEqual([2, []])
  director.again()
  vi.advanceTimersByTime(20_000)
  expect(screen.undone).toEqual([])
})
it('the first hint of a game stands until it has been read, and nothing of what follows runs by', () => {
  const view = viewOf({ asks: [] })
  let read = false
  const director = new Director(new TableScreen(view), () => ({}), () => 0, () => (read ? null : { name: 'note-first', text: 'How a turn goes.', before: true }))
  director.missed(view.journal.map(({ n }) => ({ n, board: {}, figures: {} })), -1)
  vi.advanceTimersByTime(60_000)
  expect([director.note?.name, director.shown]).toEqual(['note-first', 0])
  read = true
  director.next()
  expect([director.note, director.shown]).toEqual([null, 1])
  vi.advanceTimersByTime(60_000)
  expect(director.telling).toBe(false)
})
describe('where a rival has the first turn', () => {
  /** A game opened with its first entries; whose turn each of them is, and where it was told last. */
  function opened(turns: (string | null)[], since = -1, note: Note | null = null): Director {
    const view = viewOf({ asks: [], board: { active: turns.at(-1) } })
    const director = new Director(new TableScreen(view), () => ({ turnOf: ({ board }) => (board as { active: string | null }).active }), () => 0, () => note)
    director.missed(view.journal.map(({ n }, k) => ({ n, board: { active: turns[k] }, figures: {} })), since)
    vi.advanceTimersByTime(60_000)
    return director
  }
  it('the first moment of the story stands until something is pressed, and then it goes on by itself', () => {
    const director = opened([null, 'B'])
    expect([director.opens, director.shown, director.left, director.length]).toEqual([true, 1, 1, 0])
    director.next()
    expect([director.opens, director.shown]).toEqual([false, 2])
    vi.advanceTimersByTime(60_000)
    expect(director.telling).toBe(false)
  })
  it('nothing waits where the first turn is mine, nor in what is told later', () => {
    expect([opened([null, 'A']), opened(['A', 'B']), opened([null, null])].map(({ opens, telling }) => [opens, telling])).toEqual([[false, false], [false, false], [false, false]])
    expect(opened([null, 'B'], 0).opens).toBe(false)
  })
  it('a hint that stands there waits instead of it', () => {
    const director = opened([null, 'B'], -1, { name: 'note-first', text: 'How a turn goes.' })
    expect([director.opens, director.shown, director.note?.name]).toEqual([false, 1, 'note-first'])
  })
  it('whoever goes to the present at once has begun', () => {
    const director = opened([null, 'B'])
    director.catchUp()
    expect([director.opens, director.telling]).toEqual([false, false])
  })
})
it('a game that begins while nobody looks is not told to nobody', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const view = viewOf({ asks: [] })
  const director = new Director(new TableScreen(view), () => ({}))
  director.missed(view.journal.map(({ n }) => ({ n, board: {}, figures: {} })), -1)
  expect([director.now, director.away?.length]).toEqual([null, 2])
  hidden.mockRestore()
})
it('what an undo takes away is struck', () => {
  const view = viewOf({ asks: [] })
  const screen = new TableScreen(view)
  screen.show({ ...view, journal: view.journal.slice(0, 1) })
  expect(screen.undone.map(({ n }) => n)).toEqual([1])
})
