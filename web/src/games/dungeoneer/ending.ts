/** The end: who has won and how, and how far everybody came. */
import type { Ending } from '../../table/ending'
import type { TableScreen } from '../../table/screen.svelte'
import { pictureOf } from './art'
import { boardOf, type Row } from './board'
import { cardOf } from './catalogue.svelte'
import { listed, named, ui } from './say'

export function result(screen: TableScreen): Ending {
  const { winners = [], rows = [] } = screen.view.result ?? {}
  const won = ({ seat }: Row) => Number(winners.includes(seat))
  const ranked = [...(rows as Row[])].sort((a, b) => won(b) - won(a) || b.quests - a.quests || b.level - a.level || b.life - a.life)
  const lost = boardOf(screen.view).solo ? 'ended-lost' : 'ended-nobody'
  return {
    label: ui('card-result'),
    headline: winners.length ? ui('card-result-won', { name: listed(winners.map((seat) => screen.name(seat))) }) : ui(lost),
    ranks: ranked.map((row) => ({
      seat: row.seat,
      icon: row.fate === 'defeated' ? 'tombstone' : pictureOf(row.hero, cardOf(row.hero)),
      sub: [row.hero && named(row.hero), screen.say(`fate-${row.fate}`)].filter(Boolean).join(' · '),
      reason: row.completed.map(named).join(', '),
    })),
  }
}
