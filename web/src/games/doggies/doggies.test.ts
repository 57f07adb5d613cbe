/** The screen of Dungeons & Doggies: rooms, the way out, what it costs, what is counted, keys and text mode. */
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { optionOf, screenWith, useTexts } from '../../../tests/fixtures'
import { prefs } from '../../lib/prefs.svelte'
import { cardInFull, shapeAloud } from './aloud'
import { acts, changes, notDone, prompt } from './prompt'
import { beatsOf, lengthOf, READING, toldOf, type Beat } from '../../table/story/beats'
import type { Board, Burden, Dog, NotDone, Place, RoomCard } from './board'
import BoardView from './Board.svelte'
import doggies from './index'
import Hand from './Hand.svelte'
import { helps, showBest } from './helper.svelte'
import Kennel from './Kennel.svelte'
import later from './later'
import drawn from './pictures.json'
import Pile from './Pile.svelte'
import Plan from './Plan.svelte'
import { figuresOf } from '../../table/figures'
import Seats from '../../table/Seats.svelte'
import { boundsOf, TILE } from '../../table/tiles/tiles'
import SeatStats from './SeatStats.svelte'
import { beside, last, needless, speech } from './speech'
import Tile from './Tile.svelte'
import { Wide } from './wide'
import Told from './Told.svelte'
import { sceneOf } from './told'
import { ending } from './ending'
import { broughtBy } from './moments'
import { ui } from './say'
import { askedAloud, sentenceOf } from '../../table/words'

const card = (id: string) => (drawn.rooms as unknown as Record<string, RoomCard>)[id]!
const start: RoomCard = { id: 'start', name: 'start', kind: 'start', sides: ['open', 'open', 'open', 'open'] }
const place = (cell: string, x: number, y: number, of: RoomCard): Place => ({ cell, x, y, card: of, turned: 0, sides: ['open', 'open', 'open', 'open'], paw: null, paws: 0, covered: null })
const burden = (more: Partial<Burden> = {}): Burden => ({ damage: 0, shields: 3, paws: 5, coins: 0, quests: 0, sum: { sword: 2 }, pairs: [], keys: 0, potions: {}, ...more })
const dog = (seat: string, name: string): Dog => ({ seat, dog: name, attack: { sword: 2 }, shields: 3, sum: { sword: 2 }, pairs: [], all_shields: 3, keys: 0, paws: 5, board: 5, extras: 2, potions: {}, taken: [], coins: 0, where: 'in', quest: null })
const quest = (kind: 'hunt' | 'most', what: string) => ({ quest: `${kind}-${what}`, kind, what, coins: kind === 'hunt' ? 2 : 5 })
const board = (more: Partial<Board> = {}): Board => ({
  round: 1, rounds: 3, first: 'A', active: 'A', deck: 40, countdown: false, drawn: null, rooms: [place('start', 0, 0, start), place('n1', 0, -1, card('ifrit-bow')), place('n2', 0, -2, card('coins-1'))], holes: [], sites: [],
  dogs: [dog('A', 'joan'), dog('B', 'bonk')], boards: [], dealt: [], own: null, shared: [{ ...quest('hunt', 'ifrit'), counts: { A: 1, B: 0 }, holder: null }], supply: { sword: 2 }, walk: null, best: null, ...more,
})
const walk = { seat: 'A', cell: 'n2', path: [{ cell: 'start', did: '' }, { cell: 'n1', did: 'fight' }, { cell: 'n2', did: 'claim', coins: 2 }], burden: burden({ paws: 3, coins: 4 }) }
const told = (entries: [string, object][]) => entries.map(([key, args], n) => ({ n, key, args: args as Record<string, unknown>, private: false }))

beforeAll(() => useTexts())
beforeEach(() => void (document.body.innerHTML = ''))

describe('a room', () => {
  it('has a corridor to each open side, a bar on a door, and of more than three symbols their numbers', () => {
    const { container } = render(Tile, { card: card('door-1'), turned: 0 })
    expect(container.querySelectorAll('rect[fill="var(--pig-ochre)"]')).toHaveLength(2)
    expect([...render(Tile, { card: card('dragon-1'), turned: 0 }).container.querySelectorAll('.need')].map((each) => each.textContent)).toEqual(['2', '2', '2'])
  })
  it('has its number on the way', () => {
    const { container } = render(Tile, { card: card('ifrit-bow'), turned: 0, step: 4 })
    expect(container.querySelector('.step')?.textContent).toBe('4.')
    expect([...container.querySelectorAll('.num')].map((each) => each.textContent), 'no disk, as coins are').not.toContain('4')
  })
})

it('is drawn smaller above what it needs, where a trophy lies below that', () => {
  const pictureOf = (turned: number) => render(Tile, { card: card('ifrit-bow'), turned }).container.querySelector('.picture')?.getAttribute('transform')
  expect([0, 1, 2, 3].map((turned) => pictureOf(turned) ?? null).filter(Boolean)).toEqual(['translate(10 1) scale(.8)'])
})

