/** Which pigment stands for what (docs/language.md section 6). */
import type { Kind, QuestCard, RoomCard, Weapon } from './board'

export const WEAPON_PIGMENTS: Record<Weapon, string> = { sword: 'madder', bow: 'verdi', fireball: 'plum' }
const PIGMENTS: Record<Kind, string> = {
  start: 'iron', monster: 'madder', coins: 'ochre', artifact: 'verdi', trap: 'iron', vagabond: 'azure', chest: 'ochre', potions: 'verdi', door: 'ochre', portal: 'plum',
}

export const pigmentOf = ({ kind, trophy }: Pick<RoomCard, 'kind' | 'trophy'>): string => {
  const [weapon] = Object.keys(trophy ?? {})
  return kind === 'artifact' && weapon ? WEAPON_PIGMENTS[weapon as Weapon] : PIGMENTS[kind]
}
export const questPigment = ({ what }: QuestCard): string => WEAPON_PIGMENTS[what as Weapon] ?? 'madder'
