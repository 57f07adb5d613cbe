/** What the guide speaks of is on the page by the name that the lesson has for it. */
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { table } from '../../../tests/twister'
import { thingOn } from '../../table/guide/guide'
import Room from './Room.svelte'
import SeatStats from './SeatStats.svelte'

vi.mock('../../table/narrow', () => ({ phone: { current: true }, flat: { current: false }, low: { current: false }, narrow: () => true }))
beforeAll(() => {
  useTexts()
  Element.prototype.getClientRects = () => [{}] as never // no page is laid out here
})

const things = readFileSync('../src/undercroft/games/twister/lesson.txt', 'utf8').match(/@[a-z]+:[\w-]+/g)?.map((each) => each.slice(1)) ?? []

it('a room that lies face up, and the jump cards of a seat on a phone', () => {
  expect(things).toEqual(expect.arrayContaining(['place:VIII', 'jumps:A']))
  const room = { name: '2R', number: 2, way: 'right', turns: 0, plan: Array.from({ length: 11 }, () => ' '.repeat(21)), gates: [] } as never
  const place = { place: 'VIII', room, hidden: { A: 0, B: 0 }, tokens: { A: null, B: null } } as never
  const { container: board } = render(Room, { place, room, angle: 0, upright: true })
  expect(thingOn(board, 'place:VIII')).not.toBeNull()
  const { screen } = table([], { players: [{ seat: 'A', points: 0, actions: [], combat: [], out: 0, lost: 0 }] })
  screen.view = { ...screen.view, figures: { A: { jumps: { value: 2 } } } } as never
  const { container: stats } = render(SeatStats, { screen, seat: 'A' })
  expect(thingOn(stats, 'jumps:A')?.textContent).toContain('2')
})
