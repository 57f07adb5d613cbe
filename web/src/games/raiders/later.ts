/** What the screen of Dungeon Raiders needs only when something happens. */
import type { LaterParts } from '../types'
import { defeat } from './defeat'
import { BEATS, gains } from './story'
import Told from './Told.svelte'
import { told } from './told'

const later: LaterParts = { beats: BEATS, gains, defeats: ['dies', 'bleeds'], defeat, Spot: Told, told }

export default later
