/** "Since your turn" begins where my last turn ended. */
import { expect, it } from 'vitest'
import type { View } from '../../lib/types'
import type { Beat, Kind } from './beats'
import { sinceMyTurn, type Step } from './since'

/** Steps of a game of turns, by whose turn each is: a letter each. */
const steps = (turns: string, me: string | null = 'A'): Step[] =>
  [...turns].map((seat, n) => ({ view: { seat: me } as View, beat: { kind: 'reveal', entries: [{ n, key: 'acts', args: { seat }, private: false }], frame: { n, board: seat, figures: {} } } as unknown as Beat }))
const since = (turns: string, me?: string | null) =>
  sinceMyTurn(steps(turns, me), { turnOf: ({ board }) => String(board) }).map(({ beat }) => beat?.frame.board as unknown as string).join('')

it.each([
  ['AAB', 'B'], ['ABBCA', 'BBCA'], ['BBC', 'BBC'], ['ABAC', 'C'], ['AA', 'AA'], ['', ''],
])('of the turns %s it tells %s', (turns, told) => expect(since(turns)).toBe(told))
it('whoever watches has no turn', () => expect(since('ABAB', null)).toBe('ABAB'))
it('where there are no turns, a card of mine is one', () => {
  const plays = (n: number, seat: string, kind: Kind = 'card'): Step => ({ view: { seat: 'A' } as View, beat: { kind, entries: [{ n, key: 'plays', args: { seat }, private: false }], frame: { n, board: {}, figures: {} } } as unknown as Beat })
  const told = sinceMyTurn([plays(0, 'A'), plays(1, 'B'), plays(2, 'A', 'outcome')], {})
  expect(told.map(({ beat }) => beat?.frame.n)).toEqual([1, 2])
})
