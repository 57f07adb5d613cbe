/** Where things stand beside a fight: the names of those who fight, and the panel that tells of it. */
import { CORNERS, type Box, type Corner, type Spot } from '../../table/stage/frame'

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** How far from the middle of a square its tag begins, and how far a piece reaches from there, of a square of 40. */
const OFF = 22
const HALF = 20

/**
 * A place for each name, outside all the pieces and over no other name: beside its piece on the side away from the fight, else on the other
 * side, above or below, over nobody else where that can be; farther off only where no place beside it is left; all in the board's units. `within`: the board; `others`: who stands about; `panel`: what lies over it.
 */
export function placeTags(fighters: readonly (Spot & { width: number })[], height: number, within: { width: number; height: number }, others: readonly Spot[] = [], panel: Box | null = null): Spot[] {
  const middle = fighters.reduce((sum, { x }) => sum + x, 0) / Math.max(1, fighters.length)
  const boxOf = ({ x, y }: Spot): Box => ({ x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF })
  const taken: Box[] = [...fighters.map(boxOf), ...(panel ? [panel] : [])]
  const about = others.map(boxOf)
  return fighters.map(({ x, y, width }) => {
    const sides: Spot[] = [{ x: x + OFF, y: y - height / 2 }, { x: x - OFF - width, y: y - height / 2 }]
    if (x < middle) sides.reverse()
    // Above and below, and where that is taken a line farther.
    const around = [0, height + 2, 2 * HALF].flatMap((more) =>
      [-width / 2, -OFF, OFF - width].flatMap((dx) => [{ x: x + dx, y: y - OFF - height - more }, { x: x + dx, y: y + OFF + more }]))
    const boxes = [...sides, ...around].map((at) => ({ ...at, width, height }))
    const fits = (box: Box) => box.x >= 0 && box.y >= 0 && box.x + box.width <= within.width && box.y + box.height <= within.height
    const free = boxes.filter((each) => fits(each) && !taken.some((other) => meets(each, other)))
    // Beside its own piece, over a bystander if it must be; farther off it would be another's.
    const own = free.filter((each) => Math.max(x - each.x - width, each.x - x, y - each.y - height, each.y - y) <= OFF)
    const box = [own, free].flatMap((all) => all.find((each) => !about.some((other) => meets(each, other))) ?? all[0] ?? [])[0] ?? boxes.find(fits) ?? (boxes[0] as Box)
    taken.push(box)
    return { x: box.x, y: box.y }
  })
}

/** Where a panel lies in a window that stands in this corner of it. */
export const boxIn = (corner: Corner, window: { width: number; height: number }, panel: { width: number; height: number }): Box => ({
  x: corner.endsWith('left') ? 0 : window.width - panel.width, y: corner.startsWith('top') ? 0 : window.height - panel.height, width: panel.width, height: panel.height,
})

/**
 * The corner of a window for a panel that covers no fighter and no square beside one: where it lies on most of what is dark, else farthest
 * from the fight; null where there is none. All in pixels; `half` is how far each fighter with the squares beside it reaches.
 */
export function cornerFor(window: { width: number; height: number }, panel: { width: number; height: number }, fighters: readonly Spot[], half: number, dark: readonly Box[]): Corner | null {
  const free = CORNERS.map((corner) => ({ corner, box: boxIn(corner, window, panel) })).filter(({ box }) =>
    !fighters.some(({ x, y }) => meets(box, { x: x - half, y: y - half, width: 2 * half, height: 2 * half })))
  const shared = (a: Box, b: Box) =>
    Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
  const worth = (box: Box) => {
    const far = Math.min(...fighters.map(({ x, y }) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)), window.width)
    return dark.reduce((sum, each) => sum + shared(box, each), 0) + far
  }
  return free.sort((a, b) => worth(b.box) - worth(a.box))[0]?.corner ?? null
}
