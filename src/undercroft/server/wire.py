"""What goes over the wire, as typed structs; docs/wire.md describes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from ..kernel.game import CARD, CARDS, KIND, PIECES
from ..kernel.shapes import Args, Frame, Refusal, Result, Row, View, one_of

Letter = Annotated[str, Meta(pattern="^[A-H]$", max_length=1, description="A seat.")]
Name = Annotated[str, Meta(max_length=200)]
Entropy = Annotated[
    str, Meta(pattern="^([0-9a-f]{2}){0,64}$(?!\\n)", max_length=128, description="Hexadecimal digits mixed into the dice.")
]
Short = Annotated[str, Meta(max_length=200)]
MessageId = Annotated[str, Meta(max_length=64, min_length=1, pattern="^[^\\u0000]+$")] | Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
FRAMES_AT_MOST = 80
"""How many entries of a journal are shown one by one: a turn of each player, and more."""


class Me(Struct):
    """Who this browser is."""

    guest: str
    name: str
    named: bool


class NewName(Struct, forbid_unknown_fields=True):
    """What the guest wants to be called."""

    name: Name


class Gone(Struct):
    """My data is deleted: so many tables were removed, so many go on without my name."""

    removed: int = 0
    kept: int = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: ``me``, ``open`` or ``bot`` (of a level). ``name``: who plays there on my screen, if not I."""

    kind: Literal["me", "open", "bot"]
    level: Short | None = None
    name: Name | None = None


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

    @property
    def bots_alone(self) -> bool:
        """Whether nobody is to play but bots."""
        return all(seat.kind == "bot" for seat in self.seats)


class Sitting(Struct, forbid_unknown_fields=True):
    """Somebody sits down."""

    entropy: Entropy = ""


class Rematch(Struct, forbid_unknown_fields=True):
    """Once more; ``promise`` and ``entropy`` count where this makes the new table."""

    entropy: Entropy = ""
    promise: PromiseId | None = None


Leaving: TypeAlias = Literal["lost", "ended", "bot"]
"""What follows when somebody leaves a game: the other of two has won; it ends without a winner; a bot plays on."""


class NewLeaving(Struct, forbid_unknown_fields=True):
    """Leave the game, knowing what follows."""

    how: Leaving


class BotWish(Struct, forbid_unknown_fields=True):
    """A bot of this level."""

    level: Short


class NewAnswer(Struct, forbid_unknown_fields=True):
    """An answer to an open question; ``what`` and ``at`` are the question's.

    :param joined: given by one gesture with the answer before, and taken back together with it.
    """

    seat: Letter
    what: Short
    at: Number
    option: Short
    id: MessageId | None = None
    joined: bool = False


class NewUndo(Struct, forbid_unknown_fields=True):
    """Take back the last answer; ``number`` is the view's."""

    seat: Letter
    number: Number
    id: MessageId | None = None


StandingMode: TypeAlias = Literal["ask", "attacked", "turn", "me", "meantime"]
"""When a seat wants to be asked (:mod:`.standing`)."""


class NewStanding(Struct, forbid_unknown_fields=True):
    """When a seat wants to be asked at moments where something may be used: always, only when attacked, or not until its own turn;
    ``stops`` says so by kind of moment, those not named stay as they are."""

    mode: StandingMode
    stops: Annotated[dict[Short, bool], Meta(max_length=40)] = {}


class SayAnswer(NewAnswer, tag_field="t", tag="answer"):
    """An answer over the socket."""


class SayUndo(NewUndo, tag_field="t", tag="undo"):
    """An undo over the socket."""


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Said = SayAnswer | SayUndo | Ping


class Standing(Struct):
    """When a seat wants to be asked at moments where something may be used.

    :param stops: by kind of moment, whether to ask there at all.
    """

    mode: StandingMode
    stops: dict[str, bool]


