import { describe, expect, it } from 'vitest'
import type { Ask, View } from '../../lib/types'
import { beatBetween, lastLaid, turnedBetween } from './beats.svelte'
import { faceValue, type Board, type Contest, type Hero, type RoomCard } from './board'
import { bar, claims, fuse, lays, lowest, mostOf, slots, toLay, values } from './contest'
import { handCards, neighbour, optionFor } from './hand'
import { kindOf, sharesOf } from './odds'
import { consequence, prompt, type Table } from './prompt'
import { rule, type Say } from './say'

const hero = (seat: string, more: Partial<Hero> = {}): Hero => ({
  seat, character: 'knight', treasure: 5, wounds: 2, alive: true, power: ['1', '2', '3', '4', '5'], items: 0, laid: [], ...more,
})
const DRAGON: RoomCard = { id: 'dragon', kind: 'monster', wounds: 3, strength: 18 }
const VAULT: RoomCard = { id: 'vault-4-2', kind: 'vault', chests: [4, 2] }
const LAVA: RoomCard = { id: 'lava', kind: 'trap', skulls: 2, harm: ['half', 2, 1, 0, 0] }
const MAGNET: RoomCard = { id: 'magnet', kind: 'trap', skulls: 1, harm: [0, 0, 1, 2, 3] }
const STORE: RoomCard = { id: 'storeroom-items', kind: 'storeroom', slots: [{ item: 'torch' }, { item: 'crystal' }, { item: 'key' }, { item: 'sword' }, { heal: 1 }] }

function boardOf(heroes: Hero[], contest: Contest, more: Partial<Board> = {}): Board {
  return {
    mode: 'base', quick: false, level: 3, levels: 5, room: 3, rooms: [], heroes, leader: 'C', order: heroes.map((each) => each.seat),
    hand: { power: ['1', '3', '5'], items: { sword: 1, torch: 1, key: 1 } }, supply: { torch: 1, crystal: 2, key: 3, sword: 4 },
    torches: [], contest, last: null, monster_deck: null, odds: null, ...more,
  }
}
const LAY: Ask = {
  what: 'lay', at: 9, may: false, sealed: false,
  options: ['1', '3', '5', 'sword'].map((id) => ({ id, key: 'lay', args: { card: id }, touches: [`hand:${id}`, 'room:3'], final: false, warn: null })),
}
const TORCH: Ask = { what: 'torch', at: 9, may: true, sealed: false, options: [{ id: 'torch', key: 'torch', args: {}, touches: ['hand:torch'], final: true, warn: null }] }
function tableOf(board: Board, more: Partial<Table> = {}): Table {
  return { board, me: 'A', asks: [LAY, TORCH], sealed: null, over: false, winners: [], settings: {}, names: { A: 'Аня', B: 'Boris', C: 'Mira', D: 'Олег' }, ...more }
}

/** The mock-up's moment: Mira laid 4, Олег a crystal, Аня is to lay, Boris after her. */
const mockup = () =>
  boardOf(
    [hero('C', { laid: ['4'], power: ['1', '2'] }), hero('D', { laid: ['crystal'], power: ['1', '2', '4'] }), hero('A', { power: ['1', '3', '5'], items: 3 }), hero('B', { power: ['1', '4', '5'] })],
    { card: DRAGON, fight: 'sum', need: 18, laid: 4, missing: 14 },
    { odds: { unseen: 9, rooms: {}, kinds: {}, held: { A: {}, B: {}, C: {}, D: {} }, monster_cards: null } },
  )

describe('who laid what', () => {
  it('moves a crystal to the end and keeps it a crystal', () => {
    const row = lays(mockup(), 'A', '5', [], ['A'])
    expect(row.map((lay) => [lay.seat, lay.state])).toEqual([['C', 'laid'], ['A', 'choice'], ['B', 'left'], ['D', 'crystal']])
    expect(row[3]?.laid).toEqual(['crystal'])
    expect(row[2]?.power).toEqual(['1', '4', '5'])
  })
  it('shows the next one, and sealed cards by their backs', () => {
    expect(lays(mockup(), 'B', null, [], ['A'])[1]?.state).toBe('next')
    expect(lays(mockup(), 'A', null, ['A', 'B'], [])[2]?.state).toBe('sealed')
  })
  it('does not take a torch for a card that is laid', () => {
    expect(lays(mockup(), 'A', 'torch', [], ['A'])[1]?.state).toBe('next')
    expect(faceValue('torch')).toBeNull()
    expect(faceValue('crystal')).toBeNull()
    expect(faceValue('key')).toBe(5)
  })
  it('counts the selected card, and only final ones', () => {
    expect([...values(mockup(), 'A', '5')]).toEqual([['C', 4], ['A', 5]])
    expect(toLay(mockup(), 'A', '5').map((each) => each.seat)).toEqual(['B', 'D'])
    expect(toLay(mockup(), 'A', 'crystal').map((each) => each.seat)).toEqual(['A', 'B', 'D'])
  })
})

