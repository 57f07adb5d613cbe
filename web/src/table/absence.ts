/** Who is not connected, since when, and what that means for those who wait. */
import { called, lang, listed, t } from '../lib/i18n.svelte'
import type { Seat, Table } from '../lib/types'

const DAY = 86_400_000

/** The people of a table who are not connected; bots always are. */
export const absent = (table: Table | null): Table['seats'] => (table?.seats ?? []).filter(({ kind, here }) => kind === 'person' && !here)

/** A time as one says it: the hour today, else the date too; '' where nobody knows. */
export function timeOf(since: number | null | undefined, now = Date.now()): string {
  if (since == null) return ''
  const at = new Date(since * 1000)
  const today = now - at.getTime() < DAY && at.getDate() === new Date(now).getDate()
  return new Intl.DateTimeFormat(lang(), { hour: 'numeric', minute: '2-digit', ...(today ? {} : { day: 'numeric', month: 'short' }) }).format(at)
}

/** "Not connected since 14:32", or no more than is known. */
export function awayWords(seat: { since?: number | null }): string {
  const time = timeOf(seat.since)
  return time ? t('ui-away-since', { time }) : t('ui-away-now')
}

/** What it means that somebody whom the table waits for is not there; '' where all of them are. */
export function absenceWords(table: Table | null, waiting: readonly Seat[]): string {
  const missing = absent(table).filter(({ seat }) => waiting.includes(seat))
  if (!missing.length) return ''
  const [only] = missing
  const names = listed(missing.map(({ name }) => called(name)))
  return only && missing.length === 1 && timeOf(only.since) ? t('ui-away-one-since', { names, time: timeOf(only.since) }) : t('ui-away-waited', { names, count: missing.length })
}
