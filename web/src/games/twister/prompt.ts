/** The seam: what may be done now, what it costs, and the buttons that do it. */
import type { Act, Saying } from '../types'
import { partsOf } from '../../lib/ids'
import type { TableScreen } from '../../table/screen.svelte'
import { isCharacter, kindOf, placeIn, seatOf, squareIn, thenOf } from './board'
import { cardAgainst, fightOf, stakes } from './fight'
import { isLine, pathTo, placeOf, PLACES } from './geometry'
import { lastDeeds } from './journal'
import { playOf, type Play } from './play.svelte'
import { listed, listedPieces, pieceName, pieceOf, placedLater, textOf, ui } from './say'

/** Of these a second button only says what is different. */
const OTHERS = ['turn', 'jump']

/** The sentence of the seam; who has won is said to both while the turn is played out. */
export function prompt(screen: TableScreen): Saying {
  const play = playOf(screen)
  if (screen.view.over) return ended(screen)
  const said = play.now.ask ? asked(play) : { more: watching(screen) }
  const { won } = play.board
  if (!won) return said
  const count = play.board.players.find((player) => player.seat === won)?.points ?? 0
  if (won !== play.me) return { ...said, more: ui('won-other', { name: screen.name(won), count }) }
  return { ...said, more: ui(play.now.what === 'act' && leftFor(play) === 0 ? 'won-you-end' : 'won-you', { count }) }
}

function asked(play: Play): Saying {
  const { what } = play.now
  if (play.backing) return { say: ui('backing') }
  if (play.queue.length) return { say: ui('walking', { piece: pieceName(play.actor ?? '') }) }
  if (what === 'act') return acting(play)
  if (what === 'step') return stepping(play)
  if (what === 'card') return { more: offered(play) ?? [lastTurn(play), cardGives(play)].filter(Boolean).join(' ') }
  if (what === 'combat') return fighting(play)
  if (play.puts) return putting(play)
  return {}
}

/** What an action card is for; of the chosen one, what is left after it. */
function cardGives({ board, me, screen }: Play): string {
  const card = screen.selected?.option.touches[0]?.match(/^action:(.)$/)?.[1]
  if (card === undefined) return ui(['3', '4', '5'].some((each) => screen.refusalOn(`action:${each}`)?.key === 'first-card-is-2') ? 'card-first' : 'card-more')
  const rest = board.players.find(({ seat }) => seat === me)?.actions.filter((each) => each !== card) ?? []
  return ui('card-chosen', { card: Number(card), count: rest.length, rest: listed(rest) })
}

/** That the turn is one's last before the limit of the table, and what decides then; '' where it is not. */
function lastTurn({ board, screen }: Play): string {
  const limit = Number(screen.view.settings.turn_limit ?? 0)
  return limit && board.turn + (board.card ? 1 : 2) >= limit ? ui('last-turn', { limit }) : ''
}

/** The draw on the table: whose answer it is. */
function offered({ now: { board }, me, screen }: Play): string | null {
  if (!board.draw_offer) return null
  if (board.draw_offer !== me) return ui('draw-offered', { name: screen.name(board.draw_offer) })
  const other = board.players.find(({ seat }) => seat !== me)?.seat ?? ''
  return ui('draw-waits', { name: screen.name(other) })
}

/** Who attacks whom, with which sums; and what the chosen card would bring. */
function fighting(play: Play): Saying {
  const { screen, me } = play
  const fight = fightOf(screen)
  const [mine, theirs] = [fight?.sides.find(({ seat }) => seat === me), fight?.sides.find(({ seat }) => seat !== me)]
  const { battle } = play.board
  if (!fight?.attack.piece || !mine || !theirs || !battle) return { more: ui('combat-more') }
  const title = screen.say('fight-title', fight.attack as Record<string, string>)
  const card = screen.selected?.option.id
  const left = play.board.players.find(({ seat }) => seat === theirs.seat)?.combat ?? []
  return { bold: `${title}:`, say: ui('combat-say', { sum: mine.sum, other: theirs.sum }), more: card === undefined ? `${stakes(screen, battle)} ${ui('combat-more')}` : cardBrings(card, mine.sum, theirs.sum, left) }
}

