/** How a game of Dungeoneer is said to have ended: given these rows and entries, these words and moments. */
import { beforeAll, describe, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import type { Entry } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import type { Row } from './board'
import { ending } from './ending'
import { momentsOf, turnOf } from './moments'

beforeAll(() => useTexts())

const told = (...entries: [string, Record<string, unknown>][]): Entry[] => entries.map(([key, args], n) => ({ n, key, args, private: false }))
const row = (seat: string, fate: string, quests: number, level: number, life: number, glory = 0): Row => ({ seat, fate, hero: 'roderick-talus', quests, level, life, completed: [], figures: { glory: { value: glory } } }) as unknown as Row
const BLOW = { cause: 'strike', card: 'legion', by_seat: 'B', form: 'melee', total: 4, against: 9 }
const JOURNAL = told(
  ['turn', { seat: 'A', turn: 7, ap: 3 }], ['enters', { seat: 'A', space: 'crypt', walks: true, ap: 1 }], ['wounded', { seat: 'C', count: 1, life: 0, ...BLOW }], ['defeated', { seat: 'C', ...BLOW }],
  ['turn', { seat: 'B', turn: 8, ap: 3 }], ['completes', { seat: 'B', quest: 'q1', level: 2, glory: 1 }], ['wounded', { seat: 'B', count: 1, life: 2, cause: 'trap', card: 'pit' }],
  ['turn', { seat: 'A', turn: 9, ap: 3 }], ['travels', { seat: 'A', space: 'library' }], ['searches', { seat: 'A', quest: 'q2', die: 5, plus: 0, how: 'between', total: 5, value: 5, count: 1, overcome: true }],
  ['completes', { seat: 'A', quest: 'q2', level: 3, glory: 2 }], ['wins', { seat: 'A' }],
)

function endOf(rows: Row[], winners: string[], journal: Entry[] = JOURNAL, solo = false) {
  return ending(new TableScreen(viewOf({ game: 'lichlord', over: true, journal, board: { solo, players: [] }, result: { winners, rows } as never })))
}

describe('the end of a game of Dungeoneer', () => {
  it('is won by a third quest', () => {
    const end = endOf([row('C', 'defeated', 0, 1, 0), row('A', 'third-quest', 3, 3, 2), row('B', 'beaten', 2, 3, 4)], ['A'])
    expect([end.headline, end.decided]).toEqual(['You win: your third quest is done', 'quests'])
    expect(end.picture.pigment).toBe('azure') // of the winner's seat
    expect(end.said).toContain('Boris needed 1 more quest.')
    expect(end.said, 'what led to it, which its moment then leaves out').toContain('search')
    expect(end.moments.at(-1)?.entries.map(({ key }) => key)).toEqual(['completes'])
    expect(end.ranks.map(({ seat, place, reason }) => [seat, place, reason])).toEqual([
      ['A', 1, 'third quest, turn 9'], ['B', 2, '2 quests done'], ['C', null, 'defeated in turn 7'],
    ])
  })
  it('says no turn where the log begins in the middle of a game', () => {
    const end = endOf([row('A', 'third-quest', 3, 3, 2), row('B', 'defeated', 1, 2, 0)], ['A'], JOURNAL.filter(({ key }) => key !== 'turn'))
    expect(end.ranks.map(({ reason }) => reason)).toEqual(['third quest completed', 'hero defeated'])
    expect(new Set(end.moments.map(({ where }) => where))).toEqual(new Set(['Watch the replay']))
  })
  it('is won by the last hero, and by whoever is ahead', () => {
    expect(endOf([row('B', 'last-standing', 1, 2, 3), row('A', 'defeated', 2, 2, 0)], ['B'])).toMatchObject({ headline: 'Boris wins: the last hero standing', decided: 'life', picture: { pigment: 'madder' } })
    const ahead = [row('B', 'ahead', 1, 3, 3), row('A', 'beaten', 1, 2, 5)]
    const wins = (how: string): Entry[] => [{ n: 0, key: 'wins', args: { seat: 'B', how }, private: false }]
    expect(['level', 'glory'].map((how) => endOf(ahead, ['B'], wins(how))).map(({ headline, decided }) => [headline, decided])).toEqual([
      ['Boris wins: higher level (3 to 2), same quests', 'level'], ['Boris wins: more glory (0 to 0), all else equal', 'glory'],
    ])
  })
  it('orders the beaten by what decides at the turn limit, and says what parts each from the place above', () => {
    const ranks = (...rows: Row[]) => endOf(rows, rows.filter(({ fate }) => fate === 'ahead').map(({ seat }) => seat)).ranks.map(({ seat, place, reason }) => [seat, place, reason])
    expect(ranks(row('A', 'beaten', 0, 1, 6, 0), row('C', 'beaten', 0, 1, 6, 3), row('B', 'ahead', 0, 1, 6, 4)), 'glory decides').toEqual([
      ['B', 1, 'led when the turns ran out'], ['C', 2, 'less glory than Boris (3 against 4)'], ['A', 3, expect.stringMatching(/^less glory than \S+ \(0 against 3\)$/)],
    ])
    expect(ranks(row('A', 'ahead', 2, 1, 1), row('B', 'beaten', 1, 4, 6, 9)), 'quests decide').toEqual([['A', 1, 'led when the turns ran out'], ['B', 2, 'fewer quests than you (1 against 2)']])
    expect(ranks(row('A', 'beaten', 1, 1, 5, 2), row('B', 'ahead', 1, 1, 6), row('C', 'beaten', 1, 1, 5, 2)).map(([, ...told]) => told), 'a real tie').toEqual([
      [1, 'led when the turns ran out'], [2, 'less life than Boris (5 against 6)'], [2, 'less life than Boris (5 against 6)'],
    ])
    expect(ranks(row('A', 'beaten', 1, 2, 3), row('B', 'beaten', 1, 2, 3))).toEqual([['A', 1, 'all is equal'], ['B', 1, 'all is equal']])
  })
  it('is won by nobody, or by the dungeon', () => {
    expect(endOf([row('A', 'beaten', 1, 2, 3), row('B', 'beaten', 1, 2, 3)], []).headline).toBe('Nobody wins: the turns ran out, and nobody leads')
    expect(endOf([row('A', 'defeated', 1, 2, 0)], [], JOURNAL, true)).toMatchObject({ headline: 'The dungeon wins: the hero is defeated', picture: { icon: 'tombstone' } })
    expect(endOf([row('A', 'beaten', 1, 2, 3)], [], JOURNAL, true).headline).toBe('The dungeon wins: the turns ran out')
  })
})

it('the moments of a game of Dungeoneer are the quests done and the heroes defeated, with what led to them', () => {
  expect(momentsOf(JOURNAL, 'A', 'B').map(({ key, seat, turn, space, entries }) => [key, seat, turn, space, entries.map(({ n }) => n)])).toEqual([
    ['defeated', 'C', 7, '', [3]], ['completes', 'B', 8, '', [5]], ['completes', 'A', 9, 'library', [9, 10]],
  ])
  expect([turnOf(JOURNAL, 'defeated', 'C'), turnOf(JOURNAL, 'completes', 'C')]).toEqual([7, 0])
})

it('wounds of one hero in one turn count together, one alone does not', () => {
  const wounded = (seat: string, count = 1): [string, Record<string, unknown>] => ['wounded', { seat, count, life: 2, cause: 'trap', card: 'pit' }]
  const journal = told(['turn', { seat: 'A', turn: 3 }], wounded('B'), wounded('C'), wounded('B'), ['turn', { seat: 'B', turn: 4 }], wounded('C'), wounded('A', 2))
  expect(momentsOf(journal, 'A', 'A').map(({ key, seat, turn, entries }) => [key, seat, turn, entries.map(({ n }) => n)])).toEqual([['wounded', 'B', 3, [1, 3]], ['wounded', 'A', 4, [6]]])
})

it('where life decided, what the next one lost is among the moments; no wound of a third player, and no dice line', () => {
  const wounded = (seat: string): [string, Record<string, unknown>] => ['wounded', { seat, count: 1, life: 2, cause: 'trap', card: 'pit' }]
  const journal = told(
    ['turn', { seat: 'B', turn: 1 }], ['tries-luck', { seat: 'B', card: 'q1', was: 4, die: 6, dice: '6, 5' }], ['completes', { seat: 'B', quest: 'q1', level: 2, glory: 1 }],
    wounded('A'), ['turn', { seat: 'C', turn: 2 }], wounded('A'), wounded('C'), wounded('C'), wounded('B'),
  )
  expect(momentsOf(journal, 'B', 'A', 'life', 'A').map(({ seat, entries }) => [seat, entries.map(({ n }) => n)])).toEqual([['B', [2]], ['A', [3]], ['A', [5]]])
})

it('a heavy blow of several causes has no tombstone: nobody died of it', () => {
  const blow: [string, Record<string, unknown>] = ['wounded', { seat: 'B', count: 2, life: 2, cause: 'space' }]
  expect(endOf([row('A', 'third-quest', 3, 3, 2), row('B', 'beaten', 1, 2, 3)], ['A'], told(['turn', { seat: 'A', turn: 3 }], blow)).moments.map(({ icon }) => icon)).toEqual(['bleeding-wound'])
})

it('where levels or life decided when the turns were over, what changed them last is one of the moments', () => {
  const journal = told(
    ['turn', { seat: 'B', turn: 1 }], ['wounded', { seat: 'B', count: 1, life: 2, cause: 'trap', card: 'pit' }],
    ['turn', { seat: 'A', turn: 2 }], ['level-changes', { seat: 'B', level: 1, card: 'amnesia' }], ['wounded', { seat: 'A', count: 1, life: 2, cause: 'trap', card: 'pit' }],
  )
  const keys = (decided: string) => momentsOf(journal, 'A', 'A', decided).map(({ entries }) => entries.map(({ n }) => n))
  expect([keys('level'), keys('life'), keys('quests')]).toEqual([[[3]], [[1]], []])
})
