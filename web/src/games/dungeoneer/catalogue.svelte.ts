/** What is printed on the cards of a table: fetched once, kept; whatever is drawn from it is drawn again when it comes. */
import { lang, nameCards, t } from '../../lib/i18n.svelte'
import { prefs } from '../../lib/prefs.svelte'
import type { TableScreen } from '../../table/screen.svelte'
import { whereAloud } from './geometry'
import { openLand } from './land.svelte'
import { boardOf, kindOf, type Adventure, type Body, type Card, type CardId, type Catalogue, type HeroCard, type MapCard, type QuestCard, type Words } from './board'

const RETRY = 4000
/** Stands behind a quest's id where its monster is meant. */
const OF_QUEST = '-monster'
/** Stands behind a hero's id where its ability is meant. */
export const OF_HERO = '-ability'

let cards = $state.raw<Catalogue>({})
let from = ''
let first: Promise<void> = Promise.resolve()

async function fetchCards(path: string): Promise<Catalogue> {
  const answer = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`no cards at ${path}: ${answer.status}`)
  const { cards } = (await answer.json()) as { cards: Catalogue }
  await openLand(Object.values(cards))
  return cards
}

/** `tried` once the first try is over: a table without the words of its cards is still a table. */
async function take(path: string, tried: () => void): Promise<void> {
  for (;;) {
    try {
      const fetched = await fetchCards(path)
      if (from === path) cards = fetched
      return tried()
    } catch {
      tried()
      await new Promise((done) => setTimeout(done, RETRY))
      if (from !== path) return
    }
  }
}

/** Fetch the cards of the table on the screen, unless they are here; after a failure again, until they come. Done after the first try. */
export function openCards(screen: TableScreen): Promise<void> {
  nameCards(screen.family, (id, told) => (prefs.speech || told ? placed(screen, id) : nameOf(id)))
  const table = screen.table?.id ?? screen.view.table
  const path = table ? `/api/tables/${encodeURIComponent(table)}/cards` : `/api/games/${screen.view.game}/cards`
  if (from !== path) {
    from = path
    first = new Promise((tried) => void take(path, tried))
  }
  return first
}

/** In text mode and in what is told nobody sees which of several spaces of a name is meant: it has its place beside it. */
function placed({ view }: TableScreen, id: CardId): string {
  const name = nameOf(id)
  const alike = boardOf(view).map.filter((each) => nameOf(each.id) === name)
  const lies = alike.find((each) => each.id === id)
  if (!lies || alike.length < 2) return name
  return prefs.speech ? t('dungeoneer-ui-told-of-spot', { space: name, x: String(lies.x), y: String(lies.y) }) : t('dungeoneer-ui-told-apart', { space: name, where: whereAloud(lies) })
}

/** The house's own set, for the gallery; the cards of a table on the screen stay. */
export const houseCards = (game: string): Promise<Catalogue> => fetchCards(`/api/games/${encodeURIComponent(game)}/cards`)

/** Give the catalogue: tests do, and whoever has it already. */
export function setCards(given: Catalogue): void {
  cards = given
}

/** What is printed on a card, by its own id or its kind's; null until the catalogue is here. */
export function cardOf(id: CardId): Card | null {
  return cards[id] ?? cards[kindOf(id)] ?? null
}

/** The kind a card is of, of a quest's monster its quest. A few kinds end in a number themselves (Mighty Blow II), which the catalogue knows. */
export function kindIn(id: CardId): string {
  return id in cards ? id : kindOf(id).replace(OF_QUEST, '')
}

const ADVENTURES: readonly string[] = ['boon', 'treasure', 'bane', 'monster', 'trap']
export const isAdventure = (card: Card | null): card is Adventure => card !== null && ADVENTURES.includes(card.group)
export const heroOf = (id: CardId): HeroCard | null => ((card) => (card?.group === 'hero' ? card : null))(cardOf(id))
export const questOf = (id: CardId): QuestCard | null => ((card) => (card?.group === 'quest' ? card : null))(cardOf(id))
export const mapOf = (id: CardId): MapCard | null => ((card) => (card?.group === 'map' ? card : null))(cardOf(id))

/** What a monster is, of a card or of a quest (`<quest>-monster`). */
export function bodyOf(id: CardId): Body | null {
  if (id.endsWith(OF_QUEST)) return questOf(id.slice(0, -OF_QUEST.length))?.monster ?? null
  const card = cardOf(id)
  return isAdventure(card) ? card.body : null
}

/** Words in the language on the screen, in English where it lacks them. */
export const inWords = (words: Words | undefined): string => words?.[lang()] || words?.en || ''

/** What a card is called, the monster of a quest (`<quest>-monster`) or the ability of a hero (`<hero>-ability`); '' until the catalogue is here. */
export function nameOf(id: CardId): string {
  const hero = id.endsWith(OF_HERO) ? heroOf(id.slice(0, -OF_HERO.length)) : null
  if (hero) return inWords(hero.ability)
  return inWords((id.endsWith(OF_QUEST) ? bodyOf(id) : cardOf(id))?.name)
}

/** What a hero's ability is called by. */
export const abilityOf = (hero: CardId): string => hero + OF_HERO

/** What playing or using a card does, in a few words; '' where none are printed on it. */
export const briefOf = (id: CardId): string => inWords(cardOf(id)?.brief)

/** A card's printed text. */
export const textOf = (id: CardId): string => inWords(cardOf(id)?.text)
