/** The table as plain sentences (docs/language.md section 12). */
import { asSentence } from '../../lib/i18n.svelte'
import type { Option, View } from '../../lib/types'
import type { Extra, Passage } from '../../table/game'
import type { TableScreen } from '../../table/screen.svelte'
import { chancesAloud, hidden, pieceAloud, playerAloud } from './aloud'
import { boardOf, kindOf, thenOf, type Board, type Square } from './board'
import { exits, hereOf, layout, lineAloud, planOf } from './described'
import { placeOf, squareOf } from './geometry'
import { PUTS } from './gestures'
import { playOf } from './play.svelte'
import { listed, named, pieceName, pieceOf, textOf, ui } from './say'

/** A piece, square or room that a note of the guide points at: "Thief, yours, n6". Cards and buttons have their names there. */
export function pointed(screen: TableScreen, thing: string): string {
  const [kind, name = ''] = thing.split(/:(.*)/)
  const piece = kind === 'piece' && boardOf(screen.view).pieces.find(({ id }) => id === name)
  if (piece) return pieceAloud(screen, piece)
  return kind === 'square' ? name : kind === 'place' ? ui('say-in', { place: name }) : kind === 'line' ? ui('say-line', { seat: name }) : ''
}

/** What the turn of a room would open, wall off and take along: it stands behind the words of that choice. */
export function beside(_: View, option: Option): string {
  const turn = thenOf(option).turn
  if (!turn) return ''
  const along = Object.entries(turn.along).map(([id, square]) => ui('say-at', { piece: pieceOf(id), square }))
  const said = (each: string[]): string => each.join(', ') || 'none'
  return ui('turn-brings', { opened: said(turn.opened), closed: said(turn.closed), along: said(along) })
}

/** A jump of the Wizard to where it flies in a walk, for the same price and no card. */
export function needless(view: View, { key, args }: Option): boolean {
  const [piece, square] = [String(args.piece), String(args.square)]
  const walk = key === 'jump' && piece.endsWith('wizard') && view.asks.flatMap(({ options }) => options).find(({ id }) => id === `move:${piece}`)
  return !!walk && square in (thenOf(walk).reach ?? {}) && !thenOf(walk).over?.includes(square)
}

/** The whole table in sentences. */
export function speech(view: View, names: Record<string, string>): (string | Passage)[] {
  const board = boardOf(view)
  const lines: (string | Passage)[] = board.players.map((player) => playerAloud(board, player, names[player.seat] ?? player.seat))
  if (board.card) lines.push(ui('sr-turn', { name: names[board.active ?? ''] ?? '', you: board.active === view.seat, card: board.card, left: board.left }))
  lines.push(layout())
  const { shut, lines: far } = exits(board)
  if (shut.length) lines.push(ui('say-shut', { pieces: shut.join(', ') }))
  if (far.length) lines.push({ id: 'exits', head: ui('say-exits'), lines: far, reads: '' })
  lines.push(...lineAloud(board, 'A', view.seat, names))
  for (const place of board.places) {
    const [head = '', ...plan] = planOf(board, place)
    if (head) lines.push({ id: place.place, head: [head, ...hereOf(board, place.place, view.seat, names)].join(' '), lines: plan })
    else {
      const own = Object.entries(place.tokens).flatMap(([seat, tokens]) => (view.over || seat === view.seat ? tokens ?? [] : [])).map((piece) => (view.over ? pieceOf(piece) : named(kindOf(piece))))
      const { limit, hidden: lie } = place
      lines.push([
        hidden('say-dark', place, view.seat, names), board.phase === 'hide' && asSentence(ui('room-left', { left: limit - (lie.A ?? 0) - (lie.B ?? 0), limit })),
        own.length && ui(view.over ? 'sr-were-hidden' : 'sr-your-hidden', { names: listed(own) }),
      ].filter(Boolean).join(' '))
    }
  }
  return [...lines, ...lineAloud(board, 'B', view.seat, names)]
}

/** Which token to put somewhere, and once it is taken up where, with the others below: all in one would be eighty choices. */
function putting(screen: TableScreen): Extra['each'] {
  const tokens = [...new Set(screen.choices.flatMap(({ gesture: { from } }) => from ?? []))]
  const here = screen.choices.filter(({ gesture: { from } }) => from === screen.taken)
  return [
    ...here.map((choice) => ({ id: choice.id, text: screen.inFull(choice), chosen: screen.selected?.id === choice.id, run: () => (screen.selected?.id === choice.id ? screen.confirm() : screen.select(choice)) })),
    ...tokens.filter((token) => token !== screen.taken).map((token) => {
      const id = token.slice('piece:'.length)
      return { id, text: [pieceOf(id), textOf(screen, kindOf(id)) ?? ''].filter(Boolean).map(asSentence).join(' '), chosen: false, run: () => screen.take(token) }
    }),
  ]
}

/** What is underfoot: a pit, a gear, or plain floor. */
function kindAt({ places }: Board, square: Square): string {
  const place = places.find((each) => each.place === placeOf(square))
  return place?.room ? squareOf(place.room, place.place, square).kind : 'floor'
}

/** Every square to which whoever is chosen walks, in one choice each, the nearest first; and which of my characters can do nothing. */
export function extra(screen: TableScreen): Extra {
  const play = playOf(screen)
  if (PUTS.includes(play.now.what)) return { instead: screen.choices[0]?.option.key ?? '', each: putting(screen), title: ui(`tray-${play.now.what}`), idle: [] }
  const { actor, walk, board, me } = play
  const how = chancesAloud(play)
  const ends = Object.keys(play.free ? (walk?.reach.reach ?? {}) : {}).filter((square) => !walk?.reach.over.includes(square) && how.has(square))
  const far = (square: Square) => play.wayTo(square)?.length ?? 0
  const run = (square: Square) => {
    if (play.now.what === 'act') screen.choosing = { held: `piece:${actor}`, verb: 'move', selected: null } // it stays chosen when the button is not
    play.goTo(square, 'touch')
  }
  const each = ends.sort((a, b) => far(a) - far(b) || a.localeCompare(b, 'en', { numeric: true })).map((square) => {
    const there = board.pieces.filter(({ id, at, carrier }) => at === square && carrier === null && id !== actor).map(({ id }) => pieceOf(id))
    const kind = kindAt(board, square)
    if (kind !== 'floor') there.unshift(ui(`sr-${kind}`))
    return { id: square, text: [ui('say-walk', { square, how: how.get(square) ?? '' }), ...(there.length ? [asSentence(listed(there))] : [])].join(' '), chosen: play.to === square, run: () => run(square) }
  })
  const idle = play.free && play.now.what === 'act' ? board.pieces.filter(({ id, character, seat, carrier }) => character && seat === me && carrier === null && !play.choosable.has(id)) : []
  return {
    instead: 'go', each, title: ui('say-walk-title', { piece: pieceName(actor ?? ''), steps: play.speedOf() }),
    idle: idle.flatMap(({ id }) => {
      const why = screen.view.why[`do:move:${id}`] ?? screen.view.why[`piece:${id}`]
      return why ? ui('say-idle', { piece: pieceName(id), why: screen.refusalText(why).text }) : []
    }),
  }
}
