import { readFileSync } from 'node:fs'
import { render } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { setCards } from '../src/games/dungeoneer/catalogue.svelte'
import type { Catalogue } from '../src/games/dungeoneer/board'
import doggies from '../src/games/doggies/Pictures.svelte'
import dungeoneer from '../src/games/dungeoneer/Pictures.svelte'
import raiders from '../src/games/raiders/Pictures.svelte'
import twister from '../src/games/twister/Pictures.svelte'
import { useTexts } from './fixtures'

const PAGES: [game: string, folder: string, Pictures: Component<{ id: string; game: string }>][] = [
  ['raiders', 'raiders', raiders], ['twister', 'twister', twister], ['doggies', 'doggies', doggies], ['lichlord', 'dungeoneer/sets/lich_lord', dungeoneer],
]
/** Everything that a rules page shows. */
const named = (folder: string) => [...readFileSync(`../src/undercroft/games/${folder}/locale/rules.en.md`, 'utf8').matchAll(/^!\[.+\]\(pictures?:([^)]+)\)$/gm)].flatMap(([, ids = '']) => ids.split(','))

/** What is printed on any card, as far as a drawing needs it. */
const exits = [{ kind: 'wall' }, { kind: 'trap', value: 6, stats: ['speed'] }, { kind: 'open' }, { kind: 'blocked', value: 5, stats: ['melee'] }]
const map = { group: 'map', type: 'room', name: { en: 'Room' }, text: {}, exits, peril: 3, glory: 3, danger: 0, spikes: null, pit: null }
const body = { life: 1, melee: 2, magic: 0, speed: 1, forms: ['melee'], strikes: {} }
const card = (id: string) => (id.startsWith('hero:') ? { group: 'hero', calling: 'Paladin', people: 'Human', name: { en: id }, text: {}, ability: {}, life: 6, boons: 2, treasures: 3, levels: [{ melee: 1, magic: 1, speed: 1 }] } : { group: 'monster', name: { en: id }, text: {}, types: [], cost: 1, body })

beforeAll(() => useTexts())

describe.each(PAGES)('the rules page of %s', (game, folder, Pictures) => {
  const ids = named(folder)
  beforeAll(() => setCards(Object.fromEntries(ids.map((id) => [id.split(':')[1], /^(map|parts)/.test(id) ? map : card(id)])) as unknown as Catalogue))
  it('names pictures', () => expect(ids.length).toBeGreaterThan(10))
  it.each(ids)('draws %s', (id) => {
    const { container } = render(Pictures, { id, game })
    expect(container.querySelector('svg, b, .card')).not.toBeNull()
    expect(container.innerHTML).not.toMatch(/undefined|NaN|href="#i-"/)
  })
  it('draws nothing where it does not know the name', () => expect(render(Pictures, { id: 'no:such', game }).container.textContent).toBe(''))
})

it('the picture of a trap speaks of one stat', () => {
  expect(render(dungeoneer, { id: 'play:trap', game: 'lichlord' }).container.textContent).not.toMatch(/melee/i)
})
