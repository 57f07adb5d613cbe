/** What brought the points of both sides, as rows of a table. */
import type { PieceId, Score, Seat } from './board'

/** Sources that a reader counts as one: the Goblin leaves as well, only dearer; a pit is a pit. */
const SAME: Record<string, string> = { goblin: 'exit', rope: 'pit' }
/** The order of the rows. */
const ORDER: readonly string[] = ['before', 'exit', 'treasure', 'combat', 'carried', 'pit', 'fireball', 'own-fireball', 'swept']

export interface Cell { points: number; things: PieceId[] }
export interface Row { source: string; cells: Record<Seat, Cell> }

/** One row for each source that has brought anybody points. */
export function rowsOf(tally: Record<string, readonly Score[]>): Row[] {
  const rows = new Map<string, Row>()
  for (const seat of ['A', 'B'] as const) {
    for (const { source, token, points } of tally[seat] ?? []) {
      const name = SAME[source] ?? source
      const row = rows.get(name) ?? { source: name, cells: { A: { points: 0, things: [] }, B: { points: 0, things: [] } } }
      row.cells[seat].points += points
      if (token !== null) row.cells[seat].things.push(token)
      rows.set(name, row)
    }
  }
  return [...rows.values()].sort((a, b) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source))
}
