import { describe, expect, it } from 'vitest'
import { anchorOf, headingsOf, html } from '../src/lib/markdown'

describe('rules text', () => {
  it('gives numbered headings an anchor', () => {
    expect([anchorOf('6.3 Key'), anchorOf('7. Death'), anchorOf('Rulings')]).toEqual(['r6.3', 'r7', ''])
    expect(html('### 6.3 Key')).toContain('<h3 id="r6.3">')
  })

  it('leads from a number to its heading, and lists the headings that can be gone to', () => {
    const text = '# The rules\n\nAs in [6.3](#6.3).\n\n## 6. Cards\n\n### 6.3 Key\n\n### Unnumbered'
    expect(html(text)).toContain('<a href="#r6.3"')
    expect(headingsOf(text)).toEqual([{ id: 'r6', text: '6. Cards', depth: 2 }, { id: 'r6.3', text: '6.3 Key', depth: 3 }])
  })

  it('obeys no raw HTML and no script link', () => {
    const made = html('<img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](x.png) [c](https://example.org)')
    expect(made).not.toMatch(/<img|<script|href="javascript/)
    expect(made).toContain('href="https://example.org"')
  })
})
