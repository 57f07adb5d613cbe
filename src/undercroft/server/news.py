"""News between the processes that serve one database: PostgreSQL carries them itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any

import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection

from .store import CHANNEL, NOTIFY, Store

MISSED = b'{"missed":true,"by":""}'
"""What is heard whenever listening begins: there may have been news before."""
AGAIN = 0.5
"""Seconds until a lost connection is tried again."""

log = structlog.get_logger("undercroft.news")


def news_of(store: Store, untold: Callable[[bytes], None]) -> ChannelsBackend:
    """What carries the news of a database: PostgreSQL those of all processes, SQLite those of its only one.

    :param untold: called with what could not be told, after a while.
    """
    return MemoryChannelsBackend() if store.sqlite else PostgresNews(store, untold)


class PostgresNews(ChannelsBackend):
    """Channels over ``LISTEN`` and ``NOTIFY``. The framework's own give up when the connection is lost; these come back, and say
    that something may have been missed.

    What is stored is told by the transaction that stores it (:meth:`.Store.tell`); this publishes the rest.

    :param store: its writer tells the news, together with whatever else it writes; listening takes a connection of its own.
    """

    def __init__(self, store: Store, untold: Callable[[bytes], None]) -> None:
        self.store = store
        self._untold = untold
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._away = False

    async def on_startup(self) -> None:
        """Begin to listen."""
        self._listening = asyncio.create_task(self._listen_on())

    async def on_shutdown(self) -> None:
        """Listen no longer."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
            self._listening = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all processes; nobody waits for it."""
        rows = [{"channel": channel, "data": data.decode()} for channel in channels]

        def tell(db: Connection) -> None:
            db.execute(NOTIFY, rows)

        def note(told: asyncio.Future[None]) -> None:
            if told.exception() is not None:
                asyncio.get_running_loop().call_later(AGAIN, self._tell_again, data)

        asyncio.wrap_future(self.store.submit(tell)).add_done_callback(note)

    def _tell_again(self, data: bytes) -> None:
        if self._listening is not None:
            self._untold(data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Nothing to do: there is one channel, and all listen."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Nothing to do."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is heard."""
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none."""
        return []

    async def _listen_on(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as problem:
                if not self._away:
                    log.warning("not-listening", problem=repr(problem))
                self._away = True
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        # A connection whose other end has vanished would be silent for good.
        alive = {"connect_timeout": 3, "keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3}
        connection = await AsyncConnection.connect(url, autocommit=True, **alive)  # type: ignore[arg-type]
        try:
            await connection.execute(f'LISTEN "{CHANNEL}"')
            self._away = False
            self._heard.put_nowait((CHANNEL, MISSED))
            async for news in connection.notifies():
                self._heard.put_nowait((news.channel, news.payload.encode()))
        finally:
            with suppress(Exception):
                await connection.close()
