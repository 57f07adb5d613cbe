"""The board of Dungeons & Doggies as a client receives it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ...kernel import shapes
from ...kernel.shapes import Seat, one_of
from .entries import ARGUMENTS as ARGUMENTS
from .entries import ENTRIES as ENTRIES

CardId: TypeAlias = str
Cell: TypeAlias = str
"""A place of the table by its way from the start: ``start``, ``n1``, ``n1e2``."""
Weapon: TypeAlias = Annotated[str, one_of("sword", "bow", "fireball")]
Symbols: TypeAlias = dict[str, int]
"""How many of each weapon: ``sword``, ``bow``, ``fireball``; those there are none of are left out."""
SideKind: TypeAlias = Annotated[str, one_of("wall", "open", "door", "broken")]
Kind: TypeAlias = Annotated[
    str, one_of("start", "monster", "coins", "artifact", "trap", "vagabond", "chest", "potions", "door", "portal")
]


class RoomCard(Struct):
    """A room card.

    :param name: what it is called; copies share it.
    :param sides: north, east, south, west, as it is printed.
    :param needs: what beats a monster; ``damage``: what passing it costs.
    :param trophy: the weapons it brings; ``shield``, ``key``: so many of these.
    :param weapon: what disarms a trap; what a vagabond brings with its paw.
    :param two: the weapons of a vagabond's other side.
    """

    id: CardId
    name: str
    kind: Kind
    sides: list[SideKind]
    needs: Symbols | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    trophy: Symbols | UnsetType = UNSET
    shield: int | UnsetType = UNSET
    key: int | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    weapon: Weapon | UnsetType = UNSET
    two: list[Weapon] | UnsetType = UNSET


class Place(Struct):
    """A room that is laid.

    :param x, y: how far east and south of the start.
    :param turned: how often it is turned clockwise, by quarters.
    :param sides: north, east, south, west, as they stand now; all walls where a used card covers it, but for
        whoever walks on from the trap it has just disarmed.
    :param paw: whose paw lies on it; ``paws``: how many.
    :param covered: the card that lies on a disarmed trap, or ``potion-bow`` and the like.
    :param hole: its card has been used up on the way that is walked: nobody may enter it.
    """

    cell: Cell
    x: int
    y: int
    card: RoomCard
    turned: int
    sides: list[SideKind]
    paw: Seat | None = None
    paws: int = 0
    covered: str | None = None
    hole: bool = False


class Hole(Struct):
    """Where a card lay that disarmed a trap: nobody may enter or fill it."""

    cell: Cell
    x: int
    y: int
    paw: Seat
    paws: int


class Site(Struct):
    """A free place that an exit leads to."""

    cell: Cell
    x: int
    y: int


class Taken(Struct):
    """A card that a dog has.

    :param side: the chosen side of a vagabond.
    :param cell: where it still lies under a paw; null once it is collected.
    """

    card: RoomCard
    side: Annotated[str, one_of("", "two", "paw")]
    cell: Cell | None


class QuestCard(Struct):
    """A quest: a hunt for a monster, or for most trophies of a weapon.

    :param what: the monster by name, or the weapon.
    :param coins: what each such monster brings, or the most trophies.
    """

    quest: str
    kind: Annotated[str, one_of("hunt", "most")]
    what: str
    coins: int


class Dog(Struct):
    """One player's dog; on its way out, as far as one may know it, with what is left to it there.

    :param attack, shields: base symbols; ``sum``: with all trophies but the two weapons of a vagabond, of which one counts in a
        fight; ``pairs``: these.
    :param paws: free ones; ``board``: all on its board; ``extras``: beside it.
    :param coins: of its cards so far, less what its traps and vagabonds take; without quests.
    :param where: in the dungeon, out of it, or asleep.
    :param quest: its personal quest, for itself, and for everyone in the end; null where it may not be known.
    """

    seat: Seat
    dog: str
    attack: Symbols
    shields: int
    sum: Symbols
    pairs: list[list[Weapon]]
    all_shields: int
    keys: int
    paws: int
    board: int
    extras: int
    potions: Symbols
    taken: list[Taken]
    coins: int
    where: Annotated[str, one_of("in", "out", "asleep")]
    quest: QuestCard | None


class Quest(QuestCard):
    """A quest with its standings: of the shared row, or the seat's own.

    :param counts: beaten monsters, or trophies of its weapon.
    :param holder: who has most trophies now; null where nobody has.
    """

    counts: dict[Seat, int]
    holder: Seat | None


class NotDone(Struct):
    """A decision that was not left in a room.

    :param deed: which: as its option begins; ``other`` where the same was done in another way.
    :param why: names the reason, as a refusal does; with its numbers.
    :param sword, bow, fireball: what a fight lacks; ``either``: it hangs on what a vagabond gives.
    :param damage: of a monster; ``spare``: how much more the dog can take.
    :param weapon: what disarms a trap.
    """

    deed: str
    why: str
    sword: int = 0
    bow: int = 0
    fireball: int = 0
    either: bool = False
    damage: int = 0
    spare: int = 0
    weapon: Annotated[str, one_of("", "sword", "bow", "fireball")] = ""


class Step(Struct):
    """A room on the way.

    :param did: what was decided there, as the option says it; "" where nothing was.
    :param broke: a side was broken open to come here, which cost a paw.
    :param key: a key opened a door to come here, or to leave this room.
    :param coins: what was decided there changed the way's coins by so many, without quests; ``quests``: by hunts, so many more.
    :param used: its card has been used up on a trap further on.
    :param unasked: where one decision was left, and was done without a question: what else there was, and why not.
    """

    cell: Cell
    did: str
    broke: bool = False
    key: bool = False
    coins: int = 0
    quests: int = 0
    used: bool = False
    unasked: list[NotDone] = []


class Burden(Struct):
    """What the way has cost and brought so far.

    :param damage: of ``shields``.
    :param paws: free ones.
    :param pairs: as of a :class:`Dog`.
    :param coins: what its cards bring, and hunts that count for this dog (of another's dog: shared hunts only), less traps and
        vagabonds; ``quests``: how many of them from hunts, which count when the game ends.
    """

    damage: int
    shields: int
    paws: int
    coins: int
    quests: int
    sum: Symbols
    pairs: list[list[Weapon]]
    keys: int
    potions: Symbols


class Walk(Struct):
    """The way out that is being walked."""

    seat: Seat
    cell: Cell
    path: list[Step]
    burden: Burden


class Best(Struct):
    """The way out that brings most, for the route helper.

    :param coins: what the whole way brings for certain: its cards, and hunts that count for this dog.
    :param cells: the rooms it leads through, the start first; ``out``: the side by which it leaves the last.
    :param exact: no way brings more; else none better was found in time.
    :param did: all that is done on it, step by step and room by room, as the options say it.
    """

    coins: int
    cells: list[Cell]
    out: Annotated[str, one_of("n", "e", "s", "w")]
    exact: bool
    did: list[str]


class Then(Struct):
    """How a dog would stand after a step or a decision."""

    burden: Burden


class Board(Struct):
    """The board as a seat may see it.

    :param first: who holds the first player's token; ``active``: whose turn it is.
    :param deck: cards that may still be drawn in this round; ``countdown``: they are those that were counted out.
    :param drawn: the card that is being laid.
    :param dogs: those chosen so far.
    :param boards: the boards nobody has.
    :param dealt: the seat's own two quests, until it has kept one; ``own``: the one it has kept.
    :param supply: potions that may be taken.
    :param walk: for whoever walks, and for everyone while it is told.
    :param best: the best way out from here, for whoever is to act or walks, where the table has the route helper.
    """

    round: int
    rounds: int
    first: Seat | None
    active: Seat | None
    deck: int
    countdown: bool
    drawn: RoomCard | None
    rooms: list[Place]
    holes: list[Hole]
    sites: list[Site]
    dogs: list[Dog]
    boards: list[str]
    dealt: list[QuestCard]
    own: Quest | None
    shared: list[Quest]
    supply: Symbols
    walk: Walk | None
    best: Best | None


class Row(Struct):
    """What became of a dog.

    :param rank: its place, from 1 (ruling 54).
    :param fate: ``<family>-fate-<fate>`` names it.
    :param quests: how often each was completed, the personal one first.
    :param figures: the columns of the result.
    """

    seat: Seat
    rank: int
    dog: str
    fate: str
    quest: str
    quests: dict[str, int]
    total: int
    figures: shapes.Figures


class Result(shapes.Result):
    """How the game ended, best first."""

    rows: list[Row]


SENT = (Board, Then, Result)
"""What clients' types are generated from, with all that these name."""
