/** Where a game of Dungeon Raiders turned: the room after which the winner was ahead for good, the one after which somebody had to bleed to death, and what made it end so and not otherwise. */
import type { Entry, Seat } from '../../lib/types'
import type { Row } from './board'

/**
 * `lead`: from then on the winner was ahead of all who came out; `bled`: from then on the seat had more wounds than anyone who survived;
 * `without`: but for this `seats` would have won, and nobody who did, where `room` but for what the room did to all; `out`: the seat died of it; `earns`, `loses`, `wounded`: nothing of that kind was more.
 */
export interface Turn { what: 'lead' | 'bled' | 'without' | 'out' | 'earns' | 'loses' | 'wounded'; seat: Seat; weight: number; seats?: Seat[]; room?: boolean }

type Hero = Pick<Row, 'treasure' | 'wounds'>
type Heroes = Readonly<Record<Seat, Hero>>
/** A room: what happened in it, and everybody when it was over. */
interface Stage { entries: readonly Entry[]; after: Heroes }

const LEAD = 30
/** To bleed to death weighs more where it cost the win, and where it is my own. */
const BLED = { richer: 28, mine: 26, other: 10 }
const WITHOUT = 12
/** More than nothing: what says why it mattered goes before what does not. */
const MOST = 4

/** What an entry changed. */
const CHANGES: Record<string, readonly ['treasure' | 'wounds', 1 | -1]> = { earns: ['treasure', 1], loses: ['treasure', -1], wounded: ['wounds', 1], healed: ['wounds', -1] }

/** The heroes as they were before these entries. */
function before(after: Heroes, entries: readonly Entry[]): Heroes {
  const heroes: Record<Seat, Hero> = { ...after }
  for (const { key, args } of entries) {
    const seat = String(args.seat)
    const [figure, sign] = CHANGES[key] ?? []
    const hero = heroes[seat]
    if (figure && sign && hero) heroes[seat] = { ...hero, [figure]: hero[figure] - sign * Number(args.count) }
  }
  return heroes
}

/** The rooms from the last to the first; what comes before the first room is one, too. */
function backwards(journal: readonly Entry[], rows: readonly Row[]): Stage[] {
  const stages: Stage[] = []
  let after: Heroes = Object.fromEntries(rows.map(({ seat, treasure, wounds }) => [seat, { treasure, wounds }]))
  let end = journal.length
  for (let k = journal.length - 1; k >= 0; k--) {
    if (journal[k]?.key !== 'enters') continue
    const entries = journal.slice(k, end)
    stages.push({ entries, after })
    after = before(after, entries)
    end = k
  }
  return [...stages, { entries: [], after }]
}

/** What made something true for good, among what happened in the last room after which it was not yet so before; undefined: it always was. */
function flip(stages: readonly Stage[], holds: (heroes: Heroes) => boolean, causes: (entry: Entry) => boolean): Entry | undefined {
  const broken = stages.findIndex(({ after }) => !holds(after))
  return broken > 0 ? stages[broken - 1]?.entries.findLast(causes) : undefined
}

/** Who would have won with these figures: of those who came out (among three or more without the most wounded) the richest, then the least wounded. */
function bestOf(heroes: Heroes, came: readonly Seat[], bleeds: boolean): Seat[] {
  const of = (seat: Seat) => heroes[seat] ?? { treasure: 0, wounds: 0 }
  const most = Math.max(...came.map((seat) => of(seat).wounds))
  const left = bleeds && came.some((seat) => of(seat).wounds < most) ? came.filter((seat) => of(seat).wounds < most) : came
  const rank = (seat: Seat) => of(seat).treasure * 100 - of(seat).wounds
  return left.filter((seat) => left.every((other) => rank(other) <= rank(seat)))
}

/** By number of the entry: what it decided. */
export function turningPoints(journal: readonly Entry[], rows: readonly Row[], me: Seat | null): Map<number, Turn> {
  const turns = new Map<number, Turn>()
  const stages = backwards(journal, rows)
  const came = rows.filter(({ fate }) => fate !== 'dead')
  const winners = came.filter(({ fate }) => fate === 'won' || fate === 'shared')
  const rivals = came.filter(({ fate }) => fate === 'less' || fate === 'more-wounds')
  const add = (entry: Entry | undefined, turn: Turn) => void (entry && (turns.get(entry.n)?.weight ?? 0) < turn.weight && turns.set(entry.n, turn))
  const survivors = [...winners, ...rivals]
  const [won] = winners
  const beats = (heroes: Heroes) => winners.every(({ seat: one }) => rivals.every(({ seat: other }) => {
    const [a, b] = [heroes[one], heroes[other]]
    return !a || !b || a.treasure > b.treasure || (a.treasure === b.treasure && a.wounds < b.wounds)
  }))
  const favours = ({ key, args: { seat } }: Entry) => key in CHANGES && (['earns', 'healed'].includes(key) ? winners : rivals).some((row) => row.seat === seat)
  if (won && rivals.length) add(flip(stages, beats, favours), { what: 'lead', seat: won.seat, weight: LEAD })
  for (const { seat, treasure } of came.filter(({ fate }) => fate === 'bled')) {
    const most = (heroes: Heroes) => survivors.every((other) => (heroes[other.seat]?.wounds ?? 0) < (heroes[seat]?.wounds ?? 0))
    const richer = !won || treasure >= won.treasure
    add(flip(stages, most, ({ key, args }) => (key === 'wounded' && args.seat === seat) || (key === 'healed' && survivors.some((other) => other.seat === args.seat))), { what: 'bled', seat, weight: richer ? BLED.richer : seat === me ? BLED.mine : BLED.other })
  }
  const most: Record<string, number> = {}
  for (const { key, args } of journal) if (key in CHANGES) most[key] = Math.max(most[key] ?? 0, Number(args.count))
  const [end, seats] = [stages[0]?.after ?? {}, came.map((row) => row.seat as Seat)]
  for (const entry of journal) {
    const { key, args } = entry
    const seat = String(args.seat)
    if (key === 'dies' || key === 'bleeds') add(entry, { what: 'out', seat, weight: 0.5 })
    if (!(key in CHANGES)) continue
    if (key !== 'healed' && args.count === most[key]) add(entry, { what: key as 'earns', seat, weight: MOST })
    // one trap, one monster: without it nobody is hurt; had it hurt somebody who died, that hero might have lived, and nothing is known
    const undone = key === 'loses' || key === 'wounded' ? stages.find(({ entries }) => entries.includes(entry))?.entries.filter((each) => each.key === key) : undefined
    const known = seats.includes(seat) && (key !== 'wounded' || undone?.every((each) => seats.includes(String(each.args.seat))))
    const others = known && winners.length ? bestOf(before(end, undone ?? [entry]), seats, rows.length > 2) : []
    if (others.length && !winners.some((row) => others.includes(row.seat))) add(entry, { what: 'without', seat, seats: others, room: !!undone, weight: WITHOUT })
  }
  return turns
}
