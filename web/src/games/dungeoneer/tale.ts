/** How a game of Dungeoneer is told in a replay. */
import { partsOf } from '../../lib/ids'
import type { Answer, Sayer, Tale } from '../../replay/turns'
import type { Entry } from '../../lib/types'
import type { Board } from './board'

/** Questions that begin something; all others are put in the middle of it. */
const BEGINS = ['lord', 'hero', 'discard', 'save']
/** Answers that do so whenever they are given. */
const DEEDS = ['play', 'use', 'stand-up']
/** That a phase is over says no more than the passing that ends it. */
const ENDS = ['hero-ends', 'lord-ends']
const IDLE = ['pass', 'end', 'done', 'no', 'nobody']

const verb = ({ option }: Answer): string => partsOf(option ?? '')[0] ?? ''

/** Whether nothing befell a hero on the way. */
const isPlain = (entries: readonly Entry[]): boolean => entries.every(({ key }) => ['leaves', 'enters', 'untested', 'no-gain', 'gains'].includes(key))

/** A way through the dungeon in a line, where nothing befell the hero. */
function way(entries: readonly Entry[], say: Sayer): string | null {
  const [first, last] = [entries[0], entries.findLast(({ key }) => key === 'enters')]
  const from = first?.args[first.key === 'leaves' ? 'space' : 'left']
  if (!from || !last || !isPlain(entries)) return null
  const entered = entries.filter(({ key }) => key === 'enters')
  const ap = entered.reduce((sum, { args }) => sum + Number(args.ap ?? 0), 0)
  return say('ui-tale-way', { space: from, beyond: last.args.space, count: entered.length, ap })
}

export const TALE: Tale = {
  heads: ['turn'],
  begins: ['draws-map', 'turn'],
  goesOn(answer, before, told, earlier) {
    if (told.some(({ key }) => key === 'attacks') && earlier.some(({ key }) => key.endsWith('rolls'))) return false // the next battle
    if (verb(answer) === 'move') return verb(before) === 'move' && isPlain(told) && isPlain(earlier)
    return !BEGINS.includes(answer.what ?? '') && !DEEDS.includes(verb(answer))
  },
  icons: {
    leaves: 'walking-boot', enters: 'walking-boot', travels: 'walking-boot', saves: 'hourglass', 'draws-map': 'treasure-map', encounter: 'crossed-swords', attacks: 'crossed-swords', 'hero-attacks': 'crossed-swords', 'hero-attacks-hero': 'crossed-swords',
    searches: 'magnifying-glass', attempts: 'flag-objective', 'tries-luck': 'perspective-dice-six-faces-random', discards: 'card-exchange', 'picks-up': 'knapsack',
    ...Object.fromEntries(['plays', 'plays-on', 'plays-at', 'plays-at-on', 'plays-two', 'plays-bane', 'plays-bane-on', 'plays-bane-at', 'plays-bane-at-on', 'plays-bane-two', 'uses', 'uses-on', 'uses-at', 'uses-at-on'].map((key) => [key, 'up-card'])),
  },
  idle: (answer, told) => IDLE.includes(verb(answer)) && told.every(({ key }) => ENDS.includes(key)),
  cards(view, seat) {
    const hand = view.hands?.[seat] ?? (view.seat === seat ? (view.board as Board).hand : null)
    return hand ? (hand as Board['hand']).map(({ id }) => id) : null
  },
  words(entries, _, say) {
    const laid = entries.find(({ key }) => key === 'lays')
    return laid && entries[0]?.key === 'draws-map' ? say('log-lays', laid.args) : way(entries, say)
  },
}
