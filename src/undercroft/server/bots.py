"""Bots as durable jobs: a row says which bot must answer, a process thinks, the answer and the row's end are one transaction."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TypeVar

import structlog
from sqlalchemy import Connection, update

from ..bots import Eyes, player
from ..bots.levels import LEVELS
from ..kernel.ask import text_of
from ..kernel.errors import BadInput, Stale
from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.registry import game_ids
from . import clock
from .errors import HouseError, Missing, Unstored
from .jobs import ALONE, Due, Failure, hold, lease, next_jobs, put_back
from .known import match_of
from .lessons import answer_of
from .metrics import BOT_THINKS, BOT_WAIT
from .names import mark_of
from .schema import JOBS
from .store import Store
from .table import Table
from .tables import Tables
from .workers import Workers

LOOK = 1.0
"""Seconds between searches for jobs of which nobody has told this process: another one has died, or made them. As often it says of
its own that it is still at them."""
AT_ONCE = 100
"""Jobs at tables of people that are taken at once, at most: most need no thinking, or wait for their time."""
AGAIN, MUCH_LATER = 1.0, 4.0
"""Seconds after which a move is given to the database again that it could not store, at first and at most."""
GIVE_UP = 3
"""After so many failures a bot takes any legal option, so that the table goes on."""

T = TypeVar("T")

log = structlog.get_logger("undercroft.bots")


class _Unloaded(Exception):
    """A table cannot be loaded: its pack of cards is missing, or its rules were others."""

    def __init__(self, problem: Exception) -> None:
        self.problem = problem


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
        self._loop: asyncio.AbstractEventLoop | None = None
        self._busy: dict[Due, asyncio.Task[None]] = {}
        self._held = 0.0

    def wake(self) -> None:
        """Look for new jobs now; from this or another thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._news.set)

    async def run(self) -> None:
        """Take jobs until cancelled."""
        if not self.workers.count:
            return
        self._loop = asyncio.get_running_loop()
        if self.store.sqlite:  # one file, one house: leases of a process that was killed are void
            await self._quietly(lambda db: db.execute(update(JOBS).values(leased=0.0)))
        else:  # it may have to take over for another at any time; what it took before it can, another could do at once
            await self._get_ready()
        while True:
            self._news.clear()
            for job in await self._taken():
                self._busy[job] = asyncio.create_task(self._do(job))
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):  # wait_for of Python 3.11 may swallow a cancellation
                    await self._news.wait()

    async def _get_ready(self) -> None:
        """Wait until a worker has loaded what bots think with."""
        try:
            await self.workers.run(ready)
        except Exception:  # the next piece of work starts another
            log.exception("bots-wait")

    def close(self) -> None:
        """Stop thinking."""
        for task in self._busy.values():
            task.cancel()
        self.workers.close()

    async def _taken(self) -> list[Due]:
        try:
            return await self._take()
        except Exception:  # whatever it is, the bots of this house go on
            log.exception("bots-wait")
            return []

    async def _take(self) -> list[Due]:
        """Lease the jobs that come next. Bots among themselves think only where no bot of people's does."""
        now, mine = clock.now(), [*self._busy]
        if mine and time.monotonic() > self._held + LOOK:
            self._held = time.monotonic()
            await self._quietly(lambda db: hold(db, mine, now))
        alone = sum(job.rank == ALONE for job in mine)
        among_people, among_bots = AT_ONCE - len(mine), self.workers.count - alone if self.workers.idle else 0
        try:
            jobs = await self.store.read(lambda db: next_jobs(db, now, among_people, among_bots))
            busy = {(job.match, job.seat, job.version) for job in self._busy}
            jobs = [job for job in jobs if (job.match, job.seat, job.version) not in busy]
            return await self.store.write(lambda db: lease(db, jobs, now)) if jobs else []
        except HouseError as problem:
            log.warning("bots-wait", problem=repr(getattr(problem, "problem", problem)))
            return []

    async def _quietly(self, work: Callable[[Connection], T]) -> T | None:
        try:
            return await self.store.write(work)
        except HouseError as problem:
            log.warning("bots-wait", problem=repr(getattr(problem, "problem", problem)))
            return None

    async def _do(self, job: Due) -> None:
        try:
            await self._play(job)
        except (Stale, Missing):  # somebody was faster, or has removed the table, and the job with it
            log.info("bot-late", mark=mark_of(job.match), seat=job.seat)
        except Unstored as problem:
            what = Failure.UNSTORED if problem.passes else Failure.MISTHOUGHT
            await self._quietly(lambda db: put_back(db, job, clock.now(), what))
        except _Unloaded as unloaded:
            if await self._quietly(lambda db: put_back(db, job, clock.now(), Failure.UNLOADED)) is not False:
                why = unloaded.problem
                defect = None if isinstance(why, BadInput) else why
                log.error("not-loaded", mark=mark_of(job.match), problem=str(why), exc_info=defect)
        except Exception:
            if not job.misthought:
                log.exception("bot-failed", mark=mark_of(job.match), seat=job.seat)
            await self._quietly(lambda db: put_back(db, job, clock.now()))
        finally:
            self._busy.pop(job, None)
            self.wake()

    async def _play(self, job: Due) -> None:
        try:
            table = await self.tables.get(job.match, fresh=True)  # the job may be another process's doing
        except (Missing, Unstored):
            raise
        except Exception as problem:
            raise _Unloaded(problem) from problem
        async with table.lock:
            current = table.jobs.get(job.seat)
            if current is None or current.version != job.version or table.match is None:
                return
            record = table.match.record()
            mine = [(ask.what, table.spared(ask)) for ask in table.match.asks() if ask.seat == job.seat]
            spared = next(((what, option) for what, option in mine if option is not None), None)
            pause = max(self.pace, self.regret) if spared is None and table.regrettable else self.pace
            chosen = spared or (answer_of(table.lesson, table.match.tape, job.seat) if job.misthought < GIVE_UP else None)
            pause += table.shown.shown_since() - clock.now()
            if chosen is None and table.seats[job.seat].level is None:  # a person is asked; nobody thinks for them
                return
            due = 0.0 if table.shown.asked_quietly(job.seat) else time.monotonic() + pause
        level = table.seats[job.seat].level or "random"
        if job.misthought >= GIVE_UP:
            level = ""
        what, option = chosen or await self._think(record, job.seat, level, seed_of(table, job.seat), job.match, job.rank)
        if any(seat.guest for seat in table.seats):
            await asyncio.sleep(max(0.0, due - time.monotonic()))
        await self._give(job, what, option)

    async def _give(self, job: Due, what: str, option: str) -> None:
        """Give a bot's answer, again and again while it cannot be stored: what it has thought out need not be thought again.

        Each try that fails costs a game played back, so the database is first asked whether it takes anything.
        """
        pause = AGAIN
        while True:
            try:
                await self.tables.answer_bot(job.match, job.seat, job.version, what, option)
                return
            except Unstored as problem:
                if not problem.passes:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, MUCH_LATER)
            while not await self.store.takes():
                await asyncio.sleep(AGAIN)

    async def _think(self, record: Record, seat: int, level: str, seed: int, table: str, rank: int) -> tuple[str, str]:
        asked = time.perf_counter()
        begun = asked

        def begin() -> None:
            nonlocal begun
            begun = time.perf_counter()
            BOT_WAIT.labels(("present", "away", "alone")[rank]).observe(begun - asked)

        chosen = await self.workers.run(think, record.dumps(), seat, level, seed, table, rank=rank, begin=begin)
        BOT_THINKS.labels(level or "any").observe(time.perf_counter() - begun)
        return chosen


def ready() -> None:
    """Load all that bots think with, in a worker process."""
    for game in game_ids():
        for level in LEVELS:
            player(level, game, 0)


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
