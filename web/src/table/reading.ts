/** Where the card that is being read lies: beside its thing, over nothing that matters meanwhile. */

/** Its width, and how far from its thing it lies. */
export const WIDTH = 300
export const GAP = 12

export interface Place { left: number; top: number }
type Rect = Place & { right: number; bottom: number; width: number; height: number }
interface Size { width: number; height: number }

/** The rectangle of the first element that a selector finds. */
export const rectOf = (selector: string): DOMRect | null => document.querySelector(selector)?.getBoundingClientRect() ?? null

/**
 * Where a card lies that belongs to a thing: above the hand, right of it, left of it, there above the prompt, in a corner; the first place that is in the window
 * and covers neither the thing nor what is to be kept in sight: never the prompt, and nothing of `rather` where that can be.
 *
 * @param hand whether the thing lies in the hand, below the prompt
 */
export function besideThing(window: Size, at: Rect, height: number, seam: Rect | null, rather: readonly Rect[], hand: boolean): Place {
  const within = (top: number) => Math.max(8, Math.min(top, window.height - height - 8))
  const level = within(at.top + at.height / 2 - height / 2)
  const above = Math.max(8, (seam && hand ? seam.top : at.top) - height - GAP)
  const over = Math.max(8, (seam?.top ?? 0) - height - GAP)
  const right = window.width - WIDTH - 8
  const places = [
    ...(hand ? [{ left: at.left + at.width / 2 - WIDTH / 2, top: above }] : []),
    { left: at.right + GAP, top: level }, { left: at.left - GAP - WIDTH, top: level },
    ...(seam && !hand ? [{ left: at.right + GAP, top: over }, { left: at.left - GAP - WIDTH, top: over }] : []),
    { left: right, top: window.height - height - 8 }, { left: right, top: 60 }, { left: 8, top: 60 },
  ].filter(({ left }) => left >= 4 && left + WIDTH <= window.width - 4)
  const covers = ({ left, top }: Place, other: Rect) => left < other.right && left + WIDTH > other.left && top < other.bottom && top + height > other.top
  const free = (kept: readonly Rect[]) => places.find((place) => !kept.some((each) => covers(place, each)))
  const must = [...(seam ? [seam] : []), at]
  const low = seam && seam.top > window.height / 3 ? Math.max(8, Math.min(at.top, seam.top) - height - 8) : 8
  return free([...must, ...rather]) ?? free(must) ?? { left: Math.max(4, (window.width - WIDTH) / 2), top: low }
}
