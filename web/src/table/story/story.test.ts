/** The director shows one moment after another, never holds a person up, and ends in the present. */
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import type { View } from '../../lib/types'
import { beatsOf, EACH, lengthOf, LENGTHS, READ, READING, toldOf, viewAt, type Kinds, type Told } from './beats'
import { BEHIND, Director, HERE, LULL } from './director.svelte'

const KINDS: Kinds = { plays: 'card', shows: 'reveal', rolls: 'dice', gains: 'outcome', loses: 'outcome', dies: 'grave', bleeds: 'grave' }

/** News: entries from a number on, each with its frame. */
function news(from: number, ...keys: string[]): View {
  const journal = keys.map((key, k) => ({ n: from + k, key, args: { seat: 'AB'[k % 2] ?? 'A' }, private: false }))
  const frames = journal.map(({ n }) => ({ n, board: `after ${n}`, figures: {} }))
  return { journal, journal_from: from, frames, board: 'now', figures: {}, asks: [{ what: 'lay' }], why: { x: {} }, waiting: ['A'], over: true, result: {} } as unknown as View
}
/** What is shown: the board, and whether there is a question. */
function stage(more: Told = {}) {
  const shown: string[] = []
  const table = {
    view: {} as View,
    show(view: View) {
      this.view = { ...view, journal: [...(this.view.journal ?? []).filter(({ n }) => n < view.journal_from), ...view.journal] }
      shown.push(`${String(view.board)}${view.asks.length ? '?' : ''}`)
    },
  }
  return { shown, table, director: new Director(table, () => ({ beats: KINDS, defeats: ['dies'], ...more })) }
}
/** All at once in the test's clock, until nothing is told. */
const pass = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  prefs.pace = 'usual'
})
afterEach(() => vi.useRealTimers())

describe('beats', () => {
  it('tell in text mode what the board otherwise shows by itself', () => {
    const told = () => beatsOf(news(3, 'shows', 'opens', 'plays'), { beats: KINDS, aloud: { opens: 'outcome' } }).map(({ kind, entries }) => [kind, entries.map(({ n }) => n)])
    expect(told()).toEqual([['reveal', [3]], ['card', [4, 5]]])
    prefs.speech = true
    expect(told()).toEqual([['reveal', [3]], ['outcome', [4]], ['card', [5]]])
    prefs.speech = false
  })
  it('are the entries that have a kind; others are told with the next', () => {
    expect(beatsOf(news(3, 'plays', 'pays', 'rolls', 'ends'), { beats: KINDS }).map(({ kind, entries, frame }) => [kind, entries.map(({ n }) => n), frame.n])).toEqual([
      ['card', [3], 3], ['dice', [4, 5], 5],
    ])
  })
  it('are told by their last entry, where they do not tell what changed for several', () => {
    const told = (...keys: string[]) => beatsOf(news(0, ...keys), { beats: KINDS }).map((beat) => toldOf(beat).map(({ n }) => n))
    expect([told('pays', 'rolls'), told('gains', 'loses')]).toEqual([[[1]], [[0, 1]]])
  })
  it('are all entries of a game that names none', () => expect(beatsOf(news(0, 'rolls', 'holds')).map(({ kind }) => kind)).toEqual(['card', 'card']))
  it('join what changes for several seats at once', () => {
    expect(beatsOf(news(0, 'gains', 'loses', 'gains'), { beats: KINDS }).map(({ entries }) => entries.length)).toEqual([2, 1])
  })
  it('take in what a game says that it joins, also where the seat has the like already', () => {
    expect(beatsOf(news(0, 'gains', 'loses', 'gains'), { beats: KINDS, joins: ['gains'] }).map(({ entries }) => entries.length)).toEqual([3])
  })
  it('stand on the large stage when they tell of my own defeat, and not of another one', () => {
    const mine = { ...news(0, 'dies', 'dies'), seat: 'B' }
    const beats = beatsOf(mine, { beats: KINDS, defeats: ['dies'] })
    expect(beats.map(({ kind }) => kind)).toEqual(['grave', 'end'])
    const large = LENGTHS.end.move + LENGTHS.end.hold
    expect(beats[1] && [lengthOf(beats[1], 'usual', { moving: true }), lengthOf(beats[1], 'brisk', { moving: true }), lengthOf(beats[1], 'usual', { moving: false })]).toEqual([large, large, 4000])
    expect(beatsOf({ ...mine, seat: null }, { beats: KINDS, defeats: ['dies'] }).map(({ kind }) => kind)).toEqual(['grave', 'grave'])
  })
  it('show the table as it was, with nothing to choose and nothing decided', () => {
    const view = news(7, 'dies')
    const [beat] = beatsOf(view, { beats: KINDS })
    expect(beat && viewAt(view, beat)).toMatchObject({ board: 'after 7', asks: [], why: {}, waiting: [], over: false, result: null, journal_from: 7 })
  })
  it('stand their time without movement too', () => {
    const [beat] = beatsOf(news(0, 'dies'), { beats: KINDS })
    if (!beat) throw new Error('no beat')
    const { move, hold } = LENGTHS.grave
    expect([lengthOf(beat, 'usual', { moving: true }), lengthOf(beat, 'usual', { moving: false }), lengthOf(beat, 'brisk', { moving: false }), lengthOf(beat, 'instant', { moving: true })]).toEqual([move + hold, hold, hold / 2, 0])
  })
})

