/** What a player does: choosing, aiming, a walk that goes on step by step, taking back, and why something cannot be done. */
import { idIn } from '../../lib/ids'
import { prefs } from '../../lib/prefs.svelte'
import type { View } from '../../lib/types'
import { chosenAs, meantOf, NOTHING, press, say, selectedOf, type Pressed } from '../../table/choosing'
import type { Choice, TableScreen } from '../../table/screen.svelte'
import { Aiming } from './aiming.svelte'
import { isCharacter, seatOf, situationOf, type PieceId, type Square } from './board'
import { placeOf } from './geometry'
import { whyNot, whyNotHere, type Reason } from './reasons'
import { pieceName, ui } from './say'
import { HANDLING } from './gestures'

/** How a square or piece was chosen: a mouse shows the way before the click; a finger and the keys do not. */
export type How = 'mouse' | 'touch' | 'key'

/** What asks something else at once: for a combat card, where tokens go. */
const ASKS: readonly string[] = ['attack', 'reveal']

export class Play extends Aiming {
  /** The piece that is to be chosen, once the move that was stopped for it has ended. */
  private upNext: PieceId | null = null
  /** What it is to aim at then. */
  private upAim: string | null = null
  /** The action it is to begin then. */
  private upVerb: string | null = null
  /** Who acted last, and acts on where it can. */
  private acted: PieceId | null = null
  /** The tokens that lay before me, to know the one that is taken back. */
  private lay: readonly PieceId[] = []
  /** What was aimed at or stayed chosen by itself: the first press on it only means it. */
  private preset: string | null = null
  /** What a finger aimed at on the board: it knows where its token is to go, and goes on to the next one. */
  private meant: string | null = null
  /** Something was sent; once it is done the keyboard goes on to what comes next. */
  private given = false

  // -- choosing -------------------------------------------------------------------------------------------------------------------

  /** Choose a piece, or let go of it. */
  choose(piece: PieceId | null): void {
    // In setting up, where it can be taken back, the next token leaves the one before where a finger put it.
    if (piece !== null && piece !== this.piece && this.now.what !== 'place' && this.aim !== null && this.aim === this.meant && !this.aimed?.warn) this.send([this.aim])
    const before = this.puts && this.aimed && piece !== null && piece !== this.piece ? this.piece : null
    this.screen.why = null
    this.screen.doubt = null
    this.clearAim()
    this.hold(piece)
    this.looked = piece ?? this.looked
    this.dropped = before
  }

  private hold(piece: PieceId | null): void {
    this.screen.why = null // that one is to be chosen first is said no longer
    this.screen.choosing = { ...NOTHING, held: piece === null ? null : `piece:${piece}` }
  }

  clearAim(): void {
    this.screen.choosing = { ...this.screen.choosing, selected: null }
    this.to = null
    this.then = []
  }

  /** A square was pressed, with the piece that stands there, if any: the house's press, then what is this game's own. */
  press(square: Square, piece: PieceId | null, how: How, at: Element | null): void {
    this.screen.why = null
    this.dropped = null
    if (piece !== null) this.looked = piece
    if (this.screen.sending || this.queue.length) return
    if (!this.free) return this.explain(square, piece, at)
    if (how === 'key' && this.actor !== null && (piece === this.actor || square === this.standsAt(this.actor)) && this.stay()) return
    const { choosing, choices, taken } = this.screen
    const turn = this.now.what === 'act'
    const object = meantOf(choosing, choices, [`piece:${piece}`, `square:${square}`, `place:${placeOf(square)}`])
    if (object === undefined || (object === taken && !turn)) return this.walkOr(square, piece, how, at)
    if (object === taken && how === 'key') return
    const { preset } = this
    this.preset = null
    if (object === preset && how !== 'key' && [taken, this.aimed?.touches[0]].includes(object)) return // it only means this one
    // What costs no action needs no second word, but a finger has seen nothing of it yet; what a square means for a token is said of each.
    const sure = prefs.oneTap || (how !== 'touch' && this.now.what !== 'place')
    const pressed = press(choosing, choices, object, (!turn && sure) || 'again')
    this.screen.onward = how === 'key' && this.puts && !!pressed?.give // back to the tray, for the next token
    this.follow(pressed)
    this.meant = how === 'touch' && this.puts ? this.aim : null
  }

