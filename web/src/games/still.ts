/** A table that nobody plays at: what the parts of a game's screen are given where they draw a picture. */
import type { Entry, View } from '../lib/types'
import type { Director } from '../table/story/director.svelte'
import { TableScreen } from '../table/screen.svelte'

interface Still { game: string; board: object; names: Record<string, string>; /** Whose eyes it is seen with. */ seat?: string; /** What has happened. */ journal?: readonly unknown[]; /** It is just being told. */ telling?: boolean }

export function still({ game, board, names, seat, journal = [], telling = false }: Still): TableScreen {
  const screen = new TableScreen({
    game, seat: seat ?? null, seats: Object.keys(names).length, settings: {}, number: 0, over: false, waiting: [], ready: [], sealed: null, asks: [], why: {}, undo: null, then: null,
    board, journal, result: null, names, figures: {},
  } as unknown as View)
  if (telling) screen.director = { now: { entries: journal as Entry[] } } as unknown as Director
  return screen
}
