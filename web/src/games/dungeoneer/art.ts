/** Which picture, pigment and icon stands for what (LANGUAGE.md sections 5 and 6). */
import type { Card, Group, Stat, Tested } from './board'

export type Pigment = 'madder' | 'ochre' | 'verdi' | 'azure' | 'plum' | 'iron'

/** Every group of cards: its pigment, and the icon in its band. */
export const GROUPS: Record<Group, { pigment: Pigment; icon: string }> = {
  map: { pigment: 'iron', icon: 'dungeon-gate' },
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

/** Pictures by kind. */
const PICTURES: Record<string, string> = {
  // spaces: what is drawn in their chambers
  'tomb-antechamber': 'dungeon-gate', 'inner-sanctum': 'greek-temple', 'troll-bridge': 'stone-bridge', crypt: 'coffin', library: 'bookshelf',
  'throne-of-ashes': 'throne-king', 'embalmers-hall': 'mummy-head', 'blade-gallery': 'sword-array', 'drowned-well': 'well',
  'scrying-pool': 'crystal-ball', 'sealed-vault': 'locked-fortress',
  // boons
  'mighty-blow-2': 'mighty-force', 'fend-off': 'checked-shield', 'create-darkness': 'nested-eclipses', 'blessings-of-nakari': 'prayer',
  'rooted-stance': 'tree-roots', 'answering-steel': 'deadly-strike', 'third-eye': 'third-eye', 'wolfs-pace': 'wolf-howl',
  'gravebreakers-oath': 'skull-crack', 'lucky-tumble': 'jump-across', 'surge-of-will': 'embrassed-energy', 'stubborn-legs': 'sprint',
  'door-of-smoke': 'secret-door', 'labyrinths-favor': 'maze', 'light-fingers': 'snatch', 'turned-blade': 'bouncing-sword',
  // treasures
  'barrow-blade': 'broadsword', 'staff-of-cold-sparks': 'crystal-wand', 'mask-of-the-unburied': 'skull-mask',
  'mail-of-small-bones': 'breastplate', 'gravediggers-whetstone': 'stone-block', 'ember-setting': 'fire-gem', 'ferrymans-ring': 'ring',
  // banes
  'undead-awakening': 'raise-zombie', 'oiled-gears': 'gears', 'stolen-courage': 'broken-heart', 'leaden-weight': 'anvil',
  'grave-shackles': 'breaking-chain', 'creeping-rust': 'cracked-shield', 'shuddering-stones': 'earth-spit', 'hand-through-the-wall': 'grasping-claws',
  'chain-of-grudges': 'punch-blast', 'scent-of-blood': 'bleeding-wound',
  // monsters
  zombie: 'shambling-zombie', 'night-hamster': 'seated-mouse', 'crouching-skeleton': 'skeleton', 'grave-wraith': 'spectre', bugbear: 'bear-face',
  legion: 'daemon-skull', 'cackling-witch': 'witch-face', 'barrow-knight': 'black-knight-helm', 'bone-colossus': 'crossed-bones',
  'gloom-bats': 'moon-bats', 'shroud-spider': 'hanging-spider', 'soot-imp': 'imp-laugh', 'ghoul-pack': 'half-dead',
  // traps
  'unkind-boulder': 'falling-boulder', 'whispering-darts': 'dart', 'stone-sack': 'falling-rocks', 'mirror-of-the-dead-hour': 'mirror-mirror',
  'closing-walls': 'stone-wall', 'rune-of-exile': 'rune-stone',
  // quests
  'slay-draky': 'spiked-dragon-head', 'magic-fish': 'double-fish', 'free-caedmans-soul': 'ghost-ally', 'bone-regent': 'crowned-skull',
  'rat-mother': 'rat', 'hidden-phylactery': 'crystal-ball', 'buried-armoury': 'axe-sword', 'saints-ashes': 'covered-jar',
  'walled-in-mason': 'brick-wall', 'black-ledger': 'secret-book', 'feed-the-font': 'water-fountain', 'dice-with-the-dead': 'dice-six-faces-five',
  'death-knell': 'ringing-bell',
  // heroes
  kron: 'axe-sword', roderik: 'crenulated-shield', lorel: 'pointy-hat', raka: 'broadsword', vashti: 'skull-staff', pim: 'hood',
}

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
  room: 'dungeon-gate', tunnel: 'crossroad', 'grim-tunnel': 'crossroad',
  ...CATEGORY_ICONS,
}

const CALLINGS: Record<string, string> = {
  paladin: 'crenulated-shield', avenger: 'axe-sword', barbarian: 'axe-sword', sorceress: 'pointy-hat', sorcerer: 'pointy-hat', mage: 'pointy-hat',
  wizard: 'pointy-hat', rogue: 'hood', thief: 'hood', necromancer: 'skull-staff', warrior: 'broadsword', ranger: 'pocket-bow',
}

/** The picture of a card: its own, else that of its type, else that of its group. */
export function pictureOf(kind: string, card: Card | null): string {
  const own = PICTURES[kind]
  if (own || !card) return own ?? 'uncertainty'
  const types = card.group === 'map' ? [card.type] : card.group === 'quest' ? card.categories : card.group === 'hero' ? [] : card.types
  const calling = card.group === 'hero' ? CALLINGS[card.calling.toLowerCase()] : undefined
  return calling ?? types.map((type) => TYPES[type]).find(Boolean) ?? GROUPS[card.group].icon
}

/** Everything that these tables name, for the sprite's check. */
export const ALL_ICONS: readonly string[] = [
  ...Object.values(PICTURES), ...Object.values(TYPES), ...Object.values(CALLINGS), ...Object.values(GROUPS).map(({ icon }) => icon),
  ...Object.values(STAT_ICONS), ...Object.values(TIMING_ICONS),
]
