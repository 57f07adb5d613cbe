/** A chip lands beside what it changes, on its own seat. */
import { expect, it } from 'vitest'
import { inCorner, onRail, onStrip, trailOf } from './chips'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const CHIP = { width: 70, height: 28 }

it('on the desktop it lies inside its seat alone, below its name and state: no other can be meant', () => {
  const seat = box(12, 60, 252, 170)
  const ownWords = 60 + 7 + 19 // where its name and state end, where there are four or more
  const first = onRail(seat, { width: 70, height: 26 }, null)
  expect(first).toEqual({ left: 178, top: 87 })
  expect(first.top).toBeGreaterThan(ownWords)
  expect(onRail(seat, { width: 90, height: 26 }, box(178, 87, 248, 113)), 'the next one left of it').toEqual({ left: 84, top: 87 })
  expect(onRail(seat, { width: 200, height: 26 }, box(178, 87, 248, 113)), 'below it where there is no room').toEqual({ left: 48, top: 114 })
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
