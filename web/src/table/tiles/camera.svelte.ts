/** How a map of cards lies in its window (docs/language.md section 7). */
import { Camera, type Box } from '../stage/camera.svelte'
import { boundsOf, MARGIN } from './tiles'

/** The scale from which on a card's name can be read. */
const READABLE = 0.72
/** The least at which its figures are, and at which places for a card are told apart and found by a finger. */
const FIGURES = 0.46
const PLACES = 0.35
/** Larger than this no card is, by itself. */
const LARGE = 1.4

export class TileCamera extends Camera {
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

  /** All of the map while its figures can be read; where that is too small anyway, so near that the names can be read too. */
  get base(): number {
    if (this.width === 0) return 1
    return this.whole >= (this.laying ? PLACES : FIGURES) ? Math.min(LARGE, this.whole) : this.laying ? PLACES : READABLE
  }

  /** Zooming out goes on until all of it is in sight, and further only to half. */
  protected override get least(): number {
    return Math.min(0.5, this.whole / this.base)
  }
}
