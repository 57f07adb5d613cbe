"""Looking back at games without standing in anybody's way: what is long to make is made elsewhere, once, and kept packed."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel.ask import LETTERS
from .errors import TooBusy
from .limits import Limiter, Turns
from .metrics import MAKING
from .shelf import Shelf
from .workers import Workers

MOST_WAITING = 300
"""Pieces of work that may wait, at most; whoever comes then is asked to come again."""


@cache
def installed() -> str:
    """What this program is made of: another state of its rules, cards or views makes other replays."""
    root = Path(__file__).parents[1]
    files = sorted(file for end in ("*.py", "*.toml", "*.json", "*.so") for file in root.rglob(end))
    stats = [(str(file.relative_to(root)), file.stat().st_size, file.stat().st_mtime_ns) for file in files]
    return hashlib.sha256(repr(stats).encode()).hexdigest()


TOGETHER = 2
"""Of a crowd that looks back, how many go on at a time with what only this thread can do."""
MARK = 16
"""Letters in a table's mark on the shelf."""


def mark_on_shelf(table: str, former: int) -> str:
    """What the names of files about a table begin with. It is another one when a guest's name is gone from a seat, so that what was
    made before is found as out of date, also by a process that was not there then."""
    return hashlib.sha256(f"{table} {former}".encode()).hexdigest()[:MARK]


def not_about(tables: Iterable[str]) -> Callable[[str], bool]:
    """Whether what is kept under a key is about none of some tables."""
    marks = {mark_on_shelf(table, former) for table in tables for former in range(len(LETTERS) + 1)}
    return lambda key: key[:MARK] not in marks


class Archive:
    """Replays, frames and proofs, as packed bytes.

    :param charges: how much may be made for one address, in steps of a replay; what lies ready costs nothing.
    """

    def __init__(self, workers: Workers, shelf: Shelf, charges: Limiter) -> None:
        self.workers = workers
        self.shelf = shelf
        self.charges = charges
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._held: Counter[str] = Counter()
        """How many pieces of work are under way for each address."""
        self._asked = 0
        """How many wait for what theirs is made of."""
        self.turns = Turns(TOGETHER)
        self._unkept: set[str] = set()

    @contextmanager
    def asking(self, who: str, cost: float) -> Iterator[None]:
        """For as long as it is waited for what something is made of: that counts, and is charged, like the making.

        :raises TooFast, TooBusy: as for :meth:`bring`.
        """
        self._admit(who, cost)
        self._asked += 1
        try:
            yield
        finally:
            self._asked -= 1

    def _admit(self, who: str, cost: float) -> None:
        if len(self._making) + self._asked >= MOST_WAITING:
            raise TooBusy()
        self.charges.check(who, cost)

    async def bring(self, who: str, cost: float, keep: bool, make: Callable[..., bytes], *arguments: Any, mark: str = "") -> bytes:
        """What ``make`` makes of the arguments: from the shelf, or made now. Who wants the same meanwhile waits for the same work.

        :param who: for whose account: an address.
        :param keep: it will never be made otherwise, so it is worth keeping.
        :param mark: whose it is, see :func:`mark_on_shelf`.
        :raises TooFast: too much was made for this address lately.
        :raises TooBusy: too many wait already.
        """
        key = mark + hashlib.sha256(repr((installed(), make.__name__, arguments)).encode()).hexdigest()
        body = await asyncio.to_thread(self.shelf.get, key) if keep and key not in self._making else None
        if body is None:
            if key not in self._making:
                self._admit(who, cost)
                MAKING.inc()
                self._making[key] = asyncio.create_task(self._made(who, key, keep, make, *arguments))
            body = await asyncio.shield(self._making[key])
        await self.turns.take()  # to send it is work, too, and whoever waited for the same is here at once
        return body

    async def _made(self, who: str, key: str, keep: bool, make: Callable[..., bytes], *arguments: Any) -> bytes:
        """Whoever has the least under way comes first: an address that asks for much at once waits for itself alone."""
        rank = self._held[who]
        self._held[who] += 1
        try:
            body = await self.workers.run(make, *arguments, rank=rank)
            if keep and key not in self._unkept:
                await asyncio.to_thread(self.shelf.put, key, body)
            return body
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]
            del self._making[key]
            self._unkept.discard(key)
            MAKING.dec()

    def forget(self, tables: Iterable[str]) -> asyncio.Future[None]:
        """Keep nothing more of some tables: they are gone, or somebody's name is gone from them."""
        wanted = not_about(tables)
        self._unkept.update(key for key in self._making if not wanted(key))
        return asyncio.get_running_loop().run_in_executor(None, self.shelf.drop, wanted)

    async def keep_only(self, tables: Iterable[tuple[str, int]]) -> None:
        """Keep nothing of other tables than these, each with the number of its seats that are former guests'."""
        marks = {mark_on_shelf(table, former) for table, former in tables}
        await asyncio.to_thread(self.shelf.drop, lambda key: key[:MARK] in marks)

    def close(self) -> None:
        """Make nothing more."""
        for task in self._making.values():
            task.cancel()
        self.workers.close()
