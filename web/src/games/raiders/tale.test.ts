/** A replay by rooms. */
import { describe, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import { linesOf, said, start, step, tapeFrom } from '../../replay/made'
import { eventOfEntry, eventOfStep, headEnd, isWhole, outlineOf, stopsOf, type Turn } from '../../replay/turns'
import { TableScreen } from '../../table/screen.svelte'
import { TALE } from './tale'

describe('Dungeon Raiders by rooms', () => {
  const tape = tapeFrom(
    start(['dealt', { seat: 'A' }], ['level', { level: 1 }], ['enters', { level: 1, place: 1 }]),
    step('A', 'lay', '4', ['lays', { seat: 'A' }]), step('B', 'lay', '2', ['lays', { seat: 'B' }], ['wounded', { seat: 'B' }], ['reveals', { place: 2 }], ['enters', { level: 1, place: 2 }]),
    step('A', 'lay', '1', ['lays', { seat: 'A' }], ['level', { level: 2 }], ['enters', { level: 2, place: 1 }]),
  )
  const outline = outlineOf(tape, TALE, { beats: { level: 'reveal', enters: 'reveal', lays: 'card', wounded: 'outcome' } })
  it('what came of a room is its own, what reveals the next one is the next one’s', () => {
    expect(linesOf(outline)).toEqual([[], ['1', '2'], ['3'], []])
    const keys = outline.turns.map(({ from, to }) => tape.entries.slice(outline.events[from]?.from, outline.events[to]?.to).map(({ key }) => key))
    expect(keys).toEqual([['dealt'], ['level', 'enters', 'lays', 'lays', 'wounded'], ['reveals', 'enters', 'lays'], ['level', 'enters']])
    expect(outline.turns.map(({ round }) => round)).toEqual([false, true, false, true])
  })
  it('a card that ends a room stops at what came of it, then at the next room', () => {
    const wounded = tape.entries.findIndex(({ key }) => key === 'wounded')
    const at = eventOfEntry(outline, tape, wounded) ?? -1
    expect(stopsOf(outline, 'action')).toContain(at)
    expect([isWhole(outline, at), isWhole(outline, at + 1), outline.events[at + 1]?.step]).toEqual([false, true, 2])
    expect(eventOfStep(outline, 2)).toBe(at + 1)
    expect(headEnd(outline.events, outline.turns[2] as Turn)).toBe(at + 1)
    expect(eventOfEntry(outline, tape, 99)).toBe(null)
  })
  it('says of the last card what came of the room', () => expect(said(TALE, ['lays'], ['wounded'], ['leads'])).toBe('log-lays log-wounded'))
  it('says in one sentence what became of several for the same reason', () => {
    const lines: [string, object][] = [['lays', { seat: 'A' }], ['loses', { seat: 'A', count: 3, why: 'richest', seats: ['B'] }], ['loses', { seat: 'B', count: 3, why: 'richest', seats: ['A'] }], ['takes-item', { seat: 'A', item: 'key' }], ['takes-item', { seat: 'B', item: 'key' }]]
    const entries = lines.map(([key, args], n) => ({ n, key, args, private: false })) as never
    expect(TALE.words?.(entries, [], (id, args) => `${id}(${[args.seats ?? args.seat].flat().join()})`)).toBe('log-lays(A) Ui-each-loses(A,B) log-takes-item(A) log-takes-item(B)')
  })
  it('says of several what a full counter left of it only where it was full', () => {
    useTexts()
    const wounds = (full: number) => ['A', 'B'].map((seat, n) => ({ n, key: 'wounded', args: { seat, count: 2, why: 'lowest', seats: ['A', 'B'], half: 0, full }, private: false }))
    const screen = new TableScreen(viewOf({ seat: 'A', asks: [] }))
    const told = (full: number) => TALE.words?.([{ n: 9, key: 'lays', args: { seat: 'A', card: '2' }, private: false }, ...wounds(full)], [], (id, args) => screen.say(id, args))
    expect(told(0)).toContain('2 wounds each')
    expect(told(0)).not.toMatch(/\bof\b|deadly|\{/)
    expect(told(3)).toContain('2 of 3 wounds each')
  })
  it('gives the bleeding a line of its own, which is no card', () => {
    const last = tapeFrom(start(['enters', { level: 5, place: 5 }]), step('A', 'lay', '2', ['lays', { seat: 'A' }], ['wounded', { seat: 'A' }], ['bleeds', { seat: 'B' }], ['wins', { seats: ['A'] }]))
    const { events, turns } = outlineOf(last, TALE, { beats: { enters: 'reveal', lays: 'card', wounded: 'outcome', bleeds: 'grave' } })
    const { lines, count } = turns.at(-1) as Turn
    const keys = lines.map(({ from, to }) => last.entries.slice(events[from]?.from, events[to]?.to).map(({ key }) => key))
    expect(keys).toEqual([['lays', 'wounded'], ['bleeds', 'wins']])
    expect([lines.map(({ who }) => who), count]).toEqual([['A', 'B'], 1])
    expect(stopsOf({ events, turns, turnOf: [] }, 'action')).toEqual(expect.arrayContaining(lines.map(({ to }) => to)))
  })
})
