/** The card on which ice comes or goes while that is told. */
export const frost = $state({ key: '', space: '' })

/** Whether ice comes to a card, or goes from it, just now. */
export const frostAt = (id: string): string => (frost.space === id ? frost.key : '')
