/** Bookmarks: steps of a replay with a word of one's own, kept by this browser for each table. */

export interface Mark {
  step: number
  word: string
}

const PREFIX = 'undercroft-marks:'
/** As long a word is kept, and taken from a link. */
export const LONGEST = 60

const isMark = (each: unknown): each is Mark => typeof each === 'object' && each !== null && Number.isInteger((each as Mark).step) && typeof (each as Mark).word === 'string'

/** The bookmarks of a table, in order of their steps. */
export function marksOf(table: string): Mark[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMark).sort((a, b) => a.step - b.step) : []
  } catch {
    return []
  }
}

/** Keep the bookmarks of a table; none are forgotten altogether. */
export function keepMarks(table: string, marks: readonly Mark[]): void {
  try {
    if (marks.length) localStorage.setItem(PREFIX + table, JSON.stringify(marks))
    else localStorage.removeItem(PREFIX + table)
  } catch {
    // a browser that keeps nothing still shows them
  }
}

/** The same with a bookmark at a step, or with another word at it. */
export const marked = (marks: readonly Mark[], step: number, word = ''): Mark[] =>
  [...marks.filter((mark) => mark.step !== step), { step, word: word.trim().slice(0, LONGEST) }].sort((a, b) => a.step - b.step)

export const unmarked = (marks: readonly Mark[], step: number): Mark[] => marks.filter((mark) => mark.step !== step)
