/** What screen readers hear for each piece, and the table as plain sentences (docs/language.md section 12). */
import { asSentence, listed, t } from '../../lib/i18n.svelte'
import type { View } from '../../lib/types'
import { boardOf, thenOf, type Board, type Change, type Contest, type Hero, type Kind, type Place, type RoomCard, type Row } from './board'
import { bleedingOf, standing } from './contest'
import { effect, gain } from './prompt'
import { cardName, kindNamed, named, ruleOf, say, speak, ui, type Say } from './say'

type Names = Record<string, string>

/** The names as whoever reads has them: oneself is "you". */
export const asRead = (names: Names, me: string | null): Names => (me === null ? names : { ...names, [me]: t('ui-you') })

/** A trap's table: "1: half the treasure, 2: −2 treasure, 3: −1 treasure and any other number: nothing". */
export function harmAloud(room: RoomCard): Say {
  const rows = (room.harm ?? []).flatMap((harm, at) => (harm === 0 ? [] : [say('raiders-ui-sr-harm', { row: at + 1, effect: effect(room, harm) })]))
  return say('raiders-ui-names', { names: [...rows, say('raiders-ui-sr-harm-none')] })
}

/** Its figures and what they mean: whom a monster hits, whom a trap, who takes a chest. */
function figures(room: RoomCard, mode: string): string {
  const told = ruleOf(room, mode)
  if (room.kind === 'monster') return told
  if (room.kind === 'vault') return `${ui('sr-chests', { chests: (room.chests ?? []).join(', '), count: room.chests?.length ?? 0 })} ${told}`
  if (room.kind === 'trap') return `${told} ${speak(harmAloud(room))}.`
  const slots = (room.slots ?? []).map((slot, at) => say('raiders-ui-sr-harm', { row: at + 1, effect: gain(slot) }))
  return `${told} ${slots.map(speak).join(', ')}.`
}

/** A room's name, with its kind where the name does not say it. */
const roomNamed = ({ id, kind }: RoomCard): Say => (kind === 'vault' || kind === 'storeroom' ? cardName(id) : say('raiders-ui-sr-named', { room: cardName(id), kind: kindNamed(kind) }))

function changeAloud(change: Change, names: Names): string {
  const number = change.treasure ?? change.wounds ?? 0
  const what: string =
    change.item !== undefined
      ? named(change.item)
      : change.wounds !== undefined && number < 0
      ? ui('sr-heal', { count: -number })
      : ui(change.treasure !== undefined ? 'sr-coins' : 'sr-wounds', { sign: number < 0 ? '−' : '+', count: Math.abs(number) })
  return ui('sr-change', { name: names[change.seat] ?? change.seat, change: what })
}

/** What a room that changed nothing did all the same. */
export function nothingCame(changes: Change[], kind: Kind | undefined, mode: string): string {
  if (kind === 'monster') return ui(mode === 'duel' ? 'confused' : 'driven-off')
  if (kind === 'trap') return ui(changes.length ? 'nothing-lost' : 'stood-still')
  return ui('nothing-taken')
}

/** What a room did, as a list. */
export function outcomeAloud(changes: Change[], names: Names, kind?: Kind, mode = 'base'): string {
  const real = changes.filter((change) => change.item !== undefined || (change.treasure ?? change.wounds) !== 0)
  return real.length ? real.map((change) => changeAloud(change, names)).join(', ') : nothingCame(changes, kind, mode)
}

/** "Room 3 of 5: Dragon, monster. Reach 18 together, or every lowest card takes 3 wounds. In play." */
export function placeAloud(place: Place, board: Board, names: Names): string {
  const { card } = place
  if (!card) return [ui('sr-dark', { place: place.place }), ...(board.torches.length ? [ui('torch-seen', { names: board.torches.map((seat) => names[seat] ?? seat) })] : [])].join(' ')
  if (place.known) return ui('sr-saw', { place: place.place, room: roomNamed(card), figures: figures(card, board.mode) })
  if (place.outcome) return ui('sr-done-room', { place: place.place, room: roomNamed(card), state: ui('sr-done', { outcome: outcomeAloud(place.outcome, names, card.kind, board.mode) }) })
  return ui('sr-room', { place: place.place, room: roomNamed(card), figures: figures(card, board.mode), state: ui(place.state === 'now' ? 'sr-now' : 'sr-ahead') })
}

/** The items a hero holds, where these eyes may know them; else how many. */
function itemsAloud(view: View, hero: Hero): string {
  const board = boardOf(view)
  const held = board.odds?.held?.[hero.seat] ?? (hero.seat === view.seat ? board.hand?.items : undefined)
  if (!held) return hero.items ? String(hero.items) : ui('sr-none')
  const items = board.cards.items.filter((item) => held[item]).map((item) => ((held[item] ?? 0) > 1 ? `${named(item)} ×${held[item] ?? 0}` : named(item)))
  return items.length ? listed(items) : ui('sr-none')
}

