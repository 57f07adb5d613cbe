/** What only tables with a surface need (land.ts): it comes with their cards. */
import type { Component, Snippet } from 'svelte'
import type { Entry } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import type { Box } from '../../table/stage/frame'
import type { Board, Card, MapCard } from './board'

export interface Land {
  /** The winter and its ice, as they are told. */
  Told: Component<{ screen: TableScreen; entry: Entry }>
  /** The map with the winter card beside it. */
  Beside: Component<{ screen: TableScreen; children: Snippet }>
  Ground: Component<{ id: string; card: MapCard; open: readonly boolean[]; picture: string | null; top: number; ice: number }>
  Links: Component<{ screen: TableScreen }>
  Signs: Component<{ id: string; card: MapCard; ice: number; live: ReadonlySet<string> | null }>
  /** What kind of space it is, its terrain, where its ways lead and its ice; '' below the surface. */
  aloud: (card: MapCard, ice?: number) => string
  /** Pictures by kind. */
  pictures: Record<string, string>
  /** The symbols that lead somewhere. */
  linked: (cards: readonly MapCard[]) => Set<string>
  /** Where the signs of a card lie. */
  signsOf: (card: MapCard) => Box[]
  /** How many arctic icons there are in a space. */
  arcticAt: (board: Board, space: string | null | undefined) => number | undefined
}

let land = $state.raw<Land | null>(null)
let bring: () => Promise<Land> = () => Promise.reject(new Error('no land'))

/** From where it comes: told by whoever may import it. */
export const landFrom = (source: () => Promise<Land>): unknown => (bring = source)

/** Null at other tables, and until it is here. */
export const landOf = (): Land | null => land

/** A card of the surface: a place or a road. */
export const onLand = (card: Card | null): boolean => card?.group === 'map' && /place|road/.test(card.type)

/** Bring it where one of these cards lies on the surface; without it they are drawn as in a dungeon. */
export async function openLand(cards: readonly Card[]): Promise<void> {
  if (!land && cards.some(onLand)) land = await bring().catch(() => null)
}
