/**
 * Cards and uses with several ways to answer: a click on the card asks for its target, or its X, step by step.
 *
 * Every option first touches what is clicked, then its targets (docs/wire.md). While one aims, board, seats and cards ask
 * `stateOf` how to draw a thing and hand clicks to `press`; where nothing is aimed both are the house's own.
 */
import type { Choice, TableScreen } from '../../table/screen.svelte'

class Aim {
  /** What was clicked first, then the targets so far: `hand:legion`, `seat:B`. */
  path = $state.raw<string[]>([])
  #screen: TableScreen | null = null
  #number = -1

  start(screen: TableScreen, object: string): void {
    this.#screen = screen
    this.#number = screen.view.number
    this.path = [object]
  }

  stop(): void {
    this.path = []
  }

  /** The path, while it still holds: on this screen, until the table moves on. */
  at(screen: TableScreen): string[] {
    const { path } = this
    return path.length && this.#screen === screen && this.#number === screen.view.number ? path : []
  }
}

export const aim = new Aim()

const follows = (choice: Choice, path: string[]): boolean => path.every((object, at) => choice.option.touches[at] === object)

/** The choices that are left while one aims; none otherwise. */
export function left(screen: TableScreen): Choice[] {
  const path = aim.at(screen)
  return path.length ? screen.choices.filter((choice) => follows(choice, path)) : []
}

/** What may be clicked next while one aims. */
export function targets(screen: TableScreen): Set<string> {
  const path = aim.at(screen)
  if (screen.selected || path.length === 0) return new Set()
  return new Set(left(screen).flatMap((choice) => choice.option.touches[path.length] ?? []))
}

/** How an object is to be drawn: as the house says, or as a target of the card that is being aimed. */
export function stateOf(screen: TableScreen, object: string): 'sel' | 'can' | 'cannot' | '' {
  const path = aim.at(screen)
  if (path.length) {
    if (path[0] === object) return 'sel'
    if (screen.selected ? screen.selected.option.touches.includes(object) : path.includes(object)) return 'sel'
    if (targets(screen).has(object)) return 'can'
  }
  if (screen.selected?.option.touches[0] === object) return 'sel'
  const house = screen.state(object)
  return path.length && house === 'sel' ? 'can' : house
}

/** A click, tap or Space on an object: the next target of what is aimed, else what it offers itself, or why not. */
export function press(screen: TableScreen, object: string, at: Element | null = null): void {
  if (targets(screen).has(object)) return step(screen, [...aim.at(screen), object])
  const again = aim.at(screen)[0] === object
  aim.stop()
  if (again) return screen.select(null)
  const offers = screen.active ? screen.choicesOn(object) : []
  if (offers.length < 2) return screen.touch(object, at)
  screen.select(null)
  aim.start(screen, object)
  step(screen, [object])
}

/** Take one of the choices that are left, from the list beside the card. */
export function pick(screen: TableScreen, choice: Choice): void {
  screen.select(choice)
}

/** Go on to where there is a choice again; select it where only one answer is left. */
function step(screen: TableScreen, path: string[]): void {
  for (;;) {
    aim.path = path
    const rest = left(screen)
    const [only] = rest
    if (only && rest.length === 1) return screen.select(only)
    const next = new Set(rest.map((choice) => choice.option.touches[path.length]))
    const [sole] = next
    if (next.size > 1 || sole === undefined) return
    path = [...path, sole]
  }
}

/** Esc: back to before one aimed. Whether there was anything to leave. */
export function leave(screen: TableScreen): boolean {
  if (aim.at(screen).length === 0) return false
  aim.stop()
  screen.select(null)
  return true
}
