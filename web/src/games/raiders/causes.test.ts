/** Why things happen, said at the table: half of an odd number, a tie for most wounds, whom what hit, in words and never by colour alone. */
import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import { beatsOf } from '../../table/story/beats'
import { summaryOf } from '../../table/story/summary'
import type { Board, Change, Contest, Hero } from './board'
import Outcome from './Outcome.svelte'
import { consequence, type Table } from './prompt'
import type { Say } from './say'
import { nothingCame } from './speech'
import later from './later'
import { grouped } from './groups'
import { BEATS, DONE, gains, sceneOf } from './story'
import { told } from './told'

type Told = [key: string, args: object]
const hero = (seat: string, treasure: number, wounds: number): Hero => ({ seat, character: 'mage', treasure, wounds, alive: true, power: ['1'], items: 0, laid: ['1'] })
const LAVA = { id: 'lava', kind: 'trap', skulls: 2, harm: ['half', 2, 1, 0, 0], costs: 'treasure' }
const CONTEST = { card: LAVA, values: { A: 1, B: 2, C: 1 }, to_lay: [], value: 1, harm: 'half', victims: ['A', 'B', 'C'], takes: { A: 2, B: 4, C: 0 } } as unknown as Contest
const BOARD = {
  mode: 'base', level: 5, levels: 5, room: 4, rooms: [], heroes: [hero('A', 2, 6), hero('B', 5, 5), hero('C', 1, 6)], order: ['A', 'B', 'C'], most: { treasure: 20, wounds: 10 },
  bleeding: ['A', 'C'], contest: CONTEST,
} as unknown as Board

/** The scene of the last beat, as A sees it. */
function scene(board: Partial<Board>, ...told: Told[]) {
  const journal = [['enters', {}] as Told, ...told].map(([key, args], n) => ({ n, key, args, private: false }))
  const view = { journal, frames: journal.map(({ n }) => ({ n, board: {}, figures: {} })), board: { ...BOARD, ...board }, seat: 'A' } as unknown as View
  return sceneOf(view, beatsOf(view, { beats: BEATS }).at(-1) ?? null, (seat) => `<${seat}>`)
}
const fates = (board: Partial<Board>, ...told: Told[]) => {
  const shown = scene(board, ...told)
  return shown?.what === 'verdict' ? shown.fates : []
}
const textsOf = (board: Partial<Board>, ...told: Told[]) => fates(board, ...told).map(({ seat, texts }) => [seat, ...texts.map(({ say }) => `${say.key.replace('raiders-ui-', '')} ${String(say.args?.why ?? '')}`.trim())])

