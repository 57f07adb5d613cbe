/** The board of Dungeoneer and its catalogue of cards. The shapes are the server's (games/dungeoneer/view/shapes.py, cards/printed.py). */
import type { View } from '../../lib/types'
import type {
  BaneCard, Battle, Board, BoonCard, Goal, HeroCard, MapCard, Moment, MonsterCard, Player, QuestCard, Stats, Then, Threat, TrapCard,
  TreasureCard, WinterCard,
} from './generated'

export type {
  Attack, Battle, Board, Body, Chances, Entries, Exit, Goal, HeroCard, LaidCard, MapCard, Moment, Odds, Owned, Part, Planned, Player, QuestCard, QuestTable, Roll, Row,
  Then, Threat, Trap, Winter,
} from './generated'

export type Seat = Player['seat']
/** A card on the table: `zombie`, `zombie-2`. */
export type CardId = string
/** What is printed on it: `zombie`. */
export type KindId = string
/** A laid map card is the space it makes. */
export type SpaceId = CardId
export type Stat = keyof Stats
/** What a threat is on: cards of packs also test the level, or the life that a hero has left. */
export type Tested = Threat['stats'][number]
export type Phase = Board['phase']
export type Stage = Goal['stage']
export type MomentKind = Moment['kind']
export type BattleStep = Battle['step']

// --- the catalogue: GET /api/tables/{id}/cards ---

/** A text by language. */
export type Words = Record<string, string>
export type Adventure = BoonCard | TreasureCard | BaneCard | MonsterCard | TrapCard
export type Card = MapCard | HeroCard | QuestCard | WinterCard | Adventure
export type Group = Card['group']
export type Catalogue = Record<KindId, Card>

/** `zombie-2` → `zombie`. A few kinds end in a number themselves (`mighty-blow-2`): ask the catalogue first, as `cardOf` and `kindIn` do. */
export const kindOf = (card: CardId): KindId => card.replace(/-\d+$/, '')

/** The game's part of a view of this game. */
export const boardOf = ({ board }: View): Board => board as Board

/** What is certain after an option. */
export const thenOf = (from: { then: unknown }): Then => (from.then ?? {}) as Then

/** Who fights for a seat in the battle, without life once a new hero has come for one that fell. */
export function fighterOf(board: Board, seat: string | null): Player | undefined {
  const player = playerOf(board, seat)
  const hero = board.battle?.heroes[seat ?? '']
  return player && hero && hero !== player.hero ? { ...player, hero, life: 0, alive: false, inventory: [], banes: [] } : player
}

export const playerOf = (board: Board, seat: string | null | undefined): Player | undefined => board.players.find((player) => player.seat === seat)
