/** How a game says what became of everybody: plain words and figures, filled from `view.result`; the house draws them (Result.svelte). */
import type { Component } from 'svelte'
import type { Seat } from '../lib/types'

/** A number of a rank: how much treasure, how many wounds. */
export interface Figure {
  /** An icon, or what draws one. */
  icon: string | Component
  label: string
  value: number
  /** The most there can be. */
  of?: number
  bad?: boolean
}

/** One player's line. */
export interface Rank {
  seat: Seat
  icon: string
  /** Under the name: who it was and how it ended. */
  sub: string
  figures: readonly Figure[]
  /** Why it ended so; what was achieved. */
  reason: string
}

/** Where the points of the seats came from, for games that count them: rows of a table with a column for each seat. */
export interface Sources {
  caption: string
  total: string
  /** What is said where nobody has any. */
  none: string
  seats: readonly { seat: Seat; points: number }[]
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
