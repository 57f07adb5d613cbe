"""The board of Dungeon Twister as a client receives it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from ...kernel import shapes
from ...kernel.shapes import Refusal, one_of
from .board import GATE_STATES
from .entries import ARGUMENTS as ARGUMENTS
from .entries import ENTRIES as ENTRIES
from .rooms import WAYS
from .state import HIDE, OPENING, SOURCES, STARTERS, TURNS

Seat: TypeAlias = Annotated[str, one_of("A", "B")]
Square: TypeAlias = str
"""``g5``; ``A-5`` and ``B-5`` on the starting lines."""
PlaceName: TypeAlias = str
"""Where a room lies: ``I`` … ``VIII``."""
PieceId: TypeAlias = str
"""``a-thief``."""


class Room(Struct):
    """A room that lies face up.

    :param turns: quarter turns to the right from how its plan is printed.
    """

    name: str
    number: int
    way: Annotated[str, one_of(*WAYS.values())]
    turns: int
    plan: list[str]
    gates: list[Annotated[str, one_of(*GATE_STATES)]]


class Place(Struct):
    """A place of the dungeon.

    :param room: null while it lies face down.
    :param limit: how many tokens may lie on it.
    :param hidden: how many tokens of each side lie face down on it.
    :param tokens: which, by seat; null where one may not know.
    """

    place: PlaceName
    room: Room | None
    limit: int
    hidden: dict[str, int]
    tokens: dict[str, list[PieceId] | None]


class Exit(Struct, omit_defaults=True):
    """How far a character is from its exit by the ways that are open now.

    :param way: ``yes``; else what bars it: one enemy (``held``), several (``crowd``), rooms face down (``dark``), or else walls,
        portcullises and pits (``no``).
    :param squares: how many, ``walls`` of them through a wall; 0 where there is no way.
    :param acts: how many actions that takes at the least.
    :param by: the enemy that bars it.
    """

    way: Annotated[str, one_of("yes", "held", "crowd", "dark", "no")]
    squares: int = 0
    walls: int = 0
    acts: int = 0
    by: PieceId | None = None


class Piece(Struct):
    """A token on a square. What it carries, its condition and its figures only characters have.

    :param load: what it carries.
    :param hurt: wounded in this turn.
    :param idle: it can do nothing more in this turn.
    :param exit: how far its exit is, while it could walk; not told in the middle of a move.
    """

    id: PieceId
    seat: Seat
    kind: str
    at: Square
    carrier: PieceId | None
    character: bool
    load: PieceId | UnsetType | None = UNSET
    wounded: bool | UnsetType = UNSET
    hurt: bool | UnsetType = UNSET
    idle: bool | UnsetType = UNSET
    speed: int | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    exit: Exit | UnsetType = UNSET


class Player(Struct):
    """What everybody sees of a player.

    :param actions, used: the action cards in hand and laid.
    :param combat: the combat cards in hand.
    :param out, lost, playing: how many of its characters escaped, died, are still in play.
    :param to_hide: how many tokens it has yet to lay face down.
    """

    seat: Seat
    points: int
    actions: list[str]
    used: list[str]
    combat: list[str]
    out: int
    lost: int
    playing: int
    to_hide: int


class Row(Player):
    """What became of a player.

    :param jumps: how many jump cards are left.
    """

    jumps: int
    fate: Annotated[str, one_of("won", "beaten", "drawn", *shapes.FATES)]
    figures: shapes.Figures


class Result(shapes.Result):
    """Who has won: both, in a draw."""

    rows: list[Row]


class Danger(Struct):
    """An enemy of whoever walks.

    :param strength: what it counts when it attacks.
    :param at: the squares where it could attack the walker in its next turn.
    :param over: those over which it could fly though the walker stands there.
    :param fire: those at which it could throw its fireball.
    """

    piece: PieceId
    strength: int
    at: list[Square]
    over: list[Square]
    fire: list[Square]


class Prey(Struct):
    """An enemy whom a walk brings within reach.

    :param at: the squares where the walk may end and from which the walker could attack it.
    """

    piece: PieceId
    at: list[Square]


class Reach(Struct):
    """Where a character could walk.

    :param reach: each square within its speed with the square before it on the way.
    :param over: those where it may pass but not end.
    :param worth: the points it scores if it leaves the dungeon with what it carries now.
    :param dangers: who could attack it where it may end.
    :param prey: whom it could attack from there.
    """

    reach: dict[Square, Square]
    over: list[Square]
    worth: int
    dangers: list[Danger]
    prey: list[Prey]


class Walk(Reach):
    """Where a move would lead.

    :param why: what bars the way to the squares around, as a place in ``reasons``: many lie behind the same wall.
    :param far: why it does not lead to any other.
    """

    why: dict[Square, int]
    reasons: list[Refusal]
    far: Refusal


class Mover(Reach):
    """The character in the middle of its move.

    :param steps: how many it has left.
    :param after: what it could do to somebody if it stopped here: ids of options.
    """

    piece: PieceId
    steps: int
    path: list[Square]
    after: list[str]


class Fighter(Struct):
    """Somebody in a combat.

    :param counts: the strength it adds.
    :param own: how much of that is its own.
    :param item: the object that adds the rest.
    :param beside: next to whom it stands.
    :param wounded: it has no strength of its own now.
    :param lost: what a defeat would do to it: ``wounded``, or what it would die of.
    """

    piece: PieceId
    counts: int
    own: int
    item: PieceId | None
    beside: PieceId
    wounded: bool
    lost: str


class Battle(Struct):
    """A combat; the totals are without cards.

    :param along: who does not fight, but would die with a side that loses, and of what.
    """

    attackers: list[Fighter]
    defenders: list[Fighter]
    target: PieceId
    attack: int
    defence: int
    along: dict[PieceId, str]


class Score(Struct):
    """Points that were made.

    :param source: by what (``<family>-ui-source-<source>``); ``before``: what a position began with.
    :param token: for which token.
    """

    source: Annotated[str, one_of(*SOURCES, "before")]
    token: PieceId | None
    points: int


class Placing(Struct):
    """A room being filled.

    :param seat: who places ``tokens`` now.
    :param later: what the other side places after that.
    """

    seat: Seat
    place: PlaceName
    tokens: list[PieceId]
    later: list[PieceId]


class Deed(Struct):
    """The action under way.

    :param number, of: which of the actions that its card, or a potion, gives.
    """

    number: int
    of: int
    potion: bool


class Board(Struct):
    """The board as a seat may see it.

    :param hides: who lays tokens face down now.
    :param card: the action card in play; "" between turns.
    :param left: how many actions are left; ``boost``: for one character alone.
    :param deed: the action under way; null between actions, and for what costs none.
    :param cap: the highest card that may be played, while there is such a limit.
    :param won: who has won, while the turn is played out.
    :param tally: what brought each side its points, in order.
    :param hand: the seat's own tokens that are not laid yet.
    """

    phase: Annotated[str, one_of(STARTERS, HIDE, OPENING, TURNS)]
    turn: int
    active: Seat | None
    hides: Seat | None
    card: str
    left: int
    deed: Deed | None
    boost: dict[PieceId, int]
    cap: int | None
    winner: Seat | None
    won: Seat | None
    tally: dict[str, list[Score]]
    drawn: bool
    draw_offer: Seat | None
    places: list[Place]
    pieces: list[Piece]
    fates: dict[PieceId, Annotated[str, one_of("killed", "escaped", "gone")]]
    hand: list[PieceId]
    players: list[Player]
    placing: Placing | None
    mover: Mover | None
    battle: Battle | None


class Turned(Struct):
    """A room as it would lie.

    :param opened, closed: the ways over its edges that would be open, or no more.
    :param along: where what turns with it would be.
    """

    place: PlaceName
    turns: int
    opened: list[str]
    closed: list[str]
    along: dict[PieceId, Square]


class Then(Struct):
    """What an action would be: of a ``move`` where it leads, of an attack the ``battle``, of a ``turn`` how the room would lie, of
    a fireball whom it kills, the carried included, and the ``points`` for that; of a jump or a wall-walk that leads
    out of the dungeon its ``points``."""

    reach: dict[Square, Square] | UnsetType = UNSET
    over: list[Square] | UnsetType = UNSET
    worth: int | UnsetType = UNSET
    dangers: list[Danger] | UnsetType = UNSET
    prey: list[Prey] | UnsetType = UNSET
    why: dict[Square, int] | UnsetType = UNSET
    reasons: list[Refusal] | UnsetType = UNSET
    far: Refusal | UnsetType = UNSET
    battle: Battle | UnsetType = UNSET
    turn: Turned | UnsetType = UNSET
    dies: list[PieceId] | UnsetType = UNSET
    points: int | UnsetType = UNSET


SENT = (Board, Reach, Walk, Then, Result)
"""What clients' types are generated from, with all that these name."""
