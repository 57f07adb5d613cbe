/** What a first game is told about, most urgent first. */
import { isCharacter } from './board'
import type { Play } from './play.svelte'

/** What the guide has told: hints, and notes on what happens (lesson.txt). */
export const TAUGHT: readonly string[] = ['goal', 'card', 'act', 'step', 'combat', 'turn', ...['plays-card', 'turns', 'attacks', 'opens', 'leaves'].map((key) => `note-${key}`)]

export function hintsOf(play: Play): string[] {
  if (!play.free && play.queue.length === 0) return []
  // In the free set-up the prompt has told how points are won.
  return [play.screen.view.settings.setup === 'fixed' ? 'goal' : '', ...asked(play)]
}

function asked({ me, now: { what, board }, screen }: Play): string[] {
  if (what === 'place' && screen.view.settings.reveal_placement === 'printed') return ['place-printed']
  if (what === 'place' && !board.placing?.tokens.some(isCharacter)) return ['place-object']
  if (what !== 'act') return [what]
  return [
    what,
    screen.choices.some(({ gesture }) => gesture.verb === 'turn') ? 'turn' : '',
    board.pieces.some((piece) => piece.wounded && piece.seat === me) ? 'wounded' : '',
    board.left <= 1 ? 'end' : '',
  ]
}
