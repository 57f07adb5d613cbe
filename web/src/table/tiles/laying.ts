/**
 * Laying a card on a map: its ghost on every place where it may lie, turned by further presses. An option that lays a card touches
 * `place:<x>:<y>`, and its arguments say which card (`space`), where (`x`, `y`) and how it would lie (`turned`); where that is as good as
 * another option, which of them is enough (`same`).
 */
import { nextOf } from '../choosing'
import type { Choice, TableScreen } from '../screen.svelte'
import type { LaidTile } from './tiles'

/** A place for the card that is being laid: how it may lie there, the first way in its own `turned`. */
export interface Ghost extends LaidTile { place: string; choices: Choice[] }

const lays = ({ option }: Choice): boolean => option.touches[0]?.startsWith('place:') ?? false

/** How the card would lie. */
export const turnedOf = (choice: Choice): number => Number(choice.option.args.turned)

/** The cards of which one is to be laid: the drawn one, or several of mine. */
export const layable = (screen: TableScreen): string[] =>
  screen.active ? [...new Set(screen.choices.filter(lays).map(({ option }) => String(option.args.space)))] : []

/** The places for a card that is to be laid, by itself the one that was put somewhere, else the first; none when none is. */
export function ghostsOf(screen: TableScreen, card?: string): Ghost[] {
  const { selected } = screen
  const wanted = card ?? (selected && lays(selected) ? String(selected.option.args.space) : layable(screen)[0])
  const found = new Map<string, Ghost>()
  if (!screen.active) return []
  for (const choice of screen.choices) {
    const [place = ''] = choice.option.touches
    const { space, x, y, turned } = choice.option.args
    if (!lays(choice) || String(space) !== wanted || (choice.option.args.same ?? turned) !== turned) continue
    const known = found.get(place)
    if (known) known.choices.push(choice)
    else found.set(place, { place, id: String(space), x: Number(x), y: Number(y), turned: turnedOf(choice), choices: [choice] })
  }
  return [...found.values()]
}

/** A click on a place: the card is put there, then turned where it can lie otherwise, else laid for good. */
export function pressGhost(screen: TableScreen, ghost: Ghost): void {
  if (ghost.choices.length === 1 && ghost.choices[0]?.id === screen.selectedId) screen.confirm()
  else screen.select(nextOf(ghost.choices, screen.selectedId))
}

/** A turn of the wheel over the card that is put somewhere turns it, forth or back; so many ms are one turn. A pinch zooms. */
const NOTCH = 160
let last = -Infinity
export function wheelGhost(screen: TableScreen, event: WheelEvent): void {
  if (event.ctrlKey || !turnable(screen)) return
  event.preventDefault()
  if (event.timeStamp - last < NOTCH) return
  last = event.timeStamp
  turnGhost(screen, event.deltaY < 0)
}

const turnable = (screen: TableScreen) => ghostsOf(screen).find(({ choices }) => choices.length > 1 && choices.some(({ id }) => id === screen.selectedId))

/** Turn the card on the place where it is chosen to lie; whether it could be. */
export function turnGhost(screen: TableScreen, back = false): boolean {
  const ghost = turnable(screen)
  if (ghost) screen.select(nextOf(back ? ghost.choices.toReversed() : ghost.choices, screen.selectedId))
  return ghost !== undefined
}
