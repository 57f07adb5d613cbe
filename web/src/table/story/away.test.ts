/** The card of what happened while one was away says of whom a change is. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import type { Entry } from '../../lib/types'
import { TableScreen } from '../screen.svelte'
import Away from './Away.svelte'
import type { Beat } from './beats'
import type { Director } from './director.svelte'

beforeAll(() => useTexts())

const entry = (n: number, key: string, args: Record<string, unknown>): Entry => ({ n, key, args, private: false })

it('the mark beside a change is of the seat that it changes, mine before the others', () => {
  const entries = [entry(1, 'gains', { seat: 'B', count: 2 }), entry(2, 'gains', { seat: 'A', count: 1 }), entry(3, 'first-player', { seat: 'B' })]
  const screen = new TableScreen(viewOf({ seat: 'A', asks: [] }))
  screen.game = { gains: ({ key, args }: Entry) => (key === 'gains' ? [{ seat: String(args.seat), icon: 'two-coins', text: `+${String(args.count)}`, tone: 'gain', from: '' }] : []) } as never
  const { container } = render(Away, { screen, director: { lengthOf: () => 3000 } as unknown as Director, beats: [{ kind: 'outcome', entries } as unknown as Beat] })
  const line = container.querySelector('li')
  expect([line?.querySelector('.seat')?.textContent.trim(), line?.querySelector('b.gain')?.textContent]).toEqual(['A', '+1'])
})
