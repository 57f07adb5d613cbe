/** Why something may not be done, in one sentence: the server's own refusals, and what the screen itself knows. */
import type { Refusal } from '../../lib/types'
import type { PieceId, Square } from './board'
import type { Aiming } from './aiming.svelte'
import { ui } from './say'

export interface Reason { text: string; rule?: string }

const told = ({ screen }: Aiming, refusal: Refusal | undefined): Reason | null => (refusal ? screen.refusalText(refusal) : null)

/** Why the chosen piece cannot do something. */
export function whyNot(play: Aiming, verb: string): Reason {
  const { why } = play.screen.view
  return told(play, why[`do:${verb}:${play.actor}`] ?? why[`piece:${play.actor}`]) ?? { text: ui('not-this-piece') }
}

/** Why nobody can do something now. */
export function whyNobody(play: Aiming, verb: string): Reason {
  const { view } = play.screen
  if (view.over) return { text: ui('game-over') }
  if (play.free && play.now.what === 'act') return { text: ui('nobody-can', { deed: ui(`do-${verb}`) }) }
  return told(play, view.why.piece ?? view.why.square) ?? { text: ui(view.seat ? 'not-now' : 'you-watch') }
}

/** Why nothing can be done with a piece or square. */
export function whyNotHere(play: Aiming, square: Square, piece: PieceId | null): Reason {
  const { why, over } = play.screen.view
  if (over) return { text: ui('game-over') }
  const { walk } = play
  if (walk && square !== walk.from) {
    const refusal = told(play, walk.reach.why[square])
    if (refusal) return refusal
    if (play.free) return { text: ui('too-far', { steps: play.speedOf() }) }
  }
  const refusal = piece !== null ? (why[`piece:${piece}`] ?? why.piece) : (why[`square:${square}`] ?? why.square)
  return told(play, refusal) ?? whyNobody(play, 'move')
}
