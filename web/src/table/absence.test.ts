/** Who is not connected is said with since when, and with what it means for those who wait. */
import { render } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { tableOf, useTexts, viewOf } from '../../tests/fixtures'
import type { Table } from '../lib/types'
import { absenceWords, absent, awayWords, timeOf } from './absence'
import { TableScreen } from './screen.svelte'
import Seats from './Seats.svelte'
import { sentenceOf } from './words'

beforeEach(() => useTexts())

const seat = (letter: string, name: string, kind: string, here: boolean, since: number | null = null) => ({ seat: letter, name, kind, here, since, level: null }) as unknown as Table['seats'][number]
const AT = new Date(2026, 0, 5, 14, 32).getTime()
const table = (...seats: Table['seats']) => tableOf({ seats })
const ME = seat('A', 'Anna', 'me', true)

describe('absence', () => {
  it('is that of people, never of bots, of open seats or of oneself', () => {
    const found = absent(table(seat('A', 'Anna', 'me', false), seat('B', 'Boris', 'person', false), seat('C', 'Odo', 'bot', true), seat('D', '', 'open', false)))
    expect(found.map((each) => each.name)).toEqual(['Boris'])
    expect(absent(null)).toEqual([])
  })
  it('is said with the time, with the date of another day, and with no more than is known', () => {
    expect(timeOf(AT / 1000, AT + 60_000)).toMatch(/^2:32\sPM$/)
    expect(timeOf(AT / 1000, AT + 3 * 86_400_000)).toMatch(/Jan 5/)
    expect([timeOf(null), awayWords({ since: null })]).toEqual(['', 'not connected'])
    expect(awayWords({ since: AT / 1000 })).toContain('not connected since')
  })
  it('is told on the seam to those who wait, with what it means', () => {
    const seats = table(ME, seat('B', 'Boris', 'person', false), seat('C', 'Mira', 'person', false))
    expect(absenceWords(seats, ['B'])).toBe('Boris is not connected. The game waits: nobody plays for them.')
    expect(absenceWords(seats, ['B', 'C'])).toContain('Boris and Mira are not connected')
    expect(absenceWords(seats, ['A'])).toBe('')
    expect(absenceWords(table(ME, seat('B', 'Boris', 'person', false, AT / 1000)), ['B'])).toContain('Boris has not been connected since')
    const screen = new TableScreen(viewOf({ asks: [], waiting: ['B'] }), null, seats)
    expect(sentenceOf(screen).more).toBe('Boris is not connected. The game waits: nobody plays for them.')
    screen.show(viewOf()) // my turn: there is something to do
    expect(sentenceOf(screen).more ?? '').not.toContain('connected')
  })
  it('stands at the seat as icon and word, at the table and not in a replay', () => {
    const screen = new TableScreen(viewOf(), null, table(ME, seat('B', 'Boris', 'person', false), seat('C', 'Mira', 'person', true)))
    const gone = () => [...render(Seats, { screen }).container.querySelectorAll('.pl')].map((each) => [each.querySelectorAll('.gone').length > 0, each.textContent.includes('not here')])
    expect(gone()).toEqual([[false, false], [true, true], [false, false]])
    screen.replayed = true
    expect(gone().flat()).not.toContain(true)
  })
})
