/** The card of what happened while one was away says of whom a change is. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import type { Entry } from '../../lib/types'
import { TableScreen } from '../screen.svelte'
import Away from './Away.svelte'
import type { Beat } from './beats'
import type { Director } from './director.svelte'

beforeAll(() => useTexts())

const entry = (n: number, key: string, args: Record<string, unknown>): Entry => ({ n, key, args, private: false })

it('the mark beside a change is of the seat that it changes, mine before the others', () => {
  const entries = [entry(1, 'gains', { seat: 'B', count: 2 }), entry(2, 'gains', { seat: 'A', count: 1 }), entry(3, 'first-player', { seat: 'B' })]
  const screen = new TableScreen(viewOf({ seat: 'A', asks: [] }))
  screen.game = { gains: ({ key, args }: Entry) => (key === 'gains' ? [{ seat: String(args.seat), icon: 'two-coins', text: `+${String(args.count)}`, tone: 'gain', from: '' }] : []) } as never
  const { container } = render(Away, { screen, director: { lengthOf: () => 3000 } as unknown as Director, beats: [{ kind: 'outcome', entries } as unknown as Beat] })
  const line = container.querySelector('li')
  expect([line?.querySelector('.seat')?.textContent.trim(), line?.querySelector('b.gain')?.textContent]).toEqual(['A', '+1'])
})

it('how a game ended is not given away: half of its story is summed up, and the last line says that it is over', () => {
  const screen = new TableScreen(viewOf({ seat: 'A', asks: [] }))
  const lines = (ends: boolean) => {
    const beats = ['plain', 'plain', 'plain', 'finale'].map((key, n) => ({ kind: 'grave', entries: [entry(n, key, { seat: 'B', count: n })], frame: { n, board: {}, figures: {} } }) as unknown as Beat)
    const { container, unmount } = render(Away, { screen, director: { ends, lengthOf: () => 3000 } as unknown as Director, beats })
    const told = [...container.querySelectorAll('li')].map((each) => each.textContent.trim())
    unmount()
    return told
  }
  expect([lines(false).length, lines(true).length]).toEqual([4, 3])
  expect(lines(false).at(-1)).toContain('finale')
  expect(lines(true).join()).not.toContain('finale')
  expect(lines(true).at(-1)).toContain('The game is over')
})

it('has six lines, and where they have no room three: none lies below the buttons', () => {
  const screen = new TableScreen(viewOf({ seat: 'A', asks: [] }))
  const beats = Array.from({ length: 9 }, (_, n) => ({ kind: 'grave', entries: [entry(n, 'plain', { seat: 'B' })], frame: { n, board: {}, figures: {} } }) as unknown as Beat)
  const count = () => {
    const { container, unmount } = render(Away, { screen, director: { lengthOf: () => 3000 } as unknown as Director, beats })
    const found = container.querySelectorAll('li').length
    unmount()
    return found
  }
  expect(count()).toBe(6)
  const high = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  expect(count()).toBe(3)
  high.mockRestore()
})

it('has six lines again when a font comes that leaves room for them', async () => {
  const screen = new TableScreen(viewOf({ seat: 'A', asks: [] }))
  const beats = Array.from({ length: 9 }, (_, n) => ({ kind: 'grave', entries: [entry(n, 'plain', { seat: 'B' })], frame: { n, board: {}, figures: {} } }) as unknown as Beat)
  let come = () => {}
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise<void>((done) => (come = done)) } })
  const high = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const { container } = render(Away, { screen, director: { lengthOf: () => 3000 } as unknown as Director, beats })
  expect(container.querySelectorAll('li')).toHaveLength(3)
  high.mockRestore()
  come()
  await vi.waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(6))
  Reflect.deleteProperty(document, 'fonts')
})
