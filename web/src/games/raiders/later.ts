/** What the screen of Dungeon Raiders needs only when something happens. */
import type { LaterParts } from '../types'
import { defeat } from './defeat'
import { BEATS, gains } from './story'

const later: LaterParts = { beats: BEATS, gains, defeats: ['dies', 'bleeds'], defeat }

export default later
