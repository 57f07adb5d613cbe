import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTexts, viewOf } from './fixtures'
import type { GameScreen } from '../src/games/types'
import Figures from '../src/table/Figures.svelte'
import { TableScreen } from '../src/table/screen.svelte'
import Speech from '../src/table/Speech.svelte'
import { sentenceOf } from '../src/table/words'

beforeEach(() => useTexts('ru'))
afterEach(cleanup)

function screenWith(game: Partial<GameScreen> = {}): TableScreen {
  const screen = new TableScreen(viewOf({ game: 'twister', figures: { A: { jumps: { value: 2, most: 3, icon: 'jump-across' }, turns: { value: 7 } }, B: {} } }))
  screen.game = game as GameScreen
  return screen
}

describe('figures', () => {
  it('stand each in a row by its name, with the most it can be and its icon', () => {
    const { container } = render(Figures, { screen: screenWith({ seatNote: () => 'на поле 7' }), seat: 'A' })
    const rows = [...container.querySelectorAll('.row')]
    expect(rows.map((row) => row.textContent.trim().replace(/\s+/g, ' '))).toEqual(['Прыжки2/3', 'Ходов7 на поле 7'])
    expect(rows[0]?.querySelector('use')?.getAttribute('href')).toBe('#i-jump-across')
    expect(rows[1]?.querySelector('.note')?.textContent).toBe('на поле 7')
  })
  it('are spoken', async () => {
    const { container } = render(Figures, { screen: screenWith(), seat: 'A' })
    expect(container.querySelector('.vh')?.textContent).toBe('Прыжки: 2/3. Ходов: 7.')
    const { container: told } = render(Speech, { screen: screenWith({ speech: () => Promise.resolve({ speech: () => ['Доска.'] }) }) })
    await vi.waitFor(() => expect(told.textContent).toContain('Доска.'))
    expect([...told.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Доска.', 'Аня. Прыжки: 2/3. Ходов: 7.'])
  })
  it('stand below passages that are fetched a moment later, and are no news then', async () => {
    const screen = screenWith({ speech: () => Promise.resolve({ speech: () => [{ id: 'a', head: 'Комната.', lines: ['Пусто.'] }] }) })
    const mine = { what: 'lay', at: 1, may: false, sealed: false, options: [] }
    screen.view = { ...screen.view, asks: [mine] }
    const { container } = render(Speech, { screen })
    await vi.waitFor(() => expect(container.textContent).toContain('Комната.'))
    expect(container.querySelector('details')?.open).toBe(false)
  })
  it('stay open below where somebody has opened them, also when they are news and then no longer', async () => {
    let lines = ['Пусто.']
    const screen = screenWith({ speech: () => Promise.resolve({ speech: () => [{ id: 'a', head: 'Комната.', lines }] }) })
    const asked = (at: number) => ({ ...screen.view, asks: [{ what: 'lay', at, may: false, sealed: false, options: [] }] })
    const { container } = render(Speech, { screen })
    await vi.waitFor(() => expect(container.textContent).toContain('Комната.'))
    const fold = () => container.querySelector('details')
    container.querySelector('summary')?.click()
    await vi.waitFor(() => expect(fold()?.open).toBe(true))
    for (const now of [['Сундук.'], ['Сундук.'], ['Сундук.']]) {
      lines = now
      screen.view = asked(now.length)
      await tick()
      screen.view = { ...screen.view, asks: [] }
      await tick()
      expect(fold()?.open).toBe(true)
    }
    container.querySelector('summary')?.click()
    await vi.waitFor(() => expect(fold()?.open).toBe(false))
  })
  it('of the whole game stand on the seam at the end, in the words of the game', () => {
    const result = { winners: ['A'], rows: [], figures: { turns: { value: 23 } } }
    for (const [game, words] of [['twister', 'Ходов: 23'], ['raiders', 'Пройдено комнат: 23']] as const) {
      expect(sentenceOf(new TableScreen(viewOf({ game, over: true, result }))).more).toBe(words)
    }
  })
  it('take no place where a seat has none', () => {
    const { container } = render(Figures, { screen: screenWith(), seat: 'B' })
    expect(container.children).toHaveLength(0)
  })
})
