/** With everything open, the hands of a replay lie open. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import Hands from '../src/replay/Hands.svelte'
import type { Reel } from '../src/replay/reel.svelte'
import { useTexts } from './fixtures'

beforeAll(() => useTexts())

it('hands that these eyes know lie open, by name; others not at all', () => {
  const reel = { seats: ['A', 'B'], screen: { view: {}, family: 'raiders', name: (seat: string) => seat }, tale: { cards: (_: unknown, seat: string) => (seat === 'A' ? ['key', 'sword'] : null) } }
  const { container } = render(Hands, { reel: reel as unknown as Reel })
  expect([...container.querySelectorAll('p')].map((line) => [...line.querySelectorAll('span')].map((each) => each.textContent).join())).toEqual([expect.stringContaining('Key,Sword')])
})
