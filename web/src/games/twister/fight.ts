/** A combat as it is shown: both sides by name, how far it has come, and where its fighters stand. */
import type { TableScreen } from '../../table/screen.svelte'
import { boardOf, kindOf, seatOf, type Battle, type Fighter, type PieceId, type Seat, type Square } from './board'
import { lastCombat, type Decided } from './journal'
import { ui } from './say'

/** A line of a sum: a fighter or what it carries; nothing counted where that is not known any more. */
export interface Line { piece: PieceId; counts: number | null; /** It adds to the first of its side. */ adds: boolean; beside: PieceId | null; /** It counts nothing for that. */ wounded?: boolean; /** What a defeat would do to it: `wounded`, or why it dies. */ lost?: string }
export interface Side { seat: Seat; lines: Line[]; sum: number; card: string | null; total: number | null; attacks: boolean }

/** How far it has come: who fights, cards face down, cards turned, what came of it. */
export const PHASES = ['who', 'cards', 'turned', 'result'] as const
export type Phase = (typeof PHASES)[number]

export interface Fight {
  /** Tells one combat from another. */
  n: number
  phase: Phase
  sides: Side[]
  attacker: PieceId
  target: PieceId
  /** Whose attack on whom, as the journal told it. */
  attack: Record<string, unknown>
  decided: Decided | null
  /** Who fights, where, and what each counts. */
  fighters: { piece: PieceId; at: Square; counts: number | null; adds: boolean; wounded: boolean }[]
}

/** What a combat was like before its cards, and where everybody stood: after it nothing on the board tells. */
const begun = new WeakMap<TableScreen, { n: number; battle: Battle; at: ReadonlyMap<PieceId, Square> }>()

/** The entries that tell a combat, from the attack to its points. */
const TELLS: readonly string[] = ['attacks', 'combat', 'tie', 'combat-won', 'wounded', 'killed', 'scores', 'reaches', 'reaches-at-once']

/** Whether a combat is being told just now. */
export const isTold = (screen: TableScreen): boolean => TELLS.includes(screen.director?.now?.entries.at(-1)?.key ?? '')

/** Whether what came of a combat is still to be seen: until it is put away (`closed`: the last that was). In the replay only at steps that tell something. */
export const lingers = (screen: TableScreen, { n }: Decided, closed: number): boolean => n > closed && !screen.silent

/** The lines of a side, `first` before all: a fighter, and what it carries under it where that adds. */
export function linesOf(fighters: readonly Fighter[], first: PieceId | null): Line[] {
  const sorted = [...fighters].sort((a, b) => Number(b.piece === first) - Number(a.piece === first))
  return sorted.flatMap(({ piece, counts, own, item, beside, wounded, lost }, n): Line[] => [
    { piece, counts: own, adds: n > 0, beside, wounded, lost },
    ...(item === null ? [] : [{ piece: item, counts: counts - own, adds: true, beside: null }]),
  ])
}

/** Both sides of a combat before its cards. */
export function sidesOf(battle: Battle, attacker: PieceId | null, cards: (seat: Seat) => string | null): Side[] {
  const seat = seatOf(battle.attackers[0]?.piece ?? 'a')
  const other = seat === 'A' ? 'B' : 'A'
  /** Whoever does not fight, but would die with those who do. */
  const along = (side: Seat) => Object.entries(battle.along).flatMap(([piece, lost]): Line[] => (seatOf(piece) === side ? [{ piece, counts: null, adds: false, beside: null, lost }] : []))
  return [
    { seat, lines: [...linesOf(battle.attackers, attacker), ...along(seat)], sum: battle.attack, card: cards(seat), total: null, attacks: true },
    { seat: other, lines: [...linesOf(battle.defenders, battle.target), ...along(other)], sum: battle.defence, card: cards(other), total: null, attacks: false },
  ]
}

