/** Which picture and pigment stands for what (docs/language.md sections 5 and 6). */
import type { Kind } from './board'

export const KINDS: Record<Kind, { icon: string; pigment: 'madder' | 'ochre' | 'iron' | 'verdi' }> = {
  monster: { icon: 'death-skull', pigment: 'madder' },
  vault: { icon: 'locked-chest', pigment: 'ochre' },
  trap: { icon: 'wolf-trap', pigment: 'iron' },
  storeroom: { icon: 'barrel', pigment: 'verdi' },
}

const PICTURES: Record<string, string> = {
  snake: 'snake-tongue', zombie: 'shambling-zombie', skeleton: 'skeleton', goblin: 'goblin-head', cube: 'transparent-slime',
  troll: 'troll', dragon: 'spiked-dragon-head', magnet: 'magnet', boulder: 'falling-boulder', spikes: 'spikes', lava: 'lava',
  explorer: 'compass', knight: 'visored-helm', thief: 'hood', warrior: 'barbarian', mage: 'pointy-hat',
}

export const ITEM_ICONS: Record<string, string> = { torch: 'torch', crystal: 'crystal-cluster', key: 'key', sword: 'broadsword' }

/** The picture of a room or a character. */
export function pictureOf(id: string, kind?: Kind): string {
  if (PICTURES[id]) return PICTURES[id]
  return kind === 'vault' ? 'open-treasure-chest' : kind === 'storeroom' ? 'barrel' : 'wooden-door'
}

/** The icon of a gain: an item, coins, healing. */
export const gainIcon = (slot: { item?: string; treasure?: number; heal?: number }): string =>
  slot.item !== undefined ? (ITEM_ICONS[slot.item] ?? 'knapsack') : slot.treasure !== undefined ? 'two-coins' : 'heart-drop'
