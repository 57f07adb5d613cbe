/** Sentences as data: which message with which parts. The pure logic makes them, the screen speaks them in its language. */
import { cardName as nameOf, lang, listed, t } from '../../lib/i18n.svelte'

export type Part = string | number | Say | Part[]

export interface Say {
  key: string
  args?: Record<string, Part>
}

export const say = (key: string, args?: Record<string, Part>): Say => (args ? { key, args } : { key })

/** The name of a card: of a room, an item, a character, a power card. */
export const cardName = (id: string): Say => say(`raiders-card-${id}`)

/** The sentence in the present language; lists are joined the way that language joins them. */
export function speak(sentence: Say): string {
  const args: Record<string, string | number> = {}
  for (const [name, part] of Object.entries(sentence.args ?? {})) args[name] = speakPart(part)
  return t(sentence.key, args)
}

function speakPart(part: Part): string | number {
  if (Array.isArray(part)) return listed(part.map((each) => String(speakPart(each))))
  return typeof part === 'object' ? speak(part) : part
}

/** A text of this screen: `ui('spent')` is `raiders-ui-spent`. */
export const ui = (key: string, args?: Record<string, Part>): string => speak(say(`raiders-ui-${key}`, args))

/** A card's name in the present language. */
export const named = (id: string): string => nameOf('raiders', id)

/** What an item is and does: "Crystal: play after the others". */
export const does = (item: string): string => `${named(item)}: ${ui(`text-${item}`)}`

/** The word for a kind of room. */
export const kindNamed = (kind: string): string => nameOf('raiders', kind, 'kind')

/** A signed number with a real minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

interface Ruled { id: string; wounds?: number; strength?: number | null; takes?: string }

/** The card's rule with its figures for this table; a monster without a strength among many fights as in the duel. */
export const rule = (card: Ruled, mode: string): Say =>
  say(`raiders-text-${card.id}`, {
    mode: mode === 'base' && card.strength === null ? 'duel' : mode, wounds: card.wounds ?? 0, strength: card.strength ?? 0, takes: card.takes ?? 'all',
  })

/** That rule in the present language. */
export function ruleOf(card: Ruled, mode: string): string {
  void lang()
  return speak(rule(card, mode))
}
