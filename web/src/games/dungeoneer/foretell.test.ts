import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../lib/types'
import { sentenceOf } from '../../table/words'
import type { Battle, Board, Catalogue, Odds } from './board'
import { useTexts } from '../../../tests/fixtures'
import { setCards } from './catalogue.svelte'
import { consequence, encounterBrief, hitsMe, wastes } from './foretell'
import OddsTab from './OddsTab.svelte'
import Outcome from './Outcome.svelte'
import game from './index'
import { acts, inFull, prompt } from './prompt'
import { speech } from './speech'
import { player, attack, battle, board, option, PASS, ask, tableOf, texts } from '../../../tests/lichlord'

beforeAll(() => useTexts())

describe('what would come of a choice', () => {
  it('is what entering gives, and what is left', () => {
    const { screen } = tableOf(board(), [ask('hero', option('move:1', 'move', ['space:corridor'], { space: 'corridor' }, { ap: 1, enters: { seat: 'A', space: 'corridor', peril: 2, glory: 1 } }))])
    screen.touch('space:corridor')
    expect(consequence(screen.choices[0]!, screen)).toBe('Gives 1 glory and 2 peril. Left: 1 AP.')
    expect(prompt(screen).say, 'after the colon of whose turn it is').toBe('go to the corridor (east).')
  })
  it('says how dangerous a space is before one goes there', () => {
    const enters = { seat: 'A', space: 'corridor', peril: 2, glory: 1, danger: 2 }
    const spared = [{ seat: 'A', space: 'corridor', what: 'spikes', ability: 'cloak' }]
    const ignoring = tableOf(board(), [ask('hero', option('move:1', 'move', ['space:corridor'], { space: 'corridor' }, { ap: 1, enters: { ...enters, danger: undefined }, spared }))]).screen
    expect(consequence(ignoring.choices[0]!, ignoring), 'what is ignored is said beforehand').toContain('cloak: ')
    const { screen } = tableOf(board(), [ask('hero', option('move:1', 'move', ['space:corridor'], { space: 'corridor' }, { ap: 1, enters }))])
    expect(consequence(screen.choices[0]!, screen)).toBe('Gives 1 glory and 2 peril. Danger +2: traps sent against you there are 2 harder. Left: 1 AP.')
  })
  it('says of a response that leaves the dice to come as they are that it does', () => {
    const heal = option('use:draught', 'use', ['card:draught'], { card: 'draught' }, { idle: true })
    const { screen } = tableOf(board({ battle: battle() }), [ask('respond', heal, PASS)])
    expect([consequence(screen.choices[0]!, screen), prompt(screen).more]).toEqual(Array(2).fill('It does not change the chance.'))
  })
  it('names the open cards that may still prevent a wound, and whose they are', () => {
    const guards = [{ seat: 'B', card: 'ring' }, { seat: 'A', card: 'mail' }]
    const strike = option('attack:B', 'attack-hero', ['seat:B'], { target_seat: 'B' }, { odds: { melee: { attack: 58, tie: 14, counter: 28 } }, guards })
    const { screen } = tableOf(board(), [ask('hero', strike)])
    expect(consequence(screen.choices[0]!, screen)).toContain('If Boris is wounded, ring may prevent it. If you are wounded, your mail may prevent it.')
  })
  it('says before an attack on a hero what may strike back, and that a wound earns nothing', () => {
    const back = [{ card: '', glory: 0, ap: 1 }, { card: 'ring', glory: 2, ap: 0 }]
    const strike = option('attack:B', 'attack-hero', ['seat:B'], { target_seat: 'B' }, { odds: { melee: { attack: 58, tie: 14, counter: 28 } }, back })
    const { screen } = tableOf(board(), [ask('hero', strike)])
    expect(consequence(screen.choices[0]!, screen)).toContain('Boris may answer: challenge (1 AP) or ring (2 glory). Wounding a hero earns you nothing.')
  })
  it('says of a place for a map card how far it is, who stands beside it and which quests it serves', () => {
    setCards({ knell: { group: 'quest', categories: [], places: ['corridor'], name: { en: 'Knell' } }, corridor: { group: 'map', name: { en: 'Corridor' } } } as unknown as Catalogue)
    const lay = option('lay', 'lay', ['place:1:0'], { space: 'corridor', x: 1, y: 0, turned: 0, steps: 2, near: ['B'] })
    const said = (quests: string[], whose = 'B') => {
      const told = board()
      const { screen } = tableOf(board({ players: told.players.map((each) => ({ ...each, quests: each.seat === whose ? quests : [] })) }), [ask('lay', lay)])
      return consequence(screen.choices[0]!, screen)
    }
    expect(said([])).toBe('2 steps from your hero. One step from there: Boris.')
    expect([inFull(lay), game.inFull], 'no figures, which only a terminal shows').toEqual(['Lay the Corridor 1 east of the entrance', inFull])
    expect(said(['knell'])).toContain('Boris: place of the quest Knell.')
    expect([said(['knell'], 'A'), said(['other'], 'A')]).toEqual([expect.stringContaining('For your quest: Knell.'), expect.stringContaining('None of your quests needs it.')])
    setCards({})
  })
  it('names them of a search behind the test that may wound', () => {
    const risk = { seat: 'A', what: 'quest', card: 'hidden-phylactery', stat: 'magic', needs: 5, danger: 0, parts: [{ card: 'kron', n: 1 }], percent: 33, fails: [{ what: 'wound', n: 1 }] }
    const search = option('search', 'search', ['quest:hidden-phylactery'], { quest: 'hidden-phylactery', plus: 2, how: 'between', value: 7, percent: 33, done: false }, { ap: 1, risks: [risk], guards: [{ seat: 'A', card: 'mail' }] })
    const { screen } = tableOf(board(), [ask('hero', search)])
    expect(consequence(screen.choices[0]!, screen)).toMatch(/33%.*1 wound.*\. If you are wounded, your mail may prevent it\.$/)
  })
  it('says that an exit that has sprung, or is held open, takes no roll', () => {
    const said = (kind: string) => {
      const { screen } = tableOf(board(), [ask('hero', option('move:1', 'move', ['space:corridor'], { space: 'corridor', kind }, { ap: 1 }))])
      return consequence(screen.choices[0]!, screen)
    }
    expect(['trap', 'blocked', 'open'].map(said)).toEqual(['This trap exit has sprung already this turn: no roll. Left: 1 AP.', 'This exit is held open: no roll. Left: 1 AP.', 'Left: 1 AP.'])
  })
  it('says on the way of a guide, too, what an attempt costs and ends', () => {
    const { screen } = tableOf(board(), [ask('hero', option('attempt', 'attempt', ['quest:knell'], { quest: 'knell', percent: 33 })), ask('discard', option('hand:x', 'discard', ['hand:x'], { card: 'x' }))])
    const said = (ends: boolean) => {
      screen.view = { ...screen.view, lesson: { notes: [], first: 0, of: 1, ends } }
      return consequence(screen.choices[0]!, screen)
    }
    expect(said(true)).toContain('ends your Hero phase')
    expect(said(false)).toContain('ends your Hero phase')
    screen.select(screen.choices[0]!)
    expect(prompt(screen).stays).toBe(true)
  })
  it('alone is told truly: the dice of peril, and what each of them does', () => {
    const { screen } = tableOf(board({ solo: true }), [ask('hero', option('move:1', 'move', ['space:crypt'], { space: 'crypt' }, { ap: 1, enters: { seat: 'A', space: 'crypt', dice: 4, glory: 2 } }))])
    expect(consequence(screen.choices[0]!, screen)).toBe('Gives 2 glory. Peril: 4 dice, and each that shows 4 or less reveals a card. Left: 1 AP.')
  })
  it('tells of a search what it costs, what is needed and why, and what it ends', () => {
    const found = option('search', 'search', ['quest:slay-draky'], { quest: 'slay-draky', plus: 2, how: 'between', value: 7, percent: 33, done: true }, { ap: 1 })
    const { screen } = tableOf(board(), [ask('hero', found, option('end', 'end-hero', ['act:end']))])
    const told = 'Searching costs 1 AP: die + 2 for spaces before the entrance, 7 needed, 33%. Success ends your Hero phase.'
    expect(consequence(screen.choices[0]!, screen)).toBe(told)
    expect(acts(screen)?.[0]).toMatchObject({ text: 'Search: slay-draky: 1\u00a0AP, 33%', primary: false }) // a button of its own takes it up; what mostly fails is not plainly the way on
    acts(screen)?.[0]?.run()
    expect(sentenceOf(screen)).toMatchObject({ say: 'search for “slay-draky”.', more: told })
  })
  it('tells of a search that a test follows, with its chance and whom a failure hurts', () => {
    const risk = { seat: 'A', what: 'quest', card: 'hidden-phylactery', stat: 'magic', needs: 5, danger: 0, parts: [{ card: 'kron', n: 1 }], percent: 33, fails: [{ what: 'wound', n: 1 }] }
    const told = (all?: true, defeats?: string[]) => {
      const { screen } = tableOf(board(), [ask('hero', option('search', 'search', ['quest:hidden-phylactery'], { quest: 'hidden-phylactery', plus: 2, how: 'between', value: 7, percent: 33, done: false }, { ap: 1, risks: [{ ...risk, all, defeats }] }))])
      return consequence(screen.choices[0]!, screen)
    }
    const passes = 'this turn. hidden-phylactery: magic 5+, 33% to pass (die + magic 1);'
    expect(told()).toContain(`${passes} on a failure: 1 wound.`)
    expect(told(true), 'others stand there').toContain(`${passes} a failure hits every hero here: 1 wound.`)
    expect(told(true, ['B']), 'the search may fail, the attempt be left: no chance is told').toMatch(/a failure hits every hero here: 1 wound\. A failure defeats Boris\.$/)
  })
  it('tells of a card that moves a hero where to, and what has to be passed there', () => {
    const risk = { seat: 'B', what: 'hazard', card: 'library', stat: 'speed', needs: 5, danger: 0, parts: [{ card: 'kron', n: 3 }], percent: 83, fails: [{ what: 'wound', n: 1 }] }
    const hand = option('play', 'play-at-on', ['hand:hand-through-the-wall', 'seat:B', 'space:library'], { card: 'hand-through-the-wall', target_seat: 'B', on: 'library', cost: 2 }, { pays: 'B', cost: 2, left: 1, enters: { seat: 'B', space: 'library' }, risks: [risk] })
    const { screen } = tableOf(board({ active: 'B' }), [ask('window', hand, PASS)])
    const told = 'Boris is moved to the library. Gives nothing more this turn. Boris fails (speed 5+, die + speed 3): 17%. Then: 1 wound.'
    expect(consequence(screen.choices[0]!, screen)).toContain(told)
    expect(sentenceOf(screen).more, 'before anything is pressed, too').toContain(told)
  })
  it('says of a space that gives nothing more whether the turn began there or it was entered in it', () => {
    const said = (taken?: 'began' | 'came') => {
      const move = option('move:1', 'move', ['space:crypt'], { space: 'crypt' }, { ap: 1, enters: { seat: 'A', space: 'crypt' } })
      const crypt = { id: 'crypt', x: 0, y: -1, turned: 0, new: false, sprung: [], held: [], taken }
      const { screen } = tableOf(board({ map: [crypt] as unknown as Board['map'] }), [ask('hero', move)])
      return consequence(screen.choices[0]!, screen)
    }
    expect([said('began'), said('came'), said()]).toEqual(['the turn began there', 'all has been gained there', ''].map((why) => `Gives nothing more this turn${why && `: ${why}`}. Left: 1 AP.`))
  })
  it('tells of a warp of my own what the new space gives', () => {
    const door = option('play', 'play-on', ['hand:door-of-smoke', 'space:crypt'], { card: 'door-of-smoke', on: 'crypt', cost: 3 }, { glory: 2, enters: { seat: 'A', space: 'crypt', glory: 2, peril: 3 } })
    const { screen } = tableOf(board(), [ask('hero', door)])
    expect(consequence(screen.choices[0]!, screen)).toBe('You are moved to the crypt. Gives 2 glory and 3 peril. Left: 2 glory.')
  })
  it('counts the death of a monster that hurts, and names who stands there', () => {
    const last = [{ what: 'wound', n: 1 }]
    const bear = option('add', 'add', ['hand:bugbear', 'seat:B'], { card: 'bugbear', target_seat: 'B', cost: 3 }, { pays: 'B', cost: 3, left: 1, also: ['A'], odds: { melee: { attack: 42, tie: 14, counter: 44, last } } })
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', bear)])
    expect(consequence(screen.choices[0]!, screen).replaceAll('\u00a0', ' ')).toContain('It hits Boris: melee 86%. It is hit back: melee 44%. Its death hits every hero in its space: 1 wound. You stand there, too.')
    expect(hitsMe(screen, screen.choices[0]!)).toBe(true)
    expect(encounterBrief(screen.choices[0]!)).toBe('hurts 86%')
  })
  it('tells of a challenge its chances, and that winning hurts', () => {
    const blow = option('challenge', 'challenge', ['attack:bugbear'], { card: 'bugbear', percent: 44 }, { odds: { melee: { attack: 44, tie: 14, counter: 42, last: [{ what: 'wound', n: 1 }] } } })
    const { screen } = tableOf(board({ battle: battle() }), [ask('challenge', blow, PASS)])
    expect(consequence(screen.choices[0]!, screen)).toBe('You hit 44%, tie 14%, are hit 42%. Its death hits every hero in its space: 1 wound. Each life taken from it brings 1 glory.')
  })
  it('tells before an attempt what glory is asked for in it', () => {
    const told = (raise: string) => {
      const { screen } = tableOf(board(), [ask('hero', option('attempt', 'attempt', ['quest:fish'], { quest: 'fish', cost: 0, boon: 0, worth: 0, life: 0, percent: 33, raise, glory: 2, best: 56 }))])
      return consequence(screen.choices[0]!, screen)
    }
    expect(told('die')).toContain('Before the roll you may pay 2 glory for a second die: 56%.')
    expect(told('reroll')).toContain('If it fails, you may pay 2 glory and roll one die again: 56% in all.')
    expect(told('bonus')).toContain('Before the roll you may pay up to 2 glory, +1 each: up to 56%.')
  })
  it('names what wounds me and which of how many wounds it is', () => {
    const said = (args: Record<string, string | number>) => {
      const { bold, say } = sentenceOf(tableOf(board(), [ask('prevent', option('use', 'prevent', ['card:ring'], { card: 'ring', glory: 0, ap: 0, spends: 'token', percent: 100, ...args }), option('pass', 'prevent-not', ['act:pass'], args))]).screen)
      return `${bold} ${say}`
    }
    expect(said({ cause: 'trap', by_card: 'closing-walls', by_seat: 'B', number: 1, count: 2 })).toBe('closing-walls: wound 1 of 2. Prevent it?')
    expect(said({ cause: 'last', by_card: 'bugbear', by_seat: 'B', number: 1, count: 1 })).toBe('The dying bugbear wounds you: 1 wound. Prevent it?')
    expect(said({ cause: 'hero', by_card: '', by_seat: 'B', number: 1, count: 1 })).toBe('Boris hits you: 1 wound. Prevent it?')
  })
  it('tells of a response both chances that it changes, and never that of the attack alone where a trap is to come', () => {
    const changes = [{ what: 'unhurt', seat: 'A', card: 'bugbear', before: 14, after: 11 }, { what: 'strike', seat: 'A', card: 'bugbear', before: 58, after: 83 }]
    const play = option('play', 'play', ['hand:create-darkness'], { card: 'create-darkness', cost: 2 }, { glory: 1, changes })
    const bear = attack({ monster: 'bugbear', odds: { attack: 28, tie: 14, counter: 58, last: [{ what: 'wound', n: 1 }] } })
    const said = (traps: Battle['traps']) => sentenceOf(tableOf(board({ active: 'B', battle: battle({ attacks: [bear], traps }), moment: { kind: 'response', rolls: [] } }), [ask('respond', play, PASS)]).screen).more?.replaceAll('\u00a0', ' ')
    expect(said([])).toContain('You stay unhurt 11% of the time, 14% without it. You hit 83% of the time, 58% without it. Its death hits every hero in its space: 1 wound.')
    const trap = { card: 'closing-walls', owner: 'B', x: 0, stats: ['melee'], needs: 6, odds: { A: 50 }, fails: [], sprung: false } as unknown as Battle['traps'][number]
    expect(said([trap])).toContain('With it, you stay unhurt: bugbear 11% (without it 14%).')
  })
  it('tells whoever sent the monster that it hits', () => {
    const play = option('play', 'play', ['hand:scent-of-blood'], { card: 'scent-of-blood', cost: 2 }, { changes: [{ what: 'hits', seat: 'B', card: 'zombie', before: 42, after: 72 }] })
    const said = (...attacks: Battle['attacks']) => sentenceOf(tableOf(board({ battle: battle({ attacks }), moment: { kind: 'response', rolls: [] } }), [ask('respond', play, PASS)]).screen).more?.replaceAll('\u00a0', ' ')
    expect(said(attack())).toContain('Your monster hits 72% of the time, 42% without it.')
    expect(said(attack(), attack({ monster: 'legion' }))).toContain('With it, these hit: zombie 72% (without it 42%).')
  })
  it('counts in the list what a threat of the monster itself may do', () => {
    const add = (fails: { what: string; n: number }[]) => option('add', 'add', ['hand:legion', 'seat:B'], { card: 'legion', target_seat: 'B' }, { pays: 'B', odds: { magic: { attack: 72, tie: 11, counter: 17 } }, risks: [{ seat: 'B', percent: 50, fails }] })
    const [hurting, tripping] = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', add([{ what: 'wound', n: 1 }]), add([{ what: 'knockdown', n: 0 }]))]).screen.choices
    expect([encounterBrief(hurting!), encounterBrief(tripping!)]).toEqual(['hurts 86%', 'hurts 72%'])
  })
  it('tells of each X both chances, and offers none that does the same as a smaller one', () => {
    const x = (n: number, strike: number) => option(`surge:${n}`, 'play', ['hand:surge'], { card: 'surge', x: n, cost: n }, { changes: [{ what: 'unhurt', seat: 'A', card: 'zombie', before: 83, after: 100 }, { what: 'strike', seat: 'A', card: 'zombie', before: 50, after: strike }] })
    const { screen } = tableOf(board({ moment: { kind: 'rolls', rolls: [] } }), [ask('window', x(2, 67), x(3, 83), x(4, 100), PASS)])
    screen.touch('hand:surge')
    expect(texts(screen)?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['X = 2: 100% / 67%', 'X = 3: 100% / 83%', 'X = 4: 100% / 100%', 'Cancel'])
    expect(prompt(screen).more).toBe('The percentages: the chance that you stay unhurt / you hit.')
  })
  it('warns before a trap is declared that it hits oneself too', () => {
    const risk = (seat: string, percent: number) => ({ seat, what: 'trap', card: 'closing-walls', stat: 'melee', needs: 6, danger: 0, parts: [{ card: 'kron', n: 2 }, { card: 'zombie', n: 1 }], percent, fails: [{ what: 'wound', n: 2 }, ...(seat === 'A' ? [{ what: 'defeat', n: 1 }] : [])] })
    const add = option('add', 'add', ['hand:closing-walls', 'seat:B'], { card: 'closing-walls', target_seat: 'B', cost: 2 }, { pays: 'B', cost: 2, left: 3, risks: [risk('A', 50), risk('B', 67)] })
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', add)])
    expect(consequence(screen.choices[0]!, screen)).toBe('Boris fails (melee 6+, die + melee 2 + 1 (zombie)): 33%. Then: 2 wounds. You are tested, too: 50% to fail, then 2 wounds and the hero is defeated. That leaves Boris 3 peril.')
  })
  it('says of a failure that does nothing to a hero who lies that it does nothing', () => {
    const risk = { seat: 'A', what: 'hazard', card: 'troll-bridge', stat: 'speed', needs: 5, danger: 0, parts: [{ card: 'kron', n: 2 }], percent: 67, fails: [] }
    const { screen } = tableOf(board(), [ask('hero', option('move:1', 'move', ['space:troll-bridge'], { space: 'troll-bridge' }, { risks: [risk] }))])
    expect(consequence(screen.choices[0]!, screen)).toContain('on a failure: nothing: already')
  })
  it('names those whom a failure for all defeats', () => {
    const risk = { seat: 'A', what: 'quest', card: 'black-ledger', stat: 'melee', needs: 6, danger: 0, parts: [{ card: 'kron', n: 2 }], percent: 67, fails: [{ what: 'wound', n: 1 }], all: true, defeats: ['A', 'B'] }
    const { screen } = tableOf(board(), [ask('hero', option('attempt', 'attempt', ['quest:black-ledger'], { quest: 'black-ledger', percent: 67 }, { risks: [risk] }))])
    expect(consequence(screen.choices[0]!, screen)).toContain('a failure hits every hero here: 1 wound. A failure defeats your hero. A failure defeats Boris.')
  })
  it('says that my hero has its last life at stake', () => {
    const odds = { melee: { attack: 28, tie: 14, counter: 58 } }
    const attack = option('x', 'attack-hero', ['seat:B'], { target_seat: 'B', percent: 28 }, { odds, fells: ['A'] })
    const exit = option('m', 'move-trap', ['space:library'], { space: 'library', kind: 'trap', value: 5, stat: 'speed', percent: 50, far: '', fells: true }, { ap: 1 })
    const { screen } = tableOf(board(), [ask('hero', attack, exit)])
    expect(consequence(screen.choices[0]!, screen)).toContain('This can defeat your hero')
    expect(consequence(screen.choices[1]!, screen)).toContain('your hero is defeated')
    const buy = tableOf(board(), [ask('buy', option('0', 'buy', ['act:0'], { count: 0, percent: 50, fells: true }))])
    expect(prompt(buy.screen).more).toContain('your hero is defeated')
  })
  it('shows the odds of an attack before it is declared', () => {
    const odds = { melee: { attack: 28, tie: 14, counter: 58 } }
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', option('add', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }, { pays: 'B', cost: 1, left: 4, odds }))])
    expect(consequence(screen.choices[0]!, screen)).toBe('It hits Boris: melee\u00a028%. It is hit back: melee\u00a058%. That leaves Boris 4 peril.')
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
    expect(prompt(screen)).toEqual({ bold: 'Boris attacks you with the zombie.', say: 'Play create-darkness?', more: 'Costs 2 of your 3 glory. You stay unhurt 72% of the time, 42% without it.' })
    expect(acts(screen)).toMatchObject([{ text: 'Play create-darkness', primary: false }, { text: 'Don’t respond', primary: false }])
  })
  it('is the odds of an attack by each form, and what the payer keeps', () => {
    const odds = { melee: { attack: 58, tie: 14, counter: 28 }, magic: { attack: 28, tie: 14, counter: 58 } }
    const { screen } = tableOf(board(), [ask('challenge', option('c', 'challenge', ['attack:zombie'], { card: 'zombie', percent: 58 }, { odds }), option('add', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }, { pays: 'B', cost: 1, left: 4 }))])
    expect(consequence(screen.choices[0]!, screen)).toBe('You then choose how. Melee: you hit 58%, tie 14%, are hit 28%. Magic: you hit 28%, tie 14%, are hit 58%. Each life taken from it brings 1 glory.')
    expect(consequence(screen.choices[1]!, screen)).toBe('That leaves Boris 4 peril.')
  })
  it('says of a quest that is counted in whose it is', () => {
    setCards({ knell: { group: 'quest', categories: [], name: { en: 'Knell' } } } as unknown as Catalogue)
    const odds = { melee: { attack: 58, tie: 14, counter: 28, parts: [{ card: 'zombie', n: 2 }, { card: 'knell', n: 1 }] } }
    const told = (globals: string[]) => {
      const { screen } = tableOf(board({ quests: { ...board().quests, global: globals } }), [ask('hero', option('x', 'attack-hero', ['seat:B'], { target_seat: 'B', percent: 58 }, { odds }))])
      return consequence(screen.choices[0]!, screen)
    }
    expect([told([]), told(['knell'])].map((text) => /This includes (.*?)\./.exec(text)?.[1])).toEqual(['zombie’s melee 2 + 1 Knell (the hero’s quest)', 'zombie’s melee 2 + 1 Knell (global quest)'])
    setCards({})
  })
  it('names what is counted in the odds and how many wounds each form deals, wherever they are', () => {
    const melee = { attack: 58, tie: 14, counter: 28, wounds: 2, parts: [{ card: 'kron', n: 2 }, { card: 'rage', n: 1 }] }
    const odds = { melee, magic: { attack: 28, tie: 14, counter: 58 } }
    const counted = 'This includes kron’s melee 2 + 1 (rage).'
    const read = (text: string | undefined) => text?.replace(/\s/g, ' ')
    const blow = tableOf(board({ battle: battle() }), [ask('challenge', option('challenge', 'challenge', ['attack:zombie'], { card: 'zombie', percent: 58 }, { odds }), PASS)]).screen
    expect(texts(blow)?.[0]).toContain('you hit it 58% (2 wounds)')
    expect(read(consequence(blow.choices[0]!, blow))).toBe(`You then choose how. Melee: you hit 58% (2 wounds), tie 14%, are hit 28%. Magic: you hit 28%, tie 14%, are hit 58%. ${counted} Each life taken from it brings 1 glory.`)
    const form = (each: 'melee' | 'magic') => option(each, 'form', [`form:${each}`], { form: each, percent: odds[each].attack }, { odds: { [each]: odds[each] } })
    const more = read(prompt(tableOf(board(), [ask('form', form('melee'), form('magic'))]).screen).more)
    expect(more).toBe(`Melee: you hit 58% (2 wounds), you are hit 28%. Magic: you hit 28%, you are hit 58%. ${counted}`)
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', option('add', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }, { pays: 'B', odds: { melee: { ...melee, parts: undefined, counter_parts: melee.parts } } }))])
    expect(read(consequence(screen.choices[0]!, screen))).toBe(`It hits Boris: melee 58% (2 wounds). It is hit back: melee 28%. ${counted}`)
  })
  it('says before a hero is attacked that a hit may take its token instead', () => {
    const said = (escorts: string[]) => {
      const { screen } = tableOf(board({ players: [player('A'), player('B', { escorts: escorts as never })] }), [ask('hero', option('attack:B', 'attack-hero', ['seat:B'], { target_seat: 'B', percent: 58 }, { odds: { melee: { attack: 58, tie: 14, counter: 28 } } }))])
      return consequence(screen.choices[0]!, screen)
    }
    expect(said(['mason'])).toContain('A hit may take a token instead of the wound: mason.')
    expect(said([])).not.toContain('token')
  })
  it('says the same of an attack that a card gives, and whom it fells', () => {
    const blow = { odds: { melee: { attack: 58, tie: 14, counter: 28 } }, fells: ['B'], glory: 1 }
    const kron = option('use:kron:B', 'use-at', ['hero:A', 'seat:B'], { card: 'kron', target_seat: 'B', doing: 'attack', glory: 2, ap: 0, own: true }, blow)
    const { screen } = tableOf(board({ players: [player('A'), player('B', { life: 1, escorts: ['mason'] })] }), [ask('window', kron, PASS)])
    const told = consequence(screen.choices[0]!, screen)
    expect(told).toContain('This can defeat Boris, unless a card helps.')
    expect(told).toContain('A hit may take a token instead of the wound: mason.')
  })
  it('says of an attack between two heroes whose hit is how likely, and whom it fells', () => {
    const said = (target_seat: string, other_seat: string) => {
      const chain = option('chain', 'play-two', ['hand:chain-of-grudges', `seat:${target_seat}`, `seat:${other_seat}`], { card: 'chain-of-grudges', target_seat, other_seat, cost: 3, percent: 42 }, { odds: { melee: { attack: 42, tie: 14, counter: 44 } }, fells: [other_seat, target_seat] })
      const { screen } = tableOf(board({ phase: 'dungeonlord', players: [player('A', { escorts: ['mason'] }), player('B')] }), [ask('lord', chain)])
      return consequence(screen.choices[0]!, screen)
    }
    expect(said('B', 'A')).toBe('Boris hits you 42%, tie 14%, you hit back 44%. This can defeat your hero, unless a card helps. This can defeat Boris, unless a card helps. A hit may take a token instead of the wound: mason.')
    expect(said('A', 'B')).toBe('You hit Boris 42%, tie 14%, Boris hits back 44%. This can defeat Boris, unless a card helps. This can defeat your hero, unless a card helps.')
  })
  it('says of no encounter that it takes a token', () => {
    const add = option('add', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }, { pays: 'B', cost: 1, left: 4, odds: { melee: { attack: 28, tie: 14, counter: 58 } } })
    const { screen } = tableOf(board({ phase: 'dungeonlord', players: [player('A'), player('B', { escorts: ['mason'] })] }), [ask('declare', add)])
    expect(consequence(screen.choices[0]!, screen)).not.toContain('token')
  })
  it('calls an X wasted only where the smaller one does all the same', () => {
    const change = (what: string, after: number) => ({ what, seat: 'A', card: 'zombie', before: 50, after })
    const x = (n: number, ...changes: ReturnType<typeof change>[]) => option(`surge:${n}`, 'play', ['hand:surge'], { card: 'surge', x: n, cost: n }, { changes } as never)
    const { screen } = tableOf(board(), [ask('window', x(2, change('unhurt', 83)), x(3, change('unhurt', 83), change('strike', 67)), x(4, change('unhurt', 83), change('strike', 67)), PASS)])
    expect(screen.choices.slice(0, 3).map((choice) => wastes(screen, choice))).toEqual([false, false, true])
  })
})

