import { render, waitFor } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { cardName, gameArgs, setLang } from '../../lib/i18n.svelte'
import { TableScreen } from '../../table/screen.svelte'
import type { Ask, View } from '../../lib/types'
import { ALL_ICONS, pictureOf } from './art'
import type { Board, Card as CardData, Catalogue, Player } from './board'
import CardPart from './Card.svelte'
import { cardOf, kindIn, openCards, setCards, textOf } from './catalogue.svelte'
import { aloud, bandOf, rewardWords } from './facts'
import Hand from './Hand.svelte'
import { useTexts } from '../../../tests/fixtures'
import screenOfGame from './index'
import { panel } from './panel.svelte'
import QuestLine from './QuestLine.svelte'
import { signsAloud } from './aloud'
import { goalsAt, pinsOf, pinWords } from './goals'
import { zoom } from './zoom.svelte'
import QuestList from './QuestList.svelte'
import SeatStats from './SeatStats.svelte'
import icons from './icons.json'
import own from './own-icons.json'

const words = (en: string, ru = `${en} (ru)`) => ({ en, ru, uk: `${en} (uk)` })
const base = { text: words('Text.'), designed: false, copies: 1 }
const CARDS: Catalogue = {
  zombie: { ...base, group: 'monster', name: words('Zombie', 'Зомби'), copies: 2, types: ['undead'], cost: 1, x: [1, 99], timing: 'dungeonlord', duration: 'monster', attach: '', target: '', threat: null,
    body: { life: 1, melee: 2, magic: 0, speed: 1, forms: ['melee'], strikes: { melee: [['wound', 1, '']] } } },
  'mighty-blow-2': { ...base, group: 'boon', name: words('Mighty Blow II'), types: ['maneuver'], cost: 5, x: [1, 99], timing: 'hero', duration: 'permanent', attach: '', target: '', body: null, threat: null },
  'fend-off': { ...base, group: 'boon', name: words('Fend Off', 'Отпугивание'), designed: true, types: [], cost: 3, x: [1, 99], timing: 'response', duration: 'instant', attach: '', target: '', body: null, threat: null },
  'slay-draky': { ...base, group: 'quest', name: words('Slay Draky', 'Убить Дракошу'), categories: ['hunt'], places: ['inner-sanctum'], reward: { level: 1, life: 1, glory: 2 }, monster: null, sacrifice: {}, search: 0, threat: null, bonus: 0, dice: 0, least: 0, total: 0, double: false, extra: 0, reroll: 0 },
  kron: { ...base, group: 'hero', name: words('Kron'), ability: words('Retribution'), people: 'Dwarf', calling: 'Avenger', life: 6, boons: 4, treasures: 1, levels: [{ melee: 1, magic: 0, speed: 2 }, { melee: 3, magic: 0, speed: 3 }, { melee: 5, magic: 0, speed: 4 }, { melee: 6, magic: 0, speed: 4 }], forms: ['melee'] },
} as unknown as Catalogue

const player = (seat: string, more: Partial<Player> = {}): Player => ({
  seat, hero: 'kron', level: 1, life: 4, most: 6, stats: { melee: 1, magic: 0, speed: 2 }, boons: [1, 4], treasures: [0, 1], glory: 3, peril: 5, ap: 1, fall_ap: 0, saved: true, less_ap: 0, hand: 5,
  inventory: [], on_hero: [], banes: [], lair: ['zombie-2'], quests: ['slay-draky'], completed: [], escorts: [], space: 'crypt', down: false, standup: 0, thresholds: [], alive: true, ...more,
}) as Player
const board = (more: object = {}): Board => ({
  phase: 'hero', turn: 5, active: 'A', solo: false, winner: null, declared: false, map: [], players: [player('A'), player('B')],
  hand: [{ id: 'fend-off', cost: 2 }, { id: 'mighty-blow-2', cost: 5 }], map_hand: [], map_hands: {},
  quests: { global: [], dropped: {}, wounds: {}, goals: [{ quest: 'slay-draky', space: 'inner-sanctum', spaces: ['inner-sanctum'], steps: 3, stage: 'go', percent: null, plus: null, needs: null, missing: null }] },
  deck: 20, discards: [], maps_left: 9, maps_below: [], known: { top: [], bottom: [] }, peril_deck: null, peril_discards: [], roaming: [], fallen: [], declared_now: [], moment: null, battle: null, ...more,
}) as unknown as Board
const option = (id: string, touches: string[]) => ({ id, key: 'play', args: { card: 'fend-off', cost: 2, gives: '', paid: 'glory' } as Record<string, string | number>, touches, final: false, warn: null, then: null })
function screenWith(asks: Ask[], more: Partial<View> = {}, of: object = {}): TableScreen {
  const view = {
    game: 'lichlord', seat: 'A', seats: 2, settings: {}, number: 3, over: false, waiting: ['A'], ready: [], sealed: null, asks, undo: null, journal: [], result: null, names: { A: 'Аня', B: 'Борис' },
    why: { 'hand:mighty-blow-2': { key: 'too-little-glory', args: { card: 'mighty-blow-2', how: 'play', cost: 5, glory: 3 }, rule: '8' } }, board: board(of), ...more,
  } as unknown as View
  const screen = new TableScreen(view, { answer: () => {}, undo: () => {} })
  screen.game = screenOfGame
  return screen
}
const ask = (...options: ReturnType<typeof option>[]): Ask => ({ what: 'hero', at: 3, may: false, sealed: false, options })

