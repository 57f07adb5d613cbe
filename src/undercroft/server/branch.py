"""Playing on from a step of a finished game: a new table that begins with that game's first answers, and draws anew from there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, insert, select

from ..kernel.errors import BadInput
from ..kernel.record import NATURE, Answer, Record
from .schema import BRANCHES
from .wire import Branched


@dataclass(frozen=True)
class Branch:
    """Where a table began.

    :param table: the finished game's table.
    :param step: how many of its players' answers were taken over.
    :param answers: those, with all that Nature had answered by then.
    """

    table: str
    step: int
    answers: list[Answer] = field(repr=False)

    @property
    def chance(self) -> int:
        """How many of Nature's answers were taken over; these are never taken back, so the number stays."""
        return sum(answer.seat == NATURE for answer in self.answers)

    def told(self) -> Branched:
        """As a table shows it."""
        return Branched(self.table, self.step)

    def recorded(self) -> dict[str, Any]:
        """As a record holds it."""
        return {"table": self.table, "step": self.step, "chance": self.chance}


def cut(record: Record, table: str, step: int) -> Branch:
    """The first ``step`` answers of the players in a finished game, up to the question that came next.

    :raises BadInput: the game is over at that step, or has not so many.
    """
    ends = [at for at, answer in enumerate(record.answers) if answer.seat != NATURE]
    if step >= len(ends):
        raise BadInput(
            "branch-step",
            "One can play on from the steps 0 to {last} of that game, not from {step}.",
            last=len(ends) - 1,
            step=step,
        )
    return Branch(table, step, record.answers[: ends[step]])


def save_branch(db: Connection, match: str, branch: Branch) -> None:
    """Write where a new table begins."""
    lines = [answer.to_line() for answer in branch.answers]
    db.execute(insert(BRANCHES).values(match=match, origin=branch.table, step=branch.step, answers=lines))


def load_branch(db: Connection, match: str) -> Branch | None:
    """Where a table began, if it is a branch."""
    row = db.execute(select(BRANCHES).where(BRANCHES.c.match == match)).first()
    return None if row is None else Branch(row.origin, row.step, [Answer.from_line(line) for line in row.answers])
