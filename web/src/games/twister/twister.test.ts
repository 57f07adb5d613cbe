import { describe, expect, it } from 'vitest'
import type { Entry, Option, View } from '../../lib/types'
import type { Room } from './board'
import { Camera } from './camera.svelte'
import { freeCorner } from '../../table/stage/frame'
import { goTo, spotOf } from './follow.svelte'
import { beside, cornerOf, cornerOfPlace, drawingOf, middleOf, pathTo, placeOf, sizeOf, squareAt, squareOf, SQUARES, squaresOf, turned, whereIs, turnedAlong } from './geometry'
import { lastCombat, lastDeed, lastDeeds, lastMove } from './journal'
import { rowsOf } from './tally'
import { keyOf, gestureOf } from './gestures'

/** The plan of room 3L, as the server sends it. */
const PLAN = [
  '+   +   +   +---+   +', '| .   . | .   .   .  ', '+   +   +===+---+   +', '  . | . | .   @ | .  ', '+   +   +   +   +---+', '  . | O   .   .   . |',
  '+   +---+---+---+   +', '| .   . | .   . H .  ', '+---+   +   +---+   +', '  . | .   .   .   O  ', '+   +   +---+   +   +',
]
const room = (turns: number, gates: Room['gates'] = ['closed', 'open']): Room => ({ name: '3L', number: 3, way: 'left', turns, plan: PLAN, gates })

describe('a free corner', () => {
  const at = (spots: [number, number][], preferred: Parameters<typeof freeCorner>[4] = 'bottom right') =>
    freeCorner({ width: 400, height: 500 }, { width: 60, height: 120 }, spots.map(([x, y]) => ({ x, y })), 20, preferred)

  it('is the preferred one, until something lies there', () => {
    expect(at([])).toBe('bottom right')
    expect(at([], 'top left')).toBe('top left')
    expect(at([[390, 490]])).toBe('bottom left')
    expect(at([[390, 490], [10, 490]])).toBe('top right')
  })

  it('is not one that a square reaches into with its edge', () => {
    expect(at([[325, 400]])).toBe('bottom left')
    expect(at([[319, 400]])).toBe('bottom right')
    expect(at([[380, 355]])).toBe('bottom right')
  })

  it('is none where something lies in every corner', () => {
    expect(at([[390, 490], [10, 490], [10, 10], [390, 10]])).toBeNull()
  })
})

describe('squares', () => {
  it('are named along and across the dungeon, and found by their names', () => {
    expect([squareAt(0, 0), squareAt(1, 0), squareAt(7, 4), squareAt(20, 9), squareAt(21, 9)]).toEqual(['A-1', 'a1', 'g5', 't10', 'B-10'])
    expect(SQUARES).toHaveLength(220)
    for (const square of SQUARES) expect(squareAt(whereIs(square).column, whereIs(square).row)).toBe(square)
  })

  it('lie on the landscape board where the drawing has them, and turned clockwise on the upright one', () => {
    expect(cornerOf('a1', false)).toEqual({ x: 64, y: 24 })
    expect(cornerOf('A-1', true)).toEqual({ x: 24 + 9 * 40, y: 24 }) // north goes to the right, the line of A to the top
    expect(cornerOf('B-10', true)).toEqual({ x: 24, y: 24 + 21 * 40 })
    expect(sizeOf(true)).toEqual({ width: 448, height: 928 })
    const inside = SQUARES.every((square) => {
      const { x, y } = cornerOf(square, true)
      return x >= 24 && x <= 448 - 64 && y >= 24 && y <= 928 - 64
    })
    expect(inside).toBe(true)
  })

  it('have neighbours in the direction of the arrow on the screen', () => {
    expect(beside('g5', 1, 0, false)).toBe('h5')
    expect(beside('g5', 1, 0, true)).toBe('g4')
    expect(beside('g5', 0, 1, true)).toBe('h5')
    expect(beside('a5', -1, 0, false)).toBe('A-5')
    expect(beside('A-5', -1, 0, false)).toBeNull()
  })

  it('belong to the place of a room, which stands at its corner', () => {
    expect([placeOf('a1'), placeOf('e10'), placeOf('f5'), placeOf('t6'), placeOf('A-3')]).toEqual(['I', 'II', 'III', 'VIII', null])
    expect(squaresOf('II').slice(0, 6)).toEqual(['a6', 'b6', 'c6', 'd6', 'e6', 'a7'])
    expect(cornerOfPlace('II', false)).toEqual(cornerOf('a6', false))
    expect(cornerOfPlace('II', true)).toEqual(cornerOf('a10', true))
  })

  it('go round with their room, and are back after four quarters', () => {
    expect(turned('a1', 'I', 1)).toBe('e1')
    expect(turned('a1', 'I', -1)).toBe('a5')
    expect(turned('b3', 'I', 4)).toBe('b3')
    expect(turned('f1', 'I', 1)).toBe('f1')
  })
})

