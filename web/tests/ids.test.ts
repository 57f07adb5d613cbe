import { describe, expect, it } from 'vitest'
import { idIn, partsOf, thingOf } from '../src/lib/ids'

describe('ids', () => {
  it('are taken apart at their colons', () => {
    expect(partsOf('attack:a-thief:b-goblin')).toEqual(['attack', 'a-thief', 'b-goblin'])
    expect(thingOf('place:1:0')).toEqual(['place', '1:0'])
    expect(thingOf('contest')).toEqual(['contest', ''])
  })

  it('tell a thing of one kind from the others', () => {
    expect(idIn('hero', 'hero:A')).toBe('A')
    expect(idIn('hero', 'hero-card:kron')).toBeNull()
  })
})
