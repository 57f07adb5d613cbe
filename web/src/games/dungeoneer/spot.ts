/** What stands large beside the map while it is told: cards, and dice with what they need, what they come to, and what follows. */
import type { Entry } from '../../lib/types'
import type { Beat } from '../../table/story/beats'
import type { QuestCard } from './board'
import { cardOf } from './catalogue.svelte'
import { kindNamed, named, neededWords, ui } from './say'

export interface Spot {
  /** What the dice are for: "Trap exit: speed", a quest. */
  title: string
  /** The cards, mostly one. */
  cards: string[]
  seat: string
  /** What is added to the die, by name. */
  added: string
  /** The entry that tells this sum. */
  threat?: Entry
  dice: number[]
  /** Which of them count; empty: all. */
  counts: boolean[]
  total: number | null
  /** "6 needed", "5 or 6 needed". */
  needed: string
  verdict: 'good' | 'ill' | 'later' | null
  /** The verdict in a word; empty: passed or failed, where dice were thrown. */
  word: string
  /** The entry that tells what followed from the dice. */
  follows: Entry | null
}

const NOTHING: Spot = { title: '', cards: [], seat: '', added: '', dice: [], counts: [], total: null, needed: '', verdict: null, word: '', follows: null }

/** What a failure or success brings, told after its dice. */
const FOLLOWS: readonly string[] = ['wounded', 'prevents', 'saved-by', 'falls', 'stays-down', 'stands-up', 'on-threshold', 'loses-glory', 'loses-ap', 'less-ap', 'level-changes', 'discards', 'driven-off']

/** The dice of an attempt or a search. */
const DECIDES: readonly string[] = ['tries-luck', 'threat', 'searches']

const needs = (value: unknown, danger: unknown = 0): string => (typeof value === 'number' && value > 0 ? neededWords(value, Number(danger)) : '')
const diceOf = ({ args }: Entry): number[] => (Array.isArray(args.dice) ? args.dice.map(Number) : [Number(args.die)].filter(Boolean))

/** A threat with its die. */
function threatSpot(threat: Entry, rolls: Entry | undefined): Spot {
  const { seat, source, form, card, total, value, overcome } = threat.args
  return {
    ...NOTHING, seat: String(seat), threat, dice: rolls ? diceOf(rolls) : [], total: Number(total), needed: needs(value, threat.args.danger), verdict: overcome ? 'good' : source === 'blocked' ? 'later' : 'ill',
    word: source === 'blocked' && !overcome ? ui('check-later') : '', // the exit is open all the same: it costs a point more
    title: [card ? named(String(card)) : '', ui('spot-threat', { source: String(source), form: kindNamed(String(form)) })].filter(Boolean).join(' · '),
  }
}

/** The threat whose consequence an entry is, with its die; null where it follows from something else. */
function judgedBefore(journal: readonly Entry[], { n, args }: Entry): Spot | null {
  for (let k = journal.findIndex((entry) => entry.n === n) - 1; k >= 0; k--) {
    const entry = journal[k]
    if (entry?.key === 'threat' && entry.args.seat === args.seat) return threatSpot(entry, [journal[k - 1]].find((each) => each?.key === 'rolls'))
    if (!entry || !FOLLOWS.includes(entry.key) || entry.args.seat !== args.seat) return null
  }
  return null
}

/** Which dice complete a quest of chance, and what it needs in words. */
export function luckOf({ least, total, double }: Pick<QuestCard, 'least' | 'total' | 'double'>, dice: readonly number[]): { counts: boolean[]; needed: string } {
  const sum = dice.reduce((one, other) => one + other, 0)
  const counts = dice.map((die) => (least > 0 && die >= least) || (total > 0 && sum >= total) || (double && dice.filter((each) => each === die).length > 1))
  const each = [least ? ui('luck-least', { value: least }) : '', double ? ui('luck-double') : '', total ? ui('luck-total', { value: total }) : '']
  return { counts, needed: ui('luck-needed', { each: each.filter(Boolean).join(` ${ui('map-or')} `) }) }
}

