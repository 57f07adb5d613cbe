/** What stands on a card besides its picture and text: the words of its band, its numbers. */
import { capital, t } from '../../lib/i18n.svelte'
import { CATEGORY_ICONS, GROUPS, STAT_ICONS, TIMING_ICONS } from './art'
import type { Adventure, Body, Card, Stat, Threat } from './board'
import { nameOf } from './catalogue.svelte'
import { listed, ui } from './say'

/** A word of the game: a kind, a type, a stat; the word itself where a pack brings its own. */
export function word(id: string): string {
  const found = t(`dungeoneer-kind-${id}`)
  return found.startsWith('dungeoneer-') ? id.replace(/^(type|people|calling)-/, '') : found
}

const GROUP_WORDS: Record<string, string> = { hero: 'hero-card' }
export const groupWord = (card: Card): string => word(GROUP_WORDS[card.group] ?? card.group)

/** When it is played, or how long it stays; '' where every card of its group is alike. */
function timingOf(card: Adventure): string {
  if (card.group === 'monster' || card.group === 'trap') return ''
  if (card.timing === 'response' || card.timing === 'any') return word(card.timing)
  return card.duration === 'monster' ? '' : word(card.duration)
}

/** As many letters as a band of the narrowest card in the hand holds. */
const BAND = 15

/** The band: its icon, and its words; `brief` where only the shorter half of a long pair has room. */
export function bandOf(card: Card, brief = false): { icon: string; text: string } {
  const group = capital(groupWord(card))
  const { icon } = GROUPS[card.group]
  switch (card.group) {
    case 'hero': return { icon, text: capital(word(`calling-${card.calling.toLowerCase()}`)) }
    case 'quest': {
      const words = card.categories.map((each, at) => (at ? word(each) : capital(word(each))))
      return { icon: CATEGORY_ICONS[card.categories[0] ?? ''] ?? icon, text: (brief ? words.slice(0, 1) : words).join(' · ') || group }
    }
    case 'winter': return { icon, text: group }
    case 'map': return { icon, text: capital(card.entrance ? word('entrance') : word(card.type)) }
    default: {
      const timing = timingOf(card)
      const mark = TIMING_ICONS[card.timing] ?? TIMING_ICONS[card.duration]
      const both = timing ? `${group} · ${timing}` : group
      return { icon: card.group === 'boon' && mark ? mark : icon, text: brief && both.length > BAND ? capital(timing) : both }
    }
  }
}

/** Types, people or categories, as one line of the large card. */
export function typesOf(card: Card): string {
  if (card.group === 'hero') return [word(`people-${card.people.toLowerCase()}`), word(`calling-${card.calling.toLowerCase()}`)].join(', ')
  if (card.group === 'map' || card.group === 'quest' || card.group === 'winter') return ''
  return card.types.map((type) => word(`type-${type}`)).filter((each) => each !== word(card.group)).join(', ') // the band says that it is a curse
}

export const threatWords = ({ value, stats }: Threat): string => ui('map-threat', { stat: stats.map(word).join(` ${ui('map-or')} `), value })

/** A card in three words: its gist, else its types. */
export function gistOf(card: Card): string {
  const gist = 'gist' in card ? card.gist : null
  return gist ? ui(`gist-${gist.word}`, { n: gist.n ?? '', of: gist.of ? word(gist.of in STAT_ICONS || gist.of === 'trap' ? gist.of : `type-${gist.of}`) : '' }) : typesOf(card)
}

/** A quest that is done at any of more places than these says so in its text. */
export const MANY_PLACES = 4

/** Where a quest is done, in words; '' where almost anywhere. */
export const placesOf = (places: readonly string[]): string => places.length > MANY_PLACES ? '' : places.map((each) => (each === 'entrance' ? word('entrance') : nameOf(each) || each)).join(', ')

/** What a completed quest gives. */
export function rewardWords({ level = 0, life = 0, glory = 0 }: { level?: number; life?: number; glory?: number }): string {
  return listed([
    level ? ui('card-plus-level', { count: level }) : '', life ? ui('card-plus-life', { count: life }) : '', glory ? ui('card-plus-glory', { count: glory }) : '',
  ].filter(Boolean))
}

/** Whether a monster attacks in a form, or only counters in it. */
export const attacksIn = (body: Body, stat: Stat): boolean => body.forms.includes(stat)

/** Everything on a card as one text for readers. */
export function aloud(card: Card, name: string, text: string, cost?: number | 'X'): string {
  const parts = [name, bandOf(card).text.replace(' · ', ', ')]
  if ('cost' in card) parts.push(ui(card.group === 'boon' || card.group === 'treasure' ? 'card-costs-glory' : 'card-costs-peril', { cost: String(cost ?? card.cost) }))
  if ('body' in card && card.body) parts.push(bodyWords(card.body))
  if ('threat' in card && card.threat) parts.push(threatWords(card.threat))
  return [...parts, text.replace(/\.$/, ''), card.designed ? ui('designed') : ''].filter(Boolean).join('. ') + '.'
}

/** A monster's numbers in words. */
export const bodyWords = (body: Body): string =>
  ui('card-body', { life: body.life, melee: body.melee, magic: body.magic, speed: body.speed, forms: listed(body.forms.map(word)) })
