/** The board of Dungeoneer: Tomb of the Lich Lord as the server sends it (games/dungeoneer/view.py), and its catalogue of cards. */

export type Seat = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
/** A card on the table: `zombie`, `zombie-2`. */
export type CardId = string
/** What is printed on it: `zombie`. */
export type KindId = string
/** A laid map card is the space it makes. */
export type SpaceId = CardId
export type Stat = 'melee' | 'magic' | 'speed'
/** What a threat is on: cards of packs also test the level, or the life that a hero has left. */
export type Tested = Stat | 'level' | 'life'
/** North, east, south, west of a card as it lies. */
export type Side = 0 | 1 | 2 | 3
export type Phase = 'setup' | 'reset' | 'dungeonlord' | 'map' | 'hero' | 'close'

export interface LaidCard {
  id: SpaceId
  /** The entrance lies at 0, 0; x grows eastwards, y southwards. */
  x: number
  y: number
  /** Turned by 180 degrees. */
  turned: 0 | 1
  /** Entering it still gives the active hero its peril and glory in this turn. */
  new: boolean
  /** Trap exits that were passed in this turn. */
  sprung: Side[]
  /** Exits with a hero on their threshold. */
  held: Side[]
}

export interface Owned { id: CardId; tokens: number; spent: boolean; under: CardId[] }

export interface Player {
  seat: Seat
  /** null until it is chosen. */
  hero: KindId | null
  level: number
  life: number
  most: number
  /** Of the level; empty until there is a hero. */
  stats: Partial<Record<Stat, number>>
  /** Used, limit. */
  boons: [number, number]
  treasures: [number, number]
  glory: number
  peril: number
  ap: number
  fall_ap: number
  /** Its action points are kept for the others' turns. */
  saved: boolean
  less_ap: number
  hand: number
  inventory: Owned[]
  on_hero: CardId[]
  banes: CardId[]
  lair: CardId[]
  quests: KindId[]
  completed: KindId[]
  escorts: KindId[]
  space: SpaceId | null
  down: boolean
  /** What a melee roll must reach to stand up; 0: no roll. */
  standup: number
  thresholds: Side[]
  alive: boolean
}

export type Stage = 'go' | 'here' | 'search' | 'found' | 'carry' | 'ready' | 'home'

export interface Goal {
  /** null: the way home, alone with three quests done. */
  quest: KindId | null
  /** The nearest space where it goes on now. */
  space: SpaceId | null
  steps: number | null
  stage: Stage
  /** A word for what else it needs, or null. */
  missing: string | null
}

export interface QuestTable {
  global: KindId[]
  /** Where tokens of escorts lie. */
  dropped: Record<KindId, SpaceId>
  /** Wounds of monsters of quests. */
  wounds: Record<KindId, number>
  goals: Goal[]
}

export type RollKind = 'attack' | 'counter' | 'threat'
export type MomentKind = 'turn' | 'enter' | 'roll' | 'rolls' | 'response' | 'challenge' | 'last'

export interface Roll {
  seat: Seat | null
  of: RollKind
  form: Tested
  /** Of threats: `exit`, `blocked`, `hazard`, `trap`, `monster`, `quest`, `standup`; else ''. */
  source: string
  needs: number | null
  percent: number | null
  monster: CardId | null
}

export interface Moment { kind: MomentKind; rolls: Roll[] }

/** In percent. */
export interface Odds { attack: number; tie: number; counter: number }

/** What one card adds to a sum; the printed value stands first, of the monster or the hero. */
export interface Part { card: CardId; n: number }

export interface Attack {
  /** '' when a hero attacks. */
  monster: CardId
  /** Whose card it is; null: nobody's (a quest's, a roaming one). */
  owner: Seat | null
  /** The hero it fights. */
  hero: Seat | null
  by_hero: boolean
  /** '' until it is chosen. */
  form: Stat | ''
  life: number
  hurt: boolean
  gone: boolean
  /** Stat and bonus known so far, and what it is made of; null and nothing without a form, and when it is gone before its roll. */
  attack: number | null
  parts: Part[]
  /** How many dice will be rolled, of which the higher counts; the one that fell, and the sum with it. */
  dice: number
  die: number | null
  total: number | null
  counter: number | null
  counter_parts: Part[]
  counter_dice: number
  counter_die: number | null
  counter_total: number | null
  odds: Odds | null
}

export interface TrapCard {
  owner: Seat | null
  card: CardId
  x: number
  needs: number
  stats: Tested[]
  /** Percent to overcome it, by seat. */
  odds: Partial<Record<Seat, number>>
}

