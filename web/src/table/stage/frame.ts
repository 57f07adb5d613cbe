/** How a board best lies in its window: corners for what stands over it, and the frame that shows most of what matters. Plain numbers. */
/** A place of the board, in its own units, or of the window, in pixels. */
export interface Spot { x: number; y: number }
export interface Box extends Spot { width: number; height: number }

/** Where things stand in a window; right and bottom are counted from its right and bottom edge. */
export type Corner = 'bottom right' | 'bottom left' | 'top right' | 'top left'
export const CORNERS: readonly Corner[] = ['bottom right', 'bottom left', 'top right', 'top left']
/** An edge of the window. */
export type Edge = 'left' | 'right' | 'top' | 'bottom'

export interface Size { width: number; height: number }

export const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)

/** How much of some spots a box in a corner covers; `box` is what it takes there with the gap to the edges, `half` how far each spot reaches to every side; all in pixels. */
export function covers(corner: Corner, window: Size, box: Size, spots: readonly Spot[], half: number): number {
  const common = (length: number, from: number, at: number) => Math.max(0, Math.min(from + length, at + half) - Math.max(from, at - half))
  const [left, top] = [corner.endsWith('left') ? 0 : window.width - box.width, corner.startsWith('top') ? 0 : window.height - box.height]
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

/** Between which places of the window a board's origin may lie. */
export type Span = Record<'x' | 'y', readonly [least: number, most: number]>
/** How a board lies: pixels of a unit, where its origin is, and in which corner its small map stands. */
export interface Frame extends Spot { scale: number; place: Corner }

export interface Wanted {
  /** What has to be in sight, the first before all; what else there is; and how far each reaches, half the distance of two that are neighbours. */
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
  span: (scale: number) => Span
  cuts: (scale: number) => boolean
}

/** What counts, in cards that are whole: what it costs that the first stands at an edge, that the scale is smaller, that the small map lies over a card; what is gained where nothing moves. */
const [EDGE, SMALLER, UNDER, STAYS] = [3, 22, 3, 1.5]

/** Where groups of neighbours have the middle of the window, or of what a small map in a corner leaves of it; along one axis. */
const placesAlong = (lines: readonly number[], scale: number, reach: number, length: number, corner: number): number[] =>
  [[0, length], [corner, length - corner], [0, length - corner]].flatMap(([from = 0, room = 0]) =>
    lines.map((line) => Math.round(from + room / 2 - ((line + (lines.findLast((other) => (other - line) * scale + 2 * reach <= room) ?? line)) / 2) * scale)))

/**
 * The frame in which all that has to be in sight is, or else what is nearest to the first; of those the one in which most of the rest is
 * whole, the first stands away from the edges, and the small map covers least. For little nothing moves.
 */
export function bestFrame({ spots, others, around, low, high, open, now, mini, span, cuts }: Wanted): Frame {
  const { width, height } = open
  const [first = { x: 0, y: 0 }] = spots
  const musts = [...spots].sort((one, other) => far(one, first) - far(other, first))
  const all = [...musts, ...others]
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
        const frame = (scale === now.scale && x === now.x && y === now.y ? STAYS : 0) - EDGE * edge ** 4 - SMALLER * (1 - scale / high) - (across[0] && down[0] ? 0 : 1e4 * edge)
        /** With the small map in a corner; without one no frame is worth more. */
        const worth = (place: Corner | null) => all.reduce((sum, spot, k) => {
          if (!across[k] || !down[k]) return sum
          const under = place && covers(place, open, mini, [{ x: spot.x * scale + x, y: spot.y * scale + y }], reach - 1)
          return sum + (k < musts.length ? 100 - k : 1) - (under ? UNDER : 0)
        }, place && place !== now.place ? frame - 1 : frame)
        if (worth(null) <= most) continue
        for (const place of cut ? CORNERS : [null]) {
          const found = worth(place)
          if (found > most) [best, most] = [{ scale, place: place ?? now.place, x, y }, found]
        }
      }
    }
  }
  return best
}
