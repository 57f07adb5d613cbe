/** A chip lands beside what it changes, on its own seat. */
import { expect, it } from 'vitest'
import { inCorner, onRail, onStrip, trailOf } from './chips'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const CHIP = { width: 70, height: 28 }

it('on the desktop it stands in the upper right corner of its seat, 12 px over the rail, so that what changed stays in sight and the next seat whole', () => {
  const seat = box(12, 60, 252, 170)
  expect(onRail(seat, CHIP, null)).toEqual({ left: 194, top: 48 })
  expect(onRail(seat, { ...CHIP, width: 90 }, box(194, 54, 264, 82)), 'the next one below it, so that the name stays readable').toEqual({ left: 174, top: 83 })
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

it('its trail runs over the cause and along the gutter, and never across words', () => {
  const cause = { left: 500, top: 400, width: 80 } as DOMRect
  const label = document.createElement('b')
  label.textContent = 'Library'
  let under: Element | null = document.createElement('div')
  document.elementFromPoint = () => under
  expect(trailOf(cause, 272, 80)).toBe('M540 393H272V80')
  under = label
  expect(trailOf(cause, 272, 80)).toBeNull()
  expect(trailOf({ ...cause, left: 100 }, 272, 80)).toBeNull() // a cause among the seats
})
