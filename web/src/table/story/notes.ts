/** Notes: whoever watches a game that they do not know yet reads, once, the rule behind what is told. */
import { hasRead } from '../../lib/prefs.svelte'
import type { TableScreen } from '../screen.svelte'
import type { Beat, Note } from './beats'

/** The note of the first entry that has a message `<game>-note-<key>` which was not read before; none where hints are not wanted. */
export function noteOf(screen: TableScreen, { entries }: Beat): Note | null {
  const found = entries.map(({ key, args }) => ({ name: `note-${key}`, args })).find(({ name }) => screen.knows(name) && !hasRead(screen.view.game, name))
  return found ? { name: found.name, text: screen.say(found.name, found.args) } : null
}
