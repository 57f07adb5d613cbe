/** How a game of Dungeon Raiders is said to have ended: given these rows and entries, these words and moments. */
import { beforeAll, describe, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import type { Entry } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import { decidedBy, ending } from './ending'
import type { Row } from './board'
import { kindOfRoom, levelOfDeath, momentsOf } from './moments'

beforeAll(() => useTexts())

const row = (seat: string, fate: string, treasure: number, wounds: number): Row => ({ seat, fate, treasure, wounds, character: 'mage', figures: {} }) as unknown as Row
const told = (...entries: [string, Record<string, unknown>][]): Entry[] => entries.map(([key, args], n) => ({ n, key, args, private: false }))

function endOf(rows: Row[], journal: Entry[] = [], mode = 'base') {
  const winners = rows.filter(({ fate }) => ['won', 'shared', 'out'].includes(fate)).map(({ seat }) => seat as string)
  return ending(new TableScreen(viewOf({ over: true, journal, board: { rooms: [], mode }, result: { winners, rows } as never })))
}

describe('the end of a game of raiders', () => {
  it('is won by treasure', () => {
    const end = endOf([row('B', 'won', 14, 3), row('C', 'less', 13, 1), row('A', 'bled', 3, 8)])
    expect([end.headline, end.said, end.decided]).toEqual(['Boris wins with 14 treasure', 'Mira comes second with 13 treasure.', 'treasure'])
    expect(end.ranks.map(({ place, reason }) => [place, reason])).toEqual([[1, 'most treasure'], [2, '1 treasure less'], [null, 'most wounds: bled to death']])
  })
  it('is won by wounds among the richest', () => {
    const end = endOf([row('B', 'won', 14, 3), row('C', 'more-wounds', 14, 4), row('A', 'less', 13, 1)])
    expect([end.said, end.decided]).toEqual(['Mira is just as rich, but has more wounds: 4 against 3.', 'wounds'])
    expect(end.ranks.map(({ reason }) => reason)).toEqual(['fewest wounds of the richest', 'just as rich, 1 wound more', '1 treasure less'])
    expect(endOf([row('B', 'won', 14, 3), row('A', 'more-wounds', 14, 4)]).said).toBe('You are just as rich, but have more wounds: 4 against 3.')
  })
  it('is won by whoever is left, and says who had more and did not come out', () => {
    const alone = endOf([row('A', 'won', 2, 5), row('B', 'dead', 1, 10)])
    expect([alone.headline, alone.said, alone.decided, alone.ranks[0]?.reason]).toEqual(['You win with 2 treasure', 'Nobody else came out alive.', 'wounds', 'nobody else came out alive'])
    expect(endOf([row('A', 'won', 2, 5), row('C', 'less', 1, 1), row('B', 'bled', 9, 7)]).said).toBe('Boris had 9 treasure, but bled to death.')
  })
  it('says who was as rich as the winner and did not come out, before who comes second', () => {
    expect(endOf([row('A', 'won', 14, 5), row('C', 'less', 12, 1), row('B', 'bled', 14, 7)]).said).toBe('Boris was just as rich, but bled to death.')
    expect(endOf([row('C', 'won', 14, 5), row('A', 'dead', 14, 10)]).said).toBe('You were just as rich, but died in the dungeon.')
  })
  it('is shared, or nobody’s', () => {
    const shared = endOf([row('B', 'shared', 9, 4), row('A', 'shared', 9, 4), row('C', 'less', 8, 4)])
    expect([shared.headline, shared.ranks.map(({ place }) => place)]).toEqual(['A shared win: you and Boris, 9 treasure each', [1, 1, 3]])
    const nobody = endOf([row('A', 'dead', 5, 10), row('B', 'dead', 2, 10)])
    expect([nobody.headline, nobody.said, nobody.picture.icon, nobody.decided]).toEqual(['Nobody wins: nobody came out alive', '', 'tombstone', 'wounds'])
  })
  it('is survived or not, alone', () => {
    expect(endOf([row('A', 'out', 12, 7)], [], 'solo')).toMatchObject({ headline: 'You came out alive with 12 treasure', said: '7 wounds; ten would have been deadly.' })
    expect(endOf([row('A', 'dead', 12, 10)], [], 'solo')).toMatchObject({ headline: 'You died in the dungeon', said: '10 wounds. Left behind: 12 treasure.' })
  })
  it('shades wounds where they part the richest from those who share', () => {
    expect(decidedBy([row('A', 'shared', 9, 1), row('B', 'shared', 9, 1), row('C', 'more-wounds', 9, 2)])).toBe('wounds')
  })
})

const JOURNAL = told(
  ['enters', { level: 1, place: 1, room: 'vault-4' }], ['lays', { seat: 'A', card: '5' }], ['earns', { seat: 'A', count: 4 }],
  ['enters', { level: 2, place: 3, room: 'magnet' }], ['lays', { seat: 'B', card: '1' }], ['loses', { seat: 'B', count: 2 }], ['loses', { seat: 'C', count: 2 }],
  ['enters', { level: 2, place: 4, room: 'vault-1' }], ['lays', { seat: 'A', card: '2' }], ['earns', { seat: 'A', count: 1 }],
  ['enters', { level: 3, place: 1, room: 'dragon' }], ['lays', { seat: 'C', card: '2' }], ['wounded', { seat: 'C', count: 3 }], ['dies', { seat: 'C' }],
)

describe('the moments of a game of raiders', () => {
  it('are deaths and the largest gains and losses, one a room, each with the card that brought it', () => {
    const moments = momentsOf(JOURNAL, [{ seat: 'A' }, { seat: 'B' }, { seat: 'C' }] as never, 'B')
    expect(moments.map(({ room, level, place, entries }) => [room, level, place, entries.map(({ n }) => n)])).toEqual([
      ['vault-4', 1, 1, [1, 2]], ['magnet', 2, 3, [4, 5]], ['dragon', 3, 1, [11, 12, 13]],
    ])
  })
  it('are told with the room and where it was', () => {
    const end = endOf([row('A', 'won', 9, 3), row('B', 'less', 5, 1), row('C', 'dead', 1, 10)], JOURNAL)
    expect(end.moments.map(({ title, where, pigment }) => [title, where, pigment])).toEqual([
      ['Vault 4', 'Level 1, room 1', 'ochre'], ['Magnet', 'Level 2, room 3', 'iron'], ['Dragon', 'Level 3, room 1', 'madder'],
    ])
    expect(end.ranks[2]?.reason).toBe('died of wounds on level 3')
  })
  it('are those that decided first: the room that put the winner ahead for good, the wound at which somebody was counted out', () => {
    const journal = told(
      ['enters', { level: 1, place: 1, room: 'vault-1' }], ['lays', { seat: 'A', card: '5' }], ['earns', { seat: 'A', count: 1, seats: [] }],
      ['enters', { level: 1, place: 2, room: 'vault-4' }], ['lays', { seat: 'B', card: '5' }], ['earns', { seat: 'B', count: 4, seats: [] }],
      ['enters', { level: 1, place: 3, room: 'zombie' }], ['lays', { seat: 'B', card: '1' }], ['wounded', { seat: 'B', count: 1, seats: [] }],
      ['enters', { level: 2, place: 1, room: 'dragon' }], ['lays', { seat: 'C', card: '1' }], ['wounded', { seat: 'C', count: 3, seats: [] }],
      ['enters', { level: 2, place: 2, room: 'vault-2' }], ['lays', { seat: 'A', card: '3' }], ['earns', { seat: 'A', count: 1, seats: [] }], ['earns', { seat: 'D', count: 1, seats: [] }],
      ['bleeds', { seat: 'B', count: 4 }], ['wins', { seats: ['A'] }],
    )
    const rows = [row('A', 'won', 3, 3), row('D', 'less', 2, 3), row('C', 'less', 1, 3), row('B', 'bled', 9, 4)]
    const end = endOf(rows, journal)
    expect(end.moments.map(({ entries, means }) => [entries.map(({ n }) => n), means])).toEqual([
      [[1, 2], 'From here on ahead of all who came out alive: you.'], [[4, 5], 'The largest gain of the game.'], [[7, 8], 'From then on Boris had more wounds than anyone who survived.'],
    ])
  })
  it('say why each of them mattered: what would have been without it, whom it put out, what was the most, else what its hero had in the end', () => {
    const journal = told(
      ['enters', { level: 1, place: 1, room: 'vault-3' }], ['lays', { seat: 'A', card: '5' }], ['earns', { seat: 'A', count: 3, seats: [] }],
      ['enters', { level: 1, place: 2, room: 'vault-2' }], ['lays', { seat: 'A', card: '4' }], ['earns', { seat: 'A', count: 2, seats: [] }],
      ['enters', { level: 2, place: 1, room: 'dragon' }], ['lays', { seat: 'C', card: '1' }], ['wounded', { seat: 'C', count: 4, seats: [] }], ['dies', { seat: 'C' }],
    )
    const rows = [row('A', 'won', 6, 1), row('B', 'less', 4, 1), row('D', 'bled', 1, 5), row('C', 'dead', 0, 10)]
    expect(endOf(rows, journal).moments.map(({ title, means }) => [title, means])).toEqual([
      ['Vault 3', 'Without that Boris would have won.'], ['Vault 2', 'From here on ahead of all who came out alive: you.'], ['Dragon', 'Mira’s treasure no longer counted: the dead cannot win.'],
    ])
    const more = endOf([row('A', 'won', 5, 1), row('B', 'less', 3, 3), row('C', 'less', 2, 0)], told(['enters', { level: 1, place: 1, room: 'magnet' }], ['lays', { seat: 'B', card: '5' }],
      ['loses', { seat: 'B', count: 1 }], ['enters', { level: 1, place: 2, room: 'magnet' }], ['loses', { seat: 'C', count: 2 }]))
    expect(more.moments[0]?.means).toBe('In the end Boris had 3 treasure and 3 wounds.')
  })
  it('take away from all whom a trap hit, not from one of them', () => {
    const means = (lost: number) => {
      const journal = told(
        ['enters', { level: 1, place: 1, room: 'lava' }], ['lays', { seat: 'A', card: '5' }], ['loses', { seat: 'C', count: lost }], ['loses', { seat: 'B', count: 6 }],
        ['enters', { level: 1, place: 2, room: 'vault-3' }], ['lays', { seat: 'A', card: '4' }], ['earns', { seat: 'A', count: 5, seats: [] }],
      )
      return endOf([row('A', 'won', 10, 1), row('B', 'less', 8, 1), row('C', 'less', 9, 1)], journal).moments[0]?.means
    }
    expect(means(3)).toBe('Without this room, all else the same, Boris would have won.')
    expect(means(6)).toBe('Without this room, all else the same, Mira would have won.')
  })
  it('say nothing of what would have been where a room hurt somebody who died: who knows whether that hero had lived', () => {
    const means = (seat: string) => {
      const journal = told(['enters', { level: 1, place: 1, room: 'spikes' }], ['lays', { seat: 'A', card: '1' }], ['wounded', { seat: 'C', count: 4 }], ['wounded', { seat, count: 2 }])
      return endOf([row('A', 'won', 9, 4), row('B', 'less', 5, 2), row('C', 'bled', 1, 6), row('D', 'dead', 1, 10)], journal).moments.map((moment) => moment.means)
    }
    expect(means('B')).toEqual(['Without this room, all else the same, Boris would have won.'])
    expect(means('D')).toEqual(['From then on Mira had more wounds than anyone who survived.'])
  })
  it('tell of a death with its wound, also where one room kills several', () => {
    const journal = told(['enters', { level: 1, place: 1, room: 'dragon' }], ['lays', { seat: 'A', card: '1' }], ['lays', { seat: 'B', card: '1' }],
      ['wounded', { seat: 'A', count: 3 }], ['wounded', { seat: 'B', count: 3 }], ['dies', { seat: 'A' }], ['dies', { seat: 'B' }])
    expect(momentsOf(journal, [], 'A').map(({ entries }) => entries.map(({ n }) => n))).toEqual([[1, 3, 5]])
  })
  it('name the card that set a trap off, not what the hurt one played', () => {
    const journal = told(['enters', { level: 4, place: 1, room: 'spikes' }], ['lays', { seat: 'B', card: '1' }], ['lays', { seat: 'A', card: '2' }],
      ['trap-goes', { room: 'spikes', value: 1 }], ['wounded', { seat: 'A', count: 5 }],
      ['enters', { level: 4, place: 2, room: 'troll' }], ['lays', { seat: 'B', card: '1' }], ['wounded', { seat: 'B', count: 2 }])
    expect(momentsOf(journal, [], null).map(({ entries }) => entries.map(({ n }) => n))).toEqual([[3, 4], [6, 7]])
  })
  it('end with the bleeding', () => {
    const [only] = momentsOf(told(['enters', { level: 5, place: 5, room: 'cube' }], ['bleeds', { seat: 'A' }]), [], null)
    expect([only?.room, only?.entries.map(({ key }) => key)]).toEqual(['', ['bleeds']])
    expect(levelOfDeath(JOURNAL, 'A')).toBe(0)
  })
  it('know the kind of every room', () => {
    expect(['storeroom-coins', 'vault-2-1', 'lava', 'troll'].map(kindOfRoom)).toEqual(['storeroom', 'vault', 'trap', 'monster'])
  })
})
