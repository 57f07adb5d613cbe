import { describe, expect, it } from 'vitest'
import type { Step, Table } from '../lib/types'
import { stepped } from './pace'
import { chairsFor, newsOf, nextEyes, quietWords, readHash, scoreLines, secretWords, stairs, stripLength, tapeOf, viewAt, viewWithin, writeHash } from './tape'

const step = (who: string | null, score: number, ...keys: string[]): Step =>
  ({ who, number: 0, what: 'lay', option: '1', view: { journal: keys.map((key) => ({ n: 0, key, args: {}, private: false })), board: score } }) as unknown as Step
const TAPE = tapeOf([step(null, 0, 'dealt', 'enters'), step('A', 0, 'lays'), step('B', 2, 'lays', 'earns', 'enters'), step('A', 2), step('B', 5, 'lays')])

describe('the tape', () => {
  it('gives each step the whole journal so far, and what is new', () => {
    expect(viewAt(TAPE, 2).journal.map((entry) => entry.key)).toEqual(['dealt', 'enters', 'lays', 'lays', 'earns', 'enters'])
    expect(newsOf(TAPE, 2)).toHaveLength(3)
    expect(newsOf(TAPE, 3)).toHaveLength(0)
    expect(newsOf(TAPE, 0)).toHaveLength(2)
  })
  it('tells the secret of an answer with everything open', () => {
    const of = (what: string, option: string) => `${what} ${option}`
    const [start, laid] = TAPE.steps
    if (!start || !laid) throw new Error('no step')
    expect((['all', 'A', 'B', 'none'] as const).map((eyes) => secretWords(laid, eyes, of))).toEqual(['lay 1', '', '', ''])
    expect(secretWords(start, 'all', of)).toBe('') // nobody answered
    expect(quietWords(laid, 'Ann', 'Warrior → A-2', () => 'a starter is chosen.')).toBe('Ann: Warrior → A-2')
    expect(quietWords(laid, 'Ann', '', () => 'a starter is chosen.')).toBe('Ann: a starter is chosen.')
  })
  it('shows the table on the way to a step as its frame has it, and nothing decided yet', () => {
    const told = viewWithin(TAPE, 2, 4, { n: 3, board: 'then', figures: {} })
    expect(told.journal.map((entry) => entry.key)).toEqual(['dealt', 'enters', 'lays', 'lays'])
    expect(told).toMatchObject({ board: 'then', over: false, result: null, waiting: [] })
    expect(viewWithin(TAPE, 2, 4).board).toBe(2)
  })
  it('draws score lines', () => {
    const lines = scoreLines(TAPE, ['A'], (view) => ({ A: view.board as number }))
    expect(lines[0]?.values).toEqual([0, 0, 2, 2, 5])
    expect(stairs([0, 0, 2, 2], 3, (x) => x * 10, (y) => 10 - y)).toBe('M0.0 10.0H20.0V8.0H30.0')
    expect(stairs([0, 2], 0, (x) => x, (y) => y)).toBe('M0.0 0.0H0.0')
  })
  it('does not give away the length when spoiler-free', () => {
    expect(stripLength(24, 4, true)).toBe(24)
    expect(stripLength(24, 4, false)).toBe(10)
    expect(stripLength(99, 60, false)).toBe(100)
  })
})

describe('links to a step', () => {
  it('are read and written', () => {
    expect(readHash('#step=12&seat=B', ['A', 'B'])).toEqual({ step: 12, eyes: 'B' })
    expect(readHash(writeHash({ step: 3, eyes: 'none' }), ['A'])).toEqual({ step: 3, eyes: 'none' })
    const shared = writeHash({ step: 3, eyes: 'A', hidden: true, word: 'Чому & як?' })
    expect(readHash(shared, ['A'])).toEqual({ step: 3, eyes: 'A', hidden: true, word: 'Чому & як?' })
  })
  it('may lead to an entry of the journal', () => {
    expect(readHash('#e57', ['A'])).toEqual({ entry: 57 })
    expect(readHash(writeHash({ step: 9, entry: 57, eyes: 'A' }), ['A'])).toEqual({ entry: 57, eyes: 'A' })
  })
  it('ignore nonsense', () => {
    expect(readHash('#step=-1&seat=Z', ['A'])).toEqual({})
    expect(readHash('#step=1e9', ['A'])).toEqual({})
    expect(readHash('', ['A'])).toEqual({})
  })
})

it('goes round the viewpoints', () => {
  expect(nextEyes('all', ['A', 'B'])).toBe('A')
  expect(nextEyes('B', ['A', 'B'])).toBe('none')
  expect(nextEyes('none', ['A', 'B'])).toBe('all')
})

it('dwells longer where more happened, within bounds', () => {
  expect(stepped(1)).toBeLessThan(stepped(4))
  expect(stepped(50)).toBe(stepped(60))
})

it('seats me where I look from, else where I sat, else first; bots stay what they were', () => {
  const seats = [{ seat: 'A', kind: 'bot', level: 'hard' }, { seat: 'B', kind: 'me' }, { seat: 'C', kind: 'person' }]
  const table = { seats, you: ['B'] } as unknown as Table
  const [hard, normal, me] = [{ kind: 'bot', level: 'hard' }, { kind: 'bot', level: 'normal' }, { kind: 'me' }]
  expect(chairsFor(table, 'all')).toEqual([hard, me, normal])
  expect(chairsFor(table, 'C')).toEqual([hard, normal, me])
  expect(chairsFor({ ...table, you: [] }, 'none')).toEqual([me, normal, normal])
})
