/** What may be chosen now, sorted: by things on the table, or by buttons alone. */
import { asSentence, capital, small } from '../../lib/i18n.svelte'
import { idIn, thingOf } from '../../lib/ids'
import type { Args, Option, View } from '../../lib/types'
import { askedIn, takenUp, type Gesture } from '../../table/choosing'
import { phone } from '../../table/narrow'
import type { Choice, TableScreen } from '../../table/screen.svelte'
import { whereAloud } from './geometry'
import { boardOf, playerOf, thenOf, type Odds, type Then } from './board'
import { addedParts } from './checks'
import { harmWords, kindNamed, named, spaced, ui } from './say'

/** Questions at moments of which the others do not know. */
export const QUIET: readonly string[] = ['window', 'respond', 'challenge']
/** Questions that a whole phase hangs on: what is played for them lies on the table or in the hand. */
const MENUS: readonly string[] = ['hero', 'lord', 'declare', ...QUIET]
/** Objects that stand for a word, not for a thing. */
const WORDS: readonly string[] = ['act', 'form', 'stat', 'die']
/** Questions answered on the map. */
const PLACES: readonly string[] = ['lay', 'swap', 'swap-with']
/** More of them than these and the things themselves are touched. */
const MOST = 8

/** The question that is put to me now. */
export const askedOf = (screen: TableScreen) => askedIn(screen.view)

/** The heroes that I am to choose from: their cards lie where the hand does. */
export const heroesOffered = (view: View): string[] =>
  (askedIn(view)?.options ?? []).flatMap(({ touches }) => idIn('hero-card', touches[0] ?? '') ?? [])

/** Whether a choice begins with one of the cards before me. */
export const isHeld = ({ option }: Choice): boolean => /^(hand|hero-card):/.test(option.touches[0] ?? '')

const isWord = ({ option }: Choice): boolean => option.touches.length === 0 || WORDS.includes(thingOf(option.touches[0] ?? '')[0])

/** The choices that have buttons of their own, while nothing is taken up. */
export function buttonsOf(screen: TableScreen): Choice[] {
  const what = askedOf(screen)?.what ?? ''
  const words = screen.choices.filter(isWord)
  if (MENUS.includes(what) || PLACES.includes(what)) return words
  return screen.choices.length <= MOST && !screen.choices.some(isHeld) ? screen.choices : words
}

/** Whether a choice ends or declines something: its key is P. */
export const isPass = ({ option }: Choice): boolean =>
  option.key === 'pass' || option.touches[0] === 'act:pass' || option.touches[0] === 'act:no' || option.touches[0] === 'act:nobody'

/** A card is taken up, then aimed; the declaration begins at once, by its button or by any of its encounters. */
export const gestureOf = (option: Option): Gesture => (option.key === 'declare' ? { from: null, at: option.touches } : takenUp(option))

/** An encounter whose press began the declaration, and whom it is to attack, where that was said; by table. */
const begun = new WeakMap<TableScreen, { object: string; seat: string | null }>()

/** A press on a card: an encounter that begins the declaration is taken up in it, and aimed where its target is known. */
export function touch(screen: TableScreen, object: string, at: Element | null, seat: string | null = null): void {
  const declare = screen.active && screen.choicesOn(object).find(({ option }) => option.key === 'declare')
  if (!declare) return screen.touch(object, at)
  if (screen.sending) return
  screen.select(null)
  screen.choose(declare)
  screen.take(object)
  begun.set(screen, { object, seat })
}

/** In the declaration that a press on an encounter began: aim it, where one target alone is left or was said. */
export function aimBegun(screen: TableScreen): void {
  const [what, held, sending] = [askedOf(screen)?.what, screen.held, screen.sending] // an effect follows all of these
  const from = begun.get(screen)
  if (!from) return
  if (what !== 'declare') return void (sending || begun.delete(screen)) // one that is begun otherwise is not its own
  if (held !== from.object) return
  begun.set(screen, { ...from, seat: null })
  const aims = screen.choicesOn(from.object)
  const targets = new Set(aims.map(({ option }) => option.args.target_seat))
  const seat = from.seat ?? (targets.size === 1 ? [...targets][0] : null)
  const first = aims.find(({ option }) => option.args.target_seat === seat) // its X is chosen on the seam
  if (first) screen.select(first)
}

/** Whether the declaration was begun by pressing an encounter, and holds nothing yet: then letting go of that leaves it too. */
export const beganHere = (screen: TableScreen): boolean =>
  begun.has(screen) && askedOf(screen)?.what === 'declare' && !boardOf(screen.view).declared_now.length && screen.view.undo?.can === true

/** Whether a choice attacks somebody, or strikes back, at a moment. */
export const isBlow = ({ ask, option }: Choice): boolean => QUIET.includes(ask.what) && /^(attack|challenge)/.test(option.key) && /^(seat|attack):/.test(option.touches[0] ?? '')

export const isEnd = ({ option }: Choice): boolean => option.touches[0] === 'act:end'

/** What may be done for a quest here: it has a button with words, besides the quest's line. */
export const questsOf = (screen: TableScreen): Choice[] =>
  askedOf(screen)?.what === 'hero' ? screen.choices.filter(({ option }) => ['attempt', 'attempt-hunt', 'search', 'escort', 'pick-up', 'deliver'].includes(option.key) && /^quest:/.test(option.touches[0] ?? '')) : []

