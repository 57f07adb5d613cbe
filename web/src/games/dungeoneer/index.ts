/** The screen of Dungeoneer, whatever set of cards is played. */
import { called, t } from '../../lib/i18n.svelte'
import { partsOf } from '../../lib/ids'
import { askedIn } from '../../table/choosing'
import type { Entry, View } from '../../lib/types'
import { phone } from '../../table/narrow'
import type { TableScreen } from '../../table/screen.svelte'
import { ghostsOf, turnGhost } from '../../table/tiles/laying'
import type { GameScreen } from '../types'
import BoardPart from './Board.svelte'
import { boardOf, playerOf } from './board'
import { openCards } from './catalogue.svelte'
import { heroesOffered, QUIET, gestureOf } from './choosing'
import Hand from './Hand.svelte'
import { key, keys, letter } from './keyboard'
import { landFrom } from './land.svelte'
import { panel } from './panel.svelte'
import { acts, inFull, prompt } from './prompt'
import Quests from './Quests.svelte'
import { objectsOf } from './recent'
import { kindNamed, named, turnWords, ui } from './say'
import { scene } from './scene'
import SeamNote from './SeamNote.svelte'
import SeatStats from './SeatStats.svelte'

landFrom(async () => (await import('./land')).default)

/** What a phase is called. */
const phaseName = (phase: string): string =>
  phone.current && ['hero', 'dungeonlord', 'close'].includes(phase) ? ui(`phase-${phase}`) : phase === 'map' ? ui('map-phase-map') : kindNamed(phase)

/** A name of at most so many letters: a phone's top bar has one line for turn, name and phase. */
const NAME = 10
const brief = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name)

/** I: the board of the player in focus, else mine. */
function boardKey(event: KeyboardEvent, table: TableScreen): boolean {
  if (event.code !== 'KeyI' || event.shiftKey) return false
  const at = document.activeElement?.closest<HTMLElement>('[data-object^="seat:"]')?.dataset.object?.replace('seat:', '')
  panel.toggle({ seat: panel.seat ?? at ?? table.view.seat ?? 'A' })
  return true
}

/** Answers that leave no line in the log, and have words of their own in a replay. */
const STEP_VERBS: readonly string[] = ['pass', 'end', 'declare', 'add', 'done', 'no', 'nobody']

/** Whether the game is over, or its end is just being told. */
const ended = ({ over, journal }: View): boolean => over || journal.at(-1)?.key === 'wins'

/** What all are told, and I beside it in words of my own; what another line says with more, of the same card; of strikes, what leaves no life. */
const ECHOES: Record<string, string> = { draws: 'draws-what', 'lord-passes': 'no-lord-phase', 'strikes-monster': 'monster-defeated', wounded: 'defeated', struck: 'wounded', 'stands-up': 'threat', 'stays-down': 'threat', rolls: 'threat' }
/** That nobody rolls on the way in through a blocked exit, or a trap, and which wounds bring nothing, is said once in a game. */
const again = ({ key, n, args }: Entry, journal: readonly Entry[]): boolean => /^(untested|no-reward)$/.test(key) && journal.some((each) => each.key === key && each.n < n && each.args.kind === args.kind)

/** Whether another line tells of the same: of the same card, or, of a roll against a threat, with the same total. */
const isSame = ({ key, args }: Entry, other: Entry): boolean => (key === 'rolls' ? args.of === 'threat' && other.args.total === args.total : (other.args.card || '') === (args.card || ''))

const screen: GameScreen = {
  opens: openCards,
  gesture: gestureOf,
  Board: BoardPart,
  Hand,
  handObjects(view) {
    const heroes = heroesOffered(view)
    return heroes.length ? heroes.map((id) => `hero-card:${id}`) : boardOf(view).hand.map(({ id }) => `hand:${id}`)
  },
  SeatStats,
  RailFoot: Quests,
  ending: () => import('./ending'),
  scene,
  SeamNote,
  prompt,
  inFull,
  acts,
  key,
  letter: (event, table) => boardKey(event, table) || (event.code === 'KeyR' && !event.shiftKey && turnGhost(table)) || letter(event, table),
  keys: () => [
    ...keys(), ['I', ui('card-key-board')], ['R', ui('map-key-turn')], ['0', ui('map-key-fit')], ['C', ui('map-key-centre')], ['+ −', ui('map-key-zoom')], ['↑ ↓ ← →', ui('map-key-arrows')],
  ],
  turnOf: (view) => boardOf(view).active,
  crumbs(view) {
    const { phase, turn, active } = boardOf(view)
    if (!turn) return [{ strong: phaseName(phase) }]
    const crumbs: { strong: string; rest?: string }[] = [{ strong: turnWords(view, phone.current ? '-brief' : '') }]
    if (ended(view)) return [...crumbs, { strong: t('ui-crumb-over') }]
    if (!active) return crumbs
    const name = called(view.names?.[active] ?? active)
    const whose = active === view.seat ? ui('map-turn-you') : phone.current ? brief(name) : ui('map-turn', { name })
    const acting = phone.current && phase === 'hero' && playerOf(boardOf(view), active) // a seat has no room for action points
    return [...crumbs, { strong: '', rest: whose }, { strong: '', rest: phaseName(phase) + (acting ? ` · ${ui('rest-ap', { count: acting.ap + acting.fall_ap })}` : '') }]
  },
  echoes: (entry, other, journal) => again(entry, journal) || (other.key === ECHOES[entry.key] && other.args.seat === entry.args.seat && isSame(entry, other) && !entry.args.life),
  seatSub(view, seat) {
    const player = playerOf(boardOf(view), seat)
    return player?.hero ? named(player.hero) : ''
  },
  seatWord(view, seat) {
    const { battle, active } = boardOf(view)
    const player = playerOf(boardOf(view), seat)
    if (ended(view) || !player) return ''
    if (!player.alive) return ui('map-word-out')
    if (battle?.defender === seat) return ui('map-word-defends')
    if (view.seat === seat && QUIET.includes(askedIn(view)?.what ?? '')) return ui('word-asked')
    return active === seat && view.seat !== seat ? ui('map-word-turn') : ''
  },
  seatOut: (view, seat) => playerOf(boardOf(view), seat)?.alive === false,
  later: async () => (await import('./later')).default,
  logObjects: objectsOf,
  speech: () => import('./speech'),
  logHeads: ['turn'],
  stepWords(what, option) {
    if (what === 'form' || what === 'stat') return ui('map-step-form', { form: kindNamed(option) })
    const [verb = ''] = partsOf(option)
    return ui(`map-step-${STEP_VERBS.includes(verb) ? verb : 'other'}`)
  },
  logIcon: ({ key: event }) => (event === 'defeated' ? 'tombstone' : event === 'completes' ? 'laurels-trophy' : event === 'wins' ? 'trophy' : null),
  scores: (view) => Object.fromEntries(boardOf(view).players.map((player) => [player.seat, player.completed.length])),
  home(table) {
    const [ghost] = ghostsOf(table)
    if (ghost) return ghost.place
    const asked = askedIn(table.view)
    const space = playerOf(boardOf(table.view), table.view.seat)?.space
    return asked && ['hero', 'swap', 'swap-with', 'entrance', 'rise-at'].includes(asked.what) && space ? `space:${space}` : null
  },
}

export default screen
