/** What happens in Dungeoneer, as it is shown: how long each thing, and what it changes for whom. */
import type { Entry } from '../../lib/types'
import type { Gain } from '../../table/game'
import type { KindsOf } from '../../table/story/beats'
import { pictureOf } from './art'
import type { Entries } from './board'
import { cardOf, kindIn, questOf } from './catalogue.svelte'
import { bareOf } from './recent'
import { named, ui } from './say'

/** A strike is told with the wound that it deals. */
export const BEATS: KindsOf<Entries> = {
  turn: 'reveal', 'last-turn': 'outcome', 'turn-ends': 'outcome', 'no-reset-glory': 'outcome', 'lord-ends': 'card', 'lord-passes': 'reveal', 'rolls-first': 'dealt', 'rolls-tie': 'outcome', 'first-player': 'outcome', hero: 'dealt', quest: 'dealt', 'new-quest': 'reveal', 'global-quest': 'reveal', 'next-quest': 'reveal', 'stays-whole': 'outcome', goal: 'reveal', draws: 'card', 'draws-what': 'draw', discards: 'card', 'hero-ends': 'card',
  encounter: 'reveal', plays: 'reveal', 'plays-on': 'reveal', 'plays-at': 'reveal', 'plays-at-on': 'reveal', 'plays-two': 'reveal',
  'plays-bane': 'reveal', 'plays-bane-on': 'reveal', 'plays-bane-at': 'reveal', 'plays-bane-at-on': 'reveal', 'plays-bane-two': 'reveal',
  uses: 'card', 'uses-on': 'card', 'uses-at': 'card', 'uses-at-on': 'card',
  'gains-glory': 'outcome', 'loses-glory': 'outcome', 'pays-glory': 'outcome', pays: 'outcome', 'pays-ap': 'outcome', 'gains-ap': 'outcome', 'loses-ap': 'outcome', 'less-ap': 'outcome', 'level-changes': 'outcome',
  leaves: 'step', 'on-threshold': 'outcome', enters: 'card', travels: 'card', 'no-healing': 'outcome', 'gains-peril': 'outcome', spared: 'outcome', 'no-gain': 'outcome', gains: 'outcome', falls: 'outcome', 'stands-up': 'card', 'gets-up': 'outcome', 'stays-down': 'outcome',
  'draws-map': 'reveal', 'map-does-not-fit': 'outcome', lays: 'deed', 'map-ends': 'outcome', winter: 'dice', freezes: 'reveal', thaws: 'outcome', 'winter-ends': 'grave', shifts: 'reveal', 'turns-round': 'reveal', swaps: 'reveal',
  rolls: 'dice', 'rolls-two': 'dice', 'monster-rolls': 'dice', threat: 'outcome', attacks: 'reveal', 'hero-attacks': 'reveal', 'hero-attacks-hero': 'reveal', 'driven-off': 'outcome',
  'no-strike': 'outcome', 'attack-ends': 'outcome', 'raises-dice': 'outcome', 'rolls-against': 'dice', glides: 'outcome', spreads: 'outcome', misses: 'outcome', wounded: 'grave', prevents: 'outcome', 'saved-by': 'outcome', heals: 'outcome', 'gives-life': 'outcome', 'strikes-monster': 'outcome',
  'monster-defeated': 'grave', 'takes-token': 'outcome', keeps: 'card', 'reward-glory': 'outcome', 'reward-peril': 'outcome', 'no-reward': 'outcome', defeated: 'grave', 'loses-cards': 'outcome', 'token-lies': 'outcome', 'quest-gone': 'outcome', rises: 'grave',
  attempts: 'reveal', 'attempt-fails': 'outcome', searches: 'dice', 'search-lapses': 'outcome', 'tries-luck': 'dice', completes: 'grave', escorts: 'reveal', drops: 'card', 'picks-up': 'card',
  contest: 'dice', steals: 'outcome', looks: 'draw', saves: 'outcome', 'peril-dice': 'dice', revealed: 'reveal', hangs: 'outcome', wins: 'grave', lost: 'grave', 'nobody-wins': 'grave',
}