describe('a room that is changed', () => {
  it('shows a broken side on its edge, and what lies on a disarmed trap in place of its exits and its weapon', () => {
    const at = (of: RoomCard, more: Partial<Place>) => render(Tile, { card: of, turned: 0, place: { ...place('n1', 0, -1, of), ...more } }).container
    expect(at(card('coins-1'), { sides: ['wall', 'open', 'open', 'broken'] }).querySelector('.broken')?.parentElement?.getAttribute('transform')).toBe('rotate(270 50 50)')
    const previewed = render(Tile, { card: card('coins-1'), turned: 1, place: { ...place('n1', 0, -1, card('coins-1')), sides: ['broken', 'open', 'open', 'open'] } }).container
    expect(previewed.querySelector('.broken')?.parentElement?.getAttribute('transform')).toBe('rotate(0 50 50)')
    const pills = (of: Element) => of.querySelectorAll('rect[height="19"]').length
    expect([pills(at(card('trap-bow-1'), {})), pills(at(card('trap-bow-1'), { covered: 'potion-bow' }))]).toEqual([1, 0])
  })
  it('lies as it would after the turn that is chosen', () => {
    const turns = [1, 2].map((turned) => ({ ...optionOf(`rotate:n2:${turned}`, ['turn:coins-1', 'space:coins-1'], { space: 'coins-1', turned }), key: 'rotate' }))
    const { screen } = screenWith({}, 'walk', turns, { game: 'doggies', board: board({ rooms: [place('start', 0, 0, start), { ...place('n1', 0, -1, card('coins-1')), sides: ['wall', 'open', 'open', 'open'] }], walk: { ...walk, cell: 'start', path: [{ cell: 'start', did: '' }] } }) })
    const { container } = render(BoardView, { screen })
    const ways = () => [...container.querySelectorAll('[data-object="space:coins-1"] g[fill="var(--paper)"] rect:not([rx])')].map((each) => `${each.getAttribute('x')},${each.getAttribute('y')}`)
    expect(ways()).toEqual(['49,33', '33,49', '0,33'])
    container.querySelector('[data-object="turn:coins-1"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
    expect(ways()).toEqual(['33,0', '33,49', '0,33'])
  })
})

describe('the way out', () => {
  it('says what a decision costs and brings, and nothing twice', () => {
    expect(changes(burden(), burden({ paws: 4, coins: 2 }))).toBe('−1 paw, +2 coins')
    expect(changes(burden(), burden({ damage: 1 }))).toBe('1 damage (can take 1 more)')
    expect(changes(burden(), burden({ damage: 1 }), false)).toBe('1 damage')
    expect(changes(burden(), burden({ paws: 4, keys: 1 }), false), 'the key of a key monster').toBe('−1 paw, +1 key')
  })
  it('is composed with a button for each decision, and one that takes the step back', () => {
    const fight = { ...optionOf('fight', ['deed:fight', 'space:ifrit-bow'], { room: 'ifrit-bow', weapons: [], count: 0 }), key: 'fight', then: { burden: burden({ paws: 2, coins: 4 }) } }
    const { screen } = screenWith({}, 'room', [fight], { game: 'doggies', board: board({ walk: { ...walk, cell: 'n1' } }), undo: { can: true, what: 'walk', option: '' } })
    expect(acts(screen)?.map(({ id, object, text, price }) => [id, object, text, price])).toEqual([['fight', 'deed:fight', 'Fight', '−1 paw'], ['back', undefined, 'One\u00a0step\u00a0back', undefined]])
    expect(prompt(screen).more).toBe('Can take 2 more damage. 3 paws left. This way: +4 coins.')
  })
  it('says in a lesson, too, what a step costs as soon as it is chosen', () => {
    const said = (paws: number) => {
      const { screen } = screenWith({}, 'walk', [{ ...optionOf('north', ['space:ifrit-bow'], { space: 'ifrit-bow' }), then: { burden: burden({ paws }) } }], { game: 'doggies', board: board({ walk: { ...walk, burden: burden({ paws: 3 }) } }), lesson: { ends: false } as never })
      screen.game = doggies
      screen.select(screen.choices[0]!)
      return [sentenceOf(screen).more, screen.selectedId]
    }
    expect([said(2), said(3)]).toEqual([['−1 paw', 'walk:north'], ['', 'walk:north']])
  })
  it('says on the button which card is used up on a trap, and what goes with it', () => {
    const disarm = { ...optionOf('disarm:collar', ['deed:disarm:collar', 'taken:collar'], { room: 'trap-fireball-1', card: 'collar', hole: false }), key: 'disarm', then: { burden: burden() } }
    const { screen } = screenWith({}, 'room', [disarm], { game: 'doggies', board: board({ walk: { ...walk, cell: 'n1', burden: burden({ sum: { ...burden().sum, fireball: 2 + (burden().sum.fireball ?? 0) } }) } }) })
    expect(acts(screen)?.[0]).toMatchObject({ text: 'Disarm with a card', price: 'Magicollar is used up: −2 fireballs' })
    Object.assign(screen.choices[0]!.option, { then: { burden: burden({ sum: { ...burden().sum, fireball: 1 + (burden().sum.fireball ?? 0) } }) } })
    expect(acts(screen)?.[0]?.price, 'one symbol is said by its name').toBe('Magicollar is used up')
    expect(prompt(screen).more, 'and that the trap is closed then').toMatch(/^Once disarmed, the trap is closed until the round ends: no way out to the table, and nobody else enters\. /)
  })
  it('says on the button that a card of this way leaves a hole, and that a hired vagabond takes a paw and brings one', () => {
    const at = (key: string, args: object) => acts(screenWith({}, 'room', [{ ...optionOf(key, [`deed:${key}`], { room: 'x', ...args }), key, then: { burden: burden() } }], { game: 'doggies', board: board({ walk: { ...walk, cell: 'n1', burden: burden() } }) }).screen)?.[0]?.price
    expect(at('disarm', { card: 'ifrit-bow', hole: true })).toBe('Ifrit (bow) is used up and leaves a hole')
    expect(at('hire', { side: 'paw', paw: true, 'room-id': 'vagabond-bow' })).toBe('put a paw down, a new one is yours for the whole game')
    expect(at('hire', { side: 'two', paw: false, 'room-id': 'vagabond-bow' })).toBeUndefined()
  })
  it('strikes out a card that is used up, and tells a jump between portals as one line', () => {
    const rooms = [place('start', 0, 0, start), ...['ifrit-bow', 'portal-1', 'portal-2'].map((id, n) => place(`n${n + 1}`, 0, -1 - n, id === 'ifrit-bow' ? card(id) : { ...card('coins-1'), id, name: 'portal', kind: 'portal' as const })), place('n4', 0, -4, card('coins-1'))]
    const path = rooms.map(({ cell }) => ({ cell, did: cell === 'n1' ? 'fight' : '', used: cell === 'n1' }))
    const { container } = render(Plan, { screen: screenWith({}, 'walk', [], { game: 'doggies', board: board({ rooms, walk: { ...walk, path } }) }).screen })
    const lines = [...container.querySelectorAll('ol li')]
    expect(lines.map((each) => [each.querySelector('i')?.textContent, each.classList.contains('used')])).toEqual([['1', true], ['3', false], ['4', false]])
    expect(lines[1]?.textContent).toContain('jumped')
  })
  it('stands in the plan room by room with paws, trophies and coins', () => {
    const { container } = render(Plan, { screen: screenWith({}, 'walk', [], { game: 'doggies', board: board({ walk }) }).screen })
    expect([...container.querySelectorAll('ol li')].map((each) => each.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['1 Ifrit (bow)beaten −1Paws 1 bow.', '2 Two Coinstaken −1Paws +2Coins'])
  })
  it('costs a paw where a wall was broken, and tells nothing of a room in which nothing is decided yet', () => {
    const { container } = render(Plan, { screen: screenWith({}, 'room', [], { game: 'doggies', board: board({ walk: { ...walk, path: [{ cell: 'start', did: '' }, { cell: 'n1', did: 'fight', broke: true }, { cell: 'n2', did: '' }] } }) }).screen })
    expect([...container.querySelectorAll('ol li')].map((each) => each.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['1 Ifrit (bow)beaten −2Paws 1 bow.', '2 Two Coins'])
  })
  it('leaves the plan to the quests when nobody walks, one’s own first, with everybody’s count', () => {
    const { container } = render(Plan, { screen: screenWith({}, 'turn', [], { game: 'doggies', board: board({ own: { ...quest('most', 'bow'), counts: { A: 2, B: 3 }, holder: 'B' } }) }).screen })
    expect([...container.querySelectorAll('ul li')].map((each) => [each.querySelector('.secret') !== null, [...each.querySelectorAll('.counts b')].map((count) => count.textContent)])).toEqual([[true, ['2', '3']], [false, ['1', '0']]])
  })
  it('shows the secret quests of all when the game is over, each with whose it is, and tells them in text mode', () => {
    const dogs = [{ ...dog('A', 'joan'), quest: quest('most', 'bow') }, { ...dog('B', 'bonk'), quest: quest('hunt', 'cat') }]
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', over: true, board: board({ dogs, own: { ...quest('most', 'bow'), counts: {}, holder: null } }) })
    const line = 'Boris’s quest. 2 coins for each you beat: Gelatin Cat (beaten by 1 sword and 1 bow; 3 such cards)'
    expect([...render(Plan, { screen }).container.querySelectorAll('.quest')].map((each) => each.querySelector('small')?.textContent)).toEqual(['Your quest. 5 coins for the most bows on trophies and potions', '2 coins for each you beat: Ifrit (beaten by 2 swords; 3 such cards)', line])
    expect(speech(screen.view, { A: 'Anna', B: 'Boris' }).filter((each) => String(each).includes('Gelatin Cat'))).toEqual([line.replace('quest. ', 'quest: Jelly Time. ') + '.'])
  })
  it('is known to the helper, who tells how much it brings and shows it when asked', () => {
    const best = { coins: 11, cells: ['start', 'n1'], exact: true, out: 'n' as const, did: [] }
    const { screen } = screenWith({}, 'turn', [optionOf('leave', ['action:leave'])], { game: 'doggies', board: board({ best }) })
    expect(prompt(screen).more).toBe('The best way out brings 11 coins in total.')
    expect(render(Plan, { screen }).container.querySelector('.best button')?.getAttribute('aria-pressed')).toBe('false')
  })
})

it('shows the boards of all dogs before the game, whoever has one', () => {
  const { container } = render(Kennel, { screen: screenWith({}, 'dog', [optionOf('bonk', ['dog:bonk'])], { board: board({ round: 0, dogs: [dog('B', 'joan')] }) }).screen })
  expect(container.querySelectorAll('button')).toHaveLength(6)
  expect(container.querySelector('[data-object="dog:joan"]')?.classList).toContain('gone')
  expect(container.querySelector('[data-object="dog:ruta"] .vh')?.textContent).toBe('1 sword, 2 fireballs, and 5 shields.')
})

describe('what is counted', () => {
  const journal = told([['hunted', { quest: 'hunt-ifrit', seat: 'A', count: 1, coins: 2, own: false }], ['hunted', { quest: 'hunt-ifrit', seat: 'B', count: 2, coins: 4, own: false }], ['own-quest-failed', { quest: 'hunt-cat', seat: 'A' }], ['scores', { seat: 'A' }], ['scores', { seat: 'B' }]])
  it('shows the quests one by one, those judged before with them', () => {
    const scene = sceneOf({ entries: [journal[2]!] }, journal)
    expect(scene?.what === 'quests' && scene.quests.map(({ quest, own, by }) => [quest, own, by.length])).toEqual([['hunt-ifrit', '', 2], ['hunt-cat', 'A', 1]])
  })
  it('shows everybody’s coins at once, and nothing of what the board shows', () => {
    expect(sceneOf({ entries: journal.slice(3) }, journal)?.what).toBe('scores')
    expect(sceneOf({ entries: told([['lays', { seat: 'A', room: 'coin-1' }]]) }, journal)).toBeNull()
  })
})

it('goes from room to room with the arrows', () => {
  const { container } = render(BoardView, { screen: screenWith({}, 'turn', [], { game: 'doggies', board: board() }).screen })
  const focused = () => (document.activeElement as HTMLElement | SVGElement).dataset.object
  container.querySelector<SVGElement>('[data-object="space:start"]')!.focus()
  for (const [code, object] of [['ArrowUp', 'space:ifrit-bow'], ['ArrowUp', 'space:coins-1'], ['ArrowDown', 'space:ifrit-bow']] as const) {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
    expect(focused()).toBe(object)
  }
})

it('has its hand as soon as the quest is kept, before anything of the first round is told', () => {
  const handOf = (more: Partial<Board>) => render(Hand, { screen: screenWith({}, 'turn', [], { game: 'doggies', board: board(more) }).screen }).container.querySelector('.hand')
  expect(handOf({ round: 0 })).toBeNull()
  expect(handOf({ round: 0, dogs: [{ ...dog('A', 'joan'), quest: quest('hunt', 'cat') }, dog('B', 'bonk')] })).not.toBeNull()
})

it('shows the first player’s token beside its dog, and says so', () => {
  const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board({ first: 'B' }) })
  const [first, other] = ['B', 'A'].map((seat) => render(SeatStats, { screen, seat }).container)
  expect(first!.querySelector('.token [role="img"]')?.getAttribute('aria-label')).toMatch(/^First player’s token: .* last/)
  expect(other!.querySelector('.token')).toBeNull()
  expect(render(SeatStats, { screen, seat: 'B', full: true }).container.querySelector('.token')?.textContent?.trim()).toMatch(/^First player’s token: .* last/)
})

it('has a button on each side that may be broken open before an action', () => {
  const side = { ...optionOf('break:n1:e', ['side:ifrit-bow:e'], { space: 'ifrit-bow', side: 'e' }), key: 'break' }
  const { screen } = screenWith({}, 'turn', [side], { game: 'doggies', board: board() })
  const button = render(BoardView, { screen }).container.querySelector('[data-object="side:ifrit-bow:e"]')!
  expect(button.getAttribute('aria-label')).toBe('Ifrit (bow): break through east, 1 paw')
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
  expect(screen.selected?.option.id).toBe('break:n1:e')
  expect(button.getAttribute('class')).toMatch(/\bturn chosen\b/) // what a hand lifts would leave its place on the map
})

it('says why an action cannot be done now, on its button', () => {
  const { screen } = screenWith({}, 'turn', [optionOf('leave', ['action:leave']), optionOf('sleep', ['action:sleep'])], { game: 'doggies', board: board(), why: { 'action:explore': { key: 'countdown-over', args: { leave: true }, rule: '3' } } })
  const [explore, leave] = acts(screen) ?? []
  expect([explore?.id, explore?.off, leave?.id, leave?.off, leave?.primary]).toEqual(['explore', true, 'leave', undefined, true])
  explore?.run()
  expect(screen.why?.text).toBe('The countdown is over: leave or go to sleep.')
})

it('takes a chest that no key is left for only as the second thing to do, and says that it brings nothing', () => {
  const at = (coins: number, keys = 0) => {
    const on = { ...walk, cell: 'n2', burden: burden({ keys }) }
    const deeds = [{ ...optionOf('claim', ['deed:claim'], { empty: false }), then: { burden: burden({ paws: 4, coins, keys }) } }, { ...optionOf('pass', ['deed:pass']), then: { burden: burden() } }]
    const { screen } = screenWith({}, 'room', deeds, { game: 'doggies', board: board({ walk: on, rooms: [place('start', 0, 0, start), place('n2', 0, -2, card('chest-1'))] }) })
    return acts(screen)?.map(({ text, price, primary }) => [text, price, primary]) ?? []
  }
  expect(at(0)).toEqual([['Take it', '−1 paw, +0 coins without a key', false], ['Walk through', undefined, true]])
  expect(at(0, 1)[0]?.[1], 'its key is for another chest').toBe('−1 paw, +0 coins without one more key')
  expect(at(4)).toEqual([['Take it', '−1 paw, +4 coins', true], ['Walk through', undefined, false]])
})

it('tells what a room does on a press that does nothing with it, with why not', () => {
  const { screen } = screenWith({}, 'turn', [optionOf('explore', ['action:explore'])], { game: 'doggies', board: board({ rooms: [place('start', 0, 0, start), place('n1', 0, -1, card('portal-1'))] }), why: { space: { key: 'leave-first', args: {}, rule: '3.2' } } })
  render(BoardView, { screen }).container.querySelector('[data-object="space:portal-1"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(screen.why).toMatchObject({ head: 'Portal', text: 'From here you can jump to any other portal. To walk, choose Leave first.', rule: '3.2' })
})

it('tells nothing of a trap that is disarmed any more but why it is closed', () => {
  const { screen } = screenWith({}, 'turn', [optionOf('explore', ['action:explore'])], { game: 'doggies', board: board({ rooms: [place('start', 0, 0, start), { ...place('n1', 0, -1, card('trap-bow-1')), covered: 'potion-bow' }] }), why: { space: { key: 'leave-first', args: {}, rule: '3.2' } } })
  render(BoardView, { screen }).container.querySelector('[data-object="space:trap-bow-1"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(screen.why?.text).toBe('To walk, choose Leave first.')
})

it('tells what a quest under the hand counts on a press', () => {
  const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board() })
  render(Hand, { screen }).container.querySelector<HTMLElement>('.quests button')!.click()
  expect(screen.why).toMatchObject({ head: 'Last Wish', text: '2 coins for each you beat: Ifrit (beaten by 2 swords; 3 such cards)' })
})

it('dims a room that a rival’s paw closes, while my own dog is in the dungeon', () => {
  const shown = (where: Dog['where']) => {
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board({ rooms: [place('start', 0, 0, start), { ...place('n1', 0, -1, card('coins-1')), paw: 'B', paws: 1 }], dogs: [{ ...dog('A', 'joan'), where }, dog('B', 'bonk')] }) })
    return render(BoardView, { screen }).container.querySelectorAll('[data-object="space:coins-1"] .closed').length
  }
  expect([shown('in'), shown('out')]).toEqual([1, 0])
})