/** What a card makes of a sum, and against which of the other side's cards that wins. */
function cardBrings(card: string, sum: number, theirs: number, left: readonly string[]): string {
  const total = sum + Number(card)
  const against = cardAgainst(total, theirs, left)
  return [ui('combat-makes', { card, total }), ...(['wins', 'ties', 'loses'] as const).flatMap((how) => (against[how].length ? ui(`combat-${how}`, { cards: listed(against[how].map((each) => `+${each}`)) }) : []))].join(' ')
}

/** While the other side acts: my sealed card, or what it did last. */
function watching(screen: TableScreen): string | undefined {
  const { board } = playOf(screen)
  if (board.battle && screen.view.sealed !== null) return ui('sealed-more', { card: screen.view.sealed })
  const { placing } = board
  if (placing && placing.seat !== screen.view.seat) return [ui('watch-place', { place: placing.place, names: listedPieces(placing.tokens) }), placedLater(screen)].filter(Boolean).join(' ')
  const deeds = lastDeeds(screen.view.journal, screen.view.seat)
  return deeds.length ? deeds.map((deed) => screen.say(`log-${deed.key}`, deed.args)).join(' ') : board.battle ? ui('watch-fight') : undefined
}

function ended(screen: TableScreen): Saying {
  const { board } = playOf(screen)
  const points = (seat: string | undefined) => board.players.find((player) => player.seat === seat)?.points ?? 0
  const first = board.drawn ? 'A' : (board.winner ?? 'A')
  const score = { you: first === screen.view.seat ? 'yes' : 'no', name: screen.name(first), a: points(first), b: points(first === 'A' ? 'B' : 'A') }
  return { say: ui(board.drawn || !board.winner ? 'ended-draw' : 'ended-won', score) }
}

function acting(play: Play): Saying {
  const { piece, verb, aimed, to } = play
  const left = leftFor(play)
  if (piece === null && play.board.won) return { say: ui(left > 0 ? 'won-play-on' : 'won-end') }
  if (piece === null) {
    const { undo } = play.screen.view
    const back = left > 0 || !undo?.can ? '' : ui(undo.what === 'place' ? 'end-more-token' : 'end-more')
    return { say: left > 0 ? ui('choose-piece') : ui('no-points'), more: [lastTurn(play), back].filter(Boolean).join(' ') || undefined }
  }
  const name = pieceName(piece)
  if (aimed) return { say: ui('aim', { piece: name, deed: deedName(play) }), more: [exitMore(play), alsoDies(play), atStake(play), brings(play), ui(aimed.final ? 'cost-final' : 'cost', { left: left - 1 }), jumpsLeft(play)].filter(Boolean).join(' ') }
  if (to !== null) return { say: ui('walk-to', { piece: name, square: to, count: (play.wayTo(to)?.length ?? 1) - 1 }), more: [onto(play, to), exitMore(play), prey(play, 0), danger(play), ui('cost', { left: left - 1 })].filter(Boolean).join(' ') }
  if (verb !== null && verb !== 'move') return { say: ui('choose-target', { piece: name, verb }), more: [verb === 'reveal' && play.targets.size > 1 && isLine(play.standsAt(piece) ?? '') ? ui('line-reveals') : '', ui('cost', { left: left - 1 }), jumpsLeft(play)].filter(Boolean).join(' ') }
  if (!play.walk) return { say: ui('choose-deed', { piece: name }), more: undefined }
  return { say: ui('choose-square', { piece: name, steps: play.speedOf() }), more: [exitMore(play), prey(play, 0), danger(play), ui([...play.targets.keys()].some((id) => id.startsWith('piece:')) ? 'walk-more' : 'walk-cost'), play.over === null ? ui('power', { character: kindOf(piece), strength: play.board.pieces.find(({ id }) => id === piece)?.strength ?? 0 }) : ''].filter(Boolean).join(' ') }
}

