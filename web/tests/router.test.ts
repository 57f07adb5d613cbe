import { describe, expect, it } from 'vitest'
import { codeIn, originOf, routeOf } from '../src/lib/router.svelte'

describe('addresses', () => {
  it('knows the pages', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' })
    expect(routeOf('/t/amber-fox-4271')).toEqual({ page: 'table', id: 'amber-fox-4271' })
    expect(routeOf('/t/amber-fox-4271/replay')).toEqual({ page: 'replay', id: 'amber-fox-4271' })
    expect(routeOf('/rules/raiders')).toEqual({ page: 'rules', game: 'raiders' })
    expect(routeOf('/nowhere/at/all')).toEqual({ page: 'lost' })
    expect(routeOf('/t/%')).toEqual({ page: 'lost' })
  })

  it.each([
    ['amber-fox-4271', 'amber-fox-4271'],
    [' Amber Fox 4271 ', 'amber-fox-4271'],
    ['https://host.example/t/amber-fox-4271?x=1#y', 'amber-fox-4271'],
    ['http://host/t/amber-fox-4271/replay', 'amber-fox-4271'],
    ['   ', ''],
  ])('finds the code in %j', (text, code) => expect(codeIn(text)).toBe(code))
})

describe('where a table began', () => {
  it('is linked only if its game is known', () => {
    expect(originOf({ table: 'amber-fox-1', step: 9 })).toBe('/t/amber-fox-1/replay#step=9')
    expect(originOf({ table: null, step: 9 })).toBeUndefined()
  })
})