describe('what the room needs', () => {
  it('fills a monster seat by seat', () => {
    expect(bar(mockup(), 18, 'A', '5')).toEqual({ need: 18, parts: [{ seat: 'C', value: 4, mine: false }, { seat: 'A', value: 5, mine: true }], missing: 9 })
    expect(bar(mockup(), 7, 'A', '5').missing).toBe(0)
  })
  it('reckons with a sword that may be in hand', () => {
    const board = mockup()
    expect(mostOf(board, hero('D', { power: ['1', '2', '4'] }))).toBe(4)
    expect(mostOf({ ...board, odds: null }, hero('D', { power: ['2'], items: 1 }))).toBe(5)
    expect(mostOf({ ...board, odds: null }, hero('D', { power: ['2'] }))).toBe(2)
  })
  it('gives chests to the highest and the next, shares rounded down', () => {
    const laid = new Map([['A', 5], ['B', 5], ['C', 3], ['D', 1]])
    expect(claims([3, 2], laid, false, false)).toEqual([{ chest: 3, seats: ['A', 'B'], each: 1 }, { chest: 2, seats: ['C'], each: 2 }])
    expect(claims([3], new Map(), false, false)).toEqual([{ chest: 3, seats: [], each: 0 }])
  })
  it('gives the lone hero every chest below the card, or the largest only', () => {
    const laid = new Map([['A', 5]])
    expect(claims([4, 2], laid, true, false).map((claim) => claim.each)).toEqual([4, 2])
    expect(claims([4, 2], laid, true, true).map((claim) => claim.each)).toEqual([4, 0])
    expect(claims([4, 2], new Map([['A', 3]]), true, true).map((claim) => claim.each)).toEqual([0, 2])
  })
  it('lights a trap by the highest or lowest card and finds whom it hits', () => {
    const board = boardOf([hero('A', { treasure: 7 }), hero('B', { treasure: 9 }), hero('C', { treasure: 9, alive: false })], { card: MAGNET })
    const laid = new Map([['A', 4], ['B', 1]])
    expect(fuse(board, MAGNET, laid)).toEqual({ value: 4, harm: 2, victims: ['B'] })
    expect(fuse(board, LAVA, laid)).toEqual({ value: 1, harm: 'half', victims: ['A', 'B'] })
    expect(fuse(board, LAVA, new Map()).value).toBeNull()
  })
  it('puts seats on the five places and sees a shortage', () => {
    const board = boardOf([hero('A', { laid: ['1'] }), hero('B', { laid: ['1'] })], { card: STORE })
    const places = slots(board, STORE, values(board))
    expect(places[0]).toEqual({ number: 1, seats: ['A', 'B'], left: 1, short: true })
    expect(places[4]).toEqual({ number: 5, seats: [], left: null, short: false })
  })
  it('finds the lowest card', () => {
    expect(lowest(new Map([['A', 2], ['B', 2], ['C', 4]]))).toEqual({ value: 2, seats: ['A', 'B'] })
    expect(lowest(new Map())).toBeNull()
  })
})

describe('the hand', () => {
  const cards = handCards(mockup(), [LAY, TORCH], '5', null)
  it('keeps spent cards as empty places', () => {
    expect(cards.map((each) => [each.card, each.state])).toEqual([
      ['1', 'can'], ['2', 'spent'], ['3', 'can'], ['4', 'spent'], ['5', 'can'], ['torch', 'can'], ['key', 'cannot'], ['sword', 'can'],
    ])
    expect(cards.find((each) => each.selected)?.card).toBe('5')
  })
  it('finds the question a card answers', () => {
    expect(optionFor([LAY, TORCH], 'torch')?.ask.what).toBe('torch')
    expect(optionFor([LAY, TORCH], 'key')).toBeNull()
  })
  it('moves by arrows past spent places, and around', () => {
    expect(neighbour(cards, '1', 1)).toBe('3')
    expect(neighbour(cards, '1', -1)).toBe('sword')
    expect(neighbour(cards, null, 1)).toBe('1')
    expect(neighbour([], null, 1)).toBeNull()
  })
  it('shows my sealed card as mine, and nothing to a spectator', () => {
    expect(handCards(mockup(), [], null, '3').find((each) => each.card === '3')?.state).toBe('sealed')
    expect(handCards({ ...mockup(), hand: null }, [], null, null)).toEqual([])
  })
})

