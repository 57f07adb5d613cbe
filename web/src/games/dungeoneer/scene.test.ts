import { render } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { View } from '../../lib/types'
import type { Board } from './board'
import game from './index'
import { useTexts } from '../../../tests/fixtures'
import { setLang } from '../../lib/i18n.svelte'
import { setCards } from './catalogue.svelte'
import { scene } from './scene'
import Scene from './Scene.svelte'
import { speech } from './speech'
import { battle, board, option, PASS, ask, tableOf } from '../../../tests/lichlord'

beforeAll(() => useTexts())

describe('the word of a seat', () => {
  it('asks for my answer at a quiet moment, and says nothing of it to the others', () => {
    const { screen } = tableOf(board({ active: 'B' }), [ask('window', PASS)])
    expect(game.seatWord?.(screen.view, 'A')).toBe('your answer?')
    const other = tableOf(board({ active: 'B' }), [], { moment: true, waiting: [] })
    expect(game.seatWord?.(other.screen.view, 'A')).toBe('')
    expect(game.seatWord?.(other.screen.view, 'C')).toBe('')
  })
  it('says of nobody that it is their turn once the game is won', () => {
    const word = (key: string) => game.seatWord?.(tableOf(board({ active: 'B' }), [], { journal: [{ n: 0, key, args: { seat: 'B' }, private: false }] }).screen.view, 'B')
    expect(word('draws')).not.toBe('')
    expect(word('wins')).toBe('')
  })
})

describe('the header', () => {
  it('says "you" of one’s own turn', () => {
    const crumbs = (active: Board['active']) => game.crumbs?.(tableOf(board({ active }), []).screen.view)[1]
    expect([crumbs('A')?.rest, crumbs('B')?.rest]).toEqual(['Your turn', 'Boris’s turn'])
  })
})

describe('the first tab of the rail', () => {
  it('opens by itself for a battle, a response and my deeds, and rests otherwise', () => {
    expect(scene(tableOf(board({ battle: battle() }), []).screen)).toEqual({ tab: 'Now', open: null }) // a battle stands on the stage
    expect(scene(tableOf(board({ moment: { kind: 'turn', rolls: [] } }), [ask('window', PASS)]).screen).open).toBe('moment')
    expect(scene(tableOf(board({ phase: 'dungeonlord' }), [ask('lord', option('end', 'end-lord', ['act:end']))]).screen).open).toBe('lord')
    expect(scene(tableOf(board(), []).screen).open).toBeNull()
  })
})

describe('what goes on now', () => {
  it('shows the card of the quest that is about to be attempted', () => {
    setCards({ knell: { group: 'quest', name: { en: 'Knell' }, categories: ['hunt'], places: ['crypt'], reward: { level: 1, life: 1, glory: 2 }, monster: null, sacrifice: {}, search: 0, threat: null, bonus: 0, dice: 0, least: 0, total: 0, double: false, fail: [], origin: 'public', text: { en: 'Toll it.' } }, crypt: { group: 'map', name: { en: 'crypt' } } } as never)
    const { screen } = tableOf(board(), [ask('hero', option('attempt', 'attempt', ['quest:knell'], { quest: 'knell', percent: 33 }), option('end', 'end', ['act:end']))])
    const shown = () => render(Scene, { screen }).container.querySelector('.card')?.textContent ?? ''
    expect(shown()).not.toContain('Knell')
    screen.select(screen.choices[0]!)
    expect(shown()).toContain('Knell')
  })
})

describe('the table in plain sentences', () => {
  it('tells turn, battle, players, hand and quests in every language', async () => {
    const shown = board({ battle: battle(), quests: { global: [], dropped: {}, wounds: {}, goals: [{ quest: 'slay-draky', space: 'crypt', spaces: ['crypt'], steps: 2, percent: null, plus: null, needs: null, stage: 'go', missing: null }] } })
    const { screen } = tableOf(shown, [])
    for (const lang of ['en', 'ru', 'uk'] as const) {
      await setLang(lang, false)
      const lines = speech(screen.view as View<Board>, screen.names)
      expect(lines.length).toBeGreaterThan(7)
      expect(lines.map((each) => (typeof each === 'string' ? each : [each.head, ...each.lines].join(' '))).join(' ')).not.toMatch(/dungeoneer-|undefined|NaN|\{/)
    }
    await setLang('en', false)
    expect(speech(screen.view as View<Board>, screen.names).map((each) => (typeof each === 'string' ? each : each.head)).join('\n')).toContain('Slay-draky: 2 moves away, crypt.')
  })
})