it('says before a step into a trap what it may cost, where there is a choice', () => {
  const step = { ...optionOf('go', ['space:trap-bow-1'], { space: 'trap-bow-1', side: 'n' }), then: { burden: burden({ paws: 3, coins: 4 }) } }
  const { screen } = screenWith({}, 'walk', [step], { game: 'doggies', board: board({ walk, rooms: [place('start', 0, 0, start), place('n3', 0, -3, card('trap-bow-1'))] }) })
  screen.select(screen.choices[0]!)
  expect(prompt(screen).more).toBe('A trap is there: disarm it, or it costs 1 paw and 1 coin.')
})

it('shows whose own dog is out only at a glance which rooms the others lay, but each way out whole', () => {
  const glances = (where: Dog['where'], key: string) => later.glances?.({ key }, screenWith({}, 'turn', [], { game: 'doggies', board: board({ dogs: [{ ...dog('A', 'joan'), where }, dog('B', 'bonk')] }) }).screen.view)
  expect([glances('asleep', 'draws'), glances('out', 'lays'), glances('out', 'beats'), glances('in', 'draws')]).toEqual([true, true, false, false])
})

it('tells my own way, which I have just composed, in one line, and another’s room by room', () => {
  const line = (seat: string, key: string, on: Board['walk'] = { ...walk, seat }) => later.told?.(screenWith({}, 'turn', [], { game: 'doggies', board: board({ walk: on }) }).screen, { entries: told([[key, { seat, room: 'ifrit-bow', weapons: [], count: 0, side: 'n', paws: 4 }]]) } as unknown as Beat)?.say
  expect([line('A', 'leaps'), line('A', 'rotates')]).toEqual(Array(2).fill('You set out for the exit.'))
  expect(line('B', 'leaps')).not.toBe(line('B', 'sets-out') ?? '')
  expect(line('A', 'breaks', null), 'a wall that is broken before the action').toBeUndefined()
})

it('lets whoever is out or asleep skip to the round’s end', () => {
  const idles = (where: Dog['where'], other: Dog['where'] = 'in') => later.idles?.(screenWith({}, 'turn', [], { game: 'doggies', board: board({ dogs: [{ ...dog('A', 'joan'), where }, { ...dog('B', 'bonk'), where: other }] }) }).screen.view)
  expect([idles('asleep'), idles('out'), idles('in'), idles('out', 'asleep')]).toEqual([true, true, false, false])
  expect(later.rounds).toEqual(['round-ends'])
})

it('says the best way of no coins in the countdown, where it warns', () => {
  const best = { coins: 0, cells: ['start'], exact: true, out: 'n' as const, did: [] }
  const more = (countdown: boolean) => prompt(screenWith({}, 'turn', [], { game: 'doggies', board: board({ best, countdown }) }).screen).more
  expect(more(true)).toContain('No way out brings coins now.')
  expect(more(false)).not.toContain('Best way')
})

it('has a letter for each action, and none of the letters that look something up at every table', () => {
  const { screen, answer } = screenWith({}, 'turn', [optionOf('explore', ['action:explore']), optionOf('leave', ['action:leave'])], { board: board() })
  expect(doggies.letter?.(new KeyboardEvent('keydown', { code: 'KeyN' }), screen)).toBe(false)
  for (const code of ['KeyB', 'KeyC', 'KeyH', 'KeyI', 'KeyL', 'KeyP', 'KeyS', 'KeyU', 'KeyW', 'KeyZ']) expect(doggies.letter?.(new KeyboardEvent('keydown', { code }), screen), code).toBe(false)
  expect(doggies.letter?.(new KeyboardEvent('keydown', { code: 'KeyX' }), screen)).toBe(true)
  expect(answer.mock.calls[0]?.[2].id).toBe('leave')
})

describe('for those who hear it', () => {
  const NAMES = { A: 'Ann', B: 'Bea' }
  const heard = (more: Partial<Board>, seat = 'A') => speech(screenWith({}, 'walk', [], { game: 'doggies', seat, board: board(more) }).screen.view, NAMES)
  const passage = (lines: ReturnType<typeof speech>, id: string) => lines.flatMap((line) => (typeof line === 'string' || line.id !== id ? [] : line.lines))
  const all = (lines: ReturnType<typeof speech>) => lines.flatMap((line) => (typeof line === 'string' ? [line] : [line.head, ...line.lines])).join('\n')
  const rich: Dog = { ...dog('B', 'bonk'), sum: { sword: 2, fireball: 1 }, pairs: [['bow', 'fireball']], potions: { bow: 2 }, taken: [{ card: card('coins-1'), side: '', cell: null }] }

  it('tells the way out, and every room with its exits', () => {
    const lines = heard({ walk })
    expect(passage(lines, 'way')).toEqual(['1. Ifrit (bow), 1 north: beaten.', '2. Two Coins, 2 north: taken.'])
    expect(passage(lines, 'dungeon')).toHaveLength(3)
    expect(passage(lines, 'dungeon')[1]).toBe('1 north. Ifrit (bow). Needs 2 swords, else 1 damage. Brings 1 bow. Exits: north to Two Coins and south to Start room; east and west (no room there).')
  })
  it('counts places from the start to every side, however far the dungeon has grown', () => {
    const at = (x: number, y: number) => passage(heard({ drawn: card('coins-1'), sites: [{ cell: '', x, y }] }), 'places')[0]
    expect([at(0, 0), at(-13, 14), at(2, -1), at(0, 3)]).toEqual(['start', '13 west, 14 south', '2 east, 1 north', '3 south'])
  })
  it('tells of a room what it brings, its doors and broken sides, and how many paws lie on it', () => {
    const at = (id: string, more: Partial<Place> = {}) => passage(heard({ rooms: [{ ...place('n1', 0, -1, card(id)), ...more }] }), 'dungeon')[0]
    expect(at('cerberus-1')).toContain('Brings 1 shield and 1 coin.')
    expect(at('keyfly-1')).toContain('Brings 1 key.')
    expect(at('vagabond-fireball')).toContain('Hire it for 1 paw now and 1 coin in the end: for 1 fireball and a new paw for the whole game, or for sword or bow (one of them in each fight).')
    expect(at('door-1', { sides: ['door', 'broken', 'open', 'wall'], paw: 'B', paws: 2 })).toContain('Exits: north (door), east (broken through), and south (no room there). Bea has 2 paws on it.')
  })
  it('tells of a room what a paw does there, unless a card covers it', () => {
    const at = (id: string, more: Partial<Place> = {}) => passage(heard({ rooms: [{ ...place('n1', 0, -1, card(id)), ...more }] }), 'dungeon')[0]
    expect([at('coins-1'), at('chest-1')].map((told) => told?.split(' Exits')[0])).toEqual(['1 north. Two Coins. Taking it costs a paw.', '1 north. Chest. Taking it costs a paw. In the end each key opens one chest: 4 coins.'])
    expect(at('trap-bow-1')).toContain('Disarm it with a trophy or a potion of its weapon.')
    expect(at('trap-bow-1', { covered: 'potion-bow' })).not.toContain('Disarm it')
  })
  it('tells whatever everybody sees of the table', () => {
    const lines = heard({ drawn: card('coins-1'), sites: [{ cell: 'e1', x: 1, y: 0 }], holes: [{ cell: 'w1', x: -1, y: 0, paw: 'B', paws: 1 }], dogs: [dog('A', 'joan'), rich], own: { ...quest('hunt', 'cat'), counts: { A: 1, B: 0 }, holder: null }, shared: [{ ...quest('most', 'bow'), counts: { A: 1, B: 2 }, holder: 'B' }] })
    expect(passage(lines, 'places')).toEqual(['1 east'])
    for (const told of ['Round 1 of 3.', '1 west. Hole. Bea’s paw is on it.', '1 fireball, and bow or fireball', 'Potions: 2 bows.', 'Cards: Two Coins.', 'Ann: 1, Bea: 2. Ahead: Bea.', 'Ann: 1, Bea: 0.', 'Potions in the supply: 2 swords.', 'Ann has the first player’s token.']) expect(all(lines)).toContain(told)
    expect(all(heard({}))).not.toContain('Ahead')
  })
  it('tells before the first round who has which dog, which are free, and one’s two quests', () => {
    const choosing = heard({ round: 0, dogs: [dog('A', 'joan')], boards: ['ruta'] })
    expect(choosing[0]).toMatch(/^Ann: Joan/)
    expect(passage(choosing, 'boards')[0]).toContain('1 sword, 2 fireballs, and 5 shields. Priestess.')
    const quests = heard({ round: 0, boards: ['ruta'], dealt: [quest('hunt', 'cat'), quest('most', 'bow')] })
    expect(passage(quests, 'boards')).toEqual([])
    expect(passage(quests, 'dealt')[0]).toContain('2 coins for each')
    expect(all(quests)).not.toContain('choose your dog')
  })
  it('has words for potions, trophies and two weapons of which one counts', () => {
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', seat: 'B', board: board({ dogs: [dog('A', 'joan'), rich] }) })
    const hand = render(Hand, { screen }).container
    expect(hand.querySelector('.words .vh')?.textContent).toBe('2 swords, 1 fireball, bow or fireball, and 3 shields.')
    expect([...hand.querySelectorAll('.potions .vh')].map((each) => each.textContent)).toEqual(['1 bow.', '1 bow.'])
    expect(hand.querySelectorAll('.pair i')).toHaveLength(2)
    expect(render(Pile, { screen }).container.textContent).toContain('Potions in the supply:')
  })
  it('shows on the way what was hired on it', () => {
    const { screen } = screenWith({}, 'walk', [], { game: 'doggies', board: board({ dogs: [{ ...dog('A', 'joan'), pairs: [['sword', 'bow']] }], walk }) })
    expect(render(Hand, { screen }).container.querySelector('.words .vh')?.textContent).toContain('sword or bow')
  })
  it('names what is counted and whose it is, and a loss is marked', () => {
    const journal = told([['collects', { seat: 'A', cards: ['coins-1'], count: 1 }], ['hunted', { quest: 'hunt-ifrit', seat: 'A', count: 1, coins: 2, own: false }], ['scores', { seat: 'A', coins: 0, monsters: 0, chests: 0, costs: -1, quest_coins: 0, total: -1 }]])
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board(), journal })
    const shown = (n: number) => render(Told, { screen, beat: { entries: [journal[n]!] } as never }).container
    const labels = (of: Element) => [...of.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
    expect(labels(shown(0))).toContain('Two Coins')
    expect(labels(shown(1))).toContain(screen.name('A'))
    const scores = shown(2)
    expect(labels(scores)).toHaveLength(6)
    expect([...scores.querySelectorAll('td.minus')].map((each) => each.textContent)).toEqual(['−1', '−1'])
  })
})

