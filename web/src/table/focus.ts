import { prefs } from '../lib/prefs.svelte'
import type { TableScreen } from './screen.svelte'

/** What was used last, and what put the focus where it is. */
const used = { keys: false, pointer: false, focused: false }
// Enter and Space after a click confirm what was clicked: whoever does so still uses the mouse
addEventListener('keydown', ({ code }) => void ((used.pointer && ['Enter', 'Space'].includes(code)) || Object.assign(used, { keys: true, pointer: false })), true)
addEventListener('pointerdown', () => Object.assign(used, { keys: false, pointer: true }), true)
addEventListener('focusin', () => (used.focused = used.pointer), true)

/** Whoever loads the page anew with the keys goes on with them. */
const KEYS = 'keys'
try {
  used.keys = sessionStorage.getItem(KEYS) === 'true'
  addEventListener('pagehide', () => sessionStorage.setItem(KEYS, String(used.keys)))
} catch {
  // kept nowhere: they begin where the browser says
}

/** Whether the focus is where a mouse or a finger has put it: by the way, so that no key is meant for it. */
export const pointedAt = (element: EventTarget | null): boolean => used.focused && element === document.activeElement

/** For an element that whoever comes to its page by a key begins on. */
export function beginsHere(element: HTMLElement): void {
  if (used.keys && document.activeElement === document.body) element.focus({ preventScroll: true })
}

/** For what lies over all else and is to be read first: whoever uses the keys is there, and what had the focus below it is not pressed any more. */
export function liesOver(element: HTMLElement | null): void {
  if (used.keys) element?.focus({ preventScroll: true })
}

/** The piece of that name on the screen. */
export function pieceOf(root: Element | undefined, object: string): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-object="${CSS.escape(object)}"]`) ?? null
}

/** Whether nothing in particular has the focus: the page, a region as such, or a player, who is only looked at. */
export const isLoose = (element: Element | EventTarget | null): boolean =>
  element === document.body || (element instanceof HTMLElement && (element.dataset.region !== undefined || element.matches('.pl')))

/** Where the keyboard goes on: to a doubt that waits for a second word, to the end scene, in text mode to the seam, else to what the game says, else a card that can be played, else the seam, which tells what happens. */
export function placeToGoOn(root: HTMLElement, screen: TableScreen): HTMLElement | null {
  const object = screen.game?.home?.(screen) ?? null
  const seam = root.querySelector<HTMLElement>('[data-region="seam"]')
  if (screen.view.over) return root.querySelector<HTMLElement>('[data-region="end"]') ?? seam
  if (screen.doubt) return seam?.querySelector<HTMLElement>('.pri') ?? seam
  if (prefs.speech) return seam // a second Space, meant for what was told, does nothing there
  return (object === null ? null : pieceOf(root, object)) ?? (screen.mine ? root.querySelector<HTMLElement>('[data-region="hand"] .can[data-object]') : null) ?? seam
}

/** Put the focus there; boards have a view of their own that the browser must not scroll. */
export const goOn = (root: HTMLElement, screen: TableScreen): void => placeToGoOn(root, screen)?.focus({ preventScroll: true })

/**
 * Keeps the keyboard at the table, never on the page as such: where the button or card that had the focus is gone because it was used,
 * the focus goes on to the next place; when what was opened over the table is closed, back to where it was; from the seam, where it has
 * waited, when it is one's turn again; and from where a game says that all is done. Whoever comes to the table by a key begins there.
 * Whoever uses a mouse is left alone, but for text mode, where a screen reader may press with it and begins at the table too.
 */
export function keepFocus(screen: () => TableScreen): (root: HTMLElement) => () => void {
  return (root) => {
    let last: HTMLElement | null = null
    let waiting = false

    function came({ target }: FocusEvent): void {
      last = target instanceof HTMLElement && (prefs.speech || target.matches(':focus-visible')) ? target : null
      waiting = false
    }

    const isLost = () => document.activeElement === document.body

    function look(): void {
      if (screen().sending || document.querySelector('dialog[open]')) return
      const { onward } = screen()
      screen().onward = false
      if (used.pointer && !prefs.speech) last = null
      const gone = last?.isConnected === false
      const lost = isLost() && (used.keys || prefs.speech || gone)
      if (lost && !onward && !gone) last?.focus({ preventScroll: true })
      const done = onward && (last !== null || used.keys)
      const rested = waiting && document.activeElement === last
      if (!done && !rested && !(lost && isLost())) return
      const next = placeToGoOn(root, screen())
      if (!next || next === document.activeElement) return
      next.focus({ preventScroll: true })
      last = next
      waiting = next.dataset.region === 'seam'
    }

    const changes = new MutationObserver(look)
    // what is opened over the table lies beside it
    changes.observe(root.parentElement ?? root, { childList: true, subtree: true, attributeFilter: ['data-number', 'data-turn', 'data-sending'] })
    root.addEventListener('focusin', came)
    queueMicrotask(look)
    return () => {
      changes.disconnect()
      root.removeEventListener('focusin', came)
    }
  }
}
