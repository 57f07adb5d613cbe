/** The end: who has won and how, how far everybody came, and what it hung on. */
import { t } from '../../lib/i18n.svelte'
import type { Entry } from '../../lib/types'
import { isYou, placesOf } from '../../table/end'
import type { Ending } from '../../table/ending'
import { phone } from '../../table/narrow'
import { lineOf } from '../../table/references'
import type { TableScreen } from '../../table/screen.svelte'
import { pictureOf } from './art'
import { blockOf } from './block'
import { boardOf, type Row } from './board'
import { cardOf } from './catalogue.svelte'
import { isHeavy, momentsOf, turnOf, type HeroMoment } from './moments'
import { named, spaced, ui } from './say'

/** The pigment next to a seat's colour: the picture is the winner's. */
const PIGMENTS: Record<string, string> = { A: 'azure', B: 'madder', C: 'iron', D: 'verdi', E: 'plum' }
const TO_WIN = 3
const DECIDED: Record<string, string> = { 'third-quest': 'quests', 'last-standing': 'life' }

/** What is compared at the turn limit, one after the other. */
const MEASURES = ['quests', 'level', 'life', 'glory'] as const
const isMeasure = (by: string): by is (typeof MEASURES)[number] => MEASURES.some((each) => each === by)
const measured = (row: Row, by: (typeof MEASURES)[number]): number => (by === 'glory' ? (row.figures.glory?.value ?? 0) : row[by])

/** The first of them in which two rows differ. */
const parting = (a: Row, b: Row) => MEASURES.find((by) => measured(a, by) !== measured(b, by))

function compare(a: Row, b: Row): number {
  const by = parting(a, b)
  return by ? measured(b, by) - measured(a, by) : 0
}

/** The figure that decided: how the winner won; where turns ran out, the one in which it is ahead. */
const decidedBy = (screen: TableScreen, best: Row | undefined): string =>
  (best?.fate === 'ahead' && aheadBy(screen)) || (DECIDED[best?.fate ?? ''] ?? (best?.fate === 'defeated' ? 'life' : 'quests'))

/** The figure in which the winner was ahead when the turns ran out, as the journal tells it. */
const aheadBy = ({ view }: TableScreen): string => String(view.journal.findLast(({ key }) => key === 'wins')?.args.how ?? '')

function headline(screen: TableScreen, best: Row | undefined, next: Row | undefined, solo: boolean): string {
  const { winners = [] } = screen.view.result ?? {}
  if (!winners.length) return ui(!solo ? 'end-nobody' : best?.fate === 'defeated' ? 'end-lost' : 'end-lost-turns')
  const how = best?.fate === 'ahead' ? 'end-ahead' : best?.fate === 'last-standing' ? 'end-last' : 'end-third'
  const by = aheadBy(screen)
  const [count, against] = best && next && isMeasure(by) ? [measured(best, by), measured(next, by)] : [0, 0]
  return ui(how, { you: isYou(screen, best?.seat), name: screen.name(best?.seat ?? ''), by, count, against })
}

/** What the game hung on: what led to the last quest or the last blow, which is among the moments, else that itself. */
function hungOn({ view: { journal } }: TableScreen, best: Row | undefined, moments: readonly HeroMoment[]): Entry | undefined {
  if (!best || best.fate === 'ahead') return undefined
  const key = best.fate === 'third-quest' ? 'completes' : 'defeated'
  const last = journal.findLast((entry) => entry.key === key && (key === 'defeated' || entry.args.seat === best.seat))
  const moment = last && moments.find(({ entries }) => entries.includes(last))
  return moment ? moment.entries.find((entry) => entry !== last) : last
}

/** How near the next one came. */
function missed(screen: TableScreen, [best, ...others]: readonly Row[]): string {
  const next = others.find(({ fate }) => fate !== 'defeated')
  return next && best?.fate === 'third-quest' ? ui('end-missing', { you: isYou(screen, next.seat), name: screen.name(next.seat), count: TO_WIN - next.quests }) : ''
}

/** Why a row stands where it does: of a beaten one, what parts it from the place above. */
function reason(screen: TableScreen, row: Row, rows: readonly Row[]): string {
  const { journal } = screen.view
  const turn = row.fate === 'defeated' ? turnOf(journal, 'defeated', row.seat) : row.fate === 'third-quest' ? turnOf(journal, 'completes', row.seat) : 0
  if (turn) return ui(row.fate === 'defeated' ? 'end-why-defeated' : 'end-why-third', { turn })
  if (row.fate !== 'beaten') return screen.say(`fate-${row.fate}`)
  const above = rows.slice(0, rows.indexOf(row)).findLast((each) => parting(each, row))
  const by = above && parting(above, row)
  if (by && !(by === 'quests' && above.fate === 'third-quest')) return ui('end-why-less', { by, count: measured(row, by), you: isYou(screen, above.seat), name: screen.name(above.seat), above: measured(above, by) })
  return by || rows.length < 2 ? ui('end-why-quests', { count: row.quests }) : ui('end-why-even')
}

export function ending(screen: TableScreen): Ending {
  const { winners = [], rows: all = [] } = screen.view.result ?? {}
  const won = ({ seat }: Row) => Number(winners.includes(seat))
  const out = ({ fate }: Row) => fate === 'defeated'
  const rows = [...(all as Row[])].sort((a, b) => won(b) - won(a) || Number(out(a)) - Number(out(b)) || compare(a, b))
  const [best] = rows
  const places = placesOf(rows, out, (a, b) => won(a) === won(b) && compare(a, b) === 0)
  const moments = momentsOf(screen.view.journal, winners[0] ?? null, screen.view.seat, best?.fate === 'ahead' ? decidedBy(screen, best) : '', rows[1]?.seat ?? null)
  const told = hungOn(screen, best, moments)
  const hero = best && !out(best) ? pictureOf(best.hero, cardOf(best.hero)) : 'tombstone'
  return {
    headline: headline(screen, best, rows[1], boardOf(screen.view).solo),
    said: spaced(told ? lineOf(screen, told) : '', missed(screen, rows)),
    picture: { icon: hero, pigment: (hero === 'tombstone' ? undefined : PIGMENTS[best?.seat ?? '']) ?? 'madder' },
    ranks: rows.map((row, k) => {
      const quests = row.completed.map(named).join(' · ')
      const [more, why] = phone.current ? ['', [reason(screen, row, rows), quests].filter(Boolean).join(' · ')] : [quests, reason(screen, row, rows)] // in the narrow column of names it would be a column of words
      return { seat: row.seat, place: places[k] ?? null, sub: row.hero && named(row.hero), more, reason: why }
    }),
    decided: decidedBy(screen, best),
    moments: moments.map((moment) => {
      const { key, card, seat, turn, space } = moment
      const where = !turn ? t('ui-end-look') : space ? ui('end-where', { turn, space: named(space) }) : ui('end-turn', { turn })
      const light = key === 'level-changes' || (key === 'wounded' && !isHeavy(moment.entries))
      const title = key === 'completes' || (light && card) ? named(card) : ui(key === 'defeated' ? 'end-falls' : 'end-wound', { you: isYou(screen, seat), name: screen.name(seat) })
      return { ...moment, entries: moment.entries.filter((entry) => entry !== told), ...(card ? blockOf(card) : { icon: key === 'defeated' ? 'tombstone' : 'bleeding-wound', pigment: 'madder' }), title, where }
    }),
  }
}
