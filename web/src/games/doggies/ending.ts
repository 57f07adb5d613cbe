/** The end: who has won and why, and everybody's place. */
import { listed, t } from '../../lib/i18n.svelte'
import { isYou, youOr } from '../../table/end'
import type { Ending } from '../../table/ending'
import { phone } from '../../table/narrow'
import type { TableScreen } from '../../table/screen.svelte'
import { dogPicture, pictureOf, questPicture } from './art'
import { boardOf, questOf, type Row } from './board'
import { HUNT, momentsOf } from './moments'
import { pigmentOf, questPigment } from './pigments'
import { named, ui } from './say'

/** The quests that a dog has completed, its own first; in the narrow column of names that a desktop has they would be a column of words. */
const questsOf = (row: Row): string =>
  [row.quest, ...Object.keys(row.quests).filter((quest) => quest !== row.quest)].flatMap((quest) => ((times) => (times ? `${named(quest)}${times > 1 ? ` ×${times}` : ''}` : []))(row.quests[quest] ?? 0)).join(', ')

export function ending(screen: TableScreen): Ending {
  const board = boardOf(screen.view)
  const rows = (screen.view.result?.rows ?? []) as Row[]
  const winners = rows.filter(({ fate }) => fate === 'won' || fate === 'shared')
  const [best, second] = rows
  const who = { you: isYou(screen, best?.seat), name: screen.name(best?.seat ?? ''), count: best?.total ?? 0 }
  return {
    headline: winners.length > 1 ? ui('end-shared', { names: listed(youOr(screen, winners.map(({ seat }) => seat))), count: who.count }) : ui('end-wins', who),
    said: winners.length === 1 && second ? ui(second.fate === 'fewer-quests' ? 'end-by-quests' : 'end-second', { you: isYou(screen, second.seat), name: screen.name(second.seat), count: second.total }) : '',
    picture: { icon: dogPicture(best?.dog ?? ''), pigment: 'ochre' },
    ranks: rows.map((row, k) => ({ seat: row.seat, place: row.rank, sub: named(row.dog), more: phone.current ? questsOf(row) : '', reason: ui('end-why', { fate: k === 0 && second?.fate === 'fewer-quests' ? 'more-quests' : row.fate, count: who.count - row.total }) })),
    decided: 'total',
    moments: momentsOf(screen.view.journal, rows, board.dogs, screen.view.seat).map((moment) => {
      /** What a quest brought its own entry tells. */
      const means = moment.quest && !moment.decides ? undefined : ui('end-brought', { what: moment.quest ? 'quest' : 'way', coins: moment.coins, hunted: moment.hunted.length * HUNT, quests: listed([...new Set(moment.hunted)].map(named)), lead: moment.decides ? who.count - (second?.total ?? 0) : 0 })
      const quest = questOf(board, moment.quest)
      if (quest) return { ...moment, means, icon: questPicture(quest), pigment: questPigment(quest), title: `${ui('end-quest', { you: isYou(screen, moment.seat), name: screen.name(moment.seat) })}: ${named(quest.quest)}`, where: t('ui-end-look') }
      return { ...moment, means, ...(moment.card ? { icon: pictureOf(moment.card), pigment: pigmentOf(moment.card) } : { icon: 'trophy', pigment: 'ochre' }), title: ui('end-way', { you: isYou(screen, moment.seat), name: screen.name(moment.seat) }), where: moment.round ? ui('round', { round: moment.round }) : t('ui-end-look') }
    }),
  }
}
