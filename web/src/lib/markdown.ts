import { Marked, type Tokens } from 'marked'

/** A heading that can be linked to, and how deep it stands: 2 for a chapter. */
export interface Heading { id: string; text: string; depth: number }

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

/** The anchor of a heading "6.3 Key": `r6.3`; none without a number. A text says `(#6.3)` to link there. */
export function anchorOf(heading: string): string {
  const number = heading.match(/^(\d+(?:\.\d+)*)\.?\s/)?.[1]
  return number ? `r${number}` : ''
}

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escape(text), // raw tags are shown, never obeyed
    image: ({ text }: Tokens.Image) => escape(text),
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens)
      const place = href.replace(/^#(?=\d)/, '#r')
      return /^(https?:|#|\/(?!\/))/.test(href) ? `<a href="${escape(place)}" rel="noopener">${text}</a>` : text
    },
    heading({ depth, tokens, text }: Tokens.Heading) {
      const id = anchorOf(text)
      return `<h${depth}${id ? ` id="${id}"` : ''}>${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
  },
})

/** Markdown as safe HTML: raw HTML is escaped, links lead only to the web or into the house; tables may scroll. */
export function html(source: string): string {
  return (marked.parse(source, { async: false }) as string).replaceAll('<table>', '<div class="tbl" tabindex="0"><table>').replaceAll('</table>', '</table></div>')
}

/** The numbered headings of a text, in their order. */
export function headingsOf(source: string): Heading[] {
  return marked.lexer(source).flatMap((token) => {
    if (token.type !== 'heading') return []
    const { depth, text } = token as Tokens.Heading
    const id = anchorOf(text)
    return id ? [{ id, text, depth }] : []
  })
}
