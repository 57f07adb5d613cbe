/** The log's button that tells once more what happened. */
import { render, screen as page } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { useTexts, viewOf } from '../../tests/fixtures'
import Log from './Log.svelte'
import { TableScreen } from './screen.svelte'

beforeAll(() => useTexts())

it.each([[{ past: true, telling: false }, 1], [{ past: false, telling: false }, 0], [{ past: true, telling: true }, 0]])('tells again and makes way only where there is something to tell: %o', (state, times) => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  const screen = new TableScreen(viewOf())
  const again = vi.fn()
  screen.director = { ...state, decides: true, again } as never
  const sheet = document.body.appendChild(document.createElement('dialog'))
  const close = (sheet.close = vi.fn())
  const { unmount } = render(Log, { target: sheet, props: { screen } })
  page.getByText('Since your turn').click()
  expect([again.mock.calls.length, close.mock.calls.length]).toEqual([times, times])
  unmount()
  sheet.remove()
})
