/** The keyboard at this table: letters for actions, Enter and Esc, and where the focus goes on. */
import { tick } from 'svelte'
import { thingOf } from '../../lib/ids'
import { goOn, isLoose, pieceOf } from '../../table/focus'
import type { TableScreen } from '../../table/screen.svelte'
import type { PieceId, Square } from './board'
import { squaresOf, whereIs } from './geometry'
import { playOf, type Play } from './play.svelte'
import { ui } from './say'
import { keyOf, KEYS, USUAL } from './gestures'

/** Enter and Esc, before the house looks at them; whether one was used. */
export function key(event: KeyboardEvent, table: TableScreen): boolean {
  const play = playOf(table)
  if (event.code === 'Escape') return back(play)
  const target = event.target as HTMLElement
  const { piece, verb } = target.dataset
  const alone = play.choosable.size === 1 // it stays chosen: Space cannot let go of it
  if (event.repeat || (event.code !== 'Enter' && !(event.code === 'Space' && (piece !== play.piece || alone)))) return false
  if (piece && play.puts && play.choosable.has(piece) && target.closest('[data-region="hand"]')) return takeUp(piece, play)
  if (event.code !== 'Enter') return false
  if (play.aim === null && play.to === null && !play.then.length) return false
  if (piece && play.aimed?.touches[0] === `piece:${piece}`) return play.press(target.dataset.square ?? '', piece, 'key', target), true
  // Wherever the focus was left while choosing: on the piece itself, on the button of the action.
  if (!isLoose(target) && !(piece && piece === play.actor) && !(verb && verb === play.verb)) return false
  return play.confirm(), true
}

/** The table, wherever the focus is: a page just loaded has it nowhere. */
const app = () => document.querySelector<HTMLElement>('.app') ?? undefined

/** A token as it lies in the tray. */
const inTray = (piece: PieceId) => pieceOf(app()?.querySelector<HTMLElement>('[data-region="hand"]') ?? undefined, `piece:${piece}`)

/** A token of the tray is chosen, and the focus goes to where it may be put. */
function takeUp(piece: PieceId, play: Play): boolean {
  play.choose(piece)
  pieceOf(app(), landOn(play))?.focus({ preventScroll: true })
  return true
}

/** The first square where a token may be put, to which the focus is led. */
const landOn = (play: Play): string => `square:${firstTarget(play)}`

/** The n-th token of the tray is chosen, or says why it cannot be. */
function nth(n: number, play: Play): boolean {
  const piece = play.tray[n]
  if (piece === undefined) return false
  if (play.choosable.has(piece)) return takeUp(piece, play)
  play.explain('', piece, inTray(piece))
  return true
}

/** Esc: the reason that is read is the house's to close; the focus goes back to a token that was to be put somewhere. */
function back(play: Play): boolean {
  if (play.screen.why) return false
  const chosen = play.puts ? play.piece : null
  if (!play.escape()) return false
  if (chosen) inTray(chosen)?.focus()
  return true
}

/** The first square that may be aimed at; of a room, the one in its middle. */
function firstTarget(play: Play): Square | null {
  const [kind, name = ''] = ([...play.targets.keys()][0] ?? play.screen.choices[0]?.gesture.at[0])?.split(/:(.*)/) ?? []
  return kind === 'square' ? name : kind === 'place' ? (squaresOf(name)[12] ?? null) : null
}

/** The square nearest to whoever acts that the said action may be aimed at, where there are several. */
function nearest(play: Play): Square | null {
  const from = play.now.what === 'act' && play.aim === null ? play.standsAt(play.actor ?? '') : undefined
  if (from === undefined || play.targets.size < 2) return null
  const start = whereIs(from)
  const far = (square: Square) => Math.abs(whereIs(square).column - start.column) + Math.abs(whereIs(square).row - start.row)
  const squares = [...play.targets.keys()].flatMap((id) => {
    const [kind, name] = thingOf(id)
    return kind === 'square' ? name : kind === 'place' ? squaresOf(name) : (play.standsAt(name) ?? [])
  })
  return squares.reduce<Square | null>((best, square) => (best === null || far(square) < far(best) ? square : best), null)
}

