/** Which picture and pigment stands for what (docs/language.md sections 5 and 6). */
import type { Kind, RoomCard, Weapon } from './board'

export const WEAPON_ICONS: Record<Weapon, string> = { sword: 'broadsword', bow: 'pocket-bow', fireball: 'fireball' }
export const WEAPON_PIGMENTS: Record<Weapon, string> = { sword: 'madder', bow: 'verdi', fireball: 'plum' }

const ROOMS: Record<string, string> = {
  ifrit: 'ifrit', tick: 'tick', squirrel: 'squirrel', skeledog: 'animal-skull', cat: 'cat', mimic: 'mimic-chest', cerberus: 'hound', golem: 'rock-golem', eyecat: 'eyestalk',
  dragon: 'spiked-dragon-head', keyfly: 'dragonfly', bitecalibur: 'broadsword', frisbow: 'pocket-bow', collar: 'spiked-collar', coin: 'coins', coins: 'coins', start: 'stairs',
  vagabond: 'raccoon-head', chest: 'locked-chest', potions: 'round-potion', door: 'wooden-door', portal: 'magic-portal',
}
const PIGMENTS: Record<Kind, string> = {
  start: 'iron', monster: 'madder', coins: 'ochre', artifact: 'verdi', trap: 'iron', vagabond: 'azure', chest: 'ochre', potions: 'verdi', door: 'ochre', portal: 'plum',
}
const DOGS: Record<string, string> = { joan: 'labrador-head', bonk: 'basset-hound-head', pluto: 'sniffing-dog', robin: 'jumping-dog', ruta: 'wolf-howl', sharik: 'sitting-dog' }

export const pictureOf = ({ name, kind }: Pick<RoomCard, 'name' | 'kind'>): string => (kind === 'trap' ? 'wolf-trap' : (ROOMS[name] ?? 'stairs'))
/** The picture of a room by the id of its card: `ifrit-bow` is an ifrit, `trap-bow-1` a trap. */
export const roomPicture = (id: string): string => (id.startsWith('trap') ? 'wolf-trap' : (ROOMS[id] ?? ROOMS[id.replace(/-\w+$/, '')] ?? 'stairs'))
export const pigmentOf = ({ kind, trophy }: Pick<RoomCard, 'kind' | 'trophy'>): string => {
  const [weapon] = Object.keys(trophy ?? {})
  return kind === 'artifact' && weapon ? WEAPON_PIGMENTS[weapon as Weapon] : PIGMENTS[kind]
}
export const dogPicture = (dog: string): string => DOGS[dog] ?? 'paw-print'
/** The picture of a quest: whom it hunts, or the weapon that counts. */
export const questPicture = (quest: string): string => {
  const [kind, what = ''] = quest.split('-')
  return kind === 'most' ? WEAPON_ICONS[what as Weapon] : (ROOMS[what] ?? 'trophy')
}
export const questPigment = (quest: string): string => (quest.startsWith('most-') ? WEAPON_PIGMENTS[quest.slice(5) as Weapon] : 'madder')
