/**
 * Clicking on the table: an option concerns a thing (its first touch) and may have targets (the others). With a thing selected, its
 * targets are what one may aim at; a click on one of them selects the option that has it. For the map, hands, seats and panels alike.
 */
import { prefs } from '../../lib/prefs.svelte'
import type { Choice, TableScreen } from '../../table/screen.svelte'

/** The options of the thing that is selected, by each target. */
export function targetsOf(screen: TableScreen): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  const thing = screen.selected?.option.touches[0]
  if (!thing || !screen.active) return found
  for (const choice of screen.choicesOn(thing)) {
    for (const target of choice.option.touches.slice(1)) found.set(target, [...(found.get(target) ?? []), choice])
  }
  return found
}

/** How an object is drawn: chosen (itself or as the target), legal, refused; while something is aimed, only its targets are legal. */
export function stateOf(screen: TableScreen, object: string, targets: ReadonlyMap<string, Choice[]> = targetsOf(screen)): 'sel' | 'can' | 'cannot' | '' {
  if (screen.active && screen.selected?.option.touches.includes(object)) return 'sel'
  if (targets.has(object)) return 'can'
  const own = screen.state(object)
  return targets.size && own === 'can' ? '' : own
}

/** A click on a thing that may stand for several objects (a hero also for its space): the first that a click means something for. */
export function press(screen: TableScreen, objects: readonly string[], at: Element | null = null): void {
  const targets = targetsOf(screen)
  for (const object of objects) {
    const aimed = targets.get(object)
    if (!aimed) continue
    const next = aimed[(aimed.findIndex((choice) => choice.id === screen.selectedId) + 1) % aimed.length]
    if (!next) continue
    if (prefs.oneTap && aimed.length === 1) screen.choose(next)
    else screen.select(next)
    return
  }
  const offered = screen.active ? objects.find((object) => screen.choicesOn(object).length > 0) : undefined
  const refused = objects.find((object) => screen.view.why[object])
  const object = offered ?? refused ?? objects[0]
  if (object !== undefined) screen.touch(object, at)
}

/** A place for the map card that is being laid: how it may lie there. */
export interface Ghost { place: string; x: number; y: number; space: string; choices: Choice[] }

/** The places for the map card that is being laid; none when none is. */
export function ghostsOf(screen: TableScreen): Ghost[] {
  const found = new Map<string, Ghost>()
  if (!screen.active) return []
  for (const choice of screen.choices) {
    const [place] = choice.option.touches
    const { space, x, y } = choice.option.args
    if (choice.ask.what !== 'lay' || !place?.startsWith('place:')) continue
    const known = found.get(place)
    if (known) known.choices.push(choice)
    else found.set(place, { place, x: Number(x), y: Number(y), space: String(space), choices: [choice] })
  }
  return [...found.values()]
}

/** Whether the card would lie turned by 180 degrees. */
export const liesTurned = (choice: Choice): boolean => Boolean(choice.option.args.turned) && choice.option.args.turned !== '0'

/** A click on a place: the card is put there, then turned where it can lie both ways, else laid for good. */
export function pressGhost(screen: TableScreen, ghost: Ghost): void {
  const now = ghost.choices.findIndex((choice) => choice.id === screen.selectedId)
  const next = ghost.choices[(now + 1) % ghost.choices.length]
  if (!next) return
  if (now >= 0 && ghost.choices.length === 1) screen.confirm()
  else screen.select(next)
}

/** Turn the card on the place where it is chosen to lie; whether it could be. */
export function turnGhost(screen: TableScreen): boolean {
  const ghost = ghostsOf(screen).find((each) => each.choices.some((choice) => choice.id === screen.selectedId))
  if (!ghost || ghost.choices.length < 2) return false
  pressGhost(screen, ghost)
  return true
}
