/** The seam: what may be done now, what it costs and brings, and the buttons that do it. */
import type { Act, Saying } from '../types'
import type { Choice, TableScreen } from '../../table/screen.svelte'
import { asSentence, listed } from '../../lib/i18n.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { askedIn } from '../../table/choosing'
import { phone } from '../../table/narrow'
import { boardAloud, cardInFull, exitsAloud, gainsAloud, shapeAloud, turnAloud, turnedSides } from './aloud'
import { boardOf, burdenOf, dogOf, roomAt, walkedOf, WEAPONS, type Board, type Burden, type NotDone, type RoomCard, type Walk } from './board'
import { ability, cellName, named, ui } from './say'

/** So much more damage lets the dog out: it must be less than its shields. */
export const spare = ({ shields, damage }: Burden): number => Math.max(0, shields - damage - 1)
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/**
 * What a step or a decision changes: "−1 paw, +2 coins, 1 damage"; where it is told beside how the dog stands, without what it can still take.
 *
 * @param won the paw that it takes brings another one
 */
export function changes(before: Burden, after: Burden, left = true, won = false): string {
  const parts = [
    won ? ui('change-won') : '',
    after.paws !== before.paws ? ui('change-paws', { sign: signed(after.paws - before.paws), count: Math.abs(after.paws - before.paws) }) : '',
    after.coins !== before.coins ? ui('change-coins', { sign: signed(after.coins - before.coins), count: Math.abs(after.coins - before.coins) }) : '',
    after.damage !== before.damage ? ui('change-damage', { count: after.damage - before.damage, left: left ? spare(after) : 'told' }) : '',
    ...WEAPONS.map((weapon) => ((count) => (count > 0 ? `−${ui('symbol', { weapon, count })}` : ''))((before.sum[weapon] ?? 0) - (after.sum[weapon] ?? 0))),
    after.shields > before.shields ? ui('change-shields', { count: after.shields - before.shields }) : '',
    after.keys > before.keys ? `+${ui('gains', { what: 'key', count: after.keys - before.keys })}` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Why something else could not be done in a room. */
export const notDone = (each: NotDone): string => ui('not-done', { ...each, either: String(each.either ?? false) })

/** "beaten, opened with a key": all that was done in a room of the way, and why nothing else. */
export const didAloud = (what: string, { key, used, unasked = [] }: Walk['path'][number]): string =>
  [ui('did', { what }), key ? ui('by-key') : '', used ? ui('did', { what: 'used' }) : '', ...unasked.map(notDone)].filter(Boolean).join(', ')

/** "Your dog is here: Ifrit (bow), 1 north, beaten.": where one has come to, for whoever has no picture of it. */
function hereAloud(board: Board, walk: Walk): string {
  const [place, last] = [roomAt(board, walk.cell), walkedOf(board, walk).at(-1)]
  return place ? ui('aloud-here', { room: [named(place.card.id), ...(walk.cell === 'start' ? [] : [cellName(place)])].join(', '), did: last?.what ? `: ${didAloud(last.what, last.step)}` : '' }) : ''
}

/** What a step or a decision of the way brings and costs, and how the dog stands after it; a room that is turned by where its exits lead. */
function thenAloud({ selected, view }: TableScreen, board: Board, now: Burden, after: Burden): string {
  const { key = '', args = {} } = selected?.option ?? {}
  const room = board.rooms.find(({ card }) => card.id === args.space)?.card
  const symbols = Object.fromEntries(WEAPONS.map((weapon) => [weapon, Math.max(0, (after.sum[weapon] ?? 0) - (now.sum[weapon] ?? 0))]))
  const won = gainsAloud({ symbols, pairs: after.pairs.slice(now.pairs.length) })
  const costs = changes(now, after, false, key === 'hire' && !!args.paw)
  const leaps = room?.kind === 'trap' && dogOf(board, view.seat)?.dog === 'robin'
  return [
    key === 'rotate' ? turnAloud(board, String(args.space), Number(args.turned)) : leaps ? ability('robin') : room ? cardInFull(room) : '',
    won.length ? ui('aloud-brings', { trophy: listed(won) }) : '', costs && asSentence(costs), standing(after),
  ].filter(Boolean).join(' ')
}

/** How the dog stands on its way. */
export const standing = (burden: Burden): string => (({ paws, coins, quests }) => ui('burden', { left: spare(burden), paws, coins: signed(coins), count: Math.abs(coins), quests, bonus: signed(quests) }))(burden)

/** The step that is chosen leads into a trap, where there is a choice; Robin jumps over it. */
const ahead = ({ selected, view }: TableScreen, { rooms, dogs }: Board): boolean =>
  rooms.some(({ card }) => card.kind === 'trap' && card.id === selected?.option.args.space) && dogs.find(({ seat }) => seat === view.seat)?.dog !== 'robin'

/** Of the card that is laid: whether pressing again turns it, as far as it fits in more ways than one. */
function placing({ selected, choices }: TableScreen): string {
  const ways = choices.filter(({ option }) => !selected || option.args.cell === selected.option.args.cell).map(({ option: { args } }) => `${String(args.cell)}:${String(args.same)}`)
  const once = new Set(ways).size === new Set(ways.map((way) => way.split(':')[0])).size
  if (!selected) return once ? 'more-place-only' : 'more-place'
  return once ? 'more-placed-only' : phone.current ? 'more-placed-touch' : 'more-placed'
}

/** For whoever has no picture of it: what the drawn card is; then where its exits would lead, and whether it can be turned. */
function layingAloud(screen: TableScreen, board: Board, card: RoomCard): string {
  const { args } = screen.selected?.option ?? {}
  if (!args) return `${cardInFull(card)} ${shapeAloud(card)}`
  return `${exitsAloud(board, { x: Number(args.x), y: Number(args.y) }, turnedSides(card.sides, Number(args.turned)))} ${ui('aloud-placed', { once: String(placing(screen) === 'more-placed-only') })}`
}

/** What the route helper knows: hunts are counted in it, most trophies of a weapon are sure for nobody before the end. */
export const bestOf = ({ best, own, shared }: Board): string => (best ? ui('best', { quests: [own, ...shared].some((quest) => quest?.kind === 'most') ? 'most' : 'none', sign: best.coins < 0 ? signed(best.coins) : best.coins, count: Math.abs(best.coins), exact: String(best.exact), worth: best.coins ? 'some' : 'none' }) : '')

export function prompt(screen: TableScreen): Saying {
  const { view, selected } = screen
  const board = boardOf(view)
  const what = askedIn(view)?.what
  const mine = board.walk?.seat === view.seat ? board.walk : null
  const after = selected && burdenOf(selected.option)
  if (what === 'turn') {
    if (selected) {
      const { key, args } = selected.option
      return { bold: '', say: screen.inFull(selected), more: prefs.speech && key === 'rotate' ? turnAloud(board, String(args.space), Number(args.turned)) : '' }
    }
    /** Nobody needs to be told what the first rooms bring. */
    const best = board.countdown || board.best?.coins || board.rooms.length > board.dogs.length + 1 ? bestOf(board) : ''
    return { say: ui('say-turn'), more: [board.countdown ? ui('more-countdown', { count: board.deck }) : best ? '' : ui('more-turn', { lock: String(!prefs.speech), paw: String(screen.choices.find(({ option }) => option.id === 'sleep')?.option.args.paw ?? '') }), best].filter(Boolean).join(' ') }
  }
  if (what === 'place' && board.drawn) return { say: ui('say-place', { room: named(board.drawn.id) }), more: prefs.speech ? layingAloud(screen, board, board.drawn) : [selected ? '' : cardInFull(board.drawn), ui(placing(screen))].filter(Boolean).join(' ') }
  if (what === 'walk' && mine) {
    if (prefs.speech) return { say: ui('say-walk'), more: after ? thenAloud(screen, board, mine.burden, after) : `${hereAloud(board, mine)} ${standing(mine.burden)}` }
    const args = selected?.option.args as (NotDone & { card: string }) | undefined
    const costs = after && [changes(mine.burden, after), args?.deed ? ui('must', { ...args, either: String(args.either ?? false), card: named(args.card), 'card-id': args.card }) : ''].filter(Boolean).join('; ')
    if (screen.choices.some(({ option: { key } }) => key === 'rotate') && (!selected || selected.option.key === 'rotate')) return { say: ui('say-walk'), more: [ui('turns'), standing(mine.burden)].join(' ') }
    return { say: ui('say-walk'), more: after ? costs || (ahead(screen, board) ? ui('trap-ahead') : standing(after)) : standing(mine.burden), stays: !!costs }
  }
  if (what === 'room' && mine) {
    const shuts = screen.choices.some(({ option }) => option.key.startsWith('disarm')) && (!selected || selected.option.key.startsWith('disarm')) ? ui('trap-shut') : ''
    const then = after ? (prefs.speech ? thenAloud(screen, board, mine.burden, after) : [changes(mine.burden, after, false), standing(after)].filter(Boolean).join('. ')) : standing(mine.burden)
    return { say: ui('say-room', { room: named(roomAt(board, mine.cell)?.card.id ?? 'start') }), more: [shuts, then].filter(Boolean).join(' ') }
  }
  if (what === 'dog' && selected && prefs.speech) return { say: ui('say-dog'), more: boardAloud(String(selected.option.args.dog)) }
  if (what === 'dog' || what === 'quest') return { say: ui(`say-${what}`), more: ui(`more-${what}`) }
  return {}
}

/** The three actions, and what can be done in a room, are buttons; on the way the last step can be taken back. */
export function acts(screen: TableScreen): Act[] | null {
  if (!screen.active || screen.view.over) return null
  const what = askedIn(screen.view)?.what
  const board = boardOf(screen.view)
  /** A chest that no key is left for brings nothing yet. */
  const chest = what === 'room' && roomAt(board, board.walk?.cell ?? '')?.card.kind === 'chest'
  const button = (choice: Choice, n: number, key: string): Act => {
    const [now, after] = [board.walk?.burden, burdenOf(choice.option)]
    const idle = chest && choice.option.key === 'claim' && now?.coins === after?.coins
    /** What a card brought is given up with it. */
    const card = String(choice.option.args.card)
    const used = choice.option.key === 'disarm' ? [ui('used-up', { card: named(card), 'card-id': card, hole: String(choice.option.args.hole) })] : []
    const lost = now && after ? changes(now, after, false, choice.option.key === 'hire' && !!choice.option.args.paw) : ''
    /** That a card's only symbol goes with it is plain. */
    const plain = used.length && WEAPONS.some((weapon) => lost === `−${ui('symbol', { weapon, count: 1 })}`)
    const costs = now && after && what === 'room' ? [...used, [plain ? '' : lost, idle ? ui('no-key', { keys: now?.keys ?? 0 }) : ''].filter(Boolean).join(', '), after.keys > now.keys && after.coins > now.coins ? ui('opens') : ''].filter(Boolean).join(': ') : ''
    return { id: choice.option.id, object: choice.option.touches[0], text: screen.label(choice), ...(costs ? { price: costs } : {}), key, primary: n === 0 && !idle && !choice.option.args.empty, final: choice.option.final, run: () => screen.meant(choice) }
  }
  const back: Act[] = screen.view.undo?.can && board.walk ? [{ id: 'back', text: ui('back'), key: 'U', run: () => screen.undo() }] : []
  if (what === 'turn' && !screen.selected) {
    const may = screen.choices.filter(({ option }) => option.touches[0]?.startsWith('action:'))
    const first = may[0]?.option.id
    return Object.entries(LETTERS).flatMap(([id, key]): Act[] => {
      const [choice, object] = [may.find(({ option }) => option.id === id), `action:${id}`]
      if (choice) return [button(choice, id === first ? 0 : 1, key)]
      return screen.refusalOn(object) ? [{ id, object, text: screen.say(`do-${id}`), key, off: true, run: () => screen.explain(object, document.querySelector(`[data-act="${id}"]`)) }] : []
    })
  }
  if (what === 'room') {
    const deeds = screen.choices.map((choice, n) => button(choice, n, String(n + 1)))
    const [first, second] = deeds
    if (second && !first?.primary) second.primary = true
    return [...deeds, ...back]
  }
  if (what === 'walk' && !screen.selected) return back
  return null
}

/** The letters of the three actions: explore, exit, nap. None is a letter of the house (table/keys.ts). */
export const LETTERS: Record<string, string> = { explore: 'E', leave: 'X', sleep: 'N' }
