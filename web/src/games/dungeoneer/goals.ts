/** Which quests of mine a map card serves, before it lies on the map: then its pin says so. */
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, playerOf, type Board, type CardId } from './board'
import { kindIn, mapOf, questOf } from './catalogue.svelte'
import { MANY_PLACES } from './facts'
import { named, ui } from './say'

/** A quest's mark on a card of the map. */
export interface Pin {
  quest: string | null
  /** The token of an escort lies here. */
  token: boolean
  /** Drawn small until the quest is chosen. */
  quiet: boolean
  /** Of an escort: whether its token is fetched or delivered here. */
  role?: string
  /** Whose it is, where it is another's. */
  rival?: string
}
/** So many places of a quest have full pins; of more only the one that is proposed. */
const MANY = 4

/** Whether a quest names this card, of not too many, or any entrance and this is one; with its charge `taken` along, only where that goes. */
const goesOnAt = (quest: CardId, space: CardId, most = MANY_PLACES, taken = false): boolean =>
  ((places) => places.length <= most && places.slice(+taken).some((place) => place === kindIn(space) || (place === 'entrance' && mapOf(space)?.entrance)))(questOf(quest)?.places ?? [])

/** The open quests of others that a card serves: everybody sees them. */
export const rivalGoals = ({ players }: Pick<Board, 'players'>, me: string | null, space: CardId): { seat: string; quest: CardId }[] =>
  players.flatMap(({ seat, alive, quests, escorts }) => (alive && seat !== me ? quests.filter((quest) => goesOnAt(quest, space, MANY_PLACES, escorts.includes(quest))).map((quest) => ({ seat, quest })) : []))

/** Whether a seat has the token of an escort along. */
const carried = ({ players }: Pick<Board, 'players'>, seat: string | null, quest: CardId): boolean => players.some((player) => player.seat === seat && player.escorts.includes(quest))

/** What is done with the token of an escort on a card: `fetch` where it begins, then `deliver`; '' of other quests. */
function roleAt(quest: CardId, space: CardId, taken: boolean): string {
  const { categories = [], places = [] } = questOf(quest) ?? {}
  return !categories.includes('escort') ? '' : !taken && places[0] === kindIn(space) ? 'fetch' : 'deliver'
}

/** On every card where a quest of mine goes on, a pin; where a token of an escort lies, that; behind them small ones for the quests of others. */
export function pinsOf(board: Pick<Board, 'quests' | 'players' | 'map'>, me: string | null): Map<CardId, Pin[]> {
  const { dropped, goals } = board.quests
  const found = new Map<CardId, Pin[]>()
  const put = (space: CardId, pin: Pin) => found.set(space, [...(found.get(space) ?? []), pin])
  for (const [quest, space] of Object.entries(dropped)) put(space, { quest, token: true, quiet: false })
  for (const { quest, space: next, spaces } of goals) for (const space of spaces) put(space, { quest, token: false, quiet: spaces.length > MANY && space !== next, role: quest ? roleAt(quest, space, carried(board, me, quest)) : '' })
  for (const { id } of board.map) for (const { seat, quest } of rivalGoals(board, me, id)) if (!found.get(id)?.some((pin) => pin.quest === quest)) put(id, { quest, token: false, quiet: true, rival: seat, role: roleAt(quest, id, carried(board, seat, quest)) })
  return found
}

/** A pin in words, and whose it is by name. */
export const pinWords = ({ quest, token, rival, role = '' }: Pin, name: (seat: string) => string): string =>
  quest ? ui(token ? 'map-token' : rival ? 'map-goal-other' : 'map-goal', { quest: named(quest), name: rival ? name(rival) : '', role }) : ui('map-home')

/** What the pins of a space say. */
export const pinned = (board: Board, me: string | null, space: CardId, name: (seat: string) => string): string[] => (pinsOf(board, me).get(space) ?? []).map((pin) => pinWords(pin, name))

/** The quests open to me. */
function openQuests({ view }: TableScreen): CardId[] {
  const board = boardOf(view)
  const mine = playerOf(board, view.seat)
  return mine ? [...new Set([...mine.quests, ...board.quests.global])] : []
}

/** "For your quest: Feed the Font", for each that a card serves. */
export const ownGoalsAt = (screen: TableScreen, space: CardId): string[] =>
  openQuests(screen).filter((quest) => goesOnAt(quest, space)).map((quest) => ui('map-goal', { quest: named(quest), role: roleAt(quest, space, carried(boardOf(screen.view), screen.view.seat, quest)) }))

/** The same, and whose it is where it is a rival's; `none` says that it serves no quest of mine. */
export function goalsAt(screen: TableScreen, space: CardId, none = false): string[] {
  const open = openQuests(screen)
  return [
    ...ownGoalsAt(screen, space), ...(none && open.length && !open.some((quest) => goesOnAt(quest, space, Infinity)) ? [ui('lay-no-goal')] : []),
    ...rivalGoals(boardOf(screen.view), screen.view.seat, space).map(({ seat, quest }) => ui('map-goal-other', { quest: named(quest), name: screen.name(seat), role: roleAt(quest, space, carried(boardOf(screen.view), seat, quest)) })),
  ]
}
