import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { ask, board, option, player, tableOf } from '../../../tests/lichlord'
import type { Catalogue, LaidCard, MapCard } from './board'
import { mapOf, setCards } from './catalogue.svelte'
import Links from './land/Links.svelte'
import { archOf, lineOf, pairsOf } from './land/links'

const open = { kind: 'open', value: 0, stats: [] }
const place = (symbols: string[], entrance = false) => ({
  group: 'map', name: { en: 'Place' }, text: { en: '' }, brief: {}, designed: false, copies: 1, type: 'place', peril: 2, glory: 1, entrance, danger: 0, terrain: ['plains'], symbols, free: [], threat: null, spikes: null, pit: null, exits: [open, open, open, open],
})
const cards = { mine: place(['to-dungeon', 'underground']), gorge: place(['underground']), stones: place(['portal']), waste: place(['portal']), hearth: place([], true) } as unknown as Catalogue
const laid = (id: string, x: number, y: number): LaidCard => ({ id, x, y, turned: 0, new: true, sprung: [], held: [] })
const map = [laid('mine', 2, 0), laid('gorge', 0, -2), laid('stones', 1, -2), laid('waste', -1, 0), laid('hearth', 0, 0)]
const travel = option('travel:gorge', 'travel', ['space:gorge'], { space: 'gorge', symbol: 'underground', ap: 1, glory: 0 })

beforeAll(async () => {
  await useTexts()
  setCards(cards)
})

describe('links between ways', () => {
  it('are all pairs of cards with one special symbol', () => {
    expect(pairsOf(map, mapOf).map(({ symbol, from, to }) => [symbol, from.id, to.id])).toEqual([['underground', 'mine', 'gorge'], ['portal', 'stones', 'waste']])
  })

  it('begin and end at the arches, of which a second one stands above the first', () => {
    const [corner, mine] = [{ x: 0, y: 0 }, cards.mine as MapCard]
    expect([archOf(corner, mine, 'to-dungeon'), archOf(corner, mine, 'underground')]).toEqual([{ x: 140, y: 96 }, { x: 140, y: 61 }])
  })

  it('run in the gaps between cards, never across one', () => {
    const turns = ({ path }: { path: string }) => path.match(/(?<=[HV])[-\d.]+/g)!.slice(0, -2).map(Number)
    const from = archOf(map[0]!, cards.mine as MapCard, 'underground')
    for (const to of map.slice(1)) expect(turns(lineOf(from, archOf(to, mapOf(to.id), ''))).filter((turn) => turn % 150), to.id).toEqual([])
    expect(lineOf({ x: 140, y: 96 }, { x: 440, y: -204 })).toEqual({ path: 'M140 96H150V-150H450V-204H440', price: { x: 300, y: -150 } })
    expect(lineOf({ x: 140, y: 96 }, { x: 140, y: -204 })).toEqual({ path: 'M140 96H150V-204H140', price: { x: 134, y: -150 } })
  })

  it('show which of mine may be gone, and of the one that is chosen the line and its price beside thin wires', async () => {
    const { screen } = tableOf(board({ map, players: [player('A', { space: 'mine' }), player('B', { space: 'hearth' })] }), [ask('hero', travel, option('end', 'end', ['act:end']))])
    const { container } = render(Links, { screen })
    const count = () => ['.may', '.link', '.wire', 'text'].map((each) => container.querySelectorAll(each).length)
    expect(count()).toEqual([1, 0, 0, 0])
    screen.touch('space:gorge', document.body)
    await new Promise((done) => setTimeout(done))
    expect(count()).toEqual([1, 2, 2, 1])
    expect(container.querySelector('text')?.textContent).toBe('1')
  })
})