function luckSpot(entry: Entry): Spot {
  const { seat, card: id, value, overcome } = entry.args
  const card = id ? cardOf(String(id)) : undefined
  const dice = diceOf(entry)
  const most = Number(value)
  const { counts, needed } = entry.args.what === 'ice' ? { counts: dice.map((die) => die <= most), needed: ui('luck-needed', { each: ui('luck-most', { value: most }) }) } : luckOf(card?.group === 'quest' ? card : { least: Number(value) || 0, total: 0, double: false }, dice)
  return { ...NOTHING, seat: String(seat), dice, counts, needed, title: id ? named(String(id)) : '', verdict: overcome ? 'good' : 'ill' }
}

/** A quest that is done or not, with the dice that have decided it: they lie there until it is told; null where there were none. */
function decided(journal: readonly Entry[], entry: Entry): Spot | null {
  const quest = String(entry.args.quest)
  const before = journal.slice(0, Math.max(0, journal.findIndex(({ n }) => n === entry.n)))
  const at = before.findLastIndex(({ key }) => !FOLLOWS.includes(key) && key !== 'pays')
  const thrown = before[at]
  if (!thrown || !DECIDES.includes(thrown.key) || thrown.args.seat !== entry.args.seat || String(thrown.args.card ?? thrown.args.quest) !== quest) return null
  const spot = spotOf({ kind: 'dice', entries: [before[at - 1] ?? thrown, thrown] })
  return spot && { ...spot, title: '', cards: [quest], follows: entry }
}

/** Cards that are played, found or come out of the dark; dice but those of attacks, with what follows from them; null for the rest. */
export function spotOf({ kind, entries }: Pick<Beat, 'kind' | 'entries'>, journal: readonly Entry[] = entries): Spot | null {
  const entry = entries.at(-1)
  if (!entry) return null
  const { key, args } = entry
  if (key === 'threat') return threatSpot(entry, entries.find((each) => each.key === 'rolls'))
  if (key === 'tries-luck') return luckSpot(entry)
  if (FOLLOWS.includes(key) && key !== 'saved-by') {
    const judged = judgedBefore(journal, entry)
    if (judged) return { ...judged, follows: judged.threat?.args.source === 'standup' ? null : entry }
  }
  const card = String(args.card ?? args.quest ?? (key === 'draws-map' || key === 'map-does-not-fit' ? args.space : '') ?? '')
  const drawn = key === 'draws-what' || key === 'looks' ? ((args.cards as string[] | undefined) ?? []) : []
  const spot: Spot = { ...NOTHING, cards: drawn.length ? drawn : card ? [card] : [], seat: String(args.seat ?? '') }
  if (kind === 'dice') {
    if (args.of === 'attack' || args.of === 'counter') return null // the battle's panel shows them
    const needed = Number(args.value ?? args.against ?? 0)
    const total = typeof args.total === 'number' ? args.total : null
    return { ...spot, added: key === 'searches' ? ui('added-way', args) : '', dice: diceOf(entry), total, needed: needs(needed), verdict: typeof args.overcome === 'boolean' ? (args.overcome ? 'good' : 'ill') : !needed || total === null ? null : total >= needed ? 'good' : 'ill' }
  }
  if (key === 'completes' || key === 'attempt-fails') return decided(journal, entry) ?? (key === 'completes' ? { ...spot, verdict: 'good', word: ui('card-quest-complete') } : { ...spot, verdict: 'ill' })
  if (key === 'defeated') return { ...spot, verdict: 'ill', word: ui('map-word-out') }
  return (kind === 'reveal' || kind === 'draw' || key === 'saved-by' || args.own === true) && spot.cards.length && !['attacks', 'hero-attacks'].includes(key) ? spot : null
}
