/** The pictures of a rules page: fetched when it is read, drawn by the parts that draw the game's table. */
import { mount, unmount } from 'svelte'
import { wholeScreenOf } from '../games'

/** What a table looks for on the page; a picture of it is not it. */
const THINGS = ['data-object', 'data-region', 'data-drop']

/** Draw into every figure as soon as it stands: the text comes later, and anew in another language. Returns what takes them away. */
export async function draw(panel: HTMLElement, game: string): Promise<() => void> {
  const Picture = (await (await wholeScreenOf(game))?.pictures?.())?.default
  if (!Picture) return () => {}
  let drawn: { figure: Element; box: Element; picture: Record<string, unknown> }[] = []
  const look = () => {
    drawn = drawn.filter(({ figure, picture }) => figure.isConnected || void unmount(picture))
    for (const figure of panel.querySelectorAll<HTMLElement>('figure[data-pictures]:not(:has(.drawing))')) {
      const box = document.createElement('div')
      box.className = 'drawing'
      box.inert = true // a picture is looked at; its caption says what it shows
      figure.prepend(box)
      for (const id of figure.dataset.pictures?.split(',') ?? []) drawn.push({ figure, box, picture: mount(Picture, { target: box, props: { id, game } }) })
    }
    for (const name of THINGS) panel.querySelectorAll(`.drawing [${name}]`).forEach((each) => each.removeAttribute(name))
  }
  const watch = new MutationObserver(look)
  watch.observe(panel, { childList: true, subtree: true })
  look()
  return () => {
    watch.disconnect()
    drawn.forEach(({ box, picture }) => {
      void unmount(picture)
      box.remove()
    })
  }
}
