/** What happens in Dungeon Raiders, as it is shown: how long each thing, what it changes for whom, and the scene over the stage. */
import type { Entry, View } from '../../lib/types'
import type { Gain } from '../../table/game'
import type { Beat, KindsOf } from '../../table/story/beats'
import { ITEM_ICONS, pictureOf } from './art'
import { boardOf, type Board, type Contest, type Entries, type Hero, type RoomCard } from './board'
import { cardName, named, rule, say, ui, type Part, type Say } from './say'

export const BEATS: KindsOf<Entries> = {
  'first-player': 'outcome', level: 'grave', enters: 'reveal', 'monster-card': 'reveal',
  lays: 'card', 'lays-item': 'card', crystal: 'card', torch: 'card', sees: 'reveal',
  'too-few-coins': 'outcome', 'coins-stay': 'outcome',
  'monster-beaten': 'outcome', 'monster-missed': 'outcome', 'monster-confused': 'outcome', 'trap-goes': 'outcome', 'trap-still': 'outcome',
  'vault-nothing': 'outcome', shortage: 'outcome',
  earns: 'outcome', loses: 'outcome', wounded: 'outcome', healed: 'outcome', 'takes-item': 'outcome', leads: 'outcome', 'leads-on': 'outcome',
  'level-ends': 'tally', dies: 'grave', bleeds: 'grave', 'nobody-bleeds': 'grave',
}

type Told = Pick<Entry, 'key' | 'args'>
type NameOf = (seat: string) => string
/** A name, or "you". */
type Called = (seat: string) => Part

/** Where changes come from: the room in play, or the card that a seat laid there. */
const ROOM = 'contest'
const laidBy = (seat: string): string => `fate:${seat}`

/** Who plays first flies nowhere: it would pass over what is told of the room. */
const NEWS = ['leads', 'first-player']

export function gains({ key, args }: Told): Gain[] {
  const seat = String(args.seat)
  const count = Number(args.count)
  const gain = (icon: string, text: string, tone: Gain['tone']): Gain[] => [{ seat, icon, text, tone, from: NEWS.includes(key) ? '' : key === 'bleeds' ? ROOM : laidBy(seat) }]
  switch (key) {
    case 'earns': return gain('two-coins', ui('chip-treasure', { sign: '+', count }), 'gain')
    case 'loses': return gain('two-coins', ui('chip-treasure', { sign: '−', count }), 'loss')
    case 'wounded': return gain('drop', ui('chip-wounds', { sign: '+', count }), 'loss')
    case 'healed': return gain('heart-drop', ui('chip-wounds', { sign: '−', count }), 'gain')
    case 'takes-item': return gain(ITEM_ICONS[String(args.item)] ?? 'knapsack', named(String(args.item)), 'gain')
    case 'dies': case 'bleeds': return gain('tombstone', ui('status-dead'), 'loss')
    case 'leads': case 'first-player': return gain('card-play', ui('chip-leads'), 'news')
    default: return []
  }
}

/** The entries that judge a room, and those that say what it did to whom. */
export const JUDGED = ['monster-beaten', 'monster-missed', 'monster-confused', 'trap-goes', 'trap-still', 'vault-nothing', 'shortage']
export const DONE = [...JUDGED, 'too-few-coins', 'coins-stay', 'earns', 'loses', 'wounded', 'healed', 'takes-item']

type Tone = Gain['tone'] | 'none'

/** A card laid in the room, and what came of it for its hero. */
export interface Fate {
  seat: string
  value: number
  /** How many places to the right it lay before the cards were put in order, low to high. */
  by: number
  /** Everything laid in this room, crystals first. */
  laid: string[]
  /** What it brought, each with how it is to be read. */
  texts: { say: Say; tone: Tone }[]
  tone: Tone
  dead: boolean
}

export interface TallyRow extends Pick<Hero, 'seat' | 'character' | 'treasure' | 'wounds' | 'alive'> {
  tags: Say[]
  tone: 'out' | ''
}

