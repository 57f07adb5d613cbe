import { describe, expect, it } from 'vitest'
import type { Entry, Frame, View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import { beatsOf, lengthOf, type Beat } from '../../table/story/beats'
import { BEATS, gains, HOLDS, JOINS } from './story'
import { useTexts } from '../../../tests/fixtures'
import { told } from './told'

const entry = (n: number, key: string, args: Record<string, unknown> = {}): Entry => ({ n, key, args: { seat: 'B', ...args }, private: false })
const BOARD = { phase: 'turns', active: 'B', pieces: [], players: [], places: [], battle: null }

/** A screen to which all that was told, and the beats of it. */
function tale(...journal: Entry[]): { screen: TableScreen; beats: Beat[] } {
  const frames = journal.map(({ n }): Frame => ({ n, board: BOARD, figures: {} }) as unknown as Frame)
  const view = { game: 'twister', seat: 'A', settings: {}, number: 0, journal, journal_from: 0, frames, asks: [], waiting: [], ready: [], names: {}, board: BOARD } as unknown as View
  return { screen: new TableScreen(view, { answer: () => undefined, undo: () => undefined }), beats: beatsOf(view, { beats: BEATS, joins: JOINS }) }
}
const says = ({ screen, beats }: ReturnType<typeof tale>) => beats.map((beat) => told(screen, beat))

describe('an exit', () => {
  const out = entry(1, 'leaves', { piece: 'b-troll', character: 'troll' })
  const points = (n: number) => entry(n, 'scores', { count: 1 })
  const loaded = tale(out, points(2), entry(3, 'carries-out', { piece: 'b-troll', character: 'troll', item: 'treasure' }), points(4), entry(5, 'reaches', { count: 5 }))

  it('is one beat with what is carried and with all its points', () => {
    expect(loaded.beats.map(({ entries }) => entries.length)).toEqual([5])
    const [said] = says(loaded)
    expect(said?.bold).toContain('told-leaves-with')
    expect([said?.say, said?.more].join(' ')).toMatch(/log-scores.*log-reaches/)
  })

  it('without a load says the exit, and its point', () => {
    const [said] = says(tale(out, points(2)))
    expect([said?.bold, said?.say, said?.more].join(' ')).toMatch(/log-leaves.*log-scores/)
  })
})

it('says of a treasure that is taken whom it brings its point, by the ruling of the table; of other things nothing', () => {
  const more = (item: string, settings = {}) => {
    const { screen, beats } = tale(entry(1, 'takes', { piece: 'b-troll', character: 'troll', item }))
    screen.view = { ...screen.view, settings }
    screen.knows = () => true
    return told(screen, beats[0] as Beat)?.more
  }
  expect([more('treasure'), more('treasure', { treasure_to: 'owner' }), more('rope')].map((each) => each?.match(/text-[\w-]+/)?.[0])).toEqual(['text-treasure', 'text-treasure-owner', undefined])
})

it('an exit with a treasure says what its points are for, and each seat\'s points by themselves', () => {
  const out = entry(1, 'leaves', { piece: 'b-goblin', character: 'goblin' })
  const score = (n: number, seat: string, count: number, cause: string) => entry(n, 'scores', { seat, count, cause })
  const asked: unknown[] = []
  const saying = (...journal: Entry[]) => {
    const { screen, beats } = tale(...journal)
    screen.say = (key, args) => (key === 'log-scores' && asked.push([args?.seat, args?.count, args?.cause]), key)
    told(screen, beats[0] as Beat)
  }
  saying(out, score(2, 'B', 2, 'goblin'), score(3, 'B', 1, 'treasure'))
  saying(out, score(2, 'B', 2, 'goblin'), score(3, 'A', 1, 'treasure'))
  expect(asked).toEqual([['B', 3, 'goblin-treasure'], ['B', 2, 'goblin'], ['A', 1, 'treasure']])
})

it('taking the cards back is shown', () => expect(tale(entry(1, 'takes-cards-back')).beats.length).toBe(1))

it('a walk of the other side stands a second and more, with and without movement, and my own does not', () => {
  const [beat] = tale(entry(1, 'moves', { piece: 'b-troll', path: ['f7', 'g7'] })).beats
  const length = (moving: boolean, me: string) => (beat ? lengthOf(beat, 'usual', { moving, me, holds: HOLDS }) : 0)
  expect(Math.min(length(true, 'A'), length(false, 'A'))).toBeGreaterThanOrEqual(1000)
  expect(length(true, 'B')).toBeLessThan(500)
})

describe('a combat', () => {
  const attack = entry(1, 'attacks', { piece: 'b-troll', target_piece: 'a-warrior', attackers: ['b-troll'], defenders: ['a-warrior'] })
  const cards = entry(2, 'combat', { attack: 4, attack_card: '4', attack_total: 8, defence: 3, defence_card: '2', defence_total: 5 })
  const fought = tale(attack, cards, entry(3, 'combat-won'), entry(4, 'wounded', { seat: 'A', piece: 'a-warrior' }), entry(5, 'killed', { seat: 'A', piece: 'a-cleric' }), entry(6, 'scores', { count: 1 }))

  it('says who attacks whom and the totals in all its beats, then what becomes of the losers, and what the point is for', () => {
    const [, turned, blow, point] = says(fought)
    expect([turned, blow].map((said) => said?.bold)).toEqual([turned?.bold, turned?.bold])
    expect(turned?.bold).toContain('fight-title')
    expect(blow?.say).toContain('told-sums')
    expect(blow?.more).toMatch(/told-wounded.*log-killed/)
    expect([point?.bold, point?.say].join(' ')).toMatch(/log-killed.*log-scores/)
  })

  it('is not what a fireball does after it', () => {
    const after = tale(attack, cards, entry(3, 'tie'), entry(4, 'fires', { piece: 'b-wizard', target_piece: 'a-thief' }), entry(5, 'killed', { seat: 'A', piece: 'a-thief' }))
    expect(says(after).at(-1)).toBeNull()
  })

  it('brings all its points at once as one gain', () => {
    const both = [1, 2].map((count) => ({ key: 'scores', args: { seat: 'A', count, square: 'B-2' } }))
    expect(both.map((entry) => gains(entry, both).length)).toEqual([1, 0])
    expect(both.map((entry) => gains(entry).length)).toEqual([1, 1])
  })

  it('lets points fly from where they were made', () => {
    expect(gains({ key: 'scores', args: { seat: 'A', count: 2, square: 'B-2' } })[0]?.from).toBe('square:B-2')
  })
})

it('what is to be placed in a new room is said with whose it is and what the other side places then, and stands to be read', () => {
  const place = entry(1, 'to-place', { place: 'III', tokens: ['a-sword', 'b-thief'], count: 2, what: 'others' })
  const { screen, beats } = tale(place)
  screen.view.board = { ...BOARD, placing: { seat: 'B', place: 'III', tokens: ['a-sword', 'b-thief'], later: ['b-rope'] } }
  const said = told(screen, beats[0] as Beat)
  expect(said?.say).toContain('log-to-place')
  expect(said?.more).toContain('place-then-you')
  expect(lengthOf(beats[0] as Beat, 'usual', { moving: false, me: 'A', holds: HOLDS })).toBeGreaterThanOrEqual(2000)
})

it('the tokens of a new room are named once, with whose they are', async () => {
  await useTexts()
  const { screen, beats } = tale(entry(1, 'to-place', { place: 'III', tokens: ['a-sword', 'b-thief'], count: 2, what: 'others' }))
  expect(told(screen, beats[0] as Beat)?.say).toBe('B places in room III: Sword (A) and Thief (B).')
})

it('actions that a turn leaves unused are shown', () => expect(tale(entry(1, 'leaves-unused', { count: 2 })).beats.length).toBe(1))