  /** Take up the next of my characters that can act, in the order of the board's list; whether there is one. */
  chooseNext(): boolean {
    const able = this.now.what === 'act' ? [...this.choosable] : []
    const next = able[(this.piece === null ? -1 : able.indexOf(this.piece)) + 1] ?? able[0]
    if (next === undefined) return false
    this.choose(next)
    return true
  }

  /** Come as far as the house says, or give the answer. */
  private follow(pressed: Pressed | null): void {
    if (!pressed) return
    if (pressed.give) return this.commit(pressed.give)
    this.screen.doubt = null
    this.to = null
    this.then = []
    const { now } = pressed
    // In a turn an aim says its verb, and Esc goes back to that; on the way all that is at hand stays lit.
    const said = this.now.what === 'act' ? selectedOf(now, this.screen.choices)?.gesture.verb : undefined
    this.screen.choosing = { ...now, verb: now.verb ?? said ?? null }
  }

  /** Enter where the acting piece stands, or stood before a turn that is looked at: do what is aimed at, else aim; whether it was that. */
  private stay(): boolean {
    if (this.aim !== null || this.to !== null) this.confirm()
    else if (this.now.what === 'act' && this.verb !== null && this.verb !== 'move' && this.targets.size === 1) this.take(this.verb, null) // of several, the one in focus
    else return false
    return true
  }

  /** Nothing is aimed at there: walk, or else end the move under way, for what comes after it or for another piece. */
  private walkOr(square: Square, piece: PieceId | null, how: How, at: Element | null): void {
    const mover = this.now.what === 'step' ? this.board.mover : null
    const own = piece !== null && seatOf(piece) === this.me
    const after = (mover?.after ?? []).filter((id) => piece !== null && id.endsWith(`:${piece}`) && (!own || id.startsWith('heal')))
    if (after.length) return this.offer(square, after)
    if (this.wayTo(square)) return this.goTo(square, how)
    const dark = this.darkAt(square)
    if (dark) return this.aimAt(dark)
    if (!own || !isCharacter(piece) || piece === mover?.piece || !this.verbs.has('stop')) return this.explain(square, piece, at)
    this.send(['stop'])
    this.upNext = piece
  }

  /** The option that reveals the room there, before whoever would walk: nobody walks into the dark. */
  private darkAt(square: Square): string | null {
    const id = `reveal:${this.piece}:${placeOf(square)}`
    return this.walk?.move && this.errands.choiceOf(id) ? id : null
  }

  /** Somebody was pressed who could be attacked or healed after a stop; once more does it, or walks there where that can be done too. */
  private offer(square: Square, after: readonly string[]): void {
    if (this.then[0] === after[0]) return this.confirm()
    this.clearAim()
    this.then = after
    this.to = this.wayTo(square) ? square : null
  }

  /** End the move here, and aim at what comes then. */
  stopAnd(id: string): void {
    this.upNext = this.board.mover?.piece ?? null
    this.upAim = id
    this.send(['stop'])
  }

  /** Walk: at once with a mouse or the keys, which have shown the way; after a second press with a finger, or onto an enemy, who may have been meant to be attacked. */
  goTo(square: Square, how: How): void {
    const shown = this.to === square || (!this.enemyAt(square) && (how !== 'touch' || prefs.oneTap))
    this.clearAim()
    if (shown) this.walkTo(square)
    else this.to = square
  }

  /** Walk to a square, step by step. */
  walkTo(square: Square): void {
    const { walk } = this
    const way = this.wayTo(square)
    if (!walk || !way) return
    this.to = null
    const ids = [...(walk.move ? [walk.move.id] : []), ...way.slice(1).map((each) => `go:${each}`)]
    this.send(ids)
  }

  /** Walk to what something else is aimed at. */
  walkInstead(): void {
    const square = this.wayInstead?.at(-1)
    this.hold(this.piece)
    if (square !== undefined) this.walkTo(square)
  }

