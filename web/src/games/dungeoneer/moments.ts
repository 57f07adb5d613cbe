/** The moments of a game of Dungeoneer that mattered: quests done, most of all the last one of the winner, heroes defeated, heavy wounds. */
import type { Entry, Seat } from '../../lib/types'
import { weightiest } from '../../table/end'
import type { Moment } from '../../table/ending'

export interface HeroMoment extends Moment {
  key: 'completes' | 'defeated' | 'wounded' | 'level-changes'
  seat: Seat
  /** The quest, or what struck; '' where nothing did. */
  card: string
  turn: number
  space: string
  weight: number
  once: string
}

const WEIGHTS = { completes: 10, defeated: 16, wounded: 0, 'level-changes': 0 }
/** Where levels or life decided when the turns were over: what changed them last. */
const DECIDES: Record<string, HeroMoment['key']> = { level: 'level-changes', life: 'wounded' }
const DECIDED = 20
/** What led to it stands before it in the log. */
const BEFORE: Record<HeroMoment['key'], readonly string[]> = { completes: ['searches', 'contest'], defeated: [], wounded: [], 'level-changes': [] }
/** So many entries before it at most. */
const NEAR = 4
/** A wound of so many lives is heavy. */
const HEAVY = 2

const lost = (wounds: readonly Entry[]): number => wounds.reduce((sum, { args }) => sum + Number(args.count), 0)

/** Whether the wounds of one hero in one turn are a heavy blow together. */
export const isHeavy = (wounds: readonly Entry[]): boolean => lost(wounds) >= HEAVY

const isKey = (key: string): key is HeroMoment['key'] => key in WEIGHTS

/** `decided`: the figure that decided, where nobody had to do any more to win; `next`: who came next. What only wounds others decides nothing. */
export function momentsOf(journal: readonly Entry[], winner: Seat | null, me: Seat | null, decided = '', next: Seat | null = null): HeroMoment[] {
  const counts = ({ key, args }: Entry): boolean => key !== 'wounded' || next === null || [me, winner, next].includes(String(args.seat))
  const costly = ({ key, args }: Entry): boolean => key === 'wounded' && decided === 'life' && args.seat !== winner
  const decides = journal.findLast((entry) => entry.key === DECIDES[decided] && counts(entry) && (entry.key === 'level-changes' || (entry.args.seat !== winner && (next === null || entry.args.seat === next))))
  let turn = 0
  const at: Record<Seat, string> = {}
  const found: HeroMoment[] = []
  let wounds: Record<Seat, Entry[]> = {} // of this turn
  journal.forEach((entry, k) => {
    const { key, args } = entry
    const seat = String(args.seat)
    if (key === 'turn') [turn, wounds] = [Number(args.turn), {}]
    if (typeof args.space === 'string' && ['enters', 'travels', 'rises', 'stands-up'].includes(key)) at[seat] = args.space
    if (!isKey(key) || !counts(entry)) return
    if (key === 'wounded') wounds[seat] = [...(wounds[seat] ?? []), entry]
    const blow = key === 'wounded' ? (wounds[seat] ?? []) : []
    if (entry !== decides && (key === 'level-changes' || (key === 'wounded' && !isHeavy(blow) && !costly(entry)))) return
    const cause = journal.slice(Math.max(0, k - NEAR), k).findLast((each) => BEFORE[key].includes(each.key) && each.args.seat === seat)
    const weight = WEIGHTS[key] + (seat === me ? 4 : 0) + (seat === winner ? 3 : 0) + lost(blow) + (entry === decides ? DECIDED : 0)
    found.push({
      entries: cause ? [cause, entry] : blow.length ? blow : [entry], key, seat, turn, space: at[seat] ?? '', weight, once: `${turn}:${seat}`,
      card: String(args.quest ?? args.card ?? ''),
    })
  })
  const last = found.findLast(({ key, seat }) => key === 'completes' && seat === winner)
  if (last) last.weight += 20
  return weightiest(found)
}

/** In which turn a seat's hero was defeated, or its last quest done; 0 where the journal does not say. */
export function turnOf(journal: readonly Entry[], key: 'completes' | 'defeated', seat: Seat): number {
  let turn = 0
  let found = 0
  for (const entry of journal) {
    if (entry.key === 'turn') turn = Number(entry.args.turn)
    else if (entry.key === key && entry.args.seat === seat) found = turn
  }
  return found
}
