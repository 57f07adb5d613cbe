import { glyphsOf } from '../lib/glyphs'
import { familyOf } from '../lib/session.svelte'
import type { GameScreen } from './types'

const screens = import.meta.glob<{ default: GameScreen }>('./*/index.ts')

/** The screen of a game, its glyphs in the page, or null when it has none (the house then lists the options). */
export async function screenOf(game: string): Promise<GameScreen | null> {
  const folder = familyOf(game)
  const load = screens[`./${folder}/index.ts`]
  if (!load) return null
  const [screen] = await Promise.all([load(), glyphsOf(folder)])
  return screen.default
}

/** The same with what the game otherwise brings later: for pages that show all of it at once. */
export async function wholeScreenOf(game: string): Promise<GameScreen | null> {
  const screen = await screenOf(game)
  return screen?.later ? { ...screen, later: undefined, ...(await screen.later()) } : screen
}
