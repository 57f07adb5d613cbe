"""Who is connected: the browser tabs at the tables of this process, and the people whom other processes have told of."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from litestar import WebSocket

from .errors import Forbidden, error_shown
from .guests import Guest
from .metrics import SOCKETS
from .wire import Refused, Says

SOON = 0.25
"""Seconds in which those who come and go are told of together."""
GONE = Refused(None, error_shown(Forbidden("guest-gone", "Your data was deleted, also for this page: you only look on now.")))
"""What a tab is told whose guest was deleted by another, or by whoever runs the house."""


class Connection:
    """One browser tab at one table.

    :param wanted: the seat it asked for.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], table: str, guest: Guest | None, wanted: int | None) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.wanted = wanted
        self.outbox: list[Says] = []
        self.wake = asyncio.Event()
        self.table_sent = b""
        self.view_sent = b""
        """The last view but for its journal; what would be the same again is not sent."""
        self.seat_sent: int | None = -1
        self.journal_sent = 0
        self.undos_sent = 0

    @property
    def guest_id(self) -> str | None:
        """Who is at the other end."""
        return self.guest.id if self.guest else None

    def say(self, message: Says) -> None:
        """Send this before the next view."""
        self.outbox.append(message)
        self.wake.set()

    def again(self) -> None:
        """Send a fresh view, whole, whatever was sent before."""
        self.view_sent = b""
        self.seat_sent = -1
        self.wake.set()


class Elsewhere(NamedTuple):
    """Who is connected to a table through another process.

    :param others: how many who are not known; ``tabs``: how many live connections these and the guests have.
    """

    guests: frozenset[str] = frozenset()
    others: int = 0
    tabs: int = 0