/** What stands over the stage while something is told. */
export type Scene =
  | { what: 'room'; head: Say; more: Say }
  /** A dark room that my torch shows: its card, for my eyes. */
  | { what: 'seen'; head: Say; more: Say; card: RoomCard }
  | { what: 'verdict'; icon: string; /** How it reads: as a success, as a harm, or as neither. */ mood: 'good' | 'bad' | 'none'; head: Say; rule: Say; fates: Fate[]; told: Entry[] }
  | { what: 'tally'; icon: string; head: Say; more: Say | null; rows: TallyRow[]; cards: boolean }

/** What was told of the room in play, up to now. */
export function sinceEntered<T extends Told>(journal: readonly T[]): T[] {
  return journal.slice(journal.findLastIndex(({ key }) => key === 'enters' || key === 'level') + 1)
}

const keysOf = (told: readonly Told[]) => new Set(told.map(({ key }) => key))
const seatsOf = (told: readonly Told[], ...keys: string[]) => told.filter(({ key }) => keys.includes(key)).map(({ args }) => String(args.seat))

/** The scene of a beat; null where the table shows enough. `view` is the table as it is then. */
export function sceneOf(view: Pick<View, 'board' | 'journal' | 'seat'>, beat: Beat | null, nameOf: NameOf): Scene | null {
  const board = boardOf(view as View)
  const keys = keysOf(beat?.entries ?? [])
  const called = (seat: string): Part => (seat === view.seat ? say('ui-you') : nameOf(seat))
  if (keys.has('level-ends')) return levelOver(board, called)
  const begins = keys.has('first-player') || (keys.has('level') && (board.level > 1 || board.quick)) // the first level's rooms are seen while they are told
  const aim = begins && board.mode === 'base' ? opening(board, view.seat, called) : null
  if (aim) return aim
  if (keys.has('bleeds')) return bleeding(board, bleedersOf(board, Number(beat?.entries.findLast(({ key }) => key === 'bleeds')?.args.count)), called)
  const seen = beat?.entries.findLast(({ key }) => key === 'sees')
  const card = seen && board.rooms.find(({ place }) => place === Number(seen.args.place))?.card
  if (card) return { what: 'seen', head: say('raiders-ui-room-head', { room: Number(seen.args.place), name: cardName(card.id) }), more: rule(card, board.mode), card }
  const { contest } = board
  if (!contest) return null
  if (keys.has('enters') || keys.has('monster-card'))
    return { what: 'room', head: say('raiders-ui-room-head', { room: board.room, name: cardName(contest.card.id) }), more: rule(contest.card, board.mode) }
  const told = sinceEntered(view.journal)
  return DONE.some((key) => keysOf(told).has(key)) ? verdict(board, contest, told, keys.has('dies') ? seatsOf(told, 'dies') : [], view.seat, nameOf) : null
}

function headOf(contest: Contest, told: Told[]): Say {
  const keys = keysOf(told)
  const { card: { kind, skulls } } = contest
  const { total, need, against } = told.find(({ key }) => key === 'monster-beaten' || key === 'monster-missed')?.args ?? {}
  const by = skulls === 1 ? 'highest' : 'lowest'
  if (kind === 'vault') return keys.has('vault-nothing') ? say('raiders-ui-verdict-nothing') : say('raiders-ui-verdict-vault', { count: contest.card.chests?.length ?? 0 })
  if (kind === 'storeroom') return say('raiders-ui-verdict-storeroom')
  if (kind === 'trap') return say(keys.has('trap-still') ? 'raiders-ui-verdict-still' : 'raiders-ui-verdict-trap', { by, value: contest.value ?? 0 })
  if (keys.has('monster-confused')) return say('raiders-ui-verdict-confused')
  if (total === undefined) return say('raiders-ui-verdict-missed')
  return say(`raiders-ui-verdict-${keys.has('monster-beaten') ? 'beaten' : 'missed'}-sum`, { laid: Number(total), need: Number(need), against: Number(against ?? 0) })
}

