/** A chip lands beside what it changes, on its own seat. */
import { expect, it } from 'vitest'
import { inCorner, onRail, onStrip, trailOf } from './chips'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const CHIP = { width: 70, height: 28 }

it('on the desktop it lies at the top right of its seat, 12 px over the rail and no more, above the numbers, and never over a name', () => {
  const seat = box(12, 60, 252, 170)
  const [rail, name] = [264, 92]
  const hero = 60 + 27 // where the hero's name begins, below the player's, where there are four players or more
  const first = onRail(seat, { width: 120, height: 34 }, null, rail, name)
  expect(first).toEqual({ left: 156, top: 53 })
  expect(first.top + 34).toBeLessThanOrEqual(hero)
  expect(onRail(seat, { width: 120, height: 34 }, null, rail, 160), 'a long name: at the foot').toEqual({ left: 156, top: 135 })
  const second = onRail(seat, { width: 100, height: 34 }, box(156, 53, 276, 87), rail, name)
  expect(second, 'the next one at the foot: what changes stays in sight between them').toEqual({ left: 176, top: 135 })
  expect(onRail(seat, { width: 100, height: 34 }, box(176, 135, 276, 169), rail, name), 'the third left of it').toEqual({ left: 72, top: 135 })
  expect(onRail(seat, { width: 100, height: 34 }, box(156, 53, 276, 87), rail, name, { top: 110, bottom: 124 }), 'over the row that no chip is about').toEqual({ left: 176, top: 100 })
  const below = box(12, 178, 252, 288) // the seats stand 8 px apart
  expect(onRail(below, CHIP, null, rail, name).top, 'clear of the chip at the foot of the seat above').toBeGreaterThan(second.top + 34)
})
it('on a phone it hangs from the lower edge of its seat, the next below it: numbers and cards stay in sight', () => {
  const seat = box(8, 54, 100, 132)
  const first = onStrip(seat, CHIP, null)
  expect(first).toEqual({ left: 19, top: 126 })
  expect(onStrip(seat, CHIP, box(first.left, first.top, 89, 154)).top).toBe(155)
})

it('on a phone whose board begins right below it stays in the upper right corner of its seat, the next left of it', () => {
  const seat = box(8, 54, 192, 130)
  const first = inCorner(seat, CHIP, null)
  expect(first).toEqual({ left: 118, top: 56 })
  expect(inCorner(seat, CHIP, box(first.left, first.top, 188, 84))).toEqual({ left: 44, top: 56 })
})

it('its trail runs in the gutter beside the seats alone, and so across neither words nor the board', () => {
  const cause = { left: 500, top: 400, width: 80, height: 40 } as DOMRect
  expect(trailOf(cause, 272, 80)).toBe('M272 420V80')
  expect(trailOf(cause, 272, 410), 'as high as its cause').toBeNull()
  expect(trailOf({ ...cause, left: 100 }, 272, 80), 'a cause among the seats').toBeNull()
})
