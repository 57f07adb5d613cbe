/** The sentences of the seam: whose turn and what may be done; below, what would come of it. */
import type { Board, Card, Contest, Hero } from './board'
import { faceValue } from './board'
import { bar, claims, fuse, lowest, mostOf, slots, toLay, values } from './contest'
import type { Ask } from '../../lib/types'
import { optionFor } from './hand'
import { cardName, say, type Say } from './say'

export interface Table {
  board: Board
  me: string | null
  asks: Ask[]
  sealed: Card | null
  over: boolean
  winners: string[]
  settings: Record<string, unknown>
  names: Record<string, string>
}

export interface Prompt {
  /** After the bold "Your turn:"; null leaves it to the house. */
  text: Say | null
  /** The second line. */
  more: Say | null
}

const nameOf = (table: Table, seat: string): string => table.names[seat] ?? seat
const names = (table: Table, seats: string[]): string[] => seats.map((seat) => nameOf(table, seat))

/** What the seam says, with `choice` selected in the hand. */
export function prompt(table: Table, choice: Card | null): Prompt {
  if (table.over) return { text: ended(table), more: null }
  const lay = table.asks.find((ask) => ask.what === 'lay')
  const text = lay ? laying(table, lay) : null
  if (choice === 'torch') return { text, more: lighting(table) }
  if (lay) return { text, more: consequence(table, choice !== null && optionFor([lay], choice) ? choice : null) }
  if (table.sealed !== null) return { text, more: say('raiders-ui-sealed-more', { card: cardName(table.sealed) }) }
  return { text, more: watching(table) }
}

function ended(table: Table): Say {
  const { board, winners } = table
  const coins = board.heroes.find((each) => each.seat === winners[0])?.treasure ?? 0
  if (board.mode === 'solo') return say(winners.length ? 'raiders-ui-solo-out' : 'raiders-ui-solo-dead', { count: board.heroes[0]?.treasure ?? 0 })
  if (winners.length === 0) return say('raiders-ui-nobody-wins')
  if (winners.length > 1) return say('raiders-ui-share', { names: names(table, winners), count: coins })
  return say('raiders-ui-wins', { name: names(table, winners), count: coins })
}

function lighting(table: Table): Say {
  const dark = table.board.rooms.filter((place) => place.face === 'down' && !place.known).length
  return say('raiders-ui-torch-text', { count: dark })
}

function laying(table: Table, lay: Ask): Say {
  const room = table.board.contest?.card
  const args = { room: room ? cardName(room.id) : '', kind: room?.kind ?? '' }
  return say(lay.sealed ? 'raiders-ui-seal-for' : 'raiders-ui-lay-for', args)
}

/** While others choose. */
function watching(table: Table): Say | null {
  const { board, me } = table
  if (me !== null && board.heroes.some((hero) => hero.seat === me && !hero.alive)) return say('raiders-ui-you-are-dead')
  const dark = board.rooms.some((place) => place.face === 'down' && !place.known)
  return dark && optionFor(table.asks, 'torch') ? say('raiders-ui-torch-may') : null
}

/** What would come of laying `choice`; without one, what the room still needs. */
export function consequence(table: Table, choice: Card | null): Say | null {
  const { board, me } = table
  const contest = board.contest
  if (!contest) return null
  if (choice === 'crystal') return say('raiders-ui-crystal-more', { names: names(table, toLay(board, me, choice).map((hero) => hero.seat).filter((seat) => seat !== me)) , others: toLay(board, me, choice).length - 1 })
  if (choice !== null && faceValue(choice) === null) return null
  switch (contest.card.kind) {
    case 'monster':
      return contest.fight === 'sum' ? againstAll(table, contest, choice) : single(table, contest, choice)
    case 'vault':
      return atVault(table, contest, choice)
    case 'trap':
      return atTrap(table, contest, choice)
    case 'storeroom':
      return atStoreroom(table, contest, choice)
  }
}

function againstAll(table: Table, contest: Contest, choice: Card | null): Say | null {
  const { board, me } = table
  const { missing } = bar(board, contest.need ?? 0, me, choice)
  const rest = toLay(board, me, choice)
  if (choice === null) {
    const others = rest.filter((hero) => hero.seat !== me)
    if (missing === 0) return say('raiders-ui-monster-beaten-already')
    return others.length ? say('raiders-ui-monster-others', { missing, names: names(table, others.map((hero) => hero.seat)) }) : say('raiders-ui-monster-you', { missing })
  }
  const card = cardName(choice)
  if (missing === 0) return say('raiders-ui-monster-beaten', { card })
  const most = rest.map((hero) => ({ hero, most: mostOf(board, hero) }))
  const sum = most.reduce((total, each) => total + each.most, 0)
  if (sum < missing) return loses(table, contest, choice, card, missing, rest)
  if (sum === missing) return say('raiders-ui-monster-needs-most', { card, each: most.map(({ hero, most }) => say('raiders-ui-name-value', { name: nameOf(table, hero.seat), value: most })) })
  return say('raiders-ui-monster-needs', { card, missing, names: names(table, rest.map((hero) => hero.seat)), most: sum })
}

