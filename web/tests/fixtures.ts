import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { GameScreen } from '../src/games/types'
import { addText, setLang } from '../src/lib/i18n.svelte'
import { takeGames } from '../src/lib/session.svelte'
import type { GameInfo, Lang, Option, Table, View, Word } from '../src/lib/types'
import { TableScreen } from '../src/table/screen.svelte'

const root = `${process.cwd()}/../src/undercroft`

const words = (word: Word, args: string): Record<string, Word> => Object.fromEntries(args.split(' ').map((arg) => [arg, word]))

/** Some games, as the server tells of them. */
export const GAMES: Record<'raiders' | 'twister' | 'lichlord' | 'doggies', GameInfo> = {
  raiders: infoOf('raiders', 'raiders', { ...words('card', 'card room item character'), ...words('cards', 'cards rooms items'), kind: 'kind' }),
  twister: infoOf('twister', 'twister', { ...words('card', 'card room item character target near foe held'), ...words('pieces', 'tokens attackers defenders') }),
  doggies: infoOf('doggies', 'doggies', { ...words('card', 'card room space beyond dog quest weapon'), ...words('cards', 'cards rooms weapons'), kind: 'kind' }),
  lichlord: infoOf('lichlord', 'dungeoneer', { ...words('card', 'card space quest hero on beyond other'), cards: 'cards', kind: 'kind' }),
}

function infoOf(id: string, family: string, words: Record<string, Word>): GameInfo {
  return { id, family, words, box: { icon: 'cog', pigment: 'iron' }, seats: [2], usual_seats: 2, minutes: 30, settings: [], levels: ['easy', 'normal'], lesson: false }
}

/** The real texts, as the server sends them. */
export async function useTexts(lang: Lang = 'en'): Promise<void> {
  for (const each of ['en', 'ru', 'uk'] as const) {
    addText(each, ['locale', 'games/raiders/locale', 'games/twister/locale', 'games/doggies/locale', 'games/dungeoneer/locale', 'games/dungeoneer/sets/lich_lord/locale'].map((place) => readFileSync(`${root}/${place}/${each}.ftl`, 'utf8')).join('\n'))
  }
  takeGames(Object.values(GAMES))
  await setLang(lang, false)
}

/** A question of a game the house has no screen for: three cards to lay, one of them a likely slip. */
export function viewOf(more: Partial<View> = {}): View {
  const option = (id: string, warn: string | null = null) => ({ id, key: 'lay', args: { card: id }, touches: [`hand:${id}`], final: id === '5', warn, then: null })
  return {
    game: 'raiders', seat: 'A', seats: 3, settings: {}, number: 7, over: false, waiting: ['A'], moment: false, ready: [], sealed: null, then: null,
    asks: [{ what: 'lay', at: 7, may: false, sealed: false, options: [option('3'), option('5'), option('crystal', 'crystal-useless')] }],
    why: { 'hand:key': { key: 'key-only-in-vault', args: { kind: 'monster' }, rule: '6.3' } },
    undo: { can: false, why: 'other' }, figures: {}, board: {}, result: null, table: 'amber-fox-1', names: { A: 'Аня', B: 'Boris', C: 'Mira' },
    journal: [
      { n: 0, key: 'enters', args: { level: 1, place: 1, room: 'dragon' }, private: false },
      { n: 1, key: 'lays', args: { seat: 'B', card: '4' }, private: false },
    ],
    journal_from: 0,
    ...more,
  }
}

/** An option of a question, by its id, with what it touches. */
export const optionOf = (id: string, touches: string[], args: Record<string, unknown> = {}): Option =>
  ({ id, key: id.split(':')[0] ?? '', args, touches, final: false, warn: null, then: null })

/** Seat A's screen with one question, in a game with this screen, and what is sent by it. */
export function screenWith(game: Partial<GameScreen>, what: string, options: Option[], more: Partial<View> = {}) {
  const answer = vi.fn()
  const screen = new TableScreen(viewOf({ asks: [{ what, at: 1, may: false, sealed: false, options }], ...more }), { answer, undo: vi.fn() })
  screen.game = game as GameScreen
  return { screen, answer }
}

export function tableOf(more: Partial<Table> = {}): Table {
  return {
    id: 'amber-fox-1', game: 'raiders', settings: {}, public: false, watch: true, status: 'playing', host: true, you: ['A'],
    seats: [
      { seat: 'A', kind: 'me', name: 'Аня', here: true },
      { seat: 'B', kind: 'person', name: 'Boris', here: true },
      { seat: 'C', kind: 'bot', name: 'Mira', level: 'hard', here: true },
    ],
    commitment: 'c0ffee', watching: 0, updated: 0, your_turn: false, waiting: [], ...more,
  }
}
