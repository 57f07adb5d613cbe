/** What the screen of Dungeon Twister needs only when something happens. */
import type { Sounds } from '../../table/story/sounds'
import type { LaterParts } from '../types'
import { picture } from './block'
import Deed from './Deed.svelte'
import type { Entries } from './board'
import { ALOUD, BEATS, gains, HOLDS, JOINS } from './story'
import { told } from './told'

/** What is heard, where it is not what suits the kind of the beat. */
const sounds: Sounds<Entries> = {
  moves: 'step', returns: 'step', jumps: 'step', 'passes-wall': 'step', turns: 'gear', 'opens-room': 'door', reveals: 'door', opens: 'door', closes: 'door',
  breaks: 'blow', combat: 'card', heals: 'card', recovers: 'card', leaves: 'door', saved: 'door', tie: 'card', skips: 'card', limit: 'card',
  'draw-offered': 'card', 'draw-declined': 'card', 'draw-agreed': 'card', 'limit-draw': 'card', reaches: 'coin', 'reaches-at-once': 'coin', wins: 'coin',
}

const later: LaterParts = { sounds, beats: BEATS, aloud: ALOUD, joins: JOINS, holds: HOLDS, picture, gains, told, BeatNote: Deed, pictures: () => import('./pictures') }

export default later
