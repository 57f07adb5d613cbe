"""What an operator watches: in Prometheus' format, without a name or an id, and for operators alone."""

from __future__ import annotations

import asyncio
import math
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import update

from undercroft.kernel.errors import BadInput
from undercroft.server.app import create_figures
from undercroft.server.config import networks_of
from undercroft.server.errors import Unstored
from undercroft.server.house import House
from undercroft.server.metrics import allowed
from undercroft.server.schema import JOBS, MATCHES

from . import postgres
from .conftest import ME, Browser, bot, config_of, error_of, opened
from .test_archive import Maker

EVERYBODY = ("0.0.0.0/0", "::/0")


def read(client: TestClient[Any] | httpx.Client) -> dict[tuple[str, ...], float]:
    """Every figure, by name and labels."""
    text = client.get("/metrics").text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A house whose figures the tests may read: their client has no address of a network."""
    monkeypatch.setattr("undercroft.server.metrics.allowed", lambda *_: True)
    with opened(config_of(tmp_path, workers=1)) as client:
        yield client


def test_answers_are_counted_and_timed(watched: TestClient[Any]) -> None:
    anna = Browser(watched, "Аня")
    before, id = read(watched), anna.table(ME, ME)["id"]
    for _ in range(3):
        assert anna.choose(id, anna.view(id)).status_code == 200
    after = read(watched)
    for name in (("undercroft_answers_total", "raiders", "person"), ("undercroft_answer_seconds_count", "person")):
        assert after[name] - before.get(name, 0) == 3


def test_what_is_refused_is_counted_by_reason(watched: TestClient[Any]) -> None:
    anna = Browser(watched, "Аня")
    before = read(watched)
    anna.get("/api/tables/no-such-table")
    name = ("undercroft_refused_total", "table-unknown")
    assert read(watched)[name] - before.get(name, 0) == 1


def test_open_tabs_are_counted(watched: TestClient[Any]) -> None:
    anna = Browser(watched, "Аня")
    id, before = anna.table(ME, ME)["id"], read(watched)[("undercroft_sockets",)]
    with anna.live(id) as tab:
        tab.next()
        assert read(watched)[("undercroft_sockets",)] == before + 1


def test_bots_are_timed_from_their_turn_to_their_move(watched: TestClient[Any]) -> None:
    anna = Browser(watched, "Аня")
    before, id = read(watched), anna.table(ME, bot(), settings={"quick": True})["id"]
    with anna.live(id) as tab:
        tab.until(lambda message: message["t"] == "view" and message["view"]["ready"] == ["B"])
    after = read(watched)
    for name in (
        ("undercroft_bot_wait_seconds_count", "present"),
        ("undercroft_bot_thinking_seconds_count", "random"),
        ("undercroft_answers_total", "raiders", "bot"),
    ):
        assert after[name] > before.get(name, 0)


TABLES, WAITING, BOT_JOBS = ((f"undercroft_{name}",) for name in ("tables_in_memory", "replays_waiting", "bot_jobs"))


def test_tables_in_memory_are_counted(watched: TestClient[Any]) -> None:
    anna, house = Browser(watched, "Аня"), watched.app.state.house
    ids = [anna.table(ME, ME)["id"] for _ in range(3)]
    assert read(watched)[TABLES] == 3
    house.tables.forget(ids[0])
    assert read(watched)[TABLES] == 2
    anna.view(ids[0])
    assert read(watched)[TABLES] == 3


def test_replays_that_are_made_are_counted_until_they_are(watched: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    anna, held = Browser(watched, "Аня"), Maker(monkeypatch, held=True)
    id = anna.table(ME, ME, settings={"quick": True})["id"]
    anna.play(id)
    before = read(watched)[WAITING]
    with ThreadPoolExecutor(1) as asking:
        asked = asking.submit(watched.get, f"/api/tables/{id}/replay?seat=all")
        assert held.begun.wait(60)
        assert read(watched)[WAITING] == before + 1
        held.go_on.set()
        assert asked.result(60).status_code == 200
    assert read(watched)[WAITING] == before


def test_bots_that_must_answer_are_counted_in_the_database(
    client: TestClient[Any], anna: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever thinks for them, and nobody does in this process: all that could be done now, also what somebody is at."""
    monkeypatch.setattr("undercroft.server.metrics.allowed", lambda *_: True)

    def change(table: str, **values: float) -> None:
        mine = (MATCHES.c.id if "looked" in values else JOBS.c.match) == table
        change = update(MATCHES if "looked" in values else JOBS).where(mine).values(**values)
        house.store.submit(lambda db: db.execute(change)).result()

    assert read(client)[BOT_JOBS] == 0
    busy, rests, waits = (anna.table(ME, bot(), settings={"quick": True})["id"] for _ in range(3))
    alone = anna.table(bot(), bot(), settings={"quick": True})["id"]
    assert read(client)[BOT_JOBS] == 3 + 2
    change(busy, leased=time.time() + 2)
    change(waits, looked=0.0)
    assert read(client)[BOT_JOBS] == 5, "whoever is not there is waited for, too"
    change(alone, looked=0.0)
    assert read(client)[BOT_JOBS] == 3, "bots alone rest when nobody looks on"
    change(rests, again=time.time() + 60)
    assert read(client)[BOT_JOBS] == 2, "what failed is not due yet"


