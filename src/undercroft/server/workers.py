"""Worker processes: what takes long is thought out there, so that no table waits for it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, TypeVar

T = TypeVar("T")


class Workers:
    """A few processes for one kind of work; they start with the first piece of it, and a killed one is replaced.

    :param count: how many processes; 0: the work is done by a thread of this process, one piece at a time.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.idle = max(1, count)
        """How many pieces of work could begin at once."""
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._come = itertools.count()

    async def run(self, work: Callable[..., T], *arguments: Any, rank: int = 0, begin: Callable[[], None] = lambda: None) -> T:
        """The result of ``work``, a function of a module, once it is its turn.

        :param rank: a lower one comes first; among equals whoever came first.
        :param begin: called when its turn comes.
        """
        await self._turn(rank)
        try:
            begin()
            if not self.count:
                return await asyncio.to_thread(work, *arguments)
            pool = self._processes()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:  # a worker was killed, perhaps while it was idle; new ones do it
                if self._pool is pool:  # else others that were at work have noticed it before
                    self._pool = None
                return await asyncio.get_running_loop().run_in_executor(self._processes(), work, *arguments)
        finally:
            self._next()

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=_begin_worker)
        return self._pool

    async def _turn(self, rank: int) -> None:
        if self.idle:
            self.idle -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._come), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was just called
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self.idle += 1

    def close(self) -> None:
        """Stop working."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin_worker() -> None:
    """Set up a worker: it leaves Ctrl-C to the server, lets it go first, and ends when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):  # not every system allows it
        os.nice(10)
    if hasattr(os, "SCHED_BATCH"):  # Linux: it takes the processor from nobody who has just begun
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """End when the server is gone, however it went (after ``kill -9`` nobody tells the workers)."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
