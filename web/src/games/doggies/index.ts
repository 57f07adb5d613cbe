/** The screen of Dungeons & Doggies. */
import { t } from '../../lib/i18n.svelte'
import type { Figure } from '../../lib/types'
import { prefs } from '../../lib/prefs.svelte'
import { askedIn } from '../../table/choosing'
import { phone } from '../../table/narrow'
import type { TableScreen } from '../../table/screen.svelte'
import { ghostsOf, turnGhost } from '../../table/tiles/laying'
import type { GameScreen } from '../types'
import Board from './Board.svelte'
import { boardOf, dogOf, roomAt } from './board'
import Hand from './Hand.svelte'
import Pile from './Pile.svelte'
import Plan from './Plan.svelte'
import { acts, LETTERS, prompt } from './prompt'
import { named, spot, ui } from './say'
import SeamNote from './SeamNote.svelte'
import SeatStats from './SeatStats.svelte'

/** E, X and N choose an action, R turns the drawn room, digits are the buttons of a room. */
function letter(event: KeyboardEvent, screen: TableScreen): boolean {
  if (event.shiftKey || event.repeat || !screen.active) return false
  if (event.code === 'KeyR') return turnGhost(screen)
  const what = askedIn(screen.view)?.what
  const digit = prefs.speech ? 0 : Number(event.code.match(/^(?:Digit|Numpad)([1-9])$/)?.[1] ?? 0)
  const wanted = what === 'room' ? screen.choices[digit - 1] : what === 'turn' ? screen.choices.find(({ option }) => event.code === `Key${LETTERS[option.id]}`) : undefined
  if (!wanted || screen.lost) return false
  screen.meant(wanted)
  return true
}

const screen: GameScreen = {
  Board,
  Hand,
  SeamNote,
  SeatStats,
  Scene: Plan,
  RailFoot: Pile,
  scene: (table) => ({ tab: ui('tab-plan'), open: boardOf(table.view).walk && !phone.current ? 'walk' : null }),
  ending: () => import('./ending'),
  prompt,
  acts,
  final: 'padlock',
  letter,
  inFull: ({ key, args }) => (key === 'place' ? ui('aloud-lay', { room: named(String(args.space)), ...spot({ x: Number(args.x), y: Number(args.y) }) }) : undefined),
  keys: () => [...Object.entries(LETTERS).map(([action, key]): [string, string] => [key, ui(`key-${action}`)]), ['R', ui('key-turn')], ['1–9', ui('key-room')]],
  turnOf: (view) => boardOf(view).active,
  crumbs(view) {
    const { round, rounds, deck, countdown } = boardOf(view)
    if (!round) return []
    if (view.over) return [{ strong: t('ui-crumb-over') }]
    return [{ strong: ui('round', { round }), rest: ui('of', { count: rounds }) }, { strong: '', rest: ui(countdown ? 'countdown' : 'deck', { count: deck }) }]
  },
  seatSub: (view, seat) => ((dog) => (dog ? named(dog.dog) : ''))(dogOf(boardOf(view), seat)),
  seatOpens: true,
  seatWord(view, seat) {
    const dog = dogOf(boardOf(view), seat)
    return !dog || dog.where === 'in' || view.over ? '' : ui(`where-${dog.where}`)
  },
  logObjects: ({ args }) => [args.room, args.beyond].flatMap((room) => (typeof room === 'string' && room ? [`space:${room}`] : [])),
  logOpens: ({ key, args }) => (key === 'best-way' ? String(args.seat) : null),
  logHeads: ['round', 'sets-out', 'draws'],
  logIcon: ({ key }) => ({ leaves: 'exit-door', sleeps: 'night-sleep', round: 'stairs', wins: 'trophy' })[key] ?? null,
  later: async () => (await import('./later')).default,
  speech: () => import('./speech'),
  home(table) {
    const board = boardOf(table.view)
    const [ghost] = ghostsOf(table)
    if (ghost) return ghost.place
    return askedIn(table.view)?.what === 'walk' && board.walk ? `space:${roomAt(board, board.walk.cell)?.card.id ?? 'start'}` : null
  },
  figures(view, seat): Record<string, Figure> {
    const [{ paws, purse } = {}, dog] = [view.figures?.[seat], dogOf(boardOf(view), seat)]
    return dog && boardOf(view).walk?.seat === seat && paws && purse ? { paws: { ...paws, value: dog.paws, most: dog.board }, purse: { ...purse, value: dog.coins } } : {}
  },
  scores: (view) => Object.fromEntries(boardOf(view).dogs.map(({ seat, coins }) => [seat, coins])),
}

export default screen
