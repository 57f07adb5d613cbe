import { describe, expect, it, vi } from 'vitest'
import type { Option, View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import { ghostsOf, layable, liesAfter, liesTurned, press, pressGhost, standsFor, turnGhost } from './aim'
import type { Board, Exit, LaidCard, MapCard } from './board'
import { MapCamera } from './camera.svelte'
import { ATTACKER, attackersAt, barrier, boundsOf, corridor, exitsOf, frontier, inOrder, lettering, lineBetween, reachOf, standAt, SIDES, TILE, titleLines, towards, writtenOn } from './geometry'
import game from './index'

const open: Exit = { kind: 'open', value: 0, stats: [] }
const wall: Exit = { kind: 'wall', value: 0, stats: [] }
const trap: Exit = { kind: 'trap', value: 5, stats: ['speed'] }
const words = { en: '', ru: '', uk: '' }
/** The corridor: open north and south, trapped west. */
const corridorCard: MapCard = {
  group: 'map', name: words, text: words, designed: false, copies: 2, type: 'tunnel', peril: 2, glory: 1, entrance: false, danger: 0, spikes: null, pit: null,
  exits: [open, wall, open, trap],
}
const lies = (id: string, x: number, y: number, turned: 0 | 1 = 0): LaidCard => ({ id, x, y, turned, new: true, sprung: [], held: [] })

describe('a map card', () => {
  it('has its exits round on the other side when it is turned', () => {
    expect(exitsOf(corridorCard, false).map(({ kind }) => kind)).toEqual(['open', 'wall', 'open', 'trap'])
    expect(exitsOf(corridorCard, true).map(({ kind }) => kind)).toEqual(['open', 'trap', 'open', 'wall'])
  })

  it('draws corridors 38 wide to the middle of each side', () => {
    expect(SIDES.map((side) => corridor(side)).map(({ width, height }) => Math.min(width, height))).toEqual([38, 38, 38, 38])
    expect(corridor(0).y).toBe(0)
    expect(corridor(1).x + corridor(1).width).toBe(TILE)
    expect(corridor(2).y + corridor(2).height).toBe(TILE)
    expect(corridor(3).x).toBe(0)
  })

  it('bars its exits within the card, in the south above the ribbon', () => {
    for (const side of SIDES) {
      const { bar, disc } = barrier(side)
      expect(bar.x).toBeGreaterThanOrEqual(6)
      expect(bar.x + bar.width).toBeLessThanOrEqual(144)
      expect(bar.y + bar.height).toBeLessThanOrEqual(side === 2 ? 118 : 144)
      expect(disc.y + 11.5).toBeLessThanOrEqual(119)
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
        const { bar, disc } = barrier(side, type)
        expect(bar.y + bar.height).toBeLessThanOrEqual(side === 2 ? type.top : 144)
        expect(disc.y + type.disc).toBeLessThanOrEqual(type.top + 1)
        expect(disc.x + type.disc).toBeLessThanOrEqual(144)
      }
    }
    expect(lettering(1)).toMatchObject({ figure: 15, needs: 13, top: 118 })
  })

  it('breaks its title where the longer line is shortest', () => {
    expect(titleLines('Коридор')).toEqual(['Коридор'])
    expect(titleLines('Мрачный перекрёсток')).toEqual(['Мрачный', 'перекрёсток'])
    expect(titleLines('Hall of the Cold King')).toEqual(['Hall of the', 'Cold King'])
    expect(titleLines('Бальзамировщики')).toEqual(['Бальзамировщики'])
  })
})

