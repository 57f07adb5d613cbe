/** Which picture, pigment and icon stands for what (docs/language.md sections 5 and 6). */
import type { Card, Group, Stat, Tested } from './board'
import { landOf } from './land.svelte'

export type Pigment = 'madder' | 'ochre' | 'verdi' | 'azure' | 'plum' | 'iron'

/** Every group of cards: its pigment, and the icon in its band. */
export const GROUPS: Record<Group, { pigment: Pigment; icon: string }> = {
  map: { pigment: 'iron', icon: 'dungeon-gate' },
  winter: { pigment: 'azure', icon: 'crystal-wand' },
  hero: { pigment: 'azure', icon: 'crenulated-shield' },
  quest: { pigment: 'azure', icon: 'laurels-trophy' },
  boon: { pigment: 'verdi', icon: 'prayer' },
  treasure: { pigment: 'ochre', icon: 'knapsack' },
  bane: { pigment: 'plum', icon: 'spider-web' },
  monster: { pigment: 'madder', icon: 'claws' },
  trap: { pigment: 'iron', icon: 'wolf-trap' },
}

export const STAT_ICONS: Record<Tested, string> = { melee: 'crossed-swords', magic: 'magic-swirl', speed: 'walking-boot', level: 'rank-3', life: 'hearts' }
export const STATS: readonly Stat[] = ['melee', 'magic', 'speed']

/** When a card may be played, where that is not its own phase, and how long it stays. */
export const TIMING_ICONS: Record<string, string> = { response: 'shield', any: 'infinity', attachment: 'linked-rings' }

export const CATEGORY_ICONS: Record<string, string> = {
  influence: 'aura', sacrifice: 'sacrificial-dagger', hunt: 'hunter-eyes', search: 'magnifying-glass', escort: 'chained-heart',
  threat: 'hazard-sign', chance: 'perspective-dice-six-faces-random',
}

/** Pictures by kind: those of every set without a surface. */
const PICTURES: Record<string, string> = Object.assign({}, ...Object.values(import.meta.glob<Record<string, string>>('./sets/*.ts', { eager: true, import: 'default' })))

/** Pictures by type, category or calling, for the cards of packs and for whatever needs none of its own. */
const TYPES: Record<string, string> = {
  // monsters
  undead: 'shambling-zombie', demon: 'daemon-skull', fiend: 'daemon-skull', vermin: 'rat', humanoid: 'witch-face', dragon: 'spiked-dragon-head',
  // treasures
  ring: 'ring', pack: 'knapsack', boots: 'boots', helmet: 'helmet', weapon: 'broadsword', shield: 'cracked-shield', armor: 'breastplate',
  cloak: 'robe', potion: 'health-potion', tool: 'anvil', jewel: 'fire-gem',
  // boons and banes
  maneuver: 'mighty-force', spell: 'magic-swirl', blessing: 'prayer', curse: 'spider-web', enhancer: 'raise-zombie', warp: 'teleport', shift: 'card-exchange',
  // traps
  mechanism: 'wolf-trap', magic: 'rune-stone',
  // spaces
  room: 'dungeon-gate', place: 'dungeon-gate', tunnel: 'crossroad', 'grim-tunnel': 'crossroad', road: 'crossroad', 'gloomy-road': 'crossroad',
  ...CATEGORY_ICONS,
}

const CALLINGS: Record<string, string> = {
  paladin: 'crenulated-shield', avenger: 'axe-sword', barbarian: 'axe-sword', sorceress: 'pointy-hat', sorcerer: 'pointy-hat', mage: 'pointy-hat',
  wizard: 'pointy-hat', rogue: 'hood', thief: 'hood', necromancer: 'skull-staff', warrior: 'broadsword', ranger: 'pocket-bow',
}

/** The picture of a card: its own, else that of its type, else that of its group. */
export function pictureOf(kind: string, card: Card | null): string {
  const own = PICTURES[kind] ?? landOf()?.pictures[kind]
  if (own || !card) return own ?? 'uncertainty'
  const types = card.group === 'map' ? [card.type] : card.group === 'quest' ? card.categories : card.group === 'hero' || card.group === 'winter' ? [] : card.types
  const calling = card.group === 'hero' ? CALLINGS[card.calling.toLowerCase()] : undefined
  return calling ?? types.map((type) => TYPES[type]).find(Boolean) ?? GROUPS[card.group].icon
}

/** Everything that these tables name, for the sprite's check. */
export const ALL_ICONS: readonly string[] = [
  ...Object.values(PICTURES), ...Object.values(TYPES), ...Object.values(CALLINGS), ...Object.values(GROUPS).map(({ icon }) => icon),
  ...Object.values(STAT_ICONS), ...Object.values(TIMING_ICONS),
]
