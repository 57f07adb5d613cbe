import { called, has, t, gameArgs } from '../lib/i18n.svelte'
import { familyOf } from '../lib/session.svelte'
import { takenBack } from '../lib/log'
import { prefs } from '../lib/prefs.svelte'
import type { Args, Ask, Entry, Option, Refusal, Seat, Table, View } from '../lib/types'
import { aimsAt, aimsOf, atOnce, beginningWith, keptOf, lookOf, meantOf, NOTHING, press, selectedOf, stepBack, takenOf, type Choice, type Choosing } from './choosing'
import type { GameOf } from './game'
import type { Director } from './story/director.svelte'

export type { Choice }

/** A "why not?" box: one sentence, its rule, and the element it stands beside. */
export interface WhyNot { text: string; rule: string; at: Element | null; /** What it is headed by, where more is told of a thing than why not. */ head?: string; /** Names of what it speaks of: squares, rooms, pieces. */ about?: readonly string[]; /** True only while the connection is lost. */ offline?: boolean }

/** How answers leave the screen; the replay page has none. */
export interface Sender {
  answer(seat: Seat, ask: Ask, option: Option, joined?: boolean): void
  undo(seat: Seat, number: number): void
}

/**
 * The live state of one table on one screen: the view, what is selected, what is highlighted, why something may not be done.
 * Boards and hands draw it; the house feeds it. `sender` null makes it a picture to look at (replay, spectators' view).
 */
export class TableScreen {
  view = $state.raw<View>() as View
  table = $state.raw<Table | null>(null)
  game = $state.raw<GameOf<TableScreen> | null>(null)
  /** How far I have come with choosing (choosing.ts). */
  choosing = $state.raw<Choosing>(NOTHING)
  /** Id of the selected choice. */
  selectedId: string | null = $derived(this.choosing.selected)
  /** The thing that was taken up and offers several choices, until one of them is chosen. */
  held: string | null = $derived(this.choosing.held)
  /** What is to be done with it, where that was said. */
  verb: string | null = $derived(this.choosing.verb)
  /** Objects that a hovered or clicked log line speaks of: `seat:B`, `room:3`, `card:dragon`. */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  why = $state.raw<WhyNot | null>(null)
  /** Log entries that an undo took away; they stay, struck. */
  undone = $state.raw<Entry[]>([])
  /** A likely slip waits for a second word. */
  doubt = $state.raw<Choice | null>(null)
  /** The object whose card is shown large (`Z`, hover, long press). */
  zoomed = $state<string | null>(null)
  /** The seat whose panel is opened, with the entry of the log from which. */
  panel = $state.raw<{ seat: Seat; n?: number } | null>(null)
  /** An answer is on its way. */
  sending = $state(false)
  /** The guide of a lesson has more to say before there is something to do. */
  listens = $state(false)
  /** What that guide speaks of. */
  spoken = $state.raw<readonly string[]>([])
  /** The connection is lost: whatever does something is dashed, and says so. */
  lost = $state(false)
  sender: Sender | null
  /** Tells what happens one by one, before `view` is the present; null until it is loaded. */
  director = $state.raw<Director | null>(null)
  /** A finished game looked at step by step; its log stands beside it. */
  replayed = false
  /** The step of the replay tells nothing. */
  silent = $state(false)
  /** The end scene is put aside, to look at the board. */
  aside = $state(false)
  /** What was done by keys here is done: the focus goes on to the next place when the table has moved on. */
  onward = false
  /** The choice that was sent last, until the table has moved on. */
  #given: string | null = null
  /** The question that was answered last, until it is gone. */
  #answered: Ask | null = null
  /** How many answers are neither confirmed nor refused. */
  #away = 0

  constructor(view: View, sender: Sender | null = null, table: Table | null = null) {
    this.view = view
    this.sender = sender
    this.table = table
  }