beforeEach(async () => {
  globalThis.fetch = (() => new Promise(() => {})) as typeof fetch
  await useTexts()
  openCards({ view: { game: 'lichlord', table: 'named' }, family: 'dungeoneer', table: null } as unknown as TableScreen)
  setCards(CARDS)
  panel.close()
})
afterEach(() => setCards({}))

describe('names from the catalogue', () => {
  it('are those of physical cards, in the language on the screen', async () => {
    expect(cardName('dungeoneer', 'zombie-2')).toBe('Zombie')
    expect(gameArgs('dungeoneer', { space: 'zombie', quest: 'slay-draky', cards: ['zombie', 'zombie-2'], on: 'fend-off' }, {})).toMatchObject({ space: 'Zombie', quest: 'Slay Draky', cards: 'Zombie, Zombie', on: 'Fend Off' })
    await setLang('ru', false)
    expect(cardName('dungeoneer', 'zombie-2')).toBe('Зомби')
  })
  it('take a kind that ends in a number for itself', () => {
    expect(kindIn('mighty-blow-2')).toBe('mighty-blow-2')
    expect(kindIn('zombie-2')).toBe('zombie')
    expect(cardOf('mighty-blow-2')?.name.en).toBe('Mighty Blow II')
  })
  it('leave the id while the catalogue is on its way, and other games alone', () => {
    setCards({})
    expect(cardName('dungeoneer', 'zombie-2')).toBe('zombie-2')
    expect(cardName('raiders', 'zombie-2')).toBe('zombie-2')
    expect(textOf('zombie')).toBe('')
  })
  it('are waited for before a table is shown, and a table without them is shown, too', async () => {
    const answers = [Response.json({ cards: CARDS }), new Response('', { status: 500 })]
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answers.shift()!))
    const opened = (table: string) => openCards({ view: { game: 'lichlord', table }, family: 'dungeoneer', table: null } as unknown as TableScreen)
    setCards({})
    await opened('reloaded')
    expect(cardName('dungeoneer', 'zombie-2')).toBe('Zombie')
    await opened('without')
    await opened('without')
    expect(fetched).toHaveBeenCalledTimes(2)
    fetched.mockRestore()
  })
  it('come into what is already drawn', async () => {
    setCards({})
    const { container } = render(CardPart, { id: 'zombie-2' })
    expect(container.querySelector('h3')?.textContent).toBe('zombie-2')
    setCards(CARDS)
    await new Promise((done) => setTimeout(done))
    expect(container.querySelector('h3')?.textContent).toBe('Zombie')
  })
})

describe('pictures', () => {
  it('are in the sprite, every one', () => {
    const house = JSON.parse(readFileSync('src/ui/icons.json', 'utf8')) as string[]
    const there = new Set([...icons, ...house, ...Object.keys(own)])
    expect(ALL_ICONS.filter((icon) => !there.has(icon))).toEqual([])
  })
  it('are there for cards of packs, by type, calling and group', () => {
    const made = (more: object) => ({ ...base, name: words('New'), ...more }) as unknown as CardData
    expect(pictureOf('new', made({ group: 'monster', types: ['odd', 'undead'] }))).toBe('shambling-zombie')
    expect(pictureOf('new', made({ group: 'hero', calling: 'Ranger' }))).toBe('pocket-bow')
    expect(pictureOf('new', made({ group: 'trap', types: ['odd'] }))).toBe('wolf-trap')
    expect(pictureOf('new', null)).toBe('uncertainty')
  })
  it('of a quest’s monster are those of its quest', () => {
    expect(pictureOf(kindIn('rat-mother-monster'), null)).toBe('rat')
  })
})

