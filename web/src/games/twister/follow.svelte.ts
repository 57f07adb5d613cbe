/** Where the view goes by itself on a small window: to what has to be answered, to what was chosen. */
import { untrack } from 'svelte'
import { idIn, thingOf } from '../../lib/ids'
import { phone } from '../../table/narrow'
import { fightOf, isTold } from './fight'
import type { Box, Spot } from '../../table/stage/frame'
import { placeIn, squareIn, type Board, type Piece, type Square } from './board'
import type { Lie } from '../../table/stage/camera.svelte'
import type { Camera } from './camera.svelte'
import { cornerOfPlace, middleOf, squaresOf } from './geometry'
import type { Play } from './play.svelte'

/** The middle of what several spots span. */
function amid(spots: readonly Spot[]): Spot {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
}

/** Where an entry happens: its room whole, the middle of its way, among several pieces, its square, or where its piece stands. */
export function spotOf(args: Record<string, unknown>, board: Board, upright: boolean): { at: Spot; around: number } | null {
  const { place, path, square, piece, tokens } = args
  if (typeof place === 'string' && typeof square !== 'string') {
    const { x, y } = cornerOfPlace(place, upright)
    return { at: { x: x + 100, y: y + 100 }, around: 104 }
  }
  if (Array.isArray(path) && path.length) return { at: amid(path.map((each) => middleOf(String(each), upright))), around: 0 }
  const those = Array.isArray(tokens) ? board.pieces.filter(({ id }) => tokens.includes(id)) : []
  if (those.length) return { at: amid(those.map((each) => middleOf(each.at, upright))), around: 0 }
  const at = typeof square === 'string' ? square : board.pieces.find((each) => each.id === piece)?.at
  return at === undefined ? null : { at: middleOf(at, upright), around: 0 }
}

/** Where to go so that these spots are seen, all that fit or (`most` is false) one of them; null where that is so. */
export function goTo(spots: readonly Spot[], { x, y, width, height }: Box, most: boolean): Spot | null {
  const around = (at: Spot) => spots.filter((spot) => Math.abs(spot.x - at.x) < width / 2 && Math.abs(spot.y - at.y) < height / 2).length
  const best = [...spots].sort((a, b) => around(b) - around(a))[0]
  return best && around({ x: x + width / 2, y: y + height / 2 }) < (most ? around(best) : 1) ? best : null
}

/** Whether a spot is in sight with `around` units on each side: a square whole, of a room most. */
const isSeen = ({ x, y }: Spot, sight: Box, around = 20): boolean => Math.abs(x - sight.x - sight.width / 2) <= sight.width / 2 - around && Math.abs(y - sight.y - sight.height / 2) <= sight.height / 2 - around

/** The squares among these things, and the middles of the rooms and lines. */
const squaresIn = (things: readonly string[]): Square[] => things.map(thingOf).flatMap(([kind, id]) => (kind === 'square' ? id : kind === 'line' ? `${id}-5` : kind === 'place' ? (squaresOf(id)[12] ?? []) : []))

