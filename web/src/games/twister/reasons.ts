/** Why something may not be done, in one sentence: the server's own refusals, and what the screen itself knows. */
import type { Refusal } from '../../lib/types'
import type { PieceId, Square } from './board'
import { placeOf } from './geometry'
import type { Aiming } from './aiming.svelte'
import { ui } from './say'

export interface Reason { text: string; rule?: string }

const told = ({ screen }: Aiming, refusal: Refusal | undefined | null): Reason | null => (refusal ? screen.refusalText(refusal) : null)

/** Why the chosen piece, or whoever is moving, cannot do something. */
export function whyNot(play: Aiming, verb: string): Reason {
  const { why } = play.screen.view
  return told(play, why[`do:${verb}:${play.actor}`] ?? why[`piece:${play.actor}`] ?? why.do) ?? { text: ui('not-now') }
}

/** Why nobody can do something now. */
export function whyNobody(play: Aiming, verb: string): Reason {
  const { view } = play.screen
  if (view.over) return { text: ui('game-over') }
  if (play.free && play.now.what === 'act') return { text: ui('nobody-can', { deed: ui(`do-${verb}`) }) }
  return told(play, view.why.do) ?? { text: ui(view.seat ? 'not-now' : 'you-watch') }
}

/** Why nothing can be done with a piece or square. */
export function whyNotHere(play: Aiming, square: Square, piece: PieceId | null): Reason {
  const { why, over } = play.screen.view
  if (over) return { text: ui('game-over') }
  const { walk } = play
  if (walk?.deed && square !== walk.from) {
    const { screen } = play
    return told(play, play.barredAt(square)) ?? screen.refusalText({ key: 'too-far', args: { steps: play.speedOf() }, rule: '8' })
  }
  const refusal = (piece !== null ? why[`piece:${piece}`] : undefined) ?? why[`square:${square}`] ?? why[`place:${placeOf(square)}`]
  return told(play, refusal ?? (piece !== null ? why.piece : why.square)) ?? whyNobody(play, 'move')
}
