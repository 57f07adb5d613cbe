/** The sentences of the seam: whose turn and what may be done; below, what would come of it. */
import { thenOf, type Board, type Card, type Contest, type Harm, type Reach, type RoomCard, type Slot } from './board'
import { bleedingOf, heldBy, standing } from './contest'
import type { Ask } from '../../lib/types'
import { optionFor } from './hand'
import { cardName, rule, say, type Part, type Say } from './say'

export interface Table {
  board: Board
  me: string | null
  asks: Ask[]
  sealed: Card | null
  over: boolean
  winners: string[]
  names: Record<string, string>
}

export interface Prompt {
  /** A card is selected: what it would do comes first, how to play it below. */
  chosen?: true
  /** The second line says whom the room hits: a lesson keeps it. */
  stays?: boolean
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
  const chosen = lay && choice !== null && optionFor([lay], choice) ? choice : null
  const again = say('raiders-ui-lay-again')
  if (choice === 'torch') return { chosen: true, text: lighting(table), more: again }
  if (lay && chosen !== null) return { chosen: true, text: consequence(table, chosen), more: again }
  const text = lay ? laying(table, lay) : null
  if (lay) return { text, more: consequence(table, null), stays: table.board.contest?.card.kind === 'trap' }
  if (table.sealed !== null) return { text, more: say('raiders-ui-sealed-more', { card: cardName(table.sealed) }) }
  return { text, more: watching(table) }
}

function ended(table: Table): Say {
  const { board, winners } = table
  const coins = board.heroes.find((each) => each.seat === winners[0])?.treasure ?? 0
  if (board.mode === 'solo') return say(winners.length ? 'raiders-ui-solo-out' : 'raiders-ui-solo-dead', { count: board.heroes[0]?.treasure ?? 0 })
  if (winners.length === 0) return say('raiders-ui-nobody-wins')
  if (winners.length > 1) return say('raiders-ui-share', { names: youOr(table, winners), count: coins })
  if (winners[0] === table.me) return say('raiders-ui-you-win', { count: coins })
  return say('raiders-ui-wins', { name: names(table, winners), count: coins })
}

/** What a card shows or ends, after which it cannot be taken back. */
export function opensWith({ rooms, room, level, levels, mode, quick }: Board, card: Card): 'torch' | 'cards' | 'end' | 'level' | 'card' | 'room' {
  if (card === 'torch') return 'torch'
  if (quick) return 'cards'
  const next = rooms.find(({ place }) => place === room + 1)
  if (!next) return level < levels ? 'level' : 'end'
  if (next.face === 'down') return 'room'
  return mode === 'solo' && next.card?.kind === 'monster' ? 'card' : 'end'
}

function lighting(table: Table): Say {
  const dark = table.board.rooms.filter((place) => place.face === 'down' && !place.known).length
  return say('raiders-ui-torch-text', { count: dark })
}

function laying(table: Table, lay: Ask): Say {
  const room = table.board.contest?.card
  const args = { room: room ? cardName(room.id) : '', kind: room?.kind ?? '', chests: room?.chests?.length === 1 ? (room.chests[0] ?? 0) : (room?.chests?.join(' + ') ?? '') }
  const real = heroOf(table)?.laid.includes('crystal')
  return say(lay.sealed ? 'raiders-ui-seal-for' : real ? 'raiders-ui-lay-real' : 'raiders-ui-lay-for', args)
}

/** While others choose. */
function watching(table: Table): Say | null {
  const { board, me } = table
  if (me !== null && board.heroes.some((hero) => hero.seat === me && !hero.alive)) return say('raiders-ui-you-are-dead')
  const dark = board.rooms.some((place) => place.face === 'down' && !place.known)
  return dark && optionFor(table.asks, 'torch') ? say('raiders-ui-torch-may') : null
}

