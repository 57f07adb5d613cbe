/** Clicking on the map: things that stand for several objects, and cards that are swapped. */
import { nextOf } from '../../table/choosing'
import type { Choice, TableScreen } from '../../table/screen.svelte'
import type { Tile } from '../../table/tiles/tiles'

/** A click on a thing that may stand for several objects (a hero also for its space): on the first that a click means something for. */
export function press(screen: TableScreen, objects: readonly string[], at: Element | null = null): void {
  if (screen.lost) return screen.explainOffline(at)
  const [swap] = objects.flatMap((object) => swapsWith(screen, object))
  if (swap) screen.select(swap)
  else screen.touchAny(objects, at)
}

/** What a hero on the map stands for, in the order in which a click means it: its use counts before its space only while it can be chosen. */
export function standsFor(screen: TableScreen, seat: string, space: string): string[] {
  const where = `space:${space}`
  if (seat !== screen.view.seat) return [`seat:${seat}`, where]
  const use = `hero:${seat}`
  return [`seat:${seat}`, ...(screen.stateOfAny([use]) ? [use, where] : [where, use])]
}

/** The next way of swapping the chosen map card with this one: another press turns them. */
function swapsWith(screen: TableScreen, object: string): Choice | [] {
  const ways = screen.active ? screen.choicesOn(object).filter(({ ask }) => ask.what === 'swap-with') : []
  return nextOf(ways, screen.selectedId) ?? []
}

/** What lies on a place of the map: after the swap that is chosen, the other card. */
export function liesAfter(screen: TableScreen, lies: Tile): Tile {
  const { key, args } = screen.selected?.option ?? {}
  if (key === 'swap-with' && args?.space === lies.id) return { id: String(args.other), turned: Number(args.turned) }
  if (key === 'swap-with' && args?.other === lies.id) return { id: String(args.space), turned: Number(args.other_turned) }
  return lies
}
