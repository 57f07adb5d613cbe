import { describe, expect, it } from 'vitest'
import { optionOf, screenWith } from '../../../tests/fixtures'
import { drawnOf } from './drawn'
import game from './index'

const lies = (id: string, turned = 0) => ({ id, x: 0, y: 0, turned, new: true, sprung: [], held: [] })
const entry = (n: number, key: string, args: object) => ({ n, at: n, key, args })
const tableWith = (options: ReturnType<typeof optionOf>[], journal: object[] = []) =>
  screenWith(game, 'lay', options, { game: 'lichlord', seat: 'A', journal, board: { players: [], map: [lies('crypt', 1)], battle: null, phase: 'hero' } } as never).screen
const lay = (space: string, turned: number) => optionOf(`lay:${space}:${turned}`, ['place:1:0'], { space, x: 1, y: 0, turned })

describe('the map card that was drawn', () => {
  it('is shown while it is to be laid, turned as it is chosen to lie', () => {
    const screen = tableWith([lay('library', 0), lay('library', 1)])
    expect(drawnOf(screen)).toEqual({ id: 'library', turned: 0, laid: false, mine: true })
    screen.select(screen.choices[1] ?? null)
    expect(drawnOf(screen)?.turned).toBe(1)
  })

  it('is not one of several that I have to choose from', () => {
    expect(drawnOf(tableWith([lay('library', 0), lay('corridor', 0)]))).toBeNull()
  })

  it('is the one that has just been found, not the one before it; none that does not fit', () => {
    const before = [entry(0, 'lays', { seat: 'B', space: 'crypt' }), entry(1, 'draws-map', { seat: 'B', space: 'library', ap: 1 })]
    expect(drawnOf(tableWith([], before))).toEqual({ id: 'library', turned: 0, laid: false, mine: false })
    expect(drawnOf(tableWith([], [...before, entry(2, 'map-does-not-fit', { seat: 'B', space: 'library' })]))).toBeNull()
  })

  it('stays as it lies until the next turn, and whose it is', () => {
    const turn = entry(0, 'turn', { seat: 'A' })
    expect(drawnOf(tableWith([], [turn, entry(1, 'lays', { seat: 'A', space: 'crypt' })]))).toEqual({ id: 'crypt', turned: 1, laid: true, mine: true })
    expect(drawnOf(tableWith([], [turn, entry(1, 'lays', { seat: 'B', space: 'crypt' })]))?.mine).toBe(false)
    expect(drawnOf(tableWith([], [entry(0, 'lays', { seat: 'A', space: 'crypt' }), entry(1, 'turn', { seat: 'B' })]))).toBeNull()
  })
})
