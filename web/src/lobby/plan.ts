import { called, firstOf, lang, listed, t } from '../lib/i18n.svelte'
import type { GameInfo, SeatWish, Setting, TableCard } from '../lib/types'

/** What a new table is to be: who sits where, and the options that differ from the rulebook. */
export interface Plan { seats: SeatWish[]; settings: Record<string, boolean | number | string>; public: boolean; watch: boolean }

export const LEVEL = 'normal'

/** Seats by their names at a table. */
export const LETTERS = 'ABCDEFGH'

/** The usual table of a game: me, and bots on the other seats. */
export function planFor(game: GameInfo): Plan {
  const seats = Array.from({ length: game.usual_seats }, (_, k): SeatWish => (k === 0 ? { kind: 'me' } : { kind: 'bot', level: LEVEL }))
  return { seats, settings: {}, public: false, watch: true }
}

/** The seat counts directly above and below the plan's, where the game has them. Nobody comes to a game for one by taking seats away: it has rules of its own. */
export function steps(game: GameInfo, count: number): { more: number | null; less: number | null } {
  const more = count > 1 ? game.seats.filter((n) => n > count) : []
  const less = game.seats.filter((n) => 1 < n && n < count)
  return { more: more.length ? Math.min(...more) : null, less: less.length ? Math.max(...less) : null }
}

/** The same plan with another number of seats; new ones get bots, at least one stays mine. */
export function resize(plan: Plan, count: number): Plan {
  const seats = Array.from({ length: count }, (_, k): SeatWish => plan.seats[k] ?? { kind: 'bot', level: LEVEL })
  if (!seats.some((seat) => seat.kind === 'me')) seats[0] = { kind: 'me' }
  return { ...plan, seats }
}

/** The options that apply to a seat count, with the choices that a table of so many seats has. */
export function settingsFor(game: GameInfo, count: number): Setting[] {
  const applies = (setting: Setting) => (setting.seats.length === 0 || setting.seats.includes(count)) && (setting.type !== 'several' || setting.choices?.length)
  return game.settings.filter(applies).map((setting) => (setting.of_seats ? { ...setting, choices: setting.choices?.filter((choice) => LETTERS.indexOf(choice) < count) } : setting))
}

/** What is chosen of an option; the rulebook's way where nothing is, or what this table does not have. */
export function valueOf({ id, default: usual, of_seats, choices }: Setting, values: Plan['settings']): boolean | number | string {
  const value = values[id] ?? usual
  return of_seats && !choices?.includes(String(value)) ? usual : value
}

/** Options by the heading they are folded under; those without one ('') first, the rest in their order. */
export function groupsOf(settings: readonly Setting[]): [group: string, settings: Setting[]][] {
  const groups = new Map<string, Setting[]>([['', []]])
  for (const setting of settings) {
    const { group = '' } = setting
    const known = groups.get(group)
    if (known) known.push(setting)
    else groups.set(group, [setting])
  }
  return [...groups]
}

/** What is sent: only options that apply now and differ from the default. */
export function chosen(game: GameInfo, plan: Plan): Plan['settings'] {
  const out: Plan['settings'] = {}
  for (const setting of settingsFor(game, plan.seats.length)) {
    const value = valueOf(setting, plan.settings)
    if (value !== setting.default) out[setting.id] = value
  }
  return out
}

export interface Count { me: number; open: number; bots: number }

export function countOf(seats: readonly { kind: string }[]): Count {
  const of = (...kinds: string[]) => seats.filter((seat) => kinds.includes(seat.kind)).length
  return { me: of('me', 'person'), open: of('open'), bots: of('bot') }
}

/** How a game of mine ended, in a few words. */
export function resultWords({ result, seats, you }: TableCard): string {
  const nameOf = (seat = '') => called(seats.find((other) => other.seat === seat)?.name ?? seat)
  const { winners = [], left } = result ?? {}
  const won = winners.some((seat) => you.includes(seat))
  if (left) return t('ui-end-left', { how: left.how, you: you.includes(left.seat), name: nameOf(left.seat), winner: nameOf(winners[0]), youwin: won })
  if (won) return t(winners.length > 1 ? 'ui-result-shared' : 'ui-result-won')
  return winners.length ? t('ui-result-lost', { names: listed(winners.map(nameOf)), count: winners.length }) : t('ui-nobody-wins')
}

/** The message for the main button: create and invite, start, or play alone. */
export function startWords({ me, open, bots }: Count): { id: string; args: Record<string, number> } {
  if (open) return { id: 'ui-create-invite', args: {} }
  if (bots === 0) return { id: me === 1 ? 'ui-play-alone' : 'ui-start', args: {} }
  if (me === 1) return { id: 'ui-play-bots', args: { bots } }
  return { id: 'ui-start-with', args: { players: me, bots } }
}

/** What a choice among several is called on the screen; the choice itself where the house does not know it (any more). */
export function nameOf(setting: Setting, choice: string): string {
  const names = setting.names?.[choice]
  return names?.[lang()] ?? names?.en ?? choice
}

/** How a level of bots plays, in a few words; games whose levels differ by more than their time say so themselves. */
export function levelHelp(family: string, level: string): string {
  return firstOf([`${family}-level-${level}-help`, `ui-level-${level}-help`])
}
