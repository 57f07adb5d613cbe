/** How one chooses an option: who does what to what, and by which letter. An option's id is `verb:part:part` (games/twister/actions.py). */
import { partsOf } from '../../lib/ids'
import type { Ask, Option, View } from '../../lib/types'
import { atOnce, type Gesture } from '../../table/choosing'
import { boardOf } from './board'

/** What belongs to a step of a move, and is done by whoever moves. */
export const HANDLING: readonly string[] = ['take', 'drop', 'give', 'swap', 'stop']
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

/** The actions of a letter: opening, closing and breaking bars are one intention. */
const sharing = (verb: string): readonly string[] => Object.values(KEYS).find((verbs) => verbs.includes(verb)) ?? [verb]

/** Questions that put tokens somewhere: setting up, revealing. */
export const PUTS: readonly string[] = ['starter', 'hide', 'place']
/** What needs no aim: the walk that a move begins is aimed square by square. */
const UNAIMED: readonly string[] = ['move', 'stop']

/** A piece is taken up, then what it does is aimed at a square, piece or room; cards and buttons are pressed at once. */
export function gestureOf(option: Option, { what }: Ask, view: View): Gesture {
  const [verb = '', first] = partsOf(option.id)
  const actor = what === 'step' ? boardOf(view).mover?.piece : what === 'act' || PUTS.includes(what) ? first : null
  if (!actor) return atOnce(option)
  const at = UNAIMED.includes(verb) ? [] : option.touches.slice(0, 1)
  // No word is needed for an attack or a cure in a turn, for the pieces at hand on the way, for a token that is put somewhere.
  const plain = what === 'act' ? verb === 'attack' || verb === 'heal' : what !== 'step' || at[0]?.startsWith('piece:')
  return { from: `piece:${actor}`, verb, at, after: plain ? [null, verb] : sharing(verb) }
}
