/** The block print of a card, of whatever group it is; and of what an entry of the journal tells. */
import type { Picture } from '../../table/ending'
import { GROUPS, pictureOf } from './art'
import type { Board } from './board'
import { cardOf, kindIn } from './catalogue.svelte'

export function blockOf(card: string): Picture {
  const printed = cardOf(card)
  return { icon: pictureOf(kindIn(card), printed), pigment: printed ? GROUPS[printed.group].pigment : 'madder' }
}

/** Its card, its quest, its space; else the hero of whose doing it is. */
export function picture({ args }: { args: Record<string, unknown> }, board: unknown): Picture | null {
  const named = [args.card, args.quest, args.space].find((each) => typeof each === 'string' && each)
  const hero = (board as Partial<Board>).players?.find(({ seat }) => seat === args.seat)?.hero
  return typeof named === 'string' ? blockOf(named) : hero ? blockOf(hero) : null
}
