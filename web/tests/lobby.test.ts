import { fireEvent, render, screen as page, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../src/lib/api'
import { setLang } from '../src/lib/i18n.svelte'
import { keepSeal, sealOf } from '../src/lib/seals'
import { session } from '../src/lib/session.svelte'
import type { GameInfo } from '../src/lib/types'
import Lobby from '../src/lobby/Lobby.svelte'
import WaitingRoom from '../src/lobby/WaitingRoom.svelte'
import Proof from '../src/replay/Proof.svelte'
import { GAMES, tableOf, useTexts } from './fixtures'

const raiders: GameInfo = {
  ...GAMES.raiders, seats: [1, 2, 3, 4, 5], usual_seats: 4, levels: ['easy', 'normal', 'hard'],
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
  session.last = ''
  session.me = { guest: 'g1', name: 'Guest 7', named: false }
})
afterEach(() => vi.unstubAllGlobals())

describe('the lobby', () => {
  it('begins with the game that was played last, or that a link names', () => {
    serve({ 'GET /api/tables': { open: [], mine: [] } })
    session.games = [raiders, GAMES.twister, GAMES.lichlord]
    const chosen = () => {
      const { container, unmount } = render(Lobby)
      const name = container.querySelector('.gm.on')?.textContent
      unmount()
      return name
    }
    expect(chosen()).toContain('Dungeon Raiders')
    session.last = 'twister'
    expect(chosen()).toContain('Dungeon Twister')
    history.replaceState(null, '', '#lichlord')
    expect(chosen()).toContain('Lich Lord')
    history.replaceState(null, '', '/')
  })
  it('shows which games one can learn, until one has a table of them', async () => {
    session.games = [{ ...raiders, lesson: true }, { ...GAMES.twister, lesson: false }]
    serve({ 'GET /api/tables': { open: [], mine: [] }, 'POST /api/games/raiders/lesson': tableOf({ id: 'calm-owl-1' }) })
    const { unmount } = render(Lobby)
    expect(page.queryByText('Learn a game'), 'before anything is known of me').toBeNull()
    await page.findByText('Learn a game')
    expect(page.queryByRole('button', { name: /Learn: Dungeon Twister/ })).toBeNull()
    await fireEvent.click(page.getByRole('button', { name: 'Learn: Dungeon Raiders' }))
    await waitFor(() => expect(location.pathname).toBe('/t/calm-owl-1'))
    unmount()
    history.replaceState(null, '', '/')
    serve({ 'GET /api/tables': { open: [], mine: [tableOf({ id: 'calm-owl-1' })] } })
    render(Lobby)
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/tables').length).toBeGreaterThan(1))
    expect(page.queryByText('Learn a game')).toBeNull()
  })
  it('starts a table against three bots with one click, under the name given', async () => {
    serve({
      'GET /api/tables': { open: [], mine: [] },
      'POST /api/me': { guest: 'g1', name: 'Аня', named: true },
      'POST /api/promises': { id: 'p1', commitment: 'c0ffee' },
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
      promise: 'p1', entropy: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    const posts = calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(posts).toEqual(['/api/me', '/api/promises', '/api/tables'])
    expect(calls.find(({ path }) => path === '/api/promises')?.body).toEqual({})
    expect(sealOf('amber-fox-9')).toBe('c0ffee')
  })

  it('tells tables of one game apart: with whom, how far, whose turn it is, how it ended', async () => {
    const card = (id: string, more: object) => ({ ...tableOf({ id }), ...more })
    const seats = [{ seat: 'A', kind: 'me', name: 'Аня', here: true }, { seat: 'B', kind: 'person', name: 'Boris', here: true }, { seat: 'C', kind: 'bot', name: 'Odo', here: true, level: 'normal' }]
    const over = { seats, you: ['A'], status: 'over', waiting: [] }
    serve({
      'GET /api/tables': {
        open: [],
        mine: [
          card('a', { seats, you: ['A'], progress: { level: 2, room: 3 }, your_turn: true, waiting: ['A'] }),
          card('b', { seats: seats.slice(0, 2), you: ['A'], progress: { level: 1, room: 1 }, your_turn: false, waiting: ['B'] }),
          card('c', { ...over, result: { winners: ['A'], rows: [] } }),
          card('d', { ...over, result: { winners: ['B', 'C'], rows: [] } }),
          card('e', { ...over, seats: seats.slice(0, 1), result: { winners: [], rows: [], left: { seat: 'A', how: 'ended' } } }),
        ],
      },
    })
    render(Lobby)
    await page.findByText('Your games')
    expect([...document.querySelectorAll('.panel li a')].map((link) => [link.getAttribute('href'), link.querySelector('.w')?.textContent])).toEqual([
      ['/t/a', 'Dungeon Raiderswith Boris and OdoLevel 2, room 3 · waiting for you'],
      ['/t/b', 'Dungeon Raiderswith BorisLevel 1, room 1 · thinking: Boris'],
      ['/t/c/replay', 'Dungeon Raiderswith Boris and OdoYou won'],
      ['/t/d/replay', 'Dungeon Raiderswith Boris and OdoBoris and Odo won'],
      ['/t/e/replay', 'Dungeon RaidersaloneYou ended the game early'],
    ])
  })

  it('explains how several play at one screen', async () => {
    serve({ 'GET /api/tables': { open: [], mine: [] } })
    render(Lobby)
    expect(page.queryByText(/several seats on this screen/)).not.toBeInTheDocument()
    await fireEvent.change(page.getByLabelText('Who plays seat B'), { target: { value: 'me' } })
    expect(page.getByText(/several seats on this screen/)).toBeInTheDocument()
  })

  it('says so where the table has another seal than the one promised', async () => {
    serve({
      'GET /api/tables': { open: [], mine: [] },
      'POST /api/promises': { id: 'p1', commitment: 'decaf' },
      'POST /api/tables': tableOf({ id: 'amber-fox-8', host: false }),
    })
    render(Lobby)
    await fireEvent.click(page.getByRole('button', { name: 'Play against 3 bots' }))
    expect(await page.findByRole('alert')).toHaveTextContent('not the one that was promised')
    expect(location.pathname).not.toBe('/t/amber-fox-8')
  })

  it('invites when a seat is open, and offers only options of the seat count', async () => {
    serve({ 'GET /api/tables': { open: [], mine: [] } })
    render(Lobby)
    await fireEvent.change(page.getByLabelText('Who plays seat B'), { target: { value: 'open' } })
    expect(page.getByRole('button', { name: 'Create and invite' })).toBeInTheDocument()
    for (const seat of ['D', 'C']) await fireEvent.change(page.getByLabelText(`Who plays seat ${seat}`), { target: { value: 'close' } })
    expect([...page.getByLabelText<HTMLSelectElement>('Who plays seat B').options].map(({ value }) => value)).not.toContain('close')
    await fireEvent.click(page.getByRole('radio', { name: 'Alone' }))
    expect(page.getByText(/by the solo rules/)).toBeInTheDocument()
    expect(page.getByRole('button', { name: 'Play alone' })).toBeInTheDocument()
    expect(page.queryByText('Quick game')).not.toBeInTheDocument()
  })

  it('shows my games, with the one that waits for me, and open tables', async () => {
    const card = { ...tableOf(), your_turn: true, waiting: ['A'] }
    const open = { ...tableOf({ id: 'open-owl-2', status: 'open', you: [], public: true, seats: [{ seat: 'A', kind: 'person', name: 'Олег', here: false }, { seat: 'B', kind: 'open', name: '', here: false }] }), your_turn: false, waiting: [] }
    serve({ 'GET /api/tables': { open: [open], mine: [card] } })
    render(Lobby)
    const mine = await page.findByRole('link', { name: /waiting for you/ })
    expect(mine).toHaveAttribute('href', '/t/amber-fox-1')
    expect(page.getByRole('link', { name: /Олег.*1 open seat/ })).toHaveAttribute('href', '/t/open-owl-2')
  })

  it('tells the server’s reason in the reader’s language', async () => {
    serve({ 'GET /api/tables': { open: [], mine: [] }, 'POST /api/promises': { error: { key: 'no-such-key', args: {}, text: 'No room at the inn.' } } }, 400)
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
    const table = tableOf({ status: 'open', host: false, you: [], seats: [{ seat: 'A', kind: 'person', name: 'Аня', here: true }, { seat: 'B', kind: 'open', name: '', here: false }] })
    serve({ 'POST /api/tables/amber-fox-1/seats/B/sit': table, 'POST /api/me': { guest: 'g1', name: 'Boris', named: true } })
    const ontable = vi.fn()
    render(WaitingRoom, { table, lost: false, ontable })
    await fireEvent.input(page.getByLabelText('Your name'), { target: { value: 'Boris' } })
    await fireEvent.click(page.getByRole('button', { name: 'Sit here' }))
    await waitFor(() => expect(ontable).toHaveBeenCalled())
    expect(calls.map(({ path }) => path)).toEqual(['/api/me', '/api/tables/amber-fox-1/seats/B/sit'])
    expect(calls[1]?.body).toEqual({ entropy: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(page.getByText('c0ffee')).toBeInTheDocument() // before they sat down
    expect(sealOf('amber-fox-1')).toBe('c0ffee')
    expect(page.queryByRole('button', { name: /start/ })).not.toBeInTheDocument()
  })

  it('gives the host the link and the start', async () => {
    const table = tableOf({ status: 'open', seats: [{ seat: 'A', kind: 'me', name: 'Аня', here: true }, { seat: 'B', kind: 'open', name: '', here: false }, { seat: 'C', kind: 'bot', name: 'Mira', level: 'easy', here: true }] })
    serve({ 'POST /api/tables/amber-fox-1/start': tableOf() })
    const ontable = vi.fn()
    render(WaitingRoom, { table, lost: false, ontable })
    expect(page.getByLabelText('Invite link')).toHaveValue(`${location.origin}/t/amber-fox-1`)
    await fireEvent.click(page.getByRole('button', { name: '1 player, 2 bots: start' }))
    await waitFor(() => expect(ontable).toHaveBeenCalled())
  })
})

describe('a rematch', () => {
  const over = tableOf({ status: 'over', you: ['B'] })

  it('is made under a promise by whoever asks first', async () => {
    serve({
      'GET /api/tables/amber-fox-1': over,
      'POST /api/promises': { id: 'p2', commitment: 'c0ffee' },
      'POST /api/tables/amber-fox-1/rematch': tableOf({ id: 'next-fox-1' }),
    })
    expect((await api.rematch('amber-fox-1')).id).toBe('next-fox-1')
    expect(calls.map(({ path }) => path)).toEqual(['/api/tables/amber-fox-1', '/api/promises', '/api/tables/amber-fox-1/rematch'])
    expect(calls[1]?.body).toEqual({})
    expect(calls[2]?.body).toEqual({ promise: 'p2', entropy: expect.stringMatching(/^[0-9a-f]{32}$/) })
  })

  it('is theirs who were faster; the promise was of another table', async () => {
    serve({
      'GET /api/tables/amber-fox-1': over,
      'POST /api/promises': { id: 'p3', commitment: 'c0ffee' },
      'POST /api/tables/amber-fox-1/rematch': tableOf({ id: 'next-fox-3', host: false, commitment: 'decaf' }),
    })
    expect((await api.rematch('amber-fox-1')).id).toBe('next-fox-3')
    expect(sealOf('next-fox-3')).toBe('')
  })

  it('is joined by the others after a look at its seal', async () => {
    const next = tableOf({ id: 'next-fox-2', status: 'open', you: [], commitment: 'decaf', seats: [{ seat: 'A', kind: 'person', name: '', here: false }, { seat: 'B', kind: 'open', name: '', here: false }] })
    serve({
      'GET /api/tables/amber-fox-1': { ...over, rematch: 'next-fox-2' },
      'GET /api/tables/next-fox-2': next,
      'POST /api/tables/next-fox-2/seats/B/sit': { ...next, you: ['B'] },
    })
    expect((await api.rematch('amber-fox-1')).you).toEqual(['B'])
    expect(calls.map(({ path }) => path)).toEqual(['/api/tables/amber-fox-1', '/api/tables/next-fox-2', '/api/tables/next-fox-2/seats/B/sit'])
    expect(calls[2]?.body).toEqual({ entropy: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(sealOf('next-fox-2')).toBe('decaf')
  })
})

describe('the proof', () => {
  const proof = { commitment: 'c0ffee', secret: '00', entropy: ['ab'], early: false, answers: 3, good: true }

  it('is compared with the seal this browser was shown', () => {
    keepSeal('proof-fox-1', 'c0ffee')
    keepSeal('proof-fox-1', 'decaf') // the first one seen counts
    render(Proof, { proof, table: 'proof-fox-1' })
    expect(page.getByText(/was shown the same fingerprint/)).toBeInTheDocument()
    expect(page.queryByRole('alert')).not.toBeInTheDocument()
    expect(page.queryByText(/guarantees nothing/)).not.toBeInTheDocument()
  })

  it('says so where that was another, or where the host’s share came too early', () => {
    keepSeal('proof-fox-2', 'decaf')
    render(Proof, { proof: { ...proof, early: true }, table: 'proof-fox-2' })
    expect(page.getByRole('alert')).toHaveTextContent('another fingerprint before the game: decaf')
    expect(page.getByText(/guarantees nothing/)).toBeInTheDocument()
  })

  it('compares nothing where this browser saw no seal', () => {
    render(Proof, { proof, table: 'proof-fox-3' })
    expect(page.queryByText(/browser was shown/)).not.toBeInTheDocument()
  })
})
