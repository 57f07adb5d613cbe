/** Where the "why not?" box stands: beside its thing, never over the prompt with its buttons, nor over what it speaks of, cards that may be played or places one may go. */
import { isLoose } from './focus'
import { phone } from './narrow'
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
 * Of the places right of the thing, above it, below it, left of it, over the prompt and at the head of the stage the first that covers least: never the prompt, nor a card
 * that may be played unless nothing else is left; then what else is to stay in sight, then the thing.
 *
 * @param at the thing; null: the box stands at the top
 * @param prompt the prompt, null where there is none
 * @param others what else is to stay in sight, if that can be
 * @param hand what may be played
 * @param above what stands above the stage and tells what the reason is about: players with their figures
 */
export function placeOf(size: Size, at: Box | null, prompt: Box | null, view: Size, others: readonly Box[] = [], hand: readonly Box[] = [], above: readonly Box[] = []): Place {
  const within = (place: Place): Box => ({
    width: size.width, // a DOMRect cannot be spread
    height: size.height,
    left: Math.max(EDGE, Math.min(place.left, view.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(place.top, view.height - size.height - EDGE)),
  })
  const top = within({ left: (view.width - size.width) / 2, top: TOP + 12 })
  const place = ({ left, top }: Box): Place => ({ left, top })
  if (!at) return place(top)
  const middle = at.left + at.width / 2 - size.width / 2
  const over = prompt ? prompt.top - size.height - EDGE : at.top
  const wishes: Place[] = [
    { left: at.left + at.width + 12, top: at.top + 8 }, { left: middle, top: at.top - size.height - 10 },
    { left: middle, top: at.top + at.height + 10 }, { left: at.left - size.width - 12, top: at.top + 8 },
    { left: at.left + at.width + 12, top: over }, { left: at.left - size.width - 12, top: over }, { left: middle, top: over },
    ...above.map(({ top, height }) => ({ left: EDGE, top: top + height + EDGE })),
  ]
  const covers = (box: Box): number => {
    const any = (boxes: readonly Box[]) => Number(boxes.some((other) => overlaps(box, other)))
    const many = others.filter((other) => overlaps(box, other)).length
    return 8 * any(hand) + 6 * any(above) + (many && 4 + Math.min(many, 9) / 10) + 2 * any([at])
  }
  wishes.splice(at.top < TOP ? 3 : wishes.length, 0, top) // what stands in the top bar is far from all cards: the middle below it
  const free = wishes.map(within).filter((box) => box.top >= TOP && !(prompt && overlaps(box, prompt)))
  return place([...free].sort((one, other) => covers(one) - covers(other))[0] ?? top)
}

/** What the box stands beside: its thing, else what has the focus, else the prompt. */
export function standsAt(at: Element | null): Element | null {
  const focused = document.activeElement
  return at ?? (isLoose(focused) ? null : focused) ?? document.querySelector('[data-region="seam"]')
}

/** The prompt, and the guide's note where that stands over it. */
export function promptOf(): Box | null {
  const [seam, note] = ['[data-region="seam"]', '[data-region="guide"][data-said]'].map((which) => document.querySelector(which)?.getBoundingClientRect())
  if (!seam || !note || note.bottom > seam.bottom) return seam ?? null
  return { left: seam.left, top: note.top, width: seam.width, height: seam.bottom - note.top }
}

/** What may be played or pressed below the prompt. */
export const handOf = (): Element[] => [...document.querySelectorAll('[data-region="hand"] :is(.can, [data-read], [data-verb])')]

/** Players with their figures, where they stand above the stage. */
export const aboveStage = (): Element[] => (phone.current ? [...document.querySelectorAll('[data-region="seats"]')] : [])

/** What else is to stay in sight: places one may go, my pieces, the hint of the first game, and all that the reason speaks of. */
export function sparedBy({ about = [] }: WhyNot): Element[] {
  const things = [...document.querySelectorAll<HTMLElement>('.stage [data-object]')].filter(({ dataset }) => about.includes(dataset.object?.replace(/^[^:]*:/, '') ?? ''))
  return [...things, ...document.querySelectorAll('aside.rail .tabs, .stage :is(.tile.legal, .piece.mine, [aria-pressed="true"]), .hint-card')]
}
