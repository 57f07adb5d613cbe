/** The board as far as it has been told. */
import type { View } from '../../lib/types'
import { boardOf, seatOf, type Board, type Square } from './board'
import { handles, WALKS, walkUpTo } from './journal'

/** How many steps of a walk under way have been told, and whether it was told to begin with something handled: that paid for it. */
function walkTold({ journal, settings }: View, piece: string, way: readonly Square[]): { steps: number; paid: boolean } {
  let at = journal.length - 1
  while (handles(journal[at], piece)) at--
  const last = journal[at]
  if (!last || !WALKS.includes(last.key) || last.args.piece !== piece) return { steps: 0, paid: at < journal.length - 1 && !settings.take_in_place }
  const path = walkUpTo(journal, at)
  const steps = path.every((square, n) => square === way[n]) ? path.length - 1 : 0
  return { steps, paid: steps > 0 }
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
    const { steps, paid } = walkTold(view, piece, path)
    const at = path[steps] ?? ''
    // What it pays is told with its first step.
    const unpaid = !paid && deed && (deed.potion ? { boost: { ...board.boost, [piece]: (board.boost[piece] ?? 0) + 1 } } : { left: board.left + 1 })
    board = { ...board, ...unpaid, pieces: board.pieces.map((each) => (each.id === piece || each.carrier === piece ? { ...each, at } : each)) }
  }
  held.set(view, board)
  return board
}