it('a played card stands as long without movement: its sentence is read; what I played myself needs no time', () => {
  const [beat] = beatsOf(news(0, 'plays'), { beats: { plays: 'card' } })
  const length = (me: string | null) => beat && lengthOf(beat, 'usual', { moving: false, me })
  expect([length(null), length('A')]).toEqual([LENGTHS.card.move + LENGTHS.card.hold, 0])
})
it('what changes for several stands longer', () => {
  const [one] = beatsOf(news(0, 'gains'), { beats: KINDS })
  const [several] = beatsOf(news(0, 'gains', 'loses'), { beats: KINDS })
  const { move, hold } = LENGTHS.outcome
  expect([one && lengthOf(one, 'usual', { moving: true }), several && lengthOf(several, 'usual', { moving: true })]).toEqual([move + hold, move + hold + EACH.hold * ((several?.entries.length ?? 0) - 1)])
  expect(several?.entries.length).toBeGreaterThan(1)
})
it('what I am dealt stands longer than what others are', () => {
  const [others, mine] = beatsOf(news(0, 'hero', 'hero'), { beats: { hero: 'dealt' } })
  const { move, hold } = LENGTHS.dealt
  expect([others && lengthOf(others, 'usual', { moving: true, me: 'B' }), mine && lengthOf(mine, 'usual', { moving: true, me: 'B' })]).toEqual([move + hold, move + LENGTHS.draw.hold])
})

