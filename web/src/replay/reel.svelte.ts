/** A replay on one screen: what is looked at, through whose eyes, in which steps, and what is bookmarked. */
import { wholeScreenOf } from '../games'
import type { GameScreen } from '../games/types'
import { api, ApiError, sentenceOf } from '../lib/api'
import { t } from '../lib/i18n.svelte'
import type { Entry, Frame, Proof, Seat, Step, Table } from '../lib/types'
import { lineOf, objectsOf } from '../table/references'
import { TableScreen } from '../table/screen.svelte'
import { keepMarks, marked, marksOf, unmarked, type Mark } from './marks'
import { stepped } from './pace'
import { taleOf } from '../games/tales'
import { nextEyes, quietWords, readHash, scoreLines, secretWords, stripLength, tapeOf, viewAt, viewWithin, writeHash, type Eyes, type Place, type Tape } from './tape'
import { eventOfEntry, eventOfStep, isAction, isWhole, outlineOf, SIZES, stepsOf, stopFrom, stopsOf, headEnd, type Event, type Line, type Outline, type Sayer, type Size, type Tale, type Turn } from './turns'

const SPEEDS = [0.5, 1, 2, 4]
const SIZE_KEY = 'undercroft-replay-size'
const NO_OUTLINE: Outline = { events: [], turns: [], turnOf: [] }

/** What is over at once: nothing of it stands. */
const FLEETING: readonly string[] = ['card', 'deed', 'step']
/** So many frames are brought before the one that is wanted; there are more after it. */
const BEFORE = 12

/** What is here of a replay, which has so many steps. */
interface Looked { tape: Tape; outline: Outline; count: number }

function keptSize(): Size {
  try {
    const kept = localStorage.getItem(SIZE_KEY) as Size | null
    return kept && SIZES.includes(kept) ? kept : 'action'
  } catch {
    return 'action'
  }
}

export class Reel {
  readonly id: string
  table = $state.raw<Table | null>(null)
  screen = $state.raw<TableScreen | null>(null)
  game = $state.raw<GameScreen | null>(null)
  proof = $state.raw<Proof | null>(null)
  looked = $state.raw<Looked | null>(null)
  /** The event on the screen. */
  at = $state(0)
  eyes = $state<Eyes>('all')
  /** What lies ahead is shown. */
  spoilers = $state(true)
  size = $state<Size>(keptSize())
  playing = $state(false)
  speed = $state(1)
  marks = $state.raw<readonly Mark[]>([])
  /** A bookmark that came with the link. */
  linked = $state.raw<Mark | null>(null)
  story = $state.raw<typeof import('../table/story') | null>(null)
  problem = $state('')
  lost = $state<'never' | 'not-yours' | null>(null)
  /** The turn whose lines are folded although it runs. */
  folded = $state(-1)
  /** One went to the end, perhaps before all of the game was here. */
  #atEnd = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #kept: Partial<Record<Eyes, Looked>> = {}
  readonly #frames = new Map<number, Frame>()
  /** The entries from which on frames were asked for. */
  readonly #asked = new Set<number>()

  tape: Tape | null = $derived(this.looked?.tape ?? null)
  outline: Outline = $derived(this.looked?.outline ?? NO_OUTLINE)
  tale: Tale = $derived(taleOf(this.screen?.view.game ?? '', this.game?.logHeads))
  seats: Seat[] = $derived(this.screen ? Array.from({ length: this.screen.view.seats }, (_, k) => String.fromCharCode(65 + k)) : [])
  stops: number[] = $derived(stopsOf(this.outline, this.size))
  event = $derived(this.outline.events[this.at])
  step: number = $derived(this.event?.step ?? 0)
  turnAt: number = $derived(this.outline.turnOf[this.at] ?? 0)
  turn: Turn | undefined = $derived(this.outline.turns[this.turnAt])
  line: Line | undefined = $derived(this.turn?.lines.findLast(({ from }) => from <= this.at))
  whole: boolean = $derived(isWhole(this.outline, this.at))
  /** The game is still played: one looks back through one's own eyes, as far as one has seen it. */
  running: boolean = $derived(this.looked !== null && this.proof === null)
  now: Step | undefined = $derived(this.tape?.steps[this.step])
  last: number = $derived(this.outline.events.length - 1)
  over: boolean = $derived(this.at >= this.last)
  /** The event up to which is shown what happened. */
  shown: number = $derived(this.spoilers ? this.last : this.at)
  lines = $derived(this.tape && this.game?.scores ? scoreLines(this.tape, this.seats, this.game.scores) : [])
  /** How many turns the strip is wide. */
  length: number = $derived(stripLength(this.outline.turns.length, this.turnAt + 1, this.spoilers))
  allMarks: readonly Mark[] = $derived(this.linked && !this.marks.some(({ step }) => step === this.linked?.step) ? [...this.marks, this.linked] : this.marks)
  mark: Mark | undefined = $derived(this.marks.find(({ step }) => step === this.step))

