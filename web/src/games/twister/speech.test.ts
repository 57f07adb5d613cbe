/** What is said of the table in words: to a reader, in the crumbs, under a name. */
import { beforeAll, describe, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { piece, table } from '../../../tests/twister'
import { boardOf, type Player } from './board'
import screenOfGame from './index'
import { known, squaresAloud } from './speech'

beforeAll(() => useTexts())

it('a potion’s points are told beside those of the card in the crumbs', () => {
  const { view } = table([], { card: '2', left: 0, boost: { 'b-wizard': 3 }, active: 'B' }).screen
  expect(screenOfGame.crumbs?.(view)[1]?.rest).toBe('plays the 2, 0 left, potion: 3 left')
})

describe('a square in the dark', () => {
  const places = [{ place: 'I', room: null, hidden: { A: 1, B: 1 }, tokens: { A: ['a-rope'], B: null } }]
  const said = (me: string | null) => squaresAloud(boardOf(table([], { places }).screen.view), me, {}, new Map()).get('b2')

  it('tells its owner which of the tokens there are theirs, and nobody else', () => {
    expect(said('A')).toContain('tokens: 1 of A, 1 of B, yours: Rope')
    expect([said('B'), said(null)].join()).not.toMatch(/yours|Rope/)
  })
})

it('the walls of a square are heard on the sides where they are drawn: an upright board is turned to the right', () => {
  const rows = Array.from({ length: 4 }, () => ['  .   .   .   .   .  ', '+   +   +   +   +   +']).flat()
  const plan = ['+---+   +   +   +   +', ...rows, '  .   .   .   .   .  ', '+   +   +   +   +   +']
  const places = [{ place: 'I', room: { name: '1L', number: 1, way: 'left', turns: 0, plan, gates: [] }, hidden: {}, tokens: {} }]
  const said = (upright: boolean) => squaresAloud(boardOf(table([], { places, pieces: [] }).screen.view), 'A', {}, new Map(), upright).get('a1')
  expect([said(false), said(true)]).toEqual(['a1: wall above.', 'a1: wall on the right.'])
})

it('whoever of a revealed room waits to be placed is hidden no more, and not on the board yet', () => {
  const player = { seat: 'B', playing: 3 } as Player
  const pieces = [piece('b-thief', 'f6')]
  const of = (placing: object | null) => known(boardOf(table([], { pieces, placing }).screen.view), player)
  expect(of(null)).toEqual({ open: 1, placed: 0, dark: 2 })
  expect(of({ place: 'I', seat: 'A', tokens: ['b-troll', 'b-rope'], later: [] })).toEqual({ open: 1, placed: 1, dark: 1 })
})
