/** The seam's buttons, as they are heard. */
import { render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { tableOf, useTexts, viewOf } from '../../tests/fixtures'
import Seam from './Seam.svelte'
import { TableScreen } from './screen.svelte'
import type { Director } from './story/director.svelte'

beforeAll(() => useTexts())
afterEach(() => void vi.unstubAllGlobals())

it('speaks of sharing only once the link is copied', async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn() } })
  const { container, getByRole } = render(Seam, { screen: new TableScreen(viewOf({ over: true, asks: [] }), null, tableOf()), onclear: vi.fn() })
  const told = () => container.querySelector('[aria-live]')?.textContent
  expect(told()).toBe('')
  getByRole('button', { name: 'Share' }).click()
  await vi.waitFor(() => expect(told()).toBe('Copied'))
  expect(getByRole('button', { name: 'Copied' }), 'it is heard once').toBeDefined()
})

it('lets whoever has nothing to do for long skip what the others do; not in a lesson', () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  const skip = vi.fn()
  const button = (idles: boolean, guided: boolean) => {
    const screen = new TableScreen(viewOf({ asks: [], waiting: ['B'] }), null, tableOf({ guided }))
    screen.director = { idles, skip } as unknown as Director
    return render(Seam, { screen, onclear: vi.fn() }).container.querySelector<HTMLElement>('[data-skip]')
  }
  expect([button(false, false), button(true, true)]).toEqual([null, null])
  button(true, false)!.click()
  expect(skip).toHaveBeenCalledOnce()
})
