import { describe, expect, it } from 'vitest'
import type { Entry, Frame, View } from '../../lib/types'
import type { TableScreen } from '../../table/screen.svelte'
import { beatsOf, viewAt } from '../../table/story/beats'
import type { Battle } from './board'
import { cardAgainst, fateOf, fightOf, linesOf, lingers, sidesOf, stakes, stampOf, type Fight } from './fight'
import type { Decided } from './journal'
import { BEATS } from './story'
import { Camera } from './camera.svelte'
import { middleOf } from './geometry'
import { cornerFor, placeTags } from './tags'

const BATTLE: Battle = {
  attackers: [{ piece: 'b-goblin', counts: 1, own: 1, item: null, beside: 'a-warrior', wounded: false, lost: 'wounded' }, { piece: 'b-troll', counts: 5, own: 4, item: 'b-sword', beside: 'a-warrior', wounded: false, lost: 'wounded' }],
  defenders: [{ piece: 'a-cleric', counts: 2, own: 2, item: null, beside: 'b-troll', wounded: false, lost: 'wounded' }, { piece: 'a-warrior', counts: 3, own: 3, item: null, beside: 'b-troll', wounded: false, lost: 'wounded' }],
  target: 'a-warrior', attack: 6, defence: 5, along: {},
}
const AT: Record<string, string> = { 'b-goblin': 'g2', 'b-troll': 'h3', 'a-cleric': 'h4', 'a-warrior': 'g3' }
const board = (battle: Battle | null) => ({
  battle, pieces: Object.entries(AT).map(([id, at]) => ({ id, at, seat: id.charAt(0).toUpperCase(), kind: id.slice(2), carrier: null, character: true })), players: [], places: [],
})
const entry = (n: number, key: string, args: Record<string, unknown> = {}): Entry => ({ n, key, args: { seat: 'B', ...args }, private: false })
const ATTACK = entry(4, 'attacks', { piece: 'b-troll', target_piece: 'a-warrior', attackers: ['b-goblin', 'b-troll'], defenders: ['a-cleric', 'a-warrior'] })
const STORY = [
  ATTACK, entry(5, 'combat', { attack: 6, attack_card: '4', attack_total: 10, defence: 5, defence_card: '2', defence_total: 7 }), entry(6, 'combat-won'),
  entry(7, 'wounded', { seat: 'A', piece: 'a-cleric' }), entry(8, 'wounded', { seat: 'A', piece: 'a-warrior' }),
]
/** The losers count nothing any more once they are wounded. */
const AFTER: Battle = { ...BATTLE, defenders: [], defence: 0 }
const view = {
  seat: 'A', journal: STORY, journal_from: 4, asks: [], waiting: [],
  frames: STORY.map(({ n }): Frame => ({ n, board: board(n < 6 ? BATTLE : AFTER), figures: {} }) as unknown as Frame),
} as unknown as View

/** A screen in the middle of a beat. */
const screenAt = (journal: readonly Entry[], seen: View, key: string): TableScreen =>
  ({ view: { ...seen, journal }, director: { now: { entries: [{ key }] } } }) as unknown as TableScreen

describe('what came of a combat', () => {
  const seen = (silent: boolean, closed = 4) => lingers({ lit: new Set(), silent } as unknown as TableScreen, { n: 8 } as Decided, closed)

  it('stays until it is put away, also where what is told lights nothing, such as a tie', () => {
    expect(seen(false)).toBe(true)
    expect(seen(false, 8)).toBe(false)
  })

  it('is gone in the replay where a step tells nothing, as in the middle of a walk', () => {
    expect(seen(true)).toBe(false)
  })
})

