/** The pictures of a rules page, also of the one beside a table. */
import { render, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { GAMES, useTexts } from '../../../tests/fixtures'
import { session } from '../../lib/session.svelte'
import RulesPane from '../../table/RulesPane.svelte'

beforeAll(() => useTexts())

it('stand in the pane beside a table, and are nothing that the table looks for on the page', async () => {
  session.games = [GAMES.raiders]
  const html = '<figure data-pictures="room:goblin,play:monster"><figcaption>The Goblin.</figcaption></figure>'
  vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify({ html, headings: [] })))))
  const { container, unmount } = render(RulesPane, { game: 'raiders' })
  await waitFor(() => expect(container.querySelectorAll('figure .drawing > *').length).toBeGreaterThan(0), { timeout: 15000 })
  await waitFor(() => expect(container.querySelectorAll('[data-object], [data-region], [data-drop]').length).toBe(0))
  expect(container.querySelector('figcaption')?.textContent).toBe('The Goblin.')
  unmount()
  vi.unstubAllGlobals()
}, 20000)
