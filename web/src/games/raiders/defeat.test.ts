/** What stands on the large stage when my hero dies in a room, or bleeds to death at the end. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import type { Beat } from '../../table/story/beats'
import { useTexts, viewOf } from '../../../tests/fixtures'
import { defeat } from './defeat'

beforeAll(() => useTexts())

const hero = (seat: string, wounds: number, alive = true) => ({ seat, wounds, alive, character: 'knight', treasure: 7 })

function told(key: string, heroes: object[], full = 0) {
  const journal: Entry[] = [{ n: 0, key: 'wounded', args: { seat: 'A', count: 2, why: 'lowest', full }, private: false }, { n: 1, key, args: { seat: 'A' }, private: false }]
  const board = { heroes, contest: { card: { id: 'dragon', kind: 'monster', wounds: 3 } }, level: 3, levels: 5 }
  const screen = new TableScreen(viewOf({ game: 'raiders', seat: 'A', board, journal } as never))
  return defeat(screen, { kind: 'end', entries: journal.slice(1) } as unknown as Beat)
}

describe('my death', () => {
  it('in a room says which, and how many wounds it added', () => {
    const found = told('dies', [hero('A', 11, false), hero('B', 3)])
    expect([found?.head, found?.cause, found?.sums]).toEqual(['Your hero is dead', 'You take 2 wounds: lowest card. Ten wounds are deadly.', []])
    expect(found?.pigment).toBe('iron') // no longer in the colours of the living
    expect(found?.reached.map(({ value }) => value)).toEqual(['7', '3 of 5'])
  })
  it('says why: what was missing to the monster, and whose card was the lowest', () => {
    const journal = [['enters', {}], ['monster-missed', { room: 'troll', total: 12, need: 14, against: 0 }], ['wounded', { seat: 'A', count: 2, why: 'lowest', full: 0 }], ['dies', { seat: 'A' }]]
      .map(([key, args], n) => ({ n, key, args, private: false })) as Entry[]
    const board = { heroes: [hero('A', 10, false), hero('B', 3)], order: ['A', 'B'], contest: { card: { id: 'troll', kind: 'monster', wounds: 2 }, values: { B: 5, A: 3 }, fight: 'sum' }, level: 3, levels: 5, most: { wounds: 10 } }
    const found = defeat(new TableScreen(viewOf({ game: 'raiders', seat: 'A', board, journal } as never)), { kind: 'end', entries: journal.slice(3) } as unknown as Beat)
    expect(found?.cause).toBe('The Troll isn’t beaten: 12 of 14. You take 2 wounds: lowest card. Ten wounds are deadly.')
    expect(found?.sums?.map(({ seat, parts, total, won }) => [seat, parts, total, won])).toEqual([['A', 'lowest: +2, the tenth wound kills', 3, true], ['B', 'no effect', 5, false]])
  })
  it('says how many of the wounds were more than it takes', () => {
    expect(told('dies', [hero('A', 10, false), hero('B', 3)], 3)?.cause).toBe('You take 2 of 3 wounds: lowest card. Ten are deadly, more don’t count.')
  })
  it('at the end compares the wounds of those who came out', () => {
    const found = told('bleeds', [hero('A', 8), hero('B', 3), hero('C', 10, false)])
    expect(found?.cause).toBe('You came out with the most wounds, 8: whoever has the most bleeds to death.')
    expect(found?.sums?.map(({ seat, total, won }) => [seat, total, won])).toEqual([['A', 8, true], ['B', 3, false]])
    const tied = told('bleeds', [hero('A', 4, false), hero('B', 4), hero('C', 1)])
    expect(tied?.cause).toBe('You and Boris came out with the most wounds, 4 each: if tied, all of them bleed to death.')
    expect(tied?.sums?.map(({ seat, won }) => [seat, won])).toEqual([['A', true], ['B', true], ['C', false]])
  })
})
