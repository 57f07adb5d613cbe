import { describe, expect, it } from 'vitest'
import type { Ask, View } from '../../lib/types'
import { beatsOf } from '../../table/story/beats'
import { grouped } from './groups'
import { BEATS, gains, sceneOf } from './story'
import type { Board, Contest, Hero, Place, Reach, RoomCard, Then } from './board'
import { bleedingOf, lastLaid, lays, livedIn, standing } from './contest'
import { handCards, neighbour, optionFor, powerCards } from './hand'
import { sharesOf } from './odds'
import { consequence, opensWith, prompt, type Table } from './prompt'
import { rule, type Say } from './say'
import stories from './stories.json'

/** Points of the game as the server shows them to seat A; tests/games/raiders/stories.py writes and checks them. */
type Story = keyof typeof stories
const ROOMS: Pick<Board, 'level' | 'levels' | 'room' | 'rooms' | 'leader' | 'supply' | 'torches' | 'bleeding' | 'last' | 'monster_deck' | 'odds'> = {
  level: 3, levels: 5, room: 3, rooms: [], leader: 'C', supply: {}, torches: [], bleeding: [], last: null, monster_deck: null, odds: null,
}
const boardOf = (name: Story): Board => ({ ...ROOMS, ...(stories[name].board as unknown as typeof ROOMS & Board) })
function tableOf(name: Story, more: Partial<Table> = {}): Table {
  const { asks, sealed } = stories[name] as unknown as { asks: Ask[]; sealed: string | null }
  return { board: boardOf(name), me: 'A', asks, sealed, over: false, winners: [], names: { A: 'Аня', B: 'Boris', C: 'Mira', D: 'Олег' }, ...more }
}
const mockup = () => boardOf('mock-up')
const ASKS = tableOf('mock-up').asks
const TORCHES = ASKS.filter((ask) => ask.what === 'torch')
const thenOf = (name: Story, card: string) => (optionFor(tableOf(name).asks, card)?.option.then ?? null) as Then | null
/** The contest as it would stand with a card of A's. */
const contestWith = (name: Story, card: string): Contest => standing(boardOf(name), thenOf(name, card)) as Contest

const DRAGON: RoomCard = { id: 'dragon', kind: 'monster', wounds: 3, strength: 18 }
const VAULT: RoomCard = { id: 'vault-4-2', kind: 'vault', chests: [4, 2] }

describe('who laid what', () => {
  it('moves a crystal to the end and keeps it a crystal', () => {
    const row = lays(mockup(), 'A', '5', [], ['A'])
    expect(row.map((lay) => [lay.seat, lay.state])).toEqual([['C', 'laid'], ['A', 'choice'], ['B', 'left'], ['D', 'crystal']])
    expect(row[3]?.laid).toEqual(['crystal'])
    expect(row[2]?.power).toEqual(['1', '4', '5'])
    expect(row[0]?.power).toEqual([])
  })
  it('says who laid first, and of nobody where the leader laid a crystal', () => {
    expect(lays(mockup(), 'A', '5', [], ['A']).map(({ first }) => first)).toEqual([true, false, false, false])
    expect(lays({ ...mockup(), leader: 'D' }, 'A', '5', [], ['A']).some(({ first }) => first)).toBe(false)
    expect(lays({ ...mockup(), quick: true }, 'A', '5', [], ['A']).some(({ first }) => first)).toBe(false)
  })
  it('shows the next one, and sealed cards by their backs', () => {
    expect(lays(mockup(), 'B', null, [], ['A'])[1]?.state).toBe('next')
    expect(lays(mockup(), 'A', null, ['A', 'B'], [])[2]?.state).toBe('sealed')
  })
})

describe('how the room would stand', () => {
  it('lays what a card would change over what is', () => {
    expect(contestWith('mock-up', '5')).toMatchObject({ card: DRAGON, need: 18, values: { C: 4, A: 5 }, missing: 9, to_lay: ['B', 'D'] })
    expect(Object.keys(contestWith('mock-up', '5').values)).toEqual(['C', 'A'])
    expect(standing(mockup(), null)).toEqual(mockup().contest)
    expect(standing({ ...mockup(), contest: null }, thenOf('mock-up', '5'))).toBeNull()
  })
  it('has nothing to show of a room where no other card is seen', () => {
    expect(thenOf('quick-vault', '5')).toBeNull()
  })
  it('shows a sealed card as if it lay', () => {
    const { then } = stories['quick-sealed']
    expect(standing(boardOf('quick-sealed'), then as Then)).toMatchObject({ values: { A: 5 }, missing: 9, to_lay: ['B', 'C'] })
  })
})

describe('the hand', () => {
  const cards = handCards(mockup(), ASKS, '5', null)
  it('keeps spent cards as empty places', () => {
    expect(cards.map((each) => [each.card, each.state])).toEqual([
      ['1', 'can'], ['2', 'spent'], ['3', 'can'], ['4', 'spent'], ['5', 'can'], ['torch', 'can'], ['key', 'cannot'], ['sword', 'can'],
    ])
    expect(cards.find((each) => each.selected)?.card).toBe('5')
  })
  it('finds the question a card answers', () => {
    expect(optionFor(ASKS, 'torch')?.ask.what).toBe('torch')
    expect(optionFor(ASKS, 'key')).toBeNull()
  })
  it('moves by arrows past spent places, and around', () => {
    expect(neighbour(cards, '1', 1)).toBe('3')
    expect(neighbour(cards, '1', -1)).toBe('sword')
    expect(neighbour(cards, null, 1)).toBe('1')
    expect(neighbour([], null, 1)).toBeNull()
  })
  it('shows my sealed card as mine, and nothing to a spectator', () => {
    expect(handCards(mockup(), [], null, '3').find((each) => each.card === '3')?.state).toBe('sealed')
    expect(handCards({ ...mockup(), hand: null }, [], null, null)).toEqual([])
  })
  it('shows a power card that was never played as held, also when the game is over', () => {
    const heroes = mockup().heroes.map((hero): Hero => ({ ...hero, power: hero.seat === 'C' ? ['5'] : [] }))
    const held = (seat: string) => powerCards({ over: true, board: { ...mockup(), heroes } } as unknown as View, seat).filter((each) => each.held).map(({ card }) => card)
    expect([held('C'), held('A')]).toEqual([['5'], []])
  })
})

const keyOf = (sentence: Say | null) => sentence?.key.replace('raiders-ui-', '')

/** The same table where the others can do this to my card at a vault. */
const reached = (table: Table, reach: Partial<Reach>): Table => ({ ...table, asks: table.asks.map((ask) => ({ ...ask, options: ask.options.map((option) => ({ ...option, then: { ...(option.then as Then), reach: { higher: [], level: [], surely: [], best: 4, ...reach } } })) })) })

