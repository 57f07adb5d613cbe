/** A title keeps its words whole where they have room on a line of their own. */
import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { breakable } from '../lib/breakable'
import Name from './Name.svelte'

it('only a word that can be broken is a box of its own, so that it goes to the next line before it breaks', () => {
  const boxes = (text: string, breaks?: (text: string) => string) => {
    const { container } = render(Name, { text, breaks })
    const found = [...container.querySelectorAll('.long')].map(({ textContent }) => textContent?.replaceAll('\u00ad', '-'))
    expect(container.children).toHaveLength(1) // one thing also where a line is laid out in columns
    return [container.textContent?.trim().replaceAll('\u00ad', ''), found]
  }
  expect(boxes('Сотворение тьмы')).toEqual(['Сотворение тьмы', ['Сот-во-ре-ние']])
  expect(boxes('Explorer’s Guild')).toEqual(['Explorer’s Guild', []])
  expect(boxes('Explorer’s Guild', breakable)[0]).toBe('Explorer’s Guild')
})
