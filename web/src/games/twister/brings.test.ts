/** Before a second word the seam says what an action brings, for how long, whom it hits, and what it costs. */
import { beforeAll, expect, it } from 'vitest'
import { useTexts } from '../../../tests/fixtures'
import { asking, because, option, piece, table, WALK } from '../../../tests/twister'
import { CHARACTERS } from './board'
import { acts, prompt } from './prompt'
import type { Option } from '../../lib/types'

beforeAll(() => useTexts())

const pieces = [piece('a-warrior', 'f6'), { ...piece('a-wizard', 'a1'), load: 'a-rope' }, piece('b-goblin', 'b2'), { ...piece('a-thief', 'b2'), carrier: 'b-goblin' }]
const players = [{ seat: 'A', points: 0 }, { seat: 'B', points: 0 }]

/** What the seam says of an action that is aimed at. */
function aimed(id: string, touches: string[], then: object | null = null, settings: object = {}, more: Partial<Option> = {}): string {
  const actor = id.split(':')[1] ?? ''
  const { screen, play } = table([asking('act', [{ ...option(id, [...touches, `piece:${actor}`], then), ...more }])], { pieces, players })
  Object.assign(screen.view, { settings, names: { A: 'Ann', B: 'Bob' } })
  play.choose(actor)
  play.aimAt(id)
  return prompt(screen).more ?? ''
}

it('of a portcullis: for how long, and for whom', () => {
  expect(aimed('break:a-warrior:g6', ['square:g6'])).toBe('It stays open for good, for both sides. Costs 1 action point; 4 are left after it.')
  expect(aimed('open:a-warrior:g6', ['square:g6'])).toContain('until a Thief closes it')
  expect(aimed('close:a-warrior:g6', ['square:g6'])).toContain('Nobody can pass')
})

it('of a turned room: who else turns along; of those who are carried their carrier', () => {
  expect(aimed('turn:a-warrior:I:left', ['place:I'], { turn: { place: 'I', turns: 3 } })).toBe('Turning along with the room: Wizard (A) and Goblin (B). Costs 1 action point; 4 are left after it.')
  expect(aimed('turn:a-warrior:II:left', ['place:II'], { turn: { place: 'II', turns: 3 } })).toBe('Costs 1 action point; 4 are left after it.')
})

it('of who stands up: from when on it acts, by the ruling of the table', () => {
  expect(aimed('heal:a-warrior:b-goblin', ['piece:b-goblin'])).toContain('rests until the turn ends')
  expect(aimed('recover:a-warrior', ['piece:a-warrior', 'do:recover'], null, { troll_acts: true })).toContain('may act at once')
  expect(aimed('recover:a-warrior', ['piece:a-warrior', 'do:recover'], null, { troll_acts: false })).toContain('rests until the turn ends')
})

it('of a new room: who places what, by the ruling of the table', () => {
  const more = (by: string) => aimed('reveal:a-warrior:I', ['place:I'], null, { reveal_placement: by }, { final: true })
  expect(more('others')).toBe('You place everything in it except your own objects; Bob places those. Costs 1 action point; 4 are left after it. It can’t be taken back: a hidden room is revealed.')
  expect(more('printed')).toContain('You place your own objects there, Bob everything else.')
})

it('of a fireball: whom it scores for', () => {
  expect(aimed('fire:a-wizard:b-goblin', ['piece:b-goblin'], { dies: ['b-goblin'], points: 1 })).toContain('Victory points for you: 1.')
  expect(aimed('fire:a-wizard:a-warrior', ['piece:a-warrior'], { dies: ['a-warrior'], points: 1 })).toContain('Victory points for your opponent: 1.')
})

it('of a way out: what is lost by it', () => {
  expect(aimed('through:a-wizard:B-1', ['square:B-1'], { points: 1 })).toContain('+1 victory point. What it carries scores nothing and is out of the game (Rope).')
  expect(aimed('through:a-warrior:B-1', ['square:B-1'], { points: 1 })).not.toContain('out of the game')
})