/** What came of a room: the cards from the lowest to the highest, and what each brought. `dead`: who dies just now; before and after it the head is the room's. */
function verdict(board: Board, contest: Contest, told: Entry[], dead: string[], me: string | null, nameOf: NameOf): Scene {
  const bad = told.some(({ key }) => key === 'wounded' || key === 'loses' || key === 'monster-missed')
  const nothing = contest.card.kind === 'vault' && !told.some(({ key }) => key === 'earns')
  const icon = { storeroom: 'barrel', vault: nothing ? 'locked-chest' : 'open-treasure-chest', monster: '', trap: '' }[contest.card.kind] || (!bad ? 'check-mark' : contest.card.kind === 'monster' ? 'death-skull' : 'skull-crossed-bones')
  const head = !dead.length ? headOf(contest, told)
    : dead.length === 1 && dead[0] === me ? say('raiders-ui-verdict-dead-you') : say('raiders-ui-verdict-dead', { names: dead.map((seat) => (seat === me ? say('ui-you') : nameOf(seat))), several: dead.length > 1 ? 'yes' : 'no' })
  return {
    what: 'verdict', icon: dead.length ? 'tombstone' : icon, mood: bad || dead.length ? 'bad' : nothing ? 'none' : 'good', head, rule: cameOf(contest, told, board.mode),
    fates: fatesOf(board, contest, told), told: told.filter(({ key }) => DONE.includes(key) || key.startsWith('leads') || key === 'dies'),
  }
}

/** The rule by which it came, as what happened. */
function cameOf({ card, fight }: Contest, told: Told[], mode: string): Say {
  const unsplit = told.find(({ key }) => key === 'too-few-coins')
  if (unsplit && card.chests?.length === 1) return say('raiders-ui-came-unsplit', { count: Number(unsplit.args.count) })
  const beaten = told.some(({ key }) => key === 'monster-beaten') ? 'yes' : 'no'
  if (fight === 'sum' || fight === 'solo') return say(fight === 'sum' ? 'raiders-ui-came-monster' : 'raiders-ui-came-solo', { beaten, wounds: card.wounds ?? 0 })
  return card.id === 'storeroom-items' ? say('raiders-ui-came-items') : rule(card, mode)
}

/** From the lowest card to the highest; those of the same value in the order in which they were played. */
function fatesOf(board: Board, contest: Contest, told: readonly Told[]): Fate[] {
  const bySeat = new Map(board.heroes.map((hero) => [hero.seat, hero]))
  const played = seatsOf(told, 'lays', 'lays-item')
  const inPlay = Object.entries(contest.values).sort(([one], [other]) => played.lastIndexOf(one) - played.lastIndexOf(other))
  return [...inPlay].sort(([, one], [, other]) => one - other).map((card, at) => {
    const [seat, value] = card
    const mine = told.filter(({ args }) => args.seat === seat)
    const dead = mine.some(({ key }) => key === 'dies')
    const hero = bySeat.get(seat)
    const texts = mine.flatMap((entry) => comesOf(entry, hero?.wounds === board.most.wounds).map(({ text, tone }) => ({ tone, say: causeOf(entry, text) })))
    const unsplit = told.some(({ key, args }) => key === 'too-few-coins' && Array.isArray(args.seats) && args.seats.includes(seat))
    const halved = contest.harm === 'half' && contest.takes?.[seat] === 0 && !mine.some(({ key }) => key === 'wounded' || key === 'loses') // what it takes is counted anew when it has
    const left = contest.card.costs === 'wounds' ? board.most.wounds - (hero?.wounds ?? 0) : (hero?.treasure ?? 0)
    const none = halved ? say('raiders-ui-verdict-half', { half: left }) : unsplit ? say('raiders-ui-verdict-no-share') : texts.length ? null : say('raiders-ui-verdict-none')
    return { seat, value, by: inPlay.indexOf(card) - at, laid: hero?.laid ?? [], texts: none ? [{ tone: 'none', say: none }, ...texts] : texts, dead, tone: texts[0]?.tone ?? 'none' }
  })
}

/** What comes of a room for its hero: what flies to the seat, and that whoever played first goes on doing so, which changes nothing there. A counter that stops, or kills (`deadly`), says so. */
function comesOf(entry: Told, deadly: boolean): { text: string; tone: Tone }[] {
  const count = Number(entry.args.count)
  const full = Number(entry.args.full ?? 0)
  const what = full ? entry.key : deadly && entry.key === 'wounded' ? 'deadly' : ''
  if (what) return [{ text: ui('cut', { what, count, full }), tone: what === 'earns' ? 'gain' : 'loss' }]
  switch (entry.key) {
    case 'leads-on': return [{ text: ui('chip-leads-on'), tone: 'none' }]
    case 'wounded': return [{ text: ui('take-wounds', { count }), tone: 'loss' }]
    case 'healed': return [{ text: ui('gain-heal', { count }), tone: 'gain' }]
    default: return gains(entry)
  }
}

