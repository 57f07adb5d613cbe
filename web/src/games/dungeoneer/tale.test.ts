/** A replay by turns: passes stand nowhere but at the end of a turn. */
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../lib/types'
import { linesOf, said, start, step, tapeFrom } from '../../replay/made'
import { outlineOf } from '../../replay/turns'
import { TALE } from './tale'

describe('Dungeoneer by turns', () => {
  const tape = tapeFrom(
    start(['turn', { seat: 'A', turn: 1 }]),
    step('A', 'lord', 'declare'), step('B', 'window', 'pass'), step('A', 'declare', 'add:zombie:B'), step('A', 'declare', 'done', ['encounter', { seat: 'A' }]), step('B', 'window', 'pass', ['rolls', { seat: 'B' }]),
    step('B', 'window', 'pass'), step('A', 'lord', 'end', ['draws-map', { seat: 'A' }]), step('A', 'lay', 'lay:crypt', ['lays', { seat: 'A' }]),
    step('A', 'hero', 'move:3', ['leaves', { seat: 'A', space: 'crypt' }], ['enters', { seat: 'A', space: 'passage' }]), step('B', 'window', 'pass'), step('A', 'hero', 'move:1', ['leaves', { seat: 'A' }], ['enters', { seat: 'A' }]),
    step('B', 'window', 'pass'), step('A', 'hero', 'end'), step('A', 'discard', 'hand:x', ['discards', { seat: 'A' }], ['turn', { seat: 'B', turn: 2 }]),
  )
  it('an encounter, a map card and a way are one line each, passes stand nowhere but at the end', () => {
    expect(linesOf(outlineOf(tape, TALE))).toEqual([[], ['1–5', '7–8', '9–11', '14'], []])
    expect(linesOf(outlineOf(tapeFrom(...tape.steps.slice(0, 14)), TALE)).at(-1)).toEqual(['1–5', '7–8', '9–11', '12–13 folded 2'])
  })
  it('each battle of a declaration is a line of its own', () => {
    const battle = (...more: [string][]) => step('B', 'respond', 'pass', ...more, ['attacks'], ['monster-rolls'], ['rolls'])
    const fought = tapeFrom(start(['turn', { seat: 'A', turn: 1 }]), step('A', 'lord', 'declare'), step('A', 'declare', 'done', ['encounter'], ['attacks'], ['attacks']), step('B', 'respond', 'pass', ['rolls']), step('A', 'keep', 'hand'), battle(['keeps']), step('A', 'keep', 'lair', ['keeps']))
    expect(linesOf(outlineOf(fought, TALE)).at(-1)).toEqual(['1–4', '5–6'])
  })
  it('a way on which something befell the hero is a line of its own, so that nothing of it is lost', () => {
    const walk = (...more: [string][]) => step('A', 'hero', 'move:1', ['leaves', { seat: 'A' }], ...more, ['enters', { seat: 'A' }])
    const lines = (...steps: ReturnType<typeof step>[]) => linesOf(outlineOf(tapeFrom(start(['turn', { seat: 'A', turn: 1 }]), ...steps), TALE)).at(-1)
    expect(lines(walk(), walk())).toEqual(['1–2'])
    expect(lines(walk(), walk(['threat']), walk())).toEqual(['1', '2', '3'])
  })
  it('what ends a phase is folded like the passes beside it', () => {
    const ends = tapeFrom(start(['turn', { seat: 'A', turn: 1 }]), step('A', 'lord', 'end', ['lord-ends', { seat: 'A' }]), step('A', 'hero', 'end', ['hero-ends', { seat: 'A', ap: 0 }]), step('B', 'window', 'pass'))
    expect(linesOf(outlineOf(ends, TALE)).at(-1)).toEqual(['1–3 folded 3'])
  })
  it('says how many action points a way took', () => {
    const entries = [['leaves', { space: 'crypt' }], ['enters', { space: 'bend', ap: 1 }], ['leaves', { space: 'bend' }], ['enters', { space: 'library', ap: 2 }]].map(([key, args], n) => ({ n, key, args, private: false })) as Entry[]
    expect(TALE.words!(entries, 0 as never, (key, args) => JSON.stringify([key, args]))).toBe('["ui-tale-way",{"space":"crypt","beyond":"library","count":2,"ap":3}]')
  })
  it('says where a hero went, and which card was laid', () => {
    expect(said(TALE, ['leaves', { space: 'crypt' }], ['enters'], ['gains'])).toBe('ui-tale-way')
    expect(said(TALE, ['enters', { space: 'bend', left: 'crypt' }], ['gains']), 'a plain step is told where it ends').toBe('ui-tale-way')
    expect(said(TALE, ['enters', { space: 'bend', left: '' }]), 'moved by a card').toBe(null)
    expect(said(TALE, ['draws-map'], ['lays'])).toBe('log-lays')
    expect(said(TALE, ['leaves'], ['rolls'], ['enters'])).toBe(null)
  })
})
