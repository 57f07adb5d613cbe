/** What stands beside the board while something is told: no more than has been told. */
import { render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { piece, table } from '../../../tests/twister'
import RailFoot from './RailFoot.svelte'
import SeatStats from './SeatStats.svelte'

const size = vi.hoisted(() => ({ phone: { current: true } }))
vi.mock('../../table/narrow', () => ({ ...size, flat: { current: false }, low: { current: false }, narrow: () => true }))

it('a player’s dots count the points that the header tells, before another’s walk is told', () => {
  const player = { seat: 'B', points: 0, actions: [], combat: [], out: 0, lost: 0, playing: 8, to_hide: 0 }
  const walk = { mover: { piece: 'b-goblin', path: ['f7', 'f8'] }, deed: { number: 1, of: 5, potion: false }, left: 4 }
  const { screen } = table([], { active: 'B', players: [player], ...walk })
  Object.assign(screen.view, { figures: {} })
  expect(render(SeatStats, { screen, seat: 'B' }).container.querySelectorAll('.ap .on')).toHaveLength(5)
})

it('beside the board stands who acts in what is told, and no victim', () => {
  const shown = (kind: string, ...pieces: string[]) => {
    const { screen } = table([], { active: 'B', pieces: [piece('a-warrior', 'f6'), piece('b-goblin', 'f7')] })
    const entries = pieces.map((id, n) => ({ n, key: 'any', args: { piece: id }, private: false }))
    Object.assign(screen, { director: { now: { kind, entries }, lull: null, sentences: [] }, replayed: true })
    const { container, unmount } = render(RailFoot, { screen })
    const name = container.querySelector('.pick')?.getAttribute('aria-label') ?? null
    unmount()
    return name
  }
  expect(shown('deed', 'b-goblin')).not.toBeNull()
  expect(shown('outcome', 'b-goblin', 'b-troll')).toBe(shown('deed', 'b-goblin')) // whoever it carries out is told last
  expect(shown('blow', 'a-warrior')).toBeNull()
})