/** What would come of laying `choice`; without one, or where nothing of it is certain, what the room needs. */
export function consequence(table: Table, choice: Card | null): Say | null {
  const { board, me, asks } = table
  const option = choice === null ? undefined : optionFor(asks, choice)?.option
  const then = option ? thenOf(option) : null
  const contest = standing(board, then)
  if (!contest) return null
  if (choice === 'crystal') return afterCrystal(table, contest)
  const name = choice !== null && then ? cardName(choice) : null
  const said = ofRoom(table, contest, name, choice, then?.reach)
  const ends = board.level === board.levels && board.room === board.rooms.length
  const bleeding = bleedingOf(board, null)
  return name === null && ends && bleeding.seats.includes(me ?? '') ? say('raiders-ui-last-room', { said, how: bleeding.said }) : said
}

/** When I choose my real card, from which, and that the room may kill me all the same. */
function afterCrystal(table: Table, contest: Contest): Say {
  const { board: { most, hand }, asks, me } = table
  const others = contest.to_lay.filter((seat) => seat !== me)
  const offered = (asks.find(({ what }) => what === 'lay')?.options ?? []).flatMap(({ id }) => (id === 'crystal' ? [] : [id]))
  const left = offered.length ? offered : (hand?.power ?? []) // a lesson offers the crystal alone
  const cards = left.map((id) => (hand?.power.includes(id) ? cardName(id) : say('raiders-ui-your-item', { card: cardName(id) })))
  const said = say('raiders-ui-crystal-more', { names: names(table, others), others: others.length, cards, left: left.length })
  const { card, prospect } = contest
  const wounds = card.wounds ?? (card.costs === 'wounds' ? Math.max(...(card.harm ?? []).map(Number).filter(Number.isFinite)) : 0)
  const mine = heroOf(table)?.wounds ?? 0
  return others.length && prospect !== 'beaten' && prospect !== 'sure' && wounds && mine + wounds >= most.wounds ? say('raiders-ui-deadly-may', { said, sure: 'no', mine, wounds, most: most.wounds }) : said
}

function ofRoom(table: Table, contest: Contest, name: Say | null, choice: Card | null, reach?: Reach): Say {
  const card = name && typeof choice === 'string' && Number.isNaN(Number(choice)) ? say('raiders-ui-your-item', { card: name }) : name
  switch (contest.card.kind) {
    case 'monster':
      return contest.fight === 'sum' ? againstAll(table, contest, card) : contest.fight === 'duel' ? inDuel(table, contest, card) : alone(table, contest, card)
    case 'vault':
      return atVault(table, contest, card, reach)
    case 'trap':
      return atTrap(table, contest, card)
    case 'storeroom':
      return atStoreroom(table, contest, card)
  }
}

/**
 * Whether it is only as it stands: somebody has yet to lay, and can lay a card that changes it. Where the table counts no items, any item
 * in hand may be the one that counts as 5 here.
 */
const isOpen = (table: Table, contest: Contest, changes: (value: number) => boolean, item?: Card): 'yes' | 'no' => (whoCan(table, contest, changes, item).length ? 'yes' : 'no')

/** Who has yet to lay, and can lay a card that changes it. */
function whoCan({ board }: Table, { to_lay }: Contest, changes: (value: number) => boolean, item?: Card): string[] {
  return to_lay.filter((seat) => {
    const hero = board.heroes.find((each) => each.seat === seat)
    const held = item !== undefined && (board.odds?.held ? heldBy(board, seat).includes(item) : (hero?.items ?? 0) > 0)
    return hero?.power.some((card) => changes(Number(card))) || (held && changes(5))
  })
}

