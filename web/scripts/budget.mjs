/**
 * After a build: what the browser fetches, against the budget (JavaScript 150 kB, first view 300 kB, both gzip; one CSS file). A page is
 * what its parts import, followed through the built files. A table's first view is the house and its game with the game's glyphs; once
 * it stands it fetches what tells stories (`story` and the game's `later`), and the end scene when the game is over (the game's `ending`,
 * and `End`, or `EndWords` in text mode): these count as JavaScript, not for the first view. A guided first game fetches no end scene, but
 * `guide` and the game's `guide`, where the game has one. What a person opens (menu, rules pane, text mode) or few stories need (my defeat,
 * what happened while I was away) is fetched then, and does not count. Nor does what only some sets of a game need (`<game>.land` with its
 * glyphs): a table with such a set fetches it beside its cards; it is told here all the same.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const out = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '../../src/undercroft/server/static')
const assets = readdirSync(join(out, 'assets'))
const text = (file) => readFileSync(join(out, file), 'utf8')
const packed = (file) => gzipSync(readFileSync(join(out, file))).length / 1000
const ending = (end) => assets.filter((file) => file.endsWith(end))
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0)

const named = (name) => ending('.js').find((each) => each.slice(0, each.indexOf('-')) === name)
/** The file of a part, by its name before the hash. A part that is not there would count as nothing, so it is an error. */
function part(name) {
  const file = named(name)
  if (!file) throw new Error(`no part named ${name} was built`)
  return file
}
const imports = new Map(ending('.js').map((file) => [file, [...text(join('assets', file)).matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)].map((match) => match[1])]))
/** Every script that is fetched with these parts. */
function fetched(...names) {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    imports.get(file).forEach(visit)
  }
  names.map(part).forEach(visit)
  return seen
}
const weigh = (...names) => sum([...fetched(...names)].map((file) => packed(join('assets', file))))

const house = weigh('index')
const games = ending('.svg').map((file) => /^sprite-(\w+?)-/.exec(file)?.[1]).filter(Boolean)
const rows = [
  ...['Lobby', 'WaitingRoom', 'Replay', 'Rules', 'About'].map((page) => ({ name: page, first: weigh('index', page), whole: weigh('index', page), glyphs: 0 })),
  ...games.map((game) => ({
    name: game,
    first: weigh('index', game),
    whole: Math.max(...['End', 'EndWords'].map((end) => weigh('index', game, 'story', `${game}.later`, end, `${game}.ending`))),
    guided: named(`${game}.guide`) ? weigh('index', game, 'story', `${game}.later`, 'guide', `${game}.guide`) : 0,
    glyphs: sum(ending('.svg').filter((file) => file.startsWith(`sprite-${game}-`)).map((file) => packed(join('assets', file)))),
  })),
]
/** What only tables with some sets fetch: its script without the game's, and its glyphs. */
const lands = ending('.svg').flatMap((file) => ((found) => (found ? [[found[1], found[2], file]] : []))(/^sprite-((\w+)\.\w+)-/.exec(file)))
const styles = ending('.css')
const style = sum(styles.map((file) => packed(join('assets', file))))
const fonts = sum(ending('.woff2').map((file) => statSync(join(out, 'assets', file)).size / 1000))
const page = packed('index.html')
const js = Math.max(...rows.map(({ whole, guided = 0 }) => Math.max(whole, guided)))
const first = Math.max(...rows.map(({ first, glyphs }) => first + glyphs)) + style + fonts + page

const kB = (size) => size.toFixed(1)
console.log(`budget: JavaScript ${kB(js)} kB of 150, first view ${kB(first)} kB of 300 (page ${kB(page)}, fonts ${kB(fonts)}, style ${kB(style)}, house ${kB(house)})`)
for (const { name, first, whole, glyphs, guided } of rows) {
  console.log(`  ${name} ${kB(first - house)}${glyphs ? `, later ${kB(whole - first)}${guided ? `, guided ${kB(guided - first)}` : ''}; glyphs ${kB(glyphs)}` : ''}`)
}
for (const [name, game, file] of lands) console.log(`  ${name} ${kB(weigh('index', game, 'story', `${game}.later`, name) - weigh('index', game, 'story', `${game}.later`))}; glyphs ${kB(packed(join('assets', file)))}`)
if (js > 150 || first > 300 || styles.length > 1) {
  console.error('over budget')
  process.exit(1)
}
