"""Whether a process does what it is there for: its own tasks go on, it hears what the others do, and the database answers and
takes what is written."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

from .errors import HouseError
from .store import Store

PATIENCE = 2.0
"""Seconds in which the database should answer."""
FRESH = 1.0
"""Seconds for which its answer holds, however many ask."""

log = structlog.get_logger("undercroft.health")


class Watcher:
    """Watches the tasks of a process, and asks its database now and then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._works: dict[str, Callable[[], bool]] = {}
        self._asked: asyncio.Task[bool] | None = None
        self._answered = 0.0

    def watch(self, part: str, task: asyncio.Task[None]) -> None:
        """A task that should go on as long as the process does."""
        self._tasks[part] = task
        task.add_done_callback(lambda ended: _note(part, ended))

    def see(self, part: str, works: Callable[[], bool]) -> None:
        """Something that works as long as this says so."""
        self._works[part] = works

    async def ended(self, *parts: str) -> None:
        """Wait until one of these tasks has ended."""
        await asyncio.wait([self._tasks[part] for part in parts], return_when=asyncio.FIRST_COMPLETED)

    async def failing(self) -> list[str]:
        """What does not work; nothing if all is well."""
        parts = [part for part, task in self._tasks.items() if task.done()]
        parts += [part for part, works in self._works.items() if part not in parts and not works()]
        if not self.store.writing:
            parts.append("writer")
        if not await self._database():
            parts.append("database")
        return parts

    async def _database(self) -> bool:
        """Whether it does its part. All who ask at once wait for one answer."""
        if self._asked is None or (self._asked.done() and time.monotonic() > self._answered + FRESH):
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> bool:
        answers = False
        with suppress(HouseError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.store.read(self.store.look)
                answers = not self.store.refused or await self.store.takes()
        self._answered = time.monotonic()
        return answers


def _note(part: str, ended: asyncio.Task[None]) -> None:
    if not ended.cancelled():
        log.error("ended", part=part, exc_info=ended.exception())