/** What has the focus is shown large; whether it is something. */
function read(play: Play): boolean {
  const { piece, square } = (document.activeElement as HTMLElement | null)?.dataset ?? {}
  const found = piece ?? play.board.pieces.find((each) => each.carrier === null && each.at === square)?.id
  if (found !== undefined) play.looked = found
  return found !== undefined
}

/** The button of an action, beside which is said why it cannot be done. */
const buttonOf = (verb: string) => app()?.querySelector(`[data-verb="${verb}"]`) ?? null

/** A letter with nobody chosen means the character that has the focus, if it can act. */
function takeFocused(play: Play): void {
  const { piece, square } = (document.activeElement as HTMLElement | null)?.dataset ?? {}
  if (play.now.what !== 'act' || play.piece !== null) return
  const meant = [...play.choosable].find((each) => each === piece || (square !== undefined && play.standsAt(each) === square))
  if (meant !== undefined) play.choose(meant)
}

/** A letter of docs/language.md section 11; whether it was one of ours. */
export function letter(event: KeyboardEvent, table: TableScreen): boolean {
  const play = playOf(table)
  const digit = event.code.match(/^(?:Digit|Numpad)([1-9])$/)?.[1]
  if (digit && !event.shiftKey && play.puts && play.free) return nth(Number(digit) - 1, play)
  if (/^(Digit|Numpad)0$/.test(event.code) && !event.shiftKey && table.choicesOn('combat:0').length) {
    const card = pieceOf(app(), 'combat:0') // the others are the house's: the number on a card is its key
    card?.focus()
    return table.touch('combat:0', card), true
  }
  if (event.code === 'KeyZ') return read(play) // what is looked at stands large beside the board
  if (event.code === 'KeyQ' && !event.shiftKey && table.active && play.chooseNext()) {
    pieceOf(app(), `square:${play.standsAt(play.piece ?? '')}`)?.focus({ preventScroll: true })
    return true
  }
  const verbs = event.code === 'KeyE' ? ['end'] : KEYS[event.code]
  if (event.shiftKey || !table.active || !verbs) return false
  const verb = verbs.find((each) => play.verbs.has(each)) ?? verbs[0] ?? ''
  if (event.code !== 'KeyE') takeFocused(play)
  if (event.code === 'KeyE') play.end(buttonOf('end') ?? buttonOf('stop'))
  else play.take(verb, buttonOf(verb))
  const aimed = nearest(play)
  if (aimed !== null) return pieceOf(app(), `square:${aimed}`)?.focus({ preventScroll: true }), true
  // Enter is to confirm what the letter began, not to press the button that was used last.
  const focused = document.activeElement
  const root = app()
  const stays = !table.doubt && focused instanceof HTMLElement && (focused.dataset.square || focused.dataset.verb)
  if (root && !stays) void tick().then(() => goOn(root, table))
  return true
}

/** Where the keyboard goes on: to whoever acts or could act, to a token that is to be put somewhere. */
export function home(table: TableScreen): string | null {
  const play = playOf(table)
  if (!play.free) return null
  if (play.now.what === 'step') return `square:${play.standsAt(play.actor ?? '')}`
  const able = play.choosable
  const ready = [play.actor, play.looked, ...able].find((each) => each !== null && able.has(each))
  if (!ready) return play.now.what === 'act' ? 'do:end' : null
  if (play.now.what === 'place' && able.size === 1) return landOn(play) // a lone token is chosen by itself
  return play.puts ? `piece:${ready}` : `square:${play.standsAt(ready)}`
}

/** The game's own keys, for the list of keys. */
export const keys = (): [key: string, does: string][] => [
  ...[...USUAL, 'open', 'break', 'through', 'heal', 'fire', 'recover', 'drink', 'take', 'drop', 'give', 'swap', 'stop', 'end']
    .map((verb): [string, string] => [keyOf(verb), ui(`do-${verb}`)])
    .reduce<[string, string][]>((found, [key, does]) => {
      const same = found.find((each) => each[0] === key)
      if (same) same[1] += `, ${does}`
      else found.push([key, does])
      return found
    }, []),
  ['Q', ui('key-next')], ['0', ui('key-fit')], ['C', ui('key-centre')], ['+ −', ui('key-zoom')], ['Shift ←', ui('key-far')],
]
