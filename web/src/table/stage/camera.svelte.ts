/** Pan and zoom of a board: how it lies in its window (docs/language.md section 7). What a board is like, its own camera says. */
import type { Attachment } from 'svelte/attachments'
import { bestFrame, CORNERS, covers, type Box, type Corner, type Edge, type Size, type Span, type Spot } from './frame'

const MOST = 2.5
/** How near to the first the second of two quick taps is. */
const NEAR = 24
/** For so long after a person moved the view it stays there, in ms. */
const LOOKING = 4000
const SLACK = 7 // how far a pointer may stray and still be a click

/** How a board lies in its window. */
export interface Lie { zoom: number; pan: Spot; place: Corner }

export abstract class Camera {
  /** The window, in pixels. */
  width = $state(0)
  height = $state(0)
  #zoom = $state(1)
  /** All of it is shown: it stays so while what covers the window comes and goes, until something is told or asked elsewhere. */
  #all = $state(false)
  /** A person has chosen the zoom: it stays. */
  #own = $state(false)
  /** The least height it had on a page of this size: what stands below it grows and shrinks. */
  lowest = $state(Infinity)
  /** How much of the window is covered from below, and from its right. */
  below = $state(0)
  aside = $state(0)
  /** How much of its top, while something is told there beside a scene. */
  told = $state(0)
  /** How much of its foot, by cards to choose from that lie over it. */
  tray = $state(0)
  /** The buttons of a narrow window have a row for themselves at its top: how much it takes. */
  row = $state(0)
  /** What a map of the whole and its buttons take of a corner, in pixels, and of which: the board can be moved from under them. */
  corner = $state.raw<Size>({ width: 0, height: 0 })
  place = $state<Corner>('top right')
  /** The map of the whole goes to another corner at rest alone: a frame for what is told leaves it where it stands. */
  rests = false
  /** What covers the window leaves the map of the whole no place: there is none. */
  mapless = $state(false)
  /** A card is shown at its side for a moment: the board keeps its scale, and moves aside only where what matters is covered. */
  keeps = $state(false)
  /** The map of the whole is folded: no corner is free. */
  folded = $state(false)
  /** The key 0 means something else now than to show all of the board. */
  zeroTaken = false
  /** Something is aimed at: a second tap on it is meant for it, and not for the whole board. */
  aimed = false
  /** A finger or the mouse is down. */
  held = $state(false)
  /** When a person moved the view last, on the clock of `performance.now()`. */
  moved = -Infinity
  /** The view goes where something happens: it glides there, and follows a hand at once. */
  glides = $state(false)
  protected pan = $state.raw<Spot>({ x: 0, y: 0 })
  private pointers = new Map<number, Spot>()
  private start: { at: Spot; pan: Spot } | null = null
  private apart = 0
  private dragged = false
  private tapped = { time: 0, x: 0, y: 0 }

  /** The height of the page: what stands around the window grows and shrinks. */
  protected page = $state(0)

  /** What the board takes, in its own units. */
  abstract get box(): Box
  /** Pixels of a unit at zoom 1. */
  abstract get base(): number
  /** How much of the board's rim may be out of sight without anything being missed. */
  readonly margin: number = 0
  /** How much of it is cut on both sides together before the board is moved along that axis. */
  protected readonly trim: number = 0

  protected get least(): number {
    return 0.5
  }

  /** The window that this camera knows begins below what is told at its top, or below its buttons. */
  get above(): number {
    return Math.max(this.told, this.row)
  }

  /** What of the window is not covered. */
  get open(): { width: number; height: number } {
    return { width: this.width - this.aside, height: this.height - this.below }
  }

  /** The height the board is laid out for. What covers it for a moment does not count. */
  get restingHeight(): number {
    return this.open.height
  }

  /** Zoom at which all of the board is in sight. */
  protected get whole(): number {
    return Math.min((this.keeps ? this.width : this.open.width) / this.box.width, this.restingHeight / this.box.height)
  }

  /** How high over the window's top the end of a board may lie that is higher than the window. */
  protected get floor(): number {
    return this.open.height
  }

  /** Where the top of a board lies that is lower than a window. */
  protected rest(height: number, window = this.restingHeight): number {
    return (window - height) / 2
  }

