import { fireEvent, render, screen as page, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as games from '../src/games'
import { session } from '../src/lib/session.svelte'
import TablePage from '../src/table/TablePage.svelte'
import { tableOf, useTexts, viewOf } from './fixtures'

let socket: FakeSocket | undefined
class FakeSocket {
  sent: { t: string; id: string; option?: string }[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test talks to the newest socket
    socket = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** A game without a screen of its own, so that its options are buttons. */
const plain = (more = {}) => viewOf({ game: 'pebbles', why: {}, journal: [], asks: [{ ...viewOf().asks[0]!, options: viewOf().asks[0]!.options.map((each) => ({ ...each, warn: null })) }], ...more })

/** Every call is answered with this, but for the rules page: that one is empty. */
function answers(status: number, body: unknown): void {
  const bodyOf = (path: string) => (path.startsWith('/api/rules/') ? { html: '', headings: [] } : body)
  vi.stubGlobal('fetch', vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(bodyOf(path)), { status }))))
}

beforeAll(() => useTexts())
beforeEach(() => {
  sessionStorage.clear()
  socket = undefined
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => vi.unstubAllGlobals())

/** The page's connection, once it is open. */
async function connected(): Promise<FakeSocket> {
  const wire = await waitFor(() => {
    if (!socket) throw new Error('not connected')
    return socket
  })
  wire.onopen?.()
  return wire
}

describe('a table by its link', () => {
  it('is the last game of this visit, with which the lobby begins', async () => {
    answers(200, tableOf({ game: 'lichlord' }))
    render(TablePage, { id: 'amber-fox-9' })
    await waitFor(() => expect(session.last).toBe('lichlord'))
  })
  it.each([
    ['There is no such table', 404, { error: { key: 'table-unknown', args: {}, text: '' } }],
    ['This table is private', 403, { error: { key: 'no-watching', args: {}, text: '' } }],
    ['This table is private', 200, tableOf({ you: [], watch: false })],
    ['This game is finished', 200, tableOf({ you: [], watch: false, status: 'over' })],
  ])('says which of three a wrong link is: %s (%s)', async (words, status, answer) => {
    answers(status, answer)
    render(TablePage, { id: 'no-such-1' })
    expect(await page.findByText(words)).toBeInTheDocument()
  })

  it('answers over the live connection, and tells who was faster when the answer came too late', async () => {
    answers(200, tableOf({ game: 'pebbles' }))
    render(TablePage, { id: 'amber-fox-1' })
    const wire = await connected()
    wire.hear({ t: 'view', view: plain() })
    await fireEvent.click(await page.findByRole('button', { name: /^no undo after this 5/ }))
    expect(wire.sent.filter(({ t }) => t === 'answer')).toMatchObject([{ option: '5' }])

    wire.hear({ t: 'refused', id: wire.sent.at(-1)?.id, error: { key: 'stale', args: {}, text: 'The table has moved on since.' } })
    wire.hear({ t: 'view', view: plain({ number: 8, journal: [{ n: 0, key: 'moves', args: { seat: 'B' }, private: false }], journal_from: 0 }) })
    expect(await page.findByText('Boris moved first. Here is the table now.')).toBeInTheDocument()

    wire.hear({ t: 'view', view: plain({ number: 9, journal: [], journal_from: 1 }) })
    await waitFor(() => expect(page.queryByText(/moved first/)).not.toBeInTheDocument())
  })

  it('goes from the waiting room to the table when the game starts', async () => {
    answers(200, tableOf({ status: 'open', game: 'pebbles' }))
    render(TablePage, { id: 'amber-fox-1' })
    expect(await page.findByText('The table is set')).toBeInTheDocument()
    const wire = await connected()
    wire.hear({ t: 'table', table: tableOf({ game: 'pebbles' }) })
    wire.hear({ t: 'view', view: plain() })
    expect(await page.findByText('Your turn:')).toBeInTheDocument()
    await fireEvent.click(page.getByRole('tab', { name: 'Rules' }))
    expect(page.getByText('c0ffee')).toBeInTheDocument() // the seal can be looked up all through the game
  })

  it('shows the newest view, however long the screen of its game took to load', async () => {
    const loaded: (() => void)[] = []
    const load = vi.spyOn(games, 'screenOf').mockImplementation(() => new Promise((done) => loaded.push(() => done(null))))
    answers(200, tableOf({ game: 'pebbles' }))
    render(TablePage, { id: 'amber-fox-1' })
    const wire = await connected()
    wire.hear({ t: 'view', view: plain({ number: 7, asks: [] }) })
    wire.hear({ t: 'view', view: plain({ number: 8 }) })
    for (const done of loaded.reverse()) {
      done()
      await new Promise((later) => setTimeout(later))
    }
    expect(await page.findByText('Your turn:')).toBeInTheDocument()
    load.mockRestore()
  })

  it('tells at once, however much it is, what comes while one watches, even long after the last that happened', { timeout: 60_000 }, async () => {
    answers(200, tableOf({ game: 'pebbles' }))
    render(TablePage, { id: 'amber-fox-1' })
    const wire = await connected()
    wire.hear({ t: 'view', view: plain({ asks: [] }) })
    const patience = { timeout: 10_000 }
    await waitFor(() => expect(document.querySelector('[data-turn]')).not.toBeNull(), patience)
    let n = 0
    const happens = (count: number) => {
      const journal = Array.from({ length: count }, () => ({ n: n++, key: 'moves', args: { seat: 'B' }, private: false }))
      wire.hear({ t: 'view', view: plain({ number: 9, asks: [], journal, journal_from: n - count, frames: journal.map((entry) => ({ n: entry.n, board: {}, figures: {} })) }) })
    }
    const told = () => document.querySelector('[data-beat]')
    for (let time = 0; time < 200 && !told(); time++) { // until what tells has come
      happens(1)
      await new Promise((later) => setTimeout(later, 50))
    }
    await fireEvent.keyDown(window, { code: 'Escape', key: 'Escape' })
    await waitFor(() => expect(told()).toBeNull(), patience)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    happens(30)
    await waitFor(() => expect(told()).not.toBeNull(), patience)
    expect(page.queryByText('While you were away')).toBeNull()
    clock.mockRestore()
  })

  it('says why it has no connection, until it has one', async () => {
    answers(200, tableOf({ game: 'pebbles' }))
    render(TablePage, { id: 'amber-fox-1' })
    const wire = await connected()
    wire.hear({ t: 'refused', id: '', error: { key: 'too-many-sockets', args: {}, text: 'Too many.' } })
    expect(await page.findByRole('alert')).toHaveTextContent('Too many tables are open from here at once')
    wire.hear({ t: 'table', table: tableOf({ game: 'pebbles' }) })
    await waitFor(() => expect(page.queryByRole('alert')).not.toBeInTheDocument())
  })
})