function againstAll(table: Table, contest: Contest, card: Say | null): Say {
  const { missing = 0, most = 0, most_left = {}, low = [], prospect, to_lay } = contest
  const wounds = contest.card.wounds ?? 0
  if (card === null) {
    const others = to_lay.filter((seat) => seat !== table.me)
    if (prospect === 'beaten') return say('raiders-ui-monster-beaten-already')
    if (others.length === 0) return say('raiders-ui-monster-you', { missing })
    return say('raiders-ui-monster-others', { missing, names: names(table, others), others: others.length })
  }
  if (prospect === 'beaten') return say('raiders-ui-monster-beaten', { card })
  if (prospect === 'sure') return say('raiders-ui-monster-sure', { card, names: names(table, to_lay), missing })
  if (prospect === 'open') return ifMissed(table, contest, withSwords(table, contest, say('raiders-ui-monster-needs', { card, missing, names: names(table, to_lay), others: to_lay.length, most })))
  if (prospect === 'tight') {
    const each = Object.entries(most_left).map(([seat, value]) => say('raiders-ui-name-value', { name: nameOf(table, seat), value }))
    return ifMissed(table, contest, withSwords(table, contest, say('raiders-ui-monster-needs-most', { card, each })))
  }
  if (to_lay.length) return ifMissed(table, contest, say('raiders-ui-monster-hopeless', { card, any: hopeless(table) ? 'yes' : 'no' }))
  const others = low.filter((seat) => seat !== table.me)
  const mine = others.length < low.length
  const said = !mine ? say('raiders-ui-monster-hits', { card, missing, wounds, names: names(table, low) })
    : others.length ? say('raiders-ui-monster-hits-both', { card, missing, wounds, names: names(table, others) })
    : say('raiders-ui-monster-hits-you', { card, missing, wounds })
  return deadly(table, said, Object.fromEntries(low.map((seat) => [seat, wounds])))
}

/** Whether no card of mine could bring the monster down any more. */
const hopeless = ({ asks }: Table): boolean => asks.every(({ options }) => options.every((option) => (thenOf(option)?.contest?.prospect ?? 'lost') === 'lost'))

/** That the most somebody can play is a sword; or an item that may be one, where nobody knows. */
const withSwords = (table: Table, { swords = [] }: Contest, said: Say): Say => (swords.length ? say('raiders-ui-monster-swords', { said, names: names(table, swords), known: table.board.odds?.held ? 'yes' : 'no' }) : said)

/** Names, and "you" for me. */
const youOr = (table: Table, seats: string[]): Part[] => seats.map((seat) => (seat === table.me ? say('ui-you') : nameOf(table, seat)))

/** Whom the monster hits if it is not beaten, as it stands; nobody of these, and so not me, where somebody can only play lower. That it kills me, where it may. */
function ifMissed(table: Table, contest: Contest, said: Say): Say {
  const { card, low = [], most_left = {}, values, prospect, missing = 0, to_lay } = contest
  const { me, board: { most } } = table
  const wounds = card.wounds ?? 0
  const lowest = values[low[0] ?? ''] ?? 0
  // It is missed only if somebody plays lower: one who can do nothing else, or all who still play reach what is missing with no more than mine.
  const safe = Object.values(most_left).some((value) => value < lowest) || (to_lay.length > 0 && lowest * to_lay.length >= missing)
  const lost = prospect === 'lost'
  const mine = heroOf(table)?.wounds ?? 0
  // nobody can play lower than I do: another may still be hit beside me
  const sure = low.includes(me ?? '') && !whoCan(table, contest, (value) => value < lowest).length
  const dies = !safe && low.includes(me ?? '') && mine + wounds >= most.wounds
  const open = isOpen(table, contest, (value) => value <= lowest, 'sword')
  // who is hit may change, but a card above the lowest is never the lowest: that is all that matters to me
  const who = sure ? 'sure' : open === 'yes' && !low.includes(me ?? '') ? 'other' : open
  const risk = dies && !lost ? said : say('raiders-ui-monster-risk', { said, wounds, lost: lost ? 'yes' : 'no', safe: safe ? 'yes' : 'no', open: who, names: youOr(table, low) })
  return dies ? say('raiders-ui-deadly-may', { said: risk, sure: lost && sure ? 'yes' : 'no', mine, wounds, most: most.wounds }) : risk
}

