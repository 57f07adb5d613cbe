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
it('what an undo takes away is struck', () => {
  const view = viewOf({ asks: [] })
  const screen = new TableScreen(view)
  screen.show({ ...view, journal: view.journal.slice(0, 1) })
  expect(screen.undone.map(({ n }) => n)).toEqual([1])
})
