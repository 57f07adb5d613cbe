/** Pan and zoom of the dungeon: how it lies in its window (LANGUAGE.md section 7). */
import type { Attachment } from 'svelte/attachments'
import { MARGIN, sizeOf, type Spot } from './geometry'

const LEAST = 0.5
const MOST = 2.5
/** A scale at which a finger does not find its square. */
const SMALL = 0.6
/** What bars, prompt and cards take of a page's height, about. */
const AROUND = 220
/** How near to the first the second of two quick taps is. */
const NEAR = 24
const SLACK = 7 // how far a pointer may stray and still be a click

export class Camera {
  /** The window, in pixels. */
  width = $state(0)
  height = $state(0)
  zoom = $state(1)
  /** How much of the window is covered from below, and from its right. */
  below = $state(0)
  aside = $state(0)
  /** Something is aimed at: a second tap on it is meant for it, and not for the whole board. */
  aimed = false
  /** A finger or the mouse is down. */
  held = $state(false)
  private pan = $state.raw<Spot>({ x: 0, y: 0 })
  private pointers = new Map<number, Spot>()
  private start: { at: Spot; pan: Spot } | null = null
  private apart = 0
  private dragged = false
  private tapped = { time: 0, x: 0, y: 0 }

  /** The height of the page: what stands around the window grows and shrinks, and the board does not lie down for it. */
  private page = $state(0)

  /** The board stands upright where the page does. */
  get upright(): boolean {
    return this.width > 0 && this.page - AROUND > this.width * 1.1
  }

  /** What of the window is not covered. */
  private get open(): { width: number; height: number } {
    return { width: this.width - this.aside, height: this.height - this.below }
  }

  get size(): { width: number; height: number } {
    return sizeOf(this.upright)
  }

  /** Pixels of a unit at zoom 1: the whole board where that can be read, else its short side. */
  get base(): number {
    const { width, height } = this.size
    if (this.width === 0) return 1
    if (this.upright) return this.width / width
    const whole = Math.min(this.width / width, this.height / height)
    return whole < SMALL ? Math.max(whole, Math.min(0.85, this.height / height)) : whole
  }

  get scale(): number {
    return this.base * this.zoom
  }

  /** Where the board's corner lies in the window; never so that it is out of sight. */
  get at(): Spot {
    const { width, height } = this.size
    const hold = (at: number, board: number, window: number) => (board <= window ? (window - board) / 2 : Math.min(0, Math.max(window - board, at)))
    const y = height * this.scale
    // A whole board lies at the top, so that it stays where it is while what stands below it grows and shrinks.
    return { x: hold(this.pan.x, width * this.scale, this.open.width), y: y <= this.open.height && this.zoom === 1 ? 0 : hold(this.pan.y, y, this.open.height) }
  }

  /** The part of the board in sight, in its own units. */
  get sight(): { x: number; y: number; width: number; height: number } {
    const { at, scale, size, open } = this
    return {
      x: Math.max(0, -at.x / scale), y: Math.max(0, -at.y / scale),
      width: Math.min(size.width, open.width / scale), height: Math.min(size.height, open.height / scale),
    }
  }

  /** Whether any square is out of sight: then there is a map of the whole, and the view follows to what has to be answered. */
  get cuts(): boolean {
    const { sight, size } = this
    return sight.width < size.width - 2 * MARGIN || sight.height < size.height - 2 * MARGIN
  }

  /** How much of the board is in sight, of 1. */
  get part(): number {
    const { sight, size } = this
    return (sight.width * sight.height) / (size.width * size.height)
  }

  /** Show all of it. */
  fit(): void {
    const { width, height } = this.size
    this.zoom = Math.max(LEAST, Math.min(1, Math.min(this.width / width, this.height / height) / this.base))
    this.pan = { x: 0, y: 0 }
  }

  /** Zoom by a factor, holding a spot of the window still. */
  zoomBy(factor: number, about: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    const { at, scale } = this
    this.zoom = Math.min(MOST, Math.max(LEAST, this.zoom * factor))
    const grown = this.scale / scale
    this.pan = { x: about.x - (about.x - at.x) * grown, y: about.y - (about.y - at.y) * grown }
  }

