import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Board, Piece, Room } from './board'
import Labels from './Labels.svelte'
import { piece } from '../../../tests/twister'
import { numeralOf, PLACES } from './geometry'

const PLAN = ['+   +   +   +   +   +', '  .   .   .   .   .  ', '+   +   +   +   +   +', '  .   .   .   .   .  ', '+   +   +   +   +   +', '  .   .   .   .   .  ', '+   +   +   +   +   +', '  .   .   .   .   .  ', '+   +   +   +   +   +', '  .   .   .   .   O  ', '+   +   +   +   +   +']
const room: Room = { name: '3L', number: 3, way: 'left', turns: 0, plan: PLAN, gates: [] }
const board = { places: PLACES.map((place) => ({ place, room: place === 'I' ? room : null })) } as unknown as Board

it('names every column, line and row on both sides, and every room that lies face up, whoever stands there', () => {
  const props = { board, upright: false, there: () => [piece('a-thief', 'e1')], turnsOf: (_: string, turns: number) => turns }
  const { container } = render(Labels, props)
  expect([...container.querySelectorAll('.co')].map((each) => each.textContent).join('')).toBe([...'AabcdefghijklmnopqrstB', ...'123456789', '10'].map((name) => name + name).join(''))
  expect(container.querySelector('[data-numeral="I"]')?.textContent).toBe('3I')
  expect([...container.querySelectorAll('.co .seat')].map((each) => each.textContent)).toEqual(['A', 'A', 'B', 'B']) // A‑7 is read off the board as g7 is
  expect(container.querySelectorAll('text:not(.seat text)').length).toBe(0) // no text of a drawing, which a late font leaves undrawn
})

it('names a room that lies face up as one that lies face down is named, also beside whoever stands in its corner', () => {
  const named = (...pieces: Piece[]) => render(Labels, { board, upright: false, there: () => pieces, turnsOf: (_: string, turns: number) => turns }).container.querySelector('[data-numeral="I"]')?.textContent
  expect([named(), named(piece('a-thief', 'e1'))]).toEqual(['3I', '3I'])
})

it('lifts out both numbers of the rooms that are spoken of as a pair', () => {
  const two = { places: PLACES.map((place) => ({ place, room: ['V', 'VI', 'VIII'].includes(place) ? room : null })) } as unknown as Board
  const { container } = render(Labels, { board: two, upright: true, there: () => [], turnsOf: (_: string, turns: number) => turns, paired: ['V', 'VIII'] })
  expect([...container.querySelectorAll<HTMLElement>('.paired')].map((each) => each.dataset.numeral)).toEqual(['V', 'VIII'])
})

it('keeps a numeral off the signs of whoever stands on its square: a load, a second piece, a wound', () => {
  const spot = (...pieces: Piece[]) => {
    const { container } = render(Labels, { board, upright: false, there: () => pieces, turnsOf: (_: string, turns: number) => turns })
    const { left, top } = container.querySelector<HTMLElement>('[data-numeral="I"]')!.style
    return [Number.parseFloat(left), Number.parseFloat(top)].map((each) => Math.round(each))
  }
  const alone = spot(piece('a-thief', 'e1'))
  expect(spot({ ...piece('a-thief', 'e1'), wounded: true })).toEqual(alone) // upper right, as it was
  const low = { ...board, places: board.places.map((place) => ({ ...place, room: place.room && { ...room, turns: 1 } })) }
  const lowSpot = (...pieces: Piece[]) => {
    const { container } = render(Labels, { board: low, upright: false, there: () => pieces, turnsOf: (_: string, turns: number) => turns })
    return Number.parseFloat(container.querySelector<HTMLElement>('[data-numeral="I"]')!.style.top)
  }
  expect(lowSpot({ ...piece('a-thief', 'e5'), load: 'a-rope' })).toBeLessThan(lowSpot(piece('a-thief', 'e5')) - 15)
})

it('leaves a numeral on its square whoever comes and goes there, small beside the piece', () => {
  const shown = (...pieces: Piece[]) => {
    const { container } = render(Labels, { board, upright: false, there: (square: string) => (square === 'e1' ? pieces : []), turnsOf: (_: string, turns: number) => turns })
    const { classList, style } = container.querySelector<HTMLElement>('[data-numeral="I"]')!
    return [classList.contains('small'), Math.floor((Number.parseFloat(style.left) - 24) / 40), Math.floor((Number.parseFloat(style.top) - 24) / 40)]
  }
  expect(shown()).toEqual([false, 5, 0])
  expect(shown(piece('a-thief', 'e1'))).toEqual([true, 5, 0])
})

it('keeps a numeral out of a pit, whichever way the room lies', () => {
  expect(numeralOf(room, 'I', false).square).toBe('e1')
  expect(numeralOf({ ...room, turns: 1 }, 'I', false).square).toBe('e5')
  expect(numeralOf(room, 'I', true)).toEqual({ square: 'e1', right: true, low: true }) // north is on the right there
})

it('lies over the rim of the room, not over the head of whoever stands in its corner', () => {
  const { container } = render(Labels, { board, upright: false, there: () => [piece('a-thief', 'e1')], turnsOf: (_: string, turns: number) => turns })
  expect(Number.parseFloat(container.querySelector<HTMLElement>('[data-numeral="I"]')!.style.top) - 24).toBeLessThan(1)
})
