/** What lies over a board's window: the sheet of the scene, where it has no rail; what is told large (`data-mapless`: it leaves the map of the whole no place). */
import type { Attachment } from 'svelte/attachments'
import type { Camera } from './camera.svelte'

/** Tells a camera how much of its window the scene takes: from below, or from the right on a phone on its side. */
export const covered = (camera: Camera): Attachment<HTMLElement> => (node) => {
  const stage = node.closest<HTMLElement>('.stage')
  if (!stage || typeof ResizeObserver !== 'function') return
  const sized = new ResizeObserver(([entry]) => {
    const scene = entry?.target as HTMLElement | undefined
    const wide = (scene?.clientWidth ?? 0) > node.clientWidth * 0.8
    const width = scene ? node.offsetLeft + node.clientWidth - scene.offsetLeft : 0 // with the gap beside it
    camera.below = wide ? Math.min(entry?.borderBoxSize[0]?.blockSize ?? 0, node.clientHeight * 0.75) : 0
    camera.aside = wide ? 0 : Math.min(width, node.clientWidth * 0.75)
  })
  const look = () => {
    const scene = stage.querySelector(':scope > [data-mapless]') ?? stage.querySelector(':scope > .scene')
    sized.disconnect()
    camera.mapless = scene?.matches('[data-mapless]') ?? false
    if (scene) sized.observe(scene)
    else camera.below = camera.aside = 0
  }
  const changes = new MutationObserver(look)
  changes.observe(stage, { childList: true })
  look()
  return () => (changes.disconnect(), sized.disconnect())
}