function loses(table: Table, contest: Contest, choice: Card, card: Say, missing: number, rest: Hero[]): Say {
  const low = lowest(values(table.board, table.me, choice))
  const wounds = contest.card.wounds ?? 0
  if (rest.length) return say('raiders-ui-monster-hopeless', { card, wounds })
  if (low?.seats.includes(table.me ?? '')) return say('raiders-ui-monster-hits-you', { card, missing, wounds })
  return say('raiders-ui-monster-hits', { card, missing, wounds, names: names(table, low?.seats ?? []) })
}

function single(table: Table, contest: Contest, choice: Card | null): Say | null {
  const wounds = contest.card.wounds ?? 0
  const mine = faceValue(choice ?? undefined)
  if (contest.fight === 'solo') {
    const against = Number(contest.monster_card ?? 0)
    if (mine === null) return say('raiders-ui-solo-monster', { value: against, wounds })
    return mine > against ? say('raiders-ui-solo-beats', { card: mine, value: against }) : say('raiders-ui-solo-hit', { card: mine, value: against, wounds })
  }
  const others = [...values(table.board)].filter(([seat]) => seat !== table.me).map(([, value]) => value)
  const theirs = others[0]
  if (mine === null || theirs === undefined) return say('raiders-ui-duel-monster', { wounds })
  if (mine === theirs) return say('raiders-ui-duel-even')
  return mine < theirs ? say('raiders-ui-duel-you', { wounds }) : say('raiders-ui-duel-other', { wounds })
}

/** In a quick room nobody else's card is seen, so nothing stands yet. */
const blind = (table: Table): boolean => table.board.quick && values(table.board).size === 0

function atVault(table: Table, contest: Contest, choice: Card | null): Say | null {
  const { board, me } = table
  const solo = board.mode === 'solo'
  const chests = contest.card.chests ?? []
  if (choice === null || blind(table)) return solo ? say('raiders-ui-vault-solo', { takes: contest.card.takes ?? 'all' }) : say(chests.length > 1 ? 'raiders-ui-vault-two' : 'raiders-ui-vault-one')
  const laid = values(board, me, choice)
  const mine = claims(chests, laid, solo, table.settings['solo_chests'] === 'one').filter((claim) => claim.seats.includes(me ?? ''))
  const card = cardName(choice)
  const open = toLay(board, me, choice).length > 0 ? 'yes' : 'no'
  const coins = mine.reduce((total, claim) => total + claim.each, 0)
  const first = mine[0]
  if (!first) return say('raiders-ui-vault-nothing', { card, open })
  const sharing = first.seats.filter((seat) => seat !== me)
  if (sharing.length) return say('raiders-ui-vault-shared', { card, count: coins, names: names(table, sharing), open })
  return say('raiders-ui-vault-takes', { card, count: coins, open })
}

function atTrap(table: Table, contest: Contest, choice: Card | null): Say | null {
  const { board, me } = table
  const trap = contest.card
  if (choice === null || blind(table)) return say(trap.skulls === 1 ? 'raiders-ui-trap-highest' : 'raiders-ui-trap-lowest')
  const { value, harm, victims } = fuse(board, trap, values(board, me, choice))
  const open = toLay(board, me, choice).length > 0 ? 'yes' : 'no'
  if (harm === 0) return say('raiders-ui-trap-still', { value: value ?? 0, open })
  return say('raiders-ui-trap-goes', {
    value: value ?? 0, open, effect: effect(trap.id, harm), names: names(table, victims), all: victims.length === board.heroes.filter((hero) => hero.alive).length ? 'yes' : 'no',
  })
}

/** What a trap does, in a few words: "3 wounds", "half the treasure". */
export function effect(trap: string, harm: number | 'half'): Say {
  const coins = trap === 'magnet' || trap === 'lava'
  if (harm === 'half') return say(coins ? 'raiders-ui-half-treasure' : 'raiders-ui-half-life')
  return say(coins ? 'raiders-ui-lose-coins' : 'raiders-ui-take-wounds', { count: harm })
}

function atStoreroom(table: Table, contest: Contest, choice: Card | null): Say | null {
  const { board, me } = table
  if (choice === null) return say('raiders-ui-store-take')
  const number = faceValue(choice) ?? 0
  const slot = contest.card.slots?.[number - 1]
  const there = slots(board, contest.card, values(board, me, choice))[number - 1]
  if (!slot || !there) return null
  if (there.short) return say('raiders-ui-store-short', { card: cardName(choice), item: cardName(slot.item ?? '') })
  return say('raiders-ui-store-takes', { card: cardName(choice), gain: gain(slot) })
}

/** What stands at a place of a storeroom: an item, coins, or healing. */
export function gain(slot: { item?: Card; treasure?: number; heal?: number }): Say {
  if (slot.item !== undefined) return cardName(slot.item)
  if (slot.treasure !== undefined) return say('raiders-ui-gain-coins', { count: slot.treasure })
  return say('raiders-ui-gain-heal', { count: slot.heal ?? 0 })
}