/** Keeps a camera on what matters; called once, while the board is made. `drawn` are the pieces that lie free. */
export function follow(camera: Camera, play: () => Play, drawn: () => readonly Piece[]): void {
  // A small window opens where one is asked, or at one's own line.
  let opened = false
  $effect(() => {
    if (opened || camera.width === 0 || camera.height === 0) return
    opened = true
    const me = play().screen.view.seat ?? 'A'
    const mine = play().board.phase === 'turns' && !play().screen.view.over ? drawn().filter((piece) => piece.character && piece.seat === me) : []
    const about = mine.find((piece) => play().choosable.has(piece.id)) ?? mine[0]
    if (camera.cuts) untrack(() => camera.show(middleOf(about?.at ?? `${me}-5`, camera.upright), true))
    camera.glides = false
  })

  // The board's end comes down to a prompt that has grown smaller when something new is asked or told, not at a press.
  $effect(() => {
    const { screen } = play()
    void [screen.view.number, screen.spoken, screen.director?.now]
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => camera.held || camera.settle()))) // once it is drawn
    return () => cancelAnimationFrame(frame)
  })

  // On a small window the view follows to what has to be answered.
  let shown = ''
  $effect(() => {
    const { number } = play().screen.view
    const mark = `${number}:${camera.upright}:${camera.below}:${camera.aside}`
    if (mark === shown || !camera.cuts) return
    shown = mark
    const { mover, battle } = play().board
    const fight = play().aimed ? null : fightOf(play().screen)
    if (camera.below + camera.aside > 0 && fight?.fighters.length && (!fight.decided || isTold(play().screen))) return camera.show(amid(fight.fighters.map(({ at }) => middleOf(at, camera.upright))), phone.current)
    const about = mover?.piece ?? battle?.target ?? (play().free ? play().piece : null)
    const piece = play().board.pieces.find((each) => each.id === about)
    if (piece) camera.show(middleOf(piece.at, camera.upright), battle !== null)
  })

  // And to what is told: whoever sees it happen must have it in sight. A combat has its own light.
  $effect(() => {
    const told = play().screen.director?.now
    const spot = told && spotOf(told.entries.at(-1)?.args ?? {}, play().board, camera.upright)
    if (spot && camera.width + camera.height > 0) untrack(() => {
      if (!camera.cuts || isTold(play().screen)) return
      if (play().board.phase === 'hide') left ??= camera.lie
      camera.show(spot.at, false, spot.around)
    })
  })

  // A hidden token of the other side was shown: one hides the next where one looked before, unless one has moved the board.
  let left: Lie | null = null
  $effect(() => {
    const { free, now, screen } = play()
    if (!free || now.what !== 'hide' || screen.director?.now) return
    if (left && !camera.busy) camera.lie = left
    left = null
  })

  // Whoever is asked to choose a character has one in sight, and before that, with the card, as many as go into the window.
  let asked = ''
  $effect(() => {
    const { free, now, piece, screen } = play()
    if (camera.width + camera.height === 0) return
    const mark = free && piece === null && !screen.director?.now && ['act', 'card'].includes(now.what) ? `${now.what} ${now.board.turn} ${now.board.active}` : ''
    if (mark === asked) return
    asked = mark
    if (mark) untrack(() => {
      const mine = drawn().filter(({ id, character, seat, wounded }) => character && seat === screen.view.seat && !wounded && (now.what === 'card' || play().choosable.has(id)))
      const spots = mine.map(({ at }) => middleOf(at, camera.upright))
      const to = goTo(spots, camera.sight, now.what === 'card')
      if (camera.cuts && to) camera.show(to, true)
    })
  })

  // To what the guide of a lesson speaks of; only once, though its note grows and shrinks.
  let spoken: readonly string[] = []
  $effect(() => {
    const { board, screen } = play()
    const again = screen.spoken === spoken
    const squares = screen.spoken.flatMap((thing) => untrack(() => board.pieces.find(({ id }) => thing === `piece:${id}`)?.at) ?? squaresIn([thing]))
    const spots = squares.map((square) => middleOf(square, camera.upright))
    if (camera.width + camera.height + camera.below === 0) return
    spoken = screen.spoken
    untrack(() => {
      const kept = again && spots.every((spot) => isSeen(spot, camera.sight))
      if (spots.length && !kept && camera.cuts) camera.show(amid(spots), spots.length > 1)
    })
  })

  // So it does to where a chosen piece may go, when nothing of that is in sight.
  $effect(() => {
    const squares = squaresIn([...play().targets.keys()])
    if (camera.width + camera.height === 0) return // it is measured anew when the window changes
    untrack(() => {
      const { x, y, width, height } = camera.sight
      const seen = squares.some((square) => {
        const spot = middleOf(square, camera.upright)
        return spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height
      })
      if (camera.cuts && squares[0] && !seen) camera.show(middleOf(squares[0], camera.upright), true)
    })
  })

  // And to what was chosen, also when the prompt grows over it: the room that is filled or would turn, the aim, the piece. A prompt, hint
  // or note that only grows or shrinks below moves nothing that is still in sight: a finger is on its way there. A room that would turn is
  // seen whole: whom it takes where is what there is to see.
  let chose = ''
  $effect(() => {
    const { preview, aimed, to } = play()
    const chosen = play().board.pieces.find((piece) => piece.id === ((aimed && idIn('piece', aimed.touches[0] ?? '')) ?? play().actor))
    const room = preview?.place ?? (aimed && placeIn(aimed)) ?? play().board.placing?.place
    const corner = room ? cornerOfPlace(room, camera.upright) : null
    const square = to ?? (aimed && squareIn(aimed)) ?? chosen?.at
    const spot = corner ? { x: corner.x + 100, y: corner.y + 100 } : square !== undefined ? middleOf(square, camera.upright) : null
    if (!spot || !camera.width || camera.height + camera.below + camera.aside === 0) return
    const mark = `${spot.x} ${spot.y} ${camera.width}`
    untrack(() => {
      const kept = mark === chose && isSeen(spot, camera.sight, preview ? 100 : corner ? 60 : 20)
      chose = mark
      if (!kept && camera.cuts) camera.show(spot, false, corner ? 104 : 0) // what it shows must not begin this anew
    })
  })
}
