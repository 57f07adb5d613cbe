/** The end: who has won and why, what became of everybody, and what it hung on. */
import { listed } from '../../lib/i18n.svelte'
import { isYou, placesOf, youOr } from '../../table/end'
import type { Ending } from '../../table/ending'
import type { TableScreen } from '../../table/screen.svelte'
import { pictureOf } from './art'
import { blockOf } from './block'
import { boardOf, type Row } from './board'
import type { Turn } from './deciding'
import { kindOfRoom, levelOfDeath, momentsOf } from './moments'
import { named, ui } from './say'

const isOut = ({ fate }: Pick<Row, 'fate'>): boolean => fate === 'dead' || fate === 'bled'
const coins = (count: number): string => ui('end-coins', { count })
const wounds = (count: number): string => ui('end-wounds', { count })

/** The figure that decided: wounds among the richest and where all others died, else treasure. */
export function decidedBy(rows: readonly Row[]): 'treasure' | 'wounds' {
  const [best, ...others] = rows
  if (!best || isOut(best) || others.every(isOut)) return 'wounds'
  return others.some(({ fate }) => fate === 'more-wounds') ? 'wounds' : 'treasure'
}

/** The reason, in words. */
function headline(screen: TableScreen, rows: readonly Row[], solo: boolean): string {
  const winners = rows.filter((row) => !isOut(row) && ['won', 'shared', 'out'].includes(row.fate))
  const [best] = winners
  const first = best ?? rows[0]
  const who = { you: isYou(screen, first?.seat), name: screen.name(first?.seat ?? ''), coins: coins(first?.treasure ?? 0) }
  if (solo) return ui(best ? 'end-solo-out' : 'end-solo-dead', who)
  if (!best) return ui('end-nobody')
  return winners.length > 1 ? ui('end-shared', { names: listed(youOr(screen, winners.map(({ seat }) => seat))), coins: who.coins }) : ui('end-wins', who)
}

/** What it hung on: who was as rich, who had as much or more and did not come out, who comes next. */
function hungOn(screen: TableScreen, rows: readonly Row[], solo: boolean): string {
  const [best, second] = rows
  if (!best) return ''
  if (solo) return isOut(best) ? ui('end-solo-dead-more', { wounds: wounds(best.wounds), coins: coins(best.treasure) }) : ui('end-solo-out-more', { wounds: wounds(best.wounds) })
  if (isOut(best)) return ''
  if (best.fate === 'shared') return ui('end-shared-more', { wounds: wounds(best.wounds) })
  const tied = rows.filter(({ fate }) => fate === 'more-wounds')
  const [one] = tied
  if (one) return ui('end-tied', { you: tied.length > 1 ? 'no' : isYou(screen, one.seat), names: listed(youOr(screen, tied.map(({ seat }) => seat))), alone: tied.length > 1 ? 'no' : 'yes', theirs: one.wounds, wounds: best.wounds })
  const richer = rows.filter((row) => isOut(row) && row.treasure >= best.treasure).sort((a, b) => b.treasure - a.treasure)[0]
  if (richer) return ui(richer.treasure > best.treasure ? 'end-richer' : 'end-as-rich', { you: isYou(screen, richer.seat), name: screen.name(richer.seat), coins: coins(richer.treasure), fate: richer.fate })
  if (!second || isOut(second)) return ui('end-alone')
  return ui('end-second', { you: isYou(screen, second.seat), name: screen.name(second.seat), coins: coins(second.treasure) })
}

/** Why a hero stands where it stands. */
function reason(screen: TableScreen, row: Row, rows: readonly Row[]): string {
  const [best] = rows
  switch (row.fate) {
    case 'won':
      if (rows.every((other) => other === row || isOut(other))) return ui('end-why-alone')
      return ui(decidedBy(rows) === 'wounds' ? 'end-why-fewest' : 'end-why-richest')
    case 'more-wounds': return ui('end-why-wounds', { count: row.wounds - (best?.wounds ?? 0) })
    case 'less': return ui('end-why-less', { count: (best?.treasure ?? 0) - row.treasure })
    case 'dead': return ui('end-why-dead', { level: levelOfDeath(screen.view.journal, row.seat) })
    case 'shared': return ui('end-why-shared')
    case 'bled': return ui('end-why-bled')
    default: return ui('end-why-out')
  }
}

/** Why a moment mattered; where it decided nothing, what its hero had in the end. */
function meaning(screen: TableScreen, decides: Turn | undefined, row: Row | undefined): string | undefined {
  const seat = decides?.seat ?? row?.seat
  const who = { you: isYou(screen, seat), name: screen.name(seat ?? '') }
  const seats = decides?.what === 'lead' ? (screen.view.result?.winners ?? []) : (decides?.seats ?? [])
  const names = listed(youOr(screen, seats))
  if (!decides) return row && ui('end-total', { ...who, coins: coins(row.treasure), wounds: wounds(row.wounds) })
  switch (decides.what) {
    case 'lead': return ui('end-lead', { names })
    case 'bled': return ui('end-doomed', who)
    case 'without': return ui('end-without', { undone: decides.room ? 'room' : 'gain', names, count: seats.length, you: isYou(screen, seats.length === 1 ? seats[0] : undefined) })
    case 'out': return ui('end-out', who)
    default: return ui('end-most', { what: decides.what })
  }
}

export function ending(screen: TableScreen): Ending {
  const rows = (screen.view.result?.rows ?? []) as Row[]
  const solo = boardOf(screen.view).mode === 'solo'
  const places = placesOf(rows, isOut, (a, b) => a.treasure === b.treasure && a.wounds === b.wounds)
  const [best] = rows
  const alive = best && !isOut(best)
  return {
    headline: headline(screen, rows, solo),
    bare: !boardOf(screen.view).rooms.length,
    said: hungOn(screen, rows, solo),
    picture: alive ? { icon: pictureOf(best.character), pigment: 'ochre' } : { icon: 'tombstone', pigment: 'madder' },
    ranks: rows.map((row, k) => ({ seat: row.seat, place: places[k] ?? null, sub: named(row.character), reason: reason(screen, row, rows) })),
    decided: decidedBy(rows),
    moments: momentsOf(screen.view.journal, rows, screen.view.seat).map((moment) => {
      const { room, level, place, decides } = moment
      const means = meaning(screen, decides, rows.find(({ seat }) => seat === moment.entries.at(-1)?.args.seat))
      if (!room) return { ...moment, means, icon: 'drop', pigment: 'madder', title: ui('end-bleeding'), where: ui('end-where-last') }
      const kind = kindOfRoom(room)
      return { ...moment, ...blockOf(room, kind), title: named(room), means, where: ui('end-where', { level, room: place }) }
    }),
  }
}