describe('the beats of a combat', () => {
  const beats = beatsOf(view, { beats: BEATS })

  it('are the attack, the cards turned together, and the stamp, with which all the losers change', () => {
    expect(beats.map(({ kind, entries }) => [kind, entries.map(({ key }) => key)])).toEqual([
      ['reveal', ['attacks']], ['outcome', ['combat']], ['blow', ['combat-won', 'wounded', 'wounded']],
    ])
    expect(beats[2]?.frame.n).toBe(8)
  })

  it('keep both sums by name to the end, though the losers count nothing any more', () => {
    const told: TableScreen = screenAt([], view, '')
    const phases = beats.map((beat, n) => {
      const journal = beats.slice(0, n + 1).flatMap(({ entries }) => entries)
      Object.assign(told, { ...screenAt(journal, viewAt(view, beat), beat.entries.at(-1)?.key ?? '') })
      return fightOf(told)
    })
    expect(phases.map((fight) => fight?.phase)).toEqual(['who', 'turned', 'result'])
    const last = phases[2]
    expect(last?.sides.map(({ sum, card, total }) => [sum, card, total])).toEqual([[6, '4', 10], [5, '2', 7]])
    expect(last?.sides[0]?.lines.map(({ piece, counts, adds }) => [piece, counts, adds])).toEqual([['b-troll', 4, false], ['b-sword', 1, true], ['b-goblin', 1, true]])
    expect(last?.fighters.find(({ piece }) => piece === 'a-warrior')).toEqual({ piece: 'a-warrior', at: 'g3', counts: 3, adds: false, wounded: false })
    expect(phases.map((fight) => fight && stampOf(fight))).toEqual([null, null, { key: 'wounded', count: 2, wounded: 2, killed: 0, icon: 'drop', seat: 'A' }])
  })

  it('keep them for whoever comes in the middle of it, or looks back: the board has the combat as it was before its cards', () => {
    const fight = fightOf(screenAt(STORY, { ...view, board: board(BATTLE) } as unknown as View, 'wounded'))
    expect(fight?.sides.map(({ lines, total }) => [lines.map(({ piece, counts }) => [piece, counts]), total])).toEqual([
      [[['b-troll', 4], ['b-sword', 1], ['b-goblin', 1]], 10], [[['a-warrior', 3], ['a-cleric', 2]], 7],
    ])
  })

  it('tell a draw with a stamp of its own, and nothing before it', () => {
    const tie = [...STORY.slice(0, 2), entry(6, 'tie')]
    expect(beatsOf({ ...view, journal: tie }, { beats: BEATS }).map(({ kind }) => kind)).toEqual(['reveal', 'outcome', 'grave'])
    const fight = fightOf(screenAt(tie, { ...view, board: board(BATTLE) } as unknown as View, 'tie'))
    expect(fight && stampOf(fight)).toMatchObject({ key: 'tie', seat: null })
  })
})

describe('what is at stake in a combat', () => {
  const screen = { say: (key: string, { cause, piece, target_seat }: Record<string, string>) => [key, cause, piece, target_seat].join(':') } as unknown as TableScreen
  const with_ = (lost: Record<string, string>, along = {}): Battle => {
    const changed = (side: Battle['attackers']) => side.map((each) => ({ ...each, lost: lost[each.piece] ?? each.lost }))
    return { ...BATTLE, attackers: changed(BATTLE.attackers), defenders: changed(BATTLE.defenders), along }
  }

  it('is a wound, unless the server says that somebody would be killed', () => {
    expect(stakes(screen, BATTLE)).toBe('twister-ui-told-stakes twister-ui-told-tie')
    expect(stakes(screen, with_({ 'b-troll': 'pit', 'a-cleric': 'combat' }, { 'a-goblin': 'carried' }))).toBe(
      'twister-ui-told-stakes told-lost:pit:b-troll:A told-lost:combat:a-cleric:B told-lost:carried:a-goblin:B twister-ui-told-tie')
  })

  it('speaks of no wound where nobody would be wounded', () => {
    expect(stakes(screen, with_({ 'b-troll': 'pit', 'b-goblin': 'pit', 'a-warrior': 'combat', 'a-cleric': 'combat' }))).not.toContain('told-stakes')
  })

  it('stands beside whoever would be killed, also where it is only carried, and afterwards what became of each', () => {
    const battle = with_({ 'a-warrior': 'pit' }, { 'a-goblin': 'carried' })
    const lines = sidesOf(battle, 'b-troll', () => null)[1]?.lines ?? []
    expect(lines.map((line) => [line.piece, line.counts, fateOf(line, null)])).toEqual([['a-warrior', 3, 'twister-ui-fight-risk'], ['a-cleric', 2, ''], ['a-goblin', null, 'twister-ui-fight-risk']])
    const fight = { phase: 'result', decided: { wounded: ['a-cleric'], killed: ['a-warrior'] } } as unknown as Fight
    expect(lines.map((line) => fateOf(line, fight))).toEqual(['twister-ui-fight-fate', 'twister-ui-fight-fate', ''])
    expect(stampOf({ ...fight })).toMatchObject({ key: 'both', wounded: 1, killed: 1, seat: 'A' })
  })
})

