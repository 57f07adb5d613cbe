/**
 * After a build: what the browser fetches, against the budget (JavaScript 150 kB, first view 300 kB, both gzip; one CSS file). A first
 * view is the page with the house's script and the largest of those that come later: one game, or the replay.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const out = join(dirname(fileURLToPath(import.meta.url)), '../../src/undercroft/server/static')
const sizes = (ending) =>
  readdirSync(join(out, 'assets')).filter((f) => f.endsWith(ending)).map((f) => ({ f, size: gzipSync(readFileSync(join(out, 'assets', f))).length }))
const sum = (list) => list.reduce((total, { size }) => total + size, 0) / 1000
const js = sum(sizes('.js'))
const css = sizes('.css')
const fonts = readdirSync(join(out, 'assets')).filter((f) => f.endsWith('.woff2')).reduce((t, f) => t + statSync(join(out, 'assets', f)).size, 0) / 1000
const page = gzipSync(readFileSync(join(out, 'index.html'))).length / 1000
const later = sizes('.js').filter(({ f }) => !f.startsWith('index-'))
const first = js - sum(later) + Math.max(...later.map(({ size }) => size)) / 1000 + sum(css) + fonts + page
console.log(`budget: JavaScript ${js.toFixed(1)} kB of 150, first view ${first.toFixed(1)} kB of 300 (page ${page.toFixed(1)}, fonts ${fonts.toFixed(1)})`)
if (js > 150 || first > 300 || css.length > 1) {
  console.error('over budget')
  process.exit(1)
}
