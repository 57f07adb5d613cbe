/** What happens at a Lich Lord table, as beats: given these entries, these beats, these chips, this on the large stage. */
import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { unechoed } from '../../lib/log'
import type { Entry, View } from '../../lib/types'
import Story from '../../table/story/Story.svelte'
import { beatsOf, lengthOf, type Beat, type Kind } from '../../table/story/beats'
import { useTexts } from '../../../tests/fixtures'
import type { Catalogue } from './board'
import { setCards, textOf } from './catalogue.svelte'
import { luckOf, spotOf } from './spot'
import dungeoneer from './index'
import later from './later'
import { BEATS, gains, JUDGES } from './story'
import { TableScreen } from '../../table/screen.svelte'
import { needsWords } from './say'
import { told as told_ } from './told'
import { board, tableOf } from '../../../tests/lichlord'
import { addedWords, checksOf } from './checks'

beforeAll(() => useTexts())

const entry = (key: string, args: Record<string, unknown> = {}, n = 0): Entry => ({ n, key, args: { seat: 'A', ...args }, private: false })
const news = (...journal: Entry[]): Beat[] =>
  beatsOf({ journal, frames: journal.map(({ n }) => ({ n, board: n, figures: {} })), seat: 'B' } as unknown as View, { beats: BEATS, judges: JUDGES })
const told = (...keys: string[]) => news(...keys.map((key, n) => entry(key, {}, n))).map(({ kind, entries }) => [kind, entries.map((each) => each.key)])
const spot = (kind: Kind, key: string, args: Record<string, unknown> = {}) => spotOf({ kind, entries: [entry(key, args)] } as unknown as Beat)
const chips = (key: string, args: Record<string, unknown> = {}) => gains(entry(key, args)).map(({ seat, text, tone }) => [seat, text, tone])

describe('beats', () => {
  it('are the declaration, the attack, both dice, the strike with its wound, the death', () => {
    expect(told('encounter', 'attacks', 'monster-rolls', 'rolls', 'struck', 'wounded', 'defeated')).toEqual([
      ['reveal', ['encounter']], ['reveal', ['attacks']], ['dice', ['monster-rolls']], ['dice', ['rolls']], ['grave', ['struck', 'wounded']], ['grave', ['defeated']],
    ])
  })
  it('are a trap’s die with its verdict, and what follows', () => {
    expect(told('rolls', 'threat', 'wounded', 'falls')).toEqual([['dice', ['rolls', 'threat']], ['grave', ['wounded']], ['outcome', ['falls']]])
  })
  it('are a quest whose token is taken along: its card is shown', () => expect(told('escorts')).toEqual([['reveal', ['escorts']]]))
  it('are a quest that is swapped for another: the new one stands like a card that is drawn, unlike those of the beginning', () => expect(told('quest', 'uses-on', 'new-quest').map(([kind]) => kind)).toEqual(['dealt', 'card', 'reveal']))
  it('are a search with its die and the quest that it completes', () => expect(told('searches', 'completes').map(([kind]) => kind)).toEqual(['dice', 'grave']))
})

describe('what explains a thing', () => {
  const stand = (key: string, me = 'B') => lengthOf(news(entry(key))[0]!, 'usual', { moving: false, me, holds: later.holds })
  it('stands long enough, also in another’s turn, however short its sentence', () => {
    expect(['turn'].filter((key) => stand(key) < 2000)).toEqual([])
    expect(['discards', 'draws', 'keeps', 'saves', 'hero-ends', 'no-gain', 'no-strike', 'reward-peril', 'attempt-fails'].filter((key) => stand(key) < 1200)).toEqual([])
    expect(['enters', 'travels'].filter((key) => stand(key) < 1000)).toEqual([])
    expect(stand('lays'), 'the view glides there first').toBeGreaterThanOrEqual(1700)
  })
  it('stands as long to whom it happens unasked: an action point is saved, nobody chose that', () => {
    expect(news(entry('saves'))[0]?.entries[0]?.args.seat).toBe('A')
    expect(stand('saves', 'A')).toBeGreaterThanOrEqual(1200)
  })
  it('is a beat of its own: why nothing is gained, and that a phase ends; that nothing is rolled the way has told', () => {
    expect(told('enters', 'untested', 'no-gain', 'hero-ends', 'discards', 'draws', 'turn-ends').map(([, keys]) => keys)).toEqual([['enters'], ['untested', 'no-gain'], ['hero-ends'], ['discards'], ['draws'], ['turn-ends']])
  })
})

