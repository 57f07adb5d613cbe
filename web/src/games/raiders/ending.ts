/** The end: what became of everybody, and why. */
import type { Ending } from '../../table/ending'
import type { TableScreen } from '../../table/screen.svelte'
import { pictureOf } from './art'
import type { Row } from './board'
import { fate } from './prompt'
import { named, speak, ui } from './say'

export function result(screen: TableScreen): Ending {
  const rows = (screen.view.result?.rows ?? []) as Row[]
  return {
    label: ui('result'),
    headline: ui('result'),
    ranks: rows.map((row) => ({
      seat: row.seat,
      icon: row.fate === 'dead' ? 'tombstone' : pictureOf(row.character),
      sub: `${named(row.character)} · ${screen.say(`fate-${row.fate}`)}`,
      reason: speak(fate(row, rows)),
    })),
  }
}
