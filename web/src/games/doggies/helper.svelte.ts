import type { TableScreen } from '../../table/screen.svelte'

/** Who wants the best way shown on the map: a seat at its table, no other seat that plays there, and no other table. */
let wanted = $state.raw<{ screen: TableScreen; seat: string | null } | null>(null)

/** Whether the best way is shown to whoever looks at this screen. */
export const helps = (screen: TableScreen): boolean => wanted?.screen === screen && wanted.seat === (screen.view.seat ?? null)
/** Show it, or not any more. */
export function showBest(screen: TableScreen): void {
  wanted = helps(screen) ? null : { screen, seat: screen.view.seat ?? null }
}
