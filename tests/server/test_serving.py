"""``undercroft serve`` as an operator starts it: one process or several, behind a web server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
import psycopg
import pytest
from msgspec.json import decode
from sqlalchemy import create_engine, make_url, select

from undercroft.server.schema import MATCHES

from . import postgres
from .conftest import ME, Json, bot
from .test_metrics import read

pytestmark = pytest.mark.once

MISSED = ("undercroft_refused_total", "table-unknown")


class House:
    """A running command."""

    def __init__(self, process: subprocess.Popen[str], address: str, database: str) -> None:
        self.process = process
        self.address = address
        self.database = database

    @property
    def processes(self) -> list[psutil.Process]:
        """Those that it has started to answer."""
        return [
            each for each in psutil.Process(self.process.pid).children() if any("spawn_main" in word for word in each.cmdline())
        ]

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request by a connection of its own."""
        return httpx.request(method, self.address + path, timeout=60, **more)

    @contextmanager
    def only(self, one: psutil.Process) -> Iterator[None]:
        """Nobody but this process answers."""
        others = [each for each in self.processes if each.pid != one.pid]
        for each in others:
            each.suspend()
        try:
            yield
        finally:
            for each in others:
                each.resume()


@contextmanager
def served(folder: Path, database: str, *more: str) -> Iterator[House]:
    """A house, served as the command serves it; whatever it is not told, it finds in the folder."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("UNDERCROFT_")}
    environment |= {"PYTHONPATH": str(Path(__file__).parents[2] / "src"), "XDG_DATA_HOME": str(folder)}
    command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", "--bots", "0", "--database", database, *more]
    with (
        (folder / "log").open("wb") as log,
        subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            told = (re.search(r"http://\S+", line) for line in process.stdout)
            address = next((found[0] for found in told if found), None)
            assert address is not None, (folder / "log").read_text()
            yield House(process, address, database)
        finally:
            process.terminate()
            try:
                process.wait(30)
            finally:
                process.kill()


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two processes, both of which have answered."""
    folder = tmp_path_factory.mktemp("several")
    with served(folder, postgres.database_for(folder), "--processes", "2") as house:
        late = time.monotonic() + 60
        while len(alive := house.processes) < 2:
            assert time.monotonic() < late, f"{len(alive)} of 2 processes were started"
            time.sleep(0.05)
        for each in alive:
            with house.only(each):
                assert house.call("GET", "/healthz").json()["status"] == "ok"
        yield house


def table_at(house: House, *seats: Json) -> str:
    """A table of somebody new, where all are asked at once."""
    with httpx.Client(base_url=house.address, timeout=60) as anna:
        anna.get("/api/me")
        wish = {"game": "raiders", "seats": seats, "settings": {"quick": True}}
        made = anna.post("/api/tables", json=wish, headers={"x-csrftoken": anna.cookies["csrftoken"]})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])


def test_so_many_processes_answer_as_were_asked_for(several: House) -> None:
    """Each tells the others that it lives, by the database it was given."""
    assert len(several.processes) == 2
    url = make_url(several.database).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(url, autocommit=True) as ear:
        ear.execute("LISTEN tables")
        alive = set[str]()
        for news in ear.notifies(timeout=60):
            said = decode(news.payload)
            alive |= {said["by"]} if "alive" in said else set()
            if len(alive) == 2:
                return
    raise AssertionError(f"{len(alive)} of 2 live")


def test_what_is_done_through_one_is_in_the_database_and_seen_through_the_other(several: House) -> None:
    made = []
    for each in several.processes:
        with several.only(each):
            made.append(table_at(several, ME, ME))
    for each in several.processes:
        with several.only(each):
            assert [several.call("GET", f"/api/tables/{id}").status_code for id in made] == [200, 200]
    engine = create_engine(several.database)
    with engine.connect() as db:
        assert {*db.execute(select(MATCHES.c.id)).scalars()} >= {*made}
    engine.dispose()


def test_what_each_has_counted_is_told_as_one(several: House) -> None:
    asking = httpx.Client(base_url=several.address)
    with asking:
        before = read(asking).get(MISSED, 0)
    for each in several.processes:
        with several.only(each):
            assert several.call("GET", "/api/tables/none").status_code == 404
    for each in several.processes:
        with several.only(each), httpx.Client(base_url=several.address, timeout=60) as operator:
            assert read(operator)[MISSED] - before == 2


def test_a_bot_that_must_answer_is_counted_once_whoever_is_asked(several: House) -> None:
    table_at(several, ME, bot())
    for each in several.processes:
        with several.only(each), httpx.Client(base_url=several.address, timeout=60) as operator:
            assert read(operator)[("undercroft_bot_jobs",)] == 1


def secure(house: House, **headers: str) -> list[bool]:
    """Whether each cookie that a newcomer is given goes by https alone."""
    return ["Secure" in each for each in house.call("GET", "/api/me", headers=headers).headers.get_list("set-cookie")]


BY_HTTPS = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}


def test_a_web_server_in_front_says_what_came_by_https(tmp_path: Path) -> None:
    """Its word is taken, for it calls from this machine; the cookies then are never sent in the open."""
    with served(tmp_path, f"sqlite:///{tmp_path / 'house.db'}") as house:
        assert [secure(house), secure(house, **BY_HTTPS)] == [[False] * 2, [True] * 2]


def test_each_of_several_takes_its_word(several: House) -> None:
    for each in several.processes:
        with several.only(each):
            assert [secure(several), secure(several, **BY_HTTPS)] == [[False] * 2, [True] * 2]
