/** Long words in narrow places: browsers know few languages' syllables. */
const VOWELS = 'aeiouyаеёиоуыэюяєії'

/** Soft hyphens between syllables, after three letters at least, two at the end, never at an apostrophe. */
const broken = (text: string, long: RegExp): string =>
  text.replace(long, (word) => [...word].map((letter, at) => {
    const vowel = (offset: number) => VOWELS.includes((word[at + offset] ?? '').toLowerCase())
    const ends = (vowel(0) && !vowel(1)) || (vowel(-1) && !vowel(0) && !vowel(1))
    return at >= 2 && at < word.length - 2 && ends && vowel(2) && word[at + 1] !== '’' ? `${letter}\u00ad` : letter
  }).join(''))

/** Where every long word of a name may be broken, for the narrowest cards. */
export const breakable = (text: string): string => broken(text, /[\p{L}’]{7,}/gu)

/** A figure stays in one line with its percent sign, or with the capitals of its unit: 1 AP, 1 ОД. */
export const tight = (text: string): string => text.replace(/(\d) (?=%|\p{Lu}{2,3}(?!\p{L}))/gu, '$1\u00a0')

/** Where long Russian and Ukrainian words may be broken; English is left to the browser, which knows it. */
export const soft = (text: string): string => broken(text, /[\p{Script=Cyrillic}’]{7,}/gu)
