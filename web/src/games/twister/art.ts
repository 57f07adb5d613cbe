/** Glyphs and pigments of Dungeon Twister (docs/language.md section 5). */
export const GLYPHS: Record<string, string> = {
  warrior: 'barbarian', 'wall-walker': 'ghost', cleric: 'sun-priest', mekanork: 'gear-hammer', thief: 'hood', wizard: 'pointy-hat',
  troll: 'troll', goblin: 'goblin-head', armor: 'breastplate', sword: 'broadsword', rope: 'rope-coil', 'speed-potion': 'standing-potion',
  'fireball-wand': 'crystal-wand', treasure: 'open-treasure-chest',
}

/** The pigment of a pair of rooms: 1 ochre, 2 azure, 3 verdigris, 4 madder; always with the numeral. */
export const PIGMENTS: Record<number, string> = { 1: 'ochre', 2: 'azure', 3: 'verdi', 4: 'madder' }

/** The glyph of everything a piece may do. */
export const DEEDS: Record<string, string> = {
  move: 'walking-boot', attack: 'crossed-swords', jump: 'jump-across', turn: 'cog', reveal: 'dungeon-light', break: 'anvil-impact',
  open: 'portcullis', close: 'portcullis', through: 'secret-door', heal: 'healing', recover: 'heart-drop', drink: 'standing-potion',
  fire: 'fireball', take: 'take-up', drop: 'put-down', give: 'hand-over', swap: 'swap', stop: 'halt', end: 'last', hands: 'third-eye',
}
