/** The seam: whose turn and what may be done, and the buttons that do it. What would come of it: foretell.ts. */
import { tight } from '../../lib/breakable'
import { asSentence, capital, small, t } from '../../lib/i18n.svelte'
import { idIn, partsOf } from '../../lib/ids'
import type { Option } from '../../lib/types'
import type { Act, Saying } from '../types'
import { choosingActs, type Wording } from '../../table/acts'
import type { Choice, TableScreen } from '../../table/screen.svelte'
import { phone } from '../../table/narrow'
import { lineOf } from '../../table/references'
import { askedWords } from '../../table/words'
import { boardOf, playerOf, type Battle, type Board, type Moment, type Roll, type Then } from './board'
import { exitsAloud } from './aloud'
import { briefOf, cardOf, mapOf, textOf } from './catalogue.svelte'
import { afterOf, aimed, askedOf, beganHere, buttonsOf, difference, isBlow, isEnd, isHeld, isPass, letterOf, numbersOf, oddsLine, onMapAlone, questsOf, QUIET } from './choosing'
import { aimMore, briefWords, consequence, encounterBrief, fellsWords, lostWords, orWords, outcomeWords, pricedWords, pricesOf, risksOf, wastes, workOf, workWords } from './foretell'
import { drawnOf } from './drawn'
import { gistOf } from './facts'
import { exitsOf, SIDE_NAMES, whereAloud } from './geometry'
import { goalsAt } from './goals'
import { isPassing, passingWords, wishAct } from './wish'
import { abilityNamed, harmWords, kindNamed, named, needsWords, percent, spaced, ui } from './say'

/** What the seam says. */
export function prompt(screen: TableScreen): Saying {
  const { view } = screen
  const board = boardOf(screen.view)
  if (view.over) return ended(screen, board)
  const asked = askedOf(screen)
  if (!asked) return { more: spaced(watching(screen, board), isPassing(screen) ? passingWords(screen) : '') || undefined }
  const bold = boldFor(screen, board, asked.what)
  const { selected, held } = screen
  if (selected) return { bold, stays: selected.option.key === 'attempt', say: joined(bold, `${wordsFor(screen, selected)}.`), more: selected.option.key === 'pass' ? rollWords(screen, board.moment?.rolls ?? []) : consequence(selected, screen) || moreFor(screen, board, asked.what) } // to pass costs nothing
  if (held !== null) return { bold, say: heldWords(screen, held), more: spaced(aimMore(screen, held), QUIET.includes(asked.what) ? payersWords(screen, held) : '') }
  return { bold, say: joined(bold, sayFor(screen, board, asked.what)), more: moreFor(screen, board, asked.what) }
}

/** After a colon (as in "Your turn:") a sentence goes on, after a full stop it begins. */
const joined = (bold: string | undefined, say: string): string => (bold?.endsWith('.') ? capital(say) : say)

/** What was taken up, and what is to be chosen for it. */
export function heldWords(screen: TableScreen, held: string): string {
  const choices = screen.choicesOn(held)
  if (choices.length && choices.every(({ option }) => option.args.doing === 'quest')) return ui('take-quest', { glory: Number(choices[0]?.option.args.glory) })
  const aims = choices.some(({ option }) => option.touches.length > 1)
  return ui(aims ? 'take-aim' : choices.some(({ option }) => typeof option.args.x === 'number') ? 'take-x' : 'take-way', { card: aimed(screen, held) })
}

function ended(screen: TableScreen, board: Board): Saying {
  const won = screen.view.journal.findLast(({ key }) => key === 'wins')
  return { say: won ? lineOf(screen, won) : ui(board.solo ? 'ended-lost' : 'ended-nobody') }
}

/** Whose turn it is, or why I am asked in somebody else's. */
function boldFor(screen: TableScreen, board: Board, what: string): string | undefined {
  const me = screen.view.seat
  const { battle, moment } = board
  if (what === 'respond' && battle) return attackedWords(screen, battle)
  if (what === 'challenge' && battle?.quest && battle.target === me) return ui('bold-hunted')
  if (what === 'challenge' && screen.choices.some(isBlow)) return ui('bold-challenge')
  if (moment?.kind === 'enter') return enteredWords(screen, board)
  if (firstOf(screen).cause) return screen.say('ui-bold-wound', firstOf(screen))
  if (what === 'hero') return ui('bold-hero')
  if (what === 'discard') return ui('bold-discard')
  if (QUIET.includes(what) && moment?.kind === 'roll') return spaced(caughtWords(screen, board, moment), beforeRoll(screen, board, moment))
  if (QUIET.includes(what)) return moment ? ui(`bold-${moment.kind}`, { of: moment.rolls[0]?.of ?? '', name: screen.name(board.active ?? ''), you: String(board.active === me), at: board.declared && board.declared_now.length ? 'declared' : board.phase }) : ui('bold-window')
  return board.active === me || board.phase === 'setup' ? undefined : ui('bold-choice')
}

