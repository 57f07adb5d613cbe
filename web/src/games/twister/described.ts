/** The dungeon in sentences: each room's gear, pits, walls, portcullises, ways out, and who is there. The terminal says the same (`described.py`). */
import { asSentence } from '../../lib/i18n.svelte'
import type { Board, Edges, Piece, Place, PlaceName, Square } from './board'
import { beside, isLine, placeOf, PLACES, squareOf, squaresOf } from './geometry'
import { named, pieceOf, ui } from './say'

const SIDE = 5
const GATES = ['closed', 'open', 'broken'] as const
const BESIDE = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const
/** The starting line or room of a square. */
const whereIs = (square: Square): string => (isLine(square) ? square.charAt(0) : (placeOf(square) ?? ''))

const edgesOf = (board: Board, square: Square): Edges | null => {
  const name = placeOf(square)
  const room = board.places.find((each) => each.place === name)?.room
  return name && room ? squareOf(room, name, square) : null
}

/** The walls of a room on one side of its squares, by the two rows or columns that they stand between. */
function walls(board: Board, squares: Square[], side: 1 | 2): string {
  const rows = side === 2
  const lines: string[] = []
  for (let line = 0; line < SIDE - 1; line++) {
    const at = (step: number, more = 0) => squares[rows ? (line + more) * SIDE + step : step * SIDE + line + more] ?? ''
    const [here, there] = [at(0), at(0, 1)].map((square) => (rows ? square.slice(1) : square.charAt(0)))
    const found = [0, 1, 2, 3, 4].map((step) => at(step)).filter((square) => edgesOf(board, square)?.edges[side] === 'wall')
    if (found.length) lines.push(ui('say-wall', { start: here ?? '', end: there ?? '', at: found.map((square) => (rows ? square.charAt(0) : square.slice(1))).join(', ') }))
  }
  return lines.join('; ')
}

/** Where one gets out of a room: every neighbour with the squares from which it is open on both sides. */
function ways(board: Board, name: PlaceName, squares: Square[]): string {
  const out = new Map<string, Square[]>()
  for (const square of squares) {
    BESIDE.forEach(([dx, dy], side) => {
      const next = beside(square, dx, dy, false)
      if (!next || placeOf(next) === name || edgesOf(board, square)?.edges[side] !== 'open') return
      if ((edgesOf(board, next)?.edges[side + 2 & 3] ?? 'open') !== 'open') return
      out.set(whereIs(next), [...(out.get(whereIs(next)) ?? []), square])
    })
  }
  const way = (to: string, from: string): string => (to.length === 1 && 'AB'.includes(to) ? ui('say-way-line', { seat: to, squares: from }) : ui(board.places.find((each) => each.place === to)?.room ? 'say-way' : 'say-way-dark', { place: to, squares: from }))
  return ['A', ...PLACES, 'B'].flatMap((to) => (out.has(to) ? way(to, (out.get(to) ?? []).join(', ')) : [])).join('; ')
}

/** What a room that lies face up is made of, a sentence each. */
export function planOf(board: Board, { place, room }: Place): string[] {
  if (!room) return []
  const squares = squaresOf(place)
  const twin = board.places.find((each) => each.place !== place && each.room?.number === room.number)?.place ?? 'none'
  const of = (kind: string): Square[] => squares.filter((square) => edgesOf(board, square)?.kind === kind)
  const gates = (state: string): string[] =>
    squares.flatMap((square) => [1, 2].flatMap((side) => {
      const [dx, dy] = BESIDE[side] ?? [0, 0]
      return edgesOf(board, square)?.edges[side] === `bars-${state}` ? ui('say-between', { start: square, end: beside(square, dx, dy, false) ?? '' }) : []
    }))
  const [rows, columns, out] = [walls(board, squares, 2), walls(board, squares, 1), ways(board, place, squares)]
  return [
    ui('say-room', { place, number: room.number, way: room.way, twin }),
    ui('say-ground', { gear: of('gear').join(), pits: of('pit').join(', ') }),
    ...(rows ? [ui('say-walls-rows', { walls: rows })] : []),
    ...(columns ? [ui('say-walls-columns', { walls: columns })] : []),
    ...GATES.flatMap((state) => (gates(state).length ? ui('say-bars', { state, where: gates(state).join('; ') }) : [])),
    out ? ui('say-ways', { ways: out }) : ui('say-no-way'),
  ]
}

/** A piece with its square, what it carries, how it is, and what is under it. */
function pieceAt(board: Board, piece: Piece): string {
  const notes = [piece.load ? ui('sr-carries', { item: pieceOf(piece.load) }) : '', piece.wounded ? ui('sr-wounded') : '', piece.idle ? ui('sr-idle') : '']
  const [boost, under] = [board.boost[piece.id], edgesOf(board, piece.at)?.kind]
  if (boost) notes.push(ui('say-potion', { count: boost }))
  if (piece.character && under && under !== 'floor') notes.push(ui(`say-on-${under}`))
  const said = notes.filter(Boolean).join(', ')
  return ui('say-at', { piece: named(piece.kind), square: piece.at }) + (said && ` (${said})`)
}

/** Whether somebody's starters stand on this line for nobody else to see yet. */
const unshown = (board: Board, where: string, me: string | null): boolean => where.length === 1 && where !== me && 'AB'.includes(where) && (board.phase === 'starters' || board.phase === 'hide')

/** Who and what is in a room or on a starting line, by owner: one's own first. */
export function hereOf(board: Board, where: string, me: string | null, names: Record<string, string>): string[] {
  if (unshown(board, where, me)) return [ui('say-unshown', { name: names[where] ?? where })]
  const inside = board.pieces.filter((piece) => piece.carrier === null && whereIs(piece.at) === where)
  const said = (['A', 'B'] as const).filter((seat) => inside.some((piece) => piece.seat === seat)).sort((a, b) => Number(b === me) - Number(a === me))
    .map((seat) => ui(seat === me ? 'say-yours' : 'say-theirs', { name: names[seat] ?? seat, pieces: inside.filter((piece) => piece.seat === seat).map((piece) => pieceAt(board, piece)).join('; ') }))
  return said.length ? said : [ui('say-nobody')]
}

/** A starting line with whoever stands on it; nothing while nobody does. */
export const lineAloud = (board: Board, seat: string, me: string | null, names: Record<string, string>): string[] =>
  board.pieces.some(({ at }) => whereIs(at) === seat) || unshown(board, seat, me) ? [[asSentence(ui('say-line', { seat })), ...hereOf(board, seat, me, names)].join(' ')] : []

/** Where the rooms lie, and how columns and rows are called. */
export const layout = (): string => ui('say-layout', Object.fromEntries(PLACES.map((place, k) => [`p${k + 1}`, place])))

/** How far everybody who can walk is from the exit, and of whom no way leads there. */
export function exits(board: Board): { shut: string[]; lines: string[] } {
  const at = (piece: Piece) => ui('say-at', { piece: pieceOf(piece.id), square: piece.at })
  const found = board.pieces.flatMap((piece) => (piece.exit ? [{ piece, exit: piece.exit }] : []))
  const shut = found.filter(({ exit }) => exit.way === 'no').map(({ piece }) => at(piece))
  const lines = found.map(({ piece, exit: { way, squares = 0, walls = 0, acts = 0, by } }) => `${at(piece)}. ${ui('say-exit', { way, squares, walls, acts, by: board.pieces.flatMap((each) => (each.id === by ? at(each) : [])).join() })}`)
  return { shut, lines }
}
