"""Attacks that were made on a house and are no matter of one module; docs/security.md lists all."""

from __future__ import annotations

import base64
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select, text

from undercroft.server import bots
from undercroft.server.jobs import ALONE, PRESENT, next_jobs
from undercroft.server.schema import HOUSE, JOBS
from undercroft.server.store import Work

from . import postgres
from .conftest import ME, Browser, bot, config_of, error_of, on_a_file, opened
from .test_storage import Server, Visitor, limit_growth

HARD = [bot("hard")] * 4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


def test_a_hundred_and_eighty_tables_of_hard_bots_keep_no_person_waiting(anna: Browser, boris: Browser, house: Any) -> None:
    """An easy bot at a person's table took a minute: it came after all of theirs."""
    for _ in range(180):
        anna.table(*HARD)
    with_boris = boris.table(ME, bot("easy"), settings={"quick": True})["id"]
    jobs = house.store.read_now(lambda db: next_jobs(db, time.time(), 100, 2))
    assert [(job.match, job.rank) for job in jobs[:1]] == [(with_boris, PRESENT)]
    assert [job.rank for job in jobs[1:]] == [ALONE] * 2, "no more than there are processes to think"


def test_connections_that_say_nothing_keep_nobody_out(server: Server) -> None:
    """Nor do those that begin to say something and never end."""
    with ExitStack() as open_:
        for number in range(300):
            silent = open_.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=60))
            if number % 2:
                silent.sendall(b"GET /api/games HTTP/1.1\r\nHost: localho")
        for _ in range(3):
            assert httpx.get(f"http://127.0.0.1:{server.port}/healthz", timeout=60).status_code == 200
        assert Visitor(server, "Аня").http.get("/api/me").json()["name"] == "Аня"


def test_a_tab_that_gives_no_signs_of_life_is_given_up(server: Server) -> None:
    """The other end has vanished without a word: a laptop was shut, a line was cut."""
    anna = Visitor(server, "Аня")
    id = anna.http.post("/api/tables", json={"game": "raiders", "seats": [ME, ME]}).json()["id"]
    with anna.live(id) as hers, vanished(server.port, f"/api/tables/{id}/live"):
        for watching in (1, 0):
            while (said := msgspec.json.decode(hers.recv(60)))["t"] != "table" or said["table"]["watching"] != watching:
                pass


@contextmanager
def vanished(port: int, path: str) -> Iterator[None]:
    """A live connection at whose other end nobody is: no ping is answered."""
    key = base64.b64encode(os.urandom(16)).decode()
    headers = (
        f"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13"
    )
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\n{headers}\r\n\r\n".encode())
        assert line.recv(12) == b"HTTP/1.1 101"
        yield


@pytest.fixture
def in_vain(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Is set once bots could not look for their work, or not do it."""
    failed = threading.Event()
    log = Mock()
    for level in (log.warning, log.exception):
        level.side_effect = lambda *_, **__: failed.set()
    monkeypatch.setattr(bots, "log", log)
    return failed


THINKS = 5.0
"""For so many seconds a bot has its work: on a busy machine a shorter time is over before anybody looks."""


def held_for(house: Any) -> float:
    """For how many seconds from now the bots' work is some process's, whatever has become of that."""
    until = house.store.read_now(lambda db: db.execute(select(func.max(JOBS.c.leased))).scalar())
    return float(until or 0) - time.time()


def begins_to_think(house: Any) -> None:
    """Wait until a process has taken a bot's work; on a busy machine it takes long to load what it thinks with."""
    late = time.monotonic() + 120
    while held_for(house) <= 0:
        assert time.monotonic() < late
        time.sleep(0.02)


@on_a_file
def test_bots_go_on_when_a_full_disk_has_room_again(tmp_path: Path, in_vain: threading.Event) -> None:
    with opened(config_of(tmp_path, workers=1, pace=THINKS)) as client:
        anna, house = Browser(client, "Аня"), client.app.state.house
        id = anna.table(ME, bot(), settings={"quick": True})["id"]
        begins_to_think(house)
        allow = limit_growth(house.store)
        given = house.store.submit
        house.store.submit = lambda work: given(fill(work))
        with anna.live(id) as tab:
            assert in_vain.wait(60)
            assert error_of(anna.choose(id, anna.view(id)), 503) == "unstored"
            house.store.submit = given
            allow()
            assert held_for(house) < 5
            tab.until(lambda message: message["t"] == "view" and message["view"]["ready"] == ["B"])
            assert anna.choose(id, anna.view(id)).status_code == 200


def fill(work: Work[Any]) -> Work[Any]:
    """The same work, on a disk whose last free bytes it takes as well."""

    def filled(db: Connection) -> Any:
        done = work(db)
        db.execute(insert(HOUSE).values(name=f"filler {time.monotonic_ns()}", value="x" * 100_000))
        return done

    return filled


@pytest.mark.once
def test_people_and_bots_go_on_when_the_database_is_back(tmp_path: Path, in_vain: threading.Event) -> None:
    with (
        opened(config_of(tmp_path, database=postgres.database_for(tmp_path), workers=1, pace=THINKS)) as client,
        postgres.house().connect() as db,
    ):
        anna, house = Browser(client, "Аня"), client.app.state.house
        name = house.store.url.database
        id = anna.table(ME, bot(), settings={"quick": True})["id"]
        view = anna.view(id)
        with anna.live(id) as tab:
            tab.until(lambda message: message["t"] == "view")
            begins_to_think(house)
            db.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
            db.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"), {"name": name})
            assert error_of(anna.choose(id, view), 503) == "unstored"
            assert in_vain.wait(60)
            db.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
            assert held_for(house) < 5
            tab.until(lambda message: message["t"] == "view" and message["view"]["ready"] == ["B"])
            assert anna.choose(id, anna.view(id)).status_code == 200
