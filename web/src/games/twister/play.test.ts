import { describe, expect, it } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import type { Ask, Option, View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import type { Piece } from './board'
import screenOfGame from './index'
import { letter } from './keyboard'
import { playOf, type Play } from './play.svelte'

const option = (id: string, touches: string[], then: object | null = null): Option => ({ id, key: id.split(':')[0] ?? '', args: {}, touches, final: false, warn: null, then: then as Option['then'] })
const piece = (id: string, at: string): Piece => ({ id, seat: id.charAt(0).toUpperCase(), kind: id.slice(2), character: true, at, carrier: null, load: null, wounded: false, idle: false, speed: 3, strength: 2 }) as unknown as Piece
const because = (key: string, rule = '8') => ({ key, args: {}, rule })
const WALK = { reach: { g6: 'f6', h6: 'g6' }, over: [], why: { f5: because('wall', '2') }, far: because('too-far') }

const OPTIONS = [
  option('move:a-warrior', ['piece:a-warrior'], WALK), option('attack:a-warrior:b-goblin', ['piece:b-goblin', 'piece:a-warrior']),
  option('turn:a-mekanork:I:left', ['place:I'], { turn: { place: 'I', turns: 3 } }), option('turn:a-mekanork:I:right', ['place:I'], { turn: { place: 'I', turns: 1 } }), option('end', ['do:end']),
]

/** A table of some question; unless said otherwise, of a warrior that can walk and attack, and a mekanork that can turn a room both ways. And what was sent. */
function table(asks: Ask[] = [asking('act', OPTIONS)], part: object = {}): { screen: TableScreen; play: Play; sent: string[]; joined: boolean[]; next(asks: Ask[], board?: object): void } {
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
function asking(what: string, options: Option[], at = 0): Ask {
  return { what, at, may: false, sealed: false, options }
}

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

  const mover = { mover: { piece: 'a-warrior', path: ['f6'], steps: 3, after: [], reach: {}, over: [], why: {} } }
  const onTheWay = (...to: string[]) => [asking('step', [...to.map((square) => option(`go:${square}`, [`square:${square}`])), option('stop', ['do:stop'])], 1)]

  it('sends a walk as one gesture, its end with it, and each step that is chosen by itself as one of its own', () => {
    const { play, joined, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('h6', null, 'mouse', null)
    next(onTheWay('g6'), mover)
    next(onTheWay('h6'), mover)
    next(onTheWay('j6'), { mover: { ...mover.mover, reach: { j6: 'f6' } } })
    expect(joined).toEqual([false, true, true])
    play.press('j6', null, 'mouse', null)
    next(onTheWay(), mover)
    expect(joined.slice(3)).toEqual([false])
  })

  it('takes a walk of one gesture back as one, as the server keeps it: after a reload too, and with its end', () => {
    const { screen, sent } = table(onTheWay('j6'), mover)
    expect(screenOfGame.undo?.(screen)).toBeNull() // nothing may be taken back here
    const undo = (option: string, ...joined: string[]) => (screen.view = { ...screen.view, undo: { can: true, what: 'step', option, ...(joined.length ? { joined } : {}) } })
    undo('go:h6')
    expect(screenOfGame.undo?.(screen)).toBeNull() // a step that was chosen by itself
    undo('go:h6', 'move:a-warrior', 'go:g6')
    const whole = screenOfGame.undo?.(screen)
    expect(whole?.text).toContain('undo-walk')
    whole?.run()
    expect(sent).toEqual(['undo'])
    undo('stop', 'move:a-warrior', 'go:g6', 'go:h6')
    expect(screenOfGame.undo?.(screen)?.text).toContain('undo-walk')
  })

  it('ends a walk as part of it', () => {
    const { screen, play, joined } = table(onTheWay('j6'), mover)
    screen.view = { ...screen.view, undo: { can: true, what: 'step', option: 'go:h6' } }
    play.advance(screen.view, false)
    play.take('stop', null)
    expect(joined).toEqual([true])
  })

  it('says whose room it is where a token is to be placed in another’s turn, and does not call that my turn', () => {
    const place = [asking('place', [option('place:b-rope:a1', ['square:a1', 'piece:b-rope'])])]
    const placing = { placing: { place: 'I', seat: 'A', tokens: ['b-rope'] }, pieces: [] }
    expect(screenOfGame.prompt?.(table(place, { ...placing, active: 'B' }).screen).bold).toContain('place-theirs')
    expect(screenOfGame.prompt?.(table(place, placing).screen).bold).toBeUndefined()
  })

  it('speaks of enemies that can be attacked only where there is one', () => {
    const { screen, play } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    expect(screenOfGame.prompt?.(screen).more).toContain('walk-more')
    const alone = table([asking('act', [option('move:a-warrior', ['piece:a-warrior'], WALK), option('end', ['do:end'])])])
    alone.play.press('f6', 'a-warrior', 'mouse', null)
    expect(screenOfGame.prompt?.(alone.screen).more).toContain('walk-cost')
  })

  it('has no next turn in its crumbs while the victory is told', () => {
    const crumbs = (part: object) => screenOfGame.crumbs?.(table([], { card: '', ...part }).screen.view)
    expect(crumbs({ winner: null, drawn: false })?.length).toBe(2)
    expect(crumbs({ winner: 'B', drawn: false })?.length).toBe(1)
  })

  it('says "you" in the crumbs of one’s own turn', () => {
    const crumb = (part: object) => {
      const { strong, rest } = screenOfGame.crumbs?.(table([], part).screen.view)[1] ?? {}
      return [strong, rest]
    }
    expect([crumb({ active: 'A' }), crumb({ active: 'A', card: '', winner: null, drawn: false })]).toEqual([['', expect.stringContaining('plays-you')], ['', expect.stringContaining('plays-none-you')]])
    expect(crumb({ active: 'B' })).toEqual(['B', expect.not.stringContaining('-you')])
  })

  it('keeps who was taken up while a walk is told', () => {
    const { screen, play, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    screen.director = { now: { entries: [] } } as never
    next([])
    screen.director = null
    next([asking('act', OPTIONS)])
    expect(play.piece).toBe('a-warrior')
  })

  it('does not give steps away for an attack on nobody', () => {
    const { screen, play, sent } = table([asking('step', [option('go:g6', ['square:g6']), option('stop', ['do:stop'])], 1)], { mover: { piece: 'a-warrior', path: ['f6'], steps: 2, after: [], reach: {}, over: [], why: {} } })
    screen.view = { ...screen.view, why: { 'do:attack:a-warrior': because('no-enemy-beside'), 'do:move:a-warrior': because('stop-first') } }
    play.take('attack', null)
    expect([sent, screen.why?.text]).toEqual([[], expect.stringContaining('no-enemy-beside')])
    play.take('move', null) // nor for the key of what one is at
    expect(sent).toEqual([])
  })

  it('keeps whoever acted last chosen, though something else was asked between; not one that was let go', () => {
    const { play, next } = table()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('f7', 'b-goblin', 'mouse', null)
    play.confirm()
    next([asking('combat', [option('1', ['combat:1'])], 1)])
    expect(play.piece).toBeNull()
    next([asking('act', OPTIONS, 2)])
    expect(play.piece).toBe('a-warrior')
    play.escape()
    next([asking('act', OPTIONS, 3)])
    expect(play.piece).toBeNull()
  })

  it('goes on to the keyboard’s next place once what was sent is done', () => {
    const { screen, play, next } = table()
    play.end(null)
    expect(screen.onward).toBe(false)
    next([])
    expect(screen.onward).toBe(true)
  })

  it('takes up my characters one after another by a key', () => {
    const { screen, play } = table()
    const pressed = (code: string) => letter(new KeyboardEvent('keydown', { code }), screen)
    const seen = [1, 2, 3].map(() => [pressed('KeyQ'), play.piece])
    expect(seen).toEqual([[true, 'a-warrior'], [true, 'a-mekanork'], [true, 'a-warrior']])
  })

  it('puts the focus on the nearest of several targets', () => {
    const app = Object.assign(document.createElement('div'), { className: 'app' })
    document.body.append(app)
    for (const name of ['c1', 'd4']) {
      const cell = document.createElement('button')
      cell.dataset.object = `square:${name}`
      app.append(cell)
    }
    const jumps = ['c1', 'd4'].map((to) => option(`jump:a-mekanork:c4:${to}`, [`square:${to}`, 'piece:a-mekanork']))
    const { screen, play } = table([asking('act', jumps)])
    play.press('d3', 'a-mekanork', 'key', null)
    letter(new KeyboardEvent('keydown', { code: 'KeyJ' }), screen)
    expect((document.activeElement as HTMLElement).dataset.object).toBe('square:d4')
    app.remove()
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

/** How far one has come: the piece, the action, what is aimed at, what may be aimed at. */
const stage = (play: Play) => [play.piece, play.verb, play.aim, [...play.targets.keys()].join(' ')]

describe('choosing in a turn', () => {
  const jump = (to: string, pit: string) => option(`jump:a-warrior:${pit}:${to}`, [`square:${to}`, `square:${pit}`, 'piece:a-warrior'])
  const attack = (target: string) => option(`attack:a-warrior:${target}`, [`piece:${target}`, 'piece:a-warrior'])
  const many = [
    option('move:a-warrior', ['piece:a-warrior'], WALK), attack('b-goblin'), attack('b-troll'), jump('e4', 'e5'), jump('e4', 'f4'), jump('g4', 'g5'),
    option('open:a-thief:c3', ['square:c3', 'piece:a-thief']), option('close:a-thief:d4', ['square:d4', 'piece:a-thief']), option('recover:a-troll', ['piece:a-troll', 'do:recover:a-troll']),
    { ...option('fire:a-wizard:a-thief', ['piece:a-thief', 'piece:a-wizard']), warn: 'fires-at-own' }, option('end', ['do:end']),
  ]
  const pieces = [['a-warrior', 'f6'], ['a-thief', 'c4'], ['a-troll', 'h9'], ['a-wizard', 'h8'], ['b-goblin', 'f7'], ['b-troll', 'e6']].map(([id, at]) => piece(id!, at!))
  const turn = () => table([asking('act', many)], { pieces })

  it('holds even a piece that can do one thing only, and shows what needs no word', () => {
    const { play } = turn()
    play.press('h9', 'a-troll', 'mouse', null)
    expect(stage(play)).toEqual(['a-troll', null, null, ''])
    play.press('f6', 'a-warrior', 'mouse', null)
    expect([stage(play), play.walk?.from]).toEqual([['a-warrior', null, null, 'piece:b-goblin piece:b-troll'], 'f6'])
    expect([...play.verbs.keys()]).toEqual(['move', 'attack', 'jump'])
  })

  it('goes over to another own piece, whatever was said and aimed at before', () => {
    const { play, sent } = turn()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('f7', 'b-goblin', 'mouse', null)
    play.press('c4', 'a-thief', 'mouse', null)
    expect([stage(play), play.looked]).toEqual([['a-thief', null, null, ''], 'a-thief'])
    play.take('open', null)
    play.press('f6', 'a-warrior', 'key', null)
    expect([stage(play), sent]).toEqual([['a-warrior', null, null, 'piece:b-goblin piece:b-troll'], []])
  })

  it('lets go of the action first when the piece itself is pressed again, then of the piece; the keys let go of neither', () => {
    const { play } = turn()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('f7', 'b-goblin', 'mouse', null)
    play.press('f6', 'a-warrior', 'mouse', null)
    expect(stage(play).slice(0, 3)).toEqual(['a-warrior', null, null])
    play.press('f6', 'a-warrior', 'key', null)
    expect(play.piece).toBe('a-warrior')
    play.press('f6', 'a-warrior', 'touch', null)
    expect(stage(play)).toEqual([null, null, null, ''])
  })

  it('aims with the letter at all of several, then at one after another; a press on one of them aims, the next sends', () => {
    const { play, sent } = turn()
    play.press('f6', 'a-warrior', 'mouse', null)
    const aims = [1, 2, 3, 4].map(() => (play.take('attack', null), play.aim))
    expect(aims).toEqual([null, 'attack:a-warrior:b-goblin', 'attack:a-warrior:b-troll', 'attack:a-warrior:b-goblin'])
    expect([play.walk, stage(play)[3]]).toEqual([null, 'piece:b-goblin piece:b-troll'])
    play.press('e6', 'b-troll', 'touch', null)
    expect([play.aim, sent]).toEqual(['attack:a-warrior:b-troll', []])
    play.press('e6', 'b-troll', 'touch', null)
    expect([sent, stage(play).slice(0, 3)]).toEqual([['attack:a-warrior:b-troll'], ['a-warrior', null, null]])
  })

  it('takes the several options at one target by turns, and sends none of them without being told', () => {
    const { play, sent } = turn()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.take('jump', null)
    expect(stage(play)).toEqual(['a-warrior', 'jump', null, 'square:e4 square:g4'])
    const aims = [1, 2, 3].map(() => (play.press('e4', null, 'mouse', null), play.aim))
    expect(aims).toEqual(['jump:a-warrior:e5:e4', 'jump:a-warrior:f4:e4', 'jump:a-warrior:e5:e4'])
    expect([play.others.map(({ id }) => id), sent]).toEqual([['jump:a-warrior:f4:e4'], []])
    play.aimAt('jump:a-warrior:f4:e4')
    play.confirm()
    expect(sent).toEqual(['jump:a-warrior:f4:e4'])
  })

  it('shows under a letter whatever shares it, and aims at once with a letter of one way', () => {
    const { play } = turn()
    play.press('c4', 'a-thief', 'mouse', null)
    play.take('open', null)
    expect(stage(play)).toEqual(['a-thief', 'open', 'open:a-thief:c3', 'square:c3 square:d4'])
    play.press('d4', null, 'mouse', null)
    expect(stage(play).slice(1, 3)).toEqual(['open', 'close:a-thief:d4'])
    const { play: other, sent } = turn()
    other.press('h9', 'a-troll', 'mouse', null)
    other.take('recover', null)
    expect(stage(other)).toEqual(['a-troll', 'recover', 'recover:a-troll', ''])
    other.press('h9', 'a-troll', 'key', null) // Enter where it stands
    expect(sent).toEqual(['recover:a-troll'])
  })

  it('aims at none of several with Enter where the piece stands, and does what is aimed at', () => {
    const { play, sent } = turn()
    play.press('f6', 'a-warrior', 'key', null)
    play.take('attack', null)
    play.press('f6', 'a-warrior', 'key', null)
    expect([play.targets.size > 1, play.aim, sent]).toEqual([true, null, []])
    play.press('f7', 'b-goblin', 'key', null)
    expect(play.aim).toBe('attack:a-warrior:b-goblin')
    play.press('f6', 'a-warrior', 'key', null)
    expect(sent).toEqual(['attack:a-warrior:b-goblin'])
  })

  it('asks once more about a likely slip, and does it by one press more', () => {
    const { screen, play, sent } = turn()
    play.press('h8', 'a-wizard', 'mouse', null)
    expect(stage(play)[3]).toBe('')
    play.take('fire', null)
    const doubts = [1, 2].map(() => (play.press('c4', 'a-thief', 'mouse', null), screen.doubt?.option.id ?? null))
    expect([doubts, sent, play.escape(), play.aim]).toEqual([['fire:a-wizard:a-thief', null], ['fire:a-wizard:a-thief'], true, null])
  })

  it('leaves one stage by each Esc', () => {
    const { play } = turn()
    play.press('f6', 'a-warrior', 'mouse', null)
    play.press('f7', 'b-goblin', 'mouse', null)
    const stages = [1, 2, 3, 4].map(() => [play.escape(), ...stage(play)])
    expect(stages).toEqual([
      [true, 'a-warrior', 'attack', null, 'piece:b-goblin piece:b-troll'], [true, 'a-warrior', null, null, 'piece:b-goblin piece:b-troll'], [true, null, null, null, ''], [false, null, null, null, ''],
    ])
  })

  it('shows a finger the way first, and Esc forgets the way before the piece', () => {
    const { play, sent } = turn()
    play.press('f6', 'a-warrior', 'touch', null)
    play.press('h6', null, 'touch', null)
    expect([play.to, play.escape(), play.to, play.piece, sent]).toEqual(['h6', true, null, 'a-warrior', []])
    play.press('h6', null, 'touch', null)
    play.press('f7', 'b-goblin', 'touch', null)
    expect([play.to, play.aim]).toEqual([null, 'attack:a-warrior:b-goblin'])
    play.escape()
    play.escape()
    play.press('h6', null, 'touch', null)
    play.press('h6', null, 'touch', null)
    expect(sent).toEqual(['move:a-warrior'])
  })

  it('does not say why not of a square that can be walked to', () => {
    const { screen, play } = table()
    play.choose('a-warrior')
    play.explain('h6', null, null)
    expect(screen.why).toBeNull()
    play.explain('f5', null, null)
    expect(screen.why?.rule).toBe('2')
  })

  it('does not call an enemy whom somebody else can attack a thing', () => {
    const { screen, play } = table()
    screen.view.why = { piece: because('not-a-character', '10'), square: because('empty-square', '5'), do: because('cannot-do-that', '4') }
    play.press('f7', 'b-goblin', 'mouse', null)
    expect(screen.why?.rule).toBe('5')
    play.choose('a-mekanork')
    play.take('turn', null)
    play.press('f7', 'b-goblin', 'mouse', null)
    expect(screen.why?.rule).toBe('4')
  })

  it('chooses a token by its digit, wherever the focus is: on a page just loaded, nowhere', () => {
    const { screen, play } = table([asking('starter', [option('stand:a-thief:A-2', ['piece:a-thief', 'square:A-2'])])], { phase: 'starters', hand: ['a-thief'] })
    const pressed = new KeyboardEvent('keydown', { code: 'Digit1' })
    document.body.dispatchEvent(pressed)
    expect(letter(pressed, screen)).toBe(true)
    expect([play.piece, screen.why]).toEqual(['a-thief', null])
  })

  it('chooses a card by the number on it, also where there are two of it and none', () => {
    const options = ['0', '3', '5'].map((card) => option(card, [`combat:${card}`]))
    const { screen } = table([asking('combat', options)], { players: [{ seat: 'A', combat: ['0', '3', '3', '5'] }] as never })
    const keys = screenOfGame.handObjects?.(screen.view) ?? []
    expect([keys[0], keys[2], keys[4], keys[8]]).toEqual(['', 'combat:3', 'combat:5', ''])
    expect(letter(new KeyboardEvent('keydown', { code: 'Digit0' }), screen)).toBe(true)
    expect(screen.selectedId).toBe('combat:0')
  })

  it('begins a walk by its letter and the letter again; a letter of nobody says to choose first', () => {
    const { screen, play, sent } = turn()
    play.take('attack', null)
    expect([screen.why?.text, play.verb]).toEqual([expect.stringContaining('hoose'), null])
    play.press('f6', 'a-warrior', 'mouse', null)
    play.take('move', null)
    expect([stage(play), sent]).toEqual([['a-warrior', 'move', null, ''], []])
    play.take('move', null)
    expect([sent, play.verb]).toEqual([['move:a-warrior'], null])
  })

  it('lets go of the piece by one Esc after a doubt about the end of the turn', () => {
    const doubted = { ...option('end', ['do:end']), warn: 'points-left' }
    const { screen, play, sent } = table([asking('act', [...OPTIONS.slice(0, 4), doubted])])
    play.press('f6', 'a-warrior', 'mouse', null)
    play.end(null)
    expect([screen.doubt?.option.id, play.aim, sent, play.escape()]).toEqual(['end', null, [], false])
    screen.cancel()
    expect([screen.doubt, play.piece, play.escape(), play.piece]).toEqual([null, 'a-warrior', true, null])
    play.end(null)
    play.end(null)
    expect(sent).toEqual(['end'])
  })
})

describe('in the middle of a move', () => {
  const handling = (id: string, ...touches: string[]) => option(id, [...touches, 'piece:a-warrior'])
  const steps = [
    option('go:g6', ['square:g6', 'piece:a-warrior']), handling('take:a-rope', 'piece:a-rope'), handling('swap:a-rope', 'piece:a-rope'), handling('take:b-goblin', 'piece:b-goblin'), handling('give:a-thief', 'piece:a-thief'),
    option('drop', ['do:drop:a-warrior', 'piece:a-sword', 'piece:a-warrior']), option('stop', ['do:stop:a-warrior', 'piece:a-warrior']),
  ]
  const pieces = [piece('a-warrior', 'f6'), piece('a-thief', 'g6'), piece('a-cleric', 'd4'), piece('b-goblin', 'f6'), piece('b-troll', 'f5'), { ...piece('a-rope', 'f6'), character: false }]
  const mover = { piece: 'a-warrior', path: ['e6', 'f6'], steps: 2, after: ['attack:a-warrior:b-troll'], reach: { g6: 'f6' }, over: [], why: {} }
  function move(options = steps) {
    const made = table([asking('act', OPTIONS)], { pieces })
    made.play.press('f6', 'a-warrior', 'mouse', null)
    made.next([asking('step', options, 1)], { mover })
    return made
  }

  it('holds who moves, and offers the things at hand', () => {
    const { play } = move()
    expect([stage(play), play.actor]).toEqual([['a-warrior', null, null, 'piece:a-rope piece:b-goblin piece:a-thief'], 'a-warrior'])
    expect([...play.verbs.keys()]).toEqual(['go', 'take', 'swap', 'give', 'drop', 'stop'])
  })

  it('does what a mouse or a key presses, and shows it to a finger first', () => {
    for (const how of ['mouse', 'key'] as const) {
      const { play, sent } = move()
      play.press('f5', 'b-goblin', how, null)
      expect([sent, play.aim]).toEqual([['take:b-goblin'], null])
    }
    const { play, sent } = move()
    play.press('f5', 'b-goblin', 'touch', null)
    expect([sent, stage(play)]).toEqual([[], ['a-warrior', null, 'take:b-goblin', 'piece:a-rope piece:b-goblin piece:a-thief']])
    play.press('f5', 'b-goblin', 'touch', null)
    expect(sent).toEqual(['take:b-goblin'])
    const { play: quick, sent: gone } = move()
    prefs.oneTap = true
    quick.press('f5', 'b-goblin', 'touch', null)
    prefs.oneTap = false
    expect(gone).toEqual(['take:b-goblin'])
  })

  it('takes two things that can be done with one piece by turns', () => {
    const { play, sent } = move()
    const aims = [1, 2, 3].map(() => (play.press('f5', 'a-rope', 'mouse', null), play.aim))
    expect([aims, play.verb, sent]).toEqual([['take:a-rope', 'swap:a-rope', 'take:a-rope'], null, []])
    expect(play.others.map(({ id }) => id)).toEqual(['swap:a-rope'])
    expect([play.escape(), stage(play).slice(0, 3)]).toEqual([true, ['a-warrior', null, null]])
  })

  it('does at once what a letter leaves no doubt about, and aims where it does', () => {
    const { play, sent } = move()
    play.take('take', null)
    expect([sent, stage(play)]).toEqual([[], ['a-warrior', 'take', 'take:a-rope', 'piece:a-rope piece:b-goblin']])
    play.take('take', null)
    expect([play.aim, sent]).toEqual(['take:b-goblin', []])
    play.take('drop', null)
    expect([sent, stage(play).slice(0, 3)]).toEqual([['drop'], ['a-warrior', null, null]])
    const { play: other, sent: gone } = move()
    other.end(null)
    expect(gone).toEqual(['stop'])
  })

  it('ends the move for another own piece, and for an action that belongs to the turn', () => {
    const { play, sent, next } = move()
    play.press('d4', 'a-cleric', 'mouse', null)
    expect(sent).toEqual(['stop'])
    next([asking('act', [option('attack:a-cleric:b-troll', ['piece:b-troll']), option('end', ['do:end'])], 2)])
    expect([stage(play), play.looked]).toEqual([['a-cleric', null, null, 'piece:b-troll'], 'a-cleric'])
    const { screen, play: other, sent: gone, next: then } = move()
    screen.view = { ...screen.view, why: { 'do:attack:a-warrior': because('stop-first') } }
    other.take('attack', null)
    then([asking('act', OPTIONS, 2)])
    expect([gone, stage(other)]).toEqual([['stop'], ['a-warrior', 'attack', null, 'piece:b-goblin']])
  })

  it('offers to stop and attack, and aims at that after the stop', () => {
    const { play, sent, next } = move()
    play.press('f5', 'b-troll', 'mouse', null)
    expect([play.then, sent, play.escape(), play.then]).toEqual([['attack:a-warrior:b-troll'], [], true, []])
    play.press('f5', 'b-troll', 'touch', null)
    play.press('f5', 'b-troll', 'touch', null)
    expect(sent).toEqual(['stop'])
    next([asking('act', [option('attack:a-warrior:b-troll', ['piece:b-troll', 'piece:a-warrior']), option('end', ['do:end'])], 2)])
    expect(stage(play)).toEqual(['a-warrior', 'attack', 'attack:a-warrior:b-troll', 'piece:b-troll'])
  })

  it('takes the move back by Esc when nothing else is open, and stays with whoever moves when it is pressed', () => {
    const { screen, play, sent } = move()
    play.press('f6', 'a-warrior', 'mouse', null)
    expect([play.piece, sent]).toEqual(['a-warrior', []])
    screen.why = null
    screen.view = { ...screen.view, undo: { can: true } as View['undo'] }
    play.press('f5', 'b-goblin', 'touch', null)
    expect([play.escape(), play.aim, sent]).toEqual([true, null, []])
    expect([play.escape(), play.backing, sent]).toEqual([true, true, ['undo']])
  })

  it('shows a choice of the text mode as it would be, and forgets it by one Esc', () => {
    const { screen, play, sent } = move()
    const choose = (id: string) => screen.select(screen.choices.find(({ option: each }) => each.id === id) ?? null)
    choose('go:g6')
    expect([play.aim, play.others, play.escape(), play.aim, sent]).toEqual(['go:g6', [], true, null, []])
    choose('go:g6')
    play.confirm()
    expect(sent).toEqual(['go:g6'])
    const { screen: other, play: turn } = table()
    other.select(other.choices.find(({ option: each }) => each.key === 'attack') ?? null)
    expect([turn.aim, turn.verb, turn.escape(), turn.aim, turn.piece, turn.escape()]).toEqual(['attack:a-warrior:b-goblin', null, true, null, null, false])
  })

  it('keeps who moves while only stopping is left', () => {
    const { play } = move([option('stop', ['do:stop:a-warrior', 'piece:a-warrior'])])
    expect([stage(play), [...play.verbs.keys()]]).toEqual([['a-warrior', null, null, ''], ['stop']])
  })
})

describe('tokens to be put somewhere', () => {
  const put = (token: string, square: string) => option(`place:${token}:${square}`, [`square:${square}`, `piece:${token}`])
  const tray = () => table([asking('place', [put('a-rope', 'c3'), put('a-rope', 'c4'), put('a-sword', 'c3')])], { placing: { seat: 'A', place: 'I', tokens: ['a-rope', 'a-sword'] } })

  it('takes a token up, even one that fits one square only, and puts it down by a press', () => {
    const { play, sent } = tray()
    expect([...play.choosable]).toEqual(['a-rope', 'a-sword'])
    play.choose('a-sword')
    expect(stage(play)).toEqual(['a-sword', null, null, 'square:c3'])
    play.press('c3', null, 'mouse', null)
    expect([sent, play.aim]).toEqual([['place:a-sword:c3'], null])
  })

  it('shows a finger where it would lie; Esc forgets the square before the token', () => {
    const { play, sent } = tray()
    play.choose('a-rope')
    play.press('c3', null, 'touch', null)
    play.press('c4', null, 'touch', null)
    expect([stage(play), sent]).toEqual([['a-rope', null, 'place:a-rope:c4', 'square:c3 square:c4'], []])
    const stages = [1, 2, 3].map(() => [play.escape(), ...stage(play).slice(0, 3)])
    expect(stages).toEqual([[true, 'a-rope', null, null], [true, null, null, null], [false, null, null, null]])
    play.choose('a-rope')
    play.press('c3', null, 'touch', null)
    play.press('c3', null, 'touch', null)
    expect(sent).toEqual(['place:a-rope:c3'])
  })
})
