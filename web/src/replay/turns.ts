/**
 * A replay by turns: plain data from steps and journal. The tape becomes events (the smallest things to stop at), events become lines
 * (an action: a walk, a combat), lines become turns, turns become rounds. Knows no game: each says by its `Tale` what belongs together.
 */
import type { Entry, Seat, Step, View } from '../lib/types'
import { beatsOf, type Beat, type Told } from '../table/story/beats'
import type { Tape } from './tape'

/** An answer, as far as grouping needs it. */
export type Answer = Pick<Step, 'who' | 'what' | 'option'>

/** A message of the game by its name: `say('log-moves', args)`. */
export type Sayer = (id: string, args: Entry['args']) => string

/** What a game says of its replay. Everything is optional but how its turns begin. */
export interface Tale {
  /** Entries that begin a turn: a turn, a room. */
  heads: readonly string[]
  /** Entries just before those that belong to the turn that begins. */
  before?: readonly string[]
  /** What steps of these sizes are called, where not action, turn and round: `ui-replay-size-<name>`, `ui-replay-count-<name>`. */
  names?: Partial<Record<'action' | 'turn' | 'round', string>>
  /** Whether a turn begins a round; without it, when a seat's turn comes again. */
  round?(head: Entry, last: Entry | null): boolean
  /** Whether an answer, of which this was told, goes on with what was done before it, of which that was. */
  goesOn?(answer: Answer, before: Answer, told: readonly Entry[], earlier: readonly Entry[]): boolean
  /** Whether an answer did nothing: a pass, a confirmation of which nothing came. */
  idle?(answer: Answer, told: readonly Entry[]): boolean
  /** Questions that all answer side by side: a line with the answers of several is nobody's. */
  together?: readonly string[]
  /** What is folded at the end of a turn in the game's own words; null: how many passes and confirmations. */
  folded?(entries: readonly Entry[], answers: readonly Answer[], say: Sayer): string | null
  /** Entries that begin an action of their own, whoever answered what. */
  begins?: readonly string[]
  /** Entries that stand in a line of their own, though an answer led to them: what decides a game is not the end of a card's sentence. */
  apart?: readonly string[]
  /** The picture before a line, by what is told first of it that has one. */
  icons?: Readonly<Record<string, string>>
  /** The line of an action in the game's own words; null: the log's. */
  words?(entries: readonly Entry[], answers: readonly Answer[], say: Sayer): string | null
  /** What heads a turn instead of "Turn 3 · Anna"; null: that. */
  title?(head: Entry, say: Sayer): string | null
  /** The action card of a turn. */
  badge?(head: Entry): string
  /** What the row of what the seats hold is called, where that is no hand of cards. */
  held?(say: Sayer): string
  /** The cards that a seat holds, by their ids, where these eyes know them and the seat's panel does not show them. */
  cards?(view: View, seat: Seat): string[] | null
}

/** The smallest thing to stop at: a step, or a part of what it told; its entries are those from `from` up to `to` of the tape's. */
export interface Event {
  step: number
  from: number
  to: number
  kind: Beat['kind'] | null
}

/** That a seat left the game, or came back: the house's own, told apart in every game. */
const LEAVES = 'leaves-game'

/** An action in a line, or what was folded into one; its events are those from `from` to `to`, inclusive. */
export interface Line {
  from: number
  to: number
  who: Seat | null
  /** How many passes and confirmations; 0 for an action. */
  folded: number
  /** It is told apart from the action that led to it, and is none itself. */
  apart?: true
}

export interface Turn {
  /** Counted from 1; 0 is what came before the first. */
  number: number
  from: number
  to: number
  head: Entry | null
  seat: Seat | null
  lines: Line[]
  /** How many actions. */
  count: number
  /** It begins a round. */
  round: boolean
}

export interface Outline {
  events: Event[]
  turns: Turn[]
  /** The turn of each event. */
  turnOf: number[]
}

const seatOf = (entry: Entry | null): Seat | null => (typeof entry?.args.seat === 'string' ? entry.args.seat : null)

