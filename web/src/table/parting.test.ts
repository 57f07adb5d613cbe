/** Delete my data: it asks once, says what goes and what stays, and does not lose the page beneath before it is told. */
import { fireEvent, render, screen as page } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useTexts } from '../../tests/fixtures'
import { api, ApiError } from '../lib/api'
import { prefs } from '../lib/prefs.svelte'
import { session } from '../lib/session.svelte'
import Parting from './Parting.svelte'

beforeAll(() => useTexts())
beforeEach(() => {
  session.gone = false
  prefs.seen = []
  session.me = { guest: 'g1', name: 'Zora', named: true }
  localStorage.setItem('undercroft', '{}')
  localStorage.setItem('undercroft-seals', '[]')
  sessionStorage.setItem('undercroft-sent-x', '[]')
})
const button = (name: string) => page.getByRole<HTMLButtonElement>('button', { name, hidden: true })

it('keeps the settings of this browser and forgets what is of games', async () => {
  const part = vi.spyOn(api, 'part').mockResolvedValue(null)
  prefs.seen = ['game:act']
  render(Parting, { onclose: vi.fn() })
  expect(document.body.textContent).toContain('What goes:')
  expect(document.body.textContent).toContain('What stays:')
  await fireEvent.click(button('Delete my data'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Your data is deleted'))
  expect(part).toHaveBeenCalledOnce()
  expect([localStorage.getItem('undercroft'), localStorage.getItem('undercroft-seals'), sessionStorage.getItem('undercroft-sent-x')]).toEqual(['{}', null, null])
  expect([session.me, session.gone, prefs.seen]).toEqual([null, true, []])
})

it('has the focus where nothing is deleted, and gives it back to what opened it', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { unmount } = render(Parting, { onclose: vi.fn() })
  await vi.waitFor(() => expect(document.activeElement).toBe(button('No')))
  ;(document.activeElement as HTMLElement).blur()
  unmount()
  await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  opener.remove()
})

it('says why it could not be done, and I am still who I was', async () => {
  vi.spyOn(api, 'part').mockRejectedValue(new ApiError(429, { key: 'too-fast', args: {}, text: '' }))
  render(Parting, { onclose: vi.fn() })
  await fireEvent.click(button('Delete my data'))
  await vi.waitFor(() => expect(page.getByRole('alert', { hidden: true }).textContent).toContain('Too many requests'))
  expect(session.me?.name).toBe('Zora')
  expect(localStorage.getItem('undercroft-seals')).toBe('[]')
})

it('does nothing for whoever says no', async () => {
  const part = vi.spyOn(api, 'part').mockClear()
  const onclose = vi.fn()
  render(Parting, { onclose })
  await fireEvent.click(button('No'))
  expect(onclose).toHaveBeenCalledOnce()
  expect(part).not.toHaveBeenCalled()
})
