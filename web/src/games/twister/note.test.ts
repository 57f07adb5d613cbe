/** The notes on what happens say the ruling that is played. */
import { beforeAll, expect, it } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import { TableScreen } from '../../table/screen.svelte'
import type { Beat } from '../../table/story/beats'
import { noteOf } from '../../table/story/notes'

beforeAll(() => useTexts())

it.each([
  [false, 'From the next turn on they can be attacked again; whoever'],
  [true, 'They can be attacked again at once; whoever'],
])('a note says of two rulings the one that applies: attack_just_wounded is %s', (attack_just_wounded, says) => {
  const table = new TableScreen(viewOf({ game: 'twister', settings: { attack_just_wounded } }))
  const beat = { entries: [{ n: 0, key: 'wounded', args: {}, private: false }] } as unknown as Beat
  expect(noteOf(table, beat)?.text).toContain(says)
})
