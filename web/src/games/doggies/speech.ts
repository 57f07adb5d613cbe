/** The table as plain sentences. */
import type { View } from '../../lib/types'
import type { Passage } from '../../table/game'
import { named, questLine, ui } from './say'
import { boardOf, dogOf, roomAt, type Board, type Walk } from './board'
import { bestOf, standing } from './prompt'
import { dogAloud, placeAloud } from './aloud'

/** The way out room by room, with what was done there, and how the dog stands. */
const wayAloud = (board: Board, { seat, path, burden }: Walk, nameOf: (seat: string) => string): Passage => ({
  id: 'way', head: `${ui('plan')}: ${nameOf(seat)}. ${standing(burden)}`,
  lines: path.slice(1).map(({ cell, did }, n) => `${n + 1}. ${named(roomAt(board, cell)?.card.id ?? 'start')}: ${ui('did', { what: did.split(':')[0] || 'walk' })}.`),
})

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
    ...(board.best ? [bestOf(board)] : []),
    ...(board.walk ? [wayAloud(board, board.walk, nameOf)] : []),
    { id: 'dungeon', head: ui('map'), lines: board.rooms.map((place) => `${ui('cell', { x: place.x, y: place.y })} ${placeAloud(board, place, nameOf)}`) },
  ]
}
