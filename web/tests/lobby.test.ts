import { fireEvent, render, screen as page, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLang } from '../src/lib/i18n.svelte'
import { session } from '../src/lib/session.svelte'
import type { GameInfo } from '../src/lib/types'
import Lobby from '../src/lobby/Lobby.svelte'
import WaitingRoom from '../src/lobby/WaitingRoom.svelte'
import { tableOf, useTexts } from './fixtures'

const raiders: GameInfo = {
  id: 'raiders', seats: [1, 2, 3, 4, 5], usual_seats: 4, minutes: 30, levels: ['easy', 'normal', 'hard'],
  settings: [{ id: 'quick', type: 'bool', default: false, seats: [2, 3, 4, 5] }],
}

let calls: { method: string; path: string; body: unknown }[]

function serve(answers: Record<string, unknown>, status = 200): void {
  vi.stubGlobal('fetch', vi.fn((path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    calls.push({ method, path, body: init.body ? JSON.parse(init.body as string) : undefined })
    const answer = answers[`${method} ${path}`]
    return Promise.resolve(new Response(JSON.stringify(answer ?? {}), { status: answer ? status : 404 }))
  }))
}

beforeAll(() => useTexts())
beforeEach(() => {
  calls = []
  session.games = [raiders]
  session.me = { guest: 'g1', name: 'Guest 7', named: false }
})
afterEach(() => vi.unstubAllGlobals())

describe('the lobby', () => {
  it('starts a table against three bots with one click, under the name given', async () => {
    serve({
      'GET /api/tables': { open: [], mine: [] },
      'POST /api/me': { guest: 'g1', name: 'Аня', named: true },
      'POST /api/tables': tableOf({ id: 'amber-fox-9' }),
    })
    render(Lobby)
    await fireEvent.input(page.getByLabelText('Your name'), { target: { value: ' Аня ' } })
    await fireEvent.click(page.getByRole('button', { name: 'Play against 3 bots' }))
    await waitFor(() => expect(location.pathname).toBe('/t/amber-fox-9'))
    expect(calls.find(({ path }) => path === '/api/me')?.body).toEqual({ name: 'Аня' })
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/tables')?.body).toEqual({
      game: 'raiders', settings: {}, public: false, watch: true,
      seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'normal' }))],
      entropy: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
  })

  it('invites when a seat is open, and offers only options of the seat count', async () => {
    serve({ 'GET /api/tables': { open: [], mine: [] } })
    render(Lobby)
    await fireEvent.change(page.getByLabelText('Who plays seat B'), { target: { value: 'open' } })
    expect(page.getByRole('button', { name: 'Create and invite' })).toBeInTheDocument()
    for (const seat of ['D', 'C', 'B']) await fireEvent.change(page.getByLabelText(`Who plays seat ${seat}`), { target: { value: 'close' } })
    expect(page.getByRole('button', { name: 'Play alone' })).toBeInTheDocument()
    expect(page.queryByText('Quick game')).not.toBeInTheDocument()
  })

  it('shows my games, with the one that waits for me, and open tables', async () => {
    const card = { ...tableOf(), your_turn: true, waiting: ['A'] }
    const open = { ...tableOf({ id: 'open-owl-2', status: 'open', you: [], public: true, seats: [{ seat: 'A', kind: 'person', name: 'Олег' }, { seat: 'B', kind: 'open' }] }), your_turn: false, waiting: [] }
    serve({ 'GET /api/tables': { open: [open], mine: [card] } })
    render(Lobby)
    const mine = await page.findByRole('link', { name: /your turn/ })
    expect(mine).toHaveAttribute('href', '/t/amber-fox-1')
    expect(page.getByRole('link', { name: /Олег.*1 open seat/ })).toHaveAttribute('href', '/t/open-owl-2')
  })

  it('tells the server’s reason in the reader’s language', async () => {
    serve({ 'GET /api/tables': { open: [], mine: [] }, 'POST /api/tables': { error: { key: 'no-such-key', args: {}, text: 'No room at the inn.' } } }, 400)
    render(Lobby)
    await fireEvent.click(page.getByRole('button', { name: 'Play against 3 bots' }))
    expect(await page.findByRole('alert')).toHaveTextContent('No room at the inn.')
  })

  it.each(['en', 'ru', 'uk'] as const)('has every word in %s', async (lang) => {
    serve({ 'GET /api/tables': { open: [], mine: [] } })
    await setLang(lang, false)
    render(Lobby)
    expect(document.body.textContent).not.toMatch(/\b(ui|raiders)-[a-z]/)
    await setLang('en', false)
  })
})

describe('the waiting room', () => {
  it('lets a guest sit down, with entropy of their own', async () => {
    const table = tableOf({ status: 'open', host: false, you: [], seats: [{ seat: 'A', kind: 'person', name: 'Аня', here: true }, { seat: 'B', kind: 'open' }] })
    serve({ 'POST /api/tables/amber-fox-1/seats/B/sit': table, 'POST /api/me': { guest: 'g1', name: 'Boris', named: true } })
    const ontable = vi.fn()
    render(WaitingRoom, { table, lost: false, ontable })
    await fireEvent.input(page.getByLabelText('Your name'), { target: { value: 'Boris' } })
    await fireEvent.click(page.getByRole('button', { name: 'Sit here' }))
    await waitFor(() => expect(ontable).toHaveBeenCalled())
    expect(calls.map(({ path }) => path)).toEqual(['/api/me', '/api/tables/amber-fox-1/seats/B/sit'])
    expect(calls[1]?.body).toEqual({ entropy: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(page.queryByRole('button', { name: /start/ })).not.toBeInTheDocument()
  })

  it('gives the host the link and the start', async () => {
    const table = tableOf({ status: 'open', seats: [{ seat: 'A', kind: 'me', name: 'Аня' }, { seat: 'B', kind: 'open' }, { seat: 'C', kind: 'bot', name: 'Mira', level: 'easy' }] })
    serve({ 'POST /api/tables/amber-fox-1/start': tableOf() })
    const ontable = vi.fn()
    render(WaitingRoom, { table, lost: false, ontable })
    expect(page.getByLabelText('Invite link')).toHaveValue(`${location.origin}/t/amber-fox-1`)
    await fireEvent.click(page.getByRole('button', { name: '1 player, 2 bots: start' }))
    await waitFor(() => expect(ontable).toHaveBeenCalled())
  })
})
