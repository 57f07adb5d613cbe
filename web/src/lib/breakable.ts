/** Long words in narrow places: browsers know few languages' syllables. */
const VOWEL = '[aeiouyаеёиоуыэюяєії]'
/** With what a syllable begins: one consonant, or two that are said as one: a consonant with р or л, дж and дз; never with й, ь, ъ or an apostrophe. */
const BEGINS = `(?:[бвгґдзкпстфхцчшщж][рл]|д[жз]|(?![йьъ’])\\p{L})${VOWEL}`
const SYLLABLE = new RegExp(`${VOWEL}(?:(?!${BEGINS})(?!${VOWEL})[^’ъ]ь?)*(?=${BEGINS})`, 'giu')

/** Soft hyphens between syllables, with three letters at least on both sides. */
const broken = (text: string, long: RegExp): string =>
  text.replace(long, (word) => word.replace(SYLLABLE, (part, at: number) => {
    const before = at + part.length
    return before > 2 && before < word.length - 2 ? `${part}\u00ad` : part
  }))

/** Where every long word of a name may be broken, for the narrowest cards. */
export const breakable = (text: string): string => broken(text, /[\p{L}’]{7,}/gu)

/** A figure stays in one line with its percent sign, or with the capitals of its unit: 1 AP, 1 ОД. No dash begins a line. */
export const tight = (text: string): string => text.replace(/(\d) (?=%|\p{Lu}{2,3}(?!\p{L}))| (?=[–—] )/gu, '$1\u00a0')

/** Where long Russian and Ukrainian words may be broken; English is left to the browser, which knows it. */
export const soft = (text: string): string => broken(text, /[\p{Script=Cyrillic}’]{7,}/gu)
