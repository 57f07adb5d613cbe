/** What a player does: choosing, aiming, a walk that goes on step by step, taking back, and why something cannot be done. */
import { prefs } from '../../lib/prefs.svelte'
import type { View } from '../../lib/types'
import { NOTHING, nextOf } from '../../table/choosing'
import type { TableScreen } from '../../table/screen.svelte'
import { Aiming } from './aiming.svelte'
import { isCharacter, seatOf, type PieceId, type Square } from './board'
import { HANDLING, type Deed } from './deeds'
import { placeOf } from './geometry'
import { whyNot, whyNotHere, type Reason } from './reasons'
import { ui } from './say'
import { situationOf } from './situation'

export { situationOf }

/** How a square or piece was chosen: a mouse shows the way before the click; a finger and the keys do not. */
export type How = 'mouse' | 'touch' | 'key'

export class Play extends Aiming {
  /** The piece that is to be chosen, once the move that was stopped for it has ended. */
  private upNext: PieceId | null = null
  /** What it is to aim at then. */
  private upAim: string | null = null

  // -- choosing -------------------------------------------------------------------------------------------------------------------

  /** Choose a piece, or let go of it. */
  choose(piece: PieceId | null): void {
    this.screen.why = null
    this.screen.doubt = null
    this.clearAim()
    this.screen.choosing = { ...NOTHING, held: piece === null ? null : `piece:${piece}` }
    this.looked = piece ?? this.looked
  }

  clearAim(): void {
    this.aim = null
    this.to = null
    this.then = []
  }

  /** A square was pressed, with the piece that stands there, if any. */
  press(square: Square, piece: PieceId | null, how: How, at: Element | null): void {
    this.screen.why = null
    if (piece !== null) this.looked = piece
    if (this.screen.sending || this.queue.length) return
    if (!this.free) return this.explain(square, piece, at)
    const { what } = this.now
    const own = piece !== null && seatOf(piece) === this.me && isCharacter(piece)
    if (how === 'key' && this.actor !== null && (piece === this.actor || square === this.standsAt(this.actor)) && this.stay()) return
    const deeds = this.targets.get(`piece:${piece}`) ?? this.targets.get(`square:${square}`) ?? this.targets.get(`place:${placeOf(square)}`)
    if (deeds && !(own && what === 'act' && this.verb === null && deeds[0]?.verb !== 'heal')) {
      this.screen.onward = how === 'key' && this.puts // back to the tray, for the next token
      return this.takeAim(deeds, how)
    }
    if (what === 'step') return this.stepTo(square, piece, how, at)
    if (what !== 'act') return this.explain(square, piece, at)
    if (piece !== null && piece === this.piece) return how === 'key' ? undefined : this.choose(this.verb === null ? null : piece)
    if (piece !== null && this.choosable.has(piece)) return this.choose(piece)
    if (this.wayTo(square)) return this.goTo(square, how)
    this.explain(square, piece, at)
  }

  /** Enter where the acting piece stands, or stood before a turn that is looked at: do what is aimed at, else aim; whether it was that. */
  private stay(): boolean {
    if (this.aim !== null || this.to !== null) this.confirm()
    else if (this.now.what === 'act' && this.verb !== null && this.verb !== 'move') this.take(this.verb, null)
    else return false
    return true
  }

  private stepTo(square: Square, piece: PieceId | null, how: How, at: Element | null): void {
    const after = (this.board.mover?.after ?? []).filter((id) => piece !== null && id.endsWith(`:${piece}`) && (seatOf(piece) !== this.me || id.startsWith('heal')))
    if (after.length) return this.offer(square, after)
    if (this.wayTo(square)) return this.goTo(square, how)
    const mover = this.board.mover?.piece ?? null
    if (piece === mover || piece === null) return this.explain(square, piece, at)
    if (seatOf(piece) === this.me && isCharacter(piece) && this.now.deeds.some((deed) => deed.verb === 'stop')) {
      this.send(['stop'])
      this.upNext = piece
      return
    }
    this.explain(square, piece, at)
  }