describe('the seam', () => {
  const says = (name: Story, ...cards: (string | null)[]) => cards.map((card) => keyOf(consequence(tableOf(name), card)))
  it('says what the selected card would do to a monster', () => {
    const table = tableOf('mock-up')
    expect(consequence(table, null)).toMatchObject({ key: 'raiders-ui-monster-others', args: { missing: 14, names: ['Boris', 'Олег'] } })
    // Boris 5 and Олег 4 make exactly 9
    expect(consequence(table, '5')?.args?.said).toMatchObject({ key: 'raiders-ui-monster-needs-most', args: { each: [{ args: { name: 'Boris', value: 5 } }, { args: { name: 'Олег', value: 4 } }] } })
    expect(consequence(table, '3')?.args?.said).toMatchObject({ key: 'raiders-ui-monster-hopeless', args: { any: 'no' } })
    const [ask] = table.asks
    const only = { ...table, asks: [{ ...ask!, options: ask!.options.filter(({ id }) => ['1', '3'].includes(id)) }] }
    expect(consequence(only, '3')?.args?.said, 'none of my cards is enough').toMatchObject({ args: { any: 'yes' } })
    const sure = { ...table, asks: table.asks.map((each) => ({ ...each, options: each.options.map((option) => ({ ...option, then: option.then && { contest: { ...(option.then as Then).contest, prospect: 'sure' } } })) })) }
    expect(consequence(sure, '3')).toMatchObject({ key: 'raiders-ui-monster-sure', args: { names: ['Boris', 'Олег'] } })
    expect(says('snake', '5')).toEqual(['monster-beaten'])
    expect(consequence(tableOf('snake'), '3'), 'whatever Boris plays is 1 or more').toMatchObject({ key: 'raiders-ui-monster-sure', args: { missing: 1, names: ['Boris'] } })
    expect(says('beaten', null)).toEqual(['monster-beaten-already'])
  })
  it('tells the rule of a card as this table plays it', () => {
    expect(rule(DRAGON, 'base').args).toMatchObject({ mode: 'base', strength: 18, wounds: 3 })
    expect(rule({ ...DRAGON, strength: null }, 'base').args).toMatchObject({ mode: 'duel' }) // strength by the living, two of them left
    expect(rule({ ...DRAGON, strength: null }, 'solo').args).toMatchObject({ mode: 'solo' })
    expect(rule(VAULT, 'solo').args).toMatchObject({ mode: 'solo', takes: 'all' })
    expect(rule({ ...VAULT, takes: 'largest' }, 'solo').args).toMatchObject({ takes: 'largest' })
  })
  it('names who is hit when nobody is left to lay', () => {
    expect(consequence(tableOf('last'), '5')).toMatchObject({ key: 'raiders-ui-monster-hits', args: { missing: 3, wounds: 3, names: ['Boris'] } })
    expect(says('last', '1', null)).toEqual(['monster-hits-you', 'monster-you'])
  })
  it('says who else is hit with me, and that it is the end of somebody', () => {
    const wounded = (wounds: Record<string, number>) => ({ ...boardOf('last'), heroes: boardOf('last').heroes.map((hero): Hero => ({ ...hero, wounds: wounds[hero.seat] ?? 0 })) })
    expect(consequence(tableOf('last'), '2')).toMatchObject({ key: 'raiders-ui-monster-hits-both', args: { names: ['Boris'] } })
    expect(consequence(tableOf('last', { board: wounded({ A: 7 }) }), '1')).toMatchObject({ key: 'raiders-ui-deadly-you', args: { others: 0, said: { key: 'raiders-ui-monster-hits-you' } } })
    expect(consequence(tableOf('last', { board: wounded({ A: 7, B: 8 }) }), '2')).toMatchObject({ key: 'raiders-ui-deadly-you', args: { names: ['Boris'] } })
    expect(consequence(tableOf('last', { board: wounded({ B: 7 }) }), '5')).toMatchObject({ key: 'raiders-ui-deadly', args: { names: ['Boris'] } })
    expect(consequence(tableOf('last', { board: wounded({ A: 6 }) }), '1')?.key).toBe('raiders-ui-monster-hits-you')
  })
  it('says how much of half a purse it is for me', () => {
    const rich = boardOf('lava')
    expect(consequence(tableOf('lava', { board: { ...rich, contest: { ...rich.contest, takes: { A: 3 } } as Contest } }), '1')).toMatchObject({ key: 'raiders-ui-trap-half', args: { count: 0, half: 0 } })
  })
  it('warns of a death that is not sure yet, where my card is the lowest so far', () => {
    const board = mockup()
    const hurt = (wounds: number, me = 'A') => ({ ...board, heroes: board.heroes.map((hero): Hero => (hero.seat === me ? { ...hero, wounds } : hero)) })
    expect(consequence(tableOf('mock-up', { board: hurt(7) }), '3')).toMatchObject({ key: 'raiders-ui-deadly-may', args: { mine: 7, wounds: 3, most: 10, said: { key: 'raiders-ui-monster-risk', args: { lost: 'yes', names: [{ key: 'ui-you' }] } } } })
    expect(keyOf(consequence(tableOf('mock-up', { board: hurt(6) }), '3'))).toBe('monster-risk')
    expect(consequence(tableOf('mock-up', { board: hurt(7) }), '5')).toMatchObject({ key: 'raiders-ui-monster-risk', args: { lost: 'no', safe: 'no', names: ['Mira'] } }) // C's 4 is lower
  })
  it('says that a monster cannot hit me where somebody can only play lower, and names me where I am the lowest', () => {
    const { board, asks, ...table } = tableOf('snake')
    const risk = (low: string[], values: Record<string, number>, most_left: Record<string, number>, wounds = 0, missing = 6) => {
      const contest = { ...board.contest, low, values, most_left, missing, to_lay: ['B'], prospect: 'open' }
      const heroes = board.heroes.map((hero): Hero => (hero.seat === 'A' ? { ...hero, wounds } : hero))
      return consequence({ ...table, board: { ...board, heroes }, asks: asks.map((ask) => ({ ...ask, options: ask.options.map((option) => ({ ...option, then: { contest } })) })) }, '5')
    }
    expect(risk(['A'], { A: 2, C: 4 }, { B: 3 })?.args).toMatchObject({ safe: 'no', wounds: 3, names: [{ key: 'ui-you' }] })
    expect(risk(['A'], { A: 5, C: 5 }, { B: 4 })?.args).toMatchObject({ safe: 'yes' })
    expect(risk(['A'], { A: 5, C: 5 }, { B: 5 })?.args).toMatchObject({ safe: 'no' }) // level with me, and then with me hit
    expect(risk(['A'], { A: 5, C: 5 }, { B: 5 }, 0, 5)?.args, 'with 5 it is beaten: if it is missed, somebody played lower').toMatchObject({ safe: 'yes' })
    expect(risk(['C'], { A: 5, C: 3 }, { B: 4 }, 0, 9)?.args, 'only another can be hit').toMatchObject({ safe: 'no', open: 'other', names: ['Mira'] })
    expect(risk(['A'], { A: 1, C: 4 }, { B: 5 })?.args, 'B may be hit beside me, I am for certain').toMatchObject({ open: 'sure' })
    expect([risk(['A'], { A: 2, C: 4 }, { B: 3 }, 8)?.key, risk(['A'], { A: 5, C: 5 }, { B: 4 }, 8)?.key]).toEqual(['raiders-ui-deadly-may', 'raiders-ui-monster-risk'])
  })
  it('promises no chest without saying who can only lay higher', () => {
    const led = tableOf('vault-led')
    expect(consequence(led, '1'), 'of two chests the small one at most').toMatchObject({ key: 'raiders-ui-vault-most', args: { count: 2, names: ['Boris', 'Mira'] } })
    expect(consequence(led, '5')).toMatchObject({ key: 'raiders-ui-vault-reach', args: { how: 'level', names: ['Boris', 'Mira'], best: 0, said: { key: 'raiders-ui-vault-takes', args: { open: 'yes' } } } })
    expect(consequence(reached(led, { surely: ['B', 'C'], best: 0 }), '1')).toMatchObject({ key: 'raiders-ui-vault-topped', args: { names: ['Boris', 'Mira'] } }) // no chest is left for it
  })
  it('says that a card is in vain where too many can only play the same, and that a tie gets nobody a chest that does not split', () => {
    const led = tableOf('vault-led')
    expect(consequence(reached(led, { level: ['B', 'C'], best: 0 }), '5')).toMatchObject({ key: 'raiders-ui-vault-in-vain' })
    expect(consequence(led, '5')?.args).toMatchObject({ splits: 'yes' })
  })
  it('says who can still beat or share my card at a vault, and what it can bring at most', () => {
    const said = (reach: Partial<Reach>) => consequence(reached(tableOf('vault-led'), reach), '2')?.args
    expect(said({ higher: ['B', 'C'], level: ['B', 'C'] })).toMatchObject({ how: 'either', names: ['Boris', 'Mira'] })
    expect(said({ higher: ['C'], level: ['B'], best: 2 })).toMatchObject({ how: 'both', names: ['Mira'], level: ['Boris'], best: 2 })
    expect(said({ higher: ['C'], best: 4 })).toMatchObject({ how: 'higher', best: 0 }) // as much as it would bring now
    expect(consequence(reached(tableOf('vault-led'), {}), '2')).toMatchObject({ key: 'raiders-ui-vault-takes', args: { open: 'no' } })
  })
  it('says of a sword or key, before it is played, that it counts as 5', () => {
    expect(consequence(tableOf('mock-up'), 'sword')).toMatchObject({ args: { said: { args: { card: { key: 'raiders-ui-your-item', args: { card: { key: 'raiders-card-sword' } } } } } } })
  })
  it('says that the most somebody can play is a sword, or an item nobody knows', () => {
    const armed = (swords: string[], odds: Board['odds'] = null) => {
      const table = tableOf('snake')
      const asks = table.asks.map((ask) => ({ ...ask, options: ask.options.map((option) => ({ ...option, then: { contest: { ...(option.then as Then | null)?.contest, swords, prospect: 'open' } } })) }))
      return (consequence({ ...table, asks, board: { ...table.board, odds } }, '3')?.args?.said as Say).args
    }
    expect(armed(['B'])).toMatchObject({ names: ['Boris'], known: 'no', said: { key: 'raiders-ui-monster-needs' } })
    expect(armed(['B'], { held: {} } as Board['odds'])).toMatchObject({ known: 'yes' })
    expect(armed([])).toMatchObject({ missing: 1 })
  })
  it('says first what the chosen card would do, then that another press plays it', () => {
    const said = (choice: string | null) => [keyOf(prompt(tableOf('mock-up'), choice).text), keyOf(prompt(tableOf('mock-up'), choice).more)]
    expect([said(null), said('3'), said('torch')]).toEqual([['lay-for', 'monster-others'], ['monster-risk', 'lay-again'], ['torch-text', 'lay-again']])
  })
  it('asks for the real card after a crystal', () => {
    const one = tableOf('mock-up')
    const heroes = one.board.heroes.map((hero) => (hero.seat === one.me ? { ...hero, laid: ['crystal'] } : hero))
    expect(prompt({ ...one, board: { ...one.board, heroes } }, null).text?.key).toBe('raiders-ui-lay-real')
  })
  it('says that a coin for two goes to nobody', () => {
    const table = tableOf('vault')
    const [first, second] = table.board.contest?.claims ?? []
    const claims = [first, { chest: 1, seats: ['A', 'D'], each: 0 }].flatMap((claim) => claim ?? [])
    expect(second).toBeDefined()
    const asks = table.asks.map((ask) => ({ ...ask, options: ask.options.map((option) => ({ ...option, then: { contest: { ...(option.then as Then | null)?.contest, claims } } })) }))
    expect(consequence({ ...table, asks }, '4')).toMatchObject({ key: 'raiders-ui-vault-no-share', args: { count: 1, names: ['Олег'] } })
  })
  it('names the card in every forecast, so that another choice is another sentence', () => {
    const said = (name: Story) => ['1', '5'].map((card) => consequence(tableOf(name), card)).map((told) => ((told?.args?.said as Say | undefined) ?? told)?.args?.['card'])
    for (const name of ['lava', 'magnet', 'duel', 'last', 'snake'] as const) expect(said(name)).toEqual([{ key: 'raiders-card-1' }, { key: 'raiders-card-5' }])
  })
  it('knows the duel and the solo fight', () => {
    expect(says('duel', '1', '3', '5', null)).toEqual(['duel-you', 'duel-even', 'duel-other', 'duel-monster'])
    expect(says('solo', '3', '4', '5', null)).toEqual(['solo-hit', 'solo-hit', 'solo-beats', 'solo-monster'])
    expect(consequence(tableOf('solo'), '5')).toMatchObject({ args: { value: 4, card: { key: 'raiders-card-5' } } })
  })
  it('counts chests, traps and storerooms as they stand', () => {
    expect(consequence(tableOf('vault'), '5')?.args?.said).toMatchObject({ key: 'raiders-ui-vault-shared', args: { count: 2, names: ['Mira'], open: 'yes', chest: 'first' } })
    expect(consequence(tableOf('vault'), '4')?.args?.said).toMatchObject({ key: 'raiders-ui-vault-shared', args: { count: 1, names: ['Олег'], chest: 'second' } })
    expect(says('vault', '3', null)).toEqual(['vault-nothing', 'vault-two'])
    expect(consequence(tableOf('lava'), '5')?.args?.said).toMatchObject({ key: 'raiders-ui-trap-still', args: { open: 'yes' } })
    expect(says('lava', null)).toEqual(['raiders-text-lava'])
    expect(consequence(tableOf('lava'), '1')).toMatchObject({ key: 'raiders-ui-trap-half', args: { value: 1, all: 'yes', costs: 'treasure', count: 0 } })
    expect(consequence(tableOf('solo-lava'), '3')).toMatchObject({ args: { value: 3, all: 'alone', open: 'no' } })
    expect(consequence(tableOf('magnet'), '5')).toMatchObject({ key: 'raiders-ui-trap-goes', args: { value: 5, all: 'no', names: ['Boris', 'Mira'], effect: { args: { count: 3 } } } })
    expect(consequence(tableOf('store'), '3')).toMatchObject({ key: 'raiders-ui-store-takes', args: { gain: { key: 'raiders-ui-gain-item', args: { item: { key: 'raiders-card-key' }, does: { key: 'raiders-ui-text-key' } } } } })
    expect(says('store', '1', null)).toEqual(['store-short', 'store-take'])
  })
  it('says "so far" only where somebody has yet to play, and can play what changes it', () => {
    const open = (name: Story, card: string, power: string[], items = 0) => {
      const table = tableOf(name)
      const heroes = table.board.heroes.map((hero): Hero => (hero.seat === 'A' ? hero : { ...hero, power, items }))
      const said = consequence({ ...table, board: { ...table.board, heroes, odds: null } }, card)
      return ((said?.args?.said as Say | undefined) ?? said)?.args?.open
    }
    expect(consequence(tableOf('lava'), '1')).toMatchObject({ args: { open: 'no', by: 'lowest' } }) // nothing is lower than 1
    expect(consequence(tableOf('magnet'), '5')).toMatchObject({ args: { open: 'no', by: 'highest' } }) // nor higher than 5
    expect([open('lava', '5', ['2', '5']), open('lava', '5', ['5']), open('magnet', '3', ['1', '3']), open('magnet', '3', ['5'])]).toEqual(['yes', 'no', 'no', 'yes'])
    expect(open('lava', '5', ['4', '5'])).toBe('same') // the lowest card may be lower, but it stays still all the same
  })
  it('names who can still play what changes a trap, as at a chest', () => {
    const may = (name: Story, card: string, powers: Record<string, string[]>) => {
      const table = tableOf(name)
      const heroes = table.board.heroes.map((hero): Hero => (hero.seat === 'A' ? hero : { ...hero, power: powers[hero.seat] ?? [] }))
      const said = consequence({ ...table, board: { ...table.board, heroes } }, card)
      return said?.key === 'raiders-ui-trap-may' ? [said.args?.names, said.args?.skulls] : null
    }
    const left = (name: Story, card: string) => standing(tableOf(name).board, (optionFor(tableOf(name).asks, card)?.option.then ?? null) as Then | null)?.to_lay ?? []
    for (const [name, card, low, high] of [['lava', '5', '2', '5'], ['magnet', '3', '1', '5']] as const) {
      const [first, ...rest] = left(name, card)
      const changes = name === 'lava' ? low : high
      const idle = name === 'lava' ? high : low
      expect(may(name, card, { [first ?? '']: [changes], ...Object.fromEntries(rest.map((seat) => [seat, [idle]])) })).toEqual([[tableOf(name).names[first ?? '']], name === 'lava' ? 2 : 1])
      expect(may(name, card, {})).toBeNull()
    }
  })
  it('says what a trap takes of me where that is less, but not of the wounds that kill', () => {
    const table = tableOf('magnet')
    const does = (costs: string, takes: number) => {
      const asks = table.asks.map((ask) => ({ ...ask, options: ask.options.map((option) => {
        const contest = (option.then as Then | null)?.contest
        return { ...option, then: { contest: { ...contest, card: { ...table.board.contest?.card, costs }, harm: 2, victims: ['A', 'B'], takes: { A: takes, B: 2 } } } }
      }) }))
      const board = { ...table.board, contest: { ...table.board.contest, card: { ...table.board.contest?.card, costs } } } as unknown as Board
      const said = consequence({ ...table, board, asks: asks as unknown as Ask[] }, '5')
      const goes = (said?.args?.said ?? said) as { args?: { effect?: { key: string } } }
      return goes.args?.effect?.key
    }
    expect([does('treasure', 1), does('treasure', 2), does('wounds', 1)]).toEqual(['raiders-ui-and-you', 'raiders-ui-lose-coins', 'raiders-ui-take-wounds'])
  })
  it('says before a card is chosen whom a trap of one skull hits as things stand, beside a lesson, too', () => {
    const table = (id: 'magnet' | 'lava') => ({ ...tableOf(id), board: { ...tableOf(id).board, contest: { ...tableOf(id).board.contest!, value: null, victims: ['A', 'C'] } as Contest } })
    expect(prompt(table('magnet'), null)).toMatchObject({ stays: true, more: { key: 'raiders-ui-trap-now', args: { said: { key: 'raiders-text-magnet' }, names: [{ key: 'ui-you' }, 'Mira'] } } })
    expect(prompt(table('lava'), null).more, 'it hits everyone').toMatchObject({ key: 'raiders-text-lava' })
  })
  /** What the seam says at a trap whose end may be one of these values. */
  const trapEnds = (name: Story, card: string, more: Partial<Contest>, hero: Partial<Hero> = {}) => {
    const table = tableOf(name)
    const asks = table.asks.map((ask) => ({ ...ask, options: ask.options.map((option) => ({ ...option, then: { contest: { ...(option.then as Then | null)?.contest, ...more } } })) }))
    const heroes = table.board.heroes.map((each): Hero => (each.seat === 'A' ? { ...each, ...hero } : { ...each, power: ['1', '3', '5'] }))
    return consequence({ ...table, asks: asks as unknown as Ask[], board: { ...table.board, heroes } }, card)
  }
  it('says what will come of a trap that somebody is certain to change, not only that it changes', () => {
    expect(tableOf('magnet').board.contest?.card.skulls).toBe(1)
    const sure = (ends: number[], more: Partial<Contest> = {}, hero: Partial<Hero> = {}) => trapEnds('magnet', '1', { value: 1, values: { A: 1, C: 1 }, harm: 0, beyond: ['B'], victims: ['B', 'C'], ends, ...more }, hero)
    expect(sure([3, 4])).toMatchObject({ key: 'raiders-ui-trap-sure', args: { names: ['Boris'], low: 1, high: 2, range: 'from', whom: 'names', hit: ['Boris', 'Mira'], own: 'yes' } })
    expect(sure([4], { victims: ['A', 'B'] }, { treasure: 1 })).toMatchObject({ args: { low: 1, high: 1, range: 'exact', whom: 'mine', kills: 'no' } }) // I have no more
    expect(sure([2, 3])).toMatchObject({ key: 'raiders-ui-trap-may', args: { said: { key: 'raiders-ui-trap-still' }, range: 'exact', high: 1 } }) // a 2 leaves it still
    const lava = tableOf('lava')
    const heroes = lava.board.heroes.map((hero): Hero => (hero.seat === 'A' ? hero : { ...hero, power: ['4'], items: 0 }))
    expect(consequence({ ...lava, board: { ...lava.board, heroes, odds: null } }, '5'), 'nothing comes of it').toMatchObject({ key: 'raiders-ui-trap-still', args: { open: 'same' } })
  })
  it('says what a card that can still change a trap would cost me, and that it would kill me', () => {
    const card = { ...tableOf('magnet').board.contest?.card, costs: 'wounds' } as unknown as RoomCard
    expect(trapEnds('lava', '5', { value: 5, values: { A: 5, C: 5 }, harm: 0, ends: [5, 3, 1] }, { treasure: 7 })).toMatchObject({ key: 'raiders-ui-trap-may', args: { low: 1, high: 3, range: 'upto', whom: 'mine' } })
    const boulder = (wounds: number, ends: number[]) => trapEnds('magnet', '3', { card, value: 3, values: { A: 3, C: 1 }, harm: 1, victims: ['A'], takes: { A: 1 }, ends } as never, { wounds })
    expect(boulder(2, [3, 5])).toMatchObject({ key: 'raiders-ui-trap-may', args: { high: 3, kills: 'no' } })
    expect(boulder(7, [3, 4, 5])).toMatchObject({ args: { low: 2, high: 3, kills: 'may' } })
    expect(boulder(8, [4, 5])).toMatchObject({ key: 'raiders-ui-trap-sure', args: { low: 2, high: 2, kills: 'yes', own: 'yes' } })
  })
  it('warns before the last room whoever would bleed to death', () => {
    const table = tableOf('magnet')
    const rooms = [1, 2, 3, 4, 5].map((place) => ({ place })) as unknown as Board['rooms']
    const last = (bleeding: string[], level = 5, card: string | null = null) => consequence({ ...table, board: { ...table.board, level, room: 5, rooms, bleeding } }, card)?.key
    expect([last(['A', 'B']), last(['A'], 5, '5'), last(['B']), last(['A'], 4)]).toEqual(['raiders-ui-last-room', 'raiders-ui-trap-goes', 'raiders-ui-trap-now', 'raiders-ui-trap-now'])
    const known = (bleeds: string[], surely: boolean) => consequence({ ...table, board: { ...table.board, level: 5, room: 5, rooms, bleeding: ['A'], contest: { ...table.board.contest, bleeds, surely } as Contest } }, null)
    expect(known(['A'], true)?.args, 'no "as it stands" beside the red line that it will be so').toMatchObject({ how: 'bleeds' })
    expect([known(['A', 'B'], false)?.args?.how, known(['B'], false)?.key]).toEqual(['may-bleed', 'raiders-ui-trap-now'])
  })
  it('says in the last room who bleeds after it, with the card that is chosen; before it, who would now', () => {
    const { board } = tableOf('magnet')
    const now = { ...board, bleeding: ['B'] }
    expect(bleedingOf(now, null)).toEqual({ said: 'bleeding', seats: ['B'] })
    const last = { ...now, contest: { ...board.contest, bleeds: ['A', 'B'], surely: false } } as unknown as Board
    expect(bleedingOf(last, null)).toEqual({ said: 'may-bleed', seats: ['A', 'B'] })
    expect(bleedingOf(last, { contest: { bleeds: ['A'], surely: true } } as unknown as Then)).toEqual({ said: 'bleeds', seats: ['A'] })
  })
  it('says that a key counts as 5 where somebody needs one to reach my card, and that an item may be one where nobody knows', () => {
    const key = (keyed: string[], odds: object | null) => {
      const table = tableOf('vault-led')
      const asks = table.asks.map((ask) => ({ ...ask, options: ask.options.map((option) => ({ ...option, then: { ...(option.then as Then), reach: { higher: ['B'], level: [], surely: [], keyed, best: 4 } } })) }))
      return consequence({ ...table, asks, board: { ...table.board, odds: odds as Board['odds'] } }, '5')?.args?.['key']
    }
    expect([key([], null), key(['B'], null), key(['B'], { held: {} })]).toEqual(['no', 'may', 'yes'])
  })
  it('is sure of an item only when nobody can make it too few', () => {
    expect(consequence(tableOf('store-scarce'), '1')).toMatchObject({ key: 'raiders-ui-store-takes', args: { open: 'yes' } }) // B may want the last torch too
    expect(consequence(tableOf('store-scarce'), '3')).toMatchObject({ key: 'raiders-ui-store-takes', args: { open: 'no' } })
    expect(consequence(tableOf('store'), '1')).toMatchObject({ key: 'raiders-ui-store-short', args: { open: 'yes' } }) // B may light one, and it comes back
  })
  it('promises no more than the counters hold', () => {
    const capped = consequence(tableOf('vault-full'), '5')?.args?.said // the chest holds 4, the counter 1 more
    expect(capped).toMatchObject({ key: 'raiders-ui-up-to', args: { most: 20, said: { key: 'raiders-ui-vault-takes', args: { count: 1, open: 'yes' } } } })
    expect(consequence(tableOf('vault-full'), '1')?.args?.said).toMatchObject({ key: 'raiders-ui-up-to', args: { said: { key: 'raiders-ui-vault-shared', args: { count: 1 } } } })
    expect(consequence(tableOf('store-scarce'), '5')).toMatchObject({ args: { gain: { key: 'raiders-ui-gain-heal', args: { count: 0 } } } })
  })
  it('gives the lone hero every chest below the card, or the largest only', () => {
    const counts = (name: Story) => ['5', '3', '2'].map((card) => consequence(tableOf(name), card)?.args?.['count'])
    expect(counts('solo-vault')).toEqual([6, 2, undefined])
    expect(counts('solo-vault-one')).toEqual([4, 2, undefined])
    expect(consequence(tableOf('solo-vault-one'), null)).toEqual({ key: 'raiders-ui-vault-solo', args: { takes: 'largest' } })
  })
  it('promises nothing in a quick room where no card is seen', () => {
    expect(says('quick-vault', '5', null)).toEqual(['vault-two', 'vault-two'])
  })
  it('says after whom a crystal lets me choose', () => {
    expect(consequence(tableOf('quick-vault'), 'crystal')).toMatchObject({ key: 'raiders-ui-crystal-more', args: { names: ['Boris', 'Mira'], others: 2 } })
    expect(consequence(tableOf('duel'), 'crystal')).toMatchObject({ args: { others: 0 } })
  })
  it('says of a crystal what is left to play after it, and that the room may kill all the same', () => {
    const table = tableOf('mock-up')
    const only = (wounds: number) => ({ ...table, asks: table.asks.map((ask) => ({ ...ask, options: ask.options.filter(({ id }) => id === '1') })), board: { ...table.board, heroes: table.board.heroes.map((hero): Hero => (hero.seat === 'A' ? { ...hero, wounds } : hero)) } })
    expect(consequence(table, 'crystal')).toMatchObject({ args: { left: 4, cards: [{ key: 'raiders-card-1' }, {}, {}, { key: 'raiders-ui-your-item' }] } })
    expect(consequence(only(6), 'crystal')).toMatchObject({ key: 'raiders-ui-crystal-more', args: { left: 1, cards: [{ key: 'raiders-card-1' }] } })
    expect(consequence(only(7), 'crystal')).toMatchObject({ key: 'raiders-ui-deadly-may', args: { mine: 7, wounds: 3 } })
  })
  it('speaks of torches, sealed cards, death and the end', () => {
    const door: Place = { place: 4, face: 'down', state: 'ahead', known: false, card: null, outcome: null }
    const dark = { ...mockup(), rooms: [door] }
    expect(prompt(tableOf('mock-up', { board: dark }), 'torch').text).toEqual({ key: 'raiders-ui-torch-text', args: { count: 1 } })
    const waiting = prompt(tableOf('mock-up', { board: dark, asks: TORCHES }), null)
    expect([keyOf(waiting.more), waiting.text]).toEqual(['torch-may', null])
    expect(keyOf(prompt(tableOf('quick-sealed'), null).more)).toBe('sealed-more')
    const dead = { ...mockup(), heroes: mockup().heroes.map((hero): Hero => ({ ...hero, alive: hero.seat !== 'A' })) }
    expect(keyOf(prompt(tableOf('mock-up', { board: dead, asks: [] }), null).more)).toBe('you-are-dead')
    const over = (winners: string[], board = mockup()) => keyOf(prompt(tableOf('mock-up', { board, over: true, winners }), null).text)
    expect([over(['A']), over(['B']), over(['A', 'B']), over([])]).toEqual(['you-win', 'wins', 'share', 'nobody-wins'])
    expect(over(['A'], { ...mockup(), mode: 'solo' })).toBe('solo-out')
  })
})

