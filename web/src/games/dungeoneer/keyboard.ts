/** The keyboard at this table: P passes, M passes until something happens to me, E ends, X explores, D declares, digits for the buttons where the hand does not take them. */
import { heldChoices } from '../../table/acts'
import { isLoose } from '../../table/focus'
import type { TableScreen } from '../../table/screen.svelte'
import { beganHere, buttonsOf, letterOf } from './choosing'
import { digitsAreForHand, leave } from './prompt'
import { ui } from './say'
import { UNTIL_ME, wishAct } from './wish'

/** Enter and Esc, before the house looks at them; whether one was used. */
export function key(event: KeyboardEvent, screen: TableScreen): boolean {
  if (event.code === 'Escape' && screen.taken !== null && !screen.zoomed && !screen.why && beganHere(screen)) return leave(screen), true
  if (event.code === 'Escape' && screen.held !== null && !screen.zoomed && !screen.why) return screen.select(null), true
  if (event.code !== 'Enter' || event.repeat || !screen.selected) return false
  const target = event.target as HTMLElement
  const { object = '', for: stands = '' } = target.closest<HTMLElement>('[data-object], [data-for]')?.dataset ?? {}
  // Wherever the focus was left while choosing: on the card, or on what it aims at; a likely slip is confirmed from anywhere but a button.
  if (screen.doubt ? target.closest('[data-region="seam"]') && !isLoose(target) : !isLoose(target) && !screen.selected.option.touches.some((each) => each === object || each === stands)) return false
  if (screen.lost) screen.explainOffline(target)
  else screen.confirm()
  return true
}

/** Letters and digits; whether it was one of ours. */
export function letter(event: KeyboardEvent, screen: TableScreen): boolean {
  if (event.shiftKey || event.repeat) return false
  const wish = event.code === `Key${UNTIL_ME}` && !screen.lost ? wishAct(screen) : null
  if (wish) return wish.run(), true
  if (!screen.active) return false
  const digit = event.code.match(/^(?:Digit|Numpad)([1-9])$/)?.[1]
  if (digit) return nth(Number(digit) - 1, screen)
  const wanted = event.code.match(/^Key([PEXD])$/)?.[1]
  const found = wanted && screen.choices.find((choice) => letterOf(choice) === wanted)
  if (!found || screen.lost) return false
  screen.meant(found)
  return true
}

/** The n-th target of what was taken up, or the n-th button without a letter. */
function nth(n: number, screen: TableScreen): boolean {
  if (screen.held !== null) {
    const choice = heldChoices(screen, screen.held)[n]
    if (choice) screen.select(choice)
    return choice !== undefined
  }
  const choice = buttonsOf(screen).filter((each) => !letterOf(each))[n]
  if (!choice || screen.lost || digitsAreForHand(screen) || (screen.selectedId ?? choice.id) !== choice.id) return false
  screen.meant(choice)
  return true
}

/** The game's own keys, for the list of keys. */
export const keys = (): [key: string, does: string][] => [
  ['P', ui('key-pass')], [UNTIL_ME, ui('key-until-me')], ['E', ui('key-end')], ['X', ui('key-explore')], ['D', ui('key-declare')],
]
