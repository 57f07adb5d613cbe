import type { Ask, Option, Said, Says, Seat, Table, View, WireError } from './types'

export interface Handlers {
  table(table: Table): void
  view(view: View): void
  /** A message was carried out. */
  done(): void
  /** A message was refused; a fresh view follows. */
  refused(error: WireError): void
}

const WAITS = [1, 2, 3, 5, 8, 13] // seconds before each further try; the last repeats
const PING = 5000 // how often to ask for a sign of life; none until the next one means a dead line
const PATIENCE = 6000 // how long a message may wait without a word from the server

/**
 * The live connection of one table. Messages keep their id and are sent again after a reconnect (or a reload of this tab) until
 * the server says `done` or `refused`; the server carries out each id once, so nothing is lost or doubled.
 */
export class Live {
  state = $state<'connecting' | 'open' | 'lost'>('connecting')
  /** Seconds until the next try, while the connection is lost. */
  retryIn = $state(0)
  /** Messages not yet confirmed. */
  waiting = $state(0)

  #socket: WebSocket | null = null
  #pending: Said[] = []
  #tries = 0
  #closed = false
  #heard = 0
  /** When a sign of life was last asked for. */
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  readonly #id: string
  readonly #handlers: Handlers

  constructor(id: string, handlers: Handlers) {
    this.#id = id
    this.#handlers = handlers
    this.#pending = this.#kept()
    this.waiting = this.#pending.length
  }

  open(): void {
    this.#closed = false
    addEventListener('online', this.#now)
    addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#now)
    this.#pulse = setInterval(() => this.#beat(), PING)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#now)
    clearTimeout(this.#timer)
    clearTimeout(this.#doubt)
    clearInterval(this.#pulse)
    this.#socket?.close()
    this.#socket = null
  }

  answer(seat: Seat, ask: Ask, option: Option, joined = false): void {
    this.#send({ t: 'answer', id: newId(), seat, what: ask.what, at: ask.at, option: option.id, joined })
  }

  undo(seat: Seat, number: number): void {
    this.#send({ t: 'undo', id: newId(), seat, number })
  }

  #send(message: Said): void {
    this.#pending.push(message)
    this.#keep()
    if (this.state === 'open') this.#socket?.send(JSON.stringify(message))
    this.#watch()
  }

  /** A message without any word back means a dead line, long before the pulse would tell: say so and try again. */
  #watch(): void {
    clearTimeout(this.#doubt)
    const sent = Date.now()
    this.#doubt = setTimeout(() => this.state === 'open' && this.#pending.length && this.#heard <= sent && this.#drop(), PATIENCE)
  }

  #connect(): void {
    clearTimeout(this.#timer)
    if (this.state !== 'lost') this.state = 'connecting'
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/live`)
    this.#socket = socket
    socket.onopen = () => {
      this.state = 'open'
      this.#heard = Date.now()
      for (const message of this.#pending) socket.send(JSON.stringify(message))
      if (this.#pending.length) this.#watch()
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as Says)
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #lost(): void {
    this.#socket = null
    if (this.#closed) return
    this.state = 'lost'
    this.retryIn = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 13
    const tick = () => {
      if (--this.retryIn <= 0) this.#connect()
      else this.#timer = setTimeout(tick, 1000)
    }
    this.#timer = setTimeout(tick, 1000)
  }

  /** Try at once: the network is back, or the tab is looked at again. */
  #now = (): void => {
    if (!this.#closed && this.state === 'lost' && !this.#socket && document.visibilityState !== 'hidden') this.#connect()
  }

  /** Give the line up as dead, without waiting until the network says so; the next try shows whether it was. */
  #drop = (): void => {
    const socket = this.#socket
    if (this.#closed || !socket) return
    this.#lost()
    socket.close()
  }

  #beat(): void {
    if (this.state !== 'open') return
    if (this.#heard < this.#asked) return this.#drop()
    this.#asked = Date.now()
    this.#socket?.send('{"t":"ping"}')
  }

  #take(message: Says): void {
    this.#heard = Date.now()
    if (message.t !== 'refused') this.#tries = 0 // a table that only refuses us is asked ever more seldom
    if (message.t === 'table') this.#handlers.table(message.table)
    else if (message.t === 'view') this.#handlers.view(message.view)
    else if (message.t === 'done') {
      this.#settle(message.id)
      this.#handlers.done()
    } else if (message.t === 'refused') {
      this.#settle(message.id)
      this.#handlers.refused(message.error)
    }
  }

  #settle(id: Said['id'] | number | null): void {
    this.#pending = this.#pending.filter((message) => message.id !== id)
    this.#keep()
  }

  get #key(): string {
    return `undercroft-sent-${this.#id}`
  }

  #keep(): void {
    this.waiting = this.#pending.length
    try {
      if (this.#pending.length) sessionStorage.setItem(this.#key, JSON.stringify(this.#pending))
      else sessionStorage.removeItem(this.#key)
    } catch {
      // without storage the messages live as long as the page
    }
  }

  #kept(): Said[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? '[]') as Said[]
    } catch {
      return []
    }
  }
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
