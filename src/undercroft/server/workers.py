"""Worker processes: what takes long is thought out there, so that no table waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any, TypeVar

from ..kernel.match import Match
from ..kernel.record import Answer, Record

T = TypeVar("T")


class Workers:
    """A few processes for one kind of work; they start with the first piece of it, and a killed one is replaced.

    :param count: how many processes; 0: the work is done by a thread of this process, one piece at a time.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._slots = asyncio.Semaphore(max(1, count))

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """The result of ``work``, a function of a module, once it is its turn."""
        async with self._slots:
            if not self.count:
                return await asyncio.to_thread(work, *arguments)
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=_begin_worker)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)
            except Exception:
                if getattr(self._pool, "_broken", False):
                    self._pool = None  # a worker was killed; the next piece of work starts new ones
                raise

    def close(self) -> None:
        """Stop working."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin_worker() -> None:
    """Set up a worker: it leaves Ctrl-C to the server, has lower priority, and ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """End when the server is gone, however it went (after ``kill -9`` nobody tells the workers)."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


KNOWN: OrderedDict[str, tuple[str, Match]] = OrderedDict()
"""The games that this process has thought about lately, by table, so that a long game is not played back for every move or look."""
MOST_KNOWN = 50


def match_of(table: str, record: str) -> Match:
    """The match of a record; where possible the one from the last call, played on."""
    before, match = KNOWN.pop(table, ("", None))
    if match is None or not record.startswith(before):  # an answer was taken back
        match = Match.load(Record.loads(record))
    else:
        match.follow([*match.tape, *map(Answer.from_line, record[len(before) :].splitlines())])
    KNOWN[table] = record, match
    if len(KNOWN) > MOST_KNOWN:
        KNOWN.popitem(last=False)
    return match
