"""What a seat may not know never leaves the server for it: neither in views nor in refusals, lists or the size of a message."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.server.names import mark_of

from .conftest import ME, OPEN, Browser, Socket, config_of, opened


def everything_about(browser: Browser, id: str, tab: Socket) -> bytes:
    """All of the game that a browser has been sent by a socket, and can get by asking."""
    paths = ["", "/view", "/view?seat=A", "/view?seat=B", "/replay", "/replay?seat=all", "/replay/frames", "/record", "/proof"]
    answers = [browser.get(f"/api/tables/{id}{path}").text for path in paths]
    views = [message for message in tab.received if message["t"] == "view"]
    return json.dumps([views, answers, browser.get("/api/tables").text]).encode()


def test_two_tables_that_differ_in_a_sealed_card_look_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game in two houses, but for the card that Anna has under seal: nobody else is sent a single different byte."""
    monkeypatch.setattr("undercroft.server.tables.secrets", SimpleNamespace(token_bytes=lambda size: b"\7" * size))
    monkeypatch.setattr("undercroft.server.tables.new_table_id", lambda: "amber-fox-1001")
    monkeypatch.setattr("time.time", lambda: 1_800_000_000.0)
    monkeypatch.setattr("undercroft.server.clock.measure", lambda _: None)  # no other clock counts
    seen = []
    for card in ("1", "5"):
        (tmp_path / card).mkdir()
        with opened(config_of(tmp_path / card)) as client:
            anna, boris, guest = Browser(client, "Аня"), Browser(client, "Борис"), Browser(client, "Зритель")
            id = anna.table(ME, OPEN, settings={"quick": True})["id"]
            boris.post(f"/api/tables/{id}/seats/B/sit")
            start = anna.view(id)
            with boris.live(id) as his, guest.live(id) as theirs:
                his.see(start["number"])
                theirs.see(start["number"])
                assert anna.choose(id, start, card).json()["sealed"] == card
                his.see(start["number"] + 1)
                theirs.see(start["number"] + 1)
                seen.append((everything_about(boris, id, his), everything_about(guest, id, theirs)))
    assert seen[0] == seen[1]
    assert b"amber-fox-1001" in seen[0][0]


def test_what_a_torch_shows_is_for_its_seat_alone(anna: Browser, boris: Browser) -> None:
    for _ in range(40):  # until Anna holds the torch and a room is dark
        id = anna.table(ME, OPEN)["id"]
        boris.post(f"/api/tables/{id}/seats/B/sit")
        view = anna.view(id)
        if any(ask["what"] == "torch" for ask in view["asks"]) and any(room["card"] is None for room in view["board"]["rooms"]):
            break
    with boris.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        before = tab.view
        anna.choose(id, view, what="torch")
        after = anna.view(id)
        tab.see(after["number"])
    assert all(room["card"] for room in after["board"]["rooms"])
    assert [room["card"] for room in tab.view["board"]["rooms"]] == [room["card"] for room in before["board"]["rooms"]]
    assert "sees" in [entry["key"] for entry in after["journal"]]
    assert "sees" not in [entry["key"] for entry in tab.journal]
    assert [entry["n"] for entry in tab.journal] == list(range(len(tab.journal)))


def test_the_secret_comes_out_only_at_the_end(anna: Browser, client: TestClient[Any]) -> None:
    id = anna.table(ME, ME)["id"]
    with client.app.state.house.store.engine.connect() as db:
        secret = db.exec_driver_sql("SELECT secret FROM matches").scalar()
    with anna.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        for _ in range(10):
            anna.choose(id, anna.view(id))
        tab.see(anna.view(id)["number"])
        assert secret.encode() not in everything_about(anna, id, tab)
    anna.play(id)
    assert secret in anna.get(f"/api/tables/{id}/record").text


def test_asking_for_a_seat_that_is_not_yours_gives_your_own_view(anna: Browser, boris: Browser) -> None:
    id = anna.table(ME, OPEN)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    assert boris.view(id, "A") == boris.view(id)
    assert boris.view(id)["seat"] == "B"
    with boris.live(id, "?seat=A") as tab:
        tab.until(lambda message: message["t"] == "view")
        assert tab.view["seat"] == "B"


def test_other_sites_cannot_open_sockets(anna: Browser) -> None:
    id = anna.table(ME, OPEN)["id"]
    with anna.live(id, headers={"origin": "https://elsewhere.example"}) as tab:
        assert tab.next()["error"]["key"] == "origin"
    with anna.live(id, headers={"origin": "http://testserver.local"}) as tab:
        assert tab.next()["t"] == "table"


def test_logs_hold_no_secrets(anna: Browser, capsys: pytest.CaptureFixture[str], client: TestClient[Any]) -> None:
    id = anna.table(ME, ME)["id"]
    anna.play(id)
    with client.app.state.house.store.engine.connect() as db:
        secret = db.exec_driver_sql("SELECT secret FROM matches").scalar()
    output = "".join(capsys.readouterr())
    assert mark_of(id) in output
    for hidden in (id, secret, anna.cookies["undercroft"], anna.cookies["csrftoken"], client.app.state.house.key):
        assert hidden not in output
