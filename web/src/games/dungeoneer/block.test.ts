/** Every line of what one missed has a picture: of a card, of a hero where there is no card. */
import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { picture } from './block'

beforeAll(() => useTexts())

it('an event has a picture of a card, of a hero where there is no card', () => {
  expect([picture({ args: { seat: 'A', card: 'zombie' } }, {})?.icon, picture({ args: { seat: 'A' } }, { players: [{ seat: 'A', hero: 'roderik' }] })?.icon, picture({ args: {} }, {})]).toEqual(['shambling-zombie', 'crenulated-shield', null])
})
