import { describe, expect, it } from 'vitest'
import type { Ask, Option, View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import type { Piece } from './board'
import screenOfGame from './index'
import { playOf, type Play } from './play.svelte'

const option = (id: string, touches: string[], then: object | null = null): Option => ({ id, key: id.split(':')[0] ?? '', args: {}, touches, final: false, warn: null, then: then as Option['then'] })
const piece = (id: string, at: string): Piece => ({ id, seat: id.charAt(0).toUpperCase(), kind: id.slice(2), character: true, at, carrier: null, load: null, wounded: false, idle: false, speed: 3, strength: 2 }) as unknown as Piece
const because = (key: string, rule = '8') => ({ key, args: {}, rule })
const WALK = { reach: { g6: 'f6', h6: 'g6' }, over: [], why: { f5: because('wall', '2') }, far: because('too-far') }

/** A warrior that can walk and attack, a mekanork that can turn a room both ways; and what was sent. */
function table(): { screen: TableScreen; play: Play; sent: string[]; next(asks: Ask[], board?: object): void } {
  const options = [
    option('move:a-warrior', ['piece:a-warrior'], WALK), option('attack:a-warrior:b-goblin', ['piece:b-goblin', 'piece:a-warrior']),
    option('turn:a-mekanork:I:left', ['place:I'], { turn: { place: 'I', turns: 3 } }), option('turn:a-mekanork:I:right', ['place:I'], { turn: { place: 'I', turns: 1 } }), option('end', ['do:end']),
  ]
  const board = {
    phase: 'turns', active: 'A', card: '5', left: 5, turn: 3, boost: {}, won: null, mover: null, battle: null, placing: null, hand: [], players: [], tally: {},
    places: [{ place: 'I', room: null, hidden: { A: 0, B: 0 } }], pieces: [piece('a-warrior', 'f6'), piece('a-mekanork', 'd3'), piece('b-goblin', 'f7')],
  }
  const viewOf = (number: number, asks: Ask[], more: object = {}): View =>
    ({ game: 'twister', seat: 'A', seats: 2, settings: {}, number, over: false, waiting: ['A'], ready: [], sealed: null, asks, why: {}, undo: null, board: { ...board, ...more }, journal: [], result: null, names: {} }) as unknown as View
  const sent: string[] = []
  const screen = new TableScreen(viewOf(0, [asking('act', options)]), { answer: (_seat, _ask, given) => void sent.push(given.id), undo: () => {} })
  screen.game = screenOfGame
  const play = playOf(screen)
  return {
    screen, play, sent,
    next(asks, more = {}) {
      screen.settle()
      screen.show(viewOf(screen.view.number + 1, asks, more))
      play.advance(screen.view, screen.sending)
    },
  }
}
const asking = (what: string, options: Option[], at = 0): Ask => ({ what, at, may: false, sealed: false, options })

describe('a turn at the screen', () => {
  it('takes a piece up, aims it and confirms by a second press', () => {
    const { screen, play, sent } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    expect([play.piece, screen.held, play.aim]).toEqual(['a-warrior', 'piece:a-warrior', null])
    expect([...play.targets.keys()]).toEqual(['piece:b-goblin'])
    play.press('f7', 'b-goblin', 'mouse', null)
    expect([play.aim, play.verb, screen.selected?.option.id, sent]).toEqual(['attack:a-warrior:b-goblin', 'attack', 'attack:a-warrior:b-goblin', []])
    play.press('f7', 'b-goblin', 'mouse', null)
    expect(sent).toEqual(['attack:a-warrior:b-goblin'])
  })

  it('takes another of several ways by the letter again, and steps back by Esc one thing after another', () => {
    const { play } = table()
    play.press('d3', 'a-mekanork', 'mouse', null)
    play.take('turn', null)
    expect(play.preview).toEqual({ place: 'I', turns: 3 })
    play.take('turn', null)
    expect([play.preview?.turns, play.others.map(({ id }) => id)]).toEqual([1, ['turn:a-mekanork:I:left']])
    const left = [play.escape() && play.aim, play.escape() && play.verb, play.escape() && play.piece, play.escape()]
    expect(left).toEqual([null, null, null, false])
  })

  it('walks to a far square by answers one after another, and stays with the piece', () => {
    const { play, sent, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('h6', null, 'mouse', null)
    expect([sent, play.queue, play.free]).toEqual([['move:a-warrior'], ['go:g6', 'go:h6'], false])
    const mover = (path: string[]) => ({ mover: { piece: 'a-warrior', path, steps: 3, after: [], reach: {}, over: [], why: {} } })
    next([asking('step', [option('go:g6', ['square:g6']), option('stop', ['do:stop'])], 1)], mover(['f6']))
    expect([sent.at(-1), play.actor]).toEqual(['go:g6', 'a-warrior'])
    next([asking('step', [option('go:h6', ['square:h6']), option('stop', ['do:stop'])], 2)], mover(['f6', 'g6']))
    expect([sent, play.queue]).toEqual([['move:a-warrior', 'go:g6', 'go:h6'], []])
    next([asking('step', [option('stop', ['do:stop'])], 3)], mover(['f6', 'g6', 'h6']))
    expect([play.piece, play.aim]).toEqual(['a-warrior', null])
  })

  it('lets go of a piece that can do nothing any more', () => {
    const { play, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    next([asking('act', [option('end', ['do:end'])], 1)])
    expect([play.piece, play.verb]).toEqual([null, null])
  })

  it('says of a card without a reason of its own what stands for all cards', () => {
    const { screen } = table()
    screen.view = { ...screen.view, asks: [], why: { action: because('not-your-turn', '4'), 'action:2': because('card-used', '4') } }
    expect(['action:2', 'action:5', 'combat:5'].map((card) => screen.refusalOn(card)?.key)).toEqual(['card-used', 'not-your-turn', undefined])
    screen.touch('action:5')
    expect(screen.why?.rule).toBe('4')
  })

  it('says in the server’s words why a walk, a jump or a button is for nobody', () => {
    const { screen, play } = table()
    const said: string[] = []
    screen.refusalText = ({ key, rule }) => (said.push(key), { text: key, rule })
    screen.view = { ...screen.view, why: { do: because('cannot-do-that'), 'do:jump': because('nobody-can'), 'piece:a-warrior>square:h9': because('double-pit') } }
    play.take('jump', null)
    play.press('f6', 'a-warrior', 'mouse', null)
    for (const square of ['f5', 'h9', 'j9']) play.press(square, null, 'mouse', null)
    play.take('fire', null)
    expect(said).toEqual(['nobody-can', 'wall', 'double-pit', 'too-far', 'cannot-do-that'])
  })
})
