/** The options of a question, read: who does what to what. An option's id is `verb:part:part` (games/twister/actions.py). */
import { partsOf } from '../../lib/ids'
import type { Ask, Option, View } from '../../lib/types'
import { atOnce, type Way } from '../../table/choosing'
import { boardOf, type PieceId, type Square } from './board'

export interface Deed {
  id: string
  verb: string
  /** Who acts; null for what concerns the move under way, and for tokens that are put somewhere. */
  piece: PieceId | null
  /** What one clicks for it: `square:…`, `piece:…`, `place:…`. */
  target: string
  /** A square it speaks of. */
  square: Square | null
  option: Option
}

/** What belongs to a step of a move, and is done by whoever moves. */
export const HANDLING: readonly string[] = ['take', 'drop', 'give', 'swap', 'stop']
/** What needs no target but the piece itself. */
export const ALONE: readonly string[] = ['recover', 'drink']
/** What the bar always shows for a piece; the rest only where it can ever do it. */
export const USUAL: readonly string[] = ['move', 'attack', 'jump', 'turn', 'reveal']
export const SPECIAL: readonly string[] = ['break', 'open', 'close', 'through', 'heal', 'fire', 'recover', 'drink']
/** The keys, by physical key. */
export const KEYS: Record<string, readonly string[]> = {
  KeyM: ['move'], KeyA: ['attack'], KeyJ: ['jump'], KeyR: ['turn'], KeyV: ['reveal'], KeyO: ['open', 'close', 'break'], KeyW: ['through'],
  KeyF: ['fire'], KeyK: ['heal'], KeyY: ['recover'], KeyN: ['drink'], KeyT: ['take'], KeyD: ['drop'], KeyG: ['give'], KeyX: ['swap'],
}
/** The letter of an action. */
export const keyOf = (verb: string): string =>
  verb === 'stop' || verb === 'end' ? 'E' : (Object.entries(KEYS).find(([, verbs]) => verbs.includes(verb))?.[0].slice(3) ?? '')

/** Whether two actions share a letter: opening, closing and breaking bars are one intention. */
export const sameKey = (a: string, b: string): boolean => a === b || Object.values(KEYS).some((verbs) => verbs.includes(a) && verbs.includes(b))

const ACTS: readonly string[] = [...USUAL, ...SPECIAL]

/** An option as a deed. */
export function deedOf(option: Option): Deed {
  const [verb = '', first = null] = partsOf(option.id)
  const acts = ACTS.includes(verb)
  return {
    id: option.id,
    verb,
    piece: acts ? first : null,
    target: option.touches[0] ?? '',
    square: typeof option.args.square === 'string' ? option.args.square : null,
    option,
  }
}

/** Questions that put tokens somewhere: setting up, revealing. */
export const PUTS: readonly string[] = ['starter', 'hide', 'place']

/** A piece is taken up, then what it does is aimed at a square, piece or room; cards and buttons are pressed at once. */
export function wayOf(option: Option, ask: Ask, view: View): Way {
  const { verb, piece } = deedOf(option)
  const mover = ask.what === 'step' && verb !== 'stop' ? boardOf(view).mover?.piece : null
  const actor = PUTS.includes(ask.what) ? partsOf(option.id)[1] : (mover ?? piece)
  return actor ? { from: `piece:${actor}`, verb, at: verb === 'move' ? [] : option.touches.slice(0, 1) } : atOnce(option)
}

/** Every option of a list, read. */
export const deedsOf = (options: readonly Option[]): Deed[] => options.map(deedOf)

/** The verbs a piece can use now, each with its options. */
export function verbsOf(deeds: readonly Deed[], piece: PieceId | null): Map<string, Deed[]> {
  const verbs = new Map<string, Deed[]>()
  for (const deed of deeds) {
    if (piece !== null && deed.piece !== piece) continue
    const known = verbs.get(deed.verb)
    if (known) known.push(deed)
    else verbs.set(deed.verb, [deed])
  }
  return verbs
}
