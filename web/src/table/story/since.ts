/** "Since your turn": where what happened since the end of my last turn begins. */
import type { Seat, View } from '../../lib/types'
import { viewAt, type Beat, type Told } from './beats'

/** A moment of the story: a view and what of it is told; a beat of null is the view itself. */
export interface Step { view: View; beat: Beat | null }

/** Whose turn a beat belongs to: as the game says, else mine alone where I play a card. */
function turnIn({ view, beat }: Step, { turnOf }: Told): Seat | null {
  if (!beat) return null
  if (turnOf) return turnOf(viewAt(view, beat))
  return (beat.kind === 'card' || beat.kind === 'deed') && beat.entries.at(-1)?.args.seat === view.seat ? view.seat : null
}

/** Whether the first turn of a story is another's than this seat's; not where the game has no turns, or nobody's has begun. */
export function othersBegin(steps: readonly Step[], { turnOf }: Told, me: Seat | null): boolean {
  const first = steps.map(({ view, beat }) => turnOf?.(beat ? viewAt(view, beat) : view)).find(Boolean)
  return me !== null && first !== undefined && first !== me
}

/** The steps since the last turn of mine that is over; what I reply in another's turn ends none. Whoever plays alone has no others' turns. */
export function sinceMyTurn(steps: readonly Step[], told: Told): readonly Step[] {
  const mine = steps.map((step) => step.view.seat !== null && turnIn(step, told) === step.view.seat)
  return steps.slice(mine.findLastIndex((is, k) => is && mine[k + 1] === false) + 1)
}
