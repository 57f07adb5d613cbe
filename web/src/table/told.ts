/**
 * The last entry of a table's journal that this browser was told of, so that a page loaded anew knows what it has missed: in the tab
 * itself, and for a day in the browser, for a tab that was closed.
 */
import type { Seat } from '../lib/types'

const KEY = 'undercroft-told'
const DAY = 86_400_000
/** How many tables are remembered. */
const TABLES = 20

/** The number of an entry, and when it was told. */
export interface LastTold { n: number; at: number }

type Told = Record<string, LastTold>

const nameOf = (table: string, seat: Seat | null): string => `${table} ${seat ?? '-'}`

function read(storage: () => Storage): Told {
  try {
    return JSON.parse(storage().getItem(KEY) ?? '{}') as Told
  } catch {
    return {} // a browser that keeps nothing still plays
  }
}

const STORES = [() => sessionStorage, () => localStorage]

/** That entry; null where nothing is known of it. */
export function toldOf(table: string, seat: Seat | null, now = Date.now()): LastTold | null {
  for (const storage of STORES) {
    const found = read(storage)[nameOf(table, seat)]
    if (found && now - found.at < DAY) return found
  }
  return null
}

/** Keep in mind that this was told. */
export function keepTold(table: string, seat: Seat | null, n: number, now = Date.now()): void {
  for (const storage of STORES) {
    const told = Object.entries({ ...read(storage), [nameOf(table, seat)]: { n, at: now } })
    try {
      storage().setItem(KEY, JSON.stringify(Object.fromEntries(told.sort(([, a], [, b]) => b.at - a.at).slice(0, TABLES))))
    } catch {
      return
    }
  }
}
