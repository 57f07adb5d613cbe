"""The door: what is looked at of every request and socket before it is served."""

from __future__ import annotations

import hashlib
import hmac
from contextlib import suppress
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection

from ..kernel.errors import BadInput
from .errors import Forbidden, TooFast
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


# -- forms -----------------------------------------------------------------------------------------------------------------------

FORM, FORM_HEADER = "csrftoken", "x-csrftoken"
"""The cookie that tells a page its token, and the header in which it comes back."""


def form_token(key: str, session: str) -> str:
    """The token of a session's forms. Other sites can neither read nor make it, and it serves no other session."""
    return hmac.new(key.encode(), session.encode(), hashlib.sha256).hexdigest()


def need_form(request: Request[Any, Any, Any], key: str) -> None:
    """:class:`Forbidden` for what would be done in the name of a session without the token of its forms.

    Without a session there is nobody in whose name anything could be done.
    """
    session = token_of(request)
    if session is None or request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not hmac.compare_digest(request.headers.get(FORM_HEADER, "").encode(), form_token(key, session).encode()):
        raise Forbidden("form", "This request lacks the token of its page; reload the page.")


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


# -- what goes out ---------------------------------------------------------------------------------------------------------------

SAFETY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}  # fmt: skip
"""Sent with everything. Styles may be inline: boards place their pieces by style attributes."""

PUBLIC = {"cache-control": "no-cache"}
"""Of an answer that is the same for everybody: it may be kept, and is asked for again."""


def safe(response: Response[Any]) -> Response[Any]:
    """An answer with what makes it safe."""
    for name, value in SAFETY.items():
        response.headers.setdefault(name, value)
    return response


def private(response: Response[Any]) -> Response[Any]:
    """The same, kept by nobody unless it says that it is public."""
    response.headers.setdefault("cache-control", "no-store")
    return safe(response)


async def safely(response: Response[Any]) -> Response[Any]:
    """:func:`safe`, for the framework."""
    return safe(response)


async def privately(response: Response[Any]) -> Response[Any]:
    """:func:`private`, for the framework."""
    return private(response)
