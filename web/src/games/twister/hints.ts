/** What a first game is told about, most urgent first. */
import { isCharacter } from './board'
import type { Play } from './play.svelte'

export function hintsOf(play: Play): string[] {
  if (!play.free && play.queue.length === 0) return []
  const { what, board } = play.now
  if (what === 'place' && play.screen.view.settings.reveal_placement === 'printed') return ['goal', 'place-printed']
  if (what === 'place' && !board.placing?.tokens.some(isCharacter)) return ['goal', 'place-object']
  if (what !== 'act') return ['goal', what]
  return [
    'goal',
    what,
    play.screen.choices.some(({ gesture }) => gesture.verb === 'turn') ? 'turn' : '',
    board.pieces.some((piece) => piece.wounded && piece.seat === play.me) ? 'wounded' : '',
    board.left <= 1 ? 'end' : '',
  ]
}