  /** Somebody was pressed who could be attacked or healed after a stop; once more does it, or walks there where that can be done too. */
  private offer(square: Square, after: readonly string[]): void {
    const again = this.then[0] === after[0]
    if (again) return this.confirm()
    this.aim = null
    this.then = after
    this.to = this.wayTo(square) ? square : null
  }

  /** End the move here, and aim at what comes then. */
  stopAnd(id: string): void {
    this.upNext = this.board.mover?.piece ?? null
    this.upAim = id
    this.send(['stop'])
  }

  /** Walk: at once with a mouse or the keys, which have shown the way; after a second tap with a finger. */
  private goTo(square: Square, how: How): void {
    this.then = []
    if (how === 'touch' && this.to !== square && !prefs.oneTap) {
      this.aim = null
      this.to = square
      return
    }
    this.walkTo(square)
  }

  /** Walk to a square, step by step. */
  walkTo(square: Square): void {
    const { walk } = this
    const way = this.wayTo(square)
    if (!walk || !way) return
    this.to = null
    this.send([...(walk.deed ? [walk.deed.id] : []), ...way.slice(1).map((each) => `go:${each}`)])
  }

  /** Walk to what something else is aimed at. */
  walkInstead(): void {
    const square = this.wayInstead?.at(-1)
    this.aim = this.verb = null
    if (square !== undefined) this.walkTo(square)
  }

  /** Begin a move without a step, to pick up or put down where one stands. */
  startWalk(): void {
    if (this.walk?.deed) this.send([this.walk.deed.id])
  }

  /** Aim at what was pressed; once more does it. Of several ways at one target, each press takes the next. */
  takeAim(deeds: readonly Deed[], how: How): void {
    const at = deeds.findIndex((deed) => deed.id === this.aim)
    const next = nextOf(deeds, this.aim)
    if (!next) return
    this.to = null
    this.then = []
    const { what } = this.now
    const plain = this.puts || (what === 'step' && next.verb !== 'stop')
    if ((plain && deeds.length === 1 && (how !== 'touch' || prefs.oneTap || at === 0)) || (at >= 0 && deeds.length === 1)) return this.commit(next)
    this.verb = this.verb ?? (what === 'act' ? next.verb : null)
    this.aim = next.id
  }

  /** The action of a letter or of a button of the bar. */
  take(verb: string, at: Element | null): void {
    this.screen.why = null
    if (!this.free) return this.refuse(whyNot(this, verb), at)
    const deeds = this.verbs.get(verb) ?? []
    if (this.now.what === 'step') return this.handle(verb, deeds, at)
    if (this.piece === null && deeds.length) return this.refuse({ text: ui('choose-first') }, at)
    if (deeds.length === 0) return this.refuse(whyNot(this, verb), at)
    this.to = null
    if (verb === 'move') {
      if (this.verb === 'move') this.startWalk()
      this.aim = null
      this.verb = 'move'
      return
    }
    // Of several, the first press shows all; the next ones take one after another.
    const next = nextOf(deeds, this.aim)
    this.aim = next && (deeds.length === 1 || verb === 'turn' || verb === this.verb) ? next.id : null
    this.verb = verb
  }

  private handle(verb: string, deeds: readonly Deed[], at: Element | null): void {
    const [only] = deeds
    if (!only) {
      // Whoever wants to do something else ends the move first, where it may end here.
      if (!HANDLING.includes(verb) && this.now.deeds.some((deed) => deed.verb === 'stop')) {
        const mover = this.board.mover?.piece ?? null
        this.send(['stop'])
        this.piece = mover
        this.verb = verb === 'move' ? null : verb
        return
      }
      return this.refuse(whyNot(this, verb), at)
    }
    if (deeds.length === 1) return this.commit(only)
    this.verb = verb
    this.aim = only.id
  }

