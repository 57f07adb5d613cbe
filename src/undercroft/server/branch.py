"""Playing on from a step of a finished game: a new table that begins with that game's first answers, and draws anew from there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, insert, select

from ..kernel.errors import BadInput
from ..kernel.record import LEAVE, NATURE, Answer, Record
from .schema import BRANCHES, MATCHES, SEATS
from .wire import Branched


@dataclass(frozen=True)
class Branch:
    """Where a table began.

    :param table: the finished game's table; empty if that was removed.
    :param step: how many of its players' answers were taken over.
    :param answers: those, with all that Nature had answered by then.
    :param people: the guests who know of that game; None if it was public. Whoever learns its id may look at all of it.
    """

    table: str
    step: int
    answers: list[Answer] = field(repr=False)
    people: frozenset[str] | None = None

    @property
    def chance(self) -> int:
        """How many of Nature's answers were taken over; these are never taken back, so the number stays."""
        return sum(answer.seat == NATURE for answer in self.answers)

    def known_to(self, guest: str | None) -> bool:
        """Whether a guest may be told which game it was."""
        return bool(self.table) and (self.people is None or guest in self.people)

    def told(self, guest: str | None) -> Branched:
        """The branch as a table shows it to a guest."""
        return Branched(self.table if self.known_to(guest) else None, self.step)

    def recorded(self, guest: str | None) -> dict[str, Any]:
        """The branch as it stands in a record for a guest."""
        return {"table": self.table if self.known_to(guest) else "", "step": self.step, "chance": self.chance}


def cut(record: Record, table: str, step: int, people: frozenset[str] | None) -> Branch:
    """The first ``step`` answers of the players in a finished game, up to the question that came next.

    :param people: see :class:`Branch`.
    :raises BadInput: the game is over at that step, or has fewer steps.
    """
    ends = [at for at, answer in enumerate(record.answers) if answer.seat != NATURE]
    if step >= len(ends):
        raise BadInput(
            "branch-step",
            "One can play on from the steps 0 to {last} of that game, not from {step}.",
            last=len(ends) - 1,
            step=step,
        )
    taken = [answer for answer in record.answers[: ends[step]] if answer.what != LEAVE]  # who left there did not leave here
    return Branch(table, step, taken, people)


def who_knows(public: bool, *guests: str | None) -> frozenset[str] | None:
    """The guests who may be told of a game (:attr:`Branch.people`): whoever sat at it or made it, and who plays on from it.

    :param public: whether everybody may.
    """
    return None if public else frozenset(filter(None, guests))


def save_branch(db: Connection, match: str, branch: Branch) -> None:
    """Write where a new table begins."""
    lines = [answer.to_line() for answer in branch.answers]
    db.execute(insert(BRANCHES).values(match=match, origin=branch.table, step=branch.step, answers=lines))


def load_branch(db: Connection, match: str, host: str) -> Branch | None:
    """Where a table of this host's began, if it is a branch."""
    row = db.execute(select(BRANCHES).where(BRANCHES.c.match == match)).first()
    if row is None:
        return None
    origin = db.execute(select(MATCHES.c.public, MATCHES.c.host).where(MATCHES.c.id == row.origin)).first()
    seated = db.execute(select(SEATS.c.guest).where(SEATS.c.match == row.origin)).scalars()
    people = who_knows(origin is not None and origin.public, host, origin and origin.host, *seated)
    return Branch(row.origin, row.step, [Answer.from_line(line) for line in row.answers], people)
