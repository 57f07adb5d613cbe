import { describe, expect, it } from 'vitest'
import screenOfGame from './index'
import { letter } from './keyboard'
import { option, piece, because, WALK, OPTIONS, table, asking, stage } from '../../../tests/twister'

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
