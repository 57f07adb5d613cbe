/** What a player is about to do, and what can be read from that: where the chosen piece walks, what it may aim at, what a turn would show. */
import { idIn } from '../../lib/ids'
import type { Option, Refusal } from '../../lib/types'
import { Errands } from '../../table/errands.svelte'
import type { TableScreen } from '../../table/screen.svelte'
import { isCharacter, seatOf, situationOf, thenOf, walkOf, type Board, type Piece, type PieceId, type PlaceName, type Reach, type Square, type Walk } from './board'
import { isLine, pathTo, placeOf, turned } from './geometry'
import { PUTS } from './gestures'
import { toldBoard } from './telling'

/**
 * What is chosen and aimed at, and everything that follows from it and the view; it changes nothing and sends nothing.
 * The house has what is taken up, said and aimed at (table/choosing.ts); a walk is this game's own, since it is no option, but many of them.
 */
export class Aiming {
  readonly screen: TableScreen
  /** The square aimed at for a walk. */
  to = $state<Square | null>(null)
  /** What is offered in the middle of a move, after a stop: ids of `mover.after`. */
  then = $state.raw<readonly string[]>([])
  /** The square under the pointer or the focus. */
  over = $state<Square | null>(null)
  /** The token that was left for another before its place was confirmed. */
  dropped = $state<PieceId | null>(null)
  /** Answers on their way. */
  readonly errands: Errands
  /** What the board shows large: a piece of either side that was looked at last. */
  looked = $state<PieceId | null>(null)

  constructor(screen: TableScreen) {
    this.screen = screen
    this.errands = new Errands(screen)
  }

  /** The chosen piece: a character that acts, or a token to be put somewhere. */
  get piece(): PieceId | null {
    return idIn('piece', this.screen.taken ?? '')
  }

  /** The chosen action; null shows where the piece can walk and whom it can attack. */
  get verb(): string | null {
    return this.screen.verb
  }

  /** The option that waits for a second word, shown as it would be. */
  get aimed(): Option | null {
    const { selected } = this.screen
    return selected && selected.gesture.from !== null && selected.gesture.at.length ? selected.option : null
  }

  get aim(): string | null {
    return this.aimed?.id ?? null
  }

  get now(): ReturnType<typeof situationOf> {
    const { view, replayed } = this.screen
    return replayed ? situationOf(view) : { ...situationOf(view), board: toldBoard(view) }
  }

  get board(): Board {
    return this.now.board
  }

  get me(): string | null {
    return this.screen.view.seat
  }

  /** It is for me to do something, and nothing is on its way. */
  get free(): boolean {
    return this.screen.active && this.now.ask !== null && !this.errands.busy
  }

  get queue(): readonly string[] {
    return this.errands.queue
  }

  get backing(): boolean {
    return this.errands.backing
  }

  /** Who acts: whoever is in the middle of a move, else the chosen piece. */
  get actor(): PieceId | null {
    return this.now.what === 'step' ? (this.board.mover?.piece ?? null) : this.piece
  }

  /** What the chosen piece can do now; with none chosen, what any can. */
  get verbs(): Set<string> {
    const { taken, choices } = this.screen
    return new Set((taken === null ? choices : this.screen.choicesOn(taken)).flatMap(({ gesture }) => gesture.verb ?? []))
  }

  /** Where whoever acts can walk, as the server says; `move` is the option that begins it. */
  get walk(): { from: Square; reach: Reach; move: Option | null } | null {
    const { what, board } = this.now
    if (what === 'step' && board.mover) return { from: board.mover.path.at(-1) ?? '', reach: board.mover, move: null }
    return this.verb === null || this.verb === 'move' ? this.firstWalk : null
  }

  /** Where the chosen piece could walk, whatever else is aimed at. */
  get firstWalk(): { from: Square; reach: Walk; move: Option } | null {
    if (this.now.what !== 'act' || this.piece === null) return null
    const move = this.errands.choiceOf(`move:${this.piece}`)?.option
    const from = this.standsAt(this.piece)
    return move && from !== undefined ? { from, reach: walkOf(move), move } : null
  }

