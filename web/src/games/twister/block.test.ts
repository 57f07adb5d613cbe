/** Every line of what one missed has a picture: of a piece, of a room that turns. */
import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { picture } from './block'

beforeAll(() => useTexts())

it('an event has a picture of a piece, of a room that turns', () => {
  expect([picture({ key: 'wounded', args: { piece: 'b-troll' } }), picture({ key: 'turns', args: {} })?.icon, picture({ key: 'wins', args: {} })]).toEqual([{ icon: 'troll', pigment: 'madder' }, 'cog', null])
})
