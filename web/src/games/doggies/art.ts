/** Which picture stands for what (docs/language.md section 5). */
import type { QuestCard, RoomCard, Weapon } from './board'

export const WEAPON_ICONS: Record<Weapon, string> = { sword: 'broadsword', bow: 'pocket-bow', fireball: 'fireball' }

const ROOMS: Record<string, string> = {
  ifrit: 'ifrit', tick: 'tick', squirrel: 'squirrel', skeledog: 'animal-skull', cat: 'cat', mimic: 'mimic-chest', cerberus: 'hound', golem: 'rock-golem', eyecat: 'eyestalk',
  trap: 'wolf-trap', dragon: 'spiked-dragon-head', keyfly: 'dragonfly', bitecalibur: 'broadsword', frisbow: 'pocket-bow', collar: 'spiked-collar', coin: 'coins', coins: 'coins', start: 'stairs',
  vagabond: 'raccoon-head', chest: 'locked-chest', potions: 'round-potion', door: 'wooden-door', portal: 'magic-portal',
}
const DOGS: Record<string, string> = { joan: 'labrador-head', bonk: 'basset-hound-head', pluto: 'sniffing-dog', robin: 'jumping-dog', ruta: 'wolf-howl', sharik: 'sitting-dog' }

export const pictureOf = ({ name, kind }: Pick<RoomCard, 'name' | 'kind'>): string => ROOMS[kind === 'trap' ? kind : name] ?? 'stairs'
/** The picture of a room by the id of its card: `ifrit-bow` is an ifrit, `trap-bow-1` a trap. */
export const roomPicture = (id: string): string => (id.startsWith('trap') ? 'wolf-trap' : (ROOMS[id] ?? ROOMS[id.replace(/-\w+$/, '')] ?? 'stairs'))
export const dogPicture = (dog: string): string => DOGS[dog] ?? 'paw-print'
/** The picture of a quest: whom it hunts, or the weapon that counts. */
export const questPicture = ({ what }: QuestCard): string => WEAPON_ICONS[what as Weapon] ?? ROOMS[what] ?? 'trophy'
