/** What only tables with a surface need (land.ts): it comes with their cards. */
import type { Card } from './board'
import type { Land } from './land'

let land = $state.raw<Land | null>(null)

/** Null at other tables, and until it is here. */
export const landOf = (): Land | null => land

/** A card of the surface: a place or a road. */
export const onLand = (card: Card | null): boolean => card?.group === 'map' && /place|road/.test(card.type)

/** Bring it where one of these cards lies on the surface; without it they are drawn as in a dungeon. */
export async function openLand(cards: readonly Card[]): Promise<void> {
  if (!land && cards.some(onLand)) land = (await import('./land').catch(() => null))?.default ?? null
}
