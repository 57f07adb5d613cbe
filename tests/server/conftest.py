"""A house to test: an application on a fresh database, and browsers that visit it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from litestar.testing import TestClient, websocket_test_session
from litestar.testing.websocket_test_session import WebSocketTestSession

from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.house import House
from undercroft.server.store import Store

from . import postgres

Json = dict[str, Any]
ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def _rest(_: float) -> None:
    await anyio.sleep(0.001)


websocket_test_session.sleep = _rest  # type: ignore[assignment]
"""An open tab of a test waits a millisecond at a time: Litestar's own asks without end and takes a core from the house."""


def bot(level: str = "random") -> Json:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


class Clock:
    """A clock that stands until it is put forward."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Socket:
    """One tab's live connection, with the latest table and view it was sent."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.table: Json = {}
        self.view: Json = {}
        self.journal: list[Json] = []
        self.received: list[Json] = []

    def next(self) -> Json:
        """The next message, noted."""
        message: Json = self.session.receive_json(timeout=60)  # a busy machine starts the workers of bots slowly
        self.received.append(message)
        if message["t"] == "table":
            self.table = message["table"]
        elif message["t"] == "view":
            self.view = message["view"]
            self.journal = self.journal[: self.view["journal_from"]] + self.view["journal"]
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Read on to the first message that is wanted."""
        for _ in range(1000):
            message = self.next()
            if wanted(message):
                return message
        raise AssertionError("it never came")

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.session.send_json(message)

    def ask(self, **message: Any) -> Json:
        """Send a message and wait for what is said to it."""
        self.say(**message)
        return self.until(lambda answer: answer["t"] in ("done", "refused") and answer["id"] == message.get("id"))

    def see(self, number: int) -> Json:
        """Read on to the view of this number."""
        if self.view.get("number") != number:
            self.until(lambda message: message["t"] == "view" and message["view"]["number"] == number)
        return self.view


class Browser:
    """One visitor: its cookies, and calls as its page makes them."""

    def __init__(self, client: TestClient[Any], name: str = "") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        if name:
            self.me = self.get("/api/me").json()
            assert self.post("/api/me", {"name": name}).status_code == 200

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request with this browser's cookies."""
        headers = {"cookie": self._cookie(), **more.pop("headers", {})}
        if method != "GET":
            headers.setdefault("x-csrftoken", self.cookies.get("csrftoken", ""))
        self.client.cookies.clear()
        answer: httpx.Response = self.client.request(method, path, headers=headers, **more)
        self.cookies.update(answer.cookies)
        self.client.cookies.clear()
        return answer

    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def get(self, path: str) -> httpx.Response:
        """GET."""
        return self.call("GET", path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        """POST with a JSON body."""
        return self.call("POST", path, json={} if body is None else body)

    def put(self, path: str, body: Any) -> httpx.Response:
        """PUT with a JSON body."""
        return self.call("PUT", path, json=body)

    @contextmanager
    def live(self, table: str, query: str = "", headers: dict[str, str] | None = None) -> Iterator[Socket]:
        """Open a tab at a table."""
        path = f"/api/tables/{table}/live{query}"
        with self.client.websocket_connect(path, headers={"cookie": self._cookie(), **(headers or {})}) as session:
            yield Socket(session)

    # -- at a table ----------------------------------------------------------------------------------------------------------------

    def table(self, *seats: Json, **more: Any) -> Json:
        """Make a table of Raiders."""
        answer = self.post("/api/tables", {"game": "raiders", "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        table: Json = answer.json()
        return table

    def view(self, table: str, seat: str = "") -> Json:
        """What this browser may see."""
        answer = self.get(f"/api/tables/{table}/view" + (f"?seat={seat}" if seat else ""))
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()
        return view

    def choose(self, table: str, view: Json, option: str | None = None, what: str | None = None, **more: Any) -> httpx.Response:
        """Answer the open question of a view, with its first option if none is given."""
        ask = next(ask for ask in view["asks"] if (what is None and not ask["may"]) or ask["what"] == what)
        body = {"seat": view["seat"], "what": ask["what"], "at": ask["at"], "option": option or ask["options"][0]["id"], **more}
        return self.post(f"/api/tables/{table}/answers", body)

    def replay(self, table: str, query: str = "") -> Json:
        """A replay, all its pages in one."""
        path = f"/api/tables/{table}/replay?{query}"
        answer = self.get(path)
        assert answer.status_code == 200, answer.text
        whole: Json = answer.json()
        while len(whole["steps"]) < whole["count"]:
            whole["steps"] += self.get(f"{path}&since={len(whole['steps'])}").json()["steps"]
        return whole

    def play(self, table: str, most: int = 10_000) -> Json:
        """Answer for all own seats, first options first, until nobody here is asked or the game is over."""
        view = self.view(table)
        for _ in range(most):
            if view["over"] or not any(not ask["may"] for ask in view["asks"]):
                break
            answer = self.choose(table, view)
            assert answer.status_code == 200, answer.text
            view = self.view(table)
        return view


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that are the same on every database are left to the run on SQLite."""
    if postgres.ASKED_FOR:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("once")])
        items[:] = [item for item in items if not item.get_closest_marker("once")]


_once = False
"""Whether the test that runs now is the same on every database."""


@pytest.fixture(autouse=True)
def _runs_once(request: pytest.FixtureRequest) -> None:
    global _once
    _once = request.node.get_closest_marker("once") is not None


@cache
def _empty() -> tuple[tempfile.TemporaryDirectory[str], Path]:
    """A file as new houses have it: migrations take longer than most tests."""
    folder = tempfile.TemporaryDirectory(prefix="undercroft-")
    file = Path(folder.name) / "undercroft.db"
    Store(f"sqlite:///{file}").close()
    return folder, file


def database_of(folder: Path) -> str:
    """Where the house of a folder keeps its games: an empty house, if it is new."""
    assert not _once, "a test that is run once must not depend on which database is tested"
    if postgres.ASKED_FOR:
        return postgres.database_for(folder)
    file = folder / "undercroft.db"
    if not file.exists():
        shutil.copy(_empty()[1], file)
    return f"sqlite:///{file}"


on_a_file = pytest.mark.skipif(postgres.ASKED_FOR, reason="of the database's file")
"""Of a test that SQLite alone can fail."""


def config_of(folder: Path, **more: Any) -> Config:
    """A configuration for tests: a database in ``folder``, hurried bots, no waiting."""
    settings: Json = {
        "database": more.get("database") or database_of(folder),
        "busy": 0.3, "pace": 0.0, "regret": 0.0, "moment": 0.0, "grace": 0.0, "workers": 0, "readers": 0,
        "shelf": folder / "replays",
        "requests": (1e6, 1e6), "creations": (1e6, 1e6), "messages": (1e6, 1e6), "stories": (1e6, 1e6), "replays": (1e6, 1e6),
        "bot_tables": (1e6, 1e6), "misses": (1e6, 1e6), "bots_alone": 1000,
    }  # fmt: skip
    return Config(**(settings | more))


@contextmanager
def opened(config: Config) -> Iterator[TestClient[Any]]:
    """The application, running."""
    with TestClient(create_app(config)) as client:
        yield client


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[TestClient[Any]]]:
    """Two processes of one house, as far as they can tell."""
    database = postgres.database_for(tmp_path)
    with ExitStack() as open_:
        yield [open_.enter_context(opened(config_of(tmp_path, database=database, busy=3.0))) for _ in range(2)]


def moved(browser: Browser, client: TestClient[Any]) -> Browser:
    """The same visitor, reaching another process."""
    other = Browser(client)
    other.cookies = browser.cookies
    return other


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A house without bots."""
    with opened(config_of(tmp_path)) as running:
        yield running


@pytest.fixture
def house(client: TestClient[Any]) -> House:
    """What is behind :func:`client`."""
    house: House = client.app.state.house
    return house


@pytest.fixture
def anna(client: TestClient[Any]) -> Browser:
    """A guest."""
    return Browser(client, "Аня")


@pytest.fixture
def boris(client: TestClient[Any]) -> Browser:
    """Another guest."""
    return Browser(client, "Борис")


def error_of(answer: httpx.Response, status: int) -> str:
    """The key of an error answer with this status; its text must be a sentence."""
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["text"].endswith((".", "?", "!")) or ": " in error["text"]
    key: str = error["key"]
    return key
