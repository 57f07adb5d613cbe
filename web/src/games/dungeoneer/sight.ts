/** What of a panel has to be seen stays in sight: the seam below it grows and shrinks. */
import type { Attachment } from 'svelte/attachments'

let last: Element | null | undefined

/** Brings a part of the panel into sight, and again whenever the panel changes its height (`inSight`). */
export function bring(part: Element | null | undefined): void {
  last = part
  last?.scrollIntoView?.({ block: 'nearest' })
}

/** The panel that scrolls. */
export const inSight: Attachment = (panel) => {
  if (typeof ResizeObserver !== 'function') return
  const sized = new ResizeObserver(() => last && panel.contains(last) && bring(last))
  sized.observe(panel)
  return () => sized.disconnect()
}
