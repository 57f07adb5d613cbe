/** What is drawn on a map card, in the units of docs/language.md section 7.4: a card is 150 by 150. */
import { soft } from '../../lib/breakable'
import { t } from '../../lib/i18n.svelte'
import { covered, type Box, type Spot } from '../../table/stage/frame'
import { CORRIDOR, EDGE, HALF, SIDES, standAt, TILE, type Side } from '../../table/tiles/tiles'
import type { Exit, MapCard } from './board'
import { landOf, onLand } from './land.svelte'

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
  /** What an exit or a hazard asks for, and the pill around it: the icon of its stat, and the number. */
  needs: number
  pill: { width: number; height: number; icon: number }
}

/** Below this scale there is no room for names of 9 px. */
export const NAMES = 0.54
/** Below this one there is none for the icons of stats either: the map shows where, not what. */
const ICONS = 0.5

/** Figures are as small as 11 px for peril and glory, 9 for the rest (docs/language.md section 3): on a small card they take more of it. */
export function lettering(scale: number): Lettering {
  const at = (px: number, least: number, most: number) => Math.min(most, Math.max(least, px / scale))
  const [figure, needs] = [at(11, 15, 38), at(9.2, 14.5, 23)]
  const name: [number, number] = scale < NAMES ? [0, 0] : [at(9, 15, 17), at(9, 13.4, 17)]
  const ribbon = Math.max(29, figure * 1.15 + 5, name[1] * 1.8 + 3.5)
  const bare = scale < ICONS
  const pill = { width: needs * (bare ? 1.9 : 3.034), height: needs * 1.655, icon: bare ? 0 : needs * 1.1 }
  return { figure, needs, name, pill, icon: figure * 0.8, plate: figure * 1.36 + 4.6, top: 144 - ribbon }
}

/** Where the ways of a card meet: on the surface higher, so that the corners below have room for more. */
export const middleOf = (card: MapCard | null): number => (onLand(card) ? 62 : HALF)

/** A bar or zigzag across an exit, and the pill with what it asks for, about its middle; in the south they stand above the ribbon. */
export interface Barrier { bar: Box; zigzag: string; pill: Spot }

export function barrier(side: Side, { top, pill: { width, height } }: Pick<Lettering, 'top' | 'pill'> = lettering(1), middle = HALF): Barrier {
  const near = [8, TILE - 18, top - 13, 8][side] ?? 8
  const upright = side === 1 || side === 3
  const over = upright ? middle - HALF : 0
  const bar = upright ? { x: near, y: EDGE - 2 + over, width: 10, height: CORRIDOR + 4 } : { x: EDGE - 2, y: near, width: CORRIDOR + 4, height: 10 }
  const points = Array.from({ length: 6 }, (_, n) => {
    const along = EDGE - 1 + n * 8 + over
    const across = near + (n % 2 ? -1 : 11)
    return upright ? `${across},${along}` : `${along},${across}`
  })
  const pill = [
    { x: HALF, y: 15 + height / 2 }, { x: TILE - 14 - width / 2, y: middle - 2 }, { x: HALF, y: top - 15 - height / 2 }, { x: 14 + width / 2, y: middle - 2 },
  ][side] ?? { x: HALF, y: HALF }
  return { bar, zigzag: points.join(' '), pill }
}

/** The exits of a card as it lies: north, east, south, west. */
export const exitsOf = (card: MapCard, turned: boolean): Exit[] => SIDES.map((side) => card.exits[((side + (turned ? 2 : 0)) % 4) as Side])

/** What a card's hazards are, for the chips in its right corner, from above. */
export interface Hazard { icon: string; text: string }
export const hazardsOf = ({ danger, spikes, pit }: MapCard): Hazard[] => [
  ...(spikes ? [{ icon: 'spikes', text: `${spikes.value}+` }] : []), ...(pit ? [{ icon: 'hole', text: `${pit.value}+` }] : []), ...(danger ? [{ icon: 'sinking-trap', text: `+${danger}` }] : []),
]

/** The n-th chip. */
export const chipAt = (n: number, { pill: { width, height } }: Pick<Lettering, 'pill'>): Box => ({ x: TILE - 6 - width, y: 7 + n * (height + 3), width, height })

/** What is written on a card's ways and in its corners, and is to stay in sight. */
export function writtenOn(card: MapCard, turned: boolean, type: Lettering): Box[] {
  const { width, height } = type.pill
  const pills = exitsOf(card, turned).flatMap(({ value, kind }, side) => {
    const { x, y } = barrier(side as Side, type, middleOf(card)).pill
    return value && kind !== 'open' ? [{ x: x - width / 2, y: y - height / 2, width, height }] : []
  })
  return [...pills, ...hazardsOf(card).map((_, n) => chipAt(n, type)), ...(onLand(card) ? (landOf()?.signsOf(card) ?? []) : [])]
}

const around = ({ x, y }: Spot, half: number): Box => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half })

/** Half of a figure. */
export const FIGURE = 21
/** And of the ring around whoever acts or is told of: a number under it is hard to read. */
export const RINGED = 28

/**
 * Where figures stand on a card: where the map puts them, or as near to it as nothing written is covered, and no other figure.
 * @param marked how much of the upper left corner quest pins take
 */
