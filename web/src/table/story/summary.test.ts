/** What one missed is told by what came of it, not by the dice that led to it; each line has a picture. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import { TableScreen } from '../screen.svelte'
import Away from './Away.svelte'
import type { Beat, Kind } from './beats'
import { briefOf, summaryOf } from './summary'
import type { Director } from './director.svelte'

beforeAll(() => useTexts())

const beat = (n: number, kind: Kind, seat: string): Beat => ({ kind, entries: [{ n, key: 'gains', args: { seat }, private: false }], frame: { n, board: {}, figures: {} } }) as unknown as Beat
const numbers = (beats: readonly Beat[]) => beats.map(({ entries }) => entries[0]?.n)

it('dice and cards give way to outcomes, whoever threw them; the lines keep their order', () => {
  const beats = [beat(0, 'dice', 'A'), beat(1, 'outcome', 'B'), beat(2, 'card', 'A'), beat(3, 'grave', 'C'), beat(4, 'dice', 'A'), beat(5, 'outcome', 'A')]
  expect(numbers(summaryOf(beats, 'A', undefined, 3))).toEqual([1, 3, 5])
  expect(numbers(summaryOf(beats, 'A', undefined, 4))).toEqual([1, 3, 4, 5])
  expect(numbers(summaryOf(beats, null, undefined, 9))).toEqual([0, 1, 2, 3, 4, 5])
})
it('a game may weigh its entries itself: the end of everybody\'s turn crowds out no reveal', () => {
  const beats = [beat(0, 'reveal', 'B'), beat(1, 'outcome', 'B'), beat(2, 'outcome', 'C')]
  expect(numbers(summaryOf(beats, 'A', undefined, 1))).toEqual([2])
  expect(numbers(summaryOf(beats, 'A', ({ n }) => (n ? 0 : 2), 1))).toEqual([0])
})
it('of what happened to several at once a line says how it began and what befell me, so that others have room', () => {
  const entries = ['', 'B', 'C', 'A', 'D'].map((seat, n) => ({ n, key: n ? 'loses' : 'trap', args: seat ? { seat } : {}, private: false }))
  const all = { ...beat(0, 'outcome', 'A'), entries } as unknown as Beat
  const said = (me: string | null, weigh?: () => number) => briefOf(all, me, weigh).map(({ n }) => n)
  expect(said('A', () => 3)).toEqual([0, 3])
  expect(said(null, () => 3)).toEqual([0, 1])
  expect(said('A'), 'where nothing weighs more all is said').toEqual([0, 1, 2, 3, 4])
  expect(briefOf({ ...all, entries: all.entries.slice(0, 2) }, 'A', () => 3)).toHaveLength(2)
})
it('the card says how long it was, whose turn it is, and has a picture in every line', () => {
  vi.useFakeTimers({ now: 15 * 60_000 })
  const screen = new TableScreen(viewOf({ seat: 'A', asks: [] }))
  screen.game = { picture: ({ args }: { args: Record<string, unknown> }) => (args.seat === 'A' ? { icon: 'magnet', pigment: 'madder' } : null) } as never
  const { container } = render(Away, { screen, director: { since: 60_000, asks: true, lengthOf: () => 3000 } as unknown as Director, beats: [beat(0, 'outcome', 'A'), beat(1, 'dice', 'B')] })
  vi.useRealTimers()
  expect(container.querySelector('header p')?.textContent).toBe('14 minutes have passed. You are asked something now.')
  expect([...container.querySelectorAll('li .print')].map((each) => [...each.querySelectorAll('use')].at(-1)?.getAttribute('href')?.slice(3))).toEqual(['magnet', 'perspective-dice-six-faces-random'])
})
