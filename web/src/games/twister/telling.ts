/** The board as far as it has been told. */
import type { Entry, View } from '../../lib/types'
import { boardOf, seatOf, type Board, type Square } from './board'
import { handles, WALKS, walkUpTo } from './journal'

/** How many steps of a walk under way have been told. */
function stepsTold(journal: readonly Entry[], piece: string, way: readonly Square[]): number {
  let at = journal.length - 1
  while (handles(journal[at], piece)) at--
  const last = journal[at]
  if (!last || !WALKS.includes(last.key) || last.args.piece !== piece) return 0
  const path = walkUpTo(journal, at)
  return path.every((square, n) => square === way[n]) ? path.length - 1 : 0
}

const held = new WeakMap<View, Board>()

/**
 * The board as far as it has been told: the steps of another's walk come one by one, and are told together where it ends or something is
 * handled. Until then whoever walks stands where it was told to be, so that it sets out with its sentence.
 */
export function toldBoard(view: View): Board {
  const known = held.get(view)
  if (known) return known
  let board = boardOf(view)
  const { mover, deed } = board
  if (mover && seatOf(mover.piece) !== view.seat) {
    const { piece, path } = mover
    const at = path[stepsTold(view.journal, piece, path)] ?? ''
    // What it pays is told with its first step.
    const unpaid = at === path[0] && deed && !handles(view.journal.at(-1), piece)
    const paid = unpaid && (deed.potion ? { boost: { ...board.boost, [piece]: (board.boost[piece] ?? 0) + 1 } } : { left: board.left + 1 })
    board = { ...board, ...paid, pieces: board.pieces.map((each) => (each.id === piece || each.carrier === piece ? { ...each, at } : each)) }
  }
  held.set(view, board)
  return board
}
