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

/** What a room did to somebody comes before how it was judged; levels, rooms and who leads are headings, and last. */
const WEIGHTS: Partial<Record<keyof Entries, number>> = {
  dies: 6, bleeds: 6, wounded: 3, loses: 3, earns: 3, healed: 3, 'takes-item': 3, 'monster-beaten': 2, 'monster-missed': 2, 'monster-confused': 2, 'trap-goes': 2, 'trap-still': 2,
  'vault-nothing': 2, shortage: 2, 'too-few-coins': 2, 'coins-stay': 2, 'nobody-bleeds': 2, 'level-ends': 1,
}
const weight = ({ key }: { key: string }): number => WEIGHTS[key as keyof Entries] ?? 0

const later: LaterParts = { weight, holds, sounds, beats: BEATS, picture, gains, defeats: ['dies', 'bleeds'], defeat, Spot: Told, told, pictures: () => import('./pictures') }

export default later
