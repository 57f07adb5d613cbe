/** The Raiders part of a view, as `games/raiders/view.py` makes it. */

export type Card = string; // "1" … "5", "torch", "crystal", "key", "sword"
export type Kind = 'monster' | 'vault' | 'trap' | 'storeroom'
export type Harm = number | 'half'

export interface Slot {
  item?: Card
  treasure?: number
  heal?: number
}

export interface RoomCard {
  id: string
  kind: Kind
  wounds?: number
  strength?: number | null
  chests?: number[]
  /** Alone: which chests below your card are yours. */
  takes?: 'all' | 'largest'
  skulls?: 1 | 2
  harm?: Harm[]
  slots?: Slot[]
}

/** What a room did to one hero; exactly one of the three is there. */
export interface Change {
  seat: string
  treasure?: number
  wounds?: number
  item?: Card
}

export interface Place {
  place: number
  face: 'up' | 'down'
  state: 'done' | 'now' | 'ahead'
  known: boolean
  card: RoomCard | null
  outcome: Change[] | null
}

export interface Hero {
  seat: string
  character: string
  treasure: number
  wounds: number
  alive: boolean
  power: Card[]
  items: number
  laid: Card[]
}

export interface Hand {
  power: Card[]
  items: Record<Card, number>
}

export interface Claim {
  chest: number
  seats: string[]
  each: number
}

export interface TakenSlot extends Slot {
  seats: string[]
  left: number | null
}

export interface Contest {
  card: RoomCard
  fight?: 'sum' | 'duel' | 'solo'
  need?: number
  laid?: number
  missing?: number
  low?: string[]
  most_left?: Record<string, number>
  monster_card?: string | null
  claims?: Claim[]
  value?: number | null
  harm?: Harm
  victims?: string[]
  slots?: TakenSlot[]
}

export interface Last {
  card: RoomCard
  laid: Record<string, Card[]>
  changes: Change[]
}

export interface Odds {
  unseen: number
  rooms: Record<string, number>
  kinds: Record<string, number>
  held: Record<string, Record<Card, number>>
  monster_cards: Record<string, number> | null
}

export interface Board {
  mode: 'base' | 'duel' | 'solo'
  quick: boolean
  level: number
  levels: number
  room: number
  rooms: Place[]
  heroes: Hero[]
  leader: string | null
  order: string[]
  hand: Hand | null
  supply: Record<Card, number>
  torches: string[]
  contest: Contest | null
  last: Last | null
  monster_deck: { left: number; shown: string[] } | null
  odds: Odds | null
}

export const POWER: readonly Card[] = ['1', '2', '3', '4', '5']
export const ITEMS: readonly Card[] = ['torch', 'crystal', 'key', 'sword']
export const MOST_TREASURE = 20
export const DEADLY = 10

/** The number on a card's face: a key or sword plays as 5, a crystal and a torch show none. */
export function faceValue(card: Card | undefined): number | null {
  if (card === undefined) return null
  if (card === 'key' || card === 'sword') return 5
  const value = Number(card)
  return Number.isInteger(value) ? value : null
}
