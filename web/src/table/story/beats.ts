/**
 * Beats: what a person at the table would see happen, one thing after another. They are plain data, made from the journal's entries and the
 * frames that came with them (docs/wire.md, "View").
 */
import { prefs, type Pace } from '../../lib/prefs.svelte'
import type { Entry, Frame, Seat, View } from '../../lib/types'

/** How a thing happens, and so how long it is shown: ms to move and ms to stand, at the usual pace. */
export const LENGTHS = {
  /** A card played, a piece taken up, a phase begun: seen at a glance, but its sentence is read, too. */
  card: { move: 320, hold: 700 },
  /** What one does with a piece or a thing: taken, put down, walked; there is its place to be found. My own needs no time. */
  deed: { move: 320, hold: 900 },
  /** A piece walks. */
  step: { move: 300, hold: 0 },
  /** What a player is given at the beginning; my own stands like a draw. */
  dealt: { move: 320, hold: 180 },
  /** A card, room or space drawn or revealed; one that was not told of before stands for READ. */
  reveal: { move: 420, hold: 900 },
  dice: { move: 600, hold: 900 },
  /** What changed for a seat. */
  outcome: { move: 420, hold: 1200 },
  /** Whom one blow hits, all of them together. */
  blow: { move: 600, hold: 1600 },
  /** Wounded, killed, a quest done or failed. */
  grave: { move: 600, hold: 1600 },
  /** Everybody's figures side by side: a level ends. */
  tally: { move: 600, hold: 3200 },
  /** What I draw myself: there is more to read. */
  draw: { move: 420, hold: 1500 },
  /** One's own hero defeated: the large stage. */
  end: { move: 900, hold: 4000 },
} as const

export type Kind = keyof typeof LENGTHS

/** How much longer what several seats gain, lose or suffer stands for each of them, in ms, and for how many of them. */
export const EACH = { hold: 350, most: 4 }

/** How long what somebody who only waits need not read stands at most, in ms. */
export const GLANCE = 450

/** How long what is revealed for the first time stands, in ms: nobody has read it yet. */
export const READ = 2200

/** How long a sentence is read, in ms a letter, and at most: a beat is on the stage at least so long; but a step is watched, and what is dealt in the beginning lies there to be read. A note is read besides. */
export const READING = { letter: 40, most: 6000, note: 6000 }

/** By key of the journal: how it happens. What is not named is told together with what comes next. */
export type Kinds = Readonly<Record<string, Kind>>
/** The same of a game's own entries. */
export type KindsOf<Entries> = { readonly [key in keyof Entries]?: Kind }

export interface Beat {
  kind: Kind
  /** What tells it, in order. */
  entries: readonly Entry[]
  /** The table as it was with the last of them. */
  frame: Frame
}

/** The rule behind what is told: its name among the hints of its game, and what it says; `before`: before that, else when the story is done. It is a step of its own. */
export interface Note { name: string; text: string; before?: boolean }

/** What a game says of its beats (GameOf). */
export interface Told { /** What has been said before (GameOf). */ echoes?(entry: Entry, other: Entry, journal: readonly Entry[]): boolean; beats?: Kinds; /** What the board shows by itself, and is told in text mode. */ aloud?: Kinds; joins?: readonly string[]; judges?: readonly string[]; holds?: Readonly<Record<string, number>>; defeats?: readonly string[]; glances?(entry: Entry, view: View): boolean; idles?(view: View): boolean; rounds?: readonly string[]; seatOut?(view: View, seat: Seat): boolean; turnOf?(view: View): Seat | null }

/** What a game without kinds of its own shows: everything, briefly. */
const ANY: Kind = 'card'

/** How an entry happens, as this seat sees it: its own defeat is more than another's. */
const kindOf = ({ beats, aloud, defeats }: Told, { key, args }: Entry, me: string | null): Kind | undefined =>
  me !== null && args.seat === me && defeats?.includes(key) ? 'end' : beats ? (beats[key] ?? (prefs.speech ? aloud?.[key] : undefined)) : ANY

/** How much longer a die stands that is told with its verdict, in ms. */
const JUDGED = 700

