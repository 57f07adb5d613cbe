/** What the guide speaks of is on the page by the name that the lesson has for it. */
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { asking, OPTIONS, piece, table } from '../../../tests/twister'
import { prefs } from '../../lib/prefs.svelte'
import Guide from '../../table/guide/Guide.svelte'
import Seam from '../../table/Seam.svelte'
import screenOfGame from './index'
import { thingOn } from '../../table/guide/guide'
import Room from './Room.svelte'
import SeatStats from './SeatStats.svelte'

vi.mock('../../table/narrow', () => ({ phone: { current: true }, flat: { current: false }, low: { current: false }, narrow: () => true }))
beforeAll(() => {
  useTexts()
  Element.prototype.getClientRects = () => [{}] as never // no page is laid out here
})

afterEach(() => void (prefs.speech = false))

it.each([[false, 0], [true, 1]])('a note that points at something on the board names it, with its square, where there is no board: %s', async (text, said) => {
  prefs.speech = text
  const { screen } = table([], { pieces: [piece('b-troll', 'q5'), piece('a-thief', 'o6')] })
  screen.game = screenOfGame
  screen.view = { ...screen.view, lesson: { notes: [{ key: 'dark', things: ['piece:b-troll', 'square:s1', 'place:VII'] }], first: 0, of: 1, ends: false } } as never
  const { container } = render(Guide, { screen })
  const heard = () => container.querySelector('[aria-live]')?.textContent ?? ''
  await vi.waitFor(() => expect(heard().match(/ Pointed at: Troll, belongs to B, q5; s1; Room VII\.$/g)?.length ?? 0).toBe(said))
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

it.each([[true, 'Breaks portcullises'], [false, '']])('the last note says that a press tells what a character can do: it does, and not before: %s', (ends, power) => {
  const { screen, play } = table([asking('act', OPTIONS)])
  screen.table = { ...screen.table, guided: true, seats: [], you: ['A'] } as never
  screen.view = { ...screen.view, lesson: { notes: [{ key: 'end', things: [] }], first: 0, of: 1, ends } } as never
  play.press('f6', 'a-warrior', 'mouse', null)
  const { container } = render(Seam, { screen, onclear: vi.fn() })
  expect(container.querySelector('.say small')?.textContent ?? '').toContain(power)
  expect(container.querySelector('.say small') !== null).toBe(ends)
})
