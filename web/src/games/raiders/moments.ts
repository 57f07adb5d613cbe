/** The moments of a game of Dungeon Raiders that mattered: what decided it, the deaths, the largest gains and losses, most of all those of the best and mine. */
import type { Entry, Seat } from '../../lib/types'
import { weightiest } from '../../table/end'
import type { Moment } from '../../table/ending'
import type { Kind, Row } from './board'
import { turningPoints, type Turn } from './deciding'

export interface RoomMoment extends Moment {
  /** Where it was; '' at the bleeding, after the last room. */
  room: string
  level: number
  place: number
  weight: number
  once: string
  /** What it decided, and for whom. */
  decides?: Turn
}

const TRAPS: readonly string[] = ['magnet', 'boulder', 'spikes', 'lava']

/** What kind of room a card is, by its id. */
export const kindOfRoom = (id: string): Kind =>
  id.startsWith('vault') ? 'vault' : id.startsWith('storeroom') ? 'storeroom' : TRAPS.includes(id) ? 'trap' : 'monster'

/** What an entry weighs for whom it happens to; 0: it is no moment. */
function weightOf({ key, args }: Entry): number {
  const count = Number(args.count)
  switch (key) {
    case 'bleeds': case 'dies': return 20
    case 'loses': return 3 * count
    case 'wounded': return 2 * count
    case 'earns': return 2 * count
    default: return 0
  }
}

const LAID: readonly string[] = ['lays', 'lays-item', 'crystal']

/** What a trap did hangs on the card that counts, whoever played it. */
const SPRUNG = 'trap-goes'

/**
 * @param rows the result, best first
 * @param me the seat that looks on
 */
export function momentsOf(journal: readonly Entry[], rows: readonly Row[], me: Seat | null): RoomMoment[] {
  const best = rows.slice(0, 2).map(({ seat }) => seat as Seat)
  const turns = turningPoints(journal, rows, me)
  const doomed = new Set([...turns.values()].filter(({ what }) => what === 'bled').map(({ seat }) => seat))
  let at = { room: '', level: 0, place: 0 }
  let laid: Record<Seat, Entry> = {}
  let sprung: Entry | null = null
  const found: RoomMoment[] = []
  for (const entry of journal) {
    const { key, args } = entry
    const seat = String(args.seat)
    if (key === 'enters') {
      at = { room: String(args.room), level: Number(args.level), place: Number(args.place) }
      laid = {}
      sprung = null
    }
    if (LAID.includes(key)) laid[seat] = entry
    if (key === SPRUNG) sprung = entry
    const decides = turns.get(entry.n)
    const weight = weightOf(entry) + (decides?.weight ?? 0)
    if (!weight || (key === 'bleeds' && doomed.has(seat))) continue // whoever bled did so for a wound that is told
    const more = (seat === me ? 3 : 0) + (best.includes(seat) ? 2 : 0)
    const where = key === 'bleeds' ? { room: '', level: 0, place: 0 } : at
    const blow = found.findLastIndex(({ entries }) => entries.at(-1)?.key === 'wounded' && entries.at(-1)?.args.seat === seat)
    const before = found[blow]
    if (key === 'dies' && before && before.level === where.level && before.place === where.place) {
      found[blow] = { ...before, entries: [...before.entries, entry], weight: weight + more, decides: before.decides?.what === 'without' ? before.decides : decides }
    } else {
      const card = key === 'bleeds' ? undefined : (sprung ?? laid[seat])
      found.push({ entries: card ? [card, entry] : [entry], ...where, weight: weight + more, once: `${where.level}:${where.place}`, decides })
    }
  }
  return weightiest(found)
}

/** On which level a hero died; 0 where the journal does not say. */
export function levelOfDeath(journal: readonly Entry[], seat: Seat): number {
  let level = 0
  for (const { key, args } of journal) {
    if (key === 'enters') level = Number(args.level)
    else if (key === 'dies' && args.seat === seat) return level
  }
  return 0
}
