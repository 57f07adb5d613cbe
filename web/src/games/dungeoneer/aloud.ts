/** What readers hear of the map's cards (docs/language.md section 12). */
import type { TableScreen } from '../../table/screen.svelte'
import type { Board, Exit, LaidCard, MapCard } from './board'
import { mapOf } from './catalogue.svelte'
import { threatWords } from './facts'
import { exitsOf, SIDE_NAMES, whereAloud } from './geometry'
import { pinned } from './goals'
import { landOf } from './land.svelte'
import { kindNamed, listed, named, ui } from './say'

/** Why an exit with a threat takes no roll, if it takes none: it is held open, or its trap has sprung already. */
export const freeWords = (lies: { held: readonly number[]; sprung: readonly number[] } | undefined, side: number): string =>
  lies?.held.includes(side) ? ui('map-held') : lies?.sprung.includes(side) ? ui('map-sprung') : ''

/** "Exits: north: open; east: blocked, melee 5+". */
export function exitsAloud(exits: readonly Exit[], lies?: LaidCard): string {
  const said = exits.flatMap((exit, side) => {
    if (exit.kind === 'wall') return []
    const where = ui(`map-${SIDE_NAMES[side]}`)
    if (exit.kind === 'open') return [`${where}: ${kindNamed('open')}`]
    const free = freeWords(lies, side)
    return [`${where}: ${kindNamed(exit.kind)}, ${threatWords({ value: exit.value ?? 0, stats: exit.stats ?? [] })}${free ? ` (${free})` : ''}`]
  })
  return ui('map-exits', { exits: said.join('; ') })
}

/** Hazards of a space, in words. */
export function hazardsAloud(card: MapCard): string[] {
  return [
    card.danger ? ui('map-danger', { count: card.danger }) : '', card.spikes ? ui('map-spikes', { threat: threatWords(card.spikes) }) : '',
    card.pit ? ui('map-pit', { threat: threatWords(card.pit) }) : '',
  ].filter(Boolean)
}

/** What the signs on a space mean: its hazards, and the ring of what it still gives in this turn; alone peril comes in dice. */
export const signsAloud = (card: MapCard, lies: LaidCard, { solo }: Pick<Board, 'solo'>): string[] =>
  [...hazardsAloud(card), ...(lies.new ? [ui('map-gives', { peril: card.peril, glory: card.glory, dice: String(solo) })] : [])]

/** A card of the map: where it lies, exits, hazards, what it gives, who and what is there. */
export function spaceAloud(screen: TableScreen, board: Board, lies: LaidCard): string {
  const card = mapOf(lies.id)
  if (!card) return named(lies.id)
  const here = board.players.filter((player) => player.alive && player.space === lies.id)
  const heroes = here.map((player) => (player.down ? ui('map-lying', { name: screen.name(player.seat) }) : screen.name(player.seat)))
  const parts = [
    `${named(lies.id)}, ${whereAloud(lies)}`, landOf()?.aloud(card, lies.ice) ?? '', exitsAloud(exitsOf(card, lies.turned === 1), lies), ...signsAloud(card, lies, board),
    heroes.length ? ui('map-here', { names: listed(heroes), count: heroes.length }) : '',
    ...pinned(board, screen.view.seat, lies.id, (seat) => screen.name(seat)),
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}
