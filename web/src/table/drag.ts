/** Drag a thing onto a place that takes it (`data-drop`): it is selected when it is lifted and confirmed where it is let go. Pointer events, so that mouse, pen and finger work alike. */
import type { Attachment } from 'svelte/attachments'
import type { TableScreen } from './screen.svelte'

/** So far a press may wander and still be a click. */
const SLACK = 8

class Drag {
  private justEnded = false

  /** Whether the click that follows belongs to a drag that has just ended. */
  ended(): boolean {
    const ended = this.justEnded
    this.justEnded = false
    return ended
  }

  /**
   * Makes an element a thing that can be dragged.
   *
   * @param lifted what else happens when it leaves its place
   */
  on(live: () => TableScreen, object: string, lifted: () => void = () => {}): Attachment<HTMLElement> {
    return (node) => {
      let from: { x: number; y: number; id: number } | null = null
      let ghost: HTMLElement | null = null

      const stop = (): void => {
        ghost?.remove()
        ghost = null
        from = null
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', up)
        removeEventListener('pointercancel', stop)
      }
      const down = (event: PointerEvent): void => {
        this.justEnded = false
        const screen = live()
        const choice = screen.choicesOn(object)[0]
        if (event.button !== 0 || !screen.active || !choice) return
        from = { x: event.clientX, y: event.clientY, id: event.pointerId }
        // A quick pointer leaves the card before its first move: listen everywhere.
        addEventListener('pointermove', move)
        addEventListener('pointerup', up)
        addEventListener('pointercancel', stop)
      }
      const move = (event: PointerEvent): void => {
        if (!from || event.pointerId !== from.id) return
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
        if (!ghost) {
          if (Math.hypot(dx, dy) < SLACK) return
          lifted()
          ghost = this.lift(node)
          const choice = live().choicesOn(object)[0]
          if (choice) live().select(choice)
        }
        ghost.style.transform = `translate(${dx}px, ${dy}px)`
      }
      const up = (event: PointerEvent): void => {
        if (ghost && from) {
          this.justEnded = true
          setTimeout(() => (this.justEnded = false))
          const under = document.elementsFromPoint(event.clientX, event.clientY).some((element) => element.closest('[data-drop]'))
          stop()
          if (under) live().confirm()
        } else stop()
      }
      node.addEventListener('pointerdown', down)
      return () => {
        stop()
        node.removeEventListener('pointerdown', down)
      }
    }
  }

  private lift(node: HTMLElement): HTMLElement {
    const box = node.getBoundingClientRect()
    const ghost = node.cloneNode(true) as HTMLElement
    ghost.classList.remove('sel')
    ghost.classList.add('dragging')
    ghost.removeAttribute('data-object')
    ghost.setAttribute('aria-hidden', 'true')
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` })
    node.parentElement?.append(ghost)
    return ghost
  }
}

export const drag = new Drag()
