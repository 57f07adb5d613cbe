/** The guide's ring, and its bar. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { around, DO, ringed, thingOn } from './guide'

it('rings the button to press once what it speaks of is chosen', () => {
  const seam = (buttons: string) => void (document.body.innerHTML = `<section data-region="seam"><div class="do">${buttons}</div></section>`)
  seam('<button class="btn pri">Play 5</button><button class="btn">Cancel</button>')
  expect([ringed(['hand:5'], false), ringed(['hand:5'], true), ringed([], true)]).toEqual([['hand:5'], [DO], []])
  expect([thingOn(document, DO)?.textContent, thingOn(document, 'seam')?.textContent]).toEqual(['Play 5', 'Play 5'])
  seam('<button class="btn">Attempt</button>')
  expect(thingOn(document, 'seam')?.textContent, 'a note on the prompt means its one button').toBe('Attempt')
})
it('rings of several things those that take a press now, and so the second once the first is taken up', () => {
  const now = (states: Record<string, string>) => ringed(['piece:a-thief', 'square:q6'], false, (thing) => states[thing] ?? '')
  expect(now({ 'piece:a-thief': 'can', 'square:q6': 'cannot' })).toEqual(['piece:a-thief'])
  expect([now({ 'piece:a-thief': 'sel', 'square:q6': 'can' }), now({ 'piece:a-thief': 'sel', 'square:q6': 'cannot' })], 'a way has no state').toEqual([['square:q6'], ['square:q6']])
  expect([now({ 'piece:a-thief': 'cannot', 'square:q6': 'cannot' }), now({})], 'where there is nothing to do it shows them').toEqual([['piece:a-thief', 'square:q6'], ['piece:a-thief', 'square:q6']])
})
it('is around the disc of a figure, and not around all that takes a press', () => {
  document.body.innerHTML = '<svg><g data-object="attack:dog"><circle r="26" /><circle r="19" data-ring /></g></svg>'
  document.querySelector('g')!.getClientRects = () => [1] as unknown as DOMRectList
  expect(thingOn(document, 'attack:dog')).toBe(document.querySelector('[data-ring]'))
})
it('darkens nothing that it rings: of two cards neither', () => {
  const box = (left: number) => ({ left, top: 10, width: 20, height: 30 })
  expect(around([box(5), box(40)])).toContain('M5 10h20v30h-20zM40 10h20v30h-20z')
})
it('counts on a bar that is as wide whatever stands beside it', () => {
  expect(readFileSync('src/table/guide/Guide.svelte', 'utf8')).toMatch(/\.way \{ position: absolute; inset: -1px 14px auto/)
})
it('has the room that the seam of a phone otherwise keeps for a chosen card', () => {
  expect(readFileSync('src/table/Seam.svelte', 'utf8')).toContain(':global(.app:has(> .guide)) .seam { --least: 0; }')
})
