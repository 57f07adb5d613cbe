/** What is drawn on a card of the surface (docs/language.md section 17), in the units of a card of the map: 150 by 150. */
import type { Box } from '../../../table/stage/frame'
import { SIDES, TILE, type Side } from '../../../table/tiles/tiles'
import type { LaidCard, MapCard } from '../board'

type Terrain = MapCard['terrain'][number]
type Symbol = MapCard['symbols'][number]

/** The icon of each terrain. */
export const TERRAIN_ICONS: Record<Terrain, string> = {
  arctic: 'arctic', desert: 'cactus', forest: 'pine-tree', mountains: 'peaks', plains: 'high-grass', settlement: 'huts-village', swamp: 'swamp', water: 'waves',
}

/** A way that leads elsewhere: its icon, or its letter, and its pigment. */
export interface Way { icon: string; letter: string; ink: string }
export const WAYS: Record<Symbol | 'entrance', Way> = {
  portal: { icon: 'portal', letter: '', ink: 'var(--pig-plum)' },
  underground: { icon: 'hole-ladder', letter: '', ink: 'var(--pig-iron)' },
  'to-dungeon': { icon: 'stairs-down', letter: '', ink: 'var(--block)' },
  entrance: { icon: 'dungeon-gate', letter: '', ink: 'var(--paper-ink)' },
  'letter-a': { icon: '', letter: 'A', ink: 'var(--pig-plum)' }, 'letter-b': { icon: '', letter: 'B', ink: 'var(--pig-plum)' },
  'letter-c': { icon: '', letter: 'C', ink: 'var(--pig-plum)' }, 'letter-d': { icon: '', letter: 'D', ink: 'var(--pig-plum)' },
}

/** The ways of a card, the lowest first. */
export const waysOf = ({ entrance, symbols }: Pick<MapCard, 'entrance' | 'symbols'>): (Symbol | 'entrance')[] => [...(entrance ? ['entrance' as const] : []), ...symbols]

/** Special symbols that two cards of the map have: from one of them a hero gets to the other. */
export function linked(cards: readonly MapCard[]): Set<string> {
  const all = cards.flatMap(({ symbols }) => symbols)
  return new Set(all.filter((symbol, n) => all.indexOf(symbol) !== n))
}

/** How many arctic icons a space shows: the printed one, and one for each ice token. */
export const arcticOf = (card: Pick<MapCard, 'terrain'> | null, ice = 0): number => ice + (card?.terrain.includes('arctic') ? 1 : 0)

/** How many of them there are where a hero stands; undefined where it stands nowhere on the surface. */
export function arcticAt(laid: readonly LaidCard[], space: string | null | undefined, cardOf: (id: string) => MapCard | null): number | undefined {
  const lies = laid.find(({ id }) => id === space)
  return lies && arcticOf(cardOf(lies.id), lies.ice)
}

/** Where the ground begins within its frame of paper, and ends. */
const [NEAR, FAR] = [6, TILE - 6]
/** Where roads meet. */
const [X, Y] = [75, 62]

/** The ground of the n-th of some terrains: all of it, or what is above or below the diagonal. */
export const groundOf = (n: number, of: number): string =>
  of < 2 ? `M${NEAR} ${NEAR}H${FAR}V${FAR}H${NEAR}Z` : n ? `M${FAR} ${NEAR}V${FAR}H${NEAR}Z` : `M${NEAR} ${NEAR}H${FAR}L${NEAR} ${FAR}Z`

/** All but what is near the middle of a card: there it is dark on a gloomy road. */
export const GLOOM = `M${NEAR} ${NEAR}H${FAR}V${FAR}H${NEAR}ZM75 13C32 13 17 32 17 62S36 114 75 114 135 94 135 62 118 13 75 13Z`

/** The clearing of a place, in which its picture stands. */
export const CLEARING = 'M75 33C93 31 106 45 104 62S91 92 74 91 45 79 46 61 57 35 75 33Z'

