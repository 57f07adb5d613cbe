/** Words of this screen. */
import { cardName, listed, t } from '../../lib/i18n.svelte'
import type { Args } from '../../lib/types'
import { kindOf, seatOf, type PieceId } from './board'

/** A text of this screen: `ui('end')` is `twister-ui-end`. */
export const ui = (key: string, args?: Args): string => t(`twister-ui-${key}`, args)

/** What a kind of piece is called. */
export const named = (kind: string): string => cardName('twister', kind)

/** What a piece is called: its kind. */
export const pieceName = (piece: PieceId): string => named(kindOf(piece))

/** The piece with whose it is, where that is not clear: "Thief (B)". */
export const pieceOf = (piece: PieceId): string => ui('piece-of', { piece: pieceName(piece), seat: seatOf(piece) })

export { listed }
