/** What the journal says of the board: the last move, what the other side did last, and the last combat. */
import type { Entry } from '../../lib/types'
import type { Entries, PlaceName, Square } from './board'

export interface Last {
  /** Where it came from (hollow) and where it went (filled). */
  squares: { square: Square; to: boolean }[]
  path: Square[]
  /** The room that turned or was revealed. */
  place: PlaceName | null
}

const NONE: Last = { squares: [], path: [], place: null }
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const WALKS = ['moves', 'returns']
const HANDLES = ['takes', 'drops', 'gives', 'swaps']
/** Whether a piece handles something in an entry. */
export const handles = (entry: Entry | undefined, piece: unknown): boolean => HANDLES.includes(entry?.key ?? '') && entry?.args.piece === piece
/** What comes of a deed, and is none of its own. */
const OUTCOMES = ['scores', 'reaches', 'killed', 'leaves', 'loses', 'saved', 'carries-out', 'goes-along', 'shut', 'ways-open', 'ways-close']

/** The marks of the last move on the board (docs/language.md section 8); a walk on which things were handled is told in several entries. */
export function lastMove(journal: readonly Entry[]): Last {
  let handler: unknown = null
  for (let at = journal.length - 1; at >= 0; at--) {
    const entry = journal[at] as Entry
    const { key, args } = entry
    const square = text(args.square)
    if (WALKS.includes(key) && square) return handler === null || handler === args.piece ? walkMarks(walkUpTo(journal, at)) : NONE
    if (HANDLES.includes(key)) handler = args.piece
    else if (!OUTCOMES.includes(key)) {
      if (handler !== null) return NONE
      if (['turns', 'reveals', 'hides', 'hides-what'].includes(key)) return { ...NONE, place: text(args.place) }
      if (['combat-won', 'tie', 'combat', 'wounded'].includes(key)) continue // up to whose attack it was
      return square ? { ...NONE, squares: [{ square, to: true }] } : NONE
    }
  }
  return NONE
}

/** The squares of a walk that ends with an entry, from where it set out. */
export function walkUpTo(journal: readonly Entry[], at: number): Square[] {
  const { args } = journal[at] as Entry
  const path = Array.isArray(args.path) ? args.path.map(String) : [text(args.start), text(args.square)].flatMap((each) => each ?? [])
  let before = at - 1
  while (handles(journal[before], args.piece)) before--
  const earlier = journal[before]
  // A whole move after it is another action.
  const goesOn = args.part !== 'whole' && before < at - 1 && earlier && WALKS.includes(earlier.key) && earlier.args.piece === args.piece && earlier.args.square === path[0]
  return goesOn ? [...walkUpTo(journal, before), ...path.slice(1)] : path
}

export function walkMarks(path: Square[]): Last {
  const [start, square] = [path[0], path.at(-1)]
  return { squares: [...(start && start !== square ? [{ square: start, to: false }] : []), ...(square ? [{ square, to: true }] : [])], path, place: null }
}

/**
 * What the other side did last, if it has done something since it was to act: in its turn, or while tokens are hidden. Points
 * speak for themselves; what they are for is told.
 */
export function lastDeed(journal: readonly Entry[], me: string | null): Entry | null {
  const last = journal.findLast(({ key }) => !['scores', 'goes-along', 'loses', 'shut', 'ways-open', 'ways-close'].includes(key))
  const turn = journal.findLast(({ key }) => ['plays-card', 'first-to-hide', 'first-player', 'takes-cards-back'].includes(key))
  if (!last || !turn || last.private) return null
  return (turn.key === 'plays-card' ? turn : last).args.seat === me ? null : last
}

/** The same with what belongs to it: the way with what was handled on it, two entries at most. */
export function lastDeeds(journal: readonly Entry[], me: string | null): Entry[] {
  const last = lastDeed(journal, me)
  if (!last) return []
  const before = journal[journal.indexOf(last) - 1]
  const [walk, handles] = [WALKS, HANDLES].map((keys) => [before, last].filter((entry) => entry && keys.includes(entry.key)).length)
  return before && walk === 1 && handles === 1 && before.args.piece === last.args.piece ? [before, last] : [last]
}

/** The tokens of a revealed room that were shown to be placed, and are not yet: they lie open for everybody. */
export function shownOpen(journal: readonly Entry[], place: PlaceName): string[] {
  const since = journal.slice(journal.findLastIndex(({ key, args }) => key === 'reveals' && args.place === place) + 1)
  const shown = since.flatMap(({ key, args }) => (key === 'to-place' && args.place === place && Array.isArray(args.tokens) ? args.tokens.map(String) : []))
  return shown.filter((id) => !since.some(({ key, args }) => key === 'places' && args.item_piece === id))
}

/** A combat that has been decided. */
export type Decided = Entries['combat'] & {
  n: number
  /** The entry that told of the attack; -1 where there is none. */
  begun: number
  tied: boolean
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
    ...(combat.args as Entries['combat']),
    n: combat.n,
    begun: journal[begun]?.n ?? -1,
    tied: after.some(({ key }) => key === 'tie'),
    attackers: names(journal[begun]?.args.attackers),
    defenders: names(journal[begun]?.args.defenders),
    winner: text(after.find((entry) => entry.key === 'combat-won')?.args.seat),
    wounded: pieces('wounded'),
    killed: pieces('killed'),
  }
}