describe('rooms', () => {
  it('are read from their plan: pits, gear, walls, portcullises in the server\'s order', () => {
    const drawing = drawingOf(room(0))
    expect(drawing.kinds.filter((kind) => kind === 'pit')).toHaveLength(2)
    expect(drawing.kinds.indexOf('gear')).toBe(8)
    expect(drawing.gates).toEqual([[80, 40, 120, 40], [160, 120, 160, 160]])
    expect(drawing.walls).toContainEqual([2.6, 0, 2.6, 40]) // the rim stands inside its tile
    expect(drawing.walls).toContainEqual([80, 0, 80, 40])
  })

  it('say what a square is as the room lies now', () => {
    expect(squareOf(room(0), 'I', 'd2').kind).toBe('gear')
    expect(squareOf(room(0), 'I', 'c1').edges).toEqual(['open', 'open', 'bars-closed', 'wall'])
    expect(squareOf(room(0), 'I', 'd4').edges[1]).toBe('bars-open') // that portcullis is raised
    // A quarter to the right: c1 goes to e3, and what was south of it lies west.
    expect(turned('c1', 'I', 1)).toBe('e3')
    expect(squareOf(room(1), 'I', 'e3').edges).toEqual(['wall', 'open', 'open', 'bars-closed'])
    expect(squareOf(room(1), 'I', turned('d2', 'I', 1)).kind).toBe('gear')
  })
})

describe('walking', () => {
  const reach = { b1: 'a1', c1: 'b1', c2: 'c1' }

  it('goes the way the server gives, square by square', () => {
    expect(pathTo(reach, 'a1', 'c2')).toEqual(['a1', 'b1', 'c1', 'c2'])
    expect(pathTo(reach, 'a1', 'a1')).toEqual(['a1'])
  })

  it('has no way to where the reach does not lead, and none that never ends', () => {
    expect(pathTo(reach, 'a1', 'd4')).toBeNull()
    expect(pathTo({ b1: 'c1', c1: 'b1' }, 'a1', 'c1')).toBeNull()
  })
})

