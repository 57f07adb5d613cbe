import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { ask, battle, board, option, PASS, player, tableOf } from '../../../tests/lichlord'
import type { Entry } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import { middleOf } from '../../table/tiles/tiles'
import Board from './Board.svelte'
import type { Board as Shown, Roll } from './board'
import { setCards } from './catalogue.svelte'
import { placesOf } from './place'

beforeAll(() => useTexts())
afterEach(() => vi.restoreAllMocks())

const map = Array.from({ length: 12 }, (_, x) => ({ id: `row-${x}`, x, y: 0, turned: 0 as const, new: false, sprung: [], held: [] }))
const players = [player('A', { space: 'row-0' }), player('B', { space: 'row-6' }), player('C', { space: 'row-11' })]
const table = (more: Partial<Shown>, asks = [ask('window', PASS)]) => tableOf(board({ map, players, ...more }), asks).screen
const telling = (screen: TableScreen, key: string, args: Record<string, unknown>): TableScreen => {
  const entries: Entry[] = [{ n: 5, key, args, private: false } as Entry]
  Object.assign(screen, { director: { now: { kind: 'outcome', entries }, sentences: entries, lull: null } })
  return screen
}
const roll = (more: Partial<Roll>): Roll => ({ seat: 'B', of: 'threat', form: 'speed', source: 'hazard', needs: 5, danger: 0, percent: 50, monster: null, ...more })
const fight = battle({ target: 'C', space: 'row-11' })

describe('where it happens', () => {
  it('is with whom a declared encounter is about to attack, with me before others', () => {
    const planned = (...targets: string[]) => targets.map((target) => ({ card: 'zombie', owner: 'B', target, cost: 2, x: 0 }))
    const before = (...targets: string[]) => placesOf(table({ active: 'B', declared: true, declared_now: planned(...targets) as never, moment: { kind: 'turn', rolls: [] } }))
    expect([before('A'), before('C'), before('C', 'A')]).toEqual([['row-0', 'row-6'], ['row-11', 'row-6', 'row-0'], ['row-0', 'row-11', 'row-6']])
  })

  it('is, at a question about somebody else’s deed, with their hero, and with mine last', () => {
    expect(placesOf(table({ active: 'B', moment: { kind: 'enter', rolls: [] } }))).toEqual(['row-6', 'row-0'])
    expect(placesOf(table({ active: 'B', moment: { kind: 'roll', rolls: [roll({ seat: 'C' })] } }))).toEqual(['row-11', 'row-6', 'row-0'])
    const turn = (object: string) => placesOf(table({ active: 'B', moment: { kind: 'turn', rolls: [] } }, [ask('window', option('x', 'x', [object]), PASS)]))
    expect([turn('hand:zombie')[0], turn('quest:mason')[0]], 'what I leave, I leave where I am').toEqual(['row-6', 'row-0'])
    expect(placesOf(table({ active: 'A', moment: { kind: 'turn', rolls: [] } }))).toEqual(['row-0'])
    expect(placesOf(table({ active: 'B' }, [ask('hero', PASS)])), 'only at such questions').toEqual([])
  })

  it('is the fight, but for a hero that is tested elsewhere meanwhile', () => {
    expect(placesOf(table({ battle: fight, moment: { kind: 'rolls', rolls: [roll({ of: 'attack', seat: null })] } }))).toEqual([])
    expect(placesOf(table({ battle: fight, moment: { kind: 'roll', rolls: [roll({ source: 'standup' })] } }))).toEqual(['row-6'])
    expect(placesOf(telling(table({ battle: fight }), 'stands-up', { seat: 'B' }))).toEqual(['row-6'])
    expect(placesOf(telling(table({ battle: fight }), 'threat', { seat: 'B', source: 'standup' }))).toEqual(['row-6'])
    expect(placesOf(telling(table({ battle: fight }), 'attacks', { seat: 'B', target_seat: 'C', card: 'zombie' }))).toEqual([])
    expect(placesOf(telling(table({ battle: fight }), 'plays-at', { seat: 'B', target_seat: 'C', card: 'darts' }))).toEqual(['row-11'])
  })

  it('is with whom something is aimed at before whoever aims', () => {
    expect(placesOf(telling(table({}), 'encounter', { seat: 'B', target_seat: 'A', card: 'zombie' }))).toEqual(['row-0', 'row-6'])
    expect(placesOf(telling(table({}), 'lays', { seat: 'B', space: 'row-3' })), 'the map knows what is lit').toEqual([])
    expect(placesOf(telling(table({}), 'swaps', { seat: 'B', space: 'row-3', other: 'row-9' })), 'both that change places').toEqual(['row-3', 'row-9'])
  })
})

/** Which cards of the row are whole in a window of this width. */
async function whole(screen: TableScreen, width = 390, height = 497): Promise<number[]> {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  const { container } = render(Board, { screen })
  await tick()
  const [left = NaN, , scale = NaN] = (container.querySelector<SVGGElement>('.map > g')?.style.transform.match(/[-\d.]+/g) ?? []).map(Number)
  return map.filter((each) => ((at) => at >= 75 * scale - 1 && at <= width - 75 * scale + 1)(middleOf(each).x * scale + left)).map(({ x }) => x)
}

