import { fireEvent, render, screen as page } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api'
import type { Ask, Entry, Option, View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import { onKey } from '../../table/keys'
import { sentenceOf } from '../../table/words'
import BattlePart from './Battle.svelte'
import Fight from './Fight.svelte'
import { lastDice, outcomeOf, outcomeWordsOf, stepOf, sumAloud, sumOf } from './battle'
import type { Attack, Battle, Board, Player } from './board'
import Hand from './Hand.svelte'
import game from './index'
import { key, letter } from './keyboard'
import Just from './Just.svelte'
import Lord from './Lord.svelte'
import { useTexts } from '../../../tests/fixtures'
import { setLang } from '../../lib/i18n.svelte'
import { acts, consequence, prompt } from './prompt'
import { headlines, newsFrom, sinceDeed, wordsOf } from './recent'
import { scene } from './scene'
import { speech } from './speech'

beforeAll(() => useTexts())

const player = (seat: Player['seat'], more: Partial<Player> = {}): Player => ({
  seat, hero: 'kron', level: 2, life: 4, most: 6, stats: { melee: 3, magic: 1, speed: 2 }, boons: [0, 2], treasures: [0, 2], glory: 3, peril: 5, ap: 2, fall_ap: 0,
  saved: false, less_ap: 0, hand: 5, inventory: [], on_hero: [], banes: [], lair: [], quests: ['slay-draky'], completed: [], escorts: [], space: 'crypt', down: false,
  standup: 0, thresholds: [], alive: true, ...more,
})
const attack = (more: Partial<Attack> = {}): Attack => ({
  monster: 'zombie', owner: 'B', hero: 'A', by_hero: false, form: 'melee', life: 1, hurt: false, gone: false, attack: 2, parts: [{ card: 'zombie', n: 2 }], dice: 1, die: null, total: null,
  counter: 3, counter_parts: [{ card: 'kron', n: 3 }], counter_dice: 1, counter_die: null, counter_total: null, odds: { attack: 28, tie: 14, counter: 58 }, ...more,
})
const battle = (more: Partial<Battle> = {}): Battle => ({
  step: 'response', target: 'A', defender: 'A', space: 'crypt', quest: null, helps: [], attacks: [attack(), attack({ monster: 'legion' })], rewards: {}, traps: [], ...more,
})
const board = (more: Partial<Board> = {}): Board => ({
  phase: 'hero', turn: 5, round: 2, active: 'A', solo: false, winner: null, declared: false, map: [], players: [player('A'), player('B'), player('C', { peril: 9 })],
  hand: [{ id: 'zombie', cost: 1 }, { id: 'fend-off', cost: 3 }], map_hand: [], map_hands: {}, quests: { global: [], dropped: {}, wounds: {}, goals: [] }, deck: 30, discards: [],
  maps_left: 9, maps_below: [], known: { top: [], bottom: [] }, peril_deck: null, peril_discards: [], roaming: [], fallen: [], declared_now: [], moment: null, battle: null, ...more,
})
const option = (id: string, optionKey: string, touches: string[], args: Option['args'] = {}, then: Option['then'] = null): Option => ({ id, key: optionKey, args, touches, final: false, warn: null, then })
const PASS = option('pass', 'pass', ['act:pass'])
const ask = (what: string, ...options: Option[]): Ask => ({ what, at: 3, may: false, sealed: false, options })
function tableOf(shown: Board, asks: Ask[], more: Partial<View> = {}): { screen: TableScreen; answer: ReturnType<typeof vi.fn> } {
  const answer = vi.fn()
  const view = {
    game: 'lichlord', seat: 'A', seats: 3, settings: {}, number: 7, over: false, waiting: asks.length ? ['A'] : ['B'], ready: [], sealed: null, asks, why: {}, undo: null, board: shown,
    journal: [], result: null, names: { A: 'Аня', B: 'Boris', C: 'Mira' }, ...more,
  } as View
  const screen = new TableScreen(view, { answer, undo: vi.fn() })
  screen.game = game
  return { screen, answer }
}
const press = (code: string, screen: TableScreen) => {
  const event = { code, shiftKey: false, repeat: false, target: document.body } as unknown as KeyboardEvent
  return key(event, screen) || letter(event, screen)
}
const texts = (screen: TableScreen) => acts(screen)?.map(({ text }) => text)

describe('the prompt', () => {
  it('says whose turn it is, what may be done, and what is left', () => {
    const { screen } = tableOf(board(), [ask('hero', option('explore', 'explore', ['act:explore']), option('end', 'end-hero', ['act:end']))])
    expect(sentenceOf(screen)).toMatchObject({ bold: 'Your Hero phase:', say: '2 action points left.', you: true, more: undefined })
    expect(acts(screen)).toMatchObject([{ text: 'Explore, 1 AP', key: 'X', primary: true }, { text: 'End Hero phase', key: 'E' }])
  })

  it('says what a question of the turn’s end is for', () => {
    const more = (what: string, shown: Board) => sentenceOf(tableOf(shown, [ask(what, option('x', what, ['hand:zombie'], { card: 'zombie' }), PASS)]).screen).more
    expect(more('discard', board())).toBe('One card each turn; then you draw up to five.')
    expect(more('discard', board({ solo: true }))).toBeUndefined() // alone one draws otherwise
    expect(more('save', board())).toContain('before your next turn')
  })

  it('counts the attackers that I may answer, in somebody else’s turn', () => {
    const { screen } = tableOf(board({ active: 'B', battle: battle(), moment: { kind: 'response', rolls: [] } }), [ask('respond', option('x', 'play-on', ['hand:fend-off', 'attack:legion'], { card: 'fend-off', on: 'legion' }), PASS)])
    expect(sentenceOf(screen)).toMatchObject({ bold: 'You face 2 attackers.', say: 'Play fend-off?' })
    expect(texts(screen)).toEqual(['Play fend-off', 'Don’t respond'])
  })

  it('names each of several attacks whose chance a card changes, and does not count traps as attackers', () => {
    const changes = ['zombie', 'legion'].map((card, k) => ({ what: 'unhurt', seat: 'A', card, before: 42, after: 72 + k }))
    const play = option('play:create-darkness', 'play', ['hand:create-darkness'], { card: 'create-darkness', cost: 2 }, { glory: 1, changes })
    const trap = { card: 'closing-walls', owner: 'B', x: 0, stats: ['melee'], needs: 6, odds: { A: 50 }, fails: [], sprung: false } as unknown as Battle['traps'][number]
    const shown = (more: Partial<Battle>) => sentenceOf(tableOf(board({ active: 'B', battle: battle({ traps: [trap], ...more }), moment: { kind: 'response', rolls: [] } }), [ask('respond', play, PASS)]).screen)
    expect(shown({})).toMatchObject({ bold: 'You face 2 attackers.' })
    expect(shown({}).more?.replaceAll('\u00a0', ' ')).toContain('Unhurt with it (without): zombie 72 % (42 %) and legion 73 % (42 %).')
    expect(shown({ attacks: [] })).toMatchObject({ bold: 'closing-walls: a trap.' })
  })

  it('says who attacks the monster of a hunt, not who plays it', () => {
    const mine = attack({ by_hero: true, owner: 'A', monster: 'slay-draky' })
    const { screen } = tableOf(board({ battle: battle({ defender: 'B', attacks: [mine] }), moment: { kind: 'response', rolls: [] } }), [ask('respond', option('drop', 'drop', ['quest:maiden']), PASS)])
    expect(prompt(screen).bold).toBe('You attack slay-draky.')
  })

  it('names a reroll by the die, its price and its chance, and a payment by its quest', () => {
    const reroll = [4, 5].map((die, k) => option(String(k + 1), 'reroll', [`die:${k + 1}`], { die, cost: 1, percent: 33 }))
    const { screen } = tableOf(board(), [ask('reroll', ...reroll, option('no', 'reroll-not', ['act:no']))])
    expect(prompt(screen).say).toBe('Not enough. Reroll one die for 1 glory?')
    expect(texts(screen)?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['Reroll the 4: 33 %', 'Reroll the 5: 33 %', 'Leave them'])
    const pay = option('x', 'give-up-for', ['card:backpack'], { card: 'backpack', quest: 'feed-the-font', value: 3, left: 6 })
    expect(prompt(tableOf(board(), [ask('give-up', pay)]).screen).say).toBe('feed-the-font: discard cards in play worth 6 more.')
  })

  it('says what an attempt costs besides action points, and what a hunt may bring', () => {
    const attempt = option('attempt:free', 'attempt', ['quest:free'], { quest: 'free', cost: 0, boon: 1, life: 2, worth: 0, percent: 100 })
    const hunt = option('attempt:slay', 'attempt-hunt', ['quest:slay'], { quest: 'slay', cost: 0, boon: 0, life: 0, worth: 0, hits: 2 }, { odds: { melee: { attack: 72, tie: 11, counter: 17 } } })
    const { screen } = tableOf(board(), [ask('hero', attempt, hunt)])
    const [first, second] = screen.choices
    expect(consequence(first!, screen)).toBe('Costs 1 of your boons and 2 life. Success completes the quest and ends your Hero phase.')
    expect(consequence(second!, screen)).toBe('It attacks first. melee: it hits you 72 %, you hit it 17 %. It takes 2 hits of yours to slay it. Costs nothing. Success completes the quest and ends your Hero phase.')
  })

  it('says that a wound on the last life ends the game', () => {
    const strike = option('attack:B', 'attack-hero', ['seat:B'], { target_seat: 'B' }, { odds: { melee: { attack: 58, tie: 14, counter: 28 } }, fells: 'last' })
    const { screen } = tableOf(board(), [ask('hero', strike)])
    expect(consequence(screen.choices[0]!, screen)).toContain('A wound defeats Boris and ends the game: you win.')
  })

  it('says once what a forced exit takes, and what a failure costs', () => {
    const force = option('move:1', 'move-blocked', ['space:crypt'], { space: 'crypt', value: 4, percent: 67, stat: 'melee' }, { ap: 1, glory: 3, peril: 3 })
    const { screen } = tableOf(board(), [ask('hero', force)])
    expect(consequence(screen.choices[0]!, screen)).toMatch(/^If the roll fails, it costs 1 AP more\. Gives 3 glory/)
  })

  it('tells of the roll that is about to be made, with its odds', () => {
    const roll = { seat: 'A' as const, of: 'threat' as const, form: 'magic' as const, source: 'monster' as const, needs: 4, percent: 50, monster: null }
    const { screen } = tableOf(board({ active: 'B', moment: { kind: 'roll', rolls: [roll] } }), [ask('window', option('x', 'play', ['hand:fend-off'], { card: 'fend-off' }), PASS)])
    expect(prompt(screen)).toEqual({ bold: 'Before the roll:', say: 'play fend-off?', more: 'Аня: magic 4+, 50 %' })
  })

  it('offers attacks and challenges by their names, to be taken up with their odds; no card is spoken of where none can be used', () => {
    const odds = { melee: { attack: 58, tie: 14, counter: 28 } }
    const { screen, answer } = tableOf(board({ moment: { kind: 'turn', rolls: [] } }), [ask('window', option('attack:B', 'attack-hero', ['seat:B'], { target_seat: 'B' }, { odds }), PASS)])
    expect(prompt(screen).say).toBe('choose what to do, or pass.')
    expect(texts(screen)).toEqual(['Attack Boris', 'Pass'])
    acts(screen)![0]!.run()
    expect(answer).not.toHaveBeenCalled()
    expect([screen.selected?.id.endsWith('attack:B'), prompt(screen).more]).toEqual([true, 'You strike 58 %, tie 14 %, struck 28 %.'])
    const challenged = tableOf(board({ battle: battle({ step: 'challenge' }) }), [ask('challenge', option('c', 'challenge', ['attack:zombie'], { card: 'zombie', percent: 58 }, { odds }), PASS)])
    expect(texts(challenged.screen)).toEqual(['Challenge zombie, 1 AP', 'Don’t challenge'])
    expect(prompt(challenged.screen).say).toBe('challenge an attacker, use a card, or pass.')
  })

  it('speaks of no challenge where a hero that lies can only stand up', () => {
    const moment = { kind: 'challenge' as const, rolls: [] }
    const { screen } = tableOf(board({ battle: battle({ step: 'challenge' }), moment }), [ask('challenge', option('stand', 'stand', ['act:stand']), PASS)])
    expect(prompt(screen)).toMatchObject({ bold: 'You were attacked:', say: 'choose what to do, or pass.' })
  })

  it('counts the wounds that are still to be paid for', () => {
    const give = [option('B', 'reward', ['seat:B'], { seat: 'B' }), option('nobody', 'nobody', ['act:nobody'])]
    expect(prompt(tableOf(board({ battle: battle({ step: 'reward', rewards: { A: 3 } }) }), [ask('reward', ...give)]).screen).more).toBe('Wounds to pay for: 3.')
    expect(prompt(tableOf(board({ battle: battle({ step: 'reward', rewards: { A: 1 } }) }), [ask('reward', ...give)]).screen).more).toBeUndefined()
  })

  it('says how somebody has won', () => {
    const over = (winner: Board['winner'], ...players: Board['players']) => prompt(tableOf(board({ winner, players }), [], { over: true }).screen).say
    expect(over('A', player('A', { completed: ['a', 'b', 'c'] }), player('B'))).toBe('You win! Quests: 3.')
    expect(over('B', player('A'), player('B', { completed: ['a', 'b', 'c'] }))).toBe('Boris wins. Quests: 3.')
    expect(over('A', player('A'), player('B', { alive: false }))).toBe('You win! Your hero is the last one standing.')
    expect(over('B', player('A', { alive: false }), player('B'))).toBe('Boris wins: the last hero standing.')
  })

  it('does not tell the others who is asked', () => {
    const { screen } = tableOf(board({ active: 'B' }), [], { waiting: [], moment: true })
    expect(sentenceOf(screen)).toMatchObject({ bold: 'Time for responses…', you: false })
  })

  it('names the card that a question is about, and the chances of every answer', () => {
    const keep = tableOf(board(), [ask('keep', option('h', 'keep-hand', ['act:hand'], { card: 'zombie' }), option('l', 'keep-lair', ['act:lair'], { card: 'zombie' }))])
    expect(prompt(keep.screen).more).toMatch(/^zombie\. From your lair it can attack again/)
    const form = tableOf(board(), [ask('form', option('melee', 'form', ['form:melee'], { form: 'melee', percent: 58 }), option('magic', 'form', ['form:magic'], { form: 'magic', percent: 28 }))])
    expect(prompt(form.screen).more).toBe('Chances: Melee\u00a058\u00a0%, Magic\u00a028\u00a0%')
    expect(acts(form.screen)?.map((act) => [act.key, act.primary])).toEqual([['1', true], ['2', false]])
    const worse = tableOf(board(), [ask('form', option('melee', 'form', ['form:melee'], { form: 'melee', percent: 8 }), option('magic', 'form', ['form:magic'], { form: 'magic', percent: 42 }))])
    expect(acts(worse.screen)?.map((act) => act.primary)).toEqual([false, true])
  })
})

describe('what would come of a choice', () => {
  it('is what entering gives, and what is left', () => {
    const { screen } = tableOf(board(), [ask('hero', option('move:1', 'move', ['space:corridor'], { space: 'corridor' }, { ap: 1, peril: 2, glory: 1 }))])
    screen.touch('space:corridor')
    expect(consequence(screen.choices[0]!, screen)).toBe('Gives 1 glory and 2 peril. Left: 1 AP.')
    expect(prompt(screen).say, 'after the colon of whose turn it is').toBe('move to corridor.')
  })
  it('alone is told truly: the dice of peril, and what each of them does', () => {
    const { screen } = tableOf(board({ solo: true }), [ask('hero', option('move:1', 'move', ['space:crypt'], { space: 'crypt' }, { ap: 1, dice: 4, glory: 2 }))])
    expect(consequence(screen.choices[0]!, screen)).toBe('Gives 2 glory. Peril: 4 dice, and each that shows 4 or less reveals a card. Left: 1 AP.')
  })
  it('tells of a search what it costs, what is needed and why, and what it ends', () => {
    const found = option('search', 'search', ['quest:slay-draky'], { quest: 'slay-draky', plus: 2, value: 7, percent: 33, done: true }, { ap: 1 })
    const { screen } = tableOf(board(), [ask('hero', found, option('end', 'end-hero', ['act:end']))])
    const told = 'Searching costs 1 AP: die + 2 for the way from the entrance, 7 needed, 33 %. Success completes the quest and ends your Hero phase.'
    expect(consequence(screen.choices[0]!, screen)).toBe(told)
    expect(acts(screen)?.[0]).toMatchObject({ text: 'Search: 1 AP, 7 needed, 33\u00a0%', primary: true }) // a button of its own takes it up
    acts(screen)?.[0]?.run()
    expect(sentenceOf(screen)).toMatchObject({ say: expect.stringMatching(/^Search: /), more: told })
  })
  it('warns before a trap is declared that it hits oneself too', () => {
    const risk = (seat: string, percent: number) => ({ seat, what: 'trap', card: 'closing-walls', stat: 'melee', needs: 6, percent, fails: [{ what: 'wound', n: 2 }] })
    const add = option('add', 'add', ['hand:closing-walls', 'seat:B'], { card: 'closing-walls', target_seat: 'B', cost: 2 }, { pays: 'B', cost: 2, left: 3, risks: [risk('A', 50), risk('B', 67)] })
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', add)])
    expect(consequence(screen.choices[0]!, screen)).toBe('Boris fails (melee 6+): 33 %. Then: 2 wounds. Also you: 50 %. Leaves Boris 3 peril.')
  })
  it('shows the odds of an attack before it is declared', () => {
    const odds = { melee: { attack: 28, tie: 14, counter: 58 } }
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', option('add', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }, { pays: 'B', cost: 1, left: 4, odds }))])
    expect(consequence(screen.choices[0]!, screen)).toBe('Hurts Boris: melee\u00a028\u00a0%. Is hurt itself: melee\u00a058\u00a0%. Leaves Boris 4 peril.')
  })
  it('says of an entrance what it does', () => {
    const swap = (quest: string) => option(`use:crypt:${quest}`, 'use-on', ['space:crypt', `quest:${quest}`], { card: 'crypt', on: quest, doing: 'quest', glory: 2, ap: 0 })
    const { screen } = tableOf(board(), [ask('hero', swap('slay-draky'), swap('magic-fish'))])
    screen.touch('space:crypt')
    expect(prompt(screen).say).toBe('Choose the quest to discard: 2 glory, and you draw another.')
  })
  it('shows the odds with a card and without it, with what it costs', () => {
    const changes = [{ what: 'unhurt', seat: 'A', card: 'zombie', before: 42, after: 72 }]
    const play = option('play:create-darkness', 'play', ['hand:create-darkness'], { card: 'create-darkness', cost: 2 }, { glory: 1, changes })
    const { screen } = tableOf(board({ active: 'B', battle: battle({ attacks: [attack()] }), moment: { kind: 'response', rolls: [] } }), [ask('respond', play, PASS)])
    expect(prompt(screen)).toEqual({ bold: 'Boris’s zombie attacks you.', say: 'Play create-darkness?', more: 'Costs 2 of your 3 glory. Unhurt: 72 % with it, 42 % without.' })
    expect(acts(screen)).toMatchObject([{ text: 'Play create-darkness', primary: true }, { text: 'Don’t respond', primary: false }])
  })
  it('is the odds of an attack by each form, and what the payer keeps', () => {
    const odds = { melee: { attack: 58, tie: 14, counter: 28 }, magic: { attack: 28, tie: 14, counter: 58 } }
    const { screen } = tableOf(board(), [ask('challenge', option('c', 'challenge', ['attack:zombie'], { card: 'zombie', percent: 58 }, { odds }), option('add', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }, { pays: 'B', cost: 1, left: 4 }))])
    expect(consequence(screen.choices[0]!, screen)).toBe('melee: You strike 58 %, tie 14 %, struck 28 %. magic: You strike 28 %, tie 14 %, struck 58 %.')
    expect(consequence(screen.choices[1]!, screen)).toBe('Leaves Boris 4 peril.')
  })
})

