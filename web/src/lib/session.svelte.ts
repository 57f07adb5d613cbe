import { api } from './api'
import { giveWords } from './i18n.svelte'
import type { GameInfo, Me } from './types'

/** Who I am and which games there are, asked once per visit; the game that was played or chosen last in it; whether my data was deleted. */
export const session = $state<{ me: Me | null; games: GameInfo[]; last: string; gone: boolean }>({ me: null, games: [], last: '', gone: false })

/** Take the games that there are. */
export function takeGames(games: GameInfo[]): void {
  session.games = games
  for (const { family, words } of games) giveWords(family, words)
}

/** What is known of a game; null of one that is not there (any more). */
export const infoOf = (game: string): GameInfo | null => session.games.find((each) => each.id === game) ?? null

/** What a game's messages begin with, and where its screen is. */
export const familyOf = (game: string): string => infoOf(game)?.family ?? game

/** Picture and pigment of a game's box in the lobby. */
export const boxOf = (game: string): GameInfo['box'] => infoOf(game)?.box ?? { icon: 'dungeon-gate', pigment: 'iron' }

let asked: Promise<void> | null = null

/** Ask the server for both; again after a failure. */
export function greet(): Promise<void> {
  asked ??= Promise.all([api.me(), api.games()])
    .then(([me, games]) => {
      session.me = me
      takeGames(games)
    })
    .catch((error: unknown) => {
      asked = null
      throw error
    })
  return asked
}

/** Take a name, if it is a new one. */
export async function call(name: string): Promise<void> {
  const wanted = name.trim().replace(/\s+/g, ' ').slice(0, 24)
  if (wanted && (wanted !== session.me?.name || !session.me.named)) session.me = await api.rename(wanted)
}
