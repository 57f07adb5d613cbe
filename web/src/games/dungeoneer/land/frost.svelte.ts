/** The card on which ice comes or goes while that is told. */
export const frost = $state({ key: '', space: '' })

/** Whether the first ice comes to a card with so many tokens, or the last goes from it, just now. */
export const frostAt = (id: string, ice: number): string => (frost.space === id && frost.key === ['thaws', 'freezes'][ice] ? frost.key : '')
