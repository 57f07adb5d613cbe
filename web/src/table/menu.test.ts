/** What the menu says of this browser's settings. */
import { fireEvent, render, screen as page } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { useTexts } from '../../tests/fixtures'
import { api, ApiError } from '../lib/api'
import Menu from './Menu.svelte'

// the device asks for less movement
vi.mock('../lib/prefs.svelte', async (whole) => ({ ...(await whole<object>()), moving: () => false }))
beforeAll(() => useTexts())

it('does not call animations on where the device asks for less movement', () => {
  render(Menu, { onclose: vi.fn() })
  expect(document.body.textContent).toContain('As the device asks: reduced.')
  expect(page.queryByRole('switch', { name: 'Animations', hidden: true })).toBeNull()
  expect(page.getByRole('switch', { name: 'Text mode', hidden: true })).toBeDefined()
})

it('says why my data cannot be downloaded', async () => {
  vi.spyOn(api, 'mine').mockRejectedValue(new ApiError(403, { key: 'no-session', args: {}, text: '' }))
  const { container } = render(Menu, { onclose: () => {} })
  await fireEvent.click(container.querySelector('a[download]')!)
  await vi.waitFor(() => expect(container.querySelector('[role=alert]')?.textContent).toContain('not known here'))
})
