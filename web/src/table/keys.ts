import { prefs } from '../lib/prefs.svelte'
import { isLoose, pieceOf, pointedAt } from './focus'
import type { TableScreen } from './screen.svelte'
import type { Director } from './story/director.svelte'

/** What the keys reach besides the screen's state. */
export interface Reach {
  /** The table's element; regions in it carry `data-region`, pieces `data-object`. */
  root(): HTMLElement | undefined
  offline(): boolean
  help(): void
  /** Say why nothing can be taken back. */
  undo(): void
  log(): void
}

const inText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))

const objectAt = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-object]') ?? null

/** The keys of docs/language.md section 11, by physical key, so that they work on Cyrillic layouts. Returns whether one was used. */
export function onKey(event: KeyboardEvent, screen: TableScreen, reach: Reach): boolean {
  if (event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && !inText(event.target) && !document.querySelector('dialog[open]')) return event.repeat || reach.undo(), true
  if (event.ctrlKey || event.metaKey || event.altKey || inText(event.target) || document.querySelector('dialog[open]')) return false
  const root = reach.root()
  if (event.code === 'Tab') return screen.view.over && !screen.aside && tabAtEnd(event.shiftKey, root)
  const piece = objectAt(document.activeElement)
  if (screen.director?.telling && story(event, screen.director)) return true
  if (prefs.speech && prefs.keys && event.code === 'Digit0') return focusIn(root, 'choices') // no map to fit into the stage
  if (screen.game?.key?.(event, screen)) return true
  if (event.code === 'Space' && isLoose(event.target) && (event.target as HTMLElement).dataset.region !== 'log') return true // nothing to press: nor does it scroll anything away
  if (event.code === 'Enter') return confirm(event, screen, piece, reach)
  if (event.code === 'Escape') return screen.cancel(), true
  if (event.code.startsWith('Arrow')) return piece !== null ? moveFocus(event.code, piece) : begin(event, screen, root)
  if (event.code === 'Space' && piece?.dataset.object && event.target === piece && piece.tagName !== 'BUTTON') {
    return screen.touch(piece.dataset.object, piece), true
  }
  if (!prefs.keys) return false
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) {
    if (piece?.dataset.object && screen.speaksAgainst(piece.dataset.object)) screen.explain(piece.dataset.object, piece)
    else reach.help()
    return true
  }
  const before = screen.selectedId
  if (screen.game?.letter?.(event, screen)) return takes(screen, before, root), true
  const digit = event.code.match(/^(?:Digit|Numpad)([1-9])$/)?.[1]
  if (digit && !event.shiftKey) return nth(Number(digit) - 1, event, screen, root, reach)
  switch (event.code) {
    case 'KeyU': return reach.undo(), true
    case 'KeyL': return reach.log(), true
    case 'KeyH': return focusIn(root, 'hand')
    case 'KeyS': return focusIn(root, 'seats')
    case 'KeyP': return pass(screen, reach)
    case 'KeyB': return screen.director?.again(), true
    case 'KeyZ':
      screen.zoomed = screen.zoomed ? null : (piece?.dataset.object ?? screen.selected?.option.touches[0] ?? null)
      return true
  }
  return false
}

/** What of a region takes the focus, in order. */
const stopsIn = (root: HTMLElement | undefined, region: string): HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>(`[data-region="${region}"] :is(button, a[href], [tabindex="0"])`) ?? [])].filter((each) => each.checkVisibility?.() ?? true)

/** At the end of a game: from its scene to the buttons on the seam, the primary first, from there to what stands in the scene, and back. */
function tabAtEnd(back: boolean, root: HTMLElement | undefined): boolean {
  const scene = root?.querySelector<HTMLElement>('[data-region="end"]')
  if (!scene) return false
  const order = [scene, ...stopsIn(root, 'seam'), ...stopsIn(root, 'end')]
  const at = order.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? undefined : order[at + (back ? -1 : 1)]
  next?.focus()
  return next !== undefined
}

/** What is only looked at or taken back, by its letter: it works while something is told. Every other letter and digit acts, and waits for the present. */
const LOOKS = /^(Key[BCHILSUZ]|Digit0|Numpad0)$/

/** A key while something is told: Space and Enter go on, Esc goes to the present. A key that acts does nothing: it was meant for what is not there yet. */
function story(event: KeyboardEvent, director: Director): boolean {
  const onButton = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null && !pointedAt(event.target) // a click leaves Space to the story
  if (event.code === 'Escape') return director.catchUp(), true
  if (director.away && event.code === 'KeyW' && prefs.keys) return director.watch(), true
  if (director.away) return event.code !== 'Tab' && !onButton
  if ((event.code === 'Space' || event.code === 'Enter') && !onButton && director.now) return event.repeat || director.next(), true
  return /^(Digit|Numpad|Key)/.test(event.code) && !LOOKS.test(event.code) && event.key !== '?'
}

/** An arrow with nothing in focus, as after a reload: to where the game says that things begin. */
function begin(event: KeyboardEvent, screen: TableScreen, root: HTMLElement | undefined): boolean {
  const object = isLoose(event.target) ? (screen.game?.home?.(screen) ?? null) : null
  const piece = object === null ? null : pieceOf(root, object)
  piece?.focus({ preventScroll: true })
  return piece !== null
}