describe('options', () => {
  const option = (id: string, touches: string[], args = {}): Option => ({ id, key: id.split(':')[0] ?? '', args, touches, final: false, warn: null, then: null })
  const acts = [
    option('move:a-thief', ['piece:a-thief']), option('attack:a-thief:b-troll', ['piece:b-troll', 'piece:a-thief']),
    option('jump:a-thief:c3:c4', ['square:c4', 'square:c3'], { square: 'c4', pit: 'c3' }), option('move:a-goblin', ['piece:a-goblin']), option('end', ['do:end']),
  ]
  const moving = { board: { mover: { piece: 'a-thief' } } } as unknown as View
  const gesture = (what: string, each: Option) => gestureOf(each, { what, at: 0, may: false, sealed: false, options: [each] }, moving)

  it('are come to by who does what to what', () => {
    expect(gesture('act', acts[1]!)).toEqual({ from: 'piece:a-thief', verb: 'attack', at: ['piece:b-troll'], after: [null, 'attack'] })
    expect(gesture('act', acts[2]!)).toEqual({ from: 'piece:a-thief', verb: 'jump', at: ['square:c4'], after: ['jump'] })
    expect(gesture('act', acts[4]!)).toEqual({ from: null, at: ['do:end'] })
    expect(gesture('place', option('place:b-sword:k4', ['square:k4', 'piece:b-sword']))).toEqual({ from: 'piece:b-sword', verb: 'place', at: ['square:k4'], after: [null, 'place'] })
    expect(gesture('act', option('close:a-thief:c3', ['square:c3']))).toMatchObject({ verb: 'close', after: ['open', 'close', 'break'] })
    expect(acts.filter((each) => gesture('act', each).from === 'piece:a-thief').map((each) => gesture('act', each).verb)).toEqual(['move', 'attack', 'jump'])
  })

  it('belong on the way to whoever moves', () => {
    const steps = [option('go:c4', ['square:c4']), option('take:a-rope', ['piece:a-rope']), option('drop', ['do:drop:a-thief', 'piece:a-rope']), option('stop', ['do:stop:a-thief'])]
    expect(steps.map((each) => gesture('step', each).from)).toEqual(Array(4).fill('piece:a-thief'))
    expect(steps.map((each) => gesture('step', each).after?.includes(null))).toEqual([false, true, false, false])
    expect(steps.map((each) => gesture('step', each).at)).toEqual([['square:c4'], ['piece:a-rope'], ['do:drop:a-thief'], []])
  })

  it('have their letters', () => {
    expect(['move', 'attack', 'jump', 'turn', 'break', 'close', 'stop', 'end'].map(keyOf)).toEqual(['M', 'A', 'J', 'R', 'O', 'O', 'E', 'E'])
  })
})

describe('the journal', () => {
  const entry = (n: number, key: string, args: Record<string, unknown> = {}): Entry => ({ n, key, args, private: false })

  it('marks where the last move came from and where it went', () => {
    const journal = [entry(0, 'moves', { piece: 'a-thief', start: 'a1', square: 'c2', path: ['a1', 'b1', 'c1', 'c2'] }), entry(1, 'takes', { piece: 'a-thief' })]
    expect(lastMove(journal)).toEqual({ squares: [{ square: 'a1', to: false }, { square: 'c2', to: true }], path: ['a1', 'b1', 'c1', 'c2'], place: null })
    expect(lastMove([...journal, entry(2, 'turns', { place: 'III' })]).place).toBe('III')
    expect(lastMove([...journal, entry(2, 'plays-card')]).squares).toEqual([])
  })

  it('marks a walk as one on which things were handled, and not two walks', () => {
    const steps = [
      entry(0, 'moves', { piece: 'a-thief', start: 'a1', square: 'b1', path: ['a1', 'b1'] }), entry(1, 'drops', { piece: 'a-thief' }),
      entry(2, 'moves', { piece: 'a-thief', start: 'b1', square: 'c2', path: ['b1', 'c1', 'c2'] }),
    ]
    expect(lastMove(steps).path).toEqual(['a1', 'b1', 'c1', 'c2'])
    expect(lastMove(steps).squares).toEqual([{ square: 'a1', to: false }, { square: 'c2', to: true }])
    expect(lastMove(steps.filter(({ key }) => key === 'moves')).path).toEqual(['b1', 'c1', 'c2'])
    expect(lastMove([...steps, entry(3, 'takes', { piece: 'a-goblin' })]).squares).toEqual([]) // on the spot, by another
  })

  it('leaves no trail of an earlier move behind what was done since', () => {
    const moved = entry(0, 'moves', { piece: 'a-wizard', start: 'a1', square: 'a2', path: ['a1', 'a2'] })
    const fired = [moved, entry(1, 'fires', { piece: 'a-wizard', square: 'f2' }), entry(2, 'killed', { piece: 'b-troll' }), entry(3, 'scores', { seat: 'A' })]
    expect(lastMove(fired)).toEqual({ squares: [{ square: 'f2', to: true }], path: [], place: null })
    expect(lastMove([...fired, entry(4, 'turns', { place: 'II' })])).toEqual({ squares: [], path: [], place: 'II' })
    expect(lastMove([moved, entry(1, 'drinks', { piece: 'a-wizard' })]).squares).toEqual([])
    expect(lastMove([moved, entry(1, 'leaves', { piece: 'a-wizard' })]).path).toEqual(['a1', 'a2'])
    const fought = [moved, entry(1, 'attacks', { piece: 'a-wizard' }), entry(2, 'combat'), entry(3, 'combat-won'), entry(4, 'wounded', { piece: 'b-troll' })]
    expect(lastMove(fought).squares).toEqual([])
  })

  it('shows a combat until something else is done', () => {
    const journal = [
      entry(0, 'attacks', { seat: 'A', attackers: ['a-warrior'], defenders: ['b-troll', 'b-goblin'] }),
      entry(1, 'combat', { seat: 'A', attack: 3, attack_card: '5', attack_total: 8, defence: 5, defence_card: '1', defence_total: 6 }),
      entry(2, 'combat-won', { seat: 'A' }), entry(3, 'wounded', { piece: 'b-troll' }), entry(4, 'killed', { piece: 'b-goblin' }),
    ]
    expect(lastCombat(journal)).toMatchObject({ n: 1, winner: 'A', attackers: ['a-warrior'], wounded: ['b-troll'], killed: ['b-goblin'], attack_total: 8 })
    expect(lastCombat([...journal, entry(5, 'moves')])).toBeNull()
    expect(lastCombat(journal.slice(0, 1))).toBeNull()
  })
})

