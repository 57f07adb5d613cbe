/** What may come of a choice, in words: what has to be rolled, what a failure does, the odds with and without a card, what is left. */
import type { Choice, TableScreen } from '../../table/screen.svelte'
import type { Args } from '../../lib/types'
import { asSentence } from '../../lib/i18n.svelte'
import { heldChoices } from '../../table/acts'
import { boardOf, playerOf, type Board, type Stat, type Then } from './board'
import { briefOf, cardOf, mapOf, questOf, textOf } from './catalogue.svelte'
import { afterOf, besideOdds, deathWords, numbersOf, oddsLine, onMapAlone, QUIET } from './choosing'
import { isTaught } from '../../table/words'
import { goalsAt } from './goals'
import type { Back, Change, Enters, Odds, Risk } from './generated'
import { addedParts } from './checks'
import { abilityNamed, harmWords, hitDoes, kindNamed, listed, named, needsWords, percent, spaced, ui } from './say'

/** "Drowned Well: speed 6+, 50 % to pass; on a failure: knocked down."; where it befalls all, whom it defeats. */
const riskWords = (screen: TableScreen, { all, defeats = [], card, stat, needs, danger, parts, percent, fails }: Risk): string =>
  [ui(percent === 100 ? 'risk-sure' : all ? 'risk-all' : 'risk', { quest: String(!!questOf(card)), what: named(card), form: kindNamed(stat), needs: needsWords(needs, danger), parts: addedParts(screen.view, stat, parts), percent, harm: harmWords(fails) }), ...defeats.map((seat) => screen.say('ui-risk-fells', { seat }))].join(' ')

/** What has to be rolled for (an encounter says it in its own words), and which open cards may still prevent the wounds spoken of. */
export const risksOf = (screen: TableScreen, choice: Choice): string[] =>
  [...(isEncounter(choice) ? [] : afterOf(choice).risks ?? []).map((risk) => riskWords(screen, risk)), guardWords(screen, choice)].filter(Boolean)

/** One of these, not all: "melee 42 % or speed 58 %". */
export const orWords = (each: readonly string[]): string => each.join(` ${ui('map-or')} `)

/** An encounter before it is declared: the chance to hurt its target, in each form that it may attack in; whom else it hits. */
export function encounterWords(screen: TableScreen, choice: Choice): string {
  const { odds = {}, risks = [], pays = '', also = [] } = afterOf(choice)
  const name = screen.name(pays)
  const forms = Object.entries(odds).map(([form, each]) => `${kindNamed(form)}\u00a0${percent(hurtsOf(each))}${numbersOf(each).dealt}`)
  const back = Object.entries(odds).map(([form, { counter }]) => `${kindNamed(form)}\u00a0${percent(counter)}`)
  return spaced(
    forms.length ? ui('hurts-forms', { name, each: orWords(forms), count: forms.length }) : '', back.length ? ui('counters-forms', { each: orWords(back) }) : '', besideOdds(screen.view, odds),
    ...also.map((seat) => screen.say('ui-stands-there', { seat })),
    ...risks.filter(({ seat }) => seat === pays).map((risk) => ui('fails-name', { name, form: kindNamed(risk.stat), needs: needsWords(risk.needs, risk.danger, Number(choice.option.args.x ?? 0)), parts: addedParts(screen.view, risk.stat, risk.parts), percent: 100 - risk.percent, harm: harmWords(risk.fails) })),
    ...risks.filter(({ seat }) => seat !== pays).map((risk) => {
      const percent = 100 - risk.percent
      return screen.say('ui-also-hit', { seat: risk.seat, percent, harm: harmWords(risk.fails) })
    }),
  )
}

/** How likely an encounter hurts its target: it hits, or hurts by its death. */
const hurtsOf = ({ attack, counter, last = [] }: Odds): number => attack + (last.some(({ what }) => what === 'wound') ? counter : 0)