class Hub:
    """Who is connected to which table, and who was.

    :param clock: seconds since 1970.
    :param grace: how long a guest whose last connection ended is still shown as here: a page that is loaded anew comes back.
    :param changed: called with a table where somebody has come or gone in this process, for the others.
    """

    def __init__(
        self, clock: Callable[[], float] = time.time, grace: float = 0.0, changed: Callable[[str], None] | None = None
    ) -> None:
        self._at: defaultdict[str, set[Connection]] = defaultdict(set)
        self._gone: defaultdict[str, dict[str, float]] = defaultdict(dict)
        """Since when the guests who were at a table are not connected."""
        self._elsewhere: dict[str, dict[str, Elsewhere]] = {}
        """By process and table: who is connected there."""
        self.clock = clock
        self.grace = grace
        self.changed = changed
        self._soon: set[str] = set()
        self._changes: dict[str, int] = {}
        self._count = itertools.count(1)

    def join(self, connection: Connection) -> None:
        """Add a connection."""
        self._at[connection.table].add(connection)
        SOCKETS.inc()
        self._gone.get(connection.table, {}).pop(connection.guest_id or "", None)
        connection.wake.set()
        self.tell_soon(connection.table)

    def part(self, connection: Connection) -> None:
        """Remove a connection; whoever had no other one has gone when the time for coming back is over."""
        table, guest = connection.table, connection.guest_id
        self._at[table].discard(connection)
        SOCKETS.dec()
        if not self._at[table]:
            del self._at[table]
            self._changes.pop(table, None)
        if guest:
            self._note_gone(table, {guest})
        self.tell_soon(table)

    def _note_gone(self, table: str, guests: set[str]) -> None:
        for guest in guests - self._connected(table):
            self._gone[table][guest] = self.clock()
            if self.grace:
                self._tell_gone(table, self.clock())

    def tell_soon(self, table: str) -> None:
        """Tell a table that somebody has come or gone, once for all who do so at about the same time: else everybody in a
        crowd would be told of every other who comes."""
        if table in self._at:
            self._changes[table] = next(self._count)
        if table not in self._soon:
            self._soon.add(table)
            asyncio.get_running_loop().call_later(SOON, self._tell_now, table)

    def _tell_now(self, table: str) -> None:
        self._soon.discard(table)
        self.tell(table)
        if self.changed is not None:
            self.changed(table)

    def _tell_gone(self, table: str, since: float) -> None:
        """Tell a table that somebody has gone, when the time for coming back is over by this clock: the loop's may be faster."""
        left = since + self.grace - self.clock()
        if 0 < left <= self.grace:  # more than that is left where the clock was set back
            asyncio.get_running_loop().call_later(left, self._tell_gone, table, since)
        else:
            self.tell(table)

    def tell(self, table: str) -> None:
        """Wake the connections at a table: something has changed there."""
        if table in self._at:
            self._changes[table] = next(self._count)
        for connection in self._at.get(table, ()):
            connection.wake.set()

    def tell_all(self) -> None:
        """Wake all connections: something may have changed anywhere."""
        for table in self._at:
            self.tell(table)

    # -- other processes -----------------------------------------------------------------------------------------------------------

    def at(self, table: str) -> tuple[frozenset[str], int]:
        """Who is connected to a table through this process: the guests, and how many who are not known."""
        connections = self._at.get(table, ())
        return frozenset(c.guest.id for c in connections if c.guest), sum(c.guest is None for c in connections)

    def hear(self, process: str, table: str, guests: frozenset[str], others: int, tabs: int | None = None) -> None:
        """Another process says who is connected to a table through it.

        :param tabs: how many connections; None: one each, as older versions have it, which do not tell.
        """
        tables = self._elsewhere.setdefault(process, {})
        before = tables.pop(table, Elsewhere())
        if guests or others:
            tables[table] = Elsewhere(guests, others, len(guests) + others if tabs is None else tabs)
        for guest in guests:
            self._gone.get(table, {}).pop(guest, None)
        self._note_gone(table, set(before.guests - guests))
        self.tell(table)

    def lose(self, process: str) -> None:
        """Another process has ended: whoever was connected through it is not."""
        for table in [*self._elsewhere.get(process, ())]:
            self.hear(process, table, frozenset(), 0)
        self._elsewhere.pop(process, None)

    def _told_of(self, table: str) -> Iterator[Elsewhere]:
        return (tables[table] for tables in self._elsewhere.values() if table in tables)

    def end(self, guest: str) -> None:
        """Somebody is a guest no more: their tabs are told so, and look on like anybody's."""
        for gone in self._gone.values():
            gone.pop(guest, None)
        for table, connections in self._at.items():
            for connection in connections:
                if connection.guest_id == guest:
                    connection.guest = None
                    connection.say(GONE)
                    connection.again()
                    self.tell_soon(table)

    # -- who is here ---------------------------------------------------------------------------------------------------------------

    def changes(self, table: str) -> int:
        """A number that is another one whenever somebody has come or gone."""
        return self._changes.get(table, 0)

    def count(self, table: str) -> int:
        """How many connections there are at a table through this process."""
        return len(self._at.get(table, ()))

    def count_all(self, table: str) -> int:
        """How many there are through all processes, as far as they have told."""
        return self.count(table) + sum(elsewhere.tabs for elsewhere in self._told_of(table))

    def tables(self) -> list[str]:
        """The tables where somebody is connected through this process."""
        return [*self._at]

    def _connected(self, table: str) -> set[str]:
        return {*self.at(table)[0]}.union(*[elsewhere.guests for elsewhere in self._told_of(table)])

    def here(self, table: str) -> set[str]:
        """The guests at a table: connected, or gone so lately that they may come back at once."""
        now = self.clock()
        return self._connected(table) | {guest for guest, at in self._gone.get(table, {}).items() if now - self.grace < at <= now}

    def gone(self, table: str) -> dict[str, float]:
        """Since when guests who were at a table, as far as this process knows, are not connected."""
        return self._gone.get(table, {})

    def forget(self, before: float) -> None:
        """Forget who went before this time."""
        for table, gone in [*self._gone.items()]:
            for guest in [guest for guest, since in gone.items() if since < before]:
                del gone[guest]
            if not gone:
                del self._gone[table]

    def watching(self, table: str, seated: set[str]) -> int:
        """How many look on: guests without a seat, and browsers without a guest."""
        unknown = self.at(table)[1] + sum(elsewhere.others for elsewhere in self._told_of(table))
        return len(self._connected(table) - seated) + unknown
