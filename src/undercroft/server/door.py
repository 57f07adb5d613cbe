"""The door: what is looked at of every request and socket before it is served."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar.connection import ASGIConnection

from ..kernel.errors import BadInput
from .errors import TooFast
from .guests import COOKIE
from .house import House

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    """The network address that a request or socket comes from."""
    return connection.client.host if connection.client else "?"


def token_of(connection: AnyConnection) -> str | None:
    """The session token of a request or socket."""
    token: str | None = connection.cookies.get(COOKIE)
    return token


# -- guessed ids -----------------------------------------------------------------------------------------------------------------


async def need_no_guess(connection: AnyConnection, house: House, id: str) -> None:
    """:class:`TooFast` for an address that has lately asked for too many tables that there are not.

    It is still shown the tables of its own guest; whether there are others, nobody learns by going on.
    """
    if not house.misses.spent(address_of(connection)):
        return
    guest = await house.guests.find(token_of(connection))
    if guest is None or all(table.id != id for table in await house.tables.tables_of(guest.id)):
        raise TooFast()


def note_miss(connection: AnyConnection, house: House, problem: BadInput) -> None:
    """If a table was asked for that there is not, it counts against the address."""
    if problem.key == "table-unknown":
        with suppress(TooFast):
            house.misses.check(address_of(connection))
