/** The seals this browser was shown before its games: table and commitment, the latest last. What the proof says must be the same. */
const KEY = 'undercroft-seals'
const MOST = 300

function seals(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, string][]) : []
  } catch {
    return []
  }
}

/** The commitment this browser saw before the game at a table; empty if it saw none. */
export const sealOf = (table: string): string => seals().find(([id]) => id === table)?.[1] ?? ''

/** Note the commitment of a table; the first one seen is the one that counts. */
export function keepSeal(table: string, commitment: string): void {
  if (sealOf(table)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...seals(), [table, commitment]].slice(-MOST)))
  } catch {
    // a browser that keeps nothing: the proof page then has nothing to compare with
  }
}
