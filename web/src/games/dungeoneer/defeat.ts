/** My hero's defeat: what stands on the large stage. */
import type { Defeat, Sum } from '../../table/game'
import type { TableScreen } from '../../table/screen.svelte'
import type { Beat } from '../../table/story/beats'
import { GROUPS, pictureOf } from './art'
import { rollerOf, sumOf } from './battle'
import { boardOf, playerOf, type Attack } from './board'
import { cardOf } from './catalogue.svelte'
import { kindNamed, named, ui } from './say'

/** The attack that struck the hero down: of the card that its defeat names, else of a hero. */
const strokeOf = (attacks: readonly Attack[], card: string): Attack | undefined => attacks.find(({ monster, total }) => monster === card && total !== null)

const heroOf = (screen: TableScreen, seat: string): string => named(playerOf(boardOf(screen.view), seat)?.hero ?? '')

/** One side of a fight in figures. */
function sideOf(screen: TableScreen, attack: Attack, of: 'attack' | 'counter', harm: boolean): Sum[] {
  const sum = sumOf(attack, of)
  if (!sum || sum.total === null) return []
  const seat = rollerOf(attack, of)
  const form = attack.form ? kindNamed(attack.form) : ''
  return [{
    seat: seat ?? (attack.by_hero ? null : attack.owner), name: seat ? heroOf(screen, seat) : named(attack.monster), parts: `${form} ${sum.value} +`.trim(), dice: sum.die === null ? [] : [sum.die],
    total: sum.total, won: harm,
  }]
}

/** What is said of it, and the sums where a fight or a roll decided. */
function causeOf(screen: TableScreen, card: string): Pick<Defeat, 'cause' | 'sums'> {
  const board = boardOf(screen.view)
  const me = screen.view.seat
  const space = named(playerOf(board, me)?.space ?? '')
  const wound = screen.view.journal.findLast(({ key, args }) => key === 'wounded' && args.seat === me)
  const attack = wound?.args.cause === 'strike' ? strokeOf(board.battle?.attacks ?? [], card) : undefined
  if (attack) {
    const mine = rollerOf(attack, 'attack') === me ? 'attack' : 'counter'
    const [theirs] = sideOf(screen, attack, mine === 'attack' ? 'counter' : 'attack', true)
    const [own] = sideOf(screen, attack, mine, false)
    if (theirs && own) {
      const form = attack.form ? kindNamed(attack.form) : ''
      return { cause: ui('defeat-fight', { space, card: theirs.name, form, total: theirs.total, against: own.total }), sums: [theirs, own] }
    }
  }
  const what = card ? named(card) : ''
  const last = screen.view.journal.findLast(({ key, args }) => (key === 'threat' || key === 'turn') && (key === 'turn' || args.seat === me))
  if (wound && last?.key === 'threat' && wound.n > last.n && what) {
    const roll = screen.view.journal.findLast(({ key, n, args }) => key === 'rolls' && n < last.n && args.seat === me)
    const { total, value } = last.args as { total: number; value: number }
    const die = Number(roll?.args.die)
    const sums: Sum[] = [
      { name: what, parts: ui('defeat-needs'), dice: [], total: value, won: true },
      { seat: me, name: heroOf(screen, me ?? ''), parts: roll ? `${kindNamed(String(roll.args.form))} ${total - die} +` : '', dice: roll ? [die] : [], total },
    ]
    return { cause: ui('defeat-threat', { space, card: what, total, value }), sums }
  }
  return { cause: what ? ui('defeat-card', { space, card: what }) : ui('defeat-space', { space }) }
}

export function defeat(screen: TableScreen, beat: Beat): Defeat | null {
  const board = boardOf(screen.view)
  const player = playerOf(board, screen.view.seat)
  if (!player?.hero) return null
  const { hero, level, completed } = player
  const card = String(beat.entries.findLast(({ key }) => key === 'defeated')?.args.card ?? '')
  return {
    icon: pictureOf(hero, cardOf(hero)), pigment: GROUPS.hero.pigment, name: named(hero), sub: ui('defeat-level', { level }), head: ui('defeat-head'),
    ...causeOf(screen, card),
    reached: [
      { icon: 'laurels-trophy', label: ui('defeat-quests'), value: ui('defeat-quests-of', { count: completed.length }) },
      { icon: 'rank-3', label: ui('defeat-reached'), value: String(level) },
      { icon: 'hourglass', label: ui('defeat-rounds'), value: String(board.round) },
    ],
    on: screen.view.settings.resurrection === true && !board.solo ? ui('defeat-rises') : undefined,
  }
}
