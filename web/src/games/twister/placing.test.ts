import { describe, expect, it } from 'vitest'
import { option, table, asking, stage } from '../../../tests/twister'

describe('tokens to be put somewhere', () => {
  const put = (token: string, square: string) => option(`place:${token}:${square}`, [`square:${square}`, `piece:${token}`])
  const tray = () => table([asking('place', [put('a-rope', 'c3'), put('a-rope', 'c4'), put('a-sword', 'c3')])], { placing: { seat: 'A', place: 'I', tokens: ['a-rope', 'a-sword'] } })

  it('takes a token up, even one that fits one square only, and puts it down by a press', () => {
    const { play, sent } = tray()
    expect([...play.choosable]).toEqual(['a-rope', 'a-sword'])
    play.choose('a-sword')
    expect(stage(play)).toEqual(['a-sword', null, null, 'square:c3'])
    play.press('c3', null, 'mouse', null)
    expect([sent, play.aim]).toEqual([['place:a-sword:c3'], null])
  })

  it('shows a finger where it would lie; Esc forgets the square before the token', () => {
    const { play, sent } = tray()
    play.choose('a-rope')
    play.press('c3', null, 'touch', null)
    play.press('c4', null, 'touch', null)
    expect([stage(play), sent]).toEqual([['a-rope', null, 'place:a-rope:c4', 'square:c3 square:c4'], []])
    const stages = [1, 2, 3].map(() => [play.escape(), ...stage(play).slice(0, 3)])
    expect(stages).toEqual([[true, 'a-rope', null, null], [true, null, null, null], [false, null, null, null]])
    play.choose('a-rope')
    play.press('c3', null, 'touch', null)
    play.press('c3', null, 'touch', null)
    expect(sent).toEqual(['place:a-rope:c3'])
  })
})
