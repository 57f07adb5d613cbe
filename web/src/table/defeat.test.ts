/** My defeat on the large stage: whoever is out reads it while the game is seen going on around it. */
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { tableOf, useTexts, viewOf } from '../../tests/fixtures'
import { TableScreen } from './screen.svelte'
import Story from './story/Story.svelte'
import Table from './Table.svelte'

beforeAll(() => useTexts())
afterEach(() => (document.body.innerHTML = ''))

const beat = (kind: string) => ({ kind, entries: [{ n: 0, key: 'defeated', args: {}, private: false }] })
const STAGE = { icon: 'compass', pigment: 'azure', name: 'Roderik', sub: '', head: 'Your hero is defeated', cause: 'Zombie.', reached: [] }

/** A table at which my defeat is told. */
function fallen(on?: string, ends = false) {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  const screen = new TableScreen(viewOf({ asks: [], waiting: ['B'] }), { answer: vi.fn(), undo: vi.fn() }, tableOf())
  screen.game = { Board: (() => {}) as never, defeat: () => ({ ...STAGE, ...(on && { on }) }) } as never
  const next = vi.fn()
  const tell = async (kind: string) => {
    screen.director = { now: beat(kind), ends, next, catchUp: () => undefined, shown: 1, left: 0, length: 0, telling: true, sentences: [] } as never
    await tick()
    await import('./story/Defeat.svelte') // fetched when it is needed
    await tick()
  }
  const { container, queryByText } = render(Table, { screen, story: { Story } as never })
  return { screen, tell, next, stage: () => container.querySelector<HTMLElement>('[data-large]')?.dataset.large, press: (name: string) => queryByText(name)?.click() }
}

it('stays for whoever is out while others are told of, and goes with its button', async () => {
  const { tell, next, stage, press } = fallen()
  await tell('end')
  expect(stage()).toBe('stays')
  await tell('outcome')
  expect(stage()).toBe('stays')
  press('Watch on')
  await tick()
  expect([stage(), next.mock.calls.length]).toEqual([undefined, 0]) // what is told of others is not cut short
})
it('stands until it is pressed away, whatever others do behind it', async () => {
  vi.useFakeTimers()
  const { tell, stage } = fallen()
  await tell('end')
  await tell('outcome')
  vi.advanceTimersByTime(60_000)
  await tell('tally')
  await tick()
  expect(stage()).toBe('stays')
  vi.useRealTimers()
})
it('ends with what is told of it when its button is pressed at once, and by Esc', async () => {
  const { tell, next, stage, press } = fallen()
  await tell('end')
  press('Watch on')
  expect(next).toHaveBeenCalledOnce()
  await tell('outcome')
  expect(stage()).toBeUndefined()
  await tell('end')
  await tell('outcome')
  document.querySelector<HTMLElement>('[data-region="board"]')?.focus() // by the Tab key, below it
  dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }))
  await tick()
  expect(stage()).toBeUndefined()
  expect((document.activeElement as HTMLElement).dataset.region).toBe('seam')
})
it('waits where I rise again, or where the game is over with it', async () => {
  for (const [on, ends] of [['You rise.', false], [undefined, true]] as const) {
    const { tell, stage } = fallen(on, ends)
    await tell('end')
    expect(stage()).toBe('waits')
    await tell('outcome')
    expect(stage()).toBeUndefined()
    document.body.innerHTML = ''
  }
})

it('takes a press on the stage that is meant for the present there, and else ends what is told', async () => {
  const { screen, next } = fallen()
  const [catchUp, pressed] = [vi.fn(), vi.fn()]
  const tell = async (reaches: boolean) => {
    screen.director = { now: beat('outcome'), next, catchUp, reaches: (object: string) => reaches && object === 'piece:mine', shown: 1, left: 0, length: 0, telling: true, sentences: [] } as never
    await tick()
    await import('./story/Defeat.svelte') // fetched when it is needed
    await tick()
  }
  const piece = document.createElement('button')
  piece.dataset.object = 'piece:mine'
  piece.addEventListener('click', pressed)
  document.querySelector('.stage')?.append(piece)
  await tell(false)
  piece.click()
  expect([next, catchUp, pressed].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
  await tell(true)
  piece.click()
  expect([next, catchUp, pressed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})
