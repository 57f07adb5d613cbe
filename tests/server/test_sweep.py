"""House-keeping: what came to nothing goes, what was begun stays."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.kernel.errors import BadInput
from undercroft.server import sweep
from undercroft.server.app import create_app
from undercroft.server.archive import mark_on_shelf
from undercroft.server.config import Config
from undercroft.server.errors import Clash, Unstored
from undercroft.server.house import House
from undercroft.server.removal import remove_tables
from undercroft.server.sweep import DAY

from .conftest import ME, OPEN, Browser, bot, config_of, error_of
from .test_promises import Clock, finished, promise_of
from .test_storage import rows


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What the house goes by, everywhere."""
    clock = Clock()
    monkeypatch.setattr("time.time", clock)
    monkeypatch.setattr("undercroft.server.clock.measure", lambda _: None)  # no other clock counts
    return clock


@pytest.fixture
def timed(tmp_path: Path, clock: Clock) -> Iterator[TestClient[Any]]:
    """A house that keeps guests for 90 days and tables for 30."""
    with TestClient(create_app(config_of(tmp_path), clock=clock)) as client:
        yield client


def swept(client: TestClient[Any]) -> None:
    """Sweep now."""
    with client.portal() as portal:
        portal.call(client.app.state.house.sweep)


def ids(folder: Path, table: str) -> set[str]:
    """The first column."""
    return {row[0] for row in rows(folder, table)}


def test_tables_that_never_started_go_after_a_month_without_news(timed: TestClient[Any], clock: Clock, tmp_path: Path) -> None:
    anna, boris = Browser(timed, "Аня"), Browser(timed, "Борис")
    alone, lively = anna.table(ME, OPEN)["id"], anna.table(ME, OPEN, OPEN)["id"]
    begun, over = anna.table(ME, ME)["id"], finished(anna)
    clock.now += 20 * DAY
    boris.post(f"/api/tables/{lively}/seats/B/sit")
    clock.now += 10 * DAY
    swept(timed)
    assert ids(tmp_path, "matches") == {alone, lively, begun, over}  # thirty days to the second
    clock.now += 1
    swept(timed)
    assert ids(tmp_path, "matches") == {lively, begun, over}
    assert ids(tmp_path, "seats") == {lively, begun, over}
    assert error_of(anna.get(f"/api/tables/{alone}"), 404) == "table-unknown"
    assert error_of(boris.post(f"/api/tables/{alone}/seats/B/sit"), 404) == "table-unknown"
    assert boris.get(f"/api/tables/{lively}").json()["you"] == ["B"]


def test_every_game_that_was_begun_is_kept(timed: TestClient[Any], clock: Clock) -> None:
    anna = Browser(timed, "Аня")
    over, begun = finished(anna), anna.table(ME, ME)["id"]
    anna.choose(begun, anna.view(begun))
    before = anna.get(f"/api/tables/{over}/record").text, anna.view(begun)
    clock.now += 5000 * DAY
    swept(timed)
    assert (anna.get(f"/api/tables/{over}/record").text, anna.view(begun)) == before
    assert anna.get(f"/api/tables/{over}/proof").json()["good"]
    assert anna.play(begun)["over"]


def test_a_rematch_that_never_started_can_be_asked_for_again(timed: TestClient[Any], clock: Clock) -> None:
    anna, boris = Browser(timed, "Аня"), Browser(timed, "Борис")
    id = finished(anna, boris)
    first = anna.post(f"/api/tables/{id}/rematch").json()["id"]
    clock.now += 31 * DAY
    with boris.live(id) as tab:
        tab.until(lambda message: message["t"] == "table" and message["table"]["rematch"] == first)
        swept(timed)
        tab.until(lambda message: message["t"] == "table" and message["table"]["rematch"] is None)
    again = boris.post(f"/api/tables/{id}/rematch").json()
    assert again["id"] != first
    assert again["you"] == ["B"]


def test_who_sits_in_a_waiting_room_that_goes_is_told(timed: TestClient[Any], clock: Clock) -> None:
    anna = Browser(timed, "Аня")
    id = anna.table(ME, OPEN)["id"]
    clock.now += 31 * DAY
    with anna.live(id) as tab:
        tab.until(lambda message: message["t"] == "table")
        swept(timed)
        assert tab.until(lambda message: message["t"] == "refused")["error"]["key"] == "table-unknown"


def test_more_tables_than_one_transaction_takes(
    timed: TestClient[Any], clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "MOST", 2)
    anna = Browser(timed, "Аня")
    for _ in range(5):
        anna.table(ME, OPEN)
    clock.now += 31 * DAY
    kept = anna.table(ME, OPEN)["id"]
    swept(timed)
    assert ids(tmp_path, "matches") == {kept}


