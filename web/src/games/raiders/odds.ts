/** What can still come, counted: shares of the room cards nobody (or not you) has seen. */
import { KINDS } from './art'
import type { Board, Kind, Odds } from './board'

export interface Share {
  kind: Kind
  count: number
  /** Whole percent. */
  percent: number
  rooms: { id: string; count: number }[]
}

/** The kinds of rooms still unseen, likeliest first, with the cards of each. */
export function sharesOf(odds: Odds): Share[] {
  const shares = (Object.keys(KINDS) as Kind[])
    .map((kind) => {
      const rooms = Object.entries(odds.kinds[kind] ?? {}).map(([id, count]) => ({ id, count }))
      const count = rooms.reduce((sum, room) => sum + room.count, 0)
      return { kind, count, percent: odds.unseen ? Math.floor((100 * count) / odds.unseen) : 0, rooms }
    })
    .filter((share) => share.count > 0)
    .sort((a, b) => b.count - a.count)
  // what rounding down leaves goes to those who lost most by it: together they are 100
  const left = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  const lost = ({ count }: Share) => (100 * count) % odds.unseen
  for (const share of [...shares].sort((a, b) => lost(b) - lost(a)).slice(0, left)) share.percent++
  return shares
}

/** How many rooms of this level lie face down and unseen by the one who looks. */
export const darkRooms = (board: Board): number => board.rooms.filter((place) => place.face === 'down' && !place.card).length
