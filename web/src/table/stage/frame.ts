/** How a board best lies in its window: corners for what stands over it, and the frame that shows most of what matters. */

/** A place of the board, in its own units, or of the window, in pixels. */
export interface Spot { x: number; y: number }
export interface Box extends Spot { width: number; height: number }

/** Where things stand in a window; right and bottom are counted from its right and bottom edge. */
export type Corner = 'bottom right' | 'bottom left' | 'top right' | 'top left'
export const CORNERS: readonly Corner[] = ['bottom right', 'bottom left', 'top right', 'top left']
/** An edge of the window. */
export type Edge = 'left' | 'right' | 'top' | 'bottom'

export interface Size { width: number; height: number }

/** How far a figure on a map of cards reaches from its middle to every side, in the map's units, with a gap of 3. */
export const FIGURE = 24

/** A box in a corner of a window. */
export const inCorner = (corner: Corner, window: Size, { width, height }: Size): Box =>
  ({ x: corner.endsWith('left') ? 0 : window.width - width, y: corner.startsWith('top') ? 0 : window.height - height, width, height })

/** How much of some spots a box in a corner covers; `box` is what it takes there with the gap to the edges, `half` how far each spot reaches to every side; all in pixels. */
export function covers(corner: Corner, window: Size, box: Size, spots: readonly Spot[], half: number): number {
  const common = (length: number, from: number, at: number) => Math.max(0, Math.min(from + length, at + half) - Math.max(from, at - half))
  const { x: left, y: top } = inCorner(corner, window, box)
  return spots.reduce((sum, { x, y }) => sum + common(box.width, left, x) * common(box.height, top, y), 0)
}

/** How much more of itself a box must cover where it stands than elsewhere, before it goes there. */
const WORTH = 0.25

/** The emptiest of some corners of a window for a box; it stays where it stands unless another one is far emptier. */
export function emptiest(window: Size, box: Size, spots: readonly Spot[], half: number, stands: Corner, corners: readonly Corner[] = CORNERS): Corner {
  const covered = (corner: Corner) => covers(corner, window, box, spots, half) - (corner === stands ? WORTH * box.width * box.height : 0)
  return corners.reduce((one, other) => (covered(other) < covered(one) ? other : one), corners.includes(stands) ? stands : (corners[0] ?? stands))
}

/** Spots that nothing may cover, and how far each reaches to every side, in pixels. */
export interface Kept { spots: readonly Spot[]; half: number }

/** Those of some corners where a box covers nothing that is kept. */
export const freeCorners = (window: Size, box: Size, kept: readonly Kept[], corners: readonly Corner[]): Corner[] =>
  corners.filter((corner) => kept.every(({ spots, half }) => !covers(corner, window, box, spots, half)))

/** The first corner of a window, from a preferred one on, where a box covers none of the spots; null where there is none. */
export const freeCorner = (window: Size, box: Size, spots: readonly Spot[], half: number, preferred: Corner): Corner | null =>
  freeCorners(window, box, [{ spots, half }], [preferred, ...CORNERS])[0] ?? null

/** How much of each other two boxes cover, and of one all others. */
const common = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) * Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))
export const covered = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + common(box, other), 0)

/** Between which places of the window a board's origin may lie. */
export type Span = Record<'x' | 'y', readonly [least: number, most: number]>
/** How a board lies: pixels of a unit, where its origin is, and in which corner its small map stands. */
export interface Frame extends Spot { scale: number; place: Corner }

export interface Wanted {
  /** What has to be in sight, what comes first before what comes after it; what else there is; and how far each reaches, half the distance of two that are neighbours. */
  spots: readonly Spot[]
  others: readonly Spot[]
  around: number
  /** Scales from which to choose. */
  low: number
  high: number
  /** The window, as far as it is not covered, and how the board lies in it now. */
  open: Size
  now: Frame
  /** What the small map takes of a corner where the board is cut. */
  mini: Size
  /** The corners where it may stand; else all. */
  corners?: readonly Corner[]
  span: (scale: number) => Span
  cuts: (scale: number) => boolean
}

