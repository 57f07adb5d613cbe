import { fireEvent, render, screen as page } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLang } from '../src/lib/i18n.svelte'
import { prefs } from '../src/lib/prefs.svelte'
import { TableScreen } from '../src/table/screen.svelte'
import Table from '../src/table/Table.svelte'
import { sentenceOf, undoWords } from '../src/table/words'
import Row from '../src/games/raiders/Row.svelte'
import Icon from '../src/ui/Icon.svelte'
import RoomCard from '../src/games/raiders/RoomCard.svelte'
import type { Hero, Odds } from '../src/games/raiders/board'
import { seatAloud } from '../src/games/raiders/speech'
import { tableOf, useTexts, viewOf } from './fixtures'

beforeAll(() => useTexts())

const sender = () => ({ answer: vi.fn(), undo: vi.fn() })

describe("the screen's state", () => {
  it('selects by touch, unselects by a second one, and answers on confirm', () => {
    const send = sender()
    const screen = new TableScreen(viewOf(), send, tableOf())
    expect(screen.state('hand:5')).toBe('can')
    screen.touch('hand:5')
    expect(screen.state('hand:5')).toBe('sel')
    screen.touch('hand:5')
    expect(screen.selected).toBeNull()
    screen.touch('hand:3')
    screen.confirm()
    expect(send.answer).toHaveBeenCalledOnce()
    expect(send.answer.mock.calls[0]?.[2].id).toBe('3')
    screen.confirm()
    expect(send.answer).toHaveBeenCalledOnce() // one answer is on its way already
  })

  it('takes the parts that a game brings later for parts like any other, and fetches them once', async () => {
    const screen = new TableScreen(viewOf(), sender(), tableOf())
    const later = vi.fn(async () => ({ beats: { lays: 'card' as const } }))
    screen.game = { Board: RoomCard as never, scores: () => ({}), later }
    await screen.whole()
    await screen.whole()
    expect([screen.game.beats, typeof screen.game.scores, later.mock.calls.length]).toEqual([{ lays: 'card' }, 'function', 1])
  })

  it('does not keep chosen what was given, though it is offered again at once', () => {
    const screen = new TableScreen(viewOf(), sender(), tableOf())
    screen.touch('hand:3')
    screen.confirm()
    screen.show(viewOf({ number: screen.view.number + 1 })) // the last room of a level: all cards are back
    expect(screen.choices.some((choice) => choice.option.id === '3')).toBe(true)
    expect(screen.selected).toBeNull()
    screen.touch('hand:3')
    screen.show(viewOf({ number: screen.view.number + 1 })) // somebody lit a torch: what I chose stays chosen
    expect(screen.selected?.option.id).toBe('3')
  })

  it('takes what is pressed on the next view though the last answer is not confirmed yet, but no second press of the same', () => {
    const send = sender()
    const screen = new TableScreen(viewOf(), send, tableOf())
    const view = viewOf()
    const asked = view.asks[0]!
    const press = (hand: string) => {
      screen.select(null)
      screen.touch(hand)
      screen.confirm()
    }
    press('hand:3')
    screen.show(viewOf({ number: view.number + 1 })) // somebody else was quicker: the question is still the same
    press('hand:3')
    expect(send.answer).toHaveBeenCalledTimes(1)
    screen.show(viewOf({ number: view.number + 2, asks: [{ ...asked, at: asked.at + 1 }] }))
    press('hand:5')
    expect(send.answer).toHaveBeenCalledTimes(2)
    screen.settle() // the first one: the second is still on its way
    expect(screen.sending).toBe(true)
    screen.settle()
    expect(screen.sending).toBe(false)
  })

  it('shows beside the table what goes on, and after that the tab that was chosen: it falls back to no other', async () => {
    const screen = new TableScreen(viewOf(), sender(), tableOf())
    screen.game = { Board: Icon as never, scores: () => ({}), Scene: Icon as never, scene: ({ view }) => ({ tab: 'Now', open: view.number % 2 ? 'moment' : null }) }
    const { container } = render(Table, { screen })
    const tab = () => container.querySelector('aside.rail [aria-selected="true"]')?.textContent
    const goOn = (number: number) => (flushSync(() => screen.show(viewOf({ number }))), tab())
    const choose = (name: string) => fireEvent.click(page.getByRole('tab', { name }))
    expect([goOn(10), goOn(11), goOn(12)]).toEqual(['Log', 'Now', 'Log'])
    await choose('Rules')
    expect([goOn(14), goOn(15), goOn(16)]).toEqual(['Rules', 'Now', 'Rules'])
    await choose('Now')
    expect([goOn(17), goOn(18)]).toEqual(['Now', 'Now'])
  })

  it('leads after the game to the next one first, and says when it is set up', () => {
    const over = viewOf({ over: true, asks: [], waiting: [], result: { winners: ['B'], rows: [] } })
    const screen = new TableScreen(over, sender(), tableOf({ status: 'over' }))
    const { container } = render(Table, { screen, onagain: vi.fn() })
    const acts = () => [...container.querySelectorAll('.seam .do > *')].map((act) => `${act.classList.contains('pri') ? '*' : ''}${act.textContent.replace(/\s+/g, ' ').trim()}`)
    expect(acts()).toEqual(['*Play again', 'Watch the replay', 'Share', 'Lobby'])
    screen.table = tableOf({ status: 'over', rematch: 'next-fox-2' })
    flushSync()
    expect(page.getByText(/The next game is already set up/)).toBeInTheDocument()
    screen.table = tableOf({ status: 'over', you: [] })
    flushSync()
    expect(acts()).toEqual(['*Watch the replay', 'Share', 'Lobby']) // whoever looked on
  })

  it('begins no other game by Enter: it may be meant for what stood there before', async () => {
    const again = vi.fn()
    render(Table, { screen: new TableScreen(viewOf({ over: true, asks: [], waiting: [], result: { winners: ['B'], rows: [] } }), sender(), tableOf({ status: 'over' })), onagain: again })
    await fireEvent.keyDown(document.activeElement ?? document.body, { code: 'Enter' })
    expect(again).not.toHaveBeenCalled()
    await fireEvent.click(page.getByRole('button', { name: 'Play again' }))
    expect(again).toHaveBeenCalledOnce()
  })

  it('shares the replay from its beginning, with what lies ahead hidden', async () => {
    const written = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } })
    render(Table, { screen: new TableScreen(viewOf({ over: true, asks: [], waiting: [], result: { winners: ['B'], rows: [] } }), sender(), tableOf({ status: 'over' })) })
    await fireEvent.click(page.getByRole('button', { name: 'Share' }))
    expect(written).toHaveBeenCalledWith(`${location.origin}/t/amber-fox-1/replay#step=0&spoilers=no`)
    expect(await page.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    vi.unstubAllGlobals()
  })

  it('says why not, with the rule', () => {
    const screen = new TableScreen(viewOf(), sender(), tableOf())
    expect(screen.state('hand:key')).toBe('cannot')
    screen.touch('hand:key')
    expect(screen.why).toMatchObject({ text: 'A key opens only vaults. Here waits a monster.', rule: '6.3' })
  })

  it('says with a refusal what stays chosen', () => {
    const screen = new TableScreen(viewOf(), sender(), tableOf())
    screen.touch('hand:5')
    screen.touch('hand:key')
    expect(screen.why?.text).toBe('A key opens only vaults. Here waits a monster. Still chosen: “Play 5”.')
    expect(screen.selected?.option.id).toBe('5')
  })

  it('keeps the choice while the connection is lost, and says so', async () => {
    const send = sender()
    const screen = new TableScreen(viewOf(), send, tableOf())
    render(Table, { screen, lost: true })
    screen.touch('hand:5')
    const card = document.querySelector<HTMLElement>('[data-object="hand:5"]')
    card?.focus()
    await fireEvent.keyDown(card ?? document.body, { code: 'Enter' })
    expect(screen.selected?.option.id).toBe('5')
    expect(screen.why?.text).toMatch(/connection/i)
    screen.cancel()
    await fireEvent.click(document.querySelector('[data-region="seam"] .btn.pri') ?? document.body)
    expect(screen.why?.text).toMatch(/connection/i)
    expect(send.answer).not.toHaveBeenCalled()
  })

  it('takes back that there is no connection once there is, and no other reason', async () => {
    const screen = new TableScreen(viewOf(), sender(), tableOf())
    const { rerender } = render(Table, { screen, lost: true })
    screen.explainOffline()
    await rerender({ screen, lost: false })
    expect(screen.why).toBeNull()
    await rerender({ screen, lost: true })
    screen.touch('hand:key')
    await rerender({ screen, lost: false })
    expect(screen.why?.text).toMatch(/key/)
  })

  it('says the table in whole sentences', async () => {
    prefs.speech = true
    const { container } = render(Table, { screen: new TableScreen(viewOf(), sender(), tableOf()) })
    await vi.waitFor(() => expect(container.querySelector('.speech p')).not.toBeNull())
    prefs.speech = false
    const seats = [...container.querySelectorAll('.speech p')].map((each) => each.textContent ?? '').filter((line) => line.startsWith('Seat '))
    expect(seats.length).toBeGreaterThan(1)
    const hero = { seat: 'A', character: 'knight', treasure: 2, wounds: 1, power: ['1'], items: 3, laid: [], alive: true } as unknown as Hero
    const at = (more: Parameters<typeof viewOf>[0], odds: Partial<Odds> | null) =>
      seatAloud(viewOf({ ...more, board: { heroes: [hero], most: { wounds: 10 }, cards: { items: ['torch', 'crystal', 'key', 'sword'] }, odds, leader: 'A' } }), hero, 'Ann')
    seats.push(at({}, { held: { A: { key: 1, crystal: 2 } } }), at({ waiting: [] }, { held: { A: {} } }), at({ seat: 'B' }, null))
    expect(seats.at(-3)).toMatch(/Items: Crystal ×2 and Key\..* To play\.$/)
    expect(seats.at(-2)).toMatch(/Items: none\./)
    expect(seats.at(-1)).toMatch(/Items: 3\./)
    for (const line of seats) expect(line).not.toMatch(/\. [a-z]|\. ?\.|[^.]$/)
  })

  it('asks once more before a likely slip', () => {
    const send = sender()
    const screen = new TableScreen(viewOf(), send, tableOf())
    screen.touch('hand:crystal')
    screen.confirm()
    expect(send.answer).not.toHaveBeenCalled()
    expect(screen.doubt?.option.id).toBe('crystal')
    screen.cancel()
    expect([screen.doubt, screen.selected], 'Esc says no to it, as its button does').toEqual([null, null])
    screen.touch('hand:crystal')
    screen.confirm()
    expect(screen.doubt?.option.id).toBe('crystal')
    screen.confirm()
    expect(send.answer).toHaveBeenCalledOnce()
  })

  it('plays with one tap where that is set, but never a likely slip', () => {
    const send = sender()
    const screen = new TableScreen(viewOf(), send, tableOf())
    prefs.oneTap = true
    screen.touch('hand:crystal')
    expect(send.answer).not.toHaveBeenCalled()
    screen.cancel()
    screen.select(null)
    screen.touch('hand:3')
    expect(send.answer).toHaveBeenCalledOnce()
    prefs.oneTap = false
  })

  it('keeps a choice over a new view only while it is offered, and appends the journal', () => {
    const screen = new TableScreen(viewOf(), sender(), tableOf())
    screen.touch('hand:5')
    screen.show(viewOf({ number: 8, journal: [{ n: 2, key: 'torch', args: { seat: 'C' }, private: false }], journal_from: 2 }))
    expect(screen.selected?.option.id).toBe('5')
    expect(screen.view.journal.map(({ n }) => n)).toEqual([0, 1, 2])
    screen.show(viewOf({ number: 9, asks: [], waiting: ['B'], journal: [], journal_from: 3 }))
    expect(screen.selected).toBeNull()
    expect(screen.view.journal).toHaveLength(3)
  })

  it('strikes what an undo took away', () => {
    const screen = new TableScreen(viewOf(), sender(), tableOf())
    screen.show(viewOf({ journal: viewOf().journal.slice(0, 1), journal_from: 0 }))
    expect(screen.undone.map(({ key }) => key)).toEqual(['lays'])
  })

  it('does nothing for a spectator', () => {
    const screen = new TableScreen(viewOf({ seat: null, undo: null }), null, tableOf())
    screen.touch('hand:5')
    expect(screen.selected).toBeNull()
    expect(screen.state('hand:5')).toBe('')
  })
})