describe('chips', () => {
  it('say what a card costs, in glory or in the payer’s peril', () => {
    expect(chips('plays', { card: 'create-darkness', cost: 2 })).toEqual([['A', '−2 glory', 'loss']])
    expect(chips('plays-bane-at', { card: 'scent-of-blood', cost: 3, payer_seat: 'B' })).toEqual([['B', '−3 peril', 'news']])
    expect(chips('plays', { card: 'free', cost: 0 })).toEqual([])
  })
  it('bring an encounter from the one who sends it to its target, who pays', () => {
    const sent = gains(entry('encounter', { card: 'zombie', target_seat: 'B', cost: 2 }))
    expect(sent.map(({ seat, from, text }) => [seat, from, text])).toEqual([['B', 'seat:A', 'zombie'], ['B', 'attack:zombie', '−2 peril']])
    expect(chips('plays-on', { card: 'fend-off', cost: 0, target_seat: 'A' })).toEqual([])
  })
  it('say peril and glory of a new space, and life', () => {
    expect(chips('gains', { glory: 2, peril: 1, space: 'crypt' })).toEqual([['A', '+2 glory', 'gain'], ['A', '+1 peril', 'loss']])
    expect(chips('wounded', { count: 1, life: 4 })).toEqual([['A', '−1 life', 'loss']])
    expect(chips('heals', { count: 2, life: 4 })).toEqual([['A', '+2 life', 'gain']])
  })
})

it('a quest that is done gives its level and glory as chips; its life is told as it heals', () => {
  setCards({ crypt: { group: 'quest', reward: { level: 1, life: 1, glory: 3 } } } as unknown as Catalogue)
  expect(chips('completes', { quest: 'crypt', level: 4, glory: 3 })).toEqual([['A', '+1 level', 'gain'], ['A', '+3 glory', 'gain']])
  setCards({})
})

describe('chips of what is paid', () => {
  it('say what a die, an effect, an attack and a search cost', () => {
    expect(chips('pays', { count: 2, what: 'die', card: 'magic-fish' })).toEqual([['A', '−2 glory', 'loss']])
    expect(chips('uses', { card: 'roderik', glory: 3, ap: 1 })).toEqual([['A', '−3 glory', 'loss'], ['A', '−1 AP', 'loss']])
    expect(chips('uses', { card: 'corner', glory: 0, ap: 0 })).toEqual([])
    expect(chips('discards', { card: 'grave-shackles', cost: 4, ap: 1 }), 'bought off').toEqual([['A', '−4 glory', 'loss'], ['A', '−1 AP', 'loss']])
    expect(chips('enters', { space: 'crypt', walks: true, ap: 2 }), 'a move that took two').toEqual([['A', '−2 AP', 'loss']])
    expect([chips('enters', { space: 'crypt', walks: false, ap: 0 }), chips('draws-map', { space: 'crypt', ap: 0 }), chips('draws-map', { space: 'crypt', ap: 1 })]).toEqual([[], [], [['A', '−1 AP', 'loss']]])
    expect(chips('reward-peril', { target_seat: 'B', count: 2 }), 'for two wounds, at one go').toEqual([['B', '+2 peril', 'loss']])
    expect(['ap', 'challenge', 'fall', ''].map((paid) => chips('hero-attacks', { card: 'zombie', paid }).length)).toEqual([1, 1, 0, 0])
    expect(chips('searches', { quest: 'buried-armoury' })).toEqual([['A', '−1 AP', 'loss']])
    expect([chips('attempts', { quest: 'magic-fish', ap: 0 }), chips('attempts', { quest: 'magic-fish', ap: 1 })]).toEqual([[], [['A', '−1 AP', 'loss']]])
  })
})

