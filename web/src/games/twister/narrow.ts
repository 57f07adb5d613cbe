/** Where the frame is a phone's (LANGUAGE.md section 10): one column, or a phone on its side. */
import { MediaQuery } from 'svelte/reactivity'

export const narrow: { readonly current: boolean } =
  typeof matchMedia === 'function' ? new MediaQuery('(max-width: 759.98px), (max-height: 480px)') : { current: false }
