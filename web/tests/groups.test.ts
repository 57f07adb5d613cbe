import { describe, expect, it } from 'vitest'
import { groupsOf, takenBack } from '../src/lib/log'
import type { Entry } from '../src/lib/types'

const entry = (n: number, key: string, args = {}): Entry => ({ n, key, args, private: false })

describe('the groups of the log', () => {
  it('begins a group at every head, and one before the first', () => {
    const groups = groupsOf([entry(0, 'dealt'), entry(1, 'enters'), entry(2, 'lays', { seat: 'B' }), entry(3, 'enters')])
    expect(groups.map(({ head, lines }) => [head?.n, lines.map(({ n, seat }) => [n, seat])])).toEqual([
      [undefined, [[0, null]]],
      [1, [[2, 'B']]],
      [3, []],
    ])
  })

  it('leaves what was taken back standing, struck, in its place', () => {
    const before = [entry(0, 'enters'), entry(1, 'lays', { seat: 'A', card: '5' })]
    const undone = takenBack(before, before.slice(0, 1))
    expect(undone).toEqual([before[1]])
    const after = [before[0]!, entry(1, 'lays', { seat: 'A', card: '3' })]
    expect(groupsOf(after, undone)[0]?.lines.map((line) => [line.args.card, line.undone])).toEqual([['5', true], ['3', false]])
  })

  it('takes nothing back when the journal only grows', () => {
    expect(takenBack([entry(0, 'enters')], [entry(0, 'enters'), entry(1, 'lays')])).toEqual([])
  })

  it('tells lines apart that were taken back more than once', () => {
    const again = [entry(1, 'lays', { seat: 'A', card: '5' }), entry(1, 'lays', { seat: 'A', card: '5' })]
    const ids = groupsOf([entry(0, 'dealt'), entry(1, 'lays', { seat: 'A', card: '3' })], again).flatMap(({ lines }) => lines.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([4, 4])
  })
})