describe('the large card', () => {
  it('is what is played, found or drawn', () => {
    expect(spot('reveal', 'plays', { card: 'zombie' })?.cards).toEqual(['zombie'])
    expect(spot('reveal', 'draws-map', { space: 'crypt' })?.cards).toEqual(['crypt'])
    expect(spot('draw', 'draws-what', { cards: ['zombie', 'legion'] })?.cards).toEqual(['zombie', 'legion'])
  })
  it('of my own draw has its whole text, of five cards too', () => {
    const card = { name: { en: 'x' }, text: { en: 'A long rule, to be read to its last word: '.repeat(4) }, types: [], cost: 3, group: 'bane', timing: 'instant', duration: 'instant' }
    const ids = ['a', 'b', 'c', 'd', 'e']
    setCards(Object.fromEntries(ids.map((id) => [id, card])) as unknown as Catalogue)
    const { container } = render(later.Spot!, { screen: tableOf(board(), []).screen, beat: { kind: 'draw', entries: [entry('draws-what', { cards: ids })] } as unknown as Beat })
    expect([...container.querySelectorAll('.card.whole .tx')].map((each) => each.textContent)).toHaveLength(5)
    setCards({})
  })
  it('is the ring that saves a hero, also where dice were thrown before, and the seat hears of it', () => {
    const journal = (['threat', 'saved-by'] as const).map((key, n) => ({ n, key, args: { seat: 'A', card: 'ferrymans-ring', form: 'speed', source: 'trap', total: 1, value: 6, overcome: false }, private: false }))
    expect(spotOf({ kind: 'outcome', entries: journal.slice(1) as Entry[] }, journal as Entry[])).toMatchObject({ cards: ['ferrymans-ring'], dice: [], verdict: null })
    expect(chips('saved-by', { card: 'ferrymans-ring' })).toEqual([['A', 'saved', 'gain']])
  })
  it('of a quest that is done says so in a word', () => {
    expect(spot('grave', 'completes', { quest: 'magic-fish' })).toMatchObject({ verdict: 'good', word: 'completed' })
  })
  it('is the hero whose ability is used: its text says when that may be done', () => {
    expect(spot('card', 'uses', { card: 'roderik', own: true })?.cards).toEqual(['roderik'])
    expect(spot('card', 'uses', { card: 'healing-draught', own: false })).toBeNull()
  })
  it('shows of a search the die, the total and what was needed; of a threat whether it was overcome', () => {
    expect(spot('dice', 'searches', { quest: 'slay-draky', die: 5, plus: 2, how: 'between', total: 7, value: 7 })).toMatchObject({ dice: [5], added: '+ 2 for spaces before the entrance', total: 7, needed: '7 needed', verdict: 'good' })
  })
  it('knows whether the dice of chance are enough', () => {
    expect(spot('dice', 'tries-luck', { card: 'magic-fish', dice: [3, 6], value: 5, overcome: true })).toMatchObject({ dice: [3, 6], needed: 'Needed: a 5 or 6', verdict: 'good' })
    expect(spot('dice', 'tries-luck', { card: 'magic-fish', dice: [3], value: 5, overcome: false })?.verdict).toBe('ill')
  })
  it('leaves the dice of a battle to its panel', () => expect(spot('dice', 'rolls', { of: 'attack', die: 3, total: 5 })).toBeNull())
})

