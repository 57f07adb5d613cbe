/** Where a game of Dungeon Raiders turned: the room after which the winner was ahead for good, and the one after which somebody had to bleed to death. */
import type { Entry, Seat } from '../../lib/types'
import type { Row } from './board'

/** `lead`: from then on the winner was ahead of all who came out; `bled`: from then on the seat had more wounds than anyone who survived. */
export interface Turn { what: 'lead' | 'bled'; seat: Seat; weight: number }

type Hero = Pick<Row, 'treasure' | 'wounds'>
type Heroes = Readonly<Record<Seat, Hero>>
/** A room: what happened in it, and everybody when it was over. */
interface Stage { entries: readonly Entry[]; after: Heroes }

const LEAD = 30
/** To bleed to death weighs more where it cost the win, and where it is my own. */
const BLED = { richer: 28, mine: 26, other: 10 }

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
  return turns
}
