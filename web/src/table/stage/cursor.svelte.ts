/** The thing of a board that Tab reaches, the arrows that go on from it, and the keys that move the view (docs/language.md section 11). */
import { prefs } from '../../lib/prefs.svelte'
import { pieceOf } from '../focus'
import type { Camera } from './camera.svelte'
import type { Spot } from './frame'

const ARROWS: Record<string, [dx: number, dy: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** Pixels that an arrow moves the view. */
const STEP = 60

/** A place where the cursor may stand: the object there, and its middle on the board. */
export interface Stop { object: string; at: Spot }

const withModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey

export class Cursor {
  /** The object it stands on; null before it has been anywhere. */
  object = $state<string | null>(null)
  /** The element that has the board's objects in it. */
  world: HTMLElement | SVGElement | undefined = $state()
  private readonly camera: Camera
  private readonly next: (from: string, dx: number, dy: number, far: boolean) => Stop | null
  private readonly around: number

  /**
   * @param next what comes after an object in a direction, with `far` (Shift) the next where something may be done; null: nothing
   * @param around how much of the board around a stop comes into sight with it, in the board's units
   */
  constructor(camera: Camera, next: (from: string, dx: number, dy: number, far: boolean) => Stop | null, around = 0) {
    this.camera = camera
    this.next = next
    this.around = around
  }

  /** An arrow on an object: the focus goes on to the next one, or the view moves where there is none. Whether it was an arrow. */
  arrow(event: KeyboardEvent, from: string): boolean {
    const step = ARROWS[event.code]
    if (!step || withModifier(event)) return false
    const stop = this.next(from, ...step, event.shiftKey)
    if (stop) this.goTo(stop)
    else this.camera.by(step[0] * STEP, step[1] * STEP)
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  /** Bring a stop into sight and put the focus there. */
  goTo({ object, at }: Stop): void {
    this.object = object
    this.camera.show(at, false, this.around)
    pieceOf(this.world, object)?.focus({ preventScroll: true })
  }
}

/** 0 shows all of the board, + and − zoom, C goes to where the action is, an arrow on the stage itself moves the view. */
export function viewKey(event: KeyboardEvent, camera: Camera, action: Spot | null): void {
  const target = event.target as Element
  if (!prefs.keys || withModifier(event) || target.closest('input, textarea, select, dialog')) return
  const arrow = ARROWS[event.code]
  if (event.key === '0' && !camera.zeroTaken) camera.fit()
  else if (event.key === '+' || event.key === '=') camera.zoomBy(1.25)
  else if (event.key === '-') camera.zoomBy(0.8)
  else if (event.code === 'KeyC' && action) camera.show(action, true)
  else if (arrow && camera.cuts && target.matches('[data-region="board"]')) {
    camera.by(arrow[0] * STEP, arrow[1] * STEP)
    event.preventDefault()
  }
}
