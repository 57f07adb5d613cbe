"""Whatever is sent, the answer is a sentence and not an error of the server."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.cli import main
from undercroft.server.house import House
from undercroft.server.store import Store

from . import postgres
from .conftest import ME, OPEN, Browser, config_of, error_of, opened

# -- what is sent ----------------------------------------------------------------------------------------------------------------

DEEP = ["[" * 30_000, '{"a":' * 9_000, '{"name":' + "[" * 30_000, "[" * 900 + "]" * 900]
IMPOSSIBLE = ["x" * 300, "x" * 5_000, "%00", "a%00b", "amber-fox-1%00", "%ff", "%ed%a0%80", "..%2f..", "%F0%9F%98%80"]


def calls(client: TestClient[Any], *methods: str) -> list[tuple[str, str]]:
    """All calls with these methods."""
    paths = client.get("/schema/openapi.json").json()["paths"]
    return [(method.upper(), path) for path, known in paths.items() for method in known if method in methods]


def test_a_body_nested_too_deeply_is_the_senders_fault(anna: Browser, client: TestClient[Any]) -> None:
    id, unread = anna.table(ME, OPEN)["id"], set()
    for method, path in calls(client, "post", "put"):
        place = re.sub(r"\{seat\}", "A", path).replace("games/{id}", "games/raiders").replace("{id}", id)
        for body in DEEP:
            answer = anna.call(method, place, content=body, headers={"content-type": "application/json"})
            assert answer.status_code < 500, (path, body[:10], answer.text)
            if answer.status_code < 400:
                unread.add(path.rpartition("/")[2])
    assert unread <= {"promises", "lesson", "start", "back", "end", "leave"}, "calls that take nothing read nothing"
    answer = anna.call("POST", "/api/me", content=DEEP[0], headers={"content-type": "application/json"})
    assert error_of(answer, 400) == "bad-request"


@pytest.mark.parametrize("body", [b"", b"null"])
def test_a_call_without_its_body_is_told_what_it_lacks(anna: Browser, body: bytes) -> None:
    id = anna.table(ME, ME)["id"]
    for path in (f"/api/tables/{id}/answers", f"/api/tables/{id}/undo", "/api/tables", "/api/me"):
        answer = anna.call("POST", path, content=body, headers={"content-type": "application/json"})
        assert error_of(answer, 400) == "no-body", path


def test_a_name_that_nothing_can_have_is_nowhere(anna: Browser, client: TestClient[Any]) -> None:
    for method, path in calls(client, "get", "post", "put"):
        for word in IMPOSSIBLE if "{" in path else ():
            answer = anna.call(method, re.sub(r"\{[^}]+\}", word, path), **({} if method == "GET" else {"json": {}}))
            assert error_of(answer, answer.status_code)
            assert 400 <= answer.status_code < 500, (path, word, answer.text)


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/t/" + "x" * 5_000, "/assets/" + "x" * 300, "/" + "a/" * 3_000, "/%00"])
def test_an_address_too_long_for_a_file_is_no_page(tmp_path: Path, path: str) -> None:
    """Where the front end is built: there files are looked for."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("x")
    with opened(config_of(tmp_path, static=static)) as site:
        assert site.get("/").status_code == 200
        assert error_of(site.get(path), 404) == "no-page"


# -- what the database is asked --------------------------------------------------------------------------------------------------


@pytest.fixture
def unasked(house: House, monkeypatch: pytest.MonkeyPatch, anna: Browser) -> Browser:
    """A guest in a house whose database must not be asked any more: PostgreSQL fails where a text has a NUL in it."""
    assert anna.get("/api/me").status_code == 200

    async def asked(_: Any) -> Any:
        raise AssertionError("the database was asked")

    monkeypatch.setattr(house.store, "read", asked)
    monkeypatch.setattr(house.store, "write", asked)
    return anna


@pytest.mark.parametrize("id", ["amber-fox-1%00", "%00", "AMBER", "amber%20fox", "a" * 41, "лис"])
def test_an_id_that_no_table_has_is_not_looked_for(unasked: Browser, id: str) -> None:
    assert error_of(unasked.get(f"/api/tables/{id}"), 404) == "table-unknown"
    with unasked.live(id) as tab:
        assert tab.next()["error"]["key"] == "table-unknown"


@pytest.mark.parametrize("id", ["p\0", "p" + "0" * 23 + "\0", "p" + "0" * 23, "P" + "0" * 24])
def test_an_id_that_no_promise_has_is_not_looked_for(unasked: Browser, id: str) -> None:
    wish = {"game": "raiders", "seats": [ME, OPEN], "promise": id}
    assert error_of(unasked.post("/api/tables", wish), 404) == "promise-unknown"


def test_a_message_with_a_nul_in_its_id_is_not_understood(unasked: Browser) -> None:
    answer = unasked.post("/api/tables/amber-fox-1/undo", {"seat": "A", "number": 1, "id": "a\0"})
    assert error_of(answer, 400) == "bad-request"


@pytest.mark.once
def test_a_nul_is_nothing_that_postgresql_fails_at(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, database=postgres.database_for(tmp_path))) as client:
        anna = Browser(client, "Аня")
        view = anna.view(id := anna.table(ME, ME)["id"])
        for place in ("amber-fox-1%00", "%00/view"):
            assert error_of(anna.get(f"/api/tables/{place}"), 404) == "table-unknown"
        assert error_of(anna.post("/api/tables", {"game": "raiders", "seats": [ME], "promise": "p\0"}), 404) == "promise-unknown"
        assert error_of(anna.choose(id, view, id="a\0"), 400) == "bad-request"


@pytest.mark.parametrize("host", ["10.0.0.5:99999", "localhost:abc", "localhost:-1", "[::1"])
def test_a_host_that_is_none_is_refused_in_a_sentence(client: TestClient[Any], host: str) -> None:
    """The framework once failed at its port, for every path, with a traceback in the log each time."""
    for path in ("/", "/api/me", "/assets/none.js", "/healthz"):
        assert error_of(client.get(path, headers={"host": host}), 421) == "host"


def test_a_share_of_chance_has_no_line_break(unasked: Browser) -> None:
    assert error_of(unasked.post("/api/tables/amber-fox-1/seats/A/sit", {"entropy": "ab\n"}), 400) == "bad-request"


@pytest.mark.once
def test_a_database_of_a_newer_version_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "undercroft.db"
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    assert main(["serve", "--port", "0", "--database", str(file)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "newer version" in said.err
    assert str(file) in said.err
