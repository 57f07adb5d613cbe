import { fireEvent, render, screen as page, waitFor } from '@testing-library/svelte'
import { beforeAll, expect, it } from 'vitest'
import NewTable from '../src/lobby/NewTable.svelte'
import { useTexts } from './fixtures'

beforeAll(() => useTexts())

it('keeps the keyboard at the seats when one is closed or added', async () => {
  render(NewTable, { game: { id: 'raiders', seats: [1, 2, 3, 4], usual_seats: 2, minutes: 30, levels: ['easy', 'normal'], settings: [] } })
  const seat = (letter: string) => page.getByLabelText(`Who plays seat ${letter}`)
  for (const next of ['C', 'D']) {
    await fireEvent.click(page.getByRole('button', { name: 'Add a seat' })) // with four there is none to add, and the button is gone
    await waitFor(() => expect(seat(next)).toHaveFocus())
  }
  await fireEvent.change(seat('D'), { target: { value: 'close' } })
  await waitFor(() => expect(seat('C')).toHaveFocus())
})
