import type { Lang } from './types'

/** How fast what happens is shown. */
export type Pace = 'calm' | 'usual' | 'brisk' | 'instant'

/** What a person has set on this browser; kept in localStorage under one key. */
interface Kept {
  theme: 'system' | 'day' | 'night'
  lang: Lang | null
  /** Animations. */
  motion: boolean
  /** How long what happens is shown. */
  pace: Pace
  /** How loud what happens is heard. */
  sound: 'off' | 'soft' | 'usual' | 'loud'
  /** Single-letter keys (WCAG 2.1.4). */
  keys: boolean
  /** A tap on a card plays it at once. */
  oneTap: boolean
  /** The table as plain paragraphs. */
  speech: boolean
  /** Hints that have been read: `<game>:act`. */
  seen: string[]
}

const KEY = 'undercroft'
const DEFAULTS: Kept = { theme: 'system', lang: null, motion: true, pace: 'usual', sound: 'off', keys: true, oneTap: false, speech: false, seen: [] }

function load(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...DEFAULTS }
  }
}

/** The preferences; change a field and it is kept. */
export const prefs = $state(load())
let kept = JSON.stringify(prefs)

const light = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : null
const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null
const system = $state({ light: light?.matches ?? false, calm: calm?.matches ?? false })
light?.addEventListener?.('change', (event) => (system.light = event.matches))
calm?.addEventListener?.('change', (event) => (system.calm = event.matches))

/** The theme in force. */
export function theme(): 'day' | 'night' {
  return prefs.theme === 'system' ? (system.light ? 'day' : 'night') : prefs.theme
}

/** Whether things may move: neither the person nor the system has asked for calm. */
export function moving(): boolean {
  return prefs.motion && !system.calm
}

/** Write the preferences down and onto the page; call inside an effect. */
export function applyPrefs(): void {
  const root = document.documentElement
  root.dataset.theme = theme()
  if (prefs.motion) delete root.dataset.motion
  else root.dataset.motion = 'off'
  const now = JSON.stringify(prefs)
  if (now === kept) return // only the system changed: what another page has kept since stays
  kept = now
  try {
    localStorage.setItem(KEY, now)
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** A guide speaks, so that there are no hints. */
export const guided = $state({ on: false })

/** Whether a hint of a game was read in this browser, or no more of them are wanted (`none`). */
export const hasRead = (game: string, name: string): boolean => guided.on || ['none', name].some((each) => prefs.seen.includes(`${game}:${each}`))
export function keepRead(game: string, name: string): void {
  prefs.seen = [...prefs.seen, `${game}:${name}`]
}
