import { has, t, gameArgs } from '../lib/i18n.svelte'
import { takenBack } from '../lib/log'
import { prefs } from '../lib/prefs.svelte'
import type { Args, Ask, Entry, Option, Refusal, Seat, Table, View } from '../lib/types'
import type { GameOf } from './game'

/** One option with the question it answers. */
export interface Choice { ask: Ask; option: Option; /** `what:id`, unique on this screen */ id: string }

/** A "why not?" box: one sentence, its rule, and the element it stands beside. */
export interface WhyNot { text: string; rule: string; at: Element | null; /** True only while the connection is lost. */ offline?: boolean }

/** How answers leave the screen; the replay page has none. */
export interface Sender {
  answer(seat: Seat, ask: Ask, option: Option): void
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
  /** Id of the selected choice. */
  selectedId = $state<string | null>(null)
  /** The thing that was taken up and offers several choices, until one of them is chosen (games that aim). */
  held = $state<string | null>(null)
  /** Objects that a hovered or clicked log line speaks of: `seat:B`, `room:3`, `card:dragon`. */
  lit = $state.raw<ReadonlySet<string>>(new Set())
  why = $state.raw<WhyNot | null>(null)
  /** Log entries that an undo took away; they stay, struck. */
  undone = $state.raw<Entry[]>([])
  /** A likely slip waits for a second word. */
  doubt = $state.raw<Choice | null>(null)
  /** The object whose card is shown large (`Z`, hover, long press). */
  zoomed = $state<string | null>(null)
  /** An answer is on its way. */
  sending = $state(false)
  /** The connection is lost: whatever does something is dashed, and says so. */
  lost = $state(false)
  sender: Sender | null
  /** A finished game looked at step by step; its log stands beside it. */
  replayed = false
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

  /** Names by seat, from the view or the table. */
  names: Record<Seat, string> = $derived.by(() => {
    const names: Record<Seat, string> = {}
    for (const seat of this.table?.seats ?? []) if (seat.name) names[seat.seat] = seat.name
    return { ...names, ...(this.view.names ?? {}) }
  })

  /** Every seat's letter, me first, then in turn order. */
  order: Seat[] = $derived.by(() => {
    const all = Array.from({ length: this.view.seats }, (_, k) => String.fromCharCode(65 + k))
    const me = this.view.seat ? all.indexOf(this.view.seat) : 0
    return [...all.slice(me), ...all.slice(0, me)]
  })

  choices: Choice[] = $derived(
    this.view.asks.flatMap((ask) => ask.options.map((option) => ({ ask, option, id: `${ask.what}:${option.id}` }))),
  )

  selected: Choice | null = $derived(this.choices.find((choice) => choice.id === this.selectedId) ?? null)

  /** It is my turn: a question of mine that the table waits for. */
  mine: boolean = $derived(this.view.asks.some((ask) => !ask.may))

  /** Whether anything can be done here at all. */
  get active(): boolean {
    return this.sender !== null
  }

  name(seat: Seat): string {
    return this.names[seat] ?? seat
  }

  /** The choices whose thing to click is this object. */
  choicesOn(object: string): Choice[] {
    return this.choices.filter((choice) => choice.option.touches[0] === object)
  }

  /** What has been taken up or chosen, for which a target may be touched. */
  get taken(): string | null {
    return this.held ?? this.selected?.option.touches[0] ?? null
  }

  /** The choices of what was taken up that aim at this object (games that aim). */
  aimsAt(object: string): Choice[] {
    const { taken } = this
    if (!this.game?.aims || !this.active || taken === null || taken === object) return []
    return this.choicesOn(taken).filter((choice) => choice.option.touches.slice(1).includes(object))
  }

  /** How an object is to be drawn. */
  state(object: string): 'sel' | 'can' | 'cannot' | '' {
    if (this.held === object || (this.game?.aims && this.selected?.option.touches.includes(object))) return 'sel'
    if (this.aimsAt(object).length) return 'can'
    if (this.selected?.option.touches[0] === object) return 'sel'
    if (this.active && this.choicesOn(object).length) return 'can'
    return this.view.why[object] ? 'cannot' : ''
  }

  isLit(object: string): boolean {
    return this.lit.has(object)
  }

