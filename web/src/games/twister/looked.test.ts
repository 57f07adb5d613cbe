/** What stands large beside the board: who acts, and not what was only aimed at. */
import { render } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { asking, option, piece, table } from '../../../tests/twister'
import Bar from './Bar.svelte'

beforeAll(() => useTexts())

it('is who has acted, though something lies where it went', () => {
  const through = option('through:a-wall-walker:o4', ['square:o4', 'piece:a-wall-walker', 'do:through:a-wall-walker'])
  const { play, sent } = table([asking('act', [through, option('end', ['do:end'])])], { pieces: [piece('a-wall-walker', 'n4'), piece('b-rope', 'o4')] })
  play.choose('a-wall-walker')
  play.press('o4', 'b-rope', 'mouse', null)
  expect(play.looked).toBe('b-rope')
  play.aimAt(through.id)
  play.confirm()
  expect([sent, play.looked]).toEqual([[through.id], 'a-wall-walker'])
})
it('is nobody once my turn has ended', () => {
  const { play, sent } = table([asking('act', [option('end', ['do:end'])])], { pieces: [piece('b-rope', 'o4')] })
  play.press('o4', 'b-rope', 'mouse', null)
  expect(play.looked).toBe('b-rope')
  play.end(null)
  expect([sent, play.looked]).toEqual([['end'], null])
})
it('no character is said to be chosen first where none can act', () => {
  const hint = (...options: ReturnType<typeof option>[]) => {
    const { screen } = table([asking('act', [...options, option('end', ['do:end'])])])
    return render(Bar, { screen }).container.querySelector('.hint')?.textContent ?? ''
  }
  expect(hint(option('move:a-troll', ['piece:a-troll', 'do:move:a-troll']))).toContain('Choose one of your characters first')
  expect(hint()).toContain('Greyed')
})
