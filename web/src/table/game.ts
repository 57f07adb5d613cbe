/**
 * What a game brings to the screen: `src/games/<id>/index.ts` has a default export of this shape (`GameScreen` in games/types.ts) and is
 * loaded when a table of that game opens. Everything is optional but the board; what is missing, the house draws from the view (a list
 * of options).
 *
 * All parts get one prop, `screen`: the live state of the table (see TableScreen). They draw `screen.view.board` and turn
 * clicks into `screen.touch(objectId, event.currentTarget)`. They know no rules.
 */
import type { Component } from 'svelte'
import type { Ask, Entry, Figure, Option, Seat, View } from '../lib/types'
import type { Gesture } from './choosing'
import type { Ending, Picture } from './ending'
import type { Beat, Kinds } from './story/beats'
import type { Sound } from './story/sounds'

/** A part of the table in the text mode that is read closely only when it is wanted: what stands over it, and its sentences. */
export interface Passage { id: string; head: string; lines: string[]; /** It lies open until somebody shuts it. */ open?: boolean; /** What tells whether it has changed, where that is not all of it. */ reads?: string }

/** What the text mode offers beside the choices, and instead of those with this key: several steps in one, under a heading. `idle` says who can do nothing, and why. */
export interface Extra { instead: string; title: string; each: { id: string; text: string; chosen: boolean; run(): void }[]; idle: string[] }

export interface PartOf<Screen> { screen: Screen }

/** What the seam says; the house's own words are used for whatever is missing. */
export interface Saying {
  /** Instead of the bold "Your turn:", where it is somebody else's and I am asked all the same. */
  bold?: string
  /** After the bold "Your turn:" (or the bold name): what may be done. */
  say?: string
  /** Second line: consequence or odds. */
  more?: string
  /** The second line stands beside a lesson's notes, too: they mostly say what it would. */
  stays?: boolean
  /** All but the bold begins a moment later: the stage counts up to it first. */
  late?: boolean
}

/** What an entry of the journal changes for a seat: it goes from its cause to the seat, number with icon and word. */
export interface Gain {
  seat: Seat
  icon: string
  text: string
  tone: 'gain' | 'loss' | 'news'
  /** The object it comes from. */
  from: string
}

/** One side of the sums that decided a defeat. */
export interface Sum {
  seat?: Seat | null
  name: string
  /** What the total is made of, besides the dice. */
  parts: string
  dice: readonly number[]
  total: number | string
  /** It is the greater one, which did the harm. */
  won?: boolean
}

/** What stands on the large stage when I am out of the game, or my hero is: plain data, drawn by the house (story/Defeat.svelte). */
export interface Defeat {
  /** The hero: picture, pigment of its block, name, and what stands under it. */
  icon: string
  pigment: string
  name: string
  sub: string
  head: string
  /** How it happened, in one sentence. */
  cause: string
  /** What did it, set bold behind it; and what is said after that. */
  blow?: string | undefined
  after?: string | undefined
  sums?: readonly Sum[]
  /** What was reached: icon, what it is, how much. */
  reached: readonly { icon: string; label: string; value: string }[]
  /** I am not out, and this is how I go on. */
  on?: string
}

/** A button of the seam. */
export interface Act {
  id: string
  /** The thing that its option touches: what speaks of that points at the button. */
  object?: string | undefined
  text: string
  /** What it costs and brings, in a line of its own where the button is narrow. */
  price?: string | undefined
  /** The key that does the same, as it is shown. */
  key?: string
  primary?: boolean
  /** It does what was chosen on the board, where no option is selected yet: a walk. */
  chosen?: boolean
  /** Something hidden is revealed by it: no undo after this. */
  final?: boolean
  /** It cannot be done now; a press says why. */
  off?: boolean
  run(): void
}

/**
 * What a table at rest does without. A game may have these parts at once, or bring them a moment later (`GameOf.later`). Until they are
 * there, nothing is told.
 */