describe('half of what there is', () => {
  it('is said with what it is half of, rounded down, and why one lost nothing', () => {
    const lost: Told[] = [['trap-goes', { room: 'lava', value: 1 }], ['loses', { seat: 'A', count: 2, why: 'half', half: 4 }], ['loses', { seat: 'B', count: 4, why: 'half-down', half: 9 }], ['leads', { seat: 'B', card: '2', seats: [] }]]
    const of = fates({}, ...lost)
    expect(of.find(({ seat }) => seat === 'B')?.texts).toMatchObject([{ tone: 'loss', say: { args: { why: 'half-down', half: 9 } } }, { tone: 'news', say: { args: { why: 'highest' } } }])
    expect(of.find(({ seat }) => seat === 'C')?.texts).toEqual([{ tone: 'none', say: { key: 'raiders-ui-verdict-half', args: { half: 1 } } }])
    expect(grouped([{ key: 'loses', args: { seat: 'A', count: 2, why: 'half', half: 4 } }, { key: 'loses', args: { seat: 'B', count: 2, why: 'half-down', half: 5 } }])).toHaveLength(2)
  })
  it('is nothing only for whoever loses nothing: what the trap takes is counted anew after it', () => {
    const lost: Told[] = [['trap-goes', { room: 'lava', value: 1 }], ['loses', { seat: 'C', count: 1, why: 'half', half: 2 }]]
    expect(fates({}, ...lost).find(({ seat }) => seat === 'C')?.texts).toMatchObject([{ tone: 'loss', say: { args: { half: 2 } } }])
  })
  it('says in the seam whom it takes nothing from', () => {
    const journal = [['enters', {}], ['trap-goes', { room: 'lava', value: 1 }], ['loses', { seat: 'A', count: 2, why: 'half', half: 4 }], ['loses', { seat: 'B', count: 4, why: 'half-down', half: 9 }]].map(([key, args], n) => ({ n, key, args, private: false }))
    const view = { game: 'raiders', settings: {}, number: 0, journal, journal_from: 0, frames: journal.map(({ n }) => ({ n, board: BOARD, figures: {} })), board: BOARD, seat: 'A', asks: [], waiting: [], ready: [], names: {} } as unknown as View
    const screen = new TableScreen(view, { answer: () => undefined, undo: () => undefined })
    const beat = beatsOf(view, { beats: BEATS }).at(-1)
    expect(beat && told(screen, beat)?.more).toMatch(/ raiders-ui-half-none$/i)
  })
  it('is foretold with my own numbers, as a loss', () => {
    const option = { id: '1', key: 'lay', args: { card: '1' }, touches: ['hand:1', 'room:4'], final: false, warn: null, then: { contest: { ...CONTEST, takes: { A: 4 } } } }
    const table = { board: { ...BOARD, heroes: [hero('A', 9, 3)] }, me: 'A', asks: [{ what: 'lay', at: 1, may: false, sealed: false, options: [option] }], sealed: null, over: false, winners: [], names: {} } as unknown as Table
    expect(consequence(table, '1')).toMatchObject({ key: 'raiders-ui-trap-half', args: { count: 4, half: 9, costs: 'treasure', all: 'yes', rest: 2 } })
  })
  it('is foretold of the others too, where it is not the same', () => {
    const half = (takes: object) => {
      const option = { id: '1', key: 'lay', args: { card: '1' }, touches: ['hand:1', 'room:4'], final: false, warn: null, then: { contest: { ...CONTEST, takes } } }
      const table = { board: BOARD, me: 'A', asks: [{ what: 'lay', at: 1, may: false, sealed: false, options: [option] }], sealed: null, over: false, winners: [], names: { B: 'Odo', C: 'Runa' } } as unknown as Table
      return consequence(table, '1')?.args
    }
    expect(half({ A: 2, B: 4, C: 0 })).toMatchObject({ rest: 2, each: [{ args: { name: 'Odo', value: 4 } }, { args: { name: 'Runa', value: 0 } }] })
    expect(half({ A: 2, B: 2, C: 2 })).toMatchObject({ rest: 0 })
  })
})

describe('a tie for most wounds', () => {
  const names = (said: Say | null) => [said?.args?.count, said?.args?.names]
  it('is said beforehand with all whom it kills: when a level ends and when the last one begins', () => {
    const you = { key: 'ui-you' }
    for (const told of [['level-ends', { level: 4 }], ['level', { level: 5, rooms: [] }]] as Told[]) {
      const shown = scene({ contest: null }, told)
      expect(shown?.what === 'tally' && names(shown.more)).toEqual([2, [you, '<C>']])
      expect(shown?.what === 'tally' && shown.rows.filter(({ tags }) => tags.some(({ key }) => key === 'raiders-ui-tag-wounds')).map(({ seat }) => seat).sort()).toEqual(['A', 'C'])
    }
  })
  it('marks nobody where nobody would bleed', () => {
    const shown = scene({ contest: null, bleeding: [] }, ['level-ends', { level: 4 }])
    expect(shown?.what === 'tally' && [names(shown.more), shown.rows.flatMap(({ tags }) => tags).filter(({ key }) => key.endsWith('tag-wounds'))]).toEqual([[0, []], []])
  })
})

