/** The Raiders part of a view. The shapes are the server's (games/raiders/shapes.py). */
import type { RoomCard, Figures } from '../../lib/generated/raiders'

export type { Board, Change, Claim, Contest, Entries, Hand, Hero, Last, Odds, Place, RoomCard, Slot, TakenSlot } from '../../lib/generated/raiders'

/** "1" … "5", "torch", "crystal", "key", "sword". */
export type Card = string
export type Kind = RoomCard['kind']
export type Harm = NonNullable<RoomCard['harm']>[number]

/** What of the board would be otherwise after an option (its `then`), or after my sealed card (the view's). */
export interface Then {
  contest?: Partial<Figures>
}