/** Where the last turn that begins in a step begins: the place of its first entry in the tape; -1 where none does. */
function headFrom(tape: Tape, step: number, tale: Tale): number {
  const start = step > 0 ? (tape.ends[step - 1] ?? 0) : 0
  for (let at = (tape.ends[step] ?? 0) - 1; at >= start; at--) {
    if (!tale.heads.includes(tape.entries[at]?.key ?? '')) continue
    while (at > start && tale.before?.includes(tape.entries[at - 1]?.key ?? '')) at--
    return at
  }
  return -1
}

/** The events of some entries: a beat each; what no beat tells goes with the last. */
function eventsOf(tape: Tape, step: number, from: number, to: number, told: Told): Event[] {
  const journal = tape.entries.slice(from, to)
  const frames = journal.map(({ n }) => ({ n, board: null, figures: {} }))
  const beats = from < to ? beatsOf({ seat: null, journal, frames } as unknown as Parameters<typeof beatsOf>[0], told) : []
  const events: Event[] = []
  let at = from
  for (const { entries, kind } of beats) {
    events.push({ step, from: at, to: at + entries.length, kind })
    at += entries.length
  }
  const last = events.at(-1)
  if (!last) return [{ step, from, to, kind: null }]
  last.to = to
  return events
}

/** The tape by turns, its events as the game tells its beats. */
export function outlineOf(tape: Tape, tale: Tale, told: Told = {}): Outline {
  const events: Event[] = []
  const turns: Turn[] = []
  const begin = (head: Entry | null): void => {
    const last = turns.at(-1)
    const round = head !== null && (tale.round ? tale.round(head, last?.head ?? null) : anew(turns, seatOf(head)))
    turns.push({ number: turns.length, from: events.length, to: events.length, head, seat: seatOf(head), lines: [], count: 0, round })
  }
  begin(null)
  tape.steps.forEach((_, step) => {
    const start = step > 0 ? (tape.ends[step - 1] ?? 0) : 0
    const end = tape.ends[step] ?? 0
    const head = headFrom(tape, step, tale)
    if (head < 0) events.push(...(step === 0 ? [{ step, from: start, to: end, kind: null }] : eventsOf(tape, step, start, end, told)))
    else {
      if (step === 0) events.push({ step, from: start, to: head, kind: null })
      else if (head > start) events.push(...eventsOf(tape, step, start, head, told))
      begin(tape.entries.slice(head, end).find(({ key }) => tale.heads.includes(key)) ?? null)
      events.push(...eventsOf(tape, step, head, end, told))
    }
    const now = turns.at(-1)
    if (now) now.to = events.length - 1
  })
  turns.forEach((turn, k) => {
    turn.to = (turns[k + 1]?.from ?? events.length) - 1
    turn.lines = linesOf(tape, tale, events, turn)
    turn.count = turn.lines.filter(isAction).length
  })
  return { events, turns, turnOf: turns.flatMap((turn, k) => Array.from({ length: turn.to - turn.from + 1 }, () => k)) }
}

/** Whether a line is an action: not what was folded, nor what is told apart. */
export const isAction = ({ folded, apart }: Line): boolean => !folded && !apart

/** Whether a seat has already had its turn in the round that runs. */
function anew(turns: readonly Turn[], seat: Seat | null): boolean {
  const since = turns.slice(turns.findLastIndex(({ round }) => round))
  return since.every(({ head }) => !head) || since.some((turn) => turn.head !== null && turn.seat === seat)
}

const answerOf = (tape: Tape, event: Event): Answer | null => (event.step > 0 ? (tape.steps[event.step] as Step) : null)

/**
 * The lines of a turn: each answer that begins something, with those that go on with it. Idle ones at the end of the turn are folded together; those between
 * actions stand in no line. */
