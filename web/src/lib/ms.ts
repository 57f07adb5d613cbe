/** A length of time from a style sheet, in milliseconds. The build writes 420ms as .42s. */
export const msOf = (length: string): number => parseFloat(length) * (/ms\s*$/.test(length) ? 1 : 1000)
