/** A chip lands beside what it changes, on its own seat. */
import { expect, it } from 'vitest'
import { inCorner, onRail, onStrip, trailOf } from './chips'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const CHIP = { width: 70, height: 28 }

it('on the desktop it stands over the upper rim of its seat, 12 px over the rail: neither its name and state nor what the seat above says is covered', () => {
  const seat = box(12, 60, 252, 170)
  const [above, ownWords] = [60 - 8 - 7, 60 + 7 + 4] // where the words of the seat above end, and its own begin, where there are four or more
  const first = onRail(seat, { width: 70, height: 26 }, null)
  expect(first).toEqual({ left: 194, top: 43 })
  expect(first.top + 26).toBeLessThan(ownWords)
  expect(first.top).toBeGreaterThan(above - 3)
  expect(onRail(seat, { width: 90, height: 26 }, box(194, 43, 264, 69)), 'the next one left of it').toEqual({ left: 100, top: 43 })
  expect(onRail(seat, { width: 200, height: 26 }, box(194, 43, 264, 69)), 'below it where there is no room').toEqual({ left: 64, top: 70 })
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
