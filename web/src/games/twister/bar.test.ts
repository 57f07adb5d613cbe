import { readFileSync } from 'node:fs'
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import Bar from './Bar.svelte'
import screenOfGame from './index'
import { playOf } from './play.svelte'

const move = { id: 'move:a-thief', key: 'move', args: {}, touches: ['piece:a-thief'], final: false, warn: null, then: { reach: {}, over: [], why: {}, reasons: [], far: { key: 'too-far', args: {}, rule: '8' } } }
const end = { ...move, id: 'end', key: 'end', touches: ['do:end'], then: null }
const board = {
  phase: 'turns', active: 'A', card: '5', left: 5, turn: 3, boost: {}, won: null, mover: null, battle: null, placing: null, hand: [], players: [], tally: {}, places: [],
  pieces: [{ id: 'a-thief', seat: 'A', kind: 'thief', character: true, at: 'c3', carrier: null, load: null, wounded: false, idle: false, speed: 5, strength: 2 }],
}
const view = { game: 'twister', seat: 'A', seats: 2, settings: {}, number: 0, over: false, waiting: ['A'], ready: [], sealed: null, why: {}, undo: null, board, journal: [], result: null, names: {}, asks: [{ what: 'act', at: 0, may: false, sealed: false, options: [move, end] }] } as unknown as View

it('shows by its looks that every action waits for a character, says so on the button, and beside it when it is pressed', () => {
  const screen = new TableScreen(view, { answer: () => undefined, undo: () => undefined })
  screen.game = screenOfGame
  const { container } = render(Bar, { screen })
  const looks = (verb: string) => {
    const button = container.querySelector(`[data-verb="${verb}"]`)
    return [button?.getAttribute('aria-disabled'), button?.getAttribute('title')?.includes('choose-first')]
  }
  expect([looks('move'), looks('attack')]).toEqual([['true', true], ['true', false]])
  container.querySelector<HTMLElement>('[data-verb="move"]')?.click()
  expect(screen.why?.text).toContain('choose-first')
  playOf(screen).choose('a-thief')
  expect(screen.why).toBeNull()
  flushSync()
  expect([looks('move'), looks('attack')]).toEqual([[null, false], ['true', false]])
})

it('goes on with what takes several messages though no board is there, as in text mode: a move that is taken back ends', () => {
  const undo = { can: true, final: false, to: 0, option: 'move:a-thief', joined: [] }
  const under = { ...view, number: 5, undo, board: { ...board, mover: { piece: 'a-thief', left: 5, after: [], path: [] } }, asks: [{ ...view.asks[0], what: 'step', options: [{ ...end, id: 'stop', key: 'stop' }] }] } as unknown as View
  const sent: string[] = []
  const screen = new TableScreen(under, { answer: () => undefined, undo: () => sent.push('undo') })
  screen.game = screenOfGame
  render(Bar, { screen })
  playOf(screen).backOut()
  expect([playOf(screen).backing, sent]).toEqual([true, ['undo']])
  screen.settle()
  screen.show({ ...view, number: 4, undo: { ...undo, can: false } } as unknown as View)
  flushSync()
  expect(playOf(screen).backing).toBe(false)
})

it('has one row on a desktop, however long its words are: the end of the turn never stands alone below', () => {
  const style = /<style>([^@]*)@/.exec(readFileSync('src/games/twister/Bar.svelte', 'utf8'))?.[1] ?? ''
  expect(style).toMatch(/\.bar \{ display: flex;/)
  expect(style).not.toContain('wrap: wrap')
})
