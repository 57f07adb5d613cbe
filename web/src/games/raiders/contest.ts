/**
 * How the room stands, and how it would stand with the card that is selected: for the panel under the row of rooms.
 *
 * Nothing here decides anything; what may be laid and what comes of it is the server's. This only adds up the figures that lie open.
 */
import { faceValue, POWER, type Board, type Card, type Claim, type Harm, type Hero, type RoomCard } from './board'

export interface Lay {
  seat: string
  /** Everything laid in this room, crystals first. */
  laid: Card[]
  state: 'laid' | 'crystal' | 'choice' | 'sealed' | 'next' | 'left'
  /** Power cards still in hand, while no final card lies. */
  power: Card[]
  /** Whether this seat lays after the others because of a crystal. */
  last: boolean
}

const isFinal = (hero: Hero): boolean => faceValue(hero.laid.at(-1)) !== null
const crystals = (hero: Hero): number => hero.laid.filter((card) => card === 'crystal').length

/** The heroes of this room in the order in which they lay; who laid a crystal comes again at the end. */
export function inLayOrder(board: Board): Hero[] {
  const bySeat = new Map(board.heroes.map((hero) => [hero.seat, hero]))
  const heroes = board.order.flatMap((seat) => bySeat.get(seat) ?? [])
  return heroes
    .map((hero, at) => ({ hero, at }))
    .sort((a, b) => crystals(a.hero) - crystals(b.hero) || a.at - b.at)
    .map(({ hero }) => hero)
}

/**
 * Who laid what, left to right.
 *
 * @param me the seat that looks, or null
 * @param choice the card it has selected or sealed, or null
 * @param ready seats that have answered under seal
 */
export function lays(board: Board, me: string | null, choice: Card | null, ready: string[] = [], waiting: string[] = []): Lay[] {
  return inLayOrder(board).map((hero) => ({
    seat: hero.seat,
    laid: hero.laid,
    state: stateOf(hero, me, choice, ready, waiting),
    power: isFinal(hero) ? [] : hero.power,
    last: hero.laid.length > 0 && !isFinal(hero),
  }))
}

function stateOf(hero: Hero, me: string | null, choice: Card | null, ready: string[], waiting: string[]): Lay['state'] {
  if (isFinal(hero)) return 'laid'
  if (ready.includes(hero.seat)) return 'sealed'
  if (hero.seat === me && choice !== null && choice !== 'torch') return 'choice'
  if (hero.laid.length > 0) return 'crystal'
  return waiting.includes(hero.seat) ? 'next' : 'left'
}

/** The number each hero has on the table, the selected card included. */
export function values(board: Board, me: string | null = null, choice: Card | null = null): Map<string, number> {
  const laid = new Map<string, number>()
  for (const hero of inLayOrder(board)) {
    const value = faceValue(hero.laid.at(-1)) ?? (hero.seat === me ? faceValue(choice ?? undefined) : null)
    if (value !== null) laid.set(hero.seat, value)
  }
  return laid
}

/** Who has yet to lay a final card, the selected one taken as laid. */
export function toLay(board: Board, me: string | null = null, choice: Card | null = null): Hero[] {
  const laid = values(board, me, choice)
  return inLayOrder(board).filter((hero) => !laid.has(hero.seat))
}

/** The seats that laid this value. */
const on = (laid: Map<string, number>, value: number): string[] => [...laid].filter(([, each]) => each === value).map(([seat]) => seat)

export interface Bar {
  need: number
  parts: { seat: string; value: number; mine: boolean }[]
  missing: number
}

/** A monster's strength as a bar: a part a seat, in lay order. */
export function bar(board: Board, need: number, me: string | null, choice: Card | null): Bar {
  const parts = [...values(board, me, choice)].map(([seat, value]) => ({ seat, value, mine: seat === me }))
  const sum = parts.reduce((total, part) => total + part.value, 0)
  return { need, parts, missing: Math.max(0, need - sum) }
}

/** The most a hero can still lay here: the highest power card, or 5 where a sword may be in hand. */
export function mostOf(board: Board, hero: Hero): number {
  const held = board.odds?.held[hero.seat]
  const sword = board.mode !== 'solo' && (held ? (held.sword ?? 0) > 0 : hero.items > 0)
  return sword ? 5 : Number(hero.power.at(-1) ?? 0)
}

/** The seats on the lowest card, and its value. */
export function lowest(laid: Map<string, number>): { value: number; seats: string[] } | null {
  if (laid.size === 0) return null
  const value = Math.min(...laid.values())
  return { value, seats: on(laid, value) }
}

/** Each chest with those who claim it: the highest number the first, the next the second; alone, every chest below your number. */
export function claims(chests: number[], laid: Map<string, number>, solo: boolean, onlyOne: boolean): Claim[] {
  if (solo) return soloClaims(chests, laid, onlyOne)
  const ranks = [...new Set(laid.values())].sort((a, b) => b - a)
  return chests.map((chest, at) => {
    const rank = ranks[at]
    const seats = rank === undefined ? [] : on(laid, rank)
    return { chest, seats, each: seats.length ? Math.floor(chest / seats.length) : 0 }
  })
}

function soloClaims(chests: number[], laid: Map<string, number>, onlyOne: boolean): Claim[] {
  let taken = false
  return chests.map((chest) => {
    const seats = taken && onlyOne ? [] : [...laid].filter(([, value]) => chest < value).map(([seat]) => seat)
    taken ||= seats.length > 0
    return { chest, seats, each: seats.length ? chest : 0 }
  })
}

export interface Fuse {
  /** The number that sets the trap off as it stands, or null while nothing lies. */
  value: number | null
  harm: Harm
  victims: string[]
}

/** What a trap does as the cards lie: one skull looks at the highest, two at the lowest. */
export function fuse(board: Board, trap: RoomCard, laid: Map<string, number>): Fuse {
  const value = laid.size === 0 ? null : trap.skulls === 1 ? Math.max(...laid.values()) : Math.min(...laid.values())
  return { value, harm: value === null ? 0 : (trap.harm?.[value - 1] ?? 0), victims: victims(board, trap) }
}

function victims(board: Board, trap: RoomCard): string[] {
  const living = board.heroes.filter((hero) => hero.alive)
  const measured = (of: (hero: Hero) => number, best: (...all: number[]) => number): string[] => {
    const mark = best(...living.map(of))
    return living.filter((hero) => of(hero) === mark).map((hero) => hero.seat)
  }
  if (trap.id === 'magnet') return measured((hero) => hero.treasure, Math.max)
  if (trap.id === 'boulder') return measured((hero) => hero.wounds, Math.min)
  return living.map((hero) => hero.seat)
}

/** The five places of a storeroom with the seats on them. */
export function slots(board: Board, room: RoomCard, laid: Map<string, number>): { number: number; seats: string[]; left: number | null; short: boolean }[] {
  return (room.slots ?? []).map((slot, at) => {
    const seats = on(laid, at + 1)
    const left = slot.item === undefined ? null : (board.supply[slot.item] ?? 0)
    return { number: at + 1, seats, left, short: left !== null && seats.length > left }
  })
}

/** Which of the five power cards are gone. */
export const spent = (power: Card[]): Card[] => POWER.filter((card) => !power.includes(card))
