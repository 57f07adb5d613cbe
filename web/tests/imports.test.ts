/**
 * The import graph of web/src has no cycle: a file can be read, moved and tested with what it imports and nothing else. Imports of types
 * count, and so do imports that are made when needed; `import.meta.glob` imports whatever matches.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = resolve(__dirname, '../src')
const FILES = (readdirSync(SRC, { recursive: true }) as string[]).filter((file) => /\.(ts|svelte)$/.test(file) && !/(\.test|\.d)\.ts$/.test(file)).sort()

/** What a source asks for: `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`. */
const ASKS = /(?:^|[\s;])(?:import|export)\s[^'"()]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const GLOBS = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"]+)['"]/g

/** The file behind a relative path, as the bundler finds it; null for packages, styles and what the build makes. */
function fileBehind(from: string, path: string): string | null {
  if (!path.startsWith('.')) return null
  const base = join(dirname(from), path.replace(/\?.*$/, ''))
  const found = [base, `${base}.ts`, join(base, 'index.ts')].find((each) => FILES.includes(each))
  if (!found && !/\.(css|svg|json)$/.test(base) && !existsSync(join(SRC, base))) throw new Error(`${from} imports ${path}, which is not there`)
  return found ?? null
}

/** The files of a pattern in which a star stands for a name. */
const matching = (glob: string): string[] => FILES.filter((file) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file))

/** What a source imports from its own house. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(SRC, file), 'utf8').replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
  const asked = [...source.matchAll(ASKS)].flatMap(([, from, bare, later]) => fileBehind(file, from ?? bare ?? later ?? '') ?? [])
  const globbed = [...source.matchAll(GLOBS)].flatMap(([, glob]) => matching(join(dirname(file), glob ?? '')))
  return [...new Set([...asked, ...globbed])]
}

/** Files that reach themselves, in groups that hang together (Tarjan). */
function knots(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const [index, low, path, found] = [new Map<string, number>(), new Map<string, number>(), [] as string[], [] as string[][]]
  const lowOf = (file: string) => low.get(file) ?? Infinity
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.size - 1)
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(file, Math.min(lowOf(file), lowOf(next)))
      } else if (path.includes(next)) low.set(file, Math.min(lowOf(file), index.get(next) ?? Infinity))
    }
    if (low.get(file) !== index.get(file)) return
    const knot = path.splice(path.indexOf(file))
    if (knot.length > 1 || graph.get(file)?.includes(file)) found.push(knot.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}

const GRAPH = new Map(FILES.map((file) => [file, importsOf(file)]))
/** Where whoever needs a game asks for it. */
const REGISTRIES = ['games/index.ts', 'games/tales.ts']
/** The folder a file belongs to, a game's own one by one. */
const partOf = (file: string): string => file.split('/').slice(0, file.startsWith('games/') ? 2 : 1).join('/')

describe('the import graph', () => {
  it('is read', () => {
    expect(FILES.length).toBeGreaterThan(100)
    expect(GRAPH.get('main.ts')).toContain('App.svelte')
    expect(GRAPH.get('games/index.ts')).toContain('games/twister/index.ts')
    expect(knots(new Map([['a', ['b']], ['b', ['c']], ['c', ['b']], ['d', ['d']]]))).toEqual([['b', 'c'], ['d']])
  })

  it('has no cycle', () => {
    const told = knots(GRAPH).map((knot) => knot.map((file) => `${file} → ${(GRAPH.get(file) ?? []).filter((each) => knot.includes(each)).join(', ')}`))
    expect(told).toEqual([])
  })

  it('leads from the games to the table, never back, and from no game to another', () => {
    const wrong = [...GRAPH].flatMap(([file, imports]) => imports.filter((each) => each.startsWith('games/') && partOf(each) !== partOf(file) && each.split('/').length > 2 && !REGISTRIES.includes(file)).map((each) => `${file} → ${each}`))
    expect(wrong).toEqual([])
    expect([...GRAPH].filter(([file, imports]) => /^(lib|ui)\//.test(file) && imports.some((each) => !/^(lib|ui)\//.test(each))).map(([file]) => file)).toEqual([])
  })
})
