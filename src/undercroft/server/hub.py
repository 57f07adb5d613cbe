"""Who is connected: the browser tabs at the tables of this process."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

from litestar import WebSocket

from .guests import Guest
from .wire import Says


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


class Hub:
    """Who is connected to which table, in this process."""

    def __init__(self) -> None:
        self._at: defaultdict[str, set[Connection]] = defaultdict(set)

    def join(self, connection: Connection) -> None:
        """Add a connection."""
        self._at[connection.table].add(connection)
        self.tell(connection.table)

    def part(self, connection: Connection) -> None:
        """Remove a connection."""
        self._at[connection.table].discard(connection)
        if not self._at[connection.table]:
            del self._at[connection.table]
        self.tell(connection.table)

    def tell(self, table: str) -> None:
        """Wake the connections at a table: something has changed there."""
        for connection in self._at.get(table, ()):
            connection.wake.set()

    def here(self, table: str) -> set[str]:
        """The guests connected to a table."""
        return {connection.guest.id for connection in self._at.get(table, ()) if connection.guest}

    def watching(self, table: str, seated: set[str]) -> int:
        """How many look on: guests without a seat, and browsers without a guest."""
        others = {c.guest_id or id(c) for c in self._at.get(table, ())}
        return len(others - seated)