describe('the map', () => {
  it('takes what is laid, with its margin', () => {
    expect(boundsOf([{ x: 0, y: 0 }])).toEqual({ x: -22, y: -22, width: 194, height: 194 })
    expect(boundsOf([{ x: -2, y: 0 }, { x: 1, y: 3 }])).toEqual({ x: -322, y: -22, width: 4 * 150 + 44, height: 4 * 150 + 44 })
    expect(boundsOf([]).width).toBe(194)
  })

  it('can grow where an exit leads to nothing, by how the cards lie', () => {
    const laid = [lies('corridor', 0, 0), lies('corridor-2', 0, -1, 1)]
    expect(frontier(laid, () => corridorCard)).toEqual(expect.arrayContaining([{ x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -2 }, { x: 1, y: -1 }]))
    expect(frontier(laid, () => corridorCard)).toHaveLength(4)
    expect(frontier(laid, () => null)).toEqual([])
  })

  it('is read row by row', () => {
    expect(inOrder([{ x: 1, y: 1 }, { x: 0, y: 0 }, { x: -1, y: 1 }])).toEqual([{ x: 0, y: 0 }, { x: -1, y: 1 }, { x: 1, y: 1 }])
  })

  it('is walked with the arrows to the nearest card in that direction', () => {
    const places = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 3, y: 0 }, { x: 2, y: 2 }, { x: 0, y: 4 }]
    expect(towards(places, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 1, y: 0 })
    expect(towards(places, { x: 1, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 })
    expect(towards(places, { x: 0, y: 0 }, 0, 1)).toEqual({ x: 0, y: 4 })
    expect(towards(places, { x: 0, y: 0 }, -1, 0)).toBeNull()
    expect(towards(places, { x: 3, y: 0 }, 0, 1)).toEqual({ x: 2, y: 2 })
  })
})

describe('standees', () => {
  it('stand apart, at most four on a card, all above its ribbon', () => {
    for (const of of [1, 2, 3, 4]) {
      const spots = Array.from({ length: of }, (_, n) => standAt(n, of))
      for (const [k, spot] of spots.entries()) {
        expect(spot.y + 19).toBeLessThan(118)
        for (const other of spots.slice(0, k)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(38)
      }
    }
    expect(standAt(0, 1)).toEqual({ x: 75, y: 75 })
  })

  it('have a finger’s width each, and none lies under another', () => {
    for (const of of [1, 2, 3, 4]) {
      const boxes = Array.from({ length: of }, (_, n) => reachOf(n, of, 61))
      for (const [k, box] of boxes.entries()) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(61)
        const { x, y } = standAt(k, of)
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true)
        for (const other of boxes.slice(0, k)) {
          const apart = box.x >= other.x + other.width || other.x >= box.x + box.width || box.y >= other.y + other.height || other.y >= box.y + box.height
          expect(apart).toBe(true)
        }
      }
    }
  })

  it('are met by a line from the rim of whoever attacks', () => {
    expect(lineBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, 15, 19)).toEqual({ x1: 15, y1: 0, x2: 81, y2: 0 })
  })

  it('are attacked from where no exit and no hazard is written, by each from a place of its own', () => {
    const vault: MapCard = { ...corridorCard, exits: [open, trap, open, trap], danger: 2, spikes: { value: 5, stats: ['speed'] } }
    const written = writtenOn(vault, false, lettering(1))
    expect(written).toHaveLength(4)
    const places = attackersAt(4, written, lettering(1).top)
    for (const [n, place] of places.entries()) {
      for (const other of written) expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThanOrEqual(other.r + ATTACKER - 2)
      for (const other of places.slice(n + 1)) expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThanOrEqual(2 * ATTACKER - 1)
    }
    expect(new Set(attackersAt(10, written).map((each) => JSON.stringify(each))).size).toBe(10)
  })
})