/** That a trap sent against somebody else is for whoever stands there. */
const caughtWords = ({ view: { seat } }: TableScreen, { battle }: Board, { rolls }: Moment): string => {
  const trap = battle?.target !== seat && rolls.some((roll) => roll.seat === seat && roll.source === 'trap') && battle?.traps.find(({ sprung }) => !sprung)
  return trap ? ui('bold-trap-all', { card: named(trap.card) }) : ''
}

/** "Before Ilka rolls for The Hidden Phylactery:", or what the roll is to overcome; of several who roll, I for myself. */
function beforeRoll(screen: TableScreen, board: Board, { rolls, quest }: Moment): string {
  const roll = rolls.find(({ seat }) => seat === screen.view.seat) ?? rolls[0]
  const who = roll?.seat ?? board.active ?? ''
  const of = quest ? 'quest' : roll?.needs ? 'threat' : 'other'
  return ui('bold-roll', { you: who === screen.view.seat ? 'yes' : 'no', name: screen.name(who), of, quest: quest ? named(quest) : '', form: roll ? kindNamed(roll.form) : '', needs: roll?.needs ?? 0 })
}

/** "You enter the Crypt:", or who does. */
function enteredWords(screen: TableScreen, board: Board): string {
  const space = named(playerOf(board, board.active)?.space ?? '')
  return board.active === screen.view.seat ? ui('bold-enter-you', { space }) : ui('bold-enter-name', { space, name: screen.name(board.active ?? '') })
}

function attackedWords(screen: TableScreen, battle: Battle): string | undefined {
  const standing = battle.attacks.filter((attack) => !attack.gone)
  if (battle.defender === null) return undefined
  const [attack, ...others] = standing
  if (battle.defender === screen.view.seat && attack?.monster && !attack.by_hero && !others.length) {
    const card = named(attack.monster)
    return attack.owner ? ui('attacks-you', { name: screen.name(attack.owner), card }) : ui('foe-attacks-you', { card })
  }
  if (attack?.by_hero && attack.monster) {
    return ui('bold-hero-attacks', { you: attack.owner === screen.view.seat ? 'yes' : 'no', name: screen.name(attack.owner ?? ''), card: named(attack.monster) })
  }
  const [trap] = battle.traps
  if (!attack && trap) return ui('bold-trap', { card: named(trap.card) })
  return battle.defender === screen.view.seat ? ui('bold-attacked', { count: standing.length }) : ui('bold-attacked-other', { name: screen.name(battle.defender) })
}

/** What the question's first option tells: of a wound that I may prevent by what it is, and which of how many. */
const firstOf = ({ view: { asks: [ask] } }: TableScreen): Choice['option']['args'] => ask?.options[0]?.args ?? {}

/** What may be done; the question's own sentence where nothing better is known. */
function sayFor(screen: TableScreen, board: Board, what: string): string {
  const sole = soleOf(screen)
  const me = playerOf(board, screen.view.seat)
  const one = oneOf(screen)
  const tapped = { hand: String(digitsAreForHand(screen)) }
  if (sole) return ui(sole.option.key.startsWith('use') ? 'say-use' : 'say-play', { later: String(sole.option.args.later), card: abilityNamed(String(sole.option.args.card)), aim: aimOf(screen, sole) || 'no' })
  if (one) return ui('say-play', { card: aimed(screen, one), aim: 'no' })
  if (what === 'hero' && me) return ui('say-hero', { count: me.ap + me.fall_ap })
  const [{ option: { key = '', args = {} } = {} } = {}] = screen.choices
  if (key === 'give-up-for') return ui('say-pay-quest', { quest: named(String(args.quest)), left: Number(args.left) })
  if (key === 'give-up' && args.cause) return ui('say-give-up', { where: String(args.where) })
  if (key === 'reroll') return ui('say-reroll', { cost: Number(args.cost) })
  if (what === 'prevent') return ui('say-wound', firstOf(screen))
  if (what === 'respond') return ui(board.battle?.defender === screen.view.seat ? 'say-respond' : 'say-help', tapped)
  if (board.moment?.kind === 'enter') return ui('say-enter')
  if (what === 'challenge' && screen.choices.some(isBlow)) return ui('say-challenge', { heroes: String(screen.choices.some((each) => isBlow(each) && each.option.touches[0]?.startsWith('seat:'))), cards: String(screen.choices.some(({ option }) => /^(play|use)/.test(option.key))) }) // a hero that lies may only stand up
  if (what === 'lord' && board.declared) return ui('say-lord-declared')
  if (what === 'discard') return ui('say-discard', { may: String(screen.choices.some(isPass)) })
  const foe = what === 'form' && foeOf(board)
  if (foe && foe.hero) return ui('say-form', { card: named(foe.monster), name: screen.name(foe.hero), quest: foe.owner === null && foe.hero !== screen.view.seat })
  const { moment } = board
  const left = meant(screen)
  if (left.length && left.every(({ option }) => option.key === 'drop')) return ui('say-drop', { quest: named(String(left[0]?.option.args.quest)) })
  if (QUIET.includes(what) && moment) return ui(screen.choices.every((choice) => isBlow(choice) || choice.option.touches[0]?.startsWith('act:')) ? 'say-window-act' : 'say-window', tapped)
  return askedWords(screen, what)
}

