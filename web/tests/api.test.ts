import { describe, expect, it, vi } from 'vitest'
import { api } from '../src/lib/api'

describe('a new table', () => {
  it('mixes its maker’s own chance into the game’s', async () => {
    const sent: { entropy: string }[] = []
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      if (path === '/api/tables') sent.push(JSON.parse(body))
      return Response.json({ id: 'any', commitment: 'c0ffee' })
    })
    for (const seats of [[{ kind: 'me' as const }], []]) await api.create({ game: 'raiders', settings: {}, seats, public: false, watch: true })
    vi.unstubAllGlobals()
    expect(sent.map(({ entropy }) => entropy)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(sent[0]?.entropy).not.toBe(sent[1]?.entropy)
  })
})

describe('who I am', () => {
  it('is asked by one page of a browser at a time', async () => {
    const names: string[] = []
    let before: Promise<unknown> = Promise.resolve()
    vi.stubGlobal('navigator', { locks: { request: (name: string, work: () => Promise<unknown>) => (names.push(name), (before = before.then(work))) } })
    let open = 0
    vi.stubGlobal('fetch', async () => {
      expect(++open).toBe(1)
      await new Promise((done) => setTimeout(done, 5))
      open -= 1
      return { ok: true, status: 200, json: () => Promise.resolve({ guest: 'g1', name: 'Guest', named: false }) }
    })
    await Promise.all([api.me(), api.me()])
    expect(names).toEqual(['undercroft-me', 'undercroft-me'])
    vi.unstubAllGlobals()
  })
})
