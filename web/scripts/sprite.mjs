/**
 * The icon sprites: only the glyphs that a list names (src/ui/icons.json, src/replay/icons.json, src/games/<folder>/icons.json; what
 * only some sets of a game need has a folder in it with a list of its own, `<game>.<folder>`), taken from the game-icons set, and those we
 * drew ourselves (own-icons.json beside each list).
 *
 * As a Vite plugin it puts the house's glyphs into the page where index.html says <!--sprite-->; every game's are a file of their
 * own, fetched with its screen (`virtual:sprites` has their addresses). Run as a script it checks that every glyph exists and
 * that src/ui/icon-authors.json knows who drew it (the credits page shows that list).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import svgpath from 'svgpath'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const HOUSE = ['src/ui', 'src/replay']
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)

const foldersIn = (folder) => readdirSync(join(web, folder), { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => [name, `${folder}/${name}`])

/** The games that have icons, and what only some of their sets need: the folder of each. */
export function gameFolders() {
  const games = foldersIn('src/games').flatMap(([game, folder]) => [[game, folder], ...foldersIn(folder).map(([name, inner]) => [`${game}.${name}`, inner])])
  return Object.fromEntries(games.filter(([, folder]) => existsSync(join(web, folder, 'icons.json'))))
}

/** The names in the icon lists of some folders, sorted, each once. */
export function iconNames(folders = [...HOUSE, ...Object.values(gameFolders())]) {
  return [...new Set(folders.flatMap((folder) => read(join(web, folder, 'icons.json')) ?? []))].sort()
}

/** Drawn on a grid of 512, never shown larger than some 260 pixels: whole numbers on a grid of 256 say it all, in less than half the bytes. */
const GRID = 256
const rounded = (body) => body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${svgpath(path).scale(GRID / 512).rel().round(0).iterate(shorter)}"`)
/** Lines that go nowhere are left out; straight up or across is said with one number. */
function shorter([command, x, y]) {
  if (command !== 'l' || (x !== 0 && y !== 0)) return undefined
  return x !== 0 ? [['h', x]] : y !== 0 ? [['v', y]] : []
}

/** The sprite of some folders as one hidden <svg> of symbols `i-<name>`, without those of `known`. */
export function spriteOf(folders, known = []) {
  const set = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')).icons
  const symbols = iconNames(folders).filter((name) => !known.includes(name)).map((name) => {
    if (!set[name]) throw new Error(`game-icons has no icon "${name}"`)
    return `<symbol id="i-${name}" viewBox="0 0 ${GRID} ${GRID}">${rounded(set[name].body)}</symbol>`
  })
  for (const [name, body] of Object.entries(Object.assign({}, ...folders.map((folder) => read(join(web, folder, 'own-icons.json')) ?? {}))))
    symbols.push(`<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`)
  const note = '<!-- Icons: game-icons.net contributors, CC BY 3.0, recoloured; the authors are on the page /about. -->'
  return `${note}<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols.join('')}</defs></svg>`
}

const houseSprite = () => spriteOf(HOUSE)
/** What the house has, and the game around it, is in the page already. */
const gameSprite = (folder) => spriteOf([folder], iconNames([...HOUSE, dirname(folder)]))

const ID = 'virtual:sprites'

/** The Vite plugin that puts the house's sprite into the page, and serves the games'. */
export function sprite() {
  let building = false
  return {
    name: 'sprite',
    configResolved: (config) => void (building = config.command === 'build'),
    transformIndexHtml: (html) => html.replace('<!--sprite-->', houseSprite),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const addresses = Object.entries(gameFolders()).map(([game, folder]) => {
        if (!building) return `'${game}': '/sprites/${game}.svg'`
        const file = this.emitFile({ type: 'asset', name: `sprite-${game}.svg`, source: gameSprite(folder) })
        return `'${game}': import.meta.ROLLUP_FILE_URL_${file}`
      })
      return `export default { ${addresses.join(', ')} }`
    },
    configureServer(server) {
      server.middlewares.use('/sprites', (request, answer, next) => {
        const folder = gameFolders()[request.url?.match(/^\/([\w.]+)\.svg/)?.[1]]
        if (!folder) return next()
        answer.setHeader('content-type', 'image/svg+xml')
        answer.end(gameSprite(folder))
      })
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const authors = read(join(web, 'src/ui/icon-authors.json'))
  const unknown = iconNames().filter((name) => !authors[name])
  if (unknown.length) throw new Error(`src/ui/icon-authors.json does not say who drew: ${unknown.join(', ')}`)
  const size = (svg) => `${(svg.length / 1024).toFixed(0)} kB`
  console.log(`sprites: the page ${size(houseSprite())}${Object.entries(gameFolders()).map(([game, folder]) => `, ${game} ${size(gameSprite(folder))}`).join('')}`)
}