describe('a card', () => {
  it('shows its price now, how it attacks, and large that it is of our design', () => {
    const { container, rerender } = render(CardPart, { id: 'fend-off', cost: 2 })
    expect(container.querySelector('.cost')?.textContent).toBe('2')
    expect(container.querySelector('.designed')).toBeNull()
    void rerender({ id: 'fend-off', w: 300 })
    const monster = render(CardPart, { id: 'zombie', w: 300 }).container
    expect([...monster.querySelectorAll('.form')].map((form) => [form.textContent, form.classList.contains('on')])).toEqual([['2', true], ['0', false], ['1', false]])
    expect(monster.querySelector('.cost')?.classList.contains('peril')).toBe(true)
  })
  it('says so large only', () => {
    expect(render(CardPart, { id: 'fend-off', w: 300 }).container.querySelector('.designed')?.textContent).toContain('Undercroft’s own card')
  })
  it('has its kind and when it is played in its band, the shorter half where both have no room', async () => {
    const card = cardOf('mighty-blow-2') as CardData
    expect(bandOf(card).text).toBe('Boon · permanent')
    await setLang('ru', false)
    expect(bandOf(card).text).toBe('Преимущество · постоянно')
    expect(bandOf(card, true).text).toBe('Постоянно')
  })
  it('is read out whole', () => {
    expect(aloud(cardOf('zombie') as CardData, 'Zombie', 'Text.')).toBe('Zombie. Monster. Costs 1 peril. Life 1, melee 2, magic 0, speed 1; attacks in melee. Text.')
    expect(rewardWords({ level: 1, life: 1, glory: 2 })).toBe('+1 level, +1 life, and +2 glory')
  })
  it('of a pack shows and says that a threat is on level or life', async () => {
    setCards({ ...CARDS, mirror: { ...base, group: 'trap', name: words('Mirror'), types: [], cost: 1, threat: { value: 6, stats: ['level', 'life'] } } } as unknown as Catalogue)
    const { container } = render(CardPart, { id: 'mirror' })
    expect([...container.querySelectorAll('.ft use')].map((icon) => icon.getAttribute('href')?.split('#')[1])).toEqual(['i-rank-3', 'i-hearts'])
    expect(container.querySelector('.ft span')?.getAttribute('title')).toBe('level or life 6+')
    expect(aloud(cardOf('mirror') as CardData, 'Mirror', 'Text.')).toBe('Mirror. Trap. Costs 1 peril. level or life 6+. Text.')
    await setLang('ru', false)
    expect(aloud(cardOf('mirror') as CardData, 'Зеркало', '')).toContain('уровень или здоровье 6+')
    await setLang('uk', false)
    expect(aloud(cardOf('mirror') as CardData, 'Дзеркало', '')).toContain('рівень або здоров’я 6+')
  })
})