function stepping(play: Play): Saying {
  const { mover } = play.board
  const piece = pieceName(mover?.piece ?? '')
  const { to, then } = play
  if (then[0] !== undefined && to === null) return { say: ui('aim', { piece, deed: ui('stop-then', { deed: afterName(play, then[0]) }) }), more: ui('after-more') }
  if (to !== null) return { say: ui('walk-to', { piece, square: to, count: (play.wayTo(to)?.length ?? 1) - 1 }), more: [onto(play, to), exitMore(play), prey(play, 1), danger(play)].filter(Boolean).join(' ') || undefined }
  const handling = ['take', 'drop', 'give', 'swap'].some((verb) => play.verbs.has(verb))
  return { say: ui('stepping', { piece, steps: mover?.steps ?? 0 }), more: [exitMore(play), mover?.path.length === 1 ? ui('begun-more') : handling ? ui('handling-more') : play.verbs.has('stop') ? (mover?.steps ? ui('stepping-more') : '') : barsStop(play)].filter(Boolean).join(' ') }
}

/** That a walk onto an enemy is no attack, and why there can be none. */
function onto(play: Play, square: string): string {
  const piece = play.enemyAt(square)
  const refusal = piece && play.screen.refusalOn(`piece:${piece}`)
  return piece ? [ui('walk-onto', { piece: pieceOf(piece) }), refusal ? play.screen.refusalText(refusal).text : ''].filter(Boolean).join(' ') : ''
}

/** Why the move cannot end where the mover stands, as the server says it. */
function barsStop({ board: { mover }, screen }: Play): string {
  const refusal = mover ? screen.refusalOn(`do:stop:${mover.piece}`) : undefined
  return refusal && refusal.key !== 'lesson' ? screen.refusalText(refusal).text : ''
}

function putting(play: Play): Saying {
  const { what, board } = play.now
  const { aimed, piece, screen } = play
  const about = what === 'starter' ? ui('starter-more', { count: 4 - board.pieces.filter((piece) => piece.seat === play.me).length }) : what === 'hide' ? ui('hide-more', { count: board.hand.length, by: String(play.screen.view.settings.reveal_placement) }) : placingMore(play)
  const place = board.placing?.place ?? ''
  // In another's turn it is not mine: one is told whose room it is.
  const { active, phase } = board
  const theirs = what === 'place' && phase === 'turns' && active !== null && active !== play.me ? { bold: ui('place-theirs', { name: screen.name(active), place }) } : {}
  if (piece === null) return what === 'place' ? { ...theirs, say: ui('place-in', { place }), more: about } : { more: about }
  const named = seatOf(piece) === play.me ? pieceName(piece) : pieceOf(piece)
  // What the square means, else what the token can do; besides it only what cannot be read later.
  const last = what === 'place' ? [lastPlaced(play), placedLater(screen)] : [what === 'hide' && board.hand.length === 1 ? about : '']
  const more = [play.dropped === null ? '' : ui('put-dropped', { piece: pieceName(play.dropped) }), aimed?.key === 'place' ? screen.say('part-lies', aimed.args) : aimed?.key === 'hide' ? ui('hide-room', { where: whereLies(play, placeIn(aimed) ?? '') }) : textOf(screen, kindOf(piece)), ...last].filter(Boolean).join(' ')
  return { ...theirs, say: aimed ? ui(`aim-${aimed.key}`, { piece: named, square: squareIn(aimed) ?? '', place: placeIn(aimed) ?? '' }) : ui(`put-${what}`, { piece: named, place }), more }
}

/** Which part of the dungeon a room lies in, as seen from my line. */
function whereLies({ me }: Play, place: string): string {
  const rank = PLACES.indexOf(place) >> 1
  return rank === 0 || rank === 3 ? ((rank === 0) === (me === 'A') ? 'near' : 'far') : 'middle'
}

/** That a token is the last of several that I place in a room; '' for the only one. */
function lastPlaced({ board, screen }: Play): string {
  const all = screen.view.journal.findLast(({ key }) => key === 'to-place')?.args.tokens
  return board.placing?.tokens.length === 1 && !(Array.isArray(all) && all.length === 1) ? ui('place-last') : ''
}