const keyOf = (sentence: Say | null) => sentence?.key.replace('raiders-ui-', '')

describe('the seam', () => {
  it('says what the selected card would do to a monster', () => {
    const table = tableOf(mockup())
    expect(consequence(table, null)).toMatchObject({ key: 'raiders-ui-monster-others', args: { missing: 14, names: ['Boris', 'Олег'] } })
    expect(keyOf(consequence(table, '5'))).toBe('monster-needs-most') // Boris 5 and Олег 4 make exactly 9
    expect(keyOf(consequence(table, '3'))).toBe('monster-hopeless')
    const weak = mockup()
    weak.contest = { card: DRAGON, fight: 'sum', need: 9, laid: 4, missing: 5 }
    expect(keyOf(consequence(tableOf(weak), '5'))).toBe('monster-beaten')
    expect(consequence(tableOf({ ...weak, contest: { ...weak.contest, need: 12 } }), '5')).toMatchObject({ key: 'raiders-ui-monster-needs', args: { missing: 3, most: 9 } })
  })
  it('tells the rule of a card as this table plays it', () => {
    expect(rule(DRAGON, 'base').args).toMatchObject({ mode: 'base', strength: 18, wounds: 3 })
    expect(rule({ ...DRAGON, strength: null }, 'base').args).toMatchObject({ mode: 'duel' }) // strength by the living, two of them left
    expect(rule({ ...DRAGON, strength: null }, 'solo').args).toMatchObject({ mode: 'solo' })
    expect(rule(VAULT, 'solo').args).toMatchObject({ mode: 'solo', takes: 'all' })
    expect(rule({ ...VAULT, takes: 'largest' }, 'solo').args).toMatchObject({ takes: 'largest' })
  })
  it('names who is hit when nobody is left to lay', () => {
    const board = boardOf([hero('B', { laid: ['2'] }), hero('A')], { card: DRAGON, fight: 'sum', need: 18 })
    expect(consequence(tableOf(board), '5')).toMatchObject({ key: 'raiders-ui-monster-hits', args: { missing: 11, wounds: 3, names: ['Boris'] } })
    expect(keyOf(consequence(tableOf(board), '1'))).toBe('monster-hits-you')
  })
  it('knows the duel and the solo fight', () => {
    const duel = boardOf([hero('B', { laid: ['3'] }), hero('A')], { card: { ...DRAGON, strength: null }, fight: 'duel' }, { mode: 'duel' })
    expect(['1', '3', '5', null].map((card) => keyOf(consequence(tableOf(duel), card)))).toEqual(['duel-you', 'duel-even', 'duel-other', 'duel-monster'])
    const solo = boardOf([hero('A')], { card: { ...DRAGON, strength: null }, fight: 'solo', monster_card: '4' }, { mode: 'solo' })
    expect(['3', '5', null].map((card) => keyOf(consequence(tableOf(solo), card)))).toEqual(['solo-hit', 'solo-beats', 'solo-monster'])
  })
  it('counts chests, traps and storerooms as they stand', () => {
    const heroes = [hero('B', { laid: ['5'] }), hero('A'), hero('C')]
    const vault = tableOf(boardOf(heroes, { card: VAULT }))
    expect(consequence(vault, '5')).toMatchObject({ key: 'raiders-ui-vault-shared', args: { count: 2, names: ['Boris'], open: 'yes' } })
    expect(consequence(vault, '3')).toMatchObject({ key: 'raiders-ui-vault-takes', args: { count: 2 } })
    const trap = tableOf(boardOf(heroes, { card: LAVA }))
    expect(keyOf(consequence(trap, '5'))).toBe('trap-still')
    expect(consequence(trap, '1')).toMatchObject({ key: 'raiders-ui-trap-goes', args: { value: 1, all: 'yes', effect: { key: 'raiders-ui-half-treasure' } } })
    expect(consequence(tableOf(boardOf(heroes, { card: STORE })), '3')).toMatchObject({ key: 'raiders-ui-store-takes', args: { gain: { key: 'raiders-card-key' } } })
    const short = tableOf(boardOf([hero('B', { laid: ['1'] }), hero('A')], { card: STORE }))
    expect(keyOf(consequence(short, '1'))).toBe('store-short')
  })
  it('promises nothing in a quick room where no card is seen', () => {
    const quick = tableOf(boardOf([hero('A'), hero('B')], { card: VAULT }, { quick: true }))
    expect(keyOf(consequence(quick, '5'))).toBe('vault-two')
  })
  it('speaks of torches, sealed cards, death and the end', () => {
    const dark = mockup()
    dark.rooms = [{ place: 4, face: 'down', state: 'ahead', known: false, card: null, outcome: null }]
    expect(prompt(tableOf(dark), 'torch').more).toEqual({ key: 'raiders-ui-torch-text', args: { count: 1 } })
    expect(keyOf(prompt(tableOf(dark, { asks: [TORCH] }), null).more)).toBe('torch-may')
    expect(prompt(tableOf(dark, { asks: [TORCH] }), null).text).toBeNull()
    expect(keyOf(prompt(tableOf(mockup(), { asks: [], sealed: '4' }), null).more)).toBe('sealed-more')
    const dead = boardOf([hero('A', { alive: false }), hero('B')], { card: DRAGON, fight: 'sum' })
    expect(keyOf(prompt(tableOf(dead, { asks: [] }), null).more)).toBe('you-are-dead')
    const over = (winners: string[], board = mockup()) => keyOf(prompt(tableOf(board, { over: true, winners }), null).text)
    expect([over(['B']), over(['A', 'B']), over([])]).toEqual(['wins', 'share', 'nobody-wins'])
    expect(over(['A'], { ...mockup(), mode: 'solo' })).toBe('solo-out')
  })
})

