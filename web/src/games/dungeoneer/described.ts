/** The dungeon and the cards in sentences: where each space lies, its exits and where they lead, what it gives, who is there. The terminal says the same (`described.py`). */
import { asSentence, capital, small, t } from '../../lib/i18n.svelte'
import { partsOf } from '../../lib/ids'
import type { Option } from '../../lib/types'
import type { Passage } from '../../table/game'
import { freeWords, hazardsAloud } from './aloud'
import type { Board, Card, LaidCard, MapCard, SpaceId } from './board'
import { cardOf, isAdventure, mapOf, textOf } from './catalogue.svelte'
import { threatWords, word } from './facts'
import { exitsOf, SIDE_NAMES, whereAloud } from './geometry'
import { pinned } from './goals'
import { kindNamed, named, ui } from './say'

type Names = Record<string, string>
const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const

/** A space with where it lies, as the lines of choices name places: copies of a card have the same name. */
const at = ({ id, x, y }: Pick<LaidCard, 'id' | 'x' | 'y'>): string => ui('told-of-spot', { space: named(id), x: String(x), y: String(y) })
export const spotOf = (board: Board, id: SpaceId): string => ((lies) => (lies ? at(lies) : named(id)))(board.map.find((each) => each.id === id))

/** The exits of a space with what they take, and where they lead. */
function exits(board: Board, lies: LaidCard, card: MapCard): string {
  const said = exitsOf(card, lies.turned === 1).flatMap(({ kind, value, stats }, side) => {
    if (kind === 'wall') return []
    const [dx, dy] = STEPS[side] ?? [0, 0]
    const [x, y] = [lies.x + dx, lies.y + dy]
    const [beyond, free] = [board.map.find((each) => each.x === x && each.y === y), freeWords(lies, side)]
    const leads = beyond ? ui('told-of-to', { space: at(beyond) }) : ui('told-of-unexplored', { x: String(x), y: String(y) })
    const threat = kind === 'open' ? '' : `, ${threatWords({ value: value ?? 0, stats: stats ?? [] })}`
    const far = beyond && mapOf(beyond.id)
    const back = far ? exitsOf(far, beyond.turned === 1)[(side + 2) % 4] : undefined // it tests whoever comes back
    const way = back?.stats ? ` (${ui('told-of-back', { exit: `${kindNamed(back.kind)}, ${threatWords({ value: back.value ?? 0, stats: back.stats })}` })})` : ''
    return [`${ui(`map-${SIDE_NAMES[side]}`)}: ${kindNamed(kind)}${threat}${free && ` (${free})`}, ${leads}${way}`]
  })
  return ui('map-exits', { exits: said.join('; ') })
}

const gives = (board: Board, { peril, glory }: MapCard, taken = 'false'): string => ui('told-of-gives', { peril, glory, dice: String(board.solo), taken })

/** Whether what a space gives was taken in this turn, or that began there: a hero that has been nowhere else still gets it for staying. */
function takenIn(board: Board, lies: LaidCard): string {
  if (lies.new) return 'false'
  const stays = board.players.some(({ seat, space }) => seat === board.active && space === lies.id) && board.map.every((each) => each.new || each.id === lies.id)
  return stays ? 'stays' : lies.taken === 'began' ? 'began' : 'true'
}

/** Who and what is in a space, and which open quests it is for. */
function here(board: Board, { id }: LaidCard, names: Names, me: string | null): string[] {
  const { battle } = board
  const heroes = board.players.filter(({ alive, space }) => alive && space === id)
    .map(({ seat, down }) => (down ? ui('map-lying', { name: names[seat] ?? seat }) : (names[seat] ?? seat)))
  const foes = battle?.space === id ? battle.attacks.filter(({ monster, gone }) => monster && !gone).map(({ monster }) => named(monster)) : []
  return [
    ...(heroes.length ? [ui('map-here', { names: heroes.join(', ') })] : []), ...(foes.length ? [ui('told-of-foes', { cards: foes.join(', ') })] : []),
    ...pinned(board, me, id, (seat) => names[seat] ?? seat),
  ]
}

/** The type of a map card, its terrain and symbols. */
const kindsOf = ({ entrance, type, terrain, symbols }: MapCard, ice = 0): string => [entrance ? 'entrance' : type, ...terrain, ...symbols, ...(ice ? ['ice'] : [])].map(word).join(', ')

