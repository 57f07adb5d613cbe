/** The rule behind what is told stands alone, once: behind what it explains, on a phone before it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasRead, prefs } from '../../lib/prefs.svelte'
import type { View } from '../../lib/types'
import type { TableScreen } from '../screen.svelte'
import { LENGTHS, READING, type Beat, type Note } from './beats'
import { Director } from './director.svelte'
import { noteOf } from './notes'

const size = vi.hoisted(() => ({ phone: { current: false } }))
vi.mock('../narrow', () => ({ ...size, flat: { current: false }, low: { current: false }, narrow: () => size.phone.current }))

const CARD = LENGTHS.card.move + LENGTHS.card.hold

/** A note of a phone. */
const FIRST: Note = { name: 'note-plays', text: 'x'.repeat(100), before: true }

/** What somebody is told: the seat A plays, so many times. */
function told(me: string, times: number, note: Note | null = { name: 'note-plays', text: 'x'.repeat(100) }, show: (view: View) => void = () => {}, noteOf = (): Note | null => (note && hasRead('game', note.name) ? null : note)): Director {
  const journal = Array.from({ length: times }, (_, n) => ({ n, key: 'plays', args: { seat: 'A' }, private: false }))
  const frames = journal.map(({ n }) => ({ n, board: {}, figures: {} }))
  const view = { seat: me, game: 'game', journal, journal_from: 0, frames, asks: [], why: {}, waiting: [] } as unknown as View
  const director = new Director({ view, show }, () => ({ beats: { plays: 'card' } }), () => 0, noteOf)
  director.take(view)
  return director
}

beforeEach(() => {
  vi.useFakeTimers()
  prefs.pace = 'usual'
  prefs.seen = []
})
afterEach(() => vi.useRealTimers())

describe('a note', () => {
  it('never stands beside what is told, nor when something else has been told since: it stands alone right behind it as long as it takes to read, one in a story', () => {
    const shown: View[] = []
    const notes = ['one', 'two']
    const director = told('B', 2, undefined, (view) => shown.push(view), () => ({ name: `note-${notes.shift()}`, text: 'x'.repeat(100) }))
    expect([director.shown, director.note, director.length]).toEqual([1, null, CARD])
    vi.advanceTimersByTime(CARD)
    expect([director.note?.name, director.now?.entries, director.length]).toEqual(['note-one', [], 100 * READING.letter + LENGTHS.draw.hold])
    expect(shown.at(-1)).toMatchObject({ journal: [], asks: [] })
    vi.advanceTimersByTime(director.length)
    expect([director.shown, director.note, director.length, prefs.seen]).toEqual([2, null, CARD, ['game:note-one']])
    vi.advanceTimersByTime(CARD)
    expect([director.now, director.note]).toEqual([null, null])
  })
  it('comes another time for whoever skips the story', () => {
    const director = told('B', 2)
    director.catchUp()
    expect([director.now, director.note, prefs.seen]).toEqual([null, null, []])
  })
  it('that was pressed away before it was seen comes again, and not once it has stood for a moment', () => {
    const after = (ms: number) => {
      const director = told('B', 2, FIRST)
      vi.advanceTimersByTime(ms)
      director.next()
      return [director.shown, director.note?.name]
    }
    expect(after(200)).toEqual([0, 'note-plays'])
    expect(after(500)).toEqual([1, undefined])
  })
  it('comes again for whoever was away while it stood', () => {
    const director = told('B', 2, FIRST)
    vi.advanceTimersByTime(200)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(60_000)
    hidden.mockReturnValue(false)
    director.watch()
    expect([director.note?.name, prefs.seen]).toEqual(['note-plays', []])
    hidden.mockRestore()
  })
  it('on a phone comes before what it explains, with the table as it was and nothing to choose', () => {
    const note = FIRST
    const shown: View[] = []
    const director = told('B', 1, note, (view) => shown.push(view))
    expect([director.note?.text, director.now?.entries, director.shown, director.left]).toEqual([note.text, [], 0, 1])
    expect(shown.map(({ journal, asks }) => [journal, asks])).toEqual([[[], []]])
    expect(director.length).toBe(100 * READING.letter + LENGTHS.draw.hold)
    vi.advanceTimersByTime(director.length)
    expect([director.note, director.now?.entries.map(({ key }) => key), director.shown]).toEqual([null, ['plays'], 1])
    expect(prefs.seen).toEqual(['game:note-plays'])
  })
  it('stays away after it was skipped twice', () => {
    const director = told('B', 4, FIRST)
    const seen = [director.note?.name]
    for (let k = 0; k < 2; k++) {
      vi.advanceTimersByTime(k ? 200 : 250)
      director.next()
      vi.advanceTimersByTime(460)
      seen.push(director.note?.name)
    }
    expect(seen.slice(0, 1)).toEqual(['note-plays'])
    expect(prefs.seen).toEqual(['game:note-plays'])
  })
  it('is not for what I have just done myself', () => expect(told('A', 1).note).toBeNull())
  it('is the last, if somebody wants no more', () => {
    const director = told('B', 1, FIRST)
    director.noNotes()
    expect([director.note, prefs.seen]).toEqual([null, ['game:none']])
  })
})

describe('what a note says', () => {
  const texts: Record<string, string> = { 'note-plays': 'A card is paid for.', 'note-rolls': 'A die is thrown.' }
  const view = { game: 'game' } as View
  const screenOf = (more = {}) => ({ view, knows: (id: string) => id in texts, say: (id: string) => texts[id], ...more }) as unknown as TableScreen
  const screen = screenOf()
  const beat = (...keys: string[]) => ({ entries: keys.map((key, n) => ({ n, key, args: {}, private: false })) }) as unknown as Beat

  it('is the message of the first entry that has one', () => expect(noteOf(screen, beat('goes', 'plays', 'rolls'))).toEqual({ name: 'note-plays', text: 'A card is paid for.' }))
  it('is the next one, when that was read', () => {
    prefs.seen = ['game:note-plays']
    expect([noteOf(screen, beat('plays', 'rolls'))?.text, noteOf(screen, beat('plays'))]).toEqual(['A die is thrown.', null])
  })
  it('is nothing for whoever wants no hints in this game', () => {
    prefs.seen = ['game:none']
    expect(noteOf(screen, beat('plays'))).toBeNull()
  })
  it('comes on a phone before what it explains, as a step of its own: two texts at once nobody reads', () => {
    expect(noteOf(screen, beat('plays'))?.before, 'elsewhere it stands behind it').toBeUndefined()
    size.phone.current = true
    expect(noteOf(screen, beat('plays'))).toEqual({ name: 'note-plays', text: 'A card is paid for.', before: true })
    size.phone.current = false
  })
})