  constructor(id: string) {
    this.id = id
    this.marks = marksOf(id)
  }

  // -- words ----------------------------------------------------------------------------------------------------------------------

  say = (entry: Pick<Entry, 'key' | 'args'>): string => (this.screen ? lineOf(this.screen, entry) : '')
  readonly #said: Sayer = (id, args) => this.screen?.say(id, args) ?? ''

  /** The name of a size here: a card may be the action, a room the turn, a level the round. */
  named = (size: Size): string => (size === 'event' ? size : (this.tale.names?.[size] ?? size))

  entriesOf = ({ from, to }: { from: number; to: number }): Entry[] => this.tape?.entries.slice(this.outline.events[from]?.from, this.outline.events[to]?.to) ?? []

  titleOf = ({ head, seat }: Turn): string => {
    if (!head) return t('ui-replay-start')
    const own = this.tale.title?.(head, this.#said)
    if (own) return own
    const { turn } = head.args
    return seat && typeof turn === 'number' ? t('ui-replay-turn', { turn, name: this.screen?.name(seat) ?? seat }) : this.say(head)
  }

  /** A line in words: the game's own, else how it began and what weighs most of what came of it. */
  wordsOf = (line: Line): string => {
    const [entries, steps] = [this.entriesOf(line), this.#stepsIn(line)]
    if (line.folded) return this.tale.folded?.(entries, steps, this.#said) ?? t('ui-replay-folded', { count: line.folded })
    const own = this.tale.words?.(entries, steps, this.#said)
    if (own) return own
    const [first] = entries
    const step = steps[0]
    if (!first) return step ? this.#quiet(step) : t('ui-replay-start')
    const grave = entries.slice(1).findLast(({ key }) => this.game?.beats?.[key] === 'grave') ?? entries.slice(1).findLast(({ key }) => this.game?.beats?.[key] === 'outcome')
    return [this.say(first), grave ? this.say(grave) : ''].filter(Boolean).join(' ')
  }

  /** What is over the row of what the seats hold. */
  get heldWords(): string {
    return this.tale.held?.(this.#said) ?? t('ui-replay-hands')
  }

  /** Whose doing is on the screen: of what ends a game by itself, and of what all did side by side, nobody's. */
  get doer(): Seat | null {
    const { line, turn } = this
    return line?.apart ? line.who : (line?.who ?? turn?.seat ?? null)
  }

  #stepsIn({ from, to }: { from: number; to: number }): Step[] {
    const [first, last] = stepsOf(this.outline, { from, to })
    return this.tape?.steps.slice(Math.max(1, first), last + 1) ?? []
  }

  #quiet(step: Step): string {
    const name = this.screen?.name(step.who ?? '') ?? ''
    return step.who ? quietWords(step, name, secretWords(step, this.eyes, this.game?.stepSecret), this.game?.stepWords) : ''
  }

  /** What is on the screen, in a sentence, and what else there is to it. */
  get sentence(): [string, string] {
    const { line, now } = this
    if (!this.event || !now) return ['', '']
    if (line && this.at === line.to && line.from < line.to) return [this.wordsOf(line), '']
    const told = this.tape?.entries.slice(this.event.from, this.event.to) ?? []
    const secret = this.whole ? secretWords(now, this.eyes, this.game?.stepSecret) : ''
    if (this.step === 0 && this.turnAt === 0) return [t('ui-replay-start'), told.map(this.say).join(' ')]
    if (!told.length) return [this.#quiet(now), '']
    return [this.say(told[0] as Entry), [...told.slice(1).map(this.say), secret].filter(Boolean).join(' ')]
  }

  /** How many actions of a turn are to be seen. */
  countOf = ({ lines }: Turn): number => lines.filter((line) => isAction(line) && line.from <= this.shown).length

  /** Where that is: turn, action, steps. */
  get where(): string {
    const { turn } = this
    return [turn?.head ? this.titleOf(turn) : '', this.nth].filter(Boolean).join(' · ')
  }

  /** The same without the turn, where the header says it: "card 1 of 3 · Step 40 of 69". */
  get nth(): string {
    const { turn, line } = this
    const count = this.spoilers ? t('ui-replay-step-of', { step: this.step, count: (this.looked?.count ?? 1) - 1 }) : t('ui-replay-step', { step: this.step })
    if (!turn?.head) return count
    const number = line && isAction(line) ? turn.lines.filter(isAction).indexOf(line) + 1 : 0
    const action = number && this.at >= (line?.from ?? 0) ? t(`ui-replay-nth-${this.named('action')}`, { number, count: this.spoilers ? turn.count : 0 }) : ''
    return [action, count].filter(Boolean).join(' · ')
  }

  // -- looking --------------------------------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    await this.#trying(async () => {
      this.table = await api.table(this.id)
      const place = readHash(location.hash, this.table.seats.map(({ seat }) => seat))
      if (place.hidden) this.spoilers = false
      const mine = this.table.status === 'over' ? undefined : this.table.you[0]
      const somewhere = mine !== undefined || place.step !== undefined || place.entry !== undefined
      await this.look(mine ?? place.eyes ?? 'all', !somewhere)
      if (this.running && place.step === undefined && place.entry === undefined) this.show(this.last)
      else if (somewhere) this.goTo(place)
      if (!this.story) await this.#stage()
    })
  }

  /**
   * Look through somebody's eyes, at the same step.
   * @param early from the start, as soon as that is here
   */
  async look(through: Eyes, early = false): Promise<void> {
    await this.#trying(async () => {
      const next = (this.#kept[through] ??= await this.#fetched(through, early))
      const { step } = this
      const same = this.looked ? this.whole : true
      this.looked = next
      this.eyes = through
      this.#frames.clear()
      this.#asked.clear()
      const last = next.outline.events.length - 1
      this.show(early && this.#atEnd ? last : same ? eventOfStep(next.outline, step) : Math.min(this.at, last))
    })
  }

  /** All pages of the replay. */
  async #fetched(through: Eyes, early: boolean): Promise<Looked> {
    const steps: Step[] = []
    for (;;) {
      const got = await api.replay(this.id, through, steps.length)
      if (got.steps[0] && !steps.length) {
        this.proof = got.proof
        this.game ??= await wholeScreenOf(got.steps[0].view.game)
      }
      steps.push(...got.steps)
      const whole = steps.length >= got.count
      if (!whole && !(early && !this.looked)) continue
      const tape = tapeOf(steps)
      const looked = { count: got.count, tape, outline: outlineOf(tape, taleOf(steps[0]?.view.game ?? '', this.game?.logHeads), this.game ?? {}) }
      if (whole) return looked
      this.looked = looked
      this.eyes = through
      this.show(0)
      void this.#stage()
    }
  }

