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
  screen.show(viewOf({ game: 'lichlord', number: 8, journal: [{ n: 0, key: 'enters', args: { seat: 'B', space: 'dark-crossroads' }, private: false }] }))
  flushSync()
  expect(said()).toContain('Boris')
  name = 'Dark Crossroads'
  flushSync()
  expect(said()).toContain('Dark Crossroads')
  expect(said()).not.toContain('dark-crossroads')
})
