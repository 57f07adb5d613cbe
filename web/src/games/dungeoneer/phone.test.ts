/** What a phone is told in words, where it has no room for the picture. */
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { ask, attack, battle, board, option, tableOf } from '../../../tests/lichlord'
import { useTexts } from '../../../tests/fixtures'
import BattlePart from './Battle.svelte'
import type { Catalogue } from './board'
import { setCards } from './catalogue.svelte'
import Hand from './Hand.svelte'
import game from './index'
import { acts, prompt } from './prompt'

const words = (en: string) => ({ en, ru: en, uk: en })

const size = vi.hoisted(() => ({ phone: { current: true } }))
vi.mock('../../table/narrow', () => ({ ...size, flat: { current: false }, low: { current: false }, narrow: () => true }))
beforeAll(() => useTexts())

it('the map card to be laid is told with its exits; where there is a rail, that has them', () => {
  const wall = { kind: 'wall' }
  setCards({ corridor: { group: 'map', type: 'corridor', name: { en: 'Corridor' }, exits: [{ kind: 'open' }, wall, { kind: 'open' }, { kind: 'trap', value: 5, stats: ['speed'] }], peril: 2, glory: 1, danger: 0 } } as unknown as Catalogue)
  const more = () => prompt(tableOf(board(), [ask('lay', option('lay:corridor:0', 'lay', ['place:1:0'], { space: 'corridor', x: 1, y: 0, turned: 0 }))]).screen).more
  expect(more()).toBe('Corridor. Gives 1 glory and 2 peril. Exits: north: open; south: open; west: trap, speed 5+. None of your quests needs it. Exits meet exits, walls meet walls.')
  const lay = (turned: number) => option(`lay:${turned}`, 'lay', ['place:1:0'], { space: 'corridor', x: 1, y: 0, turned })
  expect(prompt(tableOf(board(), [ask('lay', lay(0), lay(1))]).screen).more, 'it may be turned: its pictures show the sides').toBe('Corridor. Gives 1 glory and 2 peril. None of your quests needs it. Exits meet exits, walls meet walls.')
  size.phone.current = false
  expect(more()).toBe('Corridor. Gives 1 glory and 2 peril. None of your quests needs it. Exits meet exits, walls meet walls.')
  setCards({})
})

it('a fight beside a trap is brief: what it is about stays in sight above the rolls', () => {
  const trap = { card: 'sack', owner: 'A', stats: ['speed'], value: 7, x: 0, needs: 7, danger: 0, fails: [], odds: {}, sprung: false }
  const brief = (phone: boolean, ...traps: object[]) => {
    size.phone.current = phone
    const fight = battle({ attacks: [attack()], traps: traps as never })
    const { container, unmount } = render(BattlePart, { screen: tableOf(board({ battle: fight }), []).screen, battle: fight })
    const found = container.querySelector('.foe.brief') !== null
    unmount()
    return found
  }
  expect([brief(true, trap), brief(true), brief(false, trap)]).toEqual([true, false, false])
})

it('the text of the card that is chosen stands on the seam, and not on paper again', () => {
  setCards({ 'fend-off': { group: 'boon', name: words('Fend Off'), text: words('Discard one monster.'), types: [], cost: 2, gist: null, timing: 'response', duration: 'instant' } } as unknown as Catalogue)
  const panes = (phone: boolean) => {
    size.phone.current = phone
    const play = option('play:fend-off', 'play', ['hand:fend-off'], { card: 'fend-off', cost: 2 })
    const { screen } = tableOf(board({ hand: [{ id: 'fend-off', cost: 2 }] }), [ask('window', play, option('pass', 'pass', ['act:pass']))])
    const { container, unmount } = render(Hand, { screen })
    flushSync(() => screen.touch('hand:fend-off', container.querySelector('.hold')!))
    const found = [container.querySelectorAll('.pane').length, prompt(screen).more?.includes('Discard one monster.')]
    unmount()
    return found
  }
  expect(panes(true)).toEqual([0, true])
  expect(panes(false)[0]).toBe(1)
  setCards({})
})

it('the header says how many turns there are in every phase alike, whose turn it is by the name alone, and how many action points it has left', () => {
  const crumbs = (phase: string, active = 'B') => {
    const { screen } = tableOf(board({ active, phase: phase as never, turn: 5 }), [], { settings: { turn_limit: 8 } })
    return game.crumbs?.(screen.view).map(({ strong, rest }) => rest ?? strong)
  }
  size.phone.current = true
  expect([crumbs('hero'), crumbs('dungeonlord'), crumbs('close')]).toEqual([['Turn 5/8', 'Boris', 'Hero · 2 AP'], ['Turn 5/8', 'Boris', 'Dungeonlord'], ['Turn 5/8', 'Boris', 'draw']])
  expect(crumbs('hero', 'A')).toEqual(['Turn 5/8', 'Your turn', 'Hero · 2 AP'])
  const { view } = tableOf(board({ active: 'B', turn: 5 }), [], { names: { A: 'Аня', B: 'Bartholomew', C: 'Mira' } }).screen
  expect(game.crumbs?.(view)[1]?.rest, 'a long name leaves the line its phase').toBe('Bartholom…')
})

it('no sheet covers the spaces that what is taken up is aimed at', () => {
  const aim = (at: string) => option(`play:${at}`, 'play', ['hand:wall', at], { card: 'wall', target_seat: 'B' })
  const open = (at: string) => {
    const { screen } = tableOf(board({ moment: { kind: 'last', rolls: [] } }), [ask('window', aim(at), option('pass', 'pass', ['act:pass']))])
    const before = game.scene?.(screen).open
    screen.take('hand:wall')
    return [before, game.scene?.(screen).open]
  }
  expect([open('space:crypt'), open('seat:B')]).toEqual([['moment', null], ['moment', 'moment']])
})

it('exploring is confirmed on a phone, where it says that it cannot be taken back', () => {
  const asked = (phone: boolean) => {
    size.phone.current = phone
    const { screen, answer } = tableOf(board(), [ask('hero', { ...option('explore', 'explore', ['act:explore']), final: true }, option('end', 'end-hero', ['act:end']))])
    acts(screen)?.find(({ id }) => id.includes('explore'))?.run()
    return { screen, answer }
  }
  expect(asked(false).answer).toHaveBeenCalledOnce()
  const { screen, answer } = asked(true)
  expect(answer).not.toHaveBeenCalled()
  expect(prompt(screen).say).toMatch(/undo/)
  acts(screen)?.[0]?.run()
  expect(answer).toHaveBeenCalledOnce()
  size.phone.current = false
})

it('what the star on a card means stands where one is given away: a finger reads no title', () => {
  size.phone.current = true
  setCards({ zombie: { group: 'monster', designed: true, name: { en: 'Zombie' } } } as unknown as Catalogue)
  const more = (id: string) => prompt(tableOf(board({ hand: [{ id, cost: 1 }] }), [ask('discard', option('z', 'discard', [`hand:${id}`], { card: id, places: 'hand' }))]).screen).more
  expect([more('zombie'), more('legion')].map((each) => each?.includes('A star: its numbers or text'))).toEqual([true, false])
  setCards({})
})
