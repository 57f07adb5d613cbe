/** The Raiders part of a view. The shapes are the server's (games/raiders/shapes.py). */
import type { View } from '../../lib/types'
import type { Board, RoomCard, Then } from './generated'

export type { Board, Change, Claim, Contest, Entries, Hand, Hero, Last, Odds, Place, Reach, RoomCard, Row, Slot, TakenSlot, Then } from './generated'

/** "1" … "5", "torch", "crystal", "key", "sword". */
export type Card = string
export type Kind = RoomCard['kind']
export type Harm = NonNullable<RoomCard['harm']>[number]

/** The game's part of a view of this game. */
export const boardOf = ({ board }: View): Board => board as Board

/** What of the board would be otherwise after an option, or after my sealed card (a view's). */
export const thenOf = (from: { then: unknown }): Then | null => from.then as Then | null