function linesOf(tape: Tape, tale: Tale, events: readonly Event[], turn: Turn): Line[] {
  const lines: Line[] = []
  let before: Answer | null = null
  let at = turn.from
  if (turn.head || events[at]?.step === 0) at = lastOf(events, at) + 1 // the head stands for what began it
  const isApart = (event: Event | undefined): boolean => event !== undefined && event.to > event.from && [...(tale.apart ?? []), LEAVES].includes(tape.entries[event.from]?.key ?? '')
  for (let to: number; at <= turn.to; at = to + 1) {
    const event = events[at] as Event
    to = Math.min(lastOf(events, at), turn.to)
    const apart = events.findIndex((each, k) => k > at && k <= to && isApart(each))
    if (apart > 0) to = apart - 1
    const answer = answerOf(tape, event)
    const told = tape.entries.slice(event.from, events[to]?.to)
    const last = lines.at(-1)
    const action = lines.findLast(({ folded }) => folded === 0)
    if (isApart(event)) {
      lines.push({ from: at, to, who: seatOf(told[0] ?? null), folded: 0, apart: true })
    } else if (answer && tale.idle?.(answer, told)) {
      if (last && last.folded > 0) Object.assign(last, { to, folded: last.folded + 1 })
      else lines.push({ from: at, to, who: answer.who, folded: 1 })
    } else if (answer && before && action && !tale.begins?.includes(told[0]?.key ?? '') && tale.goesOn?.(answer, before, told, tape.entries.slice(events[action.from]?.from, events[action.to]?.to))) {
      lines.splice(lines.indexOf(action) + 1) // what lay between belongs to it
      action.to = to
      if (tale.together?.includes(answer.what ?? '') && answer.who !== action.who) action.who = null
      before = answer
    } else {
      lines.push({ from: at, to, who: seatOf(told[0] ?? null) ?? answer?.who ?? null, folded: 0 })
      before = answer
    }
  }
  return lines.filter(({ folded }, k) => !folded || k === lines.length - 1)
}

/** The last event of the same step. */
function lastOf(events: readonly Event[], at: number): number {
  const step = events[at]?.step
  while (events[at + 1]?.step === step) at++
  return at
}

export const SIZES = ['event', 'action', 'turn', 'round'] as const
export type Size = (typeof SIZES)[number]

/** The events at which steps of a size stop, ascending: the end of each action, the beginning of each turn or round. */
export function stopsOf({ events, turns }: Outline, size: Size): number[] {
  const end = events.length - 1
  const heads = (some: readonly Turn[]) => some.map((turn) => headEnd(events, turn))
  const stops = {
    event: () => events.map((_, at) => at),
    action: () => [...heads(turns), ...turns.flatMap(({ lines }) => lines.map(({ to }) => to))],
    turn: () => heads(turns),
    round: () => heads(turns.filter(({ round }) => round)),
  }[size]()
  const start = lastOf(events, 0)
  return [...new Set([start, ...stops.filter((stop) => stop >= start), end])].sort((a, b) => a - b)
}

/** The event with which the beginning of a turn is told. */
export const headEnd = (events: readonly Event[], turn: Turn): number => Math.min(lastOf(events, turn.from), turn.to)

/** The next place to stop at, or the one before; the ends where there is none. */
export function stopFrom(stops: readonly number[], at: number, direction: 1 | -1): number {
  return (direction > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? (direction > 0 ? (stops.at(-1) ?? 0) : 0)
}

/** The last event of a step: the table as it stood then. */
export const eventOfStep = ({ events }: Outline, step: number): number => Math.max(0, events.findLastIndex((event) => event.step <= step))

/** The event that tells an entry, by its number. */
export function eventOfEntry({ events }: Outline, tape: Tape, n: number): number | null {
  const place = tape.entries.findIndex((entry) => entry.n === n)
  const at = events.findIndex((event) => event.from <= place && place < event.to)
  return at < 0 ? null : at
}

/** Whether the table stands as its step ended, and not at something that was told on the way. */
export const isWhole = ({ events }: Outline, at: number): boolean => events[at + 1]?.step !== events[at]?.step

/** The steps of a line: "209–214". */
export function stepsOf({ events }: Outline, { from, to }: { from: number; to: number }): [number, number] {
  return [events[from]?.step ?? 0, events[to]?.step ?? 0]
}
