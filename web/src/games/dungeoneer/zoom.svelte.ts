/** The card that is being read, by its own id. */
import { Zoom } from '../../lib/zoom.svelte'

export const zoom = new Zoom<string>()