describe('the seam', () => {
  const words = (more: Parameters<typeof viewOf>[0]) => sentenceOf(new TableScreen(viewOf(more), sender(), tableOf()))

  it('says whose turn it is', () => {
    expect(words({})).toMatchObject({ bold: 'Your turn:', say: 'choose a card to play.', you: true })
    expect(words({ asks: [], waiting: ['B'] })).toMatchObject({ bold: 'Boris', say: 'is choosing.', you: false })
    expect(words({ asks: [], waiting: ['B', 'C'] })).toMatchObject({ bold: 'Waiting for:', say: 'Boris, Mira.' })
    expect(words({ asks: [], waiting: ['B'], sealed: '5' }).more).toMatch(/secret/)
    expect(words({ asks: [], waiting: [], over: true, result: { winners: ['B'], rows: [] } }).say).toBe('Boris wins.')
  })

  it('says why nothing can be taken back, or what can', () => {
    const undo = (more: Parameters<typeof viewOf>[0]) => undoWords(new TableScreen(viewOf(more), sender(), tableOf()))
    expect(undo({})).toEqual({ can: false, text: 'Nothing to take back: someone else has chosen since.' })
    expect(undo({ undo: { can: true, what: 'lay', option: '5' } })).toEqual({ can: true, text: 'Take the card back' })
  })
})

