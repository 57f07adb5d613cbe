/** What a battle has shown so far: its step, the dice and strikes of each attack, as the journal tells them. */
import type { Entry } from '../../lib/types'
import type { Attack, Battle, Seat } from './board'

/** The eight steps of a battle (rules §9); the board names both rolls with one word. */
export function stepOf(battle: Battle): number {
  if (battle.step === 'rolls') return battle.attacks.some((attack) => attack.total !== null) ? 4 : 3
  return { attack: 1, response: 2, compare: 5, challenge: 6, lair: 7, reward: 8 }[battle.step]
}

/** A roll as it fell. */
export interface Fallen { die: number; total: number }

/** What came of one attack. */
export interface Outcome {
  attack: Fallen | null
  counter: Fallen | null
  /** Who was hurt: the attacked side, the attacking one, nobody; null while nothing is decided. */
  hit: 'defender' | 'attacker' | 'none' | null
  defeated: boolean
}

const seatIn = (entry: Entry): unknown => entry.args.seat
const EVENTS: readonly string[] = ['rolls', 'monster-rolls']
const BEGINS: readonly string[] = ['attacks', 'hero-attacks', 'hero-attacks-hero']

/** Where this attack began in the journal; -1 when it is not there. */
function start(attack: Attack, journal: readonly Entry[]): number {
  const word = attack.by_hero ? (attack.monster ? 'hero-attacks' : 'hero-attacks-hero') : 'attacks'
  return journal.findLastIndex(({ key, args }) => key === word && (attack.monster ? args.card === attack.monster : args.seat === attack.owner))
}

/** The seat whose hero rolls for a side of an attack; null: a monster. */
export function rollerOf(attack: Attack, of: 'attack' | 'counter'): Seat | null {
  if (!attack.monster) return of === 'attack' ? attack.owner : attack.hero
  if (attack.by_hero) return of === 'attack' ? attack.owner : null
  return of === 'attack' ? null : attack.hero
}

/** What the journal tells of an attack. Heroes' counter rolls do not say against whom: they come in the order of the attacks. */
export function outcomeOf(attack: Attack, battle: Battle, journal: readonly Entry[]): Outcome {
  const from = start(attack, journal)
  const told = from < 0 ? [] : journal.slice(from)
  const attacked = fallen(attack, 'attack', told, 0)
  const before = battle.attacks.filter((each) => each.hero === attack.hero && each.by_hero === attack.by_hero)
  const rolled = before.filter((each) => each === attack || fallen(each, 'attack', told, 0) !== null)
  return {
    attack: attacked,
    counter: attacked ? fallen(attack, 'counter', told, rolled.indexOf(attack)) : null,
    hit: hitOf(attack, told),
    defeated: told.some(({ key, args }) => key === 'monster-defeated' && args.card === attack.monster),
  }
}

function fallen(attack: Attack, of: 'attack' | 'counter', told: readonly Entry[], nth: number): Fallen | null {
  const seat = rollerOf(attack, of)
  const rolls = told.filter((entry) => EVENTS.includes(entry.key) && entry.args.of === of)
  const mine = seat === null ? rolls.filter(({ key, args }) => key === 'monster-rolls' && args.card === attack.monster) : rolls.filter((entry) => entry.key === 'rolls' && seatIn(entry) === seat)
  const found = mine[seat === null ? 0 : nth]
  return found ? { die: Number(found.args.die), total: Number(found.args.total) } : null
}

function hitOf(attack: Attack, told: readonly Entry[]): Outcome['hit'] {
  for (const { key, args } of told) {
    if (key === 'struck' && args.card === attack.monster) return attack.by_hero ? 'attacker' : 'defender'
    if (key === 'strikes-monster' && args.card === attack.monster) return attack.by_hero ? 'defender' : 'attacker'
    if (key === 'hero-strikes' && !attack.monster) return args.seat === attack.owner ? 'defender' : 'attacker'
  }
  const compared = told.filter(({ key }) => key === 'no-strike').length
  return compared === 1 && told.filter(({ key }) => BEGINS.includes(key)).length === 1 ? 'none' : null
}

/** The dice that fell last, as long as nothing but their consequences has happened since. */
export function lastDice(journal: readonly Entry[]): number[] {
  const AFTER: readonly string[] = ['threat', 'wounded', 'falls', 'stays-down', 'stands-up', 'enters', 'gains', 'attempt-fails', 'prevents', 'completes', 'struck', 'strikes-monster', 'no-strike', 'monster-defeated']
  const dice: number[] = []
  for (const { key, args } of [...journal].reverse().slice(0, 12)) {
    if (typeof args.die === 'number') dice.unshift(args.die)
    else if (Array.isArray(args.dice)) dice.unshift(...(args.dice as number[]))
    else if (dice.length || !AFTER.includes(key)) break
  }
  return dice.slice(-4)
}