def test_guests_without_a_table_are_forgotten(timed: TestClient[Any], clock: Clock, tmp_path: Path) -> None:
    names = ["passer-by", "host", "sitter", "finisher", "left"]
    browsers = {name: Browser(timed, name) for name in names}
    guests = {name: browser.me["guest"] for name, browser in browsers.items()}
    id = browsers["host"].table(OPEN, OPEN, OPEN)["id"]
    for name, letter in (("sitter", "B"), ("left", "C")):
        browsers[name].post(f"/api/tables/{id}/seats/{letter}/sit")
    browsers["left"].post(f"/api/tables/{id}/seats/C/leave")
    finished(browsers["finisher"])
    clock.now += 90 * DAY
    browsers["host"].put(f"/api/tables/{id}/seats/C", bot())  # something has happened at the table
    swept(timed)
    assert ids(tmp_path, "guests") == set(guests.values())
    clock.now += 1
    young = Browser(timed, "young").me["guest"]
    swept(timed)
    assert ids(tmp_path, "guests") == {guests["host"], guests["sitter"], guests["finisher"], young}
    assert error_of(browsers["passer-by"].post("/api/tables", {"game": "raiders", "seats": [ME]}), 403) == "no-session"
    assert browsers["passer-by"].get("/api/me").json()["guest"] not in guests.values()
    assert browsers["sitter"].get("/api/me").json()["name"] == "sitter"


