import { expect, it } from 'vitest'
import { handsBack } from './handsback'

it('a size that is pressed hands the arrow keys back to the game; chosen by a key, they stay with the sizes', () => {
  document.body.innerHTML = '<div role="slider" tabindex="0"></div><span><label><input type="radio" name="size" /></label></span>'
  const [slider, group, size] = ['[role="slider"]', 'span', 'input'].map((each) => document.querySelector<HTMLElement>(each)!) as [HTMLElement, HTMLElement, HTMLElement]
  handsBack(() => slider)(group)
  const say = (type: string) => size.dispatchEvent(new Event(type, { bubbles: true }))
  size.focus()
  say('keydown')
  say('click') // as browsers say it of a radio that the arrows choose
  expect(document.activeElement).toBe(size)
  say('pointerdown')
  say('click')
  expect(document.activeElement).toBe(slider)
})
