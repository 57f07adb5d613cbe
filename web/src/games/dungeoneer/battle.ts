/** What a battle has shown so far: its step, the dice and strikes of each attack, as the journal tells them. */
import { capital, signed } from '../../lib/i18n.svelte'
import type { Entry } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, fighterOf, type Attack, type Battle, type Part, type Seat } from './board'
import { bodyOf } from './catalogue.svelte'
import { abilityNamed, hitDoes, kindNamed, named, partNamed, spaced, ui, whyWords } from './say'

/** Whether the chance of an attack is good news, and green: a hero makes it, but not on mine. */
export const isGood = ({ by_hero, monster, hero }: Attack, me: string | null): boolean => by_hero && (monster !== '' || hero !== me)

/** The eight steps of a battle (rules §9); the board names both rolls with one word. */
export function stepOf(battle: Battle): number {
  if (battle.step === 'rolls') return battle.attacks.some((attack) => attack.total !== null) ? 4 : 3
  return { attack: 1, response: 2, compare: 5, challenge: 6, lair: 7, reward: 8 }[battle.step]
}

/** Step VI: the one who was attacked attacks a monster. */
export const strikesBack = ({ attacks: [first, ...others], target }: Battle): boolean => !others.length && first !== undefined && first.by_hero && first.monster !== '' && first.owner === target

/** Whom it is about: "You are attacked", "Kron is attacked". */
export function whoWords(battle: Battle, me: string | null, name: string): string {
  const who = { you: String(battle.target === me), name }
  return battle.quest ? ui('fights-quest', { ...who, quest: named(battle.quest) }) : ui(strikesBack(battle) ? 'strikes-back' : 'is-attacked', who)
}

/** One side of an attack: what its sum is made of, before the roll and after it. */
export interface Sum { value: number; parts: readonly Part[]; dice: number; die: number | null; total: number | null }

/** null while it is not known. */
export function sumOf(attack: Attack, of: 'attack' | 'counter'): Sum | null {
  const [value, parts, dice, die, total] =
    of === 'attack' ? [attack.attack, attack.parts, attack.dice, attack.die, attack.total] : [attack.counter, attack.counter_parts, attack.counter_dice, attack.counter_die, attack.counter_total]
  return value === null ? null : { value, parts, dice, die, total }
}

/** "4 Zombie + 2 Dark Blessing + die 5 = 11". */
export function sumAloud({ parts, dice, die, total }: Sum): string {
  const added = parts.map((part, k) => (k ? ` ${signed(part.n)} ${abilityNamed(part.card)}${whyWords(part)}` : `${part.n} ${named(part.card)}`)).join('')
  return `${added} ${die === null ? ui(dice > 1 ? 'plus-dice' : 'plus-die') : `+ ${ui('sum-die', { die })} = ${total}`}`
}

/** One part of a sum in words: "Melee 2", "+ 1 Grave Hatred: against undead". */
export const partWords = ({ view }: TableScreen, { form }: Attack, part: Part, first: boolean): string =>
  first ? `${capital(kindNamed(form))}\u00a0${part.n}` : `${signed(part.n).replace(' ', '')}\u00a0${partNamed(view, part)}`

/** What of a wound is told once it is decided. */
const DECIDED: readonly string[] = ['wounded', 'prevents', 'saved-by', 'defeated']

/** What came of one attack, as the journal tells it. */
export interface Outcome {
  /** Who was hurt: the attacked side, the attacking one, nobody; null while nothing is decided. */
  hit: 'defender' | 'attacker' | 'none' | null
  defeated: boolean
}

/** Entries of a strike. */
const STRIKES: readonly string[] = ['struck', 'strikes-monster', 'hero-strikes']

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

/** What has come of an attack since it began. */
export function outcomeOf(attack: Attack, journal: readonly Entry[]): Outcome {
  const from = start(attack, journal)
  const told = from < 0 ? [] : journal.slice(from)
  return { hit: hitOf(attack, told), defeated: told.some(({ key, args }) => key === 'monster-defeated' && args.card === attack.monster) }
}

