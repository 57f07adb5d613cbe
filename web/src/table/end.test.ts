/** The end scene draws all that a game says of its end; what several games need for it. */
import { readFileSync } from 'node:fs'
import { fireEvent, render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../tests/fixtures'
import type { Entry } from '../lib/types'
import End from './End.svelte'
import { endOf, momentLink, placesOf, weightiest } from './end'
import EndWords from './EndWords.svelte'
import type { Ending } from './ending'
import { TableScreen } from './screen.svelte'
import Seam from './Seam.svelte'
import { sentenceOf } from './words'

beforeAll(() => useTexts())

it('draws the picture over the card of a phone in the shape of its place, so that no head is cut', () => {
  const source = readFileSync('src/table/End.svelte', 'utf8')
  expect(/class="pic flat">.*height=\{(\d+)\}/.exec(source)?.[1]).toBe(/\.flat \{ display: block; height: (\d+)px/.exec(source)?.[1])
})

const figures = (treasure: number, wounds: number) => ({ treasure: { value: treasure, icon: 'two-coins' }, wounds: { value: wounds, most: 10, icon: 'drop', red: true } })
const entry = (n: number, key = 'wounded', args: Record<string, unknown> = { seat: 'A', count: 3, why: 'lowest', seats: [], full: 0 }): Entry => ({ n, key, args, private: false })
const ENDING: Ending = {
  headline: 'B wins with 17 treasure',
  said: 'A had 19.',
  picture: { icon: 'compass', pigment: 'ochre' },
  ranks: [{ seat: 'B', place: 1, sub: 'Explorer', reason: 'the most treasure' }, { seat: 'A', place: null, sub: 'Thief', more: 'Third of May', reason: 'ten wounds' }],
  decided: 'treasure',
  moments: [{ entries: [entry(4)], icon: 'magnet', pigment: 'iron', title: 'Magnet', where: 'Level 2, room 3' }],
}

function shown(rows: unknown[] = [{ seat: 'B', fate: 'won', figures: figures(17, 6) }, { seat: 'A', fate: 'dead', figures: figures(19, 8) }], seat: string | null = 'A') {
  const screen = new TableScreen(viewOf({ seat, over: true, asks: [], result: { winners: ['B'], rows } as never }))
  screen.table = { id: 'amber-fox-1', seats: [], you: ['A'] } as never
  return { screen, ...render(End, { screen, ending: ENDING }) }
}

describe('the end scene', () => {
  it('says the reason, and of everybody the place, every figure and why', () => {
    const { container } = shown()
    expect(container.querySelector('h2')?.textContent).toBe('B wins with 17 treasure')
    expect(container.textContent).toContain('A had 19.')
    const rows = [...container.querySelectorAll('.ranks tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()))
    expect(rows).toEqual([
      ['1', expect.stringMatching(/Boris ?Explorer/), '17', '6/10', 'the most treasure'],
      ['–', expect.stringMatching(/Аня ?Thief · you · Third of May/), '19', '8/10', 'ten wounds'],
    ])
    expect([...container.querySelectorAll('.ranks .decided')].map((cell) => cell.textContent.trim())).toEqual(['Treasure', '17', '19'])
  })
  it('tells the moments with a link into the replay, through the eyes of whoever looks', () => {
    const { container } = shown()
    const link = container.querySelector('.moments a')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Level 2, room 3', '/t/amber-fox-1/replay#e4&seat=A'])
    expect(container.querySelector('.moments p')?.textContent).toContain('3 wounds')
    const moment = { entries: [entry(3), entry(7)] }
    expect(momentLink({ view: viewOf({ seat: null }), replayed: false }, 'x', moment)).toBe('/t/x/replay#e7&seat=none')
    expect(momentLink({ view: viewOf({ seat: null }), replayed: true }, 'x', moment)).toBe('/t/x/replay#e7&seat=all')
  })
  it.each([
    [{ seat: 'A', how: 'lost' }, ['B'], 'A', 'You gave up; Boris has won', [['B', 1, ''], ['A', 2, 'you gave up']]],
    [{ seat: 'A', how: 'lost' }, ['B'], 'B', 'Аня gave up; you have won', [['B', 1, ''], ['A', 2, 'gave up']]],
    [{ seat: 'A', how: 'lost' }, ['B'], null, 'Аня gave up; Boris has won', [['B', 1, ''], ['A', 2, 'gave up']]],
    [{ seat: 'A', how: 'ended' }, [], 'B', 'Аня ended the game early', [['B', null, ''], ['A', null, '']]],
  ])('of a game that %o left, nobody has won by what is counted', (left, winners, seat, headline, ranks) => {
    const screen = new TableScreen(viewOf({ seat, over: true, asks: [], result: { winners, rows: [], left } as never }))
    const end = endOf(screen, ENDING)
    expect([end.headline, end.decided, end.moments]).toEqual([headline, undefined, []])
    expect(end.ranks.map((rank) => [rank.seat, rank.place, rank.reason])).toEqual(ranks)
    expect(sentenceOf(screen).say).toBe(`${headline}.`)
  })
  it('says the same in words, for the text mode', () => {
    const { screen } = shown()
    const { container } = render(EndWords, { screen, ending: ENDING })
    expect(container.textContent).toContain('B wins with 17 treasure')
    expect([...container.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('li')].map((line) => line.textContent.replace(/\s+/g, ' ').trim()))).toEqual([
      ['1. Boris, Explorer. Treasure: 17. Wounds: 6/10. The most treasure.', '–. Аня, you, Thief, Third of May. Treasure: 19. Wounds: 8/10. Ten wounds.'],
      [expect.stringContaining('Level 2, room 3')],
    ])
  })
  it('promises no board where nothing lies on it', () => {
    const screen = new TableScreen(viewOf({ seat: 'A', over: true, asks: [], result: { winners: ['B'], rows: [] } as never }))
    screen.table = { id: 'amber-fox-1', seats: [], you: ['A'] } as never
    const { container } = render(End, { screen, ending: { ...ENDING, bare: true } })
    expect(container.querySelector('header button')?.textContent).toBe('Log')
  })
  it('is put aside for the board, by its button and by Escape, and had back from the seam: nothing then lies over the board', async () => {
    const { container, screen, getByText } = shown()
    await fireEvent.click(getByText('Look at the table'))
    expect([screen.aside, container.querySelector('.end'), container.querySelector('button')]).toEqual([true, null, null])
    screen.game = { ending: () => Promise.reject(new Error()) } as never
    const seam = render(Seam, { screen, onclear: () => undefined })
    await fireEvent.click(seam.getByText('See the result'))
    expect([screen.aside, seam.queryByText('See the result'), container.querySelector('.end') !== null]).toEqual([false, null, true])
    screen.cancel()
    expect(screen.aside).toBe(true)
  })
  it('does without figures, for results kept from before, and for spectators', () => {
    const { container } = shown([{ seat: 'B', fate: 'won' }, { seat: 'A', fate: 'dead' }], null)
    expect([...container.querySelectorAll('.ranks tbody tr')].map((row) => row.children.length)).toEqual([3, 3])
    expect(container.textContent).toContain('ten wounds')
  })
})

describe('places', () => {
  it('are shared by who is as good, and whoever is out has none', () => {
    const of = (...rows: number[]) => placesOf(rows, (row) => row < 0, (a, b) => a === b)
    expect(of(9, 7, 7, 5)).toEqual([1, 2, 2, 4])
    expect(of(9, 9, -1, -1)).toEqual([1, 1, null, null])
    expect(of(-1, -1)).toEqual([null, null])
  })
})

it('takes the weightiest moments, one of a kind, in the order in which they happened', () => {
  const moment = (n: number, weight: number, once = String(n)) => ({ entries: [entry(n)], weight, once })
  const taken = weightiest([moment(1, 5), moment(2, 9, 'x'), moment(3, 2), moment(4, 7, 'x'), moment(5, 5), moment(6, 4)])
  expect(taken.map(({ entries }) => entries[0]?.n)).toEqual([1, 2, 5])
})
