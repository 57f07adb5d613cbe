/** The pictures of the cards of this set, by kind. */
export default {
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
} as Record<string, string>
