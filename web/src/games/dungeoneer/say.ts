/** Words of this screen. */
import { cardName, listed, t } from '../../lib/i18n.svelte'
import type { Args } from '../../lib/types'
import { abilityOf, heroOf, nameOf } from './catalogue.svelte'

/** A text of this screen: `ui('step-3')` is `dungeoneer-ui-step-3`. */
export const ui = (key: string, args?: Args): string => t(`dungeoneer-ui-${key}`, args)

/** A card's name, its id until the catalogue is here. */
export const named = (id: string): string => nameOf(id) || id

/** A card that is used, by its name; a hero by the ability that is used. */
export const abilityNamed = (id: string): string => named(heroOf(id) ? abilityOf(id) : id)

/** The word for a kind: a stat, a group of cards, a phase. */
export const kindNamed = (kind: string): string => cardName('dungeoneer', kind, 'kind')

export { listed }
