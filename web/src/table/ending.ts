/** How a game says what became of everybody, in plain words; the house draws them with the figures of `view.result` (Result.svelte). */
import type { Component } from 'svelte'
import type { Seat } from '../lib/types'

/** One player's line. */
export interface Rank {
  seat: Seat
  icon: string
  /** Under the name: who it was and how it ended. */
  sub: string
  /** Why it ended so; what was achieved. */
  reason: string
}

/** Where the points of the seats came from, for games that count them: rows of a table with a column for each seat, above the figures. */
export interface Sources {
  caption: string
  /** What is said where nobody has any. */
  none: string
  seats: readonly { seat: Seat }[]
  rows: readonly { name: string; cells: Record<Seat, { points: number; things: readonly string[] }> }[]
  /** Draws a thing that brought points, and its name. */
  Thing: Component<{ id: string }>
  nameOf(thing: string): string
}

export interface Ending {
  /** What the panel is called. */
  label: string
  headline: string
  /** Who has won and how, where the headline does not say it. */
  said?: string
  /** Everybody, in the order in which they are listed. */
  ranks?: readonly Rank[]
  sources?: Sources
  /** It lies over the board and can be put aside: the words for that and for having it back. */
  aside?: { away: string; back: string }
}