class LessonNote(Struct):
    """What the guide says: ``<family>-lesson-<key>``; ``things`` are objects of the screen (``hand:5``) or parts of it (``seam``)
    that it speaks of."""

    key: str
    things: list[str]


class LessonStep(Struct):
    """What the guide of a lesson says before the learner's next answer.

    :param first: how many notes there were before these; ``of`` how many there are in all.
    :param ends: the lesson ends with these.
    """

    notes: list[LessonNote]
    first: int
    of: int
    ends: bool


class TableView(View, kw_only=True):
    """A view as the server sends it.

    :param table: the id of the table; null in a replay.
    :param journal_from: the number of the journal's first entry: the live socket sends only what is new.
    :param standing: when the seat wants to be asked; null for spectators and in games without quiet questions.
    :param frames: the table as it was at each of the journal's entries, where they are news: so what happened is shown one by one.
    :param hands, seals: in a replay with everything open: everybody's hand, the answers under seal.
    :param lesson: what the guide says, where there is one and it has something to say.
    """

    table: str | None
    names: dict[str, str]
    journal_from: int
    frames: list[Frame] | UnsetType = UNSET
    standing: Standing | UnsetType | None = UNSET
    hands: dict[str, Any] | UnsetType = UNSET
    seals: dict[str, str] | UnsetType = UNSET
    lesson: LessonStep | UnsetType = UNSET


class TableSeat(Struct):
    """A seat as somebody sees it.

    :param here: somebody is connected; a bot always is.
    :param level: which bot plays; on the seat of a person, for one who has left.
    :param since: since when not (seconds since 1970); null where that is not known: nobody has come since the server started.
    """

    seat: str
    kind: Literal["me", "person", "open", "bot"]
    name: str
    here: bool
    level: str | None = None
    since: float | None = None


class TableCard(Struct):
    """A table in a list.

    :param progress: how far the game is: what the message ``<family>-ui-progress`` is given.
    :param leaving: what follows if I leave the game; null where there is nothing to leave.
    """

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
    leaving: Leaving | None = None
    progress: dict[str, int] = {}
    result: dict[str, Any] | None = None
    rematch: str | None = None


class TableInfo(TableCard):
    """A table with its options.

    :param guided: it is a lesson, and its guide is there.
    """

    settings: dict[str, bool | int | str] = {}
    branch: Branched | None = None
    guided: bool = False


class TableLists(Struct):
    """Tables one can join, and one's own.

    :param days: days after which games that are over are removed; 0: they are kept.
    """

    open: list[TableCard]
    mine: list[TableCard]
    days: float = 0


class Box(Struct):
    """The box of a game in the lobby: its picture and colour."""

    icon: str
    pigment: str


class SettingInfo(Struct):
    """An option of a table, for a form.

    :param seats: the seat counts it is for; all when empty.
    :param group: the heading ``ui-group-<group>`` under which it is folded away; none: what most tables choose by.
    :param choices: of a choice, and of one that takes several; ``names``: what these are called, by language.
    :param of_seats: some of the choices are seats; only those that a table has can be chosen there.
    :param low, high: the range of a number.
    """

    id: str
    type: Literal["bool", "int", "choice", "several"]
    default: bool | int | str
    seats: list[int]
    group: str | UnsetType = UNSET
    choices: list[str] | UnsetType = UNSET
    names: dict[str, dict[str, str]] | UnsetType = UNSET
    of_seats: bool | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET


class GameInfo(Struct):
    """A game one can play.

    :param lesson: it can be learned with a guide.
    """

    id: str
    family: str
    words: dict[str, Annotated[str, one_of(CARD, KIND, CARDS, PIECES)]]
    box: Box
    seats: list[int]
    usual_seats: int
    minutes: int
    settings: list[SettingInfo]
    levels: list[str]
    lesson: bool


class GameList(Struct):
    """All games."""

    games: list[GameInfo]


