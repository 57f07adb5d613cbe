"""Who sits where before the start: each function changes the table in memory and returns the rows for its log.

The game starts when no seat is open any more.
"""

from __future__ import annotations

from ..bots.levels import LEVELS
from ..kernel.ask import letter_of
from ..kernel.errors import BadInput
from .called import clean_name
from .errors import Missing, Taken
from .guests import Guest
from .log import LogRow
from .names import BOTS
from .playing import start
from .standing import Standing
from .table import Seat, Table
from .wire import SeatWish

LEVEL = "normal"
"""The bot that plays where nobody has chosen another."""


def seat_for(number: int, wish: SeatWish, guest: Guest, entropy: str) -> Seat:
    """The seat that somebody wishes; :class:`BadInput` for a bot there is none of."""
    if wish.kind == "me":
        named = (wish.name or "").strip()
        return Seat(guest.id, None, guest.name, entropy, clean_name(named) if named else "")
    if wish.kind == "open":
        return Seat()
    return Seat(None, need_level(wish.level or LEVEL), BOTS[number])


def need_level(level: str) -> str:
    """The level, if there is a bot of it; else :class:`BadInput`."""
    if level not in LEVELS:
        raise BadInput("level", "There is no bot {level}; there are {known}.", level=level[:40], known=", ".join(LEVELS))
    return level


def again(number: int, seat: Seat) -> Seat:
    """The same once more, for a rematch: a bot, also in place of somebody who has left, or a seat that its guest may take."""
    return Seat() if seat.level is None else Seat(None, seat.level, BOTS[number] if seat.handed else seat.name)


def need_free(table: Table, seat: int) -> None:
    """:class:`Missing` or :class:`Taken` unless somebody may sit down there."""
    if seat >= len(table.seats):
        raise Missing("seat-unknown", "This table has no seat {seat}.", seat=letter_of(seat))
    if not table.seats[seat].open:
        raise Taken("seat-taken", "Seat {seat} is taken.", seat=letter_of(seat))


def sit(table: Table, guest: Guest, seat: int, entropy: str, wish: Standing | None = None) -> list[LogRow]:
    """A guest sits down on an open seat, and may have said already when to be asked."""
    table.need_open()
    need_free(table, seat)
    if wish is not None:
        table.passes.change(seat, wish, 0)
    table.seats[seat] = Seat(guest.id, None, guest.name, entropy)
    return _start_if_full(table)


def leave(table: Table, guest: Guest, seat: int) -> list[LogRow]:
    """A guest stands up."""
    table.need_open()
    table.need_seat(guest.id, seat)
    table.seats[seat] = Seat()
    return []


def set_seat(table: Table, guest: Guest, seat: int, wish: SeatWish) -> list[LogRow]:
    """The host opens a seat or puts a bot there; seats of other people are theirs."""
    table.need_host(guest.id)
    table.need_open()
    if seat >= len(table.seats) or table.seats[seat].guest not in (None, guest.id):
        need_free(table, seat)
    table.seats[seat] = seat_for(seat, wish, guest, "")
    return _start_if_full(table)


def start_now(table: Table, guest: Guest) -> list[LogRow]:
    """The host starts; bots of level normal take the open seats."""
    table.need_host(guest.id)
    table.need_open()
    for number, seat in enumerate(table.seats):
        if seat.open:
            table.seats[number] = seat_for(number, SeatWish("bot", LEVEL), guest, "")
    return start(table)


def _start_if_full(table: Table) -> list[LogRow]:
    return [] if any(seat.open for seat in table.seats) else start(table)
