/** How a game of Dungeon Raiders is told in a replay: a turn is a room, a round is a level. */
import type { Tale } from '../../replay/turns'

/** What came of a room, besides who leads now. */
const CAME = ['too-few-coins', 'coins-stay', 'monster-beaten', 'monster-missed', 'trap-goes', 'level-ends', 'monster-confused', 'trap-still', 'vault-nothing', 'earns', 'loses', 'wounded', 'healed', 'takes-item', 'dies', 'bleeds', 'wins']

export const TALE: Tale = {
  heads: ['enters'],
  before: ['level', 'reveals', 'monster-card'],
  apart: ['bleeds', 'nobody-bleeds'],
  names: { action: 'card', turn: 'room', round: 'level' },
  round: (head, last) => head.args.level !== last?.args.level,
  words: (entries, _, say) => [...entries.slice(0, 1), ...entries.slice(1).filter(({ key }) => CAME.includes(key))].map(({ key, args }) => say(`log-${key}`, args)).join(' ') || null,
  title: (head, say) => say('ui-tale-room', head.args),
}
