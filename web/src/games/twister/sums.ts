/** Points that are told in one breath. */
import type { Entry } from '../../lib/types'

/** The points of each seat as one sum, with all that they are for: exit-treasure. */
export function sumsOf(entries: readonly Entry[]): Entry['args'][] {
  const scores = entries.filter(({ key }) => key === 'scores')
  return [...new Set(scores.map(({ args }) => args.seat))].map((seat) => {
    const own = scores.filter(({ args }) => args.seat === seat)
    return { ...own[0]?.args, count: own.reduce((sum, { args }) => sum + Number(args.count), 0), cause: [...new Set(own.map(({ args }) => args.cause))].join('-') }
  })
}