it('says in a replay where a dog is on its way, to whoever may know it, and that a way is chosen to everyone else', () => {
  const at = (what: string, option: string, more: Partial<Board>) => later.stepWords?.(what, option, screenWith({}, 'turn', [], { game: 'doggies', board: board(more) }).screen.view)
  expect(at('room', 'claim', { walk })).toBe('on the way out: Two Coins, taken.')
  expect(at('walk', 'rotate:n1:1', { walk: { ...walk, cell: 'start', path: [{ cell: 'start', did: '' }] } })).toBe('on the way out: Ifrit (bow), turned.')
  expect(['turn', 'walk', 'room'].map((what) => at(what, 'go:n', {}))).toEqual(Array(3).fill('choosing a way out.'))
  expect(at('quest', 'hunt-ifrit', {}), 'a quest is chosen secretly').toBe('')
})

it('says that a room is turned for free and once, and hides a best way that lies through the wall that it has then', () => {
  const turn = (quarters: number) => ({ ...optionOf(`rotate:n1:${quarters}`, ['turn:ifrit-bow'], { space: 'ifrit-bow', turned: quarters }), key: 'rotate', then: { burden: burden() } })
  const on = { ...walk, cell: 'start', path: [{ cell: 'start', did: '' }] }
  const best = { coins: 2, cells: ['start', 'n1'], out: 'n' as const, exact: true, did: ['rotate:n1:1', 'go:n', 'pass', 'out:n'] }
  const { screen } = screenWith({}, 'walk', [turn(1), turn(2)], { game: 'doggies', board: board({ walk: on, best }) })
  expect(prompt(screen).more).toContain('for free, each once')
  showBest(screen)
  const { container } = render(BoardView, { screen })
  const arrows = (n: number) => (screen.select(screen.choices[n]!), flushSync(), container.querySelectorAll('.best').length)
  expect([arrows(0), arrows(1), arrows(0)]).toEqual([2, 0, 2])
  Object.assign(screen, { director: { now: { kind: 'deed', entries: [] } } })
  expect(render(BoardView, { screen }).container.querySelectorAll('.best').length, 'while another way is told').toBe(0)
  showBest(screen)
})

it('says of the best way that quests for most trophies are not counted in it, one’s own and shared ones', () => {
  const more = (kind: 'hunt' | 'most', shared: 'hunt' | 'most' = 'hunt') => prompt(screenWith({}, 'turn', [optionOf('leave', ['action:leave'])], { game: 'doggies', board: board({ countdown: true, own: { ...quest(kind, kind === 'most' ? 'bow' : 'cat'), counts: {}, holder: null }, shared: [{ ...quest(shared, shared === 'most' ? 'sword' : 'ifrit'), counts: {}, holder: null }], best: { coins: 2, cells: ['start'], out: 'n', exact: true, did: [] } }) }).screen).more
  expect([more('most'), more('hunt', 'most'), more('hunt')].map((told) => told?.includes('(without quests for the most)'))).toEqual([true, true, false])
})

it('says of a hole why nobody can go there', () => {
  const { screen } = screenWith({}, 'walk', [], { game: 'doggies', board: board({ holes: [{ cell: 'w1', x: -1, y: 0, paw: 'B', paws: 1 }] }), why: { 'hole:w1': { key: 'hole', args: {}, rule: '4' } } })
  const hole = render(BoardView, { screen }).container.querySelector('[data-object="hole:w1"]')!
  expect(hole.getAttribute('aria-label')).toMatch(/^1 west. Hole/)
  hole.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(screen.why?.text).toBe('There is a hole here until the round ends: nobody enters or fills it.')
})

it('shows the best way to whoever asked for it, and at no other table', () => {
  const [one, other] = [1, 2].map(() => screenWith({}, 'turn', [], { game: 'doggies', board: board({ best: { coins: 3, cells: ['start'], exact: true, out: 'n' as const, did: [] } }) }).screen)
  showBest(one!)
  expect([helps(one!), helps(other!)]).toEqual([true, false])
  showBest(one!)
  expect(helps(one!)).toBe(false)
})

describe('the end', () => {
  const taken = (...ids: string[]) => ids.map((id) => ({ card: card(id), side: '' as const, cell: null }))
  const row = (seat: string, total: number, fate = 'won', more: object = {}) => ({ seat, dog: seat === 'A' ? 'joan' : 'bonk', fate, quest: 'hunt-cat', quests: {}, total, figures: {}, ...more })
  const journal = told([
    ['round', { round: 1 }], ['sets-out', { seat: 'A' }], ['beats', { seat: 'A', room: 'dragon-1', cell: 'n1', weapons: [], count: 0, forced: false, paws: 4 }], ['claims', { seat: 'A', room: 'coin-1', cell: 'n2', weapon: '', paws: 3 }], ['leaves', { seat: 'A', damage: 0, left: 3, paws: 3 }],
    ['sets-out', { seat: 'B' }], ['goes-through', { seat: 'B', room: 'chest-1', cell: 'n3' }], ['leaves', { seat: 'B', damage: 0, left: 3, paws: 5 }],
    ['round', { round: 2 }], ['sets-out', { seat: 'B' }], ['claims', { seat: 'B', room: 'coins-1', cell: 'n1', weapon: '', paws: 4 }], ['leaves', { seat: 'B', damage: 0, left: 3, paws: 4 }],
    ['most', { quest: 'most-bow', seat: 'A', count: 3, coins: 5, own: false }], ['hunted', { quest: 'hunt-cat', seat: 'B', count: 1, coins: 2, own: true }],
  ])
  const dogs = [{ ...dog('A', 'joan'), taken: taken('dragon-1', 'coin-1') }, { ...dog('B', 'bonk'), taken: taken('coins-1') }]
  const end = (rows: object[]) => {
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', over: true, journal, board: board({ dogs, shared: [{ ...quest('most', 'bow'), counts: {}, holder: 'A' }] }), result: { winners: [(rows[0] as { seat: string }).seat], rows } as never })
    return ending(screen)
  }
  it('tells the ways that brought most by their best cards, and quests that brought much, each with its place in the replay', () => {
    const { moments } = end([row('A', 10), row('B', 4, 'less')])
    expect(moments.map(({ title, where, icon, entries }) => [title, where, icon, entries.map(({ n }) => n)])).toEqual([
      ['Your way out', 'Round 1', 'spiked-dragon-head', [2, 3]], ['Boris’s way out', 'Round 2', 'coins', [10]], ['Your quest: Bull’s-Eye', 'Watch the replay', 'pocket-bow', [12]],
    ])
  })
  it('tells a secret quest before a way that brought a coin more: nobody could see it', () => {
    const entry = (key: string, args: object) => [key, { seat: 'B', ...args }] as [string, object]
    const way = (round: number, room: string) => [entry('round', { round }), entry('sets-out', {}), entry('beats', { room, cell: 'n1', weapons: [], count: 0, forced: false, paws: 4 }), entry('claims', { room: 'coin-1', cell: 'n2', weapon: '', paws: 3 }), entry('leaves', { damage: 0, left: 3, paws: 3 })]
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', over: true, board: board({ dogs: [dog('A', 'joan'), { ...dog('B', 'bonk'), taken: taken('dragon-1', 'coin-1') }, { ...dog('C', 'robin'), quest: quest('most', 'bow') }] }), result: { winners: ['A'], rows: [row('A', 20), row('B', 12, 'less'), row('C', 6, 'less')] } as never, journal: told([...way(1, 'dragon-1'), ...way(2, 'dragon-1'), ...way(3, 'dragon-1'), ['most', { quest: 'most-bow', seat: 'C', count: 1, coins: 4, own: true }]]) })
    expect(ending(screen).moments.map(({ title }) => title)).toContain('Mira’s quest: Bull’s-Eye')
  })
  it('says how much each way brought, and what of it was for hunts; a quest’s own sentence does', () => {
    expect(end([row('A', 10), row('B', 4, 'less')]).moments.map(({ means }) => means)).toEqual(['The whole way brought 5 coins.', 'The whole way brought 2 coins.', undefined])
    expect(end([row('A', 10, 'won', { quests: { 'hunt-dragon': 1 } }), row('B', 4, 'less')]).moments[0]?.means).toMatch(/^The whole way brought 7 coins, 2 of them by quests \(.+\), and the lead was 6/)
  })
  it('marks the one without which another would have won', () => {
    const decided = (...rows: object[]) => end(rows).moments.filter(({ means }) => means?.includes('decided')).map(({ title, means }) => [title, means])
    expect(decided(row('A', 10), row('B', 6, 'less'))).toEqual([['Your way out', 'The whole way brought 5 coins, and the lead was 4: this decided the game.']])
    expect(decided(row('A', 10), row('B', 5, 'less')), 'without it the two would be level').toEqual([])
    expect(decided(row('A', 10), row('B', 10, 'fewer-quests')), 'what decided is that quests were').toEqual([])
  })
  it('does not count a chest of a way while its key would have opened another one, and counts a key that opened one', () => {
    const [chest, coins] = [card('chest-1'), card('coins-1')]
    const [other, key] = [{ ...chest, id: 'chest-2' }, { ...coins, id: 'keyfly-1', kind: 'monster' as const, coins: 0, key: 1 }]
    const has = (keys: number, ...cards: RoomCard[]): Dog => ({ ...dog('A', 'joan'), keys, taken: cards.map((each) => ({ card: each, side: '' as const, cell: null })) })
    const brought = (keys: number, ...cards: RoomCard[]) => broughtBy(cards, undefined, has(keys, chest, other, coins))
    expect([brought(1, chest, coins), brought(2, chest, coins), brought(1, chest, other), brought(0, chest, coins)]).toEqual([2, 6, 4, 2])
    expect([broughtBy([key], undefined, has(1, key, chest)), broughtBy([key], undefined, has(1, key, coins))]).toEqual([4, 0])
  })
  it('says what parts the others from the first, and that quests decided where coins did not', () => {
    expect(end([row('A', 10), row('B', 4, 'less')]).ranks.map(({ reason }) => reason)).toEqual(['most coins', '6 fewer'])
    expect(end([row('A', 10), row('B', 10, 'fewer-quests')]).ranks.map(({ reason }) => reason)).toEqual(['as many coins, quests completed more often', 'as many coins, quests completed less often'])
  })
})

