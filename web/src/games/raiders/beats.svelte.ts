/**
 * "What just happened": when a room has resolved, it stays on the stage for a breath with its outcome before the next room takes over.
 * Never in the way: the hand can be used meanwhile, and any key or click ends it.
 */
import { moving } from '../../lib/prefs.svelte'
import type { Entry, View } from '../../lib/types'
import { boardOf, type Last, type Place } from './board'

export interface Beat {
  /** The level as it was, the resolved room with its outcome. */
  places: Place[]
  level: number
  room: number
  last: Last
}

/** More rooms than this at once are not played back. */
const MOST_ROOMS = 1

/** The entries that came since `before`. */
export function newsSince(before: View, now: View): Entry[] {
  const last = before.journal.at(-1)?.n ?? -1
  return now.journal.filter((entry) => entry.n > last)
}

/** The beat between two views, or null when no room (or too many) resolved between them. */
export function beatBetween(before: View | null, now: View): Beat | null {
  if (!before || before.table !== now.table || now.number <= before.number) return null
  const { last } = boardOf(now)
  if (!last) return null
  const news = newsSince(before, now)
  const rooms = news.filter((entry) => entry.key === 'enters').length + (now.over && !before.over ? 1 : 0)
  const board = boardOf(before)
  const at = board.room
  if (rooms === 0 || rooms > MOST_ROOMS || at === 0) return null
  const places = board.rooms.map((place) => (place.place === at ? { ...place, outcome: last.changes } : place))
  return { places, level: board.level, room: at, last }
}

/** The places that were turned face up between two views. */
export function turnedBetween(before: View | null, now: View): number[] {
  if (!before || before.table !== now.table) return []
  return newsSince(before, now).filter((entry) => entry.key === 'reveals').map((entry) => Number(entry.args.place))
}

/** Seats whose card was laid last: marked as the last move. */
export function lastLaid(view: View): string | null {
  for (let at = view.journal.length - 1; at >= 0; at--) {
    const entry = view.journal[at] as Entry
    if (entry.key === 'lays' || entry.key === 'lays-item' || entry.key === 'crystal') return String(entry.args.seat)
    if (entry.key === 'enters') return null
  }
  return null
}

/** A duration token in milliseconds; 0 where there is no style (tests) or motion is reduced. */
function duration(token: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  return value.endsWith('ms') ? parseFloat(value) : value.endsWith('s') ? parseFloat(value) * 1000 : 0
}

/** The running beat of one stage. */
export class Beats {
  now = $state.raw<Beat | null>(null)
  turned = $state.raw<number[]>([])
  private before: View | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Take in the next view. */
  take(view: View): void {
    if (view === this.before) return
    const beat = beatBetween(this.before, view)
    const turned = turnedBetween(this.before, view)
    const restarted = this.before !== null && (view.number < this.before.number || view.table !== this.before.table)
    this.before = view
    if (turned.length > 0 || beat) this.turned = turned
    if (restarted) this.end()
    if (!beat || !moving()) return
    clearTimeout(this.timer)
    const length = duration('--t-breathe')
    if (length === 0) return
    this.now = beat
    this.timer = setTimeout(() => this.end(), length)
  }

  /** Over, or cut short by a click or key. */
  end(): void {
    clearTimeout(this.timer)
    this.now = null
  }
}
