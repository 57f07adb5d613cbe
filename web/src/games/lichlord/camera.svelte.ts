/** How the map lies in its window (LANGUAGE.md section 7). */
import { Camera, type Box } from '../../lib/camera.svelte'
import { boundsOf, MARGIN } from './geometry'

/** Scales between which a card can be read and is not too large, by themselves. */
const READABLE = 0.72
/** The least scale at which places for a card are told apart and found by a finger. */
const PLACES = 0.42
const LARGE = 1.25

export class MapCamera extends Camera {
  override readonly margin = MARGIN
  /** What has to be in sight: the cards, and places where one may be laid. */
  box = $state.raw<Box>(boundsOf([]))

  /** A card is being laid: the places for it are more than the words on the others. */
  laying = $state(false)

  /** Map cards to choose from lie over the foot of the window: how much of it they take. */
  tray = $state(0)

  protected override get open(): { width: number; height: number } {
    return { width: this.width - this.aside, height: this.height - this.below - this.tray }
  }

  /** All of the map while it can be read. */
  get base(): number {
    return this.width === 0 ? 1 : Math.min(LARGE, Math.max(this.laying ? PLACES : READABLE, this.whole))
  }

  /** Zooming out goes on until all of it is in sight, and further only to half. */
  protected override get least(): number {
    return Math.min(0.5, this.whole / this.base)
  }
}
