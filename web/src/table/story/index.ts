/** All that tells a story at a table; loaded when the table stands (TablePage.svelte). */
import { lineOf } from '../references'
import type { TableScreen } from '../screen.svelte'
import { toldOf } from './beats'
import { Director } from './director.svelte'
import { noteOf } from './notes'

export { default as Chips } from './Chips.svelte'
export { default as Sound } from './Sound.svelte'
export { default as Story } from './Story.svelte'

/** Whoever directs this screen. What takes long to read stands long, in whatever language. */
export const directorOf = (screen: TableScreen): Director =>
  new Director(screen, () => screen.game ?? {}, (beat) => toldOf(beat).reduce((letters, entry) => letters + lineOf(screen, entry).length, 0), (beat) => noteOf(screen, beat))
