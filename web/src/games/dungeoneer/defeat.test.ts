/** What stands on the large stage when my hero is defeated: the cause in one sentence, and the sums that decided. */
import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Entry } from '../../lib/types'
import { TableScreen } from '../../table/screen.svelte'
import type { Beat } from '../../table/story/beats'
import { useTexts, viewOf } from '../../../tests/fixtures'
import Large from '../../table/story/Defeat.svelte'
import { defeat } from './defeat'

beforeAll(() => useTexts())

const entry = (n: number, key: string, args: Record<string, unknown>): Entry => ({ n, key, args, private: false })
const player = (seat: string, hero: string) => ({ seat, hero, level: 2, completed: ['rat-mother'], space: 'library', alive: seat !== 'A', life: 0 })
const ATTACK = { monster: 'zombie', owner: 'B', hero: 'A', by_hero: false, form: 'magic', attack: 3, parts: [], dice: 1, die: 3, total: 6, counter: 2, counter_parts: [], counter_dice: 1, counter_die: 2, counter_total: 4 }

/** What the stage says of a defeat, after these entries. */
function told(fall: Record<string, unknown>, journal: Entry[] = [], attacks: object[] = [], settings = {}) {
  const board = { players: [player('A', 'roderik'), player('B', 'kron')], battle: attacks.length ? { attacks } : null, turn: 6, solo: false }
  const end = entry(90, 'defeated', { seat: 'A', card: '', by_seat: '', form: '', total: 0, against: 0, ...fall })
  const screen = new TableScreen(viewOf({ game: 'lichlord', seat: 'A', board, journal: [...journal, end], settings } as never))
  return defeat(screen, { kind: 'end', entries: [end] } as unknown as Beat)
}

describe('my defeat', () => {
  it('by a monster names both sums', () => {
    const found = told({ cause: 'strike', card: 'zombie', by_seat: 'B', form: 'magic', total: 4, against: 6 }, [], [{ ...ATTACK, monster: 'legion', total: 9 }, ATTACK])
    expect([found?.cause, found?.blow, found?.after]).toEqual(['roderik falls in the library:', 'zombie, magic 6 against 4.', 'No life is left.'])
    expect(found?.sums?.map(({ seat, name, parts, dice, total, won }) => [seat, name, parts, dice, total, won])).toEqual([
      ['B', 'zombie', 'magic 3 +', [3], 6, true], ['A', 'roderik', 'magic 2 +', [2], 4, false],
    ])
    expect([found?.reached.map(({ value }) => value), found?.on]).toEqual([['1 of 3', '2', '6'], undefined])
  })
  it('by a hero whom I attacked names that hero', () => {
    const duel = { ...ATTACK, monster: '', owner: 'A', hero: 'B', by_hero: true, total: 4, counter_total: 6 }
    const found = told({ cause: 'hero', by_seat: 'B', form: 'magic', total: 4, against: 6 }, [], [duel])
    expect(found?.blow).toBe('kron, magic 6 against 4.')
  })
  it('by a threat says what was needed', () => {
    const found = told({ cause: 'quest', card: 'black-ledger', form: 'speed', total: 4, against: 7 }, [entry(70, 'threat', { seat: 'A', form: 'speed', stat: 0, die: 1, total: 4, value: 7, glory: 3, raised: [], raised_n: [], lowered: [], lowered_n: [] })])
    expect(found?.blow).toBe('black-ledger, a roll of 4 where 7 was needed.')
    expect(found?.sums?.map(({ total }) => total)).toEqual([7, 4])
    expect([found?.sums?.[1]?.parts, found?.sums?.[1]?.dice]).toEqual(['speed 0 + 3 for glory +', [1]]) // what was paid is no speed
  })
  it('by a text alone names the card, and a new hero where one may rise', () => {
    const found = told({ cause: 'monster', card: 'legion', by_seat: 'B' }, [], [ATTACK], { resurrection: true })
    expect([found?.blow, found?.sums]).toEqual(['Legion.', undefined])
    expect(found?.on).toContain('a new hero')
  })
  it('is drawn: the cause a whole sentence, the blow in bold, both sums with their dice', () => {
    const found = told({ cause: 'strike', card: 'zombie', by_seat: 'B', form: 'magic', total: 4, against: 6 }, [], [ATTACK])
    const screen = new TableScreen(viewOf({ game: 'lichlord', seat: 'A' }))
    const { container } = render(Large, { screen, defeat: found!, out: true, ongoon: () => undefined })
    expect(container.querySelector('.cause')?.textContent?.replaceAll('\u00a0', ' ')).toBe('roderik falls in the library: zombie, magic 6 against 4. No life is left.')
    expect(container.querySelector('.cause b')?.textContent).toBe('zombie, magic 6 against 4.')
    expect([...container.querySelectorAll('.sums .total')].map((each) => each.textContent)).toEqual(['6', '4'])
    expect(found?.pigment).toBe('iron') // no longer in the colours of the living
  })
})
