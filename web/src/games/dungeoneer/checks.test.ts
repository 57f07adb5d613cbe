/** What the dice of a threat say beside their sum. */
import { render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { board, tableOf } from '../../../tests/lichlord'
import { useTexts } from '../../../tests/fixtures'
import type { Entry } from '../../lib/types'
import type { Catalogue } from './board'
import { setCards } from './catalogue.svelte'
import { aboutParts, type Check } from './checks'
import Checks from './Checks.svelte'
import MapCard from './MapCard.svelte'

beforeAll(() => useTexts())
afterEach(() => setCards({}))

const SPRUNG = 'A trap exit works once a turn: it tests no one else this turn.'
const threat = (source: string) => ({ n: 1, key: 'threat', args: { seat: 'A', source, form: 'speed' } }) as unknown as Entry

it('an exit that has tested somebody says that it is sprung, where a trap works once a turn', () => {
  const about = (source: string, trap_exits: string) => aboutParts(tableOf(board(), [], { settings: { trap_exits } }).screen, threat(source))
  expect(about('exit', 'once')).toEqual([SPRUNG])
  expect([about('exit', 'always'), about('blocked', 'once'), about('trap', 'once')]).toEqual([[], [], []])
})

it('the exits of a map card tell in words which of them takes no roll: it is held open, or has sprung', () => {
  const trap = { kind: 'trap', value: 5, stats: ['speed'] }
  setCards({ corridor: { group: 'map', type: 'corridor', name: { en: 'Corridor' }, text: {}, exits: [trap, { kind: 'blocked', value: 6, stats: ['melee'] }, trap, { kind: 'wall' }], peril: 2, glory: 1 } } as unknown as Catalogue)
  const lies = { id: 'corridor', x: 0, y: 0, turned: 0, new: false, sprung: [2], held: [1] } as never
  const { container } = render(MapCard, { screen: tableOf(board({ map: [lies] }), []).screen, drawn: { id: 'corridor' as never, turned: 0, laid: true, mine: true } })
  expect([...container.querySelectorAll('dd')].map((each) => each.textContent)).toEqual(['2 peril, 1 glory', 'trap, speed 5+', 'blocked, melee 6+, held open: no roll', 'trap, speed 5+, sprung already this turn: no roll'])
})

it('where a row is too short for a roll, its total, what was needed and the verdict stay together', () => {
  const check = { seat: 'A', die: 2, total: 5, needed: 7, overcome: false, follows: [], threat: { n: 1, key: 'threat', args: { seat: 'A', form: 'speed', stat: 3, more: 0, raised: [], less: 0, lowered: [] }, private: false } } as unknown as Check
  const { container } = render(Checks, { screen: tableOf(board(), []).screen, checks: [check] })
  expect(container.querySelector('.came')?.textContent?.split(/\s+/).filter(Boolean)).toEqual(['57', 'needed', 'failed'])
})

it('each roll against a trap comes into sight when it is told, and again with what follows from it', async () => {
  const seen: (string | undefined)[] = []
  Element.prototype.scrollIntoView = function (this: HTMLElement) { seen.push(this.dataset.check) }
  const check = (seat: string, follows: Entry[] = []) => ({ seat, die: 2, total: 3, needed: 6, overcome: false, follows, threat: { n: 1, key: 'threat', args: { seat, form: 'speed', stat: 1, more: 0, raised: [], less: 0, lowered: [] }, private: false } }) as unknown as Check
  const { screen } = tableOf(board(), [])
  const { rerender } = render(Checks, { screen, checks: [check('A')] })
  await rerender({ screen, checks: [check('A'), check('B')] })
  expect(seen).toContain('B')
  const before = seen.length
  await rerender({ screen, checks: [check('A'), check('B', [{ n: 2, key: 'knocked-down', args: { seat: 'B' }, private: false }])] })
  expect(seen.slice(before)).toContain('B')
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})