const SIGN = { gain: '+', loss: '−', news: '' }

export function gains({ key, args }: Pick<Entry, 'key' | 'args'>): Gain[] {
  const from = args.space ? `space:${String(args.space)}` : args.card ? `attack:${String(args.card)}` : ''
  const chip = (what: 'life' | 'glory' | 'peril' | 'ap', tone: Gain['tone'], value: unknown, seat: unknown = args.seat): Gain[] =>
    Number(value) ? [{ seat: String(seat), icon: ICONS[what], text: ui(`chip-${what}`, { sign: SIGN[what === 'peril' ? 'gain' : tone], count: Number(value) }), tone, from }] : []
  const paid = (seat: unknown, cost: unknown): Gain[] =>
    Number(cost) ? [{ seat: String(seat), icon: ICONS.peril, text: ui('chip-peril', { sign: SIGN.loss, count: Number(cost) }), tone: 'news', from }] : []
  /** The card itself goes from whoever plays it to whom it is aimed at. */
  const sent = (): Gain[] =>
    args.target_seat && args.target_seat !== args.seat ? [{ seat: String(args.target_seat), icon: pictureOf(kindIn(String(args.card)), cardOf(String(args.card))), text: named(String(args.card)), tone: 'news', from: `seat:${String(args.seat)}` }] : []
  const level = (): Gain[] => {
    const count = questOf(String(args.quest))?.reward.level ?? 0
    return count ? [{ seat: String(args.seat), icon: 'flag-objective', text: ui('card-plus-level', { count }), tone: 'gain', from }] : []
  }
  switch (bareOf(key)) {
    case 'wounded': case 'gives-life': return chip('life', 'loss', args.count)
    case 'saved-by': return [{ seat: String(args.seat), icon: ICONS.life, text: ui('chip-saved'), tone: 'gain', from }]
    case 'heals': return chip('life', 'gain', args.count)
    case 'gains': return [...chip('glory', 'gain', args.glory), ...chip('peril', 'loss', args.peril)]
    case 'completes': return [...level(), ...chip('glory', 'gain', args.glory)] // the life is told as it heals
    case 'gains-glory': case 'reward-glory': return chip('glory', 'gain', args.glory ?? args.count)
    case 'loses-glory': case 'pays-glory': case 'pays': return chip('glory', 'loss', args.count)
    case 'plays': return [...sent(), ...chip('glory', 'loss', args.cost)]
    case 'plays-bane': return [...sent(), ...paid(args.payer_seat, args.cost)]
    case 'encounter': return [...sent(), ...paid(args.target_seat, args.cost)]
    case 'reward-peril': case 'gains-peril': return chip('peril', 'loss', args.count, args.target_seat ?? args.seat)
    case 'gains-ap': return chip('ap', 'gain', args.count)
    case 'loses-ap': case 'pays-ap': return chip('ap', 'loss', args.count)
    case 'uses': case 'discards': return [...chip('glory', 'loss', args.glory ?? args.cost), ...chip('ap', 'loss', args.ap)]
    case 'hero-attacks': case 'hero-attacks-hero': return ['ap', 'saved', 'challenge'].includes(String(args.paid)) ? chip('ap', 'loss', 1) : []
    case 'stands-up': case 'stays-down': case 'searches': return chip('ap', 'loss', 1)
    case 'attempts': case 'enters': case 'travels': case 'draws-map': case 'on-threshold': return chip('ap', 'loss', args.ap)
    case 'defeated': return [{ seat: String(args.seat), icon: 'tombstone', text: ui('map-word-out'), tone: 'loss', from }]
    default: return []
  }
}

const ICONS = { life: 'hearts', glory: 'laurels', peril: 'death-skull', ap: 'walking-boot' }

/** A threat is told with the die that it judges. */
export const JUDGES: readonly string[] = ['threat']
