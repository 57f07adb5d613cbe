import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Board, Room } from './board'
import Labels from './Labels.svelte'
import { numeralOf, PLACES } from './geometry'

const PLAN = ['+   +   +   +   +   +', '  .   .   .   .   .  ', '+   +   +   +   +   +', '  .   .   .   .   .  ', '+   +   +   +   +   +', '  .   .   .   .   .  ', '+   +   +   +   +   +', '  .   .   .   .   .  ', '+   +   +   +   +   +', '  .   .   .   .   O  ', '+   +   +   +   +   +']
const room: Room = { name: '3L', number: 3, way: 'left', turns: 0, plan: PLAN, gates: [] }
const board = { places: PLACES.map((place) => ({ place, room: place === 'I' ? room : null })) } as unknown as Board

it('names every column and row on both sides, and every room that lies face up, whoever stands there', () => {
  const props = { board, upright: false, taken: () => true, turnsOf: (_: string, turns: number) => turns }
  const { container } = render(Labels, props)
  expect([...container.querySelectorAll('.co')].map((each) => each.textContent).join('')).toBe([...'abcdefghijklmnopqrst', ...'123456789', '10'].map((name) => name + name).join(''))
  expect(container.querySelector('[data-numeral="I"]')?.textContent).toBe('3')
  expect(container.querySelectorAll('text').length).toBe(0) // no text of a drawing, which a late font leaves undrawn
})

it('keeps a numeral out of a pit, whichever way the room lies', () => {
  expect(numeralOf(room, 'I', false).square).toBe('e1')
  expect(numeralOf({ ...room, turns: 1 }, 'I', false).square).toBe('e5')
  expect(numeralOf(room, 'I', true)).toEqual({ square: 'e1', right: true, low: true }) // north is on the right there
})
