/** What is said of my question, on the seam and aloud. */
import { fireEvent, render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { tableOf, useTexts, viewOf } from '../../tests/fixtures'
import { TableScreen } from './screen.svelte'
import Seam from './Seam.svelte'
import { askedAloud, doubting, sentenceOf } from './words'

beforeAll(() => useTexts())

const sit = (more: Parameters<typeof viewOf>[0] = {}) => new TableScreen(viewOf(more), { answer: vi.fn(), undo: vi.fn() }, tableOf())
const choiceOf = (screen: TableScreen, id: string) => screen.choices.find(({ option }) => option.id === id) ?? null

describe('aloud', () => {
  it('my question is said; not what others decide, nor while something is told', () => {
    expect(askedAloud(sit())).toMatch(/^Your turn/)
    expect(askedAloud(sit({ asks: [], waiting: ['B'] }))).toBe('')
    const screen = sit()
    screen.director = { telling: true } as never
    expect(askedAloud(screen)).toBe('')
  })
  it('what I have chosen comes first, as a sentence', () => {
    const screen = sit()
    screen.select(choiceOf(screen, '3'))
    expect(askedAloud(screen)).toMatch(/^Play 3\./)
  })
  it('a doubt is said with its keys', () => {
    const screen = sit()
    screen.select(choiceOf(screen, 'crystal'))
    screen.confirm()
    expect(askedAloud(screen)).toMatch(/^Are you sure\? .*Enter: yes\. Esc: no\.$/)
  })
  it('a chosen option that has no more to say is named once', () => {
    const screen = sit()
    const [choice] = screen.choices
    screen.select(choice ?? null)
    const label = choice ? screen.label(choice) : ''
    screen.game = { ...screen.game, prompt: () => ({ bold: 'Your turn:', say: `${label.charAt(0).toLowerCase()}${label.slice(1)}.` }) } as never
    expect(askedAloud(screen)).toBe(`${label}.`)
  })
  it('a sentence that says what was chosen stands for its button, whether it has the full words or the short ones', () => {
    const screen = sit()
    screen.select(screen.choices[0] ?? null)
    screen.label = () => 'Go: Corridor'
    screen.inFull = () => 'Move to Corridor'
    const said = (say: string, bold = 'Hero phase:') => {
      screen.game = { ...screen.game, prompt: () => ({ bold, say, more: 'Gives 1 glory.' }) } as never
      return askedAloud(screen)
    }
    expect(said('move to Corridor (north).')).toBe('Move to Corridor (north). Gives 1 glory.')
    expect(said('Go: Corridor, north.')).toBe('Go: Corridor, north. Gives 1 glory.')
    expect(said('press a space.')).toBe('Move to Corridor. Press a space. Gives 1 glory.')
    expect(said('press a space.', 'Your turn:'), 'a card to be laid says where').toBe('Move to Corridor. Gives 1 glory.')
  })
  it('the end is said', () => expect(askedAloud(sit({ over: true, asks: [], waiting: [], result: { winners: ['B'], rows: [] } as never }))).toContain('Boris'))
})

it('the guide has said what to do: the question is not read a second time, what is chosen is', () => {
  const asked = (ends: boolean) => {
    const screen = sit({ lesson: { notes: [], first: 0, of: 1, ends } })
    return [screen, render(Seam, { screen, onclear: () => {} }).container] as const
  }
  const said = (container: Element) => container.querySelector('.say')?.textContent?.trim()
  const [screen, container] = asked(false)
  expect(said(container)).toBe('Your turn')
  expect(said(asked(true)[1]), 'after its last word it is').toMatch(/^Your turn: ./)
  screen.select(choiceOf(screen, '3'))
  flushSync()
  expect(said(container)).toMatch(/^Your turn: ./)
})

it('of what is chosen the guide has said what comes of it: no second line beside its notes, but one that stays', () => {
  const more = (ends: boolean, stays = false) => {
    const screen = sit({ lesson: { notes: [], first: 0, of: 1, ends } })
    screen.game = { prompt: () => ({ more: 'It costs 1 life.', stays }) } as never
    screen.select(choiceOf(screen, '3'))
    return render(Seam, { screen, onclear: () => {} }).container.querySelector('.say small')?.textContent
  }
  expect([more(false), more(false, true), more(true)]).toEqual([undefined, 'It costs 1 life.', 'It costs 1 life.'])
})

it('the winner is told so as you', () => {
  const over = (winner: string) => sentenceOf(sit({ seat: 'A', game: 'none', over: true, asks: [], waiting: [], result: { winners: [winner], rows: [] } as never })).say
  expect([over('A'), over('B')]).toEqual(['You win.', 'Boris wins.'])
})

it('a doubt is asked in the words of its game where it has some, else of the house', () => {
  const screen = sit()
  const choice = choiceOf(screen, 'crystal')
  if (!choice) throw new Error('no crystal')
  expect([doubting(screen, 'sure', choice), doubting(screen, 'sure-do', choice)]).toEqual(['Are you sure?', 'Do it anyway'])
  screen.knows = (id) => id === 'sure-do-crystal-useless'
  screen.say = (id) => `own ${id}`
  expect([doubting(screen, 'sure', choice), doubting(screen, 'sure-do', choice)]).toEqual(['Are you sure?', 'own sure-do-crystal-useless'])
})

it('who has left reads that a bot plays, why nothing can be done, and how to come back', async () => {
  const screen = sit({ asks: [], waiting: ['A'] })
  screen.table = { ...tableOf(), seats: tableOf().seats.map((seat) => (seat.seat === 'A' ? { ...seat, level: 'normal' } : seat)) }
  expect(sentenceOf(screen)).toMatchObject({ bold: 'You have left.', you: false })
  screen.explain('hand:3')
  expect(screen.why?.text).toMatch(/^A bot plays in your place/)
  const onback = vi.fn()
  const { getByRole } = render(Seam, { screen, onback, onclear: () => {} })
  await fireEvent.click(getByRole('button', { name: 'Take your seat back' }))
  expect(onback).toHaveBeenCalledOnce()
})

it('while one is asked whether to watch what one missed, the seam has no buttons of its own', () => {
  const screen = sit()
  screen.game = { acts: () => [{ id: 'again', text: 'Ask again', run: () => {} }] } as never
  screen.director = { away: [], now: null, lull: null } as never
  const { container } = render(Seam, { screen, onclear: () => {} })
  expect(container.querySelectorAll('button').length).toBe(0)
  expect(container.querySelector('.say')?.textContent).toContain('The table waits as you left it.')
})

it('whoever has answered while others may still respond is told that it can be taken back', () => {
  const waiting = (can: boolean) => sentenceOf(sit({ asks: [], waiting: [], moment: true, undo: can ? { can, what: 'window', option: 'pass' } : { can, why: 'other' } } as never)).say
  expect([waiting(true), waiting(false)]).toEqual(['you can still take back what you chose last.', 'anyone who can respond has time to.'])
})