describe('the view of the map', () => {
  const camera = (width: number, height: number, places: { x: number; y: number }[]) => {
    const view = new MapCamera()
    view.width = width
    view.height = height
    view.box = boundsOf(places)
    return view
  }
  const row = (count: number) => Array.from({ length: count }, (_, x) => ({ x: x - 1, y: 0 }))

  it('shows all of it while its figures can be read, and no card larger than need be', () => {
    const small = camera(800, 600, row(3))
    expect(small.cuts).toBe(false)
    expect(small.scale).toBe(1.4)
    const middle = small.inWindow({ x: 75, y: 75 })
    expect(middle.x).toBeCloseTo(400)
    expect(middle.y).toBeCloseTo(300)
    const phone = camera(390, 500, row(5))
    expect(phone.cuts).toBe(false)
    expect(phone.scale * 150).toBeGreaterThan(70)
  })

  it('cuts a large one, follows to a spot, and fits it on demand', () => {
    const large = camera(390, 500, row(8))
    expect(large.cuts).toBe(true)
    expect(large.part).toBeLessThan(0.7)
    large.show({ x: 6 * 150 + 75, y: 75 }, true)
    const { x } = large.inWindow({ x: 6 * 150 + 75, y: 75 })
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(390)
    large.fit()
    expect(large.cuts).toBe(false)
    expect(large.inWindow({ x: -150, y: 0 }).x).toBeGreaterThan(0)
  })

  it('zooms on a spot that stays where it is', () => {
    const large = camera(600, 500, [...row(8), { x: 0, y: 7 }])
    const about = { x: 300, y: 250 }
    const before = { x: (about.x - large.at.x) / large.scale, y: (about.y - large.at.y) / large.scale }
    large.zoomBy(1.5, about)
    expect(large.inWindow(before).x).toBeCloseTo(300)
    expect(large.inWindow(before).y).toBeCloseTo(250)
    large.zoomBy(100)
    expect(large.zoom).toBe(2.5)
  })

  it('comes nearer to the places where a card may be laid than words need', () => {
    const large = camera(390, 500, row(6))
    const words = large.scale
    expect(words).toBe(0.72)
    large.laying = true
    expect(large.scale).toBeLessThan(words)
    expect(large.scale).toBeGreaterThanOrEqual(0.35)
  })
})

const option = (id: string, touches: string[], args: Record<string, unknown> = {}): Option => ({ id, key: id.split(':')[0] ?? '', args, touches, final: false, warn: null, then: null })
const tableWith = (what: string, options: Option[]) => {
  const board = { players: [], map: [] } as unknown as Board
  const view: View = {
    game: 'lichlord', seat: 'A', seats: 3, settings: {}, number: 1, over: false, waiting: ['A'], moment: false, ready: [], sealed: null, then: null,
    asks: [{ what, at: 1, may: false, sealed: false, options }], why: { 'space:crypt': { key: 'wall', args: {}, rule: '7' } }, undo: null, board, journal: [], result: null,
    table: null, names: {}, journal_from: 0,
  }
  const answer = vi.fn()
  const screen = new TableScreen(view, { answer, undo: vi.fn() })
  screen.game = game
  return { screen, answer }
}

describe('swapping two cards', () => {
  const ways = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([turned, other_turned]) =>
    option(`swap-with:crypt:${turned}:${other_turned}`, ['space:crypt', 'space:library'], { space: 'crypt', other: 'library', turned, other_turned }))
  it('shows both where they would lie, and turns them by further presses', () => {
    const { screen } = tableWith('swap-with', ways)
    expect(liesAfter(screen, lies('crypt', 0, 1, 1))).toEqual({ id: 'crypt', turned: true, moved: false })
    press(screen, ['space:crypt'])
    expect(liesAfter(screen, lies('crypt', 0, 1, 1))).toEqual({ id: 'library', turned: false, moved: true })
    press(screen, ['space:crypt'])
    expect(liesAfter(screen, lies('crypt', 0, 1))).toEqual({ id: 'library', turned: true, moved: true })
    expect(liesAfter(screen, lies('library', 1, 0, 1))).toEqual({ id: 'crypt', turned: false, moved: true })
    expect(liesAfter(screen, lies('corridor', 2, 0))).toMatchObject({ id: 'corridor', moved: false })
    for (const id of [2, 3, 0]) {
      press(screen, ['space:crypt'])
      expect(screen.selectedId).toBe(`swap-with:${ways[id]?.id}`)
    }
  })
})

