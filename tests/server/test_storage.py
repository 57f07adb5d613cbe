"""What is stored and what is not: restarts, kill -9, full disks, locked databases, two processes at one table."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection as SqlConnection
from sqlalchemy import create_engine, event, insert
from sqlalchemy.exc import DataError
from websockets.sync.client import connect

from undercroft.server.errors import Unstored
from undercroft.server.house import House
from undercroft.server.schema import HOUSE
from undercroft.server.store import Store

from . import postgres
from .conftest import ME, OPEN, Browser, Json, bot, config_of, database_of, error_of, on_a_file, opened


@contextmanager
def looked_into(folder: Path) -> Iterator[SqlConnection]:
    """The database of a folder's house, past the house; what is written is kept."""
    engine = create_engine(database_of(folder))
    with engine.begin() as db:
        yield db
    engine.dispose()


def rows(folder: Path, table: str = "answers") -> list[Any]:
    """What the database holds, as another program sees it."""
    with looked_into(folder) as db:
        return [tuple(row) for row in db.exec_driver_sql(f"SELECT * FROM {table} ORDER BY 1, 2")]


def test_a_restart_gives_exactly_the_same_position(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, ME, ME, settings={"quick": True})["id"]
        for _ in range(8):  # two rooms and two sealed cards: nobody can have died yet
            anna.choose(id, anna.view(id))
        view = anna.view(id)
        anna.post(f"/api/tables/{id}/undo", {"seat": view["seat"], "number": view["number"]})
        before = [anna.view(id, seat) for seat in "ABC"], anna.get(f"/api/tables/{id}").json()
    with opened(config_of(tmp_path)) as client:
        again = Browser(client)
        again.cookies = anna.cookies
        assert [again.view(id, seat) for seat in "ABC"] == before[0]
        assert again.get(f"/api/tables/{id}").json() == before[1]
        assert again.play(id)["over"]
        assert again.get(f"/api/tables/{id}/proof").json()["good"]


def test_a_game_with_undos_is_the_same_from_memory_and_from_the_log(house: House, anna: Browser, tmp_path: Path) -> None:
    id = anna.table(ME, ME, settings={"quick": True})["id"]
    for step in range(45):
        view = anna.view(id)
        if step % 3 == 2:
            for seat in "AB":
                mine = anna.view(id, seat)
                if mine["undo"]["can"]:
                    number = mine["number"]
                    assert anna.post(f"/api/tables/{id}/undo", {"seat": seat, "number": number}).status_code == 200
                    view = anna.view(id)
        anna.choose(id, view)
        kept = anna.view(id, "A"), anna.view(id, "B")
        house.tables.forget(id)
        assert kept == (anna.view(id, "A"), anna.view(id, "B"))
    assert len(rows(tmp_path)) > anna.view(id)["number"]
    anna.play(id)
    assert anna.get(f"/api/tables/{id}/proof").json()["good"]


