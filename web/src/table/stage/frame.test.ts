import { describe, expect, it } from 'vitest'
import { TileCamera } from '../tiles/camera.svelte'
import { boundsOf, middleOf, TILE } from '../tiles/tiles'
import { alongEdges } from './edges'
import { covers, emptiest, type Box, type Spot } from './frame'

const SMALL_MAP = { width: 204, height: 122 }

/** A map of cards from its drawing: a row a line, `#` a card, `A` the one in question, `B` another that matters. */
function mapOf(...drawn: string[]): { all: Spot[]; at: (letter: string) => Spot[] } {
  const cards = drawn.flatMap((line, y) => [...line].flatMap((letter, x) => (letter === ' ' ? [] : [{ letter, x, y }])))
  return { all: cards, at: (letter) => cards.filter((each) => each.letter === letter).map(middleOf) }
}

/** The window of a desktop's or a phone's stage over such a map, with what covers it, looking at its upper left corner. */
function windowOver(all: readonly Spot[], size: 'desktop' | 'phone' = 'desktop', cover: { aside?: number; below?: number; told?: number } = {}): TileCamera {
  const camera = new TileCamera()
  Object.assign(camera, size === 'desktop' ? { width: 832, height: 570 } : { width: 390, height: 497 }, { box: boundsOf(all), corner: size === 'desktop' ? SMALL_MAP : { width: 106, height: 134 } })
  Object.assign(camera, { aside: 0, below: 0, told: 0, mapless: Object.keys(cover).length > 0 }, cover)
  return camera
}

const told = (camera: TileCamera, all: readonly Spot[], spots: readonly Spot[]) => camera.frame(spots, TILE / 2, camera.readable, camera.base, all.map(middleOf))
const whole = (camera: TileCamera, all: readonly Spot[]) => all.filter((each) => camera.sees(middleOf(each), TILE / 2)).length

describe('the frame of what is told', () => {
  it('has a card that is laid far off wholly in it, and whoever laid it', () => {
    const { all, at } = mapOf('A      ', '####   ', '  B####', '   ##  ')
    for (const size of ['desktop', 'phone'] as const) {
      const camera = windowOver(all, size)
      told(camera, all, [...at('A'), ...at('B')])
      expect([...at('A'), ...at('B')].every((spot) => camera.sees(spot, TILE / 2)), size).toBe(true)
      expect(camera.scale * TILE).toBeGreaterThanOrEqual(size === 'phone' ? 90 : 130)
    }
  })

  it('prefers the laid card where both have no room', () => {
    const { all, at } = mapOf('A       ', '########', '       B')
    const camera = windowOver(all, 'phone')
    told(camera, all, [...at('A'), ...at('B')])
    expect([camera.sees(at('A')[0]!, TILE / 2), camera.sees(at('B')[0]!, TILE / 2)]).toEqual([true, false])
  })

  it('has what comes first before what comes after it, though all would be larger the other way round', () => {
    const { all, at } = mapOf('#A#B##B##')
    const camera = windowOver(all, 'phone')
    told(camera, all, [...at('B'), ...at('A')])
    expect([...at('B'), ...at('A')].map((spot) => camera.sees(spot, TILE / 2))).toEqual([true, true, false])
  })

  it('lies beside what covers the window, on a phone above it, and below what is told at its top', () => {
    const { all, at } = mapOf('#######', '#######', '#####A#', '#######', '#######')
    for (const [size, cover] of [['desktop', { aside: 480 }], ['desktop', { aside: 480, told: 180 }], ['phone', { below: 360 }], ['phone', { below: 140, told: 132 }]] as const) {
      const camera = windowOver(all, size, cover)
      told(camera, all, at('A'))
      const { x, y } = camera.inWindow(at('A')[0]!)
      const half = (TILE / 2) * camera.scale - 1
      expect([x >= half, x <= camera.width - camera.aside - half, y >= half, y <= camera.height - camera.above - camera.below - half], size).toEqual([true, true, true, true])
    }
  })

  it('cuts no row where all rows have room at 130 px', () => {
    const { all, at } = mapOf(' #   ', ' #   ', '###  ', '#A#  ', ' #   ')
    const four = all.filter(({ y }) => y > 0)
    const camera = windowOver(four)
    told(camera, four, at('A'))
    expect(whole(camera, four)).toBe(four.length)
  })
})

describe('the board', () => {
  it('keeps its scale beside a card that is shown for a moment, and moves aside from under it', () => {
    const { all, at } = mapOf(' # ', '##A', ' # ')
    const camera = windowOver(all)
    told(camera, all, at('A'))
    const scale = camera.scale
    Object.assign(camera, { aside: 346, mapless: true, keeps: true })
    expect(camera.scale).toBe(scale)
    expect(camera.sees(at('A')[0]!, TILE / 2)).toBe(false)
    told(camera, all, at('A'))
    expect([camera.scale, camera.sees(at('A')[0]!, TILE / 2)]).toEqual([scale, true])
    Object.assign(camera, { aside: 482, keeps: false }) // a fight stays: the board goes out for it
    expect(camera.scale).toBeLessThan(scale)
  })

  it('cuts no row where all rows have room, however it lay before', () => {
    const { all, at } = mapOf('  #  ', ' ### ', ' #A# ', '  #  ')
    const camera = windowOver(all)
    Object.assign(camera, { height: 632 })
    told(camera, all, at('A'))
    Object.assign(camera, { height: 596 })
    expect(whole(camera, all)).toBe(all.length)
  })
})