/** The monster whose form of attack is open. */
const foeOf = ({ battle }: Board) => battle?.attacks.find(({ form, gone, by_hero }) => !form && !gone && !by_hero)

/** What I may do at a moment; nothing at other questions. */
const meant = (screen: TableScreen): Choice[] => screen.choices.filter((each) => QUIET.includes(each.ask.what) && !isPass(each))

/** At a moment: the one card that may be played or used, in the one way that it can be. */
export function soleOf(screen: TableScreen): Choice | null {
  const [choice, ...others] = meant(screen)
  return choice && !others.length && typeof choice.option.args.card === 'string' && !isBlow(choice) ? choice : null
}

/** At a moment: the one card of my hand that may be played, however it is aimed. */
function oneOf(screen: TableScreen): string | null {
  const [one, ...others] = new Set(meant(screen).map(({ option }) => option.touches[0] ?? ''))
  return one?.startsWith('hand:') && !others.length ? one : null
}

/** Whose peril pays for a card of mine, of several targets the one that is chosen. */
function paidWords(screen: TableScreen, held: string): string {
  const prices = new Map(screen.choicesOn(held).flatMap((choice) => {
    const { pays, cost = 0, left } = afterOf(choice)
    return pays && left !== undefined ? [[`${pays} ${cost}`, { name: screen.name(pays), you: String(pays === screen.view.seat), cost, peril: left + cost, left }]] : []
  }))
  const each = [...prices.values()]
  return each.length > 1 ? ui('costs-peril-either', { each: orWords(each.map((price) => ui('costs-peril-one', price))) }) : each[0] ? ui('costs-peril', each[0]) : ''
}

/** The same, and why nobody else is aimed at. */
function payersWords(screen: TableScreen, held: string): string {
  const { battle } = boardOf(screen.view)
  const refused = Object.entries(screen.view.why).flatMap(([at, why]) => {
    const [thing, aim = ''] = at.split('>')
    const seat = idIn('seat', aim)
    if (why.key === 'no-use-there' && battle && !battle.heroes[seat ?? '']) return [] // nobody asks about whoever does not fight
    const { text } = screen.refusalText(why)
    return thing === held && seat ? (why.args.target_seat ? text : `${screen.name(seat)}: ${text}`) : []
  })
  return spaced(paidWords(screen, held), ...refused)
}

/** What of my glory a card costs. */
function costsWords(screen: TableScreen, board: Board, choice: Choice): string {
  const { cost: price, glory } = choice.option.args
  const cost = Number(price ?? glory ?? 0)
  return afterOf(choice).glory !== undefined && cost > 0 ? ui('costs-glory', { cost, glory: playerOf(board, screen.view.seat)?.glory ?? 0 }) : ''
}

/** What a card takes and does, and what it would change. */
const soleWords = (screen: TableScreen, sole: Choice, costs = ''): string =>
  spaced(payersWords(screen, sole.option.touches[0] ?? ''), lostWords(screen, sole), costs, workOf(screen, sole), fellsWords(screen, sole), ...risksOf(screen, sole))

