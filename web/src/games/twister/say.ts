/** Words of this screen. */
import { cardName, listed, t } from '../../lib/i18n.svelte'
import type { Args } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, kindOf, seatOf, type PieceId } from './board'

/** A text of this screen: `ui('close')` is `twister-ui-close`. */
export const ui = (key: string, args?: Args): string => t(`twister-ui-${key}`, args)

/** What a kind of piece is called. */
export const named = (kind: string): string => cardName('twister', kind)

/** What a piece is called: its kind. */
export const pieceName = (piece: PieceId): string => named(kindOf(piece))

/** What is said of a kind of piece on its card; null: nothing. Whom a treasure gives its point is a ruling of the table. */
export function textOf(screen: TableScreen, kind: string): string | null {
  const id = `text-${kind}${kind === 'treasure' && screen.view.settings.treasure_to === 'owner' ? '-owner' : ''}`
  return screen.knows(id) ? screen.say(id) : null
}

/** The piece with whose it is, where that is not clear: "Thief (B)". */
export const pieceOf = (piece: PieceId): string => ui('piece-of', { piece: pieceName(piece), seat: seatOf(piece) })

/** Several of them, each with whose it is. */
export const listedPieces = (ids: readonly PieceId[]): string => listed(ids.map(pieceOf))

/** What of a new room the other side places after what is placed now; '' where there is nothing. */
export function placedLater(screen: TableScreen): string {
  const { placing } = boardOf(screen.view)
  if (!placing?.later.length) return ''
  const next = placing.seat === 'A' ? 'B' : 'A'
  return ui(next === screen.view.seat ? 'place-then-you' : 'place-then', { name: screen.name(next), names: listedPieces(placing.later) })
}

export { listed }
