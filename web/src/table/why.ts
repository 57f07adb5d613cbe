/** Where the "why not?" box stands: beside its thing, never over the prompt with its buttons, nor over what it speaks of, cards that may be played or places one may go. */
import { isLoose } from './focus'
import type { WhyNot } from './screen.svelte'

export interface Box { left: number; top: number; width: number; height: number }
type Size = Pick<Box, 'width' | 'height'>
type Place = Pick<Box, 'left' | 'top'>

/** Left free at the edges of the window. */
const EDGE = 8
/** What the top bar takes. */
const TOP = 52

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height

/**
 * The first place that covers neither the thing nor the prompt: right of the thing, above it, below it, left of it, over the prompt. Where none is
 * free, the thing is covered and not the prompt.
 *
 * @param at the thing; null: the box stands at the top
 * @param prompt the prompt, null where there is none
 * @param others what else is to stay in sight, if that can be
 */
export function placeOf(size: Size, at: Box | null, prompt: Box | null, view: Size, others: readonly Box[] = []): Place {
  const within = (place: Place): Box => ({
    width: size.width, // a DOMRect cannot be spread
    height: size.height,
    left: Math.max(EDGE, Math.min(place.left, view.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(place.top, view.height - size.height - EDGE)),
  })
  const top = within({ left: (view.width - size.width) / 2, top: TOP + 12 })
  if (!at) return { left: top.left, top: top.top }
  const middle = at.left + at.width / 2 - size.width / 2
  const over = prompt ? prompt.top - size.height - EDGE : at.top
  const wishes: Place[] = [
    { left: at.left + at.width + 12, top: at.top + 8 }, { left: middle, top: at.top - size.height - 10 },
    { left: middle, top: at.top + at.height + 10 }, { left: at.left - size.width - 12, top: at.top + 8 },
    { left: at.left + at.width + 12, top: over }, { left: at.left - size.width - 12, top: over }, { left: middle, top: over },
  ]
  const free = wishes.map(within).filter((box) => box.top >= TOP && !(prompt && overlaps(box, prompt)))
  const clear = free.filter((box) => !others.some((other) => overlaps(box, other)))
  const { left, top: high } = clear.find((box) => !overlaps(box, at)) ?? clear[0] ?? free.find((box) => !overlaps(box, at)) ?? free[0] ?? top
  return { left, top: high }
}

/** What the box stands beside: its thing, else what has the focus, else the prompt. */
export function standsAt(at: Element | null): Element | null {
  const focused = document.activeElement
  return at ?? (isLoose(focused) ? null : focused) ?? document.querySelector('[data-region="seam"]')
}

/** What is to stay in sight: what may be played or pressed, places one may go, my pieces, the hint of the first game, and all that the reason speaks of. */
export function sparedBy({ about = [] }: WhyNot): Element[] {
  const things = [...document.querySelectorAll<HTMLElement>('.stage [data-object]')].filter(({ dataset }) => about.includes(dataset.object?.replace(/^[^:]*:/, '') ?? ''))
  return [...things, ...document.querySelectorAll('[data-region="hand"] :is(.can, [data-read], [data-verb]), .stage :is(.tile.legal, .piece.mine, [aria-pressed="true"]), .hint-card')]
}