/** What is said of wounds, and who would die of them: the counter stops at death. */
function deadly(table: Table, said: Say, wounds: Record<string, number>): Say {
  const { heroes, most } = table.board
  const dead = heroes.filter((hero) => hero.alive && hero.wounds + (wounds[hero.seat] ?? 0) >= most.wounds && (wounds[hero.seat] ?? 0) > 0).map(({ seat }) => seat)
  const others = dead.filter((seat) => seat !== table.me)
  if (!dead.length) return said
  return say(others.length < dead.length ? 'raiders-ui-deadly-you' : 'raiders-ui-deadly', { said, others: others.length, names: names(table, others), most: most.wounds })
}

function inDuel(table: Table, contest: Contest, card: Say | null): Say {
  const wounds = contest.card.wounds ?? 0
  const { low = [] } = contest
  if (card === null || contest.to_lay.length) return say('raiders-ui-duel-monster', { wounds })
  if (low.length === 0) return say('raiders-ui-duel-even')
  return deadly(table, say(low.includes(table.me ?? '') ? 'raiders-ui-duel-you' : 'raiders-ui-duel-other', { card, wounds }), Object.fromEntries(low.map((seat) => [seat, wounds])))
}

function alone(table: Table, contest: Contest, card: Say | null): Say {
  const wounds = contest.card.wounds ?? 0
  const value = Number(contest.monster_card ?? 0)
  if (card === null) return say('raiders-ui-solo-monster', { value, wounds })
  return contest.low?.length ? deadly(table, say('raiders-ui-solo-hit', { card, value, wounds }), { [table.me ?? '']: wounds }) : say('raiders-ui-solo-beats', { card, value })
}

function atVault(table: Table, contest: Contest, card: Say | null, reach?: Reach): Say {
  const { takes, chests = [] } = contest.card
  if (card === null) return takes ? say('raiders-ui-vault-solo', { takes }) : say(chests.length > 1 ? 'raiders-ui-vault-two' : 'raiders-ui-vault-one')
  const mine = (contest.claims ?? []).filter((claim) => claim.seats.includes(table.me ?? ''))
  const open = reach?.higher.length || reach?.level.length ? 'yes' : 'no'
  const whole = mine.reduce((total, claim) => total + claim.each, 0)
  const count = Math.min(whole, spare(table))
  const sharing = mine[0]?.seats.filter((seat) => seat !== table.me) ?? []
  if (mine.length === 0) return say('raiders-ui-vault-nothing', { card }) // no card that follows can help
  // the big chest is another's; the small one is mine where the higher cards are level
  if (reach?.surely.length) return say(`raiders-ui-vault-${reach.best ? 'most' : 'topped'}`, { card, count: reach.best, names: names(table, reach.surely) })
  const chest = mine[0]?.chest ?? 0
  if (whole === 0) return withReach(table, reach, say('raiders-ui-vault-no-share', { card, open, names: names(table, sharing), count: chest }))
  if (reach?.best === 0 && spare(table) > 0) return say('raiders-ui-vault-in-vain', { card }) // too many can only play the same
  const said = sharing.length
    ? say('raiders-ui-vault-shared', { card, count, names: names(table, sharing), open, chest: chests.length === 1 ? 'only' : chest === chests[0] ? 'first' : 'second' })
    : say('raiders-ui-vault-takes', { card, count, open })
  return withReach(table, reach, count < whole ? upTo(table, said) : said, count, chest >= sharing.length + 2)
}

/** Who can still beat my card at a vault, or tie with it, and whether the chest `splits` once more; and how much it can bring at most, where that is less than it would now. */
function withReach(table: Table, reach: Reach | undefined, said: Say, count = 0, splits = false): Say {
  const { higher = [], level = [], keyed = [], best = count } = reach ?? {}
  if (!higher.length && !level.length) return said
  const how = !level.length ? 'higher' : !higher.length ? 'level' : `${higher}` === `${level}` ? 'either' : 'both'
  return say('raiders-ui-vault-reach', { said, how, key: !keyed.length ? 'no' : table.board.odds?.held ? 'yes' : 'may', names: names(table, higher.length ? higher : level), others: (higher.length ? higher : level).length, level: names(table, level), splits: splits ? 'yes' : 'no', best: best < count ? best : 0 })
}

