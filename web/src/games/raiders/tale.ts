/** How a game of Dungeon Raiders is told in a replay: a turn is a room, a round is a level. */
import { capital } from '../../lib/i18n.svelte'
import type { Entry } from '../../lib/types'
import type { Sayer, Tale } from '../../replay/turns'
import { grouped, isShared } from './groups'

/** What came of a room, besides who leads now. */
const CAME = ['too-few-coins', 'coins-stay', 'monster-beaten', 'monster-missed', 'trap-goes', 'level-ends', 'monster-confused', 'trap-still', 'vault-nothing', 'earns', 'loses', 'wounded', 'healed', 'takes-item', 'dies', 'bleeds', 'wins']

type Line = Pick<Entry, 'key' | 'args'>

/** What becomes of several for the same reason is one sentence; who gets an item is told one by one. */
function sentence(lines: readonly Line[], say: Sayer): string {
  const [first] = lines
  if (!first) return ''
  if (lines.length === 1 || first.key === 'takes-item') return lines.map(({ key, args }) => say(`log-${key}`, args)).join(' ')
  const { count = 0, why = '', half = 0, full = 0 } = first.args
  return capital(say(`ui-each-${first.key}`, { seats: lines.map(({ args }) => args.seat), count, why, half, full, shared: isShared(first) ? 'yes' : 'no' }))
}

export const TALE: Tale = {
  heads: ['enters'],
  before: ['level', 'reveals', 'monster-card'],
  apart: ['bleeds', 'nobody-bleeds'],
  names: { action: 'card', turn: 'room', round: 'level' },
  round: (head, last) => head.args.level !== last?.args.level,
  words: (entries, _, say) => grouped([...entries.slice(0, 1), ...entries.slice(1).filter(({ key }) => CAME.includes(key))]).map((lines) => sentence(lines, say)).join(' ') || null,
  title: (head, say) => say('ui-tale-room', head.args),
}
