/** What comes over the wire (docs/wire.md). Seats are letters. */
export type Seat = string
export type Lang = 'en' | 'ru' | 'uk'
export type Args = Record<string, unknown>

export interface Option {
  id: string
  key: string
  args: Args
  /** Screen objects it concerns (`hand:5`, `room:3`); the first is the one to click. */
  touches: string[]
  /** Something hidden is revealed by it: no undo after this. */
  final: boolean
  /** Key of a sentence `<family>-warn-<key>` when it is a likely slip. */
  warn: string | null
  /** What of the board would be otherwise after it, as far as that is certain; the game's own form. */
  then?: Record<string, unknown> | null
}

export interface Ask {
  what: string
  at: number
  /** Free not to answer. */
  may: boolean
  sealed: boolean
  options: Option[]
}

/** "Don't ask me until my turn", and the kinds of moments at which to ask all the same (or not at all). */
export interface Standing { mode: 'ask' | 'attacked' | 'turn'; stops: Record<string, boolean> }

export interface Refusal { key: string; args: Args; rule: string }
export interface Entry { n: number; key: string; args: Args; private: boolean }
export type Undo = { can: true; what: string; option: string } | { can: false; why: 'nature' | 'other' | 'nothing' }

export interface Result {
  winners: Seat[]
  rows: ({ seat: Seat } & Record<string, unknown>)[]
}

export interface View<Board = unknown> {
  game: string
  seat: Seat | null
  seats: number
  settings: Record<string, unknown>
  number: number
  over: boolean
  waiting: Seat[]
  ready: Seat[]
  sealed: string | null
  /** The `then` of my sealed answer. */
  then?: Record<string, unknown> | null
  /** In a replay with everything open: all sealed answers. */
  seals?: Record<Seat, string>
  /** Somebody is asked at a moment of which nobody else may know whether it is used. */
  moment?: boolean
  /** When I want to be asked at such moments; null for spectators and games without them. */
  standing?: Standing | null
  asks: Ask[]
  why: Record<string, Refusal>
  undo: Undo | null
  board: Board
  journal: Entry[]
  journal_from?: number
  result: Result | null
  table?: string
  names?: Record<Seat, string>
}

export interface TableSeat { seat: Seat; kind: 'me' | 'person' | 'open' | 'bot'; name?: string | null; level?: string | null; here?: boolean }

/** Where a table began; `table` null: a private game of which I do not know. */
export interface Branch { table: string | null; step: number }

export interface Table {
  id: string
  game: string
  settings: Record<string, unknown>
  public: boolean
  watch: boolean
  status: 'open' | 'playing' | 'over'
  host: boolean
  you: Seat[]
  seats: TableSeat[]
  commitment: string
  result?: Result | null
  rematch?: string | null
  /** The finished game that this one began with, and after how many answers of its players. */
  branch?: Branch | null
  watching?: number
  updated?: string | number
}

export type TableCard = Omit<Table, 'settings'> & { your_turn: boolean; waiting: Seat[] }

export interface Setting {
  id: string
  type: 'bool' | 'int' | 'choice' | 'several'
  default: boolean | number | string
  seats: number[]
  choices?: string[]
  /** Of several: what each choice is called, by language. */
  names?: Record<string, Partial<Record<Lang, string>>>
  low?: number
  high?: number
  /** The heading under which it is folded away (`ui-group-<group>`); none: what most tables choose by. */
  group?: string
}

/** What an argument of a game's messages names: a card or a kind by its id, a list of cards, a list of pieces (`<seat>-<card>`). */
export type Word = 'card' | 'kind' | 'cards' | 'pieces'

export interface GameInfo {
  id: string
  /** What its messages begin with, and its screen's folder; games that share one engine share it. */
  family: string
  /** Which arguments of its messages are ids, and of what. */
  words: Record<string, Word>
  box: { icon: string; pigment: string }
  seats: number[]
  usual_seats: number
  minutes: number
  settings: Setting[]
  levels: string[]
}
export interface Me { guest: string; name: string; named: boolean }
export interface WireError { key: string; args: Args; text: string; why?: Refusal | null }
export interface Step { view: View; number: number; who: Seat | null; what: string; option: string }

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string }
