/** Clicking on the map: things that stand for several objects, and the card that is being laid. */
import { nextOf } from '../../table/choosing'
import type { Choice, TableScreen } from '../../table/screen.svelte'
import type { LaidCard } from './board'

/** A click on a thing that may stand for several objects (a hero also for its space): on the first that a click means something for. */
export function press(screen: TableScreen, objects: readonly string[], at: Element | null = null): void {
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
export function liesAfter(screen: TableScreen, lies: LaidCard): { id: string; turned: boolean; moved: boolean } {
  const { key, args } = screen.selected?.option ?? {}
  if (key === 'swap-with' && args?.space === lies.id) return { id: String(args.other), turned: Boolean(Number(args.turned)), moved: true }
  if (key === 'swap-with' && args?.other === lies.id) return { id: String(args.space), turned: Boolean(Number(args.other_turned)), moved: true }
  return { id: lies.id, turned: lies.turned === 1, moved: false }
}

/** A place for the map card that is being laid: how it may lie there. */
export interface Ghost { place: string; x: number; y: number; space: string; choices: Choice[] }

/** The map cards of which one is to be laid: the drawn one, or several of mine where all were dealt. */
export const layable = (screen: TableScreen): string[] =>
  screen.active ? [...new Set(screen.choices.flatMap(({ ask, option }) => (ask.what === 'lay' && option.touches[0]?.startsWith('place:') ? [String(option.args.space)] : [])))] : []

/** The places for a map card that is to be laid, by itself the one that was put somewhere, else the first; none when none is. */
export function ghostsOf(screen: TableScreen, card: string = String(screen.selected?.ask.what === 'lay' ? screen.selected.option.args.space : layable(screen)[0])): Ghost[] {
  const found = new Map<string, Ghost>()
  if (!screen.active) return []
  for (const choice of screen.choices) {
    const [place] = choice.option.touches
    const { space, x, y } = choice.option.args
    if (choice.ask.what !== 'lay' || !place?.startsWith('place:') || String(space) !== card) continue
    const known = found.get(place)
    if (known) known.choices.push(choice)
    else found.set(place, { place, x: Number(x), y: Number(y), space: String(space), choices: [choice] })
  }
  return [...found.values()]
}

/** Whether the card would lie turned by 180 degrees. */
export const liesTurned = (choice: Choice): boolean => Number(choice.option.args.turned) === 1 || choice.option.args.turned === true

/** A click on a place: the card is put there, then turned where it can lie both ways, else laid for good. */
export function pressGhost(screen: TableScreen, ghost: Ghost): void {
  if (ghost.choices.length === 1 && ghost.choices[0]?.id === screen.selectedId) screen.confirm()
  else screen.select(nextOf(ghost.choices, screen.selectedId))
}

/** Turn the card on the place where it is chosen to lie; whether it could be. */
export function turnGhost(screen: TableScreen): boolean {
  const ghost = ghostsOf(screen).find((each) => each.choices.some((choice) => choice.id === screen.selectedId))
  if (!ghost || ghost.choices.length < 2) return false
  pressGhost(screen, ghost)
  return true
}
