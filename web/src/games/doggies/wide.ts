import { TileCamera } from '../../table/tiles/camera.svelte'

/** What is on a card can be read at 90 px, on a phone in one's own turn as well: so all that matters is in sight together. */
const READ = 0.6

export class Wide extends TileCamera {
  private get phone(): boolean {
    return this.width < 560
  }

  override get readable(): number {
    return this.phone ? Math.min(this.base, READ) : super.readable
  }

  /** On a phone all of the map is in sight while it can be read so. */
  override get base(): number {
    return this.phone && this.whole >= READ ? Math.min(super.base, this.whole) : super.base
  }

  /** Nor is any of that covered when what stands below grows by little. */
  protected override get low(): boolean {
    const { box, open } = this
    return super.low || (this.phone && this.scale * box.height > open.height && open.height / box.height >= READ && open.width / box.width >= READ)
  }
}
