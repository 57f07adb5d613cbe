/** What may come of a choice, in words: what has to be rolled, what a failure does, the odds with and without a card, what is left. */
import type { Choice, TableScreen } from '../../table/screen.svelte'
import { heldChoices } from '../../table/acts'
import { boardOf, playerOf, type Stat, type Then } from './board'
import { cardOf, mapOf, textOf } from './catalogue.svelte'
import { afterOf, oddsLine, onMapAlone, QUIET } from './choosing'
import type { Change, Part, Risk } from './generated'
import { sumWords } from './checks'
import { harmWords, kindNamed, listed, named, needsWords, ui } from './say'

/** "Drowned Well: speed 6+, 50 % to pass; on a failure: knocked down." */
const riskWords = ({ all, card, stat, needs, danger, parts, percent, fails }: Risk): string =>
  ui(all ? 'risk-all' : 'risk', { what: named(card), form: kindNamed(stat), needs: needsWords(needs, danger), parts: addedParts(stat, parts), percent, harm: harmWords(fails) })

const addedParts = (form: string, [first, ...cards]: readonly Part[]): string => sumWords(form, first?.n, cards)

/** What a hero of mine has to roll for on the way. */
export const risksOf = (choice: Choice): string[] => (afterOf(choice).risks ?? []).map(riskWords)

/** One of these, not all: "melee 42 % or speed 58 %". */
const orWords = (each: readonly string[]): string => each.join(` ${ui('map-or')} `)

/** An encounter before it is declared: the chance to hurt its target, in each form that it may attack in; whom else it hits. */
export function encounterWords(screen: TableScreen, choice: Choice): string {
  const { odds = {}, risks = [], pays = '' } = afterOf(choice)
  const name = screen.name(pays)
  const forms = Object.entries(odds).map(([form, { attack }]) => `${kindNamed(form)}\u00a0${attack}\u00a0%`)
  const back = Object.entries(odds).map(([form, { counter }]) => `${kindNamed(form)}\u00a0${counter}\u00a0%`)
  return [
    forms.length ? ui('hurts-forms', { name, each: orWords(forms), count: forms.length }) : '', back.length ? ui('counters-forms', { each: orWords(back) }) : '',
    ...risks.filter(({ seat }) => seat === pays).map((risk) => ui('fails-name', { name, form: kindNamed(risk.stat), needs: needsWords(risk.needs, risk.danger), parts: addedParts(risk.stat, risk.parts), percent: 100 - risk.percent, harm: harmWords(risk.fails) })),
    ...risks.filter(({ seat }) => seat !== pays).map((risk) => {
      const percent = 100 - risk.percent
      return risk.seat === screen.view.seat ? ui('also-you', { percent }) : ui('also-name', { name: screen.name(risk.seat), percent })
    }),
  ].filter(Boolean).join(' ')
}

/** The same on the button of its target: the best chance to hurt, or that it fails. */
export function encounterBrief(choice: Choice): string {
  const { odds = {}, risks = [], pays } = afterOf(choice)
  const attacks = Object.values(odds).map(({ attack }) => attack)
  const theirs = risks.find(({ seat }) => seat === pays)
  return attacks.length ? ui('hurts', { percent: Math.max(...attacks) }) : theirs ? ui('fails', { percent: 100 - theirs.percent }) : ''
}

/** Whether an encounter may hit whoever declares it. */
export const hitsMe = (screen: TableScreen, choice: Choice): boolean => (afterOf(choice).risks ?? []).some(({ seat }) => seat === screen.view.seat)

/** What a card would change for somebody, said of the chance. */
export const changesOf = (choice: Choice | null): readonly Change[] => afterOf(choice).changes ?? []

/** Of an attack of my own hero what counts is that it hits. */
export const strikesFirst = (screen: TableScreen, { what, card, seat }: Change): boolean =>
  what === 'strike' && seat === screen.view.seat && boardOf(screen.view).battle?.attacks.some((attack) => attack.by_hero && attack.owner === seat && attack.monster === card) === true

/** The change that counts most for me: that I stay unhurt, that I succeed, that I hit. */
export function foremost(screen: TableScreen, choice: Choice): Change | undefined {
  const rank = (change: Change) => (change.seat === screen.view.seat ? 0 : 4) + (strikesFirst(screen, change) ? 0 : 1 + ['unhurt', 'overcome', 'strike'].indexOf(change.what))
  return [...changesOf(choice)].sort((a, b) => rank(a) - rank(b))[0]
}