/** The same on the button of its target: the best chance to hurt, or that it fails. */
export function encounterBrief(choice: Choice): string {
  const { odds = {}, risks = [], pays } = afterOf(choice)
  const attacks = Object.values(odds).map(hurtsOf)
  const theirs = risks.find(({ seat }) => seat === pays)
  const spared = theirs?.fails.some(({ what }) => what === 'wound') ? theirs.percent / 100 : 1 // a threat of the monster may hurt as well
  return attacks.length ? ui('hurts', { percent: Math.round(100 - (100 - Math.max(...attacks)) * spared) }) : theirs ? ui('fails', { percent: 100 - theirs.percent }) : ''
}

/** Whether an encounter may hit whoever declares it. */
export const hitsMe = (screen: TableScreen, choice: Choice): boolean => [...(afterOf(choice).risks ?? []).map(({ seat }) => seat), ...(afterOf(choice).also ?? [])].some((seat) => seat === screen.view.seat)

/** What a card would change for somebody, said of the chance. */
export const changesOf = (choice: Choice | null): readonly Change[] => (afterOf(choice).changes ?? []).filter(({ after, before }) => after !== before)

/** Of an attack of my own hero, and in a hunt, what counts is that it hits. */
function strikesFirst(screen: TableScreen, { what, card, seat }: Change): boolean {
  const { battle } = boardOf(screen.view)
  return what === 'strike' && seat === screen.view.seat && battle?.attacks.some((attack) => attack.monster === card && (attack.by_hero ? attack.owner === seat : battle.quest && attack.hero === seat)) === true
}

/** The changes that count most for me: that I stay unhurt and hit, or succeed; of my own attack that I hit, and what is for the worse. */
export function foremost(screen: TableScreen, choice: Choice, among = changesOf(choice)): Change[] {
  const rank = (change: Change) => (change.seat === screen.view.seat ? 0 : 4) + (strikesFirst(screen, change) ? 0 : 1 + ['hits', 'unhurt', 'overcome', 'strike'].indexOf(change.what))
  const sorted = [...among].sort((a, b) => rank(a) - rank(b))
  return sorted.filter(({ seat, card, after, before }, k) => !k || (seat === sorted[0]?.seat && card === sorted[0].card && (after < before || !strikesFirst(screen, sorted[0]))))
}

/** "Unhurt: with the card 72 %, without 42 %." Where several attack, or a trap is to come, each is said by name: none of it is true of the whole battle. */
export function changeWords(screen: TableScreen, choice: Choice): string {
  const { attacks = [], traps = [] } = boardOf(screen.view).battle ?? {}
  const several = attacks.filter(({ gone, monster }) => !gone && monster).length + traps.filter(({ sprung }) => !sprung).length > 1
  const shown = foremost(screen, choice)
  const dying = attacks.find(({ monster, odds }) => odds?.last && shown.some(({ card }) => card === monster))?.odds
  return spaced(...shown.map(({ what, seat, card, after, before }) => {
    if (!card || !several) return screen.say(`ui-change-${what}`, { seat, after, before })
    const alike = changesOf(choice).filter((each) => each.what === what && each.seat === seat)
    return screen.say(`ui-change-${what}-each`, { seat, each: listed(alike.map((each) => ui('change-each', { card: named(each.card), after: each.after, before: each.before }))) })
  }), dying ? deathWords(dying) : '')
}

/** What a chance is of: "you stay unhurt". */
export const outcomeWords = (screen: TableScreen, { what, seat }: Change): string => screen.say(`ui-out-${what}`, { seat })

/** All chances of what a card changes, as they would be, the foremost first; what a small X does not change yet stays as it is. */
export function pricesOf(screen: TableScreen, choice: Choice): Change[] {
  const { args } = choice.option
  const most = screen.choices.findLast((each) => args.x && ['card', 'on', 'target_seat'].every((arg) => each.option.args[arg] === args[arg]) && afterOf(each).changes)
  const own = afterOf(choice).changes ?? []
  return foremost(screen, choice, own.length || !most ? own : changesOf(most).map((each) => ({ ...each, after: each.before })))
}