/**
 * The life that whoever was hit had after this strike: later ones of the same battle have their own verdicts.
 * null while it may still be prevented: nothing of the wound is told yet.
 *
 * @param now the life it has now
 */
function lifeAfter(attack: Attack, journal: readonly Entry[], now: number): number | null {
  const from = start(attack, journal)
  const told = from < 0 ? [] : journal.slice(from)
  const at = told.findIndex((entry) => hitOf(attack, [entry]))
  const next = told.findIndex(({ key }, k) => k > at && STRIKES.includes(key))
  const { seat } = told[at]?.args ?? {}
  if (at >= 0 && !told.slice(at + 1, next < 0 ? told.length : next).some(({ key, args }) => DECIDED.includes(key) && args.seat === seat)) return null
  return told.slice(at < 0 || next < 0 ? told.length : next).reduce((life, { key, args }) => (key === 'wounded' && args.seat === seat ? life + Number(args.count) : life), now)
}

/** Whether all of a strike's wounds were prevented. */
function isPrevented(attack: Attack, journal: readonly Entry[], seat: Seat): boolean {
  const told = journal.slice(Math.max(0, start(attack, journal)))
  const at = told.findIndex((entry) => hitOf(attack, [entry]))
  const next = told.findIndex(({ key }, k) => k > at && STRIKES.includes(key))
  const decided = at < 0 ? [] : told.slice(at, next < 0 ? told.length : next).filter(({ key, args }) => DECIDED.includes(key) && args.seat === seat)
  return decided.length > 0 && decided.every(({ key }) => key === 'prevents')
}

function hitOf(attack: Attack, told: readonly Entry[]): Outcome['hit'] {
  for (const { key, args } of told) {
    if (key === 'struck' && args.card === attack.monster) return attack.by_hero ? 'attacker' : 'defender'
    if (key === 'strikes-monster' && args.card === attack.monster) return attack.by_hero ? 'defender' : 'attacker'
    if (key === 'hero-strikes' && !attack.monster) return args.seat === attack.owner ? 'defender' : 'attacker'
    if (key === 'no-strike' && args.card === attack.monster) return 'none'
  }
  return null
}

/** The dice that a player rolled last, as long as nothing but their consequences has happened since. */
export function lastDice(journal: readonly Entry[], seat: string | null): number[] {
  const AFTER: readonly string[] = ['threat', 'wounded', 'falls', 'stays-down', 'stands-up', 'enters', 'gains', 'attempt-fails', 'prevents', 'completes', 'struck', 'strikes-monster', 'no-strike', 'monster-defeated', 'monster-rolls']
  const dice: number[] = []
  for (const { key, args } of [...journal].reverse().slice(0, 12)) {
    if (key === 'rolls-two') continue // the higher of them is told as the roll
    if (AFTER.includes(key)) { // some tell the roll's die once more, or a monster's
      if (dice.length) break
      continue
    }
    if (args.seat !== seat && (args.die ?? args.dice) !== undefined) break
    if (Array.isArray(args.dice)) dice.unshift(...(args.dice as number[])) // of several, `die` is the one that was rolled again
    else if (typeof args.die === 'number') dice.unshift(args.die)
    else break
  }
  return dice.slice(-4)
}

export const titleOf = (screen: TableScreen, attack: Attack): string => (attack.monster ? named(attack.monster) : screen.name(attack.owner ?? ''))

/** What is still to come in a battle whose dice fall: the first attack without a total, once another has one. */
export const nextOf = ({ attacks }: Battle): Attack | undefined =>
  attacks.some(({ counter_total }) => counter_total !== null) ? attacks.find(({ counter_total, gone, form }) => counter_total === null && !gone && form !== '') : undefined

/** Whether an attack is one of several and not compared yet: its verdict is told when its turn comes. */
function isToCome({ view }: TableScreen, attack: Attack): boolean {
  const several = (boardOf(view).battle?.attacks.length ?? 0) > 1
  return several && start(attack, view.journal) >= 0 && outcomeOf(attack, view.journal).hit === null
}

