/** The board of Dungeon Twister. The shapes are the server's (games/twister/shapes.py). */
import type { Ask, Option, View } from '../../lib/types'
import { askedIn } from '../../table/choosing'
import type { Board, Room, Then, Walk } from './generated'

export type { Battle, Board, Entries, Fighter, Mover, Piece, Place, Player, Reach, Room, Score, Then, Walk } from './generated'

export type Seat = 'A' | 'B'
/** `g5`; `A-5` and `B-5` on the starting lines. */
export type Square = string
/** `I` … `VIII`: where a room lies. */
export type PlaceName = string
/** `a-thief`. */
export type PieceId = string
/** The game's part of a view of this game. */
export const boardOf = ({ board }: View): Board => board as Board

/** The question that is mine to answer, and the board. */
export function situationOf(view: View): { board: Board; ask: Ask | null; what: string } {
  const ask = askedIn(view)
  return { board: boardOf(view), ask, what: ask?.what ?? '' }
}

/** What an action would be. */
export const thenOf = (from: { then: unknown }): Then => (from.then ?? {}) as Then
/** The square that an option speaks of. */
export const squareIn = ({ args }: Option): Square | null => (typeof args.square === 'string' ? args.square : null)
/** The room that an option speaks of. */
export const placeIn = ({ args }: Option): PlaceName | null => (typeof args.place === 'string' ? args.place : null)
/** Where a move would lead. */
export const walkOf = (from: { then: unknown }): Walk => from.then as Walk
export type Gate = Room['gates'][number]
/** What a square is, and its edges north, east, south and west. */
export interface Edges { kind: 'floor' | 'pit' | 'gear'; edges: ('open' | 'wall' | `bars-${Gate}`)[] }

/** `a-speed-potion` → `speed-potion`. */
export const kindOf = (piece: PieceId): string => piece.slice(2)
/** `a-thief` → `A`. */
export const seatOf = (piece: PieceId): Seat => piece.charAt(0).toUpperCase() as Seat

export const CHARACTERS: readonly string[] = ['warrior', 'wall-walker', 'cleric', 'mekanork', 'thief', 'wizard', 'troll', 'goblin']
export const OBJECTS: readonly string[] = ['armor', 'sword', 'rope', 'speed-potion', 'fireball-wand', 'treasure']
export const isCharacter = (piece: PieceId): boolean => CHARACTERS.includes(kindOf(piece))
