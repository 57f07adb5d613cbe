import { fireEvent, render, screen as page } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { unechoed } from '../../lib/log'
import type { Entry } from '../../lib/types'
import Just from './Just.svelte'
import { useTexts } from '../../../tests/fixtures'
import screenOf from '.'
import { headlines, newsFrom, sinceDeed, weightOf, weighty, wordsOf } from './recent'
import { setCards } from './catalogue.svelte'
import type { Board, Catalogue } from './board'
import { board, PASS, ask, player, tableOf } from '../../../tests/lichlord'

beforeAll(() => useTexts())

describe('what just happened', () => {
  const told = (...events: [string, Entry['args']][]): Entry[] => events.map(([word, args], n) => ({ n, key: word, args, private: false }))
  const journal = told(
    ['enters', { seat: 'A', space: 'crypt', walks: true, ap: 1 }], ['draws', { seat: 'A', count: 1 }], ['encounter', { seat: 'B', card: 'zombie', target_seat: 'A', x: 0, cost: 2, where: 'hand' }], ['monster-rolls', { card: 'zombie', of: 'attack', form: 'melee', die: 5, total: 7, stat: 2, more: 0, raised: [], less: 0, lowered: [], influence: '' }],
    ['struck', { seat: 'A', card: 'zombie' }], ['wounded', { seat: 'A', count: 1, life: 4, cause: 'strike', card: 'zombie' }], ['enters', { seat: 'C', space: 'corridor', walks: true, ap: 1 }], ['threat', { seat: 'C', form: 'speed', total: 3, value: 5, source: 'exit', card: 'corridor', overcome: false, die: 1, stat: 2, more: 0, raised: [], less: 0, lowered: [], glory: 0, danger: 0 }],
    ['falls', { seat: 'B', cause: 'pit', card: 'crypt', value: 0, how: 'fail', form: 'speed' }], ['lays', { seat: 'C', space: 'turn', turned: 0, beyond: 'crypt', side: 'north' }],
  )
  it('begins behind what I did last; for spectators with the turn', () => {
    expect(sinceDeed(journal, 'A')).toBe(1)
    expect(sinceDeed(journal, 'B')).toBe(3)
    expect(sinceDeed(journal, null)).toBe(0)
  })
  it('is the weightiest, a blow with what it cost in one line', () => {
    const news = newsFrom(journal, 1, 'A')
    expect(news.map(({ entry }) => entry.key)).toEqual(['encounter', 'wounded', 'enters', 'threat', 'falls', 'lays'])
    expect(weightOf({ key: 'travels', args: { seat: 'B' } }, 'A'), 'by a symbol as on foot').toBe(weightOf({ key: 'enters', args: { seat: 'B', walks: true } }, 'A'))
    expect(headlines(news, 3).map(({ entry }) => entry.key)).toEqual(['wounded', 'threat', 'falls'])
    expect(newsFrom([{ n: 1, key: 'threat', args: { seat: 'C', overcome: true }, private: false }], 1, 'A')[0]?.weight, 'a danger overcome has changed nothing').toBe(1)
    const fate = ['defeated', 'completes'].map((fateful, n) => ({ n: 90 + n, key: fateful, args: { seat: 'C' }, private: false }))
    expect(headlines(newsFrom([...fate, ...journal], 0, 'A'), 3).map(({ entry }) => entry.key), 'my wound, then whose hero falls and who completes a quest').toEqual(['defeated', 'completes', 'wounded'])
    expect(headlines(newsFrom([...fate, ...journal], 0, null), 2).map(({ entry }) => entry.key), 'for whoever only watches nothing comes before these').toEqual(['defeated', 'completes'])
    const { screen } = tableOf(board(), [], { journal })
    expect(wordsOf(screen, journal[5]!)).toBe('The zombie hit you: −1 life, 4 left')
    expect(wordsOf(screen, { ...journal[5]!, args: { ...journal[5]!.args, against: 8, total: 6 } }), 'why').toBe('The zombie hit you, 8 against 6: −1 life, 4 left')
  })
  it('what I lose comes before what others do, and the end of a turn before nothing', () => {
    const news = newsFrom(told(['falls', { seat: 'A' }], ['wounded', { seat: 'B', count: 1, card: 'zombie' }], ['threat', { seat: 'B', overcome: true }], ['turn-ends', { seat: 'B' }], ['loses-glory', { seat: 'A', count: 2 }], ['searches', { seat: 'B' }]), 0, 'A')
    expect(headlines(news, 2).map(({ entry }) => entry.key)).toEqual(['falls', 'loses-glory'])
    expect(news.map(({ entry }) => entry.key)).not.toContain('turn-ends')
  })
  it('in one line it is what befell me, though others did more important things; else the most important of all', () => {
    const one = (...events: [string, Entry['args']][]) => headlines(newsFrom(told(...events), 0, 'A'), 1)[0]?.entry
    const rune: [string, Entry['args']] = ['threat', { seat: 'A', overcome: false }]
    const rest: [string, Entry['args']][] = [['lays', { seat: 'B', space: 'turn', turned: 0, beyond: 'crypt', side: 'north' }], ['saves', { seat: 'B', count: 1 }], ['enters', { seat: 'B', space: 'corridor', walks: true }], ['gains', { seat: 'B' }], ['discards', { seat: 'B' }]]
    expect(one(['encounter', { seat: 'B', target_seat: 'A', card: 'banishing-rune' }], rune, ...rest)?.key, 'the rune that threw me back').toBe('threat')
    expect(one(['enters', { seat: 'A', space: 'antechamber', walks: false }], ...rest)?.key, 'where I was moved to').toBe('enters')
    expect(one(['wounded', { seat: 'A', count: 1, card: 'zombie' }], ['completes', { seat: 'B' }], ...rest)?.args.seat, 'my wound before a quest of hers').toBe('A')
    expect(one(['completes', { seat: 'B' }], ['encounter', { seat: 'B', target_seat: 'A', card: 'zombie' }], ...rest)?.key, 'what came to nothing is no news of mine').toBe('completes')
    expect(one(...rest)?.key, 'a new space before steps and saved points').toBe('lays')
  })
  it('keeps nothing that is older than my last answer, a pass in the turn of somebody else too', () => {
    const { screen } = tableOf(board({ active: 'B' }), [ask('window', PASS)], { journal })
    const { container } = render(Just, { screen })
    expect(container.querySelectorAll('li')).toHaveLength(3)
    flushSync(() => screen.choose(screen.choices[0]!))
    expect(container.querySelectorAll('li')).toHaveLength(0)
  })
  it('begins with the newest that befell me, and forgets the wounds of a hero that is defeated or rises again', () => {
    const wound: [string, Entry['args']] = ['wounded', { seat: 'A', count: 1, card: 'zombie' }]
    const keys = (...events: [string, Entry['args']][]) => newsFrom(told(...events), 0, 'A').map(({ entry }) => entry.key)
    expect(headlines(newsFrom(told(wound, ['falls', { seat: 'A' }]), 0, 'A'), 1)[0]?.entry.key).toBe('falls')
    expect(keys(wound, ['defeated', { seat: 'A' }])).toEqual(['defeated'])
    expect(keys(wound, ['rises', { seat: 'A' }])).toEqual(['rises'])
    expect(keys(['rises', { seat: 'A' }], wound)).toEqual(['rises', 'wounded'])
    expect(keys(wound, ['defeated', { seat: 'B' }])).toEqual(['wounded', 'defeated'])
  })
  it('tells that somebody completes a quest before the peril that I can spend', () => {
    const events = told(['completes', { seat: 'B', quest: 'fish', level: 2 }], ['gains', { seat: 'B', space: 'crypt', stays: false, peril: 2, glory: 3 }])
    expect(headlines(newsFrom(events, 0, 'A', false, new Set([events[1]!.n])), 1).map(({ entry }) => entry.key)).toEqual(['completes'])
  })

  it('names what weighs for my decision: peril that pays for a card of mine, and where a quest of mine goes on', () => {
    const card = { name: { en: 'x' }, text: { en: '' }, types: [], cost: 3 }
    setCards({ zombie: { ...card, group: 'monster', name: { en: 'Zombie' } }, crypt: { ...card, group: 'map', name: { en: 'Crypt' } }, 'slay-draky': { ...card, group: 'quest', name: { en: 'Slay Draky' }, places: ['crypt'] } } as unknown as Catalogue)
    const events = told(['falls', { seat: 'B', cause: 'pit', card: 'crypt', value: 0, how: '' }], ['gains', { seat: 'B', space: 'crypt', stays: false, peril: 1, glory: 0 }], ['lays', { seat: 'C', space: 'crypt', turned: 1, beyond: 'corridor', side: 'north' }], ['gains', { seat: 'B', space: 'crypt', stays: true, peril: 2, glory: 0 }], ['gains', { seat: 'C', space: 'crypt', stays: false, peril: 1, glory: 1 }], ['falls', { seat: 'C', cause: 'pit', card: 'crypt', value: 0, how: '' }])
    const at = (more: Partial<Board>) => {
      const { screen } = tableOf(board({ hand: [{ id: 'zombie', cost: 3 }], players: [player('A'), player('B', { peril: 4 }), player('C', { peril: 2 })], ...more }), [], { journal: events })
      return headlines(newsFrom(events, 0, 'A', false, weighty(screen)), 3).map(({ entry }) => wordsOf(screen, entry, weighty(screen)))
    }
    const gains = tableOf(board(), []).screen.say('log-gains', events[3]!.args)
    expect(gains).toContain('2 peril')
    expect(at({ phase: 'dungeonlord' }).slice(0, 2), 'what it was at its moment, not the peril of today').toEqual(['Mira lays the crypt where it fits on the map: north of the corridor. For your quest: Slay Draky', gains])
    const rivals = at({ phase: 'hero', players: [player('A', { quests: [] }), player('B', { quests: ['slay-draky'] }), player('C')], quests: { ...board().quests, global: [] } })
    expect(rivals.join(), 'where a quest of a rival goes on is no more than any other card').not.toContain('Slay Draky')
    expect(at({ phase: 'hero' }), 'later nothing can be paid with it').not.toContain(gains)
    expect(at({ phase: 'dungeonlord', active: 'B' }), 'nor in the turn of somebody else').not.toContain(gains)
    setCards({})
  })
  it('all is all: also what others do that is not worth a glance, though not my own deeds', () => {
    const told2 = told(['turn', { seat: 'B' }], ['enters', { seat: 'B' }], ['stays', { seat: 'B' }], ['saves', { seat: 'A' }], ['turn-ends', { seat: 'B' }], ['turn-ends', { seat: 'A' }])
    expect(newsFrom(told2, 0, 'A', true).map(({ entry }) => `${entry.key} ${String(entry.args.seat)}`)).toEqual(['turn B', 'enters B', 'stays B', 'turn-ends B'])
  })
  it('stays until I act or put it away', async () => {
    const { screen } = tableOf(board(), [ask('hero', PASS)], { journal })
    const { container } = render(Just, { screen })
    expect(container.querySelectorAll('li')).toHaveLength(3)
    await fireEvent.click(page.getByRole('button', { name: 'Show all 7' }))
    expect(container.querySelectorAll('li')).toHaveLength(7)
    flushSync(() => screen.choose(screen.choices[0]!))
    expect(container.querySelectorAll('li')).toHaveLength(0)
    flushSync(() => screen.show({ ...screen.view, number: 9, journal: [...journal, { n: 10, key: 'steals', args: { seat: 'B', target_seat: 'A', card: 'zombie' }, private: false }] }))
    expect(container.querySelectorAll('li')).toHaveLength(1)
    await fireEvent.click(container.querySelector('.close')!)
    expect(container.querySelectorAll('li')).toHaveLength(0)
  })
})

describe('the log', () => {
  const left = (...events: [string, Entry['args']][]) => unechoed(events.map(([key, args], n) => ({ n, key, args, private: false })), screenOf.echoes).map(({ n }) => n)
  it('tells once of a strike that takes the last life, by what it ends; of one that leaves some it tells', () => {
    const defeat = (card: string): [string, Entry['args']] => ['monster-defeated', { seat: 'A', card }]
    const strike = (card: string, life: number): [string, Entry['args']] => ['strikes-monster', { seat: 'A', card, life }]
    expect(left(strike('imp', 1), strike('imp', 0), defeat('imp'), strike('bat', 0))).toEqual([0, 2, 3])
  })
  it('tells once of a roll against a threat, and never leaves out another roll beside it', () => {
    const threat: [string, Entry['args']] = ['threat', { seat: 'A', source: 'standup', total: 7, overcome: true }]
    const roll = (of: string, total: number): [string, Entry['args']] => ['rolls', { seat: 'A', of, total }]
    expect(left(roll('threat', 7), threat, ['stands-up', { seat: 'A' }], ['hero-attacks-hero', { seat: 'A', target_seat: 'B' }], roll('attack', 7))).toEqual([1, 3, 4])
  })
})
