/** What the seam says while a room's outcome is told: the verdict, then what it did to whom. */
import type { Entry } from '../../lib/types'
import { capital, t } from '../../lib/i18n.svelte'
import { prefs } from '../../lib/prefs.svelte'
import type { Beat } from '../../table/story/beats'
import type { Saying } from '../../table/game'
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf } from './board'
import { named, speak, ui } from './say'
import { grouped, isShared } from './groups'
import { DONE, JUDGED, sceneOf } from './story'

type Line = Pick<Entry, 'key' | 'args'>

/** A player's name, or "you". */
const called = (screen: TableScreen, seat: string): string => (seat === screen.view.seat ? t('ui-you') : screen.name(seat))

/** What became of those to whom the same happened, in one sentence. */
export function sentence(screen: TableScreen, lines: Line[]): string {
  const [first] = lines
  if (!first) return ''
  if (lines.length === 1) return screen.say(`log-${first.key}`, first.args)
  const everyone = lines.length > 2 && lines.length === boardOf(screen.view).order.length
  const names = everyone ? ui('all') : lines.map(({ args }) => called(screen, String(args.seat)))
  const item = String(first.args.item ?? '')
  return capital(ui(`each-${first.key}`, { names, count: Number(first.args.count ?? 0), shared: isShared(first) ? 'yes' : 'no', why: String(first.args.why ?? ''), half: Number(first.args.half ?? 0), full: Number(first.args.full ?? 0), item: item && named(item), 'item-id': item }))
}

/** What the chest's own line and the card of who leads say as well: left out where it would make the seam too tall for what is above it; who leads of several with the same card is said here alone. */
const isBeside = ({ key, args: { seats } }: Line): boolean => key === 'coins-stay' || key === 'leads-on' || (key === 'leads' && !(Array.isArray(seats) && seats.length))
const FEW = 2

/** The outcome of a room in two lines; null where the log's own lines say it. */
export function told(screen: TableScreen, beat: Beat): Saying | null {
  const scene = sceneOf(screen.view, beat, (seat) => screen.name(seat))
  if (scene?.what !== 'verdict' || !beat.entries.some(({ key }) => DONE.includes(key))) return null
  const judged = JUDGED.includes(beat.entries[0]?.key ?? '')
  const groups = grouped(beat.entries, scene.fates.map(({ seat }) => seat))
  const lines = (groups.length > FEW && !prefs.speech ? groups.filter(([first]) => first && !isBeside(first)) : groups).map((each) => sentence(screen, each))
  // Whoever lost nothing, as half of theirs is nothing, has no line in the log.
  const spared = scene.fates.flatMap(({ seat, texts: [first] }) => (first?.say.key === 'raiders-ui-verdict-half' ? capital(ui('half-none', { name: called(screen, seat), you: seat === screen.view.seat ? 'yes' : 'no', half: first.say.args?.half ?? 0 })) : []))
  return { bold: judged ? (lines[0] ?? '') : `${speak(scene.head)}.`, say: '', more: [...lines.slice(judged ? 1 : 0), ...spared].join(' ') }
}
