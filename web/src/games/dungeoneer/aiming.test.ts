import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { onKey } from '../../table/keys'
import { useTexts } from '../../../tests/fixtures'
import { middleOf } from '../../table/tiles/tiles'
import Board from './Board.svelte'
import { setCards } from './catalogue.svelte'
import { difference } from './choosing'
import { acts, prompt } from './prompt'
import { board, option, PASS, ask, player, tableOf, press, texts } from '../../../tests/lichlord'

beforeAll(() => useTexts())

describe('the map while one may declare', () => {
  afterEach(() => vi.restoreAllMocks())
  it('has both whom one may aim at in sight on a phone, before the hero of whoever aims', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(497)
    const map = Array.from({ length: 9 }, (_, x) => ({ id: `row-${x}`, x, y: 0, turned: 0 as const, new: false, sprung: [], held: [] }))
    const players = [player('A', { space: 'row-1' }), player('B', { space: 'row-3' }), player('C', { space: 'row-6' })]
    const { screen } = tableOf(board({ phase: 'dungeonlord', map, players }), [ask('lord', option('declare', 'declare', ['act:declare', 'hand:zombie']), option('end', 'end-lord', ['act:end']))])
    const { container } = render(Board, { screen })
    await tick()
    const [left = NaN, , scale = NaN] = (container.querySelector<SVGGElement>('.map > g')?.style.transform.match(/[-\d.]+/g) ?? []).map(Number)
    const seen = [1, 3, 6].map((x) => middleOf({ x, y: 0 }).x * scale + left).map((at) => at >= 75 * scale - 1 && at <= 390 - 75 * scale + 1)
    expect(seen).toEqual([false, true, true])
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
    expect(texts(screen)).toEqual(['Plan: zombie → Mira', 'Cancel'])
    press('Enter', screen)
    expect(answer.mock.calls[0]?.[2].id).toBe('z-C')
  })

  it('says of a place that a target is moved to it with an arrow, not as if it stood there', () => {
    const to = (seat: string, space: string) => option(`w-${seat}-${space}`, 'play-at-on', ['hand:wall', `seat:${seat}`, `space:${space}`], { card: 'wall', target_seat: seat, on: space })
    const { screen } = tableOf(board(), [ask('window', to('B', 'crypt'), to('B', 'library'), PASS)])
    const among = screen.choicesOn('hand:wall')
    expect(among.map((each) => difference(screen, each, among))).toEqual(['Boris → crypt', 'Boris → library'])
  })

  it('offers what differs in its X alone after the target', () => {
    const { screen } = declare()
    screen.touch('hand:rune')
    expect(texts(screen)).toEqual(['Boris', 'Cancel']) // its X is chosen after whom it attacks
    screen.touch('seat:B')
    expect(texts(screen)).toEqual(['Plan: rune, X = 1 → Boris', 'Boris · X = 2', 'Cancel'])
    screen.touch('seat:B') // the next of them
    expect(screen.selected?.option.id).toBe('r-B-2')
  })

  it('says of a trap for X how likely each X fails its target, before one is pressed', () => {
    const risk = (percent: number) => ({ seat: 'B', what: 'encounter', card: 'rune', stat: 'speed', needs: 5, danger: 0, parts: [], percent, fails: [{ what: 'wound', n: 1 }] })
    const add = (x: number, percent: number) => option(`r-${x}`, 'add-x', ['hand:rune', 'seat:B'], { card: 'rune', target_seat: 'B', cost: x, x }, { pays: 'B', cost: x, left: 5 - x, risks: [risk(percent)] } as never)
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', add(1, 67), add(2, 50), add(3, 33))])
    screen.touch('hand:rune')
    screen.touch('seat:B')
    expect(texts(screen)?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['Plan: rune, X = 1 → Boris', 'Boris · X = 2 · catches 50%', 'Boris · X = 3 · catches 67%', 'Cancel'])
  })

  it('says of two heroes who attacks whom, and the price with who can pay it, before one is pressed', () => {
    setCards({ chain: { group: 'bane', name: { en: 'Chain' } } } as never)
    const pair = (one: string, other: string) => option(`${one}${other}`, 'play-two', ['hand:chain', `seat:${one}`, `seat:${other}`], { card: 'chain', target_seat: one, other_seat: other, cost: 3, percent: 42 })
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('lord', pair('B', 'A'), pair('A', 'B'), pair('B', 'C'))])
    screen.touch('hand:chain')
    expect(texts(screen)).toEqual(['Boris attacks you', 'You attack Boris', 'Boris attacks Mira', 'Cancel'])
    const price = 'Costs 3 peril. One opponent pays, you choose next: Boris (5 → 2) or Mira (9 → 6).'
    expect(prompt(screen).more).toContain(price)
    screen.select(screen.choices[2]!)
    expect([texts(screen)?.[0], prompt(screen).more]).toEqual(['Boris attacks Mira', expect.stringContaining(price)])
    setCards({})
  })

  it('says how many map cards may be swapped before the price is paid', () => {
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('lord', option('s', 'play', ['hand:stones'], { card: 'stones', cost: 3 }, { shifts: ['crypt', 'library'] }), PASS)])
    screen.touch('hand:stones')
    expect(prompt(screen).more).toContain('2 map cards can be swapped: they are outlined on the map.')
  })

  it('tells cards without a target apart by their X', () => {
    const surge = (x: number) => option(`s-${x}`, 'play', ['hand:rune'], { card: 'rune', cost: x, x })
    const { screen } = tableOf(board({ moment: { kind: 'roll', rolls: [] } }), [ask('window', surge(1), surge(2), PASS)])
    screen.touch('hand:rune')
    expect(texts(screen)).toEqual(['Play rune · X = 1', 'Play rune · X = 2', 'Cancel'])
    acts(screen)![1]!.run()
    expect(texts(screen)).toEqual(['Play rune', 'Play rune · X = 1', 'Cancel'])
    expect(prompt(screen).say).toBe('play rune for 2 glory.')
  })

  it('says on the button of each X what it makes of the chance', () => {
    const surge = (x: number, after: number) => option(`s-${x}`, 'play', ['hand:rune'], { card: 'rune', cost: x, x }, { changes: [{ seat: 'A', card: 'zombie', what: 'unhurt', before: 50, after }] })
    const { screen } = tableOf(board({ moment: { kind: 'roll', rolls: [] } }), [ask('window', surge(1, 67), surge(2, 83), PASS)])
    screen.touch('hand:rune')
    expect(texts(screen)).toEqual(['X = 1: 67%', 'X = 2: 83%', 'Cancel'])
    expect(prompt(screen).more).toBe('The percentages: the chance that you stay unhurt.')
  })

  it('has buttons for few spaces, two of one name told apart by where they lie from my hero, and none for many: they are on the map', () => {
    const lies = (id: string, x: number, y: number) => ({ id, x, y, turned: 0 as const, new: false, held: [], sprung: [] })
    setCards({ bend: { group: 'map', name: { en: 'Bend' } } } as never)
    const bare = board({})
    const map = [lies('crypt', 1, -1), lies('bend', 0, -1), lies('bend-2', 1, -4), ...[0, 1, 2, 3, 4].map((n) => lies(`hall-${n}`, n, 2))]
    const door = (...spaces: string[]) =>
      tableOf(board({ map, players: bare.players.map((player) => ({ ...player, space: 'crypt' })) }), [ask('hero', ...spaces.map((space) => option(`d-${space}`, 'play', ['hand:door', `space:${space}`], { card: 'door', space })))]).screen
    const few = door('bend', 'bend-2', 'hall-0')
    few.touch('hand:door')
    expect(texts(few)).toEqual(['Bend (1 west of you)', 'Bend (3 north of you)', 'hall-0', 'Cancel'])
    const moved = tableOf(board({ map, players: bare.players.map((player) => ({ ...player, space: player.seat === 'B' ? 'hall-0' : 'crypt' })) }), [ask('window', ...['bend', 'bend-2'].map((space) => option(`w-${space}`, 'play-at-on', ['hand:wall', 'seat:B', `space:${space}`], { card: 'wall', target_seat: 'B', on: space })), PASS)]).screen
    moved.touch('hand:wall')
    expect(texts(moved), 'another hero that is moved: from where that stands').toEqual(['Boris → Bend (3 north of the hero)', 'Boris → Bend (1 east, 6 north of the hero)', 'Cancel'])
    const many = door('bend', 'bend-2', 'hall-0', 'hall-1', 'hall-2', 'hall-3', 'hall-4')
    many.touch('hand:door')
    expect(texts(many)).toEqual(['Cancel'])
    expect(prompt(many).more).toBe('Touch a highlighted place on the map.')
    many.touch('space:bend-2')
    expect(many.selected?.option.id).toBe('d-bend-2')
    setCards({})
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
  it('tell in text mode by a first press what a choice brings, and make it by a second', () => {
    prefs.speech = true
    const { screen, answer } = tableOf(board(), [ask('hero', option('explore', 'explore', ['act:explore']), option('end', 'end-hero', ['act:end']))])
    press('KeyX', screen)
    expect([screen.selected?.option.id, answer.mock.calls.length]).toEqual(['explore', 0])
    press('KeyX', screen)
    expect(answer).toHaveBeenCalledOnce()
    const form = tableOf(board(), [ask('form', option('melee', 'form', ['form:melee'], { form: 'melee' }), option('magic', 'form', ['form:magic'], { form: 'magic' }))])
    press('Digit2', form.screen)
    expect([form.screen.selected?.option.id, form.answer.mock.calls.length]).toEqual(['magic', 0])
    press('Digit2', form.screen)
    expect(form.answer).toHaveBeenCalledOnce()
    prefs.speech = false
  })
  it('leave digits to the hand where a card of it may be chosen', () => {
    const { screen, answer } = tableOf(board(), [ask('discard', option('z', 'discard', ['hand:zombie'], { card: 'zombie' }), PASS)])
    expect(press('Digit1', screen)).toBe(false)
    expect(answer).not.toHaveBeenCalled()
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
