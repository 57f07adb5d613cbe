import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { Camera } from './camera.svelte'
import { emptiest, freeCorner, freeCorners, type Box } from './frame'
import { Cursor, viewKey, type Stop } from './cursor.svelte'

/** A board of ten squares by ten, a hundred wide, in a window of 400 by 300: as wide as the window, and so too high for it. */
class Plain extends Camera {
  get box(): Box {
    return { x: 0, y: 0, width: 1000, height: 1000 }
  }
  get base(): number {
    return 0.4
  }
}

function cameraOf(camera = new Plain()): Plain {
  camera.width = 400
  camera.height = 300
  return camera
}

/** A key pressed on an element. */
function pressed(code: string, on: Element, more: KeyboardEventInit = {}): KeyboardEvent {
  const key = { Digit0: '0', Equal: '+', Minus: '-' }[code] ?? code
  const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true, ...more })
  on.dispatchEvent(event)
  return event
}

let world: HTMLElement
beforeEach(() => {
  prefs.keys = true
  document.body.innerHTML = '<main data-region="board"><div class="world"><button data-object="square:1"></button><button data-object="square:2"></button></div><input /></main>'
  world = document.querySelector('.world') as HTMLElement
})

describe('the cursor', () => {
  const next = vi.fn((from: string, dx: number): Stop | null => (from === 'square:1' && dx === 1 ? { object: 'square:2', at: { x: 150, y: 950 } } : null))

  function cursorOf(camera: Camera): Cursor {
    const cursor = new Cursor(camera, next)
    cursor.world = world
    return cursor
  }

  it('goes on to the next stop, which comes into sight and has the focus', () => {
    const camera = cameraOf()
    const cursor = cursorOf(camera)
    const event = pressed('ArrowRight', world)
    expect(cursor.arrow(event, 'square:1')).toBe(true)
    expect([cursor.object, document.activeElement?.getAttribute('data-object'), event.defaultPrevented]).toEqual(['square:2', 'square:2', true])
    expect(camera.sight.y + camera.sight.height).toBeGreaterThan(950)
  })

  it('moves the view where there is no stop', () => {
    const camera = cameraOf()
    expect(cursorOf(camera).arrow(pressed('ArrowDown', world), 'square:1')).toBe(true)
    expect(camera.at.y).toBe(-60)
  })

  it('tells whether Shift is down, and leaves other keys alone', () => {
    const cursor = cursorOf(cameraOf())
    cursor.arrow(pressed('ArrowRight', world, { shiftKey: true }), 'square:1')
    expect(next).toHaveBeenLastCalledWith('square:1', 1, 0, true)
    expect(cursor.arrow(pressed('Enter', world), 'square:1')).toBe(false)
    expect(cursor.arrow(pressed('ArrowRight', world, { ctrlKey: true }), 'square:1')).toBe(false)
  })
})

describe('the keys of the view', () => {
  function after(code: string, on: Element = world): Camera {
    const camera = cameraOf()
    const listen = (event: KeyboardEvent) => viewKey(event, camera, { x: 500, y: 900 })
    addEventListener('keydown', listen)
    pressed(code, on)
    removeEventListener('keydown', listen)
    return camera
  }

  it('show all, zoom, and go to where the action is', () => {
    expect(after('Digit0').zoom).toBeCloseTo(0.75)
    expect(after('Equal').zoom).toBe(1.25)
    expect(after('Minus').zoom).toBe(0.8)
    expect(after('KeyC').at.y).toBe(-100) // as far down as the board goes
  })

  it('leave the 0 alone while it chooses a card', () => {
    const camera = cameraOf()
    camera.zeroTaken = true
    addEventListener('keydown', (event) => viewKey(event, camera, null), { once: true })
    pressed('Digit0', world)
    expect(camera.zoom).toBe(1)
  })

  it('show all again when what covered the window is gone', () => {
    const camera = cameraOf()
    camera.below = 300
    camera.fit()
    const small = camera.zoom
    camera.below = 0
    expect(small).toBeLessThan(0.7)
    expect(camera.zoom).toBeCloseTo(0.75)
  })

  it('move the view on the stage itself, and do nothing where one writes or has switched keys off', () => {
    expect(after('ArrowDown', document.querySelector('main') as Element).at.y).toBe(-60)
    expect(after('ArrowDown').at.y).toBe(0)
    expect(after('Equal', document.querySelector('input') as Element).zoom).toBe(1)
    prefs.keys = false
    expect(after('Equal').zoom).toBe(1)
  })
})

describe('the emptiest corner', () => {
  const [window, box] = [{ width: 400, height: 300 }, { width: 100, height: 80 }]
  const at = (...spots: [number, number][]) => spots.map(([x, y]) => ({ x, y }))
  it('is where a box covers least of the board, and it stays where it stands for little', () => {
    expect(emptiest(window, box, at([350, 40], [350, 260]), 60, 'top right')).toMatch(/left$/)
    expect(emptiest(window, box, at([350, 40], [50, 40], [50, 260]), 60, 'top right')).toBe('bottom right')
    expect(emptiest(window, box, at([290, 70]), 30, 'top right'), 'a rim is no reason to go').toBe('top right')
    expect(emptiest(window, box, at([350, 40]), 60, 'top right', ['top right'])).toBe('top right')
  })
})

