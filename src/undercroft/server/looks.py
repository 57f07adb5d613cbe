"""At which tables somebody is: noted in the database, so that bots, also those of other processes, play there first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress

from sqlalchemy import Connection, select, update

from . import clock
from .errors import HouseError
from .schema import MATCHES
from .store import Store

NOTED = 10.0
"""Seconds between two notes about one table."""
AT_ONCE = 500
"""Tables in one statement."""


class Looks:
    """Notes where somebody looks, seldom enough to cost nothing.

    :param noted: called after a note was stored.
    """

    def __init__(self, store: Store, noted: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.noted = noted
        self.clock = clock
        self._lately: dict[str, float] = {}

    def note(self, tables: Iterable[str]) -> Future[None] | None:
        """Somebody is at these tables now. What is written; None if nothing need be."""
        now = self.clock()
        new = [table for table in tables if self._lately.get(table, -NOTED) <= now - NOTED]
        if not new:
            return None
        self._lately = {table: at for table, at in self._lately.items() if at > now - NOTED} | dict.fromkeys(new, now)

        def work(db: Connection) -> None:
            for first in range(0, len(new), AT_ONCE):
                which = select(MATCHES.c.id).where(MATCHES.c.id.in_(new[first : first + AT_ONCE])).order_by(MATCHES.c.id)
                free = which.with_for_update(skip_locked=True)  # who writes to a table now is there, and says so
                db.execute(update(MATCHES).where(MATCHES.c.id.in_(free)).values(looked=clock.now()))

        written = self.store.submit(work)
        written.add_done_callback(self._written)
        return written

    def _written(self, written: Future[None]) -> None:
        with suppress(HouseError):  # the next note is written when it can be
            written.result()
            self.noted()
