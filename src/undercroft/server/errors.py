"""Errors of the house, each with its HTTP status."""

from __future__ import annotations

from msgspec import UNSET
from sqlalchemy.exc import DataError, NotSupportedError, ProgrammingError

from ..kernel.errors import BadInput, Illegal, Stale
from ..kernel.shapes import Refusal
from .wire import ErrorBody


class HouseError(BadInput):
    """Something a guest asked for cannot be done; nothing was changed."""

    status = 400


class Forbidden(HouseError):
    """It is not this guest's to do."""

    status = 403


class Missing(HouseError):
    """There is no such thing."""

    status = 404


class Taken(HouseError):
    """Somebody was faster, or the table is past that."""

    status = 409


class Misdirected(HouseError):
    """A browser was led here under a name that this house does not go by."""

    status = 421

    def __init__(self, host: str) -> None:
        sentence = "This house does not answer to the name {host}; whoever runs it can add it to UNDERCROFT_HOSTS."
        super().__init__("host", sentence, host=host[:80])


class TooLarge(HouseError):
    """A request or message that is larger than allowed."""

    status = 413

    def __init__(self) -> None:
        super().__init__("too-large", "This message is too large; 64 kB is the most.")


class TooFast(HouseError):
    """Too many requests in a short time."""

    status = 429

    def __init__(self) -> None:
        super().__init__("too-fast", "Too many requests; wait a moment.")


class TooBusy(HouseError):
    """Too much is to be made already."""

    status = 503

    def __init__(self) -> None:
        super().__init__("too-busy", "The house is very busy; try again in a moment.")


class TooMany(HouseError):
    """More live connections than one address or guest may hold."""

    status = 429

    def __init__(self) -> None:
        super().__init__("too-many-sockets", "Too many tables are open from here at once; close some and reload the page.")


class FullHouse(HouseError):
    """As many look on at a table as may."""

    status = 429

    def __init__(self) -> None:
        super().__init__("full-house", "As many people look on at this table as can; come back later.")


class BotsEnough(HouseError):
    """Bots play among themselves at as many tables of a guest's as they may."""

    status = 429

    def __init__(self, most: int) -> None:
        sentence = "Bots play among themselves at {most} tables of yours already; wait until a game is over, or leave its page."
        super().__init__("bots-enough", sentence, most=most)


class Unstored(HouseError):
    """The database cannot take it (full disk, lock, no connection)."""

    status = 503

    def __init__(self, problem: BaseException) -> None:
        super().__init__("unstored", "This cannot be stored right now, so it did not happen; try again in a moment.")
        self.problem = problem

    @property
    def passes(self) -> bool:
        """Whether the same may be stored later; else it is the matter itself that no database takes."""
        return not isinstance(self.problem, (DataError, ProgrammingError, NotSupportedError))


class Clash(Exception):
    """Another writer was first; look again and try once more."""


def status_of(error: BadInput) -> int:
    """The HTTP status of an error: 409 where the table has moved on, 400 where the input is wrong."""
    if isinstance(error, HouseError):
        return error.status
    if isinstance(error, Stale) or (isinstance(error, Illegal) and error.key != "illegal"):
        return 409
    return 400


def error_shown(error: BadInput, why: Refusal | None = None) -> ErrorBody:
    """An error as sent to clients."""
    return ErrorBody(error.key, error.args_, str(error), why or UNSET)
