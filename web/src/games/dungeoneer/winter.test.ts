import { render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { board, player, tableOf } from '../../../tests/lichlord'
import type { Entry } from '../../lib/types'
import { prefs } from '../../lib/prefs.svelte'
import type { Board, Catalogue, LaidCard, Winter } from './board'
import { setCards } from './catalogue.svelte'
import { landFrom, openLand } from './land.svelte'
import Beside from './land/Beside.svelte'
import Told from './land/Told.svelte'
import WinterPart from './land/Winter.svelte'
import { lastRoll, pickerWords, untilWords } from './land/winter'
import SeatStats from './SeatStats.svelte'

const open = { kind: 'open', value: 0, stats: [] }
const printed = { text: { en: '' }, brief: {}, designed: false, copies: 1 }
const place = { ...printed, group: 'map', type: 'place', peril: 2, glory: 1, entrance: false, danger: 0, symbols: [], free: [], threat: null, spikes: null, pit: null, exits: [open, open, open, open] }
const cards = {
  olmgard: { ...place, name: { en: 'Olmgard' }, terrain: ['settlement'] }, pass: { ...place, name: { en: 'Sunless Pass' }, terrain: ['arctic'] },
  witchery: { ...printed, group: 'winter', name: { en: 'Winter Witchery' }, least: 4, tokens: 32, spares: ['desert'] },
  break: { ...printed, group: 'quest', name: { en: 'Break the Winter' }, categories: ['hunt'], places: [], reward: {} },
} as unknown as Catalogue
const winter: Winter = { card: 'witchery', on: true, least: 4, picker: 'A', quest: 'break', left: 31, ice: 1 }
const laid = (id: string, x: number, ice?: number): LaidCard => ({ id, x, y: 0, turned: 0, new: true, sprung: [], held: [], ...(ice ? { ice } : {}) })
const entry = (n: number, key: string, args: Entry['args']): Entry => ({ n, key, args, private: false })
const rolled = (die: number, what: string): Entry => entry(1, 'winter', { seat: 'B', die, value: 4, what })
const frozen = entry(2, 'freezes', { seat: 'B', space: 'olmgard', card: 'witchery', count: 31 })
const table = (journal: Entry[] = [], more: Partial<Board> = {}, settings = {}) =>
  tableOf(board({ map: [laid('olmgard', 0, 1), laid('pass', 1)], winter, players: [player('A', { space: 'olmgard' }), player('B', { space: 'pass' })], ...more }), [], { journal, settings }).screen

beforeAll(async () => {
  await useTexts()
  landFrom(async () => (await import('./land')).default)
  await openLand(Object.values(cards))
})
beforeEach(() => {
  setCards(cards)
  prefs.motion = true
})

describe('the winter', () => {
  it('says what its die showed last, and what that froze', () => {
    expect(lastRoll(table())).toBeNull()
    expect(lastRoll(table([rolled(2, 'holds')]))?.words).toBe('Boris: 2. Nothing freezes.')
    expect(lastRoll(table([rolled(5, 'freezes')]))?.words).toBe('Boris: 5. A space freezes.')
    expect(lastRoll(table([rolled(5, 'freezes'), frozen]))).toMatchObject({ die: 5, seat: 'B', words: 'Boris: 5. Ice on the Olmgard.' })
    const other = entry(2, 'freezes', { seat: 'B', space: 'pass', card: 'bane', count: 30 })
    expect(lastRoll(table([rolled(2, 'holds'), other]))?.words).toBe('Boris: 2. Nothing freezes.')
  })

  it('says who chooses what freezes: whoever’s turn it is, or whose card says so', () => {
    expect(pickerWords(table())).toBe('Whoever’s turn it is chooses which.')
    expect(pickerWords(table([], { winter: { ...winter, picker: 'B' } }))).toBe('Boris chooses which.')
    expect(pickerWords(table([], { active: 'B' }))).toBe('You choose which.')
  })

  it('says what ends it, and whether the ice stays then', () => {
    expect(untilWords(table())).toBe('Ends when someone completes Break the Winter. The ice stays.')
    expect(untilWords(table([], {}, { ice_after: 'go' }))).toBe('Ends when someone completes Break the Winter. The ice goes, too.')
    expect(untilWords(table([], { winter: { ...winter, quest: '' } }))).toBe('')
  })

  it('has the faces that freeze, the last one ringed, and how much ice lies', () => {
    const { container } = render(WinterPart, { screen: table([rolled(5, 'freezes')]), winter: { ...winter, least: 3 } })
    const faces = [...container.querySelectorAll('.faces i')]
    expect(faces.map((face) => face.classList.contains('hit'))).toEqual([false, false, true, true, true, true])
    expect(faces.map((face) => face.classList.contains('last'))).toEqual([false, false, false, false, true, false])
    expect(container.textContent).toContain('In force')
    expect(container.textContent).toContain('1 of 32')
  })

  it('stays beside the map when it is over, with the ice that lies', () => {
    const over = { ...winter, on: false }
    const { container } = render(WinterPart, { screen: table([], { winter: over }), winter: over })
    expect([container.querySelector('.faces'), container.querySelector('.until')]).toEqual([null, null])
    expect(container.textContent).toMatch(/Over.*Nothing freezes any more.*1 of 32/)
  })

  it('is a strip where there is no room for its card, which opens it; nothing where there is no winter', async () => {
    const children = createRawSnippet(() => ({ render: () => '<i class="map"></i>' }))
    const { container } = render(Beside, { screen: table(), children })
    const strip = container.querySelector<HTMLElement>('.strip')
    expect(strip?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Winter 4+ 1 of 32')
    HTMLDialogElement.prototype.showModal ??= () => undefined
    strip?.click()
    await new Promise((done) => setTimeout(done))
    expect(document.querySelector('dialog')?.textContent).toContain('In force')
    const none = render(Beside, { screen: table([], { winter: undefined } as unknown as Partial<Board>), children }).container
    expect([none.querySelector('.strip'), none.querySelector('.map') !== null]).toEqual([null, true])
  })

  it('has arctic icons in every seat, for where its hero is, and in none at other tables', () => {
    const icons = (more: Partial<Board>, seat: string) => render(SeatStats, { screen: table([], more), seat }).container.querySelector('.co')?.textContent
    expect([icons({}, 'A'), icons({}, 'B'), icons({ map: [laid('olmgard', 0), laid('pass', 1, 1)] }, 'B')]).toEqual(['1', '1', '2'])
    expect(icons({ winter: undefined } as unknown as Partial<Board>, 'A')).toBeUndefined()
    const heard = (more: Partial<Board>) => render(SeatStats, { screen: table([], more), seat: 'B' }).container.querySelector('.look')?.getAttribute('aria-label')
    expect(heard({})).toContain('Arctic icons here: 1. ')
    expect(heard({ winter: undefined } as unknown as Partial<Board>)).not.toMatch(/arctic| {2}/i)
  })
})

describe('what is told of it', () => {
  const told = (last: Entry, more: Partial<Board> = {}) => render(Told, { screen: table([last], more), entry: last }).container

  it('is the die with what was needed and what comes of it', () => {
    expect(told(rolled(2, 'holds')).textContent?.replace(/\s+/g, ' ')).toMatch(/Winter.*4\+ needed.*Nothing freezes\./)
    expect([told(rolled(5, 'freezes')).querySelector('.freezes'), told(rolled(2, 'holds')).querySelector('.freezes')].map(Boolean)).toEqual([true, false])
  })

  it('is the space that freezes with its icons before and after, and whom it concerns', () => {
    const shown = told(frozen)
    expect(shown.textContent).toContain('Arctic icons: 0 → 1')
    expect(shown.textContent).toContain('Monsters of the ice attack with +1 here.')
    expect([shown.querySelectorAll('.one').length, shown.querySelectorAll('.stills').length]).toEqual([1, 0])
    expect(told(frozen, { players: [player('A', { space: 'pass' })] }).textContent).not.toContain('attack with')
  })

  it('is told by still pictures where nothing moves: before, ice closes in, the token lies; backwards where it thaws', () => {
    prefs.motion = false
    expect([...told(frozen).querySelectorAll('small')].map((each) => each.textContent)).toEqual(['before', 'ice closes in', 'the token lies'])
    expect([...told(frozen).querySelectorAll('.stills li')].map((each) => each.querySelectorAll('.rim').length)).toEqual([0, 1, 1])
    const thawed = told(entry(3, 'thaws', { seat: 'A', space: 'olmgard', card: 'brand' }), { map: [laid('olmgard', 0), laid('pass', 1)] })
    expect([...thawed.querySelectorAll('.stills li')].map((each) => each.querySelectorAll('.rim').length)).toEqual([1, 0])
    expect(thawed.textContent).toContain('Arctic icons: 1 → 0')
  })
})