/** "Seat B, Boris, Knight. Treasure 5, wounds 6 of 10. Power cards left: 1, 4, 5. Items: Key and Crystal ×2. Plays first. Next." */
export function seatAloud(view: View, hero: Hero, name: string): string {
  const board = boardOf(view)
  const status = statusOf(view, hero)
  const counted = ui('sr-seat', {
    seat: hero.seat, name, character: cardName(hero.character), treasure: hero.treasure, wounds: hero.wounds, most: board.most.wounds,
    power: hero.power.join(', ') || ui('sr-none'), items: itemsAloud(view, hero),
  })
  return [counted, board.leader === hero.seat && !view.over ? ui('sr-leads') : '', status ? asSentence(speak(status)) : ''].filter(Boolean).join(' ')
}

/** What a hero is doing; null where the house's own word does. In a seat it leaves room for the name. */
export function statusOf(view: View, hero: Hero, inSeat = false): Say | null {
  const bled = ((view.result?.rows ?? []) as Row[]).some((row) => row.seat === hero.seat && row.fate === 'bled')
  if (view.over) return view.result?.winners.includes(hero.seat) ? say('raiders-ui-status-won') : bled ? say('raiders-fate-bled') : hero.alive ? null : say('raiders-ui-status-dead')
  if (!hero.alive) return say('raiders-ui-status-dead')
  if (view.waiting.includes(hero.seat)) return say(hero.seat === view.seat ? 'raiders-ui-status-turn' : 'raiders-ui-status-choosing')
  if (view.ready.includes(hero.seat)) return say('raiders-ui-status-ready')
  const laid = hero.laid.at(-1)
  // the first who has yet to lay is the one the table waits for
  if (laid === undefined) return boardOf(view).contest?.to_lay[1] === hero.seat ? say('raiders-ui-status-next') : null
  if (laid === 'crystal') return say(`raiders-ui-status-crystal${inSeat ? '-seat' : ''}`)
  return say(boardOf(view).cards.items.includes(laid) ? 'raiders-ui-status-played-item' : 'raiders-ui-status-played', { card: cardName(laid) })
}

/** How the room stands with the cards that lie: who would take a chest, whom a trap hits, who takes what of a storeroom and how many are left. */
function standsAloud(board: Board, { card, claims, value, harm, victims, slots }: Contest, names: Names): string[] {
  const called = (seats: readonly string[]) => seats.map((seat) => names[seat] ?? seat)
  if (claims && board.mode !== 'solo') {
    return claims.map(({ chest, seats, each }) => (seats.length ? ui('sr-claim', { chest, names: called(seats), each, stays: chest - each * seats.length, several: seats.length > 1 ? 'yes' : 'no' }) : ui('sr-claim-none', { chest })))
  }
  if (value) return [harm ? ui('sr-trap-now', { value, harm: effect(card, harm), names: called(victims ?? []) }) : ui('sr-trap-quiet', { value })]
  const left = (slots ?? []).flatMap((slot) => (slot.item && slot.left !== null ? [say('raiders-ui-name-value', { name: named(slot.item), value: slot.left })] : []))
  const takes = (slots ?? []).filter(({ seats }) => seats.length).map((slot) => ui('sr-takes', { what: slot.item ? cardName(slot.item) : gain(slot), names: called(slot.seats), short: slot.short ? 'yes' : 'no' }))
  return [...(left.length ? [ui('sr-supply', { items: left })] : []), ...takes]
}

/** The whole table in sentences; the players tell of themselves beside it. */
export function speech(view: View, names: Names): string[] {
  const board = boardOf(view)
  const lines = board.mode === 'base' && !view.over ? [ui('first-level-more', { levels: board.levels })] : []
  if (board.level) lines.push(asSentence(ui('board', { level: board.level, levels: board.levels })))
  lines.push(...board.rooms.map((place) => placeAloud(place, board, asRead(names, view.seat))))
  const { said, seats } = bleedingOf(board, thenOf(view))
  if (seats.length && !view.over) lines.push(asSentence(ui(said, { names: seats.map((seat) => asRead(names, view.seat)[seat] ?? seat) })))
  if (board.contest?.fight === 'sum')
    lines.push(ui('sr-bar', { need: board.contest.need ?? 0, laid: board.contest.laid ?? 0, missing: board.contest.missing ?? 0 }))
  const contest = standing(board, thenOf(view))
  if (contest && !view.over) lines.push(...standsAloud(board, contest, asRead(names, view.seat)))
  return lines
}
