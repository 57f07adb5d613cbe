"""Guests: people known by a session cookie, without an account. The database keeps only the hash of the cookie's token."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from .called import clean_name
from .errors import Forbidden
from .names import name_of_guest
from .schema import GUESTS
from .store import Store

COOKIE = "undercroft"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds a browser is remembered; browsers allow no more."""
REMEMBERED = 4096
"""Guests kept in memory."""


@dataclass(frozen=True)
class Guest:
    """Somebody with a browser."""

    id: str
    name: str
    named: bool


class Guests:
    """The guests of the house, found by the cookies of their browsers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._forgotten = 0

    async def find(self, token: str | None) -> Guest | None:
        """The guest with this cookie, None if there is none."""
        if not token or len(token) > 100:
            return None
        hashed = _hash(token)
        guest = self._known.get(hashed)
        if guest is None:
            forgotten = self._forgotten
            row = await self.store.read(lambda db: db.execute(select(GUESTS).where(GUESTS.c.token_hash == hashed)).first())
            if row is None:
                return None
            guest = Guest(row.id, name_of_guest(row.name, row.named), row.named)
            if forgotten == self._forgotten:  # else the row may be an old one
                self._remember(hashed, guest)
        return guest

    async def need(self, token: str | None) -> Guest:
        """The guest with this cookie; :class:`Forbidden` if there is none: the browser never asked who it is."""
        guest = await self.find(token)
        if guest is None:
            raise unknown()
        return guest

    async def new(self) -> tuple[Guest, str]:
        """Make a guest, and the token of its cookie. Until it chooses a name, it has a number (``guest:1234``)."""
        token = secrets.token_urlsafe(32)
        id = "g" + secrets.token_hex(6)
        number = str(secrets.randbelow(9000) + 1000)
        guest = Guest(id, name_of_guest(number, False), False)
        hashed = _hash(token)
        row = {"id": id, "token_hash": hashed, "name": guest.name, "named": False, "created": time.time()}
        await self.store.write(lambda db: db.execute(insert(GUESTS), row))
        return self._remember(hashed, guest), token

    async def rename(self, token: str | None, name: str) -> Guest:
        """Give a guest a name of 1 to 24 visible characters."""
        guest = await self.need(token)
        name = clean_name(name)

        def work(db: Connection) -> int:
            self.store.tell(db, guest=guest.id)
            return db.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=name, named=True)).rowcount

        if not await self.store.write(work):
            raise unknown()
        return self._remember(_hash(token or ""), Guest(guest.id, name, True))

    def forget(self, *guests: str) -> None:
        """Drop what is remembered of guests: another process has renamed them, or they were removed."""
        self._forgotten += 1
        for hashed, known in list(self._known.items()):
            if known.id in guests:
                del self._known[hashed]

    def forget_all(self) -> None:
        """Drop what is remembered of everybody."""
        self._forgotten += 1
        self._known.clear()

    def _remember(self, hashed: str, guest: Guest) -> Guest:
        self._known[hashed] = guest
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return guest


def unknown() -> Forbidden:
    """The sentence for a browser that never asked who it is, or whose guest has gone."""
    return Forbidden("no-session", "This browser is not known here, or no longer; reload the page.")


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
