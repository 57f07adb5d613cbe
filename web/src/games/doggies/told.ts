/** What is counted when a round and when the game ends, as it is shown on the stage while it is told. */
import type { Entry } from '../../lib/types'
import type { Beat } from '../../table/story/beats'
import type { Dog, RoomCard } from './board'

/** The columns of the score with their pictures, in the order in which they are counted. */
export const COLUMNS = { coins: 'coins', monsters: 'spiked-dragon-head', chests: 'locked-chest', costs: 'wolf-trap', quest_coins: 'trophy', total: 'two-coins' } as const
export const KEYS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

const JUDGED = ['hunted', 'most', 'most-nobody', 'hunted-nobody', 'own-quest-failed']

/** A quest that is judged, and what is told of it: of whom it is where it is a secret one. */
interface Judged { quest: string; own: string; by: Entry[] }

export type Scene = { what: 'round' | 'scores'; entries: readonly Entry[]; /** What else is told with it. */ also: readonly Entry[] } | { what: 'quests'; quests: readonly Judged[] }

/** The scene of a beat, with all of its kind that was told before; null where the board shows what happens. */
export function sceneOf({ entries }: Pick<Beat, 'entries'>, journal: readonly Entry[]): Scene | null {
  const last = entries.at(-1)
  if (!last) return null
  if (entries.some(({ key }) => key === 'collects')) return { what: 'round', entries: entries.filter(({ key }) => key === 'collects'), also: entries.filter(({ key }) => key !== 'collects') }
  if (last.key === 'scores') return { what: 'scores', entries: entries.filter(({ key }) => key === 'scores'), also: [] }
  if (!JUDGED.includes(last.key)) return null
  const quests: Judged[] = []
  for (const entry of journal) {
    if (!JUDGED.includes(entry.key) || entry.n > last.n) continue
    const [quest, own] = [String(entry.args.quest), entry.args.own || entry.key === 'own-quest-failed' ? String(entry.args.seat) : '']
    const known = quests.find((each) => each.quest === quest && each.own === own)
    if (known) known.by.push(entry)
    else quests.push({ quest, own, by: [entry] })
  }
  return { what: 'quests', quests }
}

/** What an opened chest brings. */
export const CHEST = 4
/** What a card brings by itself; chests wait for their keys. */
export const worth = ({ kind, coins = 0 }: RoomCard): number => (kind === 'trap' || kind === 'vagabond' ? -1 : coins)

/** By how many coins each card that a dog has collected raises what it has: a chest with a key to it, and a key with a chest that waits for it, by those of the chest. */
export function brought({ taken, keys }: Pick<Dog, 'taken' | 'keys'>, collected: readonly string[]): Map<string, number> {
  const cards = taken.map(({ card }) => card)
  const before = cards.filter(({ id }) => !collected.includes(id))
  let had = { keys: keys - cards.reduce((sum, { key = 0 }) => sum + key, 0), chests: 0 }
  const opened = () => CHEST * Math.min(had.keys, had.chests)
  const add = ({ kind, key = 0 }: RoomCard): number => {
    const until = opened()
    had = { keys: had.keys + key, chests: had.chests + Number(kind === 'chest') }
    return opened() - until
  }
  before.forEach(add)
  return new Map(collected.flatMap((id) => cards.filter((card) => card.id === id).map((card): [string, number] => [id, worth(card) + add(card)])))
}