class Heading(Struct):
    """A heading that can be linked to: its anchor, its text, and how deep it stands (2 for a chapter)."""

    id: str
    text: str
    depth: int


class RulesPage(Struct):
    """The rules page of a game, as safe HTML, and what it contains."""

    html: str
    headings: list[Heading]


class Cards(Struct):
    """What is printed on the cards, by id; the game's own form."""

    cards: Mapping[str, Any]


def completed(view: View, **more: Any) -> TableView:
    """A view with what the server adds; the parts are the view's own."""
    return TableView(**asdict(view), **more)


class ErrorBody(Struct):
    """What is wrong, by key and in an English sentence; ``why`` is a refusal of the rules."""

    key: str
    args: dict[str, Any]
    text: str
    why: Refusal | UnsetType = UNSET


class StepLabel(Struct):
    """The answer of a step as an option's label."""

    id: str
    key: str
    args: Args


class Step(Struct):
    """What a player's answer led to; the first step is the start.

    :param view: without questions; its journal has what is new.
    :param number: how many answers there were, Nature's among them.
    :param standing: the house gave this answer for a seat that did not want to be asked.
    """

    view: TableView
    number: int
    who: str | None
    what: str | None
    option: str | None
    label: StepLabel | None
    standing: bool


class Proof(Struct):
    """Commitment, secret, what the seats added, and whether every answer of Nature follows from them.

    :param early: the host's share came before the commitment was shown, so it binds nothing.
    :param answers: how many answers of Nature there were.
    :param error: what is wrong, where it is not good.
    """

    commitment: str
    secret: str
    entropy: list[str]
    early: bool
    answers: int
    good: bool
    error: ErrorBody | UnsetType = UNSET


class Wish(Struct):
    """Since which step a seat wanted to be asked how."""

    seat: str
    mode: StandingMode
    stops: dict[str, bool]
    number: int


class Replay(Struct):
    """A game, step by step, a page of it at once.

    :param steps: those from the one on that was asked for.
    :param count: how many there are in all.
    :param proof: on the first page; null while the game is played.
    :param standing: who did not want to be asked when, since which number of answers; on the first page.
    """

    steps: list[Step]
    count: int
    names: dict[str, str]
    proof: Proof | None
    standing: list[Wish] = []


class Story(Struct):
    """What happened since an entry of the journal: the table as it was at each, at most the last 80."""

    frames: list[Frame]


class Health(Struct):
    """Whether the server does its part."""

    status: str
    version: str


class ErrorAnswer(Struct):
    """An error."""

    error: ErrorBody


class SaysTable(Struct, tag_field="t", tag="table"):
    """The table, at once and when it changes."""

    table: TableInfo


class SaysView(Struct, tag_field="t", tag="view"):
    """A view, at once when the game is played, and after every change."""

    view: TableView


class Done(Struct, tag_field="t", tag="done"):
    """The client's message of this id was carried out and stored."""

    id: str | int | None


class Refused(Struct, tag_field="t", tag="refused"):
    """The client's message of this id (null: it could not be read) was refused; a fresh view follows."""

    id: str | int | None
    error: ErrorBody


class Pong(Struct, tag_field="t", tag="pong"):
    """I am."""


Says = SaysTable | SaysView | Done | Refused | Pong
"""What the server says over the socket; the client says one of :data:`Said`."""

SENT = (
    Me, NewName, SeatWish, Promised, NewTable, Sitting, Rematch, NewLeaving, BotWish,
    NewAnswer, NewUndo, NewStanding, SayAnswer, SayUndo, Ping,
    TableInfo, TableLists, GameList, RulesPage, Cards, Replay, Health, ErrorAnswer, Row, Result, SaysTable, SaysView, Done, Refused,
    Pong,
)  # fmt: skip
"""What clients' types are generated from; all that these name comes with them."""

said_decoder = msgspec.json.Decoder(Said)
encode = msgspec.json.Encoder().encode
