/** How a game of Dungeon Twister is told in a replay. */
import { partsOf } from '../../lib/ids'
import type { Answer, Sayer, Tale } from '../../replay/turns'
import type { Entry } from '../../lib/types'
import { DEEDS } from './art'
import type { Board } from './board'
import { sumsOf } from './sums'

/** Questions that begin something; all others are put in the middle of it. */
const BEGINS = ['act', 'card']
const SETUP = ['starter', 'hide']
/** What is told first of something new, where it is not known what was answered: others' answers, while the game runs. */
const NEW = ['moves', 'returns', 'jumps', 'passes-wall', 'turns', 'reveals', 'breaks', 'opens', 'closes', 'drinks', 'heals', 'recovers', 'fires', 'attacks', 'draw-offered', 'draw-declined']
const HANDLES = ['takes', 'drops', 'gives', 'swaps']

const verb = ({ option }: Answer): string => partsOf(option ?? '')[0] ?? ''

/** Whether what others did, as the journal tells it, belongs to what was told before: a walk goes on after something was handled on the way. */
function othersGoOn(told: readonly Entry[], before: readonly Entry[]): boolean {
  const [first, last] = [told[0], before.at(-1)]
  if (!first || !NEW.includes(first.key)) return true
  return first.key === 'moves' && first.args.part !== 'whole' && last !== undefined && HANDLES.includes(last.key) && last.args.piece === first.args.piece
}

/** A walk in a line: who, from where to where, how far, and what was taken up or put down on the way. */
function walk(entries: readonly Entry[], say: Sayer): string | null {
  const moves = entries.filter(({ key }) => key === 'moves')
  const [first, last] = [moves[0], moves.at(-1)]
  if (!first || !last || entries.some(({ key, args }) => !['moves', 'takes', 'drops', 'gives', 'swaps'].includes(key) || args.piece !== first.args.piece)) return null
  const squares = moves.reduce((sum, { args }) => sum + (Array.isArray(args.path) ? args.path.length - 1 : 1), 0)
  // Whoever came back says where it was: f7 → g7 → f7.
  const start = first.args.start === last.args.square ? [first.args.start, ...moves.slice(0, -1).map(({ args }) => args.square)].join(' → ') : first.args.start
  const loads = entries.filter(({ key }) => key !== 'moves').map(({ key, args }) => say(`ui-tale-${key}`, { item: args.item }))
  return [say('ui-tale-walk', { character: first.args.character, start, square: last.args.square, count: squares }), ...loads].join(', ')
}

/** An attack in a line: who, whom, the totals, what became of it. */
function combat(entries: readonly Entry[], say: Sayer): string | null {
  const [attack, sums] = ['attacks', 'combat'].map((name) => entries.find(({ key }) => key === name)?.args)
  if (!attack || !sums) return null
  const fates = entries.filter(({ key }) => ['wounded', 'killed'].includes(key)).map(({ key, args }) => say(`ui-tale-${key}`, { character: args.character }))
  const words = { character: attack.character, target: attack.target, attack_total: sums.attack_total, defence_total: sums.defence_total }
  return [say('ui-tale-combat', words), ...fates].join(', ')
}

/** A turned room in a line: all who turned with it, of both sides, and what came of that. */
function turning(entries: readonly Entry[], say: Sayer): string | null {
  return entries[0]?.key === 'turns' ? entries.map(({ key, args }) => say(`${['turns', 'goes-along'].includes(key) ? 'ui-tale' : 'log'}-${key}`, args)).join(', ') : null
}

/** A way out in a line: the walk, who is out and with what, and all its points as one sum, as at the table. */
function exit(entries: readonly Entry[], say: Sayer): string | null {
  const at = entries.findIndex(({ key }) => key === 'leaves')
  const leaves = entries[at]
  if (!leaves) return null
  const [before, after] = [entries.slice(0, at), entries.slice(at + 1)]
  const log = ({ key, args }: Entry): string => say(`log-${key}`, args)
  const way = walk(before, say)
  const carries = after.find(({ key }) => key === 'carries-out')
  const out = carries && !leaves.args.points ? say('told-leaves-with', carries.args) : log(leaves)
  const saved = after.filter(({ key }) => key === 'saved').map(log)
  return [way ? `${way}.` : before.map(log).join(' '), out, ...sumsOf(after).map((args) => say('log-scores', args)), ...saved].filter(Boolean).join(' ')
}

export const TALE: Tale = {
  heads: ['plays-card'],
  goesOn: ({ what }, before, told, now) => (!what ? othersGoOn(told, now) : SETUP.includes(what) ? what === before.what : !BEGINS.includes(what)),
  icons: {
    moves: DEEDS.move, returns: DEEDS.move, jumps: DEEDS.jump, 'passes-wall': DEEDS.through, turns: DEEDS.turn, reveals: DEEDS.reveal, takes: DEEDS.take, drops: DEEDS.drop, gives: DEEDS.give, swaps: DEEDS.swap,
    breaks: DEEDS.break, opens: DEEDS.open, closes: DEEDS.close, drinks: DEEDS.drink, heals: DEEDS.heal, recovers: DEEDS.recover, fires: DEEDS.fire, attacks: DEEDS.attack,
    reaches: 'trophy', 'reaches-at-once': 'trophy', limit: 'hourglass', 'limit-draw': 'hourglass',
  } as Record<string, string>,
  // A point left over, and that somebody has won, are no action of the turn.
  apart: ['leaves-unused', 'reaches', 'reaches-at-once', 'limit', 'limit-draw', 'wins'],
  idle: (answer, told) => (answer.what ? ['end', 'pass', 'no'].includes(verb(answer)) : told.length > 0) && told.every(({ key }) => key === 'takes-cards-back'),
  words(entries, answers, say) {
    const setup = SETUP.find((what) => answers.every((answer) => answer.what === what))
    return setup && answers.length ? say(`ui-tale-${setup}`, { count: answers.length }) : (walk(entries, say) ?? combat(entries, say) ?? turning(entries, say) ?? exit(entries, say))
  },
  cards: (view, seat) => {
    const tokens = view.hands?.[seat] ?? (view.seat === seat ? (view.board as Board).hand : null)
    return Array.isArray(tokens) && tokens.length ? tokens.map((token) => String(token).replace(/^[^-]*-/, '')) : null
  },
  folded: (entries, answers, say) => [answers.some((answer) => verb(answer) === 'end') && say('ui-tale-end', {}), ...entries.map(({ key, args }) => say(`log-${key}`, args))].filter(Boolean).join(' ') || null,
  together: SETUP,
  held: (say) => say('ui-tale-held', {}),
  badge: (head) => String(head.args.card),
}