/** "Unhurt: with the card 72 %, without 42 %." Where several attack, each is said by name: none of it is true of the whole battle. */
export function changeWords(screen: TableScreen, choice: Choice): string {
  const change = foremost(screen, choice)
  if (!change) return ''
  const { what, seat, card, after, before } = change
  const foes = boardOf(screen.view).battle?.attacks.filter(({ gone, monster }) => !gone && monster) ?? []
  if (!card || foes.length < 2) return ui(`change-${what}`, { after, before })
  const alike = changesOf(choice).filter((each) => each.what === what && each.seat === seat)
  return ui(`change-${what}-each`, { each: listed(alike.map((each) => `${named(each.card)}\u00a0${each.after}\u00a0% (${each.before}\u00a0%)`)) })
}

/** What a chance is of: "you stay unhurt". */
export const outcomeWords = (screen: TableScreen, { what, seat }: Change): string =>
  ui(`out-${what}`, { you: String(seat === screen.view.seat), name: screen.name(seat) })

/** Of a card played for X: what each X makes of the chance that counts most; '' where it changes none. */
export function pricedWords(screen: TableScreen, choice: Choice): string {
  const change = foremost(screen, choice)
  const { x } = choice.option.args
  return change && x !== null && x !== undefined ? `${ui('x', { x: Number(x) })}: ${change.after}\u00a0%` : ''
}

/** Whether the next smaller X is sure already. */
export const wastes = (screen: TableScreen, { option: { key, args } }: Choice): boolean =>
  screen.choices.some((each) => each.option.key === key && each.option.args.card === args.card && Number(each.option.args.x) === Number(args.x) - 1 && foremost(screen, each)?.after === 100)

/** How a target is pressed, or what the chances on the buttons are of. */
export function aimMore(screen: TableScreen, held: string): string {
  const choices = heldChoices(screen, held)
  const change = choices.length > 1 && choices.every((choice) => pricedWords(screen, choice)) && choices[0] ? foremost(screen, choices[0]) : undefined
  return change ? ui('take-chances', { what: outcomeWords(screen, change) }) : ui(onMapAlone(choices) ? 'take-aim-map' : 'take-aim-more')
}

/** What a card does, in its own words, where no chance tells it: its text may be out of sight. */
export const workWords = ({ ask, option }: Choice): string => (QUIET.includes(ask.what) && typeof option.args.card === 'string' ? textOf(option.args.card) : '')

/** What a card takes from the action points of whom it is aimed at. */
export function lostWords(screen: TableScreen, { option: { args } }: Choice): string {
  const card = cardOf(String(args.card))
  const gist = card && 'gist' in card ? card.gist : null
  const target = playerOf(boardOf(screen.view), String(args.target_seat ?? ''))
  const count = gist?.word === 'ap' && card?.group === 'bane' && card.duration === 'instant' ? -Number(gist.n?.replace('−', '-')) : 0
  if (!target || !(count > 0)) return ''
  const ap = target.ap + target.fall_ap
  return ui('loses-ap', { name: screen.name(target.seat), ap, left: Math.max(0, ap - count) })
}

/** Where a card puts a hero, and what that space gives it in its own turn. */
function movedWords(screen: TableScreen, { option: { args } }: Choice): string {
  const board = boardOf(screen.view)
  const lies = board.map.find(({ id }) => id === args.on)
  const seat = args.target_seat
  if (!lies || !seat) return ''
  const card = lies.new && seat === board.active ? mapOf(lies.id) : null
  return ui('moved', { you: String(seat === screen.view.seat), name: screen.name(String(seat)), space: named(lies.id) }) + (card ? ` ${ui('map-gives', { peril: card.peril, glory: card.glory })}.` : '')
}

