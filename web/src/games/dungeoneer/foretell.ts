/** What may come of a choice, in words: what has to be rolled, what a failure does, the odds with and without a card. */
import type { Choice, TableScreen } from '../../table/screen.svelte'
import { heldChoices } from '../../table/acts'
import { afterOf, onMapAlone } from './choosing'
import { boardOf } from './board'
import type { Change, Harm, Risk } from './generated'
import { kindNamed, listed, named, ui } from './say'

/** What a failure does: "1 wound, −3 glory". */
export const harmWords = (fails: readonly Harm[]): string => listed(fails.map(({ what, n }) => ui(`harm-${what}`, { n: Math.abs(n) })))

/** "Drowned Well: speed 6+, 50 % to pass; on a failure: knocked down." */
const riskWords = ({ card, stat, needs, percent, fails }: Risk): string =>
  ui('risk', { what: named(card), form: kindNamed(stat), needs, percent, harm: harmWords(fails) })

/** What a hero of mine has to roll for on the way. */
export const risksOf = (choice: Choice): string[] => (afterOf(choice).risks ?? []).map(riskWords)

/** An encounter before it is declared: the chance to hurt its target, in each form that it may attack in; whom else it hits. */
export function encounterWords(screen: TableScreen, choice: Choice): string {
  const { odds = {}, risks = [], pays = '' } = afterOf(choice)
  const name = screen.name(pays)
  const forms = Object.entries(odds).map(([form, { attack }]) => `${kindNamed(form)}\u00a0${attack}\u00a0%`)
  const back = Object.entries(odds).map(([form, { counter }]) => `${kindNamed(form)}\u00a0${counter}\u00a0%`)
  return [
    forms.length ? ui('hurts-forms', { name, each: listed(forms) }) : '', back.length ? ui('counters-forms', { each: listed(back) }) : '',
    ...risks.filter(({ seat }) => seat === pays).map((risk) => ui('fails-name', { name, form: kindNamed(risk.stat), needs: risk.needs, percent: 100 - risk.percent, harm: harmWords(risk.fails) })),
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
  ui(`out-${what}`, { you: seat === screen.view.seat ? 'true' : 'false', name: screen.name(seat) })

/** Of a card played for X: what each X makes of the chance that counts most; '' where it changes none. */
export function pricedWords(screen: TableScreen, choice: Choice): string {
  const change = foremost(screen, choice)
  const { x } = choice.option.args
  return change && x !== null && x !== undefined ? `${ui('x', { x: Number(x) })}: ${change.after}\u00a0%` : ''
}

/** How a target is pressed, or what the chances on the buttons are of. */
export function aimMore(screen: TableScreen, held: string): string {
  const choices = heldChoices(screen, held)
  const change = choices.length > 1 && choices.every((choice) => pricedWords(screen, choice)) && choices[0] ? foremost(screen, choices[0]) : undefined
  return change ? ui('take-chances', { what: outcomeWords(screen, change) }) : ui(onMapAlone(choices) ? 'take-aim-map' : 'take-aim-more')
}
