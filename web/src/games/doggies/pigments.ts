/** Which pigment stands for what (docs/language.md section 6). */
import type { Kind, RoomCard, Weapon } from './board'

export const WEAPON_PIGMENTS: Record<Weapon, string> = { sword: 'madder', bow: 'verdi', fireball: 'plum' }
const PIGMENTS: Record<Kind, string> = {
  start: 'iron', monster: 'madder', coins: 'ochre', artifact: 'verdi', trap: 'iron', vagabond: 'azure', chest: 'ochre', potions: 'verdi', door: 'ochre', portal: 'plum',
}

export const pigmentOf = ({ kind, trophy }: Pick<RoomCard, 'kind' | 'trophy'>): string => {
  const [weapon] = Object.keys(trophy ?? {})
  return kind === 'artifact' && weapon ? WEAPON_PIGMENTS[weapon as Weapon] : PIGMENTS[kind]
}
export const questPigment = (quest: string): string => (quest.startsWith('most-') ? WEAPON_PIGMENTS[quest.slice(5) as Weapon] : 'madder')
