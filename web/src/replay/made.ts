/** For tests: a replay made of steps, and what its lines are. */
import type { Entry, Step } from '../lib/types'
import { tapeOf, type Tape } from './tape'
import { stepsOf, type Outline, type Tale } from './turns'

export type Told = [key: string, args?: Record<string, unknown>]

const journalOf = (told: readonly Told[]): Entry[] => told.map(([key, args = {}], n) => ({ n, key, args, private: false }))

/** What an answer led to. */
export const step = (who: string | null, what: string, option: string, ...told: Told[]): Step =>
  ({ who, what, option, number: 0, view: { journal: journalOf(told) } }) as unknown as Step
export const start = (...told: Told[]): Step => step(null, '', '', ...told)

export function tapeFrom(...steps: Step[]): Tape {
  const tape = tapeOf(steps)
  tape.entries.forEach((entry, n) => void (entry.n = n))
  return tape
}

/** Each turn as its lines: the steps of each, and how many passes it folds. */
export const linesOf = (outline: Outline): string[][] =>
  outline.turns.map(({ lines }) => lines.map((line) => [...new Set(stepsOf(outline, line))].join('–') + (line.folded ? ` folded ${line.folded}` : '')))

/** A line in words, each message as its name. */
export const said = (tale: Tale, ...told: Told[]): string | null | undefined => tale.words?.(journalOf(told), [], (id) => id)
