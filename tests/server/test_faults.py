"""Bots go on by themselves after a kill, after PostgreSQL was away, after a full disk; how long that takes is printed (``-s``)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import event, select, text
from sqlalchemy.exc import DataError, OperationalError

from undercroft.kernel.ask import text_of
from undercroft.server import bots, jobs
from undercroft.server.errors import Unstored
from undercroft.server.house import House
from undercroft.server.schema import JOBS
from undercroft.server.store import Store

from . import postgres
from .conftest import ME, Browser, bot, config_of, opened

HOLDS = """
import asyncio, sys
from undercroft.server.bots import BotKeeper
from undercroft.server.serving import serve_bots

async def think(*_, **__):
    await asyncio.sleep(3600)

if __name__ == "__main__":
    BotKeeper._think = think
    serve_bots(sys.argv[1], 1)
"""
"""A process that takes every job, and thinks on and on."""


def until(true: Callable[[], object], what: str) -> float:
    """Wait for it; the seconds it took."""
    begun = time.monotonic()
    while not true():
        assert time.monotonic() < begun + 60, what
        time.sleep(0.02)
    return time.monotonic() - begun


def goes_on(browser: Browser, id: str, after: str) -> None:
    """Wait until this person is asked again, for all bots have answered."""
    seconds = until(lambda: any(not ask["may"] for ask in browser.view(id)["asks"]), "the bot never moved")
    print(f"\na bot went on {seconds:.1f} s after {after}")


@contextmanager
def no_room(store: Store) -> Iterator[None]:
    """As if the disk were full: rows that are there can still be changed, as long as they do not grow."""

    event.listen(store.engine, "before_cursor_execute", _full)
    try:
        yield
    finally:
        event.remove(store.engine, "before_cursor_execute", _full)


def _full(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
    if statement.startswith("INSERT"):
        raise OperationalError(statement, None, OSError("disk full"))


@pytest.mark.once
def test_after_a_process_that_was_thinking_was_killed(tmp_path: Path) -> None:
    database = postgres.database_for(tmp_path)
    script, log = tmp_path / "holds.py", (tmp_path / "log").open("wb")
    script.write_text(HOLDS)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    with opened(config_of(tmp_path, database=database)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, bot("greedy"), settings={"quick": True})["id"]
        thinking = subprocess.Popen([sys.executable, str(script), database], env=environment, stdout=log, stderr=log)
        try:
            anna.choose(id, anna.view(id))
            leased = select(JOBS.c.leased).where(JOBS.c.match == id)
            store = client.app.state.house.store  # type: ignore[attr-defined]
            until(lambda: (store.read_now(lambda db: db.execute(leased).scalar()) or 0) > 0, (tmp_path / "log").read_text())
            with opened(config_of(tmp_path, database=database, workers=1)) as other:
                with other.portal() as portal:  # its worker is awake
                    portal.call(other.app.state.house.bots.workers.run, bots.ready)  # type: ignore[attr-defined]
                thinking.send_signal(signal.SIGKILL)
                thinking.wait()
                goes_on(anna, id, "a kill of the process that was thinking")
        finally:
            thinking.kill()
            thinking.wait()


@pytest.mark.once
def test_a_lease_of_a_machine_whose_clock_is_ten_minutes_ahead_is_one(tmp_path: Path) -> None:
    """Else every other takes the job as well, for it seems to be of a time when the clock was wrong."""
    database = postgres.database_for(tmp_path)
    script, log = tmp_path / "holds.py", (tmp_path / "log").open("wb")
    script.write_text("import time\nreal = time.time\ntime.time = lambda: real() + 600\n" + HOLDS)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    with opened(config_of(tmp_path, database=database)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, bot("greedy"), settings={"quick": True})["id"]
        anna.choose(id, anna.view(id))
        store = client.app.state.house.store  # type: ignore[attr-defined]
        thinking = subprocess.Popen([sys.executable, str(script), database], env=environment, stdout=log, stderr=log)
        try:
            leased = select(JOBS.c.leased).where(JOBS.c.match == id)
            until(lambda: (store.read_now(lambda db: db.execute(leased).scalar()) or 0) > 0, (tmp_path / "log").read_text())
            assert abs(store.read_now(lambda db: db.execute(leased).scalar()) - time.time()) < 60
        finally:
            thinking.kill()
            thinking.wait()


@pytest.mark.once
def test_after_postgresql_was_away_for_some_seconds(tmp_path: Path) -> None:
    database = postgres.database_for(tmp_path)
    name = database.partition("?")[0].rpartition("/")[2]

    def allow(connections: bool) -> None:
        with postgres.house().connect() as db:
            db.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections}"))
            db.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"), {"name": name})

    with opened(config_of(tmp_path, database=database, workers=1, pace=1.0, busy=3.0)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, bot("greedy"), settings={"quick": True})["id"]
        goes_on(anna, id, "its beginning")
        anna.choose(id, anna.view(id))
        allow(False)
        time.sleep(6)
        allow(True)
        goes_on(anna, id, "PostgreSQL came back")


def test_after_a_full_disk_has_room_again(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, workers=1, pace=1.0)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, bot("greedy"), settings={"quick": True})["id"]
        goes_on(anna, id, "its beginning")
        anna.choose(id, anna.view(id))
        time.sleep(0.5)  # it is thinking
        with no_room(client.app.state.house.store):  # type: ignore[attr-defined]
            time.sleep(9.5)
        goes_on(anna, id, "the disk had room again")


def test_a_database_that_was_away_is_no_failure_of_a_bot(anna: Browser, house: House, client: TestClient[Any]) -> None:
    """Else it rests ever longer, and plays anything at last."""
    id = anna.table(ME, bot())["id"]
    anna.play(id)
    (job,) = house.store.read_now(lambda db: jobs.next_jobs(db, time.time(), 9, 0))

    async def unstored(*_: Any, **__: Any) -> None:
        raise Unstored(OperationalError("SELECT", None, OSError("away")))

    house.bots._play = unstored  # type: ignore[method-assign]
    with client.portal() as portal:
        for _ in range(5):
            portal.call(house.bots._do, job)
    (row,) = house.store.read_now(lambda db: db.execute(select(JOBS)).all())
    assert (row.tries, row.leased) == (0, 0.0)
    assert row.again - time.time() <= jobs.REST


def test_what_was_thought_out_is_stored_once_that_is_possible(
    anna: Browser, house: House, client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.01)
    monkeypatch.setattr(bots, "MUCH_LATER", 0.01)
    problems: list[Exception] = [OperationalError("INSERT", None, OSError("full"))] * 3
    given: list[str] = []

    async def answer(*_: Any) -> None:
        given.append("x")
        if problems:
            raise Unstored(problems.pop())

    monkeypatch.setattr(house.tables, "answer_bot", answer)
    with client.portal() as portal:
        portal.call(house.bots._give, jobs.Due("x", 0, 1, 0, 0), "lay", "1")
        assert len(given) == 4
        problems.append(DataError("INSERT", None, ValueError("no text for this database")))
        with pytest.raises(Unstored):
            portal.call(house.bots._give, jobs.Due("x", 0, 1, 0, 0), "lay", "1")


def test_while_the_disk_is_full_no_game_is_played_back_again_and_again(
    anna: Browser, house: House, client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.001)
    id = anna.table(ME, bot())["id"]
    anna.play(id)
    (job,) = house.store.read_now(lambda db: jobs.next_jobs(db, time.time(), 9, 0))
    ask = next(ask for ask in house.tables._cache[id].need_match().asks() if ask.seat == job.seat)
    answer, takes = house.tables.answer_bot, house.store.takes
    given, asked = [], []

    async def noted(*what: Any) -> Any:
        given.append(what)
        return await answer(*what)

    async def tried() -> bool:
        asked.append(1)
        return await takes()

    monkeypatch.setattr(house.tables, "answer_bot", noted)
    monkeypatch.setattr(house.store, "takes", tried)
    with client.portal() as portal:
        with no_room(house.store):
            giving = portal.start_task_soon(house.bots._give, job, ask.what, text_of(ask.options[0]))
            until(lambda: len(asked) > 20, "it never asked")
            assert len(given) == 1
        giving.result(60)
    assert len(given) == 2