  async #trying(what: () => Promise<void>): Promise<void> {
    try {
      await what()
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 404) this.lost = 'never'
      else if (status === 403) this.lost = 'not-yours'
      else this.problem = sentenceOf(error)
    }
  }

  show(event: number): void {
    const { tape } = this
    if (!tape) return
    this.at = Math.max(0, Math.min(this.last, Math.round(event) || 0))
    this.folded = -1
    this.#draw(tape)
    history.replaceState(history.state, '', this.link())
  }

  /** The table as it was at the event: with its dice, cards and verdict, where something is to be seen for a while. */
  #draw(tape: Tape): void {
    const { step, from, to, kind } = this.event as Event
    const n = tape.entries[to - 1]?.n ?? -1
    const still = to > from && kind !== null && !FLEETING.includes(kind)
    const frame = this.#frames.get(n)
    if (!frame && to > from && (still || !this.whole)) void this.#ask(n)
    const end = this.at === this.last || (this.whole && !(still && frame))
    const view = end ? viewAt(tape, step) : viewWithin(tape, step, to, frame)
    if (!this.screen) {
      const fresh = new TableScreen(view, null, this.table)
      fresh.game = this.game
      fresh.replayed = true
      this.screen = fresh
    } else this.screen.show(view)
    const [{ director }, told] = [this.screen, to > from ? tape.entries[to - 1] : undefined]
    this.screen.silent = !told
    this.screen.lit = told ? objectsOf(this.screen, told) : new Set() // as at the table
    if (director) director.now = still && frame ? { kind, entries: tape.entries.slice(from, to), frame } : null
  }

  /** Bring the frames around an entry, and draw what is on the screen once more. */
  async #ask(n: number): Promise<void> {
    const since = Math.max(0, n - BEFORE)
    if (this.#asked.has(since)) return
    this.#asked.add(since)
    const { eyes } = this
    const frames = await api.frames(this.id, eyes, since).catch(() => [])
    if (eyes !== this.eyes || !this.tape) return
    for (const frame of frames) this.#frames.set(frame.n, frame)
    if (frames.length) this.#draw(this.tape)
  }

  /** What shows dice, cards and verdicts; it comes after the table. */
  async #stage(): Promise<void> {
    const { screen } = this
    if (!screen) return
    this.story = await import('../table/story')
    screen.director = this.story.directorOf(screen)
    if (this.tape) this.#draw(this.tape)
  }

  close = (): void => {
    this.stop()
    this.screen?.director?.close()
  }

  /** The address of what is on the screen. */
  link(more: { hidden?: boolean; word?: string } = {}): string {
    const entry = this.whole ? undefined : this.tape?.entries[(this.event?.to ?? 0) - 1]?.n
    return writeHash({ step: this.step, entry, eyes: this.eyes, hidden: !this.spoilers, ...more })
  }

  /** Go where the address says. */
  byLink(): void {
    const place = readHash(location.hash, this.seats)
    if (place.hidden) this.spoilers = false
    if (place.eyes && place.eyes !== this.eyes) void this.look(place.eyes).then(() => this.goTo(place))
    else this.goTo(place)
  }

  goTo(place: Partial<Place>): void {
    const told = place.entry !== undefined && this.tape ? eventOfEntry(this.outline, this.tape, place.entry) : null
    const event = told ?? eventOfStep(this.outline, place.step ?? 0)
    if (place.word !== undefined) this.linked = { step: this.outline.events[event]?.step ?? 0, word: place.word }
    this.show(event)
  }

  // -- going ----------------------------------------------------------------------------------------------------------------------

  seek = (event: number, end = event >= this.last): void => {
    this.stop()
    this.#atEnd = end
    this.show(event)
  }

  toStep = (step: number): void => this.seek(eventOfStep(this.outline, step))

  go(direction: 1 | -1, size: Size = this.size): void {
    this.seek(stopFrom(size === this.size ? this.stops : stopsOf(this.outline, size), this.at, direction), false)
  }

  start = (): void => this.toStep(0)

  /** A turn: at its beginning; once more, its lines are folded away. */
  press(turn: number): void {
    const { turns, events } = this.outline
    const pressed = turns[turn]
    if (!pressed) return
    if (turn !== this.turnAt) this.seek(headEnd(events, pressed))
    else this.folded = this.folded === turn ? -1 : turn
  }

  stop = (): void => {
    clearTimeout(this.#timer)
    this.playing = false
  }

  play = (): void => {
    if (this.playing) return this.stop()
    if (this.over) this.start()
    this.playing = true
    this.#timer = setTimeout(this.#tick, stepped(0) / this.speed)
  }

  readonly #tick = (): void => {
    if (this.over) return this.stop()
    const before = this.at
    this.show(stopFrom(this.stops, this.at, 1))
    this.#timer = setTimeout(this.#tick, stepped(this.entriesOf({ from: before + 1, to: this.at }).length) / this.speed)
  }

  faster = (): void => {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1
  }

  resize = (size: Size): void => {
    this.size = size
    try {
      localStorage.setItem(SIZE_KEY, size)
    } catch {
      // kept for this page, then
    }
  }

  turnEyes = (): void => void this.look(nextEyes(this.eyes, this.seats))

  /** Show or hide what lies ahead. */
  reveal = (all: boolean): void => {
    this.spoilers = all
    history.replaceState(history.state, '', this.link())
  }

  // -- bookmarks ------------------------------------------------------------------------------------------------------------------

  star = (word = ''): void => this.#keep(marked(this.marks, this.step, word))
  unstar = (step: number): void => {
    if (this.linked?.step === step) this.linked = null
    this.#keep(unmarked(this.marks, step))
  }

  #keep(marks: Mark[]): void {
    this.marks = marks
    keepMarks(this.id, marks)
  }

  /** A bookmark in words: one's own, else what happens there. */
  markWords = ({ step, word }: Mark): string => {
    const at = eventOfStep(this.outline, step)
    const turn = this.outline.turns[this.outline.turnOf[at] ?? 0]
    const line = turn?.lines.findLast(({ from }) => from <= at)
    const what = word || (line ? this.wordsOf(line) : '')
    return [turn ? this.titleOf(turn) : '', what].filter(Boolean).join(': ')
  }
}