/** The same of each of several cards, before one is taken up; of one for X what the least and the most do, of one that others pay for what they pay, of one with a choice of targets what it says. */
function offersWords(screen: TableScreen): string {
  const one = oneOf(screen)
  const all = meant(screen)
  return spaced(...new Set(all.map((choice) => {
    const { args: { card, x, on }, touches: [held = ''] } = choice.option
    const { glory, pays } = afterOf(choice)
    const face = cardOf(String(card))
    const gist = pays && face && gistOf(face)
    if (!card || (pays ?? glory) === undefined || (!pays && Number(x) > 1)) return ''
    if (pays) return one ? spaced(payersWords(screen, one), workWords(choice)) : `${spaced(named(String(card)), gist && `(${gist})`)}: ${small(paidWords(screen, held))}`
    const aims = all.some(({ option: { args, touches } }) => touches[0] === held && args.on !== on)
    const price = x ? 0 : Number(choice.option.args.cost ?? choice.option.args.glory ?? 0)
    const name = price ? ui('answer-with', { of: 'glory', card: abilityNamed(String(card)), n: price }) : abilityNamed(String(card))
    const range = rangeWords(screen, all.filter(({ option: { args, touches } }) => touches[0] === held && args.on === on && args.target_seat === choice.option.args.target_seat))
    const does = range ? spaced(small(briefWords(choice)), range) : small(aims ? briefWords(choice) || workWords(choice) : soleWords(screen, choice))
    return `${name}${x && !range && !afterOf(choice).idle ? `, ${ui('x', { x: 1 })}` : ''}${does ? `: ${does}` : '.'}`
  })))
}

/** Of a card for X: what each X that does more than the one before makes of the chance that counts most. */
function rangeWords(screen: TableScreen, same: readonly Choice[]): string {
  const xs = same.filter((choice) => Number(choice.option.args.x) && !wastes(screen, choice))
  const all = xs.map((choice) => pricesOf(screen, choice)[0])
  const [first] = all
  return first && xs[1] ? ui('x-range', { what: outcomeWords(screen, first), each: xs.map(({ option: { args } }, k) => `${percent(all[k]?.after ?? first.before)} (${ui('x', { x: Number(args.x) })})`).join(', '), before: first.before }) : ''
}

/** Whom of the others a card is aimed at. */
const aimOf = (screen: TableScreen, { option: { args } }: Choice): string => (args.target_seat && args.target_seat !== screen.view.seat ? screen.name(String(args.target_seat)) : '')

