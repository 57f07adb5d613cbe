/**
 * The icon sprite: only the glyphs that a list names (src/ui/icons.json, src/games/<game>/icons.json, src/replay/icons.json),
 * taken from the game-icons set, and those we drew ourselves (src/ui/own-icons.json, src/games/<game>/own-icons.json).
 *
 * As a Vite plugin it stands in the page where index.html says <!--sprite-->. Run as a script it checks that every glyph
 * exists and that src/ui/icon-authors.json knows who drew it (the credits page shows that list).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The files of that name of the house and of every game. */
function lists(name) {
  const games = join(web, 'src/games')
  const own = readdirSync(games, { withFileTypes: true }).filter((d) => d.isDirectory()).map((d) => join(games, d.name, name))
  return [join(web, 'src/ui', name), join(web, 'src/replay', name), ...own].filter(existsSync)
}

/** The names in all icon lists, sorted, each once. */
export function iconNames() {
  return [...new Set(lists('icons.json').flatMap(read))].sort()
}

/** The sprite as one hidden <svg> of symbols `i-<name>`. */
export function spriteOf(names) {
  const set = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')).icons
  const own = Object.assign({}, ...lists('own-icons.json').map(read))
  const symbols = names.map((name) => {
    if (!set[name]) throw new Error(`game-icons has no icon "${name}"`)
    return `<symbol id="i-${name}" viewBox="0 0 512 512">${set[name].body}</symbol>`
  })
  for (const [name, body] of Object.entries(own)) symbols.push(`<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`)
  const note = '<!-- Icons: game-icons.net contributors, CC BY 3.0, recoloured; the authors are on the page /about. -->'
  return `${note}<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols.join('')}</defs></svg>`
}

/** The Vite plugin that puts the sprite into the page. */
export function sprite() {
  return { name: 'sprite', transformIndexHtml: (html) => html.replace('<!--sprite-->', () => spriteOf(iconNames())) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = iconNames()
  const size = spriteOf(names).length
  const authors = read(join(web, 'src/ui/icon-authors.json'))
  const unknown = names.filter((name) => !authors[name])
  if (unknown.length) throw new Error(`src/ui/icon-authors.json does not say who drew: ${unknown.join(', ')}`)
  console.log(`sprite: ${names.length} icons, ${(size / 1024).toFixed(0)} kB`)
}
