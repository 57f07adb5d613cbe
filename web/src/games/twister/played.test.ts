/** Another's action card is large over the board while it is told; one's own was just chosen. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { TableScreen } from '../../table/screen.svelte'
import { useTexts, viewOf } from '../../../tests/fixtures'
import Played from './Played.svelte'

beforeAll(() => useTexts())

const shown = (seat: string): string => {
  const screen = new TableScreen(viewOf({ game: 'twister', seat: 'A', asks: [] } as never))
  screen.director = { now: { entries: [{ n: 1, key: 'plays-card', args: { seat, card: '4', turn: 2 } }] } } as never
  return render(Played, { screen }).container.querySelector('[data-played]')?.textContent ?? ''
}

it('says whose it is, and how many action points it gives', () => {
  expect(shown('B')).toContain('4 action points')
  expect(shown('A')).toBe('')
})