describe('the frame of one’s own turn', () => {
  it('has the hero away from the edge, and no side empty while the other is cut', () => {
    const { all, at } = mapOf('     ##   ', '     A####', '#####B####', '     #    ')
    const camera = windowOver(all)
    camera.frame([...at('A'), ...at('B')], TILE / 2, camera.readable, camera.base, all.map(middleOf))
    const { x, y } = camera.inWindow(at('A')[0]!)
    expect(Math.min(x, camera.width - x, y, camera.height - y)).toBeGreaterThan(TILE * camera.scale * 0.9)
    expect(whole(camera, all)).toBeGreaterThanOrEqual(10)
  })

  it('puts the small map into the corner with the fewest cards', () => {
    const { all, at } = mapOf('   #####', '   #####', '  #A####', '########', '   #####')
    const camera = windowOver(all)
    camera.frame(at('A'), TILE / 2, camera.readable, camera.base, all.map(middleOf))
    const seen = all.map(middleOf).map((spot) => camera.inWindow(spot))
    expect(camera.cuts).toBe(true)
    expect(covers(camera.place, camera, SMALL_MAP, seen, (TILE / 2) * camera.scale) / (SMALL_MAP.width * SMALL_MAP.height)).toBeLessThan(0.4)
  })

  it('leaves the small map where it stands once nothing is told any more: the same rule puts it there', () => {
    const { all } = mapOf(' ## ###  ', '## ##### ', '### #   #', ' ########', '   # ### ')
    for (const size of ['desktop', 'phone'] as const) {
      const camera = windowOver(all, size)
      for (const spot of all.map(middleOf)) {
        camera.frame([spot], TILE / 2, camera.readable, camera.base, all.map(middleOf))
        expect(emptiest(camera, camera.corner, all.map((each) => camera.inWindow(middleOf(each))), (TILE / 2) * camera.scale, camera.place), `${size} ${spot.x} ${spot.y}`).toBe(camera.place)
      }
    }
  })

  it('leaves the small map its corner while it is a person’s turn', () => {
    const { all } = mapOf(' ## ###  ', '## ##### ', '### #   #', ' ########', '   # ### ')
    const placesOf = (rests: boolean) => {
      const camera = Object.assign(windowOver(all, 'phone'), { rests })
      return new Set(all.map(middleOf).map((spot) => (told(camera, all, [spot]), camera.sees(spot, TILE / 2, true) && camera.place)))
    }
    expect(placesOf(false).size).toBeGreaterThan(1)
    expect(placesOf(true)).toEqual(new Set(['top right']))
  })

  it('stays as it is for little, so that nothing jumps', () => {
    const { all, at } = mapOf('########', '###A####', '####B###', '########', '########')
    const camera = windowOver(all)
    camera.frame(at('A'), TILE / 2, camera.readable, camera.base, all.map(middleOf))
    const before = { ...camera.at, scale: camera.scale }
    camera.frame(at('B'), TILE / 2, camera.readable, camera.base, all.map(middleOf))
    expect({ ...camera.at, scale: camera.scale }).toEqual(before)
  })
})

describe('what stands at an edge', () => {
  const [window, box] = [{ width: 390, height: 500 }, { width: 52, height: 44 }]
  const at = (edge: 'top' | 'bottom' | 'left' | 'right', boxes: readonly Box[], wanted: number) => {
    const [{ x, y }] = alongEdges([[edge, { x: wanted, y: wanted }]], window, box, boxes) as [Spot]
    return edge === 'top' || edge === 'bottom' ? x : y
  }

  it('points to what lies beyond, within the window', () => {
    expect([at('bottom', [], 200), at('bottom', [], -900), at('right', [], 2000)]).toEqual([174, 6, 450])
    expect(alongEdges([['right', { x: 0, y: 250 }]], window, box, [])).toEqual([{ x: 332, y: 228 }])
  })

  it('gives way to what is written, no further than it must, and only at its own edge', () => {
    const name = { x: 150, y: 460, width: 100, height: 30 }
    const left = at('bottom', [name], 190)
    expect(left + box.width).toBeLessThanOrEqual(name.x)
    expect(left + box.width).toBeGreaterThan(name.x - 5)
    expect(at('top', [name], 190)).toBe(164)
    const pin = { x: 0, y: 200, width: 40, height: 60 }
    expect(at('left', [pin], 245)).toBeGreaterThanOrEqual(260)
  })

  it('leaves another one its place where both point to a corner', () => {
    const far = { x: 900, y: 900 }
    const [right, bottom] = alongEdges([['right', far], ['bottom', far]], window, box, []) as [Spot, Spot]
    expect(right).toEqual({ x: 332, y: 450 })
    expect(bottom.y).toBe(450)
    expect(bottom.x + box.width).toBeLessThanOrEqual(right.x)
  })

  it('covers the least where everything is written over', () => {
    const boxes = [{ x: 0, y: 460, width: 390, height: 40 }, { x: 0, y: 440, width: 300, height: 20 }]
    expect(at('bottom', boxes, 100)).toBeGreaterThanOrEqual(300)
  })
})
