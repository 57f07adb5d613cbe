import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { Beat } from '../../table/story/beats'
import { table } from '../../../tests/twister'
import Deed from './Deed.svelte'

/** What stands beside the sentence of an entry: the words, and how many dots, which mean points that are left elsewhere. */
function shown(key: string, board: object): string {
  const beat = { kind: 'deed', entries: [{ n: 1, key, args: {}, private: false }], frame: { n: 1, board: { card: '4', ...board }, figures: {} } } as unknown as Beat
  const note = mount(Deed, { target: document.body, props: { screen: table().screen, beat } })
  const found = document.querySelector('[data-deed]')
  const words = [found?.textContent?.trim() ?? '', found?.querySelectorAll('i').length ?? 0].join(' ')
  void unmount(note)
  return words
}
const deed = { number: 2, of: 4, potion: false }

it('a deed says which action of its card or potion it is; what is handled on the way costs nothing', () => {
  expect(shown('moves', { deed })).toMatch(/ui-deed\S* 0$/)
  expect(shown('takes', { deed })).toMatch(/ui-deed-free\S* 0$/)
  expect(shown('turns', { deed: { ...deed, potion: true } })).toMatch(/ui-deed-potion\S* 0$/)
  expect(shown('takes', { deed: null })).toMatch(/ui-deed-none 0$/)
  expect(shown('plays-card', { deed: null })).toBe(' 0')
})
