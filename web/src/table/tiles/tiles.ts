/** Where things are on a map of square cards that grows: a card is 150 by 150, the corner of the first at 0, 0 (docs/language.md section 7.4). */
import type { Box, Spot } from '../stage/frame'

export const TILE = 150
/** What lies free around the map. */
export const MARGIN = 22
/** Width of a corridor. */
export const CORRIDOR = 38
export const HALF = TILE / 2
/** Where a corridor begins, along an edge of its card. */
export const EDGE = (TILE - CORRIDOR) / 2

/** North, east, south, west. */
export type Side = 0 | 1 | 2 | 3
export const SIDES: readonly Side[] = [0, 1, 2, 3]
const STEPS: readonly [number, number][] = [[0, -1], [1, 0], [0, 1], [-1, 0]]

/** A card by itself: which, and by how many quarter or half turns it lies, as its game counts them. */
export interface Tile { id: string; turned: number }
/** A card of the map, and the place where it lies. */
export interface LaidTile extends Tile, Spot {}
/** A piece of a seat, the card on which it stands, and the card that tells of it when it is read. */
export interface Piece { seat: string; space: string; card: string | null }
/** What a press and a key do on something that stands on the map and that the game draws itself. */
export interface Hands {
  pressed: (objects: string[], event: Event) => void
  keyed: (event: KeyboardEvent, does: (event: Event) => void) => void
}

/** Classes of what is drawn by its state; those of the house move what they mark. */
export const LOOKS = { sel: 'chosen', can: 'legal', '': '' } as const

/** The corridor from the middle to a side. */
export function corridor(side: Side): Box {
  const long = HALF + 1
  if (side === 0) return { x: EDGE, y: 0, width: CORRIDOR, height: long }
  if (side === 1) return { x: HALF - 1, y: EDGE, width: long, height: CORRIDOR }
  if (side === 2) return { x: EDGE, y: HALF - 1, width: CORRIDOR, height: long }
  return { x: 0, y: EDGE, width: long, height: CORRIDOR }
}

/** Upper left corner of a place. */
export const cornerOf = ({ x, y }: Spot): Spot => ({ x: x * TILE, y: y * TILE })
/** The middle of what can be walked on there. */
export const middleOf = ({ x, y }: Spot): Spot => ({ x: x * TILE + HALF, y: y * TILE + HALF })

/** What the map takes, with its margin. */
export function boundsOf(places: readonly Spot[]): Box {
  const xs = places.length ? places.map(({ x }) => x) : [0]
  const ys = places.length ? places.map(({ y }) => y) : [0]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: left * TILE - MARGIN, y: top * TILE - MARGIN,
    width: (Math.max(...xs) - left + 1) * TILE + 2 * MARGIN, height: (Math.max(...ys) - top + 1) * TILE + 2 * MARGIN,
  }
}

/** Width of a standee. */
export const STANDEE = 38
/** Half the distance between two that stand side by side. */
const BESIDE = 21

/** Where the n-th of some pieces of a card stands, from the card's corner: one in the middle, two side by side, more in a 2 × 2. */
export function standAt(n: number, of: number): Spot {
  if (of === 1) return { x: HALF, y: HALF }
  if (of === 2) return { x: HALF + (n ? BESIDE : -BESIDE), y: HALF }
  const row = Math.floor(n / 2)
  const alone = of % 2 === 1 && n === of - 1
  return { x: alone ? HALF : HALF + (n % 2 ? BESIDE : -BESIDE), y: HALF + (row ? BESIDE : -BESIDE) }
}

/** What of a card belongs to a finger on the n-th piece: outwards as much as it may, so that none lies under another. `at` is where it stands, where that is elsewhere. */
export function reachOf(n: number, of: number, most: number, at?: Spot): Box {
  const { x, y } = of === 1 && at ? at : standAt(n, of)
  const half = Math.min(Math.max(STANDEE / 2 + 1, most / 2), HALF - 2)
  if (of === 1) return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
  const wide = x === HALF ? 2 * half : Math.min(2 * half, HALF - 2)
  const left = x === HALF ? HALF - half : x < HALF ? HALF - wide : HALF
  const tall = y === HALF ? 2 * half : Math.min(2 * half, HALF - 2)
  const top = y === HALF ? HALF - half : y < HALF ? HALF - tall : HALF
  return { x: left, y: top, width: wide, height: tall }
}

/** A piece on the map: the card it stands on, the how many-th of how many there, and where its middle is. */
export interface Standing<Each extends Piece> { piece: Each; tile: LaidTile; n: number; of: number; at: Spot }

/**
 * Where pieces stand: those of one card beside each other, in their order; who stands on no card of the map is not on it.
 * @param places where so many stand on a card, from its corner, where what is written there leaves them no usual place
 */
export function standing<Each extends Piece>(pieces: readonly Each[], laid: readonly LaidTile[], places?: (tile: LaidTile, of: number) => readonly Spot[]): Standing<Each>[] {
  return pieces.flatMap((piece) => {
    const tile = laid.find(({ id }) => id === piece.space)
    if (!tile) return []
    const crowd = pieces.filter(({ space }) => space === tile.id)
    const n = crowd.indexOf(piece)
    const [corner, own] = [cornerOf(tile), places?.(tile, crowd.length)[n] ?? standAt(n, crowd.length)]
    return [{ piece, tile, n, of: crowd.length, at: { x: corner.x + own.x, y: corner.y + own.y } }]
  })
}

/** From the rim of one disc to the rim of another. */
export function lineBetween(from: Spot, to: Spot, away: number, before: number): { x1: number; y1: number; x2: number; y2: number } {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far]
  return { x1: from.x + dx * away, y1: from.y + dy * away, x2: to.x - dx * before, y2: to.y - dy * before }
}

/** The nearest place in a direction, when nothing lies right beside: within a quarter turn of it. */
export function towards<Place extends Spot>(places: readonly Place[], from: Spot, dx: number, dy: number): Place | null {
  let best: Place | null = null
  let least = Infinity
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y]
    const [along, across] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)]
    if (along <= 0 || across > along) continue
    const far = along + 2 * across
    if (far < least) [best, least] = [place, far]
  }
  return best
}

/** Empty places that an open side of a card leads to, where the map can still grow. */
export function frontier<Laid extends Spot>(laid: readonly Laid[], opens: (each: Laid) => readonly boolean[]): Spot[] {
  const taken = new Set(laid.map(({ x, y }) => `${x}:${y}`))
  const found = new Map<string, Spot>()
  for (const each of laid) {
    opens(each).forEach((open, side) => {
      const [dx, dy] = STEPS[side] ?? [0, 0]
      const at = { x: each.x + dx, y: each.y + dy }
      const key = `${at.x}:${at.y}`
      if (open && !taken.has(key)) found.set(key, at)
    })
  }
  return [...found.values()]
}

/** Cards in the order in which they are read: row by row. */
export const inOrder = <Place extends Spot>(places: readonly Place[]): Place[] => [...places].sort((a, b) => a.y - b.y || a.x - b.x)