describe('odds', () => {
  it('counts what may lie in the dark', () => {
    const odds = { unseen: 4, kinds: { monster: { dragon: 2 }, trap: { lava: 1 }, vault: { 'vault-1': 1 } }, held: {}, monster_cards: null }
    expect(sharesOf(odds).map((share) => [share.kind, share.percent])).toEqual([['monster', 50], ['vault', 25], ['trap', 25]])
    expect(sharesOf(odds)[0]?.rooms).toEqual([{ id: 'dragon', count: 2 }])
  })
  it('adds up to 100, whatever is rounded', () => {
    const odds = { unseen: 27, kinds: { monster: { dragon: 9 }, trap: { lava: 8 }, vault: { 'vault-1': 5 }, storeroom: { 'storeroom-items': 5 } }, held: {}, monster_cards: null }
    expect(sharesOf(odds).map(({ percent }) => percent)).toEqual([33, 30, 19, 18])
  })
})

describe('what just happened', () => {
  type Told = [key: string, args: object]
  const entriesOf = (told: Told[]) => told.map(([key, args], n) => ({ n, key, args, private: false }))
  const viewOf = (...told: Told[]): View =>
    ({ journal: entriesOf(told), frames: told.map((_, n) => ({ n, board: {}, figures: {} })), board: mockup() }) as unknown as View
  const shape = (...told: Told[]) => beatsOf(viewOf(...told), { beats: BEATS }).map(({ kind, entries }) => [kind, ...entries.map(({ key }) => key)])

  it('is shown one by one; what a room did to everybody is one beat', () => {
    expect(shape(['lays', { seat: 'A' }], ['wounded', { seat: 'A', count: 2 }], ['wounded', { seat: 'B', count: 2 }], ['leads', { seat: 'C' }], ['reveals', {}], ['enters', {}])).toEqual([
      ['card', 'lays'], ['outcome', 'wounded', 'wounded', 'leads'], ['reveal', 'reveals', 'enters'],
    ])
    expect(shape(['earns', { seat: 'A', count: 1 }], ['earns', { seat: 'A', count: 2 }], ['dies', { seat: 'A' }])).toEqual([['outcome', 'earns'], ['outcome', 'earns'], ['grave', 'dies']])
  })
  /** The scene of the last beat of a room, on a board like this. */
  const scene = (board: Partial<Board>, ...told: Told[]) => {
    const all = [['enters', {}] as Told, ...told]
    const view = { ...viewOf(...all), board: { ...mockup(), ...board }, seat: 'A' } as unknown as View
    return sceneOf(view, beatsOf(view, { beats: BEATS }).at(-1) ?? null, (seat) => `<${seat}>`)
  }
  const GOBLIN = { card: DRAGON, fight: 'sum', laid: 13, need: 14, missing: 1, values: { C: 5, A: 2, B: 4, D: 2 }, to_lay: [] } as unknown as Contest
  const LOST: Told[] = [
    ['monster-missed', { room: 'dragon', total: 13, need: 14 }], ['wounded', { seat: 'A', count: 2, why: 'lowest', seats: ['D'] }],
    ['wounded', { seat: 'D', count: 2, why: 'lowest', seats: ['A'] }], ['leads', { seat: 'C', card: '5' }],
  ]

  it('turns a room up with its rule', () => {
    expect(scene({ contest: GOBLIN })).toMatchObject({ what: 'room', head: { key: 'raiders-ui-room-head' }, more: { key: 'raiders-text-dragon' } })
    expect(scene({ contest: GOBLIN }, ['lays', { seat: 'A', card: '2' }])).toBeNull()
    expect(scene({ contest: GOBLIN }, ...LOST, ['level-ends', { level: 1 }], ['level', { level: 2, rooms: [] }])).toBeNull()
  })
  it('says what came of the room: the cards from low to high, equal ones as they were played, each with its cause', () => {
    const inOrder = (played: string[]) => {
      const shown = scene({ contest: GOBLIN }, ...played.map((seat): Told => ['lays', { seat, card: '1' }]), ...LOST)
      return shown?.what === 'verdict' && shown.fates.map(({ seat, by }) => [seat, by])
    }
    const missed = scene({ contest: GOBLIN }, ...LOST)
    if (missed?.what !== 'verdict') throw new Error('no verdict')
    expect([missed.head, missed.mood]).toEqual([{ key: 'raiders-ui-verdict-missed-sum', args: { laid: 13, need: 14, against: 0 } }, 'bad'])
    expect(missed.fates.map(({ seat, value, tone }) => [seat, value, tone])).toEqual([['A', 2, 'loss'], ['D', 2, 'loss'], ['B', 4, 'none'], ['C', 5, 'news']])
    expect(inOrder(['C', 'A', 'D', 'B'])).toEqual([['A', 1], ['D', 1], ['B', 1], ['C', -3]]) // how far each comes from where it was played
    expect(inOrder(['D', 'C', 'B', 'A'])).toEqual([['D', 0], ['A', 2], ['B', 0], ['C', -2]])
    expect(missed.fates[0]?.texts).toMatchObject([{ tone: 'loss', say: { key: 'raiders-ui-cause', args: { why: 'lowest' } } }])
    expect(missed.fates[3]?.texts).toMatchObject([{ say: { args: { why: 'highest' } } }])
    expect(grouped(missed.told).map((lines) => lines.length)).toEqual([1, 2, 1])
    expect(scene({ contest: GOBLIN }, ['monster-beaten', { room: 'dragon', total: 15, need: 14 }])).toMatchObject({ mood: 'good', icon: 'check-mark', head: { key: 'raiders-ui-verdict-beaten-sum' } })
  })
  it('names several as their cards lie', () => {
    const named = grouped(LOST.map(([key, args]) => ({ key, args: args as Record<string, unknown> })), ['D', 'A', 'B', 'C']).map((lines) => lines.map(({ args }) => args.seat))
    expect(named).toEqual([[undefined], ['D', 'A'], ['C']])
  })
  it('says of a coin that cannot be split why nobody gets it', () => {
    const vault = { ...GOBLIN, card: VAULT } as Contest
    const shown = scene({ contest: vault }, ['too-few-coins', { count: 1, seats: ['A', 'D'] }], ['earns', { seat: 'C', count: 2, why: 'highest', seats: [] }])
    expect(shown?.what === 'verdict' && shown.fates.map(({ texts }) => texts[0]?.say.key)).toEqual(['raiders-ui-verdict-no-share', 'raiders-ui-verdict-no-share', 'raiders-ui-verdict-none', 'raiders-ui-cause'])
  })
  it('shows no open chest, and says why, where a chest could not be split', () => {
    const vault = { ...GOBLIN, card: { ...VAULT, id: 'vault-2', chests: [2] } } as Contest
    expect(scene({ contest: vault }, ['vault-nothing', { room: 'vault-2' }], ['too-few-coins', { count: 2, seats: ['A', 'B', 'D'] }])).toMatchObject({
      mood: 'none', icon: 'locked-chest', rule: { key: 'raiders-ui-came-unsplit', args: { count: 2 } },
    })
    expect(scene({ contest: vault }, ['earns', { seat: 'C', count: 2, why: 'highest', seats: [] }])).toMatchObject({ mood: 'good', icon: 'open-treasure-chest' })
  })
  it('says of whoever goes on playing first that this is so, and flies no chip', () => {
    const shown = scene({ contest: GOBLIN }, ...LOST.slice(0, 3), ['leads-on', { seat: 'C', card: '5' }])
    expect(shown?.what === 'verdict' && shown.fates[3]).toMatchObject({ tone: 'none', texts: [{ say: { key: 'raiders-ui-cause', args: { why: 'highest' } } }] })
    expect(gains({ key: 'leads-on', args: { seat: 'C', card: '5' } })).toEqual([])
  })
  it('says of whom plays first that others had as high a card', () => {
    const shown = scene({ contest: GOBLIN }, ...LOST.slice(0, 3), ['leads', { seat: 'C', card: '5', seats: ['B'] }])
    expect(shown?.what === 'verdict' && shown.fates[3]?.texts).toMatchObject([{ say: { args: { why: 'level' } } }])
  })
  it('says the same for several once: gains, items and healing too', () => {
    const same = (key: string, more: object) => grouped(['A', 'B', 'C'].map((seat) => ({ key, args: { seat, ...more } }))).length
    expect([same('earns', { count: 3, why: 'number', seats: [] }), same('takes-item', { item: 'key' }), same('healed', { count: 1 })]).toEqual([1, 1, 1])
    expect(grouped([{ key: 'takes-item', args: { seat: 'A', item: 'key' } }, { key: 'takes-item', args: { seat: 'B', item: 'sword' } }])).toHaveLength(2)
  })
  it('shows the face of a room that my torch lights', () => {
    const room = { place: 4, face: 'down', state: 'ahead', known: true, card: DRAGON, outcome: null } as Place
    expect(scene({ contest: GOBLIN, rooms: [room] }, ['sees', { seat: 'A', place: 4, room: 'dragon' }])).toMatchObject({ what: 'seen', card: DRAGON, more: { key: 'raiders-text-dragon' } })
  })
  it('says at the first and at the last level what it is about, where the most wounded bleed', () => {
    const opened = (level: number, mode = 'base') => scene({ contest: null, level, mode } as never, ['level', { level, rooms: [] }])
    const about = { what: 'tally', head: { key: 'raiders-ui-first-level-you' }, more: { key: 'raiders-ui-first-level-more' } }
    expect(scene({ contest: null, level: 0 } as never, ['first-player', { seat: 'A' }])).toMatchObject(about)
    expect(scene({ contest: null, level: 1, mode: 'base', quick: true } as never, ['level', { level: 1, rooms: [] }])).toMatchObject(about) // nobody leads there
    expect(opened(5)).toMatchObject({ what: 'tally', head: { key: 'raiders-ui-last-level' } })
    expect([opened(1), opened(3), opened(5, 'duel'), opened(5, 'solo')]).toEqual([null, null, null, null]) // the rooms are seen while they are told
  })
  it('says with whom a chest is shared, and which card sets a trap off', () => {
    const vault = { ...GOBLIN, card: VAULT } as Contest
    const shared = scene({ contest: vault }, ['earns', { seat: 'A', count: 2, why: 'highest', seats: ['B'] }], ['earns', { seat: 'B', count: 2, why: 'highest', seats: ['A'] }])
    expect(shared?.what === 'verdict' && shared.fates.find(({ seat }) => seat === 'A')?.texts).toMatchObject([{ say: { args: { why: 'highest', shared: 'yes' } } }])
    const magnet = { ...GOBLIN, card: { id: 'magnet', kind: 'trap', skulls: 1 }, value: 5 } as unknown as Contest
    expect(scene({ contest: magnet }, ['trap-goes', { room: 'magnet', value: 5 }], ['loses', { seat: 'B', count: 3, why: 'richest', seats: [] }])).toMatchObject({
      mood: 'bad', head: { key: 'raiders-ui-verdict-trap', args: { by: 'highest', value: 5 } },
    })
  })
  it('shows a healed wound as a gain', () => {
    expect(gains({ key: 'healed', args: { seat: 'A', count: 1 } })).toMatchObject([{ icon: 'heart-drop', tone: 'gain' }])
  })
  it('keeps the verdict on the stage while a death of it is told', () => {
    const dead = scene({ contest: GOBLIN }, ...LOST, ['dies', { seat: 'D' }])
    expect(dead).toMatchObject({ what: 'verdict', icon: 'tombstone', head: { key: 'raiders-ui-verdict-dead', args: { names: ['<D>'] } } })
    expect(dead?.what === 'verdict' && dead.fates.filter((fate) => fate.dead).map(({ seat }) => seat)).toEqual(['D'])
  })
  it('goes back to what came of the room once a death is told: nobody dies twice', () => {
    expect(scene({ contest: GOBLIN }, ...LOST.slice(0, 3), ['dies', { seat: 'A' }], ['leads', { seat: 'C', card: '5' }])).toMatchObject({ icon: 'death-skull', head: { key: 'raiders-ui-verdict-missed-sum' } })
  })
  it('says of a blow that kills how much of it the counter took, before the death is told', () => {
    const hurt: Told[] = [['monster-missed', { room: 'dragon', total: 13, need: 14 }], ['wounded', { seat: 'A', count: 1, why: 'lowest', seats: ['D'], full: 2 }], ['wounded', { seat: 'D', count: 1, why: 'lowest', seats: ['A'], full: 0 }]]
    const shown = scene({ contest: GOBLIN }, ...hurt)
    const change = (seat: string) => shown?.what === 'verdict' && shown.fates.find((fate) => fate.seat === seat)?.texts[0]?.say.args?.change
    expect([change('A'), change('D')]).toEqual(['raiders-ui-cut', 'raiders-ui-take-wounds'])
  })
  it('lets what changes fly from the card of whom it changes', () => {
    expect([['earns', { seat: 'B', count: 2 }], ['leads', { seat: 'B' }], ['first-player', { seat: 'B' }]].map(([key, args]) => gains({ key, args } as never)[0]?.from)).toEqual(['fate:B', '', ''])
  })
  it('counts who lived when a room was over, however many die later', () => {
    const { journal } = viewOf(['enters', { level: 1, place: 1 }], ['enters', { level: 1, place: 2 }], ['dies', { seat: 'A' }])
    const board = { ...mockup(), level: 1, heroes: mockup().heroes.map((hero) => ({ ...hero, alive: hero.seat !== 'A' })) }
    expect([livedIn(board, journal, 1), livedIn(board, [...journal, ...viewOf(['enters', { level: 1, place: 3 }]).journal], 3)]).toEqual([4, 3])
  })
  it('calls whoever looks you, among the dead and among those who bleed', () => {
    const you = { key: 'ui-you' }
    expect(scene({ contest: GOBLIN }, ...LOST, ['dies', { seat: 'A' }], ['dies', { seat: 'D' }])).toMatchObject({ head: { args: { names: [you, '<D>'] } } })
    const heroes = mockup().heroes.map((hero): Hero => ({ ...hero, wounds: hero.seat === 'A' ? 6 : 1 }))
    expect(scene({ contest: null, rooms: [], heroes }, ['bleeds', { seat: 'A', count: 6 }])).toMatchObject({ more: { args: { names: [you] } } })
  })
  it('counts everybody when a level ends, and when the most wounded bleed', () => {
    const heroes = mockup().heroes.map((hero, at): Hero => ({ ...hero, treasure: [7, 5, 9, 9][at] ?? 0, wounds: [4, 6, 3, 2][at] ?? 0, alive: true }))
    const tally = (...told: Told[]) => {
      const shown = scene({ heroes, bleeding: ['B'], contest: null, rooms: [] }, ...told)
      return shown?.what === 'tally' ? [shown.head?.key.replace('raiders-ui-', ''), ...shown.rows.map(({ seat, tags }) => [seat, ...tags.map(({ key }) => key.replace('raiders-ui-', ''))].join(' '))] : null
    }
    expect(tally(['level-ends', { level: 3 }])).toEqual(['level-over', 'C tag-treasure', 'D tag-treasure', 'A', 'B tag-wounds'])
    expect(tally(['bleeds', { seat: 'B', count: 6 }])).toEqual(['bleed-head', 'B tag-bleeds', 'A', 'C', 'D'])
    heroes[0] = { ...heroes[0], wounds: 6 } as Hero // both bleed, though only one of them was told
    expect(tally(['bleeds', { seat: 'B', count: 6 }])).toEqual(['bleed-head', 'A tag-bleeds', 'B tag-bleeds', 'C', 'D'])
  })
  it('marks the card that was laid last, in this room only', () => {
    expect(lastLaid(viewOf(['enters', {}], ['lays', { seat: 'A' }]))).toBe('A')
    expect(lastLaid(viewOf(['lays', { seat: 'A' }], ['enters', {}]))).toBeNull()
    expect(lastLaid(viewOf(['lays', { seat: 'A' }], ['level-ends', {}], ['level', {}]))).toBeNull() // a new level is dealt: nobody has laid anything
  })
})

it('a card that cannot be taken back says what it shows or ends', () => {
  const place = (number: number, face: string, card: RoomCard | null = null) => ({ place: number, face, card }) as Place
  const opens = (rooms: Place[], more: Partial<Board> = {}, card = '3') => opensWith({ ...mockup(), room: 3, level: 3, levels: 5, rooms, ...more }, card)
  expect(opens([place(4, 'down')], {}, 'torch')).toBe('torch')
  expect(opens([place(4, 'down')])).toBe('room')
  expect(opens([place(4, 'up', DRAGON)], { mode: 'solo' })).toBe('card')
  expect(opens([place(4, 'up', DRAGON)])).toBe('end') // it kills the last but one
  expect(opens([place(4, 'up', DRAGON)], { quick: true })).toBe('cards')
  expect([opens([]), opens([], { level: 5 })]).toEqual(['level', 'end'])
})
