/** What the frame of the table takes from the game: where we are, and what a dark room may hide. */
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { View } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import screen from './index'
import Hand from './Hand.svelte'
import Row from './Row.svelte'
import type { Contest } from './board'
import StoreSlots from './StoreSlots.svelte'
import SeatStats from './SeatStats.svelte'
import { zoom } from './zoom.svelte'
import Zoom from './Zoom.svelte'

const board = (more: object) => ({ board: { level: 3, levels: 5, room: 4, rooms: Array.from({ length: 5 }, (_, at) => ({ place: at + 1, card: null, face: 'down' })), contest: null, odds: null, ...more }, asks: [], over: false, sealed: null }) as unknown as View

describe('the crumbs', () => {
  it('say level, room, and the name of the card once it is known', () => {
    const strong = (view: View) => screen.crumbs?.(view).map((crumb) => crumb.strong)
    expect(strong(board({ contest: { card: { id: 'goblin', kind: 'monster' } } }))).toEqual(['raiders-ui-level', 'raiders-ui-room', 'goblin'])
    expect(strong(board({}))).toEqual(['raiders-ui-level', 'raiders-ui-room'])
    expect(strong(board({ level: 0 }))).toEqual([])
  })
})

describe('the seam', () => {
  const more = (id: string) => screen.prompt?.({ view: board({ cards: { items: ['key'] }, heroes: [] }), selected: { option: { id, final: false } }, names: {} } as unknown as TableScreen)?.say
  it('says of an item that it is used up', () => {
    expect([more('key'), more('5')]).toEqual(['raiders-ui-used-up', undefined])
  })
})

describe('a seat', () => {
  it('shows the bound of treasure as a word, once it is reached, and says in its title that nobody holds more', () => {
    const coins = (treasure: number, most: number | null) => {
      const hero = { seat: 'A', character: 'mage', treasure, wounds: 3, alive: true, power: [], items: 0, laid: [] }
      const view = { ...board({ mode: 'base', heroes: [hero], order: ['A'], bleeding: [], torches: [], leader: 'A', most: { treasure: most, wounds: 10 }, cards: { power: [], items: [] } }), seat: 'A', waiting: [], ready: [] }
      const stat = render(SeatStats, { screen: { view, name: () => 'Nina', active: false } as unknown as TableScreen, seat: 'A' }).container.querySelector('.stat')
      return [stat?.textContent, stat?.getAttribute('title')]
    }
    expect([coins(19, 20), coins(20, 20), coins(20, null)]).toEqual([['19', 'raiders-ui-seat-treasure'], ['20raiders-ui-cap', 'raiders-ui-seat-treasure'], ['20', 'raiders-ui-seat-treasure-free']])
  })
})

describe('a storeroom', () => {
  it('names what stands at each number, and keeps the size of a cell that many play', () => {
    const slots = [{ item: 'key', seats: ['A', 'B', 'C', 'D'], left: 4, short: false }, { heal: 1, seats: [], left: null, short: false }]
    const { container } = render(StoreSlots, { contest: { slots } as unknown as Contest, me: 'A' })
    expect([...container.querySelectorAll('.name')].map((each) => each.textContent)).toEqual(['key', 'raiders-ui-gain-heal'])
    expect(container.querySelectorAll('.seats > i')).toHaveLength(4)
    expect(readFileSync('src/games/raiders/StoreSlots.svelte', 'utf8')).toMatch(/\.seats \{ display: flex; height: 20px;[^}]*\}\n {2}i \{ flex: 0 1 20px; min-width: 0/)
  })
})

describe('an act that cannot be taken back', () => {
  it('has no die on its button: none is rolled', () => {
    expect(screen.final).toBe('padlock')
  })
})

describe('an item in the hand', () => {
  it('says what it does as long as it may be played; what is of no use now looks alike, whether it may be played or not', () => {
    const options = [['crystal', null], ['torch', 'torch-nothing-dark']].map(([id, warn]) => ({ id, warn, touches: [`hand:${id}`], then: null }))
    const all = { hand: { power: ['1'], items: { torch: 1, crystal: 1, key: 1 } }, cards: { power: ['1'], items: ['torch', 'crystal', 'key'] }, heroes: [{ seat: 'A', alive: true }] }
    const view = { ...board(all), seat: 'A', asks: [{ what: 'lay', options }], why: {} }
    const { container } = render(Hand, { screen: { view, active: true, selected: null, isLit: () => false, say: String, refusalText: () => ({ text: '' }) } as unknown as TableScreen })
    expect([...container.querySelectorAll('.itc')].map((each) => [each.classList.contains('cannot'), each.querySelector('.tx')?.textContent])).toEqual([
      [true, 'raiders-ui-idle'], [false, 'raiders-ui-text-crystal'], [true, 'raiders-ui-text-key'],
    ])
  })
})

describe('a torch', () => {
  const rooms = (torches: string[], seat: string | null, now: string | null = null) => {
    const view = { ...board({ torches, rooms: [{ place: 1, face: 'up', state: 'now', card: { id: 'goblin', kind: 'monster' } }, { place: 2, face: 'down', state: 'ahead', card: null }], room: 1, heroes: [], mode: 'base' }), seat, journal: [] }
    const director = { now: now && { entries: [{ key: now, args: {} }] } }
    const { container } = render(Row, { screen: { view, director, names: { A: 'Nina', B: 'Boris' }, isLit: () => false, selected: null } as unknown as TableScreen })
    return [...container.querySelectorAll('li')].map((each) => [each.querySelector('.by-torch .seat')?.textContent.trim(), each.querySelector('.shown') !== null, each.querySelector('button')?.ariaLabel?.includes('torch-seen')])
  }
  it('lights up the dark rooms that it shows, and they bear the mark of whoever has seen them: not what was seen', () => {
    expect(rooms(['B'], 'A', 'torch')).toEqual([[undefined, false, false], ['B', true, true]])
    expect(rooms(['B'], 'A', 'lays')).toEqual([[undefined, false, false], ['B', false, true]])
    expect(rooms([], 'A')).toEqual([[undefined, false, false], [undefined, false, false]])
  })
})

describe('a dark room that is read', () => {
  afterEach(() => zoom.close())
  const read = (odds: object | null, torches: string[] = []) => {
    const { container } = render(Zoom, { screen: { view: board({ odds, torches }), name: (seat: string) => `<${seat}>`, zoomed: null } as unknown as TableScreen })
    zoom.show({ dark: true }, document.body)
    return new Promise<string>((resolve) => setTimeout(() => resolve(container.textContent?.replace(/\s+/g, ' ') ?? '')))
  }
  it('says by kind what may lie there, where the table counts it', async () => {
    const text = await read({ unseen: 4, kinds: { monster: { dragon: 2 }, trap: { lava: 2 } }, held: null, monster_cards: null })
    expect(text).toContain('raiders-ui-dark-odds')
    expect(text).toContain('dragon ×2')
  })
  it('says only that it is not known, where it does not', async () => {
    const text = await read(null)
    expect(text).toContain('raiders-why-room-dark')
    expect(text).not.toContain('raiders-ui-dark-odds')
    expect(text).not.toContain('torch-seen')
  })
  it('names who has seen it by torchlight, which the sign in the seat means', async () => expect(await read(null, ['B'])).toContain('raiders-ui-torch-seen'))
})
