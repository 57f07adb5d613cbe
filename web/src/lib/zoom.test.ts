import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Zoom } from './zoom.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pointer = (name: string, x: number) => Object.assign(new MouseEvent(name, { clientX: x, clientY: 10, bubbles: true }), { pointerType: 'mouse' })

it('opens a card that the mouse goes to, and not one that comes to lie under a mouse at rest', () => {
  const zoom = new Zoom<string>()
  const node = document.body.appendChild(document.createElement('div'))
  const end = zoom.on(() => 'zombie')(node)
  window.dispatchEvent(pointer('pointerdown', 50))
  node.dispatchEvent(pointer('pointerenter', 50)) // the table moved, the mouse did not
  vi.advanceTimersByTime(1000)
  expect(zoom.open).toBeNull()
  node.dispatchEvent(pointer('pointermove', 52))
  vi.advanceTimersByTime(1000)
  expect(zoom.open?.subject).toBe('zombie')
  zoom.close()
  node.dispatchEvent(pointer('pointerenter', 60))
  vi.advanceTimersByTime(1000)
  expect(zoom.open?.subject).toBe('zombie')
  end?.()
})
