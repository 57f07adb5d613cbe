import { describe, expect, it } from 'vitest'
import { handOf, overlaps, placeOf, sparedBy, standsAt, type Box } from './why'

const SIZE = { width: 264, height: 120 }
const stands = (at: Box | null, prompt: Box | null, view: { width: number; height: number }): Box => ({ ...SIZE, ...placeOf(SIZE, at, prompt, view) })

describe('the "why not?" box', () => {
  const desk = { width: 1440, height: 900 }
  const phone = { width: 390, height: 844 }
  it('stands right of a thing with room beside it', () => {
    expect(placeOf(SIZE, { left: 500, top: 300, width: 80, height: 80 }, null, desk)).toEqual({ left: 592, top: 308 })
  })
  it('never covers the prompt, wherever the thing is', () => {
    const prompts: [{ width: number; height: number }, Box][] = [
      [desk, { left: 280, top: 640, width: 840, height: 60 }], [phone, { left: 8, top: 560, width: 374, height: 130 }],
    ]
    for (const [view, prompt] of prompts) {
      for (let left = 0; left < view.width; left += 30) {
        for (let top = 60; top < view.height; top += 30) {
          const at = { left, top, width: 60, height: 90 }
          const box = stands(at, prompt, view)
          expect(overlaps(box, prompt), `${left}, ${top}`).toBe(false)
          expect(box.left >= 8 && box.left + box.width <= view.width - 8 && box.top >= 8 && box.top + box.height <= view.height - 8).toBe(true)
        }
      }
    }
  })
  it('takes what the browser measures', () => {
    const measured = (box: Box): Box => Object.create(box) as Box
    const prompt = { left: 8, top: 600, width: 374, height: 124 }
    const place = placeOf(measured({ left: 0, top: 0, ...SIZE }), measured({ left: 8, top: 738, width: 69, height: 96 }), measured(prompt), phone)
    expect(overlaps({ ...SIZE, ...place }, prompt)).toBe(false)
  })
  it('of a card in a hand under the prompt stands over the prompt', () => {
    const prompt = { left: 8, top: 560, width: 374, height: 130 }
    expect(stands({ left: 150, top: 700, width: 80, height: 130 }, prompt, phone).top).toBe(432)
  })
  it('of a button in the top bar stands below it in the middle, and not over the tabs that lie under the button', () => {
    const [at, tabs] = [{ left: 1158, top: 8, width: 40, height: 40 }, { left: 1137, top: 52, width: 303, height: 48 }]
    const prompt = { left: 280, top: 640, width: 840, height: 80 }
    expect(placeOf(SIZE, at, prompt, desk, [tabs])).toEqual({ left: (1440 - 264) / 2, top: 64 })
    expect(placeOf(SIZE, at, prompt, desk)).toEqual({ left: 1158 + 20 - 132, top: 58 })
  })
  it('leaves the cards that may be played in sight', () => {
    const prompt = { left: 8, top: 560, width: 374, height: 130 }
    const cards = [0, 1, 2, 3, 4].map((n) => ({ left: 8 + n * 75, top: 712, width: 69, height: 100 }))
    for (const at of cards) {
      const box = { ...SIZE, ...placeOf(SIZE, at, prompt, phone, cards) }
      expect([prompt, ...cards].some((other) => overlaps(box, other))).toBe(false)
    }
  })
  it('rather covers places one may go than a card that may be played', () => {
    const prompt = { left: 8, top: 560, width: 374, height: 130 }
    const cards = [0, 1, 2, 3, 4].map((n) => ({ left: 8 + n * 75, top: 712, width: 69, height: 100 }))
    const map = { left: 0, top: 140, width: 390, height: 410 }
    for (const at of cards) {
      const box = { ...SIZE, ...placeOf(SIZE, at, prompt, phone, [map], cards) }
      expect([prompt, ...cards].some((other) => overlaps(box, other))).toBe(false)
    }
  })
  it('leaves players with their figures in sight, and rather stands at the head of the stage', () => {
    const [seats, prompt] = [{ left: 0, top: 48, width: 390, height: 88 }, { left: 8, top: 560, width: 374, height: 130 }]
    const [at, map] = [{ left: 8, top: 730, width: 69, height: 96 }, { left: 0, top: 270, width: 390, height: 280 }]
    const box = { ...SIZE, ...placeOf(SIZE, at, prompt, phone, [map], [], [seats]) }
    expect([seats, prompt, map].map((other) => overlaps(box, other))).toEqual([false, false, false])
    const full = { ...map, top: 140, height: 410 }
    expect(overlaps({ ...SIZE, ...placeOf(SIZE, at, prompt, phone, [full], [], [seats]) }, seats)).toBe(false)
  })
  it('of nothing on the screen stands at the top', () => {
    expect(placeOf(SIZE, null, { left: 8, top: 560, width: 374, height: 130 }, phone)).toEqual({ left: 63, top: 64 })
  })
})

describe('what the box spares', () => {
  it('is all that its reason speaks of, and what may be done', () => {
    document.body.innerHTML = '<div class="stage"><i data-object="square:e7"></i><i data-object="place:IV"></i><i data-object="square:e8"></i><i class="piece mine"></i></div><aside class="hint-card"></aside><div data-region="hand"><i data-verb="move" aria-disabled="true"></i></div>'
    const spared = sparedBy({ text: '', rule: '', at: null, about: ['e7', 'IV'] }) as HTMLElement[]
    expect([...spared, ...(handOf() as HTMLElement[])].map((each) => each.dataset.object ?? each.dataset.verb ?? each.className)).toEqual(['square:e7', 'place:IV', 'piece mine', 'hint-card', 'move'])
  })
  it('stands beside its thing, else beside what has the focus, else at the prompt', () => {
    document.body.innerHTML = '<section data-region="seam" tabindex="-1"></section><button></button>'
    const [seam, button] = [document.querySelector<HTMLElement>('section'), document.querySelector('button')]
    expect(standsAt(button)).toBe(button)
    expect(standsAt(null)).toBe(seam)
    button?.focus()
    expect(standsAt(null)).toBe(button)
    seam?.focus()
    expect(standsAt(null)).toBe(seam)
  })
})
