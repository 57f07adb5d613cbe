/** Notes: whoever watches a game that they do not know yet reads, once, the rule behind what is told. */
import { hasRead } from '../../lib/prefs.svelte'
import type { View } from '../../lib/types'
import { phone } from '../narrow'
import type { TableScreen } from '../screen.svelte'
import type { Beat, Note } from './beats'

/** What waits until a game has room for it again. */
const waits = new WeakMap<TableScreen, Note>()

/**
 * The note of the first entry that has a message `<game>-note-<key>` which was not read before; none where hints are not wanted. A phone has no
 * room for it beside a fight: there it waits for the end. Of two rulings it says the one that this table plays by.
 *
 * @param view the table as the beat leaves it
 */
export function noteOf(screen: TableScreen, { entries }: Beat, view: View): Note | null {
  const unread = (name: string) => screen.knows(name) && !hasRead(screen.view.game, name)
  const found = entries.map(({ key, args }) => ({ name: `note-${key}`, args })).find(({ name }) => unread(name))
  const note = found && { name: found.name, text: screen.say(found.name, { ...screen.view.settings, ...found.args }) }
  const waiting = waits.get(screen)
  if (phone.current && screen.game?.fights?.(view)) {
    if (note && !waiting) waits.set(screen, note)
    return null
  }
  waits.delete(screen)
  return note ?? (waiting && unread(waiting.name) ? waiting : null)
}