/** Gains and losses of several seats at once are one beat, and so are what a blow does to several, and a die with what judges it. */
const together = ({ joins, judges }: Told, beat: Beat, kind: Kind, entry: Entry): boolean =>
  (kind === 'blow' && beat.kind === 'blow') ||
  (beat.kind === 'dice' && judges?.includes(entry.key) === true && beat.entries.at(-1)?.args.seat === entry.args.seat) ||
  (kind === 'outcome' && beat.kind === 'outcome' && (joins?.includes(entry.key) || beat.entries.every(({ key, args }) => args.seat !== entry.args.seat || key !== entry.key)))

/** The beats of a view's news; entries that came without a frame are told with the next that has one. */
export function beatsOf(view: View, told: Told = {}): Beat[] {
  const frames = new Map((view.frames ?? []).map((frame) => [frame.n, frame]))
  const beats: Beat[] = []
  let silent: Entry[] = []
  for (const entry of view.journal) {
    const frame = frames.get(entry.n)
    const kind = kindOf(told, entry, view.seat)
    const last = beats.at(-1)
    if (!frame || !kind) silent.push(entry)
    else if (last && !silent.length && together(told, last, kind, entry)) beats[beats.length - 1] = { ...last, entries: [...last.entries, entry], frame }
    else {
      beats.push({ kind, entries: [...silent, entry], frame })
      silent = []
    }
  }
  return beats
}

/** The view as it was in a frame, with nothing to choose yet and nothing decided. */
export function viewOf(view: View, frame: Frame): View {
  return { ...view, board: frame.board, figures: frame.figures, asks: [], why: {}, waiting: [], ready: [], moment: false, sealed: null, then: null, over: false, result: null }
}

/** What of the story is told: the view as it was then, with what tells it. */
export const viewAt = (view: View, beat: Beat): View => ({ ...viewOf(view, beat.frame), journal: [...beat.entries], journal_from: beat.entries[0]?.n ?? beat.frame.n })

export const PACES: Readonly<Record<Pace, number>> = { calm: 1.6, usual: 1, brisk: 0.5, instant: 0 }

/** What a beat tells of by name: cards, rooms, spaces. */
export const namesIn = ({ entries }: Beat): string[] => Object.values(entries.at(-1)?.args ?? {}).filter((each): each is string => typeof each === 'string' && !/^[A-H]$/.test(each))

/** Who watches a beat, and how. */
export interface Watching {
  moving: boolean
  me?: Seat | null
  /** It tells of something for the first time. */
  fresh?: boolean
  /** What a game wants to stand longer. */
  holds?: Told['holds']
  /** How long its sentence is. */
  letters?: number
}

/** Whether I am told to have done it. */
export const isMine = (beat: Beat, me: Seat | null): boolean => me !== null && beat.entries.at(-1)?.args.seat === me

/** What I have just done myself: I know it. */
export const isDone = (beat: Beat, me: Seat | null): boolean => isMine(beat, me) && (beat.kind === 'card' || beat.kind === 'deed')

/**
 * How long a beat is on the stage, in ms; without movement its result stands all the same. What I have just done myself I need not be
 * shown for long, nor read.
 */
export function lengthOf(beat: Beat, pace: Pace, { moving, me = null, fresh = false, holds = {}, letters = 0 }: Watching): number {
  const { move, hold } = LENGTHS[beat.kind]
  const done = isDone(beat, me)
  const more = toldOf(beat).length - 1
  const judged = beat.kind === 'dice' && beat.entries.length > 1 ? JUDGED : 0
  const least = Math.max(0, ...beat.entries.map(({ key }) => holds[key] ?? 0))
  const given = isMine(beat, me) && beat.kind === 'dealt' ? LENGTHS.draw.hold : hold + judged + EACH.hold * Math.min(more, EACH.most)
  const stands = done ? 0 : Math.max(least, fresh && beat.kind === 'reveal' ? READ : given)
  const reading = done || beat.kind === 'step' || beat.kind === 'dealt' ? 0 : Math.min(letters * READING.letter, READING.most)
  const moves = moving || (!done && (beat.kind === 'card' || beat.kind === 'deed')) // its sentence is read for as long as it would move
  const factor = beat.kind === 'end' && pace === 'brisk' ? PACES.usual : PACES[pace]
  return Math.max((moves ? move : 0) + stands, reading) * factor
}

/** The entries whose sentences tell a beat: what changed for several is all told; else what led to a thing stands in the log alone. */
export const toldOf = (beat: Beat): readonly Beat['entries'][number][] => (['outcome', 'blow'].includes(beat.kind) ? beat.entries : beat.entries.slice(-1))
