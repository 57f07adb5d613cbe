import type { Ask, Option, View } from '../src/lib/types'
import { TableScreen } from '../src/table/screen.svelte'
import type { Piece } from '../src/games/twister/board'
import screenOfGame from '../src/games/twister/index'
import { playOf, type Play } from '../src/games/twister/play.svelte'

export const option = (id: string, touches: string[], then: object | null = null): Option => ({ id, key: id.split(':')[0] ?? '', args: {}, touches, final: false, warn: null, then: then as Option['then'] })
export const piece = (id: string, at: string): Piece => ({ id, seat: id.charAt(0).toUpperCase(), kind: id.slice(2), character: true, at, carrier: null, load: null, wounded: false, idle: false, speed: 3, strength: 2 }) as unknown as Piece
export const because = (key: string, rule = '8') => ({ key, args: {}, rule })
export const WALK = { worth: 1, reach: { g6: 'f6', h6: 'g6' }, over: [], why: { f5: 0 }, reasons: [because('wall', '2')], far: because('too-far') }

export const OPTIONS = [
  option('move:a-warrior', ['piece:a-warrior'], WALK), option('attack:a-warrior:b-goblin', ['piece:b-goblin', 'piece:a-warrior']),
  option('turn:a-mekanork:I:left', ['place:I'], { turn: { place: 'I', turns: 3 } }), option('turn:a-mekanork:I:right', ['place:I'], { turn: { place: 'I', turns: 1 } }), option('end', ['do:end']),
]

/** A table of some question; unless said otherwise, of a warrior that can walk and attack, and a mekanork that can turn a room both ways. And what was sent. */
export function table(asks: Ask[] = [asking('act', OPTIONS)], part: object = {}): { screen: TableScreen; play: Play; sent: string[]; joined: boolean[]; next(asks: Ask[], board?: object): void } {
  const board = {
    phase: 'turns', active: 'A', card: '5', left: 5, turn: 3, boost: {}, won: null, mover: null, battle: null, placing: null, hand: [], players: [], tally: {},
    places: [{ place: 'I', room: null, hidden: { A: 0, B: 0 } }], pieces: [piece('a-warrior', 'f6'), piece('a-mekanork', 'd3'), piece('b-goblin', 'f7')], ...part,
  }
  const viewOf = (number: number, asks: Ask[], more: object = {}): View =>
    ({ game: 'twister', seat: 'A', seats: 2, settings: {}, number, over: false, waiting: ['A'], ready: [], sealed: null, asks, why: {}, undo: null, board: { ...board, ...more }, journal: [], result: null, names: {} }) as unknown as View
  const sent: string[] = []
  const joined: boolean[] = []
  const answer = (_seat: string, _ask: Ask, given: Option, more = false) => {
    sent.push(given.id)
    joined.push(more)
  }
  const screen = new TableScreen(viewOf(0, asks), { answer, undo: () => void sent.push('undo') })
  screen.game = screenOfGame
  const play = playOf(screen)
  return {
    screen, play, sent, joined,
    next(asks, more = {}) {
      screen.settle()
      screen.show(viewOf(screen.view.number + 1, asks, more))
      play.advance(screen.view, screen.sending)
    },
  }
}
export function asking(what: string, options: Option[], at = 0): Ask {
  return { what, at, may: false, sealed: false, options }
}

/** How far one has come: the piece, the action, what is aimed at, what may be aimed at. */
export const stage = (play: Play) => [play.piece, play.verb, play.aim, [...play.targets.keys()].join(' ')]
