import { render, screen as page } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry, Option, View } from '../../lib/types'
import BattlePart from './Battle.svelte'
import Brief from './Brief.svelte'
import Checks from './Checks.svelte'
import Duel from './Duel.svelte'
import Fight from './Fight.svelte'
import { lastDice, outcomeOf, outcomeWordsOf, partWords, stepOf, sumAloud, sumOf } from './battle'
import type { Board, Catalogue } from './board'
import { setCards } from './catalogue.svelte'
import { useTexts } from '../../../tests/fixtures'
import { speech } from './speech'
import { attack, battle, board, option, PASS, player, ask, tableOf, texts } from '../../../tests/lichlord'

beforeAll(() => useTexts())

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

  it('tells with each verdict the life that was left then, and what the hit of this form does besides', () => {
    setCards({ spider: { group: 'monster', name: { en: 'Spider' }, body: { strikes: { melee: [['wound', 1, '']], speed: [['wound', 1, ''], ['knockdown', 4, 'melee']] } } } } as unknown as Catalogue)
    const hit = (card: string, n: number, life: number): Entry[] => [['struck', { seat: 'A', card }], ['wounded', { seat: 'A', count: 1, life }]].map(([word, args], k) => ({ n: n + k, key: word as string, args: args as Entry['args'], private: false }))
    const begun: Entry[] = ['spider', 'zombie'].map((card, n) => ({ n, key: 'attacks', args: { seat: 'B', card, target_seat: 'A', form: 'speed' }, private: false }))
    const foes = [attack({ monster: 'spider', form: 'speed', total: 9, counter_total: 4 }), attack({ monster: 'zombie', total: 9, counter_total: 4 })]
    const { screen } = tableOf(board({ battle: battle({ step: 'compare', attacks: foes }), players: [player('A', { life: 3 }), player('B')] }), [])
    screen.view = { ...screen.view, journal: [...begun, ...hit('spider', 2, 4), ...hit('zombie', 4, 3)] } as View
    const more = (k: number) => outcomeWordsOf(screen, foes[k]!)?.more
    expect(more(0)).toBe('A speed hit: 1 wound and knocked down, 1 AP and melee 4+ to stand up. You have 4 life left.')
    expect(more(1)).toBe('You have 3 life left.')
    screen.view = { ...screen.view, journal: [...begun, ...hit('spider', 2, 4).slice(0, 1)] } as View
    expect(more(0), 'while the wound may be prevented no life is told').toBe('A speed hit: 1 wound and knocked down, 1 AP and melee 4+ to stand up.')
    const one = (hero: object, ...last: string[]) => {
      const journal = [...begun, ...hit('spider', 2, 4), ...last.map((key, k) => ({ n: 30 + k, key, args: { seat: 'A' }, private: false }))]
      return outcomeWordsOf(tableOf(board({ battle: battle({ step: 'compare', attacks: foes }), players: [player('A', hero), player('B')] }), [], { journal }).screen, foes[0]!)?.more
    }
    expect(one({ down: true }, 'falls'), 'the hit made it fall').toContain('knocked down')
    expect([one({ down: true }), one({ alive: false, life: 0 })].join(), 'it lay already, or is defeated').not.toContain('knocked down')
    setCards({})
  })

  it('speaks of a card that a hit discards only where one was in play', () => {
    setCards({ witch: { group: 'monster', name: { en: 'Witch' }, body: { strikes: { magic: [['wound', 1, ''], ['discard-readied', 1, '']] } } } } as unknown as Catalogue)
    const foe = attack({ monster: 'witch', form: 'magic', total: 9, counter_total: 4 })
    const more = (hero: object, ...last: string[]) => {
      const journal = ['attacks', 'struck', ...last].map((key, n) => ({ n, key, args: { seat: 'A', card: 'witch', target_seat: 'A' }, private: false }))
      return outcomeWordsOf(tableOf(board({ battle: battle({ step: 'compare', attacks: [foe] }), players: [player('A', hero), player('B')] }), [], { journal }).screen, foe)?.more
    }
    const bare = { inventory: [], banes: [] }
    expect(more(bare), 'nothing to discard').not.toContain('discard')
    expect([more({ ...bare, banes: ['shackles'] }), more(bare, 'discards')].every((each) => each?.includes('discard')), 'a card lies there, or did').toBe(true)
    setCards({})
  })

  it('says of a life that is left because a card saved the hero what saved it', () => {
    const foe = attack({ total: 8, counter_total: 6 })
    const journal = ['attacks', 'struck', 'saved-by', 'wounded'].map((key, n) => ({ n, key, args: { seat: 'A', card: key === 'saved-by' ? 'ring' : 'zombie', target_seat: 'A', count: 1, life: 1 }, private: false }))
    const more = (seat: string) => outcomeWordsOf(tableOf(board({ players: [player('A', { life: 1 }), player('B')], battle: battle({ step: 'compare', attacks: [foe] }) }), [], { seat, journal }).screen, foe)?.more
    expect(more('A')).toBe('ring saves you: 1 life left.')
    expect(more('B'), 'to another by name').toBe('ring saves Аня: 1 life left.')
  })

  it('says of a wound that was prevented just that, with a whole heart, and what the hit does besides', () => {
    setCards({ spider: { group: 'monster', name: { en: 'Spider' }, body: { strikes: { speed: [['wound', 1, ''], ['knockdown', 4, 'melee']] } } } } as unknown as Catalogue)
    const foe = attack({ monster: 'spider', form: 'speed', total: 8, counter_total: 6 })
    const after = (...words: string[]) => {
      const journal = ['attacks', 'struck', ...words].map((key, n) => ({ n, key, args: { seat: 'A', card: key === 'prevents' ? 'ring' : 'spider', target_seat: 'A', count: 1, life: 3 }, private: false }))
      return outcomeWordsOf(tableOf(board({ players: [player('A', { life: 3, down: true }), player('B')], battle: battle({ step: 'compare', attacks: [foe] }) }), [], { seat: 'A', journal }).screen, foe)
    }
    expect(after('prevents', 'falls')).toEqual({ tone: 'whole', head: '8 against 6: the wound is prevented.', more: 'A speed hit: knocked down, 1 AP and melee 4+ to stand up. You have 3 life left.' })
    expect([after()?.tone, after('prevents', 'wounded')?.tone], 'while it may be, or of two wounds one').toEqual(['ill', 'ill'])
    setCards({})
  })

  it('keeps who fought and fell, though the seat has a new hero (ruling 58)', () => {
    const foe = attack({ total: 5, counter_total: 4 })
    const journal = ['attacks', 'struck', 'wounded', 'rises'].map((key, n) => ({ n, key, args: { seat: 'A', card: 'zombie', target_seat: 'A', count: 1, life: 0 }, private: false }))
    const { screen } = tableOf(board({ players: [player('A', { hero: 'pim', life: 6 }), player('B')], battle: battle({ step: 'compare', attacks: [foe] }) }), [], { journal })
    expect(outcomeWordsOf(screen, foe)?.more).toBe('You have 0 life left.')
    for (const part of [Duel, Brief]) {
      const said = render(part, { screen, attack: foe }).container.textContent
      expect([said.includes('kron'), said.includes('pim')]).toEqual([true, false])
    }
  })

  it('tells a challenge from the attack before it', () => {
    const back = attack({ by_hero: true, owner: 'A', hero: 'B' })
    expect(outcomeOf(back, told).hit).toBeNull()
    const later = [...told, { n: 20, key: 'hero-attacks', args: { seat: 'A', card: 'zombie', form: 'melee' }, private: false }, { n: 21, key: 'strikes-monster', args: { seat: 'A', card: 'zombie', count: 1, life: 0 }, private: false }]
    expect(outcomeOf(back, later).hit).toBe('defender')
  })

  it('says of a quest in a sum whose it is', () => {
    setCards({ knell: { group: 'quest', categories: [], name: { en: 'Knell' } } } as unknown as Catalogue)
    const parts = [{ card: 'zombie', n: 2 }, { card: 'knell', n: 1, why: 'against:type-undead' }]
    const said = (...global: string[]) => {
      const { screen } = tableOf(board({ quests: { ...board().quests, global } }), [])
      return [partWords(screen, attack(), parts[1]!, false), render(Duel, { screen, attack: attack({ attack: 3, parts }) }).container.querySelector('.rows')?.textContent].map((text) => text?.replaceAll('\u00ad', ''))
    }
    expect(said()[0]).toBe('+1\u00a0Knell (the hero’s quest: against undead)')
    expect(said()[1]).toContain('Knell (the hero’s quest: against undead)')
    expect(said('knell')[0]).toBe('+1\u00a0Knell (global quest: against undead)')
    setCards({})
  })

  it('names what every sum is made of, with its die once that has fallen', () => {
    const parts = [{ card: 'zombie', n: 4 }, { card: 'dark-blessing', n: 2, why: 'commands:type-undead' }, { card: 'crypt', n: -1 }]
    const before = attack({ attack: 5, parts, counter_dice: 2 })
    expect(sumAloud(sumOf(before, 'attack')!)).toBe('4 zombie + 2 dark-blessing: for its owner’s undead − 1 crypt + d6')
    expect(sumAloud(sumOf(before, 'counter')!)).toBe('3 kron + d6, the higher of two')
    const after = attack({ attack: 5, parts, die: 5, total: 10, counter_die: 1, counter_total: 4 })
    expect(sumAloud(sumOf(after, 'attack')!)).toBe('4 zombie + 2 dark-blessing: for its owner’s undead − 1 crypt + die 5 = 10')
    expect(sumOf(attack({ form: '', attack: null, parts: [] }), 'attack')).toBeNull()
    const { container } = render(BattlePart, { screen: tableOf(board({ battle: battle() }), []).screen, battle: battle({ attacks: [after] }) })
    expect([...container.querySelectorAll('.sum')].map((sum) => sum.querySelector('.vh')?.textContent)).toEqual(['4 zombie + 2 dark-blessing: for its owner’s undead − 1 crypt + die 5 = 10', '3 kron + die 1 = 4'])
    expect([...container.querySelectorAll('.total')].map((total) => total.classList.contains('won'))).toEqual([true, false])
    expect(speech({ ...tableOf(board({ battle: battle({ attacks: [after] }) }), []).screen.view } as View<Board>, {}).map((each) => (typeof each === 'string' ? each : each.head)).join(' ')).toContain('+ die 5 = 10, against 3 kron + die 1 = 4')
  })

  it('shows the dice that I rolled last until something else has happened', () => {
    expect(lastDice(told.slice(0, 3), 'A')).toEqual([3])
    const threat = [{ n: 0, key: 'rolls', args: { seat: 'A', die: 4 }, private: false }, { n: 1, key: 'threat', args: { seat: 'A', die: 4 }, private: false }]
    expect(lastDice(threat, 'A'), 'a die that is told twice').toEqual([4])
    expect(lastDice(told.slice(0, 3), 'B')).toEqual([])
    const luck = [{ n: 0, key: 'tries-luck', args: { seat: 'A', dice: [3, 2], die: 0 }, private: false }, { n: 1, key: 'attempt-fails', args: { seat: 'A' }, private: false }]
    expect(lastDice(luck, 'A'), 'two dice, of which none was rolled again').toEqual([3, 2])
    const dice = [{ key: 'rolls', args: { seat: 'A', of: 'counter', die: 5 } }, { key: 'monster-rolls', args: { seat: 'A', card: 'slay-draky', of: 'attack', die: 6 } }]
    const thrown = (order: typeof dice) => lastDice(order.map((each, n) => ({ n, private: false, ...each })), 'A')
    expect([thrown(dice), thrown([...dice].reverse())]).toEqual([[5], [5]]) // the monster's die is not mine
    expect(lastDice([...told, { n: 30, key: 'enters', args: {}, private: false }, { n: 31, key: 'draws', args: { count: 1 }, private: false }], 'A')).toEqual([])
  })

  it('has the chance of an attack in green for whoever attacks and watches, in madder for whoever is attacked', () => {
    const duel = attack({ monster: '', owner: 'B', hero: 'A', by_hero: true, odds: { attack: 58, tie: 14, counter: 28 } })
    const seenBy = (seat: 'A' | 'C') => {
      const { container } = render(BattlePart, { screen: tableOf(board({ battle: battle({ attacks: [duel] }) }), [], { seat }).screen, battle: battle({ attacks: [duel] }) })
      return [container.querySelector('.odds .madder')?.textContent, container.querySelector('.key span')?.textContent?.trim()]
    }
    expect([seenBy('A'), seenBy('C')]).toEqual([['58%', 'wound to you'], ['28%', 'wound: Boris']])
  })

  it('names what was played and stands in none of its sums', () => {
    const helps = [{ seat: 'B', card: 'scent-of-blood' }, { seat: 'B', card: 'create-darkness' }] as never
    const attacks = [attack({ parts: [{ card: 'zombie', n: 2 }, { card: 'scent-of-blood', n: 3 }] as never })]
    const { screen } = tableOf(board({ battle: battle({ helps, attacks }) }), [])
    expect(render(BattlePart, { screen, battle: battle({ helps, attacks }) }).container.querySelector('.helps')?.textContent).toMatch(/^Also played: .*create-darkness$/i)
  })

  it('is drawn with both sums, the odds and the step', () => {
    const shown = board({ active: 'B', battle: battle() })
    const { screen } = tableOf(shown, [])
    const { container } = render(BattlePart, { screen, battle: battle() })
    expect(page.getAllByRole('img', { name: /the attack strikes 28 percent, tie 14, the counter strikes 58/ })).toHaveLength(2)
    expect(container.querySelector('[aria-current="step"]')?.textContent).toContain('Response')
    expect(container.querySelectorAll('[data-object="attack:zombie"]')).toHaveLength(1)
  })

  it('says whose text it is that tells what a strike does', () => {
    const fight = battle({ attacks: [attack()] })
    setCards({ zombie: { group: 'monster', name: { en: 'zombie' }, text: { en: 'One wound' }, types: [], body: null } } as unknown as Catalogue)
    expect(render(BattlePart, { screen: tableOf(board({ battle: fight }), []).screen, battle: fight }).container.querySelector('.foe > .text')?.textContent).toBe('zombie. One wound')
    setCards({})
  })

  it('of several attackers is brief: both fighters of each, their dice and totals, and what came of it', () => {
    const rolled = { die: 5, total: 7, counter_die: 2, counter_total: 5 }
    const fight = battle({ step: 'compare', attacks: [attack(rolled), attack({ monster: 'legion', die: 1, total: 3 })] })
    const { container } = render(BattlePart, { screen: tableOf(board({ active: 'B', battle: fight }), []).screen, battle: fight })
    const [first, second] = [...container.querySelectorAll('.foe.brief')]
    const totals = (foe?: Element) => [...(foe?.querySelectorAll('.total') ?? [])].map((each) => each.textContent)
    expect([totals(first), totals(second)]).toEqual([['7', '5'], ['3', '3 + d6']])
    expect([first?.querySelectorAll('[data-side]').length, first?.querySelector('.outcome')?.textContent]).toEqual([2, '7 against 5: the zombie hit you.\u2002You have 4 life left.'])
    expect(container.querySelector('.pair')).toBeNull()
    const alone = battle({ attacks: [attack()] })
    expect(render(BattlePart, { screen: tableOf(board({ battle: alone }), []).screen, battle: alone }).container.querySelector('.pair')).not.toBeNull()
  })

  it('of one attacker is as brief where the hand has the room, with the chances in full', () => {
    const fight = battle({ attacks: [attack()] })
    const { container } = render(BattlePart, { screen: tableOf(board({ battle: fight }), []).screen, battle: fight, snug: true })
    expect([container.querySelector('.pair'), container.querySelectorAll('.foe.brief .row').length]).toEqual([null, 2])
    expect(container.querySelector('.key')?.textContent).toContain('wound')
  })

  it('of several says what came of each when its turn comes, not while an earlier blow is told', () => {
    const rolled = { die: 5, total: 7, counter_die: 2, counter_total: 5 }
    const fight = battle({ step: 'compare', attacks: [attack(rolled), attack({ ...rolled, monster: 'legion', total: 4, counter_total: 4 })] })
    const heads = (...more: [string, Entry['args']][]) => {
      const journal = [...told.slice(0, 8), ...more.map(([key, args], k) => ({ n: 20 + k, key, args, private: false }))]
      const { screen } = tableOf(board({ active: 'B', battle: fight }), [], { journal })
      return fight.attacks.map((each) => outcomeWordsOf(screen, each)?.head ?? null)
    }
    expect(heads(), 'the first blow').toEqual(['7 against 5: the zombie hit you.', null])
    expect(heads(['no-strike', { seat: 'A', card: 'legion', target_seat: '', cause: 'strike', total: 4 }]), 'then the tie').toEqual(['7 against 5: the zombie hit you.', '4 against 4: a tie, no hit.'])
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
    const use = (card: string, glory = 0) => option(`use:${card}`, 'use', [`card:${card}`], { card, doing: '', glory, ap: 0 })
    const fight = battle()
    const { screen } = tableOf(board({ active: 'B', battle: fight, moment: { kind: 'challenge', rolls: [] } }), [ask('challenge', option('c', 'challenge', ['attack:zombie'], { card: 'zombie' }), use('third-eye'), use('staff', 2), PASS)])
    expect(texts(screen)).toEqual(['Challenge zombie, 1 AP', 'Use third-eye', 'Use staff, 2 glory', 'Don’t challenge'])
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

  it('leaves a roll against a trap in sight that is told beside several attackers', () => {
    const seen: (string | undefined)[] = []
    Element.prototype.scrollIntoView = function scrolled(this: HTMLElement): void { seen.push(this.dataset.check) }
    const fight = battle({ attacks: [attack(), attack({ monster: 'legion' })] })
    const { screen } = tableOf(board({ active: 'B', battle: fight }), [])
    const threat = { seat: 'A', card: 'pit', source: 'trap', form: 'speed', stat: 1, more: 0, raised: [], less: 0, lowered: [], total: 3, value: 6, overcome: false }
    screen.view = { ...screen.view, journal: [{ n: 1, key: 'rolls', args: { seat: 'A', of: 'threat', form: 'speed', die: 2, total: 3 }, private: false }, { n: 2, key: 'threat', args: threat, private: false }] as unknown as Entry[] }
    render(BattlePart, { screen, battle: fight })
    flushSync()
    expect(seen.at(-1)).toBe('A')
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  it('says of a challenge whose it is, to whoever does it as "you"', () => {
    const back = battle({ step: 'rolls', attacks: [attack({ owner: 'A', hero: 'B', by_hero: true })] })
    const told = (seat: string | null) => {
      const { screen } = tableOf(board({ active: 'B', battle: back }), [])
      screen.view.seat = seat
      return render(BattlePart, { screen, battle: back }).container.querySelector('.who')?.textContent
    }
    expect(told('A')).toMatch(/You challenge/)
    expect(told('B')).toMatch(/Аня challenges/)
  })
})

describe('what came of an attack', () => {
  it('is good or bad from one’s own side, monsters included', () => {
    const told = (me: string, total: number) => outcomeWordsOf(tableOf(board({ battle: battle({ attacks: [attack({ total, counter_total: 5 })] }) }), [], { seat: me }).screen, attack({ total, counter_total: 5 }))?.tone
    expect([told('A', 8), told('B', 8)]).toEqual(['ill', 'good']) // my monster strikes Аня
    expect([told('A', 3), told('B', 3)]).toEqual(['good', 'ill']) // she strikes my monster
  })
})

describe('a roll against a trap', () => {
  const check = (seat: string, overcome: boolean, args = {}, n = 0) => ({ seat, die: 1, total: 3, needed: 7, overcome, threat: { n, key: 'threat', args: { seat, form: 'speed', ...args } } as unknown as Entry, follows: [] })
  const rims = (container: HTMLElement) => [...container.querySelectorAll('.check')].map((each) => [each.classList.contains('passed'), each.classList.contains('now')])
  it('has the rim of what it is, whoever’s trap it is, and of ink while it is told', () => {
    const { screen } = tableOf(board(), [])
    const checks = [check('B', false), check('C', true, {}, 7)]
    screen.director = { now: { kind: 'dice', entries: [checks[1]!.threat] } } as never
    expect(rims(render(Checks, { screen, checks }).container)).toEqual([[false, false], [true, true]])
  })
  it('stands as it fell when its trap is gone, and when the next one comes', async () => {
    const trap = (card: string) => ({ card, owner: 'A', stats: ['speed'], value: 7, x: 0, needs: 7, danger: 0, fails: [], odds: {}, sprung: false })
    const fight = (...traps: object[]) => battle({ attacks: [], traps: traps as never })
    const { threat } = check('B', false, { source: 'trap', total: 3, value: 7, overcome: false }, 2)
    const { screen } = tableOf(board(), [], { journal: [{ n: 1, key: 'rolls', args: { die: 1 }, private: false }, threat] })
    const { container, rerender } = render(BattlePart, { screen, battle: fight(trap('sack'), trap('boulder')) })
    const row = container.querySelector('.check')
    expect(row?.nextElementSibling?.className).toContain('trap')
    for (const traps of [[trap('boulder')], []]) {
      await rerender({ screen, battle: fight(...traps) })
      expect(container.querySelector('.check')).toBe(row)
    }
  })
  it('says what the cards in its sum are, a hero’s ability by its hero', () => {
    const words = { name: { en: 'Pim' }, text: { en: 'Nimble Fingers: Pim gets +1 to threat rolls.' } }
    setCards({ pim: { group: 'hero', ...words }, mason: { group: 'quest', name: { en: 'The Mason' }, text: { en: 'Escort him.' } } } as never)
    const parts = { raised: ['pim-ability', 'mason'], raised_n: [1, 1], lowered: [], lowered_n: [] }
    const { container } = render(Checks, { screen: tableOf(board(), []).screen, checks: [check('B', true, parts)] })
    expect(container.textContent?.replace(/\s+/g, ' ')).toContain('Boris’s hero. Nimble Fingers: Pim gets +1 to threat rolls.The Mason: Escort him.')
    setCards({})
  })
  it('that is still to come says whose chance it is, and of what', () => {
    const fight = battle({ attacks: [], traps: [{ card: 'stone-sack', owner: 'A', stats: ['speed'], value: 7, x: 0, needs: 7, danger: 0, fails: [], odds: { B: 33 }, sprung: false }] as never })
    const { container } = render(BattlePart, { screen: tableOf(board({ battle: fight }), []).screen, battle: fight })
    expect(container.querySelector('.chances')?.textContent).toMatch(/Boris passes: 33%/)
  })
})

it('has the chances after a roll only once its die lies', () => {
  const bars = (more: object) => {
    const fight = battle({ attacks: [attack(more)] })
    return render(BattlePart, { screen: tableOf(board({ battle: fight }), []).screen, battle: fight }).container.querySelector('.late .odds') !== null
  }
  expect([bars({}), bars({ total: 8, die: 6, odds: { attack: 100, tie: 0, counter: 0 } })]).toEqual([false, true])
})

it('of several attackers says what a strike does beside its sum, while the dice have not fallen', () => {
  setCards({ zombie: { group: 'monster', name: { en: 'Zombie' }, text: { en: 'Melee strike: 1 wound.' }, body: { strikes: {} } } } as unknown as Catalogue)
  const strikes = (more: object) => {
    const fight = battle({ attacks: [attack(more), attack({ monster: 'legion' })] })
    const strike = render(BattlePart, { screen: tableOf(board({ battle: fight }), []).screen, battle: fight }).container.querySelector('.strikes')
    return strike && [strike.textContent, /\. Melee strike/.test(strike.parentElement?.textContent ?? '')]
  }
  expect([strikes({}), strikes({ total: 5, die: 3 })]).toEqual([['Melee strike: 1 wound.', true], null])
  setCards({})
})
