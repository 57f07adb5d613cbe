import { describe, expect, it } from 'vitest'
import type { Ask, Option, View } from '../lib/types'
import { aimsAt, aimsOf, askedIn, atOnce, beginningWith, chosenAs, keptOf, lookOf, meantOf, nextOf, NOTHING, press, say, stepBack, takenOf, takenUp, type Choice, type Choosing, type Gesture } from './choosing'

const option = (id: string, ...touches: string[]): Option => ({ id, key: id, args: {}, touches, final: false, warn: null, then: null })

/** The choices of one question, with their gestures. */
function choicesOf(options: readonly Option[], gesture: (option: Option) => Gesture): Choice[] {
  const ask: Ask = { what: 'play', at: 0, may: false, sealed: false, options: [...options] }
  return options.map((each) => ({ ask, option: each, id: `play:${each.id}`, gesture: gesture(each) }))
}

/** Presses one after another; how far one has come, or what is given. */
function presses(choices: readonly Choice[], ...objects: string[]): Choosing | string | null {
  let now: Choosing = NOTHING
  for (const object of objects) {
    const pressed = press(now, choices, object)
    if (!pressed) return null
    now = pressed.now
  }
  return now
}

const picked = (id: string): Choosing => ({ ...NOTHING, selected: `play:${id}` })
const held = (object: string): Choosing => ({ ...NOTHING, held: object })

describe('a game whose things are pressed at once', () => {
  const choices = choicesOf([option('5', 'hand:5', 'room:1'), option('torch', 'hand:torch'), option('torch-2', 'hand:torch'), option('pass')], atOnce)

  it('selects what is pressed, and lets go of it by another press', () => {
    expect(presses(choices, 'hand:5')).toEqual(picked('5'))
    expect(presses(choices, 'hand:5', 'hand:5')).toEqual(NOTHING)
    expect(presses(choices, 'hand:5', 'hand:torch')).toEqual(picked('torch'))
  })

  it('takes the options of one thing by turns', () => {
    expect(presses(choices, 'hand:torch', 'hand:torch')).toEqual(picked('torch-2'))
    expect(presses(choices, 'hand:torch', 'hand:torch', 'hand:torch')).toEqual(NOTHING)
  })

  it('knows nothing of what is pressed second, or is no option', () => {
    expect(presses(choices, 'room:1')).toBeNull()
    expect(presses(choices, 'hand:4')).toBeNull()
    expect(lookOf(picked('5'), choices, 'room:1')).toBe('')
  })

  it('presses any of the things of an option that names several', () => {
    const [declare] = choicesOf([option('declare', 'act:declare', 'hand:zombie')], ({ touches }) => ({ from: null, at: touches }))
    expect(['act:declare', 'hand:zombie', 'hand:4'].map((object) => lookOf(NOTHING, [declare!], object))).toEqual(['can', 'can', ''])
    expect(presses([declare!], 'hand:zombie')).toEqual(picked('declare'))
  })

  it('needs no second word where a single option is meant and that was wished', () => {
    expect(press(NOTHING, choices, 'hand:5', true)?.give?.id).toBe('play:5')
    expect(press(NOTHING, choices, 'hand:torch', true)).toEqual({ now: picked('torch') })
  })

  it('shows what can be pressed and what is chosen', () => {
    expect(['hand:5', 'hand:torch', 'hand:4'].map((object) => lookOf(picked('5'), choices, object))).toEqual(['sel', 'can', ''])
  })
})

