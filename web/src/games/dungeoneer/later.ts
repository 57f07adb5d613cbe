/** What the screen of Dungeoneer needs only when something happens. */
import type { LaterParts } from '../types'
import { defeat } from './defeat'
import Gallery from './Gallery.svelte'
import HeroBoard from './HeroBoard.svelte'
import OddsTab from './OddsTab.svelte'
import Overlay from './Overlay.svelte'
import Scene from './Scene.svelte'
import Spot from './Spot.svelte'
import { BEATS, gains } from './story'

const later: LaterParts = { beats: BEATS, gains, Spot, defeats: ['defeated'], defeat, Scene, Odds: OddsTab, Overlay, Gallery }

/** The whole board of a player, in the sheet that opens on a phone. */
export { HeroBoard }

export default later
