import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live, type Handlers } from '../src/lib/live.svelte'
import type { Ask } from '../src/lib/types'

class FakeSocket {
  static all: FakeSocket[] = []
  sent: string[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.onclose?.()
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get answers() {
    return this.sent.map((text) => JSON.parse(text) as { t: string; id: string; option?: string }).filter(({ t }) => t !== 'ping')
  }
}

const ask: Ask = { what: 'lay', at: 3, may: false, sealed: false, options: [{ id: '5', key: 'lay', args: {}, touches: ['hand:5'], final: false, warn: null, then: null }] }
const five = ask.options[0]!

describe('the live connection', () => {
  let heard: string[]
  let live: Live
  const handlers: Handlers = {
    table: () => heard.push('table'),
    view: () => heard.push('view'),
    done: () => heard.push('done'),
    refused: (error) => heard.push(`refused ${error.key}`),
  }
  const socket = () => FakeSocket.all.at(-1)!

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    FakeSocket.all = []
    sessionStorage.clear()
    heard = []
    live = new Live('amber-fox-1', handlers)
    live.open()
    socket().onopen?.()
  })
  afterEach(() => {
    live.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('hands on what the server says', () => {
    socket().hear({ t: 'table', table: {} })
    socket().hear({ t: 'view', view: {} })
    expect(heard).toEqual(['table', 'view'])
    expect(socket().url).toBe(`ws://${location.host}/api/tables/amber-fox-1/live`)
  })

  it('says at once that the network is gone, though the socket does not know yet', () => {
    dispatchEvent(new Event('offline'))
    expect(live.state).toBe('lost')
    dispatchEvent(new Event('online'))
    socket().onopen?.()
    expect(live.state).toBe('open')
  })

  it('asks ever more seldom where it is let in only to be refused', () => {
    const waits = [1, 2, 3].map(() => {
      socket().hear({ t: 'refused', id: null, error: { key: 'too-many-sockets', args: {}, text: '' } })
      socket().close()
      const wait = live.retryIn
      vi.advanceTimersByTime(wait * 1000 + 100)
      socket().onopen?.()
      return wait
    })
    expect(waits).toEqual([1, 2, 3])
    socket().hear({ t: 'table', table: {} })
    socket().close()
    expect(live.retryIn).toBe(1)
  })

  it('does not let an answer hang on a dead line', () => {
    live.answer('A', ask, five)
    vi.advanceTimersByTime(6100)
    expect(live.state).toBe('lost')
    vi.advanceTimersByTime(1100)
    socket().onopen?.()
    expect(socket().answers).toHaveLength(1)
    vi.advanceTimersByTime(10)
    socket().hear({ t: 'view', view: {} })
    vi.advanceTimersByTime(6100)
    expect(live.state).toBe('open')
  })

  it('sends an answer again, under the same id, after a reconnect, until it is done', () => {
    live.answer('A', ask, five)
    const [first] = socket().answers
    socket().close()
    expect(live.state).toBe('lost')
    expect(live.waiting).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(2)
    socket().onopen?.()
    expect(socket().answers).toEqual([first])
    socket().hear({ t: 'done', id: first?.id })
    expect(live.waiting).toBe(0)
    socket().close()
    vi.advanceTimersByTime(1000)
    socket().onopen?.()
    expect(socket().answers).toEqual([])
  })

  it('keeps an unconfirmed answer over a reload', () => {
    live.answer('A', ask, five)
    const id = socket().answers[0]?.id
    live.close()
    live = new Live('amber-fox-1', handlers)
    live.open()
    socket().onopen?.()
    expect(socket().answers[0]?.id).toBe(id)
  })

  it('drops a refused answer and tells why', () => {
    live.answer('A', ask, five)
    socket().hear({ t: 'refused', id: socket().answers[0]?.id, error: { key: 'stale', args: {}, text: '' } })
    expect(live.waiting).toBe(0)
    expect(heard).toEqual(['refused stale'])
  })

  it('waits longer from try to try, and counts the seconds', () => {
    socket().close()
    expect(live.retryIn).toBe(1)
    vi.advanceTimersByTime(1000)
    socket().close()
    expect(live.retryIn).toBe(2)
    vi.advanceTimersByTime(1000)
    expect(live.retryIn).toBe(1)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('notices within ten seconds a connection that has gone silent, and no other', () => {
    const first = socket()
    vi.advanceTimersByTime(5000)
    expect(first.sent.some((text) => text.includes('ping'))).toBe(true)
    first.hear({ t: 'pong' })
    vi.advanceTimersByTime(5000)
    expect(live.state).toBe('open')
    vi.advanceTimersByTime(5000)
    expect(live.state).toBe('lost')
  })
})
