import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { tableOf } from '../../../tests/lichlord'
import { boardOf, type Board, type Catalogue } from './board'
import { nameCards, pieces } from '../../lib/i18n.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { openCards, setCards } from './catalogue.svelte'
import { apart, printed, spaceTold } from './described'
import { goalsAt, pinsOf, rivalGoals } from './goals'
import { atStake, speech } from './speech'

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

  it('says which quest is open to all, and who walks with a hero', async () => {
    await useTexts()
    const goals = ['feed-the-font', 'slay-draky'].map((quest) => ({ quest, space: null, spaces: [], steps: null, stage: 'nowhere', percent: null, plus: null, needs: null, missing: null }))
    const players = board.players.map((player) => ({ ...player, escorts: player.seat === 'B' ? ['maiden-in-distress'] : [] }))
    const told = speech({ ...view, board: { ...board, players, quests: { ...board.quests, goals, global: ['feed-the-font'] } } } as unknown as typeof view, kept.names).map((each) => (typeof each === 'string' ? each : each.head))
    expect(told.filter((each) => each.includes('(open to all): '))).toHaveLength(1)
    expect(told.filter((each) => each.includes('Goes with the hero: '))).toHaveLength(1)
  })
  it('says what attacks with all that is printed on it, and what is at stake before I answer', async () => {
    await useTexts()
    const attack = { monster: 'zombie', owner: 'B', hero: 'A', by_hero: false, form: 'melee', life: 1, gone: false, parts: [], counter_parts: [], dice: 1, counter_dice: 1, die: null, counter_die: null, odds: { attack: 83, tie: 17, counter: 0 } }
    const battle = { step: 'response', space: 'crypt', target: 'A', defender: 'A', attacks: [attack], traps: [], helps: [], rewards: {} }
    const players = board.players.map((player) => ({ ...player, life: player.seat === 'A' ? 1 : player.life }))
    const asks = [{ what: 'respond', title: '', may: false, options: [] }]
    const fight = { ...view, asks, board: { ...board, battle, players } } as unknown as typeof view
    const foe = speech(fight, kept.names).flatMap((each) => (typeof each !== 'string' && each.id === 'attack:zombie' ? [each] : []))
    expect(foe[0]?.lines[0]).toMatch(/^Zombie\. Monster/)
    expect(foe[0]?.head).toContain('Each life taken from it brings 1 glory.')
    expect(atStake(fight)).toBe('Zombie: the attack strikes 83 percent, tie 17, the counter strikes 0. This can defeat your hero, unless a card helps.')
    expect(atStake({ ...fight, board: { ...board, battle } } as typeof view), 'it lives').not.toContain('defeat')
    expect(atStake({ ...fight, asks: [] })).toBe('')
    await useTexts('ru')
    expect(atStake({ ...fight, board: { ...board, battle: { ...battle, attacks: [{ ...attack, odds: { attack: 42, tie: 17, counter: 41 } }] } } } as typeof view)).toContain('42 процента')
  })

  it('tells spaces of one name apart wherever text mode names them, and in what has happened, and nowhere else', async () => {
    await useTexts()
    const twin = board.map.flatMap((lies) => (lies.id === 'corridor' ? [{ ...lies, id: 'corridor-2', y: -2 }] : []))
    const { screen } = tableOf({ ...kept.board, map: [...kept.board.map, ...twin] }, [])
    void openCards(screen)
    const told = () => ['corridor', 'corridor-2', 'crypt'].map((space) => plain(screen.say('log-enters', { seat: 'B', space, walks: true, ap: 1 })))
    const plainly = told()
    prefs.speech = true
    expect(told()).toEqual(['Corridor (0:-1)', 'Corridor (0:-2)', 'Crypt'].map((space) => expect.stringContaining(`goes to the ${space} for 1`)))
    prefs.speech = false
    const line = (space: string) => plain(pieces('dungeoneer-log-enters', screen.family, { seat: 'B', space, walks: true, ap: 1 }, screen.names, 'A').map(({ text }) => text).join(''))
    expect(['corridor', 'corridor-2', 'crypt'].map(line), 'the log').toEqual(['Corridor (1 north of the entrance)', 'Corridor (2 north of the entrance)', 'Crypt'].map((space) => expect.stringContaining(`goes to the ${space} for 1`)))
    const after = told()
    nameCards(screen.family, () => '') // other tests have their own names
    expect([after, plainly]).toEqual([plainly, ['Corridor', 'Corridor', 'Crypt'].map((space) => expect.stringContaining(`goes to the ${space} for 1`))])
  })

  it('names of an escort that has begun only the place where it goes', () => {
    const [from = '', to = ''] = kept.cards['maiden-in-distress']!.group === 'quest' ? (kept.cards['maiden-in-distress'] as { places: string[] }).places : []
    const rivals = (escorts: string[]) => [from, to].map((space) => rivalGoals({ players: [{ ...board.players[1]!, quests: ['maiden-in-distress'], escorts }] }, 'A', space).length)
    expect([rivals([]), rivals(['maiden-in-distress'])]).toEqual([[1, 1], [0, 1]])
  })
  it('says of both places of an escort whether its token is fetched or delivered there', () => {
    const [from = '', to = ''] = (kept.cards['maiden-in-distress'] as { places: string[] }).places
    const roles = (escorts: string[]) => {
      const pins = pinsOf({ ...board, quests: { ...board.quests, goals: [] }, map: [from, to].map((id) => ({ ...board.map[0]!, id })), players: [{ ...board.players[1]!, quests: ['maiden-in-distress'], escorts }] }, 'A')
      return [from, to].map((space) => pins.get(space)?.[0]?.role)
    }
    expect([roles([]), roles(['maiden-in-distress'])]).toEqual([['fetch', 'deliver'], [undefined, 'deliver']])
  })
  it('pins an escort to any entrance on each entrance, of rivals as of mine', () => {
    const pins = (escorts: string[]) => [...pinsOf({ ...board, quests: { ...board.quests, goals: [] }, players: [{ ...board.players[1]!, quests: ['maiden-in-distress'], escorts }] }, 'A')]
    const pin = { quest: 'maiden-in-distress', token: false, quiet: true, rival: 'B', role: 'deliver' }
    expect([pins([]), pins(['maiden-in-distress'])]).toEqual([[['tomb-antechamber', [pin]]], [['tomb-antechamber', [pin]]]])
    expect(goalsAt({ view: { ...view, board: { ...board, players: [{ ...board.players[0]!, quests: ['maiden-in-distress'] }] } } } as unknown as Parameters<typeof goalsAt>[0], 'tomb-antechamber')).toEqual([expect.stringContaining('Maiden in Distress')])
  })

  it('says what a card is that was looked at, and after the end nobody begins a turn', async () => {
    await useTexts()
    const option = { id: '', key: 'scry-top', args: { card: 'zombie' }, touches: ['act:top'] }
    const asked = { ...view, asks: [{ what: 'scry', may: false, options: [option, { ...option, touches: ['act:bottom'] }] }] } as unknown as typeof view
    expect(speech(asked, kept.names).some((each) => typeof each === 'string' && each.startsWith('Zombie. Monster'))).toBe(true)
    expect(speech(view, kept.names)[0]).toMatch(/Hero phase/)
    expect([view.seat, 'B', null].map((seat) => String(speech({ ...view, seat }, kept.names)[0]).includes(kept.names.A ?? '?'))).toEqual([false, true, true]) // one's own is not told by name
    expect(speech({ ...view, over: true }, kept.names)[0]).toMatch(/^Turn \d+\.$/)
  })

  it('has a passage for each space: over it where it lies, from where I stand, and who is there', async () => {
    await useTexts()
    const told = speech(view, kept.names).flatMap((each) => (typeof each === 'string' ? [] : [each]))
    const corridor = told.find(({ id }) => id === 'corridor')
    expect(plain(corridor?.head ?? '')).toMatch(/^Corridor \(0:-1\), tunnel\. 2 north of you\. Here: Bo \(knocked down\)\. Exits: north: open, unexplored \(0:-2\); south: open, to the Tomb Antechamber \(0:0\)/)
    expect(corridor?.lines.map(plain)).toEqual(['Entering gives 2 peril, 1 glory.'])
    expect(told.find(({ id }) => id === 'crypt')?.reads, 'nor that it has given what it gives').not.toContain('Entering')
    expect(corridor?.reads, 'a step of mine is no news of it').not.toContain('of you')
    expect(plain(told.find(({ id }) => id === 'seat:A')?.head ?? '')).toContain('Boons 0 of 4, treasures 0 of 1. In the Crypt (0:1).')
    expect(told.find(({ id }) => id === 'hand:leaden-weight')?.lines.join()).toMatch(/^Leaden Weight\. Bane, .* Undercroft’s own card\.$/)
  })
})
