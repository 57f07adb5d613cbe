/** What is drawn in the chambers of the house's own map cards; a card of a pack has none. */
export const ROOM_GLYPHS: Record<string, string> = {
  'tomb-antechamber': 'dungeon-gate', 'inner-sanctum': 'greek-temple', 'troll-bridge': 'stone-bridge', crypt: 'coffin', library: 'bookshelf',
  'throne-of-ashes': 'throne-king', 'embalmers-hall': 'mummy-head', 'blade-gallery': 'sword-array', 'drowned-well': 'well',
  'scrying-pool': 'crystal-ball', 'sealed-vault': 'locked-fortress',
}
