/** Which quests of mine a map card serves, before it lies on the map: then its pin says so. */
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, playerOf, type Board, type CardId } from './board'
import { kindIn, questOf } from './catalogue.svelte'
import { MANY_PLACES } from './facts'
import { named, ui } from './say'

/** A quest's mark on a card of the map. */
export interface Pin {
  quest: string | null
  /** The token of an escort lies here. */
  token: boolean
  /** Drawn small until the quest is chosen. */
  quiet: boolean
}
/** So many places of a quest have full pins; of more only the one that is proposed. */
const MANY = 4

/** On every card where a quest of mine goes on, a pin; where a token of an escort lies, that. */
export function pinsOf({ dropped, goals }: Board['quests']): Map<CardId, Pin[]> {
  const found = new Map<CardId, Pin[]>()
  const put = (space: CardId, pin: Pin) => found.set(space, [...(found.get(space) ?? []), pin])
  for (const [quest, space] of Object.entries(dropped)) put(space, { quest, token: true, quiet: false })
  for (const { quest, space: next, spaces } of goals) for (const space of spaces) put(space, { quest, token: false, quiet: spaces.length > MANY && space !== next })
  return found
}

/** "For your quest: Feed the Font", for each; whose it is, where it is a rival's. */
export function goalsAt(screen: TableScreen, space: CardId): string[] {
  const board = boardOf(screen.view)
  const me = screen.view.seat
  const lies = (quest: CardId) => ((places) => places.length <= MANY_PLACES && places.includes(kindIn(space)))(questOf(quest)?.places ?? [])
  const said = (quests: readonly CardId[], name = '') => [...new Set(quests)].filter(lies).map((quest) => ui(name ? 'map-goal-other' : 'map-goal', { quest: named(quest), name }))
  const mine = playerOf(board, me)
  return [...(mine ? said([...mine.quests, ...board.quests.global]) : []), ...board.players.flatMap(({ seat, alive, quests }) => (alive && seat !== me ? said(quests, screen.name(seat)) : []))]
}