describe('a game whose things are taken up', () => {
  const choices = choicesOf(
    [option('zombie:B', 'hand:zombie', 'seat:B'), option('zombie:C', 'hand:zombie', 'seat:C'), option('zombie:C:2', 'hand:zombie', 'seat:C'), option('move', 'space:crypt'), option('curse:B', 'hand:curse', 'seat:B'), option('pass')],
    takenUp,
  )

  it('holds a thing of several options until one of them is aimed at', () => {
    expect(presses(choices, 'hand:zombie')).toEqual(held('hand:zombie'))
    expect(presses(choices, 'hand:zombie', 'seat:B')).toEqual(picked('zombie:B'))
    expect(presses(choices, 'hand:zombie', 'seat:B', 'seat:C')).toEqual(picked('zombie:C'))
    expect(presses(choices, 'seat:B')).toBeNull()
  })

  it('takes several options at one target by turns, and never lets go of them by that', () => {
    expect(presses(choices, 'hand:zombie', 'seat:C', 'seat:C')).toEqual(picked('zombie:C:2'))
    expect(presses(choices, 'hand:zombie', 'seat:C', 'seat:C', 'seat:C')).toEqual(picked('zombie:C'))
  })

  it('selects the only option of a thing at once', () => {
    expect(presses(choices, 'space:crypt')).toEqual(picked('move'))
    expect(presses(choices, 'hand:curse')).toEqual(picked('curse:B'))
    expect(press(NOTHING, choices, 'space:crypt', true)?.give?.id).toBe('play:move')
  })

  it('lets go of what is taken up when it is pressed again, held or aimed', () => {
    expect(presses(choices, 'hand:zombie', 'hand:zombie')).toEqual(NOTHING)
    expect(presses(choices, 'hand:zombie', 'seat:B', 'hand:zombie')).toEqual(NOTHING)
  })

  it('goes over to another thing', () => {
    expect(presses(choices, 'hand:zombie', 'space:crypt')).toEqual(picked('move'))
    expect(presses(choices, 'hand:zombie', 'seat:B', 'space:crypt')).toEqual(picked('move'))
  })

  it('shows targets only of what is taken up', () => {
    expect(lookOf(NOTHING, choices, 'seat:B')).toBe('')
    expect(['hand:zombie', 'seat:B', 'seat:C', 'seat:D', 'space:crypt'].map((object) => lookOf(held('hand:zombie'), choices, object))).toEqual(['sel', 'can', 'can', '', 'can'])
    expect(['hand:zombie', 'seat:B', 'seat:C'].map((object) => lookOf(picked('zombie:B'), choices, object))).toEqual(['sel', 'sel', 'can'])
    expect(takenOf(picked('zombie:B'), choices)).toBe('hand:zombie')
    expect(beginningWith(choices, 'hand:zombie')).toHaveLength(3)
  })
})

