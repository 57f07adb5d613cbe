/** The screen of Dungeon Twister. */
import type { GameScreen } from '../types'
import { called, t } from '../../lib/i18n.svelte'
import { partsOf } from '../../lib/ids'
import { askedIn } from '../../table/choosing'
import { phone } from '../../table/narrow'
import { fates } from './aloud'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import { boardOf, seatOf } from './board'
import { TAUGHT } from './hints'
import { home, key, keys, letter } from './keyboard'
import { toldBoard } from './telling'
import { playOf } from './play.svelte'
import { acts, draws, prompt } from './prompt'
import RailFoot from './RailFoot.svelte'
import { pieceName, ui } from './say'
import SeamNote from './SeamNote.svelte'
import SeatStats from './SeatStats.svelte'
import { gestureOf } from './gestures'

const screen: GameScreen = {
  wide: true,
  taught: TAUGHT,
  gesture: gestureOf,
  undo: (screen) => playOf(screen).wholeWalk,
  Board,
  Hand: Bar,
  SeatStats,
  RailFoot,
  SeamNote,
  ending: () => import('./ending'),
  later: async () => (await import('./later')).default,
  prompt,
  acts,
  menu: (screen) => draws(screen, false),
  home,
  key,
  letter,
  keys,
  final: 'padlock',
  turnOf: (view) => boardOf(view).active,
  crumbs(view) {
    const { turn, card, active, phase, left, boost, winner, drawn } = toldBoard(view)
    if (phase !== 'turns' || turn === 0) return [{ strong: ui(`phase-${phase}`) }]
    const over = view.over || (!card && (winner !== null || drawn)) // what is told of the end has no next turn
    const choosing = active !== null && !card && !over // the turn begins with its card, which is not chosen yet
    const crumbs: { strong: string; rest?: string }[] = [{ strong: ui('turn', { turn: choosing ? turn + 1 : turn, limit: Number(view.settings?.turn_limit ?? 0) }) }]
    if (active && !over) {
      const [who, you] = active === view.seat ? ['', '-you'] : [called(view.names?.[active] ?? active), '']
      // a phone has one line for it: the card and what is left of it stand beside the names
      const told = phone.current ? (you ? [ui('turn-you')] : []) : [card ? ui(`plays${you}`, { card, left }) : ui(`plays-none${you}`)]
      const rest = [...told, ...(card ? Object.values(boost).map((count) => ui('plays-potion', { count })) : [])].join(', ')
      crumbs.push({ strong: who, rest })
    }
    if (view.over) crumbs.push({ strong: t('ui-crumb-over') })
    return crumbs
  },
  seatOut: () => false,
  seatNote(view, seat) {
    const board = boardOf(view)
    const player = board.players.find((each) => each.seat === seat)
    return player ? fates(board, player) : ''
  },
  seatWord(view, seat) {
    const board = boardOf(view)
    if (view.over && board.drawn) return ui('word-draw')
    if (view.over || view.waiting.includes(seat) || view.ready.includes(seat)) return ''
    if (board.battle) return ui(board.battle.attackers.some(({ piece }) => seatOf(piece) === seat) ? 'fight-attacks' : 'fight-defends')
    const player = board.players.find((each) => each.seat === seat)
    return board.phase === 'hide' && player?.to_hide ? ui('to-hide', { count: player.to_hide }) : ''
  },
  logObjects(entry) {
    const { args } = entry
    const objects: string[] = []
    for (const key of ['square', 'start', 'pit']) if (typeof args[key] === 'string') objects.push(`square:${args[key]}`)
    for (const key of ['piece', 'target_piece', 'item_piece']) if (typeof args[key] === 'string') objects.push(`piece:${args[key]}`)
    for (const key of ['attackers', 'defenders', 'tokens']) if (Array.isArray(args[key])) objects.push(...args[key].map((id) => `piece:${String(id)}`))
    if (typeof args.place === 'string') objects.push(`place:${args.place}`)
    return objects
  },
  logHeads: ['plays-card', 'first-to-hide', 'first-player'],
  stepSecret(what, option) {
    const [, piece = '', where = ''] = partsOf(option)
    return what === 'starter' || what === 'hide' ? `${pieceName(piece)} → ${where}` : ''
  },
  stepWords(what, option) {
    const [verb = '', first = '', second = ''] = partsOf(option)
    if (what === 'starter' || what === 'hide') return ui(`step-${what}`)
    if (what === 'act' && verb === 'move') return ui('step-move', { piece: pieceName(first) })
    if (what === 'step' && verb === 'go') return ui('step-go', { square: first })
    if (what === 'step' || what === 'act') return ui(`do-${verb}`, { square: second })
    return ''
  },
  scores: (view) => Object.fromEntries(boardOf(view).players.map((player) => [player.seat, player.points])),
  logIcon: ({ key }) => (key === 'killed' ? 'tombstone' : key === 'leaves' ? 'exit-door' : key === 'reveals' ? 'dungeon-light' : null),
  speech: () => import('./speech'),
  handObjects(view) {
    const what = askedIn(view)?.what
    const board = boardOf(view)
    const mine = board.players.find((player) => player.seat === view.seat)
    // A card is chosen by the number on it.
    const [kind, cards] = what === 'card' ? ['action', ['2', '3', '4', '5']] : ['combat', what === 'combat' ? (mine?.combat ?? []) : []]
    return cards.length ? Array.from({ length: 9 }, (_, k) => (cards.includes(String(k + 1)) ? `${kind}:${k + 1}` : '')) : []
  },
}

export default screen
