import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '../../lib/types'
import { shownOpen } from './journal'
import screenOfGame from './index'
import { home } from './keyboard'
import { useTexts } from '../../../tests/fixtures'
import { asking, because, option, table } from '../../../tests/twister'

beforeAll(() => useTexts())

describe('a token of a room that is placed', () => {
  const placing = { place: 'I', seat: 'A', tokens: ['b-sword'], later: [] }
  const puts = (...tokens: string[]) => table([asking('place', tokens.map((id) => option(`place:${id}:b2`, ['square:b2', `piece:${id}`])))], { placing })

  it('is not refused with the reason that all others have, nor is its square', () => {
    const { screen, play } = puts('b-sword')
    screen.show({ ...screen.view, why: { piece: because('not-of-this-room'), square: because('place-on-free') } })
    expect([screen.refusalOn('piece:b-sword'), screen.refusalOn('piece:b-rope')?.key]).toEqual([undefined, 'not-of-this-room'])
    play.choose('b-sword')
    expect([screen.refusalOn('square:b2'), screen.refusalOn('square:c2')?.key]).toEqual([undefined, 'place-on-free'])
    expect([screen.refusalOn('piece:b-sword'), play.may('b2', null), play.may('c2', null)]).toEqual([undefined, true, false])
  })

  it('is the one that is chosen when it was taken back, though another was chosen by itself', () => {
    const [one, both] = [puts('b-sword'), puts('b-sword', 'b-rope').screen.view]
    one.play.advance(one.screen.view, false)
    one.play.choose('b-sword')
    one.screen.show({ ...both, number: one.screen.view.number + 1, board: { ...one.play.board, placing: { ...placing, tokens: ['b-sword', 'b-rope'] } } })
    one.play.advance(one.screen.view, false)
    expect([one.play.piece, one.screen.onward]).toEqual(['b-rope', true])
  })

  it('is only aimed by the first Enter where the keyboard was led by itself, and placed by the second, or by one anywhere else', () => {
    const { screen, play, sent } = puts('b-sword')
    play.choose('b-sword')
    expect(home(screen)).toBe('square:b2')
    play.press('b2', null, 'key', null)
    expect([sent, play.aim, screen.onward]).toEqual([[], 'place:b-sword:b2', false])
    play.press('b2', null, 'key', null)
    expect(sent).toEqual(['place:b-sword:b2'])
    const other = puts('b-sword')
    other.play.choose('b-sword')
    other.play.press('b2', null, 'key', null)
    expect(other.sent).toEqual(['place:b-sword:b2'])
  })

  it('is said to be the last one before it is placed', () => {
    const more = (...tokens: string[]) => screenOfGame.prompt?.(table([asking('place', tokens.map((id) => option(`place:${id}:b2`, ['square:b2', `piece:${id}`])))], { placing: { ...placing, tokens } }).screen).more
    expect([more('b-sword'), more('b-sword', 'b-rope')].map((each) => each?.includes('This is the last one you place here.'))).toEqual([true, false])
    const hide = (hand: string[]) => screenOfGame.prompt?.(table([asking('hide', [option('hide:a-rope:I', ['place:I', 'piece:a-rope'])])], { phase: 'hide', hand }).screen).more
    expect(hide(['a-rope'])).toContain('This is your last one; once all are hidden, the starters are shown.')
    expect(hide(['a-rope', 'a-sword'])).toBe('Your opponent sees only that a token lies there.')
  })

  it('leads the keyboard to the board where it is the only one', () => {
    expect([home(puts('b-sword').screen), home(puts('b-sword', 'b-rope').screen)]).toEqual(['square:b2', 'piece:b-sword'])
  })

  it('lies open from when it is told until it stands, and none before it is told', () => {
    const told = ([['reveals', { place: 'III' }], ['to-place', { place: 'III', tokens: ['b-sword', 'a-rope'] }], ['places', { place: 'III', item_piece: 'b-sword' }]] as const)
      .map(([key, args], n) => ({ n, key, args, private: false })) as unknown as Entry[]
    expect([1, 2, 3].map((count) => shownOpen(told.slice(0, count), 'III'))).toEqual([[], ['b-sword', 'a-rope'], ['a-rope']])
    expect(shownOpen(told, 'V')).toEqual([])
  })
})