/** The second line while nothing is chosen. */
function moreFor(screen: TableScreen, board: Board, what: string): string | undefined {
  const me = playerOf(board, screen.view.seat)
  const { moment } = board
  const sole = soleOf(screen)
  const change = sole && soleWords(screen, sole, costsWords(screen, board, sole))
  if (change) return change
  const offers = offersWords(screen)
  if (moment?.rolls.length) return [rollWords(screen, moment.rolls), offers].filter(Boolean).join('. ')
  if (what === 'save' || (what === 'discard' && !board.solo)) return spaced(ui(`${what}-more`, firstOf(screen)), what === 'discard' && phone.current && board.hand.some(({ id }) => cardOf(id)?.designed) && ui('discard-star')) // a finger reads no title
  if (what === 'hero') {
    const notes = screen.choices.flatMap(({ option: { args } }) => (args.note ? ui('stays', args) : []))
    const sold = me && !me.ap && !me.fall_ap ? screen.choices.flatMap(({ option: { args } }) => (args.gives === 'ap' ? ui('ap-offer', { glory: args.cost ?? 0, ...args, card: named(String(args.card)) }) : [])) : []
    return spaced(gone(screen), ...sold, ...(notes.length || !me || me.ap + me.fall_ap !== 1 ? notes : [ui('last-ap')])) || undefined // beside a note each choice says it that spends the point; what there is to do for a quest has its button, and tells its price once it is taken up
  }
  const wounds = what === 'reward' && me ? (board.battle?.rewards[me.seat] ?? 0) : 0
  if (what === 'reward') return spaced(wounds > 1 ? ui('reward-more', { count: wounds }) : '', board.solo ? '' : ui('reward-what'))
  const about = cardAsked(screen) ?? laid(screen, what)
  const found = what === 'lay' && !board.solo && about ? mapOf(about) : null
  if (about) return what === 'keep' ? ui('keep-more', { card: named(about), hurt: String(screen.choices.some(({ option }) => option.key === 'keep-discard')) }) : spaced(...[named(about), found && ui('gains', { glory: found.glory, peril: found.peril, danger: found.danger }), exitsTo(screen, about), ...goalsAt(screen, about, what === 'lay'), what === 'lay' && ui('lay-fits')].map((each) => each && asSentence(each)))
  if (what === 'declare' || what === 'lord') return spaced(riseWords(screen), plannedWords(screen, board), startsWords(screen, board, what), perilWords(screen, board), stuckWords(screen, what))
  if (what === 'challenge') {
    const lies = me?.down && screen.choices.some(({ option }) => option.key.startsWith('stand-up'))
    return spaced(riseWords(screen), lies ? ui('rise-to-challenge', { left: String(me.ap + me.fall_ap > 1) }) : '', board.battle?.quest && board.battle.target === me?.seat ? ui('hunt-pass') : '', offers) || undefined
  }
  if (QUIET.includes(what)) return spaced(riseWords(screen), offers, wishAct(screen)?.id === 'until-me' ? ui('until-more', { short: String(phone.current), last: String(screen.view.journal.some(({ key, args }) => key === 'last-turn' && args.seat === me?.seat && args.sure)) }) : '') || undefined
  if (what === 'stat') return spaced(...new Set(screen.choices.flatMap((choice) => risksOf(screen, choice))))
  if (what === 'prevent') {
    const { by_card, last } = firstOf(screen)
    const rest = board.battle?.traps.find(({ card }) => card === by_card)?.fails.filter((harm) => harm.what !== 'wound') ?? []
    return spaced(last ? ui('fells-unprevented') : '', rest[0] ? ui('prevents-rest', { harm: harmWords(rest) }) : ui('prevents-wound'), textOf(String(by_card)))
  }
  const thrown = what === 'reroll' && screen.view.journal.findLast(({ key }) => key === 'tries-luck')
  if (thrown) return lineOf(screen, thrown) // the dice, and what they had to show
  if (what === 'take') return spaced(...screen.choices.map((choice) => (choice.option.args.quest ? ui('take-along-more', { text: textOf(String(choice.option.args.quest)) }) : fellsWords(screen, choice))))
  if (['buy', 'extra-die', 'dodge'].includes(what)) return firstOf(screen).fells ? ui('fells-own') : undefined // each button says its chance
  const odds = what === 'form' && oddsLine(screen, { odds: Object.assign({}, ...screen.choices.map((choice) => afterOf(choice).odds)) as Then['odds'] }, (numbers) => ui('form-odds', { ...numbers, you: String(!foeOf(board)) }))
  if (odds) return odds
  const chances = screen.choices.filter(({ option }) => typeof option.args.percent === 'number')
  if (chances.length) {
    return ui('chances', { each: chances.map((choice) => `${percent(Number(choice.option.args.percent))} (${screen.label(choice)})`).join(', ') })
  }
  return undefined
}

/** Why there is nothing to explore, or no hero here to attack any more: the button for it is gone. */
function gone(screen: TableScreen): string | undefined {
  const refusal = Object.entries(screen.view.why).find(([object, { key }]) => (object === 'act:explore' && key.startsWith('no-map')) || (object.startsWith('seat:') && key === 'one-battle'))?.[1]
  return refusal && screen.refusalText(refusal).text
}

/** The chance to get up, where that takes a roll. */
function riseWords(screen: TableScreen): string {
  const rise = screen.choices.find(({ option }) => option.key === 'stand-up-roll')
  return rise ? ui('rise-more', { value: Number(rise.option.args.value), percent: Number(rise.option.args.percent) }) : ''
}

/** The one card that a question is about: where a monster goes, on which end of the deck a card. */
export function cardAsked(screen: TableScreen): string | null {
  const [first, ...rest] = askedOf(screen)?.options ?? []
  const card = first?.args.card
  return typeof card === 'string' && rest.length && first?.touches[0]?.startsWith('act:') && rest.every(({ args }) => args.card === card) ? card : null
}

/** The exits of the map card that is to be laid, in words; where there is a rail, it has them. */
function exitsTo(screen: TableScreen, space: string): string {
  const ways = new Set(screen.choices.map(({ option }) => option.args.turned))
  const card = phone.current && ways.size < 2 ? mapOf(space) : null // turned it has them elsewhere: the pictures show which
  return card ? exitsAloud(exitsOf(card, drawnOf(screen)?.turned === 1)) : ''
}

/** The map card that was found and is to be laid: on a small map no name can be read. */
function laid(screen: TableScreen, what: string): string | null {
  const [space, ...others] = what === 'lay' && !screen.selected ? new Set(screen.choices.map(({ option }) => String(option.args.space))) : []
  return space && !others.length ? space : null
}

