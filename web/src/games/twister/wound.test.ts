import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { ui } from './say'
import type { Fight } from './fight'
import Spotlight from './Spotlight.svelte'

const fighters = ['a-thief', 'b-cleric'].map((piece, n) => ({ piece, at: `f${n + 4}`, counts: 2, adds: false, wounded: false }))

it('whoever is wounded in a combat does not stand there with the strength of before', () => {
  const tags = (phase: string) => {
    const fight = { phase, fighters, attacker: 'a-thief', target: 'b-cleric', decided: { wounded: ['b-cleric'], killed: [] } } as unknown as Fight
    const { container } = render(Spotlight, { fight, upright: true, scale: 1, others: [], gone: () => false })
    return container.querySelector('[data-tag="b-cleric"]')?.textContent
  }
  expect([tags('turned'), tags('result')].map((each) => each?.includes(ui('wounded-none')))).toEqual([false, true])
})
