/** What readers hear of a room, a dog and their symbols. */
import type { TableScreen } from '../../table/screen.svelte'
import { listed } from '../../lib/i18n.svelte'
import { WEAPONS, type Board, type Place, type RoomCard, type Taken } from './board'
import boards from './boards.json'
import { ability, cellName, named, ui } from './say'

const SIDES = ['n', 'e', 's', 'w']
/** From a place to its neighbour over each side: columns east, rows south. */
const OVER = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const

type Symbols = Record<string, number> | undefined
interface Gains { symbols?: Symbols; pairs?: readonly string[][] | undefined; shields?: number | undefined; keys?: number | undefined; coins?: number | undefined }

const either = ([one = '', other = '']: readonly string[]): string => ui('either', { one: named(one), other: named(other) })

/** What a card that a dog has is called: a vagabond by the side that was chosen. */
export const owned = ({ card, side }: Pick<Taken, 'card' | 'side'>): string => (side === 'two' ? `${named('vagabond')} (${either(card.two ?? [])})` : named(card.id))

/** "2 swords", "1 bow", "sword or fireball", "1 shield": each of it that there is. */
export function gainsAloud({ symbols, pairs = [], shields = 0, keys = 0, coins = 0 }: Gains): string[] {
  const gains = (what: string, count: number) => (count ? [ui('gains', { what, count })] : [])
  return [
    ...WEAPONS.flatMap((weapon) => (symbols?.[weapon] ? [ui('symbol', { weapon, count: symbols[weapon] })] : [])), ...pairs.map(either),
    ...gains('shield', shields), ...gains('key', keys), ...gains('coins', coins),
  ]
}

/** "Ifrit (bow). Needs 2 swords, else 1 damage. Brings 1 bow. Exits: north and south (door). Bea’s paw is on it." */
export const roomAloud = (screen: TableScreen, board: Board, place: Place): string => placeAloud(board, place, (seat) => screen.name(seat))

/** "Needs 2 swords, else 1 damage. Brings 1 bow.": of a card, wherever it lies. */
export function cardAloud(card: RoomCard): string[] {
  const trophy = card.kind === 'coins' ? [] : gainsAloud({ symbols: card.trophy, shields: card.shield, keys: card.key, coins: card.coins })
  return [
    card.needs ? ui('aloud-needs', { needs: listed(gainsAloud({ symbols: card.needs })), damage: card.damage ?? 0 }) : '',
    trophy.length ? ui('aloud-brings', { trophy: listed(trophy) }) : '',
    card.two && card.weapon ? ui('aloud-hired', { one: ui('symbol', { weapon: card.weapon, count: 1 }), other: either(card.two) }) : '',
  ]
}

/** The same with what a paw or a weapon does there, for whoever has no picture of it. */
export const cardInFull = (card: RoomCard): string => [...cardAloud(card), ['monster', 'start'].includes(card.kind) ? '' : ui('room', { kind: card.kind })].filter(Boolean).join(' ')

/** Of a card that does not lie yet: how many exits it has, and whether two are opposite each other. */
export function shapeAloud({ sides }: RoomCard): string {
  const open = SIDES.map((_, n) => sides[n] !== 'wall')
  const count = open.filter(Boolean).length
  return ui('shape', { shape: count === 4 ? 'all' : count !== 2 ? String(count) : open[0] === open[2] ? 'straight' : 'corner' })
}

/** The sides of a card that is turned clockwise so often. */
export const turnedSides = (sides: RoomCard['sides'], quarters: number): RoomCard['sides'] => sides.map((_, n) => sides[(n - quarters + 4) % 4] ?? 'wall')