  /** Begin a move without a step, to pick up or put down where one stands. */
  startWalk(): void {
    if (this.walk?.move) this.send([this.walk.move.id])
  }

  /** The action of a letter or of a button of the bar. */
  take(verb: string, at: Element | null): void {
    this.screen.why = null
    const { choosing, choices, held } = this.screen
    const step = this.now.what === 'step'
    if (this.free && step && !this.verbs.has(verb) && !HANDLING.includes(verb) && this.verbs.has('stop')) {
      // Whoever wants to do something else ends the move first, where it may end here; nobody gives steps away for what cannot be done.
      if (verb === 'move' || this.screen.refusalOn(`do:${verb}:${this.actor}`)?.key !== 'stop-first') return this.refuse(whyNot(this, verb), at)
      this.send(['stop'])
      this.screen.choosing = { ...NOTHING, held }
      this.upVerb = verb
      return
    }
    if (!this.free || !this.verbs.has(verb)) return this.refuse(whyNot(this, verb), at)
    if (this.piece === null) return this.refuse({ text: ui('choose-first') }, at)
    if (verb !== 'move') {
      this.follow(say(choosing, choices, verb, step, step || verb === 'turn'))
      this.preset = (this.aimed && ASKS.includes(this.aimed.key) && this.aimed.touches[0]) || null
      return
    }
    this.preset = null
    if (this.verb === 'move') return this.startWalk()
    this.follow({ now: { ...choosing, verb, selected: null } })
  }

  /** End the turn; with points left the house asks once more. */
  end(at: Element | null): void {
    if (!this.free) return this.refuse(whyNot(this, 'end'), at)
    if (this.now.what === 'step') return this.take('stop', at)
    const end = this.errands.choiceOf('end')
    if (end) this.commit(end)
    else this.refuse(whyNot(this, 'end'), at)
  }

  /** Do what is aimed at. */
  confirm(): void {
    if (this.to !== null) this.walkTo(this.to)
    else if (this.then[0] !== undefined) this.stopAnd(this.then[0])
    else if (this.aimed && this.screen.selected) this.commit(this.screen.selected)
  }

  /** Give an answer; a likely slip waits for a second word. */
  commit(choice: Choice): void {
    if (choice.option.warn && this.screen.doubt?.id !== choice.id) return this.screen.choose(choice)
    this.screen.onward ||= ASKS.includes(choice.option.key) // to the cards, to the tokens
    this.send([choice.option.id])
  }

  // -- sending --------------------------------------------------------------------------------------------------------------------

  private send(ids: string[]): void {
    this.then = []
    if (!this.puts) {
      const { actor } = this
      const ends = ids.join() === 'end'
      this.acted = ends ? null : actor // whoever has revealed a room acts on when it is filled
      this.looked = ends ? null : (actor ?? this.looked) // and is looked at, not what it was aimed at
    }
    this.given = true
    this.screen.choosing = { ...NOTHING, held: this.screen.held }
    // A walk that is ended where it led to is still one gesture, and is taken back as one.
    this.errands.send(ids, ids.join() === 'stop' && this.lastWalk.length > 0)
  }

  /** A view came, or an answer was confirmed: go on, or stop where the table is no longer as it was. */
  advance(view: View, sending: boolean): void {
    if (this.backing) return this.back()
    this.errands.goOn(view, sending)
    if (this.queue.length) return
    if (this.screen.director?.now) return // what is told asks nothing
    const { what, board } = situationOf(view)
    if (this.given && !sending) {
      this.given = false
      this.screen.onward = true
    }
    if (what === 'act' && this.acted !== null && this.upNext === null && this.free) {
      if (this.piece === null && this.choosable.has(this.acted)) this.hold((this.looked = this.acted))
      this.preset = this.screen.taken
      this.acted = null
    }
    this.takenBack()
    if (this.upNext !== null && what !== 'step') {
      if (what === 'act') this.hold((this.looked = this.upNext))
      if (this.upAim !== null) this.aimAt(this.upAim)
      this.upNext = this.upAim = null
    }
    if (this.upVerb !== null && what !== 'step') {
      const verb = this.upVerb
      this.upVerb = null
      if (what === 'act' && this.piece !== null) this.take(verb, null)
    }
    if (what === 'step' && this.piece !== this.actor) this.hold(this.actor)
    if (this.then.some((id) => !board.mover?.after.includes(id))) this.then = []
    if (this.to !== null && !this.wayTo(this.to)) this.to = null
  }

