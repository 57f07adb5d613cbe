/** The moments of a game of Dungeons & Doggies that mattered: the ways out that brought most, and quests that brought much. */
import type { Entry, Seat } from '../../lib/types'
import { weightiest } from '../../table/end'
import type { Moment } from '../../table/ending'
import type { Dog, RoomCard, Row } from './board'
import { CHEST, fromChests, worth } from './told'

export interface DogMoment extends Moment {
  seat: Seat
  /** Of a way out: its round, where the journal has it, and the best that it brought. */
  round: number
  card: RoomCard | null
  /** Else: which quest. */
  quest: string
  /** It was a secret one: nobody could see it coming. */
  secret: boolean
  coins: number
  /** Of a way out: the quest of each monster beaten on it that its dog hunts. */
  hunted: readonly string[]
  weight: number
  once: string
  /** Without it another dog would have won. */
  decides?: boolean
}

const TAKES = ['beats', 'claims', 'hires', 'takes-trap']
/** So many cards of a way are told. */
const TOLD = 2
/** A quest that brings less is told with its dog. */
const MUCH = 4
/** What a hunt brings for each monster. */
export const HUNT = 2

/** The quest by which a card is hunted, where its dog has beaten any. */
const huntOf = ({ name }: RoomCard, row: Row | undefined): string[] => (row?.quests[`hunt-${name}`] ? [`hunt-${name}`] : [])

/** What a card brings a dog: its coins, those of a chest where any is opened, of a monster that it hunts; less what it costs. */
const worthOf = (card: RoomCard, row: Row | undefined): number =>
  card.kind === 'chest' ? (row?.figures.chests?.value ? CHEST : 0) : worth(card) + HUNT * huntOf(card, row).length

/** What a dog would have less without some of its cards; while it has other chests for its keys, a chest is not missed, nor a key without a chest. */
export function broughtBy(cards: readonly RoomCard[], row: Row | undefined, dog: Dog): number {
  const all = dog.taken.map(({ card }) => card)
  const left = all.filter(({ id }) => !cards.some((each) => each.id === id))
  return cards.reduce((sum, card) => sum + (card.kind === 'chest' ? 0 : worthOf(card, row)), 0) + fromChests(dog, all) - fromChests(dog, left)
}

/** `rows`: the result, best first. */
export function momentsOf(journal: readonly Entry[], rows: readonly Row[], dogs: readonly Dog[], me: Seat | null): DogMoment[] {
  const [best, second] = rows
  const winner = best?.fate === 'won' ? best.seat : null
  const lead = (best?.total ?? 0) - (second?.total ?? 0)
  const found: DogMoment[] = []
  const add = (moment: Pick<DogMoment, 'entries' | 'seat' | 'coins' | 'once'> & Partial<DogMoment>) =>
    found.push({ round: 0, card: null, quest: '', secret: false, hunted: [], ...moment, weight: moment.coins + (moment.secret ? 2 : 0) + (moment.seat === me ? 3 : 0) + (moment.seat === best?.seat ? 2 : 0) })
  const rowOf = (seat: Seat) => rows.find((row) => row.seat === seat)
  let [round, took]: [number, { entry: Entry; card: RoomCard; worth: number }[]] = [0, []]
  for (const entry of journal) {
    const { key, args } = entry
    const seat = String(args.seat)
    if (key === 'round') round = Number(args.round)
    if (key === 'sets-out') took = []
    const dog = dogs.find((each) => each.seat === seat)
    const card = dog?.taken.find((each) => each.card.id === args.room)?.card
    if (dog && card && TAKES.includes(key)) took.push({ entry, card, worth: worthOf(card, rowOf(seat)) })
    if (key === 'leaves' && dog) {
      const good = took.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth).slice(0, TOLD)
      if (good[0]) add({ entries: good.map((each) => each.entry).sort((a, b) => a.n - b.n), seat, round, card: good[0].card, coins: broughtBy(took.map((each) => each.card), rowOf(seat), dog), hunted: took.flatMap((each) => huntOf(each.card, rowOf(seat))), once: `${round}${seat}` })
    } else if ((key === 'most' || key === 'hunted') && Number(args.coins) >= MUCH) add({ entries: [entry], seat, quest: String(args.quest), secret: !!args.own, coins: Number(args.coins), once: `${String(args.quest)}${seat}` })
  }
  const decides = winner && lead ? found.filter(({ seat, coins }) => seat === winner && coins > lead).sort((a, b) => b.coins - a.coins)[0] : undefined
  if (decides) Object.assign(decides, { decides: true, weight: decides.weight + 20 })
  return weightiest(found)
}
