/** The block print of a room. */
import type { Picture } from '../../table/ending'
import { KINDS, pictureOf } from './art'
import type { Board, Kind } from './board'

export const blockOf = (room: string, kind: Kind): Picture => ({ icon: pictureOf(room, kind), pigment: KINDS[kind].pigment })

/** Of the room in which it happened; a death has its stone, and between two rooms there is none. */
export function picture({ key }: { key: string }, board: unknown): Picture | null {
  const card = (board as Partial<Board>).contest?.card
  return key === 'dies' || key === 'bleeds' ? { icon: 'tombstone', pigment: 'madder' } : card ? blockOf(card.id, card.kind) : null
}
