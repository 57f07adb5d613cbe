/** The rolls against a trap of a battle, hero by hero, as the journal tells them: need, die, verdict and what followed. */
import type { Entry } from '../../lib/types'
import { abilityNamed, kindNamed, listed, ui } from './say'

export interface Check { seat: string; form: string; die: number; total: number; needed: number; danger: number; overcome: boolean; /** What its die was added to. */ added: string; /** What followed, in order. */ follows: Entry[] }

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
      checks = [...checks, { seat, form: String(before.args.form), die: Number(before.args.die), total: Number(args.total), needed: Number(args.value), danger: Number(args.danger ?? 0), overcome: args.overcome === true, added: addedWords(told[k]!), follows: [] }]
    } else if (FOLLOWS.includes(key)) checks.find((check) => check.seat === seat)?.follows.push(told[k]!)
  })
  return checks
}

/** What is added to a die against a threat, each by its name: "+ speed 2 + 1 Nimble Fingers + 3 for glory". */
export function addedWords({ args }: Entry): string {
  const cards = (sign: string, n: unknown, names: unknown) => (Number(n) ? ui('added-cards', { sign, n: Number(n), cards: listed(((names ?? []) as string[]).map(abilityNamed)) }) : '')
  return [
    ui('added-stat', { form: kindNamed(String(args.form)), n: Number(args.stat ?? 0) }), cards('+', args.more, args.raised), cards('−', args.less, args.lowered),
    Number(args.glory) ? ui('added-glory', { n: Number(args.glory) }) : '',
  ].filter(Boolean).join(' ')
}
