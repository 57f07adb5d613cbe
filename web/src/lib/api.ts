import { has, t } from './i18n.svelte'
import { keepSeal } from './seals'
import type { RulesPage } from './generated/house'
import type { Branch, GameInfo, Lang, Frame, Me, Proof, SeatWish, Standing, Step, Table, TableCard, View, WireError } from './types'

/** A request that was refused, with the server's reason. Status 0: the server was not reached. */
export class ApiError extends Error {
  readonly status: number
  readonly wire: WireError
  constructor(status: number, wire: WireError) {
    super(wire.text)
    this.status = status
    this.wire = wire
  }
}

/** The sentence for an error in the reader's language: the house's own, else the server's English. */
export function errorText(wire: WireError): string {
  const id = `error-${wire.key}`
  return has(id) ? t(id, wire.args) : wire.text
}

/** The sentence for anything thrown by a request. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.status === 0 ? t('ui-offline') : errorText(error.wire)
  return t('ui-went-wrong')
}

const OFFLINE: WireError = { key: 'offline', args: {}, text: 'The server does not answer.' }

function cookie(name: string): string {
  return decodeURIComponent(document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`))?.[1] ?? '')
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method !== 'GET') {
    headers['content-type'] = 'application/json'
    headers['x-csrftoken'] = cookie('csrftoken')
  }
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    })
  } catch {
    throw new ApiError(0, OFFLINE)
  }
  const data = (await answer.json().catch(() => null)) as { error?: WireError } | null
  if (!answer.ok) {
    throw new ApiError(answer.status, data?.error ?? { key: `http-${answer.status}`, args: {}, text: `The server answered ${answer.status}.` })
  }
  return data as T
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

/** 16 random bytes as hexadecimal: a player's own share of the game's chance. */
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const BROKEN: WireError = { key: 'promise-broken', args: {}, text: 'The seal of this table is not the one that was promised. Do not trust its dice.' }

/** A table under the seal we were shown before our share of chance was sent; it is kept for the proof. */
function sealed(made: Table, seal: string): Table {
  keepSeal(made.id, seal)
  if (made.commitment !== seal) throw new ApiError(409, BROKEN)
  return made
}

/**
 * Make a table: the promise first, and only then our own share of its chance.
 *
 * @param shared another of us may make it in the same moment: then it is theirs, our share is not in it, and we keep no seal.
 */
async function promised(path: string, wish: object, shared = false): Promise<Table> {
  const { id, commitment } = await call<{ id: string; commitment: string }>('POST', '/promises')
  const made = await call<Table>('POST', path, { ...wish, promise: id, entropy: entropy() })
  return shared && !made.host ? made : sealed(made, commitment)
}

/** Sit down at a table whose seal we have seen. */
const sit = async (at: Table, seat: string) =>
  sealed(await call<Table>('POST', `${table(at.id)}/seats/${seat}/sit`, { entropy: entropy() }), at.commitment)

/** Once more: the first of us makes the table; the others look at its seal and sit down where they sat. */
async function rematch(id: string): Promise<Table> {
  const { rematch: next, you } = await call<Table>('GET', table(id))
  if (!next) return promised(`${table(id)}/rematch`, {}, true)
  let again = await call<Table>('GET', table(next))
  for (const seat of you) {
    if (again.seats.some((each) => each.seat === seat && each.kind === 'open')) again = await sit(again, seat)
  }
  return again
}

/** Who I am. Of two pages opened at once the second waits for the first, so that both are the same guest. */
async function me(): Promise<Me> {
  const ask = () => call<Me>('GET', '/me')
  // Only browsers that trust the address (https, localhost) have locks.
  return navigator.locks ? navigator.locks.request('undercroft-me', ask) : ask()
}

/** All calls of docs/wire.md that the house makes. */
export const api = {
  me,
  /** Delete all that is kept of me. */
  part: () => call<null>('DELETE', '/me'),
  mine: () => call<object>('GET', '/me/data'),
  rename: (name: string) => call<Me>('POST', '/me', { name }),
  games: async () => (await call<{ games: GameInfo[] }>('GET', '/games')).games,
  rules: (game: string, lang: Lang) => call<RulesPage>('GET', `/rules/${game}/${lang}`),
  tables: () => call<{ open: TableCard[]; mine: TableCard[]; days: number }>('GET', '/tables'),
  create: (wish: { game: string; settings: Record<string, unknown>; seats: SeatWish[]; public: boolean; watch: boolean; branch?: Branch }) =>
    promised('/tables', wish),
  table: (id: string) => call<Table>('GET', table(id)),
  view: (id: string) => call<View>('GET', `${table(id)}/view`),
  setSeat: (id: string, seat: string, wish: SeatWish) => call<Table>('PUT', `${table(id)}/seats/${seat}`, wish),
  sit,
  leave: (id: string, seat: string) => call<Table>('POST', `${table(id)}/seats/${seat}/leave`),
  /** Leave the game, knowing what follows; come back to it; which bot plays for another who has left. */
  leaveGame: (id: string, how: string) => call<Table>('POST', `${table(id)}/leave`, { how }),
  learn: (game: string) => call<Table>('POST', `/games/${game}/lesson`),
  endLesson: (id: string) => call<Table>('POST', `${table(id)}/lesson/end`),
  comeBack: (id: string) => call<Table>('POST', `${table(id)}/back`),
  chooseBot: (id: string, seat: string, level: string) => call<Table>('PUT', `${table(id)}/seats/${seat}/bot`, { level }),
  /** When I want to be asked at moments of which nobody else knows. */
  standing: (id: string, seat: string, standing: Standing) => call<View>('POST', `${table(id)}/seats/${seat}/standing`, standing),
  start: (id: string) => call<Table>('POST', `${table(id)}/start`),
  /** What happened since an entry, one by one. */
  story: (id: string, since: number, seat: string | null) => call<{ frames: Frame[] }>('GET', `${table(id)}/story?since=${since}${seat ? `&seat=${encodeURIComponent(seat)}` : ''}`),
  /** A page of a replay: some of its `count` steps, from one on. */
  replay: (id: string, seat: string, since: number) => call<{ steps: Step[]; count: number; proof: Proof | null }>('GET', `${table(id)}/replay?seat=${encodeURIComponent(seat)}&since=${since}`),
  /** The table at each entry of the journal from one on, so many at once. */
  frames: async (id: string, seat: string, since: number) => (await call<{ frames: Frame[] }>('GET', `${table(id)}/replay/frames?seat=${encodeURIComponent(seat)}&since=${since}`)).frames,
  rematch,
}
