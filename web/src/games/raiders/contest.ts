/**
 * How the room stands, as it lies or as it would with the card that is selected or sealed: for the panel under the row of rooms.
 *
 * The server reckons both (`contest` in games/raiders/contest.py, and each option's `then`); this only lays them one over the other.
 */
import type { View } from '../../lib/types'
import type { Beat } from '../../table/story/beats'
import type { Board, Card, Contest, Hero, Then } from './board'

/** The contest with what a card would change of it. */
export const standing = (board: Board, then: Then | null): Contest | null => board.contest && { ...board.contest, ...then?.contest }

/** Who bleeds to death: as the heroes are now; in the last room, who will or can once it is over. */
export function bleedingOf(board: Board, then: Then | null): { said: string; seats: string[] } {
  const { bleeds, surely } = standing(board, then) ?? {}
  return { said: !bleeds ? 'bleeding' : surely ? 'bleeds' : 'may-bleed', seats: bleeds ?? board.bleeding }
}

export interface Lay {
  seat: string
  /** Everything laid in this room, crystals first. */
  laid: Card[]
  state: 'laid' | 'crystal' | 'choice' | 'sealed' | 'next' | 'left'
  /** Power cards still in hand, while no final card lies. */
  power: Card[]
  /** It was laid before all others. A leader's crystal comes to the end, and then nobody's was. */
  first: boolean
}

/**
 * Who laid what, left to right in lay order.
 *
 * @param me the seat that looks, or null
 * @param choice the card it has selected or sealed, or null
 * @param ready seats that have answered under seal
 */
export function lays(board: Board, me: string | null, choice: Card | null, ready: string[] = [], waiting: string[] = []): Lay[] {
  const bySeat = new Map(board.heroes.map((hero) => [hero.seat, hero]))
  const heroes = board.order.flatMap((seat) => bySeat.get(seat) ?? [])
  const stateOf = (hero: Hero): Lay['state'] => {
    if (!board.contest?.to_lay.includes(hero.seat)) return 'laid'
    if (ready.includes(hero.seat)) return 'sealed'
    if (hero.seat === me && choice !== null) return 'choice'
    if (hero.laid.length > 0) return 'crystal'
    return waiting.includes(hero.seat) ? 'next' : 'left'
  }
  const inTurn = !board.quick && board.mode !== 'solo'
  return heroes.map((hero, at) => {
    const state = stateOf(hero)
    const first = inTurn && at === 0 && hero.seat === board.leader && state === 'laid'
    return { seat: hero.seat, laid: hero.laid, state, power: state === 'laid' ? [] : hero.power, first }
  })
}

/** How many lived when a room of this level was over: a later death changes nothing of it. */
export function livedIn(board: Board, journal: View['journal'], place: number): number {
  const at = journal.findLastIndex(({ key, args }) => key === 'enters' && args.level === board.level && args.place === place)
  return board.heroes.filter(({ alive }) => alive).length + journal.slice(Math.max(at, 0)).filter(({ key }) => key === 'dies').length
}

/** The kinds of items that a hero still holds, where the table counts them. */
export const heldBy = (board: Board, seat: string): Card[] => board.cards.items.filter((item) => board.odds?.held?.[seat]?.[item])

/** The seat whose card was laid last in this room: marked as the last move. */
export function lastLaid(view: Pick<View, 'journal'>): string | null {
  for (const { key, args } of [...view.journal].reverse()) {
    if (key === 'lays' || key === 'lays-item' || key === 'crystal') return String(args.seat)
    if (key === 'enters' || key === 'level' || key === 'level-ends') return null
  }
  return null
}

/** The place that is turned face up now. */
export function turned(beat: Beat | null): number {
  return Number(beat?.entries.find(({ key }) => key === 'reveals')?.args.place ?? 0)
}
