/** Why something may not be done, in one sentence, as the server says it. */
import { t } from '../../lib/i18n.svelte'
import type { Refusal } from '../../lib/types'
import { isCharacter, kindOf, seatOf, type PieceId, type Square } from './board'
import { placeOf } from './geometry'
import type { Aiming } from './aiming.svelte'
import { pieceOf, textOf, ui } from './say'

export interface Reason { text: string; rule?: string; about?: readonly string[] }

/** A refusal in words; without one, that the game is over, that it is not one’s move, or that one watches. */
const told = ({ screen }: Aiming, refusal: Refusal | undefined): Reason => (refusal ? screen.refusalText(refusal) : { text: screen.view.over ? t('ui-over') : ui(screen.view.seat ? 'not-now' : 'you-watch') })

/** Why whoever acts cannot do something, or nobody can while nobody has been chosen. */
export const whyNot = (play: Aiming, verb: string): Reason => told(play, play.screen.refusalOn(play.free && play.actor ? `do:${verb}:${play.actor}` : `do:${verb}`))

/** Why nothing can be done with a piece or square; of an enemy that is pressed, also what it can do, once no guide leads. */
export function whyNotHere(play: Aiming, square: Square, piece: PieceId | null): Reason {
  const { screen, board, me } = play
  const reason = whyHere(play, square, piece)
  if (piece === null || !isCharacter(piece) || seatOf(piece) === me || (screen.view.lesson && !screen.view.lesson.ends)) return reason
  const text = board.pieces.find(({ id }) => id === piece)?.wounded ? ui('wounded-panel', { character: kindOf(piece) }) : textOf(screen, kindOf(piece))
  return { ...reason, text: [reason.text, `${pieceOf(piece)}.`, text].filter(Boolean).join(' ') }
}

function whyHere(play: Aiming, square: Square, piece: PieceId | null): Reason {
  const { screen, walk, verb } = play
  const { why } = screen.view
  const aim = screen.aimRefused(`square:${square}`)
  if (walk?.move && square !== walk.from) return told(play, play.barredAt(square) ?? (verb === null ? aim : undefined) ?? why[`place:${placeOf(square)}`] ?? play.firstWalk?.reach.far)
  const own = aim ?? (piece === null ? undefined : why[`piece:${piece}`]) ?? why[`square:${square}`] ?? why[`place:${placeOf(square)}`]
  const turn = play.now.what === 'act'
  const thing = piece !== null && !(turn && isCharacter(piece)) // in a turn, a character without a reason can be aimed at by somebody else
  if (own || thing || !turn || play.piece === null) return told(play, own ?? (thing ? why.piece : why.square))
  return whyNot(play, verb ?? 'move')
}
