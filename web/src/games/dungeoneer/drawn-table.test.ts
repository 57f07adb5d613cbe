/** The table of the Lich Lord as it is drawn: pins on the map, the way to the quests on a phone, the pane that reads a card. */
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import { useTexts } from '../../../tests/fixtures'
import BoardPart from './Board.svelte'
import type { Catalogue } from './board'
import { setCards } from './catalogue.svelte'
import game from './index'
import { panel } from './panel.svelte'
import QuestList from './QuestList.svelte'
import ReadPane from './ReadPane.svelte'
import SeamNote from './SeamNote.svelte'
import SeatStats from './SeatStats.svelte'

beforeAll(() => useTexts())
afterEach(() => setCards({}))

const words = (text: string) => ({ en: text, ru: text, uk: text })
const player = (seat: string) => ({
  seat, hero: 'kron', level: 1, life: 4, most: 6, stats: {}, boons: [0, 4], treasures: [0, 1], glory: 3, peril: 5, ap: 1, fall_ap: 0, saved: false, less_ap: 0, hand: 0,
  inventory: [], on_hero: [], banes: [], lair: [], quests: ['magic-fish', 'rat-mother'], completed: ['death-knell'], escorts: [], space: 'crypt', down: false, standup: 0, thresholds: [], alive: true,
})
const lies = (id: string, x: number) => ({ id, x, y: 0, turned: 0, new: false, sprung: [], held: [] })
const goal = { steps: 1, stage: 'go', percent: null, plus: null, needs: null, missing: null }
const board = {
  phase: 'hero', turn: 5, active: 'A', solo: false, winner: null, declared: true, map: ['crypt', 'library', 'corner'].map(lies), players: [player('A'), player('B')], hand: [], map_hand: [], map_hands: {},
  quests: { global: [], dropped: {}, wounds: {}, goals: [{ ...goal, quest: 'magic-fish', space: 'library', spaces: ['library', 'corner'] }, { ...goal, quest: 'rat-mother', space: 'corner', spaces: ['corner'] }] },
  deck: 9, discards: [], maps_left: 9, maps_below: [], known: { top: [], bottom: [] }, peril_deck: null, peril_discards: [], roaming: [], fallen: [], declared_now: [], moment: null, battle: null,
}
function table(): TableScreen {
  const view = { game: 'lichlord', seat: 'A', seats: 2, settings: {}, number: 1, over: false, waiting: ['B'], ready: [], sealed: null, asks: [], why: {}, undo: null, journal: [], result: null, names: { A: 'Nina', B: 'Ilka' }, board }
  const screen = new TableScreen(view as unknown as View)
  screen.game = game
  return screen
}

describe('a seat', () => {
  const treasure = { group: 'treasure', name: words('Ring of Magic'), text: words(''), types: [], timing: 'hero', duration: 'permanent', cost: 3 }
  it('shows what an opponent has readied, by name', () => {
    setCards({ 'ring-of-magic': treasure } as unknown as Catalogue)
    const screen = table()
    ;(screen.view.board as { players: object[] }).players[1] = { ...player('B'), inventory: [{ id: 'ring-of-magic', tokens: 0, under: [], spent: false }] }
    const { container } = render(SeatStats, { screen, seat: 'B' })
    expect(container.querySelector('[data-object="card:ring-of-magic"]')?.getAttribute('title')).toBe('Ring of Magic')
  })
  it('shows on a phone how near each player is to winning, the others too', () => {
    const phones = (seat: string) => render(SeatStats, { screen: table(), seat }).container.querySelector('.nums .phone-only[title="Quests"]')?.textContent
    expect([phones('A'), phones('B')]).toEqual(['1/3', '1/3'])
  })
})

describe('my last roll', () => {
  const rolled = (what: string, choose: boolean) => {
    const before = table()
    const options = [{ id: 'move', key: 'move', args: { space: 'library' }, touches: ['space:library'], final: false, warn: null, then: null }]
    const view = { ...before.view, asks: [{ what, at: 1, may: false, sealed: false, options }], journal: [{ n: 1, key: 'rolls', args: { seat: 'A', die: 3 }, private: false }] }
    const screen = new TableScreen(view as unknown as View, { answer: async () => true, undo: async () => true } as never)
    screen.game = game
    if (choose) screen.select(screen.choices[0]!)
    return render(SeamNote, { screen }).container.textContent?.includes('Your last roll')
  }
  it('stands beside what is left to do, and not inside another question or what a choice would bring', () => {
    expect([rolled('hero', false), rolled('hero', true), rolled('form', false)]).toEqual([true, false, false])
  })
})

