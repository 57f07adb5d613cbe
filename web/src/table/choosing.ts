/**
 * Choosing at a table: something is taken up, it is aimed at something, and a second word confirms it. Plain state and plain functions:
 * the screen (screen.svelte.ts) holds the state, and a game says with what gesture each of its options is chosen (`GameScreen.gesture`).
 */
import type { Ask, Option, View } from '../lib/types'

/** How one chooses an option on the screen. */
export interface Gesture {
  /** What is taken up for it: a card, a piece; null: it is pressed at once. */
  from: string | null
  /** What is done with that, where one thing can do several: a letter or a button chooses among them. Such a thing is held until it is let go. */
  verb?: string
  /** What is pressed then: any of these. */
  at: readonly string[]
  /** The verbs after which that can be pressed, null for none; left out: its own, and none. */
  after?: readonly (string | null)[]
}

/** The question that is put to me now; I may do other things besides. */
export const askedIn = (view: View): Ask | null => view.asks.find((ask) => !ask.may) ?? null

/** One option with the question it answers. */
export interface Choice { ask: Ask; option: Option; /** `what:id`, unique on this screen */ id: string; gesture: Gesture }

/** How far a player has come with choosing. */
export interface Choosing {
  /** What is taken up, while several options begin with it or it can do several things. */
  readonly held: string | null
  /** What is to be done with it, where that was said. */
  readonly verb: string | null
  /** Id of the choice that waits for a second word. */
  readonly selected: string | null
}

export const NOTHING: Choosing = { held: null, verb: null, selected: null }

/** The gesture where nothing is taken up: one presses a thing, and once more for its next option. */
export const atOnce = ({ touches }: Option): Gesture => ({ from: null, at: touches.slice(0, 1) })

/** The gesture where things are taken up: an option's first thing is taken up, a later one is its target. */
export const takenUp = ({ touches }: Option): Gesture => ({ from: touches[0] ?? null, at: touches.slice(1) })

export const selectedOf = (now: Choosing, choices: readonly Choice[]): Choice | null => choices.find(({ id }) => id === now.selected) ?? null

/** The choices that begin with pressing an object. */
export const beginningWith = (choices: readonly Choice[], object: string): Choice[] => choices.filter(({ gesture }) => (gesture.from === null ? gesture.at.includes(object) : gesture.from === object))

/** What is taken up: held, or what the selected choice begins with. */
export const takenOf = (now: Choosing, choices: readonly Choice[]): string | null => now.held ?? selectedOf(now, choices)?.gesture.from ?? null

/** The choices that what is taken up may be aimed for, after a verb or without one; where nothing is, those that need nothing. */
export const aimsOf = (taken: string | null, verb: string | null, choices: readonly Choice[]): Choice[] =>
  choices.filter(({ gesture }) => gesture.from === taken && (gesture.after ?? [null, gesture.verb ?? null]).includes(verb))

/** Those of them that are aimed at an object. */
export function aimsAt(now: Choosing, choices: readonly Choice[], object: string): Choice[] {
  const taken = takenOf(now, choices)
  return object === taken ? [] : aimsOf(taken, now.verb, choices).filter(({ gesture }) => gesture.at.includes(object))
}

/** Which of the objects that a thing stands for (a hero also for its space) a press on it means: the first that can be aimed at, else that is or can be taken up. */
export function meantOf(now: Choosing, choices: readonly Choice[], objects: readonly string[]): string | undefined {
  const taken = takenOf(now, choices)
  return objects.find((object) => taken !== null && aimsAt(now, choices, object).length) ?? objects.find((object) => object === taken || beginningWith(choices, object).length)
}

/** How an object is drawn: part of what is chosen, or something that a press does something with. */
export function lookOf(now: Choosing, choices: readonly Choice[], object: string): 'sel' | 'can' | '' {
  const gesture = selectedOf(now, choices)?.gesture
  if (now.held === object || gesture?.from === object || gesture?.at.includes(object)) return 'sel'
  return aimsAt(now, choices, object).length || beginningWith(choices, object).length ? 'can' : ''
}

/** The one of several choices that another press takes, after the selected one; with `end`, none after the last. */
export function nextOf<Each extends { id: string }>(choices: readonly Each[], selected: string | null, end = false): Each | null {
  return choices[(choices.findIndex(({ id }) => id === selected) + 1) % (choices.length + (end ? 1 : 0))] ?? null
}

/** What a press leads to: how far one has come, or (`give`) a choice that is meant already. */
export interface Pressed { now: Choosing; give?: Choice }

/** Whether what leaves no doubt needs no second word; `again`: another press on it is that word. */
export type Quick = boolean | 'again'

/** A press on an object: it is aimed at, else taken up; what is taken up is let go by another press, its verb first. Null: nothing can be done with it. */
export function press(now: Choosing, choices: readonly Choice[], object: string, quick: Quick = false): Pressed | null {
  const taken = takenOf(now, choices)
  if (taken === object) return { now: now.verb === null ? NOTHING : { ...NOTHING, held: object } }
  const aimed = aimsAt(now, choices, object)
  const offers = aimed.length ? aimed : beginningWith(choices, object)
  if (offers.length === 0) return null
  if (!aimed.length && (offers.length > 1 || offers[0]?.gesture.verb !== undefined)) return { now: { ...NOTHING, held: object } }
  return chosen(now, offers, quick, taken === null) // what was never taken up is let go by one press more
}

/**
 * A letter or a button says what is to be done with what is taken up. Where that can be aimed at several things, it shows them first (unless `aims`)
 * and takes one after another when it is said again. Null: that cannot be done.
 */
export function say(now: Choosing, choices: readonly Choice[], verb: string, quick: Quick = false, aims = false): Pressed | null {
  const taken = takenOf(now, choices)
  const offers = choices.filter(({ gesture }) => gesture.from === taken && gesture.verb === verb)
  if (offers.length === 0) return null
  if (offers.length > 1 && !aims && verb !== now.verb) return { now: { held: taken, verb, selected: null } }
  return chosen({ ...now, verb }, offers, quick)
}

/** The next of several choices is aimed at; the only one may be meant already. */
function chosen(now: Choosing, offers: readonly Choice[], quick: Quick, end = false): Pressed {
  const next = nextOf(offers, now.selected, end)
  if (next && offers.length === 1 && (quick === true || (quick === 'again' && next.id === now.selected))) return { now, give: next }
  return { now: next ? { ...chosenAs(next), verb: now.verb } : NOTHING }
}

/** How far one has come with a choice that is selected: a thing with verbs stays held, and its verb is said. */
export const chosenAs = ({ id, gesture }: Choice): Choosing => ({ held: gesture.verb === undefined ? null : gesture.from, verb: gesture.verb ?? null, selected: id })

/** What is left of it when the offers have changed: what is still offered. */
export function keptOf(now: Choosing, choices: readonly Choice[]): Choosing {
  const held = choices.some(({ gesture }) => gesture.from === now.held) ? now.held : null
  const selected = selectedOf(now, choices)?.id ?? null
  return held === now.held && selected === now.selected ? now : { held, verb: held === null ? null : now.verb, selected }
}

/** A step back: what is aimed at is let go first, then the verb, then what is held. */
export function stepBack(now: Choosing): Choosing {
  if (now.held !== null && now.selected !== null) return { ...now, selected: null }
  return now.verb === null ? NOTHING : { ...now, verb: null }
}
