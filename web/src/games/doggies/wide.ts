import { TileCamera } from '../../table/tiles/camera.svelte'

/** What is on a card can be read at 90 px, on a phone in one's own turn as well: so all that matters is in sight together. */
export class Wide extends TileCamera {
  override get readable(): number {
    return Math.min(this.base, this.width < 560 ? 0.6 : super.readable)
  }
}
