/** What gives the board back by itself, and what stays off the seam. */
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { because, option, piece, table, asking, OPTIONS, WALK } from '../../../tests/twister'
import { Camera } from './camera.svelte'
import Fight from './Fight.svelte'
import screenOfGame from './index'

const size = vi.hoisted(() => ({ phone: { current: true } }))
vi.mock('../../table/narrow', () => ({ ...size, flat: { current: false }, low: { current: false }, narrow: () => size.phone.current }))

describe('a combat that is over, on a phone', () => {
  const told = [['attacks', { piece: 'b-troll', target_piece: 'a-warrior', attackers: ['b-troll'], defenders: ['a-warrior'] }], ['combat', { attack: 4, attack_card: '4', attack_total: 8, defence: 2, defence_card: '6', defence_total: 8 }], ['tie', {}]] as const
  const shown = (asks = [asking('act', OPTIONS)]) => {
    vi.useFakeTimers()
    const { screen, play } = table(asks, { pieces: [piece('a-warrior', 'f6'), piece('b-troll', 'f7')] })
    const journal = told.map(([key, args], n) => ({ n, key, args: { seat: 'B', ...args }, private: false })) as never
    const { container } = render(Fight, { screen, play })
    screen.view = { ...screen.view, journal }
    flushSync()
    const folded = () => [container.querySelector('.fight')?.classList.contains('folded'), container.querySelectorAll('.side').length]
    const before = folded()
    vi.advanceTimersByTime(4100)
    flushSync()
    return { before, after: folded(), container }
  }

  it('folds by itself once it has been read and something else is asked, and opens again by a press', () => {
    const { before, after, container } = shown()
    expect([before, after]).toEqual([[false, 2], [true, 0]])
    container.querySelector<HTMLElement>('.fold')?.click()
    flushSync()
    expect(container.querySelectorAll('.side').length).toBe(2)
    vi.useRealTimers()
  })

  it('stays while nothing is asked', () => {
    expect(shown([]).after).toEqual([false, 2])
    vi.useRealTimers()
  })
})

describe('the end of an upright board', () => {
  class Phone extends Camera {
    protected override page = 844
  }
  /** A board whose end stood at a prompt that is smaller now. */
  const shrunk = () => {
    const camera = new Phone()
    Object.assign(camera, { width: 390, height: 500, lowest: 500 })
    camera.by(0, 5000)
    camera.height = 590
    return camera
  }
  const gap = (camera: Camera) => camera.height - (camera.at.y + camera.size.height * camera.scale)

  it('comes down to the prompt when something new is asked, and wherever the view goes by itself', () => {
    const camera = shrunk()
    expect(gap(camera)).toBeGreaterThan(40)
    camera.settle()
    expect(gap(camera)).toBeCloseTo(0)
    const other = shrunk()
    other.show({ x: 100, y: other.size.height - 30 }, true)
    expect(gap(other)).toBeCloseTo(0)
  })
})

describe('a dark room before whoever would walk', () => {
  const dark = option('reveal:a-warrior:I', ['place:I', 'piece:a-warrior'])
  const asks = [asking('act', [option('move:a-warrior', ['piece:a-warrior'], { ...WALK, why: {}, reasons: [] }), dark])]

  it('is aimed at by a press, to be revealed by the button: nobody walks there', () => {
    const { play, screen, sent } = table(asks)
    play.press('f6', 'a-warrior', 'touch', null)
    play.take('move', null)
    play.press('b2', null, 'touch', null)
    expect([play.aim, screen.why, sent]).toEqual(['reveal:a-warrior:I', null, []])
    expect(screenOfGame.acts?.(screen)?.[0]?.text).toBe('twister-ui-press-reveal')
    play.confirm()
    expect(sent).toEqual(['reveal:a-warrior:I'])
  })

  it('says that nobody stands before it where that is so, and not that it is too far', () => {
    const { play, screen } = table(asks.map((ask) => ({ ...ask, options: ask.options.slice(0, 1) })))
    screen.view = { ...screen.view, why: { 'place:I': because('nobody-before-it') } as never }
    play.press('f6', 'a-warrior', 'touch', null)
    play.take('move', null)
    play.press('b2', null, 'touch', null)
    expect(screen.why?.text).toContain('nobody-before-it')
  })
})

it('a draw is offered in the menu from the start (A15), on the seam once both have had a turn; it is accepted there at any time', () => {
  const said = (turn: number, id = 'offer') => {
    const { screen } = table([asking('card', [option('2', ['action:2'])]), { ...asking('draw', [option(id, [])], 1), may: true }], { turn })
    return [screenOfGame.acts?.(screen)?.length, screenOfGame.menu?.(screen)?.length]
  }
  expect([said(0), said(1), said(2), said(0, 'accept')]).toEqual([[0, 1], [0, 1], [1, 1], [1, 1]])
})
