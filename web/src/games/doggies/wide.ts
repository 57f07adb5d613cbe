import { TileCamera } from '../../table/tiles/camera.svelte'

/** What is on a card can be read at 90 px on a phone, and at 102 from as far away as one sits at a desk: so all that matters is in sight together. */
const READ = { phone: 0.6, desk: 0.68 }

export class Wide extends TileCamera {
  private get read(): number {
    return this.width < 560 ? READ.phone : READ.desk
  }

  override get readable(): number {
    return Math.min(this.base, this.read)
  }

  /** All of the map is in sight while it can be read so. */
  override get base(): number {
    return this.whole >= this.read ? Math.min(super.base, this.whole) : super.base
  }

  /** Nor is any of that covered when what stands below grows by little. */
  protected override get low(): boolean {
    const { box, open, read } = this
    return super.low || (this.scale * box.height > open.height && open.height / box.height >= read && open.width / box.width >= read)
  }
}
