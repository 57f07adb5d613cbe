/** The whole screen shows one moment of the story: header, seats, log and seam are of what is told; the question comes with the present. */
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import type { GameScreen } from '../src/games/types'
import type { Entry, Frame } from '../src/lib/types'
import { Director } from '../src/table/story/director.svelte'
import Story from '../src/table/story/Story.svelte'
import Table from '../src/table/Table.svelte'
import { TableScreen } from '../src/table/screen.svelte'
import { tableOf, useTexts, viewOf } from './fixtures'

beforeAll(() => useTexts())

const jumps = (value: number) => ({ B: { jumps: { value, icon: 'jump-across' } } })
const lays = (n: number, card: string): Entry => ({ n, key: 'lays', args: { seat: 'B', card }, private: false })

it('in the middle of a beat header, seats, log and seam are of the entry that is told', () => {
  const screen = new TableScreen(viewOf({ asks: [], waiting: ['B'], board: { room: 1 }, figures: jumps(4), journal: [lays(0, '1')] }), { answer: vi.fn(), undo: vi.fn() }, tableOf())
  screen.game = { beats: { lays: 'card' }, crumbs: ({ board }: { board: { room: number } }) => [{ strong: `Room ${board.room}` }] } as unknown as GameScreen
  screen.director = new Director(screen, () => screen.game ?? {})
  const { container } = render(Table, { screen, story: { Story } as never })
  const seen = () => {
    flushSync()
    const all = (what: string) => [...container.querySelectorAll(what)]
    return {
      header: all('.crumbs b').map((each) => each.textContent), seat: [...new Set(all('[data-object="seat:B"]')[0]?.textContent.match(/\d+/g))], log: all('.log .l').length,
      said: all('.seam .say')[0]?.textContent.match(/\d/g) ?? null, asked: all('.seam.you').length,
    }
  }
  const frames = [{ n: 1, board: { room: 2 }, figures: jumps(5) }, { n: 2, board: { room: 3 }, figures: jumps(6) }] as unknown as Frame[]
  screen.director.take(viewOf({ board: { room: 9 }, figures: jumps(7), journal: [lays(1, '2'), lays(2, '3')], journal_from: 1, frames }))
  expect(seen()).toEqual({ header: ['Room 2'], seat: ['5'], log: 2, said: ['2'], asked: 0 })
  screen.director.next()
  expect(seen()).toEqual({ header: ['Room 3'], seat: ['6'], log: 3, said: ['3'], asked: 0 })
  screen.director.catchUp()
  expect(seen()).toMatchObject({ header: ['Room 9'], seat: ['7'], log: 3, asked: 1 })
})