describe('whom it hit, and why', () => {
  it("names the Magnet's victim as the richest, and the others as spared", () => {
    const magnet = { ...CONTEST, card: { id: 'magnet', kind: 'trap', skulls: 1, costs: 'treasure' }, value: 3, harm: 1, takes: { B: 1 } } as unknown as Contest
    expect(textsOf({ contest: magnet }, ['trap-goes', { room: 'magnet', value: 3 }], ['loses', { seat: 'B', count: 1, why: 'richest', seats: [] }])).toEqual([['A', 'verdict-none'], ['C', 'verdict-none'], ['B', 'cause richest']])
  })
  it('says that a chest was shared, and that one coin could not be, beside who plays first', () => {
    const vault = { ...CONTEST, card: { id: 'vault-2-1', kind: 'vault', chests: [2, 1] }, harm: undefined, takes: undefined } as unknown as Contest
    expect(textsOf({ contest: vault }, ['earns', { seat: 'B', count: 2, why: 'highest', seats: [] }], ['too-few-coins', { count: 1, seats: ['A', 'C'] }], ['leads', { seat: 'A', card: '2', seats: [] }])).toEqual([
      ['A', 'verdict-no-share', 'cause highest'], ['C', 'verdict-no-share'], ['B', 'cause highest'],
    ])
  })
  it('says of a tie for who plays first in a word on the card, and on the seam after whom it goes: of chests and sprung traps too', () => {
    const leads = (seats: string[]): Told => ['leads', { seat: 'B', card: '5', seats, after_seat: 'C' }]
    expect(fates({}, ['trap-still', { room: 'lava', value: 4 }], leads(['C'])).find(({ seat }) => seat === 'B')?.texts).toMatchObject([{ tone: 'news', say: { args: { why: 'level' } } }])
    const seam = (...lines: Told[]) => {
      const journal = [['enters', {}] as Told, ...lines].map(([key, args], n) => ({ n, key, args, private: false }))
      const view = { game: 'raiders', settings: {}, number: 0, journal, journal_from: 0, frames: journal.map(({ n }) => ({ n, board: BOARD, figures: {} })), board: BOARD, seat: 'A', asks: [], waiting: [], ready: [], names: {} } as unknown as View
      const beat = beatsOf(view, { beats: BEATS }).at(-1)
      const said = beat && told(new TableScreen(view, { answer: () => undefined, undo: () => undefined }), beat)
      return `${said?.bold} ${said?.more}`.includes('raiders-log-leads')
    }
    const sprung: Told[] = [['trap-goes', { room: 'lava', value: 1 }], ['loses', { seat: 'A', count: 2, why: 'half', half: 4 }], ['loses', { seat: 'B', count: 4, why: 'half-down', half: 9 }]]
    const shared: Told[] = [['earns', { seat: 'A', count: 2, why: 'highest', seats: ['B'] }], ['coins-stay', { count: 1, total: 3, seats: ['A', 'B'] }], ['earns', { seat: 'C', count: 2, why: 'second', seats: [] }]]
    expect([seam(...sprung, leads(['C'])), seam(...shared, leads(['A'])), seam(...sprung, leads([]))]).toEqual([true, true, false])
  })
  it('says of a beaten monster that it is beaten, and what the cards came to instead of what to do', () => {
    const goblin = { ...CONTEST, card: { id: 'goblin', kind: 'monster', wounds: 2, strength: 11 }, fight: 'sum', need: 11, harm: undefined, takes: undefined } as unknown as Contest
    expect(scene({ contest: goblin }, ['monster-beaten', { room: 'goblin', total: 12, need: 11, against: 0 }])).toMatchObject({ mood: 'good', head: { key: 'raiders-ui-verdict-beaten-sum' }, rule: { key: 'raiders-ui-came-monster', args: { beaten: 'yes' } } })
    expect(scene({ contest: goblin }, ['monster-missed', { room: 'goblin', total: 9, need: 11, against: 0 }])).toMatchObject({ mood: 'bad', rule: { args: { beaten: 'no', wounds: 2 } } })
    expect(nothingCame([], 'monster', 'base')).toBe('raiders-ui-driven-off')
  })
})

