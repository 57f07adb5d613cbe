/** What a replay shows around its board: a bar a turn, and the link that is copied. */
import { fireEvent, render, screen as page, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { tableOf, useTexts, viewOf } from './fixtures'
import stories from '../src/games/raiders/stories.json'
import { api } from '../src/lib/api'
import Replay from '../src/replay/Replay.svelte'
import { Reel } from '../src/replay/reel.svelte'
import Strip from '../src/replay/Strip.svelte'

beforeAll(() => useTexts())

type Told = [key: string, args: Record<string, unknown>]
const ROOM = (place: number): Told => ['enters', { level: 1, place, room: 'goblin' }]
const LAYS = (seat: string): Told => ['lays', { seat, card: '3' }]
/** Two rooms: three cards, then one. */
const TAPE: Told[][] = [[ROOM(1)], [LAYS('A')], [LAYS('B')], [LAYS('A'), ROOM(2)], [LAYS('B')]]
const steps = TAPE.map((told, n) => {
  const before = TAPE.slice(0, n).flat().length
  const journal = told.map(([key, args], k) => ({ n: before + k, key, args, private: false }))
  return { who: n ? 'A' : null, what: 'lay', option: '3', number: n, standing: false, view: viewOf({ asks: [], number: n, journal, board: stories['mock-up'].board } as never) }
})

function served(hash: string): void {
  location.hash = hash
  vi.spyOn(api, 'table').mockResolvedValue(tableOf({ status: 'over' }))
  vi.spyOn(api, 'replay').mockResolvedValue({ steps, count: steps.length, proof: { good: true, answers: 4 } } as never)
  vi.spyOn(api, 'frames').mockResolvedValue([])
}

it('has a bar for each turn, with the number of its actions, in its place and no further than is shown', async () => {
  const barsAt = async (hash: string) => {
    served(hash)
    const reel = new Reel('amber-fox-1')
    await reel.open()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800) // room for numbers
    const { container, unmount } = render(Strip, { reel })
    const bars = [...container.querySelectorAll<HTMLElement>('.bar')].map((bar) => [bar.textContent, bar.classList.contains('now')])
    const places = [...container.querySelectorAll<HTMLElement>('.bar')].map(({ style }) => parseFloat(style.left))
    unmount()
    reel.close()
    return { bars, places }
  }
  const open = await barsAt('#step=4')
  expect(open.bars).toEqual([['3', false], ['1', true]])
  expect(open.places[0]).toBeLessThan(open.places[1]!)
  expect((await barsAt('#step=2&spoilers=no')).bars).toEqual([['2', true]]) // what lies ahead has no bar
})

it('shows of pictures that would cover each other the later one alone', async () => {
  const found = async (width: number) => {
    served('#step=4')
    const reel = new Reel('amber-fox-1')
    await reel.open()
    vi.spyOn(reel, 'game', 'get').mockReturnValue({ logIcon: () => 'trophy' } as never)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    const { container, unmount } = render(Strip, { reel })
    const labels = [...container.querySelectorAll<HTMLElement>('.mark')].map(({ title }) => title)
    unmount()
    reel.close()
    return labels
  }
  const [wide, narrow] = [await found(8000), await found(10)]
  expect(wide.length).toBeGreaterThan(narrow.length)
  expect(narrow).toEqual(wide.slice(-1))
})

it('copies a link that hides what lies ahead, also from a replay that lies open', async () => {
  served('#step=2')
  const writeText = vi.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  render(Replay, { id: 'amber-fox-1' })
  await waitFor(() => page.getByRole('button', { name: 'Link to this step' }))
  await fireEvent.click(page.getByRole('button', { name: 'Link to this step' }))
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#step=\d+&seat=all&spoilers=no$/))
})

/** The same in pages of two steps, each of which is sent when it is let go. */
function servedByPages(hash: string): () => Promise<void> {
  served(hash)
  const held: (() => void)[] = []
  const paged = (since: number) => ({ steps: steps.slice(since, since + 2), count: steps.length, proof: since ? null : { good: true, answers: 4 } })
  vi.mocked(api.replay).mockImplementation((_id, _eyes, since = 0) => new Promise((send) => held.push(() => send(paged(since) as never))))
  return async () => {
    await waitFor(() => expect(held).toHaveLength(1))
    held.shift()!()
  }
}

it('shows the first page as soon as it is here, and goes on in it while the rest comes', async () => {
  const letGo = servedByPages('')
  const reel = new Reel('amber-fox-1')
  const opened = reel.open()
  await letGo()
  await waitFor(() => expect(reel.screen?.view.number).toBe(0))
  expect(reel.where).toBe('Step 0 of 4') // of all there are
  while (!reel.over) reel.go(1, 'event')
  expect(reel.screen?.view.number).toBe(1)
  await letGo()
  await letGo()
  await opened
  expect(reel.screen?.view.number).toBe(1) // one stays where one has gone, also if that was all there was
  reel.toStep(4)
  expect(reel.screen?.view.number).toBe(4)
  reel.close()
})

it('is at the end once that is here, if one went there before', async () => {
  const letGo = servedByPages('')
  const reel = new Reel('amber-fox-1')
  const opened = reel.open()
  await letGo()
  await waitFor(() => expect(reel.screen).not.toBeNull())
  reel.seek(reel.last)
  await letGo()
  await letGo()
  await opened
  expect(reel.screen?.view.number).toBe(4)
  reel.close()
})

it('shows nothing else first to whoever comes for a step further on', async () => {
  const letGo = servedByPages('#step=3')
  const reel = new Reel('amber-fox-1')
  const opened = reel.open()
  await letGo()
  await letGo()
  await waitFor(() => expect(api.replay).toHaveBeenLastCalledWith('amber-fox-1', 'all', 4))
  expect(reel.screen).toBeNull()
  await letGo()
  await opened
  expect(reel.screen?.view.number).toBe(3)
  reel.close()
})
