import { expect, it } from 'vitest'
import { msOf } from './ms'

it('a length of time is the same as it is written and as it is built', () => {
  expect(['420ms', ' .42s', '0s', '0ms'].map(msOf)).toEqual([420, 420, 0, 0])
})
