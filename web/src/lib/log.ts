import type { Entry, Seat } from './types'

export interface Line extends Entry {
  /** Unique in the log: the same may be done and taken back again and again. */
  id: string
  /** Taken back: stays, struck. */
  undone: boolean
  /** The seat whose mark stands before the line, if it is one's doing. */
  seat: Seat | null
}

export interface Group { head: Line | null; lines: Line[] }

/** Journal keys that begin a group where a game does not say otherwise. */
export const HEADS: readonly string[] = ['enters', 'level', 'round', 'turn']

/**
 * The log as groups, each under its head. `undone` are entries that an undo took away; each stands, struck, after the entry
 * that preceded it then.
 */
export function groupsOf(journal: readonly Entry[], undone: readonly Entry[] = [], heads: readonly string[] = HEADS): Group[] {
  const groups: Group[] = []
  const lineOf = (entry: Entry, time?: number): Line => {
    const seat = entry.args.seat
    return { ...entry, id: time === undefined ? `${entry.n}` : `${entry.n}:${time}`, undone: time !== undefined, seat: typeof seat === 'string' ? seat : null }
  }
  const put = (line: Line) => {
    if (heads.includes(line.key) && !line.undone) groups.push({ head: line, lines: [] })
    else {
      if (groups.length === 0) groups.push({ head: null, lines: [] })
      groups.at(-1)?.lines.push(line)
    }
  }
  // What was taken back together stays together.
  const left: Line[][] = []
  undone.forEach((entry, time) => {
    if (left.at(-1)?.at(-1)?.n === entry.n - 1) left.at(-1)?.push(lineOf(entry, time))
    else left.push([lineOf(entry, time)])
  })
  const first = (lines: Line[]) => lines[0]?.n ?? 0
  left.sort((a, b) => first(a) - first(b))
  for (const entry of journal) {
    while (left[0] && first(left[0]) <= entry.n) left.shift()?.forEach(put)
    put(lineOf(entry))
  }
  left.flat().forEach(put)
  return groups.filter((group) => group.head || group.lines.length)
}

/** So near lies what a seat is told itself of what all are told. */
const NEAR = 3

/** Without what another entry just there says with more (GameOf.echoes). */
export const unechoed = (journal: readonly Entry[], echoes: (entry: Entry, other: Entry, journal: readonly Entry[]) => boolean = () => false): readonly Entry[] =>
  journal.filter((entry, k) => !journal.slice(Math.max(0, k - NEAR), k + NEAR + 1).some((other) => echoes(entry, other, journal)))

/** Entries of an old journal that a new one no longer has: what an undo took away. */
export function takenBack(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const same = (a: Entry, b: Entry | undefined) => b !== undefined && a.key === b.key && JSON.stringify(a.args) === JSON.stringify(b.args)
  const at = before.findIndex((entry, k) => !same(entry, after[k]))
  return at < 0 ? [] : before.slice(at)
}
