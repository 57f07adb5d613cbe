/** The pictures of the rules page. */
export { default } from './Pictures.svelte'
