/** Of whom it is told: whose doing it is, whom it hits, who gains or loses by it. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../tests/fixtures'
import type { Entry } from '../lib/types'
import { seatsOf } from './references'
import { TableScreen } from './screen.svelte'
import Seats from './Seats.svelte'

beforeAll(() => useTexts())

const entry = (key: string, args: Record<string, unknown>): Entry => ({ n: 1, key, args, private: false })
const gains = ({ key }: { key: string }) => (key === 'shares' ? [{ seat: 'C', icon: 'two-coins', text: '+1', tone: 'gain', from: '' }] : [])

function screenOf(now: readonly Entry[] | null, more = {}) {
  const screen = new TableScreen(viewOf({ asks: [], ...more }))
  screen.game = { gains } as never
  screen.director = (now && { now: { kind: 'outcome', entries: now } }) as never
  return screen
}
const rims = (screen: TableScreen) => [...render(Seats, { screen }).container.querySelectorAll('.pl')].map((each) => ['changed', 'lit', 'won'].filter((name) => each.classList.contains(name)).join(' '))

it('an attacker, whom it hits and who gains by it are all told of, each once and nobody else', () => {
  const told = [entry('wounded', { seat: 'A', by_seat: 'B', card: 'B' }), entry('shares', { seats: ['A', 'C'] }), entry('limit', { seat: 'H' })]
  expect([...seatsOf(screenOf(null), told)]).toEqual(['A', 'B', 'C'])
})
it('whoever is told of has the rim of the story, and not that of a line of the log', () => {
  const screen = screenOf([entry('wounded', { seat: 'A', by_seat: 'B' })])
  screen.lit = new Set(['seat:A'])
  expect(rims(screen)).toEqual(['changed', 'changed', ''])
  const idle = screenOf(null)
  idle.lit = new Set(['seat:A'])
  expect(rims(idle)).toEqual(['lit', '', ''])
})
it('whoever has won is marked among the seats when the game is over', () => {
  expect(rims(screenOf(null, { over: true, result: { winners: ['C'], rows: [] } }))).toEqual(['', '', 'won'])
})
