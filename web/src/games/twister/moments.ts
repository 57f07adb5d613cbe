/** The moments of a game of Dungeon Twister that mattered: what brought points, most of all the last that the winner needed. */
import type { Entry } from '../../lib/types'
import { weightiest } from '../../table/end'
import type { Moment } from '../../table/ending'
import type { PieceId } from './board'

export interface PointMoment extends Moment {
  /** The piece with which it happened, and whose turn number it was. */
  piece: PieceId | null
  turn: number
  weight: number
  once: string
  /** From here on the winner was ahead for good. */
  lead?: boolean
}

/** What brings points stands in the log right before them. */
const DEEDS: readonly string[] = ['leaves', 'killed', 'carries-out']
const LEAD = 5
const WON: readonly string[] = ['reaches', 'reaches-at-once']
/** Out with a load: the exit and what it carried are one moment; and so are all that die of one blow. After which deed of the moment before one joins it. */
const JOINS: Record<string, string> = { 'carries-out': 'leaves', killed: 'killed' }
/** What is told between two deeds of one breath: of a dead character's load, of others whom the same blow wounds, of the victory. */
const WITHIN: readonly string[] = [...DEEDS, ...WON, 'loses', 'wounded']

/** The moment after which the winner was ahead for good counts more. */
function withLead(moments: readonly PointMoment[], journal: readonly Entry[], winners: readonly string[]): readonly PointMoment[] {
  const [winner] = winners
  if (winners.length !== 1) return moments
  let ahead = 0
  let since = NaN
  for (const { n, key, args } of journal) {
    if (key !== 'scores') continue
    const before = ahead
    ahead += Number(args.count) * (args.seat === winner ? 1 : -1)
    if (before <= 0 && ahead > 0) since = n
  }
  return moments.map((moment) => (moment.entries.some(({ n }) => n === since) ? { ...moment, weight: moment.weight + LEAD, lead: true } : moment))
}

export function momentsOf(journal: readonly Entry[], winners: readonly string[]): PointMoment[] {
  let turn = 0
  let deed: Entry | null = null
  /** Nothing else has been told since the last points. */
  let unbroken = false
  const found: PointMoment[] = []
  for (const entry of journal) {
    const { key, args } = entry
    if (key === 'plays-card') turn = Number(args.turn)
    if (DEEDS.includes(key)) deed = entry
    const last = found.at(-1)
    if (WON.includes(key) && last) found[found.length - 1] = { ...last, weight: last.weight + 10 }
    if (key !== 'scores') {
      unbroken &&= WITHIN.includes(key)
      continue
    }
    const piece = deed ? String(deed.args.item_piece ?? deed.args.piece) : null
    const winner = winners.length === 1 && winners[0] === args.seat
    const entries = deed ? [deed, entry] : [entry]
    const joins = JOINS[deed?.key ?? '']
    if (last && unbroken && joins && last.entries.some((each) => each.key === joins)) {
      found[found.length - 1] = { ...last, entries: [...last.entries, ...entries], weight: last.weight + Number(args.count) }
    } else found.push({ entries, piece, turn, weight: 2 * Number(args.count) + (winner ? 1 : 0), once: String(entry.n) })
    deed = null
    unbroken = true
  }
  return weightiest(withLead(found, journal, winners))
}
