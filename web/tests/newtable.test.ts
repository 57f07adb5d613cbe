import { fireEvent, render, screen as page, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { api } from '../src/lib/api'
import NewTable from '../src/lobby/NewTable.svelte'
import { GAMES, useTexts } from './fixtures'

beforeAll(() => useTexts())

it('keeps the keyboard at the seats when one is closed or added', async () => {
  render(NewTable, { game: { ...GAMES.raiders, seats: [1, 2, 3, 4] } })
  const seat = (letter: string) => page.getByLabelText(`Who plays seat ${letter}`)
  for (const next of ['C', 'D']) {
    await fireEvent.click(page.getByRole('button', { name: 'Add a seat' })) // with four there is none to add, and the button is gone
    await waitFor(() => expect(seat(next)).toHaveFocus())
  }
  await fireEvent.change(seat('D'), { target: { value: 'close' } })
  await waitFor(() => expect(seat('C')).toHaveFocus())
})

it('takes a name for whoever plays with me on this screen', async () => {
  const create = vi.spyOn(api, 'create').mockRejectedValue(new Error('no server here'))
  render(NewTable, { game: GAMES.raiders })
  const seat = (letter: string) => page.getByLabelText(`Who plays seat ${letter}`)
  expect(page.queryByLabelText('Name on seat B')).toBeNull()
  await fireEvent.change(seat('B'), { target: { value: 'me' } })
  await fireEvent.input(page.getByLabelText('Name on seat B'), { target: { value: 'Mia' } })
  await fireEvent.click(page.getByRole('button', { name: /^(Start|Play)/ }))
  await waitFor(() => expect(create.mock.calls[0]?.[0].seats.slice(0, 2)).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Mia' }]))
  create.mockRestore()
})

it('folds the rulings under a heading that counts what was changed', async () => {
  const settings = [
    { id: 'strength_count', type: 'choice' as const, default: 'start', seats: [], choices: ['start', 'living'], group: 'rulings' },
    { id: 'quick', type: 'bool' as const, default: false, seats: [] },
  ]
  const { container } = render(NewTable, { game: { ...GAMES.raiders, seats: [3], usual_seats: 3, settings } })
  const fold = container.querySelector('details')
  expect(fold).not.toHaveAttribute('open')
  expect(fold).toHaveTextContent('Rulings')
  expect(fold).toHaveTextContent('0 of 1 changed')
  expect(fold).not.toContainElement(page.getByLabelText('Quick game'))
  expect(fold?.compareDocumentPosition(page.getByLabelText('Quick game'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await fireEvent.change(page.getByLabelText('Monster strength'), { target: { value: 'living' } })
  expect(fold).toHaveTextContent('1 of 1 changed')
})

it('says how a level plays, in a game’s own words where it has them', async () => {
  const { unmount } = render(NewTable, { game: GAMES.raiders })
  page.getByText('thinks for a moment')
  unmount()
  render(NewTable, { game: GAMES.lichlord })
  page.getByText('overlooks some things')
  await fireEvent.change(page.getByLabelText('Who plays seat B'), { target: { value: 'bot-easy' } })
  page.getByText('overlooks a lot')
})
