/** The table as plain sentences: the text mode, and screen readers (docs/language.md section 12). */
import { asSentence, capital, t } from '../../lib/i18n.svelte'
import type { Option, View } from '../../lib/types'
import { askedIn } from '../../table/choosing'
import type { Passage } from '../../table/game'
import { boardOf, playerOf, type Attack, type Battle, type Board, type Goal, type Player } from './board'
import { heroesOffered, oddsAloud } from './choosing'
import { apart, passageOf, printed, spotOf } from './described'
import { SIDE_NAMES } from './geometry'
import { asksWords, kindNamed, listed, named, needsWords, turnWords, spaced, ui } from './say'
import { stepOf, sumAloud, sumOf, whoWords } from './battle'

type Names = Record<string, string>
const nameIn = (names: Names, seat: string | null): string => (seat === null ? '' : (names[seat] ?? seat))

/** "In play: Barrow Blade, Third Eye." or nothing. */
const cards = (what: string, ids: readonly string[]): string => (ids.length ? ui('sr-list', { what: capital(ui(what)), cards: listed(ids.map(named)) }) : '')

/** A hero with its figures and where it is; read closely, all that is printed on its cards. */
function playerAloud(board: Board, player: Player, names: Names, mine: boolean): string | Passage {
  const head = `${t('ui-seat', { seat: player.seat })}, ${nameIn(names, player.seat)}`
  if (!player.hero) return asSentence(head)
  if (!player.alive) return `${asSentence(head)} ${ui('sr-defeated')}`
  const { melee = 0, magic = 0, speed = 0 } = player.stats
  const figures = ui('sr-player', {
    hero: named(player.hero), level: player.level, life: player.life, most: player.most, glory: player.glory, peril: player.peril, ap: player.ap,
    melee, magic, speed, quests: player.completed.length, hand: player.hand,
  })
  const where = player.space ? ui('sr-in', { space: spotOf(board, player.space) }) : ''
  const threshold = player.thresholds.length ? ui('told-of-threshold', { sides: player.thresholds.map((side) => ui(`map-${SIDE_NAMES[side]}`)).join(', ') }) : ''
  const [[boons, most_boons], [treasures, most_treasures]] = [player.boons, player.treasures]
  const lie = [player.hero, ...player.inventory.flatMap(({ id, under }) => [id, ...under]), ...player.on_hero, ...player.banes, ...player.lair, ...(mine ? [] : player.quests)]
  const said = spaced(
    asSentence(head), figures, ui('told-of-limits', { boons, most_boons, treasures, most_treasures }), where, threshold, player.down ? asSentence(ui('down')) : '', cards('inventory', player.inventory.map(({ id }) => id)),
    cards('lair', player.lair), cards('banes', [...player.banes, ...player.on_hero]), cards('quests', player.quests), cards('escorts', player.escorts),
  )
  return { id: `seat:${player.seat}`, head: said, reads: lie.join(), lines: lie.map((id) => printed(board, id)) }
}

/** "Slay Draky: 2 moves away, Inner Sanctum (1:0)." Read closely, all that is printed on it. */
function goalAloud(board: Board, goal: Goal): string | Passage {
  const where = ui(`goal-${goal.stage}`, { steps: goal.steps ?? 0 })
  const place = goal.space === null || goal.steps === 0 ? where : ui('sr-nearest', { where, space: spotOf(board, goal.space) })
  if (goal.quest === null) return asSentence(place)
  return { id: `quest:${goal.quest}`, head: asSentence(ui('sr-goal', { quest: named(goal.quest), shared: String(board.quests.global.includes(goal.quest)), where: [place, asksWords(goal)].filter(Boolean).join(', ') })), reads: goal.quest, lines: [printed(board, goal.quest)] }
}

const sumIn = (attack: Attack, of: 'attack' | 'counter'): string => ((sum) => (sum ? sumAloud(sum) : '?'))(sumOf(attack, of))

function attackAloud(attack: Attack, names: Names, earns: boolean): string {
  const card = attack.monster ? named(attack.monster) : nameIn(names, attack.owner)
  if (attack.gone) return `${card}: ${ui('res-gone')}`
  const said = attack.form === '' ? '' : ui('sr-attack', { card, form: kindNamed(attack.form), attack: sumIn(attack, 'attack'), counter: sumIn(attack, 'counter'), life: attack.life })
  return spaced(said || asSentence(card), attack.odds ? oddsAloud(card, attack.odds) : '', earns && attack.monster && asSentence(ui('told-of-kill')))
}