  /** Bring a spot of the board into sight, with `around` units on each side of it; into the middle, if `middle`. */
  show(spot: Spot, middle = false, around = 0): void {
    if (this.pointers.size) return // never while a finger is down
    const { at, scale, open } = this
    const [x, y] = [spot.x * scale + at.x, spot.y * scale + at.y]
    const near = Math.max(60, around * scale)
    const [mx, my] = [Math.min(near, open.width / 4), Math.min(near, open.height / 4)]
    if (!middle && x > mx && x < open.width - mx && y > my && y < open.height - my) return
    this.pan = { x: open.width / 2 - spot.x * scale, y: open.height / 2 - spot.y * scale }
  }

  /** A place of the board as a place of the window. */
  inWindow({ x, y }: Spot): Spot {
    return { x: x * this.scale + this.at.x, y: y * this.scale + this.at.y }
  }

  /** Makes an element the window: wheel, drag and pinch. */
  readonly window: Attachment<HTMLElement> = (node) => {
    const measure = () => {
      this.width = node.clientWidth
      this.height = node.clientHeight
      this.page = document.documentElement.clientHeight
    }
    const seen = new ResizeObserver(measure)
    seen.observe(node)
    measure()
    const inside = (event: { clientX: number; clientY: number }): Spot => {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const on: [keyof HTMLElementEventMap, (event: never) => void, AddEventListenerOptions?][] = [
      ['wheel', (event: WheelEvent) => {
        event.preventDefault()
        this.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), inside(event))
      }, { passive: false }],
      ['pointerdown', (event: PointerEvent) => this.down(event, inside(event))],
      ['pointermove', (event: PointerEvent) => this.move(event, inside(event), node)],
      ['pointerup', (event: PointerEvent) => this.up(event)],
      ['pointercancel', (event: PointerEvent) => this.up(event)],
      // A flick would go on gliding in the browser, which then takes the next tap as the end of that and gives no click for it.
      ['touchmove', (event: TouchEvent) => void (this.dragged && event.cancelable && event.preventDefault()), { passive: false }],
      // What the browser scrolls by itself, to a square that gets the focus, the camera does.
      ['scroll', () => {
        if (!node.scrollTop && !node.scrollLeft) return
        this.pan = { x: this.at.x - node.scrollLeft, y: this.at.y - node.scrollTop }
        node.scrollTo(0, 0)
      }],
      // A finger belongs to what it touched first; that this loses it to the window is not the end of the drag.
      ['lostpointercapture', (event: PointerEvent) => void (event.target === node && this.up(event))],
      // What ends a drag is no click.
      ['click', (event: MouseEvent) => {
        if (this.dragged) event.stopPropagation()
        this.dragged = false
      }, { capture: true }],
    ]
    for (const [name, does, options] of on) node.addEventListener(name, does as (event: Event) => void, options)
    return () => {
      seen.disconnect()
      for (const [name, does, options] of on) node.removeEventListener(name, does as (event: Event) => void, options)
    }
  }

  private down(event: PointerEvent, at: Spot): void {
    if (event.button > 0 || (event.target as Element).closest('[data-still]')) return
    this.pointers.set(event.pointerId, at)
    this.held = true
    this.dragged = false
    this.begin()
    if (event.pointerType !== 'touch') return
    const { time, x, y } = this.tapped
    const again = event.timeStamp - time < 300 && Math.hypot(at.x - x, at.y - y) < NEAR
    if (again && this.pointers.size === 1 && !this.aimed && !(event.target as Element).closest('button, .lit')) this.fit()
    this.tapped = { time: event.timeStamp, ...at }
  }

  private begin(): void {
    const [first, second] = [...this.pointers.values()]
    this.start = first ? { at: first, pan: this.at } : null
    this.apart = first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
  }

  private move(event: PointerEvent, at: Spot, node: HTMLElement): void {
    if (!this.pointers.has(event.pointerId) || !this.start) return
    this.pointers.set(event.pointerId, at)
    const [first, second] = [...this.pointers.values()]
    if (first && second) {
      const apart = Math.hypot(first.x - second.x, first.y - second.y)
      if (this.apart > 0) this.zoomBy(apart / this.apart, { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 })
      this.dragged = true
      this.begin()
      return
    }
    const [dx, dy] = [at.x - this.start.at.x, at.y - this.start.at.y]
    if (!this.dragged && Math.hypot(dx, dy) < SLACK) return
    if (!this.dragged) node.setPointerCapture(event.pointerId)
    this.dragged = true
    this.pan = { x: this.start.pan.x + dx, y: this.start.pan.y + dy }
  }

  private up(event: PointerEvent): void {
    if (this.pointers.delete(event.pointerId)) this.begin()
    if (this.dragged) this.tapped.time = -Infinity // a tap after a flick is the first of its own
    this.held = this.pointers.size > 0
  }
}
