/** The end: everyone's treasure and wounds, what became of them and why. */
import type { Ending } from '../../table/ending'
import type { TableScreen } from '../../table/screen.svelte'
import { pictureOf } from './art'
import { boardOf, type Row } from './board'
import { fate } from './prompt'
import { named, speak, ui } from './say'

export function result(screen: TableScreen): Ending {
  const { most } = boardOf(screen.view)
  const rows = (screen.view.result?.rows ?? []) as Row[]
  return {
    label: ui('result'),
    headline: ui('result'),
    ranks: rows.map((row) => ({
      seat: row.seat,
      icon: row.fate === 'dead' ? 'tombstone' : pictureOf(row.character),
      sub: `${named(row.character)} · ${screen.say(`fate-${row.fate}`)}`,
      figures: [
        { icon: 'two-coins', label: ui('coins'), value: row.treasure },
        { icon: 'drop', label: ui('wounds'), value: row.wounds, of: most.wounds, bad: true },
      ],
      reason: speak(fate(row, rows)),
    })),
  }
}
