"""What goes over the wire, as typed structs; docs/wire.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Letter = Annotated[str, Meta(pattern="^[A-H]$", max_length=1, description="A seat.")]
Name = Annotated[str, Meta(max_length=200)]
Entropy = Annotated[
    str, Meta(pattern="^([0-9a-f]{2}){0,64}$", max_length=128, description="Hexadecimal digits mixed into the dice.")
]
Short = Annotated[str, Meta(max_length=200)]
MessageId = Annotated[str, Meta(max_length=64, min_length=1)] | Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Me(Struct):
    """Who this browser is."""

    guest: str
    name: str
    named: bool


class NewName(Struct, forbid_unknown_fields=True):
    """What the guest wants to be called."""

    name: Name


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: ``me``, ``open`` or ``bot`` (of a level)."""

    kind: Literal["me", "open", "bot"]
    level: Short | None = None


PromiseId = Annotated[str, Meta(max_length=40, description="The id of a promise made to this guest.")]


class Promised(Struct):
    """A commitment to a secret that is stored already; ``id`` makes a table of it."""

    id: str
    commitment: str


class BranchWish(Struct, forbid_unknown_fields=True):
    """Play on from a finished game at another table, after so many answers of its players."""

    table: Short
    step: Number


class Branched(Struct):
    """The finished game that a table began with, and after how many answers of its players."""

    table: str | None
    step: int


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: Short
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: dict[str, bool | int | str] = {}
    public: bool = False
    watch: bool = True
    entropy: Entropy = ""
    promise: PromiseId | None = None
    branch: BranchWish | None = None


class Sitting(Struct, forbid_unknown_fields=True):
    """Somebody sits down."""

    entropy: Entropy = ""


class Rematch(Struct, forbid_unknown_fields=True):
    """Once more; ``promise`` and ``entropy`` count where this makes the new table."""

    entropy: Entropy = ""
    promise: PromiseId | None = None


class NewAnswer(Struct, forbid_unknown_fields=True):
    """An answer to an open question; ``what`` and ``at`` are the question's."""

    seat: Letter
    what: Short
    at: Number
    option: Short
    id: MessageId | None = None


class NewUndo(Struct, forbid_unknown_fields=True):
    """Take back the last answer; ``number`` is the view's."""

    seat: Letter
    number: Number
    id: MessageId | None = None


class NewStanding(Struct, forbid_unknown_fields=True):
    """When a seat wants to be asked at moments where something may be used: always, only when attacked, or not until its own turn;
    ``stops`` says so by kind of moment, those not named stay as they are."""

    mode: Literal["ask", "attacked", "turn"]
    stops: Annotated[dict[Short, bool], Meta(max_length=40)] = {}


class SayAnswer(NewAnswer, tag_field="t", tag="answer"):
    """An answer over the socket."""


class SayUndo(NewUndo, tag_field="t", tag="undo"):
    """An undo over the socket."""


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Said = SayAnswer | SayUndo | Ping


class TableSeat(Struct):
    """A seat as somebody sees it."""

    seat: str
    kind: Literal["me", "person", "open", "bot"]
    name: str
    here: bool
    level: str | None = None


class TableCard(Struct):
    """A table in a list."""

    id: str
    game: str
    public: bool
    watch: bool
    status: Literal["open", "playing", "over"]
    host: bool
    you: list[str]
    seats: list[TableSeat]
    commitment: str
    watching: int
    updated: float
    your_turn: bool
    waiting: list[str]
    result: dict[str, Any] | None = None
    rematch: str | None = None


class TableInfo(TableCard):
    """A table with its options."""

    settings: dict[str, bool | int | str] = {}
    branch: Branched | None = None


class TableLists(Struct):
    """Tables one can join, and one's own."""

    open: list[TableCard]
    mine: list[TableCard]


class Box(Struct):
    """The box of a game in the lobby: its picture and colour."""

    icon: str
    pigment: str


class GameInfo(Struct):
    """A game one can play."""

    id: str
    family: str
    words: dict[str, str]
    box: Box
    seats: list[int]
    usual_seats: int
    minutes: int
    settings: list[dict[str, Any]]
    levels: list[str]


class GameList(Struct):
    """All games."""

    games: list[GameInfo]


class RulesPage(Struct):
    """The rules page of a game."""

    markdown: str


class Cards(Struct):
    """What is printed on the cards, by id; the game's own form."""

    cards: dict[str, Any]


class Replay(Struct):
    """A finished game, step by step; ``standing`` lists who did not want to be asked when, since which number of answers."""

    steps: list[dict[str, Any]]
    names: dict[str, str]
    proof: dict[str, Any]
    standing: list[dict[str, Any]] = []


class Health(Struct):
    """The server lives."""

    status: str
    version: str


class ErrorBody(Struct):
    """What is wrong, by key and in an English sentence; ``why`` is a refusal of the rules."""

    key: str
    args: dict[str, Any]
    text: str
    why: dict[str, Any] | None = None


class ErrorAnswer(Struct):
    """An error."""

    error: ErrorBody


said_decoder = msgspec.json.Decoder(Said)
encode = msgspec.json.Encoder().encode
