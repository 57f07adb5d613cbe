/** The sentences of this screen. */
import { cardName, t } from '../../lib/i18n.svelte'
import type { QuestCard } from './board'

type Args = Record<string, string | number>

/** A text of this screen: `ui('plan')` is `doggies-ui-plan`. */
export const ui = (key: string, args?: Args): string => t(`doggies-ui-${key}`, args)
/** Where a place is, as the sentences take it: so many to a side, counted from the start. */
export const spot = ({ x, y }: { x: number; y: number }) => ({ x: Math.abs(x), across: x > 0 ? 'e' : x < 0 ? 'w' : 'none', y: Math.abs(y), down: y < 0 ? 'n' : y > 0 ? 's' : 'none' })
/** A place's name: "2 east, 1 north". */
export const cellName = (at: { x: number; y: number }): string => ui('cell', spot(at))
/** A card's name in the present language: a room, a dog, a quest. */
export const named = (id: string): string => cardName('doggies', id)
/** What a dog can, in one sentence. */
export const ability = (dog: string): string => ui(`ability-${dog}`)
/** What a quest brings, in one line. */
export const questLine = ({ kind, what }: Pick<QuestCard, 'kind' | 'what'>): string => ui(`quest-${kind}`, { what })
/** Trophies in equal numbers: what decides then. */
export const tied = (holder: string | null, me: string | null, nameOf: (seat: string) => string): string => ui('tied', { by: !holder ? 'nobody' : holder === me ? 'mine' : 'board', name: holder ? nameOf(holder) : '' })
