/** Where the keyboard is: never at the top of the page, and what a mouse has left behind is not meant by a key. */
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableOf, useTexts, viewOf } from '../../tests/fixtures'
import { beginsHere, goOn, isLoose, pointedAt } from './focus'
import { prefs } from '../lib/prefs.svelte'
import { onKey } from './keys'
import { TableScreen } from './screen.svelte'
import Table from './Table.svelte'

beforeAll(() => useTexts())
beforeEach(() => {
  document.body.innerHTML = '<button></button>'
})

afterEach(() => vi.restoreAllMocks())

const button = () => document.querySelector('button') as HTMLElement
const used = (what: 'keydown' | 'pointerdown') => dispatchEvent(what === 'keydown' ? new KeyboardEvent(what, { code: 'ShiftLeft' }) : new Event(what))

describe('the focus', () => {
  it('of whoever comes to a page by a key begins there; a mouse is left alone, and so is what has the focus already', () => {
    used('pointerdown')
    beginsHere(button())
    expect(document.activeElement).toBe(document.body)
    used('keydown')
    beginsHere(button())
    expect(document.activeElement).toBe(button())
    const other = document.body.appendChild(document.createElement('button'))
    beginsHere(other)
    expect(document.activeElement).toBe(button())
  })
  it('is pointed at where a mouse has put it, and not where a key has', () => {
    used('pointerdown')
    button().focus()
    expect([pointedAt(button()), pointedAt(document.body)]).toEqual([true, false])
    button().blur()
    used('keydown')
    button().focus()
    expect(pointedAt(button())).toBe(false)
  })
  it('is left alone by Enter after a click, which confirms what was clicked; any other key goes on with the keys', () => {
    const beginsAfter = (...codes: string[]) => {
      button().blur()
      used('pointerdown')
      codes.forEach((code) => dispatchEvent(new KeyboardEvent('keydown', { code })))
      beginsHere(button())
      return document.activeElement === button()
    }
    expect([beginsAfter('Enter', 'Space'), beginsAfter('Enter', 'ArrowRight'), beginsAfter('Tab')]).toEqual([false, true, true])
  })
  it('is loose on the page and on a region as such', () => {
    const region = Object.assign(document.createElement('section'), { tabIndex: -1 })
    region.dataset.region = 'seam'
    expect([isLoose(document.body), isLoose(region), isLoose(button()), isLoose(null)]).toEqual([true, true, false, false])
  })
})

