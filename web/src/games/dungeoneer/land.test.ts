import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import type { Exit, LaidCard, MapCard } from './board'
import { barrier, figuresAt, lettering, pinAt, writtenOn } from './geometry'
import { landFrom, landOf, onLand, openLand } from './land.svelte'
import { frost } from './land/frost.svelte'
import { arcticOf, cliffsOf, groundOf, linked, rimOf, roadsOf, TERRAIN_ICONS, WAYS, waysOf } from './land/ground'
import pictures from './sets/land/ice_witch'
import Tile from './Tile.svelte'

const [open, wall]: Exit[] = [{ kind: 'open', value: 0, stats: [] }, { kind: 'wall', value: 0, stats: [] }]
const words = { en: '', ru: '', uk: '' }
const base: MapCard = {
  group: 'map', name: words, text: words, brief: {}, designed: false, copies: 1, type: 'place', peril: 3, glory: 2, entrance: false, danger: 0, terrain: ['arctic', 'water'], symbols: ['underground', 'portal'], free: [], threat: null, spikes: null, pit: null,
  exits: [open!, wall!, open!, { kind: 'trap', value: 4, stats: ['speed'] }],
}
const road: MapCard = { ...base, type: 'road', terrain: ['plains'], symbols: [] }
const lies = (more: Partial<LaidCard> = {}): LaidCard => ({ id: 'frozen-gorge', x: 0, y: 0, turned: 0, new: true, sprung: [], held: [], ...more })
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const SETS = '../src/undercroft/games/dungeoneer/sets/ice_witch'

beforeAll(async () => {
  await useTexts()
  landFrom(async () => (await import('./land')).default)
  await openLand([base])
})

