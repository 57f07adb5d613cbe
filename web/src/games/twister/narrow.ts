/** Where the frame is a phone's (LANGUAGE.md section 10): one column, or a phone on its side. */
import { MediaQuery } from 'svelte/reactivity'

interface Asked { readonly current: boolean }
const asked = (query: string): Asked => (typeof matchMedia === 'function' ? new MediaQuery(query) : { current: false })

export const narrow = asked('(max-width: 759.98px), (max-height: 480px)')
/** A phone on its side. */
export const flat = asked('(max-height: 480px) and (min-width: 560px)')
