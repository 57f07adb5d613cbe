/** When I want to be asked at the moments of others, said beside the question itself: not until something happens to me. */
import { api } from '../../lib/api'
import type { Act } from '../types'
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf } from './board'
import { askedOf, QUIET } from './choosing'
import { ui } from './say'

/** The letter that says so, and takes it back. */
export const UNTIL_ME = 'M'

/** Whether I am passed by now, in somebody else's turn. */
export const isPassing = ({ view }: TableScreen): boolean => !view.over && boardOf(view).active !== view.seat && (view.standing?.mode === 'me' || view.standing?.mode === 'turn')

/** The button that says so where I am asked in somebody else's turn, or the one that takes it back; null where neither means anything. */
export function wishAct(screen: TableScreen): Act | null {
  const { view } = screen
  if (!view.standing || view.over || !screen.active) return null
  if (isPassing(screen)) return { id: 'ask-me', text: ui('ask-me'), key: UNTIL_ME, run: () => void say(screen, 'ask') }
  const asked = askedOf(screen)
  const { active, battle, moment } = boardOf(view)
  if (!asked || !QUIET.includes(asked.what) || active === view.seat || view.standing.mode !== 'ask') return null
  if (battle?.target === view.seat || moment?.rolls.some(({ seat }) => seat === view.seat)) return null // it happens to me now
  return { id: 'until-me', text: ui('until-me'), key: UNTIL_ME, run: () => void say(screen, 'me') }
}

async function say(screen: TableScreen, mode: 'ask' | 'me'): Promise<void> {
  const { seat, table, standing } = screen.view
  if (!seat || !table || !standing) return
  try {
    screen.show(await api.standing(table, seat, { ...standing, mode }))
  } catch {
    screen.explainOffline()
  }
}
