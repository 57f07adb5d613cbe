/** What the screen of Dungeons & Doggies needs only when something happens. */
import { prefs } from '../../lib/prefs.svelte'
import { capital } from '../../lib/i18n.svelte'
import type { View } from '../../lib/types'
import type { Gain } from '../../table/game'
import type { KindsOf } from '../../table/story/beats'
import type { Sounds } from '../../table/story/sounds'
import type { LaterParts } from '../types'
import { dogPicture, roomPicture } from './art'
import { boardOf, dogOf, roomAt, walkedOf, type Entries } from './board'
import { wayInWords, type Way } from './past'
import { standing } from './prompt'
import { cellName, named, ui } from './say'
import Told from './Told.svelte'

export const BEATS: KindsOf<Entries> = {
  dog: 'outcome', potion: 'dealt', shared: 'reveal', 'first-player': 'outcome', round: 'grave', draws: 'reveal', lays: 'card', 'sets-out': 'card',
  beats: 'deed', passes: 'deed', claims: 'deed', hires: 'deed', 'takes-trap': 'deed', disarms: 'deed', leaps: 'deed', jumps: 'deed', 'goes-through': 'deed', breaks: 'deed', rotates: 'deed',
  leaves: 'outcome', sleeps: 'outcome', countdown: 'outcome', 'round-ends': 'tally', collects: 'outcome', 'paw-goes': 'outcome', 'best-way': 'grave', hunted: 'grave', most: 'grave', 'most-nobody': 'grave', 'hunted-nobody': 'grave',
  'own-quest-failed': 'grave', scores: 'outcome',
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
    case 'passes': return gain('checked-shield', ui('chip-damage', { damage: Number(args.damage) }), 'loss')
    case 'sleeps': return args.paw ? gain('paw-print', ui('chip-slept'), 'gain') : []
    default: return []
  }
}

/** What a dog does on its way; it stands there with what is left to it. */
const ON_THE_WAY = ['beats', 'passes', 'claims', 'hires', 'takes-trap', 'disarms', 'leaps', 'jumps', 'goes-through', 'breaks', 'rotates']

/** Whose own dog is out or asleep only waits, while another is in the dungeon. */
const waits = (view: View): boolean => (dogOf(boardOf(view), view.seat)?.where ?? 'in') !== 'in' && boardOf(view).dogs.some(({ where }) => where === 'in')

const later: LaterParts = {
  beats: BEATS, sounds, gains, Spot: Told, pictures: () => import('./pictures'),
  /** What is counted is read column by column, and what each dog took row by row. */
  holds: { scores: 9000, collects: 6500, 'best-way': 4000 },
  /** Whose own dog is out need not read which rooms the others lay. */
  glances: ({ key }, view) => (key === 'draws' || key === 'lays') && waits(view),
  idles: waits,
  rounds: ['round-ends'],
  told(screen, { entries }) {
    const [entry] = entries.slice(-1)
    const { walk } = boardOf(screen.view)
    if (entry?.key === 'scores' && !prefs.speech) return { bold: '', say: `${ui('told-scores')}.` }
    if (entry?.key === 'best-way' && prefs.speech) return { bold: '', say: screen.say('log-best-way', entry.args), more: wayInWords(entry.args as unknown as Way, (cell) => roomAt(boardOf(screen.view), cell)?.card.id ?? 'start', true) }
    if (entry && walk?.seat === screen.view.seat && entry.args.seat === walk.seat && !prefs.speech && (entry.key === 'sets-out' || ON_THE_WAY.includes(entry.key))) return { bold: '', say: screen.say('log-sets-out', entry.args), more: standing(walk.burden) }
    const laid = prefs.speech && entry?.key === 'lays' && roomAt(boardOf(screen.view), String(entry.args.cell))
    if (entry && laid) return { bold: '', say: screen.say('log-lays', entry.args), more: `${capital(cellName(laid))}.` }
    return entry && walk && entries.length === 1 && ON_THE_WAY.includes(entry.key) ? { bold: '', say: screen.say(`log-${entry.key}`, entry.args), more: standing(walk.burden) } : null
  },
  stepWords(what, option, view) {
    if (!['turn', 'walk', 'room'].includes(what)) return ''
    const board = boardOf(view)
    const { walk } = board
    if (!walk) return ui('step-way')
    const [verb = '', cell = ''] = option.split(':')
    const turns = verb === 'rotate'
    const last = walkedOf(board, walk).at(-1)
    return ui('step-on-way', { room: named(roomAt(board, turns ? cell : walk.cell)?.card.id ?? 'start'), did: ui('did', { what: turns ? 'turned' : last?.what || 'walk' }) })
  },
  picture({ key, args }) {
    if (typeof args.room === 'string') return { icon: roomPicture(args.room), pigment: key === 'takes-trap' ? 'iron' : 'azure' }
    return typeof args.dog === 'string' ? { icon: dogPicture(args.dog), pigment: 'azure' } : null
  },
}

export default later