  /** What bars the way of whoever acts to a square nearby. */
  barredAt(square: Square): Refusal | null {
    const { walk } = this
    if (!walk || square === walk.from) return null
    if (!walk.move) return this.screen.view.why[`square:${square}`] ?? null
    const { why, reasons } = walkOf(walk.move)
    return reasons[why[square] ?? -1] ?? null
  }

  /** The way to the piece that something else is aimed at: one may want to go there instead, to carry it or to pass. */
  get wayInstead(): Square[] | null {
    const target = this.aimed && idIn('piece', this.aimed.touches[0] ?? '')
    const square = target === null ? undefined : this.standsAt(target)
    const { firstWalk } = this
    if (!firstWalk || target === null || square === undefined || (seatOf(target) !== this.me && firstWalk.reach.over.includes(square))) return null
    return pathTo(firstWalk.reach.reach, firstWalk.from, square)
  }

  /** What else the press may have meant: other options at the same target, and the other turns of a room. */
  get others(): Option[] {
    const { selected, taken } = this.screen
    const target = this.aimed?.touches[0]
    if (!selected || target === undefined || taken === null) return []
    const same = this.now.what === 'step' ? this.screen.aimsAt(target)
      : this.screen.choicesOn(taken).filter(({ gesture }) => gesture.at.includes(target) || (gesture.verb === 'turn' && selected.gesture.verb === 'turn'))
    return same.flatMap((each) => (each === selected ? [] : each.option))
  }

  /** The way to a square, the first one included; null where the walk does not lead. */
  wayTo(square: Square | null): Square[] | null {
    const { walk } = this
    if (!walk || square === null || !(square in walk.reach.reach)) return null
    return pathTo(walk.reach.reach, walk.from, square)
  }

  /** The points for walking to a square, where that leads out of the dungeon; null where it doesn't. */
  exitAt(square: Square | null): number | null {
    const { walk } = this
    return walk && square !== null && square in walk.reach.reach && isLine(square) && square.charAt(0) !== this.me ? walk.reach.worth : null
  }

  /** What may be aimed at now: for the chosen action, or beside a walk. */
  get targets(): Set<string> {
    const { aims, taken } = this.screen
    return new Set(this.free ? aims.flatMap(({ gesture }) => gesture.at).filter((object) => object !== taken) : [])
  }

  /** The room as it would lie, while a turn is looked at. */
  get preview(): { place: PlaceName; turns: number } | null {
    return (this.aimed && thenOf(this.aimed).turn) ?? null
  }

  /** Where a piece is to be drawn: a turn that is looked at takes it along. */
  shownAt(piece: Piece): Square {
    const { preview } = this
    if (!preview || placeOf(piece.at) !== preview.place) return piece.at
    const room = this.board.places.find((each) => each.place === preview.place)?.room
    return room ? turned(piece.at, preview.place, preview.turns - room.turns) : piece.at
  }

  /** The pieces that the chosen question is about: those I may choose. */
  get choosable(): Set<PieceId> {
    if (!this.free || this.now.what === 'step') return new Set()
    return new Set(this.screen.choices.flatMap(({ gesture }) => gesture.from?.slice('piece:'.length) ?? []))
  }

  /** The enemy on a square, if there is one. */
  enemyAt(square: Square): PieceId | undefined {
    return this.board.pieces.find(({ at, character, seat }) => at === square && character && seat !== this.me)?.id
  }

  standsAt(piece: PieceId): Square | undefined {
    return this.board.pieces.find((each) => each.id === piece)?.at
  }

  /** Tokens are to be put somewhere: setting up, revealing. */
  get puts(): boolean {
    return PUTS.includes(this.now.what)
  }

  /** The tokens that I still have to put somewhere, as they lie before me. */
  get tray(): readonly PieceId[] {
    const { what, board } = this.now
    if (what === 'place') return board.placing?.tokens ?? []
    return board.phase === 'starters' ? board.hand.filter(isCharacter) : board.hand
  }

  /** Steps that whoever acts may still take. */
  speedOf(): number {
    const { what, board } = this.now
    if (what === 'step') return board.mover?.steps ?? 0
    return board.pieces.find((each) => each.id === this.piece)?.speed ?? 0
  }
}