/** Which letter presses a button; digits are for the others. */
export function letterOf(choice: Choice): string {
  if (isPass(choice)) return 'P'
  if (isEnd(choice)) return 'E'
  const verb = choice.option.touches[0] ?? ''
  return { 'act:explore': 'X', 'act:declare': 'D' }[verb] ?? ''
}

/** What a choice does of the same thing otherwise than its neighbours, in a few words: its target, its X. */
export function difference(screen: TableScreen, choice: Choice, among: readonly Choice[]): string {
  const { touches, args } = choice.option
  const aim = touches.slice(1).map((object) => `${aimed(screen, object)}${placeOf(screen, object, choice, among)}`).filter(Boolean).join(' → ')
  const xs = new Set(among.map((each) => each.option.args.x))
  const x = xs.size > 1 && args.x !== undefined ? ui('x', { x: Number(args.x) }) : ''
  const keys = new Set(among.map((each) => each.option.key))
  if (args.other_seat) return screen.label(choice) // who attacks whom
  if (args.other_turned !== undefined) return `${screen.label(choice)} · ${screen.say('ui-swap-turned', args)}`
  if (!aim) return [screen.label(choice), x].filter(Boolean).join(' · ')
  return keys.size > 1 ? screen.label(choice) : [aim, x].filter(Boolean).join(' · ')
}

/** Where a space lies from the hero that is aimed at, else from mine, if another of the same name is offered with it. */
function placeOf(screen: TableScreen, object: string, { option: { args } }: Choice, among: readonly Choice[]): string {
  const [kind, id] = thingOf(object)
  const board = boardOf(screen.view)
  const seat = String(args.target_seat ?? screen.view.seat)
  const lies = kind === 'space' ? board.map.find((each) => each.id === id) : undefined
  const hero = board.map.find((each) => each.id === playerOf(board, seat)?.space)
  const twin = among.some(({ option }) => option.touches.slice(1).some((each) => each !== object && aimed(screen, each) === named(id)))
  if (!lies || !hero || !twin || lies === hero) return ''
  return ` (${ui('map-from', { where: whereAloud({ x: lies.x - hero.x, y: lies.y - hero.y }), you: String(seat === screen.view.seat) })})`
}

/** Whether so many spaces may be aimed at that their buttons would hide them: they are pressed on the map, whose edges tell of the rest. */
export const onMapAlone = (choices: readonly Choice[]): boolean =>
  choices.length > (phone.current ? 3 : 6) && choices.every(({ gesture }) => gesture.at[0]?.startsWith('space:'))

/** Whether what is taken up is aimed at spaces of the map. */
export const aimsAtMap = (screen: TableScreen): boolean =>
  screen.held !== null && screen.choicesOn(screen.held).some(({ option }) => option.touches.slice(1).some((object) => object.startsWith('space:')))

/** An object on the screen by its name. */
export function aimed(screen: TableScreen, object: string): string {
  const [kind, id] = thingOf(object)
  if (kind === 'seat') return screen.name(id)
  if (kind === 'hero') return named(playerOf(boardOf(screen.view), id)?.hero ?? '')
  if (kind === 'act' || kind === 'place') return ''
  return named(id)
}

export const afterOf = (choice: Choice | null): Then => (choice ? thenOf(choice.option) : {})

/** The numbers of an attack as texts take them. */
export const numbersOf = ({ attack, tie, counter, wounds, harm, counter_harm }: Odds): Record<string, string | number> =>
  ({ attack, tie, counter, dealt: hitWords(harm ?? (wounds ? [{ what: 'wound', n: wounds }] : [])), back: hitWords(counter_harm ?? []) })

/** What a hit does, in brackets behind its chance; how one stands up after a mere fall is read elsewhere. */
const hitWords = (harm: readonly { what: string; n: number }[]): string =>
  harm.length ? ` (${harmWords(harm.map((each) => (each.what === 'knockdown' && !each.n ? { what: 'falls', n: 0 } : each)))})` : ''

/** The odds of an attack in a line: "You strike 58 %, tie 14 %, struck 28 %", as `fight` says it; each with its form where there are several. */
export function oddsLine(screen: TableScreen, { odds = {} }: Then, fight: (numbers: Args) => string): string {
  const each = Object.entries(odds).map(([form, shares]) => ({ form: capital(kindNamed(form)), words: fight(numbersOf(shares)) }))
  return spaced(...each.map(({ form, words }) => (each.length > 1 ? `${form}: ${small(words)}` : words)), besideOdds(screen.view, odds))
}

/** What the death of the monster does to every hero in its space, where winning hurts, too. */
export const deathWords = ({ last }: Odds): string => (last ? ui('odds-last', { harm: harmWords(last) }) : '')

/** What is told beside the odds: that death, and what cards add to either side, counted in them already. */
export function besideOdds(view: View, odds: NonNullable<Then['odds']>): string {
  const each = Object.entries(odds)
  const dying = each.find(([, { last }]) => last)
  const counted = each.flatMap(([form, { parts, counter_parts }]) => [parts, counter_parts].flatMap((sum) => (sum?.[0] ? [ui('has', { card: named(sum[0].card), parts: addedParts(view, form, sum) })] : [])))
  return spaced(dying ? deathWords(dying[1]) : '', counted.length ? ui('counted', { each: counted.join('; ') }) : '')
}

/** The three chances of an attack as they are read aloud. */
export const chancesAloud = (who: string, { attack, tie, counter }: Odds): string => ui('odds-aloud', { who, attack, tie, counter })

/** The same with what follows from winning. */
export const oddsAloud = (who: string, odds: Odds): string => spaced(asSentence(chancesAloud(who, odds)), deathWords(odds))