describe('a result', () => {
  const RESULTS: Change[] = [{ seat: 'A', treasure: 3 }, { seat: 'A', treasure: -2 }, { seat: 'A', wounds: 2 }, { seat: 'A', wounds: -1 }, { seat: 'A', item: 'key' }] as Change[]
  it.each(RESULTS)('has an icon, a number and words, never colour alone: %j', (change) => {
    const { container } = render(Outcome, { changes: [change], living: 3, me: null, names: { A: 'Nina' } })
    const marks = container.querySelector('.marks')
    expect(marks?.querySelectorAll('svg').length).toBeGreaterThan(0)
    if (change.item === undefined) expect(marks?.textContent).toMatch(/\d/)
    expect(container.querySelector('.vh')?.textContent).toBe('raiders-ui-sr-change')
  })
  it('says in a word what a room did that changed nothing', () => {
    const worded = (kind: 'monster' | 'trap' | 'vault', changes: Change[] = [], mode = 'base') => render(Outcome, { changes, living: 3, me: null, kind, mode }).container.textContent?.trim()
    expect([worded('monster'), worded('monster', [], 'duel'), worded('trap'), worded('trap', [{ seat: 'A', treasure: 0 }] as Change[]), worded('vault')]).toEqual(
      ['driven-off', 'confused', 'stood-still', 'nothing-lost', 'nothing-taken'].map((key) => `raiders-ui-${key}`),
    )
  })
  it('flies to its seat as icon and word', () => {
    const each: Told[] = [['earns', { count: 2 }], ['loses', { count: 1 }], ['wounded', { count: 2 }], ['healed', { count: 1 }], ['takes-item', { item: 'key' }], ['dies', {}], ['bleeds', {}], ['leads', { card: '5' }]]
    const flown = each.map(([key, args]) => gains({ key, args: { seat: 'A', ...args } }))
    expect(flown.map((chips) => chips.length)).toEqual(each.map(() => 1))
    expect(flown.flat().map(({ icon, tone }) => `${icon} ${tone}`)).toEqual(['two-coins gain', 'two-coins loss', 'drop loss', 'heart-drop gain', 'key gain', 'tombstone loss', 'tombstone loss', 'card-play news'])
    expect(flown.flat().filter(({ text }) => !/\w/.test(text))).toEqual([])
  })
  it('is told one for all who fared alike', () => {
    const { container } = render(Outcome, { changes: [{ seat: 'A', wounds: 2 }, { seat: 'B', wounds: 2 }, { seat: 'C', treasure: 2 }] as Change[], living: 3, me: null, names: {} })
    expect([...container.querySelectorAll('.one')].map((each) => [each.querySelectorAll('[role="img"], .seat').length > 1, each.textContent.match(/\d/)?.[0]])).toEqual([[true, '2'], [false, '2']])
  })
  it('for all has a space before its number', () => {
    const { container } = render(Outcome, { changes: ['A', 'B', 'C'].map((seat) => ({ seat, treasure: 3 })) as Change[], living: 3, me: null, names: {} })
    expect(container.querySelector('.one')?.textContent).toMatch(/^raiders-ui-all\u00a0/)
  })
  it('is told of oneself first: where there is room for few, one\'s own stays', () => {
    const items = ['A', 'B', 'C', 'D'].map((seat, at) => ({ seat, item: ['torch', 'crystal', 'key', 'sword'][at] })) as Change[]
    const first = (me: string | null) => render(Outcome, { changes: items, living: 4, me, names: {} }).container.querySelector('.one .seat')?.textContent.trim()
    expect([first('D'), first('B'), first(null)]).toEqual(['D', 'B', 'A'])
  })
})

it('gives every outcome of a room the time to be read', () => {
  const outcomes = Object.keys(BEATS).filter((key) => DONE.includes(key))
  expect(outcomes.length).toBeGreaterThan(8)
  expect(outcomes.filter((key) => (later.holds?.[key] ?? 0) < 2500)).toEqual([])
})

it('what one missed is what happened to people; which level begins and who leads comes last', () => {
  const journal = ([['level', { level: 2 }], ['enters', { room: 'lava' }], ['loses', { seat: 'B', count: 1 }], ['level-ends', { level: 2 }], ['level', { level: 3 }], ['leads', { seat: 'C', card: '2', seats: [] }], ['enters', { room: 'lava' }], ['wounded', { seat: 'C', count: 2 }]] as Told[])
    .map(([key, args], n) => ({ n, key, args, private: false }))
  const view = { journal, frames: journal.map(({ n }) => ({ n, board: {}, figures: {} })), board: BOARD, seat: 'A' } as unknown as View
  const told = (most: number) => summaryOf(beatsOf(view, { beats: BEATS }), 'A', later.weight, most).map(({ entries }) => entries[0]?.key)
  expect(told(2)).toEqual(['loses', 'wounded'])
  expect(told(3)).toEqual(['loses', 'level-ends', 'wounded'])
})
