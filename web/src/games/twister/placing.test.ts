import { beforeAll, describe, expect, it } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
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

  it('is aimed by the first press, whatever one presses with, and placed by the second or the button', () => {
    for (const how of ['mouse', 'touch', 'key'] as const) {
      const { screen, play, sent } = puts('b-sword')
      play.choose('b-sword')
      expect(home(screen)).toBe('square:b2')
      play.press('b2', null, how, null)
      expect([sent, play.aim, screen.onward]).toEqual([[], 'place:b-sword:b2', false])
      play.press('b2', null, how, null)
      expect([sent, screen.onward]).toEqual([['place:b-sword:b2'], how === 'key'])
    }
    const { play, screen, sent } = puts('b-sword')
    play.choose('b-sword')
    play.press('b2', null, 'touch', null)
    screenOfGame.acts?.(screen)?.[0]?.run()
    expect(sent).toEqual(['place:b-sword:b2'])
  })

  it('is placed by one press where the player wants no second', () => {
    prefs.oneTap = true
    const { play, sent } = puts('b-sword')
    play.choose('b-sword')
    play.press('b2', null, 'touch', null)
    prefs.oneTap = false
    expect(sent).toEqual(['place:b-sword:b2'])
  })

  it('has it said what it can do, then what the square means and what the button does', () => {
    const place = (id: string, square: string, args: object) => ({ ...option(`place:${id}:${square}`, [`square:${square}`, `piece:${id}`]), args: { item: id.slice(2), item_piece: id, item_seat: id.charAt(0).toUpperCase(), square, ...args } })
    const near = { near: 'thief', near_piece: 'a-thief', near_steps: 1, foe_steps: 0 }
    const { screen, play } = table([asking('place', [place('b-troll', 'b2', { out: 'yes', exit: 3, walls: 0, acts: 2, opens: ['II'], count: 1, later: ['III'], walks: 1, ...near }), place('b-troll', 'b3', { out: 'no', exit: -1, walls: 0, acts: 0, opens: [], count: 0, walks: 0, ...near }), place('b-troll', 'b4', { out: 'held', held: 'warrior', held_piece: 'a-warrior', held_at: 'A-2', exit: -1, walls: 0, acts: 0, opens: [], count: 0, walks: 0, ...near }), place('b-rope', 'b2', { out: 'object', count: 0, walks: 0, ...near })])], { placing: { ...placing, tokens: ['b-troll', 'b-rope'] } })
    const words = () => { const { say, more } = screenOfGame.prompt?.(screen) ?? {}; return [say, more] }
    play.choose('b-troll')
    expect(words()).toEqual(['Troll (B): choose a square of room I.', expect.stringContaining('Speed 2')])
    play.press('b2', null, 'touch', null)
    expect(words()).toEqual(['Troll (B) on b2? Press the button, or press again.', 'To its exit, your line: 3 squares, 2 actions or more. From there it could reveal room II. After one move it could reveal room III. Nearest: your Thief (1 square); no enemy can get there.'])
    play.press('b3', null, 'touch', null)
    expect(words()[1]).toBe('Its exit, your line, can’t be reached from there on foot: walls, portcullises or pits bar the way. Nearest: your Thief (1 square); no enemy can get there.')
    play.press('b4', null, 'touch', null)
    expect(words()[1]).toBe('Its exit, your line, is barred for now: your Warrior stands in the way on A‑2. Nearest: your Thief (1 square); no enemy can get there.')
    play.choose('b-rope')
    expect(words()[1]).toMatch(/^Troll was not placed: that takes the button, or a second press. /)
    play.press('b2', null, 'touch', null)
    expect(words()[1]).toBe('Nearest: your Thief (1 square); no enemy can get there.')
  })

  it('says of whoever starts what it can do, also while its dot waits for the button', () => {
    const { screen, play } = table([asking('starter', [{ ...option('stand:a-thief:A-2', ['square:A-2', 'piece:a-thief']), args: { square: 'A-2' } }])], { phase: 'starters', hand: ['a-thief'] })
    const words = () => screenOfGame.prompt?.(screen)
    play.choose('a-thief')
    expect(words()).toMatchObject({ say: 'Thief: choose a dot of your starting line.', more: expect.stringContaining('Speed 5') as string })
    play.press('A-2', null, 'touch', null)
    expect(words()).toMatchObject({ say: 'Thief starts on A\u20112? Press the button, or press again.', more: expect.stringContaining('Speed 5') as string })
  })

  it('stays where a finger put it in setting up, when the next one is chosen; the last one waits for its second word', () => {
    const stand = (id: string, square: string, warn: string | null = null) => ({ ...option(`stand:${id}:${square}`, [`square:${square}`, `piece:${id}`]), warn })
    const setting = (warn: string | null) => table([asking('starter', [stand('a-thief', 'A-2', warn), stand('a-cleric', 'A-4', warn)])], { phase: 'starters', hand: ['a-thief', 'a-cleric'] })
    const { play, sent } = setting(null)
    play.choose('a-thief')
    play.press('A-2', null, 'touch', null)
    expect(sent).toEqual([])
    play.choose('a-cleric')
    expect([sent, play.piece, play.aim, play.dropped]).toEqual([['stand:a-thief:A-2'], 'a-cleric', null, null])
    const last = setting('starter')
    last.play.choose('a-thief')
    last.play.press('A-2', null, 'touch', null)
    last.play.choose('a-cleric')
    expect([last.sent, last.play.piece, last.play.dropped]).toEqual([[], 'a-cleric', 'a-thief'])
  })

  it('is asked of me in so many words in another’s turn', () => {
    const { screen } = table([asking('place', [option('place:b-sword:b2', ['square:b2', 'piece:b-sword'])])], { placing, active: 'B' })
    expect(screenOfGame.prompt?.(screen).bold).toBe('You place (B reveals room I):')
  })

  it('is said to be the last one before it is placed', () => {
    const more = (...tokens: string[]) => screenOfGame.prompt?.(table([asking('place', tokens.map((id) => option(`place:${id}:b2`, ['square:b2', `piece:${id}`])))], { placing: { ...placing, tokens } }).screen).more
    expect([more('b-sword'), more('b-sword', 'b-rope')].map((each) => each?.includes('This is the last one you place here.'))).toEqual([true, false])
    const only = table([asking('place', [option('place:b-sword:b2', ['square:b2', 'piece:b-sword'])])], { placing: { ...placing, tokens: ['b-sword'] } }).screen
    only.view = { ...only.view, journal: [{ n: 1, key: 'to-place', args: { seat: 'A', place: 'I', tokens: ['b-sword'], what: 'others' }, private: false }] }
    expect(screenOfGame.prompt?.(only).more, 'the only one of its room').not.toContain('last one')
    const hide = (hand: string[]) => screenOfGame.prompt?.(table([asking('hide', [option('hide:a-rope:I', ['place:I', 'piece:a-rope'])])], { phase: 'hide', hand }).screen).more
    expect(hide(['a-rope'])).toContain('This is your last one; once all are hidden, the starters are shown.')
    expect(hide(['a-rope', 'a-sword'])).toBe('Your opponent sees only that a token lies there. Whoever opens the room places all in it but their own objects.')
  })

  it('says of a room what hiding there brings, by how far it is from my line', () => {
    const options = ['I', 'IV', 'VII'].map((place) => ({ ...option(`hide:a-rope:${place}`, [`place:${place}`, 'piece:a-rope']), args: { place } }))
    const { screen, play } = table([asking('hide', options)], { phase: 'hide', hand: ['a-rope', 'a-sword'] })
    play.choose('a-rope')
    const said = (id: string) => (play.aimAt(id), screenOfGame.prompt?.(screen).more)
    expect(options.map(({ id }) => said(id)?.split(':')[0])).toEqual(['By your line', 'In the middle', 'By your opponent’s line'])
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