export interface LaterOf<Screen> {
  /** How long each of the journal's entries is shown when it happens; what is not named is told with what comes next. */
  beats?: Kinds
  /** The same of what the board shows by itself, for text mode. */
  aloud?: Kinds
  /** Outcomes that are told with the one before them even for a seat that has the like in it already: the points of one deed. */
  joins?: readonly string[]
  /** Verdicts that are told together with the die that they judge: what was needed never stands without it. */
  judges?: readonly string[]
  /** What says only that something does not happen, and why: told behind what does. */
  asides?: readonly string[]
  /** What has more to read than others of its kind stands at least so long, in ms, by key of the journal. */
  holds?: Readonly<Record<string, number>>
  /** What somebody who only waits need not be shown for long: it stands at most for GLANCE. */
  glances?(entry: { key: string }, view: View): boolean
  /** Whether I only wait, until a round ends: all that the others do till then may be skipped. Else that is whoever is out, and till the end. */
  idles?(view: View): boolean
  /** Keys of the journal with which a round ends. */
  rounds?: readonly string[]
  /** What it shows large over the stage while it is told; nothing where the board says enough. */
  Spot?: Component<PartOf<Screen> & { beat: Beat }>
  /** Drawn at the end of the sentence that tells a beat: what it costs of the turn. */
  BeatNote?: Component<PartOf<Screen> & { beat: Beat }>
  /** How much an entry weighs for me in what is told in a few lines of everything that was missed, where its kind does not say it: 0 leads to something, 3 changes somebody's fortune, more a game. */
  weight?(entry: { key: string; args: Record<string, unknown> }, me: Seat | null): number
  /** What the seam says of a beat, instead of the log's own lines; null: those. */
  told?(screen: Screen, beat: Beat): Saying | null
  /** What is heard with an entry, where that is not what suits its kind. */
  sounds?: Readonly<Record<string, Sound>>
  /** The picture of what an entry tells: a card, a room, a hero; null: none of its own. `board` is the board as it was then. */
  picture?(entry: { key: string; args: Record<string, unknown> }, board: unknown): Picture | null
  /** What an entry changes for seats; `together` is all that is told at once. */
  gains?(entry: { key: string; args: Record<string, unknown> }, together?: readonly { key: string; args: Record<string, unknown> }[]): Gain[]
  /** What is going on now (a battle, a moment to respond), as the first tab of the rail; on a phone a sheet over the foot of the stage. */
  Scene?: Component<PartOf<Screen>>
  /** Contents of the Odds tab; the tab is there when `hasOdds` says so. */
  Odds?: () => Promise<{ default: Component<PartOf<Screen>> }>
  /** What opens over the stage: the card that is read, a player's board. It is there as long as the table is. */
  Overlay?: Component<PartOf<Screen>>
  /** All its cards, at the end of its rules page. */
  Gallery?: () => Promise<{ default: Component<{ game: string }> }>
  /** What draws the pictures beside its rules, each by the name that the page gives it: `room:goblin`. */
  pictures?: () => Promise<{ default: Component<{ id: string; game: string }> }>
  /** Entries by which a seat loses its hero: that seat is told on the large stage, as `defeat` says. */
  defeats?: readonly string[]
  defeat?(screen: Screen, beat: Beat): Defeat | null
  /** Replay: what an answer was that left no line in the log, after the player's name, as far as the table shows it then; '' for one under seal. */
  stepWords?(what: string, option: string, view: View): string
}

