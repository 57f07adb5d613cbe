import { readdirSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

const src = resolve(import.meta.dirname, 'src')
/** Each component by its place among all: a scope that is named so is shorter than a hash, and never the same twice. */
const components = readdirSync(src, { recursive: true }).filter((file) => file.endsWith('.svelte')).sort()

/**
 * What every page would fetch and nobody needs is left out: long names of scopes, which stand in each element of a component, and the
 * note which Svelte this is.
 */
const compilerOptions = {
  runes: true,
  discloseVersion: false,
  cssHash({ hash, filename }) {
    const place = components.indexOf(relative(src, filename))
    return `_${place < 0 ? hash(filename) : place.toString(36)}` // a component from elsewhere, or written while a server runs
  },
}

export default { preprocess: vitePreprocess(), compilerOptions }
