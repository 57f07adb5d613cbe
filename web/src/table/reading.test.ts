import { describe, expect, it } from 'vitest'
import { besideThing, GAP, WIDTH } from './reading'

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height, right: left + width, bottom: top + height })
const desktop = { width: 1440, height: 900 }
const seam = rect(270, 700, 850, 60)

describe('the place of the card that is being read', () => {
  it('is right of its thing, level with it; left of it where there is no room', () => {
    expect(besideThing(desktop, rect(500, 300, 100, 100), 420, seam, [], false)).toEqual({ left: 600 + GAP, top: 140 })
    expect(besideThing(desktop, rect(1200, 300, 100, 100), 420, seam, [], false)).toEqual({ left: 1200 - GAP - WIDTH, top: 140 })
  })

  it('is above the prompt for a card of the hand', () => {
    expect(besideThing(desktop, rect(600, 770, 100, 120), 420, seam, [], true)).toEqual({ left: 500, top: 700 - 420 - GAP })
  })

  it('covers nothing that is to be kept in sight where another place is free', () => {
    const action = rect(640, 300, 150, 150)
    expect(besideThing(desktop, rect(500, 300, 100, 100), 420, seam, [action], false)).toEqual({ left: 500 - GAP - WIDTH, top: 140 })
    expect(besideThing({ width: 340, height: 700 }, rect(20, 300, 300, 100), 420, null, [], false)).toEqual({ left: 20, top: 8 })
  })

  it('is beside its thing above the prompt before it goes to a far corner', () => {
    expect(besideThing(desktop, rect(12, 700, 240, 50), 420, rect(270, 640, 850, 80), [], false)).toEqual({ left: 252 + GAP, top: 640 - 420 - GAP })
  })

  it('never covers the prompt on a phone, where there is no place beside anything', () => {
    const { left, top } = besideThing({ width: 390, height: 844 }, rect(150, 420, 90, 90), 380, rect(8, 600, 374, 80), [], false)
    expect(left).toBe(45)
    expect(top + 380 <= 600).toBe(true)
  })
})
