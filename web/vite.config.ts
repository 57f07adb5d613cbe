import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { sprite } from './scripts/sprite.mjs'

/** The house's server in development; `UNDERCROFT_PORT` when it is not 8000. */
const server = `http://127.0.0.1:${process.env.UNDERCROFT_PORT ?? 8000}`

const TESTS = ['tests', 'src'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))).filter((file) => file.endsWith('.test.ts'))
/** Tests that put other modules in the place of real ones, or wait for parts that are fetched: these get a page and modules of their own. */
const OWN_PAGE = TESTS.filter((file) => /vi\.(mock|resetModules)\(|\bReel\b/.test(readFileSync(file, 'utf8')))

/** What is fetched with a package and never runs here is left out of what is built. A cut that finds nothing stops the build: the package has changed. */
const without = (file: RegExp, ...cuts: [what: RegExp, instead: string][]): Plugin => ({
  name: `without:${file.source}`,
  apply: 'build',
  transform: {
    filter: { id: file },
    handler: (code) =>
      cuts.reduce((left, [what, instead]) => {
        if (!what.test(left)) throw new Error(`vite.config.ts leaves ${what.source} out of ${file.source}, which has it no longer`)
        return left.replace(what, instead)
      }, code),
  },
})

const UNNEEDED = [
  // No page is drawn by the server, so Svelte has none to take over.
  without(/svelte\/src\/internal\/client\/dom\/hydration\.js$/, [/export let hydrating = false/, 'export const hydrating = false'], [/hydrating = value/, '']),
  // No component awaits in its script or markup but in {#await}: nothing that is drawn has to wait.
  without(/svelte\/src\/internal\/client\/reactivity\/async\.js$/, [/(export function flatten[^]*?)if \(async\.length === 0 && pending[^]*?\n}\n/, '$1fn(deriveds);\n}\n']),
  // No component stands in a <svelte:boundary>: an error goes on to the page.
  without(/svelte\/src\/internal\/client\/dom\/blocks\/boundary\.js$/, [/\terror\(error\) {/, '$& throw error;'], [/\tget_effect_pending\(\) {[^]*?\n\t}\n/, '']),
  // No text says a date (tests/texts/test_messages.py holds that).
  without(/@fluent\/bundle\/esm\/types\.js$/, [/(export class FluentDateTime extends FluentType {)[^]*/, '$1 static supportsValue() { return false } }']),
  without(/@fluent\/bundle\/esm\/builtins\.js$/, [/if \(arg instanceof FluentDateTime\) {[^]*?\n {4}}/, ''], [/export function DATETIME[^]*/, 'export const DATETIME = undefined\n']),
]

const gameIn = (id: string): string => /games\/(\w+)\//.exec(id)?.[1] ?? ''

export default defineConfig({
  plugins: [svelte(), sprite(), svelteTesting(), ...UNNEEDED],
  build: {
    outDir: '../src/undercroft/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // A page is fetched with all it imports. What a game brings later imports little that is not there, and the list of it would be longer.
    // Browsers without it fetch each part when it is imported: nothing has to stand in for it.
    modulePreload: { polyfill: false, resolveDependencies: (_, needed, { hostId }) => (/(^|\/)(house-|index\.html$)/.test(hostId) ? needed : []) },
    // What a game brings later, at its end, for a guided game and for its rules page is named after it, for the budget (scripts/budget.mjs).
    rolldownOptions: {
      output: {
        // What every page has (App and all it needs), and small parts that several have, comes in one file: packed together it is 6 kB smaller than in as many files, and asked for once.
        // So do the window of a board that pans, the map of square cards, and what the first view of each game has.
        codeSplitting: { groups: [
          { name: 'house', test: /src\/(App|lib\/(i18n|api|ms|router|breakable|ids|zoom|memo)|ui\/(Icon|Name|Toggle|Art|Die|Glyph|SeatMark|Sheet|Segmented)|table\/(acts|narrow|TopBar|story\/beats))\b/ },
          { name: 'board', test: /src\/table\/stage\/(MapWindow|camera)\b/ },
          { name: 'map', test: /src\/table\/tiles\/(TileMap|Standee|camera)\b/ },
          { name: 'cards', test: /src\/(ui\/Card|table\/(Reading|drag))\b/ },
          { name: (id) => `${gameIn(id)}.tale`, test: /src\/games\/\w+\/tale\.ts$/ },
          { name: gameIn, test: /src\/games\/\w+\/index\.ts$/ },
        ] },
        chunkFileNames: ({ facadeModuleId }) => `assets/${/games\/(\w+\/(?:later|ending|guide|pictures|land))\.ts$/.exec(facadeModuleId ?? '')?.[1]?.replace('/', '.') ?? '[name]'}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'jsdom',
    // A page for each file takes five times as long as the tests: most have one after another (tests/setup.ts begins it anew).
    projects: [
      { extends: true, test: { name: 'one page', isolate: false, include: TESTS.filter((file) => !OWN_PAGE.includes(file)) } },
      { extends: true, test: { name: 'own page', include: OWN_PAGE } },
    ],
    setupFiles: ['./tests/setup.ts'],
    css: false,
    testTimeout: 20_000, // a loaded machine is no failure
  },
})
