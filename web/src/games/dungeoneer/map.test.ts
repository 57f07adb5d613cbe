import { describe, expect, it } from 'vitest'
import type { Option } from '../../lib/types'
import { SIDES } from '../../table/tiles/tiles'
import { optionOf, screenWith } from '../../../tests/fixtures'
import { liesAfter, press, standsFor } from './aim'
import type { Exit, LaidCard, MapCard } from './board'
import { ATTACKER, attackersAt, barrier, chipAt, exitsOf, FIGURE, figuresAt, lettering, pinAt, PIN, RINGED, titleLines, writtenOn } from './geometry'
import game from './index'

const open: Exit = { kind: 'open', value: 0, stats: [] }
const wall: Exit = { kind: 'wall', value: 0, stats: [] }
const trap: Exit = { kind: 'trap', value: 5, stats: ['speed'] }
const words = { en: '', ru: '', uk: '' }
/** The corridor: open north and south, trapped west. */
const corridorCard: MapCard = {
  group: 'map', name: words, text: words, brief: {}, designed: false, copies: 2, type: 'tunnel', peril: 2, glory: 1, entrance: false, danger: 0, terrain: [], symbols: [], free: [], threat: null, spikes: null, pit: null,
  exits: [open, wall, open, trap],
}
const lies = (id: string, x: number, y: number, turned: 0 | 1 = 0): LaidCard => ({ id, x, y, turned, new: true, sprung: [], held: [] })

describe('a map card', () => {
  it('has its exits round on the other side when it is turned', () => {
    expect(exitsOf(corridorCard, false).map(({ kind }) => kind)).toEqual(['open', 'wall', 'open', 'trap'])
    expect(exitsOf(corridorCard, true).map(({ kind }) => kind)).toEqual(['open', 'trap', 'open', 'wall'])
  })

  it('bars its exits within the card, in the south above the ribbon', () => {
    for (const side of SIDES) {
      const { bar, pill } = barrier(side)
      expect(bar.x).toBeGreaterThanOrEqual(6)
      expect(bar.x + bar.width).toBeLessThanOrEqual(144)
      expect(bar.y + bar.height).toBeLessThanOrEqual(side === 2 ? 115 : 144)
      expect(pill.y + 12).toBeLessThanOrEqual(119)
    }
  })

  it('writes its figures so large that they can be read at every scale the view chooses', () => {
    for (const scale of [0.4, 0.46, 0.57, 0.72, 1, 1.4]) {
      const type = lettering(scale)
      expect(type.figure * scale).toBeGreaterThanOrEqual(11)
      expect(type.needs * scale).toBeGreaterThanOrEqual(9)
      expect(2 * type.plate).toBeLessThanOrEqual(138)
      for (const size of type.name) expect(size && size * scale).toBeGreaterThanOrEqual(scale < 0.54 ? 0 : 9)
      for (const side of SIDES) {
        const { bar, pill } = barrier(side, type)
        expect(bar.y + bar.height).toBeLessThanOrEqual(side === 2 ? type.top : 144)
        expect(pill.y + type.pill.height / 2).toBeLessThanOrEqual(type.top + 1)
        expect(pill.x + type.pill.width / 2).toBeLessThanOrEqual(144)
        expect(pill.x - type.pill.width / 2).toBeGreaterThanOrEqual(6)
      }
    }
    expect(lettering(1)).toMatchObject({ figure: 15, needs: 14.5, top: 115 })
  })

  it('tells at each exit on what it is tested: a pill of 44 by 24 at rest, with an icon of 16', () => {
    const { pill } = lettering(0.96)
    expect([pill.width, pill.height, pill.icon].map(Math.round)).toEqual([44, 24, 16])
    const sides = [barrier(3).pill, barrier(1).pill]
    expect(sides[1]!.x - sides[0]!.x).toBeGreaterThan(44)
    expect(chipAt(1, { pill }).y).toBeGreaterThan(chipAt(0, { pill }).y + 24)
  })

  it('breaks its title where the longer line is shortest', () => {
    expect(titleLines('Коридор')).toEqual(['Коридор'])
    expect(titleLines('Мрачный перекрёсток')).toEqual(['Мрачный', 'перекрёсток'])
    expect(titleLines('Hall of the Cold King')).toEqual(['Hall of the', 'Cold King'])
  })

  it('breaks a word that is wider than its ribbon between syllables, instead of squeezing it', () => {
    expect(titleLines('Зал бальзамировщиков', 10)).toEqual(['Зал бальза-', 'мировщиков'])
    expect(titleLines('Зала бальзамувальників', 10).every((line) => line.length <= 12)).toBe(true)
    expect(titleLines('Мрачный перекрёсток', 10)).toEqual(['Мрачный', 'перекрёсток'])
  })
})

/** How much of what is written something about a spot covers. */
const covered = ({ x, y }: { x: number; y: number }, half: number, written: readonly { x: number; y: number; width: number; height: number }[]) =>
  written.reduce((sum, box) => sum + Math.max(0, Math.min(x + half, box.x + box.width) - Math.max(x - half, box.x)) * Math.max(0, Math.min(y + half, box.y + box.height) - Math.max(y - half, box.y)), 0)

