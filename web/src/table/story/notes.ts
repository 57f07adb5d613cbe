/** Notes: whoever watches a game that they do not know yet reads, once, the rule behind what is told. */
import { prefs } from '../../lib/prefs.svelte'
import type { TableScreen } from '../screen.svelte'
import type { Beat, Note } from './beats'

/** The note of the first entry whose message `<game>-note-<key>` says something and was not read before; none where hints are not wanted. */
export function noteOf(screen: TableScreen, { entries }: Beat): Note | null {
  const { game } = screen.view
  if (prefs.seen.includes(`${game}:none`)) return null
  for (const { key, args } of entries) {
    const name = `${game}:note-${key}`
    const text = prefs.seen.includes(name) || !screen.knows(`note-${key}`) ? '' : screen.say(`note-${key}`, args)
    if (text) return { name, text }
  }
  return null
}
