/** The map card that was drawn in this turn: while it is to be laid, and once it lies. */
import type { TableScreen } from '../../table/screen.svelte'
import { ghostsOf, layable, turnedOf } from '../../table/tiles/laying'
import { boardOf } from './board'

export interface Drawn { id: string; turned: number; laid: boolean; mine: boolean }

/** None where several are to choose from, or no card came in this turn. */
export function drawnOf(screen: TableScreen): Drawn | null {
  const [card, ...others] = layable(screen)
  if (card && !others.length) {
    const chosen = screen.selected?.ask.what === 'lay' ? turnedOf(screen.selected) : ghostsOf(screen, card)[0]?.turned
    return { id: card, turned: chosen ?? 0, laid: false, mine: true }
  }
  const { journal, seat } = screen.view
  const since = journal.slice(journal.findLastIndex(({ key }) => key === 'turn') + 1)
  const entry = since.findLast(({ key }) => ['lays', 'draws-map', 'map-does-not-fit'].includes(key))
  const mine = entry?.args.seat === seat && seat !== null
  if (entry?.key === 'draws-map' && entry.args.space) return { id: String(entry.args.space), turned: 0, laid: false, mine }
  const lies = entry && boardOf(screen.view).map.find(({ id }) => id === entry.args.space)
  return lies ? { id: lies.id, turned: lies.turned, laid: true, mine } : null
}