describe('aiming', () => {
  const declare = () =>
    tableOf(board({ phase: 'dungeonlord' }), [ask('declare',
      option('z-B', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }), option('z-C', 'add', ['hand:zombie', 'seat:C'], { card: 'zombie', target_seat: 'C', cost: 1 }),
      option('r-B-1', 'add-x', ['hand:rune', 'seat:B'], { card: 'rune', target_seat: 'B', x: 1 }), option('r-B-2', 'add-x', ['hand:rune', 'seat:B'], { card: 'rune', target_seat: 'B', x: 2 }))])

  it('takes up a card with several targets, then aims it', () => {
    const { screen, answer } = declare()
    expect(screen.state('seat:B')).toBe('')
    screen.touch('hand:zombie')
    expect([screen.held, screen.selected, screen.state('hand:zombie'), screen.state('seat:B')]).toEqual(['hand:zombie', null, 'sel', 'can'])
    expect(texts(screen)).toEqual(['Boris', 'Mira', 'Cancel'])
    screen.touch('seat:C')
    expect(screen.selected?.option.id).toBe('z-C')
    expect(screen.state('seat:C')).toBe('sel')
    expect(texts(screen)).toEqual(['zombie → Mira', 'Cancel'])
    press('Enter', screen)
    expect(answer.mock.calls[0]?.[2].id).toBe('z-C')
  })

  it('offers what differs in its X alone after the target', () => {
    const { screen } = declare()
    screen.touch('hand:rune')
    expect(texts(screen)).toEqual(['Boris', 'Cancel']) // its X is chosen after whom it attacks
    screen.touch('seat:B')
    expect(texts(screen)).toEqual(['Boris, X = 1', 'Boris · X = 2', 'Cancel'])
    screen.touch('seat:B') // the next of them
    expect(screen.selected?.option.id).toBe('r-B-2')
  })

  it('tells cards without a target apart by their X', () => {
    const surge = (x: number) => option(`s-${x}`, 'play', ['hand:rune'], { card: 'rune', cost: x, x })
    const { screen } = tableOf(board({ moment: { kind: 'roll', rolls: [] } }), [ask('window', surge(1), surge(2), PASS)])
    screen.touch('hand:rune')
    expect(texts(screen)).toEqual(['Play rune · X = 1', 'Play rune · X = 2', 'Cancel'])
    acts(screen)![1]!.run()
    expect(texts(screen)).toEqual(['Play rune', 'Play rune · X = 1', 'Cancel'])
    expect(prompt(screen).say).toBe('play rune, cost 2.')
  })

  it('lets go by a second touch or Esc', () => {
    const { screen } = declare()
    screen.touch('hand:zombie')
    screen.touch('hand:zombie')
    expect(screen.held).toBeNull()
    screen.touch('hand:zombie')
    expect(press('Escape', screen)).toBe(true)
    expect(screen.held).toBeNull()
  })
})

