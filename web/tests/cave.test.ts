/** What a game gets by naming its cards and pieces (Cave.svelte): a map that is pressed, laid on and walked with the arrows. */
import { render, screen as page } from '@testing-library/svelte'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takenUp } from '../src/table/choosing'
import Cave from './Cave.svelte'
import { optionOf, screenWith, useTexts } from './fixtures'

const board = { cards: [{ id: 'start', x: 0, y: 0, turned: 0 }, { id: 'den', x: 1, y: 0, turned: 0 }], dogs: [{ seat: 'A', space: 'start', card: null }, { seat: 'B', space: 'start', card: null }] }
const lay = (y: number, turned: number) => optionOf(`lay:0:${y}:${turned}`, [`place:0:${y}`], { space: 'pit', x: 0, y, turned })
const press = (name: string) => page.getByRole('button', { name }).dispatchEvent(new MouseEvent('click', { bubbles: true }))

beforeAll(() => useTexts())
beforeEach(() => void (document.body.innerHTML = ''))

describe('a map of cards', () => {
  it('has a button for each card and piece, those of one card side by side', () => {
    render(Cave, { screen: screenWith({ gesture: takenUp }, 'go', [], { board }).screen })
    expect(page.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['start', 'den', 'A in start', 'B in start'])
    const [a, b] = ['A in start', 'B in start'].map((name) => page.getByRole('button', { name }).style.transform)
    expect(a).not.toBe(b)
  })

  it('answers with the card that is pressed twice, and says why another cannot be', async () => {
    const { screen, answer } = screenWith({ gesture: takenUp }, 'go', [optionOf('go:den', ['space:den'])], { board, why: { 'space:start': { key: 'key-only-in-vault', args: { kind: 'monster' }, rule: '6.3' } } })
    render(Cave, { screen })
    press('start')
    expect(screen.why?.rule).toBe('6.3')
    press('den')
    expect(screen.selected?.option.id).toBe('go:den')
    screen.confirm()
    expect(answer).toHaveBeenCalledOnce()
  })

  it('lays a card: a ghost on every place, turned by a second press', async () => {
    const { screen } = screenWith({ gesture: takenUp }, 'lay', [lay(1, 0), lay(1, 1), lay(-1, 0)], { board })
    render(Cave, { screen })
    expect(page.getAllByRole('button', { name: /^pit at/ })).toHaveLength(2)
    press('pit at place:0:1')
    press('pit at place:0:1')
    expect(screen.selected?.option.id).toBe('lay:0:1:1')
  })

  it('turns the card that is put somewhere by the wheel, once a notch', () => {
    const { screen } = screenWith({ gesture: takenUp }, 'lay', [lay(1, 0), lay(1, 1), lay(-1, 0)], { board })
    render(Cave, { screen })
    press('pit at place:0:1')
    const over = (name: string) => page.getByRole('button', { name }).dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))
    expect([over('pit at place:0:1'), screen.selected?.option.id]).toEqual([false, 'lay:0:1:1']) // and the map does not zoom
    expect([over('pit at place:0:1'), screen.selected?.option.id]).toEqual([false, 'lay:0:1:1'])
    over('pit at place:0:-1')
    expect(screen.selected?.option.id).toBe('lay:0:1:1')
  })

  it('is walked with the arrows, from card to card', () => {
    render(Cave, { screen: screenWith({ gesture: takenUp }, 'go', [], { board }).screen })
    const start = page.getByRole('button', { name: 'start' })
    start.focus()
    start.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowRight', bubbles: true, cancelable: true }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('den')
  })
})
