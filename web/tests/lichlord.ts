import { vi } from 'vitest'
import type { Ask, Option, View } from '../src/lib/types'
import { TableScreen } from '../src/table/screen.svelte'
import type { Attack, Battle, Board, Player } from '../src/games/dungeoneer/board'
import game from '../src/games/dungeoneer/index'
import { key, letter } from '../src/games/dungeoneer/keyboard'
import { acts } from '../src/games/dungeoneer/prompt'

/** A table of the Lich Lord at the client: a board with three players, a battle with two attackers, and questions as the server sends them. */
export const player = (seat: Player['seat'], more: Partial<Player> = {}): Player => ({
  seat, hero: 'kron', level: 2, life: 4, most: 6, stats: { melee: 3, magic: 1, speed: 2 }, boons: [0, 2], treasures: [0, 2], glory: 3, peril: 5, ap: 2, fall_ap: 0,
  saved: false, less_ap: 0, hand: 5, inventory: [], on_hero: [], banes: [], lair: [], quests: ['slay-draky'], completed: [], escorts: [], space: 'crypt', down: false,
  standup: 0, thresholds: [], alive: true, ...more,
})
export const attack = (more: Partial<Attack> = {}): Attack => ({
  monster: 'zombie', owner: 'B', hero: 'A', by_hero: false, form: 'melee', life: 1, hurt: false, gone: false, attack: 2, parts: [{ card: 'zombie', n: 2 }], dice: 1, die: null, total: null,
  counter: 3, counter_parts: [{ card: 'kron', n: 3 }], counter_dice: 1, counter_die: null, counter_total: null, odds: { attack: 28, tie: 14, counter: 58 }, ...more,
})
export const battle = (more: Partial<Battle> = {}): Battle => ({
  step: 'response', target: 'A', defender: 'A', heroes: { A: 'kron' }, space: 'crypt', quest: null, helps: [], attacks: [attack(), attack({ monster: 'legion' })], rewards: {}, traps: [], ...more,
})
export const board = (more: Partial<Board> = {}): Board => ({
  phase: 'hero', turn: 5, active: 'A', solo: false, winner: null, declared: false, map: [], players: [player('A'), player('B'), player('C', { peril: 9 })],
  hand: [{ id: 'zombie', cost: 1 }, { id: 'fend-off', cost: 3 }], map_hand: [], map_hands: {}, quests: { global: [], dropped: {}, wounds: {}, goals: [] }, deck: 30, discards: [],
  maps_left: 9, maps_below: [], known: { top: [], bottom: [] }, peril_deck: null, peril_discards: [], roaming: [], fallen: [], declared_now: [], moment: null, battle: null, ...more,
})
export const option = (id: string, optionKey: string, touches: string[], args: Option['args'] = {}, then: Option['then'] = null): Option => ({ id, key: optionKey, args: /^(play|use)/.test(optionKey) ? { gives: '', paid: 'glory', ...args } : args, touches, final: false, warn: null, then })
export const PASS = option('pass', 'pass', ['act:pass'])
export const ask = (what: string, ...options: Option[]): Ask => ({ what, at: 3, may: false, sealed: false, options })
export function tableOf(shown: Board, asks: Ask[], more: Partial<View> = {}): { screen: TableScreen; answer: ReturnType<typeof vi.fn> } {
  const answer = vi.fn()
  const view = {
    game: 'lichlord', seat: 'A', seats: 3, settings: {}, number: 7, over: false, waiting: asks.length ? ['A'] : ['B'], ready: [], sealed: null, asks, why: {}, undo: null, board: shown,
    journal: [], result: null, names: { A: 'Аня', B: 'Boris', C: 'Mira' }, ...more,
  } as View
  const screen = new TableScreen(view, { answer, undo: vi.fn() })
  screen.game = game
  return { screen, answer }
}
export const press = (code: string, screen: TableScreen) => {
  const event = { code, shiftKey: false, repeat: false, target: document.body } as unknown as KeyboardEvent
  return key(event, screen) || letter(event, screen)
}
export const texts = (screen: TableScreen) => acts(screen)?.map(({ text }) => text)