/** Of a card played for X: what each X makes of the chances that count most; '' where it changes none. */
export function pricedWords(screen: TableScreen, choice: Choice): string {
  const { x } = choice.option.args
  const prices = pricesOf(screen, choice)
  return prices.length && x !== null && x !== undefined ? `${ui('x', { x: Number(x) })}: ${prices.map(({ after }) => percent(after)).join(' / ')}` : ''
}

/** Whether the next smaller X does the same already. */
export const wastes = (screen: TableScreen, { option: { key, args, then } }: Choice): boolean =>
  screen.choices.some((each) => each.option.key === key && each.option.args.card === args.card && Number(each.option.args.x) === Number(args.x) - 1 && alike(afterOf(each), (then ?? {}) as Then))
const alike = ({ changes: one = [] }: Then, { changes: other = [] }: Then): boolean => one.length > 0 && one.length === other.length && one.every(({ after }, k) => after === other[k]?.after)

/** How a target is pressed, or what the chances on the buttons are of. */
export function aimMore(screen: TableScreen, held: string): string {
  const choices = heldChoices(screen, held)
  const prices = choices.length > 1 && choices.every((choice) => pricedWords(screen, choice)) && choices[0] ? pricesOf(screen, choices[0]) : []
  return spaced(anyPayerWords(screen, choices[0]), prices.length ? ui('take-chances', { what: prices.map((each) => outcomeWords(screen, each)).join(' / ') }) : ui(onMapAlone(choices) ? 'take-aim-map' : 'take-aim-more'))
}

/** The price of a bane that no single hero is the target of, and who of the opponents can pay it: that is asked once it is played. */
function anyPayerWords(screen: TableScreen, choice?: Choice): string {
  const { card, cost: price } = choice?.option.args ?? {}
  const [board, cost] = [boardOf(screen.view), Number(price)]
  if (!choice?.option.key.startsWith('play') || !cost || cardOf(String(card))?.group !== 'bane' || afterOf(choice).pays || board.solo) return ''
  const each = board.players.filter(({ seat, alive, peril }) => alive && seat !== screen.view.seat && peril >= cost).map(({ seat, peril }) => ({ name: screen.name(seat), you: 'false', cost, peril, left: peril - cost }))
  return each.length > 1 ? ui('costs-peril-any', { cost, each: orWords(each.map(({ name, peril, left }) => `${name} (${peril} → ${left})`)) }) : each[0] ? ui('costs-peril', each[0]) : ''
}

/** What a card does, in its own words, where no chance tells it: its text may be out of sight. */
export const workWords = ({ ask, option }: Choice): string => ((QUIET.includes(ask.what) || option.key.startsWith('use')) && typeof option.args.card === 'string' ? textOf(option.args.card) : '')

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
function movedWords(screen: TableScreen, choice: Choice): string {
  const { enters } = afterOf(choice)
  if (!enters || choice.option.key.startsWith('move')) return ''
  const moved = screen.say('ui-moved', { ...enters })
  return enters.seat === boardOf(screen.view).active ? `${moved} ${gainWords(boardOf(screen.view), enters)}` : moved
}