describe('the hand', () => {
  it('says of a card that may only be discarded no more than that', () => {
    const said = (what: string) => render(Hand, { screen: screenWith([{ ...ask(option('p', ['hand:fend-off'])), what }]) }).container.querySelector('.hold')?.getAttribute('aria-label')
    expect([said('hero'), said('discard'), said('give-up')]).toEqual(['Can be played.', 'Can be discarded.', 'Can be discarded.'].map((may) => expect.stringContaining(may)))
  })

  it('marks what may be played, and says why not', () => {
    const screen = screenWith([ask(option('p', ['hand:fend-off']))])
    const { container } = render(Hand, { screen })
    const [first, second] = container.querySelectorAll<HTMLElement>('.hold')
    expect(first?.classList.contains('can')).toBe(true)
    expect(first?.getAttribute('aria-label')).toContain('Costs 2 glory')
    expect(second?.getAttribute('aria-disabled')).toBe('true')
    second?.click()
    expect(screen.why?.text).toContain('5')
    first?.click()
    expect(screen.selected?.option.id).toBe('p')
  })
  it('says of the one target that a card cannot have why, and not what else bars it', () => {
    const why = { 'hand:fend-off>seat:C': { key: 'cannot-pay', args: { card: 'fend-off', cost: 3, peril: 1 }, rule: '5' }, 'seat:C': { key: 'in-another-space', args: {}, rule: '9' } }
    const screen = screenWith([ask(option('b', ['hand:fend-off', 'seat:B']))], { why } as Partial<View>)
    screen.touch('seat:C')
    expect(screen.why?.text).toContain('another space')
    screen.touch('hand:fend-off')
    expect(screen.state('seat:C')).toBe('cannot')
    screen.touch('seat:C')
    expect(screen.why?.text).toContain('Fend Off costs 3 peril')
    expect(screen.taken).toBe('hand:fend-off')
  })
  it('takes up a card with several targets, which light up', async () => {
    const screen = screenWith([ask(option('b', ['hand:fend-off', 'seat:B']), option('z', ['hand:fend-off', 'card:zombie-2']))])
    const { container } = render(Hand, { screen })
    container.querySelector<HTMLElement>('.hold')?.click()
    expect([screen.held, screen.state('seat:B'), screen.state('card:zombie-2')]).toEqual(['hand:fend-off', 'can', 'can'])
    const seat = render(SeatStats, { screen, seat: 'B' }).container.querySelector<HTMLElement>('.look')
    expect(seat?.classList.contains('target')).toBe(true)
    seat?.click()
    expect(screen.selected?.option.id).toBe('b')
    expect(panel.open).toBeNull()
  })
  it('is gone with its hero', () => {
    const screen = screenWith([], {}, { players: [player('A', { alive: false }), player('B')] })
    expect(render(Hand, { screen }).container.querySelector('.hold')).toBeNull()
  })
  it('of the others is not seen, but what they have readied is, on a phone too', () => {
    const ring = { id: 'zombie', under: [], spent: false } as unknown as Player['inventory'][number]
    const screen = screenWith([], {}, { players: [player('A'), player('B', { inventory: [ring] })] })
    const of = (seat: 'A' | 'B') => render(SeatStats, { screen, seat }).container.querySelectorAll('.worn i').length
    expect([of('A'), of('B')]).toEqual([0, 1])
  })
  it('and so are banes that hold a hero back: by name, with what they do or on what they hang; the rest as pictures', () => {
    const bane = { ...base, group: 'bane', types: ['curse'], cost: 4, x: [1, 99], timing: 'dungeonlord', duration: 'attachment', target: 'hero', body: null, threat: null }
    setCards({ ...CARDS, shackles: { ...bane, name: words('Grave Shackles'), attach: 'hero', gist: { word: 'ap', n: '−1', of: '' } }, rust: { ...bane, name: words('Creeping Rust'), attach: 'treasure', gist: null }, master: { ...bane, name: words('Trap Master'), attach: '', gist: null } } as unknown as Catalogue)
    const inventory = [{ id: 'mighty-blow-2', under: ['rust'], spent: false }] as unknown as Player['inventory']
    const { container } = render(SeatStats, { screen: screenWith([], {}, { players: [player('A'), player('B', { inventory, on_hero: ['shackles'], banes: ['master'] })] }), seat: 'B' })
    const of = (list: string) => [...container.querySelectorAll<HTMLElement>(`.tokens${list} .token`)].map(({ dataset, textContent }) => [dataset.object, textContent?.trim()])
    expect(of('.lines')).toEqual([['card:shackles', 'Grave Shackles · −1 AP'], ['card:rust', 'Creeping Rust · Mighty Blow II']])
    expect(of(':not(.lines)').map(([object]) => object)).toEqual(['card:mighty-blow-2', 'card:master'])
    expect(container.querySelectorAll('.worn i')).toHaveLength(3)
    expect(container.querySelectorAll('.worn .curse')).toHaveLength(2)
    setCards(CARDS)
  })
  it('shows the cards of the heroes that one may choose from; one is looked at, then chosen', () => {
    const screen = screenWith([{ what: 'pick-hero', at: 3, may: false, sealed: false, options: [{ ...option('kron', ['hero-card:kron']), key: 'pick-hero', args: { hero: 'kron' } }] } as Ask])
    expect(screenOfGame.handObjects?.(screen.view)).toEqual(['hero-card:kron'])
    expect(screenOfGame.acts?.(screen)).toEqual([])
    const { container } = render(Hand, { screen })
    const cards = container.querySelectorAll<HTMLElement>('.hold')
    expect([...cards].map((card) => card.dataset.object)).toEqual(['hero-card:kron'])
    cards[0]?.click()
    flushSync()
    expect(screen.selected?.option.id).toBe('kron')
    expect(container.querySelectorAll('.pane .levels tbody tr')).toHaveLength(4)
    expect(screenOfGame.acts?.(screen)?.map(({ id }) => id)).toEqual(['do', 'cancel'])
  })
  it('says a card in three words, and reads the whole of the one that is looked at', async () => {
    setCards({ ...CARDS, zombie: { ...CARDS.zombie, gist: { word: 'has', n: '2', of: 'melee' } }, 'fend-off': { ...CARDS['fend-off'], gist: null, types: ['maneuver'], text: words('Choose one monster and discard it.') } } as unknown as Catalogue)
    const screen = screenWith([], {}, { hand: [{ id: 'zombie', cost: 1 }, { id: 'fend-off', cost: 2 }] })
    const { container } = render(Hand, { screen })
    expect([...container.querySelectorAll('.gist')].map((each) => each.textContent)).toEqual(['melee 2', 'manoeuvre'])
    expect(container.querySelector('.pane h3')?.textContent).toContain('Zombie')
    container.querySelectorAll<HTMLElement>('.hold')[1]?.focus()
    flushSync()
    expect(container.querySelector('.pane')?.textContent).toContain('Choose one monster and discard it.')
    expect(container.querySelector('.hold .card')?.textContent).not.toContain('Text.')
  })
  it('reads the one thing that is offered, though it does not lie in the hand', () => {
    const use = { ...option('use:kron', ['hero:A']), key: 'use', args: { card: 'kron', cost: 2, gives: '' } }
    const screen = screenWith([{ ...ask(use, { ...option('pass', ['act:pass']), key: 'pass' }), what: 'challenge' }], {}, { hand: [{ id: 'zombie', cost: 1 }] })
    const { container } = render(Hand, { screen })
    expect(container.querySelector('.pane')?.getAttribute('data-read')).toBe('kron')
    expect(container.querySelector('.pane .levels')).toBeNull() // what it can do alone: the pane is small
  })
  it('gives the room of what else may be used to the card that is taken up', () => {
    const use = { ...option('use:kron', ['hero:A']), key: 'use', args: { card: 'kron', cost: 2, gives: '' } }
    const screen = screenWith([ask(use, option('play:fend-off', ['hand:fend-off']))], {}, { hand: [{ id: 'fend-off', cost: 2 }] })
    const { container } = render(Hand, { screen })
    expect(container.querySelector('.loose')).not.toBeNull()
    screen.touch('hand:fend-off')
    flushSync()
    expect(container.querySelector('.loose')).toBeNull()
  })
  it('has the keys 1 to 5', () => {
    expect(screenOfGame.handObjects?.(screenWith([]).view)).toEqual(['hand:fend-off', 'hand:mighty-blow-2'])
  })
})

