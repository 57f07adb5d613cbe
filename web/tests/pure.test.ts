import { describe, expect, it, vi } from 'vitest'
import { api } from '../src/lib/api'
import { groupsOf, takenBack } from '../src/lib/log'
import { anchorOf, headingsOf, html } from '../src/lib/markdown'
import { codeIn, originOf, routeOf } from '../src/lib/router.svelte'
import type { Entry, GameInfo, Setting } from '../src/lib/types'
import { GAMES } from './fixtures'
import { chosen, countOf, nameOf, planFor, resize, settingsFor, startWords, steps } from '../src/lobby/plan'

const entry = (n: number, key: string, args = {}): Entry => ({ n, key, args, private: false })
const game: GameInfo = {
  ...GAMES.raiders, seats: [1, 2, 3, 4, 5], usual_seats: 4, levels: ['easy', 'normal', 'hard'],
  settings: [
    { id: 'quick', type: 'bool', default: false, seats: [2, 3, 4, 5] },
    { id: 'solo_wounds', type: 'int', default: 2, seats: [1], low: 2, high: 5 },
    { id: 'odds', type: 'bool', default: true, seats: [] },
  ],
}

describe('log', () => {
  it('begins a group at every head, and one before the first', () => {
    const groups = groupsOf([entry(0, 'dealt'), entry(1, 'enters'), entry(2, 'lays', { seat: 'B' }), entry(3, 'enters')])
    expect(groups.map(({ head, lines }) => [head?.n, lines.map(({ n, seat }) => [n, seat])])).toEqual([
      [undefined, [[0, null]]],
      [1, [[2, 'B']]],
      [3, []],
    ])
  })

  it('leaves what was taken back standing, struck, in its place', () => {
    const before = [entry(0, 'enters'), entry(1, 'lays', { seat: 'A', card: '5' })]
    const undone = takenBack(before, before.slice(0, 1))
    expect(undone).toEqual([before[1]])
    const after = [before[0]!, entry(1, 'lays', { seat: 'A', card: '3' })]
    expect(groupsOf(after, undone)[0]?.lines.map((line) => [line.args.card, line.undone])).toEqual([['5', true], ['3', false]])
  })

  it('takes nothing back when the journal only grows', () => {
    expect(takenBack([entry(0, 'enters')], [entry(0, 'enters'), entry(1, 'lays')])).toEqual([])
  })
})

describe('addresses', () => {
  it('knows the pages', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' })
    expect(routeOf('/t/amber-fox-4271')).toEqual({ page: 'table', id: 'amber-fox-4271' })
    expect(routeOf('/t/amber-fox-4271/replay')).toEqual({ page: 'replay', id: 'amber-fox-4271' })
    expect(routeOf('/rules/raiders')).toEqual({ page: 'rules', game: 'raiders' })
    expect(routeOf('/nowhere/at/all')).toEqual({ page: 'lost' })
    expect(routeOf('/t/%')).toEqual({ page: 'lost' })
  })

  it.each([
    ['amber-fox-4271', 'amber-fox-4271'],
    [' Amber Fox 4271 ', 'amber-fox-4271'],
    ['https://host.example/t/amber-fox-4271?x=1#y', 'amber-fox-4271'],
    ['http://host/t/amber-fox-4271/replay', 'amber-fox-4271'],
    ['   ', ''],
  ])('finds the code in %j', (text, code) => expect(codeIn(text)).toBe(code))
})

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

describe('rules text', () => {
  it('gives numbered headings an anchor', () => {
    expect([anchorOf('6.3 Key'), anchorOf('7. Death'), anchorOf('Rulings')]).toEqual(['r6.3', 'r7', ''])
    expect(html('### 6.3 Key')).toContain('<h3 id="r6.3">')
  })

  it('leads from a number to its heading, and lists the headings that can be gone to', () => {
    const text = '# The rules\n\nAs in [6.3](#6.3).\n\n## 6. Cards\n\n### 6.3 Key\n\n### Unnumbered'
    expect(html(text)).toContain('<a href="#r6.3"')
    expect(headingsOf(text)).toEqual([{ id: 'r6', text: '6. Cards', depth: 2 }, { id: 'r6.3', text: '6.3 Key', depth: 3 }])
  })

  it('obeys no raw HTML and no script link', () => {
    const made = html('<img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](x.png) [c](https://example.org)')
    expect(made).not.toMatch(/<img|<script|href="javascript/)
    expect(made).toContain('href="https://example.org"')
  })
})

describe('a new table', () => {
  it('begins with me and bots on the other seats', () => {
    expect(countOf(planFor(game).seats)).toEqual({ me: 1, open: 0, bots: 3 })
    expect(startWords(countOf(planFor(game).seats))).toEqual({ id: 'ui-play-bots', args: { bots: 3 } })
  })

  it('grows and shrinks by the seat counts the game has', () => {
    expect(steps(game, 4)).toEqual({ more: 5, less: 3 })
    expect(steps(game, 5).more).toBeNull()
    expect(steps(game, 1).less).toBeNull()
  })

  it('keeps a seat for me when mine is removed', () => {
    const plan = { ...planFor(game), seats: [{ kind: 'bot', level: 'easy' } as const, { kind: 'me' } as const] }
    expect(resize(plan, 1).seats).toEqual([{ kind: 'me' }])
  })

  it('offers and sends only options of this seat count that differ from the rulebook', () => {
    expect(settingsFor(game, 1).map(({ id }) => id)).toEqual(['solo_wounds', 'odds'])
    const plan = { ...planFor(game), settings: { quick: true, solo_wounds: 5, odds: true } }
    expect(chosen(game, plan)).toEqual({ quick: true })
    expect(chosen(game, resize(plan, 1))).toEqual({ solo_wounds: 5 })
  })

  it('offers packs only where some are installed, by their own names', () => {
    const packs: Setting = { id: 'packs', type: 'several', default: '', seats: [], choices: [], names: {} }
    const some: Setting = { ...packs, choices: ['cellar@1a2b3c4d'], names: { 'cellar@1a2b3c4d': { en: 'The Cellar', ru: 'Погреб' } } }
    expect(settingsFor({ ...game, settings: [packs] }, 2)).toEqual([])
    expect(settingsFor({ ...game, settings: [some] }, 2)).toEqual([some])
    expect(nameOf(some, 'cellar@1a2b3c4d')).toBe('The Cellar')
    expect(nameOf(some, 'gone@00000000')).toBe('gone@00000000')
  })

  it('names the button after what will happen', () => {
    expect(startWords({ me: 1, open: 1, bots: 2 }).id).toBe('ui-create-invite')
    expect(startWords({ me: 1, open: 0, bots: 0 }).id).toBe('ui-play-alone')
    expect(startWords({ me: 2, open: 0, bots: 2 })).toEqual({ id: 'ui-start-with', args: { players: 2, bots: 2 } })
  })
})

describe('where a table began', () => {
  it('is linked only if its game is known', () => {
    expect(originOf({ table: 'amber-fox-1', step: 9 })).toBe('/t/amber-fox-1/replay#step=9')
    expect(originOf({ table: null, step: 9 })).toBeUndefined()
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
