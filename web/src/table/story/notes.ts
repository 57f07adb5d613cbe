/** Notes: whoever watches a game that they do not know yet reads, once, the rule behind what is told. */
import { hasRead } from '../../lib/prefs.svelte'
import { phone } from '../narrow'
import type { TableScreen } from '../screen.svelte'
import type { Beat, Note } from './beats'

/**
 * The note of the first entry that has a message `<game>-note-<key>` which was not read before; none where hints are not wanted. Nobody has
 * time for two texts at once: it stands alone, behind what it explains and before what comes next; on a phone before what it explains,
 * of which nothing is in sight any more by then. Of two rulings it says the one that this table plays by.
 */
export function noteOf(screen: TableScreen, { entries }: Beat): Note | null {
  const found = entries.map(({ key, args }) => ({ name: `note-${key}`, args })).find(({ name }) => screen.knows(name) && !hasRead(screen.view.game, name))
  if (!found) return null
  const note = { name: found.name, text: screen.say(found.name, { ...screen.view.settings, ...found.args }) }
  return phone.current ? { ...note, before: true } : note
}
