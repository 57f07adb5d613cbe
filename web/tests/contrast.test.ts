import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(`${process.cwd()}/src/styles/tokens.css`, 'utf8')

/** The colours of a theme: the shared ones, then its own. */
function colours(theme: 'night' | 'day'): Record<string, string> {
  const found: Record<string, string> = {}
  for (const block of css.matchAll(/(^|\n)([^{}@\n][^{}]*)\{([^{}]*)\}/g)) {
    const selector = block[2] ?? ''
    if (selector.includes('data-theme') && !selector.includes(theme)) continue
    for (const [, name, hex] of (block[3] ?? '').matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)) if (name && hex) found[name] = hex
  }
  return found
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Text (4.5) and shapes (3.0) on what they stand on, as docs/language.md section 2 lists them. */
const TEXT = [
  'ink bg', 'ink-2 bg', 'ink surface-1', 'ink-2 surface-1', 'ink-3 surface-1', 'ink surface-2', 'ink-2 surface-2', 'ink-3 surface-2',
  'ink surface-3', 'ink-2 surface-3', 'ember surface-1', 'ember surface-2', 'info surface-1', 'info surface-2', 'ok surface-1', 'ok surface-2',
  'bad surface-1', 'bad surface-2', 'ember-ink ember', 'ink ember-wash', 'ink-2 ember-wash', 'bad bad-wash', 'paper-ink paper', 'paper-ink paper-2',
  'paper-ink-2 paper', 'paper-ink-2 paper-2', 'paper-ember paper', 'paper-info paper', 'block-cut block', 'bg ink',
  ...['madder', 'ochre', 'verdi', 'azure', 'plum', 'iron'].flatMap((pigment) => [`pig-ink pig-${pigment}`, `block-cut pig-${pigment}`]),
  ...['a', 'b', 'c', 'd', 'e'].map((seat) => `seat-${seat}-ink seat-${seat}`),
]
const SHAPES = [
  'focus bg', 'focus surface-1', 'focus surface-2', 'ember bg', 'info bg', 'line-strong surface-1', 'line-strong surface-2', 'line-strong surface-3',
  'seat-rim surface-1', 'seat-rim surface-2', 'paper-ember paper-2', 'pig-madder paper-2', 'pig-ochre paper-2', 'pig-verdi paper-2',
]

describe.each(['night', 'day'] as const)('contrast at %s', (theme) => {
  const all = colours(theme)
  const ratio = (pair: string) => {
    const [front, back] = pair.split(' ').map((name) => all[name])
    expect(front, pair).toBeDefined()
    expect(back, pair).toBeDefined()
    return contrast(front as string, back as string)
  }
  it.each(TEXT)('text: %s', (pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(4.5))
  it.each(SHAPES)('shape: %s', (pair) => expect(ratio(pair)).toBeGreaterThanOrEqual(3))
})
