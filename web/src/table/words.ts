import { asSentence, small, t } from '../lib/i18n.svelte'
import type { Seat, View } from '../lib/types'
import { absenceWords } from './absence'
import { askedIn } from './choosing'
import { named } from './figures'
import type { Saying } from './game'
import type { Choice, TableScreen } from './screen.svelte'

/** Under a player's name: character, and a bot's level; those of them that there are. */
export function subsOf(screen: TableScreen, seat: Seat): string[] {
  const chair = screen.table?.seats.find((other) => other.seat === seat)
  const level = chair?.level ? t(`ui-level-${chair.level}`) : ''
  return [screen.game?.seatSub?.(screen.view, seat) ?? '', level].filter(Boolean)
}

/** The same in one line. */
export const subOf = (screen: TableScreen, seat: Seat): string => subsOf(screen, seat).join(' · ')

/** The status word of a seat: the game's own, else what the house knows. */
export function wordOf(screen: TableScreen, seat: Seat): string {
  const word = screen.game?.seatWord?.(screen.view, seat)
  if (word) return word
  const { view } = screen
  if (view.over) return view.result?.winners.includes(seat) ? t('ui-word-won') : ''
  if (view.ready.includes(seat)) return t('ui-word-ready')
  if (view.waiting.includes(seat)) return t('ui-word-to-play')
  return ''
}

export interface Sentence extends Saying {
  /** Set bold: whose turn. */
  bold: string
  /** Ember: it is for me to act. */
  you: boolean
  say: string
}

/** The guide of a lesson says what is to be done now, and what for. */
export const isTaught = ({ lesson }: View): boolean => lesson?.ends === false

/** What a question asks, to stand after the colon of the bold words. */
export function askedWords(screen: TableScreen, what: string): string {
  return small(screen.say(`ask-${what}`))
}

/** What the seam says: whose turn in bold, then what may be done now; the game's own words where it has some. */
export function sentenceOf(screen: TableScreen): Sentence {
  const { view } = screen
  if (screen.director?.away) return { bold: t(screen.director.late ? 'ui-away-late' : 'ui-away-waits'), you: false, say: t('ui-away-choose', { count: screen.director.away.length }) }
  const own = screen.game?.prompt?.(screen) ?? {}
  if (view.result?.left) return { bold: t('ui-over'), you: false, say: `${leftWords(screen)}.` }
  if (view.over) return { ...own, bold: t('ui-over'), you: false, say: own.say ?? resultWords(screen), more: own.more ?? overallWords(screen) }
  if (screen.left) return { bold: t('ui-left'), you: false, say: t('ui-left-more') }
  const asked = askedIn(view)
  if (asked) return { ...own, bold: own.bold ?? t('ui-your-turn'), you: true, say: own.say ?? askedWords(screen, asked.what), more: isTaught(view) && !own.stays ? '' : own.more }
  const others = view.waiting.filter((seat) => seat !== view.seat).map((seat) => screen.name(seat))
  const [only] = others
  const waits: Sentence =
    others.length === 1 && only
      ? { bold: only, you: false, say: t('ui-is-choosing') }
      : { bold: t('ui-waiting-for'), you: false, say: others.length ? `${others.join(', ')}.` : t('ui-the-table') }
  const away = absenceWords(screen.table, view.waiting)
  if (away) return { ...waits, ...own, say: own.say ?? waits.say, more: away }
  if (view.moment && !others.length) return { ...own, bold: t('ui-moment'), you: false, say: own.say ?? t(view.undo?.can ? 'ui-moment-back' : 'ui-moment-more') }
  if (view.sealed !== null) return { ...waits, more: own.more ?? t('ui-sealed-more'), say: own.say ?? waits.say }
  if (view.seat === null) return { ...waits, more: own.more ?? t('ui-you-watch') }
  const out = screen.game?.seatOut?.(view, view.seat) ?? false
  return { ...waits, ...own, say: own.say ?? waits.say, more: out ? t('ui-out') : own.more }
}

/** What is said aloud of my question: what I have chosen, what it brings, and what is doubted; nothing while I have none. */
export function askedAloud(screen: TableScreen): string {
  const { director, doubt, selected, view } = screen
  if (director?.telling || director?.lull) return ''
  if (doubt) return `${doubting(screen, 'sure', doubt)} ${screen.say(`warn-${doubt.option.warn}`, doubt.option.args)} ${t('ui-sure-keys')}`
  const { bold, say, more, you } = sentenceOf(screen)
  if (!you && !view.over) return ''
  const [full, said] = selected ? [screen.inFull(selected), asSentence(say ?? '')] : []
  const twice = selected && [full, screen.label(selected)].some((words) => said?.startsWith(asSentence(words ?? '').slice(0, -1))) // the sentence has what the choice is called
  return (selected ? [twice ? said : asSentence(full ?? ''), twice || (more && bold === t('ui-your-turn')) ? '' : say && said, more] : [bold, say, more]).filter(Boolean).join(' ')
}

const DOUBTS = { sure: 'ui-sure', 'sure-do': 'ui-do-it', 'sure-not': 'ui-better-not' } as const

/** What a doubt asks, and what its two buttons say: in the game's own words for it, else in the house's. */
export function doubting(screen: TableScreen, what: keyof typeof DOUBTS, { option }: Choice): string {
  const id = `${what}-${option.warn}`
  return screen.knows(id) ? screen.say(id) : t(DOUBTS[what])
}

/** The figures of the game as a whole: "Rooms: 25". */
const overallWords = (screen: TableScreen): string => named(screen, screen.view.result?.figures).map(({ label, value }) => `${label}: ${value}`).join(' · ')

/** Who left the game before its end, and who has won by that; nothing where nobody did. */
export function leftWords(screen: TableScreen): string {
  const { seat: me, result } = screen.view
  const [winner = ''] = result?.winners ?? []
  const { seat = '', how = '' } = result?.left ?? {}
  return result?.left ? t('ui-end-left', { how, you: seat === me, name: screen.name(seat), winner: screen.name(winner), youwin: winner === me }) : ''
}

function resultWords(screen: TableScreen): string {
  const winners = screen.view.result?.winners ?? []
  if (winners.length === 0) return t('ui-nobody-wins')
  const names = winners.map((seat) => screen.name(seat)).join(', ')
  return t('ui-wins', { names, count: winners.length, you: winners.includes(screen.view.seat ?? '') ? 'yes' : 'no' })
}

/** The second line of the undo button: what it takes back, or why nothing can be. */
export function undoWords(screen: TableScreen): { can: boolean; text: string; run?: () => void } {
  const undo = screen.view.undo
  if (!undo) return { can: false, text: t('ui-undo-watching') }
  if (!undo.can) return { can: false, text: t(`ui-undo-${undo.why}`) }
  const whole = screen.game?.undo?.(screen)
  if (whole) return { can: true, ...whole }
  const id = `undo-${undo.what}`
  return { can: true, text: screen.knows(id) ? screen.say(id, { card: undo.option }) : t('ui-undo') }
}
