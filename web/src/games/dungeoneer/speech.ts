/** The table as plain sentences: the text mode, and screen readers (docs/language.md section 12). */
import { asSentence, t } from '../../lib/i18n.svelte'
import type { View } from '../../lib/types'
import { boardOf, playerOf, type Attack, type Battle, type Goal, type Player } from './board'
import { oddsAloud } from './choosing'
import { kindNamed, listed, named, needsWords, turnWords, spaced, ui } from './say'
import { stepOf, sumAloud, sumOf, whoWords } from './battle'

type Names = Record<string, string>
const nameIn = (names: Names, seat: string | null): string => (seat === null ? '' : (names[seat] ?? seat))

/** "In play: Barrow Blade, Third Eye." or nothing. */
const cards = (what: string, ids: readonly string[]): string => (ids.length ? ui('sr-list', { what: ui(what), cards: listed(ids.map(named)) }) : '')

function playerAloud(player: Player, names: Names): string {
  const head = `${t('ui-seat', { seat: player.seat })}, ${nameIn(names, player.seat)}`
  if (!player.hero) return asSentence(head)
  if (!player.alive) return `${asSentence(head)} ${ui('sr-defeated')}`
  const { melee = 0, magic = 0, speed = 0 } = player.stats
  const figures = ui('sr-player', {
    hero: named(player.hero), level: player.level, life: player.life, most: player.most, glory: player.glory, peril: player.peril, ap: player.ap,
    melee, magic, speed, quests: player.completed.length, hand: player.hand,
  })
  const where = player.space ? ui('sr-in', { space: named(player.space) }) : ''
  return spaced(
    asSentence(head), figures, where, player.down ? asSentence(ui('down')) : '', cards('inventory', player.inventory.map(({ id }) => id)),
    cards('lair', player.lair), cards('banes', [...player.banes, ...player.on_hero]), cards('quests', [...player.quests, ...player.escorts.filter((id) => !player.quests.includes(id))]),
  )
}

/** "Slay Draky: 2 moves away, Inner Sanctum." */
function goalAloud(goal: Goal): string {
  const where = goal.space === null ? ui('goal-nowhere') : ui(`goal-${goal.stage}`, { steps: goal.steps ?? 0 })
  const place = goal.space === null || goal.steps === 0 ? where : ui('sr-nearest', { where, space: named(goal.space) })
  return goal.quest === null ? asSentence(place) : ui('sr-goal', { quest: named(goal.quest), where: place })
}

const sumIn = (attack: Attack, of: 'attack' | 'counter'): string => ((sum) => (sum ? sumAloud(sum) : '?'))(sumOf(attack, of))

function attackAloud(attack: Attack, names: Names): string {
  const card = attack.monster ? named(attack.monster) : nameIn(names, attack.owner)
  if (attack.gone) return `${card}: ${ui('res-gone')}`
  const said = attack.form === '' ? '' : ui('sr-attack', { card, form: kindNamed(attack.form), attack: sumIn(attack, 'attack'), counter: sumIn(attack, 'counter'), life: attack.life })
  return spaced(said || asSentence(card), attack.odds ? oddsAloud(card, attack.odds) : '')
}

function battleAloud(battle: Battle, names: Names): string[] {
  const step = stepOf(battle)
  return [
    `${asSentence(ui('battle-in', { space: named(battle.space) }))} ${ui('step-of', { step, name: ui(`step-${step}`) })}. ${nameIn(names, battle.target)} ${whoWords(battle)}.`,
    ...battle.traps.map((trap) => ui('sr-trap', { card: named(trap.card), form: trap.stats.map(kindNamed).join('/'), needs: needsWords(trap.needs, trap.danger) })),
    ...battle.attacks.map((attack) => attackAloud(attack, names)),
  ]
}

/** The whole table. */
export function speech(view: View, names: Names): string[] {
  const board = boardOf(view)
  const told: string[] = []
  if (board.active && board.turn) told.push(`${turnWords(view)}. ${ui(`watch-${board.phase}`, { name: nameIn(names, board.active) })}`)
  if (view.moment && !view.asks.length) told.push(ui('sr-moment'))
  if (board.battle) told.push(...battleAloud(board.battle, names))
  const me = playerOf(board, view.seat)
  told.push(...[...(me ? [me] : []), ...board.players.filter((player) => player !== me)].map((player) => playerAloud(player, names)))
  if (board.hand.length) told.push(ui('sr-list', { what: ui('hand'), cards: board.hand.map(({ id, cost }) => ui('sr-cost', { card: named(id), cost })).join('; ') }))
  told.push(...board.quests.goals.map(goalAloud))
  if (board.declared_now.length) {
    told.push(ui('sr-list', { what: ui('declaration'), cards: board.declared_now.map((each) => ui('sr-plan', { card: named(each.card), name: nameIn(names, each.target), cost: each.cost })).join('; ') }))
  }
  const spaces = board.map.map((lies) => {
    const here = board.players.filter((player) => player.alive && player.space === lies.id).map((player) => nameIn(names, player.seat))
    return here.length ? `${named(lies.id)} (${listed(here)})` : named(lies.id)
  })
  if (spaces.length) told.push(ui('sr-list', { what: ui('maps'), cards: spaces.join(', ') }))
  return told.map(asSentence)
}