/** What changed, with why where the card alone does not say it; who of several with the same card leads is explained on the seam. */
function causeOf({ key, args }: Told, change: string): Say {
  const shared = Array.isArray(args.seats) && args.seats.length ? 'yes' : 'no'
  const why = !key.startsWith('leads') ? String(args.why ?? '') : shared === 'yes' ? 'level' : 'highest'
  return say('raiders-ui-cause', { why, shared: key === 'earns' ? shared : 'no', half: Number(args.half ?? 0), change })
}

const row = ({ seat, character, treasure, wounds, alive }: Hero, tags: string[], tone: TallyRow['tone'] = ''): TallyRow => ({
  seat, character, treasure, wounds, alive, tags: tags.map((tag) => say(`raiders-ui-${tag}`)), tone,
})

/** Who has the most treasure, and who would bleed to death, in words. */
function tagsIn(board: Board): (hero: Hero) => string[] {
  const coins = Math.max(...board.heroes.filter(({ alive }) => alive).map(({ treasure }) => treasure))
  return (hero) => {
    if (!hero.alive) return ['status-dead']
    if (board.mode === 'solo') return []
    return [...(hero.treasure === coins && coins ? ['tag-treasure'] : []), ...(board.bleeding.includes(hero.seat) ? ['tag-wounds'] : [])]
  }
}

/** The first level begins: who I am and what it is about; the last one: what comes after it. */
function opening(board: Board, me: string | null, called: Called): Scene | null {
  if (board.level > 1 && board.level < board.levels) return null
  const mine = board.heroes.find(({ seat }) => seat === me)
  const tagsOf = tagsIn(board)
  const head = board.level > 1 ? say('raiders-ui-last-level') : mine ? say('raiders-ui-first-level-you', { character: cardName(mine.character) }) : say('raiders-ui-first-level')
  return {
    what: 'tally', icon: mine && board.level <= 1 ? pictureOf(mine.character) : 'wooden-door', head, cards: false,
    more: board.level > 1 ? say('raiders-ui-last-level-more', { count: board.bleeding.length, names: board.bleeding.map(called) }) : say('raiders-ui-first-level-more', { levels: board.levels }),
    rows: board.heroes.map((hero) => row(hero, board.level > 1 || !hero.alive ? tagsOf(hero) : [], hero.alive ? '' : 'out')),
  }
}

/** A level ends: everybody's treasure and wounds, and who has most of them. */
function levelOver(board: Board, called: Called): Scene {
  const tagsOf = tagsIn(board)
  const heroes = [...board.heroes].sort((one, other) => Number(other.alive) - Number(one.alive) || other.treasure - one.treasure)
  return {
    what: 'tally', icon: 'wooden-door', head: say('raiders-ui-level-over', { level: board.level }), more: say('raiders-ui-level-over-more', { mode: board.mode, count: board.bleeding.length, names: board.bleeding.map(called) }),
    rows: heroes.map((hero) => row(hero, tagsOf(hero), hero.alive ? '' : 'out')), cards: true,
  }
}

/** All who bleed to death with so many wounds, told already or still to be told: nobody else who came out has as many. */
export const bleedersOf = ({ heroes }: Board, wounds: number): string[] => heroes.filter((hero) => hero.wounds === wounds).map(({ seat }) => seat)

/** The most wounded bleed to death: who, and with how many wounds. */
function bleeding(board: Board, victims: string[], called: Called): Scene {
  const heroes = [...board.heroes].sort((one, other) => Number(other.alive) - Number(one.alive) || other.wounds - one.wounds)
  const count = heroes.find(({ seat }) => victims.includes(seat))?.wounds ?? 0
  return {
    what: 'tally', icon: 'drop', head: say('raiders-ui-bleed-head'), cards: false,
    more: say('raiders-ui-bleed-more', { names: victims.map(called), count }),
    rows: heroes.map((hero) => row(hero, victims.includes(hero.seat) ? ['tag-bleeds'] : hero.alive ? [] : ['status-dead'], !hero.alive || victims.includes(hero.seat) ? 'out' : '')),
  }
}
