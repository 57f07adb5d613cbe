/** The guide of a lesson: which note is on, and where on the page the things are that it speaks of. */
import type { LessonStep } from '../../lib/generated/house'
import type { Box } from '../why'

/** A note as it stands on the bar: its first sentence is set bold. */
export interface Said { lead: string; rest: string }

/** The button that does what is chosen. */
export const DO = 'do'

/**
 * What the ring is around: the things of a note, or once one of them is chosen, what is to be pressed next. Where there is something to do,
 * of those things only the ones that take a press now: not what has been taken up already, nor what refuses.
 */
export function ringed(things: readonly string[], chosen: boolean, stateOf: (thing: string) => string = () => ''): readonly string[] {
  if (chosen && things.length) return [DO]
  const next = things.filter((thing) => stateOf(thing) !== 'sel')
  const takes = next.filter((thing) => stateOf(thing) !== 'cannot')
  return [takes, next, things].find(({ length }) => length) ?? things
}

/** The window without these boxes: what is ringed is not darker. */
export const around = (boxes: readonly Box[]): string => `M-9-9h9999v9999h-9999z${boxes.map(({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h${-width}z`).join('')}`

/** The note on the bar when so many have been put aside: the first of the step that has not; after an undo, its last. */
export const noteAt = ({ notes, first }: LessonStep, aside: number): number => Math.max(0, Math.min(aside - first, notes.length - 1))

/** Its first sentence, and the rest. */
export function saidOf(text: string): Said {
  const end = text.search(/[.!?:](?= )/) + 1
  return end ? { lead: text.slice(0, end), rest: text.slice(end) } : { lead: text, rest: '' }
}

/**
 * What of the page a name means: an object (`hand:5`), a button (`act:end`), a part of the frame (`hand`, `seam`); null where it is not on
 * the page. A seat is its panel, not its piece on the board; the seam is its button to press next, where it has one.
 */
export function thingOn(root: ParentNode, name: string): Element | null {
  const press = name === DO || name === 'seam' ? root.querySelector('[data-region="seam"] .do :is(.pri, .btn:only-child)') : null // the one to press next
  if (press || name === DO) return press
  const [kind, act] = name.split(/:(.*)/)
  const found = kind === 'act' ? `[data-act="${CSS.escape(act ?? '')}"]` : name.includes(':') ? `${kind === 'seat' ? '.seats ' : ''}[data-object="${CSS.escape(name)}"]` : `[data-region="${CSS.escape(name)}"]`
  const shown = [...root.querySelectorAll(found)].find((each) => each.getClientRects().length > 0) ?? null
  return shown?.querySelector('[data-ring]') ?? shown // of a figure its disc, and not all that takes a press
}
