/** How a game of Dungeon Twister is said to have ended: given these points and entries, these words and moments. */
import { beforeAll, describe, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import type { Entry } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import { ending } from './ending'
import { momentsOf } from './moments'

beforeAll(() => useTexts())

const told = (...entries: [string, Record<string, unknown>][]): Entry[] => entries.map(([key, args], n) => ({ n, key, args, private: false }))
const piece = (seat: string, character: string) => ({ seat, character, piece: `${seat.toLowerCase()}-${character}` })
const JOURNAL = told(
  ['plays-card', { seat: 'A', card: '3', turn: 4 }], ['killed', piece('B', 'thief')], ['scores', { seat: 'A', count: 1, cause: 'combat' }],
  ['plays-card', { seat: 'B', card: '3', turn: 5 }], ['leaves', piece('B', 'cleric')], ['scores', { seat: 'B', count: 1, cause: 'exit' }],
  ['plays-card', { seat: 'A', card: '5', turn: 6 }], ['killed', piece('B', 'troll')], ['scores', { seat: 'A', count: 1, cause: 'combat' }],
  ['leaves', piece('A', 'goblin')], ['scores', { seat: 'A', count: 2, cause: 'goblin' }], ['carries-out', { ...piece('A', 'goblin'), item: 'treasure', item_piece: 'a-treasure', item_seat: 'A' }],
  ['scores', { seat: 'A', count: 1, cause: 'treasure' }], ['reaches', { seat: 'A', count: 5 }], ['wins', { seat: 'A', count: 5 }],
)

function endOf(points: [number, number], fates: [string, string], journal: Entry[] = JOURNAL, seat: string | null = 'A') {
  const players = (['A', 'B'] as const).map((each, k) => ({ seat: each, points: points[k] }))
  const rows = players.map((player, k) => ({ ...player, fate: fates[k], figures: {} }))
  const winners = rows.filter(({ fate }) => fate !== 'beaten').map((each) => each.seat)
  const tally = { A: [{ source: 'goblin', token: 'a-goblin', points: 2 }], B: [] }
  const board = { players, tally, drawn: fates[0] === 'drawn' }
  return ending(new TableScreen(viewOf({ game: 'twister', seat, seats: 2, over: true, journal, board, result: { winners, rows } as never })))
}

describe('the end of a game of Twister', () => {
  it('is won by points', () => {
    const end = endOf([5, 1], ['won', 'beaten'])
    expect([end.headline, endOf([5, 1], ['won', 'beaten'], JOURNAL, 'B').headline]).toEqual(['You win 5:1', 'Аня wins 5:1'])
    expect(end.ranks.map(({ place, reason }) => [place, reason])).toEqual([[1, 'first to 5 points'], [2, '4 points less']])
    expect(end.picture).toEqual({ icon: 'goblin-head', pigment: 'azure' })
    expect(end.said).toMatch(/^Your Goblin leaves the dungeon with the Treasure\..*3 victory points: a Goblin is worth 2, the Treasure 1\.$/)
  })
  it('is won when the turns are over, by either side', () => {
    const limit = told(['limit', { count: 12 }], ['wins', { seat: 'B', count: 3 }])
    const end = endOf([1, 3], ['beaten', 'won'], limit)
    expect([end.headline, end.said]).toEqual(['Boris wins 3:1', 'The limit of 12 turns is reached: the points decide.'])
    expect(end.ranks.map(({ seat, reason }) => [seat, reason])).toEqual([['B', 'more points when the turns were over'], ['A', '2 points less']])
  })
  it('is a draw', () => {
    const end = endOf([2, 2], ['drawn', 'drawn'], told(['draw-agreed', { seat: 'B' }]))
    expect([end.headline, end.said, end.ranks.map(({ place }) => place)]).toEqual(['A draw, 2:2', 'Boris accepts: the game is a draw.', [1, 1]])
    expect(end.picture.icon).toBe('crossed-swords') // nobody has won: no cup
  })
})

it('the treasure that is carried out when the exit has won already is told with it', () => {
  const journal = told(['leaves', piece('A', 'thief')], ['scores', { seat: 'A', count: 1, cause: 'exit' }], ['reaches', { seat: 'A', count: 5 }],
    ['carries-out', { ...piece('A', 'thief'), item: 'treasure', item_piece: 'a-treasure', item_seat: 'A' }], ['scores', { seat: 'A', count: 1, cause: 'treasure' }], ['wins', { seat: 'A', count: 6 }])
  expect(momentsOf(journal, ['A']).map(({ entries }) => entries.map(({ key }) => key))).toEqual([['leaves', 'scores', 'carries-out', 'scores']])
  expect(endOf([6, 1], ['won', 'beaten'], journal).said).toMatch(/with the Treasure\..*2 victory points: 1 for the exit, 1 for the Treasure, whoever owns it\.$/)
})

it('the moments of a game of Twister are what brought points, with the deed; an exit and its load are one', () => {
  const moments = momentsOf(JOURNAL, ['A'])
  expect(moments.map(({ piece: of, turn, entries }) => [of, turn, entries.map(({ n }) => n)])).toEqual([
    ['b-thief', 4, [1, 2]], ['b-troll', 6, [7, 8]], ['a-goblin', 6, [9, 10, 11, 12]],
  ])
})

it('all that die of one blow are one moment, whatever is told of their loads and of others whom it wounds', () => {
  const journal = told(['combat', {}], ['killed', { ...piece('B', 'thief'), cause: 'combat' }], ['scores', { seat: 'A', count: 1, cause: 'combat' }], ['loses', { ...piece('B', 'thief'), fate: 'stays' }], ['wounded', piece('B', 'wizard')],
    ['killed', { ...piece('B', 'cleric'), cause: 'combat' }], ['scores', { seat: 'A', count: 1, cause: 'combat' }], ['attacks', {}],
    ['killed', { ...piece('B', 'troll'), cause: 'combat' }], ['scores', { seat: 'A', count: 1, cause: 'combat' }])
  expect(momentsOf(journal, ['A']).map(({ entries }) => entries.filter(({ key }) => key === 'killed').map(({ args }) => args.piece))).toEqual([['b-thief', 'b-cleric'], ['b-troll']])
  expect(endOf([2, 0], ['won', 'beaten'], journal).said).toMatch(/Thief.*Cleric.*2 victory points/)
})
