/** What the guide of a lesson has told is no hint afterwards. */
import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, it, vi } from 'vitest'
import { asking, option, table } from '../../../tests/twister'
import { useTexts } from '../../../tests/fixtures'
import { hintsOf } from './hints'
import { hasRead, prefs } from '../../lib/prefs.svelte'
import Guide from '../../table/guide/Guide.svelte'

it('at its end, and not before: then nothing that it told comes again, and what it did not tell does', async () => {
  await useTexts()
  prefs.seen = []
  const { screen, play } = table([asking('act', [option('move:a-goblin', ['piece:a-goblin']), option('end', ['do:end'])])], { left: 1 })
  const at = (key: string, ends: boolean) => screen.show({ ...screen.view, settings: { setup: 'fixed' }, lesson: { notes: [{ key, things: [] }], first: 0, of: 1, ends } })
  const left = () => hintsOf(play).filter((each) => each && !hasRead('twister', each))
  at('used', false)
  render(Guide, { screen })
  await tick()
  expect(left()).toEqual(['goal', 'act', 'end'])
  at('end', true)
  await tick()
  expect([left(), hasRead('twister', 'note-attacks'), hasRead('twister', 'place')]).toEqual([['end'], true, false])
})

it('keeps a note that comes when a story is done, whatever was pressed to go on with that', async () => {
  vi.useFakeTimers()
  const { screen } = table([])
  screen.show({ ...screen.view, lesson: { notes: [{ key: 'won', things: [] }, { key: 'used', things: [] }], first: 0, of: 2, ends: false } })
  screen.director = { telling: true } as never
  const { container } = render(Guide, { screen })
  const [press, said] = [() => fireEvent.keyDown(document.body, { code: 'Enter' }), () => container.querySelector<HTMLElement>('.guide')!.dataset.said]
  await tick()
  screen.director = { telling: false } as never
  await tick()
  await press()
  expect([said(), container.querySelector<HTMLButtonElement>('[data-guide-next]')!.disabled]).toEqual(['won', true])
  vi.runAllTimers()
  vi.useRealTimers()
  await tick()
  await press()
  expect(said()).toBe('used')
})

it('keeps it also when something was told shortly before that story', async () => {
  vi.useFakeTimers()
  const { screen } = table([])
  screen.show({ ...screen.view, lesson: { notes: [{ key: 'won', things: [] }, { key: 'used', things: [] }], first: 0, of: 2, ends: false } })
  const { container } = render(Guide, { screen })
  for (const telling of [true, false, true]) {
    screen.director = { telling } as never
    await tick()
  }
  vi.advanceTimersByTime(600)
  screen.director = { telling: false } as never
  await tick()
  expect(container.querySelector<HTMLButtonElement>('[data-guide-next]')?.disabled).toBe(true)
  vi.useRealTimers()
})
