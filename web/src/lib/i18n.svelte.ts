import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle'
import { prefs } from './prefs.svelte'
import type { Args, Lang, Seat, Word } from './types'

export const LANGUAGES: readonly Lang[] = ['en', 'ru', 'uk']
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }

const bundles = $state.raw<{ all: Partial<Record<Lang, FluentBundle>>; lang: Lang }>({ all: {}, lang: 'en' })
let current = $state<Lang>('en')
let loaded = $state(0)

/** The language on the screen. */
export function lang(): Lang {
  return current
}

/** The language a newcomer gets: what was chosen before, else the first of the browser's that we have, else English. */
export function preferred(chosen: Lang | null = prefs.lang, browser: readonly string[] = navigator.languages ?? []): Lang {
  if (chosen && LANGUAGES.includes(chosen)) return chosen
  for (const tag of browser) {
    const short = tag.toLowerCase().split('-')[0] as Lang
    if (LANGUAGES.includes(short)) return short
  }
  return 'en'
}

/** Give a language its texts (Fluent source). */
export function addText(language: Lang, source: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  bundles.all[language] = bundle
  loaded++
}

async function fetchText(language: Lang): Promise<void> {
  if (bundles.all[language]) return
  const answer = await fetch(`/api/text/${language}`)
  if (!answer.ok) throw new Error(`no texts for ${language}: ${answer.status}`)
  addText(language, await answer.text())
}

/** Switch to a language, fetching its texts the first time; the page keeps the old one until they are here. */
export async function setLang(language: Lang, keep = true): Promise<void> {
  await fetchText(language)
  if (keep) prefs.lang = language
  current = language
  document.documentElement.lang = language
  if (language !== 'en') void fetchText('en').catch(() => {}) // what a language lacks is said in English
}

function bundleWith(id: string): FluentBundle | undefined {
  void loaded // re-read when texts arrive
  for (const language of [current, 'en'] as const) {
    if (bundles.all[language]?.hasMessage(id)) return bundles.all[language]
  }
  return undefined
}

/** Whether there is a message of that name. */
export function has(id: string): boolean {
  return bundleWith(id) !== undefined
}

/** The message in the present language, in English where that language lacks it, its name where both do. */
export function t(id: string, args: Args = {}): string {
  const bundle = bundleWith(id)
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return id
  const errors: Error[] = []
  const said = bundle.formatPattern(pattern, fluentArgs(args), errors)
  if (errors.length) complain(id, errors)
  return said
}

/** A sentence with a hole in it: whoever writes it shall see that at once; a player rather reads it so than nothing. */
function complain(id: string, errors: Error[]): void {
  const what = `${id}: ${errors.map(({ message }) => message).join(', ')}`
  if (import.meta.env.DEV) throw new Error(what)
  console.error(what)
}

/** The first of several messages that exists, or ''. */
export function firstOf(ids: string[], args: Args = {}): string {
  const id = ids.find(has)
  return id ? t(id, args) : ''
}

/** A square's name such as "B-10" as it is shown: no line ends within it. */
const whole = (value: string): string => (/^[A-Z]-\d+$/.test(value) ? value.replace('-', '\u2011') : value)

/** A number as it is written: below zero with a minus, not a hyphen. */
class Minus extends FluentNumber {
  toString(scope?: Scope): string {
    return super.toString(scope).replace('-', '−')
  }
}

function fluentArgs(args: Args): Record<string, FluentVariable> {
  const safe: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string') safe[name] = whole(value)
    else if (typeof value === 'number') safe[name] = new Minus(value)
    else if (typeof value === 'boolean') safe[name] = value ? 'true' : 'false'
    else if (value === null || value === undefined) continue
    else if (Array.isArray(value)) safe[name] = value.map((each) => whole(String(each))).join(', ')
    else safe[name] = JSON.stringify(value)
  }
  return safe
}

/** A player's name; one that the house gave (`bot:Ilka`, `guest:1234`) in the reader's language and script. */
export function called(name: string): string {
  const [, kind, given] = /^(bot|guest):(.+)/.exec(name) ?? []
  return kind ? t(`ui-name-${kind}`, { name: given }) : name
}

/** "Аня, Boris and Mira", in the present language. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(current, { type: 'conjunction' }).format(items)
}

/** By family of games: which arguments of its messages are ids, and of what. */
const wordsOf = $state<Record<string, Record<string, Word>>>({})

/** Tell which arguments of a family's messages are ids, and of what, as the server says. */
export function giveWords(family: string, words: Record<string, Word>): void {
  wordsOf[family] = words
}

/** Families whose cards have their names in a catalogue of their own: what a card is called, '' where it has no name. */
const namers = $state<Record<string, (id: string, told?: boolean) => string>>({})

/** Let a family name the cards that the language files do not name; `told`: in what has happened, where one asks which of several. The function reads `lang()`, so that names follow the language. */
export function nameCards(family: string, name: (id: string, told?: boolean) => string): void {
  namers[family] = name
}

