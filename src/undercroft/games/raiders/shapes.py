"""The board of Dungeon Raiders as a client receives it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ...kernel import shapes
from ...kernel.shapes import Seat, one_of
from .entries import ARGUMENTS as ARGUMENTS
from .entries import ENTRIES as ENTRIES

CardId: TypeAlias = str
"""A card of a hand: ``1`` … ``5``, ``torch``, ``crystal``, ``key``, ``sword``."""
Kind: TypeAlias = Annotated[str, one_of("monster", "vault", "trap", "storeroom")]
Harm: TypeAlias = int | Literal["half"]


class Slot(Struct):
    """What a place of a storeroom gives: one of the three."""

    item: CardId | UnsetType = UNSET
    treasure: int | UnsetType = UNSET
    heal: int | UnsetType = UNSET


class RoomCard(Struct):
    """A dungeon card with its figures for this table; which there are depends on its kind.

    :param strength: of a monster; null for one or two heroes.
    :param takes: alone: which chests below your card are yours.
    :param harm: of a trap, for each value.
    :param costs: what a trap takes.
    """

    id: str
    kind: Kind
    wounds: int | UnsetType = UNSET
    strength: int | UnsetType | None = UNSET
    chests: list[int] | UnsetType = UNSET
    takes: Annotated[str, one_of("all", "largest")] | UnsetType = UNSET
    skulls: int | UnsetType = UNSET
    harm: list[Harm] | UnsetType = UNSET
    costs: Annotated[str, one_of("treasure", "wounds")] | UnsetType = UNSET
    slots: list[Slot] | UnsetType = UNSET


class Change(Struct):
    """What a room did to one hero: one of the three."""

    seat: Seat
    treasure: int | UnsetType = UNSET
    wounds: int | UnsetType = UNSET
    item: CardId | UnsetType = UNSET


class Place(Struct):
    """One place of the level.

    :param known: it lies face down, and the seat has looked at it.
    :param card: null where the seat may not know it.
    :param outcome: what became of the heroes there; null before.
    """

    place: int
    face: Annotated[str, one_of("up", "down")]
    state: Annotated[str, one_of("done", "now", "ahead")]
    known: bool
    card: RoomCard | None
    outcome: list[Change] | None


class Hero(Struct):
    """The public side of a hero.

    :param items: how many; which is its own affair.
    :param laid: the cards in front of it in this room.
    """

    seat: Seat
    character: str
    treasure: int
    wounds: int
    alive: bool
    power: list[CardId]
    items: int
    laid: list[CardId]


class Hand(Struct):
    """What the seat holds.

    :param items: how many of each.
    """

    power: list[CardId]
    items: dict[CardId, int]


class Claim(Struct):
    """A chest of a vault: who would take it, and how much each."""

    chest: int
    seats: list[Seat]
    each: int


class TakenSlot(Slot, kw_only=True):
    """A place of a storeroom: who takes from it.

    :param left: how many of that item are left; null for what does not run out.
    :param short: too few are left for all who take.
    """

    seats: list[Seat]
    left: int | None
    short: bool


class Figures(Struct, kw_only=True):
    """How the room in play stands with the cards laid so far; which figures there are depends on its kind.

    :param values: what each hero laid, in order of laying.
    :param to_lay: who has yet to lay a card that counts, in turn.
    :param laid, missing: of a monster that all fight: the sum so far, and what it lacks.
    :param low: whom the monster would hit.
    :param most_left, most: the most that each can still lay against it, and all together.
    :param swords: whose most is an item: a sword, or one that may be (where no items are counted).
    :param prospect: ``sure``: even the least from everyone is enough; ``tight``: it takes the most.
    :param claims: of a vault; ``takes``: how much each hero would get, as far as the counter goes.
    :param value, harm, victims, takes: of a trap: the value that counts, what it does, to whom, how much to each.
    :param beyond: of a trap: who has yet to lay, and has only cards that would count in place of that value.
    :param ends: of a trap, once a card lies: the values that can count in the end, the least harmful first.
    :param slots: of a storeroom, by number.
    :param bleeds: in the last room: who can bleed to death after it; ``surely``: these will, whatever is laid.
    """

    values: dict[Seat, int]
    to_lay: list[Seat]
    laid: int | UnsetType = UNSET
    missing: int | UnsetType = UNSET
    low: list[Seat] | UnsetType = UNSET
    most_left: dict[Seat, int] | UnsetType = UNSET
    most: int | UnsetType = UNSET
    swords: list[Seat] | UnsetType = UNSET
    prospect: Annotated[str, one_of("beaten", "sure", "open", "tight", "lost")] | UnsetType = UNSET
    claims: list[Claim] | UnsetType = UNSET
    value: int | UnsetType | None = UNSET
    harm: Harm | UnsetType = UNSET
    victims: list[Seat] | UnsetType = UNSET
    takes: dict[Seat, int] | UnsetType = UNSET
    beyond: list[Seat] | UnsetType = UNSET
    ends: list[int] | UnsetType = UNSET
    slots: list[TakenSlot] | UnsetType = UNSET
    bleeds: list[Seat] | UnsetType = UNSET
    surely: bool | UnsetType = UNSET


class Contest(Figures, kw_only=True):
    """The same with what no laid card changes.

    :param fight: how a monster is fought: all together, in a duel, alone.
    :param need: what beats it.
    :param monster_card: alone: the card drawn for it; null before.
    """

    card: RoomCard
    fight: Annotated[str, one_of("sum", "duel", "solo")] | UnsetType = UNSET
    need: int | UnsetType = UNSET
    monster_card: CardId | UnsetType | None = UNSET


class Reach(Struct):
    """What those who have yet to lay can do to a card at a vault, by what is known of their hands.

    :param higher, level: who can play higher; who can play the same.
    :param surely: who can only play higher.
    :param keyed: who of these can do so with a key alone, or with an item that may be one (where no items are counted).
    :param best: the most treasure that the card can still bring.
    """

    higher: list[Seat]
    level: list[Seat]
    surely: list[Seat]
    keyed: list[Seat]
    best: int


class Then(Struct):
    """How the room would stand once a card is laid, as far as that is certain."""

    contest: Figures
    reach: Reach | UnsetType = UNSET


class Last(Struct):
    """The room before this one: what everybody laid, and what came of it."""

    card: RoomCard
    laid: dict[Seat, list[CardId]]
    changes: list[Change]


class Most(Struct):
    """Where the counters stop.

    :param treasure: null alone: it does not.
    """

    treasure: int | None
    wounds: int


class Cards(Struct):
    """All cards there are for hands, in order."""

    power: list[CardId]
    items: list[CardId]


class MonsterDeck(Struct):
    """Alone: the monster's cards."""

    left: int
    shown: list[CardId]