/** Why I place what lies before me, and what the other side places after it. */
function placingMore(play: Play): string {
  const { board, me, screen } = play
  const entry = screen.view.journal.findLast(({ key }) => key === 'to-place')
  const other = board.players.find(({ seat }) => seat !== me)?.seat ?? ''
  const what = entry && board.phase === 'turns' ? ui('place-what', { what: String(entry.args.what), name: screen.name(other) }) : ''
  return [what, lastPlaced(play), placedLater(screen), ui('place-more')].filter(Boolean).join(' ')
}

/** Who could attack whoever walks to where it is aimed or pointed at, or throw a fireball there, and who would fly on over it. */
function danger({ walk, to, over }: Play): string {
  const at = to ?? over ?? ''
  const found = walk?.reach.dangers ?? []
  const names = found.flatMap(({ piece, strength, at: squares }) => (squares.includes(at) ? ui('strong', { piece: pieceName(piece), count: strength }) : []))
  return [names.length ? ui('danger', { names: listed(names) }) : '', found.some(({ fire }) => fire.includes(at)) ? ui('burns') : '', found.some(({ over }) => over.includes(at)) ? ui('flies') : ''].filter(Boolean).join(' ')
}

/** Whom the walker could attack from where it is aimed or pointed at, or after its walk at all, where an action is left for it. */
function prey(play: Play, walked: number): string {
  const { walk, to, over, targets } = play
  if (leftFor(play) <= 1 - walked) return ''
  const at = to ?? over
  const there = at !== null && at in (walk?.reach.reach ?? {})
  const names = (walk?.reach.prey ?? []).flatMap(({ piece, at: from }) => ((there ? from.includes(at) : !walked && !targets.has(`piece:${piece}`)) ? pieceName(piece) : []))
  return names.length ? ui('prey', { where: there ? 'there' : 'walk', names: listed(names) }) : ''
}

/** What a way out scores, where it is aimed at or pointed at, and what is lost by it: an object that brings no point. */
function exitMore(play: Play): string {
  const points = play.exitAt(play.to ?? play.over) ?? (play.aimed?.key === 'fire' ? undefined : play.aimed && thenOf(play.aimed).points)
  const load = play.board.pieces.find(({ id }) => id === play.actor)?.load
  return points ? [ui('exit-more', { points }), load && !isCharacter(load) && kindOf(load) !== 'treasure' ? ui('exit-loses', { item: pieceName(load) }) : ''].filter(Boolean).join(' ') : ''
}

/** Who dies by a fireball, also with the one that it is aimed at, what that scores, and for whom. */
function alsoDies(play: Play): string {
  const { dies = [], points = 0 } = play.aimed ? thenOf(play.aimed) : {}
  return dies.length ? ui('fire-more', { names: listed(dies.map(pieceOf)), points, own: dies.some((piece) => seatOf(piece) === play.me) ? 'yes' : 'no' }) : ''
}

/** What an action does that is not told otherwise, and to whom. */
const BRINGS: readonly string[] = ['heal', 'recover', 'drink', 'break', 'open', 'close', 'reveal', 'turn']

/** What is done by what is aimed at, for good or for how long; whom a turned room takes along, who places the tokens of a new one. */
export function brings({ actor, aimed, board, me, screen }: Play): string {
  if (!aimed || !BRINGS.includes(aimed.key)) return ''
  const { troll_acts, reveal_placement } = screen.view.settings
  const place = thenOf(aimed).turn?.place
  const along = board.pieces.filter(({ id, at, character, carrier }) => character && carrier === null && id !== actor && place !== undefined && placeOf(at) === place)
  if (aimed.key === 'turn' && !along.length) return ''
  const name = screen.name(board.players.find(({ seat }) => seat !== me)?.seat ?? '')
  return ui(`then-${aimed.key}`, { acts: String(troll_acts), by: String(reveal_placement), name, names: listedPieces(along.map(({ id }) => id)) })
}