  get zoom(): number {
    return this.#all ? this.#fitting : this.#zoom
  }

  set zoom(zoom: number) {
    this.#all = false
    this.#own = zoom !== 1
    this.#zoom = zoom
  }

  /** Whether a person has zoomed out. */
  get out(): boolean {
    return this.#own && this.zoom < 1
  }

  get #fitting(): number {
    return Math.max(this.least, Math.min(1, this.whole / this.base))
  }

  get scale(): number {
    return this.base * this.zoom
  }

  /** What the map of the whole takes of its corner now. */
  private get mini(): Size {
    return this.folded || this.mapless ? { width: 0, height: 0 } : this.corner
  }

  /** Between which places of the window the board's origin lies at a scale: never is the board out of sight, and wherever the map of the whole stands, its rim can be moved from under it; nothing is cut where all has room. */
  private span(scale: number): Span {
    const { box, open, corner, trim } = this
    const hold = (from: number, board: number, window: number, rest: number, most: number, end: number) => (board - trim * scale < window + 1 ? [rest - from, rest - from] : [end - board - from, most - from]) as [number, number]
    const tall = (window: number) => hold(box.y * scale, box.height * scale, window, this.rest(box.height * scale, window), corner.height, this.floor + window - open.height - corner.height)
    const [whole, left] = [tall(this.restingHeight), tall(open.height)]
    return {
      x: hold(box.x * scale, box.width * scale, open.width, (open.width - box.width * scale) / 2, corner.width, open.width - corner.width),
      y: [Math.min(whole[0], left[0]), Math.max(whole[1], left[1])],
    }
  }

  /** Where the board's origin lies in the window. */
  get at(): Spot {
    const { x, y } = this.span(this.scale)
    return { x: Math.min(x[1], Math.max(x[0], this.pan.x)), y: Math.min(y[1], Math.max(y[0], this.pan.y)) }
  }

  /** How the board lies: it can be laid so again. */
  get lie(): Lie {
    return { zoom: this.#zoom, pan: this.at, place: this.place }
  }

  set lie({ zoom, pan, place }: Lie) {
    this.glides = true
    this.#zoom = zoom
    this.pan = pan
    this.place = place
  }

  /** The part of the board in sight, in its own units. */
  get sight(): Box {
    const { at, scale, box, open } = this
    return {
      x: Math.max(box.x, -at.x / scale), y: Math.max(box.y, -at.y / scale),
      width: Math.min(box.width, open.width / scale), height: Math.min(box.height, open.height / scale),
    }
  }

  /** Whether anything is out of sight: then there is a map of the whole, and the view follows to what has to be answered. */
  get cuts(): boolean {
    return this.cutsAt(this.scale)
  }

  private cutsAt(scale: number, height = this.restingHeight): boolean {
    const { open, box, margin } = this
    return open.width / scale < box.width - 2 * margin || height / scale < box.height - 2 * margin
  }

  /** Whether its buttons are of use: something would be out of sight though they took no room, or a person has chosen the zoom. */
  get needsButtons(): boolean {
    return this.#own || this.cutsAt(this.scale, this.restingHeight + this.above - this.told)
  }

  /** How much of the board is in sight, of 1. */
  get part(): number {
    const { sight, box } = this
    return (sight.width * sight.height) / (box.width * box.height)
  }

  /** Whether a person is looking about: the view does not go elsewhere by itself. */
  get busy(): boolean {
    return this.held || performance.now() - this.moved < LOOKING
  }

  /** Show all of it. */
  fit(): void {
    this.byHand()
    this.glides = true
    this.zoom = this.#fitting
    this.#all = this.zoom < 1
    this.pan = this.at
  }

  private byHand(): void {
    this.moved = performance.now()
    this.glides = false
  }

  /** Move the view by so many pixels. */
  by(dx: number, dy: number): void {
    this.byHand()
    this.pan = { x: this.at.x - dx, y: this.at.y - dy }
  }

  /** Zoom by a factor, holding a spot of the window still. */
  zoomBy(factor: number, about: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    const { at, scale } = this
    this.byHand()
    this.zoom = Math.min(MOST, Math.max(this.least, this.zoom * factor))
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
    this.glides = true
    this.pan = { x: open.width / 2 - spot.x * scale, y: open.height / 2 - spot.y * scale }
    this.pan = this.at // not beyond its rim
    this.settle()
  }

  /** Lie as when it is laid anew, after it was moved. */
  protected settle(): void {}

  /** Whether a spot is in sight with `around` units on each side, and nothing of the map of the whole over it (`under`: though it is). */
  sees(spot: Spot, around: number, under = false): boolean {
    const { open, place, mini, cuts } = this
    const { x, y } = this.inWindow(spot)
    const near = around * this.scale - 1
    if (!under && cuts && covers(place, open, mini, [{ x, y }], near)) return false
    return x >= near && x <= open.width - near && y >= near && y <= open.height - near
  }

  /**
   * Bring spots into sight together, as large as they fit: with `around` units on each side, and no smaller than `least` pixels a unit; what
   * comes first before what comes after it. Of the frames that do it that one is best in which most of the `others` are whole,
   * the first is no neighbour of the edge, little lies empty, and the map of the whole covers least: it goes to the corner for it. For little
   * the view stays where it is, and a zoom that a person has chosen stays.
   */
  frame(spots: readonly Spot[], around: number, least: number, most = this.base, others: readonly Spot[] = []): void {
    if (this.pointers.size || !spots.length) return
    if (this.#all) this.zoom = 1 // it was a look
    const { scale, at, base, open, place, mini } = this
    const [low, high] = this.#own || this.keeps ? [scale, scale] : [Math.min(least, most), most]
    const best = bestFrame({
      spots, others, around, low, high, open, now: { scale, place, ...at }, mini, corners: this.rests ? [place] : CORNERS,
      span: (each) => this.span(each), cuts: (each) => this.cutsAt(each),
    })
    this.lie = { zoom: best.scale / base, pan: best, place: best.place }
  }

  /** Those of some spots that are out of sight, by the edge beyond which they lie. */
  beyond(spots: readonly Spot[], around: number): Partial<Record<Edge, Spot[]>> {
    const { open, scale } = this
    const found: Partial<Record<Edge, Spot[]>> = {}
    for (const spot of spots) {
      if (this.sees(spot, around)) continue
      const { x, y } = this.inWindow(spot)
      const over: [Edge, number][] = [['top', around * scale - y], ['bottom', y + around * scale - open.height], ['left', around * scale - x], ['right', x + around * scale - open.width]]
      const [edge, by] = over.reduce((one, other) => (other[1] > one[1] ? other : one))
      ;(found[by > 0 ? edge : this.place.startsWith('top') ? 'top' : 'bottom'] ??= []).push(spot) // under the corner: the board comes down, or up
    }
    return found
  }

  /** A place of the board as a place of the window. */
  inWindow({ x, y }: Spot): Spot {
    return { x: x * this.scale + this.at.x, y: y * this.scale + this.at.y }
  }

  /** Makes an element the window: wheel, drag and pinch. */
  readonly window: Attachment<HTMLElement> = (node) => {
    const measure = () => {
      const [width, height, page] = [node.clientWidth, node.clientHeight, document.documentElement.clientHeight]
      this.lowest = width === this.width && page === this.page ? Math.min(this.lowest, height) : height
      this.width = width
      this.height = height
      this.page = page
    }
    const seen = new ResizeObserver(measure)
    seen.observe(node)
    measure()
    const inside = (event: { clientX: number; clientY: number }): Spot => {
      const box = node.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top - this.above }
    }
    const on: [keyof HTMLElementEventMap, (event: never) => void, AddEventListenerOptions?][] = [
      ['wheel', (event: WheelEvent) => {
        if (event.defaultPrevented) return // what lies under the pointer has its own use for the wheel
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
    if ((event.target as Element).closest('[data-beat]')) {
      this.tapped.time = -Infinity // a tap that ends a beat of the story is no half of a double tap
      return
    }
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
    this.byHand()
    this.pan = { x: this.start.pan.x + dx, y: this.start.pan.y + dy }
  }

  private up(event: PointerEvent): void {
    if (this.pointers.delete(event.pointerId)) this.begin()
    if (this.dragged) {
      this.tapped.time = -Infinity // a tap after a flick is the first of its own
      this.settle()
    }
    this.held = this.pointers.size > 0
  }
}
