/** The text page: how the room stands, what is left of a storeroom, and everybody once. */
import { render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { screenWith, useTexts, viewOf } from '../../../tests/fixtures'
import { prefs } from '../../lib/prefs.svelte'
import type { View } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import game from './index'
import SeatStats from './SeatStats.svelte'
import { speech, statusOf } from './speech'
import { speak } from './say'
import type { Contest, Hero } from './board'
import stories from './stories.json'

beforeAll(() => useTexts())
afterEach(() => void (prefs.speech = false))

const NAMES = { A: 'Аня', B: 'Boris', C: 'Mira', D: 'Олег' }
const ROOMS = { mode: 'base', level: 3, levels: 5, room: 3, rooms: [], leader: 'C', supply: {}, torches: [], bleeding: [], last: null, monster_deck: null, odds: null }
function viewAt(story: keyof typeof stories, contest: Partial<Contest> = {}): View {
  const { board } = stories[story] as unknown as { board: { contest: Contest } }
  return viewOf({ asks: [], seats: 4, board: { ...ROOMS, ...board, contest: { ...board.contest, ...contest } } })
}
const told = (...at: Parameters<typeof viewAt>) => speech(viewAt(...at), NAMES).filter((line) => !line.startsWith('Level') && !line.startsWith('5 levels'))

it('says who would take a chest as the cards lie', () => {
  const claims = [{ chest: 4, seats: ['C'], each: 4 }, { chest: 3, seats: ['A', 'B'], each: 1 }, { chest: 2, seats: [], each: 0 }, { chest: 1, seats: ['A', 'B'], each: 0 }]
  expect(told('vault-led', { claims })).toEqual(['Chest 4: Mira.', 'Chest 3: you and Boris (1 each, 1 stays).', 'Chest 2: nobody yet.', 'Chest 1: you and Boris (can’t be split, nobody gets it).'])
})

it('says which card of a trap counts, what it does, and to whom', () => {
  expect(told('lava', { value: 2, harm: 2, victims: ['A', 'C'] })).toEqual(['Card that counts: 2. As it stands, −2 treasure for you and Mira.'])
  expect(told('lava', { value: 5, harm: 0, victims: [] })).toEqual(['Card that counts: 5. Nothing happens so far.'])
  expect(told('lava', { value: null, victims: [] })).toEqual([])
})

it('says how many items are left in a storeroom, and who takes what', () => {
  const slots = [{ item: 'torch', seats: ['B'], left: 4, short: false }, { item: 'key', seats: ['A', 'C'], left: 1, short: true }, { heal: 2, seats: ['D'], left: null, short: false }]
  expect(told('store', { slots } as Partial<Contest>)).toEqual(['Left in the supply: Torch 4 and Key 1.', 'Torch: Boris.', 'Key: you and Mira (too few for all, nobody gets it).', '2 wounds healed: Олег.'])
})

it('tells of everybody once: in words beside the table, not in it as well', () => {
  prefs.speech = true
  expect(told('lava', { value: null, victims: [] }).some((line) => line.startsWith('Seat'))).toBe(false)
  const view = viewAt('lava')
  const { container } = render(SeatStats, { screen: new TableScreen({ ...view, seat: null }, null), seat: 'B' })
  expect(container.querySelector('p')?.className).not.toContain('vh')
  expect(container.querySelector('.nums')).toBeNull()
})

it('leaves room for the name in a seat whose crystal waits, and says it in full aloud', () => {
  const view = { ...viewAt('lava'), waiting: [] }
  const hero = { seat: 'B', alive: true, laid: ['crystal'] } as unknown as Hero
  expect([false, true].map((inSeat) => speak(statusOf(view, hero, inSeat) ?? { key: '' }))).toEqual(['crystal: last', 'crystal'])
})

it('names no lock where none is drawn', () => {
  const final = { id: '5', key: 'lay', args: { card: '5' }, touches: ['hand:5'], final: true, warn: null, then: null }
  const more = () => {
    const { screen } = screenWith(game, 'lay', [final], { board: viewAt('lava').board, seats: 4 })
    screen.touch('hand:5')
    return game.prompt?.(screen)?.more ?? ''
  }
  expect(more()).toContain('The lock on the button: no taking back, it')
  prefs.speech = true
  expect(more()).toContain('No taking back: it')
})
