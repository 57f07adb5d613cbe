/** Ways out as they are shown: what is done on them, and those of the rounds that are over. */
import type { Entry } from '../../lib/types'
import { capital } from '../../lib/i18n.svelte'
import type { Entries } from './board'
import { cellName, named, ui } from './say'

/** A way that is shown: its rooms, the side by which it leaves the last, all that is done on it (`break:w`, `claim`, `rotate:n1:2`). */
export interface Way { cells: readonly string[]; out: string; did: readonly string[] }
type BestWay = Entries['best-way']

/** What is done in each room of a way, whether a side is broken to come there, and to go out; and how rooms are turned before it. */
export function deedsOf({ cells, did }: Way): { rooms: { what: string; broke: boolean }[]; out: boolean; turned: Map<string, number> } {
  const rooms = [{ what: '', broke: false }]
  const turned = new Map<string, number>()
  for (const each of did) {
    const [what = '', cell = '', quarters] = each.split(':')
    if (what === 'rotate') turned.set(cell, Number(quarters))
    else if (['go', 'break', 'portal'].includes(what)) rooms.push({ what: what === 'portal' ? 'jump' : '', broke: what === 'break' })
    else if (what !== 'out') rooms[rooms.length - 1]!.what = what
  }
  return { rooms, out: rooms[cells.length]?.broke ?? false, turned }
}

/** Whether a paw is laid there. */
export const lays = (what: string): boolean => ['fight', 'force', 'claim', 'hire', 'take'].includes(what)

/**
 * "Ifrit: turned. Coin: taken. Chest: smashed through, taken. Smashed through to get out.": a way in words.
 *
 * @param placed with where each room lies, and the side by which it ends: for whoever has no picture of it.
 */
export function wayInWords(way: Way, cardOn: (cell: string) => string, placed = false): string {
  const { rooms, out, turned } = deedsOf(way)
  const room = (cell: string) => [named(cardOn(cell)), ...(placed ? [cellName(spotOf(cell))] : [])].join(', ')
  const done = (whats: string[]) => whats.map((what) => ui('did', { what })).join(', ')
  return [
    ...[...turned.keys()].map((cell) => `${room(cell)}: ${done(['turned'])}`),
    ...way.cells.slice(1).map((cell, n) => ((at) => `${room(cell)}: ${done([...(at?.broke ? ['broken'] : []), at?.what || 'walk'])}`)(rooms[n + 1])),
    ...(out ? [capital(done(['broken-out']))] : []),
    ...(placed && way.out ? [ui('map-out', { side: way.out })] : []),
  ].map((part) => `${part}.`).join(' ')
}

/** A round that is over: which rooms lay where, as far as anybody laid them, and what was told of a dog's best way. */
export interface Past { n: number; round: number; rooms: ReadonlyMap<string, string>; told: BestWay }

/** The rounds of a dog that are over and of which a way is told. */
export function pastOf(journal: readonly Entry[], seat: string): Past[] {
  const found: Past[] = []
  let [round, rooms] = [0, new Map([['start', 'start']])]
  for (const { n, key, args } of journal) {
    if (key === 'round') rooms = new Map([['start', 'start']])
    else if (key === 'round-ends') round = Number(args.round)
    else if (key === 'lays') rooms.set(String(args.cell), String(args.room))
    else if (key === 'best-way' && args.seat === seat) {
      const told = args as unknown as BestWay
      if (told.cells.every((cell) => rooms.has(cell))) found.push({ n, round, rooms, told }) // a game that began in the middle does not know all
    }
  }
  return found
}

/** Where a cell is: columns east and rows south of the start. */
export function spotOf(cell: string): { x: number; y: number } {
  const far = (forth: string, back: string) => Number(cell.match(new RegExp(`${forth}(\\d+)`))?.[1] ?? 0) - Number(cell.match(new RegExp(`${back}(\\d+)`))?.[1] ?? 0)
  return cell === 'start' ? { x: 0, y: 0 } : { x: far('e', 'w'), y: far('s', 'n') }
}