/** Read closely, all that is printed on what attacks. */
const closely = (board: Board, card: string, head: string): string | Passage => (card ? { id: `attack:${card}`, head: asSentence(head), reads: card, lines: [printed(board, card)] } : asSentence(head))

function battleAloud(board: Board, battle: Battle, names: Names, me: string | null): (string | Passage)[] {
  const step = stepOf(battle)
  return [
    `${asSentence(ui('battle-in', { space: named(battle.space) }))} ${ui('step-of', { step, name: ui(`step-${step}`) })}. ${asSentence(whoWords(battle, me, nameIn(names, battle.target)))}`,
    ...battle.traps.map((trap) => closely(board, trap.card, ui('sr-trap', { card: named(trap.card), form: trap.stats.map(kindNamed).join('/'), needs: needsWords(trap.needs, trap.danger, trap.x) }))),
    ...battle.attacks.map((attack) => closely(board, attack.gone ? '' : attack.monster, attackAloud(attack, names, !battle.quest))),
  ]
}

/** What I answer to, said once with the question: the chances of each attack on me, and that a hit may be my last. */
export function atStake(view: View): string {
  const [board, asked] = [boardOf(view), askedIn(view)]
  const me = playerOf(board, view.seat)
  if (asked?.what !== 'respond' || !me) return ''
  const mine = (board.battle?.attacks ?? []).filter(({ hero, monster, by_hero, gone, odds }) => !gone && odds && (by_hero ? !monster && hero === me.seat : hero === me.seat))
  const last = mine.some(({ odds }) => odds && odds.attack > 0 && me.life <= (odds.wounds ?? 1))
  return spaced(...mine.map(({ monster, odds }) => odds && oddsAloud(named(monster), odds)), last && ui('fells', { you: 'true', name: '', wins: 'false' }))
}

/** The one card that a question is about: on which end of the deck it goes, whom a monster follows. */
function askedAbout(view: View): string[] {
  const [first, ...rest] = askedIn(view)?.options ?? []
  const card = first?.args.card
  return typeof card === 'string' && rest.length && first?.touches[0]?.startsWith('act:') && rest.every(({ args }) => args.card === card) ? [card] : []
}

/** What stands behind the words of a choice: nobody sees which space of a name is meant, or how a card would lie. */
export const beside = (view: View, option: Option): string => ((notes) => (notes.length ? ` (${notes.join('; ')})` : ''))(apart(boardOf(view), option))

/** The whole table. */
export function speech(view: View, names: Names): (string | Passage)[] {
  const board = boardOf(view)
  const told: (string | Passage)[] = []
  if (board.active && board.turn) told.push(asSentence(view.over ? turnWords(view) : `${turnWords(view)}. ${ui(`watch-${board.phase}`, { name: nameIn(names, board.active), you: board.active === view.seat })}`))
  if (view.moment && !view.asks.length) told.push(ui('sr-moment'))
  if (board.battle) told.push(...battleAloud(board, board.battle, names, view.seat))
  told.push(...[...heroesOffered(view), ...askedAbout(view)].map((id) => printed(board, id)))
  const me = playerOf(board, view.seat)
  told.push(...[...(me ? [me] : []), ...board.players.filter((player) => player !== me)].map((player) => playerAloud(board, player, names, player === me)))
  for (const { id, cost } of board.hand) told.push({ id: `hand:${id}`, head: `${capital(ui('hand'))}: ${asSentence(ui('sr-cost', { card: named(id), cost }))}`, reads: id, lines: [printed(board, id)] })
  for (const id of board.map_hand) told.push({ id: `hand:${id}`, head: `${capital(ui('map-hand'))}: ${asSentence(named(id))}`, reads: id, lines: [printed(board, id)] })
  told.push(...board.quests.goals.map((goal) => goalAloud(board, goal)))
  if (board.declared_now.length) {
    told.push(asSentence(ui('sr-list', { what: ui('declaration'), cards: board.declared_now.map((each) => ui('sr-plan', { card: named(each.card), name: nameIn(names, each.target), cost: each.cost })).join('; ') })))
  }
  const laying = new Set(view.asks.flatMap(({ options }) => options.flatMap(({ key, args }) => (key === 'lay' ? [String(args.space)] : []))))
  told.push(...[...laying].map((id) => printed(board, id)))
  told.push(...board.map.map((lies) => passageOf(board, lies, view.seat, names)))
  const { winter } = board
  if (board.turn) told.push(asSentence(`${ui('deck-left', { count: board.deck })}, ${ui('map-left', { count: board.maps_left })}${winter ? `, ${ui('ice-left', { count: winter.left, value: winter.on ? winter.least : 0 })}` : ''}`))
  return told
}
