/**
 * The director: news that has arrived waits in line, and the table shows one moment of the story after another, everywhere the same. Only
 * the last one is the present, with its questions.
 */
import { keepRead, moving, prefs } from '../../lib/prefs.svelte'
import type { Entry, Frame, View } from '../../lib/types'
import { beatsOf, GLANCE, isDone, isMine, LENGTHS, lengthOf, namesIn, PACES, READING, toldOf, viewAt, viewOf, type Beat, type Note, type Told } from './beats'
import { othersBegin, sinceMyTurn, type Step } from './since'

/** What the director directs: a table's screen. */
export interface Shown {
  readonly view: View
  show(view: View): void
}

/** More than this at once (ms), and a person is asked whether to watch it. */
export const BEHIND = 12_000

/** Whoever has opened the table, decided something or been told something within this time (ms) is here, and is not asked. */
export const HERE = 20_000

/** A second click within this time (ms) goes to the present. */
const TWICE = 450

/** How many beats are told again at most, and to whoever decides nothing any more. */
const AGAIN = 80
const LATELY = 12
/** The last beat stays in words this long (ms) where others are to act: what they do mostly follows at once. */
export const LULL = 1500
/** How often to look whether the table is free again (ms). */
const LOOK = 250
/** A note that stood for less time than this (ms) was not seen: the press was meant for what stood there before, and it stands again. */
const NOTED = 300

/** Whether a beat tells of something for the first time; from now on it is known. */
function isFresh(beat: Beat, known: Set<string>): boolean {
  const before = known.size
  for (const name of namesIn(beat)) known.add(name)
  return known.size > before
}

