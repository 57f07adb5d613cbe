/**
 * Choosing at a table: something is taken up, it is aimed at something, and a second word confirms it. Plain state and plain functions:
 * the screen (screen.svelte.ts) holds the state, and a game says on which way each of its options is come to (`GameScreen.way`).
 */
import type { Ask, Option } from '../lib/types'

/** How one comes to an option on the screen. */
export interface Way {
  /** What is taken up for it: a card, a figure; null: it is pressed at once. */
  from: string | null
  /** What is done with that, where one thing can do several: a letter or a button chooses among them. */
  verb?: string
  /** What is pressed then: any of these. */
  at: readonly string[]
}

/** One option with the question it answers. */
export interface Choice { ask: Ask; option: Option; /** `what:id`, unique on this screen */ id: string; way: Way }

/** How far a player has come with choosing. */
export interface Choosing {
  /** What is taken up, while several options begin with it. */
  readonly held: string | null
  /** What is to be done with it, where that was said. */
  readonly verb: string | null
  /** Id of the choice that waits for a second word. */
  readonly selected: string | null
}

export const NOTHING: Choosing = { held: null, verb: null, selected: null }

/** The way of a game that takes nothing up: one presses a thing, and once more for its next option. */
export const atOnce = ({ touches }: Option): Way => ({ from: null, at: touches.slice(0, 1) })

/** The way of a game that takes things up: an option's first thing is taken up, a later one is its target. */
export const takenUp = ({ touches }: Option): Way => ({ from: touches[0] ?? null, at: touches.slice(1) })

export const selectedOf = (now: Choosing, choices: readonly Choice[]): Choice | null => choices.find(({ id }) => id === now.selected) ?? null

/** The choices that begin with pressing an object. */
export const beginningWith = (choices: readonly Choice[], object: string): Choice[] => choices.filter(({ way }) => (way.from === null ? way.at.includes(object) : way.from === object))

/** What is taken up: held, or what the selected choice begins with. */
export const takenOf = (now: Choosing, choices: readonly Choice[]): string | null => now.held ?? selectedOf(now, choices)?.way.from ?? null

/** The choices of what is taken up that are aimed at an object; where nothing is, those that need nothing. */
export function aimsAt(now: Choosing, choices: readonly Choice[], object: string): Choice[] {
  const taken = takenOf(now, choices)
  return choices.filter(({ way }) => way.from === taken && object !== taken && way.at.includes(object) && (now.verb === null || way.verb === now.verb))
}

/** How an object is drawn: part of what is chosen, or something that a press does something with. */
export function lookOf(now: Choosing, choices: readonly Choice[], object: string): 'sel' | 'can' | '' {
  const way = selectedOf(now, choices)?.way
  if (now.held === object || way?.from === object || way?.at.includes(object)) return 'sel'
  return aimsAt(now, choices, object).length || beginningWith(choices, object).length ? 'can' : ''
}

/** The one of several choices that another press takes, after the selected one; with `end`, none after the last. */
export function nextOf<Each extends { id: string }>(choices: readonly Each[], selected: string | null, end = false): Each | null {
  return choices[(choices.findIndex(({ id }) => id === selected) + 1) % (choices.length + (end ? 1 : 0))] ?? null
}

/** What a press leads to: how far one has come, or (`give`) a choice that is meant already. */
export interface Pressed { now: Choosing; give?: Choice }

/**
 * A press on an object: it is aimed at, else taken up; what is taken up is let go by another press. Null: nothing can be done with it.
 *
 * @param quick what leaves no doubt needs no second word
 */
export function press(now: Choosing, choices: readonly Choice[], object: string, quick = false): Pressed | null {
  const taken = takenOf(now, choices)
  if (taken === object) return { now: NOTHING }
  const aimed = aimsAt(now, choices, object)
  const offers = aimed.length ? aimed : beginningWith(choices, object)
  if (offers.length === 0) return null
  if (offers.length > 1 && !aimed.length) return { now: { ...NOTHING, held: object } }
  const next = nextOf(offers, now.selected, taken === null) // what was never taken up is let go by one press more
  if (next && quick && offers.length === 1) return { now, give: next }
  return { now: { ...NOTHING, selected: next?.id ?? null } }
}

/** What is left of it when the offers have changed: what is still offered. */
export function keptOf(now: Choosing, choices: readonly Choice[]): Choosing {
  const held = choices.some(({ way }) => way.from === now.held) ? now.held : null
  const selected = selectedOf(now, choices)?.id ?? null
  return held === now.held && selected === now.selected ? now : { held, verb: held === null ? null : now.verb, selected }
}

/** A step back: what was aimed at is let go before what is held. */
export const stepBack = (now: Choosing): Choosing => (now.held !== null && now.selected !== null ? { ...now, selected: null } : NOTHING)
