/** What the keys reach: the hand, the players, why not; and what the list of keys promises. */
import { render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableOf, useTexts, viewOf } from '../../tests/fixtures'
import { prefs } from '../lib/prefs.svelte'
import Keys from './Keys.svelte'
import { onKey, type Reach } from './keys'
import { TableScreen } from './screen.svelte'
import Seats from './Seats.svelte'

beforeAll(() => useTexts())
beforeEach(() => (document.body.innerHTML = ''))
afterEach(() => void (prefs.speech = false))

const focused = () => (document.activeElement as HTMLElement).dataset.object

function atTable(hand = '') {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = `<section data-region="hand">${hand}</section>`
  const screen = new TableScreen(viewOf(), { answer: vi.fn(), undo: vi.fn() }, tableOf())
  const reach: Reach = { root: () => root, offline: () => false, help: vi.fn(), undo: vi.fn(), log: vi.fn() }
  const press = (code: string, key = '') => onKey(new KeyboardEvent('keydown', { code, key, shiftKey: key === '?' }), screen, reach)
  return { root, screen, reach, press }
}
const card = (name: string, look: string, tab = -1) => `<button class="${look}" data-object="hand:${name}" tabindex="${tab}"></button>`

describe('H', () => {
  it('begins at what is chosen, else at the first card that may be played, else at one that is not spent', () => {
    const at = (...cards: string[]) => {
      document.body.innerHTML = ''
      const { press } = atTable(cards.join(''))
      press('KeyH')
      return focused()
    }
    expect(at(card('1', 'slot'), card('2', '', 0), card('3', 'can'), card('5', 'can sel'))).toBe('hand:5')
    expect(at(card('1', 'slot'), card('2', '', 0), card('3', 'can'))).toBe('hand:3')
    expect(at(card('1', 'slot'), card('2', '', 0))).toBe('hand:2')
  })
})

describe('S', () => {
  it('goes to the first player, whose figures are read with the name; an arrow goes on to the next', () => {
    const { screen, root, reach, press } = atTable()
    render(Seats, { screen }, { baseElement: root })
    press('KeyS')
    expect(focused()).toBe('seat:A')
    const told = document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')
    expect(told?.closest('[data-object]')).toBe(document.activeElement)
    const places = [...root.querySelectorAll('[data-object^="seat:"]')]
    for (const [k, seat] of places.entries()) seat.getBoundingClientRect = () => ({ left: 0, top: k * 100, width: 200, height: 90 }) as DOMRect
    press('ArrowDown')
    expect(focused()).toBe('seat:B')
    screen.touch('hand:3')
    document.activeElement?.addEventListener('keydown', (event) => onKey(event as KeyboardEvent, screen, reach))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter' }))
    expect(screen.sending, 'a look at somebody: what was chosen is played').toBe(true)
  })
  it('begins there though a card that may be used lies with a player', () => {
    const { root, press } = atTable()
    root.insertAdjacentHTML('beforeend', '<section data-region="seats"><div data-object="seat:A" tabindex="-1"></div><button class="can" data-object="card:1"></button></section>')
    press('KeyS')
    expect(focused()).toBe('seat:A')
  })
})

describe('a digit', () => {
  it('chooses the card of that place, and pressed again plays it, as a press on the card does', () => {
    const { screen, reach, press } = atTable(card('3', 'can'))
    screen.game = { handObjects: () => ['hand:3'] } as never
    press('Digit1')
    expect([screen.selected?.option.touches[0], screen.sending]).toEqual(['hand:3', false])
    const held = new KeyboardEvent('keydown', { code: 'Digit1', repeat: true })
    onKey(held, screen, reach)
    expect([screen.selected?.option.touches[0], screen.sending], 'a key held down is no second word').toEqual(['hand:3', false])
    press('Digit1')
    expect(screen.sending).toBe(true)
  })
  it('leaves it to Esc to let go', () => {
    const { screen, press } = atTable(card('3', 'can'))
    screen.game = { handObjects: () => ['hand:3'] } as never
    press('Digit1')
    press('Escape')
    expect([screen.selected, screen.sending]).toEqual([null, false])
  })
})

