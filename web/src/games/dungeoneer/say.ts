/** Words of this screen. */
import { because, cardName, listed, t } from '../../lib/i18n.svelte'
import type { Args, View } from '../../lib/types'
import { boardOf, type Goal, type Part } from './board'
import { abilityOf, heroOf, nameOf, questOf } from './catalogue.svelte'

/** A text of this screen: `ui('step-3')` is `dungeoneer-ui-step-3`. */
export const ui = (key: string, args?: Args): string => t(`dungeoneer-ui-${key}`, args)

/** A card's name, its id until the catalogue is here. */
export const named = (id: string): string => nameOf(id) || id

/** A card that is used, by its name; a hero by the ability that is used. */
export const abilityNamed = (id: string): string => named(heroOf(id) ? abilityOf(id) : id)

/** Why it counts, behind a name: ": against undead". */
export const whyWords = ({ why }: Part): string => because('dungeoneer', why)

/** What adds to a sum, by its name, with why it counts; a quest with whose it is, too. */
export const partNamed = (view: View, part: Part): string =>
  questOf(part.card) ? ui('part-quest', { quest: named(part.card), global: String(boardOf(view).quests.global.includes(part.card)), why: whyWords(part) }) : abilityNamed(part.card) + whyWords(part)

/** Sentences and words behind one another; what says nothing is left out. */
export const spaced = (...said: readonly (string | number | false | null | undefined)[]): string => said.filter(Boolean).join(' ')

/** The word for a kind: a stat, a group of cards, a phase. */
export const kindNamed = (kind: string): string => cardName('dungeoneer', kind, 'kind')

/** "Turn 5 of 24", or "5/24" where it is to be brief: turns of all players, as the story counts them. */
export const turnWords = (view: View, brief = ''): string => ui(`map-turns${brief}`, { turn: boardOf(view).turn, limit: Number(view.settings?.turn_limit ?? 0) })

/** What a roll must reach: "9+", or "9+ = 7 + 2 for danger" where the danger of the space is part of it, or the X for which a trap was played. */
export const needsWords = (needs: number, danger: number, x = 0): string => ui(danger || x ? 'needs-danger' : 'needs', { needs, own: needs - danger - x, danger, x })

/** The same beside dice that were thrown: "9 needed: 7 + 2 danger". */
export const neededWords = (value: number, danger: number): string => ui(danger ? 'spot-needed-danger' : 'spot-needed', { value, own: value - danger, danger })

/** "83%", with a space where the language has one. */
export const percent = (n: number | string): string => ui('percent', { n })

/** What a failure does: "1 wound, −3 glory"; or nothing. */
export const harmWords = (fails: readonly { what: string; n: number }[]): string =>
  listed(fails.map(({ what, n }) => ui(`harm-${what}`, { n: Math.abs(n) }))) || ui('harm-nothing')

/** What a monster's hit in a form does, as its card says. */
export const hitDoes = (form: string, effects: readonly (readonly [string, number, string])[]): string =>
  ui('hit-does', { form: kindNamed(form), each: harmWords(effects.map(([what, n, word]) => ({ what, n: what === 'knockdown' && !word ? 0 : n }))) })

/** "needs 1 boon in play (you have 0)": what a quest of sacrifice takes; '' of others. */
export const asksWords = ({ asks = [] }: Pick<Goal, 'asks'>): string => (asks.length ? ui('goal-asks', { each: listed(asks.map((each) => t('dungeoneer-part-asked', { ...each }))) }) : '')

/** The saved action point, and what it pays for at this table. */
export const savedWords = ({ settings }: View): string => ui('saved', { uses: String(settings?.saved_ap) })

export { listed }