/** The road from each side to where roads meet, a little crooked. */
const ROADS: Record<Side, string> = {
  0: `M75 0C75 24 69 39 ${X} ${Y}`, 1: `M150 ${Y}C124 ${Y} 103 69 ${X} ${Y}`, 2: `M75 150C75 120 81 94 ${X} ${Y}`, 3: `M0 ${Y}C26 ${Y} 47 56 ${X} ${Y}`,
}

/** The roads to the open sides. */
export const roadsOf = (open: readonly boolean[]): string => SIDES.filter((side) => open[side]).map((side) => ROADS[side]).join('')

/** Numbers between 0 and 1 that a word always gives: how jagged ice and cliffs are at a place does not change. */
function chanceOf(word: string): () => number {
  let state = [...word].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

const at = (n: number): string => n.toFixed(1).replace(/\.0$/, '')

/** Cliffs along the sides that no road leads to: a line, and ticks from it; in the south above the ribbon. */
export function cliffsOf(id: string, open: readonly boolean[], top: number): { line: string; ticks: string } {
  const chance = chanceOf(id)
  const line: string[] = []
  const ticks: string[] = []
  for (const side of SIDES.filter((each) => !open[each])) {
    const upright = side % 2 === 1
    const edge = [NEAR + 3, FAR - 3, top - 4, NEAR + 3][side] ?? 0
    const inward = side === 1 || side === 2 ? -1 : 1
    const end = upright ? top - 3 : FAR - 3
    line.push(upright ? `M${edge} ${NEAR + 3}V${end}` : `M${NEAR + 3} ${edge}H${end}`)
    for (let along = NEAR + 7; along < end - 2; along += 7.5) {
      const deep = inward * (9 + 3 * chance())
      ticks.push(upright ? `M${edge} ${at(along)}l${at(deep)} 2` : `M${at(along)} ${edge}l2 ${at(deep)}`)
    }
  }
  return { line: line.join(''), ticks: ticks.join('') }
}

/** Crystals along the frame of a frozen card, about its middle: far outside, and jagged inside. */
export function rimOf(id: string): string {
  const chance = chanceOf(id)
  const half = TILE / 2 - NEAR
  const inner: string[] = []
  SIDES.forEach((side) => {
    // along one side from corner to corner: a crystal reaches inwards between two notches
    for (let n = 0; n < 12; n++) {
      const along = -half + ((n + 0.5) * 2 * half) / 12
      const deep = n % 2 ? 2 + 2.5 * chance() : 9 + 6 * chance()
      const held = Math.max(-half + deep, Math.min(half - deep, along))
      const [x, y] = [[held, -half + deep], [half - deep, held], [-held, half - deep], [-half + deep, -held]][side] ?? [0, 0]
      inner.push(`${at(x ?? 0)} ${at(y ?? 0)}`)
    }
  })
  return `M-110-110H110V110H-110ZM${inner.join('L')}Z`
}

/** Where terrain chips, ways and the token lie, from the card's corner. */
export const CHIP = 25
export const chipX = (n: number): number => 8 + n * 27
/** The n-th way, the first at the bottom: its foot. */
export const wayAt = (n: number): { x: number; y: number } => ({ x: 111, y: 111 - n * 35 })
export const FLAKE = { x: 28, y: 91, size: 43 }

/** What stands in the corners of a card, and may be covered by nothing. */
export const signsOf = (card: MapCard): Box[] => [
  ...card.terrain.map((_, n) => ({ x: chipX(n), y: 8, width: CHIP, height: CHIP })),
  ...waysOf(card).map((_, n) => ((foot) => ({ x: foot.x, y: foot.y - 32, width: 29, height: 32 }))(wayAt(n))),
  { x: FLAKE.x - FLAKE.size / 2, y: FLAKE.y - FLAKE.size / 2, width: FLAKE.size, height: FLAKE.size },
]
