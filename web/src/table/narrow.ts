/** Whether the rail has no place of its own: what it shows lies in sheets then. */
import { MediaQuery } from 'svelte/reactivity'

const query: { readonly current: boolean } = typeof matchMedia === 'function' ? new MediaQuery('(max-width: 1179.98px), (max-height: 480px)') : { current: false }

export const narrow = (): boolean => query.current