export class Director {
  /** What is on the stage; null in the present. */
  now = $state.raw<Beat | null>(null)
  /** What was told last, while it may go on at any moment: the present is not announced in between. */
  lull = $state.raw<Beat | null>(null)
  /** Whether I decide things here: what is told again begins with the end of my last turn. */
  decides = $state(false)
  /** Brings the frames of what was told before this page was here, to be told again; asked once. */
  recall = $state.raw<(() => Promise<readonly Frame[]>) | null>(null)
  /** The rule behind what is told for the first time: it stands alone. */
  note = $state.raw<Note | null>(null)
  /** Of a story one stands, as soon as its beat is told; false where it has stood. */
  #waits: Note | null | false = null
  /** Since when it stands. */
  #noted = 0
  /** How many beats of this story were shown, with the one that is on. */
  shown = $state(0)
  /** What is still to come. */
  #line = $state.raw<readonly Step[]>([])
  /** So much is in line that somebody has been away: its beats, until they say whether to watch. */
  away = $state.raw<readonly Beat[] | null>(null)
  /** When one was here last (ms since 1970), as far as that is known, while one is asked whether to watch. */
  since = $state<number | null>(null)
  /** So much has happened since that the house has told only the last of it. */
  late = false
  /** What was told since my last turn. */
  #told = $state.raw<readonly Step[]>([])
  /** Whether there is something to be told again. */
  past: boolean = $derived(this.#told.length > 0 || this.recall !== null)
  left: number = $derived(this.#line.filter(({ beat }) => beat).length)
  /** How long the beat on the stage stands, in ms. */
  length = $state(0)
  /** More has come in since this story began: how much is still to come says nothing of its end. */
  grows = $state(false)
  /** Nothing is told until a round ends, I am asked, or the game is over. */
  #skips = $state(false)
  /** What is on the stage. */
  #step: Step | null = null
  /** Since when it waits for a person (ms since 1970), and whether anything has come in since. */
  #held: { since: number; more: boolean } | null = null
  /** A game opened for the first time is told, and nothing was pressed yet: what a note says is still being read, however long that takes. */
  #begins = false
  /** It begins with somebody else's turn, and no note stands there: its first moment stands as long. */
  opens = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #last = -Infinity
  /** When the person here last did or saw something. */
  #here = performance.now()
  /** What has been told of by name, and which notes were skipped. */
  readonly #known = new Set<string>()
  readonly #table: Shown
  readonly #game: () => Told
  readonly #letters: (beat: Beat) => number
  readonly #note: (beat: Beat) => Note | null

  /** `letters`: how long the sentence is that tells a beat. `note`: what stands before it, or behind it. */
  constructor(table: Shown, game: () => Told, letters: (beat: Beat) => number = () => 0, note: (beat: Beat) => Note | null = () => null) {
    this.#table = table
    this.#game = game
    this.#letters = letters
    this.#note = note
    document.addEventListener('visibilitychange', this.#hidden)
  }

  /** Whether something is still being told. */
  get telling(): boolean {
    return this.now !== null || this.away !== null
  }

  /** Whether the game is over when all this is told. */
  get ends(): boolean {
    return this.#line.at(-1)?.view.over ?? false
  }

  /** The entries whose sentences tell what is on the stage. */
  get sentences(): readonly Entry[] {
    return this.now ? toldOf(this.now) : []
  }

  /** Take in what has arrived; `live`: as it happened, so that whoever looks at the present has missed nothing. */
  take(view: View, live = false): void {
    const whole = view.journal_from === 0 && !view.frames // after an undo, or a view without a story
    const beats = prefs.pace === 'instant' || whole ? [] : beatsOf(view, this.#game())
    if (whole) {
      this.catchUp()
      this.#told = this.#told.filter(({ beat }) => beat?.entries.every((entry) => JSON.stringify(view.journal[entry.n]) === JSON.stringify(entry))) // what was taken back is told no more
    }
    this.#line = [...this.#line, ...beats.map((beat) => ({ view, beat })), { view, beat: null }]
    if (beats.length && this.telling) this.grows = true
    if (beats.length && this.#held) this.#held.more = true
    if (this.#skips) return this.#skim()
    if (this.away) this.away = this.#beats()
    else if (this.now && !document.hidden) return // whoever watches is not interrupted, however much comes
    else if (document.hidden || (!live && this.lengthOf(this.#beats(), false) > BEHIND && performance.now() - this.#here > HERE)) this.#fallBehind()
    else this.#go()
  }

  /** Whether I am asked something when all this is told. */
  get asks(): boolean {
    return this.#line.at(-1)?.view.asks.some(({ may }) => !may) ?? false
  }

  /** The last entry that has arrived here, told or not. */
  get latest(): Entry | undefined {
    return (this.#line.at(-1)?.view ?? this.#table.view).journal.at(-1)
  }

  /**
   * A page loaded anew: the table goes back to where the entry `since` was told (`at`), and asks whether to watch what has happened from
   * there to the view that it shows. Whoever comes in at the beginning has missed nothing, and whoever watched until just now has not
   * been away: a short story goes on where it stopped.
   */
  missed(frames: readonly Frame[], since: number, at: number | null = null): void {
    const present = this.#table.view
    const [left] = frames
    if (!left) return
    const late = left.n > Math.max(since, 0)
    const from = (late ? left.n : since) + 1
    const [before, after] = [present.journal.slice(0, from), present.journal.slice(from)]
    const news = { ...present, journal: after, journal_from: from, frames: [...frames] }
    const beats = prefs.pace === 'instant' ? [] : beatsOf(news, this.#game())
    if (!beats.length) return
    this.late = late
    this.#table.show({ ...viewOf(present, left), journal: before, journal_from: 0, frames: [] })
    this.#line = [...beats.map((beat) => ({ view: news, beat })), { view: { ...present, journal_from: 0, frames: [] }, beat: null }]
    this.since = at
    const watched = at !== null && !document.hidden && Date.now() - at < HERE && this.lengthOf(beats, false) <= BEHIND
    if (document.hidden || (since >= 0 && !watched)) return this.#fallBehind()
    this.since = null
    this.#begins = since < 0
    this.opens = this.#begins && othersBegin(this.#line, this.#game(), present.seat)
    this.#go()
  }

  /**
   * Whether a press on this object is meant for the present: nothing is left to tell but what I have done and what comes of it, and it can
   * be chosen then. While what I have just done stands, any press is.
   */
  reaches(object = ''): boolean {
    const { now } = this
    const { seat, asks } = this.#line.at(-1)!.view
    return asks.some(({ options }) => isDone(now!, seat) || options.some(({ touches }) => touches.includes(object)))
      && this.#beats().every((beat) => beat.kind === 'outcome' || isDone(beat, seat)) && (now!.kind === 'outcome' || isMine(now!, seat))
  }

  /** End the running beat; twice in quick succession, the whole story. */
  next(): void {
    const time = performance.now()
    this.#begins = this.opens = false
    if (time - this.#last < TWICE) return this.catchUp()
    this.#last = time
    if (this.now) this.#goOn()
  }

  /** Show the present at once. */
  catchUp(): void {
    clearTimeout(this.#timer)
    this.#begins = false
    const views = this.#line.filter(({ beat }) => !beat).map(({ view }) => view)
    this.#keep(this.#line.filter(({ beat }) => beat))
    this.#line = []
    this.#rest()
    for (const view of views) this.#table.show(view)
  }

  /** Whether I have nothing to do for long: I may skip what the others do. */
  get idles(): boolean {
    const [{ view }, game] = [this.#table, this.#game()]
    return !this.#skips && !this.away && view.seat !== null && !view.over && (game.idles?.(view) ?? game.seatOut?.(view, view.seat) ?? false)
  }

  /** Skip what the others do, now and while it comes, until a round ends, I am asked, or the game is over. */
  skip(): void {
    this.#skips = true
    this.#skim()
  }

  /** What has come is in the log and on the table, and is not told; from the end of a round on it is. */
  #skim(): void {
    const { rounds = [], idles } = this.#game()
    const at = this.#line.findIndex(({ beat, view }) => (beat ? beat.entries.some(({ key }) => rounds.includes(key)) : view.over || view.asks.some(({ may }) => !may) || idles?.(view) === false))
    if (at < 0) return this.catchUp()
    clearTimeout(this.#timer)
    this.#skips = false
    this.#rest()
    const skipped = this.#line.slice(0, at)
    this.#line = this.#line.slice(at)
    this.#keep(skipped.filter(({ beat }) => beat))
    for (const { view, beat } of skipped) this.#table.show(beat ? viewAt(view, beat) : { ...view, asks: [], why: {} })
    if (document.hidden) this.#fallBehind()
    else this.#go()
  }

  /** A decision of one's own; whoever plays alone is told again what came of the last one. */
  decided(): void {
    if (this.#table.view.seats === 1) this.#told = []
    this.decides = true
    this.#here = performance.now()
  }

  /** Tell once more what happened since my last turn, also what this page was not there for. */
  again(): void {
    if (this.telling || !this.past) return
    const { recall } = this
    this.recall = null
    if (recall) return void recall().then((frames) => this.#remember(frames), () => {}).then(() => this.again())
    const present = { ...this.#table.view, journal_from: 0, frames: [] }
    this.#line = [...this.#told.slice(this.decides ? 0 : -LATELY), { view: present, beat: null }]
    this.#told = []
    this.#go()
  }

  /** What these frames show was told before all that is known. */
  #remember(frames: readonly Frame[]): void {
    const [present, from] = [this.#table.view, frames[0]?.n ?? 0]
    const known = this.#told[0]?.beat?.entries[0]?.n ?? Infinity
    const view = { ...present, journal: present.journal.filter(({ n }) => from <= n && n < known), journal_from: from, frames: [...frames] }
    const [after, before] = [this.#told, beatsOf(view, this.#game()).map((beat) => ({ view, beat }))]
    this.#told = []
    this.#keep([...before, ...after])
  }

  #keep(steps: readonly Step[]): void {
    this.#told = sinceMyTurn([...this.#told, ...steps], this.#game()).slice(-AGAIN)
  }

  /** Watch what happened while one was away. */
  watch(): void {
    this.away = null
    this.since = null
    this.#go()
  }

  close(): void {
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#hidden)
  }

  /** Nobody looks any more: what is on the stage is told again, with all the rest, to whoever comes back. */
  readonly #hidden = (): void => {
    if (document.hidden) this.since ??= Date.now()
    else if (!this.away) this.since = null
    if (document.hidden && this.now) this.#fallBehind()
  }

  #beats(): Beat[] {
    return this.#line.flatMap(({ beat }) => beat ?? [])
  }

  /**
   * How long it takes to watch these beats, in ms, but for notes. Without `reading` only what is seen counts:
   * nobody has been away because sentences are long.
   */
  lengthOf(beats: readonly Beat[], reading = true): number {
    const known = new Set(this.#known)
    return beats.reduce((sum, beat) => sum + this.#lengthOf(beat, known, reading), 0)
  }

  #lengthOf(beat: Beat, known: Set<string>, reading = true): number {
    const length = lengthOf(beat, prefs.pace, { moving: moving(), me: this.#table.view.seat, fresh: isFresh(beat, known), holds: this.#game().holds, letters: reading ? this.#letters(beat) : 0 })
    return beat.entries.every((entry) => this.#game().glances?.(entry, this.#table.view)) ? Math.min(length, GLANCE * PACES[prefs.pace]) : length
  }

  #fallBehind(): void {
    if (this.#step) this.#line = [this.#step, ...this.#line]
    this.#step = null
    this.#held = null
    const beats = this.#beats()
    if (!beats.length) return this.catchUp()
    clearTimeout(this.#timer)
    this.now = null
    this.note = this.#waits = null // whoever is not here has not read it
    this.away = beats
  }

  /** No more of them in this game, nor hints. */
  noNotes(): void {
    keepRead(this.#table.view.game, 'none')
    this.note = this.#waits = null
  }

  /** The note goes; once read, or skipped twice, it does not come again. */
  #unnote(): void {
    const name = this.note?.name
    if (name && (performance.now() - this.#noted > NOTED || this.#known.has(name))) keepRead(this.#table.view.game, name)
    if (name) this.#known.add(name)
    this.note = null
  }

  #rest(): void {
    if (this.now) this.#here = performance.now()
    this.#unnote()
    this.#waits = null
    this.now = null
    this.#step = null
    this.#held = null
    this.grows = this.opens = false
    this.away = null
    this.since = document.hidden ? this.since : null
    this.lull = null
    this.shown = 0
  }

  /** The last of the news is told: the present, at once where I am to act, else after a while in which more may come. */
  #end(view: View): void {
    const last = this.now
    this.#rest()
    if (!last?.entries.length || view.over || view.asks.some(({ may }) => !may)) return this.#table.show(view)
    this.#table.show({ ...view, waiting: [], ready: [] })
    this.lull = last
    this.#timer = setTimeout(() => {
      this.lull = null
      this.#table.show({ ...view, journal: [], journal_from: this.#table.view.journal.length })
    }, LULL * PACES[prefs.pace])
  }

  /** On from what is on the stage. Who stayed with it while much happened has fallen behind, and has seen this. */
  #goOn(): void {
    const held = this.#held
    this.#held = null
    if (!held?.more || this.lengthOf(this.#beats(), false) <= BEHIND) return this.#go()
    this.#step = null
    this.#unnote()
    this.since = held.since
    this.#fallBehind()
  }

  /** On to the next beat, or to the present. */
  #go(): void {
    clearTimeout(this.#timer)
    this.#unnote()
    const waits = this.#waits
    if (waits && this.now) {
      this.#waits = false
      if (!this.ends) return this.#alone(waits, this.now, this.#line)
    }
    const [step, ...rest] = this.#line
    this.#line = rest
    if (!step) return this.#rest()
    if (!step.beat) {
      if (rest.length) {
        this.#table.show({ ...step.view, asks: [], why: {} })
        return this.#go()
      }
      return this.#end(step.view)
    }
    this.lull = null
    if (step.beat.kind === 'end') this.decides = false
    const view = viewAt(step.view, step.beat)
    const { journal } = this.#table.view
    if (toldOf(step.beat).every((entry) => this.#game().echoes?.(entry, entry, journal))) { // it would be an empty sentence
      this.#table.show(view)
      return this.#go()
    }
    const note = isDone(step.beat, view.seat) ? null : this.#note(step.beat)
    if (note) this.opens = false
    if (note?.before) return this.#alone(note, step.beat, [step, ...rest])
    if (this.#waits === null) this.#waits = note
    this.now = step.beat
    this.#step = step
    this.#keep([step])
    this.shown += 1
    this.#table.show(view)
    this.length = this.opens ? 0 : this.#lengthOf(step.beat, this.#known)
    this.#wait(this.length)
  }

  /** A note stands where that beat is told, or was: the table as it is, with nothing to choose. */
  #alone(note: Note, beat: Beat, line: readonly Step[]): void {
    this.note = note
    this.#noted = performance.now()
    this.#line = line
    this.#step = null
    this.now = { ...beat, kind: 'card', entries: [] }
    const { view } = this.#table
    this.#table.show({ ...view, asks: [], why: {}, waiting: [], ready: [], journal: [], journal_from: view.journal.length })
    this.length = (Math.min(note.text.length * READING.letter, READING.note) + LENGTHS.draw.hold) * PACES[prefs.pace]
    this.#wait(this.length)
  }

  /** Go on after a time; not while something lies over the table, nor from a defeat of mine on the large stage that says how I go on. */
  #wait(ms: number): void {
    const stays = () => document.querySelector('dialog[open]') || (this.now?.kind === 'end' && (prefs.speech || document.querySelector('[data-large="waits"]')))
    this.#timer = setTimeout(() => {
      if (this.#begins && (this.note || this.opens)) return this.#wait(LOOK)
      if (!stays()) return this.#goOn()
      this.#held ??= { since: Date.now(), more: false }
      this.#wait(LOOK)
    }, ms)
  }
}
