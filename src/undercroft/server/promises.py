"""Promises: secrets drawn and stored, and their commitments shown, before anybody sends a share of a table's chance.

Who makes a table asks for one first. So the secret cannot have been chosen to fit the share that comes with the wish for the table.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

from sqlalchemy import Connection, insert, select, update

from ..kernel.nature import commitment_of
from .errors import Clash, Forbidden, Missing, Taken
from .schema import PROMISES
from .store import Store

LIFE = 3600.0
"""Seconds in which a promise must be used."""


class Promises:
    """The secrets that were promised, and to whom.

    :param clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    async def new(self, guest: str) -> tuple[str, str]:
        """A promise to a guest: its id, and the commitment. It is stored once this returns."""
        id, secret = "p" + secrets.token_hex(12), secrets.token_bytes(32)
        row = {"id": id, "guest": guest, "secret": secret.hex(), "created": self.clock(), "used": False}
        await self.store.write(lambda db: db.execute(insert(PROMISES), row))
        return id, commitment_of(secret)

    async def secret_of(self, id: str, guest: str) -> str:
        """The secret that was promised to this guest; it stays unused.

        :raises Missing: there is no such promise.
        :raises Forbidden: it was made to somebody else.
        :raises Taken: it has made a table already, or is too old.
        """
        may_be = re.fullmatch("p[0-9a-f]{24}", id)  # the database is asked for no other
        row = await self.store.read(lambda db: db.execute(select(PROMISES).where(PROMISES.c.id == id)).first()) if may_be else None
        if row is None:
            raise Missing("promise-unknown", "There is no such promise; ask for a new one.")
        if row.guest != guest:
            raise Forbidden("promise-foreign", "This promise was made to somebody else; ask for one of your own.")
        if row.used:
            raise Taken("promise-used", "This promise has made a table already; ask for a new one.")
        if abs(self.clock() - row.created) > LIFE:  # one that lies far ahead was made when the clock was wrong
            raise Taken("promise-old", "This promise is too old; ask for a new one.")
        secret: str = row.secret
        return secret


def use(db: Connection, id: str) -> None:
    """The promise makes a table now; :class:`Clash` if it made another one meanwhile."""
    used = db.execute(update(PROMISES).where(PROMISES.c.id == id, PROMISES.c.used.is_(False)).values(used=True))
    if used.rowcount != 1:
        raise Clash(id)
