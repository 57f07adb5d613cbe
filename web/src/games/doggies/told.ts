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

/** What a dog with some of its cards has from chests, each opened with a key of theirs or of its board. */
export function fromChests({ taken, keys }: Pick<Dog, 'taken' | 'keys'>, cards: readonly RoomCard[]): number {
  const keysOf = (of: readonly RoomCard[]) => of.reduce((sum, { key = 0 }) => sum + key, 0)
  return CHEST * Math.min(keys - keysOf(taken.map(({ card }) => card)) + keysOf(cards), cards.filter(({ kind }) => kind === 'chest').length)
}

/** By how many coins each card that a dog has collected raises what it has: a chest with a key to it, and a key with a chest that waits for it, by those of the chest. */
export function brought(dog: Pick<Dog, 'taken' | 'keys'>, collected: readonly string[]): Map<string, number> {
  const cards = dog.taken.map(({ card }) => card)
  const had = cards.filter(({ id }) => !collected.includes(id))
  return new Map(collected.flatMap((id) => cards.filter((card) => card.id === id).map((card): [string, number] => {
    const before = fromChests(dog, had)
    had.push(card)
    return [id, worth(card) + fromChests(dog, had) - before]
  })))
}