class Odds(Struct):
    """What a careful player could work out.

    :param unseen: how many dungeon cards the seat has not seen.
    :param kinds: those by kind, each with how many there are.
    :param held: the items that everybody holds; null where nobody can know, in a game loaded from a position.
    :param monster_cards: alone: what is left in the monster's deck.
    """

    unseen: int
    kinds: dict[str, dict[str, int]]
    held: dict[Seat, dict[CardId, int]] | None
    monster_cards: dict[CardId, int] | None


class Board(Struct):
    """The board as a seat may see it.

    :param room: the place of the room in play, from 1; 0 before the first.
    :param leader: who lays first; null where nobody does.
    :param order: the seats in the order in which they lay in this room.
    :param supply: how many of each item are left.
    :param torches: who has lit one in this level.
    :param bleeding: who would bleed to death if the heroes came out now.
    :param odds: null where the table goes without.
    """

    mode: Annotated[str, one_of("base", "duel", "solo")]
    quick: bool
    level: int
    levels: int
    most: Most
    cards: Cards
    room: int
    rooms: list[Place]
    heroes: list[Hero]
    leader: Seat | None
    order: list[Seat]
    hand: Hand | None
    supply: dict[CardId, int]
    torches: list[Seat]
    bleeding: list[Seat]
    contest: Contest | None
    last: Last | None
    monster_deck: MonsterDeck | None
    odds: Odds | None


class Row(Struct):
    """What became of a hero. The fields have the order in which results have always been kept.

    :param fate: ``<family>-fate-<fate>`` names it.
    :param figures: the columns of the result.
    """

    seat: Seat
    character: str
    treasure: int
    wounds: int
    fate: str
    figures: shapes.Figures


class Result(shapes.Result):
    """How the game ended, best first."""

    rows: list[Row]


SENT = (Board, Then, Result)
"""What clients' types are generated from, with all that these name."""
