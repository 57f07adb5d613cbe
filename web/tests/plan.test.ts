import { describe, expect, it } from 'vitest'
import type { GameInfo, Setting } from '../src/lib/types'
import { chosen, countOf, nameOf, planFor, resize, settingsFor, startWords, steps, valueOf } from '../src/lobby/plan'
import { GAMES } from './fixtures'

const game: GameInfo = {
  ...GAMES.raiders, seats: [1, 2, 3, 4, 5], usual_seats: 4, levels: ['easy', 'normal', 'hard'],
  settings: [
    { id: 'quick', type: 'bool', default: false, seats: [2, 3, 4, 5] },
    { id: 'solo_wounds', type: 'int', default: 2, seats: [1], low: 2, high: 5 },
    { id: 'odds', type: 'bool', default: true, seats: [] },
  ],
}

describe('a new table', () => {
  it('begins with me and bots on the other seats', () => {
    expect(countOf(planFor(game).seats)).toEqual({ me: 1, open: 0, bots: 3 })
    expect(startWords(countOf(planFor(game).seats))).toEqual({ id: 'ui-play-bots', args: { bots: 3 } })
  })

  it('grows and shrinks by the seat counts the game has', () => {
    expect(steps(game, 4)).toEqual({ more: 5, less: 3 })
    expect(steps(game, 5).more).toBeNull()
    expect(steps(game, 1).less).toBeNull()
  })

  it('keeps a seat for me when mine is removed', () => {
    const plan = { ...planFor(game), seats: [{ kind: 'bot', level: 'easy' } as const, { kind: 'me' } as const] }
    expect(resize(plan, 1).seats).toEqual([{ kind: 'me' }])
  })

  it('offers and sends only options of this seat count that differ from the rulebook', () => {
    expect(settingsFor(game, 1).map(({ id }) => id)).toEqual(['solo_wounds', 'odds'])
    const plan = { ...planFor(game), settings: { quick: true, solo_wounds: 5, odds: true } }
    expect(chosen(game, plan)).toEqual({ quick: true })
    expect(chosen(game, resize(plan, 1))).toEqual({ solo_wounds: 5 })
  })

  it('offers as a choice only the seats there are, and sends none that a smaller table has not', () => {
    const dealer: Setting = { id: 'dealer', type: 'choice', default: 'random', seats: [], choices: ['random', 'A', 'B', 'C'], of_seats: true }
    const seated = { ...game, settings: [dealer] }
    expect([1, 2, 3, 4].map((count) => settingsFor(seated, count)[0]?.choices)).toEqual([['random', 'A'], ['random', 'A', 'B'], ['random', 'A', 'B', 'C'], ['random', 'A', 'B', 'C']])
    const plan = { ...resize(planFor(game), 3), settings: { dealer: 'C' } }
    expect(chosen(seated, plan)).toEqual({ dealer: 'C' })
    expect(chosen(seated, resize(plan, 2))).toEqual({})
    expect(valueOf(settingsFor(seated, 2)[0]!, plan.settings)).toBe('random')
  })

  it('offers packs only where some are installed, by their own names', () => {
    const packs: Setting = { id: 'packs', type: 'several', default: '', seats: [], choices: [], names: {} }
    const some: Setting = { ...packs, choices: ['cellar@1a2b3c4d'], names: { 'cellar@1a2b3c4d': { en: 'The Cellar', ru: 'Погреб' } } }
    expect(settingsFor({ ...game, settings: [packs] }, 2)).toEqual([])
    expect(settingsFor({ ...game, settings: [some] }, 2)).toEqual([some])
    expect(nameOf(some, 'cellar@1a2b3c4d')).toBe('The Cellar')
    expect(nameOf(some, 'gone@00000000')).toBe('gone@00000000')
  })

  it('names the button after what will happen', () => {
    expect(startWords({ me: 1, open: 1, bots: 2 }).id).toBe('ui-create-invite')
    expect(startWords({ me: 1, open: 0, bots: 0 }).id).toBe('ui-play-alone')
    expect(startWords({ me: 2, open: 0, bots: 2 })).toEqual({ id: 'ui-start-with', args: { players: 2, bots: 2 } })
  })
})
