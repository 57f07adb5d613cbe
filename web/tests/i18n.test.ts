import { beforeAll, describe, expect, it } from 'vitest'
import { addText, pieces, preferred, setLang, t } from '../src/lib/i18n.svelte'

const en = `
raiders-log-lays = { $name } lays { $card }
raiders-card-dragon = Dragon
ui-only-english = Only here
wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
`
const ru = `
raiders-log-lays = { $name } кладёт { $card }
raiders-card-dragon = Дракон
wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
`

describe('texts', () => {
  beforeAll(async () => {
    addText('en', en)
    addText('ru', ru)
    await setLang('ru')
  })

  it('follows the person, then the browser, then English', () => {
    expect(preferred('uk', ['ru-RU'])).toBe('uk')
    expect(preferred(null, ['de-DE', 'uk-UA', 'en'])).toBe('uk')
    expect(preferred(null, ['de'])).toBe('en')
  })

  it('uses the plural categories of the language', () => {
    expect([1, 2, 5].map((count) => t('wounds', { count }))).toEqual(['1 рана', '2 раны', '5 ран'])
  })

  it('falls back to English where a language lacks a message', () => {
    expect(t('ui-only-english')).toBe('Only here')
  })

  it('cuts a log line into pieces that name what they speak of', () => {
    expect(pieces('raiders-log-lays', 'raiders', { seat: 'B', card: 'dragon' }, { B: 'Boris' })).toEqual([
      { text: 'Boris', object: 'seat:B' },
      { text: ' кладёт ' },
      { text: 'Дракон', object: 'card:dragon' },
    ])
  })

  it('switches at once, without a reload', async () => {
    await setLang('en')
    expect(t('raiders-card-dragon')).toBe('Dragon')
    expect(document.documentElement.lang).toBe('en')
  })
})
