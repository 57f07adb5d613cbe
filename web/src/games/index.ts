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
