/** What lies over a board's window: the sheet of the scene, where it has no rail; what is told large (`data-mapless`: it leaves the map of the whole no place); what is told at its top, beside a scene (`data-above`). */
import type { Attachment } from 'svelte/attachments'
import type { Camera } from './camera.svelte'

/** Below what is told at its top the window keeps the height of a card; else it stands over the board. */
const LEFT = 136
/** Above a sheet there is always room for a card at its smallest. */
const CARD = 90

/** Tells a camera how much of its window the scene takes: from below, or from the right on a phone on its side; and what is told, from above. */
export const covered = (camera: Camera): Attachment<HTMLElement> => (node) => {
  const stage = node.closest<HTMLElement>('.stage')
  if (!stage || typeof ResizeObserver !== 'function') return
  const found = (what: string) => stage.querySelector<HTMLElement>(`:scope > ${what}`)
  const look = () => {
    const [scene, told] = [found('[data-mapless]') ?? found('.scene'), found('[data-above]')]
    const { clientWidth, clientHeight, offsetLeft, offsetTop } = node
    const wide = scene && scene.clientWidth > clientWidth * 0.8
    const above = told ? told.offsetTop + told.offsetHeight - offsetTop : 0
    camera.mapless = scene?.matches('[data-mapless]') ?? false
    camera.height = clientHeight // measured with what covers it: the map never lies for the height before and the sheet of now
    camera.keeps = scene !== null && !wide && !scene.matches('.scene')
    camera.below = wide ? Math.min(offsetTop + clientHeight - scene.offsetTop, Math.max(clientHeight * 0.75, clientHeight - CARD)) : 0
    camera.aside = scene && !wide ? Math.min(offsetLeft + clientWidth - scene.offsetLeft, clientWidth * 0.75) : 0 // from its edge to the window's
    camera.told = above < clientHeight - camera.below - LEFT ? above : 0
    return [scene, told]
  }
  const sized = new ResizeObserver(look)
  const watch = () => {
    sized.disconnect()
    for (const each of look()) if (each) sized.observe(each)
  }
  const changes = new MutationObserver(watch)
  changes.observe(stage, { childList: true })
  if (stage.parentElement) changes.observe(stage.parentElement, { attributeFilter: ['style'] }) // a note of the story moves it
  watch()
  return () => (changes.disconnect(), sized.disconnect())
}
