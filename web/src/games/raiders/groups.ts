/** What became of several in a room, in few sentences. */
import type { Entry } from '../../lib/types'

type Line = Pick<Entry, 'key' | 'args'>

/** Whether a gain is one's part of something shared. */
export const isShared = ({ args: { seats } }: Line): boolean => Array.isArray(seats) && seats.length > 0

/** What became of whom, in few sentences: those to whom the same happened for the same reason are one, named as their cards lie (`seats`). */
export function grouped(told: readonly Line[], seats: readonly string[] = []): Line[][] {
  const reasonOf = (entry: Line) => `${entry.key} ${String(entry.args.count ?? entry.args.item)} ${String(entry.args.why)} ${String(entry.args.half)} ${String(entry.args.full)} ${isShared(entry)}`
  const groups: Line[][] = []
  for (const entry of told) {
    const reason = ['wounded', 'loses', 'earns', 'healed', 'takes-item'].includes(entry.key) ? reasonOf(entry) : null
    const like = reason === null ? undefined : groups.find(([first]) => first && reasonOf(first) === reason)
    if (like) like.push(entry)
    else groups.push([entry])
  }
  const at = ({ args }: Line) => seats.indexOf(String(args.seat))
  return groups.map((each) => each.sort((one, other) => at(one) - at(other)))
}