describe('the view', () => {
  it('goes where somebody else acts when I am asked about it, though my own hero stands elsewhere', async () => {
    const seen = await whole(table({ active: 'B', moment: { kind: 'roll', rolls: [roll({ seat: 'B' })] } }))
    expect([seen.includes(6), seen.includes(0)]).toEqual([true, false])
  })
  it('has my own hero beside it where there is room', async () => {
    const near = [player('A', { space: 'row-4' }), ...players.slice(1)]
    const seen = await whole(table({ players: near, active: 'B', moment: { kind: 'roll', rolls: [roll({ seat: 'B' })] } }))
    expect([seen.includes(6), seen.includes(4)]).toEqual([true, true])
  })
  it('has whoever an encounter is sent against, and a hero that stands up while others fight', async () => {
    expect(await whole(telling(table({ active: 'B' }, []), 'encounter', { seat: 'C', target_seat: 'A', card: 'zombie' }))).toContain(0)
    expect(await whole(telling(table({ battle: fight }, []), 'stands-up', { seat: 'B' }))).toContain(6)
  })
  it('has the spaces that what is taken up is aimed at, before my own, which lies far off', async () => {
    const aim = (x: number) => option(`wall:${x}`, 'play', ['hand:wall', `space:row-${x}`], { card: 'wall', target_seat: 'C' })
    const { screen } = tableOf(board({ map, players, hand: [{ id: 'wall', cost: 2 }], active: 'B', moment: { kind: 'last', rolls: [] } }), [ask('window', aim(10), aim(11), PASS)])
    screen.take('hand:wall')
    expect(await whole(screen)).toEqual(expect.arrayContaining([10, 11]))
  })
  it('has the fight for whoever waits as well', async () => {
    expect(await whole(table({ active: 'A', battle: fight }, []))).toContain(11)
  })
  it('has what may be chosen as soon as the window grows high enough for it', async () => {
    const size = { clientWidth: 390, clientHeight: 300 }
    for (const side of ['clientWidth', 'clientHeight'] as const) vi.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(() => size[side])
    const sized: (() => void)[] = []
    vi.stubGlobal('ResizeObserver', class { constructor(seen: () => void) { sized.push(seen) } observe() {} disconnect() {} })
    const column = map.map((each) => ({ ...each, x: 0, y: each.x }))
    const { container } = render(Board, { screen: table({ map: column, active: 'B', moment: { kind: 'turn', rolls: [] } }, [ask('window', option('far', 'x', ['space:row-2']), PASS)]) })
    const isWhole = (y: number) => {
      const [, top = NaN, scale = NaN] = (container.querySelector<SVGGElement>('.map > g')?.style.transform.match(/[-\d.]+/g) ?? []).map(Number)
      return ((at) => at >= 50 + 75 * scale - 1 && at <= size.clientHeight - 75 * scale + 1)(middleOf({ x: 0, y }).y * scale + top) // below its buttons
    }
    await tick()
    expect([isWhole(0), isWhole(2)]).not.toEqual([true, true])
    size.clientHeight = 427
    sized.forEach((seen) => seen())
    await tick()
    expect([isWhole(0), isWhole(2)]).toEqual([true, true])
    vi.unstubAllGlobals()
  })
})

it('a space that cannot be pressed because the connection is lost says that alone', async () => {
  setCards({ row: { group: 'map', type: 'grim-tunnel', name: { en: 'Crossroads' }, text: { en: '' }, peril: 3, glory: 2, danger: 2, exits: Array(4).fill({ kind: 'wall', value: 0, stats: [] }) } as never })
  const { screen } = tableOf(board({ map, players }), [ask('hero', PASS)])
  screen.lost = true
  const { container } = render(Board, { screen })
  await fireEvent.click(container.querySelector('[data-object="space:row-3"]')!)
  expect(screen.why).toMatchObject({ text: 'There is no connection at the moment.', offline: true })
  setCards({})
})

it('a space that is pressed for nothing says what its signs mean, beside the reason', async () => {
  setCards({ row: { group: 'map', type: 'grim-tunnel', name: { en: 'Crossroads' }, text: { en: '' }, peril: 3, glory: 2, danger: 2, exits: Array(4).fill({ kind: 'wall', value: 0, stats: [] }) } as never })
  const lies = map.map((each) => ({ ...each, new: true }))
  const { screen } = tableOf(board({ map: lies, players }), [ask('hero', PASS)], { why: { space: { key: 'not-next-to-you', args: {}, rule: '1' } } })
  const { container } = render(Board, { screen })
  await fireEvent.click(container.querySelector('[data-object="space:row-3"]')!)
  expect(screen.why?.text).toBe('That space is not next to your hero; go space by space. Danger +2: traps sent here take 2 more to get past. Entering now gives 2 glory and 3 peril, once a turn (the ring).')
  setCards({})
})
