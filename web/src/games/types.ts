/** What a game brings to the screen (table/game.ts), by the names that games use. */
import type { GameOf, LaterOf, PartOf } from '../table/game'
import type { TableScreen } from '../table/screen.svelte'

export type { Act, Saying } from '../table/game'
export type GameScreen = GameOf<TableScreen>
export type LaterParts = LaterOf<TableScreen>
export type Part = PartOf<TableScreen>
