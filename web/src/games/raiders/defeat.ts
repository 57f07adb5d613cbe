/** My hero's death: what stands on the large stage. */
import type { Defeat } from '../../table/game'
import type { TableScreen } from '../../table/screen.svelte'
import { listed } from '../../lib/i18n.svelte'
import type { Beat } from '../../table/story/beats'
import { pictureOf } from './art'
import { boardOf } from './board'
import { named, speak, ui } from './say'
import { bleedersOf, JUDGED, sceneOf, sinceEntered } from './story'

export function defeat(screen: TableScreen, beat: Beat): Defeat | null {
  const { view } = screen
  const board = boardOf(view)
  const { heroes, contest, level, levels } = board
  const hero = heroes.find(({ seat }) => seat === view.seat)
  if (!hero) return null
  const bleeds = beat.entries.at(-1)?.key === 'bleeds'
  const blow = view.journal.findLast(({ key, args }) => key === 'wounded' && args.seat === hero.seat)
  const { wounds, treasure, character } = hero
  /** What the room asked for and what came of it, as the log says it: whose card it was, and how much was missing. */
  const judged = contest && sinceEntered(view.journal).find(({ key }) => JUDGED.includes(key))
  const why = [judged, blow].flatMap((line) => (line ? screen.say(`log-${line.key}`, line.args) : [])).join(' ')
  const scene = bleeds || !judged ? null : sceneOf(view, beat, (seat) => screen.name(seat))
  const fates = scene?.what === 'verdict' ? scene.fates : []
  const victims = bleedersOf(board, wounds)
  const others = victims.filter((seat) => seat !== hero.seat).map((seat) => screen.name(seat))
  const out = heroes.filter(({ alive, seat }) => alive || victims.includes(seat)).sort((a, b) => b.wounds - a.wounds)
  return {
    icon: pictureOf(character), pigment: 'iron', name: named(character), sub: screen.name(hero.seat),
    head: ui(bleeds ? 'defeat-bleeds' : 'defeat-dies'),
    cause: bleeds ? ui('defeat-bleeds-why', { wounds, others: others.length, names: listed(others) }) : blow?.args.full ? why : `${why} ${ui('defeat-dies-why')}`,
    sums: bleeds ? out.map((each) => ({ seat: each.seat, name: screen.name(each.seat), parts: ui('defeat-wounds'), dice: [], total: each.wounds, won: victims.includes(each.seat) }))
      : fates.map((fate) => ({ seat: fate.seat, name: screen.name(fate.seat), parts: fate.texts.slice(0, 1).map(({ say }) => speak(say)).join(''), dice: [], total: fate.value, won: fate.dead })),
    reached: [
      { icon: 'two-coins', label: ui('defeat-treasure'), value: String(treasure) },
      { icon: 'wooden-door', label: ui('defeat-level'), value: ui('defeat-of', { level, levels }) },
    ],
  }
}
