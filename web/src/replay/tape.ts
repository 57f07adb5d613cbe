/** A finished game as a tape of steps: where the turns begin, what each step says, how the scores went. Knows no game. */
import { t } from '../lib/i18n.svelte'
import type { Entry, Seat, SeatWish, Step, Table, View } from '../lib/types'

export interface Tape {
  steps: Step[]
  /** Every journal entry in order; a step's journal is the first `ends[step]` of them. */
  entries: Entry[]
  ends: number[]
  /** The steps that begin a turn (a room), ascending; the start is always one. */
  heads: number[]
}

/**
 * @param steps as the server sends them: each view holds only the journal's new entries
 * @param heads journal keys that begin a turn
 */
export function tapeOf(steps: Step[], heads: readonly string[]): Tape {
  const entries: Entry[] = []
  const ends: number[] = []
  const starts = new Set([0])
  steps.forEach((step, at) => {
    entries.push(...step.view.journal)
    ends.push(entries.length)
    if (step.view.journal.some((entry) => heads.includes(entry.key))) starts.add(at)
  })
  return { steps, entries, ends, heads: [...starts].sort((a, b) => a - b) }
}

/** The view after a step, with the whole journal up to there. */
export function viewAt(tape: Tape, at: number): View {
  const step = tape.steps[at] as Step
  return { ...step.view, journal: tape.entries.slice(0, tape.ends[at]), journal_from: 0 }
}

/** What a step added to the journal. */
export const newsOf = (tape: Tape, at: number): Entry[] => tape.entries.slice(at > 0 ? tape.ends[at - 1] : 0, tape.ends[at])

type Words = (what: string, option: string) => string

/** What of an answer only its player knew, with everything open; through its own player's eyes the log tells it. */
export const secretWords = (step: Step, eyes: Eyes, of?: Words): string =>
  step.who && eyes === 'all' ? (of?.(step.what ?? '', step.option ?? '') ?? '') : ''

/** The words for a step that left no line in the log: its secret, what the game says of it, else that an answer was given under seal. */
export function quietWords(step: Step, name: string, secret: string, of?: Words): string {
  const words = secret || (of?.(step.what ?? '', step.option ?? '') ?? '')
  return words ? `${name}: ${words}` : t('ui-replay-sealed', { name })
}

/** A step within the tape. */
export const within = (tape: Tape, at: number): number => Math.max(0, Math.min(tape.steps.length - 1, Math.round(at) || 0))

/** The step that begins the next turn, or the one before; the ends where there is none. */
export function turnFrom(tape: Tape, at: number, direction: 1 | -1): number {
  if (direction > 0) return tape.heads.find((head) => head > at) ?? tape.steps.length - 1
  return tape.heads.findLast((head) => head < at) ?? 0
}

/** Whose eyes: a seat, nobody's (a spectator's), or everything open. */
export type Eyes = Seat | 'none' | 'all'

export interface Place {
  step: number
  eyes: Eyes
}

/** What a link to a step says: `#step=12&seat=A`; nonsense is left out. */
export function readHash(hash: string, seats: Seat[]): Partial<Place> {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const place: Partial<Place> = {}
  const step = given.get('step')
  if (step !== null && /^\d{1,6}$/.test(step)) place.step = Number(step)
  const seat = given.get('seat')
  if (seat !== null && (seat === 'all' || seat === 'none' || seats.includes(seat))) place.eyes = seat
  return place
}

export const writeHash = ({ step, eyes }: Place): string => `#step=${step}&seat=${eyes}`

/** The next viewpoint: everything, each seat, a spectator, and round again. */
export function nextEyes(eyes: Eyes, seats: Seat[]): Eyes {
  const all: Eyes[] = ['all', ...seats, 'none']
  return all[(all.indexOf(eyes) + 1) % all.length] ?? 'all'
}

export interface ScoreLine {
  seat: Seat
  values: number[]
}

/** Each seat's score after every step. */
export function scoreLines(tape: Tape, seats: Seat[], scores: (view: View) => Record<Seat, number>): ScoreLine[] {
  const all = tape.steps.map((step) => scores(step.view))
  return seats.map((seat) => ({ seat, values: all.map((each) => each[seat] ?? 0) }))
}

/** A score line as an SVG path of steps: right, then up or down. */
export function stairs(values: number[], upTo: number, x: (step: number) => number, y: (value: number) => number): string {
  let path = ''
  values.slice(0, upTo + 1).forEach((value, at) => {
    path += at === 0 ? `M${x(0).toFixed(1)} ${y(value).toFixed(1)}` : `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`
  })
  return path
}

/**
 * How many steps the strip is wide. Spoiler-free it must not give away the length: what was seen fills three fifths, whatever follows.
 *
 * @param seen the furthest step shown so far
 */
export function stripLength(tape: Tape, seen: number, spoilers: boolean): number {
  return spoilers ? Math.max(1, tape.steps.length - 1) : Math.max(30, Math.ceil(seen / 0.6))
}

/** Who is to sit where when one plays on: I on the seat I look through, else on mine, else on the first; bots as they were, bots for the others. */
export function chairsFor(table: Table, eyes: Eyes): SeatWish[] {
  const seats = table.seats.map((chair) => chair.seat)
  const mine = seats.includes(eyes) ? eyes : (table.you[0] ?? seats[0])
  return table.seats.map(({ seat, kind, level }): SeatWish =>
    seat === mine ? { kind: 'me' } : { kind: 'bot', level: kind === 'bot' && level ? level : 'normal' })
}
