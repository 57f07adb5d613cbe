/** Where the chip of a gain or a loss lands: on its seat, beside whatever it changes there. */

/** The box of a seat, a chip or the one that landed before it. */
interface Box { left: number; top: number; right: number; bottom: number }
interface Size { width: number; height: number }

/** So far a chip stands over the upper edge of a seat of the rail, out over the rail's own edge, and over the lower edge of a seat of the strip (px). */
const OVER = 7
const OUT = 12
const EDGE = 6
/** Between two chips side by side, and between one and the name beside it. */
const GAP = 4

/**
 * On the desktop: at the top right of its seat, a little over the edge of the rail (`edge`), beside the name and above the hero's; the next
 * one over the row that no chip is about (`free`), or at the foot of the seat, further ones left of that. No chip lies over a name, which says
 * whose chip it is (`name`: where it ends), nor over what changes.
 */
export function onRail(seat: Box, chip: Size, before: Box | null, edge: number, name: number, free?: Pick<Box, 'top' | 'bottom'>): { left: number; top: number } {
  const left = edge + OUT - chip.width
  if (!before && left >= name + GAP) return { left, top: seat.top - OVER }
  const top = free ? (free.top + free.bottom - chip.height) / 2 : seat.bottom - 1 - chip.height
  return { left: before && before.top > seat.top ? before.left - GAP - chip.width : left, top }
}

/** On a phone: from the lower edge of the seat down, so that its numbers and cards stay in sight; the next one below it. */
export function onStrip(seat: Box, chip: Size, before: Box | null): { left: number; top: number } {
  const left = seat.left + (seat.right - seat.left - chip.width) / 2
  return { left, top: before ? before.bottom + 1 : seat.bottom - EDGE }
}

/** On a phone beside a board that begins right below, and in a replay: in the seat's upper right corner, where nothing stands but the end of a long name; the next one left of it. */
export function inCorner(seat: Box, chip: Size, before: Box | null): { left: number; top: number } {
  return { left: before ? before.left - GAP - chip.width : seat.right - chip.width - GAP, top: seat.top + 2 }
}

/**
 * The trail of a chip, as a path in the gutter beside the seats (`gutter`, an x): from the height of its cause to where it lands. It leaves
 * the gutter nowhere, so it crosses neither words nor the board. None where the cause lies among the seats itself, or as high as the chip.
 */
export function trailOf(start: DOMRect, gutter: number, landing: number): string | null {
  const y = start.top + start.height / 2
  return start.left < gutter || Math.abs(y - landing) < 18 ? null : `M${gutter} ${y}V${landing}`
}
