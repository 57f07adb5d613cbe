/** How a game of Dungeons & Doggies is told in a replay: a turn is one action. */
import type { Tale } from '../../replay/turns'

export const TALE: Tale = { heads: ['round', 'draws', 'sets-out', 'sleeps'], round: (head, last) => head.key === 'round' && last?.key !== 'round' }
