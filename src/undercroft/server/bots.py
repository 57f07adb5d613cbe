"""Bots as durable jobs: a row says which bot must answer, a process thinks, the answer and the row's end are one transaction."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import structlog
from sqlalchemy import Connection, Row, Update, select, update

from ..bots import Eyes, player
from ..kernel.ask import text_of
from ..kernel.errors import Stale
from ..kernel.match import Match
from ..kernel.record import Record
from .errors import HouseError
from .lessons import answer_of
from .schema import JOBS
from .store import Store
from .table import Table
from .tables import Tables
from .workers import Workers, match_of

LEASE = 30.0
"""Seconds after which another process may take over a job."""
LOOK = 5.0
"""Seconds between searches for jobs that another process has left."""
GIVE_UP = 3
"""After so many failures a bot takes any legal option, so that the table goes on."""

RETRY = 1.0
"""Seconds before a bot that failed is asked again."""

log = structlog.get_logger("undercroft.bots")


class BotKeeper:
    """Takes bots' jobs, has worker processes think, and gives their answers.

    :param workers: processes that think; 0: none, no job is taken here.
    :param pace: seconds between what a table showed last and a bot's move, at least, where a person sits; a bot that is asked a
        quiet question does not wait.
    :param regret: the same where a person may take back an answer that the bot's move would settle.
    """

    def __init__(self, store: Store, tables: Tables, workers: int, pace: float, me: str, regret: float = 0.0) -> None:
        self.store = store
        self.tables = tables
        self.workers = Workers(workers)
        self.pace = pace
        self.regret = regret
        self._news = asyncio.Event()
        self._busy: set[tuple[str, int, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Look for new jobs now."""
        self._news.set()

    async def run(self) -> None:
        """Take jobs until cancelled."""
        if not self.workers.count:
            return
        if self.store.sqlite:  # one file, one house: leases of a process that was killed are void
            await self._quietly(update(JOBS).values(leased=0.0))
        while True:
            self._news.clear()
            for job in await self._take():
                task = asyncio.create_task(self._do(job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):  # wait_for of Python 3.11 may swallow a cancellation
                    await self._news.wait()

    def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks:
            task.cancel()
        self.workers.close()

    async def _take(self) -> Sequence[Row[Any]]:
        """Lease the jobs that no process works on."""

        def free(db: Connection) -> Sequence[Row[Any]]:
            return db.execute(select(JOBS).where(JOBS.c.leased < time.time()).limit(100)).all()

        def lease(db: Connection) -> list[Row[Any]]:
            now = time.time()
            return [
                job
                for job in jobs
                if db.execute(
                    update(JOBS)
                    .where(JOBS.c.match == job.match, JOBS.c.seat == job.seat, JOBS.c.version == job.version, JOBS.c.leased < now)
                    .values(leased=now + LEASE)
                ).rowcount
            ]

        try:
            jobs = [job for job in await self.store.read(free) if (job.match, job.seat, job.version) not in self._busy]
            return await self.store.write(lease) if jobs else []
        except HouseError as problem:
            log.warning("bots-wait", problem=repr(getattr(problem, "problem", problem)))
            return []

    async def _quietly(self, statement: Update) -> None:
        try:
            await self.store.write(lambda db: db.execute(statement))
        except HouseError as problem:
            log.warning("bots-wait", problem=repr(getattr(problem, "problem", problem)))

    async def _do(self, job: Row[Any]) -> None:
        key = (job.match, job.seat, job.version)
        self._busy.add(key)
        try:
            await self._play(job)
        except Stale:
            log.info("bot-late", table=job.match, seat=job.seat)
        except Exception:
            log.exception("bot-failed", table=job.match, seat=job.seat, tries=job.tries)
            await asyncio.sleep(RETRY)
            again = update(JOBS).where(JOBS.c.match == job.match, JOBS.c.seat == job.seat)
            await self._quietly(again.values(leased=0.0, tries=JOBS.c.tries + 1))
        finally:
            self._busy.discard(key)
            self.wake()

    async def _play(self, job: Row[Any]) -> None:
        table = await self.tables.get(job.match, fresh=True)  # the job may be another process's doing
        async with table.lock:
            current = table.jobs.get(job.seat)
            if current is None or current.version != job.version or table.match is None:
                return
            record = table.match.record()
            mine = [(ask.what, table.spared(ask)) for ask in table.match.asks() if ask.seat == job.seat]
            spared = next(((what, option) for what, option in mine if option is not None), None)
            pause = max(self.pace, self.regret) if spared is None and table.regrettable else self.pace
            chosen = spared or (answer_of(table.lesson, table.match.tape, job.seat) if job.tries < GIVE_UP else None)
            due = 0.0 if table.shown.asked_quietly(job.seat) else table.shown.shown_since() + pause
        level = table.seats[job.seat].level or "random"
        if job.tries >= GIVE_UP:
            level = ""
        what, option = chosen or await self._think(record, job.seat, level, seed_of(table, job.seat), job.match)
        if any(seat.guest for seat in table.seats):
            await asyncio.sleep(max(0.0, due - time.time()))
        await self.tables.answer_bot(job.match, job.seat, job.version, what, option)

    async def _think(self, record: Record, seat: int, level: str, seed: int, table: str) -> tuple[str, str]:
        return await self.workers.run(think, record.dumps(), seat, level, seed, table)


def seed_of(table: Table, seat: int) -> int:
    """A bot's seed for the whole game, unknown to the players."""
    return int.from_bytes(hashlib.sha256(f"{table.secret} bot {seat}".encode()).digest()[:6], "big")


def think(record: str, seat: int, level: str, seed: int, table: str) -> tuple[str, str]:
    """Let a bot choose, in a worker process: which of its questions it answers, and how.

    :param record: the game so far, without the secret; the bot takes from it only what its seat may know.
    :param level: which bot; empty for any legal option.
    :param table: which game it is, so that the next call finds what this one has played back.
    """
    match = match_of(table, record)
    chosen = None
    if level:
        chosen = player(level, match.game.id, seed).choose(Eyes(match, seat))
    return chosen or any_option(match, seat, seed)


def any_option(match: Match, seat: int, seed: int) -> tuple[str, str]:
    """Any legal option of a question that the table waits for."""
    ask = next(ask for ask in match.asks() if ask.seat == seat and not ask.may)
    return ask.what, text_of(Random(f"{seed}/{Eyes(match, seat).moment}").choice(list(ask.options)))
