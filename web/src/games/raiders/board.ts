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
  /** What a trap takes. */
  costs?: 'treasure' | 'wounds'
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
  /** Too few are left for all who take. */
  short: boolean
}

/** How the room in play stands; which figures there are depends on its kind (games/raiders/contest.py). */
export interface Contest {
  card: RoomCard
  /** What each hero laid, in lay order. */
  values: Record<string, number>
  /** Who has yet to lay a card that counts, in turn. */
  to_lay: string[]
  fight?: 'sum' | 'duel' | 'solo'
  need?: number
  laid?: number
  missing?: number
  /** Whom the monster would hit. */
  low?: string[]
  most_left?: Record<string, number>
  most?: number
  prospect?: 'beaten' | 'open' | 'tight' | 'lost'
  monster_card?: string | null
  claims?: Claim[]
  value?: number | null
  harm?: Harm
  victims?: string[]
  slots?: TakenSlot[]
}

/** What of the board would be otherwise after an option (its `then`), or after my sealed card (the view's). */
export interface Then {
  contest?: Partial<Contest>
}

export interface Last {
  card: RoomCard
  laid: Record<string, Card[]>
  changes: Change[]
}

export interface Odds {
  unseen: number
  /** The unseen cards by kind, each with how many there are. */
  kinds: Partial<Record<Kind, Record<string, number>>>
  held: Record<string, Record<Card, number>>
  monster_cards: Record<string, number> | null
}

export interface Board {
  mode: 'base' | 'duel' | 'solo'
  quick: boolean
  level: number
  levels: number
  /** Where the counters stop; alone treasure does not. */
  most: { treasure: number | null; wounds: number }
  /** All cards there are for hands, in order. */
  cards: { power: Card[]; items: Card[] }
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
