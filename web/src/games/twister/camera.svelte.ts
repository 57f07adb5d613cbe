/** How the dungeon lies in its window (docs/language.md section 7). */
import { Camera as AnyCamera } from '../../table/stage/camera.svelte'
import type { Box, Spot } from '../../table/stage/frame'
import { MARGIN, sizeOf } from './geometry'

/** A scale at which a finger does not find its square. */
const SMALL = 0.6
/** What bars, prompt and cards take of a page's height, about. */
const AROUND = 220
/** How far the end of an upright board may stand above the prompt. */
const SPARE = 110

export class Camera extends AnyCamera {
  override readonly margin = MARGIN

  /** The board stands upright where the page does: that what stands around it grows and shrinks does not lay it down. */
  get upright(): boolean {
    return this.width > 0 && this.page - AROUND > this.width * 1.1
  }

  get size(): { width: number; height: number } {
    return sizeOf(this.upright)
  }

  get box(): Box {
    return { x: 0, y: 0, ...this.size }
  }

  /** The whole board where that can be read, else its short side. */
  get base(): number {
    const { width, height } = this.size
    if (this.width === 0) return 1
    if (this.upright) return this.width / width
    const whole = Math.min(this.width / width, this.height / height)
    return whole < SMALL ? Math.max(whole, Math.min(0.85, this.height / height)) : whole
  }

  /** It is laid anew: its end comes down to the prompt. */
  private settles = false

  /** An upright board that was moved to its end stays where it is when the prompt below it shrinks, until it is moved or something new is asked. */
  protected override get floor(): number {
    return this.upright && !this.settles ? Math.max(Math.min(this.lowest, this.height), this.height - SPARE) - this.below : super.floor
  }

  /** No empty band stays between the end of the board and the prompt while more of it is above. */
  override settle(): void {
    const { at } = this
    this.settles = true
    const to = this.at
    this.settles = false
    if (to.y === at.y) return
    this.glides = true
    this.pan = to
  }

  /** Make room below for a panel: these places of the window rise above it, no farther than they must. If they do not all fit, their middle is shown. */
  rise(spots: readonly Spot[], around: number, below: number): void {
    const ys = spots.map(({ y }) => y)
    const [top, bottom, room] = [Math.min(...ys) - around, Math.max(...ys) + around, this.height - below]
    const { x, y } = this.at
    this.below = below
    this.glides = true
    this.pan = { x, y: y + (bottom - top > room ? (room - bottom - top) / 2 : Math.min(0, room - bottom)) }
  }

  /** A whole board lies at the top, so that it stays where it is while what stands below it grows and shrinks. */
  protected override rest(height: number): number {
    return this.zoom === 1 ? 0 : super.rest(height)
  }
}
