/** What readers hear of squares, pieces and players (docs/language.md section 12). */
import { asSentence } from '../../lib/i18n.svelte'
import type { TableScreen } from '../../table/screen.svelte'
import { isCharacter, kindOf, seatOf, type Board, type Piece, type Place, type Player, type Square } from './board'
import { placeOf, SQUARES, squareOf, squaresOf } from './geometry'
import type { Play } from './play.svelte'
import { listed, named, pieceName, pieceOf, ui } from './say'

const SIDES = ['north', 'east', 'south', 'west'] as const

/** "Thief, yours, carrying the treasure, wounded". */
export function pieceText(piece: Pick<Piece, 'id' | 'load' | 'wounded' | 'idle'>, me: string | null, names: Record<string, string>): string {
  const seat = seatOf(piece.id)
  const whose = seat === me ? ui('sr-yours') : ui('sr-of', { name: names[seat] ?? seat })
  const parts = [pieceName(piece.id), whose]
  if (piece.load) parts.push(ui('sr-carries', { item: pieceOf(piece.load) }))
  if (piece.wounded) parts.push(ui('sr-wounded'))
  if (piece.idle) parts.push(ui('sr-idle'))
  return parts.join(', ')
}

/** A piece as a button: what it is and where. */
export const pieceAloud = (screen: TableScreen, piece: Piece): string => `${pieceText(piece, screen.view.seat, screen.names)}, ${piece.at}`

/** How many tokens of each lie face down on a room. */
export const hidden = (key: string, { place, hidden: { A = 0, B = 0 } }: Place, me: string | null, names: Record<string, string>): string =>
  ui(key, { place, a: A, b: B, me: me ?? 'none', a_name: names.A ?? 'A', b_name: names.B ?? 'B' })

/** What a square is: floor, pit, gear, starting line, dark; and its walls. */
function ground(board: Board, square: Square, me: string | null, names: Record<string, string>, upright: boolean): string {
  const name = placeOf(square)
  if (name === null) {
    const dot = ['2', '4', '7', '9'].includes(square.slice(2))
    return ui(dot ? 'sr-dot' : 'sr-line', { seat: square.charAt(0) })
  }
  const place = board.places.find((each) => each.place === name)
  if (!place) return ''
  if (!place.room) {
    const own = place.tokens[me ?? ''] ?? []
    return [hidden('sr-dark', place, me, names), own.length ? ui('sr-yours-here', { names: listed(own.map((id) => named(kindOf(id)))) }) : ''].filter(Boolean).join(', ')
  }
  const { kind, edges } = squareOf(place.room, name, square)
  const parts = kind === 'floor' ? [] : [ui(`sr-${kind}`)]
  edges.forEach((edge, side) => {
    // An upright board is turned to the right, and its sides with it: what is heard is what is drawn.
    if (edge !== 'open') parts.push(ui(`sr-${edge}`, { side: SIDES[(side + (upright ? 1 : 0)) % 4] ?? '' }))
  })
  return parts.join(', ')
}

/** Every square of a board as it stands: "g5: Thief, yours, carrying the treasure; pit, wall north." Worked out once for a view. */
export function squaresAloud(board: Board, me: string | null, names: Record<string, string>, crowds: ReadonlyMap<Square, readonly Piece[]>, upright = false): Map<Square, string> {
  const said = new Map<Square, string>()
  for (const square of SQUARES) {
    const what = [...(crowds.get(square) ?? []).map((piece) => pieceText(piece, me, names)), ground(board, square, me, names, upright)].filter(Boolean)
    said.set(square, what.length ? `${square}: ${what.join('; ')}.` : `${ui('sr-empty', { square })}.`)
  }
  return said
}

/** What may be done at the squares now, by square: "3 steps away". */
export function chancesAloud(play: Play): Map<Square, string> {
  const said = new Map<Square, string>()
  if (!play.free) return said
  const { walk, board } = play
  const over = new Set(walk?.reach.over ?? [])
  for (const square of Object.keys(walk?.reach.reach ?? {})) {
    const way = play.wayTo(square)
    if (!way || way.length < 2) continue
    const points = play.exitAt(square)
    said.set(square, [ui(over.has(square) ? 'sr-over' : 'sr-steps', { count: way.length - 1 }), points && ui('exit-more', { points })].flatMap((part) => (part ? asSentence(part) : [])).join(' '))
  }
  for (const target of play.targets.keys()) {
    const [kind, name = ''] = target.split(/:(.*)/)
    const square = kind === 'square' ? name : kind === 'piece' ? board.pieces.find((piece) => piece.id === name)?.at : undefined
    for (const each of kind === 'place' ? squaresOf(name) : square ? [square] : []) if (!said.has(each)) said.set(each, asSentence(ui('sr-target')))
  }
  return said
}

/** Characters of a player that stand in the dungeon for all to see, and those that nobody has seen yet: face down, or still in hand. */
export function known(board: Board, player: Player): { open: number; placed: number; dark: number } {
  const { tokens, later } = board.placing ?? { tokens: [], later: [] } // they lie open, on no square yet
  const placed = [...tokens, ...later].filter((id) => isCharacter(id) && seatOf(id) === player.seat).length
  const open = board.pieces.filter((piece) => piece.character && piece.seat === player.seat).length
  return { open, placed, dark: Math.max(0, player.playing - open - placed) }
}

/** What has become of a player's characters: "4 on board · 3 hidden · 1 out". */
export function fates(board: Board, player: Player): string {
  const { open, placed, dark } = known(board, player)
  return [ui('in-play', { count: open }), placed && ui('to-place', { count: placed }), dark && ui('dark', { count: dark }), player.out && ui('out', { count: player.out }), player.lost && ui('lost', { count: player.lost })]
    .flatMap((part) => (part ? part.replaceAll(' ', '\u00a0') : [])) // it breaks between the parts only
    .join(' · ')
}

/** A player's numbers. */
export function playerAloud(board: Board, player: Player, name: string): string {
  return ui('sr-player', {
    seat: player.seat, name, points: player.points, actions: player.actions.join(', ') || 'none', combat: player.combat.join(', '),
    ...known(board, player), out: player.out, lost: player.lost,
  })
}
