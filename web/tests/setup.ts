import '@testing-library/jest-dom/vitest'
import { vi } from 'vitest'

// A worker takes one file after another in the same page: each begins with its modules and the page as if it were the first.
vi.resetModules()
vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.body.replaceChildren()

/** jsdom has no layout, so nothing changes its size by itself: a test says when something has. */
const watched: [Element, () => void][] = []
export const resized = (element: Element): void => watched.forEach(([each, tell]) => each === element && tell())
globalThis.ResizeObserver = class {
  readonly #tell: () => void
  constructor(tell: ResizeObserverCallback) {
    this.#tell = () => tell([], this)
  }
  observe(element: Element): void {
    watched.push([element, this.#tell])
  }
  unobserve(): void {}
  disconnect(): void {
    for (let at = watched.length; at--; ) if (watched[at]?.[1] === this.#tell) watched.splice(at, 1)
  }
}
