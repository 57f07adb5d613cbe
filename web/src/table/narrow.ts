/** How much room the page has (docs/language.md section 10). */
import { MediaQuery } from 'svelte/reactivity'

interface Asked { readonly current: boolean }
export const asked = (query: string): Asked => (typeof matchMedia === 'function' ? new MediaQuery(query) : { current: false })

const railless = asked('(max-width: 1179.98px), (max-height: 480px)')
/** Whether the rail has no place of its own: what it shows lies in sheets then. */
export const narrow = (): boolean => railless.current

/** Where the frame is a phone's: one column, or a phone on its side. */
export const phone = asked('(max-width: 759.98px), (max-height: 480px)')
/** A phone on its side. */
export const flat = asked('(max-height: 480px) and (min-width: 560px)')
/** A page too low for a large panel beside what it tells of. */
export const low = asked('(max-height: 800px)')
