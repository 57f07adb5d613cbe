"""What an operator watches: in Prometheus' format, without a name or an id, and for operators alone."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from undercroft.kernel.errors import BadInput
from undercroft.server.app import create_figures
from undercroft.server.config import networks_of
from undercroft.server.metrics import allowed

from . import postgres
from .conftest import ME, Browser, bot, config_of, error_of, opened

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