/** The rolls about to be made, as far as one line has room. */
function rollWords(screen: TableScreen, rolls: readonly Roll[]): string {
  const told = rolls.slice(0, 2).map((roll) => rollLine(screen, roll))
  if (rolls.length > told.length) told.push(ui('rolls-more', { count: rolls.length - told.length }))
  return told.join('; ')
}

/** One roll: "Аня: magic 4+, 50 %", or "Your hero: magic 4+, 50 %". */
export function rollLine(screen: TableScreen, roll: Roll): string {
  const monster = roll.monster ? named(roll.monster) : ''
  const hero = roll.seat === screen.view.seat ? ui('roll-mine') : roll.seat ? screen.name(roll.seat) : ''
  const who = [hero, monster].filter(Boolean).join(' → ')
  const of = roll.of === 'attack' || roll.of === 'counter' ? roll.of : 'threat'
  const x = roll.source === 'trap' ? boardOf(screen.view).battle?.traps.find(({ sprung }) => !sprung)?.x : 0
  return ui(`roll-${of}${roll.percent === null ? '-open' : ''}`, { who, form: kindNamed(roll.form), needs: needsWords(roll.needs ?? 0, roll.danger, x), percent: roll.percent ?? 0 })
}

/** Why there is no way back from a declaration; '' where there is one. */
const stuckWords = ({ view }: TableScreen, what: string): string => (what === 'declare' && view.undo && !view.undo.can ? t(`ui-undo-${view.undo.why}`) : '')

/** Whom I can make pay, and how much. */
function perilWords(screen: TableScreen, board: Board): string {
  const others = board.players.filter((player) => player.seat !== screen.view.seat && player.alive)
  return ui('perils', { each: others.map((player) => `${screen.name(player.seat)}\u00a0${player.peril - plannedFor(board, player.seat)}`).join(', ') })
}

/** What the golden button does: it begins a declaration, or the attack that ends it. */
const startsWords = (screen: TableScreen, board: Board, what: string): string =>
  what === 'declare' ? (board.declared_now.length ? ui('done-more') : '') : screen.choices.some(({ option }) => option.key === 'declare') ? ui('declare-more') : ''

/** What my declaration holds so far: nobody has to look into the rail for it. */
function plannedWords(screen: TableScreen, board: Board): string {
  if (board.declared || !board.declared_now.length) return ''
  return ui('planned', { each: board.declared_now.map(({ card, target }) => `${named(card)} → ${screen.name(target)}`).join(', ') })
}

/** The peril that my declaration already takes from somebody. */
export const plannedFor = (board: Board, seat: string): number =>
  board.declared ? 0 : board.declared_now.filter((each) => each.target === seat).reduce((sum, each) => sum + each.cost, 0)

/** A map card and where it would be laid, without the figures of a terminal. */
export const inFull = ({ key, args }: Option): string | undefined => (key === 'lay' ? capital(ui('map-lay', { space: named(String(args.space)), where: whereAloud({ x: Number(args.x), y: Number(args.y) }) })) : undefined)

/** A choice as a sentence: the full words where the game has them. */
function wordsFor(screen: TableScreen, choice: Choice): string {
  const { key, args } = choice.option
  if (key === 'search' || (key === 'attempt' && afterOf(choice).risks?.length)) return ui('try', { key, quest: named(String(args.quest)) }) // its chance and price stand below
  const way = key.startsWith('move') ? ` (${ui(`map-${SIDE_NAMES[Number(partsOf(choice.option.id)[1])]}`)})` : '' // spaces may have one name
  const place = named(String(args.space))
  const said = briefOf(String(args.card ?? '')) ? { ...choice, option: { ...choice.option, args: { ...args, doing: '' } } } : choice // what it does stands below
  const words = screen.inFull(said).replace(/\.$/, '').replace(place, place + way)
  const names = Object.values(args).flatMap((each) => (typeof each === 'string' && each ? [named(each), screen.name(each)].filter((name) => name !== each) : []))
  return names.some((name) => words.startsWith(name)) ? words : small(words) // it stands after a colon, where only a name has a capital
}

/** While the others act. */
function watching(screen: TableScreen, board: Board): string | undefined {
  const { battle, active } = board
  if (battle) return ui('watch-battle', { name: screen.name(battle.target), you: battle.target === screen.view.seat, space: named(battle.space) })
  return active === null || active === screen.view.seat ? undefined : ui(`watch-${board.phase}`, { name: screen.name(active), you: false })
}

