/** What is said of the table in words: to a reader, in the crumbs, under a name. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { asking, because, OPTIONS, piece, table } from '../../../tests/twister'
import { boardOf, type Player } from './board'
import screenOfGame from './index'
import { hereOf, planOf } from './described'
import { known, playerAloud, squaresAloud } from './aloud'
import { beside, extra, needless, speech } from './speech'

beforeAll(() => useTexts())

it('a potion’s points are told beside those of the card in the crumbs', () => {
  const { view } = table([], { card: '2', left: 0, boost: { 'b-wizard': 3 }, active: 'B' }).screen
  expect(screenOfGame.crumbs?.(view)[1]?.rest).toBe('plays the 2, 0 left, potion: 3 left')
})

it('a choice to turn a room says what that opens, walls off and takes along; other choices need nothing beside them', () => {
  const { view } = table([]).screen
  const turn = { place: 'II', turns: 1, opened: ['a5–a6', 'e7–f7'], closed: [], along: { 'a-thief': 'd7', 'b-troll': 'c8' } }
  const option = (then: object) => ({ ...OPTIONS[0], then }) as Parameters<typeof beside>[1]
  expect(beside(view, option({ turn }))).toBe('. Opens a5–a6, e7–f7. Turn along: Thief (A) d7, Troll (B) c8.')
  expect(beside(view, option({}))).toBe('')
})

it('no jump is offered to the Wizard where it walks for the same price: the others’ are', () => {
  const move = { ...OPTIONS[0], id: 'move:a-wizard', then: { reach: { c5: 'c4', d5: 'c5' }, over: ['c5'] } }
  const { view } = table([asking('act', [move as (typeof OPTIONS)[0]])]).screen
  const jump = (piece: string, square: string) => needless(view, { ...OPTIONS[0], key: 'jump', args: { piece, square } } as Parameters<typeof needless>[1])
  expect([jump('a-wizard', 'd5'), jump('a-wizard', 'c6'), jump('a-wizard', 'c5'), jump('a-goblin', 'd5')]).toEqual([true, false, false, false])
})

describe('a square in the dark', () => {
  const places = [{ place: 'I', room: null, hidden: { A: 1, B: 2 }, tokens: { A: ['a-rope'], B: null } }]
  const said = (me: string | null) => squaresAloud(boardOf(table([], { places }).screen.view), me, { A: 'Ann', B: 'Bo' }, new Map()).get('b2')

  it('tells its owner which of the tokens there are theirs, and nobody else', () => {
    expect(said('A')).toContain('yours: Rope')
    expect([said('B'), said(null)].join()).not.toMatch(/yours:|Rope/)
  })

  it('tells how many are whose: a player’s own first, and a watcher both by name', () => {
    expect(['A', 'B', null].map((me) => said(me)?.match(/tokens: (.*?\d, .*?\d)/)?.[1])).toEqual(['yours 1, Bo’s 2', 'yours 2, Ann’s 1', 'Ann’s 1, Bo’s 2'])
  })
})

it('the walls of a square are heard on the sides where they are drawn: an upright board is turned to the right', () => {
  const rows = Array.from({ length: 4 }, () => ['  .   .   .   .   .  ', '+   +   +   +   +   +']).flat()
  const plan = ['+---+   +   +   +   +', ...rows, '  .   .   .   .   .  ', '+   +   +   +   +   +']
  const places = [{ place: 'I', room: { name: 'bare', number: 1, way: 'left', turns: 0, plan, gates: [] }, hidden: {}, tokens: {} }]
  const said = (upright: boolean) => squaresAloud(boardOf(table([], { places, pieces: [] }).screen.view), 'A', {}, new Map(), upright).get('a1')
  expect([said(false), said(true)]).toEqual(['a1: wall above.', 'a1: wall on the right.'])
})

it('an open portcullis is heard: it can be closed again', () => {
  const rows = Array.from({ length: 4 }, () => ['+   +   +   +   +   +', '  .   .   .   .   .  ']).flat()
  const plan = ['+   +   +   +   +   +', '  . H .   .   .   .  ', ...rows, '+   +   +   +   +   +']
  const said = (gate: string) => {
    const places = [{ place: 'I', room: { name: 'gated', number: 1, way: 'left', turns: 0, plan, gates: [gate] }, hidden: {}, tokens: {} }]
    return squaresAloud(boardOf(table([], { places, pieces: [] }).screen.view), 'A', {}, new Map()).get('a1')
  }
  expect(['open', 'closed', 'broken'].map(said)).toEqual(['a1: open portcullis on the right.', 'a1: closed portcullis on the right.', 'a1: broken portcullis on the right.'])
})

it('whoever of a revealed room waits to be placed is hidden no more, and not on the board yet', () => {
  const player = { seat: 'B', playing: 3 } as Player
  const pieces = [piece('b-thief', 'f6')]
  const of = (placing: object | null) => known(boardOf(table([], { pieces, placing }).screen.view), player)
  expect(of(null)).toEqual({ open: 1, placed: 0, dark: 2 })
  expect(of({ place: 'I', seat: 'A', tokens: ['b-troll', 'b-rope'], later: [] })).toEqual({ open: 1, placed: 1, dark: 1 })
})

describe('the dungeon in sentences', () => {
  const kept = JSON.parse(readFileSync(`${process.cwd()}/../tests/games/twister/house/described.json`, 'utf8')) as { board: object; names: Record<string, string>; said: Record<'en' | 'ru' | 'uk', Record<string, string[]>> }
  const { view } = table([], kept.board).screen
  const board = boardOf(view)
  afterEach(() => useTexts())

  it.each(['en', 'ru', 'uk'] as const)('is told as in the terminal, room by room: %s', async (lang) => {
    await useTexts(lang)
    for (const place of board.places.filter(({ room }) => room)) expect([...planOf(board, place), ...hereOf(board, place.place, 'A', kept.names)]).toEqual(kept.said[lang][place.place])
    for (const seat of ['A', 'B']) expect(hereOf(board, seat, 'A', kept.names).map((line) => line.replaceAll('\u2011', '-'))).toEqual(kept.said[lang][seat])
  })

  it('has the rooms that lie face up as passages: over each, who is there', () => {
    const told = speech(view, kept.names)
    const [exits, ...rooms] = told.flatMap((each) => (typeof each === 'string' ? [] : [each]))
    expect(exits?.id).toBe('exits')
    expect(rooms.map(({ id }) => id)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI'])
    expect(rooms[0]?.head).toBe('Room I: number 1, arrow to the left (that way gears turn it). The other room with this number is II. Yours here: Thief c5 (carries: Treasure (A), 2 potion points, over the pit).')
    expect(rooms[0]?.lines).toContain('Broken portcullis: between d3 and e3.')
    expect(told).toContain('Room VII: face down. Tokens on it: yours 1, Bo’s 1. Yours: Rope.')
    expect(told).toContain('Starting line A. Yours here: Cleric A\u20112.') // it does not break there
    expect(told.join()).not.toContain('Armor')
  })
})

describe('what the map shows at a glance', () => {
  it('is said: how the rooms lie, how far everybody is from the exit, and who is shut in', () => {
    const pieces = [{ ...piece('a-thief', 'f6'), exit: { way: 'yes', squares: 14, acts: 3 } }, { ...piece('b-troll', 'f4'), exit: { way: 'no' } }, { ...piece('b-goblin', 'f7'), exit: { way: 'held', by: 'a-thief' } }]
    const told = speech(table([], { pieces, players: [], places: [] }).screen.view, { A: 'Ann', B: 'Bo' })
    expect(told.filter((each) => typeof each === 'string').join(' ')).toMatch(/Eight rooms lie between starting line A and starting line B, in four pairs: I and II, III and IV, .*Now shut in, with no way on foot to their exit: Troll \(B\) f4\./)
    expect(told.flatMap((each) => (typeof each !== 'string' && each.id === 'exits' ? each.lines : []))).toEqual([
      'Thief (A) f6. To its exit: 14 squares, 3 actions or more.',
      'Troll (B) f4. Shut in: walls, portcullises or pits bar every way to its exit.',
      'Goblin (B) f7. Its exit is barred for now by Thief (A) f6.',
    ])
  })

  it('starters that are not shown yet stand on their line all the same', () => {
    const board = boardOf(table([], { phase: 'hide', pieces: [piece('a-thief', 'A-2')] }).screen.view)
    expect([hereOf(board, 'B', 'A', { B: 'Bo' }), hereOf(board, 'A', 'A', {})]).toEqual([['Bo’s starters stand here, not shown yet.'], ['Yours here: Thief A\u20112.']])
  })
})

it('of a dark room it is said how many more tokens it takes, as long as tokens are hidden', () => {
  const places = [{ place: 'I', room: null, limit: 4, hidden: { A: 1, B: 2 }, tokens: { A: ['a-rope'], B: null } }]
  const told = (phase: string) => speech(table([], { places, phase, pieces: [] }).screen.view, { A: 'Ann', B: 'Bo' }).join(' ')
  expect(told('hide')).toContain('Bo’s 2. Free: 1 of 4. Yours: Rope.')
  expect(told('turns')).toContain('Bo’s 2. Yours: Rope.')
})

it.each(['en', 'ru', 'uk'] as const)('of action cards that are all played it is said that none is left: %s', async (lang) => {
  await useTexts(lang)
  const player = { seat: 'A', points: 0, actions: [] as string[], combat: ['0'], playing: 0, out: 0, lost: 0 } as unknown as Player
  const board = boardOf(table([], { pieces: [] }).screen.view)
  expect(playerAloud(board, player, 'Ann')).toMatch(/: (none|нет|немає)\. /)
  expect(playerAloud(board, { ...player, actions: ['3', '5'] }, 'Ann')).toContain(': 3, 5. ')
  await useTexts()
})

describe('the list of the text mode', () => {
  it('offers every square of a walk at once, from where the move is chosen, and walks there by a second press', () => {
    const { screen, play, sent } = table()
    expect(extra(screen).each).toEqual([])
    screen.select(screen.choices.find(({ option: { id } }) => id === 'move:a-warrior') ?? null)
    expect([extra(screen).title, extra(screen).instead, extra(screen).each.map(({ text }) => text)]).toEqual(['Warrior: walk, 3 at most', 'go', ['To g6: 1 square away.', 'To h6: 2 squares away.']])
    const far = () => extra(screen).each[1]
    far()?.run()
    expect([far()?.chosen, sent]).toEqual([true, []])
    far()?.run()
    expect(sent).toEqual(['move:a-warrior'])
    expect(play.queue).toEqual(['go:g6', 'go:h6'])
  })

  it('says of a square of a walk what is underfoot: a pit, a gear', () => {
    const rows = Array.from({ length: 4 }, () => ['+   +   +   +   +   +', '  .   .   .   .   .  ']).flat()
    const plan = ['+   +   +   +   +   +', '  .   O   @   .   .  ', ...rows, '+   +   +   +   +   +']
    const { screen } = table(undefined, { places: [{ place: 'IV', room: { name: 'pitted', number: 2, way: 'left', turns: 0, plan, gates: [] }, hidden: {}, tokens: {} }] })
    screen.select(screen.choices.find(({ option: { id } }) => id === 'move:a-warrior') ?? null)
    expect(extra(screen).each.map(({ text }) => text)).toEqual(['To g6: 1 square away. Pit.', 'To h6: 2 squares away. Gear.'])
  })

  it('of tokens to be put somewhere asks first which, then where, with the other tokens below', () => {
    const options = ['a-rope', 'a-troll'].flatMap((token) => ['II', 'III'].map((place) => ({ ...OPTIONS[0]!, id: `hide:${token}:${place}`, key: 'hide', touches: [`place:${place}`], args: { item: token.slice(2), item_piece: token, item_seat: 'A', place } })))
    const { screen, sent } = table([asking('hide', options)], { phase: 'hide', pieces: [], places: [] })
    const list = () => extra(screen).each.map(({ text }) => text)
    expect([extra(screen).instead, list().length, list()[0]]).toEqual(['hide', 2, expect.stringMatching(/^Rope \(A\)\. ./)])
    extra(screen).each[1]?.run()
    expect([list().length, list()[2]]).toEqual([3, expect.stringMatching(/^Rope/)])
    extra(screen).each[0]?.run()
    expect([extra(screen).each[0]?.chosen, sent]).toEqual([true, []])
    extra(screen).each[0]?.run()
    expect(sent).toEqual(['hide:a-troll:II'])
  })

  it('says who of mine can do nothing, and why', () => {
    const { screen } = table([asking('act', OPTIONS)], { pieces: [piece('a-warrior', 'f6'), piece('a-mekanork', 'd3'), piece('a-troll', 'f4'), piece('b-goblin', 'f7')] })
    Object.assign(screen.view, { why: { 'do:move:a-troll': { ...because('closed-in'), args: { square: 'f4' } }, do: because('cannot-do-that') } })
    expect(extra(screen).idle).toHaveLength(1)
    expect(extra(screen).idle[0]).toMatch(/^Troll can do nothing now\. It can neither/)
  })
})

it('no sentence speaks of a square to be pressed, which the text mode has not', () => {
  for (const lang of ['en', 'ru', 'uk']) {
    const said = readFileSync(`../src/undercroft/games/twister/locale/${lang}.ftl`, 'utf8').match(/^twister-ui-(aim-(stand|hide|place)|begun-more) = .*$/gm) ?? []
    expect([said.length, said.filter((each) => /press a square|(dot|room|square) once more|нажмите клетку|натискайте клітинку|ещё раз|ще раз/.test(each))]).toEqual([4, []])
  }
})
