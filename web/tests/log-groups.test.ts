import { expect, it } from 'vitest'
import { groupsOf } from '../src/lib/log'
import type { Entry } from '../src/lib/types'

const entry = (n: number, key: string): Entry => ({ n, key, args: {}, private: false })
const told = (journal: Entry[], undone: Entry[]) => groupsOf(journal, undone, []).flatMap(({ lines }) => lines.map((line) => (line.undone ? `(${line.key})` : line.key)))

it('keeps together what was taken back together, where it was done; what was done since follows', () => {
  const undone = [entry(1, 'jumps'), entry(2, 'leaves'), entry(3, 'scores')]
  expect(told([entry(0, 'turn'), entry(1, 'moves'), entry(2, 'attacks')], undone)).toEqual(['turn', '(jumps)', '(leaves)', '(scores)', 'moves', 'attacks'])
})
it('keeps two things that were taken back apart, each where it was done', () => {
  const undone = [entry(2, 'leaves'), entry(1, 'moves'), entry(1, 'turns')]
  expect(told([entry(0, 'turn'), entry(1, 'reveals'), entry(2, 'places')], undone)).toEqual(['turn', '(moves)', '(turns)', 'reveals', '(leaves)', 'places'])
})