/** What it is worth that a card is whole: the first of those that have to be, by how much less each after it, and any other card. */
const [MUST, AFTER, OTHER] = [100, 12, 1]
/** That the first is not: the nearer to the middle, the better. */
const FIRST_LOST = 1e4
/** What counts besides, in cards that are whole: that the first stands at the edge, more steeply the nearer to it; the smallest scale; a card under the small map; and that nothing moves. */
const [AT_EDGE, STEEP, SMALLER, UNDER, STAYS] = [3, 4, 22, 3, 1.5]

/** Where groups of neighbours have the middle of the window, or of what a small map in a corner leaves of it; along one axis. */
const placesAlong = (lines: readonly number[], scale: number, reach: number, length: number, corner: number): number[] =>
  [[0, length], [corner, length - corner], [0, length - corner]].flatMap(([from = 0, room = 0]) =>
    lines.map((line) => Math.round(from + room / 2 - ((line + (lines.findLast((other) => (other - line) * scale + 2 * reach <= room) ?? line)) / 2) * scale)))

/**
 * The frame in which all that has to be in sight is, or else as much as can be, what comes first before the rest; of those the one in which
 * most of the others are whole, the first stands away from the edges, and the small map covers least. For little nothing moves.
 */
export function bestFrame({ spots, others, around, low, high, open, now, mini, corners, span, cuts }: Wanted): Frame {
  const { width, height } = open
  const [first = { x: 0, y: 0 }] = spots
  const all = [...spots, ...others.filter(({ x, y }) => !spots.some((spot) => spot.x === x && spot.y === y))]
  const worthOf = (k: number) => (k < spots.length ? Math.max(MUST / 2, MUST - AFTER * k) : OTHER)
  const lines = (axis: 'x' | 'y') => [...new Set(all.map((spot) => spot[axis]))].sort((one, other) => one - other)
  const [columns, rows] = [lines('x'), lines('y')]
  const fits = [width, height, width - mini.width, height - mini.height].flatMap((length) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => length / (2 * around * n)))
  let [best, most] = [now, -Infinity]
  for (const scale of new Set([high, low, now.scale, ...fits])) {
    if (scale < low || scale > high) continue
    const reach = around * scale
    const cut = cuts(scale)
    const limits = span(scale)
    const tries = (axis: 'x' | 'y', each: readonly number[], length: number, corner: number) =>
      new Set([...placesAlong(each, scale, reach, length, cut ? corner : 0), length / 2 - first[axis] * scale, ...(scale === now.scale ? [now[axis]] : [])].map((at) => Math.min(limits[axis][1], Math.max(limits[axis][0], at))))
    const inside = (at: number, length: number) => at >= reach - 1 && at <= length - reach + 1
    const ys = [...tries('y', rows, height, mini.height)].map((y) => [y, all.map((spot) => inside(spot.y * scale + y, height))] as const)
    for (const x of tries('x', columns, width, mini.width)) {
      const across = all.map((spot) => inside(spot.x * scale + x, width))
      for (const [y, down] of ys) {
        const edge = Math.max(Math.abs((2 * (first.x * scale + x)) / width - 1), Math.abs((2 * (first.y * scale + y)) / height - 1))
        let worth = (scale === now.scale && x === now.x && y === now.y ? STAYS : 0) - AT_EDGE * edge ** STEEP - SMALLER * (1 - scale / high) - (across[0] && down[0] ? 0 : FIRST_LOST * edge)
        all.forEach((_, k) => across[k] && down[k] && (worth += worthOf(k)))
        if (worth <= most) continue // with a small map it is worth no more
        let { place } = now
        if (cut) {
          const lie = all.map((spot) => ({ x: spot.x * scale + x, y: spot.y * scale + y }))
          place = emptiest(open, mini, lie, reach, place, corners)
          lie.forEach((at, k) => across[k] && down[k] && covers(place, open, mini, [at], reach - 1) && (worth -= k < spots.length ? 2 * UNDER : UNDER))
        }
        if (worth > most) [best, most] = [{ scale, place, x, y }, worth]
      }
    }
  }
  return best
}
