/** The board of Dungeon Twister as the server sends it (games/twister/view.py). */
import type { Refusal } from '../../lib/types'

export type Seat = 'A' | 'B'
/** `g5`; `A-5` and `B-5` on the starting lines. */
export type Square = string
/** `I` … `VIII`: where a room lies. */
export type PlaceName = string
/** `a-thief`. */
export type PieceId = string
export type Gate = 'closed' | 'open' | 'broken'

export interface Room {
  name: string
  number: number
  way: 'right' | 'left'
  /** Quarter turns to the right from how its plan is printed. */
  turns: number
  plan: string[]
  gates: Gate[]
}

export interface Place {
  place: PlaceName
  room: Room | null
  limit: number
  hidden: Record<string, number>
  /** Which tokens lie there, by seat; null where one may not know. */
  tokens: Record<string, PieceId[] | null>
}

export interface Piece {
  id: PieceId
  seat: Seat
  kind: string
  at: Square
  carrier: PieceId | null
  character: boolean
  load?: PieceId | null
  wounded?: boolean
  hurt?: boolean
  idle?: boolean
  speed?: number
  strength?: number
}

export interface Player {
  seat: Seat
  points: number
  actions: string[]
  used: string[]
  combat: string[]
  jumps: number
  out: number
  lost: number
  playing: number
  to_hide: number
}

/** Where a character could walk: each square with the one before it; where it may not end. */
export interface Reach {
  reach: Record<Square, Square>
  over: Square[]
}

/** Where a move would lead, and what bars the way to the squares around. */
export interface Way extends Reach {
  why: Record<Square, Refusal>
}

export interface Mover extends Reach {
  piece: PieceId
  steps: number
  path: Square[]
  /** What it could do to somebody if it stopped here: ids of options. */
  after: string[]
}

export interface Fighter { piece: PieceId; counts: number; beside: PieceId }

export interface Battle {
  attackers: Fighter[]
  defenders: Fighter[]
  target: PieceId
  attack: number
  defence: number
}

/** Points that were made: by what, for which token. */
export interface Score { source: string; token: PieceId | null; points: number }

export interface Board {
  phase: 'starters' | 'hide' | 'opening' | 'turns'
  turn: number
  active: Seat | null
  hides: Seat | null
  card: string
  left: number
  boost: Record<PieceId, number>
  cap: number | null
  winner: Seat | null
  /** Who has won, while the turn is played out. */
  won: Seat | null
  /** What brought each side its points, in order (`twister-ui-source-…`). */
  tally: Record<string, Score[]>
  drawn: boolean
  draw_offer: Seat | null
  places: Place[]
  pieces: Piece[]
  fates: Record<PieceId, string>
  hand: PieceId[]
  players: Player[]
  placing: { seat: Seat; tokens: PieceId[]; place: PlaceName; later: PieceId[] } | null
  mover: Mover | null
  battle: Battle | null
}

/** `a-speed-potion` → `speed-potion`. */
export const kindOf = (piece: PieceId): string => piece.slice(2)
/** `a-thief` → `A`. */
export const seatOf = (piece: PieceId): Seat => piece.charAt(0).toUpperCase() as Seat

export const CHARACTERS: readonly string[] = ['warrior', 'wall-walker', 'cleric', 'mekanork', 'thief', 'wizard', 'troll', 'goblin']
export const OBJECTS: readonly string[] = ['armor', 'sword', 'rope', 'speed-potion', 'fireball-wand', 'treasure']
export const isCharacter = (piece: PieceId): boolean => CHARACTERS.includes(kindOf(piece))
