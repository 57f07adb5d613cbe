import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../tests/fixtures'
import type { GameScreen } from '../games/types'
import Figures from './Figures.svelte'
import { TableScreen } from './screen.svelte'
import Speech from './Speech.svelte'

beforeEach(() => useTexts('ru'))
afterEach(cleanup)

function screenWith(game: Partial<GameScreen> = {}): TableScreen {
  const screen = new TableScreen(viewOf({ game: 'twister', figures: { A: { jumps: { value: 2, most: 3, icon: 'jump-across' }, rounds: { value: 7 } }, B: {} } }))
  screen.game = game as GameScreen
  return screen
}

describe('figures', () => {
  it('stand each in a row by its name, with the most it can be and its icon', () => {
    const { container } = render(Figures, { screen: screenWith({ seatNote: () => 'на поле 7' }), seat: 'A' })
    const rows = [...container.querySelectorAll('.row')]
    expect(rows.map((row) => row.textContent.trim().replace(/\s+/g, ' '))).toEqual(['Прыжки2/3', expect.stringContaining('7')])
    expect(rows[0]?.querySelector('use')?.getAttribute('href')).toBe('#i-jump-across')
    expect(rows[1]?.querySelector('.note')?.textContent).toBe('на поле 7')
  })
  it('are spoken', () => {
    const { container } = render(Figures, { screen: screenWith(), seat: 'A' })
    expect(container.querySelector('.vh')?.textContent).toContain('Прыжки: 2/3.')
    const { container: told } = render(Speech, { screen: screenWith({ speech: () => ['Доска.'] }) })
    expect([...told.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Доска.', expect.stringContaining('Аня. Прыжки: 2/3.')])
  })
  it('take no place where a seat has none', () => {
    const { container } = render(Figures, { screen: screenWith(), seat: 'B' })
    expect(container.children).toHaveLength(0)
  })
})
