import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

/**
 * What every page would fetch and nobody needs is left out: long names of scopes, which stand in each element of a component, and the
 * note which Svelte this is.
 */
const compilerOptions = { runes: true, discloseVersion: false, cssHash: ({ hash, filename }) => `s${hash(filename).slice(-5)}` }

export default { preprocess: vitePreprocess(), compilerOptions }
