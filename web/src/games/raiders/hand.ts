/** The cards in my hand: what each may do now, and why not. */
import type { Ask, Option, Seat, View } from '../../lib/types'
import { boardOf, type Board, type Card } from './board'

export interface HandCard {
  card: Card
  count: number
  state: 'can' | 'cannot' | 'spent' | 'sealed'
  selected: boolean
  /** The question and option that laying (or lighting) it answers. */
  ask: Ask | null
  option: Option | null
}

/** The question and option that a card answers now. */
export function optionFor(asks: Ask[], card: Card): { ask: Ask; option: Option } | null {
  for (const ask of asks) {
    const option = ask.options.find((each) => each.touches[0] === `hand:${card}`)
    if (option) return { ask, option }
  }
  return null
}

/** Five power cards, spent ones as empty places, then the items held. Empty for a spectator. */
export function handCards(board: Board, asks: Ask[], selected: Card | null, sealed: Card | null): HandCard[] {
  if (!board.hand) return []
  const { power, items } = board.hand
  const all = board.cards
  const held = [...all.power.map((card): [Card, number] => [card, power.includes(card) ? 1 : 0]), ...all.items.map((card): [Card, number] => [card, items[card] ?? 0])]
  return held
    .filter(([card, count]) => count > 0 || all.power.includes(card))
    .map(([card, count]) => {
      const found = count > 0 ? optionFor(asks, card) : null
      const state = count === 0 ? 'spent' : card === sealed ? 'sealed' : found ? 'can' : 'cannot'
      return { card, count, state, selected: card === selected && found !== null, ask: found?.ask ?? null, option: found?.option ?? null }
    })
}

/** The next card that the arrow keys reach from `card`; spent places are passed over. */
export function neighbour(cards: HandCard[], card: Card | null, step: 1 | -1): Card | null {
  const there = cards.filter((each) => each.state !== 'spent')
  if (there.length === 0) return null
  const at = there.findIndex((each) => each.card === card)
  const next = at < 0 ? (step > 0 ? 0 : there.length - 1) : (at + step + there.length) % there.length
  return there[next]?.card ?? null
}

/** The power cards of a seat, spent or held; whoever played an item in the last room still holds one when the game is over. */
export function powerCards(view: View, seat: Seat): { card: Card; held: boolean }[] {
  const { cards, heroes } = boardOf(view)
  const power = heroes.find((hero) => hero.seat === seat)?.power ?? []
  return cards.power.map((card) => ({ card, held: power.includes(card) }))
}
