/** What just happened: of the journal since I last acted, what is worth a glance; the log has it all. */
import type { Entry } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, playerOf } from './board'
import { cardOf } from './catalogue.svelte'
import { ownGoalsAt } from './goals'

/** How much an event weighs: 6 and more change the game, 3 a life, 2 somebody's fortune, 1 leads to that; what is not here is for the log alone. */
const WEIGHTS: Record<string, number> = {
  defeated: 8, completes: 7, wins: 9, lost: 9, 'nobody-wins': 9, rises: 6, wounded: 3,
  'monster-defeated': 2, threat: 2, 'attempt-fails': 2, searches: 2, steals: 2, falls: 2, 'stays-down': 2, prevents: 2, 'saved-by': 2, 'driven-off': 2, 'takes-token': 2, contest: 2,
  'no-strike': 2, misses: 2, 'level-changes': 2, 'loses-glory': 2, 'plays-bane': 2, revealed: 2,
  encounter: 1, plays: 1, uses: 1, enters: 0.7, travels: 0.7, lays: 1, shifts: 1, swaps: 1, struck: 1,
  'less-ap': 1, 'loses-ap': 1, attempts: 1, escorts: 1, 'next-quest': 3, drops: 1, 'token-lies': 2, 'picks-up': 1, heals: 1, 'gives-life': 2, 'reward-glory': 1, 'reward-peril': 1, saves: 0.5,
}
/** What is done, without what it is aimed at: `plays` for `plays-at-on`. */
export const bareOf = (key: string): string => key.replace(/(-at|-on|-two)+$/, '')

/** What only leads to something weighs so much; to be moved by something, which is no step, more. */
const LEADS = 1
const MOVED = 1.8
/** What is mine, or befalls me, weighs so much more; what I lose by it, again. */
const MINE = 1
const LOSSES: readonly string[] = ['wounded', 'gives-life', 'falls', 'steals', 'loses-glory', 'loses-ap', 'less-ap', 'level-changes']

const concerns = ({ args }: Pick<Entry, 'args'>, me: string | null): boolean => me !== null && [args.seat, args.target_seat, args.payer_seat].includes(me)

/** How much an event weighs for me; a danger overcome has changed nothing. */
export function weightOf({ key, args }: Pick<Entry, 'key' | 'args'>, me: string | null): number {
  const moved = key === 'enters' && args.walks === false
  const weight = key === 'threat' && args.overcome ? LEADS : moved ? MOVED : (WEIGHTS[bareOf(key)] ?? 0)
  const mine = weight > 0 && concerns({ args }, me)
  return weight + (mine ? MINE : 0) + (mine && LOSSES.includes(key) ? MINE : 0)
}
/** After these a wound of the same hero says nothing any more. */
const RESTS: readonly string[] = ['defeated', 'rises']

/** What I do myself begins anew: nobody has to be told of it. */
const DEEDS: readonly string[] = ['encounter', 'turn-ends', 'stands-up', 'hero-attacks', 'leaves', 'enters', 'travels', 'lays', 'attempts', 'searches', 'discards', 'saves', 'keeps', 'plays', 'uses']

/** Where what is new begins when nobody has watched me act, as after a reload: behind my last deed; for spectators with the turn. */
export function sinceDeed(journal: readonly Entry[], me: string | null): number {
  const last = journal.findLast(({ key, args }) => (me === null ? key === 'turn' : args.seat === me && args.walks !== false && DEEDS.some((deed) => key === deed || key.startsWith(`${deed}-`))))
  return last ? last.n + 1 : 0
}

/** The life that a seat is losing while that is told. */
export const losing = ({ director }: TableScreen, seat: string): number =>
  (director?.now?.entries ?? []).reduce((sum, { key, args }) => (args.seat === seat && (key === 'wounded' || key === 'gives-life') ? sum + Number(args.count) : sum), 0)

/** Peril that I can spend comes before what others do; where a quest of mine goes on is as what I lose, and comes before a victory of mine. */
const [DECIDES, GOAL] = [2.5, 4]

