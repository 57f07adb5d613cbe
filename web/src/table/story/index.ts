/** All that tells a story at a table; loaded when the table stands (TablePage.svelte). */
export { default as Away } from './Away.svelte'
export { default as Chips } from './Chips.svelte'
export { default as Defeat } from './Defeat.svelte'
export { default as Sound } from './Sound.svelte'
export { default as Story } from './Story.svelte'
export { Director } from './director.svelte'
