/** The rolls against a trap of a battle, hero by hero, as the journal tells them: need, die, verdict and what followed. */
import type { Entry, View } from '../../lib/types'
import { signed } from '../../lib/i18n.svelte'
import type { TableScreen } from '../../table/screen.svelte'
import type { Part } from './board'
import { OF_HERO, questOf, textOf } from './catalogue.svelte'
import { kindNamed, named, partNamed, spaced, ui } from './say'

export interface Check { seat: string; die: number; total: number; needed: number; overcome: boolean; threat: Entry; /** What followed, in order. */ follows: Entry[] }

/** What comes between the traps of a battle and whatever was before it. */
const BEGINS: readonly string[] = ['encounter', 'attacks', 'hero-attacks', 'hero-attacks-hero', 'monster-rolls', 'turn', 'lord-ends', 'keeps', 'leaves']
const FOLLOWS: readonly string[] = ['wounded', 'prevents', 'saved-by', 'falls', 'loses-glory', 'loses-ap', 'less-ap', 'level-changes', 'discards', 'defeated']

/** Those of the trap that was rolled for last. */
export function checksOf(journal: readonly Entry[]): Check[] {
  const told = journal.slice(journal.findLastIndex(({ key }) => BEGINS.includes(key)) + 1)
  let checks: Check[] = []
  told.forEach(({ key, args }, k) => {
    const seat = String(args.seat)
    const before = told[k - 1]
    if (key === 'threat' && args.source === 'trap' && before?.key === 'rolls') {
      if (checks.some((check) => check.seat === seat)) checks = [] // the next trap
      checks = [...checks, { seat, die: Number(before.args.die), total: Number(args.total), needed: Number(args.value), overcome: args.overcome === true, threat: told[k]!, follows: [] }]
    } else if (FOLLOWS.includes(key)) checks.find((check) => check.seat === seat)?.follows.push(told[k]!)
  })
  return checks
}

/** The cards that give and take something, each with how much. */
const partsOf = ({ raised, raised_n, raised_why, lowered, lowered_n, lowered_why }: Entry['args']): Part[] => {
  const [numbers, reasons] = [[raised_n, lowered_n].flat(), [raised_why, lowered_why].flat()]
  return [raised, lowered].flat().flatMap((card, k) => (card ? { card: String(card), n: Number(numbers[k]), why: String(reasons[k] ?? '') } : []))
}

/** What each of them is: what is printed on it, on a hero with whose it is; the name alone does not say it. And of an exit's trap, that it has sprung. */
export const aboutParts = (screen: TableScreen, { args }: Entry): string[] => [
  ...partsOf(args).slice(0, 2).flatMap(({ card }) => {
    const hero = card.replace(OF_HERO, '')
    const text = textOf(hero)
    return !text ? [] : hero === card ? `${named(card)}: ${text}` : screen.say('ui-about-ability', { ...args, text })
  }),
  ...(args.source === 'exit' && screen.view.settings.trap_exits === 'once' ? [ui('about-sprung')] : []),
]

/** What gives and takes something, and how much: "+ 1 (Nimble Fingers)"; a quest says in brackets whose it is: "+ 1 Death Knell (global quest)". */
function addedPart(view: View, part: Part): string {
  const name = partNamed(view, part)
  return `${signed(part.n)} ${questOf(part.card) ? name : `(${name})`}`
}

/** What is tested and what cards give and take: "speed 2 + 1 (Nimble Fingers)". */
export const addedParts = (view: View, form: string, [first, ...cards]: readonly Part[]): string =>
  [`${kindNamed(form)} ${first?.n ?? 0}`, ...cards.map((part) => addedPart(view, part))].join(' ')

/** What is added to a die against a threat, each by its name: "+ speed 2 + 1 (Nimble Fingers) + 3 for glory". */
export const addedWords = (view: View, { args }: Entry): string =>
  spaced(`+ ${addedParts(view, String(args.form), [{ card: '', n: Number(args.stat ?? 0) }, ...partsOf(args)])}`, Number(args.glory) ? ui('added-glory', { n: Number(args.glory) }) : '')
