/** My hero's defeat: what stands on the large stage. */
import type { Defeat, Sum } from '../../table/game'
import type { TableScreen } from '../../table/screen.svelte'
import type { Beat } from '../../table/story/beats'
import { pictureOf } from './art'
import { rollerOf, sumOf } from './battle'
import { boardOf, playerOf, type Attack, type Entries } from './board'
import { cardOf } from './catalogue.svelte'
import { addedWords } from './checks'
import { bandOf } from './facts'
import { asSentence } from '../../lib/i18n.svelte'
import { kindNamed, named, ui } from './say'

/** What the journal says of it: what it was, whose, and the roll that was lost (no form: there was none). */
type Fall = Entries['defeated']

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

/** Both sums of the fight that the hero lost, the other one first; none when the battle is not on the board. */
function fightOf(screen: TableScreen, card: string): Sum[] | undefined {
  const attack = boardOf(screen.view).battle?.attacks.find(({ monster, total }) => monster === card && total !== null)
  if (!attack) return undefined
  const [mine, theirs] = rollerOf(attack, 'attack') === screen.view.seat ? (['attack', 'counter'] as const) : (['counter', 'attack'] as const)
  return [...sideOf(screen, attack, theirs, true), ...sideOf(screen, attack, mine, false)]
}

/** What a roll had to reach, and what it came to. */
function rollOf(screen: TableScreen, name: string, { total, against }: Fall): Sum[] {
  const me = screen.view.seat
  const roll = screen.view.journal.findLast(({ key, args }) => key === 'threat' && args.seat === me)
  return [
    { name, parts: ui('defeat-needs'), dice: [], total: against, won: true },
    { seat: me, name: heroOf(screen, me ?? ''), parts: roll ? `${addedWords(screen.view, roll).slice(2)} +` : '', dice: roll ? [Number(roll.args.die)] : [], total },
  ]
}

/** The blow in a few words, and the sums where a fight or a roll decided. */
function blowOf(screen: TableScreen, fall: Fall): Pick<Defeat, 'blow' | 'sums'> {
  const { cause, card, by_seat, form, total, against } = fall
  const name = cause === 'hero' ? heroOf(screen, by_seat) : card ? named(card) : ''
  if (form && (cause === 'hero' || cause === 'strike')) {
    return { blow: ui('defeat-fight', { card: name, form: kindNamed(form), total: against, against: total }), sums: fightOf(screen, card) }
  }
  if (form) return { blow: ui('defeat-threat', { card: name, total, value: against }), sums: rollOf(screen, name, fall) }
  return name ? { blow: asSentence(name) } : {}
}

export function defeat(screen: TableScreen, beat: Beat): Defeat | null {
  const board = boardOf(screen.view)
  const player = playerOf(board, screen.view.seat)
  if (!player?.hero) return null
  const { hero, level, completed } = player
  const fall = beat.entries.findLast(({ key }) => key === 'defeated')?.args as Fall | undefined
  if (!fall) return null
  const { blow, sums } = blowOf(screen, fall)
  const card = cardOf(hero)
  const calling = card ? bandOf(card).text : ''
  return {
    icon: pictureOf(hero, cardOf(hero)), pigment: 'iron', name: named(hero), sub: [calling, ui('defeat-level', { level })].filter(Boolean).join(', '), head: ui('defeat-head'),
    cause: ui('defeat-where', { hero: named(hero), space: named(player.space ?? ''), blow: blow ? 'true' : 'false' }), blow, after: ui('defeat-no-life'), sums,
    reached: [
      { icon: 'laurels-trophy', label: ui('defeat-quests'), value: ui('defeat-quests-of', { count: completed.length }) },
      { icon: 'rank-3', label: ui('defeat-reached'), value: String(level) },
      { icon: 'hourglass', label: ui('defeat-turns'), value: String(board.turn) },
    ],
    on: screen.view.settings.resurrection === true && !board.solo ? ui('defeat-rises') : undefined,
  }
}
