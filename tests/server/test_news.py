"""What is stored is told to the other processes by the transaction that stores it: neither without the other, and once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import psycopg
import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection
from sqlalchemy.event import listen
from sqlalchemy.exc import OperationalError

from .conftest import ME, OPEN, Browser, Json, moved

pytestmark = pytest.mark.once


class Ear:
    """Hears all that PostgreSQL tells of a house."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def heard(self, **wanted: Any) -> list[Json]:
        """The news until now that say this."""
        self.connection.execute("SELECT pg_notify('tables', '{\"end\":1}')")
        news: list[Json] = []
        for each in self.connection.notifies(timeout=60):
            said = msgspec.json.decode(each.payload)
            if "end" in said:
                return [each for each in news if wanted.items() <= each.items()]
            news.append(said)
        raise AssertionError("it never came")


@pytest.fixture
def ear(two: list[TestClient[Any]]) -> Iterator[Ear]:
    url = two[0].app.state.house.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("LISTEN tables")
        yield Ear(connection)


def test_who_is_killed_once_a_move_is_stored_has_told_it(two: list[TestClient[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Browser(two[0], "Аня")
    id = anna.table(ME, ME)["id"]
    with moved(anna, two[1]).live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        monkeypatch.setattr(two[0].app.state.house.channels, "publish", lambda *_: None)  # whatever came after the storing
        tab.see(anna.choose(id, anna.view(id)).json()["number"])
        anna.post("/api/me", {"name": "Ганна"})
        tab.until(lambda message: message["t"] == "table" and message["table"]["seats"][0]["name"] == "Ганна")


def test_each_change_is_told_once(two: list[TestClient[Any]], ear: Ear) -> None:
    anna, boris = Browser(two[0], "Аня"), Browser(two[1], "Борис")
    id = anna.table(ME, OPEN)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    for _ in range(3):
        anna.play(id, most=1)
        boris.play(id, most=1)
    versions = [news["version"] for news in ear.heard(table=id)]
    assert versions == list(range(1, len(versions) + 1))
    assert len(versions) > 5
    anna.post("/api/me", {"name": "Ганна"})
    assert len(ear.heard(guest=anna.get("/api/me").json()["guest"])) == 1


def test_what_is_not_stored_is_not_told(two: list[TestClient[Any]], ear: Ear) -> None:
    store = two[0].app.state.house.store

    def told_and_failed(db: Connection) -> None:
        store.tell(db, table="fox", version=1)
        raise KeyError("on purpose")

    failed = store.submit(told_and_failed)
    told = store.submit(lambda db: store.tell(db, table="hare", version=1))
    assert isinstance(failed.exception(10), KeyError)
    told.result(10)
    assert [ear.heard(table=table) for table in ("hare", "fox")] == [[{"table": "hare", "version": 1, "by": store.me}], []]


def test_the_table_that_a_rematch_follows_is_told_with_it(two: list[TestClient[Any]], ear: Ear) -> None:
    anna = Browser(two[0], "Аня")
    id = anna.table(ME, ME, settings={"quick": True})["id"]
    anna.play(id)
    new = anna.post(f"/api/tables/{id}/rematch").json()["id"]
    news = ear.heard()
    last = [each for each in news if "table" in each][-2:]
    assert [each["table"] for each in last] == [id, new]


def test_who_has_gone_while_nothing_could_be_told_is_told_of_again(two: list[TestClient[Any]]) -> None:
    """News share a transaction with other work, and were lost with it."""
    anna, boris = Browser(two[0], "Аня"), Browser(two[1], "Борис")
    id = anna.table(ME, OPEN)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    store = two[1].app.state.house.store
    with anna.live(id) as hers:
        with boris.live(id):
            hers.until(lambda message: message["t"] == "table" and message["table"]["seats"][1]["here"])
            lost = []

            def fail(statement: str) -> None:
                if "pg_notify" in statement and len(lost) < 2:
                    lost.append(statement)
                    raise OperationalError(statement, None, OSError("away"))

            listen(store.engine, "before_cursor_execute", lambda _connection, _cursor, statement, *_: fail(statement))
        hers.until(lambda message: message["t"] == "table" and not message["table"]["seats"][1]["here"])
    assert len(lost) == 2