it('a side names first whose combat it is, and what each carries under it', () => {
  expect(linesOf(BATTLE.attackers, 'b-troll').map(({ piece }) => piece)).toEqual(['b-troll', 'b-sword', 'b-goblin'])
})

it('a card is told against each card that the other side still has', () => {
  expect(cardAgainst(9, 5, ['0', '2', '2', '4', '6'])).toEqual({ wins: ['0', '2'], ties: ['4'], loses: ['6'] })
})

describe('names beside a fight', () => {
  it('lie over no piece and over no other name', () => {
    const fighters = [{ x: 100, y: 100, width: 90 }, { x: 140, y: 100, width: 90 }, { x: 180, y: 100, width: 90 }, { x: 140, y: 140, width: 90 }]
    const tags = placeTags(fighters, 21, { width: 400, height: 400 })
    const boxes = [...tags.map((at) => ({ ...at, width: 90, height: 21 })), ...fighters.map(({ x, y }) => ({ x: x - 20, y: y - 20, width: 40, height: 40 }))]
    for (const [n, a] of boxes.slice(0, 4).entries()) {
      for (const b of boxes.slice(n + 1)) expect(a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height).toBe(false)
    }
  })

  it('lie over nobody who stands beside', () => {
    const [tag] = placeTags([{ x: 100, y: 100, width: 90 }], 21, { width: 400, height: 400 }, [{ x: 140, y: 100 }, { x: 60, y: 100 }])
    expect(Math.abs((tag?.y ?? 0) + 10 - 100)).toBeGreaterThan(30) // above or below
  })

  it('stand beside their own pieces, though somebody who does not fight stands there: not beside another square', () => {
    // On the line, the enemy below: in the corner of the board there is only the right side, where a third one stands.
    const tags = placeTags([{ x: 44, y: 44, width: 130 }, { x: 44, y: 84, width: 130 }], 25, { width: 448, height: 928 }, [{ x: 124, y: 44 }])
    expect(tags.map(({ x, y }) => [x, y + 12.5])).toEqual([[66, 44], [66, 84]])
  })

  it('stay on the board', () => {
    const [beside] = placeTags([{ x: 100, y: 100, width: 90 }], 21, { width: 400, height: 400 }, [], { x: 150, y: 0, width: 200, height: 200 })
    expect(beside && beside.x + 90).toBeLessThanOrEqual(150) // under no panel
    expect(placeTags([{ x: 44, y: 44, width: 90 }], 21, { width: 400, height: 400 })[0]?.x).toBeGreaterThanOrEqual(0)
  })
})

describe('the panel of a fight', () => {
  const window = { width: 1000, height: 500 }
  const panel = { width: 600, height: 200 }

  it('lies on dark rooms first, else farthest from the fight, and never on it', () => {
    expect(cornerFor(window, panel, [{ x: 100, y: 100 }], 60, [])).toBe('bottom right')
    expect(cornerFor(window, panel, [{ x: 900, y: 450 }], 60, [{ x: 700, y: 0, width: 200, height: 200 }])).toBe('top right')
  })

  it('is in no corner where the fight is in the middle', () => {
    expect(cornerFor(window, panel, [{ x: 500, y: 250 }], 60, [])).toBeNull()
  })
})

describe('a board that makes room for a panel below', () => {
  const camera = new Camera()
  ;[camera.width, camera.height] = [1114, 640]
  const spotsAt = (...rows: number[]) => rows.map((row) => camera.inWindow(middleOf(`i${row}`, false)))
  it('glides up no farther than it must', () => {
    const around = 60 * camera.scale
    camera.rise(spotsAt(5, 6), around, 324)
    expect(Math.max(...spotsAt(6).map(({ y }) => y)) + around).toBeCloseTo(640 - 324)
    expect(camera.glides).toBe(true)
    camera.below = 0
    expect(camera.at.y).toBe(0)
  })
  it('shows the middle of those who stand farther apart than there is room', () => {
    camera.rise(spotsAt(3, 9), 60 * camera.scale, 324)
    expect(spotsAt(6)[0]?.y).toBeCloseTo((640 - 324) / 2)
  })
})
