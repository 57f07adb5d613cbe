/** What the screen of Dungeon Twister needs only when something happens. */
import type { LaterParts } from '../types'
import { BEATS, gains } from './story'

const later: LaterParts = { beats: BEATS, gains }

export default later
