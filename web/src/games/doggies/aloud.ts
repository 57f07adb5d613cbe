/** What readers hear of a room. */
import type { TableScreen } from '../../table/screen.svelte'
import { listed } from '../../lib/i18n.svelte'
import { each, type Board, type Place } from './board'
import { named, ui } from './say'

const SIDES = ['n', 'e', 's', 'w']

/** "Ifrit, beaten by 2 swords, else 1 damage. Exits north and south. Bea's paw." */
export const roomAloud = (screen: TableScreen, board: Board, place: Place): string => placeAloud(board, place, (seat) => screen.name(seat))

export function placeAloud(board: Board, place: Place, nameOf: (seat: string) => string): string {
  const { card } = place
  const open = SIDES.filter((_, n) => !place.covered && place.sides[n] !== 'wall').map((side) => ui('side', { side }))
  const dogs = board.dogs.filter(({ seat, where }) => where === 'in' && (board.walk?.seat === seat ? board.walk.cell : 'start') === place.cell).map(({ seat }) => nameOf(seat))
  return [
    named(card.id),
    card.needs ? ui('aloud-needs', { needs: listed(each(card.needs).map((weapon) => ui('weapon', { weapon }))), damage: card.damage ?? 0 }) : '',
    place.covered ? ui('aloud-covered') : open.length ? ui('aloud-exits', { sides: listed(open) }) : '',
    place.paw ? ui('aloud-paw', { name: nameOf(place.paw) }) : '',
    dogs.length ? ui('aloud-dogs', { names: listed(dogs) }) : '',
  ].filter(Boolean).join(' ')
}

/** "Bea plays Joan of Bark: 2 swords, 1 bow, 3 shields. 4 of 5 paws." */
export function dogAloud(dog: Board['dogs'][number], name: string): string {
  const weapons = each(dog.sum).map((weapon) => ui('weapon', { weapon }))
  return ui('aloud-dog', { name, dog: named(dog.dog), weapons: weapons.length ? listed(weapons) : ui('none'), shields: dog.all_shields, keys: dog.keys, paws: dog.paws, board: dog.board, where: dog.where })
}
