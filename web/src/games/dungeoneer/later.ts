/** What the screen of Dungeoneer needs only when something happens. */
import type { LaterParts } from '../types'
import Spot from './Spot.svelte'
import { BEATS, gains } from './story'

const later: LaterParts = { beats: BEATS, gains, Spot }

export default later
