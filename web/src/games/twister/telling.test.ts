import { expect, it } from 'vitest'
import type { Entry, View } from '../../lib/types'
import { piece } from '../../../tests/twister'
import { toldBoard } from './telling'

const entry = (n: number, key: string, args: Record<string, unknown>): Entry => ({ n, key, args: { seat: 'B', piece: 'b-cleric', ...args }, private: false })
const walk = (n: number, path: string[]) => entry(n, 'moves', { path, start: path[0], square: path.at(-1) })

/** Where the Cleric of B, whose walk is under way, and what it carries are shown to a seat. */
function shown(seat: string | null, path: string[], journal: Entry[] = []): string[] {
  const at = path.at(-1) ?? ''
  const pieces = [{ ...piece('b-cleric', at), load: 'b-sword' }, { ...piece('b-sword', at), carrier: 'b-cleric' }, piece('a-thief', 'a1')]
  return toldBoard({ seat, journal, settings: {}, board: { pieces, mover: { piece: 'b-cleric', path } } } as unknown as View).pieces.map((each) => each.at)
}

it('another’s piece sets out when its walk is told, and not with each step that arrives', () => {
  expect(shown('A', ['i6', 'h6', 'h5'])).toEqual(['i6', 'i6', 'a1'])
  expect(shown(null, ['i6', 'h6'])).toEqual(['i6', 'i6', 'a1'])
  expect(shown('B', ['i6', 'h6'])).toEqual(['h6', 'h6', 'a1']) // my own steps are shown as I take them
})

it('what a walk costs is told with its first step', () => {
  const left = (journal: Entry[], deed: object | null, boost = {}, settings = {}) => {
    const board = { pieces: [], mover: { piece: 'b-cleric', path: ['i6', 'h6', 'h5'] }, deed, left: 2, boost }
    const told = toldBoard({ seat: 'A', journal, settings, board } as unknown as View)
    return [told.left, told.boost]
  }
  const deed = { number: 2, of: 4, potion: false }
  expect(left([], deed)).toEqual([3, {}])
  expect(left([walk(1, ['i6', 'h6', 'h5'])], deed)).toEqual([2, {}])
  expect(left([entry(1, 'takes', { item: 'sword' })], deed)).toEqual([2, {}]) // handled where it began: that was told to cost it
  expect(left([entry(1, 'takes', { item: 'sword', piece: 'b-goblin' })], deed)).toEqual([3, {}]) // by another, at the end of its walk before
  expect(left([], { ...deed, potion: true }, { 'b-cleric': 1 })).toEqual([2, { 'b-cleric': 2 }])
  expect(left([], null)).toEqual([2, {}])
  const taken = entry(2, 'takes', { item: 'sword' })
  expect(left([walk(1, ['i7', 'i6']), taken], deed)).toEqual([3, {}]) // taken at the end of its walk before: this one is another action
  expect(left([taken], deed, {}, { take_in_place: true })).toEqual([3, {}]) // handled where it stood at no cost
  expect(left([walk(1, ['i6', 'h6']), taken], deed)).toEqual([2, {}])
  expect(left([walk(1, ['h6', 'h7', 'i6', 'h6', 'i6']), taken], deed)).toEqual([3, {}])
})

it('what has been told of a walk is shown: up to where something was handled, and at the end', () => {
  const first = [walk(1, ['i6', 'h6']), entry(2, 'takes', { item: 'sword' })]
  expect(shown('A', ['i6', 'h6', 'h5', 'g5'], first)[0]).toBe('h6')
  expect(shown('A', ['i6', 'h6', 'h5', 'g5'], [...first, walk(3, ['h6', 'h5', 'g5'])])[0]).toBe('g5')
})

it('an earlier walk of the same piece is none of this one', () => {
  expect(shown('A', ['h6', 'g6'], [walk(1, ['i6', 'h6'])])[0]).toBe('h6')
})