it('lists each change of the coins in the way, with the key, the trap that nobody was asked about, and what quests bring', () => {
  const none: NotDone = { deed: 'disarm', why: 'no-trophy', sword: 0, bow: 0, fireball: 0, either: false, damage: 0, spare: 0, weapon: 'bow' }
  const path = [{ cell: 'start', did: '' }, { cell: 'n1', did: 'fight', quests: 2, key: true }, { cell: 'n2', did: 'take', coins: -1, unasked: [none] }]
  const { screen } = screenWith({}, 'walk', [], { game: 'doggies', board: board({ walk: { seat: 'A', cell: 'n2', path, burden: burden({ coins: 1, quests: 2 }) } }) })
  const { container } = render(Plan, { screen })
  const lines = [...container.querySelectorAll('ol li')].map(({ textContent }) => textContent)
  expect([lines[0]?.includes('+2'), lines[0]?.includes(ui('by-key')), lines[1]?.includes('−1'), lines[1]?.includes(notDone(none))]).toEqual([true, true, true, true])
  expect(container.querySelector('.quests')?.textContent).toBe(ui('plan-quests', { quests: 2 }))
})

it('writes a best way below zero with a minus, and that no way brings coins where the best brings none', () => {
  const best = (coins: number) => prompt(screenWith({}, 'turn', [], { game: 'doggies', board: board({ countdown: true, best: { coins, cells: ['start'], exact: true, out: 'n' as const, did: [] } }) }).screen).more
  expect(best(-1)).toContain('−1 coin')
  expect([best(-1), best(0), best(2)].map((more) => more?.includes('No way out brings'))).toEqual([false, true, false])
})

it('says of a card that fits in one way only that it fits so, and not to turn it', () => {
  const spot = (cell: string, same: number) => optionOf(`${cell}:${same}`, [`place:${cell}`], { cell, same })
  const more = (...spots: ReturnType<typeof spot>[]) => prompt(screenWith({}, 'place', spots, { game: 'doggies', board: board({ drawn: card('coins-1') }) }).screen).more
  expect([more(spot('n1', 0), spot('e1', 1)), more(spot('n1', 0), spot('n1', 1))]).toEqual(['more-place-only', 'more-place'].map((key) => `Taking it costs a paw. ${ui(key)}`))
})

it('shows what each collected card brings and their sum, and the shared quests that nobody has won', () => {
  const dogs = [{ ...dog('A', 'joan'), taken: [card('coins-1'), card('coin-1'), card('trap-bow-1')].map((each) => ({ card: each, side: '' as const, cell: null })) }, dog('B', 'bonk')]
  const shown = (entries: [string, object][]) => {
    const journal = told(entries)
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board({ dogs }), journal })
    return render(Told, { screen, beat: { kind: 'grave', entries: journal } as never }).container
  }
  const round = shown([['collects', { seat: 'A', cards: ['coins-1', 'coin-1', 'trap-bow-1'], count: 3 }]])
  expect([...round.querySelectorAll('.cards b')].map(({ textContent }) => textContent)).toEqual(['+2', '+1', '−1'])
  expect(round.querySelector('.sum')?.textContent).toContain('+2')
  expect(shown([['own-quest-failed', { quest: 'most-bow', seat: 'A' }]]).querySelectorAll('li')).toHaveLength(2)
})

it('counts a chest that a key opens with what was carried out, and an older one with the key that opens it', () => {
  const [chest, eyecat, trap, keyfly] = [card('chest-1'), card('eyecat-1'), card('trap-bow-1'), card('keyfly-1')]
  const taken = (...cards: RoomCard[]) => cards.map((each) => ({ card: each, side: '' as const, cell: null }))
  const sums = (has: RoomCard[], cards: string[], keys: number) => {
    const journal = told([['collects', { seat: 'A', cards, count: cards.length }]])
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board({ dogs: [{ ...dog('A', 'joan'), taken: taken(...has), keys }] }), journal })
    const { container } = render(Told, { screen, beat: { kind: 'grave', entries: journal } as never })
    return [[...container.querySelectorAll('.cards b')].map(({ textContent }) => textContent), container.querySelector('.sum')?.firstChild?.textContent]
  }
  expect(sums([keyfly, eyecat, chest, trap], ['eyecat-1', 'chest-1', 'trap-bow-1'], 1)).toEqual([['+1', '+4', '−1'], '+4'])
  expect(sums([chest, keyfly], ['keyfly-1'], 1), 'the key opens what was carried out before').toEqual([['+4'], '+4'])
  expect(sums([eyecat, chest, trap], ['eyecat-1', 'chest-1', 'trap-bow-1'], 0), 'without a key').toEqual([['+1', '−1'], '+0'])
})

/** A table where this is told just now. */
const hearing = (journal: ReturnType<typeof told>, more: Partial<Board> = {}) => screenWith({}, 'turn', [], { game: 'doggies', board: board(more), journal }).screen

it('shows a best way of the round as it is told: arrows from room to room, a line between portals, and a number on each', () => {
  const rooms = [place('start', 0, 0, start), place('n1', 0, -1, card('portal-1')), place('n1e2', 2, -1, { ...card('portal-1'), id: 'portal-2' })]
  const { container } = render(BoardView, { screen: hearing(told([['best-way', { seat: 'B', coins: 0, best: 4, cells: ['start', 'n1', 'n1e2'], did: ['go:n', 'portal:n1e2', 'claim', 'break:n'], how: 'slept' }]]), { rooms }) })
  expect([...container.querySelectorAll('.best')].map((each) => [each.getAttribute('transform'), each.getAttribute('d')!.includes('Q')])).toEqual([['translate(75 0) rotate(-90)', false], ['translate(225 -75) rotate(0)', true]])
  expect([...container.querySelectorAll('.step')].map((each) => each.textContent)).toEqual(['1.', '2.'])
})

const BEST = { seat: 'B', secret: 'out', coins: 0, best: 4, cells: ['start', 'n1', 'n2'], out: 'n', how: 'left', exact: true, walked: ['start', 'n1'], did: ['rotate:n2:1', 'go:n', 'claim', 'break:n', 'pass', 'break:n'] }

it('shows on a best way which walls are broken, which rooms are turned and where paws are laid', () => {
  const rooms = [place('start', 0, 0, start), place('n1', 0, -1, card('coins-1')), { ...place('n2', 0, -2, card('ifrit-bow')), sides: ['open', 'wall', 'open', 'wall'] as Place['sides'] }]
  const { container } = render(BoardView, { screen: hearing(told([['best-way', BEST]]), { rooms }) })
  const at = (what: string) => [...container.querySelectorAll(what)].map((each) => each.getAttribute('transform'))
  expect(at('.map path.broken')).toHaveLength(2)
  expect(at('.lays')).toEqual(['translate(130 -20)', 'translate(22 -278)'])
  expect([...container.querySelectorAll('[data-object="space:ifrit-bow"] g[fill="var(--paper)"] rect:not([rx])')].map((each) => `${each.getAttribute('x')},${each.getAttribute('y')}`)).toEqual(['49,33', '0,33'])
})

it('keeps the ways of the rounds that are over with each dog, on the rooms as they lay, and in text mode in words', async () => {
  const journal = told([['round', { round: 1 }], ['lays', { room: 'coins-1', cell: 'n1', quarters: 0 }], ['lays', { room: 'ifrit-bow', cell: 'n2', quarters: 0 }], ['round-ends', { round: 1, seat: 'A' }], ['best-way', BEST], ['round', { round: 2 }], ['lays', { room: 'chest-1', cell: 'n1', quarters: 0 }]])
  const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board({ round: 2 }), journal })
  const shown = (seat: string) => render(SeatStats, { screen, seat, full: true }).container
  const [mine, rival] = [shown('A'), shown('B')]
  await expect.poll(() => rival.querySelectorAll('section').length).toBe(1)
  expect(mine.querySelectorAll('section')).toHaveLength(0)
  expect([rival.querySelectorAll('section rect').length, rival.querySelectorAll('polyline').length, rival.querySelectorAll('.broken').length]).toEqual([3, 2, 2])
  expect(rival.querySelector('h3')?.textContent).toBe('Round 1')
  const passages = speech(screen.view, { A: 'Anna', B: 'Bea' }).flatMap((each) => (typeof each === 'string' ? [] : [each]))
  expect(passages.find(({ id }) => id === 'past')?.lines.join()).toMatch(/^Round 1\. Bea went another way; this one was better: .*turned.*Two Coins, 1 north: taken.*Ifrit.*smashed.*Leave the dungeon to the north\.$/)
})

