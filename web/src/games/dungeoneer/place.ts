/** Where it happens what is told or asked, beside what the map knows by itself: its fight, whoever acts, what is lit. */
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, playerOf } from './board'
import { askedOf, isHeld, QUIET } from './choosing'

/** What befalls a hero where it stands, also while others fight; and what is aimed at one. */
const BEFALLS = /^(stands-up|stays-down|threat)$/
const AIMS = /^(encounter|plays)/

/** Spaces, the one that matters most first: whom it befalls before whoever does it; of a question about somebody else's deed, my own hero last, but where I may do no more than something with it. */
export function placesOf(screen: TableScreen): string[] {
  const board = boardOf(screen.view)
  const { battle, moment, active } = board
  const told = screen.director?.now?.entries.at(-1)
  let seats: unknown[] = []
  if (told) {
    const { key, args } = told
    if (key === 'swaps') return [args.space, args.other].map(String) // both in sight: where they lie now
    if (BEFALLS.test(key) || args.of === 'threat') seats = [args.seat]
    else if (args.target_seat && (!battle || AIMS.test(key))) seats = [args.target_seat, args.other_seat, battle ?? args.seat]
  } else if (QUIET.includes(askedOf(screen)?.what ?? '')) {
    seats = [...(moment?.rolls ?? []).map(({ seat, of }) => of === 'threat' && seat), ...(battle ? [] : [active, screen.view.seat])]
    if (moment?.kind === 'turn' && !screen.choices.some(isHeld)) seats.reverse()
  }
  return [...new Set(seats.flatMap((seat) => playerOf(board, seat as string)?.space ?? []))]
}