describe('a mounted table', () => {
  beforeEach(() => {
    document.body.innerHTML = ''
  })
  const mounted = (more: Parameters<typeof viewOf>[0] = {}, props = {}) => {
    const send = sender()
    const screen = new TableScreen(viewOf(more), send, tableOf())
    render(Table, { screen, ...props })
    return { screen, send }
  }

  it('offers every option as a button where the game has no screen', async () => {
    const { send } = mounted()
    const seam = page.getByRole('region', { name: 'Prompt' })
    expect(seam).toHaveTextContent('Your turn: choose a card to play.')
    await fireEvent.click(page.getByRole('button', { name: /Play 5/ }))
    expect(send.answer.mock.calls[0]?.[2].id).toBe('5')
  })

  it('tells the seats of one person apart by their letters', () => {
    expect(new TableScreen(viewOf({ names: { A: 'Аня', B: 'Аня', C: 'Mira' } }), sender(), null).names).toEqual({ A: 'Аня A', B: 'Аня B', C: 'Mira' })
  })

  it('shows everybody, me first, and the log by room', () => {
    mounted()
    const names = [...document.querySelectorAll('.seats .nm')].map((element) => element.textContent)
    expect(names).toEqual(['Аня', 'Boris', 'Mira'])
    expect(page.getByRole('log')).toHaveTextContent('Level 1, room 1: Dragon.')
    expect(page.getByRole('log')).toHaveTextContent('Boris plays 4.')
  })

  it('lights up what a log line speaks of', async () => {
    const { screen } = mounted()
    await fireEvent.mouseEnter(page.getByRole('button', { name: /Boris plays 4/ }))
    expect([...screen.lit]).toContain('seat:B')
    await fireEvent.mouseLeave(page.getByRole('button', { name: /Boris plays 4/ }))
    expect(screen.lit.size).toBe(0)
  })

  it('chooses by number keys, by the physical key, and not while one writes', async () => {
    const { send } = mounted()
    const field = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(field, { code: 'Digit2', key: '2' })
    expect(send.answer).not.toHaveBeenCalled()
    await fireEvent.keyDown(document.body, { code: 'Digit2', key: '2' })
    expect(send.answer.mock.calls[0]?.[2].id).toBe('5')
  })

  it('lets single-letter keys be switched off', async () => {
    prefs.keys = false
    const { screen } = mounted()
    await fireEvent.keyDown(document.body, { code: 'KeyU', key: 'г' })
    expect(screen.why).toBeNull()
    prefs.keys = true
    await fireEvent.keyDown(document.body, { code: 'KeyU', key: 'г' })
    expect(screen.why?.text).toMatch(/someone else has chosen/)
  })

  it('keeps still while the connection is lost, and says so', async () => {
    const { send } = mounted({}, { lost: true, kept: true, retryIn: 5 })
    expect(page.getByRole('alert')).toHaveTextContent('Connection lost. Your move is kept. Trying again in 5 s.')
    await fireEvent.click(page.getByRole('button', { name: /Play 3/ }))
    expect(send.answer).not.toHaveBeenCalled()
  })

  it('changes language at once', async () => {
    mounted()
    await setLang('uk', false)
    await Promise.resolve()
    expect(document.body).toHaveTextContent('Ваш хід:')
    expect(document.body.textContent).not.toMatch(/\b(ui|raiders)-[a-z]/)
    await setLang('en', false)
  })
})

it('names a dark room that somebody looked at when a replay lies open', () => {
  const rooms = [{ place: 1, face: 'down', state: 'ahead', known: false, card: { id: 'magnet', kind: 'trap', skulls: 1, harm: [0, 0, 1, 2, 3] }, outcome: null }]
  const view = viewOf({ seat: null, board: { mode: 'base', level: 1, levels: 5, room: 2, rooms, heroes: [], torches: [] } })
  const { container } = render(Row, { screen: new TableScreen(view) })
  expect(container.querySelector('.nt')?.textContent).toContain('Magnet')
})

it('prints wounds as a plus and lost treasure as a minus on a trap', () => {
  const figures = (id: string, costs: 'treasure' | 'wounds') => {
    const { container } = render(RoomCard, { mode: 'base', card: { id, kind: 'trap', skulls: 1, costs, harm: [0, 0, 1, 2, 3] } })
    return [...container.querySelectorAll('.gain')].map((each) => each.textContent)
  }
  expect(figures('boulder', 'wounds')).toEqual(['–', '–', '+1', '+2', '+3'])
  expect(figures('magnet', 'treasure')).toEqual(['–', '–', '−1', '−2', '−3'])
})
