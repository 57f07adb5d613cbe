/** What a first game is told about, and how long a hint stands. */
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { asking, option, table } from '../../../tests/twister'
import { useTexts } from '../../../tests/fixtures'
import { hasRead, prefs } from '../../lib/prefs.svelte'
import Hint from '../../table/stage/Hint.svelte'
import { hintsOf } from './hints'

beforeAll(() => useTexts())

function puts(...tokens: string[]) {
  const found = table([asking('place', tokens.map((id) => option(`place:${id}:b2`, ['square:b2', `piece:${id}`])))], { placing: { place: 'I', seat: 'A', tokens, later: [] } })
  found.screen.show({ ...found.screen.view, settings: { setup: 'fixed' } })
  return found
}

it('tells first how points are won where no set-up has told it, whatever is asked first', () => {
  expect(hintsOf(puts('b-troll').play)).toEqual(['goal', 'place'])
})
it('speaks of objects where nothing else is placed', () => {
  expect([hintsOf(puts('b-rope', 'b-sword').play), hintsOf(puts('b-rope', 'b-troll').play)].map((hints) => hints[1])).toEqual(['place-object', 'place'])
})
it('goes with what I do next, once there was time to read it', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { screen } = puts('b-rope')
  prefs.seen = []
  const props = { screen, wanted: ['goal', 'place'], quiet: false, hint: { text: '', folded: false } }
  const { container } = render(Hint, props)
  const act = async (after: number) => {
    await tick()
    vi.advanceTimersByTime(after)
    screen.sending = true
    await tick()
    screen.sending = false
    await tick()
    return ['goal', 'place'].map((name) => hasRead('twister', name))
  }
  expect(container.textContent).toContain('To win, be first')
  expect(await act(500)).toEqual([false, false])
  expect(await act(3000)).toEqual([true, false])
  expect(await act(500)).toEqual([true, false]) // the next one has only just come
  expect(await act(3000)).toEqual([true, true])
  vi.useRealTimers()
})