/** "Exits: south to Start room, east (dead end: wall of Coin); north and west (no room there).": of a card on its place. */
export function exitsAloud({ rooms, holes }: Board, { x, y }: { x: number; y: number }, sides: RoomCard['sides']): string {
  const [ways, free]: [string[], string[]] = [[], []]
  SIDES.forEach((side, n) => {
    const there = (each: { x: number; y: number }) => each.x === x + (OVER[n]?.[0] ?? 0) && each.y === y + (OVER[n]?.[1] ?? 0)
    const [room, hole] = [rooms.find(there), holes.some(there)]
    const both = [sides[n], room?.sides[(n + 2) % 4]]
    const kind = both.find((each) => each === 'broken') ?? both.find((each) => each === 'door') ?? 'open'
    if (sides[n] === 'wall') return
    if (!room && !hole) return void free.push(ui('aloud-exit', { side, kind }))
    const how = hole ? 'hole' : room?.covered ? 'covered' : kind !== 'broken' && both[1] === 'wall' ? 'wall' : kind
    ways.push(ui('aloud-way', { side, how, room: named(room?.card.id ?? 'start') }))
  })
  return ui('aloud-exits', { sides: [...(ways.length ? [listed(ways)] : []), ...(free.length ? [ui('aloud-free', { sides: listed(free) })] : [])].join('; ') })
}

/** "2 swords, 1 bow, and 3 shields. Knight. Spends one more paw …": of a dog, before it has won anything. */
export function boardAloud(dog: string): string {
  const { attack, shields } = boards.dogs[dog as keyof typeof boards.dogs]
  return `${listed(gainsAloud({ symbols: attack as Record<string, number>, shields }))}. ${ability(dog)}`
}

/** Of a room that may be turned: where its exits would lead, and to which rooms it would shut the way. What is broken open stays so. */
export function turnAloud(board: Board, room: string, quarters: number): string {
  const place = board.rooms.find(({ card }) => card.id === room)
  if (!place) return ''
  const sides = turnedSides(place.card.sides, quarters).map((side, n) => (place.sides[n] === 'broken' ? 'broken' : side))
  const shut = OVER.flatMap(([dx, dy], n) => {
    const beside = board.rooms.find(({ x, y }) => x === place.x + dx && y === place.y + dy)
    return beside && !beside.covered && place.sides[n] !== 'wall' && sides[n] === 'wall' && !['wall', 'broken'].includes(beside.sides[(n + 2) % 4]!) ? [named(beside.card.id)] : []
  })
  return [exitsAloud(board, place, sides), shut.length ? ui('aloud-shuts', { rooms: shut.join(', ') }) : ''].filter(Boolean).join(' ')
}

/** @param full with what a paw or a weapon does there, for whoever has no picture of it. */
export function placeAloud(board: Board, place: Place, nameOf: (seat: string) => string, full = false): string {
  const { card } = place
  const dogs = board.dogs.filter(({ seat, where }) => where === 'in' && (board.walk?.seat === seat ? board.walk.cell : 'start') === place.cell).map(({ seat }) => nameOf(seat))
  return [
    `${named(card.id)}.`, ...(place.hole ? [ui('hole', { name: nameOf(place.paw ?? ''), count: place.paws ?? 1 })] : full && !place.covered ? [cardInFull(card)] : cardAloud(card)),
    place.covered ? ui('aloud-covered') : exitsAloud(board, place, place.sides),
    place.paw && !place.hole ? ui('aloud-paw', { name: nameOf(place.paw), count: place.paws ?? 1 }) : '',
    dogs.length ? ui('aloud-dogs', { names: listed(dogs) }) : '',
  ].filter(Boolean).join(' ')
}

/** "1 east. Hole. Bea’s paw is on it." */
export const holeAloud = (hole: Board['holes'][number], nameOf: (seat: string) => string): string => `${cellName(hole)}. ${ui('hole', { name: nameOf(hole.paw), count: hole.paws })}`

/** "Bea, Joan of Bark: 2 swords and 1 bow; 3 shields, 0 keys, 4 of 5 paws. In the dungeon. Potions: 1 bow." */
export function dogAloud(dog: Board['dogs'][number], name: string): string {
  const [weapons, potions] = [gainsAloud({ symbols: dog.sum, pairs: dog.pairs }), gainsAloud({ symbols: dog.potions })]
  const stands = ui('aloud-dog', { name, dog: named(dog.dog), weapons: weapons.length ? listed(weapons) : ui('none'), shields: dog.all_shields, keys: dog.keys, paws: dog.paws, board: dog.board, where: dog.where })
  return potions.length ? `${stands} ${ui('aloud-potions', { potions: listed(potions) })}` : stands
}
