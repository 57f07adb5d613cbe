/** The screen of Dungeons & Doggies: rooms, the way out, what it costs, what is counted, keys and text mode. */
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { optionOf, screenWith, useTexts } from '../../../tests/fixtures'
import { acts, changes, prompt } from './prompt'
import type { Board, Burden, Dog, Place, RoomCard } from './board'
import BoardView from './Board.svelte'
import doggies from './index'
import Kennel from './Kennel.svelte'
import drawn from './pictures.json'
import Plan from './Plan.svelte'
import { speech } from './speech'
import Tile from './Tile.svelte'
import { sceneOf } from './told'

const card = (id: string) => (drawn.rooms as unknown as Record<string, RoomCard>)[id]!
const start: RoomCard = { id: 'start', name: 'start', kind: 'start', sides: ['open', 'open', 'open', 'open'], designed: false }
const place = (cell: string, x: number, y: number, of: RoomCard): Place => ({ cell, x, y, card: of, turned: 0, sides: ['open', 'open', 'open', 'open'], paw: null, paws: 0, covered: null })
const burden = (more: Partial<Burden> = {}): Burden => ({ damage: 0, shields: 3, paws: 5, coins: 0, sum: { sword: 2 }, keys: 0, potions: {}, ...more })
const dog = (seat: string, name: string): Dog => ({ seat, dog: name, attack: { sword: 2 }, shields: 3, sum: { sword: 2 }, pairs: [], all_shields: 3, keys: 0, paws: 5, board: 5, extras: 2, potions: {}, taken: [], coins: 0, where: 'in', quest: null })
const board = (more: Partial<Board> = {}): Board => ({
  round: 1, rounds: 3, first: 'A', active: 'A', deck: 40, countdown: false, drawn: null, rooms: [place('start', 0, 0, start), place('n1', 0, -1, card('ifrit-bow')), place('n2', 0, -2, card('coins-1'))], holes: [], broken: [], sites: [],
  dogs: [dog('A', 'joan'), dog('B', 'bonk')], boards: [], dealt: [], shared: [{ quest: 'hunt-ifrit', coins: 2, counts: { A: 1, B: 0 }, holder: null }], supply: { sword: 2 }, walk: null, best: null, removed: [], ...more,
})
const walk = { seat: 'A', cell: 'n2', path: [{ cell: 'start', did: '' }, { cell: 'n1', did: 'fight' }, { cell: 'n2', did: 'claim' }], burden: burden({ paws: 3, coins: 4 }) }
const told = (entries: [string, object][]) => entries.map(([key, args], n) => ({ n, key, args: args as Record<string, unknown>, private: false }))

beforeAll(() => useTexts())
beforeEach(() => void (document.body.innerHTML = ''))