def test_many_guests_go_a_few_at_a_time(
    timed: TestClient[Any], clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else can write while they go."""
    monkeypatch.setattr(sweep, "MOST", 2)
    gone: list[int] = []
    monkeypatch.setattr(timed.app.state.house.guests, "forget", lambda *guests: gone.append(len(guests)))
    for name in "abcde":
        Browser(timed, name)
    clock.now += 91 * DAY
    swept(timed)
    assert gone == [2, 2, 1]
    assert ids(tmp_path, "guests") == set()


def test_old_promises_go_and_release_their_guests(timed: TestClient[Any], clock: Clock, tmp_path: Path) -> None:
    anna = Browser(timed, "Аня")
    used, unused = promise_of(anna)["id"], promise_of(anna)["id"]
    anna.table(ME, OPEN, promise=used)
    clock.now += DAY
    swept(timed)
    assert ids(tmp_path, "promises") == {used, unused}
    clock.now += 90 * DAY
    swept(timed)
    assert [rows(tmp_path, table) for table in ("promises", "matches", "guests")] == [[], [], []]


@pytest.mark.parametrize("settings", [{"table_days": 0.0}, {"guest_days": 0.0}], ids=str)
def test_nought_days_keep_everything(tmp_path: Path, clock: Clock, settings: dict[str, float]) -> None:
    with TestClient(create_app(config_of(tmp_path, **settings), clock=clock)) as client:
        anna = Browser(client, "Аня")
        anna.table(ME, OPEN)
        Browser(client, "Борис")
        clock.now += 5000 * DAY
        swept(client)
        assert len(rows(tmp_path, "matches")) == ("table_days" in settings)
        assert len(rows(tmp_path, "guests")) == (1 if "table_days" in settings else 2)


def test_the_house_sweeps_when_it_opens(tmp_path: Path, clock: Clock) -> None:
    with TestClient(create_app(config_of(tmp_path), clock=clock)) as client:
        Browser(client, "Аня").table(ME, OPEN)
    clock.now += 91 * DAY
    with TestClient(create_app(config_of(tmp_path), clock=clock)):
        for _ in range(200):
            if not rows(tmp_path, "guests"):
                return
            time.sleep(0.05)
    raise AssertionError("nothing was swept")


@pytest.mark.parametrize("problem", [Clash("guests"), Unstored(OSError("full"))], ids=["clash", "unstored"])
def test_a_sweep_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    tried = []

    async def sweep(house: House) -> None:
        tried.append(house)
        raise problem

    monkeypatch.setattr(House, "sweep", sweep)
    monkeypatch.setattr("undercroft.server.house.DAY", 0.01)
    with TestClient(create_app(config_of(tmp_path))):
        for _ in range(100):
            if len(tried) > 1:
                return
            time.sleep(0.05)
    raise AssertionError("nobody sweeps any more")


@pytest.mark.parametrize("text", ["soon", "-1", "nan", "inf", ""])
def test_a_number_of_days_that_is_none(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("UNDERCROFT_TABLE_DAYS", text)
    with pytest.raises(BadInput, match="UNDERCROFT_TABLE_DAYS should be a number from 0 on") as caught:
        Config()
    assert caught.value.key == "variable"


def test_days_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_TABLE_DAYS", "7")
    monkeypatch.setenv("UNDERCROFT_GUEST_DAYS", "0")
    assert (Config().table_days, Config().guest_days) == (7, 0)


def test_games_that_are_over_go_after_so_many_days_with_all_that_is_theirs(tmp_path: Path, clock: Clock) -> None:
    with TestClient(create_app(config_of(tmp_path, finished_days=5.0), clock=clock)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        old, running = finished(anna), anna.table(ME, ME)["id"]
        anna.replay(old)
        onward = boris.table(ME, ME, branch={"table": old, "step": 0}) if len(anna.view(old)["names"]) == 2 else boris.table(ME)
        clock.now += 5 * DAY
        again, late = anna.post(f"/api/tables/{old}/rematch").json()["id"], finished(boris)
        swept(client)
        assert old in ids(tmp_path, "matches")
        clock.now += 1
        swept(client)
        assert ids(tmp_path, "matches") == {running, onward["id"], again, late}
        assert old not in ids(tmp_path, "answers") | ids(tmp_path, "seats")
        assert [*(tmp_path / "replays").iterdir()] == []
        assert anna.get("/api/tables").json()["days"] == 5


def test_a_rematch_that_goes_first_is_no_longer_named(tmp_path: Path, clock: Clock) -> None:
    with TestClient(create_app(config_of(tmp_path, finished_days=5.0), clock=clock)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        first = finished(anna, boris)
        second = anna.post(f"/api/tables/{first}/rematch").json()["id"]
        boris.post(f"/api/tables/{first}/rematch")
        while not any(browser.play(second)["over"] for browser in (anna, boris)):
            pass
        with client.portal() as portal:
            portal.call(removed, client.app.state.house, second)
        assert anna.get(f"/api/tables/{first}").json()["rematch"] is None
        assert error_of(anna.get(f"/api/tables/{second}"), 404) == "table-unknown"


async def removed(house: House, id: str) -> None:
    """Remove one table, as the sweep does."""
    for table in [id, *await house.store.write(lambda db: remove_tables(db, [id]))]:
        house.tables.forget(table)


def test_games_where_nothing_happened_for_so_long_go_and_who_looks_on_is_told(tmp_path: Path, clock: Clock) -> None:
    with TestClient(create_app(config_of(tmp_path, idle_days=7.0), clock=clock)) as client:
        anna = Browser(client, "Аня")
        idle, lively, over = anna.table(ME, ME)["id"], anna.table(ME, ME)["id"], finished(anna)
        clock.now += 7 * DAY
        anna.choose(lively, anna.view(lively))
        clock.now += 1
        with anna.live(idle) as tab:
            tab.until(lambda message: message["t"] == "view")
            swept(client)
            assert tab.until(lambda message: message["t"] == "refused")["error"]["key"] == "table-unknown"
        assert ids(tmp_path, "matches") == {lively, over}
        assert ids(tmp_path, "jobs") <= {lively}


def test_many_games_go_a_few_at_a_time(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else can write while they go."""
    monkeypatch.setattr(sweep, "FEW", 2)
    pieces: list[int] = []
    monkeypatch.setattr(sweep, "remove_tables", lambda db, ids: pieces.append(len(ids)) or remove_tables(db, ids))
    with TestClient(create_app(config_of(tmp_path, idle_days=7.0, table_days=0.0), clock=clock)) as client:
        anna = Browser(client, "Аня")
        for _ in range(5):
            anna.table(ME, ME)
        clock.now += 8 * DAY
        pieces.clear()
        swept(client)
    assert pieces[-3:] == [2, 2, 1]
    assert ids(tmp_path, "matches") == set()


def test_what_lies_on_the_shelf_of_tables_that_are_gone_goes_when_the_house_is_swept(tmp_path: Path, clock: Clock) -> None:
    """Also what was made elsewhere, or by an older version."""
    with TestClient(create_app(config_of(tmp_path), clock=clock)) as client:
        anna = Browser(client, "Аня")
        kept = finished(anna)
        anna.replay(kept)
        mine = {file.name for file in (tmp_path / "replays").iterdir()}
        for name in ("ab" * 32, mark_on_shelf("amber-fox-4k7m-2x9d-3t6f", 0) + "ab" * 32, mark_on_shelf(kept, 1) + "ab" * 32):
            (tmp_path / "replays" / name).write_bytes(b"x")
        swept(client)
        assert {file.name for file in (tmp_path / "replays").iterdir()} == mine


def test_games_are_kept_for_good_unless_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (Config().finished_days, Config().idle_days, Config().shelf_bytes) == (0, 0, 256 * 1024 * 1024)
    for name, value in {"FINISHED_DAYS": "365", "IDLE_DAYS": "90.5", "REPLAYS_MB": "0.5"}.items():
        monkeypatch.setenv(f"UNDERCROFT_{name}", value)
    assert (Config().finished_days, Config().idle_days, Config().shelf_bytes) == (365, 90.5, 512 * 1024)
