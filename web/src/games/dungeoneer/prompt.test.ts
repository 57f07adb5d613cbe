import { beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api'
import type { Option, View } from '../../lib/types'
import { sentenceOf } from '../../table/words'
import type { Battle, Board } from './board'
import { questsOf } from './choosing'
import { useTexts } from '../../../tests/fixtures'
import { consequence } from './foretell'
import { acts, prompt, rollLine } from './prompt'
import { player, attack, battle, board, option, PASS, ask, tableOf, press, texts } from '../../../tests/lichlord'
import { setCards } from './catalogue.svelte'

beforeAll(() => useTexts())

describe('the prompt', () => {
  it('says on its button that an encounter is planned, and leaves the attack to a button of its own', () => {
    const add = option('add', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }, { pays: 'B', cost: 1, left: 4 })
    const planned = (...options: Option[]) => tableOf(board({ phase: 'dungeonlord', declared_now: [{ card: 'rune', target: 'C', x: 2, cost: 2 }] }), [ask('declare', ...options)]).screen
    const screen = planned(add, option('done', 'done', ['act:declare'], { count: 1 }))
    screen.select(screen.choices[0]!)
    const last = planned(option('done', 'done', ['act:declare'], { count: 1 }))
    expect([acts(screen)?.[0]?.text, acts(last)?.map(({ text }) => text)]).toEqual(['Plan: zombie → Boris', ['Attack']])
    expect(prompt(last).more).toContain('Planned: rune → Mira.')
  })

  it('says of a trap against somebody else that it is for whoever stands there', () => {
    const roll = { seat: 'A', of: 'threat', form: 'speed', source: 'trap', needs: 7, danger: 0, percent: 50, monster: null } as const
    const asked = (target: string) => {
      const fight = battle({ target, attacks: [], traps: [{ card: 'boulder', owner: 'B', sprung: false }] as never })
      return prompt(tableOf(board({ active: 'B', battle: fight, moment: { kind: 'roll', rolls: [roll] } }), [ask('window', option('x', 'play', ['hand:fend-off'], { card: 'fend-off' }), PASS)]).screen).bold
    }
    expect([asked('C'), asked('A')]).toEqual(['The boulder meets every hero here. Before you roll against speed 7+:', 'Before you roll against speed 7+:'])
  })

  it('has what kind of card it is in brackets behind its name', () => {
    const words = { en: 'Wall', ru: '', uk: '' }
    setCards({ wall: { group: 'bane', name: words, text: words, brief: {}, designed: false, copies: 1, types: ['warp', 'curse'], cost: 2, x: [0, 0], timing: 'any', duration: 'instant', attach: '', target: '', body: null, threat: null, gist: null } } as never)
    const wall = option('w', 'play', ['hand:wall'], { card: 'wall', cost: 2, paid: 'peril' }, { pays: 'B', cost: 2, left: 4 })
    const other = option('f', 'play', ['hand:fend-off'], { card: 'fend-off', cost: 1 }, { glory: 2 })
    expect(prompt(tableOf(board({ moment: { kind: 'turn', rolls: [] } }), [ask('window', wall, other, PASS)]).screen).more).toMatch(/^Wall \(\S.*\): \S/)
    setCards({} as never)
  })

  it('begins small after a colon, whoever sits at C', () => {
    const { screen } = tableOf(board({ battle: battle() }), [ask('challenge', option('c', 'challenge-hero', ['seat:C'], { target_seat: 'C', percent: 58 }), PASS)])
    screen.select(screen.choices[0]!)
    expect(prompt(screen).say).toMatch(/^challenge Mira/)
  })

  it('says of a card with which one may step in at what moment that is, who pays, and why a rival is no target', () => {
    const hand = ['crypt', 'library'].map((space) => option(`hand:${space}`, 'play-at-on', ['hand:wall', 'seat:B', `space:${space}`], { card: 'wall', target_seat: 'B', on: space, cost: 2 }, { pays: 'B', cost: 2, left: 3 }))
    const why = { 'hand:wall>seat:C': { key: 'cannot-pay', args: { card: 'wall', cost: 2, peril: 1 }, rule: '5' } }
    const asked = (more: Partial<Board>) => tableOf(board({ moment: { kind: 'turn', rolls: [] }, ...more }), [ask('window', ...hand, PASS)], { why }).screen
    const screen = asked({ moment: { kind: 'last', rolls: [] } })
    const pays = 'Costs 2 of Boris’s 5 peril, 3 left. Mira: wall costs 2 peril, and that player has 1 left.'
    expect(prompt(screen)).toEqual({ bold: 'Before your turn ends:', say: 'play wall?', more: pays })
    screen.touch('seat:C')
    expect(screen.why?.text, 'pressed before the card is').toBe('wall costs 2 peril, and that player has 1 left.')
    screen.take('hand:wall')
    expect(prompt(screen).more).toContain(pays)
    const declared = { declared: true, declared_now: [{ card: 'zombie', target: 'B' as const, x: 0, cost: 1 }] }
    expect([asked({ phase: 'close' }), asked({ phase: 'dungeonlord', ...declared }), asked({ active: 'B' }), asked({ active: 'B', phase: 'dungeonlord' }), asked({ active: 'B', phase: 'map' }), asked({ active: 'B', phase: 'close' }), asked({ active: 'B', moment: { kind: 'last', rolls: [] } })].map((each) => prompt(each).bold)).toEqual([
      'Your Hero phase is over:', 'Before the attack:', 'Boris’s Hero phase:', 'Boris’s Dungeonlord phase:',
      'Boris’s Dungeonlord phase is over:', 'Boris’s Hero phase is over:', 'Before Boris’s turn ends:',
    ])
  })

  it('says nothing of the price and the work of a card where I pass, but what is rolled without it', () => {
    const play = option('play:create-darkness', 'play', ['hand:create-darkness'], { card: 'create-darkness', cost: 2 }, { glory: 1 })
    const passing = (rolls: NonNullable<Board['moment']>['rolls']) => {
      const { screen } = tableOf(board({ moment: { kind: 'roll', rolls } }), [ask('window', play, PASS)])
      const before = prompt(screen).more
      screen.select(screen.choices[1]!)
      return [before, prompt(screen).say, prompt(screen).more]
    }
    const roll = { seat: 'A', of: 'threat', form: 'speed', source: 'trap', needs: 4, danger: 0, percent: 50, monster: null } as const
    expect(passing([])).toEqual([expect.stringContaining('Costs 2 of your 3 glory'), 'pass: use nothing and pay nothing.', ''])
    expect(passing([roll])[2]).toBe('Your hero: speed 4+, success 50%')
  })

  it('says of a card with several targets that the one chosen pays, and what each would', () => {
    const on = (seat: string, left: number) => option(`bane:${seat}`, 'play-at', ['hand:weight', `seat:${seat}`], { card: 'weight', target_seat: seat, cost: 2 }, { pays: seat, cost: 2, left })
    const { screen } = tableOf(board({ moment: { kind: 'turn', rolls: [] } }), [ask('window', on('B', 3), on('C', 1), PASS)])
    expect(prompt(screen).more).toBe('Whoever you choose pays in peril: Boris\u00a02 (of 5, 3 left) or Mira\u00a02 (of 3, 1 left).')
  })

  it('says what begins and ends a declaration, and that the Hero phase ends by itself after the last action point', () => {
    const lord = (...names: string[]) => prompt(tableOf(board({ phase: 'dungeonlord' }), [ask('lord', ...names.map((name) => option(name, name, [`act:${name}`])), option('end', 'end-lord', ['act:end']))]).screen).more
    expect([lord('declare'), lord()]).toEqual([expect.stringMatching(/^You attack once a turn, with everything at the same time/), expect.not.stringContaining('declare encounters')])
    const planned = (count: number) => prompt(tableOf(board({ phase: 'dungeonlord', declared_now: Array.from({ length: count }, () => ({ card: 'zombie', target: 'B', x: 0, cost: 1 })) }), [ask('declare', option('done', 'done', ['act:declare'], { count }))]).screen).more
    expect([planned(1), planned(0)]).toEqual([expect.stringContaining('nothing more can be sent this turn.'), expect.not.stringContaining('nothing more can be sent')])
    const move = (ap: number) => option('move:1', 'move', ['space:crypt'], { space: 'crypt', kind: 'open' }, { ap })
    const screens = [1, 2].map((ap) => tableOf(board({ players: [player('A', { ap }), player('B')] }), [ask('hero', move(ap - 1))]).screen)
    const last = 'After your last AP the Hero phase ends by itself, unless something free is left to do.'
    expect(screens.map((screen) => [prompt(screen).more ?? '', consequence(screen.choices[0]!, screen)].map((text) => text.includes(last)))).toEqual([[true, true], [false, false]])
    const noted = tableOf(board({ players: [player('A', { ap: 1 }), player('B')] }), [ask('hero', move(0), option('end', 'end-hero', ['act:end'], { note: 'stays', stays: true, glory: 2, peril: 2, dice: 0, uses: 'none' }))]).screen
    expect([prompt(noted).more, consequence(noted.choices[0]!, noted)], 'beside what staying brings the choice alone says it').toEqual(['If you stay here all turn: +2 glory, +2 peril.', expect.stringContaining(last)])
  })

  it('says what a second die costs, and both chances, on the buttons', () => {
    const { screen } = tableOf(board(), [ask('extra-die', option('pay', 'extra-die', ['act:pay'], { cost: 2, percent: 56 }), option('no', 'extra-die-not', ['act:no'], { cost: 2, percent: 33 }))])
    expect(texts(screen)).toEqual(['Two dice, 2 glory: 56%', 'One die: 33%'])
  })

  it('says whose turn it is, what may be done, and what is left', () => {
    const { screen } = tableOf(board(), [ask('hero', option('explore', 'explore', ['act:explore']), option('end', 'end-hero', ['act:end']))])
    expect(sentenceOf(screen)).toMatchObject({ bold: 'Your Hero phase:', say: '2 action points left.', you: true, more: undefined })
    expect(acts(screen)).toMatchObject([{ text: 'Explore, 1 AP', key: 'X', primary: true }, { text: 'End Hero phase', key: 'E' }])
  })

  it('calls a step into a hazard a risk, as one through a trap', () => {
    const risk = { seat: 'A', what: 'hazard', card: 'troll-bridge', stat: 'speed', needs: 5, danger: 0, parts: [{ card: 'kron', n: 2 }], percent: 67, fails: [{ what: 'knockdown', n: 0 }] }
    const button = (after: object) => {
      const { screen } = tableOf(board(), [ask('hero', option('move:1', 'move', ['space:troll-bridge'], { space: 'troll-bridge' }, after as never))])
      screen.select(screen.choices[0]!)
      return texts(screen)?.[0]
    }
    expect([button({}), button({ risks: [risk] }), button({ risks: [{ ...risk, percent: 100 }] })], 'what cannot fail is no risk').toEqual(['Go: troll-bridge', 'Risk: troll-bridge', 'Go: troll-bridge'])
  })

  it('says of a wound whom it defeats, and what taking a token in its place begins', () => {
    setCards({ mason: { group: 'quest', name: { en: 'Mason' }, text: { en: 'Take him home.' } } } as never)
    const { screen } = tableOf(board(), [ask('take', option('wound', 'take-wound', ['act:wound'], {}, { fells: ['B'] }), option('take', 'take', ['quest:mason'], { quest: 'mason' }))])
    expect(prompt(screen).more).toMatch(/Boris.*Take him home/)
    setCards({})
  })

  it('says that staying pays, as long as the hero has not moved', () => {
    const more = (args: Record<string, unknown>) => sentenceOf(tableOf(board(), [ask('hero', option('end', 'end-hero', ['act:end'], args))]).screen).more
    expect(more({ note: 'stays', glory: 3, peril: 2, dice: 0 })).toBe('If you stay here all turn: +3 glory, +2 peril.')
    expect(more({ note: 'stays', glory: 1, peril: 0, dice: 2 })).toBe('If you stay here all turn: +1 glory; peril dice: 2.')
    expect(more({ note: '', glory: 3, peril: 2, dice: 0 })).toBeUndefined()
    expect(more({ note: 'keeps', uses: 'all' }), 'the point that is left may be saved').toBe('If you end now, you may save 1 AP: on others’ turns it pays for an attack, a challenge or standing up.')
    expect(more({ note: 'both', uses: 'challenge', glory: 3, peril: 2, dice: 0 })).toBe('If you stay here all turn: +3 glory, +2 peril. If you end now, you may save 1 AP: on others’ turns it pays for challenging an attacker.')
  })

  it('has a button for what the space itself offers, with its price', () => {
    const look = option('use:pool', 'use', ['space:pool'], { card: 'pool', own: false, doing: 'deck', glory: 0, ap: 1 })
    expect(texts(tableOf(board(), [ask('hero', look, option('end', 'end-hero', ['act:end']))]).screen)).toEqual(['Look at the deck, 1 AP', 'End Hero phase'])
    expect(texts(tableOf(board(), [ask('hero', option('use:cloak', 'use', ['card:cloak'], { card: 'cloak', doing: '', glory: 1, ap: 0 }), option('end', 'end-hero', ['act:end']))]).screen), 'what lies before me is pressed there').toEqual(['End Hero phase'])
    const healing = option('use:roderik', 'use', ['hero:A'], { card: 'roderik', own: true, doing: 'heal', gives: 'heal', now: 2, after: 3, glory: 3, ap: 1 })
    expect(texts(tableOf(board(), [ask('hero', healing, option('end', 'end-hero', ['act:end']))]).screen)?.[0], 'what the hero can do').toMatch(/^Use roderik \(life 2 → 3\), 3 glory, 1 AP$/)
  })

  it('says what a delivery is rewarded with', () => {
    const { screen } = tableOf(board(), [ask('hero', option('deliver:mason', 'deliver', ['quest:mason'], { quest: 'mason', level: 1, life: 1, glory: 3 }))])
    screen.select(screen.choices[0]!)
    expect(sentenceOf(screen).say).toBe('deliver: mason. Reward: level +1, life +1, glory +3. That ends your Hero phase.')
  })

  it('says of several forms that one of them is chosen, and by whom', () => {
    const odds = { melee: { attack: 42, tie: 14, counter: 44 }, speed: { attack: 58, tie: 14, counter: 28 } }
    const { screen } = tableOf(board(), [ask('declare', option('add:x:B', 'add', ['hand:x', 'seat:B'], { card: 'x', target_seat: 'B', cost: 1 }, { odds, pays: 'B', cost: 1, left: 0 }))])
    expect(consequence(screen.choices[0]!, screen).replaceAll('\u00a0', ' ')).toContain('It hits Boris: melee 42% or speed 58%, as you choose. It is hit back: melee 44% or speed 28%.')
  })

  it('says what a question of the turn’s end is for', () => {
    const said = (what: string, shown: Board, may: Option[] = [], places = 'hand') => sentenceOf(tableOf(shown, [ask(what, option('x', what, ['hand:zombie'], { card: 'zombie', where: 'hand', places }), ...may)]).screen)
    const more = (...given: Parameters<typeof said>) => said(...given).more
    expect(more('discard', board())).toBe('From your hand; then you draw up to five.')
    expect([said('discard', board()).say, said('discard', board(), [PASS]).say], 'whether one must').toEqual(['discard one card.', 'you may discard one card.'])
    expect(more('discard', board(), [], 'both'), 'what may go besides the hand').toBe('From your hand, a treasure in play or a monster of your lair; then you draw up to five.')
    expect(more('discard', board({ solo: true }))).toBeUndefined() // alone one draws otherwise
    expect(more('save', board())).toContain('Until your next turn a saved point')
  })

  it('says of a card with a choice of targets once what it says; taken up it tells the odds of each', () => {
    setCards({ 'fend-off': { group: 'boon', name: { en: 'Fend Off' }, text: { en: 'Choose one monster.' } } } as never)
    const at = (on: string) => option(on, 'play-on', ['hand:fend-off', `attack:${on}`], { card: 'fend-off', on, cost: 3 }, { glory: 0, changes: [{ what: 'unhurt', seat: 'A', card: on, before: 58, after: 100 }] })
    const { screen } = tableOf(board({ active: 'B', battle: battle(), moment: { kind: 'response', rolls: [] } }), [ask('respond', at('zombie'), at('legion'), PASS)])
    expect(prompt(screen).more).toBe('Fend Off (3 glory): choose one monster.')
    screen.select(screen.choices[1]!)
    expect(prompt(screen).more?.replaceAll('\u00a0', ' ')).toContain('legion 100% (without it 58%)')
    setCards({})
  })

  it('tells of each of several responses what it costs and changes, before one is taken up', () => {
    const changes = [{ what: 'unhurt', seat: 'A', card: '', before: 42, after: 72 }]
    const offers = ['fend-off', 'create-darkness'].map((card) => option(card, 'play', [`hand:${card}`], { card, cost: 2 }, { glory: 1, changes }))
    const { screen } = tableOf(board({ active: 'B', battle: battle(), moment: { kind: 'response', rolls: [] } }), [ask('respond', ...offers, PASS)])
    expect(prompt(screen).more?.replaceAll('\u00a0', ' ')).toBe('fend-off (2 glory): you stay unhurt 72% of the time, 42% without it. create-darkness (2 glory): you stay unhurt 72% of the time, 42% without it.')
  })

  it('says what a card or an ability does where it is offered, in few words, and not once more in the sentence of its use', () => {
    setCards({ vashti: { group: 'hero', name: { en: 'Vashti' }, ability: { en: 'Bone Ward' }, text: { en: 'Bone Ward: a long text.' }, brief: { en: '−1 to one attack' } }, steel: { group: 'boon', name: { en: 'Steel' }, text: {}, brief: { en: '+X to your roll' }, cost: 'X' } } as never)
    const changes = [{ what: 'unhurt', seat: 'A', card: '', before: 42, after: 72 }]
    const ward = option('use:vashti', 'use-on', ['hero:A', 'attack:legion'], { card: 'vashti', own: true, ability: 'vashti-ability', doing: 'ward', on: 'legion', glory: 1, ap: 0 }, { glory: 2, changes })
    const steel = (x: number, after: number) => option(`steel:${x}`, 'play', ['hand:steel'], { card: 'steel', x, cost: x }, { glory: 3 - x, changes: [{ ...changes[0], after }] as never })
    const { screen } = tableOf(board({ active: 'B', battle: battle(), moment: { kind: 'response', rolls: [] } }), [ask('respond', ward, steel(1, 50), steel(2, 60), PASS)])
    expect(prompt(screen).more?.replaceAll('\u00a0', ' ')).toMatch(/^Bone Ward \(1 glory\): −1 to one attack\. You stay unhurt 72% .* Steel: \+X to your roll\. Chance that you stay unhurt: 50% \(X = 1\), 60% \(X = 2\); 42% without it/)
    const sole = tableOf(board({ active: 'B', battle: battle(), moment: { kind: 'response', rolls: [] } }), [ask('respond', ward, PASS)]).screen
    expect(prompt(sole).more).toMatch(/^Costs 1 of your 3 glory\. −1 to one attack\. You stay unhurt/)
    sole.select(sole.choices[0]!)
    expect(prompt(sole).say).not.toContain('(')
    setCards({})
  })

  it('tells of each of several responses who pays for it in peril, before one is taken up', () => {
    const bane = (seat: string, left: number) => option(`bane:${seat}`, 'play-at', ['hand:weight', `seat:${seat}`], { card: 'weight', target_seat: seat, cost: 2 }, { pays: seat, cost: 2, left })
    const boon = option('fend-off', 'play', ['hand:fend-off'], { card: 'fend-off', cost: 2 }, { glory: 1 })
    const { screen } = tableOf(board({ active: 'B', battle: battle(), moment: { kind: 'response', rolls: [] } }), [ask('respond', boon, bane('B', 3), bane('C', 1), PASS)])
    expect(prompt(screen).more?.replaceAll('\u00a0', ' ')).toBe('fend-off (2 glory). weight: whoever you choose pays in peril: Boris 2 (of 5, 3 left) or Mira 2 (of 3, 1 left).')
  })

  it('leaves out the brackets of a bane for which there are no more words', () => {
    setCards({ weight: { group: 'bane', name: { en: 'Weight' }, text: {}, types: [] } } as never)
    const bane = (seat: string, left: number) => option(`bane:${seat}`, 'play-at', ['hand:weight', `seat:${seat}`], { card: 'weight', target_seat: seat, cost: 2 }, { pays: seat, cost: 2, left })
    const boon = option('fend-off', 'play', ['hand:fend-off'], { card: 'fend-off', cost: 2 }, { glory: 1 })
    const { screen } = tableOf(board({ active: 'B', battle: battle(), moment: { kind: 'response', rolls: [] } }), [ask('respond', boon, bane('B', 3), bane('C', 1), PASS)])
    expect(prompt(screen).more).not.toContain('()')
    setCards({})
  })

  it('says of a card used in the Hero phase what it does, though no chance tells it', () => {
    setCards({ draught: { group: 'treasure', name: { en: 'Draught' }, text: { en: 'Discard this card to restore 2 life.' }, types: [] } } as never)
    const { screen } = tableOf(board(), [ask('hero', option('use:draught', 'use', ['card:draught'], { card: 'draught', doing: 'heal', glory: 0, ap: 0 }))])
    expect(consequence(screen.choices[0]!, screen)).toContain('Discard this card to restore 2 life.')
    setCards({})
  })

  it('says of a hunt what a hit of each form does', () => {
    setCards({ slay: { group: 'quest', name: { en: 'Slay' }, text: {}, monster: { melee: 2, speed: 3, magic: 0, strikes: { melee: [['wound', 1, '']], speed: [['wound', 1, ''], ['glory', -1, '']] } } } } as never)
    const odds = { melee: { attack: 72, tie: 11, counter: 17 }, speed: { attack: 58, tie: 14, counter: 28 } }
    const hunt = option('attempt:slay', 'attempt-hunt', ['quest:slay'], { quest: 'slay', cost: 0, boon: 0, life: 0, worth: 0, hits: 2, chooser_seat: 'B' }, { odds })
    const { screen } = tableOf(board(), [ask('hero', hunt)])
    expect(consequence(screen.choices[0]!, screen)).toMatch(/A melee hit: 1 wound\. A speed hit: 1 wound and −1 glory\./)
    setCards({})
  })

  it('says of several cards that may be played that one of them is tapped, and has a button for one that is aimed', () => {
    const play = (card: string, ...aims: string[]) => option(`${card}${aims.join('')}`, 'play', [`hand:${card}`, ...aims], { card, cost: 1 })
    const at = (kind: 'response' | 'turn', ...options: Option[]) => tableOf(board({ active: 'B', battle: kind === 'response' ? battle() : null, moment: { kind, rolls: [] } }), [ask(kind === 'response' ? 'respond' : 'window', ...options, PASS)]).screen
    expect(prompt(at('response', play('fend-off'), play('create-darkness'))).say).toBe('Choose a card to respond.')
    expect(prompt(at('turn', play('fend-off'), play('create-darkness'))).say).toBe('press a card of yours to use it, or pass.')
    const screen = at('turn', play('wall', 'space:crypt'), play('wall', 'space:library'))
    expect(texts(screen)?.[0]).toBe('Play wall')
    acts(screen)?.[0]?.run()
    expect(screen.held).toBe('hand:wall')
  })

  it('tells of each stat for a threat what must be reached, and what a failure does', () => {
    const stat = (form: string, percent: number) => option(form, 'stat', [`stat:${form}`], { stat: form, value: 2, percent }, { risks: [{ seat: 'A', what: 'quest', card: 'knell', stat: form, needs: 6, danger: 0, parts: [{ card: 'kron', n: 2 }], percent, fails: [{ what: 'wound', n: 1 }] }] })
    const { screen } = tableOf(board(), [ask('stat', stat('melee', 50), stat('magic', 17))])
    expect(texts(screen)?.map((each) => each.replaceAll('\u00a0', ' '))).toEqual(['Melee: 50%', 'Magic: 17%'])
    expect(prompt(screen).more?.replaceAll('\u00a0', ' ')).toBe('knell: melee 6+, 50% to pass (die + melee 2); on a failure: 1 wound. knell: magic 6+, 17% to pass (die + magic 2); on a failure: 1 wound.')
    const { screen: sure } = tableOf(board(), [ask('stat', stat('melee', 100), stat('magic', 17))])
    expect(prompt(sure).more?.replaceAll('\u00a0', ' '), 'what cannot fail has no failure').toContain('knell: melee 6+, sure to pass (die + melee 2). knell: magic 6+, 17%')
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
    expect(shown({}).more?.replaceAll('\u00a0', ' ')).toContain('With it, you stay unhurt: zombie 72% (without it 42%) and legion 73% (without it 42%).')
    expect(shown({ attacks: [] })).toMatchObject({ bold: 'A trap is about to spring: closing-walls.' })
  })

  it('says who attacks the monster of a hunt, not who plays it', () => {
    const mine = attack({ by_hero: true, owner: 'A', monster: 'slay-draky' })
    const { screen } = tableOf(board({ battle: battle({ defender: 'B', attacks: [mine] }), moment: { kind: 'response', rolls: [] } }), [ask('respond', option('drop', 'drop', ['quest:maiden']), PASS)])
    expect(prompt(screen).bold).toBe('You attack slay-draky.')
  })

  it('names a reroll by the die, its price and its chance, and a payment by its quest', () => {
    const reroll = [4, 5].map((die, k) => option(String(k + 1), 'reroll', [`die:${k + 1}`], { die, cost: 1, percent: 33 }))
    const tries = { n: 1, key: 'tries-luck', private: false, args: { seat: 'A', card: 'dice-with-the-dead', what: 'total', was: 0, die: 0, dice: [4, 5], value: 11 } }
    const { screen } = tableOf(board(), [ask('reroll', ...reroll, option('no', 'reroll-not', ['act:no']))], { journal: [tries] as never })
    expect(prompt(screen).say).toBe('not enough. Reroll one die for 1 glory?')
    expect(prompt(screen).more, 'the dice, and what they had to show').toMatch(/4, 5; needed: .*11/)
    expect(texts(screen)?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['Reroll 4: 33%', 'Reroll 5: 33%', 'Leave them'])
    const pay = option('x', 'give-up-for', ['card:backpack'], { card: 'backpack', quest: 'feed-the-font', value: 3, left: 6 })
    expect(prompt(tableOf(board(), [ask('give-up', pay)]).screen).say).toBe('feed-the-font: discard cards in play that cost 6 in all.')
    const taken = option('x', 'give-up', ['card:backpack'], { card: 'backpack', where: 'card', cause: 'strike', by_card: 'witch' })
    expect(prompt(tableOf(board({ active: 'B' }), [ask('give-up', taken)]).screen), 'what takes it').toMatchObject({ bold: 'witch hits you:', say: 'discard one of your cards in play.' })
  })

  it('says why I choose for the monster of another’s quest, whom it attacks, and what may come of each form', () => {
    const foe = attack({ monster: 'slay-draky', owner: null, hero: 'B', form: '', odds: null })
    const forms = ['melee', 'magic'].map((form, k) => option(form, 'form', [`form:${form}`], { form, percent: 58 + k }, { odds: { [form]: { attack: 58 + k, tie: 10, counter: 32 - k } } }))
    const { screen } = tableOf(board({ active: 'B', battle: battle({ target: 'B', defender: 'B', attacks: [foe] }) }), [ask('form', ...forms)])
    expect(prompt(screen).say).toBe('you play the monsters of Boris’s quests. Choose how the slay-draky will attack Boris.')
    expect(prompt(screen).more?.replaceAll('\u00a0', ' ')).toBe('Melee: the monster hits 58%, is hit 32%. Magic: the monster hits 59%, is hit 31%.')
  })

  it('says of each form what a hit of the monster does, whether it attacks or is attacked', () => {
    const odds = { attack: 58, tie: 10, counter: 32 }
    const [wound, falls] = [{ what: 'wound', n: 1 }, { what: 'knockdown', n: 0 }]
    const said = (one: object, other: object, by_hero = false) => {
      const foe = attack({ monster: 'slay-draky', owner: by_hero ? 'A' : null, hero: by_hero ? null : 'A', by_hero, form: '', odds: null })
      const forms = Object.entries({ melee: one, speed: other }).map(([form, more]) => option(form, 'form', [`form:${form}`], { form, percent: 58 }, { odds: { [form]: { ...odds, ...more } } }))
      return prompt(tableOf(board({ battle: battle({ attacks: [foe] }) }), [ask('form', ...forms)]).screen).more?.replaceAll('\u00a0', ' ')
    }
    expect(said({ harm: [wound] }, { harm: [wound, falls] })).toBe('Melee: the monster hits 58% (1 wound), is hit 32%. Speed: the monster hits 58% (1 wound and knocked down), is hit 32%.')
    expect(said({ counter_harm: [wound] }, { counter_harm: [wound, falls] }, true)).toBe('Melee: you hit 58%, you are hit 32% (1 wound). Speed: you hit 58%, you are hit 32% (1 wound and knocked down).')
  })

  it('offers no card where only a token can be left', () => {
    const { screen } = tableOf(board({ active: 'B', moment: { kind: 'turn', rolls: [] } }), [ask('window', option('drop', 'drop', ['quest:maiden'], { quest: 'maiden' }), PASS)])
    expect(prompt(screen).say).toBe('put the token of “maiden” down here, or pass.')
  })

  it('says what an attempt costs besides action points, and what a hunt may bring', () => {
    const attempt = option('attempt:free', 'attempt', ['quest:free'], { quest: 'free', cost: 0, boon: 1, life: 2, worth: 0, percent: 100 })
    const hunt = option('attempt:slay', 'attempt-hunt', ['quest:slay'], { quest: 'slay', cost: 0, boon: 0, life: 0, worth: 0, hits: 2 }, { odds: { melee: { attack: 72, tie: 11, counter: 17 } } })
    const { screen } = tableOf(board(), [ask('hero', attempt, hunt)])
    const [first, second] = screen.choices
    expect(texts(screen)?.[1]?.replaceAll('\u00a0', ' ')).toMatch(/: free, it hits you 72%, you hit it 17%$/)
    expect(consequence(first!, screen)).toBe('Costs 1 of your boons and 2 life. Success ends your Hero phase, even with AP left.')
    const rest = 'It takes 2 of your hits to slay it; they carry over to your next attempt. If it lives, you may challenge it once, for 1 AP; then the attempt is over. Free: it is this turn’s first attempt. Success ends your Hero phase, even with AP left. After a failure another attempt this turn costs 1 AP.'
    expect(consequence(second!, screen)).toBe(`The monster strikes first: melee (it hits you 72%, you hit it 17%). ${rest}`)
    const lies = tableOf(board({ players: [player('A', { down: true }), player('B')] }), [ask('hero', hunt)]).screen
    expect(consequence(lies.choices[0]!, lies)).toContain('If it lives, your hero can challenge it only after standing up: 1 AP for each; then the attempt is over.')
    const both = option('attempt:slay', 'attempt-hunt', ['quest:slay'], { quest: 'slay', cost: 0, boon: 0, life: 0, worth: 0, hits: 2, chooser_seat: 'B' }, { odds: { melee: { attack: 72, tie: 11, counter: 17 }, speed: { attack: 58, tie: 14, counter: 28 } } })
    const either = tableOf(board(), [ask('hero', both)]).screen
    expect(consequence(either.choices[0]!, either)).toBe(`The monster strikes first; Boris chooses how: melee (it hits you 72%, you hit it 17%), or speed (it hits you 58%, you hit it 28%). ${rest}`)
  })

  it('says that another attempt needs standing up where a failure knocks down', () => {
    const knell = option('attempt:knell', 'attempt', ['quest:knell'], { quest: 'knell', cost: 0, percent: 67 }, { risks: [{ seat: 'A', what: 'quest', card: 'knell', stat: 'melee', needs: 5, danger: 0, parts: [{ card: 'kron', n: 3 }], percent: 67, fails: [{ what: 'knockdown', n: 0 }] }] })
    const { screen } = tableOf(board(), [ask('hero', knell)])
    expect(consequence(screen.choices[0]!, screen)).toContain('After a failure another attempt this turn costs 1 AP, and first 1 AP to stand up.')
  })

  it('says how far glory can raise the chance of an attempt', () => {
    const attempt = option('attempt:free', 'attempt', ['quest:free'], { quest: 'free', cost: 0, percent: 17, glory: 3, best: 67 })
    expect(texts(tableOf(board(), [ask('hero', attempt)]).screen)?.[0]?.replaceAll('\u00a0', ' ')).toBe('Attempt the quest: free, 17%, up to 67% with 3 glory')
  })

  it('offers in the Hero phase to attack whoever is in my space', () => {
    const strike = option('attack:B', 'attack-hero', ['seat:B'], { target_seat: 'B' }, { odds: { melee: { attack: 58, tie: 14, counter: 28 } } })
    expect(texts(tableOf(board(), [ask('hero', strike, option('end', 'end-hero', ['act:end']))]).screen)).toEqual(['Attack Boris, 1 AP', 'End Hero phase'])
  })

  it('says of a card in somebody else’s turn whom it is for, and who pays what', () => {
    const weight = option('play:weight', 'play-at', ['hand:weight', 'seat:B'], { card: 'leaden-weight', target_seat: 'B', cost: 3 }, { pays: 'B', cost: 3, left: 2 })
    const { screen } = tableOf(board({ active: 'B', moment: { kind: 'turn', rolls: [] } }), [ask('window', weight, PASS)])
    expect(prompt(screen)).toMatchObject({ say: 'play leaden-weight on Boris?', more: 'Costs 3 of Boris’s 5 peril, 2 left.' })
    expect(texts(screen)?.[0]).toBe('Play leaden-weight → Boris')
  })

  it('says on a button how much an effect gives, and at a moment that it may wait', () => {
    const heal = (later: boolean) => tableOf(board({ moment: { kind: 'rolls', rolls: [] } }), [ask('window', option('use:hand', 'use', ['hero:A'], { card: 'hand', doing: 'heal', gives: 'heal', now: 3, after: 4, later, own: true, glory: 3, ap: 1 }), PASS)]).screen
    expect(texts(heal(true))?.[0]).toContain('Use hand (life 3 → 4)')
    expect(prompt(heal(true)).say).toBe('use hand? You may still do it later on your turn.')
    expect(prompt(heal(false)).say).toBe('use hand?')
    const legs = tableOf(board({ moment: { kind: 'turn', rolls: [] } }), [ask('window', option('play:legs', 'play', ['hand:legs'], { card: 'legs', cost: 2, gives: 'ap', after: 2 }), PASS)]).screen
    expect(texts(legs)?.[0]).toBe('Play legs (+2 AP)')
  })

  it('tells of a card for my own attack the chance to hit, not to stay unhurt', () => {
    const changes = (['strike', 'unhurt'] as const).map((what, k) => ({ what, seat: 'A', card: 'zombie', before: 83, after: 92 + k }))
    const flame = option('use:flame', 'use', ['card:flame'], { card: 'flame' }, { changes })
    const mine = attack({ by_hero: true, owner: 'A', hero: null })
    const { screen } = tableOf(board({ battle: battle({ target: 'A', attacks: [mine] }), moment: { kind: 'rolls', rolls: [] } }), [ask('window', flame, PASS)])
    expect(prompt(screen).more).toBe('You hit 92% of the time, 83% without it.')
  })

  it('leaves none of many places out: all of them are lit on the map', () => {
    const ids = Array.from({ length: 12 }, (_, k) => `place-${k}`)
    const map = ids.map((id, k) => ({ id, x: k, y: 0, turned: 0 as const, new: false, sprung: [], held: [] }))
    const doors = ids.map((id) => option(`door:${id}`, 'play-on', ['hand:zombie', `space:${id}`], { card: 'zombie', on: id }))
    const { screen } = tableOf(board({ map }), [ask('hero', ...doors)])
    screen.take('hand:zombie')
    expect([texts(screen), ids.filter((id) => screen.state(`space:${id}`) === 'can')]).toEqual([['Cancel'], ids])
  })

  it('says that a wound on the last life ends the game', () => {
    const strike = option('attack:B', 'attack-hero', ['seat:B'], { target_seat: 'B' }, { odds: { melee: { attack: 58, tie: 14, counter: 28 } }, fells: ['B'], wins: true })
    const { screen } = tableOf(board(), [ask('hero', strike)])
    expect(consequence(screen.choices[0]!, screen)).toContain('This can defeat Boris, unless a card helps, and end the game: you win.')
  })

  it('says of a way through the far side of a barred or trapped exit that nothing is rolled', () => {
    const said = (far: string) => {
      const { screen } = tableOf(board(), [ask('hero', option('move:1', 'move', ['space:crypt'], { space: 'crypt', kind: 'open', far }, { ap: 1, enters: { seat: 'A', space: 'crypt', glory: 3, peril: 3 } }))])
      return consequence(screen.choices[0]!, screen)
    }
    expect(said('blocked')).toMatch(/^The way back out of it is blocked.* Gives 3 glory/)
    expect(said('open')).toMatch(/^Gives 3 glory/)
    setCards({ crypt: { group: 'map', name: { en: 'Crypt' }, text: { en: 'Undead get +1 here.' }, danger: 0, spikes: null, pit: null, entrance: false } } as never)
    expect(said('open'), 'what the space does').toContain('Its own rule: Undead get +1 here.')
    setCards({})
  })

  it('says once what a forced exit takes, and what a failure costs', () => {
    const force = option('move:1', 'move-blocked', ['space:crypt'], { space: 'crypt', value: 4, percent: 67, stat: 'melee' }, { ap: 1, enters: { seat: 'A', space: 'crypt', glory: 3, peril: 3 } })
    const { screen } = tableOf(board(), [ask('hero', force)])
    expect(consequence(screen.choices[0]!, screen)).toMatch(/^If the roll fails, it costs 1 AP more\. Gives 3 glory/)
    const last = tableOf(board(), [ask('hero', { ...force, then: { ap: 0, enters: { seat: 'A', space: 'crypt', glory: 3, peril: 3 } } })]).screen
    expect(consequence(last.choices[0]!, last)).toMatch(/^If the roll fails, your last AP opens the exit and your hero waits on its threshold\. Next turn it passes this exit without a roll, for 1 AP\. Gives 3 glory/)
    const helped = { ...force, then: { ap: 1, enters: { seat: 'A', space: 'crypt', glory: 3, peril: 3 }, parts: [{ card: 'pim', n: 0 }, { card: 'mason', n: 1 }] } }
    const other = tableOf(board(), [ask('hero', helped)]).screen
    expect(consequence(other.choices[0]!, other).replaceAll('\u00a0', ' '), 'every part of the chance').toMatch(/^Your roll: die \+ melee 0 \+ 1 \(mason\)\. If the roll fails/)
  })

  it('speaks of no failure at an exit that surely opens, and of the chance of an attempt once, with its roll', () => {
    const sure = option('move:1', 'move-blocked', ['space:crypt'], { space: 'crypt', value: 4, percent: 100, stat: 'melee' }, { ap: 1, enters: { seat: 'A', space: 'crypt', glory: 3, peril: 3 } })
    const { screen } = tableOf(board(), [ask('hero', sure)])
    expect(consequence(screen.choices[0]!, screen)).toMatch(/^Gives 3 glory/)
    const risk = { seat: 'A', what: 'quest', card: 'knell', stat: 'melee', needs: 5, danger: 0, parts: [{ card: 'kron', n: 3 }], percent: 67, fails: [{ what: 'knockdown', n: 0 }] }
    const tried = tableOf(board(), [ask('hero', option('attempt:knell', 'attempt', ['quest:knell'], { quest: 'knell', cost: 0, percent: 67 }, { risks: [risk] }))]).screen
    tried.select(tried.choices[0]!)
    const { say, more } = prompt(tried)
    expect(`${say} ${more}`.match(/67/g)).toHaveLength(1)
  })

  it('says before a token is taken along what that costs, and that delivering is a decision of its own', () => {
    const { screen } = tableOf(board(), [ask('hero', option('escort:mason', 'escort', ['quest:mason'], { quest: 'mason' }))])
    expect(texts(screen)?.[0]?.replaceAll('\u00a0', ' ')).toBe('Pick up, 0 AP')
    expect(consequence(screen.choices[0]!, screen)).toMatch(/^It costs nothing\..*you must choose “Deliver”/)
  })

  it('says that a hunt goes on, and why a hero here may not be attacked again', () => {
    const odds = { melee: { attack: 58, tie: 14, counter: 28 } }
    const hunt = battle({ step: 'challenge', quest: 'rat', target: 'A' })
    expect(prompt(tableOf(board({ battle: hunt }), [ask('challenge', option('c', 'challenge', ['attack:rat'], { card: 'rat', percent: 58 }, { odds }), PASS)]).screen).bold).toBe('Your hunt goes on:')
    const { screen } = tableOf(board(), [ask('hero', option('end', 'end-hero', ['act:end']))], { why: { 'seat:B': { key: 'one-battle', args: {}, rule: '9' } } })
    expect(prompt(screen).more).toBe('You have already started your one attack this turn.')
  })

  it('offers no X more than is sure already', () => {
    const x = (n: number, after: number) => option(`surge:${n}`, 'play', ['hand:surge'], { card: 'surge', x: n, cost: n }, { glory: 4 - n, changes: [{ what: 'overcome', seat: 'A', card: '', before: 50, after }] })
    const { screen } = tableOf(board({ moment: { kind: 'roll', rolls: [] } }), [ask('window', x(1, 83), x(2, 100), x(3, 100), x(4, 100), PASS)])
    screen.select(screen.choices[0]!)
    expect(texts(screen)?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['Play surge', 'X = 2: 100%', 'Cancel'])
  })

  it('offers a card for X with all that it can do, not with its least alone', () => {
    const x = (n: number, after: number) => option(`surge:${n}`, 'play', ['hand:surge'], { card: 'surge', x: n, cost: n }, { glory: 4 - n, changes: [{ what: 'overcome', seat: 'A', card: '', before: 33, after }] })
    const more = (...each: ReturnType<typeof x>[]) => prompt(tableOf(board({ moment: { kind: 'roll', rolls: [] } }), [ask('window', ...each, PASS)]).screen).more?.replaceAll('\u00a0', ' ')
    expect(more(x(1, 50), x(2, 67), x(3, 83), x(4, 100))).toContain('50% (X = 1), 67% (X = 2), 83% (X = 3), 100% (X = 4); 33% without it. X costs 1 glory each.')
    expect(more(x(1, 83), x(2, 100), x(3, 100), x(4, 100)), 'what is sure already').toContain(': 83% (X = 1), 100% (X = 2); 33%')
    const idle = option('surge:1', 'play', ['hand:surge'], { card: 'surge', x: 1, cost: 1 }, { glory: 3, idle: true })
    expect(more(idle, x(2, 50)), 'an X that is too small yet').toContain(': 33% (X = 1), 50% (X = 2); 33%')
  })

  it('offers the same X once the card is taken up as its sentence names', () => {
    const idle = option('surge:1', 'play', ['hand:surge'], { card: 'surge', x: 1, cost: 1 }, { glory: 3, idle: true })
    const x = (n: number, after: number) => option(`surge:${n}`, 'play', ['hand:surge'], { card: 'surge', x: n, cost: n }, { glory: 4 - n, changes: [{ what: 'overcome', seat: 'A', card: '', before: 33, after }] })
    const { screen } = tableOf(board({ moment: { kind: 'roll', rolls: [] } }), [ask('window', idle, x(2, 83), x(3, 100), x(4, 100), PASS)])
    screen.take('hand:surge')
    expect(texts(screen)?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['X = 1: 33%', 'X = 2: 83%', 'X = 3: 100%', 'Cancel'])
  })

  it('says of a card for X in a hunt what makes the hero hit', () => {
    const x = (n: number, unhurt: number, strike: number) => option(`surge:${n}`, 'play', ['hand:surge'], { card: 'surge', x: n, cost: n }, { glory: 4 - n, changes: [{ what: 'unhurt', seat: 'A', card: 'draky', before: 67, after: unhurt }, { what: 'strike', seat: 'A', card: 'draky', before: 50, after: strike }] })
    const said = (quest: string | null) => prompt(tableOf(board({ battle: battle({ quest, target: 'A', attacks: [attack({ monster: 'draky', hero: 'A', owner: null })] }), moment: { kind: 'rolls', rolls: [] } }), [ask('window', x(1, 83, 67), x(2, 100, 83), PASS)]).screen).more?.replaceAll('\u00a0', ' ')
    expect(said('slay-draky')).toContain('you hit: 67% (X = 1), 83% (X = 2); 50%')
    expect(said(null)).toContain('you stay unhurt: 83% (X = 1), 100% (X = 2); 67%')
  })

  it('tells of the roll that is about to be made, with its odds', () => {
    const roll = { seat: 'A' as const, of: 'threat' as const, form: 'magic' as const, source: 'monster' as const, needs: 4, danger: 0, percent: 50, monster: null }
    const { screen } = tableOf(board({ active: 'B', moment: { kind: 'roll', rolls: [roll] } }), [ask('window', option('x', 'play', ['hand:fend-off'], { card: 'fend-off' }), PASS)])
    expect(prompt(screen)).toEqual({ bold: 'Before you roll against magic 4+:', say: 'play fend-off?', more: 'Your hero: magic 4+, success 50%' })
    const several = (me: string, of: 'threat' | 'counter' = 'threat', kind: 'roll' | 'rolls' = 'roll') =>
      prompt(tableOf(board({ active: 'B', moment: { kind, rolls: [{ ...roll, of, seat: 'B' }, { ...roll, of, seat: me }] } }), [ask('window', option('x', 'play', ['hand:fend-off'], { card: 'fend-off' }), option('y', 'play', ['hand:lucky'], { card: 'lucky', cost: 1 }, { glory: 2 }), PASS)]).screen)
    expect(several('A').bold, 'of several heroes who roll, I for myself').toBe('Before you roll against magic 4+:')
    expect(several('C').bold).toBe('Before Boris rolls against magic 4+:')
    expect(several('A').more, 'a roll ends before a card begins').toContain('50%. lucky (1 glory)')
    expect([several('A', 'counter', 'rolls').bold, several('A', 'threat', 'rolls').bold]).toEqual(['Before the counter is rolled:', 'Before the attack is rolled:'])
    const search = tableOf(board({ active: 'B', moment: { kind: 'roll', rolls: [], quest: 'feed-the-font' } }), [ask('window', option('x', 'play', ['hand:fend-off'], { card: 'fend-off' }), PASS)])
    expect(prompt(search.screen).bold).toBe('Before Boris rolls for feed-the-font:')
    expect(rollLine(screen, { ...roll, needs: 9, danger: 2 }), 'the danger of the space is part of it').toBe('Your hero: magic 9+ = 7 + 2 for danger, success 50%')
  })

  it('offers attacks and challenges by their names, to be taken up with their odds; no card is spoken of where none can be used', () => {
    const odds = { melee: { attack: 58, tie: 14, counter: 28 } }
    const { screen, answer } = tableOf(board({ moment: { kind: 'turn', rolls: [] } }), [ask('window', option('attack:B', 'attack-hero', ['seat:B'], { target_seat: 'B', percent: 58 }, { odds }), PASS)])
    expect(prompt(screen).say).toBe('choose what to do, or pass.')
    expect(texts(screen)).toEqual(['Attack Boris, 1 AP: you hit 58%', 'Pass'])
    acts(screen)![0]!.run()
    expect(answer).not.toHaveBeenCalled()
    expect([screen.selected?.id.endsWith('attack:B'), prompt(screen).more]).toEqual([true, 'You hit 58%, tie 14%, are hit 28%. Wounding a hero earns you nothing.'])
    const challenged = tableOf(board({ battle: battle({ step: 'challenge' }) }), [ask('challenge', option('c', 'challenge', ['attack:zombie'], { card: 'zombie', percent: 58 }, { odds }), PASS)])
    expect(texts(challenged.screen)).toEqual(['Challenge zombie, 1 AP: you hit it 58%', 'Don’t challenge'])
    const sayAt = (...more: Parameters<typeof ask>[1][]) => prompt(tableOf(board({ battle: battle({ step: 'challenge' }) }), [ask('challenge', option('c', 'challenge', ['attack:zombie'], { card: 'zombie', percent: 58 }, { odds }), ...more, PASS)]).screen).say
    expect(prompt(challenged.screen).say).toBe('challenge an attacker, or pass.')
    expect(sayAt(option('u', 'use', ['card:steel'], { card: 'steel' }))).toBe('challenge an attacker, use a card, or pass.')
    expect(sayAt(option('h', 'challenge', ['seat:B'], { target_seat: 'B' }))).toBe('challenge an attacker or another hero here, or pass.')
  })

  it('speaks of no challenge where a hero that lies can only stand up', () => {
    const moment = { kind: 'challenge' as const, rolls: [] }
    const { screen } = tableOf(board({ battle: battle({ step: 'challenge' }), moment }), [ask('challenge', option('stand', 'stand', ['act:stand']), PASS)])
    expect(prompt(screen)).toMatchObject({ bold: 'You were attacked:', say: 'choose what to do, or pass.' })
    const lying = (ap: number, fall_ap: number, quest: string | null) => prompt(tableOf(board({ battle: battle({ step: 'challenge', target: 'A', quest }), moment, players: [player('A', { down: true, ap, fall_ap }), player('B')] }), [ask('challenge', option('stand', 'stand-up', ['act:stand']), PASS)]).screen).more
    expect(lying(0, 1, 'slay')).toBe('A hero who is down cannot challenge, and after standing up no AP is left for it. Passing ends this attempt.')
    expect(lying(1, 0, null)).toBe('A hero who is down cannot challenge, and after standing up no AP is left for it.')
    expect([lying(2, 0, null), lying(1, 1, null), lying(0, 2, null)]).toEqual(Array(3).fill('On its feet your hero can challenge an attacker, for 1 AP more.'))
  })

  it('says of a wound that may be prevented when it would be the last', () => {
    const may = (last: boolean) => prompt(tableOf(board({ players: [player('A', { life: 1 }), player('B')] }), [ask('prevent', option('ring', 'prevent', ['card:ring'], { card: 'ring', cause: 'strike', by_card: 'zombie', number: 1, count: 1, last }), PASS)]).screen).more
    expect(may(true)).toBe('If nothing is prevented, your hero is defeated. Only the wound is prevented, nothing else.')
    expect(may(false), 'what saves it is counted by the server; what else the card does stays').toBe('Only the wound is prevented, nothing else.')
  })

  it('says what else a trap does that stays when its wound is prevented', () => {
    const fails = [{ what: 'wound', n: 1 }, { what: 'less-ap', n: 1 }]
    const darts = { card: 'darts', owner: 'B', x: 0, stats: ['speed'], needs: 7, odds: { A: 50 }, fails, sprung: true } as unknown as Battle['traps'][number]
    const { screen } = tableOf(board({ battle: battle({ attacks: [], traps: [darts] }) }), [ask('prevent', option('ring', 'prevent', ['card:ring'], { card: 'ring', cause: 'trap', by_card: 'darts', number: 1, count: 1, last: false }), PASS)])
    expect(prompt(screen).more).toMatch(/^Only the wound is prevented\. This stays: .*AP.*\.$/)
  })

  it('says of the one thing that may be used whom its attack can defeat', () => {
    const steel = option('steel', 'use', ['card:answering-steel'], { card: 'answering-steel', own: false, doing: 'attack', later: false }, { odds: { melee: { attack: 58, tie: 14, counter: 28 } }, fells: ['A'] })
    expect(prompt(tableOf(board({ battle: battle({ step: 'challenge' }) }), [ask('challenge', steel, PASS)]).screen).more).toContain('This can defeat your hero')
  })

  it('counts the wounds that are still to be paid for', () => {
    const give = [option('B', 'reward', ['seat:B'], { seat: 'B' }), option('nobody', 'nobody', ['act:nobody'])]
    expect(prompt(tableOf(board({ battle: battle({ step: 'reward', rewards: { A: 3 } }) }), [ask('reward', ...give)]).screen).more).toBe('Your monsters dealt 3 wounds: 1 peril for each. Rivals of that player pay for attacks with this peril: the more there is, the more can be sent against that hero.')
    expect(prompt(tableOf(board({ battle: battle({ step: 'reward', rewards: { A: 1 } }) }), [ask('reward', ...give)]).screen).more).toMatch(/^Rivals of that player pay for attacks/)
  })

  it('says how somebody has won', () => {
    const over = (how: string) => prompt(tableOf(board({ winner: 'B' }), [], { over: true, journal: [{ n: 1, key: 'wins', args: { seat: 'B', how, count: 4, against: 1 }, private: false }] }).screen).say
    expect(over('third-quest')).toBe('Boris wins: the third quest is done.')
    expect(over('last-standing')).toBe('Boris wins: the last hero standing.')
    expect(over('life'), 'quests did not decide').toBe('Boris wins with the most life, 4 to 1: the turns ran out, and quests and level are equal.')
  })

  it('says in my last turn that nobody asks me any more until the game ends', () => {
    const said = (sure: boolean, seat = 'A') => prompt(tableOf(board({ moment: { kind: 'turn', rolls: [] } }), [ask('window', option('x', 'play', ['hand:fend-off'], { card: 'fend-off' }), option('y', 'play', ['hand:lucky'], { card: 'lucky' }), PASS)], { standing: { mode: 'ask' } as never, journal: [{ n: 1, key: 'last-turn', args: { seat, turn: 9, last: true, sure }, private: false }] }).screen).more
    expect(said(true)).toContain('until the game ends')
    expect([said(false), said(true, 'B')].every((each) => each?.includes('until your next turn')), 'where another may come').toBe(true)
  })

  it('says of nobody who does not fight that a card would do nothing there', () => {
    const bane = option('scent', 'play-at', ['hand:scent', 'attack:zombie'], { card: 'scent', target_seat: 'B', cost: 1, on: 'zombie' }, { pays: 'B', cost: 1, left: 2 } as never)
    const why = { key: 'no-use-there', args: { card: 'scent', target_seat: 'C' }, rule: '4' }
    const said = (fights: object) => JSON.stringify(prompt(tableOf(board({ battle: battle({ heroes: fights as never, target: 'B' }), moment: { kind: 'rolls', rolls: [] } }), [ask('window', bane, PASS)], { why: { 'hand:scent>seat:C': why } }).screen))
    expect(said({ B: 'kron' })).not.toContain('would do nothing')
    expect(said({ B: 'kron', C: 'pim' })).toContain('would do nothing')
  })

  it('says in a Hero phase without action points what still gives one, and in a challenge what it is good for', () => {
    setCards({ boot: { group: 'treasure', name: { en: 'Boot' } } } as never)
    const use = (more: object) => option('use:boot', 'use', ['card:boot'], { card: 'boot', own: false, ability: 'boot', doing: '', gives: 'ap', after: 1, glory: 2, ap: 0, ...more }, { glory: 3, ap: 1 })
    const end = option('end', 'end-hero', ['act:end'])
    const said = (ap: number) => prompt(tableOf(board({ players: [player('A', { ap }), player('B')] }), [ask('hero', use({}), end)]).screen).more ?? ''
    expect(said(0)).toContain('Boot can give 1 AP for 2 glory.')
    expect(said(2)).not.toContain('can give')
    const played = (cost: number) => prompt(tableOf(board({ players: [player('A', { ap: 0 }), player('B')] }), [ask('hero', option('play:legs', 'play', ['hand:legs'], { card: 'legs', cost, gives: 'ap', after: 2 }), end)]).screen).more
    expect(played(2), 'a card of the hand').toContain('legs can give 2 AP for 2 glory.')
    expect(played(0)).toContain('legs can give 2 AP.')
    const back = prompt(tableOf(board({ battle: battle({ step: 'challenge', target: 'A' }) }), [ask('challenge', use({ challenge: 17 }), PASS)]).screen).more ?? ''
    expect(back.replaceAll('\u00a0', ' ')).toContain('With the AP you can challenge: you hit 17%.')
    setCards({})
  })

  it('does not tell the others who is asked', () => {
    const { screen } = tableOf(board({ active: 'B' }), [], { waiting: [], moment: true })
    expect(sentenceOf(screen)).toMatchObject({ bold: 'Time for responses…', you: false })
  })

  it('asks for glory with the chance on each button, from nothing on, and none of them by Enter', () => {
    const buy = (count: number, percent: number) => option(`${count}`, 'buy', [`act:${count}`], { count, percent })
    const { screen } = tableOf(board(), [ask('buy', buy(0, 33), buy(1, 50), buy(2, 67))])
    expect(acts(screen)?.map(({ text, primary }) => [text.replaceAll('\u00a0', ' '), primary])).toEqual([['Pay nothing: 33%', false], ['Pay 1: 50%', false], ['Pay 2: 67%', false]])
    expect(prompt(screen).more).toBeUndefined()
  })

  it('says in the Hero phase why there is nothing to explore', () => {
    const end = option('end', 'end', ['act:end'])
    const told = (key: string) => prompt(tableOf(board(), [ask('hero', end)], { why: { 'act:explore': { key, args: {}, rule: '5' } } }).screen).more
    expect([told('no-map-cards'), told('no-map-fits'), told('no-ap')]).toEqual(['The map cards are used up.', 'None of the map cards that are left fits.', undefined])
  })

  it('names the card that a question is about, and the chances of every answer', () => {
    const keep = tableOf(board(), [ask('keep', option('h', 'keep-hand', ['act:hand'], { card: 'zombie' }), option('l', 'keep-lair', ['act:lair'], { card: 'zombie' }))])
    expect(prompt(keep.screen).more).toMatch(/^Unhurt, the zombie goes to your hand or lair\. It cannot attack again this turn/)
    const hurt = tableOf(board(), [ask('keep', option('l', 'keep-lair', ['act:lair'], { card: 'zombie' }), option('d', 'keep-discard', ['act:discard'], { card: 'zombie' }))])
    expect(prompt(hurt.screen).more).toMatch(/^Wounded, the zombie cannot return to your hand/)
    const form = tableOf(board(), [ask('form', option('melee', 'form', ['form:melee'], { form: 'melee', percent: 58 }), option('magic', 'form', ['form:magic'], { form: 'magic', percent: 28 }))])
    expect(prompt(form.screen).more).toBe('Chances: 58% (Melee), 28% (Magic)')
    expect(acts(form.screen)?.map((act) => [act.key, act.primary])).toEqual([['1', true], ['2', false]])
    const worse = tableOf(board(), [ask('form', option('melee', 'form', ['form:melee'], { form: 'melee', percent: 8 }), option('magic', 'form', ['form:magic'], { form: 'magic', percent: 42 }))])
    expect(acts(worse.screen)?.map((act) => act.primary)).toEqual([false, true])
  })
})

