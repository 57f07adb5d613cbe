/** The seam: what may be done now, what it costs, and the buttons that do it. */
import type { Act, Saying } from '../types'
import type { TableScreen } from '../../table/screen.svelte'
import { seatOf } from './board'
import { pathTo } from './geometry'
import { playOf, type Play } from './play.svelte'
import { listed, named, pieceName, pieceOf, ui } from './say'

/** The sentence of the seam. */
export function prompt(screen: TableScreen): Saying {
  const play = playOf(screen)
  const { what, board } = play.now
  if (screen.view.over) return ended(screen)
  if (!play.now.ask) {
    if (board.battle && screen.view.sealed !== null) return { more: ui('sealed-more', { card: screen.view.sealed }) }
    return board.battle ? { more: ui('watch-fight') } : {}
  }
  if (play.backing) return { say: ui('backing') }
  if (play.queue.length) return { say: ui('walking', { piece: pieceName(play.actor ?? '') }) }
  if (what === 'act') return acting(play)
  if (what === 'step') return stepping(play)
  if (what === 'card') return { more: board.draw_offer && board.draw_offer !== screen.view.seat ? ui('draw-offered') : ui('card-more') }
  if (what === 'combat') return { more: ui('combat-more') }
  if (['starter', 'hide', 'place'].includes(what)) return putting(play)
  return {}
}

function ended(screen: TableScreen): Saying {
  const { board } = playOf(screen)
  const winner = board.winner
  const scores = board.players.map((player) => player.points)
  if (board.drawn || !winner) return { say: ui('ended-draw', { a: scores[0] ?? 0, b: scores[1] ?? 0 }) }
  return { say: ui('ended-won', { name: screen.name(winner), a: scores[0] ?? 0, b: scores[1] ?? 0 }) }
}

function acting(play: Play): Saying {
  const { piece, verb, aimed, to } = play
  const left = leftFor(play)
  if (piece === null) return { say: left > 0 ? ui('choose-piece') : ui('no-points'), more: left > 0 ? undefined : ui('end-more') }
  const name = pieceName(piece)
  if (aimed) return { say: ui('aim', { piece: name, deed: deedName(play) }), more: ui(aimed.option.final ? 'cost-final' : 'cost', { left: left - 1 }) }
  if (to !== null) return { say: ui('walk-to', { piece: name, square: to, count: (play.wayTo(to)?.length ?? 1) - 1 }), more: ui('cost', { left: left - 1 }) }
  if (verb !== null && verb !== 'move') return { say: ui('choose-target', { piece: name, deed: ui(`do-${verb}`) }), more: ui('cost', { left: left - 1 }) }
  if (!play.walk) return { say: ui('choose-deed', { piece: name }), more: undefined }
  return { say: ui('choose-square', { piece: name, steps: play.speedOf() }), more: ui('walk-more') }
}

function stepping(play: Play): Saying {
  const { mover } = play.board
  const piece = pieceName(mover?.piece ?? '')
  const { to } = play
  if (to !== null) return { say: ui('walk-to', { piece, square: to, count: (play.wayTo(to)?.length ?? 1) - 1 }) }
  const handling = play.now.deeds.filter((deed) => ['take', 'drop', 'give', 'swap'].includes(deed.verb)).length
  return { say: ui('stepping', { piece, steps: mover?.steps ?? 0 }), more: handling ? ui('handling-more') : ui('stepping-more') }
}

function putting(play: Play): Saying {
  const { what, board } = play.now
  const more = what === 'starter' ? ui('starter-more', { count: 4 - board.pieces.filter((piece) => piece.seat === play.me).length }) : what === 'hide' ? ui('hide-more') : ui('place-more')
  return play.piece === null ? { more } : { say: ui(`put-${what}`, { piece: seatOf(play.piece) === play.me ? pieceName(play.piece) : pieceOf(play.piece) }), more }
}

