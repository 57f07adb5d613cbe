import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { tableOf } from '../../../tests/lichlord'
import { boardOf, type Board, type Catalogue } from './board'
import { setCards } from './catalogue.svelte'
import { apart, printed, spaceTold } from './described'
import { speech } from './speech'

interface Kept { board: Board; cards: Catalogue; names: Record<string, string>; said: Record<'en' | 'ru' | 'uk', { spaces: Record<string, string>; cards: Record<string, string>; apart: string[][] }>; choices: Parameters<typeof apart>[1][] }
const kept = JSON.parse(readFileSync(`${process.cwd()}/../tests/games/dungeoneer/house/described.json`, 'utf8')) as Kept
const { view } = tableOf(kept.board, []).screen
const board = boardOf(view)
/** Breaks that the screen forbids are of no meaning here. */
const plain = (text: string): string => text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')

beforeAll(() => setCards(kept.cards))
afterEach(() => useTexts())

describe('the dungeon and the cards in sentences', () => {
  it.each(['en', 'ru', 'uk'] as const)('are told as in the terminal: %s', async (lang) => {
    await useTexts(lang)
    for (const lies of board.map) {
      const { head, made, here } = spaceTold(board, lies, kept.names, 'A')
      expect(plain(`${[head, ...made, ...here].join('. ')}.`)).toBe(plain(kept.said[lang].spaces[lies.id] ?? ''))
    }
    for (const [id, said] of Object.entries(kept.said[lang].cards)) expect(plain(printed(board, id))).toBe(plain(said))
    const twin = board.map.flatMap((lies) => (lies.id === 'corridor' ? [{ ...lies, id: 'corridor-2', y: -2 }] : []))
    expect(kept.choices.map((each) => apart({ ...board, map: [...board.map, ...twin] }, each).map(plain))).toEqual(kept.said[lang].apart.map((each) => each.map(plain)))
  })

  it('has a passage for each space: over it where it lies, from where I stand, and who is there', async () => {
    await useTexts()
    const told = speech(view, kept.names).flatMap((each) => (typeof each === 'string' ? [] : [each]))
    const corridor = told.find(({ id }) => id === 'corridor')
    expect(plain(corridor?.head ?? '')).toBe('Corridor (0:-1), tunnel. 2 north of you. Here: Bo (knocked down).')
    expect(corridor?.lines.map(plain)[0]).toMatch(/^Exits: north: open, unexplored \(0:-2\); south: open, to Tomb Antechamber \(0:0\)/)
    expect(corridor?.reads, 'a step of mine is no news of it').not.toContain('of you')
    expect(plain(told.find(({ id }) => id === 'seat:A')?.head ?? '')).toContain('Boons 0 of 4, treasures 0 of 1. In Crypt (0:1).')
    expect(told.find(({ id }) => id === 'hand:leaden-weight')?.lines.join()).toMatch(/^Leaden Weight\. Bane, .* Undercroft’s own card\.$/)
  })
})
