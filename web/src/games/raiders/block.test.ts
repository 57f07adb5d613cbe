/** Every line of what one missed has a picture: of the room, of a death. */
import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { picture } from './block'

beforeAll(() => useTexts())

it('an event has a picture of the room, of a death', () => {
  expect(picture({ key: 'wounded' }, { contest: { card: { id: 'goblin', kind: 'monster' } } })).toEqual({ icon: 'goblin-head', pigment: 'madder' })
  expect([picture({ key: 'bleeds' }, {})?.icon, picture({ key: 'level' }, {})]).toEqual(['tombstone', null])
})