/** A space in sentences, as the terminal tells it. */
export function spaceTold(board: Board, lies: LaidCard, names: Names, me: string | null = null): { head: string; made: string[]; here: string[] } {
  const card = mapOf(lies.id)
  if (!card) return { head: at(lies), made: [], here: [] }
  return {
    head: ui('told-of-space', { spot: at(lies), type: kindsOf(card, lies.ice) }),
    made: [exits(board, lies, card), gives(board, card, takenIn(board, lies)), ...(textOf(lies.id) ? [textOf(lies.id).replace(/\.$/, '')] : hazardsAloud(card))], here: here(board, lies, names, me),
  }
}

/** What tells a choice from others of the same words: which way one goes, where the exits of a card would lead. */
export function apart(board: Board, { id, key, args }: Pick<Option, 'id' | 'key' | 'args'>): string[] {
  const card = key === 'lay' ? mapOf(String(args.space)) : null
  if (card) return [small(exits(board, { id: String(args.space), x: Number(args.x), y: Number(args.y), turned: Number(args.turned), held: [], sprung: [] } as unknown as LaidCard, card))]
  return key.startsWith('move') ? [t('dungeoneer-part-cost', { glory: 0, ap: 1 }), ui(`map-${SIDE_NAMES[Number(partsOf(id).at(-1))]}`)] : []
}

/** A space to be read closely when it is wanted: over it where it lies from one's hero, and who is there. */
export function passageOf(board: Board, lies: LaidCard, me: string | null, names: Names): Passage {
  const told = spaceTold(board, lies, names, me)
  const own = board.map.find(({ id }) => id === board.players.find(({ seat, alive }) => alive && seat === me)?.space)
  const from = own && own !== lies ? [ui('map-from', { where: whereAloud({ x: lies.x - own.x, y: lies.y - own.y }), you: 'true' })] : []
  return {
    id: lies.id, head: [told.head, ...from, ...told.here, ...told.made.slice(0, 1)].map(asSentence).join(' '), reads: [told.head, told.made[0], ...told.here].join(), // that it was entered in this turn is no news
    lines: told.made.slice(1).map(asSentence),
  }
}

const ADVENTURE = ['monster', 'trap']

/** What kind of card it is, when it is played or how long it stays, and its types. */
function band(card: Card): string {
  if (card.group === 'hero') return [`people-${card.people.toLowerCase()}`, `calling-${card.calling.toLowerCase()}`].map(word).join(', ')
  if (card.group === 'quest') return ['quest', ...card.categories].map(word).join(', ')
  if (card.group === 'map') return kindsOf(card)
  if (card.group === 'winter') return word('winter')
  const timing = ADVENTURE.includes(card.group) ? [] : [card.timing === 'response' || card.timing === 'any' ? card.timing : card.duration]
  return [...new Set([card.group, ...timing, ...card.types.map((type) => `type-${type}`)].map(word))].join(', ')
}

/** Everything that is printed on a card, as sentences; that it is designed here at the end. */
export function printed(board: Board, id: string): string {
  const card = cardOf(id)
  if (!card) return asSentence(named(id))
  const said = [named(id), band(card)]
  if (isAdventure(card)) said.push(ui(card.group === 'boon' || card.group === 'treasure' ? 'card-costs-glory' : 'card-costs-peril', { cost: String(card.cost) }))
  if (card.group === 'hero') said.push(ui('told-of-hero', { life: card.life, boons: card.boons, treasures: card.treasures }), ...card.levels.map(({ melee, magic, speed }, k) => ui('told-of-level', { level: k + 1, melee, magic, speed })))
  if (card.group === 'map') said.push(gives(board, card), ...(textOf(id) ? [] : hazardsAloud(card)))
  const body = isAdventure(card) ? card.body : card.group === 'quest' ? card.monster : null
  if (body) said.push(ui('card-body', { life: body.life, melee: body.melee, magic: body.magic, speed: body.speed, forms: body.forms.map(word).join(', ') }))
  if (isAdventure(card) && card.threat) said.push(threatWords(card.threat))
  if (textOf(id)) said.push(textOf(id).replace(/\.$/, ''))
  if (card.group === 'monster') said.push(ui('told-of-kill'))
  if (card.group === 'quest') {
    const reward = (['level', 'life', 'glory'] as const).flatMap((what) => (card.reward[what] ? [ui(`card-plus-${what}`, { count: card.reward[what] })] : []))
    if (reward.length) said.push(ui('sr-list', { what: ui('told-of-reward'), cards: reward.join(', ') }).replace(/\.$/, ''))
  }
  if (card.designed) said.push(ui('designed'))
  return `${said.map(capital).join('. ')}.`
}
