/** The rolls against a trap of a battle, hero by hero, as the journal tells them: need, die, verdict and what followed. */
import type { Entry } from '../../lib/types'
import { signed } from '../../lib/i18n.svelte'
import type { TableScreen } from '../../table/screen.svelte'
import { OF_HERO, textOf } from './catalogue.svelte'
import { abilityNamed, kindNamed, named, ui } from './say'

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
const partsOf = ({ raised, raised_n, lowered, lowered_n }: Entry['args']): [card: string, n: number][] => {
  const numbers = [raised_n, lowered_n].flat().map(Number)
  return [raised, lowered].flat().flatMap((card, k): [string, number][] => (card ? [[String(card), numbers[k] ?? 0]] : []))
}

/** What each of them is: its hero or its own name with what is printed on it, where the name alone does not say it. */
export const aboutParts = (screen: TableScreen, { args }: Entry): string[] =>
  partsOf(args).slice(0, 2).flatMap(([card]) => {
    const hero = card.endsWith(OF_HERO) ? card.slice(0, -OF_HERO.length) : ''
    const text = textOf(hero || card)
    return text ? [hero ? ui('about-ability', { name: screen.name(String(args.seat)), you: args.seat === screen.view.seat ? 'yes' : 'no', text }) : `${named(card)}: ${text}`] : []
  })

/** What is added to a die against a threat, each by its name: "+ speed 2 + 1 Nimble Fingers + 3 for glory". */
export function addedWords({ args }: Entry): string {
  return [
    ui('added-stat', { form: kindNamed(String(args.form)), n: Number(args.stat ?? 0) }), ...partsOf(args).map(([card, n]) => `${signed(n)} (${abilityNamed(card)})`),
    Number(args.glory) ? ui('added-glory', { n: Number(args.glory) }) : '',
  ].filter(Boolean).join(' ')
}
