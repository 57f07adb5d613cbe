import { expect, test, vi } from 'vitest'

test('a page keeps what is changed on it, and nothing over what another page has kept', async () => {
  localStorage.setItem('undercroft', JSON.stringify({ lang: 'ru' }))
  vi.resetModules()
  const { applyPrefs, prefs } = await import('./prefs.svelte')
  localStorage.setItem('undercroft', JSON.stringify({ lang: 'uk' })) // another page
  applyPrefs()
  expect(JSON.parse(localStorage.getItem('undercroft')!)).toEqual({ lang: 'uk' })
  prefs.theme = 'day'
  applyPrefs()
  expect(JSON.parse(localStorage.getItem('undercroft')!)).toMatchObject({ theme: 'day' })
})