describe('heroes', () => {
  it('stand in the middle of their space, and above or aside where its exits are written there', () => {
    const { top } = lettering(1)
    expect(figuresAt(1, [], top)).toEqual([{ x: 75, y: 75 }])
    const library: MapCard = { ...corridorCard, type: 'room', exits: [open, trap, open, trap] }
    const written = writtenOn(library, false, lettering(1))
    for (const count of [1, 2, 3, 4]) {
      const spots = figuresAt(count, written, top)
      for (const [n, spot] of spots.entries()) {
        expect(covered(spot, FIGURE - 2, written)).toBeLessThan(count < 3 ? 60 : 260)
        expect(spot.y + FIGURE).toBeLessThanOrEqual(top)
        for (const other of spots.slice(0, n)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(30)
      }
    }
    const [up] = figuresAt(1, written, top)
    expect(Math.abs(up!.y - 75)).toBeGreaterThan(20)
  })

  it.each([1, 3])('stand aside of a single exit that is written at the west or the east, ring and all', (side) => {
    const type = lettering(1)
    const written = writtenOn({ ...corridorCard, exits: [0, 1, 2, 3].map((each) => (each === side ? trap : open)) as MapCard['exits'] }, false, type)
    expect(written).toHaveLength(1)
    const [spot] = figuresAt(1, written, type.top)
    expect(covered(spot!, RINGED, written)).toBe(0)
    expect(Math.abs(spot!.x - 75)).toBeLessThanOrEqual(20)
    expect(Math.abs(spot!.y - 75)).toBeLessThanOrEqual(8)
  })

  it('leave the corner of the quest pins, which lie one behind the other', () => {
    const type = lettering(1)
    const [first, second] = [pinAt(0, type), pinAt(1, type)]
    expect(first.x - PIN / 2).toBeGreaterThanOrEqual(4)
    expect(second.x - first.x).toBeLessThan(PIN)
    const north: MapCard = { ...corridorCard, exits: [open, trap, trap, trap] }
    const [spot] = figuresAt(1, writtenOn(north, false, type), type.top, 47)
    expect(spot!.x - FIGURE >= 40 || spot!.y - FIGURE >= 32).toBe(true)
  })

  it('are attacked from where no exit and no hazard is written, by each from a place of its own', () => {
    const vault: MapCard = { ...corridorCard, exits: [open, trap, open, trap], danger: 2, spikes: { value: 5, stats: ['speed'] } }
    const written = writtenOn(vault, false, lettering(1))
    expect(written).toHaveLength(4)
    const places = attackersAt(4, written, lettering(1).top)
    for (const [n, place] of places.entries()) {
      expect(covered(place, ATTACKER, written)).toBeLessThan(90)
      for (const other of places.slice(n + 1)) expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThanOrEqual(2 * ATTACKER - 1)
    }
    expect(new Set(attackersAt(10, written).map((each) => JSON.stringify(each))).size).toBe(10)
  })
})

const dungeoneer = { game: 'lichlord', board: { players: [], map: [] }, why: { 'space:crypt': { key: 'wall', args: {}, rule: '7' } } }
const tableWith = (what: string, options: Option[]) => screenWith(game, what, options, dungeoneer)

describe('swapping two cards', () => {
  const ways = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([turned, other_turned]) =>
    optionOf(`swap-with:crypt:${turned}:${other_turned}`, ['space:crypt', 'space:library'], { space: 'crypt', other: 'library', turned, other_turned }))
  it('shows both where they would lie, and turns them by further presses', () => {
    const { screen } = tableWith('swap-with', ways)
    expect(liesAfter(screen, lies('crypt', 0, 1, 1))).toMatchObject({ id: 'crypt', turned: 1 })
    press(screen, ['space:crypt'])
    expect(liesAfter(screen, lies('crypt', 0, 1, 1))).toEqual({ id: 'library', turned: 0 })
    press(screen, ['space:crypt'])
    expect(liesAfter(screen, lies('crypt', 0, 1))).toEqual({ id: 'library', turned: 1 })
    expect(liesAfter(screen, lies('library', 1, 0, 1))).toEqual({ id: 'crypt', turned: 0 })
    expect(liesAfter(screen, lies('corridor', 2, 0))).toMatchObject({ id: 'corridor', turned: 0 })
    for (const id of [2, 3, 0]) {
      press(screen, ['space:crypt'])
      expect(screen.selectedId).toBe(`swap-with:${ways[id]?.id}`)
    }
  })
})

describe('a click on a hero', () => {
  it('means the seat where a card aims at it, else the space', () => {
    const { screen } = tableWith('hero', [optionOf('move:0', ['space:library']), optionOf('play:a', ['hand:zombie', 'seat:B']), optionOf('play:b', ['hand:zombie', 'seat:C'])])
    expect(screen.stateOfAny(['seat:B', 'space:library'])).toBe('can')
    press(screen, ['seat:B', 'space:library'])
    expect(screen.selected?.option.id).toBe('move:0')
    screen.select(null)
    screen.touch('hand:zombie')
    expect(screen.stateOfAny(['seat:B'])).toBe('can')
    press(screen, ['seat:B', 'space:library'])
    expect(screen.selected?.option.id).toBe('play:a')
    expect(screen.stateOfAny(['seat:B'])).toBe('sel')
    press(screen, ['seat:C', 'space:library'])
    expect(screen.selected?.option.id).toBe('play:b')
  })

  it('says why not where nothing may be done', () => {
    const { screen } = tableWith('hero', [optionOf('move:0', ['space:library'])])
    press(screen, ['seat:B', 'space:crypt'])
    expect(screen.selected).toBeNull()
    expect(screen.why).not.toBeNull()
  })

  it('means the own hero’s use while it can be chosen; else its space says why not', () => {
    const { screen } = tableWith('hero', [optionOf('use', ['hero:A'])])
    expect(standsFor(screen, 'A', 'crypt')).toEqual(['seat:A', 'hero:A', 'space:crypt'])
    expect(standsFor(screen, 'B', 'crypt')).toEqual(['seat:B', 'space:crypt'])
    screen.view = { ...screen.view, asks: [], why: { ...screen.view.why, 'hero:A': { key: 'only-at-moments', args: {}, rule: '17' } } }
    press(screen, standsFor(screen, 'A', 'crypt'))
    expect(screen.why?.rule).toBe('7')
  })
})