describe('seats and quests', () => {
  it('has a count of the lair on the seat, which the guide rings on my own', () => {
    const lair = (seat: string, kept: string[]) => render(SeatStats, { screen: screenWith([], {}, { players: [player('A', { lair: kept }), player('B', { lair: kept })] }), seat }).container.querySelector<HTMLElement>('[title="lair"]')
    expect([lair('B', [])?.textContent, lair('B', ['zombie'])?.textContent, lair('A', ['zombie'])?.dataset.region]).toEqual([undefined, '1', 'lair'])
  })
  it('opens the board of a player, and closes it again', () => {
    const look = render(SeatStats, { screen: screenWith([]), seat: 'B' }).container.querySelector<HTMLElement>('.look')
    expect(look?.getAttribute('aria-label')).toContain('Борис: 5 peril, 3 glory, life 4 of 6, level 1, quests 0 of 3, 1 in the lair, 5 in hand.')
    look?.click()
    expect(panel.seat).toBe('B')
    look?.click()
    expect(panel.open).toBeNull()
  })
  it('opens at a press on my hero where its ability may not be used, and has the reason as a line', async () => {
    const screen = screenWith([ask(option('b', ['hand:fend-off']))], { why: { 'hero:A': { key: 'only-in-own-turn', args: {}, rule: '6' } } })
    render(SeatStats, { screen, seat: 'A' }).container.querySelector<HTMLElement>('.portrait')?.click()
    expect([panel.seat, screen.why]).toEqual(['A', null])
    panel.close()
    const { container } = render(SeatStats, { screen, seat: 'A', full: true })
    await waitFor(() => expect(container.textContent).toContain('This works on your own turn only.'), { timeout: 15_000 })
  })
  it('marks the level a hero is at', async () => {
    const { container } = render(SeatStats, { screen: screenWith([]), seat: 'A', full: true })
    await waitFor(() => expect(container.querySelector('tr[aria-current]')?.textContent).toContain('1'), { timeout: 15_000 })
    expect(container.querySelectorAll('[data-object="card:zombie-2"]')).toHaveLength(1)
  })
  it('shows where a quest goes on, and its space on the map', () => {
    const screen = screenWith([])
    const { container } = render(QuestLine, { screen, quest: 'slay-draky', board: screen.view.board as Board })
    expect(container.textContent).toContain('3 moves away')
    container.querySelector<HTMLElement>('button')?.click()
    expect([...screen.lit]).toEqual(['quest:slay-draky', 'space:inner-sanctum'])
  })
  it('begins what kind of quest it is with a capital', () => {
    const screen = screenWith([])
    const { container } = render(QuestLine, { screen, quest: 'slay-draky', board: screen.view.board as Board, full: true })
    expect(container.querySelector('small:last-child')?.textContent).toMatch(/^\p{Lu}/u)
  })
  it('says from afar what is given up for it, and what of that I have', () => {
    const screen = screenWith([])
    const board = screen.view.board as Board
    board.quests.goals = [{ ...board.quests.goals[0]!, asks: [{ what: 'life', count: 3, have: 5 }, { what: 'boon', count: 1, have: 0 }] }]
    const { container } = render(QuestLine, { screen, quest: 'slay-draky', board })
    expect(container.textContent).toContain('3 moves away, needs 3 life (you have 5) and 1 boon in play (you have 0)')
  })
  it('shows its card at a press, and says on the spot why it cannot be attempted', () => {
    const screen = screenWith([])
    const board = screen.view.board as Board
    board.active = 'A'
    board.quests.goals = [{ quest: 'slay-draky', space: 'crypt', spaces: ['crypt'], steps: 0, stage: 'here', percent: null, plus: null, needs: null, missing: null, asks: [{ what: 'worth', count: 6, have: 2 }] }]
    screen.sender = { answer: vi.fn(), undo: vi.fn() }
    screen.view.why['quest:slay-draky'] = { key: 'cannot-give-that', args: { what: 'worth', count: 6, have: 2 }, rule: '11' }
    const { container } = render(QuestLine, { screen, quest: 'slay-draky', board })
    expect(container.textContent).toContain('The quest needs boons and treasures in play worth 6 (yours: 2).')
    expect(container.textContent?.match(/worth 6/g), 'once').toHaveLength(1)
    container.querySelector<HTMLElement>('button')?.click()
    expect(zoom.open?.subject).toBe('slay-draky')
    zoom.close()
    screen.view.why['quest:slay-draky'] = { key: 'asked-first', args: {}, rule: '5' }
    const { container: asked } = render(QuestLine, { screen, quest: 'slay-draky', board })
    expect(asked.querySelector('.lacks'), 'what is asked first may be about this very quest').toBe(null)
  })
  it('says of a space that alone its peril comes in dice, not that it gives peril', () => {
    const card = { danger: 0, peril: 3, glory: 2 } as unknown as Parameters<typeof signsAloud>[0]
    const said = (solo: boolean) => signsAloud(card, { new: true } as unknown as Parameters<typeof signsAloud>[1], { solo }).join()
    expect(said(true)).toContain('2 glory; peril dice: 3')
    expect(said(false)).toContain('2 glory and 3 peril')
  })
  it('is named where a map card is found that it goes on at', () => {
    expect(goalsAt(screenWith([]), 'inner-sanctum')).toEqual(['For your quest: Slay Draky', 'Борис: place of the quest Slay Draky'])
    expect(goalsAt(screenWith([]), 'crypt')).toEqual([])
  })
  it('has a pin on every space that serves it, small ones where there are many, and one where its charge lies', () => {
    const goal = { steps: 1, stage: 'go' as const, percent: null, plus: null, needs: null, missing: null }
    const many = ['corridor', 'passage', 'corner', 'turn', 'weeping-fork']
    const pins = pinsOf({ players: [], map: [], quests: {
      global: [], wounds: {}, dropped: { 'saints-ashes': 'corridor' },
      goals: [{ ...goal, quest: 'slay-draky', space: 'crypt', spaces: ['crypt'] }, { ...goal, quest: 'hidden-phylactery', space: 'corner', spaces: many }],
    } }, 'A')
    expect([...pins.keys()].sort()).toEqual(['crypt', ...many].sort())
    expect(pins.get('crypt')).toEqual([{ quest: 'slay-draky', token: false, quiet: false, role: '' }])
    expect(many.filter((space) => !pins.get(space)?.find(({ quest }) => quest === 'hidden-phylactery')?.quiet)).toEqual(['corner'])
    expect(pins.get('corridor')?.[0]).toEqual({ quest: 'saints-ashes', token: true, quiet: false })
  })
  it('has a small pin of another kind where it is a rival\'s, with whose it is in words', () => {
    const screen = screenWith([])
    const board = screen.view.board as Board
    const lies = { id: 'inner-sanctum', x: 0, y: 0, turned: 0, new: false, held: [], sprung: [] } as unknown as Board['map'][number]
    const pins = (me: string | null) => pinsOf({ ...board, quests: { ...board.quests, goals: [] }, map: [lies] }, me).get('inner-sanctum')
    expect(pins('A')).toEqual([{ quest: 'slay-draky', token: false, quiet: true, rival: 'B', role: '' }])
    expect(pins('A')?.map((pin) => pinWords(pin, (seat) => screen.name(seat)))).toEqual(['Борис: place of the quest Slay Draky'])
    const own = { quest: 'slay-draky', space: 'inner-sanctum', spaces: ['inner-sanctum'], steps: 1, stage: 'go', percent: null, plus: null, needs: null, missing: null } as const
    expect(pinsOf({ ...board, quests: { ...board.quests, goals: [{ ...own, spaces: [...own.spaces] }] }, map: [lies] }, 'A').get('inner-sanctum'), 'one pin for one quest').toHaveLength(1)
  })
  it('says of a search how it is rolled, and that its chance grows with the way', () => {
    const screen = screenWith([])
    const board = screen.view.board as Board
    board.quests.goals = [{ quest: 'hidden-phylactery', space: 'crypt', spaces: ['crypt'], steps: 2, stage: 'go', percent: 50, plus: 3, needs: 7, missing: null }]
    expect(render(QuestLine, { screen, quest: 'hidden-phylactery', board }).container.textContent).toContain('2 moves away, search for 1 AP: 50% (die + 3, 7 needed; the farther from an entrance, the likelier)')
    board.quests.goals = [{ ...board.quests.goals[0]!, stage: 'search' }]
    expect(render(QuestLine, { screen, quest: 'hidden-phylactery', board }).container.textContent, 'the search once, with its price').toContain('you are here, search for 1 AP: 50%')
  })
  it('attempts a quest that may be attempted', () => {
    const screen = screenWith([ask(option('q', ['quest:slay-draky']))])
    render(QuestLine, { screen, quest: 'slay-draky', board: screen.view.board as Board }).container.querySelector<HTMLElement>('button')?.click()
    expect(screen.selected?.option.id).toBe('q')
  })
  it('lists a charge that lies about, so that it can be picked up; among the quests of others it is not', () => {
    const screen = screenWith([ask(option('p', ['quest:saints-ashes']))])
    const board = screen.view.board as Board
    board.quests.dropped = { 'saints-ashes': 'crypt' }
    const quests = (player: Player) => render(QuestList, { screen, player }).container.querySelector<HTMLElement>('[data-object="quest:saints-ashes"]')
    expect(quests(board.players[1]!)).toBeNull()
    quests(board.players[0]!)?.click()
    expect(screen.selected?.option.id).toBe('p')
  })
})
