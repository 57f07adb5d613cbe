/** What the signs and the short lines of Raiders say, in the words that are read. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { beatsOf } from '../../table/story/beats'
import type { View } from '../../lib/types'
import type { RoomCard as Card } from './board'
import RoomCard from './RoomCard.svelte'
import { ui } from './say'
import { BEATS, sceneOf } from './story'

beforeAll(() => useTexts())

const hero = (seat: string, wounds: number) => ({ seat, character: 'mage', treasure: 20, wounds, alive: true, power: [], items: 0, laid: ['1'] })
const BOARD = {
  mode: 'base', level: 1, levels: 5, room: 1, rooms: [], heroes: [hero('A', 3), hero('B', 10)], order: ['A', 'B'], most: { treasure: 20, wounds: 10 }, bleeding: [],
  contest: { card: { id: 'vault-4', kind: 'vault', chests: [4] }, values: { A: 5, B: 1 }, to_lay: [] },
}

/** What the card of a seat says came of it. */
function change(seat: string, key: string, args: object): unknown {
  const journal = [['enters', {}], [key, { seat, why: 'highest', seats: [], ...args }]].map(([key, args], n) => ({ n, key, args, private: false }))
  const view = { journal, frames: journal.map(({ n }) => ({ n, board: {}, figures: {} })), board: BOARD, seat: 'A' } as unknown as View
  const shown = sceneOf(view, beatsOf(view, { beats: BEATS }).at(-1) ?? null, (each) => each)
  return shown?.what === 'verdict' && shown.fates.find((fate) => fate.seat === seat)?.texts[0]?.say.args?.change
}

it('the card of whoever gains, loses or takes less than it would says so, and why', () => {
  expect(change('A', 'earns', { count: 1, full: 4 })).toBe('treasure: +1 of 4, 20 is the most')
  expect(change('A', 'loses', { count: 1, full: 3 })).toBe('treasure: −1 of 3, there was no more')
  expect(change('A', 'wounded', { count: 1, full: 2 })).toBe('1 of 2 wounds, the tenth kills')
  expect(change('A', 'earns', { count: 4, full: 0 })).toBe('+4 treasure')
})

it('the tenth wound is called deadly where it is told, before the death', () => {
  expect([change('B', 'wounded', { count: 2, full: 0 }), change('A', 'wounded', { count: 2, full: 0 })]).toEqual(['+2, the tenth wound kills', '2 wounds'])
})

it('a trap that is read says what its skulls mean', () => {
  const read = (skulls: number, full = true) => render(RoomCard, { card: { id: 'magnet', kind: 'trap', skulls, harm: [0, 0, 1, 2, 3], costs: 'treasure' } as unknown as Card, mode: 'base', full }).container.querySelector('.by')?.textContent.trim()
  expect([read(1), read(2), read(2, false)]).toEqual(['one skull: the highest card decides', 'two skulls: the lowest card decides', 'lowest card'])
})

it('what a trap will or can still take is said in figures', () => {
  const args = { card: '2', value: 2, own: 'yes', open: 'yes', by: 'highest', skulls: 1, names: ['Boris'], others: 1, costs: 'treasure', kills: 'no', whom: 'mine', hit: [] }
  expect(ui('trap-sure', { ...args, low: 1, high: 3, range: 'from' })).toBe('Your 2 is the highest so far, but Boris can only play higher: −1 to −3 treasure for you.')
  expect(ui('trap-sure', { ...args, low: 2, high: 2, range: 'exact', costs: 'wounds', kills: 'yes' })).toMatch(/: 2 wounds for you, and you die\.$/)
  expect(ui('trap-may', { ...args, said: 'Still.', low: 1, high: 3, range: 'upto', whom: 'none' })).toBe('Still. Boris can still play higher: up to −3 treasure.')
  expect(ui('trap-may', { ...args, said: 'Still.', low: 0, high: 0, range: 'exact' })).toBe('Still. Boris can still play higher: nothing for you.')
})

it('the lock on a button, where no die is rolled, and the sign of whoever lit a torch, are explained', () => {
  expect(ui('final', { what: 'room', lock: 'yes' })).toMatch(/^The lock on the button: .* it opens the next room\.$/)
  expect(ui('torch-lit')).toContain('knows the dark rooms')
})
