/** What the screen of Dungeon Raiders needs only when something happens. */
import type { Sounds } from '../../table/story/sounds'
import type { LaterParts } from '../types'
import type { Entries } from './board'
import { picture } from './block'
import { defeat } from './defeat'
import { BEATS, DONE, gains } from './story'
import Told from './Told.svelte'
import { told } from './told'

/** What is heard, where it is not what suits the kind of the beat. */
const sounds: Sounds<Entries> = {
  enters: 'door', level: 'door', 'level-ends': 'door', wounded: 'blow', loses: 'blow', 'monster-beaten': 'blow', 'too-few-coins': 'card', 'coins-stay': 'card', 'trap-goes': 'gear', 'trap-still': 'gear',
  healed: 'card', 'takes-item': 'card', leads: 'card', 'leads-on': 'card', 'first-player': 'card', shortage: 'card', 'vault-nothing': 'card',
}

/** What came of a room is several sentences: so long it stands at least, in ms. */
const VERDICT = 2600
/** The level's end says who loses the game in the end. */
const TALLY = 5000
const holds = { ...Object.fromEntries(DONE.map((key) => [key, VERDICT])), 'level-ends': TALLY }

const later: LaterParts = { holds, sounds, beats: BEATS, picture, gains, defeats: ['dies', 'bleeds'], defeat, Spot: Told, told, pictures: () => import('./pictures') }

export default later
