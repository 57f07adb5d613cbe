/** What brings the first tab of the rail to the front, and what it is called meanwhile. */
import { narrow } from '../../table/narrow'
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf } from './board'
import { aimsAtMap, askedOf, QUIET } from './choosing'
import { drawnOf } from './drawn'
import { ui } from './say'

export function scene(screen: TableScreen): { tab: string; open: string | null } {
  const board = boardOf(screen.view)
  const asked = askedOf(screen)?.what ?? ''
  if (screen.view.over) return { tab: ui('tab-now'), open: null }
  if (board.battle) return { tab: ui('tab-now'), open: null } // it stands on the stage
  const clear = narrow() && aimsAtMap(screen) // a sheet would cover the spaces that one is to choose from
  if (QUIET.includes(asked)) return { tab: ui('tab-moment'), open: clear ? null : 'moment' }
  const lord = board.phase === 'dungeonlord'
  const drawn = lord ? null : drawnOf(screen)
  if (drawn) return { tab: ui(screen.selected?.option.key.startsWith('attempt') ? 'tab-now' : 'tab-map'), open: drawn.mine && !narrow() ? 'map' : null } // without a rail it would cover the map
  return { tab: ui(lord ? 'tab-lord' : 'tab-now'), open: lord && !clear && ['lord', 'declare'].includes(asked) ? 'lord' : null }
}