/** What would come of a choice: the odds, and what is left. */
export function consequence(choice: Choice, screen: TableScreen): string {
  const after = afterOf(choice)
  const { key, args } = choice.option
  if (key === 'lay') {
    const near = ((args.near ?? []) as string[]).map((seat) => screen.name(seat))
    return spaced(args.steps ? ui('lay-far', { steps: Number(args.steps) }) : '', near.length ? ui('lay-near', { names: listed(near) }) : '', ...goalsAt(screen, String(args.space), true).map(asSentence))
  }
  if (key === 'search') return [ui('search-more', args), ...risksOf(screen, choice)].join(' ')
  if (key === 'escort' || key === 'pick-up') return ui('take-along-more', { text: textOf(String(args.quest)) })
  const { ap, glory, enters } = after
  const moves = key.startsWith('move')
  const fails = key.startsWith('move-') && args.percent !== 100 ? ui(`fails-${key}`, { last: String(ap === 0), fells: String(args.fells) }) : ''
  const roll = fails && after.parts ? ui('roll-parts', { parts: addedParts(screen.view, String(args.stat), after.parts) }) : ''
  const taught = isTaught(screen.view) // what is no matter for the guide's way is not read on it
  const far = moves && !taught && (args.far === 'blocked' || args.far === 'trap') ? ui(`far-${args.far}`) : ''
  const free = key === 'move' && (args.kind === 'blocked' || args.kind === 'trap') ? ui(`free-${args.kind}`) : ''
  const gains = moves && enters ? spaced(gainWords(boardOf(screen.view), enters), taught ? '' : ruleWords(enters.space)) : ''
  const tried = key.startsWith('attempt') ? attemptWords(choice, taught) : ''
  const last = ap === 0 && choice.ask.what === 'hero' // that is told in a sentence
  const rest = [
    ap !== undefined && !last ? ui('rest-ap', { count: ap }) : '', glory !== undefined ? ui('rest-glory', { count: glory }) : '',
  ].filter(Boolean)
  const left = spaced(rest.length ? ui('rest', { each: rest.join(', ') }) : '', last ? ui('last-ap') : '')
  const lost = lostWords(screen, choice)
  const paid = after.left !== undefined ? ui('left-to-payer', { count: after.left, name: screen.name(after.pays ?? '') }) : anyPayerWords(screen, choice)
  const shifts = after.shifts ? ui('shifts', { count: after.shifts.length }) : ''
  const misses = after.misses ? screen.say('ui-misses', { seat: after.misses }) : ''
  const struck = after.odds && !isEncounter(choice) ? playerOf(boardOf(screen.view), String(args.other_seat ?? args.target_seat)) : null
  const answers = struck && after.back ? ui('may-strike', { name: screen.name(struck.seat), each: orWords(after.back.map(backWords)) }) : ''
  const takes = struck?.escorts.length ? ui('takes-token', { quests: listed(struck.escorts.map(named)) }) : key === 'attack-hero' ? ui('hero-gives') : ''
  return spaced(chanceWords(screen, choice), answers, misses, lost, fellsWords(screen, choice), roll, fails, free, far, gains, ...(after.spared ?? []).map((each) => screen.say('log-spared', { ...each, how: 'card' })), ...risksOf(screen, choice), tried, tried ? '' : left, paid, shifts, takes)
}

/** What a card does: where it puts a hero, whom it hurts, how its attack may end, what it changes, else its own words; that it leaves the dice alone. */
export function workOf(screen: TableScreen, choice: Choice): string {
  const chance = isEncounter(choice) ? encounterWords(screen, choice) : spaced(/^(attack-|challenge)/.test(choice.option.key) && Object.keys(afterOf(choice).odds ?? {})[1] ? ui('choose-how') : '', oddsLine(screen, afterOf(choice), fightWords(screen, choice)), earnsWords(screen, choice))
  const tells = spaced(movedWords(screen, choice), chance) || changeWords(screen, choice)
  return spaced(tells ? spaced(briefWords(choice), tells) : workWords(choice), choice.option.args.challenge ? ui('ap-challenge', choice.option.args) : '', afterOf(choice).idle ? ui('no-change') : '')
}

/** That a hit on a monster earns glory, if it is no quest's. */
const earnsWords = (screen: TableScreen, choice: Choice): string =>
  afterOf(choice).odds && choice.option.touches.some((each) => each.startsWith('attack:')) && !boardOf(screen.view).battle?.quest ? asSentence(ui('told-of-kill')) : ''

/** What a card does in a few words, as a sentence beside its chance, which does not say it. */
export const briefWords = ({ option: { args } }: Choice): string => ((brief) => brief && asSentence(brief))(briefOf(String(args.card ?? '')))

/** "Retribution (2 glory)": what an attacked hero may attack back with. */
const backWords = ({ card, glory, ap }: Back): string => ui('answer-with', { of: card ? (glory ? 'glory' : ap ? 'ap' : 'free') : ap ? 'challenge' : 'fall', card: card && abilityNamed(card), n: glory || ap })

/** Open cards that may still prevent the wounds spoken of, and whose. */
const guardWords = (screen: TableScreen, choice: Choice): string =>
  spaced(...(afterOf(choice).guards ?? []).map(({ seat, card }) => screen.say('ui-guards', { seat, each: abilityNamed(card) })))