describe('the surface', () => {
  it('is places and roads, and nothing of it comes to a table that has none', async () => {
    expect([base, road, { ...base, type: 'gloomy-road' as const }, { ...base, type: 'room' as const }].map(onLand)).toEqual([true, true, true, false])
    expect(landOf()).not.toBeNull()
  })

  it('has its pictures in a sprite of its own, every one, and one for each card of the set but plain roads', () => {
    const there = ['icons.json', 'land/icons.json'].flatMap((file) => json(`src/games/dungeoneer/${file}`) as string[])
    const own = ['own-icons.json', 'land/own-icons.json'].flatMap((file) => Object.keys(json(`src/games/dungeoneer/${file}`) as object))
    const house = json('src/ui/icons.json') as string[]
    const icons = [...Object.values(pictures), ...Object.values(TERRAIN_ICONS), ...Object.values(WAYS).flatMap(({ icon }) => icon || [])]
    expect(icons.filter((icon) => ![...there, ...own, ...house].includes(icon))).toEqual([])
    const printed = readdirSync(SETS).filter((file) => file.endsWith('.toml')).flatMap((file) => readFileSync(`${SETS}/${file}`, 'utf8').split(/^\[\[/m).slice(1))
    const unseen = printed.filter((entry) => !/^type = ".*road"/m.test(entry)).map((entry) => /^id = "(.*)"/m.exec(entry)?.[1] ?? '').filter((id) => !(id in pictures))
    expect([printed.length > 80, unseen]).toEqual([true, []])
  })

  it('has a different picture for each card of the set', () => {
    const icons = Object.values(pictures)
    expect(icons.filter((icon, n) => icons.indexOf(icon) !== n)).toEqual([])
  })

  it('is cut along the diagonal where there are two terrains, the first above', () => {
    expect(groundOf(0, 1)).toBe('M6 6H144V144H6Z')
    expect([groundOf(0, 2), groundOf(1, 2)]).toEqual(['M6 6H144L6 144Z', 'M144 6V144H6Z'])
  })

  it('has a road to each open side that meets the neighbour’s, and cliffs along the others', () => {
    const roads = roadsOf([true, false, true, true])
    expect(roads.match(/M[\d. ]+C/g)).toEqual(['M75 0C', 'M75 150C', 'M0 62C'])
    const cliffs = cliffsOf('x', [true, false, true, true], 115)
    expect(cliffs.line).toBe('M141 9V112')
    expect(cliffs.ticks.match(/l-/g)?.length).toBeGreaterThan(8)
    expect(cliffsOf('x', [true, true, true, true], 115)).toEqual({ line: '', ticks: '' })
  })

  it('freezes alike whenever a card is drawn, no two cards alike', () => {
    expect(rimOf('olmgard')).toBe(rimOf('olmgard'))
    expect(rimOf('olmgard')).not.toBe(rimOf('ghost-peaks'))
  })

  it('counts the printed arctic icon and each ice token', () => {
    expect([arcticOf(base), arcticOf(base, 1), arcticOf(road, 1), arcticOf(road), arcticOf(null)]).toEqual([1, 2, 1, 0, 0])
  })

  it('has an arch for the entrance and each special symbol; one leads somewhere when another card has it, too', () => {
    expect(waysOf({ ...base, entrance: true })).toEqual(['entrance', 'underground', 'portal'])
    expect([...linked([base, { ...road, symbols: ['portal'] }, road])]).toEqual(['portal'])
  })

  it('has what exits ask for on its roads, which meet higher than corridors', () => {
    const [type, tomb] = [lettering(1), { ...base, type: 'room' as const }]
    const at = (card: MapCard) => writtenOn(card, false, type)[0]!.y
    expect(at(base) - at(tomb)).toBe(-13)
    expect(barrier(3, type, 62).bar.y - barrier(3, type).bar.y).toBe(-13)
    expect(barrier(0, type, 62)).toEqual(barrier(0, type))
  })

  it('has its pins at the right, below the hazards: terrain stands at the left', () => {
    const type = lettering(1)
    const [plain, pit] = [base, { ...base, pit: { value: 5, stats: ['speed' as const] } }].map((card) => pinAt(0, type, false, card))
    expect([plain!.x, plain!.y, pit!.y > plain!.y + 24]).toEqual([130, 24, true])
    expect(pinAt(0, type).x).toBe(20)
  })

  it('has a lone figure in the middle of its road, though an exit south of it asks for something', () => {
    const type = lettering(1)
    const south: MapCard = { ...base, exits: [open!, open!, { kind: 'blocked', value: 4, stats: ['speed'] }, wall!] }
    const [{ x, y }] = figuresAt(1, writtenOn(south, false, type), type.top, 0, 62) as [{ x: number; y: number }]
    expect([Math.abs(x - 75) < 9, y > 40, y <= 62]).toEqual([true, true, true])
  })
})

describe('a card of the surface', () => {
  const draw = (props: { card: MapCard; lies?: LaidCard | null; live?: ReadonlySet<string> }) => render(Tile, { id: 'frozen-gorge', turned: 0, ...props }).container
  const titles = (drawn: Element) => [...drawn.querySelectorAll('title')].map((each) => each.textContent)

  it('shows its terrain with both patterns and names, and no rock', () => {
    const drawn = draw({ card: base })
    expect([...drawn.querySelectorAll('path')].map((each) => each.getAttribute('fill')).filter((fill) => fill?.startsWith('url(#land-'))).toEqual(['url(#land-arctic)', 'url(#land-water)'])
    expect([...drawn.querySelectorAll('rect')].filter((each) => each.getAttribute('fill') === 'url(#tile-rock)')).toEqual([])
    expect(titles(drawn).slice(0, 2)).toEqual(['arctic', 'water'])
  })

  it('hatches a way that leads nowhere yet', () => {
    const drawn = draw({ card: base, lies: lies(), live: new Set(['portal']) })
    expect([...drawn.querySelectorAll('[data-way]')].map((way) => [(way as SVGElement).dataset.way, way.classList.contains('inert')])).toEqual([['underground', true], ['portal', false]])
    expect(titles(drawn)).toContain('underground passage: leads nowhere yet')
    expect([...draw({ card: base }).querySelectorAll('.inert')]).toEqual([])
  })

  it('has flake, rim and wash where ice lies, and the number where it is more than one', () => {
    const frozen = draw({ card: base, lies: lies({ ice: 1 }) })
    expect(frozen.querySelector('[data-ice]')?.textContent).toMatch(/2$/)
    expect([frozen.querySelectorAll('.rim').length, frozen.querySelectorAll('.wash').length]).toEqual([1, 1])
    expect(draw({ card: road, lies: lies({ ice: 1 }) }).querySelector('[data-ice] .num')).toBeNull()
    expect(draw({ card: base, lies: lies() }).querySelector('[data-ice], .rim')).toBeNull()
  })

  it('has its ice for as long as its going is told, and nothing grows on ice that lies', () => {
    const moves = (space: string, key: string, ice = 0) => {
      Object.assign(frost, { space, key })
      const drawn = draw({ card: base, lies: lies(ice ? { ice } : {}) })
      Object.assign(frost, { space: '', key: '' })
      return [drawn.querySelectorAll('.rim').length, ...['freezes', 'thaws'].map((each) => drawn.querySelectorAll(`.${each}`).length)]
    }
    expect([moves('frozen-gorge', 'freezes', 1), moves('frozen-gorge', 'freezes', 2), moves('frozen-gorge', 'thaws', 1), moves('olmgard', 'freezes', 1)]).toEqual([[1, 2, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0]])
    expect([moves('frozen-gorge', 'thaws'), moves('olmgard', 'thaws')]).toEqual([[1, 0, 2], [0, 0, 0]])
  })

  it('is dark five times on a gloomy road: ground, hatching, road, ruts and ribbon', () => {
    const drawn = draw({ card: { ...road, type: 'gloomy-road', danger: 2 }, lies: lies() })
    expect([...drawn.querySelectorAll('.gloomy')].length).toBe(2)
    expect([...drawn.querySelectorAll('path')].filter((each) => each.getAttribute('fill') === 'url(#land-gloom)').length).toBe(1)
    expect(drawn.querySelector('rect[fill="var(--block)"]')).not.toBeNull()
    expect(draw({ card: road }).querySelector('.gloomy, rect[fill="var(--block)"]')).toBeNull()
  })
})