  /** A token that lies before me again is the one that is put anew. */
  private takenBack(): void {
    const before = this.lay
    this.lay = this.puts ? this.tray : []
    const [back, ...more] = before.length ? this.lay.filter((token) => !before.includes(token)) : []
    if (back === undefined || more.length || !this.choosable.has(back) || !before.every((token) => this.lay.includes(token))) return
    this.hold((this.looked = back))
    this.screen.onward = true
  }

  /** Aim at an option, if it is there. */
  aimAt(id: string): void {
    const choice = this.errands.choiceOf(id)
    if (choice) this.screen.choosing = chosenAs(choice)
  }

  /** The answers of the gesture that is taken back next, if it was a walk. */
  private get lastWalk(): readonly string[] {
    const { undo } = this.screen.view
    const all = undo?.can && undo.option !== undefined ? [...(undo.joined ?? []), undo.option] : []
    return all.some((id) => id.startsWith('go:')) ? all : []
  }

  /** A walk that is the last thing done is taken back as one, as the server keeps it; null where it was a step, or something else. */
  get wholeWalk(): { text: string; run: () => void } | null {
    const walk = this.lastWalk
    const { board, screen } = this
    const piece = idIn('move', walk[0] ?? '') ?? board.mover?.piece ?? screen.view.journal.findLast(({ key }) => ['moves', 'returns'].includes(key))?.args.piece
    if (walk.length < 2 || typeof piece !== 'string') return null
    return {
      text: ui('undo-walk', { piece: pieceName(piece), steps: walk.filter((id) => id.startsWith('go:')).length }),
      run: () => {
        this.looked = piece
        screen.undo()
      },
    }
  }

  /** Take back the move under way, gesture by gesture. */
  backOut(): void {
    this.errands.backing = true
    this.back()
  }

  private back(): void {
    const mover = this.board.mover?.piece ?? null
    this.looked = mover ?? this.looked
    if (this.errands.undoOne(mover !== null)) return
    this.hold(mover ?? this.looked)
    this.preset = this.screen.taken
  }

  /** Let go of what is aimed at or chosen, one thing after another; in the middle of a move take it back. Whether there was something. */
  escape(): boolean {
    if (this.screen.zoomed || this.screen.doubt) return false
    this.screen.why = null
    if (this.aim !== null || this.to !== null || this.then.length) this.clearAim()
    else if (this.now.what === 'step' && this.free) this.backOut()
    else if (this.piece !== null) {
      this.clearAim() // an end of the turn that was doubted
      this.screen.letGo()
    } else return false
    return true
  }

  // -- why not --------------------------------------------------------------------------------------------------------------------

  private refuse(why: Reason, at: Element | null): void {
    this.screen.why = { rule: '', ...why, at }
  }

  /** Whether a press there would do something: then there is no reason against it. */
  may(square: Square, piece: PieceId | null): boolean {
    const { targets } = this
    return [`piece:${piece}`, `square:${square}`, `place:${placeOf(square)}`].some((object) => targets.has(object)) || this.wayTo(square) !== null || this.darkAt(square) !== null
      || (piece !== null && this.choosable.has(piece) && (this.puts || (this.piece ?? piece) === piece))
  }

  /** Say why nothing can be done there; nothing where the way leads. */
  explain(square: Square, piece: PieceId | null, at: Element | null): void {
    if (this.wayTo(square)) return
    if (this.free && this.puts && this.piece === null && this.screen.choices.some(({ gesture }) => gesture.at.includes(`square:${square}`) || gesture.at.includes(`place:${placeOf(square)}`))) {
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
