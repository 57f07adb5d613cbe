/** What the seam says of a blow while it is told: who hits whom in bold with both totals, then what it costs, then what comes next. */
import { capital } from '../../lib/i18n.svelte'
import type { Saying } from '../../table/game'
import type { TableScreen } from '../../table/screen.svelte'
import type { Beat } from '../../table/story/beats'
import { boardOf, playerOf, type Attack } from './board'
import { cardOf, textOf } from './catalogue.svelte'
import { named, spaced, ui } from './say'

/** A monster by its owner, a hero by its player. */
function foe(screen: TableScreen, card: string, seat: string): string {
  if (!card) return screen.name(seat)
  if (!seat) return ui('told-foe-bare', { card: named(card) })
  return seat === screen.view.seat ? ui('told-foe-you', { card: named(card) }) : ui('told-foe', { card: named(card), owner: screen.name(seat) })
}

/** What is printed on a card, as its text: it tells nobody here to do anything. */
const reads = (text: string): string => (text ? ui('card-reads', { text }) : '')

/** The attack that is compared after this one. */
function nextWords(attacks: readonly Attack[], card: string): string {
  const next = attacks[attacks.findIndex(({ monster }) => monster === card) + 1]
  return card && next && next.total !== null && next.counter_total !== null ? ui('next-foe', { card: named(next.monster) }) : ''
}

export function told(screen: TableScreen, { entries }: Beat): Saying | null {
  const last = entries.at(-1)
  if (!last) return null
  const { key, args } = last
  const me = screen.view.seat
  const [seat, card] = [String(args.seat), String(args.card ?? '')]
  const attacks = boardOf(screen.view).battle?.attacks ?? []
  const mine = me !== null && seat === me
  const shows = key.startsWith('plays') || (key === 'encounter' && cardOf(card)?.group === 'trap')
  if (shows && !mine) return { say: screen.say(`log-${key}`, args), more: reads(textOf(card)) } // a watcher opens nothing to know what it does
  const before = screen.view.journal.findLast((entry) => entry.n < last.n)
  if (before?.args.source === 'standup' && /^sta(nds-up|ys-down)$/.test(key)) return { say: screen.say('log-threat', before.args) } // its roll says so
  if (key === 'lord-passes') { // whoever can send nothing is told beside it what is lacking
    return mine && before?.key === 'no-lord-phase' ? { say: screen.say('log-no-lord-phase', before.args) } : null
  }
  if (key === 'completes' && !boardOf(screen.view).solo && playerOf(boardOf(screen.view), seat)?.completed.length === 3) {
    const who = { you: String(mine), name: screen.name(seat) }
    return { bold: ui('told-third', { ...who, quest: named(String(args.quest)) }), say: ui('told-third-wins', who), more: ui('told-third-gives', { level: Number(args.level), glory: Number(args.glory) }) }
  }
  if (key === 'wounded' && (args.cause === 'strike' || args.cause === 'hero')) {
    const by = String(args.by_seat ?? '')
    const whom = screen.name(seat)
    const bold = args.cause === 'hero' && by === me ? ui('told-you-hit', { whom }) : ui('told-hits', { you: String(mine), who: foe(screen, args.cause === 'hero' ? '' : card, by), whom })
    const lost = ui('told-lose', { you: String(mine), name: whom, count: Number(args.count), life: Number(args.life) })
    return { bold: capital(bold), say: ui('told-sums', { high: Number(args.against), low: Number(args.total) }), more: spaced(lost, nextWords(attacks, card)) }
  }
  const attack = key === 'strikes-monster' ? attacks.find(({ monster }) => monster === card) : undefined
  if (!attack || attack.total === null || attack.counter_total === null) return null
  const [high, low] = [Math.max(attack.total, attack.counter_total), Math.min(attack.total, attack.counter_total)]
  const whom = foe(screen, card, attack.by_hero ? '' : (attack.owner ?? ''))
  const left = Number(args.life) > 0 && ui('life-name', { name: named(card), life: Number(args.life) }) // that it is defeated is told next
  return {
    bold: capital(mine ? ui('told-you-hit', { whom }) : ui('told-hits', { you: 'false', who: screen.name(seat), whom })), say: ui('told-sums', { high, low }),
    more: spaced(left, nextWords(attacks, card)),
  }
}
