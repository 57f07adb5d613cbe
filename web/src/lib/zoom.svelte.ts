/** Reading a card large: hover, long press, or Z on the focused card (the house's key). One at a time, for the whole screen. */
import type { Attachment } from 'svelte/attachments'

/** How long to rest on a card before it opens, and how long the pointer may be off it on the way to the zoom. */
const HOVER = 300
const PRESS = 450
const GRACE = 180

/** Where the pointer was last: what comes to lie under a mouse that rests was not looked for. */
let rests: { x: number; y: number } | null = null
const at = ({ clientX, clientY }: MouseEvent) => ({ x: clientX, y: clientY })
const moved = (event: MouseEvent) => rests === null || rests.x !== event.clientX || rests.y !== event.clientY
if (typeof window !== 'undefined') {
  for (const name of ['pointermove', 'pointerdown', 'pointerup'] as const) window.addEventListener(name, (event) => (rests = at(event)), { passive: true })
}

export class Zoom<Subject> {
  open = $state.raw<{ subject: Subject; at: Element } | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private pressed = false

  show(subject: Subject, at: Element): void {
    clearTimeout(this.timer)
    this.open = { subject, at }
  }

  close(): void {
    clearTimeout(this.timer)
    this.open = null
  }

  private later(wait: number, what: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(what, wait)
  }

  /** The pointer is on the zoom itself: it stays. */
  keep(): void {
    clearTimeout(this.timer)
  }

  leave(): void {
    this.later(GRACE, () => this.close())
  }

  /** Whether the press that is ending was a long one, so that it is not a click as well. */
  wasLong(): boolean {
    const long = this.pressed
    this.pressed = false
    return long
  }

  /**
   * Makes an element open the zoom of its card.
   *
   * @param what the card it shows at that moment
   * @param hover whether resting the mouse on it is enough; not for cards that say all they have to say
   */
  on(what: () => Subject | null, hover = true): Attachment<HTMLElement> {
    return (node) => {
      const open = (): boolean => {
        const subject = what()
        if (subject) this.show(subject, node)
        return subject !== null
      }
      /** It came under the mouse by itself: it opens once the mouse moves. */
      let waits = false
      const listen = (name: string, does: (event: PointerEvent) => void): (() => void) => {
        const handler = does as (event: Event) => void
        node.addEventListener(name, handler)
        return () => node.removeEventListener(name, handler)
      }
      const stop = [
        listen('pointerenter', (event) => {
          if (!hover || event.pointerType !== 'mouse') return
          waits = !moved(event)
          if (!waits) this.later(HOVER, open)
        }),
        listen('pointermove', (event) => {
          if (!waits || !moved(event)) return
          waits = false
          this.later(HOVER, open)
        }),
        // A finger that lifts leaves as well: what it has opened stays to be read, until something is touched.
        listen('pointerleave', (event) => {
          waits = false
          if (event.pointerType === 'mouse') this.leave()
        }),
        listen('pointerdown', (event) => {
          this.pressed = false
          this.close()
          if (event.pointerType === 'mouse') return
          this.later(PRESS, () => {
            this.pressed = open()
          })
        }),
        listen('pointerup', (event) => event.pointerType !== 'mouse' && !this.pressed && clearTimeout(this.timer)),
        listen('pointercancel', () => clearTimeout(this.timer)),
        listen('contextmenu', (event) => this.pressed && event.preventDefault()),
      ]
      // What leaves the page while it has the focus is blurred in the midst of drawing, when nothing may change.
      const blur = (): void => queueMicrotask(() => {
        if (this.open?.at === node) this.close()
      })
      node.addEventListener('blur', blur)
      return () => {
        stop.forEach((end) => end())
        node.removeEventListener('blur', blur)
        if (this.open?.at === node) this.close()
      }
    }
  }
}