  /** A click, tap or Space on an object: select what it offers, unselect it, or say why not. */
  touch(object: string, at: Element | null = null): void {
    if (this.game?.aims) return this.#aim(object, at)
    const offers = this.active ? this.choicesOn(object) : []
    if (offers.length === 0) return this.explain(object, at)
    this.why = null
    const next = offers[(offers.findIndex((choice) => choice.id === this.selectedId) + 1) % (offers.length + 1)]
    if (next && prefs.oneTap && offers.length === 1) return this.choose(next)
    this.doubt = null
    this.selectedId = next?.id ?? null
  }

  /** The same where a thing is taken up first and its target touched then. */
  #aim(object: string, at: Element | null): void {
    const aimed = this.aimsAt(object)
    const offers = aimed.length || !this.active ? aimed : this.choicesOn(object)
    if (this.taken === object) return this.select(null)
    if (offers.length === 0) return this.explain(object, at)
    if (offers.length > 1 && !aimed.length) {
      this.select(null)
      this.held = object
      return
    }
    const next = offers[(offers.findIndex((choice) => choice.id === this.selectedId) + 1) % offers.length]
    if (next && prefs.oneTap && offers.length === 1) return this.choose(next)
    this.select(next ?? null)
  }

  /** Why nothing may be done with an object. */
  explain(object: string, at: Element | null = null): void {
    const refusal = this.view.why[object]
    this.why = refusal ? { ...this.refusalText(refusal), at } : null
  }

  /** Why nothing can be sent: the connection is lost. The choice stays. */
  explainOffline(at: Element | null = null): void {
    this.why = { text: t('ui-offline-why'), rule: '', at, offline: true }
  }

  /** The connection is back: what was refused for want of it is refused no longer. */
  backOnline(): void {
    if (this.why?.offline) this.why = null
  }

  refusalText(refusal: Refusal): { text: string; rule: string } {
    return { text: this.say(`why-${refusal.key}`, refusal.args), rule: refusal.rule }
  }

  /** Select a choice. */
  select(choice: Choice | null): void {
    this.why = null
    this.doubt = null
    this.held = null
    this.selectedId = choice?.id ?? null
  }

  /** Give the answer; a likely slip asks once more. */
  choose(choice: Choice, sure = false): void {
    if (!this.sender || !this.view.seat || this.sending) return
    if (choice.option.warn && !sure) {
      this.selectedId = choice.id
      this.doubt = choice
      return
    }
    this.doubt = null
    this.why = null
    this.#sent()
    this.#given = choice.id
    this.#answered = choice.ask
    this.sender.answer(this.view.seat, choice.ask, choice.option)
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

  /** Esc: close what is open. */
  cancel(): void {
    if (this.zoomed) this.zoomed = null
    else if (this.why) this.why = null
    else if (this.doubt) this.doubt = null
    else this.select(null)
  }

  /** Take a new view in: what was chosen stays chosen only while it is still offered, and not when it has been given. */
  show(view: View): void {
    const from = view.journal_from ?? 0
    const before = this.view.journal
    const journal = [...before.filter((entry) => entry.n < from), ...view.journal]
    if (from === 0 && this.view.table === view.table && this.view.seat === view.seat) {
      this.undone = [...this.undone, ...takenBack(before, journal)]
    }
    const moved = view.number !== this.view.number
    this.view = { ...view, journal }
    if (moved) {
      this.why = null
      this.doubt = null
      if (this.selectedId === this.#given) this.selectedId = null // the same card may be offered again at once: on the next level
      this.#given = null
      const answered = this.#answered
      if (!answered || !view.asks.some(({ what, at }) => what === answered.what && at === answered.at)) {
        // What the answer brought is here before its confirmation: what is pressed from now on is meant, and not a second press.
        this.sending = false
        this.#answered = null
      }
    }
    if (!this.selected) this.selectedId = null
    if (this.held !== null && !this.choicesOn(this.held).length) this.held = null
  }

  /** A message of this game: `say('do-lay', {card: '5'})` is `<game>-do-lay`. */
  say(id: string, args: Args = {}): string {
    return t(`${this.view.game}-${id}`, gameArgs(this.view.game, args, this.names))
  }

  /** Whether this game has such a message. */
  knows(id: string): boolean {
    return has(`${this.view.game}-${id}`)
  }

  /** An option as the words on a button. */
  label(choice: Choice): string {
    const id = `do-${choice.option.key}`
    return this.knows(id) ? this.say(id, choice.option.args) : choice.option.id
  }
}
