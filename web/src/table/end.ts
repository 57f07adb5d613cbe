/** What the games' endings and the end scene share: places, the weightiest moments and their words. */
import { listed, t } from '../lib/i18n.svelte'
import type { Seat } from '../lib/types'
import type { Ending, Moment } from './ending'
import { lineOf } from './references'
import type { TableScreen } from './screen.svelte'
import { leftWords } from './words'

/** How many moments are told. */
export const MOMENTS = 3

/** The places of rows that stand best first: whoever is as good as the one before has the same; who is out has none. */
export function placesOf<Row>(rows: readonly Row[], out: (row: Row) => boolean, asGood: (a: Row, b: Row) => boolean): (number | null)[] {
  const places: (number | null)[] = []
  rows.forEach((row, k) => {
    const before = rows[k - 1]
    places.push(out(row) ? null : before && !out(before) && asGood(before, row) ? (places[k - 1] ?? null) : k + 1)
  })
  return places
}

/** The weightiest moments, in the order in which they happened; of two with the same `once` only the weightier. */
export function weightiest<M extends Moment & { weight: number; once: string }>(moments: readonly M[], most = MOMENTS): M[] {
  const last = (moment: M) => moment.entries.at(-1)?.n ?? 0
  const heavy = [...moments].sort((a, b) => b.weight - a.weight || last(b) - last(a))
  return heavy.filter((moment, k) => heavy.findIndex(({ once }) => once === moment.once) === k).slice(0, most).sort((a, b) => last(a) - last(b))
}

/** What is told of a moment, as the log has it. */
export const wordsOf = (screen: TableScreen, { entries }: Moment): string => entries.map((entry) => lineOf(screen, entry)).join(' ')

/** The replay at a moment, through the eyes of whoever looks: entries are numbered among those that these eyes see. */
export function momentLink(screen: Pick<TableScreen, 'view' | 'replayed'>, table: string, { entries }: Moment): string {
  return `/t/${table}/replay#e${entries.at(-1)?.n ?? 0}&seat=${screen.view.seat ?? (screen.replayed ? 'all' : 'none')}`
}

/** How a game says its end; of one that a player left before, the house says it: nobody won by what is counted. */
export function endOf(screen: TableScreen, whole: Ending): Ending {
  const { result, seat: me } = screen.view
  const left = result?.left
  if (!result || !left) return whole
  const [winner] = result.winners
  const place = (seat: Seat) => (seat === winner ? 1 : left.how === 'lost' ? 2 : null)
  const ranks = whole.ranks.map((rank) => ({ ...rank, place: place(rank.seat), reason: rank.seat === left.seat && winner ? t('ui-end-left-by', { you: left.seat === me }) : '' }))
  ranks.sort((a, b) => (a.place ?? 9) - (b.place ?? 9))
  return { ...whole, headline: leftWords(screen), said: t('ui-end-left-said'), decided: undefined, sources: undefined, ranks, moments: [] }
}

/** Names in a sentence: whoever looks is "you". */
export const youOr = (screen: TableScreen, seats: readonly Seat[]): string[] =>
  [...seats].sort((a, b) => Number(b === screen.view.seat) - Number(a === screen.view.seat)).map((seat) => (seat === screen.view.seat ? t('ui-end-you') : screen.name(seat)))

/** That something put these seats ahead, and that it stayed so. */
export const aheadForGood = (screen: TableScreen, seats: readonly Seat[]): string => t('ui-end-lead', { names: listed(youOr(screen, seats)) })

/** "yes" where it is me: for messages that say "you". */
export const isYou = (screen: TableScreen, seat: Seat | undefined): 'yes' | 'no' => (seat !== undefined && seat === screen.view.seat ? 'yes' : 'no')