describe('a free corner', () => {
  it('is the preferred one while it covers nothing, else another, else none', () => {
    const [window, box] = [{ width: 400, height: 300 }, { width: 100, height: 80 }]
    const corner = (...spots: [number, number][]) => freeCorner(window, box, spots.map(([x, y]) => ({ x, y })), 10, 'top left')
    expect(corner()).toBe('top left')
    expect(corner([50, 50])).toBe('bottom right')
    expect(corner([50, 50], [350, 250], [50, 250], [350, 50])).toBeNull()
  })
})

describe('the corners that are free', () => {
  it('are those where a box covers nothing that is kept, each as far as it reaches', () => {
    const [window, box] = [{ width: 400, height: 300 }, { width: 100, height: 80 }]
    const free = (...kept: [at: [number, number], half: number][]) => freeCorners(window, box, kept.map(([[x, y], half]) => ({ spots: [{ x, y }], half })), ['top right', 'bottom left'])
    expect(free()).toEqual(['top right', 'bottom left'])
    expect(free([[280, 40], 30])).toEqual(['bottom left'])
    expect(free([[280, 40], 10]), 'a figure reaches less far').toEqual(['top right', 'bottom left'])
    expect(free([[280, 40], 30], [[50, 280], 10])).toEqual([])
  })
})

describe('what may be chosen', () => {
  const spot = (x: number, y: number) => ({ x: x * 100 + 50, y: y * 100 + 50 })
  /** A window in which a square has 100 pixels at rest. */
  class Near extends Plain {
    override get base(): number {
      return 1
    }
  }
  const near = () => cameraOf(new Near())
  const allSeen = (camera: Camera, spots: ReturnType<typeof spot>[]) => spots.every((each) => camera.sees(each, 50))

  it('comes into sight together, as large as it fits and no larger than at rest', () => {
    const camera = near()
    camera.frame([spot(7, 7), spot(8, 7)], 50, 0.5)
    expect([camera.scale, allSeen(camera, [spot(7, 7), spot(8, 7)])]).toEqual([1, true])
    camera.frame([spot(1, 1), spot(5, 1)], 50, 0.5)
    expect(camera.scale).toBeCloseTo(0.8)
    expect(allSeen(camera, [spot(1, 1), spot(5, 1)])).toBe(true)
  })

  it('leaves the view alone where all of it is in sight', () => {
    const camera = near()
    camera.frame([spot(5, 5)], 50, 1)
    const { at } = camera
    camera.frame([spot(5, 5), spot(6, 5)], 50, 0.5)
    expect(camera.at).toEqual(at)
  })

  it('is no smaller than can be read: then the nearest come into sight, and the edges tell of the others', () => {
    const camera = near()
    const spots = [spot(1, 1), spot(2, 1), spot(3, 1), spot(9, 1), spot(1, 9)]
    camera.frame(spots, 50, 0.6)
    expect(camera.scale).toBe(1)
    expect(allSeen(camera, spots.slice(0, 3))).toBe(true)
    expect(camera.beyond(spots, 20)).toEqual({ right: [spot(9, 1)], bottom: [spot(1, 9)] })
    camera.frame([spot(9, 1)], 50, camera.scale, camera.scale)
    expect([camera.scale, camera.sees(spot(9, 1), 50)]).toEqual([1, true])
  })

  it('lies clear of the map of the whole in its corner, at the rim of the board too', () => {
    const camera = near()
    camera.corner = { width: 150, height: 100 }
    for (const at of [spot(9, 0), spot(5, 0), spot(9, 5)]) {
      camera.frame([at], 50, 1)
      expect(camera.sees(at, 50)).toBe(true)
    }
  })

  it('comes into sight before the map of the whole has its room, which then goes elsewhere or folds', () => {
    const camera = near()
    camera.corner = { width: 250, height: 150 }
    const all = [spot(1, 1), spot(2, 1), spot(3, 1), spot(4, 1), spot(1, 3), spot(4, 3)]
    camera.frame(all, 50, 1)
    expect(all.every((each) => camera.sees(each, 50, true))).toBe(true)
    expect(allSeen(camera, all)).toBe(false)
    camera.folded = true
    expect(allSeen(camera, all)).toBe(true)
  })

  it('keeps the zoom that a person has chosen, and has its own again after that', () => {
    const camera = near()
    camera.zoomBy(0.7)
    camera.frame([spot(1, 1), spot(2, 1)], 50, 0.5)
    expect([camera.zoom, camera.out]).toEqual([0.7, true])
    camera.zoom = 1
    camera.frame([spot(1, 1), spot(5, 1)], 50, 0.5)
    expect(camera.out).toBe(false)
    camera.frame([spot(1, 1)], 50, 1)
    expect(camera.scale).toBe(1)
  })
})
