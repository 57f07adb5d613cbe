import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addText, gameArgs, giveWords, pieces, preferred, setLang, t } from '../src/lib/i18n.svelte'

const en = `
raiders-log-lays = { $name } lays { $card }
raiders-card-dragon = Dragon
ui-only-english = Only here
ui-strikes = { $you ->
    [true] You strike
   *[false] { $name } strikes
} { $target_you ->
    [true] you
   *[false] { $target_name }
}.
wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
`
const ru = `
raiders-log-lays = { $name } кладёт { $card }
raiders-card-dragon = Дракон
log-hits = { $target } ({ $target_name }): { $attackers }
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
    giveWords('raiders', { card: 'card', target: 'card', attackers: 'pieces' })
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

  it('says of every seat whether it is the reader', () => {
    const args = { seat: 'A', target_seat: 'B' }
    expect(gameArgs('raiders', args, {}, 'B')).toMatchObject({ you: false, target_you: true })
    expect(gameArgs('raiders', args, {})).toMatchObject({ you: false, target_you: false })
    expect(t('ui-strikes', gameArgs('raiders', args, { A: 'Ann' }, 'B'))).toBe('Ann strikes you.')
    expect(t('ui-strikes', gameArgs('raiders', args, { B: 'Boris' }, 'A'))).toBe('You strike Boris.')
  })

  it('puts owners, targets and lists of pieces into words, and lets a word stand for its piece', () => {
    const args = { seat: 'A', target: 'dragon', target_piece: 'b-dragon', target_seat: 'B', attackers: ['a-dragon', 'a-knight'] }
    expect(gameArgs('raiders', args, { A: 'Ann', B: 'Boris' })).toMatchObject({
      name: 'Ann', target: 'Дракон', 'target-id': 'dragon', target_name: 'Boris', attackers: 'Дракон и knight',
    })
    expect(pieces('log-hits', 'raiders', args, { A: 'Ann', B: 'Boris' }).filter((piece) => piece.object)).toEqual([
      { text: 'Дракон', object: 'piece:b-dragon' },
      { text: 'Boris', object: 'seat:B' },
      { text: 'Дракон', object: 'piece:a-dragon' },
      { text: 'knight', object: 'piece:a-knight' },
    ])
  })

  it('switches at once, without a reload', async () => {
    await setLang('en')
    expect(t('raiders-card-dragon')).toBe('Dragon')
    expect(document.documentElement.lang).toBe('en')
  })
})

describe('a sentence with a hole', () => {
  beforeAll(async () => {
    addText('en', ['falls = { $name } falls', 'nobody = { nobody } falls', 'calls = { NOBODY($name) } falls'].join('\n'))
    await setLang('en')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  it.each([
    ['lacks its argument', 'falls', {}],
    ['gets another one', 'falls', { who: 'Ann' }],
    ['gets nothing for it', 'falls', { name: null }],
    ['names a message that is not there', 'nobody', {}],
    ['calls a function that is not there', 'calls', { name: 'Ann' }],
  ])('fails where it %s', (_, id, args) => {
    expect(() => t(id, args)).toThrow(id)
    expect(() => pieces(id, 'raiders', args, {})).toThrow(id)
  })

  it('is still shown to players, and the console says so', () => {
    vi.stubEnv('DEV', false)
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(t('falls')).toBe('{$name} falls')
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/falls: .*name/))
  })

  it('is not one that is given more than it reads', () => {
    expect(t('falls', { name: 'Ann', more: 1 })).toBe('Ann falls')
  })
})
