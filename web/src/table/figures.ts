/** The figures of a view and of a result by name: what the engine counts of a seat, drawn and spoken alike for every game. */
import { t } from '../lib/i18n.svelte'
import type { Figure, Seat } from '../lib/types'
import type { TableScreen } from './screen.svelte'

export interface NamedFigure extends Figure { id: string; label: string; /** Its value as it is written. */ shown: string }

/** Figures with what they are called: in the game's words, else in the house's. */
export function named(screen: TableScreen, figures: Record<string, Figure> | undefined): NamedFigure[] {
  return Object.entries(figures ?? {}).map(([id, figure]) => {
    const key = `figure-${id}`
    return { ...figure, id, shown: `${figure.minus && figure.value ? '−' : ''}${figure.value}`.replace('-', '−'), label: screen.knows(key) ? screen.say(key) : t(`ui-${key}`) }
  })
}

/** The figures of a seat, as its game knows them now. */
export const figuresOf = (screen: TableScreen, seat: Seat): NamedFigure[] => named(screen, { ...screen.view.figures?.[seat], ...screen.game?.figures?.(screen.view, seat) })

/** "Jumps: 3. Wounds: 2/4." */
export const aloud = (figures: readonly NamedFigure[]): string =>
  figures.map(({ label, shown, most }) => `${label}: ${shown}${most === undefined ? '' : `/${most}`}.`).join(' ')