/** What others did that weighs for what I decide now: a card laid where a quest of mine goes on; in my Dungeonlord phase, the last peril of each that pays for something. */
export function weighty(screen: TableScreen): Set<number> {
  const { journal, seat } = screen.view
  const board = boardOf(screen.view)
  const lord = board.active === seat && !board.declared && (board.phase === 'reset' || board.phase === 'dungeonlord')
  const held = [...board.hand, ...(playerOf(board, seat)?.lair ?? []).map((id) => ({ id, cost: (cardOf(id) as { cost?: number } | undefined)?.cost ?? 0 }))]
  const dark = held.flatMap(({ id, cost }) => (['bane', 'monster', 'trap'].includes(cardOf(id)?.group ?? '') ? [Number(cost) || 1] : []))
  const pays = lord ? board.players.filter(({ seat: other, alive, peril }) => other !== seat && alive && peril >= Math.min(...dark)).map(({ seat: other }) => other as string) : []
  const last = new Map(journal.flatMap(({ n, key, args }) => (key === 'gains' && Number(args.peril) > 0 && pays.includes(String(args.seat)) ? [[args.seat, n]] : [])))
  return new Set([...last.values(), ...journal.flatMap(({ n, key, args }) => (key === 'lays' && args.seat !== seat && ownGoalsAt(screen, String(args.space)).length ? [n] : []))])
}

export interface News { entry: Entry; weight: number; /** It is mine, or befalls me. */ mine: boolean }

/** The news from an entry on, oldest first; a strike and its wound are one. `all`: also what is not worth a glance, but my own deeds. */
export function newsFrom(journal: readonly Entry[], from: number, me: string | null, all = false, decides: ReadonlySet<number> = new Set()): News[] {
  const told = journal.filter(({ n }) => n >= from)
  return told.flatMap((entry, k) => {
    const { key, args } = entry
    const decisive = decides.has(entry.n)
    const weight = decisive ? (key === 'lays' ? GOAL : DECIDES) : weightOf(entry, me)
    const own = args.seat === me && me !== null
    const wounds = told.slice(k + 1, k + 4).some((next) => next.key === 'wounded' && next.args.seat === args.seat && next.args.card === args.card)
    const past = key === 'wounded' && told.slice(k + 1).some((later) => RESTS.includes(later.key) && later.args.seat === args.seat)
    if ((!weight && (own || !all)) || (own && weight <= LEADS + MINE) || (key === 'struck' && wounds) || (past && !all)) return []
    return [{ entry, weight, mine: decisive || concerns(entry, me) }]
  })
}

/** Heaviest first; of equals the latest. */
const heavier = (a: News, b: News): number => b.weight - a.weight || b.entry.n - a.entry.n

/** The weightiest of them that there is room for, in their order; the newest that costs me something, or serves a quest of mine, has the first place. At least one. */
export function headlines(news: readonly News[], most: number, room = Infinity, long: (each: News) => number = () => 0): News[] {
  const chosen: News[] = []
  let taken = 0
  const sorted = [...news].sort(heavier)
  const first = news.findLast(({ mine, weight }) => mine && weight >= GOAL)
  for (const each of [...(first ? [first] : []), ...sorted.filter((other) => other !== first)].slice(0, most)) {
    const more = long(each)
    if (chosen.length && taken + more > room) continue // a shorter one may still find room
    taken += more
    chosen.push(each)
  }
  return news.filter((each) => chosen.includes(each))
}

/** Arguments of an event that are cards, and what of the screen they are. */
const OBJECTS: Record<string, readonly string[]> = {
  space: ['space'], beyond: ['space'], other: ['space', 'card'], quest: ['quest'], card: ['card', 'attack', 'hand', 'space'], on: ['card', 'space', 'attack'], hero: ['hero-card'],
}

/** What on the screen an event speaks of, besides seats. */
export const objectsOf = ({ args }: { args: Record<string, unknown> }): string[] =>
  Object.entries(OBJECTS).flatMap(([name, kinds]) => (typeof args[name] === 'string' && args[name] ? kinds.map((kind) => `${kind}:${args[name]}`) : [])).concat(Array.isArray(args.cards) ? args.cards.map((card) => `hand:${card}`) : [])

/** The sentence of an event: its line in the log, but a blow with what it cost; of what weighs for my decision, why. */
export function wordsOf(screen: TableScreen, { n, key, args }: Entry, decides: ReadonlySet<number> = new Set()): string {
  if (key === 'wounded' && args.card && args.cause === 'strike') return screen.say('just-hit', { against: 0, ...args })
  if (key === 'completes') return screen.say('just-completes', args)
  return [screen.say(`log-${key}`, args), ...(decides.has(n) && key === 'lays' ? ownGoalsAt(screen, String(args.space)).slice(0, 1) : [])].join(' ')
}
