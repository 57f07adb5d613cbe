/** The board of Dungeons & Doggies. The shapes are the server's (games/doggies/shapes.py). */
import type { View } from '../../lib/types'
import type { LaidTile } from '../../table/tiles/tiles'
import type { Board, Dog, Place, Quest, QuestCard, RoomCard, Then, Walk } from './generated'

export type { Board, Burden, Dog, Entries, NotDone, Place, Quest, QuestCard, RoomCard, Row, Taken, Then, Walk } from './generated'

export type Weapon = 'sword' | 'bow' | 'fireball'
export const WEAPONS: readonly Weapon[] = ['sword', 'bow', 'fireball']
export type Kind = RoomCard['kind']
export type SideKind = Place['sides'][number]

/** A room as the map of square cards knows it: by its card. */
export interface LaidRoom extends LaidTile { place: Place }

export const boardOf = ({ board }: View): Board => board as Board
export const laidOf = (board: Board): LaidRoom[] => board.rooms.map((place) => ({ id: place.card.id, x: place.x, y: place.y, turned: place.turned, place }))
export const dogOf = (board: Board, seat: string | null | undefined): Dog | undefined => board.dogs.find((dog) => dog.seat === seat)
/** Most trophies in equal numbers: those who have as many as whoever leads, and whoever is ahead by its board. */
export function tieOf({ kind, counts, holder }: Quest): { seats: string[]; holder: string | null } | null {
  const most = Math.max(...Object.values(counts))
  const seats = kind === 'most' && most ? Object.keys(counts).filter((seat) => counts[seat] === most) : []
  return seats.length > 1 ? { seats, holder } : null
}
/** A quest that is open to whoever looks: shared, or somebody's own. */
export const questOf = ({ own, shared, dogs }: Board, id: string): QuestCard | null => [own, ...shared, ...dogs.map(({ quest }) => quest)].find((card) => card?.quest === id) ?? null
/** How the dog would stand after an option. */
export const burdenOf = (from: { then: unknown }): Then['burden'] | null => (from.then as Then | null)?.burden ?? null
/** The room on a cell of the way. */
export const roomAt = (board: Board, cell: string): Place | undefined => board.rooms.find((place) => place.cell === cell)
/** The rooms of a way after the start, with what was done there; two portals, one of which was jumped to, are one line. */
export const walkedOf = (board: Board, { path }: Walk): { n: number; what: string; step: Walk['path'][number] }[] =>
  path.flatMap((step, n) => {
    const portal = (at: number) => roomAt(board, path[at]?.cell ?? '')?.card.kind === 'portal'
    return n && !(portal(n) && portal(n + 1)) ? [{ n, what: step.did.split(':')[0] || (portal(n) && portal(n - 1) ? 'jump' : ''), step }] : []
  })
/** Symbols one by one: two swords and a bow are three. */
export const each = (symbols: Record<string, number> | undefined): Weapon[] => WEAPONS.flatMap((weapon) => Array.from({ length: symbols?.[weapon] ?? 0 }, () => weapon))
