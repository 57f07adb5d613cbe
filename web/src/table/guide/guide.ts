/** The guide of a lesson: which note is on, and where on the page the things are that it speaks of. */
import type { LessonStep } from '../../lib/generated/house'

/** A note as it stands on the bar: its first sentence is set bold. */
export interface Said { lead: string; rest: string }

/** The note on the bar when so many have been put aside: the first of the step that has not; after an undo, its last. */
export const noteAt = ({ notes, first }: LessonStep, aside: number): number => Math.max(0, Math.min(aside - first, notes.length - 1))

/** Its first sentence, and the rest. */
export function saidOf(text: string): Said {
  const end = text.search(/[.!?:](?= )/) + 1
  return end ? { lead: text.slice(0, end), rest: text.slice(end) } : { lead: text, rest: '' }
}

/**
 * What of the page a name means: an object (`hand:5`), a button (`act:end`), a part of the frame (`hand`, `seam`); null where it is not on
 * the page. A seat is its panel, not its piece on the board.
 */
export function thingOn(root: ParentNode, name: string): Element | null {
  const [kind, act] = name.split(/:(.*)/)
  const found = kind === 'act' ? `[data-act="${CSS.escape(act ?? '')}"]` : name.includes(':') ? `${kind === 'seat' ? '.seats ' : ''}[data-object="${CSS.escape(name)}"]` : `[data-region="${CSS.escape(name)}"]`
  return [...root.querySelectorAll(found)].find((each) => each.getClientRects().length > 0) ?? null
}
