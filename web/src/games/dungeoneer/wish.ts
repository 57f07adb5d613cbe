/** When I want to be asked at moments, said beside the question itself: not until something happens to me, or my next turn begins. */
import { api } from '../../lib/api'
import type { Act } from '../types'
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf } from './board'
import { askedOf, QUIET } from './choosing'
import { phone } from '../../table/narrow'
import { ui } from './say'

/** The letter that says so, and takes it back. */
export const UNTIL_ME = 'M'

/** Whether I am passed by now: in somebody else's turn, or for the rest of mine. */
export function isPassing({ view }: TableScreen): boolean {
  const mode = view.standing?.mode
  return !view.over && (mode === 'meantime' || (boardOf(view).active !== view.seat && (mode === 'me' || mode === 'turn')))
}

/** How long that lasts. */
export const passingWords = ({ view }: TableScreen): string => ui('passing', { until: view.standing?.mode !== 'meantime' ? 'ever' : boardOf(view).active === view.seat ? 'end' : 'turn' })

/** The button that says so where I am asked, or the one that takes it back; null where neither means anything. */
export function wishAct(screen: TableScreen): Act | null {
  const { view } = screen
  if (!view.standing || view.over || !screen.active) return null
  if (isPassing(screen)) return { id: 'ask-me', text: ui('ask-me'), key: UNTIL_ME, run: () => void say(screen, 'ask') }
  const asked = askedOf(screen)
  const { active, battle, moment } = boardOf(view)
  if (!asked || !QUIET.includes(asked.what) || view.standing.mode !== 'ask') return null
  const own = active === view.seat
  if (battle?.target === view.seat || moment?.rolls.some(({ seat, of }) => seat === view.seat && (!own || of === 'threat'))) return null // it happens to me now
  return { id: 'until-me', text: ui('until-me', { short: String(phone.current) }), key: UNTIL_ME, run: () => void say(screen, 'meantime') }
}

async function say(screen: TableScreen, mode: 'ask' | 'meantime'): Promise<void> {
  const { seat, table, standing } = screen.view
  if (!seat || !table || !standing) return
  try {
    screen.show(await api.standing(table, seat, { ...standing, mode }))
  } catch {
    screen.explainOffline()
  }
}
