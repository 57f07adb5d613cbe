/**
 * How a game says its end, in plain words: who has won and why, everybody's place, the moments that mattered. The house draws it with the
 * figures of `view.result` (End.svelte).
 */
import type { Component } from 'svelte'
import type { Entry, Seat } from '../lib/types'

export interface Picture { icon: string; pigment: string }

/** One player's line. */
export interface Rank {
  seat: Seat
  /** null: out of the game before the end. */
  place: number | null
  /** Who it was: the character. */
  sub: string
  /** What it reached by name. */
  more?: string
  /** Why it ended so, in a few words. */
  reason: string
}

/** Something that mattered, as plain data: what is told of it, the last of which the replay opens at. */
export interface Moment {
  entries: readonly Entry[]
}

/** A moment in words. */
export interface Told extends Moment, Picture {
  title: string
  where: string
  /** What it decided. */
  means?: string
}

/** Where the points of the seats came from, for games that count them: rows of a table with a column for each seat. */
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
  /** The reason in words: "Runa wins with 14 treasure". */
  headline: string
  /** What it hung on, where there is more to say. */
  said?: string
  picture: Picture
  /** Everybody, best first. */
  ranks: readonly Rank[]
  /** The figure that decided, by its id. */
  decided?: string
  sources?: Sources
  moments: readonly Told[]
  /** Nothing lies on the board any more: put aside, the end leaves the log alone in sight. */
  bare?: boolean
}