/** A map card lies both ways at its place, and is turned there; of several cards each is laid for itself. */
const wording = (screen: TableScreen): Wording => ({
  cancel: ui('cancel'),
  difference: (choice, among) => pricedWords(screen, choice) || [difference(screen, choice, among), choice.option.key.startsWith('add') ? encounterBrief(choice) : ''].filter(Boolean).join(' · '),
  bare: onMapAlone,
  isWay: (other, selected) => (other.ask.what !== 'lay' || other.option.args.space === selected.option.args.space) && !wastes(screen, other),
  way: ({ ask }) => (ask.what === 'lay' ? { text: ui('map-turn-card'), key: 'R' } : null),
})

/** Whether the die on a button says that there is no way back: to explore a card is drawn. */
const isRolled = (final: boolean | undefined, choice: Choice | null): boolean => final === true && choice?.option.key !== 'explore'

/** The buttons of the seam, primary first. */
export function acts(screen: TableScreen): Act[] | null {
  const wish = wishAct(screen)
  if (wish && !screen.view.asks.length) return [wish]
  if (screen.view.over || !screen.active || screen.doubt || !askedOf(screen)) return null
  const chosen = choosingActs(screen, wording(screen))
  if (chosen) return chosen.map((act) => (act.id === 'cancel' && beganHere(screen) ? { ...act, run: () => leave(screen) } : { ...act, ...(act.id === 'do' ? { text: doWords(screen) } : {}), final: isRolled(act.final, screen.selected) }))
  const loose = buttonsOf(screen)
  const own = loose.filter((choice) => !letterOf(choice))
  const only = loose.length === screen.choices.length
  const likely = best(loose)
  const sole = soleOf(screen)
  const first = sole ? [{ id: sole.id, text: [labelOf(sole), aimOf(screen, sole)].filter(Boolean).join(' → '), primary: !Number(sole.option.args.cost ?? sole.option.args.glory ?? 0), final: sole.option.final, run: () => screen.choose(sole) }] : []
  const quests = questActs(screen)
  return [...first, ...blows(screen), ...uses(screen), ...quests, ...sorted(loose).map((choice, k): Act => ({
    id: choice.id, text: passWords(screen, choice), key: letterOf(choice) || digitOf(screen, own, choice), final: isRolled(choice.option.final, choice),
    primary: !first.length && !quests.length && (likely ? choice === likely : k === 0 && choice.option.key !== 'buy') && (only ? loose.length < 4 : !rank(choice)), run: () => (phone.current && choice.option.key === 'explore' ? screen.select(choice) : screen.choose(choice)), // a finger slips: first it says that this cannot be taken back
  })), ...backFrom(screen), ...(wish?.id === 'until-me' ? [wish] : [])]
}

/** What the button of a selected choice says: a step is a risk where a trap or hazard may be failed. */
function doWords(screen: TableScreen): string {
  const { selected } = screen
  if (!selected || !/^move(-trap)?$/.test(selected.option.key)) return selected ? screen.label(selected) : ''
  const { percent = 100 } = selected.option.args
  const sure = percent === 100 && (afterOf(selected).risks ?? []).every((risk) => risk.percent === 100)
  return screen.say(sure ? 'do-move' : 'do-move-trap', selected.option.args)
}

/** What a button without a card says: what declining does not do, what glory makes of the chance. */
export function passWords(screen: TableScreen, choice: Choice): string {
  const { key, args } = choice.option
  if (key === 'buy' || key.startsWith('extra-die')) return `${screen.label(choice)}: ${percent(Number(args.percent))}`
  if (key !== 'pass') return screen.label(choice)
  const what = askedOf(screen)?.what
  if (what === 'respond') return ui('no-response')
  if (what === 'challenge' && screen.choices.some(isBlow)) return ui('no-challenge')
  return boardOf(screen.view).moment?.kind === 'enter' ? ui('no-card') : screen.label(choice)
}

/** A card with its target: the button still names the act. */
const labelOf = ({ option: { key, args } }: Choice): string =>
  ui(key.startsWith('use') ? 'do-use-it' : 'do-play-it', { ...args, card: abilityNamed(String(args.card)) })

/** Attacks and challenges: on a small screen what they aim at may be out of sight. Taken up, they show all their odds. */
const blows = (screen: TableScreen): Act[] =>
  screen.choices.filter((choice) => isBlow(choice) || choice.option.key === 'attack-hero').slice(0, 4).map((choice): Act => ({ id: choice.id, text: blowWords(screen, choice), run: () => screen.select(choice) }))

