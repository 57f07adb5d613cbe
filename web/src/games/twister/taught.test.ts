/** What the guide of a lesson has told is no hint afterwards. */
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, it } from 'vitest'
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
