/** The question that is mine to answer, and everything it offers. */
import type { Ask, View } from '../../lib/types'
import { boardOf, type Board } from './board'
import { deedsOf, type Deed } from './deeds'

export interface Situation {
  board: Board
  ask: Ask | null
  what: string
  deeds: Deed[]
}

const situations = new WeakMap<View, Situation>()

/** The situation of a view; worked out once. */
export function situationOf(view: View): Situation {
  let made = situations.get(view)
  if (!made) {
    const ask = view.asks.find((each) => !each.may) ?? null
    made = { board: boardOf(view), ask, what: ask?.what ?? '', deeds: ask ? deedsOf(ask.options) : [] }
    situations.set(view, made)
  }
  return made
}
