/** What the seam says of a combat and of an exit while they are told: who and whom in bold with the sums, then what came of it. */
import type { Entry } from '../../lib/types'
import type { Saying } from '../../table/game'
import type { TableScreen } from '../../table/screen.svelte'
import type { Beat } from '../../table/story/beats'
import { fightOf, sidesOf, stakes, type Fight } from './fight'
import { boardOf } from './board'
import { listed, listedPieces, pieceName, placedLater, textOf, ui } from './say'
import { sumsOf } from './sums'

type Line = Pick<Entry, 'key' | 'args'>

/** What points are given for, where they are told after it. */
const DEEDS: readonly string[] = ['killed', 'leaves', 'carries-out']

/** What wounds and kills, and what ends a combat's tale. */
const CAUSES: readonly string[] = ['attacks', 'fires', 'turns', 'moves', 'returns', 'plays-card']

/** What becomes of the losers: the wounded in a sentence, and of each that is killed, why. */
function fates(screen: TableScreen, lines: readonly Line[]): string {
  const [hit, dead] = ['wounded', 'killed'].map((key) => lines.filter((line) => line.key === key))
  const names = listed((hit ?? []).map(({ args }) => pieceName(String(args.piece))))
  const wounded = hit?.[0] && screen.say('told-wounded', { ...(hit[0].args as Record<string, string>), names, several: String(hit.length > 1) })
  return [wounded, ...(dead ?? []).map(({ args }) => screen.say('log-killed', args as Record<string, string>))].filter(Boolean).join(' ')
}

/** Whose attack on whom it is, with the sums of both sides. */
function fighting(screen: TableScreen, fight: Fight, [attack, defence]: readonly number[], more: string): Saying {
  const bold = `${screen.say('fight-title', fight.attack as Record<string, string>)}:`
  return { bold, say: ui('told-sums', { attack: attack ?? 0, defence: defence ?? 0 }), more }
}

function combat(screen: TableScreen, lines: readonly Line[]): Saying | null {
  const last = lines.at(-1)?.key
  const fight = fightOf(screen)
  // Fireballs and pits wound and kill too.
  const cause = screen.view.journal.findLast(({ key }) => CAUSES.includes(key))
  if (!fight?.attack.piece || cause?.key !== 'attacks') return null
  const { battle } = boardOf(screen.view)
  if (last === 'attacks') return battle && fighting(screen, fight, sidesOf(battle, fight.attacker, () => null).map(({ sum }) => sum), screen.table?.guided ? '' : stakes(screen, battle))
  const { decided } = fight
  if (!decided) return null
  const more = last === 'combat' ? screen.say('log-combat', lines.at(-1)?.args as Record<string, string>) : last === 'tie' ? screen.say('log-tie') : fates(screen, lines)
  // The totals are first counted on the panel.
  return { ...fighting(screen, fight, [decided.attack_total, decided.defence_total], more), late: last === 'combat' }
}

/** An exit with what is carried, and all its points at once. */
export function points(screen: TableScreen, entries: readonly Entry[]): Saying | null {
  const scores = entries.filter(({ key }) => key === 'scores')
  if (!scores[0]) return null
  const sums = sumsOf(entries)
  const deed = (key: string) => entries.find((entry) => entry.key === key)?.args as Record<string, string> | undefined
  const [leaves, carries, saved, reaches] = ['leaves', 'carries-out', 'saved', 'reaches'].map(deed)
  const before = screen.view.journal.findLast(({ key, n }) => DEEDS.includes(key) && n < (scores[0]?.n ?? 0))
  const dead = entries.filter(({ key }) => key === 'killed')
  const bold = dead.length > 1 ? fates(screen, dead) : carries && leaves ? screen.say('told-leaves-with', carries) : screen.say(`log-${leaves ? 'leaves' : before?.key}`, leaves ?? (before?.args as Record<string, string>))
  if (!leaves && !before) return null
  return {
    bold,
    say: sums.map((sum) => screen.say('log-scores', sum as Record<string, string | number>)).join(' '),
    more: [saved && screen.say('log-saved', saved), reaches && screen.say('log-reaches', reaches)].filter(Boolean).join(' '),
  }
}

/** What one side is to place in a new room, and why that: whose each token is, and what the other places then. */
function toPlace(screen: TableScreen, { args }: Entry): Saying {
  const tokens = listedPieces((Array.isArray(args.tokens) ? args.tokens : []).map(String))
  return { say: screen.say('log-to-place', { ...(args as Record<string, string>), tokens }), more: placedLater(screen) }
}

/** What is said of a beat instead of the log's lines; null: those. */
export function told(screen: TableScreen, { entries }: Beat): Saying | null {
  const last = entries.at(-1)?.key ?? ''
  if (['attacks', 'combat', 'tie', 'wounded', 'killed'].includes(last)) return combat(screen, entries)
  const [place] = entries.slice(-1)
  if (last === 'takes' && place?.args.item === 'treasure') return { say: entries.map(({ key, args }) => screen.say(`log-${key}`, args)).join(' '), more: screen.table?.guided ? '' : (textOf(screen, 'treasure') ?? undefined) }
  return place?.key === 'to-place' ? toPlace(screen, place) : points(screen, entries)
}