/** What is at stake in a combat that would be begun. */
function atStake({ aimed, screen }: Play): string {
  const battle = aimed && thenOf(aimed).battle
  return battle ? stakes(screen, battle) : ''
}

/** A jump uses up a card, of which there are few. */
function jumpsLeft({ verb, aimed, me, screen }: Play): string {
  const jumps = me && (aimed?.key ?? verb) === 'jump' ? screen.view.figures[me]?.jumps : undefined
  return jumps ? ui('cost-jump', { count: Number(jumps.value) }) : ''
}

/** What could be done after a stop, in a few words. */
function afterName({ screen }: Play, id: string): string {
  return screen.say(`ui-aim-${partsOf(id)[0]}`, targetOf(id))
}

/** The words for the one that an option is aimed at: "attack:a-thief:b-cleric". */
function targetOf(id: string): Record<string, string> {
  const [verb = '', , piece = ''] = partsOf(id)
  return ['attack', 'heal', 'fire'].includes(verb) ? { target: kindOf(piece), target_piece: piece, target_seat: seatOf(piece) } : {}
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
  const { args } = aimed
  return play.screen.say(`ui-aim-${aimed.key}`, { ...targetOf(aimed.id), square: squareIn(aimed) ?? '', place: String(args.place ?? ''), way: String(args.way ?? '') })
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
    const instead = play.wayInstead
    return [
      { id: 'do', text: ui(`press-${aimed.key}`, { place: placeIn(aimed) ?? '', way: String(aimed.args.way ?? ''), square: squareIn(aimed) ?? '' }), key: 'Enter', primary: true, final: aimed.final, run: () => play.confirm() },
      ...(instead && instead.length > 1 ? [{ id: 'walk', text: ui('press-walk', { count: instead.length - 1 }), run: () => play.walkInstead() }] : []),
      ...play.others.slice(0, 3).map(({ id, key, args }): Act => ({
        id, text: ui(key === aimed.key && OTHERS.includes(key) ? `other-${key}` : `press-${key}`, { place: String(args.place ?? ''), way: String(args.way ?? ''), square: String(args.pit ?? args.square ?? '') }),
        run: () => play.aimAt(id),
      })),
      cancel,
    ]
  }
  const thens = play.then.map((id): Act => ({ id: `then-${id}`, text: ui(`press-then-${partsOf(id)[0]}`), run: () => play.stopAnd(id) }))
  if (to !== null) {
    const { walk } = play
    const steps = walk ? (pathTo(walk.reach.reach, walk.from, to)?.length ?? 1) - 1 : 0
    return [{ id: 'walk', text: ui('press-walk', { count: steps }), key: 'Enter', primary: true, chosen: true, run: () => play.confirm() }, ...thens, cancel]
  }
  const [first, ...more] = thens
  if (first) return [{ ...first, key: 'Enter', primary: true }, ...more, cancel]
  if (what === 'step') {
    return [...(play.verbs.has('stop') ? [{ id: 'stop', text: ui('press-stop'), key: 'E', primary: true, run: () => play.take('stop', null) }] : []), cancel]
  }
  if (what === 'act' && play.piece !== null) {
    return [...(play.walk?.move ? [{ id: 'begin', text: ui('press-begin'), key: 'M', run: () => play.startWalk() }] : []), cancel]
  }
  if (what === 'act' && play.board.won) return [{ id: 'finish', text: ui('press-finish'), key: 'E', primary: true, run: () => play.end(null) }]
  return []
}

/** A draw may be offered or accepted while an action card is chosen; before both have had a turn the offer is in the menu alone. */
export function draws(screen: TableScreen, early = playOf(screen).board.turn < 2): Act[] | null {
  const found = screen.choices.filter((choice) => choice.ask.what === 'draw')
  return found.length ? found.filter(({ option }) => !early || option.id !== 'offer').map((choice) => ({ id: choice.id, text: ui(`draw-${choice.option.id}`), run: () => screen.choose(choice) })) : null
}