/** What such a button says, with the chance. */
function blowWords(screen: TableScreen, choice: Choice): string {
  const { percent } = choice.option.args
  const brief = choice.option.key.includes('hero') ? 'attack-brief' : 'challenge-brief'
  return typeof percent === 'number' ? ui(brief, { label: screen.label(choice), percent, ...Object.values(afterOf(choice).odds ?? {}).filter(({ attack }) => attack === percent).map(numbersOf)[0] }) : screen.label(choice)
}

/** What of mine beside the hand may be used at a moment, by name: on a small screen it lies out of sight; the one card of the hand that may be; and always what the hero and the space offer. */
function uses(screen: TableScreen): Act[] {
  if (soleOf(screen)) return []
  const one = oneOf(screen)
  const things = new Map(screen.choices.filter(({ ask, option: { key, touches } }) => touches[0] === one || key.startsWith('use') && (QUIET.includes(ask.what) ? /^(card|hero|space)/ : /^(hero|space)/).test(touches[0] ?? '')).map((choice) => [choice.option.touches[0] ?? '', choice]))
  return [...things].slice(0, 3).map(([thing, choice]): Act => ({ id: thing, text: labelOf(choice), run: () => screen.touch(thing, null) }))
}

/** What may be done for my quests here: the first of these is what one came for. Taken up, it tells its chance and its price. */
function questActs(screen: TableScreen): Act[] {
  const choices = questsOf(screen)
  return choices.slice(0, 3).map((choice, k): Act => ({
    id: choice.id, text: tight(questWords(screen, choice, choices.length > 1)), primary: k === 0 && !(Number(choice.option.args.percent) < 50), run: () => screen.select(choice), // what mostly fails is not plainly the way on
  }))
}

/** What such a button says: what is done, for which quest, its price and its chances. */
function questWords(screen: TableScreen, choice: Choice, several: boolean): string {
  const { key, args } = choice.option
  const label = several || key === 'search' ? `${screen.label(choice)}: ${named(String(args.quest))}` : screen.label(choice)
  const odds = Object.values(afterOf(choice).odds ?? {})
  const [worst] = [...odds].sort((one, other) => other.attack - one.attack) // the monster attacks in the form that it chooses
  if (worst) return ui('hunt-brief', { label, cost: Number(args.cost ?? 0), attack: worst.attack, counter: worst.counter })
  if (key === 'search') return ui('search-brief', { label, percent: Number(args.percent) }) // what is needed it tells once it is taken up
  return key === 'attempt' ? ui('attempt-brief', { label, cost: Number(args.cost), percent: Number(args.percent) }) + raisedWords(args) : label
}

/** How far glory could raise the chance of an attempt; '' where it cannot. */
const raisedWords = ({ glory, best, percent }: Choice['option']['args']): string => (Number(best) > Number(percent) ? `, ${ui('attempt-raised', { glory: Number(glory), best: Number(best) })}` : '')

/** Of forms to attack in the one with the best chance. */
function best(choices: readonly Choice[]): Choice | null {
  if (!choices.length || !choices.every(({ option }) => option.key === 'form' && typeof option.args.percent === 'number')) return null
  return choices.reduce((one, other) => (Number(other.option.args.percent) > Number(one.option.args.percent) ? other : one))
}

/** Out of the declaration, step by step: what the undo does, where the eye is. */
function backFrom(screen: TableScreen): Act[] {
  if (askedOf(screen)?.what !== 'declare' || !screen.view.undo?.can) return []
  return [{ id: 'back', text: ui(boardOf(screen.view).declared_now.length ? 'back-last' : 'back'), key: 'U', run: () => screen.undo() }]
}

/** Back to where the declaration was begun from. */
export function leave(screen: TableScreen): void {
  screen.select(null)
  screen.undo()
}

/** What passes or ends comes last. */
const sorted = (choices: Choice[]): Choice[] => [...choices].sort((a, b) => rank(a) - rank(b))
const rank = (choice: Choice): number => (isEnd(choice) ? 2 : letterOf(choice) === 'P' ? 1 : 0)

/** The digit that presses a button, where no hand card takes the digits. */
export function digitOf(screen: TableScreen, own: readonly Choice[], choice: Choice): string {
  const at = own.indexOf(choice)
  return at < 0 || at > 8 || digitsAreForHand(screen) ? '' : String(at + 1)
}

export const digitsAreForHand = (screen: TableScreen): boolean => screen.choices.some(isHeld)
