/** The screen of Dungeon Raiders. */
import { t } from '../../lib/i18n.svelte'
import { prefs } from '../../lib/prefs.svelte'
import type { GameScreen } from '../types'
import type { Seat, View } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import { phone } from '../../table/narrow'
import { ITEM_ICONS } from './art'
import Board from './Board.svelte'
import { boardOf, type Hero, type Row } from './board'
import { handCards } from './hand'
import Hand from './Hand.svelte'
import { opensWith, prompt } from './prompt'
import RailFoot from './RailFoot.svelte'
import { kindNamed, named, speak, ui } from './say'
import SeatStats from './SeatStats.svelte'
import { statusOf } from './speech'
import Zoom from './Zoom.svelte'

const heroOf = (view: View, seat: Seat): Hero | undefined => boardOf(view).heroes.find((hero) => hero.seat === seat)

/** So many letters of the crumbs fit beside a phone's buttons. */
const LINE = 34

const screen: GameScreen = {
  Board,
  Hand,
  SeatStats,
  Odds: () => import('./OddsTab.svelte'),
  RailFoot,
  ending: () => import('./ending'),
  Overlay: Zoom,
  hasOdds: (view) => boardOf(view).odds !== null,
  crumbs(view) {
    const { level, levels, room, rooms, contest } = boardOf(view)
    if (level === 0) return [] // heroes are being dealt
    const of = (name: 'level' | 'room', at: number, count: number) => ({ strong: ui(name, { [name]: at }), rest: ui('of', { count }) })
    const crumbs = [of('level', level, levels), ...(room > 0 ? [of('room', Math.min(room, rooms.length), rooms.length)] : [])]
    if (view.over) return [...(phone.current ? crumbs.slice(0, 1) : crumbs), { strong: t('ui-crumb-over') }]
    if (!contest) return crumbs
    const { id, kind } = contest.card
    if (!phone.current) return [...crumbs, { strong: named(id), rest: '' }]
    // a phone's bar has one line for all this: without how many there are, or without the name
    const short = [...crumbs.map(({ strong }) => strong), ['vault', 'storeroom'].includes(kind) ? kindNamed(kind) : named(id)]
    return short.join(' › ').length > LINE ? crumbs : short.map((strong) => ({ strong, rest: '' }))
  },
  prompt(table: TableScreen) {
    const { view } = table
    const chosen = table.selected?.option.id ?? null
    const words = prompt(
      {
        board: boardOf(view), me: view.seat, asks: view.asks, sealed: view.sealed, over: view.over,
        winners: view.result?.winners ?? [], names: table.names,
      },
      chosen,
    )
    const more = [words.more ? speak(words.more) : '', table.selected?.option.final ? ui('final', { what: opensWith(boardOf(view), table.selected.option.id), lock: prefs.speech ? 'no' : 'yes' }) : ''].filter(Boolean).join(' ')
    const text = [words.text ? speak(words.text) : '', chosen && ITEM_ICONS[chosen] ? ui('used-up', { 'item-id': chosen }) : ''].filter(Boolean).join(' ')
    return { ...(words.chosen && { bold: ui('your-turn') }), stays: words.stays, say: text || undefined, more: more || undefined }
  },
  final: 'padlock',
  seatSub(view, seat) {
    const hero = heroOf(view, seat)
    return hero ? named(hero.character) : ''
  },
  seatWord(view, seat) {
    const hero = heroOf(view, seat)
    const status = hero && statusOf(view, hero, true)
    return status ? speak(status) : ''
  },
  seatOut: (view, seat) => heroOf(view, seat)?.alive === false || ((view.result?.rows ?? []) as Row[]).some((row) => row.seat === seat && row.fate === 'bled'),
  logObjects(entry) {
    const { place } = entry.args
    return typeof place === 'number' ? [`room:${place}`] : []
  },
  later: async () => (await import('./later')).default,
  logHeads: ['enters'],
  scores: (view) => Object.fromEntries(boardOf(view).heroes.map((hero) => [hero.seat, hero.treasure])),
  logIcon: ({ key }) => (key === 'dies' || key === 'bleeds' ? 'tombstone' : key === 'torch' ? 'torch' : null),
  speech: () => import('./speech'),
  /** The five power cards keep their places, so that the key 3 is always the 3; items follow. */
  handObjects: (view) => handCards(boardOf(view), view.asks, null, view.sealed).map((held) => `hand:${held.card}`),
}

export default screen