it('of a walk: who could attack there next turn or throw a fireball, and that the Wizard flies over', () => {
  const dangers = [{ piece: 'b-troll', strength: 4, at: ['g6'], over: [], fire: [] }, { piece: 'b-wizard', strength: 1, at: ['g6', 'h6'], over: ['h6'], fire: ['h6'] }]
  const { screen, play } = table([asking('act', [option('move:a-warrior', ['piece:a-warrior'], { ...WALK, dangers })])], { pieces, players })
  play.choose('a-warrior')
  const to = (square: string) => ((play.to = square), prompt(screen).more ?? '')
  expect(to('g6')).toBe('Enemies who could attack there next turn: Troll (strength 4) and Wizard (strength 1). Costs 1 action point; 4 are left after it.')
  expect(to('h6')).toContain('Wizard (strength 1). The enemy Wizard could throw its fireball there next turn. The enemy Wizard can fly over.')
  play.to = null
  play.over = 'g6'
  expect(prompt(screen).more).toContain('Troll (strength 4)') // a mouse has it said before it goes
})

it('of a walk: whom it brings within reach, where an action is left for the attack', () => {
  const prey = [{ piece: 'b-troll', at: ['g6'] }, { piece: 'b-goblin', at: ['g6', 'h6'] }]
  const options = [option('move:a-warrior', ['piece:a-warrior'], { ...WALK, prey }), option('attack:a-warrior:b-goblin', ['piece:b-goblin', 'piece:a-warrior'])]
  const said = (left: number, to: string | null) => {
    const { screen, play } = table([asking('act', options)], { pieces, players, left })
    play.choose('a-warrior')
    play.to = to
    return prompt(screen).more ?? ''
  }
  expect(said(2, null)).toContain('After its walk it could attack, for 1 action point more: Troll.') // the Goblin it can attack where it stands
  expect([said(2, 'g6'), said(2, 'h6')].map((each) => each.split('.')[0])).toEqual(['From there it could attack: Troll and Goblin', 'From there it could attack: Goblin'])
  expect([said(1, null), said(1, 'g6')].some((each) => each.includes('attack:'))).toBe(false)
})

it('of a character that is chosen: what it is for, and nothing once it is aimed', () => {
  const said = (kind: string) => {
    const { screen, play } = table([asking('act', [option(`move:a-${kind}`, [`piece:a-${kind}`], WALK)])], { pieces: [piece(`a-${kind}`, 'f6')], players })
    play.choose(`a-${kind}`)
    const before = prompt(screen).more
    play.to = 'g6'
    return [before, prompt(screen).more]
  }
  expect(CHARACTERS.map((kind) => said(kind)[0])).toEqual(CHARACTERS.map(() => expect.stringMatching(/^A move costs 1 action point\. “Square by square” lets you handle things on the way\. Strength \d/)))
  expect(new Set(CHARACTERS.map((kind) => said(kind)[0])).size).toBe(8)
  expect(said('thief')[0]).toContain('Walks over pits, opens and closes portcullises')
  expect(said('thief')[1]).not.toContain('Power')
})

it('of a reveal from the line: that it gives access to either of its rooms', () => {
  const reveals = (...rooms: string[]) => asking('act', rooms.map((room) => option(`reveal:a-warrior:${room}`, [`place:${room}`, 'piece:a-warrior'])))
  const said = (at: string, ...rooms: string[]) => {
    const { screen, play } = table([reveals(...rooms)], { pieces: [piece('a-warrior', at)], players })
    play.choose('a-warrior')
    play.take('reveal', null)
    return prompt(screen).more
  }
  expect(said('A-7', 'I', 'II')).toContain('either room beside it')
  expect(said('e5', 'II', 'III')).not.toContain('line')
})

it('of a jump: that it may turn a corner', () => {
  const { screen, play } = table([asking('act', ['g7', 'h6'].map((square) => option(`jump:a-warrior:g6:${square}`, [`square:${square}`, 'piece:a-warrior'])))], { pieces, players })
  screen.view = { ...screen.view, figures: {} }
  play.choose('a-warrior')
  play.take('jump', null)
  expect(prompt(screen).say).toContain('round a corner')
})

