/** What the winter card says beside the map. */
import type { TableScreen } from '../../../table/screen.svelte'
import { boardOf } from '../board'
import { named, ui } from '../say'

/** What its die fell for last, in words, and who rolled it; null before it was rolled. */
export function lastRoll(screen: TableScreen): { die: number; seat: string; words: string } | null {
  const { journal } = screen.view
  const at = journal.findLastIndex(({ key }) => key === 'winter')
  const rolled = journal[at]
  if (!rolled) return null
  const seat = String(rolled.args.seat)
  const card = boardOf(screen.view).winter?.card
  const frozen = rolled.args.what === 'freezes' ? journal.slice(at).find(({ key, args }) => key === 'freezes' && args.card === card) : undefined
  return {
    die: Number(rolled.args.die), seat,
    words: ui('winter-last', {
      you: String(seat === screen.view.seat), name: screen.name(seat), die: Number(rolled.args.die),
      what: frozen ? 'lies' : String(rolled.args.what), space: frozen ? named(String(frozen.args.space)) : '',
    }),
  }
}

/** Who chooses what freezes. */
export function pickerWords(screen: TableScreen): string {
  const { active, winter } = boardOf(screen.view)
  const picker = winter?.picker ?? ''
  return !picker || picker === active ? ui('winter-turn') : ui('winter-picks', { you: String(picker === screen.view.seat), name: screen.name(picker) })
}

/** What ends it, and whether the ice stays then. */
export function untilWords(screen: TableScreen): string {
  const { winter } = boardOf(screen.view)
  return winter?.quest ? ui('winter-until', { quest: named(winter.quest), after: String(screen.view.settings?.ice_after ?? '') }) : ''
}
