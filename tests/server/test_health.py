"""Whoever watches over the house asks one address whether it does its part."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from undercroft.server import health
from undercroft.server import house as houses
from undercroft.server.house import House
from undercroft.server.serving import _think

from .conftest import Browser, config_of, on_a_file, opened
from .test_faults import no_room


def said(client: TestClient[Any]) -> tuple[int, str]:
    answer = client.get("/healthz")
    return answer.status_code, answer.json()["status"]


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


def test_all_is_well(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, workers=1)) as client:
        assert said(client) == (200, "ok")
        parts = set(client.app.state.house.health._tasks)  # type: ignore[attr-defined]
        assert {"news", "bots", "looks", "sweeper"} <= parts


def test_a_house_without_bots_needs_none(client: TestClient[Any]) -> None:
    assert said(client) == (200, "ok")


@pytest.mark.parametrize("part", ["news", "looks", "sweeper"])
def test_a_part_that_has_ended_is_named(client: TestClient[Any], house: House, part: str) -> None:
    with client.portal() as portal:
        portal.call(house.health._tasks[part].cancel)
        portal.call(_a_while)
    assert said(client) == (503, f"failing: {part}")


async def _a_while() -> None:
    await asyncio.sleep(0.01)


def test_a_writer_that_has_ended_is_named(client: TestClient[Any], house: House) -> None:
    house.store._waiting.put(None)
    house.store._writer.join()
    assert said(client) == (503, "failing: writer")


def test_a_database_that_does_not_answer_is_named_and_nothing_of_it_told(
    client: TestClient[Any], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = house.store.engine.connect

    def away() -> None:
        raise OperationalError("password=secret", None, OSError("away"))

    monkeypatch.setattr(house.store.engine, "connect", away)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "failing: database")
    assert "secret" not in answer.text
    monkeypatch.setattr(house.store.engine, "connect", connect)
    assert said(client) == (200, "ok")


def test_however_many_ask_the_database_is_asked_once(
    client: TestClient[Any], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 60.0)
    asked: list[int] = []
    ask = house.health._ask

    async def counted() -> bool:
        asked.append(1)
        return await ask()

    monkeypatch.setattr(house.health, "_ask", counted)
    for _ in range(5):
        assert said(client) == (200, "ok")
    assert len(asked) == 1


def until_said(client: TestClient[Any], status: str) -> None:
    for _ in range(1000):
        if said(client)[1] == status:
            return
        time.sleep(0.02)
    raise AssertionError(said(client))


DEAF: dict[str, Callable[[House], None]] = {
    "nothing is told": lambda house: setattr(house.channels, "publish", lambda *_: None),
    "nothing is passed on": lambda house: cancelled(house.channels._sub_task),
    "nobody listens": lambda house: cancelled(house.channels._backend._listening),  # type: ignore[attr-defined]
}


def cancelled(task: asyncio.Task[None] | None) -> None:
    assert task is not None
    task.cancel()


@pytest.mark.once
@pytest.mark.parametrize("how", DEAF)
def test_a_process_that_does_not_hear_the_others_says_so(
    two: list[TestClient[Any]], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(houses, "ALIVE", 0.05)
    deaf = two[0].app.state.house
    until_said(two[0], "ok")
    with two[0].portal() as portal:
        portal.call(DEAF[how], deaf)
    monkeypatch.setattr(houses, "SILENT", 3.0)
    until_said(two[0], "failing: news")
    assert said(two[1]) == (200, "ok")


@on_a_file
def test_a_file_that_was_taken_away_is_missed(client: TestClient[Any], tmp_path: Path) -> None:
    for file in tmp_path.glob("undercroft.db*"):
        file.unlink()
    assert said(client) == (503, "failing: database")
    (tmp_path / "undercroft.db").touch()  # another one, where nothing is stored
    assert said(client) == (503, "failing: database")


def test_a_disk_that_is_full_is_named_until_there_is_room_again(client: TestClient[Any], house: House) -> None:
    anna = Browser(client)
    with no_room(house.store):
        assert anna.get("/api/me").status_code == 503
        assert [said(client) for _ in range(2)] == [(503, "failing: database")] * 2
    assert said(client) == (200, "ok")


def test_a_process_for_bots_that_thinks_no_more_ends_and_says_so(tmp_path: Path) -> None:
    """Else nobody would start it again."""
    house = House(config_of(tmp_path, workers=1))

    async def broken() -> None:
        raise RuntimeError("on purpose")

    house.bots.run = broken  # type: ignore[method-assign]
    assert asyncio.run(asyncio.wait_for(_think(house, None), 60)) is False