describe('the map', () => {
  it('draws a pin for every space of every quest', () => {
    const { container } = render(BoardPart, { screen: table() })
    expect(container.querySelectorAll('.pin:not(.token)')).toHaveLength(3)
  })
  it('shows whoever stands on a card, and its pins, where it would lie after the swap that is chosen', () => {
    const screen = table()
    const where = (container: Element) => [...container.querySelectorAll('.pin'), ...container.querySelectorAll('[data-object="seat:B"]')].map((each) => `${each.getAttribute('transform')} ${each.getAttribute('style')}`)
    const before = where(render(BoardPart, { screen }).container)
    const option = { id: 'swap-with:crypt:library:0:0', key: 'swap-with', touches: ['space:library', 'space:crypt'], args: { space: 'library', other: 'crypt', turned: 0, other_turned: 0 }, then: null, final: false }
    screen.view = { ...screen.view, asks: [{ what: 'swap-with', at: 0, may: false, sealed: false, quiet: false, options: [option] }] } as unknown as View
    screen.select(screen.choices[0]!)
    flushSync()
    const after = where(render(BoardPart, { screen }).container)
    expect(after).toHaveLength(before.length)
    expect(after.filter((at, n) => at !== before[n]).length, 'the hero of B and the pin of the Library').toBeGreaterThanOrEqual(2)
  })
  it('has the quests one tap away, with how many are done', () => {
    const { container } = render(BoardPart, { screen: table() })
    const button = container.querySelector<HTMLElement>('.quests')
    expect(button?.textContent).toContain('1/3')
    button?.click()
    expect(panel.open).toBe('quests')
    panel.close()
    const list = render(QuestList, { screen: table(), player: board.players[0] as never, full: true }).container
    for (const quest of ['magic-fish', 'rat-mother', 'death-knell']) expect(list.textContent).toContain(quest)
  })
})

describe('the header', () => {
  it('says the turn, as the story does, whose it is and the phase', () => {
    expect(game.crumbs?.(table().view).map(({ strong, rest }) => `${strong}${rest ?? ''}`)).toEqual(['Turn 5', 'Your turn', 'Hero phase'])
    expect(game.crumbs?.({ ...table().view, settings: { turn_limit: 24 } })[0]?.strong, 'where the turns are counted').toBe('Turn 5 of 24')
  })
})

describe('the pane that reads a card', () => {
  const sizeOf = (name: string, letters: number) => {
    setCards({ x: { group: 'boon', name: words(name), text: words('a'.repeat(letters)), designed: false, copies: 1, types: [], cost: 1, x: [1, 9], timing: 'hero', duration: 'instant', attach: '', target: '', body: null, threat: null, gist: null } } as unknown as Catalogue)
    const { container } = render(ReadPane, { id: 'x' })
    flushSync()
    return [...(container.querySelector('.pane')?.classList ?? [])].filter((each) => each.startsWith('long'))
  }
  it('says a hero’s calling once', () => {
    setCards({ x: { group: 'hero', name: words('Roderik'), text: words('Heals'), designed: false, copies: 1, people: 'Human', calling: 'Paladin', life: 6, boons: 1, treasures: 1, levels: [] } } as unknown as Catalogue)
    const said = render(ReadPane, { id: 'x', able: true }).container.querySelector('.kind')?.textContent ?? ''
    expect(said.toLowerCase().split('paladin')).toHaveLength(2)
  })
  it('has smaller letters for a text that would not fit, sooner below a name of two lines', () => {
    expect(sizeOf('Door of Smoke', 100)).toEqual([])
    expect(sizeOf('Door of Smoke', 115)).toEqual(['long'])
    expect(sizeOf('A mail of quite small bones', 101)).toEqual(['long'])
    expect(sizeOf('Light Fingers', 194)).toEqual(['long', 'longer'])
  })
})
