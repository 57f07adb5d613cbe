"""Moments: how nobody notices who is asked a quiet question, and who does not want to be asked.

When an answer brings such a moment (``State.moments``), what the table showed before is held for a while, the same whether anybody
is asked or not; only who is asked sees on. Whoever passes within that time leaves no trace.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from msgspec.structs import replace

from ..kernel.ask import Choose, letter_of
from ..kernel.game import Game, Moment
from ..kernel.match import Match
from ..kernel.record import Answer
from ..kernel.shapes import Undo
from . import wire

ASK: Final = "ask"
ATTACKED: Final = "attacked"
TURN: Final = "turn"
"""When a seat wants to be asked: always, only when attacked, or not until its own turn."""


@dataclass(frozen=True)
class Standing:
    """When a seat wants to be asked quiet questions; at other moments the house passes for it.

    :param stops: by kind of moment, whether to ask there at all; those left out: yes.
    """

    mode: Literal["ask", "attacked", "turn"] = ASK
    stops: Mapping[str, bool] = field(default_factory=dict)

    def asks_at(self, moment: Moment) -> bool:
        """Whether the seat wants to be asked at a moment."""
        wanted = {ASK: True, ATTACKED: moment.attacked, TURN: moment.own}[self.mode]
        return wanted and self.stops.get(moment.kind, True)

    def shown(self, game: Game[Any]) -> wire.Standing:
        """The wish as shown to its seat, with every kind of moment of the game."""
        return wire.Standing(self.mode, {kind: self.stops.get(kind, True) for kind in game.moment_kinds})


def may_pass(match: Match, ask: Choose, standing: Standing) -> bool:
    """Whether a seat with this wish is to be passed by at a question."""
    moment = match.passable(ask)
    return moment is not None and not standing.asks_at(moment)


@dataclass
class Held:
    """What a table showed before the answer that brought a moment; only the quietly asked are shown more until that is over.

    :param until: seconds since 1970.
    :param log: rows of the log by then.
    :param tape: the answers by then; empty in lists.
    :param views: what seats were shown, by seat and number of answers.
    """

    until: float
    log: int
    status: str
    waiting: str
    updated: float
    moments: int = 0
    tape: list[Answer] = field(default_factory=list)
    views: dict[tuple[int | None, int], wire.TableView] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As the database keeps it for other processes: the answers are in the log."""
        return {"until": self.until, "log": self.log, "status": self.status, "waiting": self.waiting, "updated": self.updated}

    def answered(self, match: Match, seat: int | None) -> int:
        """Where a seat's last answer stands on the tape, if it has answered since; else -1."""
        for at in range(len(match.tape) - 1, len(self.tape) - 1, -1):
            if match.tape[at].seat == seat:
                return at
        return -1


def without_questions(view: wire.TableView, seat: int | None) -> wire.TableView:
    """The view of a seat that has answered, while it is held: nothing to choose, nothing to take back."""
    gone = None if seat is None else letter_of(seat)
    waiting = [letter for letter in view.waiting if letter != gone]
    return replace(view, asks=[], why={}, undo=Undo(False, why="other"), waiting=waiting, moment=True)
