/** Links between ways that lead to each other, as they are drawn on the map. */
import { TILE, cornerOf } from '../../../table/tiles/tiles'
import type { Spot } from '../../../table/stage/frame'
import type { LaidCard, MapCard } from '../board'
import { wayAt, waysOf } from './ground'

export interface Link { symbol: string; from: LaidCard; to: LaidCard }

/** All pairs of cards with the same special symbol. */
export function pairsOf(laid: readonly LaidCard[], cardOf: (id: string) => MapCard | null): Link[] {
  const symbolsOf = ({ id }: LaidCard): readonly string[] => cardOf(id)?.symbols ?? []
  return laid.flatMap((from, n) => laid.slice(n + 1).flatMap((to) => symbolsOf(from).filter((symbol) => symbolsOf(to).includes(symbol)).map((symbol) => ({ symbol, from, to }))))
}

/** The outer side of a card's arch for a symbol. */
export function archOf(lies: Spot, card: MapCard | null, symbol: string): Spot {
  const { x, y } = wayAt(Math.max(0, card ? waysOf(card).findIndex((way) => way === symbol) : 0))
  const corner = cornerOf(lies)
  return { x: corner.x + x + 29, y: corner.y + y - 15 }
}

/** A line from arch to arch along the gaps between cards: never across a name; and the spot on it for a price. */
export function lineOf(from: Spot, to: Spot): { path: string; price: Spot } {
  const gap = (at: number) => (Math.floor(at / TILE) + 1) * TILE
  const [left, right] = [gap(from.x), gap(to.x)]
  // above or below the card one comes to, whichever is on the way; of one row below both
  const across = to.y < from.y && Math.floor(to.y / TILE) < Math.floor(from.y / TILE) ? gap(to.y) : Math.floor(to.y / TILE) > Math.floor(from.y / TILE) ? gap(to.y) - TILE : gap(from.y)
  const path = left === right ? `M${from.x} ${from.y}H${left}V${to.y}H${to.x}` : `M${from.x} ${from.y}H${left}V${across}H${right}V${to.y}H${to.x}`
  return { path, price: { x: left === right ? left - 16 : (left + right) / 2, y: across } } // the last column ends at the window's edge
}