function confirm(event: KeyboardEvent, screen: TableScreen, piece: HTMLElement | null, reach: Reach): boolean {
  const onSelected = piece?.dataset.object !== undefined && screen.selected?.option.touches[0] === piece.dataset.object
  const elsewhere = screen.selected !== null && pointedAt(event.target) // a tab that was clicked to look something up
  if (!isLoose(event.target) && !onSelected && !elsewhere) return false
  if (!screen.selected) return false
  if (reach.offline()) screen.explainOffline(piece)
  else if (!event.repeat) {
    screen.confirm() // a key held down lays one card
    goesOn(screen, piece)
  }
  return true
}

/** A letter has chosen something, wherever the focus was left (on the button of a menu that was closed): from now on Enter is for it. */
function takes(screen: TableScreen, before: string | null, root: HTMLElement | undefined): void {
  const at = document.activeElement
  const listed = at?.closest('[data-region="choices"]') // there the focus goes to what is chosen
  if (!screen.selected || screen.selectedId === before || isLoose(at) || listed || objectAt(at)?.dataset.object === screen.selected.option.touches[0]) return
  root?.querySelector<HTMLElement>('[data-region="seam"]')?.focus({ preventScroll: true })
}

/** A card of the hand was played: of several equal ones the next is still there, and the focus does not stay on it. */
function goesOn(screen: TableScreen, piece: Element | null): void {
  screen.onward ||= screen.sending && piece?.closest('[data-region="hand"]') != null
}

/** The n-th hand card, or the n-th choice on the seam where the game has no hand. On the card that is chosen the digit is the second word, as a press is. */
function nth(n: number, event: KeyboardEvent, screen: TableScreen, root: HTMLElement | undefined, reach: Reach): boolean {
  const hand = screen.game?.handObjects?.(screen.view)
  const object = hand?.[n]
  if (object) {
    const piece = pieceOf(root, object)
    piece?.focus()
    if (screen.selected?.option.touches[0] === object && screen.choicesOn(object).length === 1) return confirm(event, screen, piece, reach)
    screen.touch(object, piece)
    goesOn(screen, piece)
    // Refused: what was chosen before stays so, and Enter does it.
    const chosen = screen.why && screen.selected?.option.touches[0]
    if (chosen) pieceOf(root, chosen)?.focus()
    return true
  }
  if (prefs.speech && !hand) return press(n, event, root)
  const choice = hand ? undefined : screen.choices[n]
  if (choice && !reach.offline()) screen.choose(choice)
  return choice !== undefined
}

/** In text mode a digit presses a button of the list of what may be done: the first press tells, the second one does. */
function press(n: number, event: KeyboardEvent, root: HTMLElement | undefined): boolean {
  const button = stopsIn(root, 'choices')[n]
  button?.focus()
  if (!event.repeat) button?.click()
  return button !== undefined
}

function pass(screen: TableScreen, reach: Reach): boolean {
  const choice = screen.choices.find((each) => each.option.key === 'pass')
  if (choice && !reach.offline()) screen.meant(choice)
  return choice !== undefined
}

/** Where the focus starts in the hand, the first that there is: at what is chosen or may be, and at no spent card. */
const STARTS = ['.sel[data-object]', '.can[data-object]', '[tabindex="0"]']

/** Put the focus into a region: in the hand on what may be done, in the log on its newest line, else on its first piece or button, else on itself. */
export function focusIn(root: HTMLElement | undefined, region: string): boolean {
  const place = root?.querySelector<HTMLElement>(`[data-region="${region}"]`)
  const pieces = [...(place?.querySelectorAll<HTMLElement>('[data-object], button, [tabindex="0"]') ?? [])]
    .filter((piece) => piece.closest('[data-region]') === place) // the log may lie among the seats
    .filter((piece) => piece.checkVisibility?.() ?? true) // what only a phone shows takes no focus elsewhere
  const starts = region === 'hand' ? STARTS : []
  const goal = region === 'log' ? pieces.at(-1) : (starts.map((which) => pieces.find((piece) => piece.matches(which))).find(Boolean) ?? pieces[0])
  ;(goal ?? place)?.focus()
  return place !== null && place !== undefined
}

/** Move the focus to the nearest piece of the same region in the direction of the arrow. */
function moveFocus(code: string, from: HTMLElement): boolean {
  const region = from.closest('[data-region]')
  if (!region) return false
  const dx = code === 'ArrowLeft' ? -1 : code === 'ArrowRight' ? 1 : 0
  const dy = code === 'ArrowUp' ? -1 : code === 'ArrowDown' ? 1 : 0
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }
  const [x, y] = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const piece of region.querySelectorAll<HTMLElement>('[data-object]')) {
    if (piece === from || (piece.tabIndex < 0 && !piece.hasAttribute('tabindex'))) continue
    const [px, py] = middle(piece)
    const ahead = (px - x) * dx + (py - y) * dy
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx)
    if (ahead <= 1 || ahead + aside * 2 >= least) continue
    best = piece
    least = ahead + aside * 2
  }
  best?.focus()
  return best !== null
}
