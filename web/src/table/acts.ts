/** The buttons of the seam while something is taken up or aimed (choosing.ts), for games that take things up. */
import type { Act } from './game'
import type { Choice, TableScreen } from './screen.svelte'

/** How a game words them. */
export interface Wording {
  cancel: string
  /** What a choice does otherwise than its neighbours: its target, its price. */
  difference(choice: Choice, among: readonly Choice[]): string
  /** Whether another choice of the same thing and target is another way of a selected one; all are, unless said otherwise. */
  isWay?(other: Choice, selected: Choice): boolean
  /** Words and key of such a way, where they are not its difference and none. */
  way?(choice: Choice): { text: string; key: string } | null
  /** Whether these targets are pressed where they lie: then they have no buttons. */
  bare?(choices: readonly Choice[]): boolean
}

/** More ways than these have no buttons: they are come to by another press on the target. */
const MOST_WAYS = 6
/** As many targets have a digit; the others have their button alone. */
const MOST_DIGITS = 9

const aimOf = ({ gesture }: Choice): string => gesture.at.join()

/** One choice for each target of what is held; what differs in something else alone is chosen after it. */
export function heldChoices(screen: TableScreen, held: string): Choice[] {
  const seen = new Set<string>()
  return screen.choicesOn(held).filter((choice) => {
    const aim = `${choice.option.key},${aimOf(choice)}`
    return choice.gesture.at.length === 0 || (!seen.has(aim) && !!seen.add(aim))
  })
}

/** The buttons for what is chosen so far; null where nothing is. */
export function choosingActs(screen: TableScreen, words: Wording): Act[] | null {
  const { selected, held } = screen
  const cancel: Act = { id: 'cancel', text: words.cancel, key: 'Esc', run: () => screen.select(null) }
  const selecting = (choice: Choice, text: string, key?: string): Act => ({ id: choice.id, text, key, run: () => screen.select(choice) })
  if (selected) {
    const same = screen.choicesOn(selected.gesture.from ?? selected.gesture.at[0] ?? '')
    const ways = same.filter((each) => each !== selected && aimOf(each) === aimOf(selected) && (words.isWay?.(each, selected) ?? true))
    return [
      { id: 'do', text: screen.label(selected), key: 'Enter', primary: true, final: selected.option.final, run: () => screen.confirm() },
      ...ways.slice(0, MOST_WAYS).map((each) => selecting(each, words.way?.(each)?.text ?? words.difference(each, same), words.way?.(each)?.key)),
      cancel,
    ]
  }
  if (held === null) return null
  const choices = heldChoices(screen, held)
  if (words.bare?.(choices)) return [cancel]
  return [...choices.filter((each) => words.isWay?.(each, each) ?? true).map((each, k) => selecting(each, words.difference(each, choices), k < MOST_DIGITS ? String(k + 1) : '')), cancel]
}