describe('a quest that can be attempted here', () => {
  it('is what the seam has a button for in the Hero phase alone; the quest’s own line is pressed for nothing else', () => {
    const deeds = ['attempt', 'attempt-hunt', 'search', 'escort', 'deliver', 'explore'].map((deed) => option(`${deed}:slay-draky`, deed, ['quest:slay-draky'], { quest: 'slay-draky', cost: 0 }))
    const away = option('attempt:elsewhere', 'attempt', ['card:x', 'quest:slay-draky'], { quest: 'slay-draky', cost: 0 })
    const asked = (what: string) => questsOf(tableOf(board(), [ask(what, ...deeds, away)]).screen).map(({ option: { id } }) => id.split(':')[0])
    expect(asked('hero')).toEqual(['attempt', 'attempt-hunt', 'search', 'escort', 'deliver'])
    expect(asked('window')).toEqual([])
  })

  it('has a button with words, the first one, by name where there are several', () => {
    const attempt = (quest: string) => option(`attempt:${quest}`, 'attempt', [`quest:${quest}`], { quest, cost: 0, percent: 100 })
    const asked = (...quests: string[]) => tableOf(board(), [ask('hero', option('explore', 'explore', ['act:explore']), ...quests.map(attempt), option('end', 'end-hero', ['act:end']))])
    const { screen } = asked('slay-draky')
    expect(acts(screen)?.map(({ text, primary }) => [text, !!primary])).toEqual([['Attempt the quest: free, 100%', true], ['Explore, 1 AP', false], ['End Hero phase', false]])
    acts(screen)?.[0]?.run()
    expect(screen.selected?.option.id).toBe('attempt:slay-draky')
    expect(texts(asked('slay-draky', 'magic-fish').screen)?.slice(0, 2)).toEqual(['Attempt the quest: slay-draky: free, 100%', 'Attempt the quest: magic-fish: free, 100%'])
  })
})

