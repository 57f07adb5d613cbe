/** A game told from its beginning takes nothing back; an undo does. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { viewOf } from '../../../tests/fixtures'
import { prefs } from '../../lib/prefs.svelte'
import { TableScreen } from '../screen.svelte'
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
