/** The frame of results draws all that a game's ending says. */
import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Ending } from './ending'
import Result from './Result.svelte'
import type { TableScreen } from './screen.svelte'

const figures = (coins: number, wounds: number) => ({ coins: { value: coins, icon: 'two-coins' }, wounds: { value: wounds, most: 10, icon: 'drop', red: true } })
const rows = [{ seat: 'B', fate: 'won', figures: figures(17, 6) }, { seat: 'A', fate: 'dead', figures: figures(19, 8) }]
const screen = {
  view: { result: { winners: ['B'], rows } }, name: (seat: string) => `player ${seat}`, say: (id: string) => id, knows: () => true, table: null,
} as unknown as TableScreen

const ending: Ending = {
  label: 'the end', headline: 'It is over', said: 'B has won',
  ranks: [
    { seat: 'B', icon: 'compass', sub: 'Explorer · won', reason: 'the most treasure' },
    { seat: 'A', icon: 'hood', sub: 'Thief · dead', reason: 'ten wounds' },
  ],
}

it('draws everybody with every figure, what they were and why', () => {
  const { container } = render(Result, { screen, ending })
  const panel = container.querySelector('section')
  expect(panel?.getAttribute('aria-label')).toBe('the end')
  expect(panel?.textContent).toContain('It is over')
  expect(panel?.textContent).toContain('B has won')
  const lines = [...container.querySelectorAll('li')].map((line) => [line.className.includes('won'), line.textContent.replace(/\s+/g, ' ')] as const)
  expect(lines.map(([won]) => won)).toEqual([true, false])
  for (const [line, told] of [[0, ['player B', 'Explorer · won', '17', '6/10', 'the most treasure']], [1, ['player A', 'Thief · dead', '19', '8/10', 'ten wounds']]] as const) {
    for (const each of told) expect(lines[line]?.[1]).toContain(each)
  }
})