const heroOf = (table: Table) => table.board.heroes.find((hero) => hero.seat === table.me)

/** How much treasure I can still take until my counter stops. */
function spare(table: Table): number {
  const most = table.board.most.treasure
  return most === null ? Infinity : most - (heroOf(table)?.treasure ?? 0)
}

/** A gain that my counter cuts short, and why. */
const upTo = (table: Table, said: Say): Say => say('raiders-ui-up-to', { said, most: table.board.most.treasure ?? 0 })

function atTrap(table: Table, contest: Contest, card: Say | null): Say {
  const trap = contest.card
  const { harm = 0, victims = [], takes = {}, beyond = [] } = contest
  const value = contest.value ?? null
  const read = rule(trap, table.board.mode)
  if (card === null || value === null) return trap.skulls === 1 && table.board.mode !== 'solo' && victims.length ? say('raiders-ui-trap-now', { said: read, names: youOr(table, victims) }) : read
  const highest = trap.skulls === 1
  const counting = (other: number) => (highest ? other > value : other < value)
  const does = (other: number) => counting(other) && trap.harm?.[other - 1] !== harm
  // another card may count in the end, and what the trap does is the same
  const may = whoCan(table, contest, does)
  const open = may.length ? 'yes' : isOpen(table, contest, counting) === 'yes' ? 'same' : 'no'
  const own = contest.values[table.me ?? ''] === value ? 'yes' : 'no'
  const counts = { card, value, open, own, by: highest ? 'highest' : 'lowest' }
  const ends = [...new Set((contest.ends ?? []).map((each) => trap.harm?.[each - 1] ?? 0))]
  // whatever comes, it does more than now: what it does now is not worth a word
  if (open === 'yes' && ends.length && !ends.includes(harm)) return say('raiders-ui-trap-sure', { ...counts, ...cost(table, contest, ends, true), others: beyond.length, names: names(table, beyond) })
  const settled = (said: Say) => withMay(table, contest, may, ends.filter((each) => each !== harm), said)
  if (harm === 0) return settled(say('raiders-ui-trap-still', counts))
  const rest = others(table, contest)
  if (harm === 'half') return halving(table, trap, { ...counts, ...rest, count: takes[table.me ?? ''] ?? 0 })
  const all = table.board.mode === 'solo' ? 'alone' : victims.length === table.board.order.length ? 'yes' : 'no'
  const mine = takes[table.me ?? '']
  // what it takes of me is said where it is not what it takes of everyone; of wounds cut short by the tenth, that they kill
  const costs = mine === undefined || mine === harm || trap.costs === 'wounds' ? effect(trap, harm) : say('raiders-ui-and-you', { effect: effect(trap, harm), count: mine })
  const hit = victims.map((seat) => (seat === table.me ? say('raiders-ui-for-you') : nameOf(table, seat)))
  const said = say('raiders-ui-trap-goes', { ...counts, ...rest, effect: costs, names: hit, all })
  return settled(trap.costs === 'wounds' ? deadly(table, said, takes) : said)
}

/** Who can still lay what counts instead, and what it would do then. */
function withMay(table: Table, contest: Contest, may: string[], ends: Harm[], said: Say): Say {
  return may.length && ends.length ? say('raiders-ui-trap-may', { said, others: may.length, names: names(table, may), skulls: contest.card.skulls ?? 1, ...cost(table, contest, ends) }) : said
}

/** What a trap takes where it can come to any of these: of me, where it hits me, else of whom it hits, as far as the counters go. */
function cost(table: Table, { card: { costs }, victims = [], harm }: Contest, ends: Harm[], sure = false): Record<string, Part> {
  const { heroes, most } = table.board
  const coins = costs === 'treasure'
  const left = (seat: string) => heroes.flatMap((hero) => (hero.seat !== seat ? [] : [coins ? hero.treasure : most.wounds - hero.wounds]))[0] ?? 0
  const mine = victims.includes(table.me ?? '')
  const seats = mine ? [table.me ?? ''] : victims
  const all = seats.flatMap((seat) => ends.map((harm) => (harm === 'half' ? Math.floor(left(seat) / 2) : Math.min(harm, left(seat)))))
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const kills = coins || !mine || high < left(table.me ?? '') ? 'no' : low < high ? 'may' : 'yes'
  return { costs: costs ?? '', low, high, range: low === high ? 'exact' : sure && low ? 'from' : 'upto', kills, whom: harm && !sure && (!mine || high === ends.at(-1)) ? 'none' : mine ? 'mine' : 'names', hit: names(table, victims) }
}

