/** The rolls against a trap of a battle, hero by hero, as the journal tells them: need, die, verdict and what followed. */
import type { Entry } from '../../lib/types'
import type { Player } from './board'
import { kindNamed, ui } from './say'

export interface Check { seat: string; form: string; die: number; total: number; needed: number; overcome: boolean; /** What followed, in order. */ follows: Entry[] }

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
      checks = [...checks, { seat, form: String(before.args.form), die: Number(before.args.die), total: Number(args.total), needed: Number(args.value), overcome: args.overcome === true, follows: [] }]
    } else if (FOLLOWS.includes(key)) checks.find((check) => check.seat === seat)?.follows.push(told[k]!)
  })
  return checks
}

/** What a hero adds to its die against a threat: "+ speed 2 + 1 by cards"; the sum alone where its stat is not what it was. */
export function addedWords(player: Player | null | undefined, form: string, die: number | undefined, total: number | null, changed = false): string {
  if (!die || total === null) return ''
  const plus = total - die
  const own = changed ? undefined : form === 'level' ? player?.level : player?.stats[form]
  if (own === undefined) return `${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`
  const rest = plus - own
  return [ui('added-stat', { form: kindNamed(form), n: own }), rest ? ui('added-cards', { sign: rest < 0 ? '−' : '+', n: Math.abs(rest) }) : ''].filter(Boolean).join(' ')
}