it('buttons and the seam call a room as the board does: its name', () => {
  const turn = (place: string, room: string): Option => ({ ...option(`turn:a-warrior:${room}:left`, [`place:${place}`, 'piece:a-warrior'], { turn: { place, turns: 3 } }), args: { place, room, way: 'left' } })
  const { screen, play } = table([asking('act', [turn('II', '3L'), turn('IV', '3R')])], { pieces, players })
  play.choose('a-warrior')
  play.aimAt('turn:a-warrior:3L:left')
  expect(prompt(screen).say).toBe('Warrior: turn room II left.')
  expect(acts(screen)?.map(({ text }) => text)).toEqual(['Turn II left', 'IV left', 'Cancel'])
  const open = table([asking('act', ['I', 'II'].map((place) => ({ ...option(`reveal:a-warrior:${place}`, [`place:${place}`, 'piece:a-warrior']), args: { place } })))], { pieces, players })
  open.play.choose('a-warrior')
  open.play.aimAt('reveal:a-warrior:I')
  expect(acts(open.screen)?.[0]?.text).toBe('Reveal room I')
})

it('of a way through a wall: where it leads', () => {
  const { screen, play } = table([asking('act', [{ ...option('through:a-wall-walker:n3', ['square:n3', 'piece:a-wall-walker']), args: { square: 'n3' } }])], { pieces: [piece('a-wall-walker', 'm3')], players })
  play.choose('a-wall-walker')
  play.take('through', null)
  expect([prompt(screen).say, acts(screen)?.[0]?.text]).toEqual(['Wall-Walker: through the wall to n3.', 'Walk through to n3'])
})

it('of the cards of a first turn: that only the 2 can be played', () => {
  const { screen } = table([asking('card', [option('2', ['action:2'])])])
  const usual = prompt(screen).more
  Object.assign(screen.view, { why: { 'action:3': because('first-card-is-2') } })
  expect([usual?.includes('first'), prompt(screen).more?.startsWith('Everyone’s first card is the 2')]).toEqual([false, true])
})

it('tells of a chosen action card what it gives and what is left until all four come back', () => {
  const more = (...actions: string[]) => {
    const { screen } = table([asking('card', actions.map((card) => ({ ...option(card, [`action:${card}`]), key: 'card' })))], { card: '', players: [{ seat: 'A', actions, combat: [], points: 0 }] })
    const before = prompt(screen).more
    screen.touch(`action:${actions[0]}`, null)
    return [before, prompt(screen).more]
  }
  expect(more('3', '4', '5')).toEqual([
    'Press one of your cards: its number is your action points for this turn. It comes back when all four are played.',
    'It gives 3 action points for this turn. Until all four are played you have 4 and 5 left.',
  ])
  expect(more('5')[1]).toBe('It gives 5 action points for this turn. It is the last of your four: all come back at the end of the turn.')
})

it('of an enemy that is pressed: what it can do, beside why it cannot be attacked; not while a guide leads', () => {
  const there = [piece('a-warrior', 'f6'), piece('b-cleric', 'j9'), { ...piece('b-troll', 'j8'), wounded: true }]
  const { screen, play } = table(undefined, { pieces: there, players })
  screen.refusalText = ({ key, rule }) => ({ text: key, rule })
  const why = (square: string, id: string) => (play.press(square, id, 'touch', null), screen.why?.text)
  play.press('f6', 'a-warrior', 'touch', null)
  expect(why('j9', 'b-cleric')).toMatch(/^too-far Cleric \(B\)\. Speed 4, strength 2\./)
  expect(why('j8', 'b-troll')).toContain('Troll (B). Wounded')
  screen.view = { ...screen.view, lesson: { notes: [], first: 0, of: 1, ends: false } as unknown as typeof screen.view.lesson }
  expect(why('j9', 'b-cleric')).not.toContain('Speed 4')
})
