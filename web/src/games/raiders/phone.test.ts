/** What a phone has room for: the cards and what each of them did stay in sight above the seam. */
import { prefs } from '../../lib/prefs.svelte'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import { useTexts, viewOf } from '../../../tests/fixtures'
import { beatsOf } from '../../table/story/beats'
import { TableScreen } from '../../table/screen.svelte'
import { BEATS } from './story'
import { told } from './told'

const size = vi.hoisted(() => ({ phone: { current: true } }))
vi.mock('../../table/narrow', () => ({ ...size, flat: { current: false }, low: { current: false }, narrow: () => true }))
beforeAll(() => useTexts())

const VAULT = { card: { id: 'vault', kind: 'vault', chests: [3, 2] }, values: { A: 3, B: 5, C: 5 }, to_lay: [], claims: [] }
const hero = (seat: string) => ({ seat, character: 'mage', treasure: 3, wounds: 0, alive: true, power: [], items: 0, laid: ['1'] })
const board = { mode: 'base', level: 1, levels: 5, room: 1, rooms: [], heroes: ['A', 'B', 'C'].map(hero), order: ['A', 'B', 'C'], most: { treasure: 20, wounds: 10 }, bleeding: [], contest: VAULT }

function more(...entries: [string, object][]): string {
  const journal = [['enters', {}] as [string, object], ...entries].map(([key, args], n) => ({ n, key, args, private: false }))
  const view = viewOf({ game: 'raiders', seat: 'A', journal, frames: journal.map(({ n }) => ({ n, board, figures: {} })), board } as never)
  const beat = beatsOf(view, { beats: BEATS }).at(-1)
  return beat ? (told(new TableScreen(view), beat)?.more ?? '') : ''
}
const SHARED: [string, object][] = [
  ['coins-stay', { count: 1, total: 3, seats: ['B', 'C'] }], ['earns', { seat: 'B', count: 1, why: 'highest', seats: ['C'], full: 0 }], ['earns', { seat: 'C', count: 1, why: 'highest', seats: ['B'], full: 0 }],
  ['earns', { seat: 'A', count: 2, why: 'second', seats: [], full: 0 }], ['leads', { seat: 'B', card: '5', seats: ['C'], after_seat: 'A', led: 'no' }],
]

it('does not say again who leads and what stays, which the cards and the chest say, where much is told', () => {
  const alone = SHARED.map(([key, args]): [string, object] => [key, key === 'leads' ? { ...args, seats: [] } : args])
  const short = more(...alone)
  size.phone.current = false
  const desk = more(...alone)
  size.phone.current = true
  expect(short).toContain('1 treasure')
  expect(short).not.toMatch(/first player|plays first|stays/i)
  expect(desk).toBe(short)
})
it('says after whom it goes where several have the same card, which no card has room for', () => {
  expect(more(...SHARED)).toMatch(/Boris plays first now: tied at 5 with Mira, but next in turn after you/)
  expect(more(...SHARED)).not.toMatch(/stays/)
})
it('says all of it in text mode, where no card shows it', () => {
  prefs.speech = true
  expect(more(...SHARED.map(([key, args]): [string, object] => [key, key === 'leads' ? { ...args, seats: [] } : args]))).toMatch(/plays first/)
  prefs.speech = false
})
it('says it where there is little else', () => {
  expect(more(['earns', { seat: 'A', count: 2, why: 'highest', seats: [], full: 0 }], ['leads', { seat: 'A', card: '5', seats: [], after_seat: 'B', led: 'no' }])).toMatch(/first/i)
})
it('keeps no room for a chosen card while the guide speaks, which needs it', () => {
  expect(readFileSync('src/games/raiders/Hand.svelte', 'utf8')).toMatch(/740px\) \{ :global\(\.app:has\(\.raiders-hand\):not\(:has\(> \.guide\)\) > \.seam\) \{ min-height: 124px/)
})
it('keeps what names the room under a preview of three lines: only a lower stage hides it', () => {
  expect(readFileSync('src/games/raiders/Contest.svelte', 'utf8')).toMatch(/@container \(max-height: 350px\) \{\n {6}\.contest:not\(\.monster\) h2 \{ position: absolute/)
})
it('keeps the width beside the sentence, however much is left to tell', () => {
  expect(readFileSync('src/table/story/Story.svelte', 'utf8')).toMatch(/\.rest \{ display: grid;[^}]* flex: 0 0 96px; \}/)
})
it('shows the chip of a gain only where it arrives, so that it never lies under the one that says who plays first', () => {
  expect(readFileSync('src/table/story/Chips.svelte', 'utf8')).toMatch(/phone\.current \? \{ transform: 'none', opacity: 0, offset: 0\.85 \}/)
})
