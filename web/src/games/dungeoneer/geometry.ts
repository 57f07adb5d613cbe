/** What is drawn on a map card, in the units of docs/language.md section 7.4: a card is 150 by 150. */
import type { Box, Spot } from '../../table/stage/camera.svelte'
import { CORRIDOR, EDGE, HALF, SIDES, TILE, type Side } from '../../table/tiles/tiles'
import type { Exit, MapCard } from './board'

/** North, east, south, west, as words for messages. */
export const SIDE_NAMES = ['north', 'east', 'south', 'west'] as const

/** How large the words and figures of a card are, in its own units, so that they can be read at a scale (pixels of a unit). */
export interface Lettering {
  /** Peril and glory, with the icons before them, and how much of the ribbon each of both takes. */
  figure: number
  icon: number
  plate: number
  /** The name on the ribbon, in one line and in two; 0: too small to be read. */
  name: [one: number, two: number]
  /** The ribbon's upper edge; it ends at 144. */
  top: number
  /** What an exit or a hazard asks for, and the disc around it. */
  needs: number
  disc: number
}

/** Below this scale there is no room for names of 9 px. */
export const NAMES = 0.54

/** Figures are as small as 11 px for peril and glory, 9 for the rest (docs/language.md section 3): on a small card they take more of it. */
export function lettering(scale: number): Lettering {
  const at = (px: number, least: number, most: number) => Math.min(most, Math.max(least, px / scale))
  const [figure, needs] = [at(11, 15, 38), at(9.2, 13, 23)]
  const name: [number, number] = scale < NAMES ? [0, 0] : [at(9, 14, 17), at(9, 12.5, 17)]
  const ribbon = Math.max(26, figure * 1.15 + 5, name[1] * 1.8 + 3.5)
  return { figure, needs, name, icon: figure * 0.8, plate: figure * 1.36 + 4.6, top: 144 - ribbon, disc: needs * 0.885 }
}

/** A bar or zigzag across an exit, and the disc with its number; in the south they stand above the ribbon. */
export interface Barrier { bar: Box; zigzag: string; disc: Spot }

export function barrier(side: Side, { top, disc: r }: Pick<Lettering, 'top' | 'disc'> = lettering(1)): Barrier {
  const near = [8, TILE - 18, top - 13, 8][side] ?? 8
  const upright = side === 1 || side === 3
  const bar = upright ? { x: near, y: EDGE - 2, width: 10, height: CORRIDOR + 4 } : { x: EDGE - 2, y: near, width: CORRIDOR + 4, height: 10 }
  const points = Array.from({ length: 6 }, (_, n) => {
    const along = EDGE - 1 + n * 8
    const across = near + (n % 2 ? -1 : 11)
    return upright ? `${across},${along}` : `${along},${across}`
  })
  const disc = [{ x: HALF, y: 17.5 + r }, { x: 132.5 - r, y: HALF }, { x: 97.5 + r, y: top - r + 0.5 }, { x: 17.5 + r, y: HALF }][side] ?? { x: HALF, y: HALF }
  return { bar, zigzag: points.join(' '), disc }
}

/** The exits of a card as it lies: north, east, south, west. */
export const exitsOf = (card: MapCard, turned: boolean): Exit[] => SIDES.map((side) => card.exits[((side + (turned ? 2 : 0)) % 4) as Side])

/** Something round on a card. */
export interface Disc extends Spot { r: number }
/** Half of an attacker's disc. */
export const ATTACKER = 16

/** What is written on a card's ways and in its corners, and is to stay in sight. */
export function writtenOn(card: MapCard, turned: boolean, type: Lettering): Disc[] {
  const exits = exitsOf(card, turned).flatMap((exit, side) => (exit.value && exit.kind !== 'open' ? [{ ...barrier(side as Side, type).disc, r: type.disc }] : []))
  const corner = { y: 7 + type.needs * 0.85, r: type.needs * 1.2 }
  return [...exits, ...(card.danger ? [{ ...corner, x: 27 }] : []), ...(card.spikes || card.pit ? [{ ...corner, x: 123 }] : [])]
}

/** Where attackers appear beside the heroes of a card, from its corner: down the right side, then the left, where nothing is written. */
export function attackersAt(count: number, written: readonly Disc[], top = 118): Spot[] {
  const [low, high] = [top - ATTACKER, ATTACKER - 1]
  const places = [{ x: 131, y: low }, { x: 131, y: 47 }, { x: 131, y: high }, { x: 19, y: low }, { x: 19, y: 47 }, { x: 19, y: high }, { x: 99, y: low }, { x: 51, y: low }, { x: 99, y: high }, { x: 51, y: high }]
  /** How far its disc lies from the nearest other; less than 0: over it. */
  const room = (spot: Spot, others: readonly Disc[]) => Math.min(...others.map(({ x, y, r }) => Math.hypot(spot.x - x, spot.y - y) - r - ATTACKER), 0)
  const found: Disc[] = []
  for (let n = 0; n < count; n++) {
    const others = [...written, ...found.slice(n - (n % places.length))]
    const best = places.reduce((one, other) => (room(other, others) > room(one, others) + 2 ? other : one))
    found.push({ ...best, r: ATTACKER })
  }
  return found
}

/** Where the n-th flag or token of a card lies: on the rock above the ribbon, from the left; and how large. */
export function markAt(n: number, type: Lettering): Disc {
  const r = Math.min(15, type.needs * 0.77)
  return { x: 26 + r + (n % 5) * (2 * r + 1), y: type.top - r - 1 - Math.floor(n / 5) * (2 * r + 1), r }
}

/** A title in at most two lines; where it breaks, the longer line is as short as can be. */
export function titleLines(title: string, most = 11): string[] {
  const words = title.split(' ')
  if (title.length <= most || words.length === 1) return [title]
  let best: string[] = [title]
  for (let n = 1; n < words.length; n++) {
    const lines = [words.slice(0, n).join(' '), words.slice(n).join(' ')]
    const longest = (each: string[]) => Math.max(...each.map((line) => line.length))
    if (best.length === 1 || longest(lines) < longest(best)) best = lines
  }
  return best
}

