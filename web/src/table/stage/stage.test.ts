import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { Camera, emptiestCorner, freeCorner, type Box } from './camera.svelte'
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

function cameraOf(): Plain {
  const camera = new Plain()
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

describe('a free corner', () => {
  it('is the preferred one while it covers nothing, else another, else none', () => {
    const [window, box] = [{ width: 400, height: 300 }, { width: 100, height: 80 }]
    const corner = (...spots: [number, number][]) => freeCorner(window, box, spots.map(([x, y]) => ({ x, y })), 10, 'top left')
    expect(corner()).toBe('top left')
    expect(corner([50, 50])).toBe('bottom right')
    expect(corner([50, 50], [350, 250], [50, 250], [350, 50])).toBeNull()
  })

  it('is, where none is free, the one that hides least, and never what must be seen', () => {
    const [window, box] = [{ width: 400, height: 300 }, { width: 100, height: 80 }]
    const spots = (list: [number, number][]) => list.map(([x, y]) => ({ x, y }))
    const corner = (must: [number, number][], others: [number, number][]) => emptiestCorner(window, box, spots(must), spots(others), 10, 'top left')
    expect(corner([], [])).toBe('top left')
    expect(corner([[50, 50]], [[350, 250], [350, 50], [350, 60]])).toBe('bottom left')
    expect(corner([[50, 50], [350, 250], [50, 250]], [[350, 50], [340, 40]])).toBe('top right')
  })
})