describe('dice with what they need', () => {
  const journal = [
    entry('rolls', { of: 'threat', form: 'speed', die: 2, total: 4 }, 0), entry('threat', { total: 4, value: 6, source: 'exit', form: 'speed', card: 'crypt', overcome: false }, 1), entry('wounded', { count: 1, life: 4 }, 2), entry('falls', { card: 'crypt' }, 3),
    entry('rolls', { seat: 'B', of: 'threat', form: 'magic', die: 5, total: 6 }, 4), entry('threat', { seat: 'B', total: 6, value: 6, source: 'pit', form: 'magic', card: '', overcome: true }, 5), entry('wounded', { count: 1 }, 6),
  ]
  const at = (...ns: number[]) => spotOf({ kind: 'outcome', entries: ns.map((n) => journal[n]!) } as unknown as Beat, journal)
  it('are a threat’s: what it is, die, total, need and verdict together', () => {
    expect(at(0, 1)).toMatchObject({ title: 'crypt · Trap exit: speed', dice: [2], total: 4, needed: '6 needed', verdict: 'ill', follows: null })
    expect(at(4, 5)).toMatchObject({ title: 'Pit: magic', dice: [5], needed: '6 needed', verdict: 'good' })
  })
  it('of a blocked exit that opens only for another point are no failure', () => {
    const word = (source: string, overcome: boolean) => spot('dice', 'threat', { total: 3, value: 4, source, form: 'speed', card: '', overcome })?.word
    expect([word('blocked', false), word('blocked', true), word('exit', false)]).toEqual(['opens for 1 AP more', '', ''])
    expect(spot('dice', 'threat', { total: 3, value: 4, source: 'blocked', form: 'speed', card: '', overcome: false })?.verdict, 'no red cross').toBe('later')
  })
  it('say how much of it is the danger of the space', () => {
    expect(spot('dice', 'threat', { total: 5, value: 9, danger: 2, source: 'trap', form: 'speed', card: '', overcome: false })?.needed).toBe('9 needed: 7 + 2 danger')
    expect([needsWords(9, 2), needsWords(7, 0), needsWords(9, 2, 2), needsWords(7, 0, 2)]).toEqual(['9+ = 7 + 2 for danger', '7+', '9+ = 5 + 2 (X) + 2 for danger', '7+ = 5 + 2 (X)'])
  })
  it('stay with all that follows from them, and with nothing else', () => {
    expect(at(2)).toMatchObject({ dice: [2], needed: '6 needed', verdict: 'ill', follows: { key: 'wounded' } })
    expect(at(3)).toMatchObject({ dice: [2], follows: { key: 'falls' } })
    expect(at(6)).toBeNull() // that wound follows from another's roll
  })
  it('of a quest of chance name the quest, and say which of them count', () => {
    expect(spot('dice', 'tries-luck', { dice: [6, 2], what: 'quest', card: 'magic-fish', value: 5, overcome: true })).toMatchObject({ title: 'magic-fish', dice: [6, 2], counts: [true, false], needed: 'Needed: a 5 or 6', verdict: 'good' })
    expect(luckOf({ least: 5, total: 0, double: false }, [6, 2])).toEqual({ counts: [true, false], needed: 'Needed: a 5 or 6' })
    expect(luckOf({ least: 0, total: 10, double: true }, [4, 4])).toEqual({ counts: [true, true], needed: 'Needed: a double or a total of 10 or more' })
    expect(luckOf({ least: 0, total: 7, double: false }, [3, 2]).counts).toEqual([false, false])
  })
  it('against a trap stand hero by hero in its panel, with what followed, until the next trap', () => {
    const trap = (seat: string, die: number, n: number, overcome: boolean) => [entry('rolls', { seat, of: 'threat', form: 'speed', die }, n), entry('threat', { seat, total: die + 2, value: 6, source: 'trap', overcome }, n + 1)]
    const told = [entry('encounter', { card: 'x' }, 0), ...trap('B', 6, 1, true), ...trap('A', 2, 3, false), entry('wounded', { count: 1 }, 5)]
    expect(checksOf(told).map(({ seat, die, total, needed, overcome, follows }) => [seat, die, total, needed, overcome, follows.map(({ key }) => key)])).toEqual([['B', 6, 8, 6, true, []], ['A', 2, 4, 6, false, ['wounded']]])
    expect(checksOf([...told, ...trap('B', 3, 6, false)]).map(({ seat, die }) => [seat, die])).toEqual([['B', 3]])
    expect(checksOf([...told, entry('attacks', {}, 6)])).toEqual([])
  })
  it('say what is added to the die, each by its name: the stat, cards, glory', () => {
    const added = (args: Record<string, unknown>) => addedWords(tableOf(board(), []).screen.view, entry('threat', { form: 'speed', stat: 2, more: 0, raised: [], less: 0, lowered: [], glory: 0, danger: 0, raised_n: [], lowered_n: [], ...args }))
    expect(added({ more: 1, raised: ['ring-of-speed'], raised_n: [1] })).toBe('+ speed 2 + 1 (ring-of-speed)')
    expect(added({ more: 4, raised: ['walled-in-mason', 'surge-of-will'], raised_n: [1, 3] })).toBe('+ speed 2 + 1 (walled-in-mason) + 3 (surge-of-will)')
    expect(added({ form: 'melee', stat: 0, less: 1, lowered: ['hex'], lowered_n: [-1], glory: 3 })).toBe('+ melee 0 − 1 (hex) + 3 for glory')
    expect(added({ raised: ['pim-ability', 'mason'], raised_n: [1, 1], raised_why: ['source:blocked', ''] }), 'why it counts now').toBe('+ speed 2 + 1 (pim-ability: at a blocked exit) + 1 (mason)')
    expect(added({})).toBe('+ speed 2')
    setCards({ knell: { group: 'quest', categories: [], name: { en: 'Knell' } } } as unknown as Catalogue)
    expect(added({ raised: ['knell'], raised_n: [1] }), 'whose the quest is').toBe('+ speed 2 + 1 Knell (the hero’s quest)')
    setCards({ ring: { group: 'treasure', name: { en: 'Ring (old)' } } } as unknown as Catalogue)
    expect(added({ raised: ['ring'], raised_n: [1] }), 'a name that ends in a bracket is none of them').toBe('+ speed 2 + 1 (Ring (old))')
    setCards({})
  })
  it('that decide a quest lie there until it is told what came of them', () => {
    const search = [entry('searches', { quest: 'buried-armoury', die: 6, plus: 1, how: 'moves', total: 7, value: 7, overcome: true }, 0), entry('completes', { quest: 'buried-armoury' }, 1)]
    expect(spotOf({ kind: 'grave', entries: [search[1]!] } as unknown as Beat, search)).toMatchObject({ cards: ['buried-armoury'], dice: [6], total: 7, verdict: 'good', follows: { key: 'completes' } })
    const trial = [entry('rolls', { of: 'threat', form: 'magic', die: 1 }, 0), entry('threat', { total: 2, value: 6, source: 'quest', form: 'magic', card: 'black-ledger', overcome: false }, 1), entry('wounded', { count: 1, life: 4 }, 2), entry('attempt-fails', { quest: 'black-ledger' }, 3)]
    expect(spotOf({ kind: 'outcome', entries: [trial[3]!] } as unknown as Beat, trial)).toMatchObject({ dice: [1], total: 2, needed: '6 needed', verdict: 'ill' })
    expect(spotOf({ kind: 'outcome', entries: [trial[3]!] } as unknown as Beat, [entry('attempts', { quest: 'x' }, 2), trial[3]!])).toMatchObject({ dice: [], verdict: 'ill', follows: null })
  })
})