/** `Screen` is what all parts get; the table's own names it. */
export interface GameOf<Screen> extends LaterOf<Screen> {
  /** How one chooses an option: what is taken up for it, what is aimed at; none: its thing is pressed at once. */
  gesture?(option: Option, ask: Ask, view: View): Gesture
  /** The sign of an act that cannot be taken back, where no die is rolled; else a die. */
  final?: string
  /** What has to be here before it is shown, such as the names of its cards; done, too, where it can't be had. */
  opens?(screen: Screen): Promise<void>
  /** Its board needs the width: no rail on the right; the log stands below the seats (`RailFoot`) and in the menu's sheet. */
  wide?: boolean
  /** A choice in full where the message of its option does not do for a screen. */
  inFull?(option: Option): string | undefined
  /** The hints (`goal`) and notes (`note-attacks`) that the guide of its lesson has told by its end. */
  taught?: readonly string[]
  /** The stage. Give each piece `data-object="room:3"` so that log lines and "why not?" boxes find it. */
  Board: Component<PartOf<Screen>>
  /** My hand, under the seam; empty for spectators. */
  Hand?: Component<PartOf<Screen>>
  /** What is drawn of one seat in the rail (desktop) or strip (phone), above its figures; `full` in the sheet that opens on a phone. */
  SeatStats?: Component<PartOf<Screen> & { seat: Seat; full?: boolean }>
  /** The name of that tab, and what brings it to the front by itself: another word, another thing; null while nothing does. */
  scene?(screen: Screen): { tab: string; open: string | null }
  hasOdds?(view: View): boolean
  /** Below the seats on the desktop, for instance the supply. */
  RailFoot?: Component<PartOf<Screen>>
  /** What is said when the game is over: who has won and why, everybody's place, the moments that mattered. Fetched only then. */
  ending?(): Promise<{ ending(screen: Screen): Ending }>
  /** Breadcrumbs for the top bar: "Level 3 of 5". `strong` is set bold. */
  crumbs?(view: View): { strong: string; rest?: string }[]
  /** What to say on the seam, for an open question, a selected option, or while waiting. */
  prompt?(screen: Screen): Saying
  /** Drawn at the end of the seam's sentence: points left. */
  SeamNote?: Component<PartOf<Screen>>
  /** The buttons of the seam, instead of the house's (confirm and clear what is selected); null: the house's. */
  acts?(screen: Screen): Act[] | null
  /** What the game adds to the menu now. */
  menu?(screen: Screen): Act[] | null
  /** The game's own keys, for the list of keys: as printed on the key, and what it does. */
  keys?(): [key: string, does: string][]
  /** A key before the house looks at it (Enter, Esc); whether it was used. */
  key?(event: KeyboardEvent, screen: Screen): boolean
  /** The same for single-letter keys, which a person may have switched off. */
  letter?(event: KeyboardEvent, screen: Screen): boolean
  /** Several answers that were one gesture and are taken back as one, where the last answers are such; with what that takes back in words. */
  undo?(screen: Screen): { text: string; run: () => void } | null
  /** Under a player's name: the character. */
  seatSub?(view: View, seat: Seat): string
  /** On a desktop, too, a press on a seat's panel opens all that is to be seen of it. */
  seatOpens?: boolean
  /** Status word of a seat ("played 4"); '' leaves it to the house ("to play", "ready"). */
  seatWord?(view: View, seat: Seat): string
  /** What stands beside the last of a seat's figures; readers are told it by the game. */
  seatNote?(view: View, seat: Seat): string
  /** Whether a seat is out of the game. */
  seatOut?(view: View, seat: Seat): boolean
  /** Whose turn it is, in games of turns: what I decide in another's turn is a reply, and is told again together with that turn. */
  turnOf?(view: View): Seat | null
  /** Objects on the screen that a log entry speaks of, besides its seats: `room:3`, `hand:key`. */
  logObjects?(entry: { key: string; args: Record<string, unknown> }): string[]
  /** Whose panel a press on such an entry opens, if anybody's. */
  logOpens?(entry: { key: string; args: Record<string, unknown> }): Seat | null
  /**
   * Parts that are needed only when something happens or is told; what weighs most of them is best brought here, since the first view
   * waits for all the rest. Fetched as soon as the table stands, together with what tells stories, and then parts like any other.
   */
  later?(): Promise<LaterOf<Screen>>
  /** Whether another entry, just beside, says what this one does with more, or the journal has said it once and for all: the log has only that. */
  echoes?(entry: Entry, other: Entry, journal: readonly Entry[]): boolean
  /** Journal keys that begin a new group in the log ("Room 3, Dragon"). */
  logHeads?: readonly string[]
  /** Replay: what an answer was that the log tells to nobody or only in part, for whoever may know it there; '' for every other. */
  stepSecret?(what: string, option: string): string
  /** Those figures of a seat that what is planned has changed. */
  figures?(view: View, seat: Seat): Record<string, Figure>
  /** Each seat's score, for the lines of the replay strip. */
  scores?(view: View): Record<Seat, number>
  /** The icon of an event worth a mark on the replay strip, or null. */
  logIcon?(entry: { key: string; args: Record<string, unknown> }): string | null
  /** The state as plain sentences for the text mode; fetched only then. */
  speech?(): Promise<{ speech(view: View, names: Record<Seat, string>): (string | Passage)[]; /** What tells a choice from others of its words, behind them. */ beside?(view: View, option: Option): string; /** Whether another choice does the same for less. */ needless?(view: View, option: Option): boolean; /** Whether it stands last: it ends what the others go on with. */ last?(option: Option): boolean; /** A thing that a guide's note points at, where the note does not name it. */ pointed?(screen: Screen, thing: string): string; /** What is at stake with a question, said aloud with it. */ atStake?(view: View): string; extra?(screen: Screen): Extra }>
  /** The object where the keyboard goes on when what had the focus is gone; null leaves it to the house (the hand, the seam). */
  home?(screen: Screen): string | null
  /** Object ids of the hand in the order of the keys 1–9. */
  handObjects?(view: View): string[]
}
