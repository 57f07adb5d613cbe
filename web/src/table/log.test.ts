/** The log's button that tells once more what happened. */
import { render, screen as page } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { useTexts, viewOf } from '../../tests/fixtures'
import { unechoed } from '../lib/log'
import type { Entry } from '../lib/types'
import Announcer from './Announcer.svelte'
import Log from './Log.svelte'
import { TableScreen } from './screen.svelte'

beforeAll(() => useTexts())

it.each([[{ past: true, telling: false }, 1], [{ past: false, telling: false }, 0], [{ past: true, telling: true }, 0]])('tells again and makes way only where there is something to tell: %o', (state, times) => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  const screen = new TableScreen(viewOf())
  const again = vi.fn()
  screen.director = { ...state, decides: true, again } as never
  const sheet = document.body.appendChild(document.createElement('dialog'))
  const close = (sheet.close = vi.fn())
  const { unmount } = render(Log, { target: sheet, props: { screen } })
  page.getByText('Since your turn').click()
  expect([again.mock.calls.length, close.mock.calls.length]).toEqual([times, times])
  unmount()
  sheet.remove()
})

const entry = (n: number, key: string, seat: string): Entry => ({ n, key, args: { seat }, private: false })

it('tells once what another entry near it says with more, where the game says so', () => {
  const journal = [entry(0, 'draws', 'A'), entry(1, 'draws-what', 'A'), entry(2, 'draws', 'B'), ...[3, 4, 5].map((n) => entry(n, 'waits', 'B')), entry(6, 'draws-what', 'B')]
  expect(unechoed(journal, ({ key, args }, other) => key === 'draws' && other.key === 'draws-what' && other.args.seat === args.seat).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6])
  expect(unechoed(journal)).toHaveLength(7)
})

it('speaks the one sentence of the seam where that tells of several', () => {
  const screen = new TableScreen(viewOf({ journal: [] }))
  const news = [entry(0, 'wounded', 'A'), entry(1, 'wounded', 'B')]
  screen.game = { told: () => ({ bold: 'Everyone: 2 wounds.' }) } as never
  const { container } = render(Announcer, { screen })
  flushSync(() => {
    screen.director = { now: { entries: news }, sentences: news } as never
    screen.view = viewOf({ journal: news })
  })
  flushSync()
  expect(container.querySelector('[data-live]')?.textContent).toBe('Everyone: 2 wounds.')
})

it('is one stop for Tab, at the newest line, and the arrows go on from there', () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  const screen = new TableScreen(viewOf({ journal: [0, 1, 2].map((n) => entry(n, 'first-player', 'A')) }))
  const { container } = render(Log, { screen })
  const lines = [...container.querySelectorAll<HTMLElement>('[data-region="log"] button')]
  const stops = () => lines.map(({ tabIndex }) => tabIndex).join(' ')
  expect(stops()).toBe('-1 -1 0')
  lines[2]?.focus()
  const press = (code: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
  press('ArrowUp')
  flushSync()
  expect([document.activeElement, stops()]).toEqual([lines[1], '-1 0 -1'])
  press('Home')
  flushSync()
  expect([document.activeElement, stops()]).toEqual([lines[0], '0 -1 -1'])
})

it('opens the panel that a line is about, where the game says so, and makes way for it', () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  const screen = new TableScreen(viewOf({ journal: [entry(7, 'paid', 'B')] }))
  screen.game = { logOpens: () => 'B' } as never
  const sheet = document.body.appendChild(document.createElement('dialog'))
  const close = (sheet.close = vi.fn())
  const { unmount } = render(Log, { target: sheet, props: { screen } })
  sheet.querySelector<HTMLElement>('.log button')?.click()
  expect([screen.panel, close.mock.calls.length]).toEqual([{ seat: 'B', n: 7 }, 1])
  unmount()
  sheet.remove()
})