/** Action points that whoever is chosen may still spend: the card's and its potion's. */
export function leftFor(play: Play): number {
  const { board } = play
  return board.left + (play.actor ? (board.boost[play.actor] ?? 0) : Object.values(board.boost).reduce((sum, each) => sum + each, 0))
}

/** The aimed action in a few words: "attack Troll (B)", "turn room II right". */
function deedName(play: Play): string {
  const { aimed } = play
  if (!aimed) return ''
  const { args } = aimed.option
  const piece = typeof args.target_piece === 'string' ? pieceOf(args.target_piece) : ''
  return ui(`aim-${aimed.verb}`, { piece, square: aimed.square ?? '', place: String(args.place ?? ''), way: String(args.way ?? ''), room: args.room ? named(String(args.room)) : '' })
}

/** The buttons of the seam, primary first; null leaves them to the house (cards). */
export function acts(screen: TableScreen): Act[] | null {
  const play = playOf(screen)
  if (screen.view.over || !screen.active || screen.doubt) return null
  const { what } = play.now
  if (!play.now.ask) return draws(screen)
  if (what === 'card' && !screen.selected) return draws(screen)
  if (what === 'card' || what === 'combat') return null
  if (!play.free) return []
  const cancel: Act = { id: 'cancel', text: ui(what === 'step' && play.aim === null && play.to === null ? 'take-back' : 'cancel'), key: 'Esc', run: () => void play.escape() }
  const { aimed, to } = play
  if (aimed) {
    const others = what === 'act' ? (play.verbs.get(aimed.verb) ?? []).filter((deed) => deed.id !== aimed.id && (aimed.verb === 'turn' || deed.target === aimed.target)) : []
    return [
      { id: 'do', text: ui(`press-${aimed.verb}`, { way: String(aimed.option.args.way ?? ''), square: aimed.square ?? '' }), key: 'Enter', primary: true, final: aimed.option.final, run: () => play.confirm() },
      ...others.slice(0, 3).map((deed): Act => ({
        id: deed.id, text: ui(`other-${deed.verb}`, { place: String(deed.option.args.place ?? ''), way: String(deed.option.args.way ?? ''), square: String(deed.option.args.pit ?? deed.square ?? '') }),
        run: () => (play.aim = deed.id),
      })),
      cancel,
    ]
  }
  if (to !== null) {
    const { walk } = play
    const steps = walk ? (pathTo(walk.reach.reach, walk.from, to)?.length ?? 1) - 1 : 0
    return [{ id: 'walk', text: ui('press-walk', { count: steps }), key: 'Enter', primary: true, run: () => play.confirm() }, cancel]
  }
  if (what === 'step') {
    const stop = play.now.deeds.some((deed) => deed.verb === 'stop')
    return [...(stop ? [{ id: 'stop', text: ui('press-stop'), key: 'E', primary: true, run: () => play.take('stop', null) }] : []), cancel]
  }
  if (what === 'act' && play.piece !== null) {
    return [...(play.walk?.deed ? [{ id: 'begin', text: ui('press-begin'), key: 'M', run: () => play.startWalk() }] : []), cancel]
  }
  return []
}

/** A draw may be offered or accepted while an action card is chosen. */
function draws(screen: TableScreen): Act[] | null {
  const found = screen.choices.filter((choice) => choice.ask.what === 'draw')
  return found.length ? found.map((choice) => ({ id: choice.id, text: ui(`draw-${choice.option.id}`), run: () => screen.choose(choice) })) : null
}

/** What has become of a seat's pieces, in words. */
export const fateText = (player: { playing: number; out: number; lost: number }): string => {
  const parts = [ui('in-play', { count: player.playing })]
  if (player.out) parts.push(ui('out', { count: player.out }))
  if (player.lost) parts.push(ui('lost', { count: player.lost }))
  return parts.join(' · ')
}

export const listedPieces = (ids: readonly string[]): string => listed(ids.map((id) => `${pieceName(id)} (${seatOf(id)})`))