describe('passing until something happens to me', () => {
  const standing = (mode: 'ask' | 'me' | 'meantime' | 'attacked') => ({ mode, stops: {} })
  const WINDOW = ask('window', option('use:x', 'use', ['card:x'], { card: 'x', doing: '', glory: 0, ap: 0 }), PASS)
  const moment = { kind: 'turn', rolls: [] } as unknown as Board['moment']

  it('is offered beside a question that is not about me, in the turn of somebody else or in mine', () => {
    const buttons = (active: string, mode: 'ask' | 'me' | 'attacked') => texts(tableOf(board({ active, moment }), [WINDOW], { standing: standing(mode) } as Partial<View>).screen)
    expect(buttons('B', 'ask')?.at(-1)).toBe('Pass until something happens to me')
    expect(buttons('A', 'ask')?.at(-1), 'in my own turn it holds until the next').toBe('Pass until something happens to me')
    expect(texts(tableOf(board({ active: 'B', moment, battle: battle() }), [WINDOW], { standing: standing('ask') } as Partial<View>).screen)).not.toContain('Pass until something happens to me')
    expect(buttons('B', 'me')).not.toContain('Ask me again')
    expect(buttons('B', 'attacked')).not.toContain('Pass until something happens to me')
  })
  it('is shown as long as it holds, with one press to end it', async () => {
    const { screen } = tableOf(board({ active: 'B' }), [], { table: 'amber-fox-1', standing: standing('me') } as Partial<View>)
    expect(texts(screen)).toEqual(['Ask me again'])
    expect(prompt(screen).more).toContain('You pass on all the others’ turns, unless you are attacked or must roll.')
    const until = (active: string) => prompt(tableOf(board({ active }), [], { table: 'amber-fox-1', standing: standing('meantime') } as Partial<View>).screen).more
    expect([until('B'), until('A')].map((more) => more?.split('You pass ')[1])).toEqual(['until your turn begins, unless you are attacked or must roll.', 'until your next turn, unless you are attacked or must roll. Your own phases go on.'])
    const own = tableOf(board({ active: 'A', moment }), [WINDOW], { standing: standing('me') } as Partial<View>).screen
    expect(texts(own)).not.toContain('Ask me again') // in my own turn I am asked
    const asked = vi.spyOn(api, 'standing').mockResolvedValue({ ...screen.view, standing: standing('ask') } as View)
    expect(press('KeyM', screen)).toBe(true)
    await vi.waitFor(() => expect(screen.view.standing?.mode).toBe('ask'))
    expect(asked).toHaveBeenCalledWith('amber-fox-1', 'A', { mode: 'ask', stops: {} })
  })
})
