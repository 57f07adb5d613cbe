import { describe, expect, it } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import type { View } from '../../lib/types'
import { prompt } from './prompt'
import { option, piece, because, OPTIONS, table, asking, stage } from '../../../tests/twister'

describe('at the end of a turn', () => {
  const more = (left: number, what: string, limit: number) => {
    const { screen } = table([asking('act', OPTIONS)], { left, turn: 9, card: '2' })
    Object.assign(screen.view, { undo: { can: true, what }, settings: { turn_limit: limit } })
    return prompt(screen).more
  }

  it('says what can be taken back: of a revealed room only the token that was placed last', () => {
    expect([more(0, 'act', 0), more(0, 'place', 0), more(1, 'act', 0)]).toEqual(['twister-ui-end-more', 'twister-ui-end-more-token', undefined])
  })

  it('says from the beginning that it is my last one before the limit', () => {
    expect([more(1, 'act', 11), more(1, 'act', 10), more(1, 'act', 9)]).toEqual([undefined, 'twister-ui-last-turn', 'twister-ui-last-turn'])
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

  it('offers to stop only where one may, and says why where one may not', () => {
    const go = steps.slice(0, 1)
    const [may, barred] = [move([...go, ...steps.slice(-1)]), move(go)]
    barred.screen.view.why = { 'do:stop:a-warrior': because('ends-on-pit') }
    expect(prompt(may.screen).more).toBe('twister-ui-stepping-more')
    expect(prompt(barred.screen).more).toBe('twister-why-ends-on-pit')
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
    expect([gone, stage(other)]).toEqual([['stop'], ['a-warrior', 'attack', 'attack:a-warrior:b-goblin', 'piece:b-goblin']])
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
