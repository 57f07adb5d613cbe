"""What is played at a table: how it starts, what a change puts on the tape, which bots are due."""

from __future__ import annotations

from typing import Any

from ..bots.levels import LEVELS
from ..kernel.ask import letter_of
from ..kernel.errors import BadInput
from .errors import Missing, Taken
from .guests import Guest
from .names import BOTS
from .saving import row_of
from .table import PLAYING, Job, Seat, Table
from .wire import SeatWish


def seat_for(number: int, wish: SeatWish, guest: Guest, entropy: str) -> Seat:
    """The seat that somebody wishes; :class:`BadInput` for a bot there is none of."""
    if wish.kind == "me":
        return Seat(guest.id, None, guest.name, entropy)
    if wish.kind == "open":
        return Seat()
    level = wish.level or "normal"
    if level not in LEVELS:
        raise BadInput("level", "There is no bot {level}; there are {known}.", level=level[:40], known=", ".join(LEVELS))
    return Seat(None, level, BOTS[number])


def need_free(table: Table, seat: int) -> None:
    """:class:`Missing` or :class:`Taken` unless somebody may sit down there."""
    if seat >= len(table.seats):
        raise Missing("seat-unknown", "This table has no seat {seat}.", seat=letter_of(seat))
    if not table.seats[seat].open:
        raise Taken("seat-taken", "Seat {seat} is taken.", seat=letter_of(seat))


def start(table: Table) -> list[dict[str, Any]]:
    """Begin the match; Nature's first answers are the first rows of the log."""
    table.play(table.opening)
    return played(table, len(table.opening), -1)


def played(table: Table, before: int, turn: int) -> list[dict[str, Any]]:
    """Pass for who does not want to be asked; what the match has on its tape since ``before``, as rows.

    :param turn: whose turn it was before.
    """
    places = table.pass_on(turn)
    table.look()
    tape = table.need_match().tape
    table.passes[before:] = [place in places for place in range(before, len(tape))]
    return [row_of(tape[place]) | {"standing": place in places} for place in range(before, len(tape))]


def due(table: Table) -> dict[int, Job]:
    """The bots' jobs at this moment: those still asked the same keep theirs."""
    if table.match is None or table.status != PLAYING:
        return {}
    jobs = {}
    for seat in table.bots_waiting():
        job, asked_at = table.jobs.get(seat), table.match.asked_since(seat)
        jobs[seat] = job if job is not None and job.asked_at == asked_at else Job(table.version, asked_at)
    return jobs
