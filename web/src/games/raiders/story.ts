/** What happens in Dungeon Raiders, as it is shown: how long each thing, and what it changes for whom. */
import type { Entry, View } from '../../lib/types'
import type { Gain } from '../../table/game'
import type { Beat, KindsOf } from '../../table/story/beats'
import { ITEM_ICONS } from './art'
import type { Contest, Entries } from './board'
import { named, say, ui, type Say } from './say'

export const BEATS: KindsOf<Entries> = {
  'first-player': 'outcome', level: 'reveal', enters: 'reveal', 'monster-card': 'reveal',
  lays: 'card', 'lays-item': 'card', crystal: 'card', torch: 'card', sees: 'reveal',
  'monster-beaten': 'outcome', 'monster-missed': 'outcome', 'trap-goes': 'outcome', 'monster-confused': 'outcome', 'trap-still': 'outcome', 'vault-nothing': 'outcome', shortage: 'outcome',
  earns: 'outcome', loses: 'outcome', wounded: 'outcome', healed: 'outcome', 'takes-item': 'outcome', leads: 'outcome',
  'level-ends': 'grave', dies: 'grave', bleeds: 'grave', wins: 'grave', share: 'grave', 'nobody-wins': 'grave', 'solo-survived': 'grave', 'solo-died': 'grave',
}

/** The room in play, where all that heroes gain and lose comes from. */
const ROOM = 'contest'

export function gains({ key, args }: Pick<Entry, 'key' | 'args'>): Gain[] {
  const seat = String(args.seat)
  const count = Number(args.count)
  const gain = (icon: string, text: string, tone: Gain['tone']): Gain[] => [{ seat, icon, text, tone, from: ROOM }]
  switch (key) {
    case 'earns': return gain('two-coins', ui('chip-treasure', { sign: '+', count }), 'gain')
    case 'loses': return gain('two-coins', ui('chip-treasure', { sign: '−', count }), 'loss')
    case 'wounded': return gain('drop', ui('chip-wounds', { sign: '+', count }), 'loss')
    case 'healed': return gain('heart-drop', ui('chip-wounds', { sign: '−', count }), 'gain')
    case 'takes-item': return gain(ITEM_ICONS[String(args.item)] ?? 'knapsack', named(String(args.item)), 'gain')
    case 'dies': case 'bleeds': return gain('tombstone', ui('status-dead'), 'loss')
    case 'leads': case 'first-player': return gain('card-play', ui('chip-leads'), 'news')
    default: return []
  }
}

/** The entries that tell what a room did. */
const DONE = ['monster-beaten', 'monster-missed', 'trap-goes', 'monster-confused', 'trap-still', 'vault-nothing', 'shortage', 'earns', 'loses', 'wounded', 'healed', 'takes-item']

/** What came of a room: in a line, and under everybody's card. */
export interface Verdict {
  icon: string
  good: boolean
  head: Say
  /** For each seat that it did something to, or for. */
  under: Record<string, { text: string; tone: Gain['tone'] }>
}

function headOf(contest: Contest, keys: ReadonlySet<string>): Say {
  const { card: { kind }, fight, laid = 0, need = 0 } = contest
  if (kind === 'vault') return say(keys.has('vault-nothing') ? 'raiders-ui-verdict-nothing' : 'raiders-ui-verdict-vault')
  if (kind === 'storeroom') return say('raiders-ui-verdict-storeroom')
  if (kind === 'trap') return say(keys.has('trap-still') ? 'raiders-ui-verdict-still' : 'raiders-ui-verdict-trap')
  if (keys.has('monster-confused')) return say('raiders-ui-verdict-confused')
  const beaten = keys.has('monster-beaten') ? 'beaten' : 'missed'
  return fight === 'sum' ? say(`raiders-ui-verdict-${beaten}-sum`, { laid, need }) : say(`raiders-ui-verdict-${beaten}`)
}

/** Why this happened to a seat, where its card alone does not say it. */
function causeOf(contest: Contest, seat: string, { text, tone }: Gain): string {
  if (contest.card.kind === 'monster' && tone === 'loss') return ui('cause-lowest', { change: text })
  if (tone === 'gain' && contest.claims?.some(({ seats }) => seats.length > 1 && seats.includes(seat))) return ui('cause-shared', { change: text })
  return text
}

/** The verdict on a room, while it is told; else null. */
export function verdictOf(contest: Contest | null, beat: Beat | null): Verdict | null {
  const keys = new Set(beat?.entries.map(({ key }) => key))
  if (!contest || !beat || !DONE.some((key) => keys.has(key))) return null
  const under: Verdict['under'] = {}
  for (const gain of beat.entries.flatMap(gains)) {
    const text = causeOf(contest, gain.seat, gain)
    const before = under[gain.seat]
    under[gain.seat] = before ? { text: `${before.text}, ${text}`, tone: before.tone } : { text, tone: gain.tone }
  }
  const good = !keys.has('wounded') && !keys.has('loses')
  const icon = contest.card.kind === 'storeroom' ? 'barrel' : contest.card.kind === 'vault' ? 'open-treasure-chest' : good ? 'check-mark' : 'skull-crossed-bones'
  return { icon, good, head: headOf(contest, keys), under }
}

/** The seat whose card was laid last in this room: marked as the last move. */
export function lastLaid(view: View): string | null {
  for (const { key, args } of [...view.journal].reverse()) {
    if (key === 'lays' || key === 'lays-item' || key === 'crystal') return String(args.seat)
    if (key === 'enters') return null
  }
  return null
}

/** The place that is turned face up now. */
export function turned(beat: Beat | null): number {
  return Number(beat?.entries.find(({ key }) => key === 'reveals')?.args.place ?? 0)
}
