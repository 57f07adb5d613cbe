/** Where it happens what is told or asked, beside what the map knows by itself: its fight, whoever acts, what is lit. */
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, playerOf } from './board'
import { askedOf, isHeld, QUIET } from './choosing'

/** What befalls a hero where it stands, also while others fight; and what is aimed at one. */
const BEFALLS = /^(stands-up|stays-down|threat)$/
const AIMS = /^(encounter|plays)/

/** Spaces, the one that matters most first: whom it befalls before whoever does it; whom what is declared is about to attack, me before others; of a question about somebody else's deed, my own hero last, but where I may do no more than something with it. */
export function placesOf(screen: TableScreen): string[] {
  const board = boardOf(screen.view)
  const { battle, moment, active, declared, declared_now } = board
  const told = screen.director?.now?.entries.at(-1)
  let seats: unknown[] = []
  if (told) {
    const { key, args } = told
    if (key === 'swaps') return [args.space, args.other].map(String) // both in sight: where they lie now
    if (BEFALLS.test(key) || args.of === 'threat') seats = [args.seat]
    else if (args.target_seat && (!battle || AIMS.test(key))) seats = [args.target_seat, args.other_seat, battle ?? args.seat]
  } else if (QUIET.includes(askedOf(screen)?.what ?? '')) {
    const me = screen.view.seat
    const against = !battle && declared && moment?.kind === 'turn' ? declared_now.map(({ target }) => target).sort((one, other) => Number(other === me) - Number(one === me)) : []
    seats = [...against, ...(moment?.rolls ?? []).map(({ seat, of }) => of === 'threat' && seat), ...(battle ? [] : [active, me])]
    if (moment?.kind === 'turn' && !against.length && !screen.choices.some(isHeld)) seats.reverse()
  }
  return [...new Set(seats.flatMap((seat) => playerOf(board, seat as string)?.space ?? []))]
}
