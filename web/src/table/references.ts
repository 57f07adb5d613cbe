/** Words that stand for things on the screen: what an event of the journal speaks of, so that it can be lit up. */
import type { TableScreen } from './screen.svelte'

interface Event { key: string; args: Record<string, unknown> }

/** Every object that an event speaks of: its seats, cards and rooms, and what else the game knows of. */
export function objectsOf(screen: TableScreen, event: Event): Set<string> {
  const { seat, seats, place } = event.args
  const objects = new Set<string>(screen.game?.logObjects?.(event) ?? [])
  if (typeof seat === 'string') objects.add(`seat:${seat}`)
  for (const each of Array.isArray(seats) ? seats : []) objects.add(`seat:${each}`)
  if (typeof place === 'number') objects.add(`room:${place}`)
  for (const key of ['room', 'card', 'item']) if (typeof event.args[key] === 'string') objects.add(`card:${event.args[key]}`)
  return objects
}

/** Every seat that what is told speaks of: whose doing it is, whom it hits, who gains or loses; in that order. */
export function seatsOf(screen: TableScreen, told: readonly Event[]): Set<string> {
  const named = told.flatMap(({ args }) => [args.seat, args.by_seat, args.target_seat, args.seats].flat())
  const changed = told.flatMap((event) => screen.game?.gains?.(event) ?? []).map(({ seat }) => seat)
  return new Set([...named, ...changed].filter((each): each is string => typeof each === 'string' && screen.order.includes(each)))
}

/** Light up what an event speaks of; dark again where it was lit up. */
export function point(screen: TableScreen, event: Event): void {
  const objects = objectsOf(screen, event)
  screen.lit = [...objects].some((each) => screen.isLit(each)) ? new Set() : objects
}

/** The line of an event in the log, as plain words. */
export const lineOf = (screen: TableScreen, { key, args }: Event): string => screen.say(`log-${key}`, args)