describe('the result', () => {
  it('has a row for every source of points, the Goblin leaving like the others and ropes with pits', () => {
    const rows = rowsOf({
      A: [{ source: 'exit', token: 'a-thief', points: 1 }, { source: 'treasure', token: 'b-treasure', points: 1 }, { source: 'goblin', token: 'a-goblin', points: 2 }],
      B: [{ source: 'rope', token: 'a-cleric', points: 1 }, { source: 'before', token: null, points: 2 }],
    })
    expect(rows.map(({ source, cells }) => [source, cells.A.points, cells.B.points])).toEqual([['before', 0, 2], ['exit', 3, 0], ['treasure', 1, 0], ['pit', 0, 1]])
    expect(rows[1]?.cells.A.things).toEqual(['a-thief', 'a-goblin'])
    expect(rows[0]?.cells.B.things).toEqual([])
    expect(rowsOf({ A: [], B: [] })).toEqual([])
  })
})

describe('what the other side did last', () => {
  const entry = (n: number, key: string, seat: string, hidden = false): Entry => ({ n, key, args: { seat }, private: hidden })

  it('is told in its turn only', () => {
    const turn = [entry(0, 'plays-card', 'B'), entry(1, 'moves', 'B')]
    expect(lastDeed(turn, 'A')?.key).toBe('moves')
    expect(lastDeed(turn, null)?.key).toBe('moves')
    expect(lastDeed(turn, 'B')).toBeNull()
    expect(lastDeed([...turn, entry(2, 'wounded', 'A')], 'A')?.key).toBe('wounded')
    expect(lastDeed([...turn, entry(2, 'killed', 'A'), entry(3, 'scores', 'B')], 'A')?.key).toBe('killed')
    expect(lastDeed([...turn, entry(2, 'plays-card', 'A'), entry(3, 'moves', 'A')], 'A')).toBeNull()
    expect(lastDeed([], 'A')).toBeNull()
  })

  it('is a walk with what was handled on it, in order', () => {
    const by = (n: number, key: string, piece: string): Entry => ({ n, key, args: { seat: 'B', piece }, private: false })
    const turn = [entry(0, 'plays-card', 'B'), by(1, 'moves', 'b-thief'), by(2, 'drops', 'b-thief'), by(3, 'moves', 'b-thief')]
    expect(lastDeeds(turn, 'A').map(({ n }) => n)).toEqual([2, 3])
    expect(lastDeeds(turn.slice(0, 3), 'A').map(({ n }) => n)).toEqual([1, 2])
    expect(lastDeeds([...turn, by(4, 'moves', 'b-thief')], 'A').map(({ n }) => n)).toEqual([4])
    expect(lastDeeds([...turn, by(4, 'takes', 'b-troll')], 'A').map(({ n }) => n)).toEqual([4])
    expect(lastDeeds(turn, 'B')).toEqual([])
  })

  it('is told while tokens are hidden, and never what only I know', () => {
    const begun = [entry(0, 'first-to-hide', 'B'), entry(1, 'hides', 'B')]
    expect(lastDeed(begun, 'A')?.key).toBe('hides')
    expect(lastDeed([...begun, entry(2, 'hides-what', 'A', true)], 'A')).toBeNull()
  })
})

