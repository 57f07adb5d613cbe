/** The table as plain sentences. */
import type { Option, View } from '../../lib/types'
import type { Passage } from '../../table/game'
import { capital, listed } from '../../lib/i18n.svelte'
import { ability, cellName, named, questLine, tied, ui } from './say'
import { boardOf, roomAt, tieOf, walkedOf, type Board, type Quest, type Walk } from './board'
import { pastOf, wayInWords } from './past'
import { bestOf, didAloud, standing } from './prompt'
import { boardAloud, dogAloud, exitsAloud, gainsAloud, holeAloud, owned, placeAloud, turnAloud, turnedSides } from './aloud'

type Named = (seat: string) => string

/** A card that lies alike turned less need not be offered twice, nor a turn that changes nothing. */
export const needless = ({ board }: View, { key, args }: Option): boolean => {
  const place = key === 'rotate' ? (board as Board).rooms.find(({ card }) => card.id === args.space) : undefined
  if (!place) return args.same !== undefined && args.same !== args.turned
  const lies = (quarters: number) => turnedSides(place.card.sides, quarters).join()
  const then = lies(Number(args.turned))
  return then === lies(place.turned) || [0, 1, 2, 3].findIndex((less) => lies(less) === then) !== args.turned
}

/** Of a place for the drawn card, and of a room that may be turned: where its exits would lead. */
export const beside = ({ board }: View, { key, args }: Option): string => {
  const { drawn } = board as Board
  if (key === 'rotate') return `. ${turnAloud(board as Board, String(args.space), Number(args.turned))}`
  return key === 'place' && drawn ? `. ${exitsAloud(board as Board, { x: Number(args.x), y: Number(args.y) }, turnedSides(drawn.sides, Number(args.turned)))}` : ''
}

/** What ends the round for one stands behind the ways on. */
export const last = ({ key }: Option): boolean => key === 'out' || key === 'break-out'

/** "2 swords, 1 key. Potions: 1 bow.": with what a dog has on its way. */
const carriedAloud = ({ sum, pairs, keys, potions }: Walk['burden']): string => {
  const [has, drinks] = [gainsAloud({ symbols: sum, pairs, keys }), gainsAloud({ symbols: potions })]
  return [has.length ? `${listed(has)}.` : '', drinks.length ? ui('aloud-potions', { potions: listed(drinks) }) : ''].filter(Boolean).join(' ')
}

/** The way out room by room, with what was done there, and how the dog stands, with what it has won on it. */
const wayAloud = (board: Board, walk: Walk, nameOf: Named): Passage => ({
  id: 'way', head: `${ui('plan')}: ${nameOf(walk.seat)}. ${standing(walk.burden)} ${carriedAloud(walk.burden)}`,
  lines: walkedOf(board, walk).map(({ n, what, step }) => ((place) => (place ? `${n}. ${named(place.card.id)}, ${cellName(place)}: ${didAloud(what || 'walk', step)}.` : ''))(roomAt(board, step.cell))),
})

/** A quest, how far everybody is with it, and who is ahead. */
const questAloud = (quest: Quest, me: string | null, nameOf: Named): string => [
  `${named(quest.quest)}: ${questLine(quest)}. ${Object.entries(quest.counts).map(([seat, count]) => `${nameOf(seat)}: ${count}`).join(', ')}.`,
  ((tie) => (tie ? tied(tie.holder, me, nameOf) : quest.holder ? ui('speech-ahead', { name: nameOf(quest.holder) }) : ''))(tieOf(quest)),
].filter(Boolean).join(' ')

/** Before the first round: who has which dog, those that nobody has while somebody is to choose, and one's two quests. */
function beforeAloud(board: Board, names: Record<string, string>): (string | Passage)[] {
  const dogs = (board.dogs.length < Object.keys(names).length ? board.boards : []).map((dog) => `${named(dog)}: ${boardAloud(dog)}`)
  const quests = board.dealt.map((quest) => `${named(quest.quest)}: ${questLine(quest)}.`)
  return [
    ...board.dogs.map(({ seat, dog }) => `${names[seat] ?? seat}: ${named(dog)}. ${ability(dog)}`),
    ...(dogs.length ? [{ id: 'boards', head: ui('speech-boards'), lines: dogs }] : []),
    ...(quests.length ? [{ id: 'dealt', head: ui('speech-dealt'), lines: quests }] : []),
  ]
}

/** The best ways of the rounds that are over: "Round 1. Bea slept, but could have gone this way: Ifrit: beaten." */
function pastAloud({ journal }: View, { dogs }: Board, nameOf: Named): Passage[] {
  const lines = dogs.flatMap(({ seat }) => pastOf(journal, seat).flatMap(({ round, rooms, told }) => (told.cells.length > 1 ? [ui('past-way', { round, name: nameOf(seat), how: told.how, way: wayInWords(told, (cell) => rooms.get(cell) ?? 'start', true) })] : [])))
  return lines.length ? [{ id: 'past', head: ui('past'), lines }] : []
}

export function speech(view: View, names: Record<string, string>): (string | Passage)[] {
  const board = boardOf(view)
  const nameOf = (seat: string) => names[seat] ?? seat
  if (!board.round) return beforeAloud(board, names)
  const supply = gainsAloud({ symbols: board.supply })
  return [
    ui('speech-round', { round: board.round, rounds: board.rounds, count: board.deck, countdown: board.countdown ? 'yes' : 'no' }),
    ...(board.first ? [ui('speech-first', { name: nameOf(board.first) })] : []),
    ...board.dogs.map((dog) => [dogAloud(dog, nameOf(dog.seat)), ...(dog.taken.length ? [`${ui('cards-of')} ${dog.taken.map(owned).join(', ')}.`] : [])].join(' ')),
    ...(board.own ? [`${ui('secret')} ${questAloud(board.own, view.seat, nameOf)}`] : []),
    ...board.shared.map((quest) => questAloud(quest, view.seat, nameOf)),
    ...board.dogs.flatMap(({ seat, quest }) => (quest && seat !== view.seat ? [`${ui('end-quest', { you: 'no', name: nameOf(seat) })}: ${named(quest.quest)}. ${questLine(quest)}.`] : [])),
    ...(supply.length ? [`${ui('supply')}: ${listed(supply)}.`] : []),
    ...(board.best ? [bestOf(board)] : []),
    ...pastAloud(view, board, nameOf),
    ...(board.walk ? [wayAloud(board, board.walk, nameOf)] : []),
    ...(board.drawn ? [{ id: 'places', head: ui('speech-places'), lines: board.sites.map(cellName) }] : []),
    { id: 'dungeon', open: true, head: ui('map'), lines: [...board.rooms.map((place) => `${capital(cellName(place))}. ${placeAloud(board, place, nameOf, true)}`), ...board.holes.map((hole) => holeAloud(hole, nameOf))] },
  ]
}