describe('the seam of the third quest', () => {
  const said = (solo: boolean, count: number, seat = 'A') =>
    told_(new TableScreen({ game: 'lichlord', seat: 'A', seats: 2, journal: [], asks: [], waiting: [], ready: [], why: {}, board: { solo, battle: null, players: ['A', 'B'].map((each) => ({ seat: each, completed: Array(count) })) }, names: { A: 'Nina', B: 'Ilka' } } as unknown as View), { entries: [entry('completes', { seat, quest: 'magic-fish', level: 4, glory: 3 })] } as unknown as Beat)
  it('says that it wins the game', () => {
    expect(said(false, 3)).toEqual({ bold: 'You complete the third quest: magic-fish.', say: 'You win the game.', more: 'Level 4, glory +3.' })
    expect(said(false, 3, 'B')?.say).toBe('Ilka wins the game.')
  })
  it('not before, nor alone, where the way home is still to go', () => expect([said(false, 2), said(true, 3)]).toEqual([null, null]))
})

it.each([['untested', 'blocked', 'trap'], ['no-reward', 'trap', 'hero']])('that nobody rolls on the way in, and which wounds bring nothing, is told once in a game: %s', (key, one, other) => {
  const all = [one, one, other].map((kind, n) => entry(key, { space: 'crypt', kind }, n))
  expect(unechoed(all, dungeoneer.echoes)).toEqual([all[0], all[2]])
})

it('what did not happen is told behind what did', () => {
  const screen = new TableScreen({ game: 'lichlord', seat: 'B', seats: 2, journal: [], asks: [], waiting: [], ready: [], why: {}, board: {}, names: {} } as unknown as View)
  screen.game = { ...later, echoes: ({ key }: { key: string }) => key === 'untested' } as never
  const [beat] = news(entry('untested', { space: 'crypt', kind: 'trap' }, 0), entry('spared', { space: 'crypt', what: 'pit', how: 'card', ability: 'pim-ability' }, 1), entry('gains', { space: 'crypt', glory: 2, peril: 1, stays: false }, 2))
  const { container } = render(Story, { screen, director: { now: null, shown: 1, left: 0 } as never, beat: beat! })
  expect(container.querySelector('.say')?.textContent).toMatch(/^A gains? 2 glory.*the pit of the/)
})

