import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { nameCards } from '../src/lib/i18n.svelte'
import Announcer from '../src/table/Announcer.svelte'
import { TableScreen } from '../src/table/screen.svelte'
import { tableOf, useTexts, viewOf } from './fixtures'

beforeAll(() => useTexts())

it('speaks of cards by their names, also when these come after the news', () => {
  let name = $state('')
  nameCards('dungeoneer', (id) => (id === 'dark-crossroads' ? name : ''))
  const journal = viewOf().journal.slice(0, 0)
  const screen = new TableScreen(viewOf({ game: 'lichlord', journal }), { answer: vi.fn(), undo: vi.fn() }, tableOf())
  const { container } = render(Announcer, { screen })
  const said = () => container.querySelector('[data-live]')?.textContent ?? ''
  expect(said()).toBe('')
  screen.show(viewOf({ game: 'lichlord', number: 8, journal: [{ n: 0, key: 'enters', args: { seat: 'B', space: 'dark-crossroads', walks: true, ap: 1 }, private: false }] }))
  flushSync()
  expect(said()).toContain('Boris')
  name = 'Dark Crossroads'
  flushSync()
  expect(said()).toContain('Dark Crossroads')
  expect(said()).not.toContain('dark-crossroads')
})

it('says what was taken back', () => {
  vi.useFakeTimers()
  const lays = { n: 0, key: 'lays', args: { seat: 'A', card: '4' }, private: false }
  const screen = new TableScreen(viewOf({ journal: [] }), { answer: vi.fn(), undo: vi.fn() }, tableOf())
  const { container } = render(Announcer, { screen })
  const said = () => container.querySelector('[data-live]')?.textContent ?? ''
  screen.show(viewOf({ number: 8, journal: [lays], journal_from: 0 }))
  flushSync()
  expect(said()).not.toContain('Taken back')
  screen.show(viewOf({ number: 7, journal: [], journal_from: 0 }))
  flushSync()
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(said()).toContain('Taken back:')
  vi.useRealTimers()
})

it('says what is told again, from its first sentence on', () => {
  vi.useFakeTimers()
  const lays = (n: number, card: string) => ({ n, key: 'lays', args: { seat: 'B', card }, private: false })
  const [first, second] = [lays(0, '4'), lays(1, '5')]
  const screen = new TableScreen(viewOf({ journal: [first, second] }), { answer: vi.fn(), undo: vi.fn() }, tableOf())
  const { container } = render(Announcer, { screen })
  const said = () => container.querySelector('[data-live]')?.textContent ?? ''
  expect(said()).toBe('')
  const now = { kind: 'card', entries: [first] }
  screen.director = { now, sentences: [first], note: null } as unknown as NonNullable<typeof screen.director>
  screen.show(viewOf({ journal: [first], journal_from: 0, frames: [] }))
  flushSync()
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(said()).toContain('4')
  expect(said()).not.toContain('5')
  vi.useRealTimers()
})

it('says what is on the stage when the page is opened, once', () => {
  vi.useFakeTimers()
  const lays = { n: 5, key: 'lays', args: { seat: 'B', card: '4' }, private: false }
  const screen = new TableScreen(viewOf({ journal: [lays], journal_from: 5 }), { answer: vi.fn(), undo: vi.fn() }, tableOf())
  screen.director = { now: { kind: 'card', entries: [lays] }, sentences: [lays], note: { name: 'note-lays', text: 'Cards are spent.' } } as unknown as NonNullable<typeof screen.director>
  const { container } = render(Announcer, { screen })
  const said = () => container.querySelector('[data-live]')?.textContent ?? ''
  flushSync()
  expect(said().match(/Cards are spent/g)).toHaveLength(1)
  expect(said()).toContain('4')
  screen.show(viewOf({ journal: [], journal_from: 6, frames: [] }))
  flushSync()
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(said().match(/Cards are spent/g)).toHaveLength(1)
  vi.useRealTimers()
})
