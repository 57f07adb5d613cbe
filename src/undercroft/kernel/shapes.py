"""The shapes of what a view says, whatever the game. Clients' types are generated from these (``scripts/web.py types``).

A module of shapes declares structs and nothing else: no rules, no functions of a state. Whatever has a field has it always, unless
its type says :data:`~msgspec.UNSET`. ``:param`` lines of a struct become the comments of the generated fields.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType


def one_of(*words: str | int) -> Meta:
    """Annotate a text (or number) that is always one of these.

    >>> one_of("open", "closed").extra_json_schema
    {'enum': ['open', 'closed']}
    """
    return Meta(extra_json_schema={"enum": [*words]})


Seat: TypeAlias = str
"""A seat by its letter."""
Args: TypeAlias = dict[str, Any]
"""What a sentence of the language files is given."""
OwnForm: TypeAlias = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"type": "object"}, {"type": "null"}]})]
"""Something in the game's own form, or nothing."""
Settings: TypeAlias = dict[str, bool | int | str]


class Refusal(Struct):
    """Why something may not be done now.

    :param key: names the sentence ``<family>-why-<key>``.
    :param rule: the paragraph of the rules page; "" if there is none.
    """

    key: str
    args: Args
    rule: str


class Option(Struct):
    """Something that may be chosen.

    :param id: what is sent back to choose it.
    :param key: names the sentences ``<family>-do-<key>`` and ``<family>-option-<key>``.
    :param touches: the screen objects it concerns (``hand:5``, ``room:3``); the first is the one to click.
    :param final: something hidden is revealed by it: no undo after this.
    :param warn: names a sentence ``<family>-warn-<key>`` when it is a likely slip.
    :param then: what of the board would be otherwise after it, as far as that is certain and the seat may know it; the game's own
        form.
    """

    id: str
    key: str
    args: Args
    touches: list[str]
    final: bool
    warn: str | None
    then: OwnForm


class Ask(Struct):
    """A question that is open for the seat.

    :param what: the kind of question; ``<family>-ask-<what>`` names it.
    :param at: how many answers the seat knew of when it was asked.
    :param may: the seat is free not to answer.
    :param sealed: the answer stays under seal until all are in.
    """

    what: str
    at: int
    may: bool
    sealed: bool
    options: list[Option]


class Undo(Struct):
    """Whether the seat's last answer can be taken back.

    :param what, option: the answer that would go, where it can.
    :param joined: the answers before it that go with it, for they were given by the same gesture.
    :param why: why not: something was shown, somebody else has answered, there was nothing.
    """

    can: bool
    what: str | UnsetType = UNSET
    option: str | UnsetType = UNSET
    joined: list[str] | UnsetType = UNSET
    why: Annotated[str, one_of("nature", "other", "nothing")] | UnsetType = UNSET


class Entry(Struct):
    """Something that happened, as the journal tells it.

    :param n: its number among those that the seat may read.
    :param key: names the sentence ``<family>-log-<key>``.
    :param private: others are not told this, or not all.
    """

    n: int
    key: str
    args: Args
    private: bool


class Figure(Struct):
    """A number that everybody may know. Its id stands beside it: ``<family>-figure-<id>`` names it, else ``ui-figure-<id>``.

    :param most: the most it can be, where there is such a thing.
    :param icon: one of the icons that the game's screen lists, if any.
    :param red: the icon is red: life or wounds.
    :param minus: it is taken off: shown with a minus.
    """

    value: int
    most: int | UnsetType = UNSET
    icon: str | UnsetType = UNSET
    red: bool | UnsetType = UNSET
    minus: bool | UnsetType = UNSET


Figures: TypeAlias = dict[str, Figure]
"""Figures by id, in the order in which they are shown."""


class Frame(Struct):
    """The table as it was when something was told: of what a view shows, that which changes with it.

    :param n: the number of the entry.
    :param board: the game's own.
    """

    n: int
    board: Any
    figures: dict[Seat, Figures]


LEFT, GIVEN, STOPPED = "left", "given", "stopped"
FATES = (LEFT, GIVEN, STOPPED)
"""The house's own fates, in a game that somebody left: who left; who has won by that; whoever played in a game without a winner."""


class Row(Struct):
    """What became of one seat.

    :param fate: ``<family>-fate-<fate>`` names it, or ``ui-fate-<fate>`` one of the house's own (:data:`FATES`).
    :param figures: the columns of the result. Panel and terminal show what stands here.
    """

    seat: Seat
    fate: str
    figures: Figures


class Overall(Struct):
    """What every result tells of the game as a whole, each by its name (:class:`Figure`). Panel and terminal show what stands here.

    :param turns: how many turns there were, of all players together.
    """

    turns: Figure


class Left(Struct):
    """By whose leaving a game ended before its end, and how: the other of two has won (``lost``), or nobody has."""

    seat: Seat
    how: Annotated[str, one_of("lost", "ended")]


class Result(Struct):
    """How a game ended. Games have rows with more in them."""

    winners: list[Seat]
    rows: list[Any]
    figures: Overall
    left: Left | UnsetType = UNSET


class View(Struct):
    """All that a seat (or a spectator) may know of a match.

    :param seat: null for a spectator.
    :param number: how many answers there were that the seat may know of.
    :param waiting: whose answer the table needs.
    :param moment: somebody is asked a quiet question; who, nobody else is told.
    :param ready: who has answered under seal.
    :param sealed: the seat's own answer under seal.
    :param then: the ``then`` of that answer.
    :param why: a reason for each screen object that may not be used now.
    :param undo: null for a spectator.
    :param figures: the figures of each seat.
    :param board: the game's own.
    :param result: null until the game is over; rows with what the game adds.
    """

    game: str
    seat: Seat | None
    seats: int
    settings: Settings
    number: int
    over: bool
    waiting: list[Seat]
    moment: bool
    ready: list[Seat]
    asks: list[Ask]
    sealed: str | None
    then: OwnForm
    why: dict[str, Refusal]
    undo: Undo | None
    figures: dict[Seat, Figures]
    board: Any
    journal: list[Entry]
    result: OwnForm


def plain(shown: Any) -> Any:
    """A struct of shapes, and all in it, as the plain data that its JSON holds.

    >>> plain([Undo(False, why="nothing"), Row("A", "won", {})])
    [{'can': False, 'why': 'nothing'}, {'seat': 'A', 'fate': 'won', 'figures': {}}]
    """
    return msgspec.json.decode(msgspec.json.encode(shown))
