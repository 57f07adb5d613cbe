/** What is drawn of the walk under way, and who is named in a combat. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { table } from '../../../tests/twister'
import { lineOf } from './geometry'
import Marks from './Marks.svelte'
import Spotlight from './Spotlight.svelte'

beforeAll(() => useTexts())

it('a walk under way is drawn, and not the one that was told before it', () => {
  const path = ['p5', 'q5', 'q6']
  const { screen, play } = table([], { mover: { piece: 'a-troll', path, steps: 1, reach: {}, over: [], worth: 0, after: [] } })
  screen.view = { ...screen.view, journal: [{ n: 0, key: 'moves', private: false, args: { seat: 'A', piece: 'a-thief', start: 'a1', square: 'a2', path: ['a1', 'a2'] } }] as never }
  const { container } = render(Marks, { screen, play, upright: false, under: [] })
  expect([...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points'))).toEqual([lineOf(path, false)])
})

it('whoever is killed in a combat is no longer named beside the empty square', () => {
  const fighter = (piece: string, at: string) => ({ piece, at, counts: 2, own: 2, item: null, adds: false, beside: null, wounded: false })
  const fight = { fighters: [fighter('a-troll', 'c3'), fighter('b-cleric', 'c4')], attacker: 'a-troll', target: 'b-cleric' }
  const { container } = render(Spotlight, { fight: fight as never, upright: false, scale: 1, others: [], gone: (id: string) => id === 'b-cleric' })
  expect([...container.querySelectorAll<HTMLElement>('[data-tag]')].map(({ dataset }) => dataset.tag)).toEqual(['a-troll'])
})