/** What would come of a choice: the odds, and what is left. */
export function consequence(choice: Choice, screen: TableScreen): string {
  const after = afterOf(choice)
  const { key, args } = choice.option
  if (key === 'search') return [searchedWords(args), ...risksOf(choice)].join(' ')
  if (key === 'escort' || key === 'pick-up') return ui('take-along-more', { text: textOf(String(args.quest)) })
  const { ap, glory, peril } = after
  const moves = key.startsWith('move')
  const fails = key === 'move-blocked' || key === 'move-trap' ? ui(`fails-${key}`, { last: String(ap === 0) }) : ''
  const roll = fails && after.parts ? ui('roll-parts', { parts: addedParts(String(args.stat), after.parts) }) : ''
  const far = moves && (args.far === 'blocked' || args.far === 'trap') ? ui(`far-${args.far}`) : ''
  const gains = moves ? gainWords(after) : ''
  const hazards = isEncounter(choice) ? [] : risksOf(choice)
  const tried = key === 'attempt' || key === 'attempt-hunt' ? attemptWords(choice) : ''
  const rest = [
    ap !== undefined ? ui('rest-ap', { count: ap }) : '', !moves && glory !== undefined ? ui('rest-glory', { count: glory }) : '',
    !moves && peril !== undefined ? ui('rest-peril', { count: peril }) : '',
  ].filter(Boolean)
  const left = rest.length ? ui('rest', { each: rest.join(', ') }) : ''
  const lost = lostWords(screen, choice)
  const paid = after.left !== undefined ? ui('left-to-payer', { count: after.left, name: screen.name(after.pays ?? '') }) : ''
  const fells = after.fells ? ui(`fells-${after.fells}`, { name: screen.name(String(after.pays ?? args.target_seat)) }) : ''
  const misses = after.misses ? ui('misses', { you: String(after.misses === screen.view.seat), name: screen.name(after.misses) }) : ''
  const starts = choice.option.args.starts ? ui('add-starts') : ''
  const struck = /-hero(-falling)?$/.test(key) ? playerOf(boardOf(screen.view), String(args.target_seat)) : null
  const takes = struck?.escorts.length ? ui('takes-token', { quests: listed(struck.escorts.map(named)) }) : ''
  return [chanceWords(screen, choice), misses, lost, fells, roll, fails, far, gains, ...hazards, tried, tried ? '' : left, paid, takes, starts].filter(Boolean).join(' ')
}

/** What a search costs, what is needed, what comes of it. */
const searchedWords = (args: Choice['option']['args']): string =>
  ui('search-more', { plus: Number(args.plus), value: Number(args.value), percent: Number(args.percent), done: String(args.done) })

/** What a card does: where it puts a hero, whom it hurts, what it changes, else its own words. */
export const workOf = (screen: TableScreen, choice: Choice): string =>
  [movedWords(screen, choice), isEncounter(choice) ? encounterWords(screen, choice) : ''].filter(Boolean).join(' ') || changeWords(screen, choice) || workWords(choice)

/** Whether somebody's peril pays for it. */
const isEncounter = (choice: Choice): boolean => afterOf(choice).pays !== undefined

/** The chance of a choice, said as fully as it is known. */
function chanceWords(screen: TableScreen, choice: Choice): string {
  const { key, args: { percent } } = choice.option
  const odds = key === 'attempt-hunt' ? huntWords(screen, choice) : oddsLine(afterOf(choice))
  const said = workOf(screen, choice) || odds
  return said || (!WITH_CHANCE.includes(key) && typeof percent === 'number' && percent < 100 ? ui('odds-percent', { percent }) : '')
}

/** Choices whose words say their chance. */
const WITH_CHANCE: readonly string[] = ['move-blocked', 'move-trap', 'attempt', 'stand-up-roll', 'reroll']

/** What an attempt costs: action points, and what the quest asks for. */
function attemptWords({ option: { args } }: Choice): string {
  const costs = (['cost', 'boon', 'worth', 'life'] as const).flatMap((each) => (Number(args[each]) ? [ui(`attempt-${each}`, { n: Number(args[each]) })] : []))
  return [costs.length ? ui('attempt-costs', { each: listed(costs) }) : ui('attempt-free'), ui('attempt-more')].join(' ')
}

/** A hunt: the monster attacks first, in a form that somebody chooses, and whoever is attacked may strike back. */
function huntWords(screen: TableScreen, choice: Choice): string {
  const { option } = choice
  const card = cardOf(String(option.args.quest))
  const body = card?.group === 'quest' ? card.monster : null
  const each = Object.entries(afterOf(choice).odds ?? {}).map(([form, { attack, counter }]) => ui('hunt-form', { form: [kindNamed(form), body?.[form as Stat]].filter(Boolean).join(' '), attack, counter }))
  return each.length ? screen.say('ui-hunt', { ...option.args, several: String(each.length > 1), each: each.join(`, ${ui('map-or')} `) }) : ''
}

/** What entering a new space gives; alone its peril is dice. */
function gainWords({ glory, peril, dice }: Then): string {
  if (glory === undefined) return ui('gains-nothing')
  return dice ? ui('gains-dice', { glory, dice, most: Math.min(6, dice) }) : ui('gains', { glory, peril: peril ?? 0 })
}