describe('a game whose figures do several things', () => {
  const gesture = ({ id, touches }: Option): Gesture => ({ from: `piece:${id.split(':')[1]}`, verb: id.split(':')[0], at: touches })
  const choices = choicesOf([option('attack:thief:troll', 'piece:troll'), option('jump:thief:a4', 'square:a4'), option('fire:thief:troll', 'piece:troll'), option('jump:wizard:c4', 'square:c4')], gesture)
  const jumps = { ...held('piece:thief'), verb: 'jump' }

  it('aims at what the chosen verb does', () => {
    expect(aimsAt(held('piece:thief'), choices, 'piece:troll').map(({ id }) => id)).toEqual(['play:attack:thief:troll', 'play:fire:thief:troll'])
    expect(aimsAt(jumps, choices, 'piece:troll')).toEqual([])
    expect(aimsAt(jumps, choices, 'square:a4')).toHaveLength(1)
    expect(aimsAt(jumps, choices, 'square:c4')).toEqual([])
  })

  it('keeps the figure and its verb while it is offered', () => {
    expect(keptOf(jumps, choices)).toBe(jumps)
    expect(keptOf({ ...jumps, selected: 'play:jump:thief:a1' }, choices)).toEqual(jumps)
    expect(keptOf(jumps, choices.slice(3))).toEqual(NOTHING)
  })

  it('steps back from the aim to the verb, to the figure, to nothing', () => {
    const aimed = { ...jumps, selected: 'play:jump:thief:a4' }
    expect(stepBack(aimed)).toEqual(jumps)
    expect(stepBack(stepBack(aimed))).toEqual(held('piece:thief'))
    expect(stepBack(stepBack(stepBack(aimed)))).toEqual(NOTHING)
  })

  it('holds a figure with one option alone, and while it is aimed; a press on it lets go of the verb before it', () => {
    expect(presses(choices, 'piece:wizard')).toEqual(held('piece:wizard'))
    expect(presses(choices, 'piece:wizard', 'square:c4')).toEqual({ ...held('piece:wizard'), selected: 'play:jump:wizard:c4' })
    expect(press(jumps, choices, 'square:a4')?.now).toEqual({ ...jumps, selected: 'play:jump:thief:a4' })
    expect(press({ ...jumps, selected: 'play:jump:thief:a4' }, choices, 'piece:thief')?.now).toEqual(held('piece:thief'))
    expect(press(held('piece:thief'), choices, 'piece:thief')?.now).toEqual(NOTHING)
    expect(press(jumps, choices, 'piece:wizard')?.now).toEqual(held('piece:wizard'))
  })

  it('takes what several verbs do to one target by turns, while none was said', () => {
    const turns = ['piece:troll', 'piece:troll', 'piece:troll']
    expect([1, 2, 3].map((n) => (presses(choices, 'piece:thief', ...turns.slice(0, n)) as Choosing).selected)).toEqual(['play:attack:thief:troll', 'play:fire:thief:troll', 'play:attack:thief:troll'])
  })

  it('aims by a verb at the only thing it can be done to; of several it shows all, then takes one after another', () => {
    const more = [...choices, ...choicesOf([option('jump:thief:b4', 'square:b4')], gesture)]
    expect(say(held('piece:thief'), choices, 'jump')?.now).toEqual({ ...jumps, selected: 'play:jump:thief:a4' })
    expect(say(held('piece:thief'), more, 'jump')?.now).toEqual(jumps)
    expect(say(held('piece:thief'), more, 'jump', false, true)?.now.selected).toBe('play:jump:thief:a4')
    expect(say(jumps, more, 'jump')?.now.selected).toBe('play:jump:thief:a4')
    expect(say({ ...jumps, selected: 'play:jump:thief:a4' }, more, 'jump')?.now.selected).toBe('play:jump:thief:b4')
    expect(say(held('piece:thief'), choices, 'jump', true)?.give?.id).toBe('play:jump:thief:a4')
    expect(say(held('piece:thief'), more, 'jump', true)?.give).toBeUndefined()
    expect([say(held('piece:wizard'), choices, 'fire'), say(NOTHING, choices, 'jump')]).toEqual([null, null])
  })

  it('needs another press on the same target, where that is its second word', () => {
    const aimed = press(jumps, choices, 'square:a4', 'again')
    expect([aimed?.give, aimed?.now.selected]).toEqual([undefined, 'play:jump:thief:a4'])
    expect(press(aimed!.now, choices, 'square:a4', 'again')?.give?.id).toBe('play:jump:thief:a4')
    const first = press(held('piece:thief'), choices, 'piece:troll', 'again')
    expect(press(first!.now, choices, 'piece:troll', 'again')).toEqual({ now: { ...held('piece:thief'), selected: 'play:fire:thief:troll' } })
  })

  it('aims only after the verbs that a gesture names', () => {
    const after = { fire: ['fire', 'burn'], attack: [null] }
    const named = choicesOf([option('attack:thief:troll', 'piece:troll'), option('fire:thief:troll', 'piece:troll')], (each) => ({ ...gesture(each), after: after[each.id.split(':')[0] as 'fire'] }))
    expect([null, 'fire', 'burn', 'attack'].map((verb) => aimsOf('piece:thief', verb, named).map(({ gesture }) => gesture.verb).join())).toEqual(['attack', 'fire', 'fire', ''])
  })

  it('says with a choice that is selected what is held, and its verb', () => {
    expect(chosenAs(choices[1]!)).toEqual({ ...jumps, selected: 'play:jump:thief:a4' })
  })
})

describe('a thing that stands for several objects', () => {
  const choices = choicesOf([option('zombie:B', 'hand:zombie', 'seat:B'), option('zombie:C', 'hand:zombie', 'seat:C'), option('move', 'space:crypt')], takenUp)

  it('means the first that can be aimed at, else the first that is or can be taken up', () => {
    expect(meantOf(NOTHING, choices, ['seat:B', 'space:crypt'])).toBe('space:crypt')
    expect(meantOf(held('hand:zombie'), choices, ['space:crypt', 'seat:B'])).toBe('seat:B')
    expect(meantOf(held('hand:zombie'), choices, ['seat:D', 'hand:zombie'])).toBe('hand:zombie')
    expect(meantOf(NOTHING, choices, ['seat:B', 'space:tomb'])).toBeUndefined()
  })
})

describe('the question that is put to me', () => {
  const ask = (may: boolean): Ask => ({ what: may ? 'draw' : 'card', at: 0, may, sealed: false, options: [] })

  it('is the one that the table waits for', () => {
    expect(askedIn({ asks: [ask(true), ask(false)] } as unknown as View)?.what).toBe('card')
    expect(askedIn({ asks: [ask(true)] } as unknown as View)).toBeNull()
  })
})

describe('the next of several', () => {
  it('comes after the selected one, and the first after the last', () => {
    const each = [{ id: 'a' }, { id: 'b' }]
    expect([null, 'a', 'b'].map((id) => nextOf(each, id)?.id)).toEqual(['a', 'b', 'a'])
    expect(nextOf(each, 'b', true)).toBeNull()
    expect(nextOf([], null)).toBeNull()
  })
})
