/** What the screen of Dungeoneer needs only when something happens. */
import type { Sounds } from '../../table/story/sounds'
import type { LaterParts } from '../types'
import type { Entries } from './board'
import { picture } from './block'
import { defeat } from './defeat'
import HeroBoard from './HeroBoard.svelte'
import Just from './Just.svelte'
import Overlay from './Overlay.svelte'
import Scene from './Scene.svelte'
import Spot from './Spot.svelte'
import { weightOf } from './recent'
import { BEATS, gains, JUDGES } from './story'
import { told } from './told'

/** What is heard, where it is not what suits the kind of the beat. */
const sounds: Sounds<Entries> = {
  enters: 'step', travels: 'step', 'on-threshold': 'step', falls: 'blow', 'driven-off': 'blow', 'strikes-monster': 'blow', shifts: 'gear', swaps: 'gear', threat: 'card',
  'no-strike': 'card', misses: 'card', heals: 'card', prevents: 'card', 'saved-by': 'card', 'map-does-not-fit': 'card', 'attempt-fails': 'card', 'stays-down': 'card',
  'first-player': 'card', 'turn-ends': 'card', 'pays-ap': 'card', 'no-gain': 'card', 'no-reward': 'card', completes: 'coin', rises: 'door', wins: 'coin', lost: 'defeat', 'nobody-wins': 'defeat',
}

/** So long (ms) stands at least what explains a thing: why a turn has its points, where the cards go, what a phase leaves. */
const holds = { goal: 3000, turn: 2200, discards: 1200, draws: 1200, keeps: 1200, saves: 1200, 'hero-ends': 1200, enters: 1000, travels: 1000, lays: 1800, 'stands-up': 1200, escorts: 1200 }

const later: LaterParts = { sounds, beats: BEATS, judges: JUDGES, asides: ['no-gain', 'spared'], holds, told, weight: weightOf, picture, gains, Spot, defeats: ['defeated'], defeat, Scene, Odds: () => import('./OddsTab.svelte'), Overlay, Gallery: () => import('./Gallery.svelte'), pictures: () => import('./pictures') }

/** The whole board of a player, in the sheet that opens on a phone. */
export { HeroBoard, Just }

export default later