it('opens all of a dog on a press on its panel, on a desktop as on a phone', () => {
  const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board() })
  screen.game = doggies
  const { container } = render(Seats, { screen })
  expect(container.querySelectorAll('.more:not(.phone-only)')).toHaveLength(3)
  container.querySelectorAll<HTMLElement>('.more')[1]!.click()
  flushSync()
  expect(document.querySelector('dialog .stats.full')).not.toBeNull()
})

it('draws each paw that lies where a card was', () => {
  const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board({ holes: [1, 2].map((paws) => ({ cell: `w${paws}`, x: -paws, y: 0, paw: 'B', paws })) }) })
  expect([...render(BoardView, { screen }).container.querySelectorAll('.hole')].map((each) => each.querySelectorAll('circle').length)).toEqual([1, 2])
})

it('gives each best way a step of its own, after all have collected, and time to look at one’s own', () => {
  expect(later.beats!['best-way']).not.toBe('outcome')
  expect(later.beats!['best-way']).not.toBe('deed')
})

it('shows of every dog its board’s own symbols apart from its trophies, and its potions', () => {
  const rival: Dog = { ...dog('B', 'bonk'), sum: { sword: 2, bow: 1 }, all_shields: 4, keys: 1, potions: { fireball: 1 }, taken: [{ card: card('keyfly-1'), side: '', cell: null }] }
  const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board({ dogs: [dog('A', 'joan'), rival] }) })
  const blocks = (part: Element) => [...part.querySelectorAll('i')].map((each) => each.getAttribute('style'))
  const [own, won, potions] = [...render(SeatStats, { screen, seat: 'B' }).container.querySelectorAll('.part')].map(blocks)
  expect([own?.length, won?.length, potions?.length]).toEqual([5, 3, 1])
  expect(won?.join()).toMatch(/verdi.*azure.*ochre/)
  expect(potions?.join()).toContain('plum')
})

it('has north marked on the start, and each step’s button shows where it leads to the eye', () => {
  expect(render(Tile, { card: start, turned: 0 }).container.querySelector('.compass')?.textContent).toBe('N')
  const { screen } = screenWith({}, 'walk', [], { game: 'doggies', board: board({ walk }) })
  for (const key of ['go', 'out', 'break', 'break-through', 'break-out']) expect(['n', 'e', 's', 'w'].map((side) => screen.say(`do-${key}`, { side }).at(-1))).toEqual([...'↑→↓←'])
})

it('shows the side by which a vagabond is hired, on its card, in the way and by its name', () => {
  const [raccoon, path] = [card('vagabond-fireball'), (did: string) => ({ ...walk, path: [{ cell: 'start', did: '' }, { cell: 'n1', did }] })]
  const lies = (more: Partial<Board>) => screenWith({}, 'walk', [], { game: 'doggies', board: board({ rooms: [place('start', 0, 0, start), place('n1', 0, -1, raccoon)], ...more }) }).screen
  const dim = (more: Partial<Board>) => [...render(BoardView, { screen: lies(more) }).container.querySelectorAll('[data-object="space:vagabond-fireball"] .off rect')].map((each) => each.getAttribute('fill'))
  expect(dim({})).toEqual([])
  expect(dim({ walk: path('hire:two') })).toEqual(['var(--pig-plum)'])
  expect(dim({ dogs: [dog('A', 'joan'), { ...dog('B', 'bonk'), taken: [{ card: raccoon, side: 'paw', cell: 'n1' }] }] })).toEqual(['var(--pig-iron)'])
  expect(render(Plan, { screen: lies({ walk: path('hire:two') }) }).container.querySelector('li b')?.textContent).toBe('Vagabond (sword or bow)')
  expect(render(SeatStats, { screen: lies({ dogs: [{ ...dog('A', 'joan'), taken: [{ card: raccoon, side: 'two', cell: null }] }] }), seat: 'A', full: true }).container.textContent).toContain('Vagabond (sword or bow)')
})

