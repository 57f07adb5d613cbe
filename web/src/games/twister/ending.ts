/** The end: who has won, everybody's points by what they came from, and the moves that brought them. */
import { t } from '../../lib/i18n.svelte'
import { aheadForGood, isYou, placesOf } from '../../table/end'
import type { Ending } from '../../table/ending'
import { lineOf } from '../../table/references'
import type { TableScreen } from '../../table/screen.svelte'
import { GLYPHS } from './art'
import { blockOf, PIGMENTS } from './block'
import { boardOf, isCharacter, kindOf, seatOf } from './board'
import type { Row } from './generated'
import { momentsOf, type PointMoment } from './moments'
import { pieceName, pieceOf, ui } from './say'
import { rowsOf } from './tally'
import { points } from './told'
import Token from './Token.svelte'

/** Whoever has so many victory points first has won (§12). */
const GOAL = 5

/** What ended the game without one side having its points, as the log tells it. */
const CLOSED: readonly string[] = ['limit', 'limit-draw', 'draw-agreed']

function reason(row: Row, rows: readonly Row[], limit: boolean): string {
  const most = Math.max(...rows.map(({ points }) => points))
  if (row.fate === 'drawn') return ui('end-why-even')
  if (row.fate === 'won') return limit ? ui('end-why-more') : ui('end-why-first', { count: GOAL })
  return ui('end-why-less', { count: most - row.points })
}

/** The move that decided: an exit with its load and all its points in one breath. */
function saidOf(screen: TableScreen, { entries }: PointMoment): string {
  const said = points(screen, entries)
  return said ? [said.bold, said.say].join(' ') : entries.map((entry) => lineOf(screen, entry)).join(' ')
}

export function ending(screen: TableScreen): Ending {
  const { journal, result } = screen.view
  const { players, tally, drawn } = boardOf(screen.view)
  const rows = [...((result?.rows ?? []) as Row[])].sort((a, b) => b.points - a.points)
  const [best, second] = rows
  const score = { a: best?.points ?? 0, b: second?.points ?? 0 }
  const closed = journal.findLast(({ key }) => CLOSED.includes(key))
  const moments = momentsOf(journal, result?.winners ?? [])
  const last = moments.reduce<PointMoment | null>((heavy, each) => (each.weight > (heavy?.weight ?? 0) ? each : heavy), null)
  const scored = (best && tally[best.seat]?.findLast(({ token }) => token !== null && isCharacter(token) && seatOf(token) === best.seat)?.token) ?? null
  return {
    headline: drawn || !best ? ui('end-draw', score) : ui('end-won', { ...score, you: isYou(screen, best.seat), name: screen.name(best.seat) }),
    said: closed ? lineOf(screen, closed) : last ? saidOf(screen, last) : undefined,
    picture: drawn || !best ? { icon: 'crossed-swords', pigment: 'iron' } : { icon: GLYPHS[scored ? kindOf(scored) : 'warrior'] ?? 'trophy', pigment: PIGMENTS[best.seat] },
    ranks: rows.map((row, k) => ({
      seat: row.seat, sub: '', reason: reason(row, rows, closed !== undefined),
      place: placesOf(rows, () => false, (a, b) => a.fate === 'drawn' && b.fate === 'drawn')[k] ?? null,
    })),
    decided: 'points',
    sources: {
      caption: ui('result-table'),
      none: ui('result-none'),
      seats: players,
      rows: rowsOf(tally).map(({ source, cells }) => ({ name: ui(`source-${source}`), cells })),
      Thing: Token,
      nameOf: pieceName,
    },
    moments: moments.map((moment) => ({
      ...moment,
      means: moment.lead && best ? aheadForGood(screen, [best.seat]) : undefined,
      ...(moment.piece ? blockOf(moment.piece) : { icon: 'trophy', pigment: 'azure' }),
      title: moment.piece ? pieceOf(moment.piece) : ui('end-points'),
      where: moment.turn ? ui('turn', { limit: 0, turn: moment.turn }) : t('ui-end-look'),
    })),
  }
}
