/** The map keeps its place under a finger: what stands below it grows and shrinks. */
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { asking, option, table } from '../../../tests/twister'
import { Camera } from './camera.svelte'
import { follow } from './follow.svelte'
import { cornerOfPlace } from './geometry'

class Window extends Camera {
  constructor(height: number) {
    super()
    this.page = 844
    ;[this.width, this.height, this.lowest] = [390, height, height]
  }
}

it('stays where it is when a hint below it is closed, and when a note grows over nothing that matters', () => {
  const { play } = table([asking('place', [option('place:b-rope:k8', ['square:k8', 'piece:b-rope'])])], { placing: { place: 'VI', seat: 'A', tokens: ['b-rope'], later: [] } })
  const camera = new Window(300)
  const stop = $effect.root(() => follow(camera, () => play, () => []))
  flushSync()
  const room = cornerOfPlace('VI', true)
  const y = () => camera.inWindow({ x: room.x + 100, y: room.y + 100 }).y
  expect(y()).toBeGreaterThan(75) // the room that is filled has come into sight
  camera.by(0, y() - 80) // and most of it still is
  flushSync()
  const before = y()
  for (const height of [420, 360, 300]) {
    camera.height = height
    flushSync()
    expect([height, Math.round(y())]).toEqual([height, Math.round(before)])
  }
  camera.height = 100 // now the prompt lies over it
  flushSync()
  expect(y()).not.toBeCloseTo(before)
  stop()
})

it('comes to rest in a window too small to show what matters', () => {
  const { play } = table([asking('place', [option('place:b-rope:k8', ['square:k8', 'piece:b-rope'])])], { placing: { place: 'VI', seat: 'A', tokens: ['b-rope'], later: [] } })
  const camera = new Window(300)
  const stop = $effect.root(() => follow(camera, () => play, () => []))
  for (const height of [300, 90, 60, 30, 10]) {
    camera.height = height
    expect(() => flushSync(), String(height)).not.toThrow()
  }
  stop()
})
