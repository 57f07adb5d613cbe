"""What another process has done at a table is played on here, and shows what a table loaded anew would show."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.kernel.record import HANDED
from undercroft.server import following, tables

from .conftest import ME, OPEN, Browser, Json, bot, config_of, moved, opened


@pytest.fixture
def both(tmp_path: Path) -> Iterator[list[TestClient[Any]]]:
    """Two processes at one database; each hears of the other when :func:`hear` says so."""
    with ExitStack() as held:
        yield [held.enter_context(opened(config_of(tmp_path, busy=3.0))) for _ in range(2)]


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose games were played back from the beginning."""
    loads: list[str] = []
    load = tables.load_table

    def noted(db: Any, id: str) -> Any:
        loads.append(id)
        return load(db, id)

    monkeypatch.setattr(tables, "load_table", noted)
    return loads


def hear(client: TestClient[Any], id: str) -> None:
    """What PostgreSQL's news bring."""
    client.app.state.house.tables.moved_on(id)  # type: ignore[attr-defined]


def everything(browser: Browser, id: str, seats: str) -> list[Json]:
    """All that a person on all seats is shown."""
    return [*[browser.view(id, seat) for seat in seats], browser.get(f"/api/tables/{id}").json()]


def something(browser: Browser, id: str, seats: str, rng: Random) -> bool:
    """Do anything that can be done; False if the game is over."""
    for seat in rng.sample(seats, len(seats)):
        view = browser.view(id, seat)
        if view["over"]:
            return False
        if view["undo"]["can"] and rng.random() < 0.3:
            said = browser.post(f"/api/tables/{id}/undo", {"seat": seat, "number": view["number"]})
        elif view.get("standing") and rng.random() < 0.2:
            mode = rng.choice(["ask", "attacked", "turn", "me", "meantime"])
            said = browser.post(f"/api/tables/{id}/seats/{seat}/standing", {"mode": mode, "stops": {}})
        elif any(not ask["may"] for ask in view["asks"]):
            ask = next(ask for ask in view["asks"] if not ask["may"])
            said = browser.choose(id, view, rng.choice(ask["options"])["id"], ask["what"])
        else:
            continue
        assert said.status_code == 200, said.text
        return True
    return True


@pytest.mark.parametrize("game", ["raiders", "twister", "lichlord"])
def test_what_is_played_through_two_processes_in_turn_is_never_played_back(
    both: list[TestClient[Any]], loads: list[str], game: str
) -> None:
    anna, rng = Browser(both[0], "Аня"), Random(4)
    people = [anna, moved(anna, both[1])]
    id = anna.table(ME, ME, game=game)["id"]
    everything(people[1], id, "AB")
    loads.clear()
    for step in range(60):
        if not something(people[step % 2], id, "AB", rng):
            break
        hear(both[1 - step % 2], id)
        assert everything(people[0], id, "AB") == everything(people[1], id, "AB")
    assert loads == []
    for client in both:
        client.app.state.house.tables.forget(id)  # type: ignore[attr-defined]
    assert everything(people[0], id, "AB") == everything(people[1], id, "AB")


def test_who_leaves_and_comes_back_through_one_has_left_and_come_back_through_the_other(
    both: list[TestClient[Any]], loads: list[str]
) -> None:
    anna, boris = Browser(both[0], "Аня"), Browser(both[1], "Борис")
    id = anna.table(ME, OPEN, bot())["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    hear(both[0], id)
    anna.view(id)
    loads.clear()
    for path, body in (("leave", {"how": HANDED}), ("back", {})):
        said = boris.post(f"/api/tables/{id}/{path}", body)
        assert said.status_code == 200, said.text
        hear(both[0], id)
        tables = [client.app.state.house.tables._cache[id] for client in both]  # type: ignore[attr-defined]
        anna.get(f"/api/tables/{id}")
        assert tables[0].seats == tables[1].seats
        assert tables[0].jobs == tables[1].jobs
        assert anna.view(id) == moved(anna, both[1]).view(id)
    assert loads == []


def test_a_bot_that_must_answer_there_must_answer_here(both: list[TestClient[Any]], loads: list[str]) -> None:
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, bot(), bot())["id"]
    moved(anna, both[1]).view(id)
    loads.clear()
    anna.play(id)
    hear(both[1], id)
    moved(anna, both[1]).view(id)
    here, there = (client.app.state.house.tables._cache[id] for client in both)  # type: ignore[attr-defined]
    assert here.jobs == there.jobs != {}
    assert loads == []


def test_a_table_that_is_far_behind_is_loaded_anew(
    both: list[TestClient[Any]], loads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "MOST", 3)
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, ME)["id"]
    moved(anna, both[1]).view(id)
    loads.clear()
    anna.play(id, most=6)
    hear(both[1], id)
    assert everything(anna, id, "AB") == everything(moved(anna, both[1]), id, "AB")
    assert loads == [id]


def test_a_new_name_is_shown_and_nothing_played_back(both: list[TestClient[Any]], loads: list[str]) -> None:
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, ME)["id"]
    elsewhere = moved(anna, both[1])
    elsewhere.view(id)
    loads.clear()
    guest = anna.post("/api/me", {"name": "Ганна"}).json()["guest"]
    both[1].app.state.house.renamed(guest)  # type: ignore[attr-defined]
    assert elsewhere.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Ганна"
    assert anna.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Ганна"
    assert loads == []


def test_a_name_given_while_a_table_is_read_is_not_lost(
    both: list[TestClient[Any]], loads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was read with the old one, and kept when the new one had been told."""
    anna, boris = Browser(both[0], "Аня"), Browser(both[1], "Борис")
    id = anna.table(ME, ME)["id"]
    house, load = both[1].app.state.house, tables.load_table  # type: ignore[attr-defined]

    def renamed_meanwhile(db: Any, id: str) -> Any:
        monkeypatch.setattr(tables, "load_table", load)
        table = load(db, id)
        house.renamed(anna.post("/api/me", {"name": "Ганна"}).json()["guest"])
        return table

    monkeypatch.setattr(tables, "load_table", renamed_meanwhile)
    boris.get(f"/api/tables/{id}")
    assert boris.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Ганна"


def test_what_others_did_while_the_database_was_away_is_played_on(both: list[TestClient[Any]], loads: list[str]) -> None:
    anna = Browser(both[0], "Аня")
    ids = [anna.table(ME, ME)["id"] for _ in range(3)]
    elsewhere = moved(anna, both[1])
    for id in ids:
        elsewhere.view(id)
    loads.clear()
    for id in ids:
        anna.play(id, most=2)
    both[1].app.state.house._look_anew()  # type: ignore[attr-defined]
    assert [elsewhere.view(id) for id in ids] == [anna.view(id) for id in ids]
    assert loads == []


def test_a_table_that_cannot_be_read_is_read_when_it_can_be(both: list[TestClient[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, ME)["id"]
    elsewhere = moved(anna, both[1])
    elsewhere.view(id)
    anna.play(id, most=2)
    read = tables.read_since

    def away(*_: Any) -> None:
        raise OSError("away")

    monkeypatch.setattr(tables, "read_since", away)
    hear(both[1], id)
    assert elsewhere.get(f"/api/tables/{id}/view").status_code >= 500
    monkeypatch.setattr(tables, "read_since", read)
    assert elsewhere.view(id) == anna.view(id)
