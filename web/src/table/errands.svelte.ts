/** What takes several messages: answers sent one by one, each when the view for it is here (a walk to a far square), and a move taken back step by step. */
import type { View } from '../lib/types'
import type { Choice, TableScreen } from './screen.svelte'

export class Errands {
  readonly screen: TableScreen
  /** What is still to be sent, one by one. */
  queue = $state.raw<string[]>([])
  /** A move is being taken back. */
  backing = $state(false)
  /** The next one belongs to the gesture of the one before. */
  private joined = false
  private sentAt = -1
  private sentView: View | null = null

  constructor(screen: TableScreen) {
    this.screen = screen
  }

  get busy(): boolean {
    return this.queue.length > 0 || this.backing
  }

  choiceOf(id: string): Choice | null {
    return this.screen.choices.find((choice) => !choice.ask.may && choice.option.id === id) ?? null
  }

  /** Answers by one gesture; `joined` where it goes on with what was answered last. */
  send(ids: string[], joined = false): void {
    this.queue = ids
    this.joined = joined
    this.next()
  }

  private next(): void {
    const [id] = this.queue
    const choice = id === undefined ? null : this.choiceOf(id)
    if (!choice) {
      this.queue = []
      return
    }
    this.queue = this.queue.slice(1)
    this.note()
    this.screen.choose(choice, true, this.joined)
    this.joined = true
  }

  private note(): void {
    this.sentAt = this.screen.view.number
    this.sentView = this.screen.view
  }

  /** A view came, or an answer was confirmed: go on, or stop where the table is no longer as it was. */
  goOn(view: View, sending: boolean): void {
    if (!this.queue.length || view === this.sentView) return
    if (view.number === this.sentAt) this.queue = [] // refused: the house says why
    else if (!sending) this.next()
  }

  /** Take back one more answer, if there is a move still to be taken back; whether that goes on. */
  undoOne(underWay: boolean): boolean {
    const { view, sending } = this.screen
    if (sending || (view === this.sentView && view.number === this.sentAt)) return true
    this.backing = underWay && view.undo?.can === true
    if (!this.backing) return false
    this.note()
    this.screen.undo()
    return true
  }
}