export type BattleStep = 'attack' | 'response' | 'rolls' | 'compare' | 'challenge' | 'lair' | 'reward'

export interface Battle {
  step: BattleStep
  target: Seat
  /** Who may respond; nobody where a hero that is alone challenges. */
  defender: Seat | null
  space: SpaceId
  quest: KindId | null
  helps: { seat: Seat; card: CardId }[]
  /** One that was challenged as the challenge left it. */
  attacks: Attack[]
  /** Whose monsters still have wounds to be paid for, and how many. */
  rewards: Partial<Record<Seat, number>>
  traps: TrapCard[]
}

/** An encounter of the plan: mine while I declare; everybody's once declared. */
export interface Planned { card: CardId; target: Seat; x: number; cost: number }

export interface Board {
  phase: Phase
  turn: number
  round: number
  active: Seat | null
  solo: boolean
  winner: Seat | null
  declared: boolean
  map: LaidCard[]
  players: Player[]
  /** Mine; empty for spectators. */
  hand: { id: CardId; cost: number | 'X' }[]
  map_hand: CardId[]
  map_hands: Partial<Record<Seat, number>>
  quests: QuestTable
  deck: number
  discards: CardId[]
  maps_left: number
  maps_below: CardId[]
  /** What I know of the deck's order. */
  known: { top: CardId[]; bottom: CardId[] }
  peril_deck: number | null
  peril_discards: CardId[]
  roaming: CardId[]
  fallen: KindId[]
  declared_now: Planned[]
  /** Only for the seat that is asked. */
  moment: Moment | null
  battle: Battle | null
}

// --- the catalogue: GET /api/tables/{id}/cards ---

export type Words = Record<'en' | 'ru' | 'uk', string>
export type Group = 'map' | 'hero' | 'quest' | 'boon' | 'treasure' | 'bane' | 'monster' | 'trap'
export interface Threat { value: number; stats: Tested[] }
export interface Exit { kind: 'open' | 'blocked' | 'trap' | 'wall'; value: number; stats: Tested[] }
/** What a strike does: effect, number, word. */
export type Strike = [effect: string, n: number, word: string]

export interface Body { name?: Words; life: number; melee: number; magic: number; speed: number; forms: Stat[]; strikes: Partial<Record<Stat, Strike[]>> }

export interface CardBase { name: Words; text: Words; designed: boolean; copies: number }

export interface MapCard extends CardBase {
  group: 'map'
  type: string
  peril: number
  glory: number
  entrance: boolean
  /** 0: none. */
  danger: number
  spikes: Threat | null
  pit: Threat | null
  /** North, east, south, west of the unturned card. */
  exits: [Exit, Exit, Exit, Exit]
}

export interface HeroCard extends CardBase {
  group: 'hero'
  people: string
  calling: string
  life: number
  boons: number
  treasures: number
  /** Levels 1 to 4. */
  levels: Record<Stat, number>[]
  forms: Stat[]
}

export interface QuestCard extends CardBase {
  group: 'quest'
  categories: string[]
  /** Map kinds, or `entrance`. */
  places: string[]
  reward: { level: number; life: number; glory: number }
  monster: Body | null
  /** Empty where nothing is given up. */
  sacrifice: Partial<Record<'boon' | 'life' | 'cost', number>>
  /** What die and distance must reach; 0: no search. */
  search: number
  threat: Threat | null
  bonus: number
  dice: number
  least: number
  total: number
  double: boolean
  /** Glory for one die more, and for rolling one again; 0: neither can be bought. */
  extra: number
  reroll: number
}

export interface Adventure extends CardBase {
  group: 'boon' | 'treasure' | 'bane' | 'monster' | 'trap'
  types: string[]
  cost: number | 'X'
  /** Least and most of an X. */
  x: [low: number, high: number]
  timing: 'hero' | 'dungeonlord' | 'any' | 'response'
  duration: 'instant' | 'permanent' | 'attachment' | 'monster'
  attach: string
  target: 'hero' | ''
  body: Body | null
  threat: Threat | null
}

export type Card = MapCard | HeroCard | QuestCard | Adventure
export type Catalogue = Record<KindId, Card>

/** `zombie-2` → `zombie`. A few kinds end in a number themselves (`mighty-blow-2`): ask the catalogue first, as `cardOf` and `kindIn` do. */
export const kindOf = (card: CardId): KindId => card.replace(/-\d+$/, '')

export const playerOf = (board: Board, seat: string | null | undefined): Player | undefined => board.players.find((player) => player.seat === seat)
