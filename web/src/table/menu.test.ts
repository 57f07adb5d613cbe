/** What the menu says of this browser's settings. */
import { render, screen as page } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { useTexts } from '../../tests/fixtures'
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