@on_a_file
def test_a_full_disk_is_told_and_nothing_is_half_written(
    tmp_path: Path, house: House, anna: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    id = anna.table(ME, ME)["id"]
    allow = limit_growth(house.store)
    wish = {"game": "raiders", "seats": [ME] * 5}
    made = [anna.post("/api/tables", wish) for _ in range(30)]
    assert error_of(made[-1], 503) == "unstored"
    assert "database or disk is full" in capsys.readouterr().out
    assert len(rows(tmp_path, "matches")) == 1 + sum(answer.status_code == 201 for answer in made)
    for _ in range(200):  # the last free bytes
        view, stored = anna.view(id), rows(tmp_path)
        answer = anna.choose(id, view)
        if answer.status_code != 200:
            break
    assert error_of(answer, 503) == "unstored"
    with anna.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        ask = next(ask for ask in view["asks"] if not ask["may"])
        message = {"id": 9, "seat": view["seat"], "what": ask["what"], "at": ask["at"], "option": ask["options"][0]["id"]}
        assert tab.ask(t="answer", **message)["error"]["key"] == "unstored"
        assert tab.until(lambda message: message["t"] == "view")["view"] == view
        assert anna.view(id) == view
        assert rows(tmp_path) == stored
        allow()
        assert tab.ask(t="answer", **message)["t"] == "done"
    assert anna.view(id)["number"] > view["number"]


def test_what_fails_in_a_batch_is_taken_back_alone(tmp_path: Path, house: House) -> None:
    gate = threading.Event()
    house.store.submit(lambda db: gate.wait())  # meanwhile the others gather

    def put(name: str) -> Callable[[Any], Any]:
        return lambda db: db.execute(insert(HOUSE), {"name": name, "value": "x"})

    def put_and_fail(db: Any) -> None:
        put("half")(db)
        raise KeyError("on purpose")

    def put_what_does_not_fit(db: Any) -> None:
        put("half")(db)
        raise DataError("INSERT", None, ValueError("a text that this database does not take"))

    done = [house.store.submit(work) for work in (put("one"), put_and_fail, put("one"), put_what_does_not_fit, put("two"))]
    gate.set()
    problems = [future.exception(10) for future in done]
    assert [type(problem).__name__ for problem in problems] == ["NoneType", "KeyError", "Clash", "Unstored", "NoneType"]
    assert {row[0] for row in rows(tmp_path, "house")} == {"form-key", "one", "two"}


def limit_growth(store: Store) -> Callable[[], None]:
    """As if the disk were full: let the database grow no more. Returns a function that lifts this."""
    with store.engine.connect() as db:
        most = [db.exec_driver_sql("PRAGMA page_count").scalar()]

    @event.listens_for(store.engine, "begin", insert=True)
    def limit(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most[0]}")

    def lift() -> None:
        most[0] = 2**30

    return lift


@on_a_file
def test_a_locked_database_is_told_and_nothing_is_half_written(tmp_path: Path, anna: Browser) -> None:
    id = anna.table(ME, ME)["id"]
    view, stored = anna.view(id), rows(tmp_path)
    with sqlite3.connect(tmp_path / "undercroft.db", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        assert error_of(anna.choose(id, view), 503) == "unstored"
        assert anna.view(id) == view
        other.execute("ROLLBACK")
    assert rows(tmp_path) == stored
    assert anna.choose(id, view).status_code == 200


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(Unstored):
        Store(f"sqlite:///{tmp_path}/file/undercroft.db")
    (tmp_path / "broken.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(Unstored):
        Store(f"sqlite:///{tmp_path}/broken.db")


@on_a_file
def test_nobody_else_on_the_machine_reads_the_games(tmp_path: Path) -> None:
    """Whoever reads the file knows what is drawn next at every table."""
    with opened(config_of(tmp_path, database=f"sqlite:///{tmp_path / 'undercroft.db'}")) as client:
        Browser(client, "Аня").table(ME, ME)
        files = sorted(tmp_path.glob("undercroft.db*"))
        assert len(files) == 3
        assert [file.stat().st_mode & 0o077 for file in files] == [0, 0, 0]


def test_two_processes_at_one_table_never_overwrite_each_other(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as one, opened(config_of(tmp_path)) as two:
        anna = Browser(one, "Аня")
        elsewhere = Browser(two)
        elsewhere.cookies = anna.cookies
        id = anna.table(ME, ME)["id"]
        for step in range(12):
            here, there = (anna, elsewhere) if step % 2 else (elsewhere, anna)
            view = here.view(id)
            assert view == there.view(id)
            assert here.choose(id, view, id=step).status_code == 200
            assert there.choose(id, view, id=step).status_code == 200  # the same message, sent again to another process
            assert error_of(there.choose(id, view), 409) in ("stale", "not-asked", "not-your-seat")
        assert anna.play(id)["over"]
        assert elsewhere.get(f"/api/tables/{id}/proof").json()["good"]
    numbers = [row[1] for row in rows(tmp_path)]
    assert numbers == list(range(len(numbers)))


def test_what_another_process_tells_is_shown_at_once(tmp_path: Path) -> None:
    """A socket at one process, a move made through another: the messenger's news brings the fresh view."""
    with opened(config_of(tmp_path)) as one, opened(config_of(tmp_path)) as two:
        anna = Browser(one, "Аня")
        elsewhere = Browser(two)
        elsewhere.cookies = anna.cookies
        id = anna.table(ME, ME)["id"]
        channels = two.app.state.house.channels
        with elsewhere.live(id) as tab, two.portal() as portal:
            tab.until(lambda message: message["t"] == "view")
            anna.choose(id, anna.view(id))
            portal.call(channels.publish, {"table": id, "by": one.app.state.house.me}, "tables")
            tab.see(anna.view(id)["number"])
            guest = anna.post("/api/me", {"name": "Ганна"}).json()["guest"]
            portal.call(channels.publish, {"guest": guest, "by": one.app.state.house.me}, "tables")
            tab.until(lambda message: message["t"] == "table" and message["table"]["seats"][0]["name"] == "Ганна")


def test_a_new_name_stands_at_all_ones_tables_and_disturbs_no_other(house: House, anna: Browser, client: TestClient[Any]) -> None:
    """Also at tables that nobody is connected to, which are kept in memory all the same."""
    id, other = anna.table(ME, OPEN)["id"], Browser(client, "Борис").table(ME, OPEN)["id"]
    untouched = house.tables._cache[other]
    anna.post("/api/me", {"name": "Ганна"})
    assert anna.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Ганна"
    assert house.tables._cache[other] is untouched


def test_one_commit_serves_many_answers(tmp_path: Path) -> None:
    """While the writer is busy, answers gather and then share one transaction."""
    store = Store(database_of(tmp_path))
    commits = []
    event.listen(store.engine, "commit", lambda connection: commits.append(1))
    go = threading.Event()
    first = store.submit(lambda db: go.wait(5))
    futures = [store.submit(lambda db, n=n: db.execute(insert(HOUSE), {"name": str(n), "value": ""})) for n in range(50)]  # type: ignore[misc]
    twice = store.submit(lambda db: db.execute(insert(HOUSE), {"name": "7", "value": ""}))
    go.set()
    for future in [first, *futures]:
        future.result(5)
    with pytest.raises(Exception, match=r"(?i)unique"):
        twice.result(5)
    assert len(commits) <= 2  # the first may have been alone
    assert len(rows(tmp_path, "house")) == 50
    store.close()


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from undercroft.server.schema import METADATA

    database = database_of(tmp_path) if postgres.ASKED_FOR else f"sqlite:///{tmp_path / 'new.db'}"
    Store(database).close()
    Store(database).close()  # a second start finds nothing to do
    engine = create_engine(database)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db), METADATA) == []


# -- kill -9 -----------------------------------------------------------------------------------------------------------------------

SERVE = """
import sys
from undercroft.server.serving import serve
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2])
"""


class Server:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.script = folder / "serve.py"
        self.script.write_text(SERVE)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        source = Path(__file__).parents[2] / "src"
        environment = {**os.environ, "PYTHONPATH": str(source)}
        command = [sys.executable, str(self.script), str(self.port), database_of(self.folder)]
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        late = time.monotonic() + 60
        with httpx.Client() as asking:  # a client of its own each time would take longer than the server itself
            while time.monotonic() < late:
                try:
                    asking.get(f"http://127.0.0.1:{self.port}/healthz")
                    return
                except httpx.TransportError:
                    time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server in a process of its own."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


class Visitor:
    """A browser that talks to a real server, and comes back after it died."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=60)  # a busy machine is slow, not wrong
        self.http.get("/api/me")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]
        self.http.post("/api/me", json={"name": name})

    def view(self, id: str) -> Json:
        """What it sees."""
        answer: Json = self.http.get(f"/api/tables/{id}/view").json()
        return answer

    @contextmanager
    def live(self, id: str) -> Iterator[Any]:
        """A real socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie}
        with connect(f"ws://127.0.0.1:{self.server.port}/api/tables/{id}/live", additional_headers=headers) as tab:
            yield tab


def told(tab: Any, id: str | int) -> Json:
    """What is said to a message."""
    while True:
        message: Json = msgspec.json.decode(tab.recv(10))
        if message["t"] in ("done", "refused") and message["id"] == id:
            return message


def test_kill_9_loses_and_doubles_nothing(server: Server) -> None:
    """Two people and a bot; the server is killed while answers are under way; each is sent again until it is done."""
    anna, boris = Visitor(server, "Аня"), Visitor(server, "Борис")
    made = anna.http.post("/api/tables", json={"game": "raiders", "seats": [ME, OPEN, bot()], "settings": {"quick": True}})
    id = made.json()["id"]
    boris.http.post(f"/api/tables/{id}/seats/B/sit")
    sent = 0
    for round in range(2):
        for visitor, seat in ((anna, "A"), (boris, "B")):
            view = waited(visitor, id)
            ask = next(ask for ask in view["asks"] if not ask["may"])
            option = ask["options"][0]["id"]
            message = {"t": "answer", "id": f"{seat}{round}", "seat": seat, "what": ask["what"], "at": ask["at"], "option": option}
            with visitor.live(id) as tab:
                tab.send(msgspec.json.encode(message).decode())
                if round % 2:
                    assert told(tab, message["id"])["t"] == "done"
                server.kill()  # in even rounds before we know whether it was stored
            server.start()
            with visitor.live(id) as tab:
                tab.send(msgspec.json.encode(message).decode())
                assert told(tab, message["id"])["t"] == "done"
            sent += 1
    workers = children(server)
    server.kill()
    gone_by = time.monotonic() + 20
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < gone_by, "bot processes outlive their server"
        time.sleep(0.1)
    with looked_into(server.folder) as db:
        log = db.exec_driver_sql("SELECT seat, message FROM answers WHERE seat IN (0, 1) ORDER BY number").all()
    assert len(log) == sent
    assert len({message for _, message in log}) == sent


def children(server: Server) -> list[str]:
    """The processes that a server has started."""
    assert server.process is not None
    return Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()


def waited(visitor: Visitor, id: str) -> Json:
    """The view once this visitor is asked (the bot may have to move first)."""
    for _ in range(400):
        view = visitor.view(id)
        if any(not ask["may"] for ask in view["asks"]):
            return view
        time.sleep(0.05)
    raise AssertionError("the bot never moved")


def test_a_taken_port_is_one_sentence(server: Server, tmp_path: Path) -> None:
    from undercroft.kernel.errors import BadInput
    from undercroft.server.serving import serve

    with pytest.raises(BadInput, match=f"Port {server.port} is taken"):
        serve("127.0.0.1", server.port, f"sqlite:///{tmp_path}/other.db")


def test_a_server_that_is_told_to_end_does_so_though_tabs_are_open(server: Server) -> None:
    anna = Visitor(server, "Аня")
    id = anna.http.post("/api/tables", json={"game": "raiders", "seats": [ME, ME]}).json()["id"]
    cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    with ExitStack() as open_:
        for _ in range(3):
            address = f"ws://127.0.0.1:{server.port}/api/tables/{id}/live"
            tab = open_.enter_context(connect(address, additional_headers={"cookie": cookies}))
            assert tab.recv(timeout=60)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(60)
    assert "Traceback" not in (server.folder / "log").read_text()
