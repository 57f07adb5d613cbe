/** What each game says of its replay: `games/<family>/tale.ts`; comes with the replay's page, not with the game. */
import { HEADS } from '../lib/log'
import { familyOf } from '../lib/session.svelte'
import type { Tale } from '../replay/turns'

const tales = import.meta.glob<Tale>('./*/tale.ts', { eager: true, import: 'TALE' })

/** A game without one: turns begin where groups of the log do, an answer is an action. */
export const taleOf = (game: string, heads: readonly string[] = HEADS): Tale => tales[`./${familyOf(game)}/tale.ts`] ?? { heads }
