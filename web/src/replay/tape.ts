/** A finished game as a tape of steps: what each step says, how the scores went. Knows no game. */
import { t } from '../lib/i18n.svelte'
import type { Entry, Frame, Seat, SeatWish, Step, Table, View } from '../lib/types'
import { LONGEST } from './marks'

export interface Tape {
  steps: Step[]
  /** Every journal entry in order; a step's journal is the first `ends[step]` of them. */
  entries: Entry[]
  ends: number[]
}

/** @param steps as the server sends them: each view holds only the journal's new entries */
export function tapeOf(steps: Step[]): Tape {
  const entries: Entry[] = []
  const ends: number[] = []
  for (const { view } of steps) {
    entries.push(...view.journal)
    ends.push(entries.length)
  }
  return { steps, entries, ends }
}

/** The view after a step, with the whole journal up to there. */
export function viewAt(tape: Tape, at: number): View {
  const step = tape.steps[at] as Step
  return { ...step.view, journal: tape.entries.slice(0, tape.ends[at]), journal_from: 0 }
}

/** The same on the way to it, when so many entries were told: the table as the frame of the last of them has it, if that is here. */
export function viewWithin(tape: Tape, step: number, told: number, frame?: Frame): View {
  const view = viewAt(tape, step)
  const board = frame ? { board: frame.board, figures: frame.figures } : {}
  return { ...view, ...board, journal: view.journal.slice(0, told), waiting: [], ready: [], moment: false, over: false, result: null }
}

/** What a step added to the journal. */
export const newsOf = (tape: Tape, at: number): Entry[] => tape.entries.slice(at > 0 ? tape.ends[at - 1] : 0, tape.ends[at])

type Words = (what: string, option: string, view: View) => string

/** What of an answer only its player knew, with everything open; through its own player's eyes the log tells it. */
export const secretWords = (step: Step, eyes: Eyes, of?: Words): string =>
  step.who && eyes === 'all' ? (of?.(step.what ?? '', step.option ?? '', step.view) ?? '') : ''

/** The words for a step that left no line in the log: its secret, what the game says of it, else that an answer was given under seal. */
export function quietWords(step: Step, name: string, secret: string, of?: Words): string {
  const words = secret || (of?.(step.what ?? '', step.option ?? '', step.view) ?? '')
  return words ? `${name}: ${words}` : t('ui-replay-sealed', { name })
}

/** Whose eyes: a seat, nobody's (a spectator's), or everything open. */
export type Eyes = Seat | 'none' | 'all'

export interface Place {
  step: number
  eyes: Eyes
  /** The number of an entry of the journal, where the place is one that was told on the way. */
  entry: number
  /** What lies ahead is hidden. */
  hidden: boolean
  /** A bookmark's word. */
  word: string
}

/** What a link to a place says: `#step=12&seat=A`, `#e57&seat=A`, with `&spoilers=no` and `&mark=…`; nonsense is left out. */
export function readHash(hash: string, seats: Seat[]): Partial<Place> {
  const given = new URLSearchParams(hash.replace(/^#e(?=\d)/, 'entry=').replace(/^#/, ''))
  const place: Partial<Place> = {}
  for (const name of ['step', 'entry'] as const) {
    const number = given.get(name)
    if (number !== null && /^\d{1,6}$/.test(number)) place[name] = Number(number)
  }
  const seat = given.get('seat')
  if (seat !== null && (seat === 'all' || seat === 'none' || seats.includes(seat))) place.eyes = seat
  if (given.get('spoilers') === 'no') place.hidden = true
  const word = given.get('mark')
  if (word !== null) place.word = word.slice(0, LONGEST)
  return place
}

export function writeHash({ step, entry, eyes, hidden, word }: Partial<Place>): string {
  const parts = [entry === undefined ? `step=${step}` : `e${entry}`, `seat=${eyes}`]
  if (hidden) parts.push('spoilers=no')
  if (word !== undefined) parts.push(`mark=${encodeURIComponent(word)}`)
  return `#${parts.join('&')}`
}

/** The next viewpoint: everything, each seat, a spectator, and round again. */
export function nextEyes(eyes: Eyes, seats: Seat[]): Eyes {
  const all: Eyes[] = ['all', ...seats, 'none']
  return all[(all.indexOf(eyes) + 1) % all.length] ?? 'all'
}

export interface ScoreLine {
  seat: Seat
  /** After each step. */
  values: number[]
}

/** Each seat's score after every step. */
export function scoreLines(tape: Tape, seats: Seat[], scores: (view: View) => Record<Seat, number>): ScoreLine[] {
  const all = tape.steps.map((step) => scores(step.view))
  return seats.map((seat) => ({ seat, values: all.map((each) => each[seat] ?? 0) }))
}

/** A score line as an SVG path: right, then up or down; a corner only where it changes. */
export function stairs(values: number[], upTo: number, x: (step: number) => number, y: (value: number) => number): string {
  let path = ''
  values.slice(0, upTo + 1).forEach((value, at) => {
    if (at === 0) path = `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`
    else if (value !== values[at - 1]) path += `H${x(at).toFixed(1)}V${y(value).toFixed(1)}`
  })
  return `${path}H${x(Math.min(upTo, values.length - 1)).toFixed(1)}`
}

/**
 * How many turns the strip is wide. Spoiler-free it must not give away the length: what was seen fills three fifths, whatever follows.
 *
 * @param seen how many turns were seen so far
 */
export const stripLength = (turns: number, seen: number, spoilers: boolean): number => (spoilers ? Math.max(1, turns) : Math.max(10, Math.ceil(seen / 0.6)))

/** Who is to sit where when one plays on: I on the seat I look through, else on mine, else on the first; bots as they were, bots for the others. */
export function chairsFor(table: Table, eyes: Eyes): SeatWish[] {
  const seats = table.seats.map((chair) => chair.seat)
  const mine = seats.includes(eyes) ? eyes : (table.you[0] ?? seats[0])
  return table.seats.map(({ seat, kind, level }): SeatWish =>
    seat === mine ? { kind: 'me' } : { kind: 'bot', level: kind === 'bot' && level ? level : 'normal' })
}