it('has the number of a step over the card that lies on a disarmed trap', () => {
  const { container } = render(Tile, { card: card('trap-bow-1'), turned: 0, step: 6, place: { ...place('n1', 0, -1, card('trap-bow-1')), covered: 'potion-bow' } })
  const [number, lies] = [container.querySelector('.step text')!, container.querySelector('rect[width="88"]')!]
  expect(lies.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('tells in text mode by a first press what a decision or an action brings, and does it by a second', () => {
  prefs.speech = true
  const room = screenWith({}, 'room', [optionOf('pass', [], {})], { game: 'doggies', board: board({ walk: { ...walk, cell: 'n1' } }) })
  const turn = screenWith({}, 'turn', [optionOf('leave', ['action:leave'])], { game: 'doggies', board: board() })
  const press = () => acts(room.screen)?.[0]?.run()
  const letter = () => doggies.letter?.(new KeyboardEvent('keydown', { code: 'KeyX' }), turn.screen)
  for (const each of [press, letter]) each()
  expect([room.screen.selected?.option.id, room.answer.mock.calls.length, turn.screen.selected?.option.id, turn.answer.mock.calls.length]).toEqual(['pass', 0, 'leave', 0])
  for (const each of [press, letter]) each()
  expect([room.answer.mock.calls.length, turn.answer.mock.calls.length]).toEqual([1, 1])
  expect(doggies.letter?.(new KeyboardEvent('keydown', { code: 'Digit1' }), room.screen), 'a digit is for the list').toBe(false)
  prefs.speech = false
})

it('offers in text mode each way that a card lies once', () => {
  const option = (turned: number, same: number) => optionOf(`n1:${turned}`, ['place:0:-1'], { turned, same })
  const { screen } = screenWith({}, 'place', [], { game: 'doggies', board: board() })
  expect([option(0, 0), option(1, 0), option(2, 2)].map((each) => needless(screen.view, each))).toEqual([false, true, false])
  expect(needless(screen.view, optionOf('leave', ['action:leave']))).toBe(false)
})

describe('laying a card by ear', () => {
  beforeEach(() => void (prefs.speech = true))
  afterEach(() => void (prefs.speech = false))
  const lay = (turned: number) => optionOf(`place:n1e1:${turned}`, ['place:1:-1'], { space: 'door-1', x: 1, y: -1, cell: 'n1e1', turned, same: turned })
  const drawnCard: RoomCard = { ...card('ifrit-bow'), sides: ['open', 'open', 'wall', 'open'] }
  const lies = board({ drawn: drawnCard, rooms: [place('start', 0, 0, start), place('n1', 0, -1, card('ifrit-bow')), { ...place('n1e2', 2, -1, card('coins-1')), sides: ['open', 'open', 'open', 'wall'] }], holes: [{ cell: 'n2e1', x: 1, y: -2, paw: 'B', paws: 1 }] })
  const at = (options = [lay(0), lay(1)]) => screenWith({ inFull: doggies.inFull }, 'place', options, { game: 'doggies', board: lies }).screen

  it('tells the drawn card before it lies: what it needs, brings, and its exits', () => {
    expect(prompt(at()).more).toBe(`${cardInFull(drawnCard)} Exits: 3.`)
  })
  it('tells of each way to lay it what its exits lead to, and where they are dead ends', () => {
    const screen = at()
    const [first, second] = screen.choices
    expect(screen.inFull(first!)).toMatch(/1 east, 1 north$/)
    expect(beside(screen.view, first!.option)).toBe('. Exits: north (dead end: a hole), east (dead end: a wall of Two Coins), and west to Ifrit (bow).')
    expect(beside(screen.view, second!.option)).toContain('south (no room there)')
    expect(beside(screen.view, optionOf('leave', ['action:leave']))).toBe('')
  })
  it('tells the same at the first press, and whether it can be turned', () => {
    const screen = at()
    screen.select(screen.choices[0]!)
    expect(prompt(screen).more).toMatch(/west to Ifrit \(bow\)\. R turns it\.$/)
    const only = at([lay(0)])
    only.select(only.choices[0]!)
    expect(prompt(only).more).toMatch(/It fits here only this way\.$/)
  })
  it('tells where a rival lays its card', () => {
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board() })
    expect(later.told!(screen, { entries: told([['lays', { seat: 'B', room: 'coins-1', cell: 'n2', quarters: 1 }]]) } as never)?.more).toBe('2 north.')
  })
  it('tells two exits by how they lie', () => {
    const shape = (...sides: RoomCard['sides']) => shapeAloud({ ...drawnCard, sides })
    expect([shape('open', 'wall', 'open', 'wall'), shape('wall', 'open', 'open', 'wall'), shape('open', 'door', 'open', 'open'), shape('open', 'wall', 'wall', 'wall')]).toEqual(['Exits: 2, opposite each other.', 'Exits: 2, at a corner.', 'Exits: 4, on all sides.', 'Exits: 1.'])
  })
})

describe('what a first press tells in text mode', () => {
  beforeEach(() => void (prefs.speech = true))
  afterEach(() => void (prefs.speech = false))
  const more = (what: string, option: ReturnType<typeof optionOf>, with_: Partial<Board>) => {
    const { screen } = screenWith({}, what, [option], { game: 'doggies', board: board(with_) })
    screen.select(screen.choices[0]!)
    return prompt(screen).more
  }
  const on = { ...walk, cell: 'start', path: [{ cell: 'start', did: '' }], burden: burden() }

  it('a dog: its symbols and its trick', () => {
    expect(more('dog', optionOf('joan', ['dog:joan'], { dog: 'joan' }), { round: 0, dogs: [] })).toMatch(/^2 swords, 1 bow, and 3 shields\. Knight\./)
  })
  it('a step: what the room needs, brings and costs', () => {
    expect(more('walk', { ...optionOf('go:n', ['space:ifrit-bow'], { space: 'ifrit-bow', side: 'n' }), then: { burden: burden() } }, { walk: on })).toMatch(/^Needs 2 swords, else 1 damage\. Brings 1 bow\. Can take 2 more damage\. 5 paws left/)
    expect(more('walk', { ...optionOf('go:n', ['space:trap-bow-1'], { space: 'trap-bow-1', side: 'n' }), then: { burden: burden() } }, { walk: on, rooms: [place('start', 0, 0, start), place('n1', 0, -1, card('trap-bow-1'))] })).toMatch(/^Disarm it/)
  })
  it('a decision: what it costs and brings, and how one stands then', () => {
    expect(more('room', { ...optionOf('pass', []), then: { burden: burden({ damage: 2 }) } }, { walk: { ...on, cell: 'n1' } })).toMatch(/^2 damage\. Can take 0 more damage\. 5 paws left/)
  })
  it('a step into a room where only one thing can be done: how one stands then, and nothing twice', () => {
    const step = { ...optionOf('go:n', ['space:ifrit-bow'], { space: 'ifrit-bow', side: 'n', deed: 'fight', why: 'too-weak', does: 'pass', sword: 2, bow: 0, fireball: 0, card: '' }), then: { burden: burden({ damage: 1 }) } }
    expect(more('walk', step, { walk: on })).toBe('Needs 2 swords, else 1 damage. Brings 1 bow. 1 damage. Can take 1 more damage. 5 paws left. This way: +0 coins.')
  })
  it('a fight: the trophy that it brings', () => {
    expect(more('room', { ...optionOf('fight', []), then: { burden: burden({ paws: 4, sum: { sword: 2, bow: 1 } }) } }, { walk: { ...on, cell: 'n1' } })).toMatch(/^Brings 1 bow\. −1 paw\. Can take 2 more damage\. 4 paws left/)
  })
  it('Robin: that she jumps over a trap', () => {
    const step = { ...optionOf('go:n', ['space:trap-bow-1'], { space: 'trap-bow-1', side: 'n' }), then: { burden: burden() } }
    expect(more('walk', step, { walk: on, dogs: [dog('A', 'robin')], rooms: [place('start', 0, 0, start), place('n1', 0, -1, card('trap-bow-1'))] })).toMatch(/^Ranger\. Jumps over traps for free\. Can take/)
  })
  it('a room that is turned: where its exits lead, and to which rooms it shuts the way', () => {
    const wide = { ...card('ifrit-bow'), sides: ['open', 'wall', 'open', 'wall'] as RoomCard['sides'] }
    const rooms = [place('start', 0, 0, start), { ...place('n1', 0, -1, wide), sides: [...wide.sides] }, place('n2', 0, -2, card('coins-1'))]
    const turn = (turned: number) => ({ ...optionOf(`rotate:n1:${turned}`, ['turn:ifrit-bow'], { space: 'ifrit-bow', turned }), key: 'rotate', then: { burden: burden() } })
    const shut = 'Exits: east and west (no room there). Closes the way to Two Coins, Start room.'
    expect(more('walk', turn(1), { walk: on, rooms })).toMatch(new RegExp(`^${shut.replace(/[()]/g, '\\$&')} Can take`))
    const { view } = screenWith({}, 'walk', [], { game: 'doggies', board: board({ walk: on, rooms }) }).screen
    expect(beside(view, turn(1))).toBe(`. ${shut}`)
    expect(beside(view, turn(2))).not.toContain('Closes')
    expect([1, 2, 3].map((turned) => needless(view, turn(turned)))).toEqual([false, true, true])
  })
  it('the action that a key chooses, also where the question begins with its word', () => {
    const explore = { ...optionOf('explore', ['action:explore']), key: 'explore' }
    const { screen } = screenWith({ prompt: doggies.prompt, letter: doggies.letter }, 'turn', [explore], { game: 'doggies', board: board() })
    expect(doggies.letter?.(new KeyboardEvent('keydown', { code: 'KeyE' }), screen)).toBe(true)
    expect(askedAloud(screen)).toBe('Explore: draw a room and lay it.')
    expect(prompt(screen)).toMatchObject({ bold: '', say: 'Explore: draw a room and lay it' })
  })
  it('before it: where one has come to and what was done there', () => {
    const { screen } = screenWith({}, 'walk', [optionOf('out:n', ['out:n'])], { game: 'doggies', board: board({ walk: { ...on, cell: 'n1', path: [{ cell: 'start', did: '' }, { cell: 'n1', did: 'fight' }] } }) })
    expect(prompt(screen).more).toMatch(/^Your dog is here: Ifrit \(bow\), 1 north: beaten\. Can take 2 more damage\./)
    const { screen: first } = screenWith({}, 'walk', [optionOf('out:n', ['out:n'])], { game: 'doggies', board: board({ walk: on }) })
    expect(prompt(first).more).toMatch(/^Your dog is here: Start room\. Can take/)
  })
  it('the way out in the list stands behind the ways on', () => {
    expect([optionOf('out:e', []), optionOf('break-out:e', []), optionOf('go:n', [])].map(({ id }) => last({ key: id.split(':')[0] } as never))).toEqual([true, true, false])
  })
  it('what has been won on the way', () => {
    const lines = speech(screenWith({}, 'walk', [], { game: 'doggies', seat: 'A', board: board({ walk: { ...on, burden: burden({ sum: { sword: 2, bow: 1 }, keys: 1, potions: { bow: 1 } }) } }) }).screen.view, {})
    expect(lines.flatMap((each) => (typeof each !== 'string' && each.id === 'way' ? [each.head] : []))[0]).toMatch(/ 2 swords, 1 bow, and 1 key\. Potions: 1 bow\.$/)
  })
})

it('says of the drawn room what it needs and brings before it is laid, and of a place where no exit leads that it is none', () => {
  const spot = { ...optionOf('e1:0', ['place:1:0']), key: 'place', args: { cell: 'e1', x: 1, y: 0, turned: 0, same: 0, space: 'cerberus-1' } }
  const { screen } = screenWith({}, 'place', [spot], { game: 'doggies', board: board({ drawn: card('cerberus-1'), rooms: [place('start', 0, 0, start), place('n1', 0, -1, card('coins-1'))] }) })
  expect(prompt(screen).more).toContain('Brings 1 shield and 1 coin.')
  const off = [...render(BoardView, { screen }).container.querySelectorAll('rect.off')]
  expect(off).toHaveLength(5)
  off[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(screen.why?.text).toBe('No exit leads here.')
})

it('marks a wall or a door that a step would smash with the paw it costs', () => {
  const step = (id: string, key: string, side: string, object: string) => ({ ...optionOf(id, [object]), key, args: { side, space: '' } })
  const { screen } = screenWith({}, 'walk', [step('a', 'break-out', 's', 'out:s'), step('b', 'out', 'w', 'out:w')], { game: 'doggies', board: board({ rooms: [place('start', 0, 0, start)], walk: { ...walk, cell: 'start', path: [{ cell: 'start', did: '' }] } }) })
  expect([...render(BoardView, { screen }).container.querySelectorAll('.smash')].map((each) => each.getAttribute('transform'))).toEqual(['translate(75 150)'])
})

it('says whose way out it is, and which potions a fight took', () => {
  const way = (seat: string) => render(Plan, { screen: screenWith({}, 'walk', [], { game: 'doggies', board: board({ walk: { ...walk, seat, path: [{ cell: 'start', did: '' }, { cell: 'n1', did: 'fight:sword:sword' }] } }) }).screen }).container
  expect([way('A').querySelector('h2')?.textContent, way('B').querySelector('h2')?.textContent]).toEqual(['The way out', 'The way out: Boris'])
  expect(way('A').querySelectorAll('.cost i').length, 'two swords').toBe(2)
})

it('has in its panel, on a way out, what is left to a dog there', () => {
  const { screen } = screenWith({}, 'walk', [], { game: 'doggies', board: board({ dogs: [{ ...dog('A', 'joan'), paws: 2, coins: 3, potions: {} }, dog('B', 'bonk')], walk }) })
  const few = (seat: string) => render(SeatStats, { screen, seat }).container.querySelector('.few')?.textContent.trim()
  expect([few('A'), few('B')?.startsWith('2')]).toEqual(['2/53', false])
})

it('tells which dog the others take for as long as the sentence is read', () => {
  const entries = told([['dog', { seat: 'A', dog: 'sharik' }], ['dog', { seat: 'B', dog: 'ruta' }]])
  const [beat] = beatsOf({ ...screenWith({}, 'quest', [], { game: 'doggies' }).screen.view, journal: entries, frames: entries.map(({ n }) => ({ n, board: board(), figures: {} })) } as never, { beats: later.beats! })
  expect([beat && toldOf(beat).length, beat && lengthOf(beat, 'usual', { moving: true, me: 'A', letters: 60 }) >= 60 * READING.letter]).toEqual([2, true])
})

it('opens a dog’s panel from the line of the log that tells its way', () => {
  expect([doggies.logOpens?.({ key: 'best-way', args: { seat: 'B' } }), doggies.logOpens?.({ key: 'leaves', args: { seat: 'B' } })]).toEqual(['B', null])
})

it('shows what a card needs beside its trophy, where that lies below', () => {
  const low = (turned: number) => Number(/ (\d+)\)$/.exec(render(Tile, { card: card('ifrit-bow'), turned }).container.querySelector('rect[height="19"][rx="5"]')?.parentElement?.getAttribute('transform') ?? '')?.[1])
  expect([0, 1, 2, 3].map(low).map((y) => y + 19 <= 85)).toEqual([false, false, false, true])
})

it('says of a vagabond once what it costs in the end', () => {
  expect(cardInFull(card('vagabond-fireball')).match(/1 coin/g)).toHaveLength(1)
})

it('gives on the way the reason alone why a room is not entered', () => {
  const why = { 'space:cerberus-1': { key: 'rivals-paw', args: {}, rule: '3.2' } }
  const at = (more: Partial<Board>) => {
    const { screen } = screenWith({}, 'walk', [optionOf('go', ['space:start'])], { game: 'doggies', why, board: board({ rooms: [place('start', 0, 0, start), place('n1', 0, -1, card('cerberus-1'))], ...more }) })
    render(BoardView, { screen }).container.querySelector('[data-object="space:cerberus-1"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return screen.why?.text
  }
  const reason = 'Another dog’s paw lies here: nobody else may enter this round.'
  expect(at({ walk })).toBe(reason)
  expect(at({})?.endsWith(` ${reason}`)).toBe(true)
})

describe('the way in its window', () => {
  /** The rooms of the design's picture: a dog beaten its way north, then east. */
  const laid = [[0, 0], [1, 0], [-1, 0], [-2, 0], [0, -1], [1, -1], [2, -1], [3, -1], [-1, -1], [0, -2], [1, -2], [-2, 1], [-1, 1], [0, 1], [1, 1]].map(([x = 0, y = 0]) => ({ x, y }))
  const middles = (places: readonly { x: number; y: number }[]) => places.map(({ x, y }) => ({ x: x * TILE + TILE / 2, y: y * TILE + TILE / 2 }))
  const window = () => {
    const camera = new Wide()
    Object.assign(camera, { width: 390, height: 423, box: boundsOf(laid), corner: { width: 106, height: 84 }, row: 50, near: true })
    return camera
  }
  it('is in sight as a whole, and nothing stays empty above it', () => {
    const camera = window()
    const [mimic, chest, coins, ifrit, start] = middles([{ x: 1, y: -2 }, { x: 1, y: -1 }, { x: 0, y: -2 }, { x: 0, y: -1 }, { x: 0, y: 0 }])
    camera.follow([start!, ifrit!], middles(laid))
    camera.follow([mimic!, chest!, coins!, ifrit!, start!], middles(laid))
    expect([mimic, chest, coins, ifrit, start].map((spot) => camera.sees(spot!, TILE / 2))).toEqual([true, true, true, true, true])
    expect(camera.inWindow(mimic!).y - TILE / 2 * camera.scale, 'pixels above its upper row').toBeLessThan(10)
    expect(camera.open.height - camera.inWindow(start!).y - TILE / 2 * camera.scale, 'pixels below its lower row').toBeGreaterThanOrEqual(0)
  })
  it('lies in a dungeon that is all in sight while that can be read, and stays so when what stands below grows', () => {
    const camera = new Wide()
    const small = [0, 1].flatMap((x) => [0, -1, -2].map((y) => ({ x, y })))
    Object.assign(camera, { width: 390, height: 410, box: boundsOf(small), corner: { width: 106, height: 84 }, near: true })
    camera.settle()
    const whole = () => middles(small).every((spot) => camera.sees(spot, TILE / 2))
    expect([whole(), camera.needsButtons]).toEqual([true, false])
    camera.height = 370
    camera.settle()
    camera.follow(middles([{ x: 0, y: 0 }]), middles(small))
    expect([whole(), camera.needsButtons, camera.scale > 0.7]).toEqual([true, false, true])
    camera.height = 200
    camera.settle()
    expect([camera.needsButtons, camera.scale > 0.8]).toEqual([true, true])
  })
  it('lies at a desk, too, in a dungeon that is all in sight while that can be read: seven rooms in a row are', () => {
    const row = [-3, -2, -1, 0, 1, 2, 3].map((x) => ({ x, y: 0 }))
    const lie = (rooms: typeof row) => {
      const camera = new Wide()
      Object.assign(camera, { width: 832, height: 540, box: boundsOf(rooms), corner: { width: 150, height: 120 }, near: true })
      camera.settle()
      return [middles(rooms).every((spot) => camera.sees(spot, TILE / 2)), camera.needsButtons, camera.scale >= 0.68]
    }
    expect(lie(row)).toEqual([true, false, true])
    expect(lie([...row, ...[4, 5, 6].map((x) => ({ x, y: 0 }))]), 'ten rooms could not be read').toEqual([false, true, true])
  })
  it('leaves the room that is laid whole in sight when what stands below grows for the choice, and lies as before when that is let go', () => {
    const sized: (() => void)[] = []
    vi.stubGlobal('ResizeObserver', class { constructor(seen: () => void) { sized.push(seen) } observe() {} disconnect() {} })
    const tall = (clientHeight: number) => {
      for (const [name, value] of Object.entries({ clientWidth: 390, clientHeight })) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
      sized.forEach((seen) => seen())
      flushSync()
    }
    tall(403)
    const ways = [0, 1].map((turned) => ({ ...optionOf(`e2:${turned}`, ['place:2:0']), key: 'place', args: { cell: 'e2', x: 2, y: 0, turned, same: turned, space: 'coins-1' } }))
    const rooms = [place('start', 0, 0, start), ...[[1, 0], [0, -1], [1, -1], [0, -2], [1, -2]].map(([x = 0, y = 0], n) => place(`r${n}`, x, y, { ...card('portal-1'), id: `portal-${n}` }))]
    const { screen } = screenWith({}, 'place', ways, { game: 'doggies', board: board({ drawn: card('coins-1'), rooms }) })
    const { container } = render(BoardView, { screen })
    flushSync()
    const map = () => container.querySelector<HTMLElement>('.map > g')!.style.transform
    const foot = () => (([, y = 0, scale = 0]) => y + TILE * scale)(map().match(/-?[\d.]+/g)!.map(Number))
    const [before, lay] = [foot(), map()]
    container.querySelector('[data-object="place:2:0"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    tall(370)
    expect([before > 371, before <= 404, foot() <= 371], `${before} ${foot()}`).toEqual([true, true, true])
    expect(screen.selected?.option.id).toBe('e2:0')
    screen.select(null)
    tall(403)
    expect(map()).toBe(lay)
    for (const name of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name)
    vi.unstubAllGlobals()
  })
  it('is shown whole on the board, whose buttons and arrows have a row of their own, where they cover no room', async () => {
    const size = { clientWidth: 390, clientHeight: 423 }
    for (const [name, value] of Object.entries(size)) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value })
    const rooms = [0, 1, 2, 3, 4].map((n) => place(n ? `n${n}` : 'start', 0, -n, n ? { ...card('portal-1'), id: `portal-${n}` } : start))
    const far = [5, 6].map((n) => place(`e${n}`, n, 0, { ...card('coins-1'), id: `coins-${n}` }))
    const path = rooms.map(({ cell }) => ({ cell, did: '' }))
    const { screen } = screenWith({}, 'walk', [optionOf('portal:e6', ['space:coins-6'])], { game: 'doggies', board: board({ rooms: [...rooms, ...far], walk: { seat: 'A', cell: 'n3', path: path.slice(0, 4), burden: burden() } }) })
    const { container } = render(BoardView, { screen })
    await expect.poll(() => container.querySelector('.beyond')).not.toBeNull()
    const [x = 0, y = 0, scale = 0] = container.querySelector<HTMLElement>('.map > g')!.style.transform.match(/-?[\d.]+/g)!.map(Number)
    expect([x >= -1, y + -3 * TILE * scale >= 49, y + TILE * scale <= 424], `${x} ${y} ${scale}`).toEqual([true, true, true])
    expect(container.querySelector<HTMLElement>('.map')!.style.clipPath).toBe('inset(50px 0 0)')
    expect([...container.querySelectorAll<HTMLElement>('.beyond')].map(({ style }) => [style.left, style.top])).toEqual([['332px', '3px']])
    for (const name of Object.keys(size)) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
})

it('counts in the panel what is left on the way that is planned, and of nobody else', () => {
  const figures = { paws: { value: 5, most: 5, icon: 'paw-print' }, purse: { value: 1, icon: 'two-coins' } }
  const { screen } = screenWith({}, 'walk', [], { game: 'doggies', figures: { A: figures, B: figures }, board: board({ dogs: [{ ...dog('A', 'joan'), paws: 3, board: 6, coins: 3 }, dog('B', 'bonk')], walk }) })
  screen.game = doggies
  expect(['A', 'B'].map((seat) => figuresOf(screen, seat).map(({ shown, most }) => [shown, most]))).toEqual([[['3', 6], ['3', undefined]], [['5', 5], ['1', undefined]]])
})

it('shows a tie of a quest as a tie, and who is ahead by the board', () => {
  const shown = (counts: Record<string, number>, holder: string | null) => {
    const { screen } = screenWith({}, 'turn', [], { game: 'doggies', board: board({ shared: [{ ...quest('most', 'bow'), counts, holder }] }) })
    const { container } = render(Plan, { screen })
    return [container.querySelectorAll('.ahead').length, container.querySelector('.tie')?.textContent, speech(screen.view, { A: 'Anna', B: 'Bea' }).find((each) => typeof each === 'string' && each.includes('Anna: '))]
  }
  const mine = 'Equal, but your dog’s board has more.'
  expect(shown({ A: 2, B: 2 }, 'A').map((each) => (typeof each === 'string' ? each.endsWith(mine) : each))).toEqual([2, true, true])
  const lines = [shown({ A: 2, B: 2 }, 'B'), shown({ A: 2, B: 2 }, null), shown({ A: 2, B: 1 }, 'A'), shown({ A: 0, B: 0 }, null)]
  expect(lines.map(([ahead, tie]) => [ahead, tie])).toEqual([[2, 'Equal, but Boris has more on the dog’s board.'], [2, 'Equal, on the board too: a tie.'], [1, undefined], [0, undefined]])
  expect(lines.map(([, , aloud]) => String(aloud).split('. ').at(-1))).toEqual(['Equal, but Bea has more on the dog’s board.', 'Equal, on the board too: a tie.', 'Ahead: Anna.', 'Anna: 0, Bea: 0.'])
})

it('says on a first turn what each action is, and of sleeping whether it brings a paw', () => {
  const more = (paw: string) => prompt(screenWith({}, 'turn', [optionOf('sleep', ['action:sleep'], { paw })], { game: 'doggies', board: board() }).screen).more
  expect([more('won'), more('last')]).toEqual(['Explore: lay one more room. Leave: walk out with what you take on the way. Sleep: no loot, but one more paw for the whole game. The lock: no taking back.', 'Explore: lay one more room. Leave: walk out with what you take on the way. Sleep: no loot. The lock: no taking back.'])
})

it('tells the way that was taken from the best one by a word, a picture and a line of its own, each with its rooms', async () => {
  const rooms: [string, object][] = [['lays', { room: 'coins-1', cell: 'n1', quarters: 0 }], ['lays', { room: 'ifrit-bow', cell: 'n2', quarters: 0 }]]
  const ways = async (told_: object) => {
    const { container } = render(SeatStats, { screen: screenWith({}, 'turn', [], { game: 'doggies', board: board(), journal: told([['round', { round: 1 }], ...rooms, ['round-ends', { round: 1 }], ['best-way', { ...BEST, ...told_ }]]) }).screen, seat: 'B', full: true })
    await expect.poll(() => container.querySelector('section svg')).not.toBeNull()
    return [...container.querySelectorAll('section p:has(b)')].map((each) => [each.className.split(' ').includes('walked'), each.querySelector('b')!.textContent, each.querySelector('use')?.getAttribute('href')?.split('#')[1], each.textContent!.replace(each.querySelector('b')!.textContent!, '').trim()])
  }
  expect((await ways({})).map(([walked, head, , words]) => [walked, head, String(words).slice(0, 9)])).toEqual([[true, 'The way taken', 'Two Coins'], [false, 'The best way', 'Ifrit (bo']])
  expect((await ways({ how: 'best', walked: BEST.cells })).map(([walked, head]) => [walked, head])).toEqual([[false, 'The way taken: the best']])
})

it('says in the way why a dog bears less damage than it has shields, and marks in its panel the shields that are gone', () => {
  const { screen } = screenWith({}, 'walk', [], { game: 'doggies', board: board({ walk: { ...walk, burden: burden({ damage: 1 }) } }) })
  expect(render(Plan, { screen }).container.querySelector('.bears')?.textContent).toBe('Damage must stay below the number of shields.')
  const hurt = (seat: string) => render(SeatStats, { screen, seat }).container.querySelectorAll('.hurt').length
  expect([hurt('A'), hurt('B')]).toEqual([1, 0])
})
