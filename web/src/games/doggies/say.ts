/** The sentences of this screen. */
import { cardName, t } from '../../lib/i18n.svelte'

type Args = Record<string, string | number>

/** A text of this screen: `ui('plan')` is `doggies-ui-plan`. */
export const ui = (key: string, args?: Args): string => t(`doggies-ui-${key}`, args)
/** A card's name in the present language: a room, a dog, a quest. */
export const named = (id: string): string => cardName('doggies', id)
/** What a dog can, in one sentence. */
export const ability = (dog: string): string => ui(`ability-${dog}`)
/** What a quest brings, in one line. */
export const questLine = (quest: string): string => ui(`quest-${quest.startsWith('most-') ? 'most' : 'hunt'}`, { what: quest.replace(/^\w+-/, '') })
