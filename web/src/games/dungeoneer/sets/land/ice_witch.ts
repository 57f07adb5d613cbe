/** The pictures of the cards of this set, by kind. */
export default {
  // spaces: what is drawn in their clearings
  'last-hearth': 'campfire', 'ghost-peaks': 'mountaintop', 'volcanic-plateau': 'smoking-volcano', 'temple-of-cholizar': 'temple-gate',
  'frozen-gorge': 'cliff-crossing', 'ashen-waste': 'heat-haze', olmgard: 'viking-longhouse', 'hollow-pinewood': 'tree-face',
  'gallows-mire': 'gibbet', 'choir-of-stones': 'stone-pile', 'barrow-of-kings': 'sarcophagus', 'old-copper-mine': 'mine-wagon',
  // winter
  'winter-witchery': 'ice-spell-cast',
  // boons
  'northern-blood': 'bear-head', surefooted: 'fur-boot', shatterblow: 'hammer-drop', 'cold-clarity': 'crystal-cluster',
  'snow-runner': 'boot-prints', 'trophy-hunter': 'deer-head', 'blazing-brand': 'torch', 'step-through-the-mist': 'magic-portal',
  'land-singers-chant': 'harp', 'shared-fire': 'camp-cooking-pot',
  'roll-in-the-snow': 'snowflake-2', 'mirror-of-ice': 'ice-shield', 'second-wind': 'lungs', 'lucky-omen': 'raven', 'great-thaw': 'melting-ice-cube',
  // treasures
  rimefang: 'shining-sword', 'winterwood-staff': 'wizard-staff', 'whalebone-bow': 'bow-string', 'sunstone-lantern': 'old-lantern',
  'bearhide-cloak': 'fur-shirt', 'horned-helm': 'viking-helmet', 'ring-of-quiet-resolve': 'power-ring', 'reindeer-sled': 'deer',
  'witchs-mirror': 'shinto-shrine-mirror', 'ember-draught': 'fire-bottle', 'skyglass-shard': 'crystal-shine', 'ember-oil': 'oily-spiral',
  'bone-skis': 'skis', 'runed-strap': 'rope-coil',
  // banes
  'host-of-rime': 'ice-spear', 'deep-freeze': 'snowing', 'numbing-chill': 'thermometer-cold', 'treacherous-ground': 'icebergs',
  whiteout: 'wind-hole', 'mutual-distrust': 'cloak-dagger',
  blizzard: 'windy-stripes', 'brittle-steel': 'broken-axe', 'breaking-floes': 'iceberg', 'plate-of-rime': 'ice-cubes',
  // monsters
  'rime-imp': 'imp', 'frostbound-raider': 'barbarian', 'wailing-frostling': 'screaming', 'white-whisperer': 'frozen-body',
  'chillblood-hound': 'wolf-head', 'herald-of-the-host': 'hunting-horn', 'ice-shackled-brute': 'frozen-block',
  'snowmaw-glutton': 'gluttonous-smile', 'hoarfrost-tormentor': 'terror', 'glacier-tyrant': 'frozen-orb', 'drowned-fisher': 'fishing-net',
  'pale-bride': 'engagement-ring', 'starving-cave-bear': 'polar-bear', 'hrimvaal-ice-dragon': 'dragon-head',
  // traps
  'thin-ice': 'cracked-glass', 'frostfire-glyph': 'frostfire', 'mirage-gate': 'star-gate', 'collapsing-drift': 'dust-cloud',
  avalanche: 'ice-bomb',
  // quests
  'rescue-olaf-flanda': 'imprisoned', 'break-the-winter': 'ice-golem', 'lay-the-barrow-king': 'queen-crown',
  'track-the-rimeclaw': 'paw-print', 'the-fallen-star': 'falling-star', 'blood-for-the-stones': 'droplets',
  'tame-the-geyser': 'water-splash', 'drums-under-the-mountain': 'drum', 'warmth-for-olmgard': 'fireplace', 'hunger-in-the-pines': 'meat',
  'the-frost-foundling': 'baby-face', 'wager-with-the-north-wind': 'wind-slap',
  'names-of-the-dead': 'graveyard', 'smugglers-dice': 'rolling-dices',
  // heroes
  'tahewyn-draexis': 'crossed-axes', 'ryghus-gar': 'pocket-bow', 'dorrun-emberhand': 'dwarf-face',
  'enraka-tyvus': 'winged-shield', 'ysme-vharadil': 'ice-iris', 'vargan-halftail': 'lyre',
} as Record<string, string>