/** The combat under way, or the last one while nothing else has been done; null where there is none. */
export function fightOf(screen: TableScreen): Fight | null {
  const { view } = screen
  const board = boardOf(view)
  const decided = lastCombat(view.journal)
  const attack = view.journal.findLast(({ key, n }) => key === 'attacks' && (!decided || n <= decided.n))
  const n = attack?.n ?? -1
  if (board.battle && begun.get(screen)?.n !== n) begun.set(screen, { n, battle: board.battle, at: new Map(board.pieces.map((piece) => [piece.id, piece.at])) })
  if (!decided && !board.battle) return null
  const kept = begun.get(screen)
  const known = kept?.n === n ? kept : null
  const attacker = typeof attack?.args.piece === 'string' ? attack.args.piece : (known?.battle.attackers[0]?.piece ?? decided?.attackers[0] ?? '')
  const target = known?.battle.target ?? (typeof attack?.args.target_piece === 'string' ? attack.args.target_piece : (decided?.defenders[0] ?? ''))
  const sides = known ? sidesOf(known.battle, attacker, (seat) => view.seals?.[seat] ?? null) : decided ? plain(decided) : []
  if (decided) {
    const [first, second] = sides
    if (first) Object.assign(first, { card: decided.attack_card, total: decided.attack_total })
    if (second) Object.assign(second, { card: decided.defence_card, total: decided.defence_total })
  }
  const told = screen.director?.now?.entries.at(-1)?.key
  const phase = decided ? (told === 'combat' ? 'turned' : 'result') : told === 'attacks' ? 'who' : 'cards'
  const standing = known?.at ?? new Map(board.pieces.map((piece) => [piece.id, piece.at]))
  const fighters = [...(known ? [...known.battle.attackers, ...known.battle.defenders] : [])]
  const ids = fighters.length ? fighters : [...(decided?.attackers ?? []), ...(decided?.defenders ?? [])].map((piece) => ({ piece, counts: null, wounded: false }))
  return {
    n, phase, sides, attacker, target, decided, attack: attack?.args ?? {},
    fighters: ids.flatMap(({ piece, counts, wounded }) => {
      const at = standing.get(piece)
      return at === undefined ? [] : { piece, at, counts, adds: piece !== attacker && piece !== target, wounded }
    }),
  }
}

/** What is at stake in a combat: who would be killed, why, and for whom that counts; the others are wounded. */
export function stakes(screen: TableScreen, { attackers, defenders, along }: Battle): string {
  const fighters = [...attackers, ...defenders]
  const lost: [PieceId, string][] = [...fighters.map(({ piece, lost }): [PieceId, string] => [piece, lost]), ...Object.entries(along)]
  const dies = lost.flatMap(([piece, cause]) => {
    const seat = seatOf(piece)
    const args = { cause, seat, piece, character: kindOf(piece), target_seat: seat === 'A' ? 'B' : 'A' }
    return cause && cause !== 'wounded' ? screen.say('told-lost', args) : []
  })
  return [fighters.some(({ lost }) => lost === 'wounded') ? ui('told-stakes') : '', ...dies, ui('told-tie')].filter(Boolean).join(' ')
}

/** A combat of which only names and sums are known: where one came in the middle of its end. */
function plain(decided: Decided): Side[] {
  const lines = (ids: readonly PieceId[]): Line[] => ids.map((piece, n) => ({ piece, counts: null, adds: n > 0, beside: null }))
  const seat = decided.seat as Seat
  return [
    { seat, lines: lines(decided.attackers), sum: decided.attack, card: null, total: null, attacks: true },
    { seat: seat === 'A' ? 'B' : 'A', lines: lines(decided.defenders), sum: decided.defence, card: null, total: null, attacks: false },
  ]
}

/** What is said under a name: what came of it and why, or what a defeat would do besides a wound; '' for nothing. */
export function fateOf({ piece, lost }: Line, fight: Fight | null): string {
  const stamped = fight?.decided && fight.phase === 'result' ? fight.decided : null
  if (stamped?.wounded.includes(piece)) return ui('fight-fate', { cause: 'wounded' })
  if (stamped?.killed.includes(piece)) return ui('fight-fate', { cause: lost ?? 'killed' })
  return lost && lost !== 'wounded' && !fight?.decided ? ui('fight-risk', { cause: lost }) : ''
}

/** The stamp: its word and icon, and the seat that bears it; null while nothing is decided. */
export function stampOf({ decided, phase }: Fight): { key: string; count: number; wounded: number; killed: number; icon: string; seat: Seat | null } | null {
  if (!decided || phase === 'turned') return null
  const [wounded, killed] = [decided.wounded.length, decided.killed.length]
  if (decided.tied) return { key: 'tie', count: 0, wounded, killed, icon: 'crossed-swords', seat: null }
  if (!wounded && !killed) return null
  const seat = seatOf(decided.wounded[0] ?? decided.killed[0] ?? 'a')
  return killed ? { key: wounded ? 'both' : 'killed', count: killed, wounded, killed, icon: 'tombstone', seat } : { key: 'wounded', count: wounded, wounded, killed, icon: 'drop', seat }
}

/** What a card would bring against each card that the other side still has. */
export function cardAgainst(total: number, sum: number, theirs: readonly string[]): { wins: string[]; ties: string[]; loses: string[] } {
  const cards = [...new Set(theirs)].sort()
  const by = (sign: number) => cards.filter((card) => Math.sign(total - sum - Number(card)) === sign)
  return { wins: by(1), ties: by(0), loses: by(-1) }
}