/** What came of an attack, in words: both sums, who hits whom, and the life that is left. */
export interface Told { tone: 'good' | 'ill' | 'even' | 'whole'; head: string; more: string }

/** null while its dice are out. */
export function outcomeWordsOf(screen: TableScreen, attack: Attack): Told | null {
  const { total, counter_total: counter } = attack
  if (total === null || counter === null || isToCome(screen, attack)) return null
  const [high, low] = [Math.max(total, counter), Math.min(total, counter)]
  if (total === counter) return { tone: 'even', head: ui('hits-tie', { high, low }), more: '' }
  const [by, on] = total > counter ? (['attack', 'counter'] as const) : (['counter', 'attack'] as const)
  const me = screen.view.seat
  const [striker, struck] = [rollerOf(attack, by), rollerOf(attack, on)]
  const sideOf = (seat: Seat | null) => (seat ? screen.name(seat) : ui('the', { card: named(attack.monster) }))
  const head = struck !== null && struck === me ? ui('hits-you', { high, low, who: sideOf(striker) })
    : striker !== null && striker === me ? ui('you-hit', { high, low, whom: sideOf(struck) }) : ui('hits', { high, low, who: sideOf(striker), whom: sideOf(struck) })
  if (struck && isPrevented(attack, screen.view.journal, struck))
    return { tone: 'whole', head: ui('hit-prevented', { high, low }), more: spaced(striker ? '' : hitWords(screen, attack, struck, true), lifeWords(screen, attack, struck)) }
  // From my side: what strikes a monster of mine is no good news, what my monster strikes no bad.
  const owner = attack.by_hero ? null : attack.owner
  const [mineHits, mineHit] = [striker ?? owner, struck ?? owner].map((seat) => me !== null && seat === me)
  return { tone: mineHits ? 'good' : mineHit ? 'ill' : struck === null ? 'good' : 'ill', head, more: boardOf(screen.view).battle?.step === 'rolls' ? '' : spaced(struck && !striker ? hitWords(screen, attack, struck) : '', lifeWords(screen, attack, struck)) }
}

/** What a monster's hit in this form does, as its card says, besides the one wound; '' where it does no more. Who lay or is defeated does not fall, whoever has no card in play discards none. */
function hitWords({ view }: TableScreen, attack: Attack, struck: Seat, prevented = false): string {
  const { monster, form, by_hero } = attack
  const hero = fighterOf(boardOf(view), struck)
  const told = (word: string) => view.journal.slice(Math.max(0, start(attack, view.journal))).some(({ key, args }) => key === word && args.seat === struck)
  const effects = (bodyOf(monster)?.strikes[form] ?? []).filter(([what]) =>
    what === 'wound' ? !prevented : what === 'knockdown' ? hero?.alive && (!hero.down || told('falls')) : what !== 'discard-readied' || hero?.inventory[0] || hero?.banes[0] || told('discards'))
  const plain = effects.every(([what, n]) => what === 'wound' && n === 1)
  if (plain || (by_hero && view.settings.counter_strikes === false)) return ''
  return hitDoes(form, effects)
}

/** The life that whoever was hit has now. */
function lifeWords(screen: TableScreen, attack: Attack, struck: Seat | null): string {
  const { view } = screen
  if (!struck) return attack.gone ? ui('fallen') : ui('life-name', { name: named(attack.monster), life: attack.life })
  const life = lifeAfter(attack, view.journal, fighterOf(boardOf(view), struck)?.life ?? 0)
  if (life === null) return ''
  const saved = view.journal.slice(Math.max(0, start(attack, view.journal))).find(({ key, args }) => key === 'saved-by' && args.seat === struck)
  if (saved && life === 1) return ui('life-saved', { you: String(struck === view.seat), name: screen.name(struck), card: named(String(saved.args.card)) })
  return struck === view.seat ? ui('life-you', { life }) : ui('life-name', { name: screen.name(struck), life })
}