describe('keys', () => {
  it('pass, end, explore and declare by letters, and buttons by digits where the hand has none', () => {
    const passing = tableOf(board(), [ask('window', PASS)])
    expect(press('KeyP', passing.screen)).toBe(true)
    expect(passing.answer).toHaveBeenCalledOnce()
    const saving = tableOf(board(), [ask('save', option('save', 'save', ['act:save']), option('no', 'save-not', ['act:no']))])
    expect(press('KeyP', saving.screen)).toBe(true)
    expect(saving.answer.mock.calls[0]?.[2].id).toBe('no')
    const form = tableOf(board(), [ask('form', option('melee', 'form', ['form:melee'], { form: 'melee' }), option('magic', 'form', ['form:magic'], { form: 'magic' }))])
    expect(press('Digit2', form.screen)).toBe(true)
    expect(form.answer.mock.calls[0]?.[2].id).toBe('magic')
    const lord = tableOf(board(), [ask('lord', option('declare', 'declare', ['act:declare']), option('end', 'end-lord', ['act:end']))])
    expect(press('KeyD', lord.screen)).toBe(true)
    expect(lord.answer.mock.calls[0]?.[2].id).toBe('declare')
  })
  it('leave digits to the hand where a card of it may be chosen', () => {
    const { screen, answer } = tableOf(board(), [ask('discard', option('z', 'discard', ['hand:zombie'], { card: 'zombie' }), PASS)])
    expect(press('Digit1', screen)).toBe(false)
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('the way back from a declaration', () => {
  const ADD = option('add:zombie:B', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1, x: 0 })
  it('is a button that does what the undo does', () => {
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', ADD)], { undo: { can: true, what: 'lord', option: 'declare' } as View['undo'] })
    expect(texts(screen)).toEqual(['Back'])
    acts(screen)?.[0]?.run()
    expect(screen.sender?.undo).toHaveBeenCalledOnce()
  })
  it('goes step by step', () => {
    const { screen } = tableOf(board({ phase: 'dungeonlord', declared_now: [{ card: 'zombie', target: 'B', x: 0, cost: 1 }] }), [ask('declare', option('done', 'done', ['act:declare'], { count: 1 }))], { undo: { can: true, what: 'declare', option: 'add' } as View['undo'] })
    expect(texts(screen)).toEqual(['Attack', 'Take the last back'])
  })
  it('is said to be barred where it is', () => {
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', ADD)], { undo: { can: false, why: 'nature' } as View['undo'] })
    expect(texts(screen)).toEqual([])
    expect(prompt(screen).more).toContain('Nothing to take back')
  })
})

describe('what just happened', () => {
  const told = (...events: [string, Entry['args']][]): Entry[] => events.map(([word, args], n) => ({ n, key: word, args, private: false }))
  const journal = told(
    ['enters', { seat: 'A', space: 'crypt' }], ['draws', { seat: 'A', count: 1 }], ['encounter', { seat: 'B', card: 'zombie', target_seat: 'A', x: 0, cost: 2 }], ['monster-rolls', { card: 'zombie', of: 'attack', die: 5, total: 7 }],
    ['struck', { seat: 'A', card: 'zombie' }], ['wounded', { seat: 'A', count: 1, life: 4, cause: 'strike', card: 'zombie' }], ['enters', { seat: 'C', space: 'corridor' }], ['threat', { seat: 'C', form: 'speed', total: 3, value: 5, source: 'exit', card: 'corridor', overcome: false }],
    ['falls', { seat: 'B', cause: 'pit', card: 'crypt' }], ['lays', { seat: 'C', space: 'turn' }],
  )
  it('begins behind what I did last; for spectators with the turn', () => {
    expect(sinceDeed(journal, 'A')).toBe(1)
    expect(sinceDeed(journal, 'B')).toBe(3)
    expect(sinceDeed(journal, null)).toBe(0)
  })
  it('is the weightiest, a blow with what it cost in one line', () => {
    const news = newsFrom(journal, 1, 'A')
    expect(news.map(({ entry }) => entry.key)).toEqual(['encounter', 'wounded', 'enters', 'threat', 'falls', 'lays'])
    expect(headlines(news, 3).map(({ entry }) => entry.key)).toEqual(['wounded', 'threat', 'falls'])
    expect(newsFrom([{ n: 1, key: 'threat', args: { seat: 'C', overcome: true }, private: false }], 1, 'A')[0]?.weight, 'a danger overcome has changed nothing').toBe(1)
    const fate = ['defeated', 'completes'].map((fateful, n) => ({ n: 90 + n, key: fateful, args: { seat: 'C' }, private: false }))
    expect(headlines(newsFrom([...fate, ...journal], 0, 'A'), 2).map(({ entry }) => entry.key), 'whose hero falls, who completes a quest, before any wound').toEqual(['defeated', 'completes'])
    const { screen } = tableOf(board(), [], { journal })
    expect(wordsOf(screen, journal[5]!)).toBe('zombie hits you: −1 life, 4 left')
  })
  it('what I lose comes before what others do, and the end of a turn before nothing', () => {
    const news = newsFrom(told(['falls', { seat: 'A' }], ['wounded', { seat: 'B', count: 1, card: 'zombie' }], ['threat', { seat: 'B', overcome: true }], ['turn-ends', { seat: 'B' }], ['loses-glory', { seat: 'A', count: 2 }], ['searches', { seat: 'B' }]), 0, 'A')
    expect(headlines(news, 2).map(({ entry }) => entry.key)).toEqual(['falls', 'loses-glory'])
    expect(news.map(({ entry }) => entry.key)).not.toContain('turn-ends')
  })
  it('stays until I act or put it away', async () => {
    const { screen } = tableOf(board(), [ask('hero', PASS)], { journal })
    const { container } = render(Just, { screen })
    expect(container.querySelectorAll('li')).toHaveLength(3)
    await fireEvent.click(page.getByRole('button', { name: 'all 6' }))
    expect(container.querySelectorAll('li')).toHaveLength(6)
    flushSync(() => screen.choose(screen.choices[0]!))
    expect(container.querySelectorAll('li')).toHaveLength(0)
    flushSync(() => screen.show({ ...screen.view, number: 9, journal: [...journal, { n: 10, key: 'steals', args: { seat: 'B', target_seat: 'A', card: 'zombie' }, private: false }] }))
    expect(container.querySelectorAll('li')).toHaveLength(1)
    await fireEvent.click(container.querySelector('.close')!)
    expect(container.querySelectorAll('li')).toHaveLength(0)
  })
})

describe('the word of a seat', () => {
  it('asks for my answer at a quiet moment, and says nothing of it to the others', () => {
    const { screen } = tableOf(board({ active: 'B' }), [ask('window', PASS)])
    expect(game.seatWord?.(screen.view, 'A')).toBe('your answer?')
    const other = tableOf(board({ active: 'B' }), [], { moment: true, waiting: [] })
    expect(game.seatWord?.(other.screen.view, 'A')).toBe('')
    expect(game.seatWord?.(other.screen.view, 'C')).toBe('')
  })
})

describe('a battle', () => {
  const told: Entry[] = [
    ['attacks', { card: 'zombie', target_seat: 'A', seat: 'A', form: 'melee' }], ['attacks', { card: 'legion', target_seat: 'A', seat: 'A', form: 'melee' }],
    ['rolls', { seat: 'A', of: 'threat', form: 'magic', die: 3, total: 4 }],
    ['monster-rolls', { card: 'zombie', of: 'attack', die: 5, total: 7 }], ['monster-rolls', { card: 'legion', of: 'attack', die: 1, total: 4 }],
    ['rolls', { seat: 'A', of: 'counter', form: 'melee', die: 2, total: 5 }], ['rolls', { seat: 'A', of: 'counter', form: 'melee', die: 6, total: 9 }],
    ['struck', { seat: 'A', card: 'zombie' }], ['wounded', { seat: 'A', count: 1 }], ['strikes-monster', { seat: 'A', card: 'legion', count: 1, life: 0 }], ['monster-defeated', { seat: 'A', card: 'legion' }],
  ].map(([word, args], n) => ({ n, key: word as string, args: args as Entry['args'], private: false }))

  it('has eight steps; the board names two with one word', () => {
    expect(stepOf(battle({ step: 'rolls' }))).toBe(3)
    expect(stepOf(battle({ step: 'rolls', attacks: [attack({ total: 7 })] }))).toBe(4)
    expect(stepOf(battle({ step: 'reward' }))).toBe(8)
  })

  it('finds who was hurt by each attack', () => {
    const fight = battle()
    const [zombie, legion] = fight.attacks.map((each) => outcomeOf(each, told))
    expect(zombie).toEqual({ hit: 'defender', defeated: false })
    expect(legion).toEqual({ hit: 'attacker', defeated: true })
    expect(outcomeOf(fight.attacks[0]!, told.slice(0, 3))).toEqual({ hit: null, defeated: false })
  })

  it('tells a challenge from the attack before it', () => {
    const back = attack({ by_hero: true, owner: 'A', hero: 'B' })
    expect(outcomeOf(back, told).hit).toBeNull()
    const later = [...told, { n: 20, key: 'hero-attacks', args: { seat: 'A', card: 'zombie', form: 'melee' }, private: false }, { n: 21, key: 'strikes-monster', args: { seat: 'A', card: 'zombie', count: 1, life: 0 }, private: false }]
    expect(outcomeOf(back, later).hit).toBe('defender')
  })

  it('names what every sum is made of, with its die once that has fallen', () => {
    const parts = [{ card: 'zombie', n: 4 }, { card: 'dark-blessing', n: 2 }, { card: 'crypt', n: -1 }]
    const before = attack({ attack: 5, parts, counter_dice: 2 })
    expect(sumAloud(sumOf(before, 'attack')!)).toBe('4 zombie + 2 dark-blessing − 1 crypt + d6')
    expect(sumAloud(sumOf(before, 'counter')!)).toBe('3 kron + d6, the higher of two')
    const after = attack({ attack: 5, parts, die: 5, total: 10, counter_die: 1, counter_total: 4 })
    expect(sumAloud(sumOf(after, 'attack')!)).toBe('4 zombie + 2 dark-blessing − 1 crypt + die 5 = 10')
    expect(sumOf(attack({ form: '', attack: null, parts: [] }), 'attack')).toBeNull()
    const { container } = render(BattlePart, { screen: tableOf(board({ battle: battle() }), []).screen, battle: battle({ attacks: [after] }) })
    expect([...container.querySelectorAll('.sum')].map((sum) => sum.querySelector('.vh')?.textContent)).toEqual(['4 zombie + 2 dark-blessing − 1 crypt + die 5 = 10', '3 kron + die 1 = 4'])
    expect([...container.querySelectorAll('.total')].map((total) => total.classList.contains('won'))).toEqual([true, false])
    expect(speech({ ...tableOf(board({ battle: battle({ attacks: [after] }) }), []).screen.view } as View<Board>, {}).join(' ')).toContain('+ die 5 = 10, against 3 kron + die 1 = 4')
  })

  it('shows the dice that I rolled last until something else has happened', () => {
    expect(lastDice(told.slice(0, 3), 'A')).toEqual([3])
    expect(lastDice(told.slice(0, 3), 'B')).toEqual([])
    const dice = [{ key: 'rolls', args: { seat: 'A', of: 'counter', die: 5 } }, { key: 'monster-rolls', args: { seat: 'A', card: 'slay-draky', of: 'attack', die: 6 } }]
    const thrown = (order: typeof dice) => lastDice(order.map((each, n) => ({ n, private: false, ...each })), 'A')
    expect([thrown(dice), thrown([...dice].reverse())]).toEqual([[5], [5]]) // the monster's die is not mine
    expect(lastDice([...told, { n: 30, key: 'enters', args: {}, private: false }, { n: 31, key: 'draws', args: { count: 1 }, private: false }], 'A')).toEqual([])
  })

  it('is drawn with both sums, the odds and the step', () => {
    const shown = board({ active: 'B', battle: battle() })
    const { screen } = tableOf(shown, [])
    const { container } = render(BattlePart, { screen, battle: battle() })
    expect(page.getAllByRole('img', { name: /the attack strikes 28 percent, tie 14, the counter strikes 58/ })).toHaveLength(2)
    expect(container.querySelector('[aria-current="step"]')?.textContent).toContain('Response')
    expect(container.querySelectorAll('[data-object="attack:zombie"]')).toHaveLength(1)
  })

  it('of several attackers is brief: both fighters of each, their dice and totals, and what came of it', () => {
    const rolled = { die: 5, total: 7, counter_die: 2, counter_total: 5 }
    const fight = battle({ step: 'compare', attacks: [attack(rolled), attack({ monster: 'legion', die: 1, total: 3 })] })
    const { container } = render(BattlePart, { screen: tableOf(board({ active: 'B', battle: fight }), []).screen, battle: fight })
    const [first, second] = [...container.querySelectorAll('.foe.brief')]
    const totals = (foe?: Element) => [...(foe?.querySelectorAll('.total') ?? [])].map((each) => each.textContent)
    expect([totals(first), totals(second)]).toEqual([['7', '5'], ['3', '3 + d6']])
    expect([first?.querySelectorAll('[data-side]').length, first?.querySelector('.outcome')?.textContent]).toEqual([2, '7 against 5: zombie hits you.\u2002You have 4 life left.'])
    expect(container.querySelector('.pair')).toBeNull()
    const alone = battle({ attacks: [attack()] })
    expect(render(BattlePart, { screen: tableOf(board({ battle: alone }), []).screen, battle: alone }).container.querySelector('.pair')).not.toBeNull()
  })

  it('keeps the hand’s room on a phone for the fight where nothing of the hand is to be chosen', () => {
    const fight = battle()
    const plain = (...options: Option[]) => {
      const { screen } = tableOf(board({ active: 'B', battle: fight, moment: { kind: 'challenge', rolls: [] } }), [ask('challenge', ...options, PASS)])
      return render(Fight, { screen, battle: fight }).container.querySelector('.fight')?.classList.contains('plain')
    }
    const play = (card: string) => option(`play:${card}`, 'play', [`hand:${card}`], { card })
    expect([plain(option('c', 'challenge', ['attack:zombie'], { card: 'zombie' })), plain(play('fend-off')), plain(play('fend-off'), play('surge'))]).toEqual([true, true, false])
  })

  it('has no buttons of its own: what may be used beside the hand stands on the seam by name', () => {
    const use = (card: string) => option(`use:${card}`, 'use', [`card:${card}`], { card })
    const fight = battle()
    const { screen } = tableOf(board({ active: 'B', battle: fight, moment: { kind: 'challenge', rolls: [] } }), [ask('challenge', option('c', 'challenge', ['attack:zombie'], { card: 'zombie' }), use('third-eye'), use('staff'), PASS)])
    expect(texts(screen)).toEqual(['Challenge zombie, 1 AP', 'Use third-eye', 'Use staff', 'Don’t challenge'])
    expect([...render(Fight, { screen, battle: fight }).container.querySelectorAll('button')].map((each) => each.dataset.object)).toEqual(['attack:zombie', 'attack:legion'])
  })

  it('brings the attack that is told into sight, else the one that was rolled last', () => {
    const seen: string[] = []
    Element.prototype.scrollIntoView = function scrolled(this: Element): void { seen.push(this.querySelector('[data-object]')?.getAttribute('data-object') ?? '') }
    const fight = battle({ attacks: [attack({ total: 5, die: 3 }), attack({ monster: 'legion' })] })
    const { screen } = tableOf(board({ active: 'B', battle: fight }), [])
    render(BattlePart, { screen, battle: fight })
    flushSync()
    screen.lit = new Set(['card:legion'])
    flushSync()
    expect(seen).toEqual(['attack:zombie', 'attack:legion'])
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  it('says of a challenge who strikes back', () => {
    const back = battle({ step: 'rolls', attacks: [attack({ owner: 'A', hero: 'B', by_hero: true })] })
    const { container } = render(BattlePart, { screen: tableOf(board({ active: 'B', battle: back }), []).screen, battle: back })
    expect(container.querySelector('.who')?.textContent).toMatch(/Аня\s+strikes back/)
  })
})

describe('dark deeds', () => {
  it('aim by a button beside whoever pays, and show what is left to them', async () => {
    const shown = board({ phase: 'dungeonlord', declared_now: [{ card: 'legion', target: 'B', x: 0, cost: 4 }] })
    const { screen, answer } = tableOf(shown, [ask('declare', option('z-B', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }), option('done', 'done', ['act:declare'], { count: 1 }))])
    const { setCards } = await import('./catalogue.svelte')
    const words = { en: 'Zombie', ru: 'Зомби', uk: 'Зомбі' }
    setCards({ zombie: { group: 'monster', name: words, text: words, designed: false, copies: 2, types: [], cost: 1, x: [0, 0], timing: 'dungeonlord', duration: 'monster', attach: '', target: '', body: null, threat: null, gist: null } })
    render(Lord, { screen, board: shown })
    flushSync()
    expect(page.getAllByTitle('Peril left: 1')).not.toHaveLength(0) // 5, of which 4 are planned
    const chip = page.getByRole('button', { name: /Zombie/ })
    await fireEvent.click(chip)
    expect(screen.selected?.option.id).toBe('z-B')
    // the focus is on the chip, which stands for the card: Enter does what the seam shows
    expect(key({ code: 'Enter', repeat: false, target: chip } as unknown as KeyboardEvent, screen)).toBe(true)
    expect(answer.mock.calls[0]?.[2].id).toBe('z-B')
  })

  it('begin the declaration by what somebody can be made to pay for', async () => {
    const shown = board({ phase: 'dungeonlord' })
    const { screen, answer } = tableOf(shown, [ask('lord', option('declare', 'declare', ['act:declare', 'hand:zombie']), option('end', 'end-lord', ['act:end']))])
    render(Lord, { screen, board: shown })
    flushSync()
    await fireEvent.click(page.getAllByRole('button', { name: /zombie/i })[0]!)
    expect(answer).toHaveBeenCalled()
    expect(screen.held).toBe('hand:zombie')
  })
})

describe('an encounter touched before the declaration', () => {
  it('begins the declaration and is taken up in it; the plan stands on the seam', async () => {
    const { setCards } = await import('./catalogue.svelte')
    const words = { en: 'Zombie', ru: 'Зомби', uk: 'Зомбі' }
    setCards({ zombie: { group: 'monster', name: words, text: words, designed: false, copies: 2, types: [], cost: 1, x: [0, 0], timing: 'dungeonlord', duration: 'monster', attach: '', target: '', body: null, threat: null, gist: null } })
    const { screen, answer } = tableOf(board({ phase: 'dungeonlord' }), [ask('lord', option('declare', 'declare', ['act:declare', 'hand:zombie']), option('end', 'end-lord', ['act:end']))])
    const { container } = render(Hand, { screen })
    flushSync()
    await fireEvent.click(container.querySelector('[data-object="hand:zombie"]')!)
    expect(answer.mock.calls[0]?.[2].id).toBe('declare')
    const add = (seat: string) => option(`z-${seat}`, 'add', ['hand:zombie', `seat:${seat}`], { card: 'zombie', target_seat: seat, cost: 1 })
    const planned = [{ card: 'legion', target: 'C' as const, x: 0, cost: 4 }]
    screen.show({ ...screen.view, number: 8, asks: [ask('declare', add('B'), add('C'))], board: board({ phase: 'dungeonlord', declared_now: planned }) })
    expect(screen.held).toBe('hand:zombie')
    screen.select(null)
    expect(sentenceOf(screen).more).toBe('Planned: legion → Mira. Peril: Boris\u00a05, Mira\u00a05')
  })

  const lord = [ask('lord', option('declare', 'declare', ['act:declare', 'hand:zombie']), option('end', 'end-lord', ['act:end']))]
  const add = (seat: string) => option(`z-${seat}`, 'add', ['hand:zombie', `seat:${seat}`], { card: 'zombie', target_seat: seat, cost: 1 })
  const declares = (screen: TableScreen, ...seats: string[]) => {
    const undo = { can: true, why: '', key: '' } as unknown as View['undo']
    screen.show({ ...screen.view, number: 8, undo, asks: [ask('declare', ...seats.map(add))], board: board({ phase: 'dungeonlord' }) })
    flushSync()
  }

  it('is aimed at whoever’s box it was pressed in', async () => {
    const shown = board({ phase: 'dungeonlord' })
    const { screen } = tableOf(shown, lord)
    render(Hand, { screen })
    render(Lord, { screen, board: shown })
    flushSync()
    await fireEvent.click(page.getAllByRole('button', { name: /zombie/i }).at(-1)!)
    declares(screen, 'B', 'C')
    expect(screen.selected?.option.id).toBe('z-C')
  })

  it('of an X is aimed there too, and is not called too expensive', async () => {
    const shown = board({ phase: 'dungeonlord' })
    const x = (seat: string, n: number) => option(`x${n}-${seat}`, 'add-x', ['hand:zombie', `seat:${seat}`], { card: 'zombie', target_seat: seat, cost: n, x: n })
    const { screen } = tableOf(shown, [ask('declare', x('B', 1), x('C', 1), x('C', 2))])
    const { container } = render(Lord, { screen, board: shown })
    flushSync()
    expect(container.querySelectorAll('button[data-for="hand:zombie"]')).toHaveLength(2)
  })

  it('is aimed at once where there is one target alone, and let go with the declaration it began', async () => {
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), lord)
    const { container } = render(Hand, { screen })
    flushSync()
    await fireEvent.click(container.querySelector('[data-object="hand:zombie"]')!)
    declares(screen, 'B')
    expect(screen.selected?.option.id).toBe('z-B')
    const undo = vi.spyOn(screen, 'undo')
    acts(screen)?.find(({ id }) => id === 'cancel')?.run()
    expect([screen.taken, undo.mock.calls.length]).toEqual([null, 1])
  })
})

describe('a quest that can be attempted here', () => {
  it('has a button with words, the first one, by name where there are several', () => {
    const attempt = (quest: string) => option(`attempt:${quest}`, 'attempt', [`quest:${quest}`], { quest, cost: 0, percent: 100 })
    const asked = (...quests: string[]) => tableOf(board(), [ask('hero', option('explore', 'explore', ['act:explore']), ...quests.map(attempt), option('end', 'end-hero', ['act:end']))])
    const { screen } = asked('slay-draky')
    expect(acts(screen)?.map(({ text, primary }) => [text, !!primary])).toEqual([['Attempt the quest: free, 100\u00a0%', true], ['Explore, 1 AP', false], ['End Hero phase', false]])
    acts(screen)?.[0]?.run()
    expect(screen.selected?.option.id).toBe('attempt:slay-draky')
    expect(texts(asked('slay-draky', 'magic-fish').screen)?.slice(0, 2)).toEqual(['Attempt the quest: slay-draky: free, 100\u00a0%', 'Attempt the quest: magic-fish: free, 100\u00a0%'])
  })
})

describe('what came of an attack', () => {
  it('is good or bad from one’s own side, monsters included', () => {
    const told = (me: string, total: number) => outcomeWordsOf(tableOf(board({ battle: battle({ attacks: [attack({ total, counter_total: 5 })] }) }), [], { seat: me }).screen, attack({ total, counter_total: 5 }))?.tone
    expect([told('A', 8), told('B', 8)]).toEqual(['ill', 'good']) // my monster strikes Аня
    expect([told('A', 3), told('B', 3)]).toEqual(['good', 'ill']) // she strikes my monster
  })
})

describe('the header', () => {
  it('says "you" of one’s own turn', () => {
    const crumbs = (active: Board['active']) => game.crumbs?.(tableOf(board({ active }), []).screen.view)[1]
    expect([crumbs('A')?.rest, crumbs('B')?.rest]).toEqual(['Your turn', 'Boris’s turn'])
  })
})

describe('an arrow with nothing in focus', () => {
  it('goes to where the game says that things begin, and nowhere else while it says nothing', () => {
    const root = document.createElement('main')
    root.innerHTML = '<button data-object="space:crypt"></button>'
    document.body.append(root)
    const arrow = { code: 'ArrowUp', target: document.body } as unknown as KeyboardEvent
    const reach = { root: () => root, offline: () => false, help: vi.fn(), undo: vi.fn(), log: vi.fn() }
    expect(onKey(arrow, tableOf(board(), []).screen, reach)).toBe(false)
    expect(onKey(arrow, tableOf(board(), [ask('hero', PASS)]).screen, reach)).toBe(true)
    expect(document.activeElement).toBe(root.firstElementChild)
    root.remove()
  })
})

describe('the first tab of the rail', () => {
  it('opens by itself for a battle, a response and my deeds, and rests otherwise', () => {
    expect(scene(tableOf(board({ battle: battle() }), []).screen)).toEqual({ tab: 'Now', open: null }) // a battle stands on the stage
    expect(scene(tableOf(board({ moment: { kind: 'turn', rolls: [] } }), [ask('window', PASS)]).screen).open).toBe('moment')
    expect(scene(tableOf(board({ phase: 'dungeonlord' }), [ask('lord', option('end', 'end-lord', ['act:end']))]).screen).open).toBe('lord')
    expect(scene(tableOf(board(), []).screen).open).toBeNull()
  })
})

describe('the table in plain sentences', () => {
  it('tells turn, battle, players, hand and quests in every language', async () => {
    const shown = board({ battle: battle(), quests: { global: [], dropped: {}, wounds: {}, goals: [{ quest: 'slay-draky', space: 'crypt', spaces: ['crypt'], steps: 2, percent: null, plus: null, needs: null, stage: 'go', missing: null }] } })
    const { screen } = tableOf(shown, [])
    for (const lang of ['en', 'ru', 'uk'] as const) {
      await setLang(lang, false)
      const lines = speech(screen.view as View<Board>, screen.names)
      expect(lines.length).toBeGreaterThan(7)
      expect(lines.join(' ')).not.toMatch(/dungeoneer-|undefined|NaN|\{/)
    }
    await setLang('en', false)
    expect(speech(screen.view as View<Board>, screen.names).join('\n')).toContain('Slay-draky: 2 moves away, crypt.')
  })
})

describe('passing until something happens to me', () => {
  const standing = (mode: 'ask' | 'me' | 'attacked') => ({ mode, stops: {} })
  const WINDOW = ask('window', option('use:x', 'use', ['card:x'], { card: 'x' }), PASS)
  const moment = { kind: 'turn', rolls: [] } as unknown as Board['moment']

  it('is offered beside the question of somebody else’s turn, and nowhere else', () => {
    const buttons = (active: string, mode: 'ask' | 'me' | 'attacked') => texts(tableOf(board({ active, moment }), [WINDOW], { standing: standing(mode) } as Partial<View>).screen)
    expect(buttons('B', 'ask')?.at(-1)).toBe('Pass until something happens to me')
    expect(buttons('A', 'ask')).not.toContain('Pass until something happens to me')
    expect(texts(tableOf(board({ active: 'B', moment, battle: battle() }), [WINDOW], { standing: standing('ask') } as Partial<View>).screen)).not.toContain('Pass until something happens to me')
    expect(buttons('B', 'me')).not.toContain('Ask me again')
    expect(buttons('B', 'attacked')).not.toContain('Pass until something happens to me')
  })
  it('is shown as long as it holds, with one press to end it', async () => {
    const { screen } = tableOf(board({ active: 'B' }), [], { table: 'amber-fox-1', standing: standing('me') } as Partial<View>)
    expect(texts(screen)).toEqual(['Ask me again'])
    expect(prompt(screen).more).toContain('You pass until something happens to you.')
    const own = tableOf(board({ active: 'A', moment }), [WINDOW], { standing: standing('me') } as Partial<View>).screen
    expect(texts(own)).not.toContain('Ask me again') // in my own turn I am asked
    const asked = vi.spyOn(api, 'standing').mockResolvedValue({ ...screen.view, standing: standing('ask') } as View)
    expect(press('KeyM', screen)).toBe(true)
    await vi.waitFor(() => expect(screen.view.standing?.mode).toBe('ask'))
    expect(asked).toHaveBeenCalledWith('amber-fox-1', 'A', { mode: 'ask', stops: {} })
  })
})
