import { glyphsOf } from '../lib/glyphs'
import type { GameScreen } from './types'

/** Games that share the screen of their family; every other has a folder of its own. */
const FAMILIES: Record<string, string> = { lichlord: 'dungeoneer' }

const screens = import.meta.glob<{ default: GameScreen }>('./*/index.ts')

/** The screen of a game, its glyphs in the page, or null when it has none (the house then lists the options). */
export async function screenOf(game: string): Promise<GameScreen | null> {
  const folder = FAMILIES[game] ?? game
  const load = screens[`./${folder}/index.ts`]
  if (!load) return null
  const [screen] = await Promise.all([load(), glyphsOf(folder)])
  return screen.default
}

/** Picture and pigment of a game's box in the lobby. */
const BOXES: Record<string, { icon: string; pigment: string }> = {
  raiders: { icon: 'spiked-dragon-head', pigment: 'madder' },
  twister: { icon: 'cog', pigment: 'ochre' },
  doggies: { icon: 'labrador-head', pigment: 'verdi' },
  lichlord: { icon: 'crowned-skull', pigment: 'plum' },
  icewitch: { icon: 'ice-golem', pigment: 'azure' },
}

export function boxOf(game: string): { icon: string; pigment: string } {
  return BOXES[game] ?? { icon: 'dungeon-gate', pigment: 'iron' }
}