describe('at a table', () => {
  const waits = { asks: [], waiting: ['B'] }
  function sit(view = viewOf(waits)) {
    document.body.innerHTML = ''
    vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
    used('keydown')
    const screen = new TableScreen(view, { answer: vi.fn(), undo: vi.fn() }, tableOf())
    screen.game = { Board: (() => {}) as never, handObjects: () => [] }
    return { screen, ...render(Table, { screen }) }
  }
  const focused = () => (document.activeElement as HTMLElement).dataset

  it('who comes by a key begins at the prompt, and goes on from there to a card when it is their turn', async () => {
    vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true) // whatever has the focus shows it
    const { screen, container } = sit()
    await Promise.resolve()
    expect(focused().region).toBe('seam')
    const hand = container.querySelector('.hand') as HTMLElement
    hand.dataset.region = 'hand'
    hand.innerHTML = '<button class="can" data-object="hand:5"></button>'
    screen.show(viewOf({ number: 9 }))
    await vi.waitFor(() => expect(focused().object).toBe('hand:5'))
  })
  it('goes on to a doubt that waits for a second word', () => {
    const { screen, container } = sit(viewOf())
    screen.select(screen.choices.find(({ option }) => option.warn) ?? null)
    screen.confirm()
    return tick().then(() => {
      goOn(container.querySelector('.app') as HTMLElement, screen)
      expect(document.activeElement?.textContent).toContain('Do it anyway')
    })
  })
  it('goes back from the list of keys to where it was, and from the menu', async () => {
    vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true)
    const { container } = sit(viewOf())
    await vi.waitFor(() => expect(focused().region).toBe('seam'))
    const shut = async () => {
      const close = await vi.waitUntil(() => document.querySelector<HTMLElement>('dialog header button'))
      close.focus()
      close.click()
      await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    }
    dispatchEvent(new KeyboardEvent('keydown', { key: '?', code: 'Slash', shiftKey: true }))
    await shut()
    await vi.waitFor(() => expect(focused().region).toBe('seam'))
    container.querySelector<HTMLElement>('[data-region="seats"]')?.focus()
    container.querySelector<HTMLElement>('[aria-label="Menu"]')?.click()
    await shut()
    await vi.waitFor(() => expect(focused().region).toBe('seam')) // the menu is a part of the table: on to the next place
  })
  it('is never left on the page by whoever uses the keys, and a mouse is left alone', async () => {
    const { screen } = sit()
    await vi.waitFor(() => expect(focused().region).toBe('seam'))
    const leave = (how: 'keydown' | 'pointerdown', number: number) => {
      ;(document.activeElement as HTMLElement).blur()
      used(how)
      screen.show(viewOf({ ...waits, number }))
      return tick().then(() => Promise.resolve())
    }
    await leave('pointerdown', 20)
    expect(document.activeElement).toBe(document.body)
    await leave('keydown', 21)
    expect(focused().region).toBe('seam')
  })
  it('is not taken to the prompt where a mouse has pressed what had it, and by a key it is', async () => {
    vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true)
    const { screen, container } = sit()
    await vi.waitFor(() => expect(focused().region).toBe('seam'))
    const gone = async (how: 'keydown' | 'pointerdown', number: number) => {
      const first = container.querySelector('.app')!.appendChild(document.createElement('button'))
      first.focus()
      used(how)
      first.remove()
      screen.show(viewOf({ ...waits, number }))
      return tick().then(() => Promise.resolve())
    }
    await gone('pointerdown', 20)
    expect(document.activeElement).toBe(document.body)
    await gone('keydown', 21)
    expect(focused().region).toBe('seam')
  })
  it('rests on the end scene, where Enter begins nothing', async () => {
    const over = viewOf({ over: true, asks: [], waiting: [], result: { winners: ['A'], rows: [] } as never })
    const onagain = vi.fn()
    document.body.innerHTML = ''
    used('keydown')
    const screen = new TableScreen(viewOf(waits), { answer: vi.fn(), undo: vi.fn() }, tableOf())
    const ending = { headline: 'Won', ranks: [], picture: { icon: 'compass', pigment: 'ochre' }, moments: [] }
    screen.game = { Board: (() => {}) as never, handObjects: () => [], ending: async () => ({ ending: () => ending }) } as never
    const { getByRole } = render(Table, { screen, onagain })
    screen.show(over)
    await vi.waitFor(() => expect(focused().region).toBe('end'))
    dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter' }))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter', bubbles: true }))
    expect(onagain).not.toHaveBeenCalled()
    getByRole('button', { name: 'Play again' }).click()
    expect(onagain).toHaveBeenCalled()
  })
  it('goes from the end scene to the button that goes on, then to what stands in the scene, and back', async () => {
    document.body.innerHTML = ''
    used('keydown')
    const screen = new TableScreen(viewOf(waits), { answer: vi.fn(), undo: vi.fn() }, tableOf())
    const ending = { headline: 'Won', ranks: [], picture: { icon: 'compass', pigment: 'ochre' }, moments: [] }
    screen.game = { Board: (() => {}) as never, handObjects: () => [], ending: async () => ({ ending: () => ending }) } as never
    const { container } = render(Table, { screen, onagain: vi.fn() })
    screen.show(viewOf({ over: true, asks: [], waiting: [], result: { winners: ['A'], rows: [] } as never }))
    await vi.waitFor(() => expect(focused().region).toBe('end'))
    const where = () => [...container.querySelectorAll('[data-region="seam"] .do .btn')].indexOf(document.activeElement as Element)
    const tab = (shiftKey = false) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Tab', shiftKey, bubbles: true }))
    const gone = [0, 1, 2, 3].map(() => (tab(), where()))
    expect(gone).toEqual([0, 1, 2, 3])
    tab()
    expect(document.activeElement?.closest('[data-region]')).toBe(container.querySelector('[data-region="end"]'))
    gone.forEach(() => tab(true))
    expect(where()).toBe(0)
    tab(true)
    expect(focused().region).toBe('end')
  })
  it('Space scrolls nothing away, and still scrolls a log that one reads', () => {
    const { screen, container } = sit()
    const reach = { root: () => container.querySelector<HTMLElement>('.app') ?? undefined, offline: () => false, help: vi.fn(), undo: vi.fn(), log: vi.fn() }
    const space = (target: Element | null) => {
      const event = new KeyboardEvent('keydown', { code: 'Space' })
      Object.defineProperty(event, 'target', { value: target })
      return onKey(event, screen, reach)
    }
    expect([space(document.body), space(container.querySelector('[data-region="seam"]')), space(container.querySelector('[data-region="log"]'))]).toEqual([true, true, false])
  })
  it('Ctrl+Z takes back as U does, once, and not while one writes', () => {
    const { screen } = sit()
    const reach = { root: () => undefined, offline: () => false, help: vi.fn(), undo: vi.fn(), log: vi.fn() }
    const press = (more: object = {}, target: Element = document.body) => {
      const event = new KeyboardEvent('keydown', { code: 'KeyZ', ctrlKey: true, ...more })
      Object.defineProperty(event, 'target', { value: target })
      return onKey(event, screen, reach)
    }
    expect([press(), press({ repeat: true }), press({}, document.createElement('textarea'))]).toEqual([true, true, false])
    expect(reach.undo.mock.calls.length).toBe(1)
  })
  it('a key that acts does nothing while something is told: neither does it end the story', () => {
    const { screen } = sit()
    const [next, catchUp, letter] = [vi.fn(), vi.fn(), vi.fn(() => true)]
    screen.director = { now: {}, telling: true, away: null, next, catchUp } as never
    screen.game = { ...screen.game!, letter }
    const reach = { root: () => undefined, offline: () => false, help: vi.fn(), undo: vi.fn(), log: vi.fn() }
    const press = (code: string, key = '') => onKey(new KeyboardEvent('keydown', { code, key }), screen, reach)
    expect(['KeyM', 'KeyP', 'KeyE', 'KeyD', 'KeyX', 'Digit1', 'Numpad2'].map((code) => press(code))).toEqual(Array(7).fill(true))
    expect([next, catchUp, letter].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
    press('KeyC') // looks at where it happens
    press('KeyL')
    expect([letter, reach.log, catchUp].map(({ mock }) => mock.calls.length)).toEqual([2, 0, 0])
    press('Enter')
    press('Space')
    expect([next.mock.calls.length, catchUp.mock.calls.length]).toEqual([2, 0])
    press('Escape')
    expect(catchUp.mock.calls.length).toBe(1)
    screen.director = { now: null, telling: false, away: null } as never
    press('KeyM')
    expect(letter.mock.calls.length).toBe(3) // in the present it acts again
  })
  it('B tells again what happened since my turn', () => {
    const { screen } = sit()
    const again = vi.fn()
    screen.director = { again, telling: false } as never
    const reach = { root: () => undefined, offline: () => false, help: vi.fn(), undo: vi.fn(), log: vi.fn() }
    expect([onKey(new KeyboardEvent('keydown', { code: 'KeyB' }), screen, reach), again.mock.calls.length]).toEqual([true, 1])
  })
})

