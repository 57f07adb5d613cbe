/** The card that is being read. */
import { Zoom } from '../../lib/zoom.svelte'
import type { RoomCard } from './board'

export type Subject = { room: RoomCard; mode: string } | { card: string } | { /** A room that nobody here has seen. */ dark: true }

export const zoom = new Zoom<Subject>()
