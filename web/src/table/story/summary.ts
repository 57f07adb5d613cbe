/** What one missed, in a few lines: the weightiest beats in their order. */
import { toldOf, type Beat, type Kind } from './beats'

/** So many lines at most. */
export const LINES = 6
/** Dice, cards and steps lead to something that is told itself. */
const WEIGHTS: Readonly<Record<Kind, number>> = { step: 0, card: 1, deed: 1, dealt: 1, dice: 1, reveal: 2, draw: 2, outcome: 3, blow: 4, grave: 4, tally: 4, end: 6 }
/** What happened to me weighs more, though no throw of mine weighs more than what came of another's. */
const MINE = 0.5

export const isMine = ({ entries }: Pick<Beat, 'entries'>, me: string | null): boolean => me !== null && entries.some(({ args }) => [args.seat, args.target_seat].includes(me))

/** `weigh`: the game knows better than the kind of a beat what of it weighs. */
export function summaryOf(beats: readonly Beat[], me: string | null, weigh?: (entry: Beat['entries'][number], me: string | null) => number, most = LINES): Beat[] {
  const weight = (beat: Beat) => (weigh ? Math.max(...beat.entries.map((entry) => weigh(entry, me))) : WEIGHTS[beat.kind]) + (isMine(beat, me) ? MINE : 0)
  const heavy = beats.map((beat, place) => ({ beat, place })).sort((a, b) => weight(b.beat) - weight(a.beat) || b.place - a.place).slice(0, most)
  return heavy.sort((a, b) => a.place - b.place).map(({ beat }) => beat)
}

type Line = Beat['entries'][number]

/** What a line says of a beat: all of it where that is short, else how it began and the weightiest of the rest. */
export function briefOf(beat: Beat, me: string | null, weigh?: (entry: Line, me: string | null) => number): readonly Line[] {
  const [first, ...rest] = toldOf(beat)
  if (!weigh || !first || rest.length < 2) return toldOf(beat)
  const weight = (line: Line) => weigh(line, me) + (isMine({ entries: [line] }, me) ? MINE : 0)
  return [first, rest.reduce((one, other) => (weight(other) > weight(one) ? other : one))]
}

/** Glyphs of what has no picture of its own. */
export const glyphOf = ({ kind }: Beat): string => (kind === 'dice' ? 'perspective-dice-six-faces-random' : kind === 'end' ? 'tombstone' : 'scroll-unfurled')
