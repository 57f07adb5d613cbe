/** What the design decides about the story in numbers: how long things stand, how fast, when one is asked, that it is silent at first. */
import { expect, it } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { EACH, LENGTHS, PACES, READ, READING, type Kind } from './beats'
import { BEHIND } from './director.svelte'
import { LINES } from './summary'

it('how long each kind of thing moves and then stands', () => {
  const measures: Partial<Record<Kind, [number, number]>> = { reveal: [420, 900], draw: [420, 1500], dice: [600, 900], outcome: [420, 1200], blow: [600, 1600], grave: [600, 1600], end: [900, 4000] }
  for (const [kind, [move, hold]] of Object.entries(measures)) expect([kind, LENGTHS[kind as Kind]]).toEqual([kind, { move, hold }])
  for (const kind of ['card', 'deed', 'dealt', 'step'] as const) {
    expect(LENGTHS[kind].move).toBeGreaterThanOrEqual(220)
    expect(LENGTHS[kind].move).toBeLessThanOrEqual(450)
  }
  expect([READ > LENGTHS.reveal.hold, EACH.hold > 0]).toEqual([true, true])
})

it('how fast a sentence is read', () => {
  expect(READING).toEqual({ letter: 40, most: 6000, note: 6000 })
})

it('how much slower and faster the paces are', () => {
  expect(PACES).toEqual({ calm: 1.6, usual: 1, brisk: 0.5, instant: 0 })
})

it('more than twelve seconds in line are told in at most six lines', () => {
  expect([BEHIND, LINES]).toEqual([12_000, 6])
})

it('nothing is heard, and all is shown at the usual pace, until somebody wishes otherwise', () => {
  expect([prefs.sound, prefs.pace]).toEqual(['off', 'usual'])
})
