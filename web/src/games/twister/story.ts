/** What happens in Dungeon Twister, as it is shown: how long each thing, and what it changes for whom. */
import type { Entry } from '../../lib/types'
import type { Gain } from '../../table/game'
import type { KindsOf } from '../../table/story/beats'
import type { Entries } from './board'
import { ui } from './say'

/** Whose combat it is stands over the fight until it is decided; who has won is told with what becomes of the loser. */
export const BEATS: KindsOf<Entries> = {
  hides: 'step', starters: 'reveal', 'first-player': 'outcome', 'opens-room': 'card', 'plays-card': 'reveal',
  moves: 'deed', returns: 'deed', jumps: 'deed', 'passes-wall': 'deed', turns: 'reveal', 'goes-along': 'outcome', reveals: 'reveal', shut: 'outcome', 'to-place': 'deed', places: 'deed',
  takes: 'deed', drops: 'deed', gives: 'deed', swaps: 'deed', breaks: 'deed', opens: 'deed', closes: 'deed', drinks: 'deed',
  heals: 'outcome', recovers: 'outcome', fires: 'reveal', attacks: 'reveal', combat: 'outcome', tie: 'grave', wounded: 'blow', killed: 'blow',
  leaves: 'outcome', loses: 'deed', saved: 'outcome', 'carries-out': 'outcome', scores: 'outcome', reaches: 'outcome', 'reaches-at-once': 'outcome',
  'takes-cards-back': 'card', 'leaves-unused': 'deed', skips: 'outcome', limit: 'outcome', 'draw-offered': 'outcome', 'draw-declined': 'outcome', 'draw-agreed': 'grave', 'limit-draw': 'grave', wins: 'grave',
}

/** Which ways a turned room opens and walls off is seen as it turns; without the board it is heard, with whom it takes along. */
export const ALOUD: KindsOf<Entries> = { 'ways-open': 'outcome', 'ways-close': 'outcome' }

/** A walk is looked for on the board, and followed: it stands longer than a thing taken up. What is to be placed is read, token by token. */
export const HOLDS = { moves: 1200, returns: 1200, 'to-place': 2200 }

/** All the points of an exit are told with it: the character's, and those of what it carries. */
export const JOINS: readonly string[] = ['scores']

type Line = Pick<Entry, 'key' | 'args'>

/** All the points that a seat gets at once are one gain: it is told with the first of them. */
export function gains(entry: Line, together: readonly Line[] = [entry]): Gain[] {
  const { key, args } = entry
  const points = together.filter((each) => each.key === 'scores' && each.args.seat === args.seat)
  if (key !== 'scores' || points[0] !== entry) return []
  const count = points.reduce((sum, each) => sum + Number(each.args.count), 0)
  return [{ seat: String(args.seat), icon: 'trophy', text: ui('chip-points', { count }), tone: 'gain', from: `square:${String(args.square)}` }]
}