def test_where_the_database_does_not_answer_there_is_no_number_of_bots(
    client: TestClient[Any], anna: Browser, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All else is told, and soon."""
    monkeypatch.setattr("undercroft.server.metrics.allowed", lambda *_: True)
    anna.table(ME, bot(), settings={"quick": True})
    assert read(client)[BOT_JOBS] == 1

    async def away(_: object) -> None:
        raise Unstored(OSError("away"))

    async def silent(_: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr("undercroft.server.metrics.PATIENCE", 0.01)
    for fault in (away, silent):
        monkeypatch.setattr(house.store, "read", fault)
        figures = read(client)
        assert math.isnan(figures[BOT_JOBS])
        assert figures[TABLES] == 1


def test_requests_are_timed_by_kind_and_no_id_is_told(watched: TestClient[Any]) -> None:
    anna = Browser(watched, "Аня")
    id = anna.table(ME, ME)["id"]
    anna.view(id)
    text = watched.get("/metrics").text
    assert "/api/tables/{id}/view" in text
    assert id not in text
    assert "Аня" not in text


def test_nobody_keeps_what_is_told_of_a_moment(watched: TestClient[Any]) -> None:
    assert [watched.get(path).headers.get("cache-control") for path in ("/metrics", "/healthz")] == ["no-store", "no-store"]


def test_only_operators_read_them(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        assert error_of(client.get("/metrics"), 404) == "no-page"


@pytest.mark.once
@pytest.mark.parametrize(
    ("address", "networks", "may"),
    [
        ("127.0.0.1", ("127.0.0.0/8", "::1"), True), ("::1", ("127.0.0.0/8", "::1"), True), ("10.1.2.3", ("127.0.0.0/8",), False),
        ("10.1.2.3", ("10.0.0.0/8",), True), ("testclient", EVERYBODY, False), ("::1", ("0.0.0.0/0",), False),
    ],
)  # fmt: skip
def test_who_may_read_them(address: str, networks: tuple[str, ...], may: bool) -> None:
    assert allowed(address, networks) is may


@pytest.mark.once
def test_a_network_that_is_none_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_METRICS", "10.0.0.0/8 nonsense")
    with pytest.raises(BadInput, match="not nonsense"):
        networks_of("UNDERCROFT_METRICS", "")


@pytest.mark.once
def test_bots_that_think_elsewhere_are_told_of_there(tmp_path: Path) -> None:
    database = postgres.database_for(tmp_path)
    command = [sys.executable, "-m", "undercroft", "bots", "--database", database, "--processes", "1", "--metrics", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as thinking:
        try:
            assert thinking.stdout is not None
            told = next(found for line in thinking.stdout if (found := re.search(r"(http://127\.0\.0\.1:\d+)/metrics", line)))
            with opened(config_of(tmp_path, database=database)) as client, httpx.Client(base_url=told[1]) as operator:
                anna = Browser(client, "Аня")
                id = anna.table(ME, bot(), settings={"quick": True})["id"]
                with anna.live(id) as tab:
                    tab.until(lambda message: message["t"] == "view" and message["view"]["ready"] == ["B"])
                answers, end = ("undercroft_answers_total", "raiders", "bot"), time.monotonic() + 60
                while answers not in (figures := read(operator)):  # counted once the others have been told
                    assert time.monotonic() < end, "no answer was counted"
                    time.sleep(0.02)
                assert figures[("undercroft_bot_thinking_seconds_count", "random")] > 0
                assert figures[answers] > 0
                assert operator.get("/healthz").json()["status"] == "ok"
                assert error_of(operator.get("/api/tables"), 404) == "no-page"
                assert operator.get("/metrics", headers={"host": "elsewhere.example.org"}).status_code == 421
        finally:
            thinking.send_signal(signal.SIGTERM)
        assert thinking.wait(20) == 0


def test_of_bots_too_only_operators_read(house: Any) -> None:
    with TestClient(create_figures(house)) as client:
        assert error_of(client.get("/metrics"), 404) == "no-page"