describe('the director', () => {
  it('shows one moment after another, and then the question', () => {
    const { shown, director } = stage()
    director.take(news(1, 'plays', 'rolls'))
    expect([shown, director.left, director.telling]).toEqual([['after 1'], 1, true])
    pass(LENGTHS.card.move + LENGTHS.card.hold)
    expect(shown).toEqual(['after 1', 'after 2'])
    pass(LENGTHS.dice.move + LENGTHS.dice.hold)
    expect([shown, director.telling]).toEqual([['after 1', 'after 2', 'now?'], false])
  })
  it('passes over what has been said before: there is nothing to read', () => {
    const { shown, table, director } = stage({ echoes: ({ key, n }, _, journal) => key === 'gains' && journal.some((each) => each.key === key && each.n < n) })
    table.view = { journal: [] } as unknown as View
    director.take(news(0, 'gains', 'shows', 'gains', 'rolls'))
    const seen: string[][] = []
    for (let k = 0; k < 4; k++) {
      seen.push(director.sentences.map(({ key }) => key))
      director.next()
      pass(500)
    }
    expect(seen).toEqual([['gains'], ['shows'], ['rolls'], []])
    expect(shown).toContain('after 2')
  })
  it('asks nothing before the last of the news', () => {
    const { shown, director } = stage()
    director.take(news(1, 'plays'))
    director.take(news(2, 'plays'))
    pass(5000)
    expect(shown).toEqual(['after 1', 'now', 'after 2', 'now?'])
  })
  it('ends a beat at a word, and all of them at a second one', () => {
    const { shown, director } = stage()
    director.take(news(1, 'plays', 'rolls', 'dies'))
    director.next()
    expect(shown).toEqual(['after 1', 'after 2'])
    director.next()
    expect([shown, director.telling]).toEqual([['after 1', 'after 2', 'now?'], false])
    director.next()
    pass(60_000)
    expect(shown).toHaveLength(3)
  })
  it('goes on one by one when the words come slowly', () => {
    const { shown, director } = stage()
    director.take(news(1, 'dies', 'dies', 'dies'))
    director.next()
    pass(1000)
    director.next()
    expect([shown, director.telling]).toEqual([['after 1', 'after 2', 'after 3'], true])
  })
  it('tells nothing where that is wished, after an undo, and of a first view', () => {
    const { shown, director } = stage()
    prefs.pace = 'instant'
    director.take(news(1, 'dies'))
    prefs.pace = 'usual'
    director.take({ ...news(0, 'plays'), frames: undefined } as unknown as View)
    expect(shown).toEqual(['now?', 'now?'])
    director.take(news(1, 'dies'))
    director.take({ ...news(0, 'plays'), frames: undefined } as unknown as View) // taken back: the journal is whole
    expect([shown.slice(2), director.telling]).toEqual([['after 1', 'now?', 'now?'], false])
  })
  it('tells the very first news of a table, and knows whether it ends the game', () => {
    const { shown, director } = stage()
    director.take(news(0, 'plays', 'dies'))
    expect([shown, director.ends]).toEqual([['after 0'], true])
    director.catchUp()
    expect(director.ends).toBe(false)
  })
  it('goes back to what was told last when the page was loaded anew, and asks whether to watch the rest', () => {
    const { shown, director } = stage()
    const whole = news(0, 'plays', 'dies', 'rolls', 'plays')
    director.take({ ...whole, frames: undefined } as unknown as View)
    director.missed((whole.frames ?? []).slice(1), 1)
    expect([shown, director.away?.map(({ frame }) => frame.n), director.telling]).toEqual([['now?', 'after 1'], [2, 3], true])
    director.watch()
    pass(10_000)
    expect([shown.slice(2), director.telling]).toEqual([['after 2', 'after 3', 'now?'], false])
    director.missed([], 1)
    expect(director.telling).toBe(false)
  })
  it('begins where the frames begin when only the last of much was told: the log knows what was before, and it is said', () => {
    const { shown, table, director } = stage()
    const whole = news(0, 'plays', 'dies', 'rolls', 'plays', 'dies')
    director.take({ ...whole, frames: undefined } as unknown as View)
    director.missed((whole.frames ?? []).slice(3), 1)
    expect([shown.at(-1), table.view.journal.map(({ n }) => n), director.away?.map(({ frame }) => frame.n), director.late]).toEqual(['after 3', [0, 1, 2, 3], [4], true])
    director.catchUp()
    director.missed((whole.frames ?? []).slice(2), 1)
    expect([shown.at(-1), director.late, director.away?.map(({ frame }) => frame.n)]).toEqual(['after 2', true, [3, 4]])
    director.catchUp()
    director.missed((whole.frames ?? []).slice(1), 1)
    expect(director.late).toBe(false)
  })
  it('goes on where it stopped, and asks nothing, when the page was loaded anew while one watched a short story', () => {
    const askedAfter = (ago: number, ...keys: string[]) => {
      const { director } = stage()
      const whole = news(0, 'plays', ...keys)
      director.take({ ...whole, frames: undefined } as unknown as View)
      director.missed(whole.frames ?? [], 0, Date.now() - ago)
      return [director.away !== null, director.now?.entries.map(({ n }) => n)]
    }
    const long = Array.from({ length: 9 }, () => 'dies')
    expect([askedAfter(1000, 'dies', 'plays'), askedAfter(HERE + 1, 'dies', 'plays'), askedAfter(1000, ...long)]).toEqual([[false, [1]], [true, undefined], [true, undefined]])
  })
  it('announces nothing of the present between two beats of a story that goes on', () => {
    const { director } = stage()
    const waits = (view: View): View => ({ ...view, asks: [], over: false, waiting: ['C'] })
    director.take(waits(news(1, 'plays')))
    pass(LENGTHS.card.move + LENGTHS.card.hold)
    expect([director.now, director.lull?.frame.n, director.telling]).toEqual([null, 1, false])
    director.take(waits(news(2, 'plays')))
    expect([director.now?.frame.n, director.lull]).toEqual([2, null])
    pass(LENGTHS.card.move + LENGTHS.card.hold + LULL)
    expect([director.now, director.lull]).toEqual([null, null])
  })
  it('counts all that is in line, with what has come while it was told', () => {
    const { director } = stage()
    director.take(news(1, 'dies', 'dies'))
    expect(director.left).toBe(1)
    director.take(news(3, 'dies'))
    expect(director.left).toBe(2)
  })
  it('tells the last of it again to whoever decides nothing', () => {
    const { shown, director } = stage()
    director.take(news(1, ...Array.from({ length: 15 }, () => 'plays')))
    pass(60_000)
    const before = shown.length
    director.again()
    pass(60_000)
    expect([director.decides, shown.length - before]).toEqual([false, 13])
  })
  it('tells once more what happened since my last turn, and ends in the present again', () => {
    const { shown, director } = stage()
    director.take({ ...news(1, 'plays', 'plays', 'rolls'), seat: 'A' }) // A plays 1: no game of turns, so that is the turn
    director.decided()
    pass(5000)
    const before = shown.length
    director.again()
    pass(5000)
    expect(shown.slice(before)).toEqual(['after 2', 'after 3', 'now?'])
    expect(director.past).toBe(true)
  })
  it('tells whoever plays alone what came of the last decision', () => {
    const { shown, table, director } = stage()
    director.take(news(1, 'plays'))
    pass(5000)
    Object.assign(table.view, { seats: 1 })
    director.decided()
    expect(director.past).toBe(false)
    director.take(news(2, 'rolls'))
    pass(5000)
    const before = shown.length
    director.again()
    pass(5000)
    expect(shown.slice(before)).toEqual(['after 2', 'now?'])
  })
  it('tells a turn again from its beginning, though I have replied in the middle of it and begun my own', () => {
    const { shown, director } = stage({ turnOf: ({ board }) => ((board as unknown as string) <= 'after 2' || (board as unknown as string) > 'after 5' ? 'A' : 'B') })
    const keys = ['plays', 'rolls', 'plays', 'plays', 'rolls', 'plays']
    keys.forEach((key, k) => {
      director.take({ ...news(k + 1, key), seat: 'A', seats: 2 })
      pass(5000)
      director.decided() // in my turn as well as in the other's
    })
    const before = shown.length
    director.again()
    pass(20_000)
    expect(shown.slice(before)).toEqual(['after 3', 'after 4', 'after 5', 'after 6', 'now?'])
  })
  it('tells again what this page was not there for, after a reload', async () => {
    const { shown, director } = stage({ turnOf: ({ board }) => ((board as unknown as string) <= 'after 1' ? 'A' : 'B') })
    const whole: View = { ...news(0, 'plays', 'rolls', 'plays', 'rolls', 'plays'), seat: 'A' }
    director.take({ ...whole, frames: undefined } as unknown as View)
    expect(director.past).toBe(false)
    const recall = vi.fn(() => Promise.resolve(whole.frames ?? []))
    Object.assign(director, { recall, decides: true })
    director.take({ ...news(5, 'plays'), seat: 'A', journal: [...whole.journal, ...news(5, 'plays').journal].slice(5) })
    pass(5000)
    expect(director.past).toBe(true)
    for (let time = 0; time < 2; time++) {
      const before = shown.length
      director.again()
      await vi.advanceTimersByTimeAsync(20_000)
      expect(shown.slice(before)).toEqual(['after 2', 'after 3', 'after 4', 'after 5', 'now?'])
    }
    expect(recall).toHaveBeenCalledTimes(1)
  })
  it('tells no more what was taken back', () => {
    const { director } = stage()
    const whole = news(0, 'rolls', 'plays')
    director.take(whole)
    pass(5000)
    director.take({ ...whole, journal: [], frames: undefined } as unknown as View)
    expect(director.past).toBe(false)
  })
  it('waits for whoever looks away, and tells them also what was on the stage', () => {
    const { shown, director } = stage()
    director.take(news(1, 'dies', 'dies'))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    pass(60_000)
    expect([shown, director.now, director.away?.map(({ frame }) => frame.n)]).toEqual([['after 1'], null, [1, 2]])
    hidden.mockRestore()
    director.close()
  })
  it('stands still while something lies over the table', () => {
    const { shown, director } = stage()
    director.take(news(1, 'dies', 'dies'))
    const sheet = document.body.appendChild(document.createElement('dialog'))
    sheet.setAttribute('open', '')
    pass(60_000)
    expect(shown).toEqual(['after 1'])
    sheet.remove()
    pass(5000)
    expect(shown.slice(1, 2)).toEqual(['after 2'])
  })
  it('asks who has been away whether to watch', () => {
    const { shown, director } = stage()
    const much = Array.from({ length: Math.ceil(BEHIND / (LENGTHS.grave.move + LENGTHS.grave.hold)) + 1 }, () => 'dies')
    pass(HERE + 1)
    director.take(news(1, ...much))
    expect([shown, director.away?.length, director.now]).toEqual([[], much.length, null])
    director.take(news(1 + much.length, 'plays'))
    expect(director.away).toHaveLength(much.length + 1)
    director.watch()
    expect([shown, director.away]).toEqual([['after 1'], null])
    director.take(news(2 + much.length, ...much))
    expect([director.away, director.left]).toEqual([null, 2 * much.length]) // whoever watches is not interrupted
    director.catchUp()
    expect([shown.at(-1), director.telling]).toEqual(['now?', false])
  })
  it('asks nobody who has just opened the table, decided something or been told something', () => {
    const { director } = stage()
    const much = Array.from({ length: Math.ceil(BEHIND / (LENGTHS.grave.move + LENGTHS.grave.hold)) + 1 }, () => 'dies')
    const told = () => {
      director.take(news(1, ...much))
      const here = director.away === null
      director.catchUp()
      return here
    }
    expect(told()).toBe(true)
    pass(HERE - 1)
    expect(told()).toBe(true)
    pass(HERE + 1)
    expect(told()).toBe(false)
    director.decided()
    expect(told()).toBe(true)
  })
  it('asks nobody who looks at the present and is told all as it happens, however long nothing did and much comes of one decision', () => {
    const { director } = stage()
    const much = Array.from({ length: Math.ceil(BEHIND / (LENGTHS.grave.move + LENGTHS.grave.hold)) + 1 }, () => 'dies')
    pass(HERE + 1)
    director.take(news(1, ...much), true)
    expect([director.away, director.now?.entries[0]?.n]).toEqual([null, 1])
    director.close()
  })
  it('tells nothing to whoever skips what the others do, until a round ends; all of it stands in the log', () => {
    const { shown, table, director } = stage({ idles: () => true, rounds: ['rolls'] })
    const later = (view: View): View => ({ ...view, seat: 'A', asks: [], over: false })
    director.take(later(news(0, 'plays', 'dies', 'plays')))
    expect([director.idles, shown.length]).toEqual([true, 1])
    director.skip()
    expect([director.telling, director.idles, shown.length]).toEqual([false, false, 2])
    director.take(later(news(3, 'dies', 'dies')), true)
    pass(60_000)
    expect([director.telling, shown.length]).toEqual([false, 3])
    director.take(later(news(5, 'dies', 'plays', 'rolls', 'dies')), true)
    expect(director.now?.entries.map(({ key }) => key)).toEqual(['rolls'])
    expect(table.view.journal.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    pass(60_000)
    expect([director.telling, director.idles]).toEqual([false, true])
  })
  it('goes on telling when I am asked, and begins in the middle of what is told', () => {
    const { table, director } = stage({ seatOut: () => true })
    director.take({ ...news(0, 'plays', 'dies', 'plays'), seat: 'A', asks: [], over: false } as unknown as View)
    director.skip()
    expect(table.view.journal).toHaveLength(3)
    director.take({ ...news(3, 'dies'), seat: 'A', over: false })
    expect([director.telling, table.view.asks.length, director.idles]).toEqual([false, 1, true])
    director.take({ ...news(4, 'dies'), seat: 'A', asks: [], over: false })
    expect(director.telling).toBe(true)
    director.close()
  })
  it('waits at my own defeat in text mode, until I go on', () => {
    prefs.speech = true
    const { director } = stage()
    director.take({ ...news(0, 'plays', 'dies'), seat: 'B' })
    pass(60_000)
    expect(director.now?.kind).toBe('end')
    director.next()
    expect(director.now).toBeNull()
    prefs.speech = false
  })
  it('waits at the large stage until its button is pressed, however long that takes, but not for whoever is out', () => {
    const { director } = stage()
    director.take({ ...news(0, 'plays', 'dies'), seat: 'B' })
    const large = document.body.appendChild(document.createElement('div'))
    large.dataset.large = 'waits'
    pass(60_000)
    expect(director.now?.kind).toBe('end')
    large.dataset.large = 'stays' // I am out, and the game goes on around it
    pass(60_000)
    expect(director.now).toBeNull()
    large.remove()
  })
  it('asks whoever stayed at the large stage while much happened whether to watch it, and not what they have seen', () => {
    const { director } = stage()
    const large = document.body.appendChild(document.createElement('div'))
    large.dataset.large = 'waits'
    director.take({ ...news(0, 'dies'), seat: 'A' })
    pass(HERE)
    const much = Array.from({ length: Math.ceil(BEHIND / (LENGTHS.grave.move + LENGTHS.grave.hold)) + 1 }, () => 'bleeds')
    director.take(news(1, ...much))
    expect([director.now?.kind, director.away]).toEqual(['end', null])
    large.remove()
    director.next()
    expect([director.now, director.away?.flatMap(({ entries }) => entries.map(({ n }) => n))]).toEqual([null, much.map((_, k) => k + 1)])
    director.watch()
    expect(director.now?.entries[0]?.n).toBe(1)
  })
  it('goes on from the large stage where little has come since, or nothing', () => {
    const { director } = stage()
    const large = document.body.appendChild(document.createElement('div'))
    large.dataset.large = 'waits'
    director.take({ ...news(0, 'dies'), seat: 'A' })
    pass(HERE)
    director.take(news(1, 'rolls'))
    large.remove()
    director.next()
    expect([director.away, director.now?.entries[0]?.n]).toEqual([null, 1])
  })
  it('knows that more has come in while something is told, until all is told', () => {
    const { director } = stage()
    director.take(news(1, 'plays', 'plays'))
    expect(director.grows).toBe(false)
    director.take(news(3, 'plays'))
    expect(director.grows).toBe(true)
    director.catchUp()
    expect(director.grows).toBe(false)
  })
  it('says truly how long watching takes: what is new stands longer, what I did myself shorter', () => {
    const { director } = stage()
    const view: View = { ...news(1, 'shows', 'rolls', 'plays', 'shows'), seat: 'A' }
    const cards = ['zombie', '', '', 'zombie']
    const journal = view.journal.map((entry, k) => ({ ...entry, args: { ...entry.args, card: cards[k] } }))
    const whole = { ...view, journal: journal.map(({ n, ...entry }) => ({ n: n - 1, ...entry })), journal_from: 0, frames: view.frames?.map(({ n, ...frame }) => ({ n: n - 1, ...frame })) }
    director.take({ ...whole, frames: undefined } as unknown as View)
    director.missed(whole.frames ?? [], 0)
    const beats = director.away ?? []
    const promised = director.lengthOf(beats)
    expect([beats.length, director.lengthOf(beats)]).toEqual([3, promised]) // asking changes nothing
    director.watch()
    let stood = 0
    while (director.now) {
      stood += director.length
      pass(director.length)
    }
    expect(stood).toBe(promised)
  })
  it('leaves time to read what is revealed for the first time', () => {
    const { director } = stage()
    const shows = (n: number, card: string): number => {
      const view = news(n, 'shows')
      director.take({ ...view, journal: view.journal.map((entry) => ({ ...entry, args: { seat: 'A', card } })) })
      const { length } = director
      director.catchUp()
      return length
    }
    const { move, hold } = LENGTHS.reveal
    expect([shows(1, 'zombie'), shows(2, 'zombie'), shows(3, 'legion')]).toEqual([move + READ, move + hold, move + READ])
  })
})

it('what has more to read stands as long as its game says, and never less than its kind', () => {
  const [beat] = beatsOf(news(0, 'shows'), { beats: KINDS })
  const hold = (ms: number) => lengthOf(beat!, 'usual', { moving: false, me: 'B', holds: { shows: ms } })
  expect([hold(3000), hold(10)]).toEqual([3000, LENGTHS.reveal.hold])
})

describe('reading', () => {
  const length = (kind: 'card' | 'dealt' | 'step', letters: number, me: string | null = null) => lengthOf(beatsOf(news(0, 'plays'), { beats: { plays: kind } })[0]!, 'usual', { moving: true, me, letters })
  const { move, hold } = LENGTHS.card
  it('a long sentence stands until it is read, a short one as long as its kind', () => {
    expect([length('card', 10), length('card', 50)]).toEqual([move + hold, 50 * READING.letter])
  })
  it('takes no longer than the most', () => expect(length('card', 1000)).toBe(READING.most))
  it('is not for steps, what is dealt in the beginning, or what I have just done', () => {
    expect([length('step', 1000), length('dealt', 1000), length('card', 1000, 'A')]).toEqual([LENGTHS.step.move, LENGTHS.dealt.move + LENGTHS.dealt.hold, move])
  })
  it('lets nobody fall behind: who waits for others and sees much to read has not been away', () => {
    const table = { view: {} as View, show(view: View) { this.view = view } }
    const fallsBehind = (letters: number, count: number) => {
      const director = new Director(table, () => ({ beats: { plays: 'card' } }), () => letters)
      vi.advanceTimersByTime(HERE + 1)
      director.take(news(0, ...Array.from({ length: count }, () => 'plays')))
      const away = director.away !== null
      director.catchUp()
      return away
    }
    expect(fallsBehind(1000, 10)).toBe(false)
    expect(fallsBehind(0, Math.ceil(BEHIND / (move + hold)) + 1)).toBe(true)
  })
  it('is told to the director by the table', () => {
    const table = { view: {} as View, show(view: View) { this.view = view } }
    const director = new Director(table, () => ({ beats: { plays: 'card' } }), () => 60)
    director.take(news(0, 'plays'))
    expect(director.length).toBe(60 * READING.letter)
  })
})

/** News of seats, each entry by a seat and a key, after which seat A is asked about one object. */
function asking(...told: [seat: string, key: string][]): View {
  const view = news(0, ...told.map(([, key]) => key))
  const journal = view.journal.map((entry, k) => ({ ...entry, args: { seat: told[k]?.[0] ?? '' } }))
  return { ...view, journal, seat: 'A', over: false, asks: [{ what: 'act', may: false, options: [{ touches: ['piece:mine'] }] }] } as unknown as View
}

describe('a press on the stage is meant for the present', () => {
  const reaches = (object: string, ...told: [string, string][]) => {
    const { director } = stage()
    director.take(asking(...told))
    return director.reaches(object)
  }
  it('while nothing but my own doing is told, on what can be chosen then; what comes of it may be left out', () => {
    expect(reaches('piece:mine', ['A', 'shows'])).toBe(true)
    expect(reaches('piece:mine', ['A', 'shows'], ['B', 'gains'], ['A', 'plays'])).toBe(true)
    expect(reaches('square:a1', ['A', 'shows'])).toBe(false) // it only goes on
  })
  it('anywhere on the board while there stands what I have just done', () => expect(reaches('square:a1', ['A', 'plays'])).toBe(true))
  it('not before what I have not seen: a die, a death, what another does', () => {
    expect(reaches('piece:mine', ['A', 'plays'], ['A', 'rolls'])).toBe(false)
    expect(reaches('piece:mine', ['A', 'plays'], ['A', 'dies'])).toBe(false)
    expect(reaches('piece:mine', ['A', 'plays'], ['B', 'plays'])).toBe(false)
    expect(reaches('piece:mine', ['B', 'plays'])).toBe(false)
  })
  it('not where nobody asks me', () => {
    const { director } = stage()
    director.take({ ...asking(['A', 'plays']), asks: [] })
    expect(director.reaches('piece:mine')).toBe(false)
  })
})
