import { fireEvent, render, screen as page } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import { sentenceOf } from '../../table/words'
import { aimBegun, beganHere, touch } from './choosing'
import Hand from './Hand.svelte'
import { key } from './keyboard'
import Lord from './Lord.svelte'
import { useTexts } from '../../../tests/fixtures'
import { acts, leave, prompt } from './prompt'
import { ask, board, option, PASS, tableOf, texts } from '../../../tests/lichlord'

beforeAll(() => useTexts())

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
    expect(texts(screen)).toEqual(['Attack', 'Undo last pick'])
  })
  it('is said to be barred where it is', () => {
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('declare', ADD)], { undo: { can: false, why: 'nature' } as View['undo'] })
    expect(texts(screen)).toEqual([])
    expect(prompt(screen).more).toContain('Nothing to take back')
  })
})

describe('dark deeds', () => {
  it('aim by a button beside whoever pays, and show what is left to them', async () => {
    const shown = board({ phase: 'dungeonlord', declared_now: [{ card: 'legion', target: 'B', x: 0, cost: 4 }] })
    const { screen, answer } = tableOf(shown, [ask('declare', option('z-B', 'add', ['hand:zombie', 'seat:B'], { card: 'zombie', target_seat: 'B', cost: 1 }), option('done', 'done', ['act:declare'], { count: 1 }))])
    const { setCards } = await import('./catalogue.svelte')
    const words = { en: 'Zombie', ru: 'Зомби', uk: 'Зомбі' }
    setCards({ zombie: { group: 'monster', name: words, text: words, brief: {}, designed: false, copies: 2, types: [], cost: 1, x: [0, 0], timing: 'dungeonlord', duration: 'monster', attach: '', target: '', body: null, threat: null, gist: null } })
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
    setCards({ zombie: { group: 'monster', name: words, text: words, brief: {}, designed: false, copies: 2, types: [], cost: 1, x: [0, 0], timing: 'dungeonlord', duration: 'monster', attach: '', target: '', body: null, threat: null, gist: null } })
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
    expect(sentenceOf(screen).more).toBe('Planned: legion → Mira. “Attack” begins them all: nothing more can be sent this turn. Peril: Boris\u00a05, Mira\u00a05')
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
    const prices = () => [...container.querySelectorAll('.price')].map((each) => each.textContent)
    expect(prices()).toEqual(['1', '1'])
    screen.select(screen.choices.find(({ option }) => option.id === 'x2-C')!)
    flushSync()
    expect(prices(), 'what is chosen, once it is').toEqual(['1', '2'])
  })

  it('that is taken up is the one that a phone shows beside each target', () => {
    const shown = board({ phase: 'dungeonlord', hand: [{ id: 'zombie', cost: 1 }, { id: 'zombie-2', cost: 1 }] })
    const two = (seat: string) => option(`z2-${seat}`, 'add', ['hand:zombie-2', `seat:${seat}`], { card: 'zombie-2', target_seat: seat, cost: 1 })
    const { screen } = tableOf(shown, [ask('declare', add('B'), add('C'), two('B'), two('C'))])
    const { container } = render(Lord, { screen, board: shown })
    flushSync()
    expect(container.querySelector('.lord:has(.up)')).toBeNull()
    screen.touch('hand:zombie-2')
    flushSync()
    expect([...container.querySelectorAll<HTMLElement>('.lord:has(.up) .up')].map(({ dataset }) => dataset.for)).toEqual(['hand:zombie-2', 'hand:zombie-2'])
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

describe('a declaration that a press on an encounter began', () => {
  const add = (seat: string) => option(`z-${seat}`, 'add', ['hand:zombie', `seat:${seat}`], { card: 'zombie', target_seat: seat, cost: 1 })
  const undo = { can: true, what: 'lord', option: 'declare' } as View['undo']
  const declares = (...seats: string[]) => ({ number: 8, asks: [ask('declare', ...seats.map(add))], undo })
  function begun(seat: string | null = null) {
    const { screen } = tableOf(board({ phase: 'dungeonlord' }), [ask('lord', option('declare', 'declare', ['act:declare', 'hand:zombie']), option('end', 'end-lord', ['act:end']))])
    touch(screen, 'hand:zombie', null, seat)
    return screen
  }
  const show = (screen: TableScreen, more: Partial<View>) => {
    screen.settle()
    screen.show({ ...screen.view, ...more })
    aimBegun(screen)
  }

  it('is aimed at the one target, else at nobody until one is said', () => {
    const one = begun()
    show(one, declares('B'))
    expect(one.selected?.option.id).toBe('z-B')
    const several = begun()
    show(several, declares('B', 'C'))
    expect([several.selected, several.held]).toEqual([null, 'hand:zombie'])
    const said = begun('C')
    show(said, declares('B', 'C'))
    expect(said.selected?.option.id).toBe('z-C')
  })

  it('is forgotten with another question: what is declared later was not begun by that press', () => {
    const screen = begun()
    show(screen, declares('B', 'C'))
    expect(beganHere(screen)).toBe(true)
    show(screen, { number: 9, asks: [ask('hero', PASS)] })
    show(screen, { ...declares('B', 'C'), number: 10 })
    expect(beganHere(screen)).toBe(false)
  })

  it('can be left only while it holds nothing and may be taken back', () => {
    const screen = begun()
    show(screen, declares('B', 'C'))
    show(screen, { number: 9, undo: { can: false, why: 'nature' } as View['undo'] })
    expect(beganHere(screen)).toBe(false)
    show(screen, { number: 10, undo, board: board({ phase: 'dungeonlord', declared_now: [{ card: 'zombie', target: 'B', x: 0, cost: 1 }] }) })
    expect(beganHere(screen)).toBe(false)
  })

  it('is left by one step: what is held is let go, and the declaration taken back', () => {
    const screen = begun()
    show(screen, declares('B', 'C'))
    leave(screen)
    expect([screen.held, screen.selected]).toEqual([null, null])
    expect(screen.sender?.undo).toHaveBeenCalledOnce()
  })
})
