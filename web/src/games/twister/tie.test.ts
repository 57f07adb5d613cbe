/** A tie is nobody's loss. */
import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { piece, table } from '../../../tests/twister'
import Dark from './Dark.svelte'
import Fight from './Fight.svelte'

it('stands between both sides, each with the parts of its total', () => {
  const { screen, play } = table([], { pieces: [piece('a-warrior', 'f6'), piece('b-troll', 'f7')] })
  const told = [['attacks', { piece: 'b-troll', target_piece: 'a-warrior', attackers: ['b-troll'], defenders: ['a-warrior'] }], ['combat', { attack: 4, attack_card: '4', attack_total: 8, defence: 2, defence_card: '6', defence_total: 8 }], ['tie', {}]] as const
  screen.view = { ...screen.view, journal: told.map(([key, args], n) => ({ n, key, args: { seat: 'B', ...args }, private: false })) as never }
  Object.assign(screen, { director: { now: { entries: [{ key: 'tie' }] } } })
  const { container } = render(Fight, { screen, play })
  expect([container.querySelectorAll('.side .stamp').length, container.querySelectorAll('.sides > .tie').length]).toEqual([0, 1])
})

it('a room says how much space it has while tokens are hidden', () => {
  const place = { place: 'II', room: null, limit: 2, hidden: { A: 1, B: 0 }, tokens: { A: null, B: null } }
  const said = (hiding: boolean) => render(Dark, { place, upright: false, me: 'B', over: false, hiding }).container.textContent
  expect([said(true), said(false)].map((text) => text?.includes('room-left') || text?.includes('1'))).toEqual([true, false])
})
