/** What readers hear of squares and pieces, and the table as plain sentences (LANGUAGE.md section 12). */
import { asSentence } from '../../lib/i18n.svelte'
import type { View } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import { kindOf, seatOf, type Board, type Piece, type Player, type Square } from './board'
import { placeOf, squareOf } from './geometry'
import type { Play } from './play.svelte'
import { listed, named, pieceName, ui } from './say'

const SIDES = ['north', 'east', 'south', 'west'] as const

/** "Thief, yours, carrying the treasure, wounded". */
export function pieceText(piece: Pick<Piece, 'id' | 'load' | 'wounded' | 'idle'>, me: string | null, names: Record<string, string>): string {
  const seat = seatOf(piece.id)
  const whose = seat === me ? ui('sr-yours') : ui('sr-of', { name: names[seat] ?? seat })
  const parts = [pieceName(piece.id), whose]
  if (piece.load) parts.push(ui('sr-carries', { item: pieceName(piece.load) }))
  if (piece.wounded) parts.push(ui('sr-wounded'))
  if (piece.idle) parts.push(ui('sr-idle'))
  return parts.join(', ')
}

/** A piece as a button: what it is and where. */
export const pieceAloud = (screen: TableScreen, piece: Piece): string => `${pieceText(piece, screen.view.seat, screen.names)}, ${piece.at}`

/** What a square is: floor, pit, gear, starting line, dark; and its walls. */
function ground(board: Board, square: Square): string {
  const name = placeOf(square)
  if (name === null) {
    const dot = ['2', '4', '7', '9'].includes(square.slice(2))
    return ui(dot ? 'sr-dot' : 'sr-line', { seat: square.charAt(0) })
  }
  const place = board.places.find((each) => each.place === name)
  if (!place?.room) {
    return ui('sr-dark', { place: name, a: place?.hidden.A ?? 0, b: place?.hidden.B ?? 0 })
  }
  const { kind, edges } = squareOf(place.room, name, square)
  const parts = kind === 'floor' ? [] : [ui(`sr-${kind}`)]
  edges.forEach((edge, side) => {
    if (edge !== 'open' || false) parts.push(ui(`sr-${edge === 'wall' ? 'wall' : `bars-${edge}`}`, { side: SIDES[side] ?? '' }))
  })
  return parts.join(', ')
}

/** "g5: Thief, yours, carrying the treasure. Pit, wall north. 3 steps away." */
export function squareAloud(screen: TableScreen, play: Play, square: Square, pieces: readonly Piece[]): string {
  const board = screen.view.board as Board
  const what = [...pieces.map((piece) => pieceText(piece, screen.view.seat, screen.names)), ground(board, square)].filter(Boolean)
  const sentences = [what.length ? `${square}: ${what.join('; ')}` : ui('sr-empty', { square })]
  const way = play.free ? play.wayTo(square) : null
  if (way && way.length > 1) sentences.push(ui(play.walk?.reach.over.includes(square) ? 'sr-over' : 'sr-steps', { count: way.length - 1 }))
  else if (play.free && (play.targets.has(`square:${square}`) || pieces.some((piece) => play.targets.has(`piece:${piece.id}`)))) sentences.push(ui('sr-target'))
  return sentences.map(asSentence).join(' ')
}

/** A player's numbers. */
export function playerAloud(player: Player, name: string): string {
  return ui('sr-player', {
    seat: player.seat, name, points: player.points, actions: player.actions.join(', '), combat: player.combat.join(', '), jumps: player.jumps,
    playing: player.playing, out: player.out, lost: player.lost,
  })
}

/** The whole table in sentences. */
export function speech(view: View<Board>, names: Record<string, string>): string[] {
  const { board } = view
  const lines = board.players.map((player) => playerAloud(player, names[player.seat] ?? player.seat))
  if (board.card) lines.push(ui('sr-turn', { name: names[board.active ?? ''] ?? '', card: board.card, left: board.left }))
  for (const place of board.places) {
    if (place.room) lines.push(ui('sr-room', { place: place.place, room: named(place.room.name), turns: place.room.turns }))
    else {
      const own = place.mine.map((piece) => named(kindOf(piece)))
      lines.push(`${ui('sr-dark', { place: place.place, a: place.hidden.A ?? 0, b: place.hidden.B ?? 0 })}.${own.length ? ` ${ui('sr-your-hidden', { names: listed(own) })}` : ''}`)
    }
  }
  for (const piece of board.pieces) if (piece.carrier === null) lines.push(asSentence(`${piece.at}: ${pieceText(piece, view.seat, names)}`))
  return lines
}
