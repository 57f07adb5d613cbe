/** The piece in the rail: chosen is one only while its player is asked. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { table } from '../../../tests/twister'
import RailFoot from './RailFoot.svelte'

beforeAll(() => useTexts())

it('does not say that a piece is chosen while the other side acts', () => {
  const shown = (mine: boolean) => {
    const { screen, play } = mine ? table() : table([])
    play.choose('a-warrior')
    return render(RailFoot, { screen }).container.querySelector('.pick .sub')?.textContent
  }
  expect([shown(true), shown(false)]).toEqual(['chosen · square f6', expect.not.stringContaining('chosen')])
})