describe('odds', () => {
  it('counts what may lie in the dark', () => {
    const odds = { unseen: 4, rooms: { dragon: 2, lava: 1, 'vault-1': 1 }, kinds: { monster: 2, trap: 1, vault: 1 }, held: {}, monster_cards: null }
    expect(sharesOf(odds, kindOf).map((share) => [share.kind, share.percent])).toEqual([['monster', 50], ['vault', 25], ['trap', 25]])
    expect(kindOf('storeroom-coins')).toBe('storeroom')
  })
})

describe('what just happened', () => {
  const view = (number: number, journal: [string, object][], board: Partial<Board>): View<Board> =>
    ({ table: 't', number, over: false, journal: journal.map(([key, args], n) => ({ n, key, args, private: false })), board: { ...mockup(), ...board } }) as unknown as View<Board>
  const LAST = { card: DRAGON, laid: { A: ['5'] }, changes: [{ seat: 'A', wounds: 3 }] }
  const place = { place: 3, face: 'up', state: 'now', known: false, card: DRAGON, outcome: null } as const
  const before = view(5, [['enters', {}], ['lays', { seat: 'A' }]], { rooms: [place] })
  it('holds the resolved room with its outcome', () => {
    const now = view(6, [['enters', {}], ['lays', { seat: 'A' }], ['reveals', { place: 4 }], ['enters', {}]], { room: 4, last: LAST })
    expect(beatBetween(before, now)).toMatchObject({ room: 3, level: 3, last: LAST, places: [{ place: 3, outcome: LAST.changes }] })
    expect(turnedBetween(before, now)).toEqual([4])
  })
  it('holds nothing at first sight, within a room, backwards, or when too much came at once', () => {
    const now = view(6, [['enters', {}], ['lays', { seat: 'A' }], ['lays', { seat: 'B' }]], { last: LAST })
    expect(beatBetween(null, now)).toBeNull()
    expect(beatBetween(before, now)).toBeNull()
    expect(beatBetween(now, before)).toBeNull()
    const far = view(20, [['enters', {}], ['lays', { seat: 'A' }], ['enters', {}], ['enters', {}]], { last: LAST })
    expect(beatBetween(before, far)).toBeNull()
  })
  it('marks the card that was laid last, in this room only', () => {
    expect(lastLaid(before)).toBe('A')
    expect(lastLaid(view(1, [['lays', { seat: 'A' }], ['enters', {}]], {}))).toBeNull()
  })
})