describe('a room', () => {
  it('has a corridor to each open side, a bar on a door, and of more than three symbols their numbers', () => {
    const { container } = render(Tile, { card: card('door-1'), turned: 0 })
    expect(container.querySelectorAll('rect[fill="var(--pig-ochre)"]')).toHaveLength(2)
    expect([...render(Tile, { card: card('dragon-1'), turned: 0 }).container.querySelectorAll('.need')].map((each) => each.textContent)).toEqual(['2', '2', '2'])
  })
  it('has the way under its medallion, and its number on it', () => {
    const { container } = render(Tile, { card: card('ifrit-bow'), turned: 0, way: [0, 2], step: 4 })
    const [way, medallion] = [container.querySelector('.way')!, container.querySelector('circle[r="24"]')!]
    expect(container.querySelectorAll('.way')).toHaveLength(2)
    expect(way.compareDocumentPosition(medallion) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect([...container.querySelectorAll('.num')].map((each) => each.textContent)).toContain('4')
  })
})

describe('the way out', () => {
  it('says what a decision costs and brings, and nothing twice', () => {
    expect(changes(burden(), burden({ paws: 4, coins: 2 }))).toBe('−1 paw, +2 coins')
    expect(changes(burden(), burden({ paws: 4, coins: 2 }), ['paws'])).toBe('+2 coins')
    expect(changes(burden(), burden({ damage: 1 }))).toBe('1 damage (2 shields left)')
  })
  it('is composed with a button for each decision, and one that takes the step back', () => {
    const fight = { ...optionOf('fight', ['deed:fight', 'space:ifrit-bow'], { room: 'ifrit-bow', weapons: [], count: 0 }), key: 'fight', then: { burden: burden({ paws: 2, coins: 4 }) } }
    const { screen } = screenWith({}, 'room', [fight], { game: 'doggies', board: board({ walk: { ...walk, cell: 'n1' } }), undo: { can: true, what: 'walk', option: '' } })
    expect(acts(screen)?.map(({ id, object, text }) => [id, object, text])).toEqual([['fight', 'deed:fight', 'Fight · −1 paw'], ['back', undefined, 'One step back']])
    expect(prompt(screen).more).toBe('3 shields, 3 paws left. This way: +4 coins.')
  })
  it('stands in the plan room by room with paws, trophies and coins', () => {
    const { container } = render(Plan, { screen: screenWith({}, 'walk', [], { game: 'doggies', board: board({ walk }) }).screen })
    expect([...container.querySelectorAll('ol li')].map((each) => each.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['1 Ifrit (bow)beaten −1Paws', '2 Two Coinstaken −1Paws +2Coins'])
  })
  it('is known to the helper, who tells how much it brings and shows it when asked', () => {
    const best = { coins: 11, cells: ['start', 'n1'], exact: true }
    const { screen } = screenWith({}, 'turn', [optionOf('leave', ['action:leave'])], { game: 'doggies', board: board({ best }) })
    expect(prompt(screen).more).toBe('Best way from here: 11 coins.')
    expect(render(Plan, { screen }).container.querySelector('.best button')?.getAttribute('aria-pressed')).toBe('false')
  })
})

it('shows the boards of all dogs before the game, whoever has one', () => {
  const { container } = render(Kennel, { screen: screenWith({}, 'dog', [optionOf('bonk', ['dog:bonk'])], { board: board({ round: 0, dogs: [dog('B', 'joan')] }) }).screen })
  expect(container.querySelectorAll('button')).toHaveLength(6)
  expect(container.querySelector('[data-object="dog:joan"]')?.classList).toContain('gone')
  expect(container.querySelector('[data-object="dog:ruta"] .vh')?.textContent).toBe('sword, fireball, and fireball.')
})

describe('what is counted', () => {
  const journal = told([['hunted', { quest: 'hunt-ifrit', seat: 'A', count: 1, coins: 2, own: false }], ['hunted', { quest: 'hunt-ifrit', seat: 'B', count: 2, coins: 4, own: false }], ['own-quest-failed', { quest: 'hunt-cat', seat: 'A' }], ['scores', { seat: 'A' }], ['scores', { seat: 'B' }]])
  it('shows the quests one by one, those judged before with them', () => {
    const scene = sceneOf({ entries: [journal[2]!] }, journal)
    expect(scene?.what === 'quests' && scene.quests.map(({ quest, own, by }) => [quest, own, by.length])).toEqual([['hunt-ifrit', '', 2], ['hunt-cat', 'A', 1]])
  })
  it('shows everybody’s coins at once, and nothing of what the board shows', () => {
    expect(sceneOf({ entries: journal.slice(3) }, journal)?.what).toBe('scores')
    expect(sceneOf({ entries: told([['lays', { seat: 'A', room: 'coin-1' }]]) }, journal)).toBeNull()
  })
})

it('has a button on each side that may be broken open before an action', () => {
  const side = { ...optionOf('break:n1:e', ['side:ifrit-bow:e'], { space: 'ifrit-bow', side: 'e' }), key: 'break' }
  const { screen } = screenWith({}, 'turn', [side], { game: 'doggies', board: board() })
  const button = render(BoardView, { screen }).container.querySelector('[data-object="side:ifrit-bow:e"]')!
  expect(button.getAttribute('aria-label')).toBe('Ifrit (bow): break through east, 1 paw')
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
  expect(screen.selected?.option.id).toBe('break:n1:e')
  expect(button.getAttribute('class')).toMatch(/\bturn chosen\b/) // what a hand lifts would leave its place on the map
})

it('says why an action cannot be done now, on its button', () => {
  const { screen } = screenWith({}, 'turn', [optionOf('leave', ['action:leave']), optionOf('sleep', ['action:sleep'])], { game: 'doggies', board: board(), why: { 'action:explore': { key: 'countdown-over', args: {}, rule: '3' } } })
  const [explore, leave] = acts(screen) ?? []
  expect([explore?.id, explore?.off, leave?.id, leave?.off, leave?.primary]).toEqual(['explore', true, 'leave', undefined, true])
  explore?.run()
  expect(screen.why?.text).toBe('The countdown is over: leave or go to sleep.')
})

it('has a letter for each action, and none of the letters that look something up at every table', () => {
  const { screen, answer } = screenWith({}, 'turn', [optionOf('explore', ['action:explore']), optionOf('leave', ['action:leave'])], { board: board() })
  expect(doggies.letter?.(new KeyboardEvent('keydown', { code: 'KeyN' }), screen)).toBe(false)
  for (const code of ['KeyB', 'KeyC', 'KeyH', 'KeyI', 'KeyL', 'KeyP', 'KeyS', 'KeyU', 'KeyW', 'KeyZ']) expect(doggies.letter?.(new KeyboardEvent('keydown', { code }), screen), code).toBe(false)
  expect(doggies.letter?.(new KeyboardEvent('keydown', { code: 'KeyX' }), screen)).toBe(true)
  expect(answer.mock.calls[0]?.[2].id).toBe('leave')
})

it('is told in text mode: dogs, quests, the way out, every room with its exits', () => {
  const lines = speech(screenWith({}, 'walk', [], { game: 'doggies', board: board({ walk }) }).screen.view, { A: 'Ann', B: 'Bea' })
  const [way, rooms] = ['way', 'dungeon'].map((id) => lines.flatMap((line) => (typeof line === 'string' || line.id !== id ? [] : line.lines)))
  expect(way).toEqual(['1. Ifrit (bow): beaten.', '2. Two Coins: taken.'])
  expect(rooms).toHaveLength(3)
  expect(rooms?.[1]).toContain('Ifrit (bow) Needs sword and sword, else 1 damage.')
})