describe('in text mode', () => {
  beforeEach(() => void (prefs.speech = true))
  afterEach(() => void (prefs.speech = false))
  const game = { Board: (() => {}) as never, handObjects: () => ['hand:5'], speech: () => Promise.resolve({ speech: () => ['The table.'] }) }
  async function sit() {
    document.body.innerHTML = ''
    vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
    used('keydown')
    const send = { answer: vi.fn(), undo: vi.fn() }
    const screen = new TableScreen(viewOf(), send, tableOf())
    screen.game = game as never
    const { container } = render(Table, { screen })
    await vi.waitFor(() => expect(container.querySelector('[data-region="choices"] button')).not.toBeNull())
    return { screen, send, container, root: container.querySelector('.app') as HTMLElement }
  }
  it('a question that begins has the focus on the prompt, never on a card that a second Space would choose', async () => {
    const { screen, root } = await sit()
    const hand = root.querySelector('.hand') as HTMLElement
    hand.dataset.region = 'hand'
    hand.innerHTML = '<button class="can" data-object="hand:5"></button>'
    screen.game = { ...game, home: () => 'hand:5' } as never
    goOn(root, screen)
    expect((document.activeElement as HTMLElement).dataset.region).toBe('seam')
  })
  it('it says that it is on, and one press shows the board again', async () => {
    const { container } = await sit()
    const off = [...container.querySelectorAll<HTMLElement>('.speech button')].find(({ textContent }) => textContent === 'Show the board')
    expect(off?.parentElement?.textContent).toContain('Text mode')
    off?.click()
    expect(prefs.speech).toBe(false)
  })
  it('0 leads to the list of what may be done, which follows the prompt and has a name of its own', async () => {
    const { screen, root } = await sit()
    const reach = { root: () => root, offline: () => false, help: vi.fn(), undo: vi.fn(), log: vi.fn() }
    expect(onKey(new KeyboardEvent('keydown', { code: 'Digit0' }), screen, reach)).toBe(true)
    expect(document.activeElement).toBe(root.querySelector('[data-region="choices"] button'))
    const regions = [...root.querySelectorAll<HTMLElement>('[data-region]')].map(({ dataset }) => dataset.region).filter((region) => ['seam', 'choices', 'hand'].includes(region ?? ''))
    expect(regions.slice(0, 2)).toEqual(['seam', 'choices'])
    expect([root.querySelector('[data-region="seam"]')?.getAttribute('aria-label'), root.querySelector('[data-region="choices"] h2')?.textContent]).toEqual(['Prompt', 'What you may do'])
  })
  it("a first press on a button of the prompt tells, a second one does, as in the list", async () => {
    const { screen, send, container } = await sit()
    screen.show(viewOf({ asks: viewOf().asks.map((ask) => ({ ...ask, options: ask.options.map((option) => ({ ...option, touches: [], warn: null })) })) }))
    await tick()
    const button = () => container.querySelector<HTMLElement>('.seam .do .btn')
    button()?.click()
    await tick()
    expect([send.answer.mock.calls.length, screen.selected !== null]).toEqual([0, true])
    button()?.click()
    expect(send.answer.mock.calls.length).toBe(1)
  })
  const reachOf = (root: HTMLElement) => ({ root: () => root, offline: () => false, help: vi.fn(), undo: vi.fn(), log: vi.fn() })
  it('a digit presses a button of the list: the first press tells, the second one does', async () => {
    const { screen, send, root } = await sit()
    screen.game = { ...game, handObjects: undefined } as never
    screen.show(viewOf({ asks: viewOf().asks.map((ask) => ({ ...ask, options: ask.options.map((option) => ({ ...option, warn: null })) })) }))
    await tick()
    const buttons = [...root.querySelectorAll<HTMLElement>('[data-region="choices"] button')]
    const press = (repeat = false) => onKey(new KeyboardEvent('keydown', { code: 'Digit2', repeat }), screen, reachOf(root))
    expect([press(), screen.selectedId, send.answer.mock.calls.length, document.activeElement]).toEqual([true, screen.choices[1]!.id, 0, buttons[1]])
    await tick()
    press(true)
    expect(send.answer.mock.calls.length, 'a key held down is no second press').toBe(0)
    press()
    expect(send.answer.mock.calls[0]?.[2].id).toBe(screen.choices[1]!.option.id)
  })
  it('P tells first what it brings, too', async () => {
    const { screen, send, root } = await sit()
    const [ask] = viewOf().asks
    screen.show(viewOf({ asks: [{ ...ask!, options: [{ ...ask!.options[0]!, id: 'pass', key: 'pass', touches: [], warn: null }] }] }))
    const press = () => onKey(new KeyboardEvent('keydown', { code: 'KeyP' }), screen, reachOf(root))
    press()
    expect([screen.selected?.option.id, send.answer.mock.calls.length]).toEqual(['pass', 0])
    press()
    expect(send.answer).toHaveBeenCalledOnce()
  })
  it('what a key chooses instead has the focus, where that was in the list', async () => {
    const { screen, root } = await sit()
    const buttons = [...root.querySelectorAll<HTMLElement>('[data-region="choices"] button')]
    buttons[0]?.focus()
    screen.select(screen.choices[1]!)
    await tick()
    expect(document.activeElement).toBe(buttons[1])
    const seam = root.querySelector<HTMLElement>('[data-region="seam"]')!
    seam.focus()
    screen.select(screen.choices[0]!)
    await tick()
    expect(document.activeElement, 'not from elsewhere').toBe(seam)
  })
  it('a passage that is to lie open stays so whatever changes, until it is shut', async () => {
    const { screen, container } = await sit()
    screen.game = { ...game, speech: () => Promise.resolve({ speech: () => [{ id: 'map', open: true, head: 'The map', lines: ['A room.'] }] }) } as never
    await vi.waitFor(() => expect(container.querySelector('details')).not.toBeNull())
    expect(container.querySelector('details')?.open).toBe(true)
    container.querySelector<HTMLElement>('summary')?.click()
    await tick()
    expect(container.querySelector('details')?.open).toBe(false)
  })
  it('each player is named where their figures are', async () => {
    const { root } = await sit()
    expect([...root.querySelectorAll('.seats [role="group"]')].map((each) => each.getAttribute('aria-label'))).toEqual(['Аня', 'Boris', 'Mira'])
  })
})

describe('after a reload', () => {
  it('is where one goes on, for whoever used the keys before', async () => {
    const begunAfter = async (what: 'keydown' | 'pointerdown') => {
      used(what)
      dispatchEvent(new Event('pagehide'))
      vi.resetModules()
      document.body.innerHTML = '<button></button>'
      ;(await import('./focus')).beginsHere(button())
      return document.activeElement
    }
    expect(await begunAfter('keydown')).toBe(button())
    expect(await begunAfter('pointerdown')).toBe(document.body)
  })
})

it('a table in the text mode is never begun on the page as such, not even by a mouse', async () => {
  const begun = async (speech: boolean) => {
    document.body.innerHTML = ''
    used('pointerdown')
    prefs.speech = speech
    const { unmount } = render(Table, { screen: new TableScreen(viewOf(), { answer: () => {}, undo: () => {} }) })
    await tick()
    await Promise.resolve()
    const begins = document.activeElement
    unmount()
    return begins === document.body
  }
  expect([await begun(false), await begun(true)]).toEqual([true, false])
  prefs.speech = false
})
