/** Which quests of mine a map card serves, before it lies on the map: then its pin says so. */
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, playerOf, type CardId } from './board'
import { kindIn, questOf } from './catalogue.svelte'
import { MANY_PLACES } from './facts'
import { named, ui } from './say'

/** "Your quest goes on here: Feed the Font", for each. */
export function goalsAt(screen: TableScreen, space: CardId): string[] {
  const board = boardOf(screen.view)
  const me = playerOf(board, screen.view.seat)
  const open = me ? [...me.quests, ...board.quests.global] : []
  return [...new Set(open)].flatMap((quest) => {
    const places = questOf(quest)?.places ?? []
    return places.length <= MANY_PLACES && places.includes(kindIn(space)) ? [ui('map-goal', { quest: named(quest) })] : []
  })
}