/** What a card (or, with `group`, a kind) is called; its id where it has no name. */
export function cardName(family: string, id: string, group = 'card', told?: boolean): string {
  return firstOf([`${family}-${group}-${id}`]) || (group === 'card' && namers[family]?.(id, told)) || id
}

/** Marks inside a formatted text that say "from here to there this is seat B" or "this is the card dragon". */
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002']

const mark = (object: string, text: string) => `${OPEN}${object}${MIDDLE}${text}${CLOSE}`

/** A piece of a sentence; with `object` it stands for something on the screen (`seat:B`, `card:dragon`). */
export interface Piece { text: string; object?: string }

/**
 * Arguments of a game's message as the language files expect them (docs/wire.md): `name`/`names` beside `seat`/`seats`,
 * `<what>_name` beside `<what>_seat`; what the game says is a card or a kind in words, its id kept as `<argument>-id`; lists
 * of cards or pieces in words. A word for something that has a piece beside it (`piece`, `target_piece` …) stands for that piece.
 * `me` is the seat that reads: beside every name, `you` (`<what>_you`) says whether it is the reader's; among several it is "you", and
 * `seats-you` says whether there is nobody else.
 */
export function gameArgs(family: string, args: Args, names: Record<Seat, string>, me: Seat | null = null, marked = false): Args {
  const words = wordsOf[family] ?? {}
  const wrap = (object: string, text: string) => (marked ? mark(object, text) : text)
  const nameOf = (seat: Seat) => wrap(`seat:${seat}`, called(names[seat] ?? seat))
  const out: Args = { ...args }
  for (const [key, value] of Object.entries(args)) {
    const word = words[key]
    if (key === 'seat' && typeof value === 'string') {
      out.name = nameOf(value)
      out.you = value === me
    } else if (key === 'seats' && Array.isArray(value)) {
      out.names = listed((value as Seat[]).map((seat) => (seat === me ? t('ui-you') : nameOf(seat))))
      out['seats-count'] = value.length
      out['seats-you'] = value.length === 1 && value[0] === me
    } else if (key.endsWith('_seat') && typeof value === 'string') {
      const what = key.slice(0, -'_seat'.length)
      out[`${what}_name`] = nameOf(value)
      out[`${what}_you`] = value === me
    } else if (word === 'cards' && Array.isArray(value)) {
      const numbers = args[`${key}_n`] // of each, where it is a part of a sum
      out[key] = value.map((id, k) => {
        const name = wrap(`card:${id || 'dark'}`, cardName(family, String(id || 'dark')))
        const why = because(family, [args[`${key}_why`]].flat()[k])
        return Array.isArray(numbers) ? `${signed(Number(numbers[k]))} (${name}${why})` : name + why.replace(/^: (.*)/, ' ($1)')
      }).join(numbers ? ' ' : ', ')
    } else if (word === 'pieces' && Array.isArray(value)) {
      out[key] = listed(value.map((id) => wrap(`piece:${id}`, cardName(family, String(id).replace(/^[^-]*-/, '')))))
    } else if ((word === 'card' || word === 'kind') && typeof value === 'string') {
      const piece = args[key === 'character' ? 'piece' : `${key}_piece`]
      out[key] = wrap(typeof piece === 'string' ? `piece:${piece}` : `${word}:${value}`, cardName(family, value, word, marked))
      out[`${key}-id`] = value
    }
  }
  return out
}

/** Why a part of a sum counts (`<how>:<word>`), behind its name: ": against undead"; without a reason nothing. */
export function because(family: string, why: unknown): string {
  const [how = '', word = ''] = String(why ?? '').split(':')
  return how && `: ${t(`${family}-because-${how}`, { of: cardName(family, word, 'kind'), 'of-id': word })}`
}

/** "+ 3", as a part of a sum. */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'} ${Math.abs(n)}`

/** A game's message as pieces, so that names and cards in it can be set bold and highlighted. */
export function pieces(id: string, family: string, args: Args, names: Record<Seat, string>, me: Seat | null = null): Piece[] {
  const found: Piece[] = []
  for (const part of t(id, gameArgs(family, args, names, me, true)).split(/(\uE000[^\uE002]*\uE002)/)) {
    if (!part) continue
    if (part.startsWith(OPEN)) {
      const [object, text] = part.slice(1, -1).split(MIDDLE)
      found.push({ text: text ?? '', object })
    } else found.push({ text: part })
  }
  return found
}

/** Words that begin a sentence. */
export const capital = (words: string): string => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}`

/** Words that go on in a sentence, after a colon: no name may begin them. */
export const small = (words: string): string => `${words.charAt(0).toLocaleLowerCase()}${words.slice(1)}`

/** A phrase as a sentence of its own: a capital letter, a full stop. */
export const asSentence = (phrase: string): string => `${capital(phrase)}${/[.!?…]$/.test(phrase) ? '' : '.'}`