describe('the view on a phone', () => {
  /** A page of 844 pixels. */
  class Phone extends Camera {
    protected override page = 844
  }

  it('stays where it is, also at the end of the board, when the prompt below it grows and shrinks', () => {
    const camera = new Phone()
    Object.assign(camera, { width: 390, height: 500, lowest: 500 })
    expect(camera.upright).toBe(true)
    camera.by(0, 5000)
    const end = camera.at.y
    expect(end).toBeLessThan(0)
    camera.height = 590
    expect(camera.at.y).toBe(end)
    camera.height = 500
    expect(camera.at.y).toBe(end)
  })
})

it('what is told is in sight: a room whole, a walk by its middle, else the square or where the piece stands', () => {
  const board = { pieces: [{ id: 'b-troll', at: 'c3' }] } as never
  expect(spotOf({ place: 'I', room: '1L' }, board, false)).toMatchObject({ around: 104 })
  expect(spotOf({ piece: 'b-troll', start: 'a1', square: 'c1', path: ['a1', 'b1', 'c1'] }, board, false)?.at).toEqual(middleOf('b1', false))
  expect(spotOf({ place: 'I', square: 'c5' }, board, false)?.at).toEqual(middleOf('c5', false))
  expect(spotOf({ piece: 'b-troll' }, board, false)?.at).toEqual(middleOf('c3', false))
  expect(spotOf({ tokens: ['b-troll', 'a-nobody'] }, board, false)?.at).toEqual(middleOf('c3', false)) // starters are shown where they stand
  expect(spotOf({ count: 1 }, board, false)).toBeNull()
})

it('the frame of the keyboard turns with its room around whoever stands there, and stays where nobody was turned', () => {
  const lay = (turns: number, warrior: string, goblin = 'f1') => ({ squares: new Map([['a-warrior', warrior], ['b-goblin', goblin]]), turns: new Map([['I', turns], ['II', 0]]) })
  const to = turned('b1', 'I', 1)
  expect(turnedAlong('b1', lay(0, 'b1'), lay(1, to))).toBe(to)
  expect(turnedAlong('b1', lay(3, 'b1'), lay(0, to)), 'over the whole turn').toBe(to)
  expect(turnedAlong(to, lay(1, to), lay(0, 'b1')), 'and back, where the turn was only looked at').toBe('b1')
  expect([turnedAlong('b2', lay(0, 'b1'), lay(1, to)), turnedAlong('b1', lay(0, 'b1'), lay(0, 'b2')), turnedAlong('f1', lay(0, 'b1'), lay(1, to, 'f2'))]).toEqual([null, null, null])
})

it('a turn begins where most of my characters are, not where one of them happens to be in sight', () => {
  const spots = [{ x: 50, y: 700 }, { x: 50, y: 20 }, { x: 120, y: 60 }]
  const [there, elsewhere] = [{ x: 0, y: 600, width: 200, height: 200 }, { x: 0, y: 300, width: 200, height: 200 }]
  expect([goTo(spots, there, true), goTo(spots, there, false)]).toEqual([spots[1], null])
  expect(goTo(spots, elsewhere, false)).toEqual(spots[1])
  expect([goTo(spots, { ...there, y: 0 }, true), goTo([], there, true)]).toEqual([null, null])
})
