"""The door: what is looked at of every request and socket before it is served."""

from __future__ import annotations

import hashlib
import hmac
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from ..kernel.errors import BadInput
from .config import Config
from .errors import Forbidden, Misdirected, TooFast
from .guests import COOKIE
from .house import House

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    """The network address that a request or socket comes from, as limits count it: of IPv6 the network, for a household has one
    with more addresses than all of IPv4 has."""
    host = connection.client.host if connection.client else "?"
    return counted(host) if ":" in host else host


@lru_cache(4096)
def counted(host: str) -> str:
    """
    >>> counted("2001:db8:1:2:3:4:5:6"), counted("::ffff:192.0.2.7"), counted("nonsense:")
    ('2001:db8:1:2::/64', '192.0.2.7', 'nonsense:')
    """
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


def token_of(connection: AnyConnection) -> str | None:
    """The session token of a request or socket."""
    token: str | None = connection.cookies.get(COOKIE)
    return token


# -- the house's name ------------------------------------------------------------------------------------------------------------

PRIVATE = (".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain")
"""How names end that only a private network knows."""


def need_host(connection: AnyConnection, config: Config) -> None:
    """:class:`Misdirected` for a browser that was led here under a name that is not the house's.

    Another site may let its own name lead here, and would then read what this house shows (DNS rebinding). It cannot do so with
    addresses and names of a private network. Programs need not say by which name they call.
    """
    said = connection.headers.get("host")
    here = connection.scope.get("server")
    if said is not None and not goes_by(name_in(said), config.hosts, config.host.lower(), here[0] if here else ""):
        raise Misdirected(said)


def with_sound_host(app: ASGIApp) -> ASGIApp:
    """The same application, :class:`Misdirected` for a ``Host`` that is none: it is read before anybody asks whose it is."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        said = next((value.decode("latin-1") for name, value in scope.get("headers", ()) if name == b"host"), "")
        try:
            _ = urlsplit(f"//{said}").port
        except ValueError:
            raise Misdirected(said) from None
        await app(scope, receive, send)

    return guarded


def name_in(host: str) -> str:
    """The name or address in a ``Host`` header, without the port."""
    host = host.strip().lower()
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.rstrip(".")


@lru_cache(256)
def goes_by(name: str, hosts: tuple[str, ...], listens: str, here: str) -> bool:
    """Whether the house may be called by a name or address.

    :param hosts: what the operator allows; if nothing, a private network's names and addresses.
    :param listens: the address it was told to listen on; ``here``: that at which this call came in.
    """
    try:
        address = ip_address(name)
    except ValueError:
        address = None
    if name == "localhost" or name.endswith(".localhost") or (address is not None and address.is_loopback):
        return True
    if hosts:
        return any(each in ("*", name) or (each.startswith("*.") and name.endswith(each[1:])) for each in hosts)
    if name in (listens, here):
        return True
    return not address.is_global if address is not None else "." not in name or name.endswith(PRIVATE)


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