describe('the death of a monster that hurts', () => {
  const odds: Odds = { attack: 42, tie: 14, counter: 44, last: [{ what: 'wound', n: 1 }] }
  const told = 'Bugbear: the attack strikes 42 percent, tie 14, the counter strikes 44. Its death hits every hero in its space: 1 wound.'
  it('is told with the odds, in the list and aloud', () => {
    const { screen } = tableOf(board({ active: 'B', battle: battle({ attacks: [attack({ monster: 'bugbear', odds })] }) }), [ask('respond', PASS)])
    expect(render(OddsTab, { screen }).container.textContent).toMatch(new RegExp(told, 'i'))
    expect(speech(screen.view as View<Board>, screen.names).map((each) => (typeof each === 'string' ? each : each.head)).join(' ')).toMatch(new RegExp(told, 'i'))
  })
  it('stands beside my own attack as the worse chance, in the order of the prompt', () => {
    const changes = [{ what: 'unhurt', seat: 'A', card: 'bugbear', before: 58, after: 50 }, { what: 'strike', seat: 'A', card: 'bugbear', before: 44, after: 58 }]
    const flame = option('use:flame', 'use', ['card:flame'], { card: 'flame' }, { changes } as never)
    const mine = attack({ monster: 'bugbear', by_hero: true, owner: 'A', hero: null })
    const { screen } = tableOf(board({ battle: battle({ attacks: [mine] }), moment: { kind: 'rolls', rolls: [] } }), [ask('window', flame, PASS)])
    screen.select(screen.choices[0]!)
    const { container } = render(Outcome, { screen, attack: mine })
    expect([...container.querySelectorAll('.chance b')].map((each) => each.textContent)).toEqual(['58%', '44%', '50%', '58%'])
  })
  it('names whoever else is meant where a fight is told in short', () => {
    const change = (what: string, seat: string) => ({ what, seat, card: 'bugbear', before: 44, after: 58 })
    const flame = option('use:flame', 'use', ['card:flame'], { card: 'flame' }, { changes: [change('unhurt', 'B'), change('strike', 'B')] } as never)
    const theirs = attack({ monster: 'bugbear', owner: 'C', hero: 'B' })
    const { screen } = tableOf(board({ battle: battle({ attacks: [theirs] }), moment: { kind: 'rolls', rolls: [] } }), [ask('window', flame, PASS)])
    screen.select(screen.choices[0]!)
    const { container } = render(Outcome, { screen, attack: theirs, brief: true })
    expect([...container.querySelectorAll('.chance')].map((each) => each.textContent)).toEqual(['Boris stays unhurt 58% of the time, 44% without it.'])
  })
})
