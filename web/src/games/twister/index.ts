/** The screen of Dungeon Twister. */
import type { GameScreen } from '../types'
import type { Seat, View } from '../../lib/types'
import Bar from './Bar.svelte'
import Board from './Board.svelte'
import type { Board as TwisterBoard } from './board'
import { keyOf, USUAL } from './deeds'
import { playOf } from './play.svelte'
import { acts, prompt } from './prompt'
import RailFoot from './RailFoot.svelte'
import { pieceName, ui } from './say'
import SeamNote from './SeamNote.svelte'
import SeatStats from './SeatStats.svelte'
import { speech } from './speech'

const boardOf = (view: View): TwisterBoard => view.board as TwisterBoard

const screen: GameScreen = {
  wide: true,
  Board,
  Hand: Bar,
  SeatStats,
  RailFoot,
  SeamNote,
  prompt,
  acts,
  key(event, table) {
    const play = playOf(table)
    if (event.code === 'Escape') return play.escape()
    if (event.code === 'Enter') {
      if (event.repeat || (play.aim === null && play.to === null)) return false
      // Wherever the focus was left while choosing: on the piece itself, on the button of the action.
      const { piece, verb } = (event.target as HTMLElement).dataset
      if (event.target !== document.body && !(piece && piece === play.actor) && !(verb && verb === play.verb)) return false
      return play.confirm(), true
    }
    return false
  },
  letter(event, table) {
    if (event.shiftKey || !playOf(table).letter(event.code)) return false
    // Enter is to confirm what the letter began, not to press the button that was used last.
    const focused = document.activeElement
    if (focused instanceof HTMLElement && !focused.dataset.square && !focused.dataset.verb) focused.blur()
    return true
  },
  keys: () => [
    ...[...USUAL, 'open', 'break', 'through', 'heal', 'fire', 'recover', 'drink', 'take', 'drop', 'give', 'swap', 'end']
      .map((verb): [string, string] => [keyOf(verb), ui(`do-${verb}`)])
      .reduce<[string, string][]>((found, [key, does]) => {
        const same = found.find((each) => each[0] === key)
        if (same) same[1] += `, ${does}`
        else found.push([key, does])
        return found
      }, []),
    ['0', ui('key-fit')], ['C', ui('key-centre')], ['+ −', ui('key-zoom')], ['Shift ←', ui('key-far')],
  ],
  crumbs(view) {
    const { turn, card, active, phase, left } = boardOf(view)
    if (phase !== 'turns' || turn === 0) return [{ strong: ui(`phase-${phase}`) }]
    const crumbs = [{ strong: ui('turn', { turn }) }] as { strong: string; rest?: string }[]
    if (active && !view.over) crumbs.push({ strong: view.names?.[active] ?? active, rest: card ? ui('plays', { card, left }) : ui('plays-none') })
    return crumbs
  },
  seatOut: () => false,
  seatWord(view, seat) {
    const board = boardOf(view)
    if (view.over && board.drawn) return ui('word-draw')
    if (view.over || view.waiting.includes(seat as Seat) || view.ready.includes(seat)) return ''
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
  stepWords(what, option) {
    const [verb = '', first = '', second = ''] = option.split(':')
    if (what === 'starter' || what === 'hide') return ui(`step-${what}`)
    if (what === 'act' && verb === 'move') return ui('step-move', { piece: pieceName(first) })
    if (what === 'step' && verb === 'go') return ui('step-go', { square: first })
    if (what === 'step' || what === 'act') return ui(`do-${verb}`, { square: second })
    return ''
  },
  scores: (view) => Object.fromEntries(boardOf(view).players.map((player) => [player.seat, player.points])),
  logIcon: ({ key }) => (key === 'killed' ? 'tombstone' : key === 'leaves' ? 'exit-door' : key === 'reveals' ? 'dungeon-light' : null),
  speech: (view, names) => speech(view as View<TwisterBoard>, names),
  handObjects(view) {
    const what = view.asks.find((ask) => !ask.may)?.what
    const board = boardOf(view)
    const mine = board.players.find((player) => player.seat === view.seat)
    if (what === 'card') return ['2', '3', '4', '5'].map((card) => `action:${card}`)
    if (what === 'combat') return [...new Set(mine?.combat ?? [])].map((card) => `combat:${card}`)
    return []
  },
}

export default screen
