/** What readers hear of a room, a dog and their symbols. */
import type { TableScreen } from '../../table/screen.svelte'
import { listed } from '../../lib/i18n.svelte'
import { WEAPONS, type Board, type Place, type RoomCard, type Taken } from './board'
import { cellName, named, ui } from './say'

const SIDES = ['n', 'e', 's', 'w']

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

export function placeAloud(board: Board, place: Place, nameOf: (seat: string) => string): string {
  const { card } = place
  const open = SIDES.flatMap((side, n) => (place.covered || place.sides[n] === 'wall' ? [] : [ui('aloud-exit', { side, kind: place.sides[n] ?? '' })]))
  const dogs = board.dogs.filter(({ seat, where }) => where === 'in' && (board.walk?.seat === seat ? board.walk.cell : 'start') === place.cell).map(({ seat }) => nameOf(seat))
  return [
    `${named(card.id)}.`, ...cardAloud(card),
    place.covered ? ui('aloud-covered') : open.length ? ui('aloud-exits', { sides: listed(open) }) : '',
    place.paw ? ui('aloud-paw', { name: nameOf(place.paw), count: place.paws ?? 1 }) : '',
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