describe('Enter', () => {
  it('goes on from a card that was played though an equal one is still there', () => {
    const { screen, root, press } = atTable(card('3', 'can'))
    root.querySelector('button')?.focus()
    screen.touch('hand:3')
    press('Enter')
    expect([screen.sending, screen.onward]).toEqual([true, true])
  })
  it('stays on a card that waits for a second word', () => {
    const { screen, root, press } = atTable(card('crystal', 'cannot'))
    root.querySelector('button')?.focus()
    screen.touch('hand:crystal')
    press('Enter')
    expect([screen.doubt === null, screen.onward]).toEqual([false, false])
  })
})

describe('a letter that chooses something', () => {
  const chosenFrom = (where: string) => {
    const at = atTable(card('3', 'can'))
    at.root.insertAdjacentHTML('beforeend', `<section data-region="seam" tabindex="-1"></section>${where}`)
    at.screen.game = { letter: () => (at.screen.touch('hand:3'), true) } as never
    at.root.querySelector<HTMLElement>('.here')?.focus()
    at.press('KeyE')
    return at
  }
  it('has Enter do it, though the focus was left on the button of a menu that was closed', () => {
    const { root } = chosenFrom('<button class="here">Menu</button>')
    expect(document.activeElement).toBe(root.querySelector('[data-region="seam"]'))
  })
  it('leaves the focus in the list of what may be done, where it goes to what is chosen', () => {
    const { root } = chosenFrom('<section data-region="choices"><button class="here"></button></section>')
    expect(document.activeElement).toBe(root.querySelector('.here'))
  })
})

describe('?', () => {
  it('says of a card of no use why it is of none, and on what may be played lists the keys', () => {
    const { screen, root, reach, press } = atTable(card('crystal', 'cannot') + card('5', 'can'))
    root.querySelector('button')?.focus()
    press('Slash', '?')
    expect(screen.why?.text).toBe('Everyone else has played: the crystal would be wasted.')
    expect(reach.help).not.toHaveBeenCalled()
    root.querySelector<HTMLElement>('.can')?.focus()
    press('Slash', '?')
    expect(reach.help).toHaveBeenCalledOnce()
  })
})

describe('Space while something is told', () => {
  it('goes on, though a tab or the pace was clicked; where the keys have come to a button, it presses that', () => {
    const { root, screen, reach } = atTable()
    const next = vi.fn()
    screen.director = { telling: true, now: {}, next } as never
    root.insertAdjacentHTML('beforeend', '<button></button><button></button>')
    const [clicked, reached] = [...root.querySelectorAll('button')]
    const space = (button?: HTMLElement) => {
      button?.addEventListener('keydown', (event) => onKey(event, screen, reach), { once: true })
      button?.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space' }))
      return next.mock.calls.length
    }
    dispatchEvent(new Event('pointerdown'))
    clicked?.focus()
    expect(space(clicked)).toBe(1)
    dispatchEvent(new KeyboardEvent('keydown', { code: 'Tab' }))
    reached?.focus()
    expect(space(reached)).toBe(1)
  })
})

describe('the list of keys', () => {
  const listed = () => [...document.querySelectorAll('dl > *')].map((each) => each.textContent?.trim() ?? '')
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= vi.fn()
    HTMLDialogElement.prototype.close ??= vi.fn()
  })
  it('says what Space and Esc do while something is shown', () => {
    render(Keys, { onclose: vi.fn() })
    expect(listed().join('|')).toContain('Space|select; while something is shown: next')
    expect(listed().join('|')).toContain('Esc|cancel, close; while something is shown: skip it')
  })
  it('promises no large card in text mode, which has none', () => {
    render(Keys, { onclose: vi.fn() }).unmount()
    prefs.speech = true
    render(Keys, { onclose: vi.fn() })
    expect(listed()).not.toContain('Z')
  })
})
