import { describe, expect, it } from 'vitest'
import type { Option } from '../../lib/types'
import { takenUp } from '../choosing'
import { optionOf, screenWith } from '../../../tests/fixtures'
import { TileCamera } from './camera.svelte'
import { ghostsOf, layable, pressGhost, turnedOf, turnGhost, wheelGhost } from './laying'
import { boundsOf, corridor, frontier, inOrder, lineBetween, reachOf, SIDES, standAt, standing, TILE, towards, type LaidTile } from './tiles'

describe('the map', () => {
  it('draws corridors 38 wide to the middle of each side', () => {
    expect(SIDES.map((side) => corridor(side)).map(({ width, height }) => Math.min(width, height))).toEqual([38, 38, 38, 38])
    expect(corridor(0).y).toBe(0)
    expect(corridor(1).x + corridor(1).width).toBe(TILE)
    expect(corridor(2).y + corridor(2).height).toBe(TILE)
    expect(corridor(3).x).toBe(0)
  })

  it('takes what is laid, with its margin', () => {
    expect(boundsOf([{ x: 0, y: 0 }])).toEqual({ x: -22, y: -22, width: 194, height: 194 })
    expect(boundsOf([{ x: -2, y: 0 }, { x: 1, y: 3 }])).toEqual({ x: -322, y: -22, width: 4 * 150 + 44, height: 4 * 150 + 44 })
    expect(boundsOf([]).width).toBe(194)
  })

  it('can grow where an exit leads to nothing, by how the cards lie', () => {
    const opens = ({ turned }: LaidTile) => (turned ? [true, true, true, false] : [true, false, true, true])
    const laid = [{ id: 'gallery', x: 0, y: 0, turned: 0 }, { id: 'gallery-2', x: 0, y: -1, turned: 1 }]
    expect(frontier(laid, opens)).toEqual(expect.arrayContaining([{ x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -2 }, { x: 1, y: -1 }]))
    expect(frontier(laid, opens)).toHaveLength(4)
    expect(frontier(laid, () => [])).toEqual([])
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

  it('stand where their card lies, beside who else is there; without a card they are not on the map', () => {
    const laid = [{ id: 'cave', x: 2, y: -1, turned: 0 }]
    const pieces = ['A', 'B', 'C'].map((seat) => ({ seat, space: seat === 'C' ? 'lost' : 'cave', card: null }))
    expect(standing(pieces, laid).map(({ piece, n, of, at }) => [piece.seat, n, of, at])).toEqual([['A', 0, 2, { x: 354, y: -75 }], ['B', 1, 2, { x: 396, y: -75 }]])
  })

  it('stand elsewhere where their card says so', () => {
    const laid = [{ id: 'cave', x: 1, y: 0, turned: 0 }]
    const [one] = standing([{ seat: 'A', space: 'cave', card: null }], laid, (_, of) => [{ x: 75, y: 40 + of }])
    expect(one?.at).toEqual({ x: 225, y: 41 })
    expect(reachOf(0, 1, 61, { x: 75, y: 41 }).y).toBeLessThan(41)
  })

  it('are met by a line from the rim of whoever attacks', () => {
    expect(lineBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, 15, 19)).toEqual({ x1: 15, y1: 0, x2: 81, y2: 0 })
  })
})

describe('the view of the map', () => {
  const camera = (width: number, height: number, places: { x: number; y: number }[]) => {
    const view = new TileCamera()
    view.width = width
    view.height = height
    view.box = boundsOf(places)
    return view
  }
  const row = (count: number) => Array.from({ length: count }, (_, x) => ({ x: x - 1, y: 0 }))

  it('shows all of it while its names can be read, and no card larger than need be', () => {
    const small = camera(800, 600, row(3))
    expect(small.cuts).toBe(false)
    expect(small.scale).toBe(1.2)
    const middle = small.inWindow({ x: 75, y: 75 })
    expect(middle.x).toBeCloseTo(400)
    expect(middle.y).toBeCloseTo(300)
  })

  it('keeps its names: on a large map, too, a card is 144 px wide at rest, 131 on a phone', () => {
    const grown = [...row(9), { x: 0, y: 7 }]
    expect(camera(840, 560, grown).scale * TILE).toBe(144)
    expect(camera(390, 400, grown).scale * TILE).toBeCloseTo(131, 0)
  })

  it('shows beside a fight that opens as many cards with its own as have room, though that one is in sight already', () => {
    const view = new TileCamera()
    ;[view.width, view.height] = [830, 600]
    view.box = boundsOf([{ x: -1, y: -1 }, { x: 1, y: 1 }])
    const [own, ...column] = [{ x: -75, y: 75 }, { x: 75, y: 75 }, { x: 75, y: -75 }, { x: 75, y: 225 }] as const
    const seen = () => [own, ...column].map((spot) => view.sees(spot, 75))
    view.corner = { width: 152, height: 120 }
    view.follow([column[0]], [own, ...column])
    ;[view.aside, view.mapless] = [482, true]
    expect(seen()).toEqual([true, false, false, false])
    view.follow([own], [own, ...column])
    expect(seen()).toEqual([true, true, true, true])
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

  it('lies as it lay while what stands below the window grows a little, or for a choice', () => {
    const view = camera(390, 480, [...row(3), { x: 0, y: 1 }, { x: 0, y: 2 }])
    view.settle()
    const lay = [view.scale, view.at]
    for (const height of [452, 430, 480]) {
      view.height = height
      view.settle()
      expect([view.scale, view.at]).toEqual(lay)
    }
    view.height = 380 // not settled: something is chosen
    expect([view.scale, view.at]).toEqual(lay)
    view.settle()
    expect(view.restingHeight).toBe(380)
  })

  it('moves up where what stands below would cover cards, and there is room above them', () => {
    const view = camera(390, 480, [...row(3), { x: 0, y: 1 }, { x: 0, y: 2 }])
    view.settle()
    view.height = 420
    view.settle()
    expect([0, 1, 2].every((y) => view.sees({ x: 75, y: y * 150 + 75 }, 70))).toBe(true)
  })

  it('shows all of it whatever the height, the uppermost row too', () => {
    for (let height = 200; height < 500; height++) {
      const view = camera(390, height, [...row(3), { x: 0, y: -3 }, { x: 0, y: 2 }])
      view.corner = { width: 106, height: 134 }
      view.fit()
      expect([height, view.sees({ x: 75, y: -375 }, 75, true), view.sees({ x: 75, y: 375 }, 75, true)]).toEqual([height, true, true])
    }
  })

  it('shows all of it for a look: it goes on to what is told or asked next', () => {
    const [large, spot] = [camera(390, 500, row(8)), { x: 6 * 150 + 75, y: 75 }]
    const names = large.scale
    large.fit()
    expect(large.scale).toBeLessThan(large.readable)
    large.frame([spot], 75, large.readable)
    expect([large.scale, large.out, large.sees(spot, 75)]).toEqual([names, false, true])
  })

  it('keeps a zoom that a person has chosen, and brings what is told into sight so', () => {
    const [large, spot] = [camera(390, 500, row(8)), { x: 6 * 150 + 75, y: 75 }]
    large.zoomBy(0.8)
    const { scale } = large
    expect(large.sees(spot, 75)).toBe(false)
    large.frame([spot], 75, large.readable)
    expect([large.scale, large.sees(spot, 75)]).toEqual([scale, true])
  })

  it('goes out to 90 px a card on a phone, where names can be read, to 130 elsewhere, until all that may be chosen is in sight', () => {
    const grown = [...row(9), { x: 0, y: 7 }]
    for (const [width, count, size, seen] of [[390, 4, 98, 4], [390, 6, 98, 4], [1000, 8, 143, 7], [1600, 9, 144, 9]] as const) {
      const view = camera(width, 560, grown)
      const spots = row(count).map(({ x }) => ({ x: x * 150 + 75, y: 75 }))
      view.frame(spots, 75, view.readable)
      expect([Math.round(view.scale * TILE), spots.filter((spot) => view.sees(spot, 75)).length]).toEqual([size, seen])
    }
  })

  describe('within a turn', () => {
    const spotsAt = (...xs: number[]) => xs.map((x) => ({ x: x * 150 + 75, y: 75 }))
    const wide = () => {
      const view = camera(390, 560, [...row(9), { x: 0, y: 7 }])
      view.settle()
      view.follow(spotsAt(0), [])
      return view
    }

    it('keeps its scale and its place while all that matters is in sight', () => {
      const view = wide()
      const { scale, at } = view
      view.follow(spotsAt(1), spotsAt(0, 1, 2, 3))
      expect([view.scale, view.at]).toEqual([scale, at])
    })

    it('is moved to what is outside, and keeps its scale', () => {
      const view = wide()
      const { scale } = view
      view.follow(spotsAt(5), [])
      view.follow(spotsAt(6, 7), [])
      expect([view.scale, spotsAt(6, 7).every((spot) => view.sees(spot, 75))]).toEqual([scale, true])
    })

    it('gets smaller only where no move shows all, and not larger again before the next turn', () => {
      const view = wide()
      const { scale } = view
      view.follow(spotsAt(0, 1, 2, 3), [])
      const small = view.scale
      expect(small).toBeLessThan(scale)
      view.follow(spotsAt(7), [])
      expect(view.scale).toBe(small)
      view.begins()
      view.follow(spotsAt(7), [])
      expect(view.scale).toBe(scale)
    })

    it('does not get larger when a place to lay is gone, nor for a person’s own zoom', () => {
      const view = camera(800, 600, row(3))
      view.settle()
      view.grows(boundsOf(row(6)))
      const { scale } = view
      view.grows(boundsOf(row(3)))
      expect([scale < 1.2, view.scale]).toEqual([true, scale])
      view.grows(boundsOf(row(9)))
      view.zoomBy(0.8)
      const own = view.scale
      view.follow(spotsAt(7), [])
      expect(view.scale).toBe(own)
    })
  })

  it('leaves the buttons of a narrow window their row: nothing that is asked lies under them', () => {
    const view = camera(390, 400, [...row(3), { x: 0, y: 1 }, { x: 0, y: 2 }, { x: 0, y: 3 }])
    view.row = 50
    expect([view.above, view.open.height]).toEqual([50, 350])
    view.follow([{ x: 75, y: 525 }], [])
    view.follow([{ x: 75, y: 75 }], [])
    expect(view.inWindow({ x: 0, y: 0 }).y).toBeGreaterThanOrEqual(-1)
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

  it('stays where a person has moved it a moment ago', () => {
    const large = camera(390, 500, row(8))
    expect(large.busy).toBe(false)
    large.by(60, 0)
    expect(large.busy).toBe(true)
    large.moved = performance.now() - 5000
    expect(large.busy).toBe(false)
    large.held = true
    expect(large.busy).toBe(true)
  })
})

const tableWith = (what: string, options: Option[]) => screenWith({ gesture: takenUp }, what, options)

describe('laying a card', () => {
  const lay = (x: number, y: number, turned: number) => optionOf(`lay:${x}:${y}:${turned}`, [`place:${x}:${y}`], { space: 'corridor', x, y, turned })

  it('has a ghost on every legal place, with both ways where there are two', () => {
    const { screen } = tableWith('lay', [lay(0, -1, 0), lay(0, -1, 1), lay(1, 0, 1)])
    expect(ghostsOf(screen).map(({ place, choices }) => [place, choices.length])).toEqual([['place:0:-1', 2], ['place:1:0', 1]])
  })

  it('turns the card on a place where it can lie both ways, by a click or a key', () => {
    const { screen, answer } = tableWith('lay', [lay(0, -1, 0), lay(0, -1, 1), lay(1, 0, 1)])
    const [both] = ghostsOf(screen)
    pressGhost(screen, both!)
    expect(turnedOf(screen.selected!)).toBe(0)
    pressGhost(screen, both!)
    expect(turnedOf(screen.selected!)).toBe(1)
    expect(turnGhost(screen)).toBe(true)
    expect(turnedOf(screen.selected!)).toBe(0)
    expect(answer).not.toHaveBeenCalled()
    screen.confirm()
    expect(answer.mock.calls[0]?.[2].id).toBe('lay:0:-1:0')
  })

  it('turns it by the wheel, forth and back; a pinch is left to the map', () => {
    const { screen } = tableWith('lay', [lay(0, -1, 0), lay(0, -1, 1), lay(0, -1, 2)])
    pressGhost(screen, ghostsOf(screen)[0]!)
    let time = 1000
    const wheel = (deltaY: number, ctrlKey = false) => {
      const event = Object.defineProperty(new WheelEvent('wheel', { deltaY, ctrlKey, cancelable: true }), 'timeStamp', { value: (time += 1000) })
      wheelGhost(screen, event)
      return [turnedOf(screen.selected!), event.defaultPrevented]
    }
    expect([wheel(1), wheel(1), wheel(-1), wheel(-1), wheel(-1)]).toEqual([[1, true], [2, true], [1, true], [0, true], [2, true]])
    expect(wheel(1, true)).toEqual([2, false])
  })

  it('offers of ways in which it lies alike the one that is enough, and lays a card that has no other with the second click', () => {
    const alike = (turned: number, same: number) => ({ ...lay(0, -1, turned), args: { space: 'corridor', x: 0, y: -1, turned, same } })
    const { screen, answer } = tableWith('lay', [alike(0, 0), alike(1, 0), alike(2, 0), alike(3, 0)])
    expect(ghostsOf(screen).map(({ choices }) => choices.length)).toEqual([1])
    pressGhost(screen, ghostsOf(screen)[0]!)
    pressGhost(screen, ghostsOf(screen)[0]!)
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
    const other = (x: number, turned: number) => optionOf(`lay:crypt:${x}:${turned}`, [`place:${x}:0`], { space: 'crypt', x, y: 0, turned })
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
    const { screen } = tableWith('hero', [optionOf('move:0', ['space:crypt'])])
    expect(ghostsOf(screen)).toEqual([])
    expect(turnGhost(screen)).toBe(false)
  })
})

