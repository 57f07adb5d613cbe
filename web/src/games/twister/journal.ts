/** What the journal says of the board: the last move, and the last combat. */
import type { Entry } from '../../lib/types'
import type { PlaceName, Square } from './board'

export interface Last {
  /** Where it came from (hollow) and where it went (filled). */
  squares: { square: Square; to: boolean }[]
  path: Square[]
  /** The room that turned or was revealed. */
  place: PlaceName | null
}

const NONE: Last = { squares: [], path: [], place: null }
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The marks of the last move on the board (LANGUAGE.md section 8). */
export function lastMove(journal: readonly Entry[]): Last {
  for (let at = journal.length - 1; at >= 0; at--) {
    const entry = journal[at]
    if (!entry) continue
    const { key, args } = entry
    const square = text(args.square)
    if ((key === 'moves' || key === 'returns') && square) {
      const start = text(args.start)
      const path = Array.isArray(args.path) ? args.path.map(String) : []
      return { squares: [...(start && start !== square ? [{ square: start, to: false }] : []), { square, to: true }], path, place: null }
    }
    if (['jumps', 'passes-wall', 'places', 'stands'].includes(key) && square) return { ...NONE, squares: [{ square, to: true }] }
    if (['turns', 'reveals', 'hides', 'hides-what'].includes(key)) return { ...NONE, place: text(args.place) }
    if (['plays-card', 'attacks', 'first-player'].includes(key)) return NONE
  }
  return NONE
}

/**
 * What the other side did last, if it has done something since it was to act: in its turn, or while tokens are hidden. Points
 * speak for themselves; what they are for is told.
 */
export function lastDeed(journal: readonly Entry[], me: string | null): Entry | null {
  const last = journal.findLast(({ key }) => key !== 'scores')
  const turn = journal.findLast(({ key }) => ['plays-card', 'first-to-hide', 'first-player', 'takes-cards-back'].includes(key))
  if (!last || !turn || last.private) return null
  return (turn.key === 'plays-card' ? turn : last).args.seat === me ? null : last
}

/** A combat that has been decided. */
export interface Decided {
  n: number
  seat: string
  attack: number
  attack_card: string
  attack_total: number
  defence: number
  defence_card: string
  defence_total: number
  attackers: string[]
  defenders: string[]
  /** Who lost, if anybody. */
  winner: string | null
  wounded: string[]
  killed: string[]
}

/** The last combat of the journal, if nothing else has been done since. */
export function lastCombat(journal: readonly Entry[]): Decided | null {
  let at = journal.length - 1
  while (at >= 0 && journal[at]?.key !== 'combat') {
    if (['plays-card', 'moves', 'returns', 'turns', 'reveals', 'attacks'].includes(journal[at]?.key ?? '')) return null
    at--
  }
  const combat = journal[at]
  if (!combat) return null
  let begun = at
  while (begun >= 0 && journal[begun]?.key !== 'attacks') begun--
  const names = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  const after = journal.slice(at + 1)
  const pieces = (key: string) => after.filter((entry) => entry.key === key).map((entry) => String(entry.args.piece))
  return {
    ...(combat.args as unknown as Decided),
    n: combat.n,
    attackers: names(journal[begun]?.args.attackers),
    defenders: names(journal[begun]?.args.defenders),
    winner: text(after.find((entry) => entry.key === 'combat-won')?.args.seat),
    wounded: pieces('wounded'),
    killed: pieces('killed'),
  }
}
