"""Whoever watches over the house asks one address whether it does its part."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError

from undercroft.server import health
from undercroft.server.house import House

from .conftest import config_of, opened


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
