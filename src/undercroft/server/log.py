"""The log of a table: each answer, and each answer taken back, is a row. Here rows are made, and read back into the tape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Row

from ..kernel.game import Game
from ..kernel.record import NATURE, Answer

LogRow: TypeAlias = dict[str, Any]
"""A row of the log (``schema.ANSWERS``); :meth:`Log.numbered` completes it."""


@dataclass
class Log:
    """How far the log goes, and what it says beside the answers on the tape.

    :param rows: how many rows there are.
    :param messages: the clients' messages that were carried out.
    :param passes: of each answer on the tape, whether the house passed for a seat that did not want to be asked.
    :param joined: of each answer on the tape, whether it was given by one gesture with the one before.
    :param undos: how often something was taken back that all may notice (:data:`NATURE`), or only a seat.
    """

    rows: int = 0
    messages: set[str] = field(default_factory=set)
    passes: list[bool] = field(default_factory=list)
    joined: list[bool] = field(default_factory=list)
    undos: Counter[int] = field(default_factory=Counter)

    # -- from what happened to rows -----------------------------------------------------------------------------------------------

    def answered(self, tape: Sequence[Answer], since: int, passed: set[int], joined: bool = False) -> list[LogRow]:
        """The rows of the answers on the tape from ``since`` on.

        :param passed: the places of those that the house gave.
        :param joined: the first of them was given by one gesture with the one before.
        """
        self.reach(since)
        places = range(since, len(tape))
        self.passes[since:] = [place in passed for place in places]
        self.joined[since:] = [joined and place == since for place in places]
        return [_row_of(tape[place], None, place in passed, joined and place == since) for place in places]

    def taken_back(self, game: Game[Any], tape: list[Answer], place: int) -> LogRow:
        """Remove the answer at a place of the tape; the row that says so. Whoever may notice it reads the journal anew."""
        gone = tape.pop(place)
        del self.passes[place], self.joined[place]
        self.undos[gone.seat if game.is_untold(gone.what, gone.option) else NATURE] += 1
        return _row_of(gone, place, False, False)

    def numbered(self, table: str, rows: Sequence[LogRow], message: str, now: float) -> list[LogRow]:
        """The rows complete and counted, ready to be stored; the client's message belongs to the first."""
        complete = [
            row | {"match": table, "number": self.rows + place, "message": "" if place else message, "at": now}
            for place, row in enumerate(rows)
        ]
        self.rows += len(rows)
        return complete

    # -- from rows to what happened -----------------------------------------------------------------------------------------------

    def read(self, row: Row[Any], game: Game[Any], tape: list[Answer]) -> None:
        """Do to the tape what the next stored row says."""
        self.rows += 1
        if row.message:
            self.messages.add(row.message)
        if row.undone is None:
            tape.append(Answer(row.seat, row.what, row.option, row.digest))
            self.passes.append(row.standing)
            self.joined.append(row.joined)
        else:
            self.taken_back(game, tape, row.undone)

    def reach(self, length: int) -> None:
        """The tape has so many answers: those that no row was read for were no passes of the house, and given one by one."""
        self.passes += [False] * (length - len(self.passes))
        self.joined += [False] * (length - len(self.joined))

    def undos_known(self, seat: int | None) -> int:
        """How often something was taken back that a seat (or a spectator) may notice."""
        return self.undos[NATURE] + (0 if seat is None else self.undos[seat])


def _row_of(answer: Answer, undone: int | None, standing: bool, joined: bool) -> LogRow:
    return {
        "seat": answer.seat, "what": answer.what, "option": answer.option, "digest": answer.digest,
        "undone": undone, "standing": standing, "joined": joined,
    }  # fmt: skip