/** What it takes of the others, where that is not for each what it takes of me; of wounds by number that is the same for all. */
function others(table: Table, { card: { costs }, harm, victims = [], takes = {} }: Contest): Record<string, Part> {
  const rest = costs === 'wounds' && harm !== 'half' ? [] : victims.filter((seat) => seat !== table.me)
  const mine = takes[table.me ?? ''] ?? harm
  const each = rest.map((seat) => say('raiders-ui-name-value', { name: nameOf(table, seat), value: takes[seat] ?? 0 }))
  return { costs: costs ?? '', rest: rest.some((seat) => takes[seat] !== mine) ? rest.length : 0, each }
}

/** Half of what everyone has is gone: mine, in figures. */
function halving(table: Table, { costs }: RoomCard, args: Record<string, Part>): Say {
  const { board: { mode, most } } = table
  const hero = heroOf(table)
  const half = costs === 'treasure' ? (hero?.treasure ?? 0) : most.wounds - (hero?.wounds ?? 0)
  return say('raiders-ui-trap-half', { ...args, all: mode === 'solo' ? 'alone' : 'yes', costs: costs ?? '', half })
}

/** What a trap does, in a few words: "3 wounds", "half the treasure". */
export function effect(trap: RoomCard, harm: Harm): Say {
  const coins = trap.costs === 'treasure'
  if (harm === 'half') return say(coins ? 'raiders-ui-half-treasure' : 'raiders-ui-half-life')
  return say(coins ? 'raiders-ui-lose-coins' : 'raiders-ui-take-wounds', { count: harm })
}

function atStoreroom(table: Table, contest: Contest, card: Say | null): Say {
  const slot = contest.slots?.find((each) => each.seats.includes(table.me ?? ''))
  if (card === null || !slot) return say('raiders-ui-store-take')
  // Until the last card lies, more may want the item than there are, and an item used meanwhile comes back to the supply.
  const scarce = slot.left !== null && slot.left < slot.seats.length + contest.to_lay.length
  const number = contest.values[table.me ?? '']
  // an item that comes back is one of any: a torch is lit at any time, a crystal played before a card
  const open = scarce && slot.short && contest.to_lay.length && table.board.heroes.some(({ items }) => items > 0) ? 'yes' : scarce ? isOpen(table, contest, (value) => value === number) : 'no'
  if (slot.short) return say('raiders-ui-store-short', { card, item: cardName(slot.item ?? ''), open })
  const said = say('raiders-ui-store-takes', { card, gain: gain(whatIGet(table, slot)), open })
  return slot.treasure !== undefined && slot.treasure > spare(table) ? upTo(table, said) : said
}

/** A place of a storeroom as far as my counters let me use it: no more treasure than fits, no more healing than wounds. */
function whatIGet(table: Table, { item, treasure, heal }: Slot): Slot {
  if (item !== undefined) return { item }
  return treasure !== undefined ? { treasure: Math.min(treasure, spare(table)) } : { heal: Math.min(heal ?? 0, heroOf(table)?.wounds ?? 0) }
}

/** What stands at a place of a storeroom: an item, coins, or healing. */
export function gain(slot: Slot): Say {
  if (slot.item !== undefined) return say('raiders-ui-gain-item', { item: cardName(slot.item), does: say(`raiders-ui-text-${slot.item}`) })
  if (slot.treasure !== undefined) return say('raiders-ui-gain-coins', { count: slot.treasure })
  return say('raiders-ui-gain-heal', { count: slot.heal ?? 0 })
}