  /** Names by seat, from the view or the table, as they are shown. */
  names: Record<Seat, string> = $derived.by(() => {
    const names: Record<Seat, string> = {}
    for (const seat of this.table?.seats ?? []) if (seat.name) names[seat.seat] = seat.name
    const told = Object.entries({ ...names, ...this.view.names })
    const shared = (name: string) => told.filter((other) => other[1] === name).length > 1 // one person on several seats
    return Object.fromEntries(told.map(([seat, name]) => [seat, shared(name) ? `${called(name)} ${seat}` : called(name)]))
  })

  /** Every seat's letter, me first, then in turn order. */
  order: Seat[] = $derived.by(() => {
    const all = Array.from({ length: this.view.seats }, (_, k) => String.fromCharCode(65 + k))
    const me = this.view.seat ? all.indexOf(this.view.seat) : 0
    return [...all.slice(me), ...all.slice(0, me)]
  })

  choices: Choice[] = $derived(
    (this.listens ? [] : this.view.asks).flatMap((ask) =>
      ask.options.map((option) => ({ ask, option, id: `${ask.what}:${option.id}`, gesture: this.game?.gesture?.(option, ask, this.view) ?? atOnce(option) })),
    ),
  )

  selected: Choice | null = $derived(selectedOf(this.choosing, this.choices))
  /** What has been taken up or chosen, for which a target may be touched. */
  taken: string | null = $derived(takenOf(this.choosing, this.choices))
  /** The one thing that may be aimed now; null where there are several or none. */
  #only: string | null = $derived.by(() => {
    const [thing = null, ...others] = new Set(this.choices.flatMap(({ gesture: { from, at } }) => (from && at.length ? [from] : [])))
    return others.length ? null : thing
  })
  /** What it may be aimed for now. */
  aims: Choice[] = $derived(this.taken === null ? [] : aimsOf(this.taken, this.verb, this.choices))

  /** Fetch what the game brings later; from then on they are parts like any other. */
  async whole(): Promise<void> {
    const { game } = this
    if (game?.later) this.game = { ...game, later: undefined, ...(await game.later()) }
  }

  /** It is my turn: a question of mine that the table waits for. */
  mine: boolean = $derived(this.view.asks.some((ask) => !ask.may))

  /** Take in what has arrived: at once, or when the story has come to it; `live`: as it happened. */
  arrive(view: View, live = false): void {
    if (this.director) this.director.take(view, live)
    else this.show(view)
  }

  /** Whether this entry of the log is being told now. */
  isNews(n: number): boolean {
    return this.director?.now?.entries.some((entry) => entry.n === n) ?? false
  }

  /** Whether anything can be done here at all. */
  get active(): boolean {
    return this.sender !== null && !this.listens
  }

  name(seat: Seat): string {
    return this.names[seat] ?? seat
  }

  /** The choices whose thing to click first is this object. */
  choicesOn(object: string): Choice[] {
    return beginningWith(this.choices, object)
  }

  /** The choices of what was taken up that aim at this object. */
  aimsAt(object: string): Choice[] {
    return this.active && this.taken !== null ? aimsAt(this.choosing, this.choices, object) : []
  }

  /** How an object is to be drawn. */
  state(object: string): 'sel' | 'can' | 'cannot' | '' {
    const look = lookOf(this.choosing, this.choices, object)
    if (look === 'sel' || (look && this.active)) return look
    return this.refusalOn(object) ? 'cannot' : ''
  }

  /** How a thing is drawn that stands for several objects. */
  stateOfAny(objects: readonly string[]): 'sel' | 'can' | '' {
    const states = this.active ? objects.map((object) => this.state(object)) : []
    return states.includes('sel') ? 'sel' : states.includes('can') ? 'can' : ''
  }

  isLit(object: string): boolean {
    return this.lit.has(object)
  }

  /** A click, tap or Space on an object: take it up, aim at it, let go of it, or say why nothing can be done with it. */
  touch(object: string, at: Element | null = null): void {
    const pressed = this.active && !this.aimRefused(object) ? press(this.choosing, this.choices, object, prefs.oneTap) : null
    if (!pressed) return this.explain(object, at)
    this.why = null
    if (pressed.give) return this.choose(pressed.give)
    this.doubt = null
    this.choosing = pressed.now
  }

  /** The same on a thing that may stand for several objects (a hero also for its space): on the first that it means something for. */
  touchAny(objects: readonly string[], at: Element | null = null): void {
    const meant = this.active ? meantOf(this.choosing, this.choices, objects) : undefined
    const object = meant ?? objects.find((each) => this.refusalOn(each)) ?? objects[0]
    if (object !== undefined) this.touch(object, at)
  }

  /** Why what is taken up may not be aimed at an object. */
  aimRefused(object: string): Refusal | undefined {
    return this.taken === null ? undefined : this.view.why[`${this.taken}>${object}`]
  }

  /**
   * Why nothing may be done with an object: why what is taken up is not for it, else its own reason, else the one of all others of its kind
   * (`action` for `action:5`; `do:jump`, then `do` for `do:jump:a-thief`). What may be used is none of those others.
   */
  refusalOn(object: string): Refusal | undefined {
    const [kind = '', name = ''] = object.split(':')
    const { why } = this.view
    return this.aimRefused(object) ?? why[object] ?? why[`${kind}:${name}`] ?? (this.active && this.#only !== null ? why[`${this.#only}>${object}`] : undefined) ?? (this.active && lookOf(this.choosing, this.choices, object) ? undefined : why[kind])
  }

  /** What speaks against an object: why nothing may be done with it, or why what may be done is likely a slip. */
  speaksAgainst(object: string): Omit<WhyNot, 'at'> | null {
    const refusal = this.refusalOn(object)
    const slip = this.active && this.choicesOn(object)[0]?.option
    const text = slip && slip.warn ? this.say(`warn-${slip.warn}`, slip.args).trim() : ''
    return refusal ? this.refusalText(refusal) : text ? { text, rule: '' } : null
  }

  /** Say what speaks against an object. */
  explain(object: string, at: Element | null = null): void {
    if (this.left) return void (this.why = { text: t('ui-left-more'), rule: '', at })
    const why = this.speaksAgainst(object)
    if (!why) return void (this.why = null)
    // What was chosen before stays so, and Enter does it: that is said with the reason.
    this.why = { ...why, text: this.selected && this.selected.option.touches[0] !== object ? t('ui-still-chosen', { why: why.text, choice: this.label(this.selected) }) : why.text, at }
  }

  /** Why nothing can be sent: the connection is lost. The choice stays. */
  explainOffline(at: Element | null = null): void {
    this.why = { text: t('ui-offline-why'), rule: '', at, offline: true }
  }

  /** The connection is back: what was refused for want of it is refused no longer. */
  backOnline(): void {
    if (this.why?.offline) this.why = null
  }

  refusalText({ key, args, rule }: Refusal): Omit<WhyNot, 'at'> {
    return { text: this.say(`why-${key}`, args), rule, about: Object.values(args).flat().filter((each) => typeof each === 'string') }
  }

  /** Select a choice. */
  select(choice: Choice | null): void {
    this.why = null
    this.doubt = null
    this.choosing = choice ? { ...NOTHING, selected: choice.id } : NOTHING
  }

  /** Take a thing up, of which several choices are offered or soon will be. */
  take(object: string): void {
    this.choosing = { ...NOTHING, held: object }
  }

  /** Let go of what was aimed at, or of all that was chosen. */
  letGo(): void {
    this.why = null
    this.doubt = null
    this.choosing = stepBack(this.choosing)
  }

  /** Give the answer; a likely slip asks once more. One that is `joined` belongs to the gesture of the one before: both are taken back together. */
  choose(choice: Choice, sure = false, joined = false): void {
    if (!this.sender || !this.view.seat || this.sending) return
    if (choice.option.warn && !sure) {
      this.choosing = { ...this.choosing, selected: choice.id }
      this.doubt = choice
      return
    }
    this.doubt = null
    this.why = null
    this.#sent()
    this.director?.decided()
    this.#given = choice.id
    this.#answered = choice.ask
    this.sender.answer(this.view.seat, choice.ask, choice.option, joined)
  }

  /** A button or a key of a choice: in text mode a first press tells what it brings, a second one makes it. */
  meant(choice: Choice, sure = false): void {
    if (prefs.speech && this.game && !sure && this.selectedId !== choice.id) this.select(choice)
    else this.choose(choice, sure)
  }

  /** Take back the last answer, where the undo law lets me. */
  undo(): void {
    if (this.view.undo?.can && this.view.seat && this.sender && !this.sending) {
      this.#sent()
      this.sender.undo(this.view.seat, this.view.number)
    }
  }

  #sent(): void {
    this.#away += 1
    this.sending = true
  }

  /** An answer was confirmed or refused. */
  settle(): void {
    this.#away = Math.max(0, this.#away - 1)
    if (!this.#away) this.sending = false
  }

  /** Enter: confirm what is selected. */
  confirm(): void {
    if (this.selected) this.choose(this.selected, this.doubt?.id === this.selected.id)
  }

  /** Esc: close what is open, or let go of what is chosen; to a doubt it says no, as its button does. */
  cancel(): void {
    if (this.zoomed) this.zoomed = null
    else if (this.why) this.why = null
    else if (this.view.over) this.aside = !this.aside
    else this.letGo()
  }

  /** Take a new view in: what was chosen stays chosen only while it is still offered, and not when it has been given. */
  show(view: View): void {
    const from = view.journal_from ?? 0
    const before = this.view.journal
    const journal = [...before.filter((entry) => entry.n < from), ...view.journal]
    // a view that is told has its frames, were they none; only a whole one without any may lack what was here, after an undo
    if (from === 0 && !view.frames && this.view.table === view.table && this.view.seat === view.seat) {
      this.undone = [...this.undone, ...takenBack(before, journal)]
    }
    const moved = view.number !== this.view.number
    this.view = { ...view, journal }
    if (moved) {
      this.why = null
      this.doubt = null
      if (this.selectedId === this.#given) this.choosing = { ...this.choosing, selected: null } // the same card may be offered again at once: on the next level
      this.#given = null
      const answered = this.#answered
      if (!answered || !view.asks.some(({ what, at }) => what === answered.what && at === answered.at)) {
        // What the answer brought is here before its confirmation: what is pressed from now on is meant, and not a second press.
        this.sending = false
        this.#answered = null
      }
    }
    // While something is told there is nothing to choose: who was taken up stays so until the present says otherwise.
    this.choosing = this.director?.now ? { ...NOTHING, held: this.choosing.held } : keptOf(this.choosing, this.choices)
  }

  /** What the game's messages begin with. */
  get family(): string {
    return familyOf(this.view.game)
  }

  /** I have left, and a bot plays for me. */
  get left(): boolean {
    const { seat: me, over } = this.view
    return !this.replayed && !over && this.table?.seats.find(({ seat }) => seat === me)?.level != null
  }

  /** The name of a message of this game; of the house's own, where only that has it. */
  idOf(id: string): string {
    return !this.knows(id) && has(`ui-${id}`) ? `ui-${id}` : `${this.family}-${id}`
  }

  /** A message: `say('do-lay', {card: '5'})` is `<family>-do-lay`. */
  say(id: string, args: Args = {}): string {
    return t(this.idOf(id), gameArgs(this.family, args, this.names, this.view.seat))
  }

  /** Whether this game has such a message. */
  knows(id: string): boolean {
    return has(`${this.family}-${id}`)
  }

  /** An option in full, for lists where nothing else says whose it is; else as on its button. */
  inFull(choice: Choice): string {
    const id = `option-${choice.option.key}`
    return this.game?.inFull?.(choice.option) ?? (this.knows(id) ? this.say(id, choice.option.args) : this.label(choice))
  }

  /** An option as the words on a button. */
  label(choice: Choice): string {
    const id = `do-${choice.option.key}`
    return this.knows(id) ? this.say(id, choice.option.args) : choice.option.id
  }
}
