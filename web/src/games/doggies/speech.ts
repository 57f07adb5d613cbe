/** The table as plain sentences. */
import type { View } from '../../lib/types'
import type { Passage } from '../../table/game'
import { named, questLine, ui } from './say'
import { boardOf, dogOf } from './board'
import { dogAloud, placeAloud } from './aloud'

export function speech(view: View, names: Record<string, string>): (string | Passage)[] {
  const board = boardOf(view)
  const nameOf = (seat: string) => names[seat] ?? seat
  const mine = dogOf(board, view.seat)
  if (!board.round) return [ui('say-dog')]
  return [
    ui('speech-round', { round: board.round, count: board.deck, countdown: board.countdown ? 'yes' : 'no' }),
    ...board.dogs.map((dog) => dogAloud(dog, nameOf(dog.seat))),
    ...(mine?.quest ? [`${ui('secret')} ${named(mine.quest)}: ${questLine(mine.quest)}`] : []),
    ...board.shared.map(({ quest }) => `${named(quest)}: ${questLine(quest)}`),
    { id: 'dungeon', head: ui('map'), lines: board.rooms.map((place) => `${ui('cell', { x: place.x, y: place.y })} ${placeAloud(board, place, nameOf)}`) },
  ]
}
