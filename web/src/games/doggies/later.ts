/** What the screen of Dungeons & Doggies needs only when something happens. */
import type { Gain } from '../../table/game'
import type { KindsOf } from '../../table/story/beats'
import type { Sounds } from '../../table/story/sounds'
import type { LaterParts } from '../types'
import { dogPicture, roomPicture } from './art'
import type { Entries } from './board'
import { ui } from './say'

export const BEATS: KindsOf<Entries> = {
  dog: 'dealt', potion: 'dealt', shared: 'reveal', 'first-player': 'outcome', round: 'grave', draws: 'reveal', lays: 'card', 'sets-out': 'card',
  beats: 'outcome', passes: 'outcome', claims: 'outcome', hires: 'outcome', 'takes-trap': 'outcome', disarms: 'outcome', leaps: 'deed', 'goes-through': 'deed', breaks: 'outcome', rotates: 'deed',
  leaves: 'outcome', sleeps: 'outcome', countdown: 'outcome', 'round-ends': 'tally', collects: 'outcome', 'paw-goes': 'outcome', hunted: 'outcome', most: 'outcome', 'most-nobody': 'outcome',
  'own-quest-failed': 'outcome', scores: 'grave',
}

const sounds: Sounds<Entries> = { draws: 'card', lays: 'card', beats: 'blow', passes: 'blow', breaks: 'gear', rotates: 'gear', leaves: 'door', round: 'door' }

/** What flies to a seat: a trophy, coins, a paw that is gone. */
function gains({ key, args }: { key: string; args: Record<string, unknown> }): Gain[] {
  const seat = String(args.seat)
  const from = typeof args.room === 'string' ? `space:${args.room}` : ''
  const gain = (icon: string, text: string, tone: Gain['tone']): Gain[] => [{ seat, icon, text, tone, from }]
  switch (key) {
    case 'beats': case 'claims': case 'hires': return gain(roomPicture(String(args.room)), ui('chip-paw'), 'gain')
    case 'takes-trap': return gain('wolf-trap', ui('chip-trap'), 'loss')
    case 'passes': return gain('checked-shield', ui('chip-damage', { left: Number(args.left) }), 'loss')
    case 'sleeps': return args.paw ? gain('paw-print', ui('chip-slept'), 'gain') : []
    default: return []
  }
}

const later: LaterParts = {
  beats: BEATS, sounds, gains,
  picture({ key, args }) {
    if (typeof args.room === 'string') return { icon: roomPicture(args.room), pigment: key === 'takes-trap' ? 'iron' : 'azure' }
    return typeof args.dog === 'string' ? { icon: dogPicture(args.dog), pigment: 'azure' } : null
  },
}

export default later
