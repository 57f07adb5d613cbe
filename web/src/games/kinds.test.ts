/** Whatever a journal tells is a beat of its own, or told with what comes next: then it stands here, with why. */
import { describe, expect, it } from 'vitest'
import { BEATS as LICH } from './dungeoneer/story'
import LICH_TOLD from './dungeoneer/generated.ts?raw'
import { BEATS as RAIDERS } from './raiders/story'
import RAIDERS_TOLD from './raiders/generated.ts?raw'
import { ALOUD, BEATS as TWISTER } from './twister/story'
import TWISTER_TOLD from './twister/generated.ts?raw'

/** The keys of `interface Entries`, which is made from the rules. */
const keysOf = (generated: string): string[] => [...(/export interface Entries \{\n([\s\S]*?)\n\}/.exec(generated)?.[1] ?? '').matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, key]) => key!)

/** What is silent, and what it is told with. */
const RAIDERS_SILENT = {
  dealt: 'who one is stands in the seats', solo: 'the same, alone', reveals: 'the room that it enters',
  wins: 'the end scene', share: 'the end scene', 'nobody-wins': 'the end scene', 'solo-survived': 'the end scene', 'solo-died': 'the end scene',
}
const TWISTER_SILENT = {
  'first-to-hide': 'the question who hides', stands: 'the starters, all together', 'hides-what': 'that a token is hidden',
  'combat-won': 'what becomes of the loser', 'ways-open': 'the room that turns on the board, and by itself in text mode', 'ways-close': 'the same',
}
const LICH_SILENT = { untested: 'what the space gives', 'no-lord-phase': 'that no encounter is sent', serves: 'the map card that is laid', struck: 'the wound', 'hero-strikes': 'the wound, or the token taken' }
const GAMES = [
  { game: 'raiders', kinds: RAIDERS, told: RAIDERS_TOLD, silent: RAIDERS_SILENT },
  { game: 'twister', kinds: TWISTER, told: TWISTER_TOLD, silent: TWISTER_SILENT },
  { game: 'dungeoneer', kinds: LICH, told: LICH_TOLD, silent: LICH_SILENT },
]

it('tells without the board what the board of Twister shows by itself', () => expect(Object.keys(ALOUD).filter((key) => !(key in TWISTER_SILENT))).toEqual([]))

describe.each(GAMES)('$game', ({ kinds, told, silent }) => {
  const keys = keysOf(told)
  it('shows each entry of its journal, or says that it is silent', () => {
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter((key) => !(key in kinds) && !(key in silent))).toEqual([])
  })
  it('is silent of nothing that it shows, and of nothing that is never told', () => expect(Object.keys(silent).filter((key) => key in kinds || !keys.includes(key))).toEqual([]))
})
