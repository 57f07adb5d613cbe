/** Every picture of a replay's rows is one that the page has: the game's, or the house's. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TALE as DUNGEONEER } from './dungeoneer/tale'
import { TALE as TWISTER } from './twister/tale'
import type { Tale } from '../replay/turns'

const listed = (path: string): string[] => {
  const found = JSON.parse(readFileSync(`${process.cwd()}/src/${path}`, 'utf8')) as string[] | Record<string, string>
  return Array.isArray(found) ? found : Object.keys(found)
}
const house = ['ui/icons.json', 'ui/own-icons.json'].flatMap(listed)

it.each<[string, Tale]>([['dungeoneer', DUNGEONEER], ['twister', TWISTER]])('%s', (family, { icons = {} }) => {
  const known = [...house, ...listed(`games/${family}/icons.json`), ...listed(`games/${family}/own-icons.json`)]
  expect(Object.keys(icons).length).toBeGreaterThan(9)
  expect(Object.entries(icons).filter(([, icon]) => !known.includes(icon))).toEqual([])
})
