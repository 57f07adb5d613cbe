"""Whether a process does what it is there for: its own tasks go on, and the database answers."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import structlog
from sqlalchemy import text

from .errors import HouseError
from .store import Store

PATIENCE = 2.0
"""Seconds in which the database should answer."""
FRESH = 1.0
"""Seconds for which its answer holds, however many ask."""

log = structlog.get_logger("undercroft.health")


class Health:
    """Watches the tasks of a process, and asks its database now and then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: asyncio.Task[bool] | None = None
        self._answered = 0.0

    def watch(self, part: str, task: asyncio.Task[None]) -> None:
        """A task that should go on as long as the process does."""
        self._tasks[part] = task
        task.add_done_callback(lambda ended: _note(part, ended))

    async def failing(self) -> list[str]:
        """What does not work; nothing if all is well."""
        parts = [part for part, task in self._tasks.items() if task.done()]
        if not self.store.writing:
            parts.append("writer")
        if not await self._database():
            parts.append("database")
        return parts

    async def _database(self) -> bool:
        """Whether it answers. All who ask at once wait for one answer."""
        if self._asked is None or (self._asked.done() and time.monotonic() > self._answered + FRESH):
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        answers = False
        with suppress(HouseError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.store.read(lambda db: db.execute(text("SELECT 1")).scalar())
                answers = True
        self._answered = time.monotonic()
        return answers


def _note(part: str, ended: asyncio.Task[None]) -> None:
    if not ended.cancelled():
        log.error("ended", part=part, exc_info=ended.exception())
