import { api } from './api'
import type { GameInfo, Me } from './types'

/** Who I am and which games there are; asked once per visit. */
export const session = $state<{ me: Me | null; games: GameInfo[] }>({ me: null, games: [] })

let asked: Promise<void> | null = null

/** Ask the server for both; again after a failure. */
export function greet(): Promise<void> {
  asked ??= Promise.all([api.me(), api.games()])
    .then(([me, games]) => {
      session.me = me
      session.games = games
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
