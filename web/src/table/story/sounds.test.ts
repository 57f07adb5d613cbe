/** Sounds are short, soft, and silent until wanted; a hidden tab says no more than whose turn it is. */
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { TableScreen } from '../screen.svelte'
import { useTexts, viewOf } from '../../../tests/fixtures'
import type { Beat } from './beats'
import { Director } from './director.svelte'
import Sound from './Sound.svelte'
import { Player, soundOf, type Sound as Heard } from './sounds'

beforeAll(() => useTexts())
beforeEach(() => {
  prefs.sound = 'usual'
})

/** A context that notes what is struck: when it begins, when it ends, how loud it gets. */
function fake() {
  const struck: { start: number; stop: number }[] = []
  const levels: number[] = []
  const outs: number[] = []
  const param = (note?: number[]) => ({
    value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: (to: number) => void note?.push(to), exponentialRampToValueAtTime: (to: number) => void (to <= 0 && levels.push(NaN)),
  })
  const node = (more: object) => ({ connect: () => {}, ...more })
  const source = (more: object) => {
    const times = { start: 0, stop: 0 }
    struck.push(times)
    return node({ start: (at: number) => (times.start = at), stop: (at: number) => (times.stop = at), ...more })
  }
  const context = {
    state: 'suspended', currentTime: 5, sampleRate: 8000, destination: {}, resume: vi.fn(async () => {}), close: vi.fn(async () => {}),
    createGain: () => node({ gain: Object.defineProperty(param(levels), 'value', { set: (to: number) => outs.push(to) }) }),
    createOscillator: () => source({ frequency: param(), type: '' }), createBufferSource: () => source({ buffer: null }),
    createBiquadFilter: () => node({ frequency: param(), Q: param(), type: '' }), createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  }
  return { struck, levels, outs, context: context as unknown as AudioContext }
}

const ALL: Heard[] = ['card', 'step', 'gear', 'die', 'blow', 'coin', 'door', 'turn', 'victory', 'defeat']

describe('a sound', () => {
  it.each(ALL)('%s is over within a second and a half, and never loud', (sound) => {
    const { struck, levels, context } = fake()
    new Player(() => context).play(sound, 1)
    expect(struck.length).toBeGreaterThan(0)
    for (const { start, stop } of struck) expect([start >= 5, stop > start, stop < 6.5]).toEqual([true, true, true])
    expect(levels.every((level) => level <= 1)).toBe(true)
  })
  it('is silent at no volume, and wakes a context that waits for a gesture', () => {
    const { struck, outs, context } = fake()
    const make = vi.fn(() => context)
    const player = new Player(make)
    player.play('card', 0)
    expect(make).not.toHaveBeenCalled()
    player.play('card', 0.5)
    player.play('card', 0.5)
    expect([make.mock.calls.length, outs[0], struck.length, vi.mocked(context.resume).mock.calls.length]).toEqual([1, 0.3, 4, 2])
  })
  it('does not stop a browser that has none', () => {
    expect(() => new Player(() => { throw new Error('no sound') }).play('coin', 1)).not.toThrow()
  })
  it('is what the game says of an entry, else what suits its kind', () => {
    expect([soundOf('dice', 'rolls'), soundOf('grave', 'turns', { turns: 'gear' }), soundOf('end', 'dies', { dies: 'blow' })]).toEqual(['die', 'gear', 'defeat'])
  })
})

describe('at a table', () => {
  const beat = (key: string): Beat => ({ kind: 'dice', entries: [{ n: 1, key, args: {}, private: false }], frame: { n: 1, board: {}, figures: {} } })
  function table() {
    const screen = new TableScreen(viewOf({ asks: [] }))
    screen.director = new Director(screen, () => ({}))
    const play = vi.fn()
    render(Sound, { screen, player: { play, close: () => {} } as unknown as Player })
    flushSync()
    return { screen, heard: () => play.mock.calls.map(([sound, volume]) => [sound, volume]) }
  }
  it('each beat is heard once, then that it is my turn', () => {
    const { screen, heard } = table()
    screen.director!.now = beat('rolls')
    flushSync()
    screen.director!.now = null
    screen.show(viewOf())
    flushSync()
    expect(heard()).toEqual([['die', 0.7], ['turn', 0.7]])
  })
  it('a hidden tab says only that it is my turn; what stood at the start is no news', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { screen, heard } = table()
    expect(heard()).toEqual([])
    screen.director!.now = beat('rolls')
    flushSync()
    screen.director!.now = null
    screen.show(viewOf())
    flushSync()
    expect(heard().map(([sound]) => sound)).toEqual(['turn'])
    hidden.mockRestore()
  })
})
