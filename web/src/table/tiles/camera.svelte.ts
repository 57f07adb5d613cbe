/** How a map of cards lies in its window (docs/language.md section 7). */
import { Camera } from '../stage/camera.svelte'
import type { Box, Spot } from '../stage/frame'
import { boundsOf, MARGIN, TILE } from './tiles'

/** At rest a card is 144 px, on a phone 131: names, exits and figures can be read. Zooming out is the player's act. */
const REST = 0.96
const SMALL = 0.873
/** So that more is in sight the view goes out to 130 px a card; while one is laid, and on a phone for what is told or aimed at, to 90: names can still be read. */
const READ = 0.867
const GLANCE = 0.6
/** A window narrower than this is a phone's. */
const NARROW = 560
/** The bar below may grow or shrink by this many pixels before the map moves. */
const STILL = 64
/** So much of a card may lie covered without being missed, in pixels. */
const SLIVER = 8
/** Larger than this no card is, by itself. */
const LARGE = 1.2

export class TileCamera extends Camera {
  override readonly margin = MARGIN
  protected override readonly trim = 2 * MARGIN
  /** What has to be in sight: the cards, and places where one may be laid. */
  box = $state.raw<Box>(boundsOf([]))

  override get open(): { width: number; height: number } {
    return { width: this.width - this.aside, height: this.height - this.above - this.below - this.tray }
  }

  /** The height of the window for which the map lies: it follows the window's when that has changed by much. */
  private firm = $state(0)

  override get restingHeight(): number {
    return (this.firm || this.height) - this.above - this.below - this.tray
  }

  /** What stands below covers cards, while there is room above them. */
  protected get low(): boolean {
    const { box, scale, at, open } = this
    const head = (box.y + MARGIN) * scale + at.y
    return Math.min((box.y + box.height - MARGIN) * scale + at.y - open.height, head) > SLIVER
  }

  /** The map lies for the window as it is now. */
  settle(): void {
    if (Math.abs(this.height - this.firm) <= STILL && !(this.height < this.firm && this.low)) return
    this.firm = this.height
    this.begins()
    this.pan = this.at
  }

  /** The largest scale at rest, and whether the view has gone nowhere yet, since a turn began or the window got another height. */
  private largest = $state(LARGE)
  private fresh = true
  /** How much a sheet covered then. */
  private sheet = 0

  /** A person's turn is at rest: on a phone, too, the view does not go out by itself below what it does elsewhere. */
  near = false
  /** A card is being laid: as many of its places as can be are in sight. */
  lays = false

  /** A turn begins: the view may get another scale. */
  begins(): void {
    this.largest = LARGE
    this.fresh = true
  }

  /** The map has grown: within a turn it does not get larger again. */
  grows(box: Box): void {
    this.box = box
    if (this.width) this.largest = this.base
  }

  /**
   * Brings spots into sight, as `frame` does, only where one of them is outside or covered. Within a turn the map keeps its scale: it is
   * moved, and it gets smaller only where no move shows all of them. A person's own zoom stays. Beside a sheet that has just opened it is laid
   * anew: as much of the map as has room there is in sight with them.
   */
  follow(spots: readonly Spot[], others: readonly Spot[]): void {
    const half = TILE / 2
    const seen = () => spots.every((spot) => this.sees(spot, half))
    const { base, scale } = this
    if (this.aside && this.aside !== this.sheet && !this.keeps) this.fresh = true
    this.sheet = this.keeps ? this.sheet : this.aside
    const fresh = this.fresh || (this.near && !this.out && scale < this.readable - 0.001) // it had gone out for what was told or aimed at
    if (!fresh && seen()) return
    this.fresh = false
    if (!fresh) this.frame(spots, half, scale, scale, others)
    if (fresh || !seen()) this.frame(spots, half, this.readable, fresh ? base : scale, others)
  }

  /** Readable, and larger while all of a small map is in sight so. */
  get base(): number {
    if (this.width === 0) return 1
    return Math.max(this.width < NARROW ? SMALL : REST, Math.min(this.largest, this.whole))
  }

  /** The smallest scale to which the view goes by itself. */
  get readable(): number {
    return Math.min(this.base, this.lays || (this.width < NARROW && !this.near) ? GLANCE : READ)
  }

  /** Zooming out goes on until all of it is in sight, and further only to half. */
  protected override get least(): number {
    return Math.min(0.5, this.whole / this.base)
  }
}
