/**
 * After a build: what the browser fetches, against the budget (JavaScript 150 kB, first view 300 kB, both gzip; one CSS file). What a
 * page fetches is the house's script and, of those that come later, the heaviest: one game with its glyphs, or a page of its own. What
 * tells stories (`story`, and each game's `later`) is fetched once the table stands: it counts as JavaScript, not for the first view. The
 * end scene (`End`, and each game's `ending`) is fetched when a game is over.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const out = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../../src/undercroft/server/static')
const files = readdirSync(join(out, 'assets'))
const packed = (file) => gzipSync(readFileSync(join(out, file))).length / 1000
const sizes = (ending) => files.filter((file) => file.endsWith(ending)).map((file) => ({ file, size: packed(join('assets', file)) }))
const sum = (list) => list.reduce((total, { size }) => total + size, 0)
const css = sizes('.css')
const fonts = files.filter((file) => file.endsWith('.woff2')).reduce((total, file) => total + statSync(join(out, 'assets', file)).size, 0) / 1000
const page = packed('index.html')

const scripts = sizes('.js')
const glyphs = sizes('.svg')
const nameOf = (file) => file.slice(0, file.indexOf('-'))
/** What one page needs and another does not: the games (they have glyphs), the pages. All else is shared, and so the house's. */
const PAGES = ['Replay', 'Lobby', 'WaitingRoom', 'About', 'Rules']
const LATER = '.later'
const END = ['End', 'end', 'ending']
const isAfter = ({ file }) => nameOf(file) === 'story' || nameOf(file).endsWith(LATER) || END.includes(nameOf(file))
const isOwn = ({ file }) => PAGES.includes(nameOf(file)) || glyphs.some((each) => each.file.startsWith(`sprite-${nameOf(file)}-`))
const house = sum(scripts.filter((each) => !isOwn(each) && !isAfter(each)))
const own = scripts.filter(isOwn).map(({ file, size }) => {
  const name = nameOf(file)
  const after = sum(scripts.filter((each) => nameOf(each.file) === name + LATER))
  return { name, size, after, glyphs: sum(glyphs.filter((each) => each.file.startsWith(`sprite-${name}-`))) }
})
const story = sum(scripts.filter(({ file }) => nameOf(file) === 'story'))
const ends = sum(scripts.filter(({ file }) => END.includes(nameOf(file))))
const js = house + story + ends + Math.max(...own.map(({ size, after }) => size + after))
const first = house + Math.max(...own.map((each) => each.size + each.glyphs)) + sum(css) + fonts + page
const kB = (size) => size.toFixed(1)
console.log(`budget: JavaScript ${kB(js)} kB of 150, first view ${kB(first)} kB of 300 (page ${kB(page)}, fonts ${kB(fonts)}, style ${kB(sum(css))}, house ${kB(house)}; then stories ${kB(story)}, ends ${kB(ends)})`)
console.log(own.map((each) => `  ${each.name} ${kB(each.size)}${each.glyphs ? ` + glyphs ${kB(each.glyphs)}` : ''}${each.after ? `; then ${kB(each.after)}` : ''}`).join('\n'))
if (js > 150 || first > 300 || css.length > 1) {
  console.error('over budget')
  process.exit(1)
}