describe('the seam of a blow', () => {
  const foe = { monster: 'zombie', owner: 'B', hero: 'A', by_hero: false, form: 'melee', total: 8, counter_total: 4, life: 1 }
  const said = (key: string, args: Record<string, unknown>, me = 'A', attacks: object[] = [foe]) =>
    told_(new TableScreen({ game: 'lichlord', seat: me, seats: 2, journal: [], asks: [], waiting: [], ready: [], why: {}, board: { players: [], battle: { attacks } }, names: { A: 'Nina', B: 'Ilka' } } as unknown as View), { entries: [entry(key, args)] } as unknown as Beat)
  const wound = { card: 'zombie', cause: 'strike', by_seat: 'B', form: 'melee', total: 4, against: 8, count: 1, life: 4 }
  it('says who hits whom with both totals, what it costs, and what comes next', () => {
    expect(said('wounded', wound)).toEqual({ bold: 'Ilka’s zombie hit you:', say: '8 against 4.', more: 'You lose 1 life, 4 left.' })
    expect(said('wounded', wound, 'B')?.bold).toBe('Your zombie hit Nina:')
    expect(said('strikes-monster', { card: 'zombie', count: 1, life: 0 }, 'B', [{ ...foe, total: 3, counter_total: 9 }])?.bold, 'mine, inside the sentence').toBe('Nina hit your zombie:')
    expect(said('wounded', wound, 'A', [foe, { ...foe, monster: 'legion' }])?.more).toBe('You lose 1 life, 4 left. Next: legion.')
  })
  it('names a quest’s monster like a monster, not like somebody', () => {
    expect(said('wounded', { ...wound, card: 'rat', by_seat: '' })?.bold).toBe('The rat hit you:')
  })
  it('tells a hero that gets up with its roll, and the point that it costs once', () => {
    const roll = entry('threat', { seat: 'A', form: 'melee', source: 'standup', card: '', total: 5, value: 4, overcome: true, die: 5, stat: 0, more: 0, less: 0, glory: 0, danger: 0, raised: [], raised_n: [], lowered: [], lowered_n: [] }, 1)
    const up = entry('stands-up', { seat: 'A', apart: false }, 2)
    const screen = new TableScreen({ game: 'lichlord', seat: 'A', seats: 2, journal: [roll, up], asks: [], waiting: [], ready: [], why: {}, board: { players: [], battle: null }, names: { A: 'Nina', B: 'Ilka' } } as unknown as View)
    expect(told_(screen, { entries: [up] } as unknown as Beat)?.say).toBe(screen.say('log-threat', roll.args))
    expect(spotOf({ kind: 'card', entries: [up] }, [roll, up])?.follows).toBeNull()
  })
  it('says whom I hit; of other wounds the log’s own line', () => {
    expect(said('strikes-monster', { card: 'zombie', count: 1, life: 0 }, 'A', [{ ...foe, total: 3, counter_total: 9 }])).toEqual({ bold: 'You hit Ilka’s zombie:', say: '9 against 3.', more: '' })
    expect(said('wounded', { card: 'crypt', cause: 'hazard', total: 3, against: 5, count: 1, life: 2 })).toBeNull()
  })
  it('says of a card that a rival plays what it does, so that a watcher opens nothing', () => {
    const card = { seat: 'B', card: 'rune', cost: 2 }
    expect(told_(tableOf(board(), []).screen, { entries: [entry('plays', card)] } as unknown as Beat)).toMatchObject({ more: textOf('rune') })
    expect(told_(tableOf(board(), []).screen, { entries: [entry('plays', { ...card, seat: 'A' })] } as unknown as Beat)).toBeNull()
  })
  it('says of a trap that a rival sends what it tests and does, and of a monster nothing more', () => {
    const more = (card: string) => told_(tableOf(board(), []).screen, { entries: [entry('encounter', { seat: 'B', target_seat: 'A', card, x: 0, cost: 2, where: 'hand' })] } as unknown as Beat)?.more
    setCards({ rune: { group: 'trap', text: { en: 'Magic 5+' } }, zombie: { group: 'monster', text: { en: 'Undead' } } } as unknown as Catalogue)
    expect([more('rune'), more('zombie')]).toEqual(['The card says: “Magic 5+”', undefined])
    setCards({})
  })
})
