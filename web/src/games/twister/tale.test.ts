/** A replay by turns: a walk is one line. */
import { describe, expect, it } from 'vitest'
import { linesOf, said, start, step, tapeFrom } from '../../replay/made'
import { outlineOf, stopFrom, stopsOf } from '../../replay/turns'
import { BEATS, JOINS } from './story'
import { TALE } from './tale'

describe('Dungeon Twister by turns', () => {
  const tape = tapeFrom(
    start(),
    step('A', 'starter', 'stand:a-thief:A-4'), step('B', 'starter', 'stand:b-thief:B-9', ['first-player', { seat: 'A' }]),
    step('A', 'card', '3', ['plays-card', { seat: 'A', card: '3', turn: 1 }]),
    step('A', 'act', 'move:a-thief'), step('A', 'step', 'go:a4'), step('A', 'step', 'take:a-rope', ['moves', { seat: 'A', piece: 'a-thief' }], ['takes', { seat: 'A', piece: 'a-thief' }]), step('A', 'step', 'stop'),
    step('A', 'act', 'reveal:a-thief:I', ['reveals', { seat: 'A' }]), step('B', 'place', 'place:a-rope:a1', ['places', { seat: 'B' }]),
    step('A', 'act', 'end:', ['takes-cards-back', { seat: 'A' }]),
    step('B', 'card', '2', ['plays-card', { seat: 'B', card: '2', turn: 2 }]), step('B', 'act', 'end'),
    step('A', 'card', '2', ['plays-card', { seat: 'A', card: '2', turn: 3 }]),
  )
  const outline = outlineOf(tape, TALE)
  it('a walk is one line, a room with what is placed in it is one, the end of a turn is folded', () => {
    expect(linesOf(outline)).toEqual([['1–2'], ['4–7', '8–9', '10 folded 1'], ['12 folded 1'], []])
    expect(outline.turns.map(({ seat, count }) => [seat, count])).toEqual([[null, 1], ['A', 2], ['B', 0], ['A', 0]])
  })
  it('a point left over and a win stand in lines of their own and are no actions', () => {
    const ended = outlineOf(tapeFrom(
      start(), step('A', 'card', '3', ['plays-card', { seat: 'A', card: '3', turn: 1 }]),
      step('A', 'act', 'reveal:a-thief:I', ['reveals', { seat: 'A' }]), step('A', 'act', 'end:', ['leaves-unused', { seat: 'A', count: 2 }], ['takes-cards-back', { seat: 'A' }]),
      step('B', 'card', '2', ['plays-card', { seat: 'B', card: '2', turn: 2 }]),
      step('B', 'step', 'stop', ['leaves', { seat: 'B' }], ['scores', { seat: 'B' }], ['reaches', { seat: 'B', count: 5 }], ['carries-out', { seat: 'B' }], ['scores', { seat: 'B' }], ['wins', { seat: 'B' }]),
    ), TALE, { beats: BEATS, joins: JOINS })
    expect(ended.turns.map(({ count, lines }) => [count, lines.length])).toEqual([[0, 0], [1, 2], [1, 2]])
  })
  it('whoever came back where it started says where it was', () => {
    const moves = (start: string, square: string) => ({ n: 0, key: 'moves', private: false, args: { piece: 'b-troll', start, square, path: [start, square] } })
    const say = (_: string, { start, square, count }: Record<string, unknown>) => `${start} → ${square}, ${count}`
    expect([TALE.words?.([moves('f7', 'g7'), moves('g7', 'f7')], [], say), TALE.words?.([moves('f7', 'g7'), moves('g7', 'h7')], [], say)]).toEqual(['f7 → g7 → f7, 2', 'f7 → h7, 2'])
  })
  it('a round begins when a seat has its turn again', () => expect(outline.turns.map(({ round }) => round)).toEqual([false, true, false, true]))
  it('steps go by action, turn and round', () => {
    const steps = (size: Parameters<typeof stopsOf>[1]) => stopsOf(outline, size).map((at) => outline.events[at]?.step)
    expect(steps('action')).toEqual([0, 2, 3, 7, 9, 10, 11, 12, 13])
    expect(steps('turn')).toEqual([0, 3, 11, 13])
    expect(steps('round')).toEqual([0, 3, 13])
    expect(steps('event')).toHaveLength(outline.events.length)
    const stops = stopsOf(outline, 'turn')
    expect([stopFrom(stops, 0, 1), stopFrom(stops, stops[2] ?? 0, -1), stopFrom(stops, 0, -1), stopFrom(stops, 99, 1)]).toEqual([stops[1], stops[1], 0, stops.at(-1)])
  })
  it('an exit with what is carried and all its points is one event, as at the table', () => {
    const exit = step('A', 'step', 'stop', ['leaves', { seat: 'A' }], ['scores', { seat: 'A' }], ['carries-out', { seat: 'A' }], ['scores', { seat: 'A' }])
    const { events } = outlineOf(tapeFrom(start(), exit), TALE, { beats: BEATS, joins: JOINS })
    expect(events.map(({ step, from, to }) => [step, from, to])).toEqual([[0, 0, 0], [1, 0, 4]])
  })
  it('tells others’ actions apart by what is told of them, where it is not known what was answered', () => {
    const theirs = (...told: Parameters<typeof start>) => ({ ...start(...told), who: 'B' }) as ReturnType<typeof start>
    const by = { seat: 'B', piece: 'b-thief' }
    const running = tapeFrom(
      start(), theirs(['plays-card', { seat: 'B', card: '3', turn: 2 }]), theirs(['reveals', by]), theirs(['places', by]), theirs(['reveals', { ...by, piece: 'b-troll' }]), theirs(['places', by]), step('A', 'place', 'place:a-rope:a1', ['places', { seat: 'A' }]),
      theirs(), theirs(['moves', by], ['takes', by]), theirs(['moves', by]), theirs(['moves', by]), theirs(['takes-cards-back', by]),
    )
    expect(linesOf(outlineOf(running, TALE))).toEqual([[], ['2–3', '4–7', '8–9', '10', '11 folded 1']])
  })
  it('says that a turn ends, and what that brings; other passes are counted', () => {
    const say = (id: string) => id
    const back = { n: 0, key: 'takes-cards-back', private: false, args: {} }
    expect(TALE.folded?.([], [step('A', 'act', 'end:')], say)).toBe('ui-tale-end')
    expect(TALE.folded?.([back], [step('A', 'act', 'end:')], say)).toBe('ui-tale-end log-takes-cards-back')
    expect(TALE.folded?.([], [step('A', 'draw', 'no')], say)).toBe(null)
  })
  it('what both sides did side by side has no seat, nor has the limit of turns', () => {
    const limit = outlineOf(tapeFrom(start(), step('A', 'starter', 'stand:a-thief:A-4'), step('A', 'hide', 'x'), step('B', 'hide', 'x'), step('A', 'card', '3', ['plays-card', { seat: 'A', turn: 1 }]), step('A', 'act', 'end:', ['limit', { count: 1 }])), TALE)
    expect(limit.turns.map(({ lines }) => lines.map(({ who }) => who))).toEqual([['A', null], [null]])
  })
  it('says of a turned room everybody who turned with it, of both sides', () => {
    expect(said(TALE, ['turns', { seat: 'B' }], ['goes-along', { seat: 'A' }], ['goes-along', { seat: 'B' }])).toBe('ui-tale-turns, ui-tale-goes-along, ui-tale-goes-along')
  })
  it('says a way out with its walk, with what was carried, and all its points as one sum', () => {
    const say = (id: string, { count, cause }: Record<string, unknown>) => (cause === undefined ? id : `${id} ${count} ${cause}`)
    const line = (...told: [string, Record<string, unknown>][]) => TALE.words?.(told.map(([key, args], n) => ({ n, key, args, private: false })) as never, [], say)
    const walks: [string, Record<string, unknown>] = ['moves', { piece: 'a-troll', start: 's6', square: 'B-6', path: ['s6', 'B-6'] }]
    const exit: [string, Record<string, unknown>] = ['scores', { seat: 'A', count: 1, cause: 'exit' }]
    expect(line(walks, ['leaves', { piece: 'a-troll' }], exit)).toBe('ui-tale-walk. log-leaves log-scores 1 exit')
    expect(line(walks, ['leaves', { piece: 'a-troll' }], exit, ['carries-out', { piece: 'a-troll' }], ['scores', { seat: 'A', count: 1, cause: 'treasure' }])).toBe('ui-tale-walk. told-leaves-with log-scores 2 exit-treasure')
    expect(line(['jumps', { piece: 'a-troll' }], ['leaves', { piece: 'a-troll' }], exit)).toBe('log-jumps log-leaves log-scores 1 exit')
  })
  it('says a walk with its squares and what was taken, and a combat with both totals', () => {
    const walk = { character: 'thief', piece: 'a-thief', start: 'g5', square: 'j7', path: ['g5', 'g6', 'h6', 'i6', 'i7', 'j7'] }
    expect(said(TALE, ['moves', walk], ['takes', { piece: 'a-thief', item: 'treasure' }])).toBe('ui-tale-walk, ui-tale-takes')
    expect(said(TALE, ['moves', walk], ['turns', { piece: 'a-thief' }])).toBe(null)
    expect(said(TALE, ['attacks', { character: 'troll', target: 'cleric' }], ['combat', { attack_total: 9, defence_total: 7 }], ['wounded', { character: 'cleric' }])).toBe('ui-tale-combat, ui-tale-wounded')
  })
})