describe('laying a card', () => {
  const lay = (x: number, y: number, turned: number) => option(`lay:${x}:${y}:${turned}`, [`place:${x}:${y}`], { space: 'corridor', x, y, turned })

  it('has a ghost on every legal place, with both ways where there are two', () => {
    const { screen } = tableWith('lay', [lay(0, -1, 0), lay(0, -1, 1), lay(1, 0, 1)])
    expect(ghostsOf(screen).map(({ place, choices }) => [place, choices.length])).toEqual([['place:0:-1', 2], ['place:1:0', 1]])
  })

  it('turns the card on a place where it can lie both ways, by a click or a key', () => {
    const { screen, answer } = tableWith('lay', [lay(0, -1, 0), lay(0, -1, 1), lay(1, 0, 1)])
    const [both] = ghostsOf(screen)
    pressGhost(screen, both!)
    expect(liesTurned(screen.selected!)).toBe(false)
    pressGhost(screen, both!)
    expect(liesTurned(screen.selected!)).toBe(true)
    expect(turnGhost(screen)).toBe(true)
    expect(liesTurned(screen.selected!)).toBe(false)
    expect(answer).not.toHaveBeenCalled()
    screen.confirm()
    expect(answer.mock.calls[0]?.[2].id).toBe('lay:0:-1:0')
  })

  it('lays it with the second click where there is one way only', () => {
    const { screen, answer } = tableWith('lay', [lay(0, -1, 0), lay(0, -1, 1), lay(1, 0, 1)])
    const [, one] = ghostsOf(screen)
    pressGhost(screen, one!)
    expect(turnGhost(screen)).toBe(false)
    expect(answer).not.toHaveBeenCalled()
    pressGhost(screen, one!)
    expect(answer.mock.calls[0]?.[2].id).toBe('lay:1:0:1')
  })

  it('shows the places of one card at a time where several are mine, and turns that one', () => {
    const other = (x: number, turned: number) => option(`lay:crypt:${x}:${turned}`, [`place:${x}:0`], { space: 'crypt', x, y: 0, turned })
    const { screen } = tableWith('lay', [lay(1, 0, 0), other(1, 0), other(1, 1), other(2, 0)])
    expect(layable(screen)).toEqual(['corridor', 'crypt'])
    expect(ghostsOf(screen).map(({ place, choices }) => [place, choices.length])).toEqual([['place:1:0', 1]])
    const [both] = ghostsOf(screen, 'crypt')
    expect(ghostsOf(screen, 'crypt')).toHaveLength(2)
    pressGhost(screen, both!)
    expect(screen.selected?.option.id).toBe('lay:crypt:1:0')
    expect(turnGhost(screen)).toBe(true)
    expect(screen.selected?.option.id).toBe('lay:crypt:1:1')
  })

  it('is nobody else’s business: other questions have no ghosts', () => {
    const { screen } = tableWith('hero', [option('move:0', ['space:crypt'])])
    expect(ghostsOf(screen)).toEqual([])
    expect(turnGhost(screen)).toBe(false)
  })
})

describe('a click on a hero', () => {
  it('means the seat where a card aims at it, else the space', () => {
    const { screen } = tableWith('hero', [option('move:0', ['space:library']), option('play:a', ['hand:zombie', 'seat:B']), option('play:b', ['hand:zombie', 'seat:C'])])
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
    const { screen } = tableWith('hero', [option('move:0', ['space:library'])])
    press(screen, ['seat:B', 'space:crypt'])
    expect(screen.selected).toBeNull()
    expect(screen.why).not.toBeNull()
  })

  it('means the own hero’s use while it can be chosen; else its space says why not', () => {
    const { screen } = tableWith('hero', [option('use', ['hero:A'])])
    expect(standsFor(screen, 'A', 'crypt')).toEqual(['seat:A', 'hero:A', 'space:crypt'])
    expect(standsFor(screen, 'B', 'crypt')).toEqual(['seat:B', 'space:crypt'])
    screen.view = { ...screen.view, asks: [], why: { ...screen.view.why, 'hero:A': { key: 'only-at-moments', args: {}, rule: '17' } } }
    press(screen, standsFor(screen, 'A', 'crypt'))
    expect(screen.why?.rule).toBe('7')
  })
})