/** Who strikes in an attack, in words: my own hero, or one of two that a card names. */
const fightWords = (screen: TableScreen, { option: { args } }: Choice) => (numbers: Args): string =>
  args.other_seat ? screen.say('ui-odds-between', { ...args, ...numbers }) : ui('odds-fight', numbers)

/** Whether somebody's peril pays for it. */
const isEncounter = (choice: Choice): boolean => afterOf(choice).pays !== undefined

/** The chance of a choice, said as fully as it is known. */
function chanceWords(screen: TableScreen, choice: Choice): string {
  const { key, args: { percent } } = choice.option
  const said = key === 'attempt-hunt' ? huntWords(screen, choice) : workOf(screen, choice)
  return said || (!WITH_CHANCE.includes(key) && typeof percent === 'number' && percent < 100 ? screen.say('ui-odds-percent', { vain: 'false', ...choice.option.args }) : '')
}

/** Choices whose words say their chance. */
const WITH_CHANCE: readonly string[] = ['move-blocked', 'move-trap', 'attempt', 'stand-up-roll', 'reroll']

/** What an attempt costs, action points and what the quest asks for, and ends; a guide's notes say that the first is free. */
function attemptWords(choice: Choice, taught: boolean): string {
  const { args } = choice.option
  const down = afterOf(choice).risks?.some(({ fails }) => fails.some(({ what }) => what === 'knockdown')) ? 'yes' : 'no'
  const costs = (['cost', 'boon', 'cards', 'worth', 'gives', 'life'] as const).flatMap((each) => (Number(args[each]) ? [ui(`attempt-${each}`, { n: Number(args[each]) })] : []))
  return spaced(costs.length ? ui('attempt-costs', { each: listed(costs) }) : taught ? '' : ui('attempt-free'), args.raise ? ui('attempt-raise', args) : '', ui('attempt-more', { down, ...args, percent: taught ? 100 : (args.percent ?? 0) }))
}

/** A hunt: the monster attacks first, in a form that somebody chooses, and whoever is attacked may strike back. */
function huntWords(screen: TableScreen, choice: Choice): string {
  const { option } = choice
  const card = cardOf(String(option.args.quest))
  const body = card?.group === 'quest' ? card.monster : null
  const { odds = {} } = afterOf(choice)
  const each = Object.entries(odds).map(([form, shares]) => ui('hunt-form', { form: spaced(kindNamed(form), body?.[form as Stat]), ...numbersOf(shares) }))
  return each.length ? spaced(screen.say('ui-hunt', { ...option.args, down: String(playerOf(boardOf(screen.view), screen.view.seat)?.down), several: String(each.length > 1), each: each.join(`, ${ui('map-or')} `) }), ...Object.keys(odds).map((form) => body && hitDoes(form, body.strikes[form] ?? [])), besideOdds(screen.view, odds)) : ''
}

/** What a space does or is good for, as its card says it; its danger and hazards are told with their numbers. */
function ruleWords(space: string): string {
  const card = mapOf(space)
  return card && !card.danger && !card.spikes && !card.pit && !card.entrance && textOf(space) ? ui('own-rule', { text: textOf(space) }) : ''
}

/** Whom an attack can defeat, on either side. */
export const fellsWords = (screen: TableScreen, choice: Choice): string =>
  (({ fells = [], wins }: Then) => spaced(...fells.map((seat) => screen.say('ui-fells', { seat, wins: String(wins) }))))(afterOf(choice))

/** What entering a new space gives; alone its peril is dice. Of another one, why it gives nothing more. */
function gainWords({ map }: Board, { space, glory, peril, dice, danger = 0 }: Enters): string {
  if (glory === undefined) return ui('gains-nothing', { danger, taken: map.find(({ id }) => id === space)?.taken ?? '' })
  return dice ? ui('gains-dice', { glory, dice, most: Math.min(6, dice) }) : ui('gains', { glory, peril: peril ?? 0, danger })
}
