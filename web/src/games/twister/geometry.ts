/**
 * Where things are: squares, places and rooms in the units of docs/language.md section 7.2 (a square is 40, the margin 24). The
 * landscape board is 22 by 10 squares; upright (on a phone) it is the same grid turned clockwise, and names stay as they are.
 */
import type { Spot } from '../../table/stage/frame'
import type { Edges, PlaceName, Room, Square } from './board'

export const UNIT = 40
export const MARGIN = 24
export const ROWS = 10
export const COLUMNS = 22
const LETTERS = 'abcdefghijklmnopqrst'
const SIDE = 5
const LONG = COLUMNS * UNIT + 2 * MARGIN
const SHORT = ROWS * UNIT + 2 * MARGIN

export const PLACES: readonly PlaceName[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

/** The size of the whole board. */
export const sizeOf = (upright: boolean): { width: number; height: number } =>
  upright ? { width: SHORT, height: LONG } : { width: LONG, height: SHORT }

/** The name of the square in a column (0 and 21 are the starting lines) and row (from 0). */
export function squareAt(column: number, row: number): Square {
  return column === 0 ? `A-${row + 1}` : column === COLUMNS - 1 ? `B-${row + 1}` : `${LETTERS.charAt(column - 1)}${row + 1}`
}

/** Whether a square is one of a starting line. */
export const isLine = (square: Square): boolean => square.charAt(1) === '-'

/** Column and row of a square. */
export function whereIs(square: Square): { column: number; row: number } {
  const line = isLine(square)
  const column = line ? (square.startsWith('A') ? 0 : COLUMNS - 1) : LETTERS.indexOf(square.charAt(0)) + 1
  return { column, row: Number(square.slice(line ? 2 : 1)) - 1 }
}

/** Every square, column by column. */
export const SQUARES: readonly Square[] = Array.from({ length: ROWS * COLUMNS }, (_, n) => squareAt(Math.floor(n / ROWS), n % ROWS))

/** Upper left corner of a square on the board. */
export function cornerOf(square: Square, upright: boolean): Spot {
  const { column, row } = whereIs(square)
  return upright ? { x: MARGIN + (ROWS - 1 - row) * UNIT, y: MARGIN + column * UNIT } : { x: MARGIN + column * UNIT, y: MARGIN + row * UNIT }
}

/** The middle of a square. */
export function middleOf(square: Square, upright: boolean): Spot {
  const { x, y } = cornerOf(square, upright)
  return { x: x + UNIT / 2, y: y + UNIT / 2 }
}

/** The middles of squares, as the points of a line. */
export const lineOf = (path: readonly Square[], upright: boolean): string =>
  path.map((square) => { const { x, y } = middleOf(square, upright); return `${x},${y}` }).join(' ')

/** What lies under a piece: that it is chosen, may be chosen or may be aimed at. */
export interface Under { id: string; x: number; y: number; side: boolean; round: boolean; state: 'chosen' | 'target' | 'can' }

/** The square next to one on the screen; null at the edge. `dx`, `dy`: −1, 0 or 1. */
export function beside(square: Square, dx: number, dy: number, upright: boolean): Square | null {
  const at = whereIs(square)
  const column = at.column + (upright ? dy : dx)
  const row = at.row + (upright ? -dx : dy)
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? squareAt(column, row) : null
}

/** The place of the room a square belongs to; null on a starting line. */
export function placeOf(square: Square): PlaceName | null {
  const { column, row } = whereIs(square)
  if (column === 0 || column === COLUMNS - 1) return null
  return PLACES[Math.floor((column - 1) / SIDE) * 2 + Math.floor(row / SIDE)] ?? null
}

/** The first square of a place, in the north-west. */
function originOf(place: PlaceName): { column: number; row: number } {
  const index = PLACES.indexOf(place)
  return { column: 1 + (index >> 1) * SIDE, row: (index & 1) * SIDE }
}

/** The squares of a place, row by row from the north-west. */
export function squaresOf(place: PlaceName): Square[] {
  const { column, row } = originOf(place)
  return Array.from({ length: SIDE * SIDE }, (_, n) => squareAt(column + (n % SIDE), row + Math.floor(n / SIDE)))
}

/** Upper left corner of a place on the board; a place is 200 wide. */
export function cornerOfPlace(place: PlaceName, upright: boolean): Spot {
  const { column, row } = originOf(place)
  return cornerOf(squareAt(column, upright ? row + SIDE - 1 : row), upright)
}

/** Where a square of a place comes to lie when its room turns by so many quarters to the right. */
export function turned(square: Square, place: PlaceName, quarters: number): Square {
  if (placeOf(square) !== place) return square
  const origin = originOf(place)
  const at = whereIs(square)
  let [row, column] = [at.row - origin.row, at.column - origin.column]
  for (let n = (quarters % 4 + 4) % 4; n > 0; n--) [row, column] = [column, SIDE - 1 - row]
  return squareAt(origin.column + column, origin.row + row)
}

/** Where every piece is drawn, and how each room is turned. */
export interface Layout { squares: ReadonlyMap<string, Square>; turns: ReadonlyMap<PlaceName, number> }

/** Where a turn of its room took whoever stood on a square; null where no turn took anybody from there. */
export function turnedAlong(square: Square, before: Layout, now: Layout): Square | null {
  const place = placeOf(square) ?? ''
  const quarters = (now.turns.get(place) ?? 0) - (before.turns.get(place) ?? 0)
  const [piece] = [...before.squares].find(([, at]) => at === square) ?? []
  const to = quarters && piece !== undefined ? now.squares.get(piece) : undefined
  return to !== undefined && to !== square && to === turned(square, place, quarters) ? to : null
}

// -- rooms ------------------------------------------------------------------------------------------------------------------------

export type Edge = 'open' | 'wall' | 'gate'

/** What a room's plan draws, unturned, in its own units: 200 by 200, squares of 40. */
export interface Drawing {
  kinds: ('floor' | 'pit' | 'gear')[]
  /** Walls as lines from (x1, y1) to (x2, y2); those of the rim 2.6 inside. */
  walls: [number, number, number, number][]
  /** Portcullises in the order of `room.gates`. */
  gates: [number, number, number, number][]
  /** The edges of each square: north, east, south, west; a portcullis as its number. */
  edges: (Exclude<Edge, 'gate'> | number)[][]
}

const drawings = new Map<string, Drawing>()

/** The drawing of a room's plan; worked out once. */
export function drawingOf(room: Room): Drawing {
  const known = drawings.get(room.name)
  if (known) return known
  const made = draw(room.plan)
  drawings.set(room.name, made)
  return made
}

function draw(plan: string[]): Drawing {
  const sign = (y: number, x: number) => plan[y]?.charAt(x) ?? ' '
  const read = (row: number, column: number): Edge[] => {
    const [y, x] = [1 + 2 * row, 2 + 4 * column]
    const kinds: Record<string, Edge> = { '|': 'wall', '-': 'wall', H: 'gate', '=': 'gate' }
    return [sign(y - 1, x), sign(y, x + 2), sign(y + 1, x), sign(y, x - 2)].map((each) => kinds[each] ?? 'open')
  }
  const rim = (at: number) => (at === 0 ? 2.6 : at === 200 ? 197.4 : at)
  const drawing: Drawing = { kinds: [], walls: [], gates: [], edges: [] }
  for (let n = 0; n < SIDE * SIDE; n++) {
    const [row, column] = [Math.floor(n / SIDE), n % SIDE]
    drawing.kinds.push(({ O: 'pit', '@': 'gear' } as const)[sign(1 + 2 * row, 2 + 4 * column)] ?? 'floor')
    drawing.edges.push(read(row, column).map((edge) => (edge === 'gate' ? -1 : edge)))
  }
  for (let n = 0; n < SIDE * SIDE; n++) {
    const [row, column] = [Math.floor(n / SIDE), n % SIDE]
    const [left, top] = [column * UNIT, row * UNIT]
    const edges = read(row, column)
    if (row === 0 && edges[0] === 'wall') drawing.walls.push([left, rim(0), left + UNIT, rim(0)])
    if (column === 0 && edges[3] === 'wall') drawing.walls.push([rim(0), top, rim(0), top + UNIT])
    // East and south of each square, as the server numbers the portcullises.
    for (const [side, beyond] of [[1, n + 1], [2, n + SIDE]] as const) {
      const line: [number, number, number, number] =
        side === 1 ? [rim(left + UNIT), top, rim(left + UNIT), top + UNIT] : [left, rim(top + UNIT), left + UNIT, rim(top + UNIT)]
      if (edges[side] === 'wall') drawing.walls.push(line)
      if (edges[side] === 'gate') {
        const number = drawing.gates.push(line) - 1
        ;(drawing.edges[n] as number[])[side] = number
        ;(drawing.edges[beyond] as number[])[side + 2 & 3] = number
      }
    }
  }
  return drawing
}

/** What a square of a laid room is, and its edges north, east, south and west as it lies now. */
export function squareOf(room: Room, place: PlaceName, square: Square): Edges {
  const printed = turned(square, place, -room.turns)
  const origin = originOf(place)
  const at = whereIs(printed)
  const n = (at.row - origin.row) * SIDE + at.column - origin.column
  const drawing = drawingOf(room)
  const own = drawing.edges[n] ?? []
  const edges = [0, 1, 2, 3].map((side) => {
    const edge = own[(side - room.turns + 4) & 3] ?? 'open'
    return typeof edge === 'number' ? `bars-${room.gates[edge] ?? 'closed'}` as const : edge
  })
  return { kind: drawing.kinds[n] ?? 'floor', edges }
}

/** The corner of a room where its numeral stands, and the square there: one without a pit, by choice the lower right on the screen. Whoever stands there does not drive it away. */
export function numeralOf(room: Room, place: PlaceName, upright: boolean): { square: Square; right: boolean; low: boolean } {
  const squares = squaresOf(place)
  const order = upright ? [4, 0, 24, 20] : [24, 4, 20, 0]
  const at = Math.max(0, order.findIndex((n) => squareOf(room, place, squares[n] ?? '').kind === 'floor'))
  return { square: squares[order[at] ?? 0] ?? '', right: at < 2, low: at % 2 === 0 }
}

// -- paths ------------------------------------------------------------------------------------------------------------------------

/** The way from `start` to `to`, both included, by the square before each one; null where there is none. */
export function pathTo(reach: Record<Square, Square>, start: Square, to: Square): Square[] | null {
  const path = [to]
  for (let at = to; at !== start; ) {
    const before = reach[at]
    if (before === undefined || path.length > COLUMNS * ROWS) return null
    path.unshift(before)
    at = before
  }
  return path
}