export function figuresAt(count: number, written: readonly Box[], top = 115, marked = 0, middle = HALF): Spot[] {
  const found: Spot[] = []
  const pins = marked ? [{ x: 4, y: 4, width: marked, height: 40 }] : []
  const pull = middle === HALF ? 3 : 20 // on a road, on the surface
  for (let n = 0; n < count; n++) {
    const wanted = { ...standAt(n, count) }
    wanted.y = Math.min(wanted.y + middle - HALF, top - FIGURE)
    const others = [...written, ...found.map((spot) => around(spot, FIGURE))]
    const cost = (spot: Spot) => 4 * covered(around(spot, FIGURE - 1), others) + 2 * covered(around(spot, FIGURE), pins) + covered(around(spot, RINGED), written) + pull * Math.hypot(spot.x - wanted.x, spot.y - wanted.y)
    let best = wanted
    for (let y = FIGURE + 3; y <= top - FIGURE; y += 4) for (let x = FIGURE + 4; x <= TILE - FIGURE - 4; x += 5) if (cost({ x, y }) < cost(best) - 0.01) best = { x, y }
    found.push(best)
  }
  return found
}

/** Half of an attacker's disc. */
export const ATTACKER = 16

/** Where attackers appear beside the heroes of a card, from its corner: down the right side, then the left, where nothing is written. */
export function attackersAt(count: number, written: readonly Box[], top = 115): Spot[] {
  const [low, high] = [top - ATTACKER, ATTACKER - 1]
  const places = [{ x: 131, y: low }, { x: 131, y: 42 }, { x: 131, y: high }, { x: 19, y: low }, { x: 19, y: 42 }, { x: 19, y: high }, { x: 99, y: low }, { x: 51, y: low }, { x: 99, y: high }, { x: 51, y: high }]
  const found: Spot[] = []
  for (let n = 0; n < count; n++) {
    const others = [...written, ...found.slice(n - (n % places.length)).map((spot) => around(spot, ATTACKER))]
    const cost = (spot: Spot) => covered(around(spot, ATTACKER), others)
    found.push(places.reduce((one, other) => (cost(other) < cost(one) - 40 ? other : one)))
  }
  return found
}

/** How wide a pin is, and how far the next of a card lies behind it. */
export const PIN = 30
const BEHIND = 17
export const PIN_SHAPE = 'M0 22C-5 12-15 8-15-4a15 15 0 0130 0C15 8 5 12 0 22z'

/** Where the middle of the n-th pin or token of a card lies, from its corner: along the upper edge, from the left; and how large it is. One of many is small. On the surface they come from the right, below the hazards. */
export function pinAt(n: number, type: Pick<Lettering, 'needs' | 'pill'>, small = false, card: MapCard | null = null): Spot & { scale: number } {
  const full = Math.min(1.5, type.needs / 14.5)
  const scale = full * (small ? 0.62 : 1)
  const [x, y] = [5 + (n ? (PIN / 2 + n * BEHIND) * full : (PIN / 2) * scale), 5 + 19 * scale]
  return card && onLand(card) ? { x: TILE - x, y: y + chipAt(hazardsOf(card).length, type).y - 7, scale } : { x, y, scale }
}

/** How much of the upper edge some pins take. */
export const pinned = (count: number): number => (count ? PIN + (count - 1) * BEHIND : 0)

/** So many letters of the smaller size have room between peril and glory. */
const RIBBON = 12

/** All that is to be read on a card: its ribbon, what is written on it, and the quest pins before them. */
export const readOn = (card: MapCard, turned: boolean, type: Lettering, pins: number): Box[] =>
  [{ x: 6, y: type.top, width: 138, height: 144 - type.top }, ...writtenOn(card, turned, type), ...(pins ? [{ x: 4, y: 4, width: pinned(pins), height: 40 }] : [])]

/** A title in at most two lines; where it breaks, the longer line is as short as can be. A word that is wider than the ribbon is broken between syllables. */
export function titleLines(title: string, most = 11): string[] {
  const longest = (each: readonly string[]) => Math.max(...each.map((line) => line.length))
  const least = (ways: string[][]) => ways.reduce((one, other) => (longest(other) < longest(one) ? other : one))
  if (title.length <= most) return [title]
  const words = title.split(' ')
  const whole = least([[title], ...words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')])])
  if (longest(whole) <= RIBBON) return whole
  const parts = soft(title).split('\u00ad')
  return least([whole, ...parts.slice(1).map((_, n) => [`${parts.slice(0, n + 1).join('')}-`, parts.slice(n + 1).join('')])])
}

/** Where a card lies, from the entrance: "2 east, 1 north". */
export function whereAloud({ x, y }: { x: number; y: number }): string {
  if (!x && !y) return t('dungeoneer-ui-map-middle')
  return [x ? t(x > 0 ? 'dungeoneer-ui-map-eastwards' : 'dungeoneer-ui-map-westwards', { count: Math.abs(x) }) : '', y ? t(y > 0 ? 'dungeoneer-ui-map-southwards' : 'dungeoneer-ui-map-northwards', { count: Math.abs(y) }) : '']
    .filter(Boolean).join(', ')
}
