/** The end: everybody's points by what they came from, over the board as it was left. */
import type { Ending } from '../../table/ending'
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf } from './board'
import { prompt } from './prompt'
import { pieceName, ui } from './say'
import { rowsOf } from './tally'
import Token from './Token.svelte'

export function result(screen: TableScreen): Ending {
  const { players, tally } = boardOf(screen.view)
  return {
    label: ui('result'),
    headline: ui('result'),
    said: prompt(screen).say,
    sources: {
      caption: ui('result-table'),
      none: ui('result-none'),
      seats: players,
      rows: rowsOf(tally).map(({ source, cells }) => ({ name: ui(`source-${source}`), cells })),
      Thing: Token,
      nameOf: pieceName,
    },
    aside: { away: ui('see-board'), back: ui('see-result') },
  }
}