  /** End the turn; with points left the house asks once more. */
  end(at: Element | null): void {
    if (!this.free) return this.refuse(whyNot(this, 'end'), at)
    if (this.now.what === 'step') return this.take('stop', at)
    const deed = this.now.deeds.find((each) => each.verb === 'end')
    if (deed) this.commit(deed)
  }

  /** Do what is aimed at. */
  confirm(): void {
    if (this.to !== null) this.walkTo(this.to)
    else if (this.then[0] !== undefined) this.stopAnd(this.then[0])
    else if (this.aimed) this.commit(this.aimed)
  }

  commit(deed: Deed): void {
    const choice = this.errands.choiceOf(deed.id)
    if (!choice) return
    if (choice.option.warn && this.screen.doubt?.id !== choice.id) return this.screen.choose(choice)
    this.screen.onward ||= ['attack', 'reveal'].includes(deed.verb) // to the cards, to the tokens
    this.send([deed.id])
  }

  // -- sending --------------------------------------------------------------------------------------------------------------------

  private send(ids: string[]): void {
    this.aim = null
    this.verb = null
    this.then = []
    this.errands.send(ids)
  }

  /** A view came, or an answer was confirmed: go on, or stop where the table is no longer as it was. */
  advance(view: View, sending: boolean): void {
    if (this.backing) return this.back()
    this.errands.goOn(view, sending)
    if (this.queue.length) return
    const { what, board } = situationOf(view)
    if (this.upNext !== null && what !== 'step') {
      if (what === 'act') this.piece = this.looked = this.upNext
      if (this.upAim !== null) this.aimAt(this.upAim)
      this.upNext = this.upAim = null
    }
    if (what === 'step') this.piece = board.mover?.piece ?? null
    if (this.then.some((id) => !board.mover?.after.includes(id))) this.then = []
    if (this.to !== null && !this.wayTo(this.to)) this.to = null
  }

  /** Aim at an option, if it is there. */
  aimAt(id: string): void {
    const deed = this.now.deeds.find((each) => each.id === id)
    if (!deed) return
    this.verb = deed.verb
    this.aim = id
  }

  /** Take back the move under way, answer by answer. */
  backOut(): void {
    this.errands.backing = true
    this.back()
  }

  private back(): void {
    const mover = this.board.mover?.piece ?? null
    this.looked = mover ?? this.looked
    if (this.errands.undoOne(mover !== null)) return
    this.piece = mover ?? this.looked
    this.verb = null
  }

  /** Esc: close what is open, one thing after another; in the middle of a move take it back. Whether there was something. */
  escape(): boolean {
    if (this.screen.zoomed || this.screen.why || this.screen.doubt) return false
    if (this.aim !== null || this.to !== null || this.then.length) this.clearAim()
    else if (this.now.what === 'step' && this.free) this.backOut()
    else if (this.verb !== null) this.verb = null
    else if (this.piece !== null) this.choose(null)
    else return false
    return true
  }

  // -- why not --------------------------------------------------------------------------------------------------------------------

  private refuse(why: Reason, at: Element | null): void {
    this.screen.why = { text: why.text, rule: why.rule ?? '', at }
  }

  explain(square: Square, piece: PieceId | null, at: Element | null): void {
    if (this.free && this.puts && this.piece === null && this.now.deeds.some(({ target }) => target === `square:${square}` || target === `place:${placeOf(square)}`)) {
      return this.refuse({ text: ui(`put-first-${this.now.what}`) }, at)
    }
    this.refuse(whyNotHere(this, square, piece), at)
  }
}

const plays = new WeakMap<TableScreen, Play>()

/** The one play of a screen, shared by its parts. */
export function playOf(screen: TableScreen): Play {
  const known = plays.get(screen)
  if (known) return known
  let made: Play | undefined
  // Made outside whatever asks for it first: a derived value does not follow the state that it makes itself.
  $effect.root(() => {
    made = new Play(screen)
  })
  plays.set(screen, made as Play)
  return made as Play
}
