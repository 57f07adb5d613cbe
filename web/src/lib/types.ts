/**
 * What comes over the wire (docs/wire.md), by the names that the client has for it. The shapes are the server's: `generated/` is made from
 * its structs. Here they get what no struct of the house can say: whose board, whose figures.
 */
import type * as house from './generated/house'

export type { Ask, Branched as Branch, Entry, ErrorBody as WireError, Figure, Frame, GameInfo, Me, Option, Proof, Refusal, SettingInfo as Setting, Standing, TableSeat, Undo } from './generated/house'

/** Seats are letters. */
export type Seat = string
export type Lang = 'en' | 'ru' | 'uk'
export type Args = Record<string, unknown>

/** How a game ended; the rows of a game have more in them (its `Row`). */
export interface Result {
  winners: Seat[]
  rows: { seat: Seat; fate: string; figures?: Record<string, house.Figure> }[]
  left?: house.Left
  /** What is told of the game as a whole; results kept from before have none. */
  figures?: Record<string, house.Figure>
}

export interface View<Board = unknown> extends Omit<house.TableView, 'board' | 'result'> {
  board: Board
  result: Result | null
}

export interface Table extends Omit<house.TableInfo, 'result' | 'settings'> {
  result?: Result | null
  settings: house.TableView['settings']
}

export interface TableCard extends Omit<house.TableCard, 'result'> {
  result?: Result | null
}

export interface Step extends Omit<house.Step, 'view'> {
  view: View
}

/** What an argument of a game's messages names: a card or a kind by its id, a list of cards, a list of pieces (`<seat>-<card>`). */
export type Word = house.GameInfo['words'][string]

/** What the server says over the socket. */
export type Says = { t: 'table'; table: Table } | { t: 'view'; view: View } | house.Done | house.Refused | house.Pong
/** What is said to it and must be confirmed. */
export type Said = (house.SayAnswer | house.SayUndo) & { id: string }

export type SeatWish = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; level: string }

/** An entry of a game's journal, by its key: `EntryOf<Entries>`. */
export type EntryOf<Entries> = { [K in keyof Entries]: Omit<house.Entry, 'key' | 'args'> & { key: K; args: Entries[K] } }[keyof Entries]
