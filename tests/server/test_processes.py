"""Several processes serve one PostgreSQL database: whoever plays through one sees at once what is done through another."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, create_engine, select, text, update
from sqlalchemy.exc import OperationalError

from undercroft.server import clock, house, store
from undercroft.server.database import alone, need_postgres
from undercroft.server.hub import Hub
from undercroft.server.jobs import LEASE
from undercroft.server.schema import MATCHES
from undercroft.server.store import url_of

from . import postgres
from .conftest import ME, OPEN, Browser, bot, config_of, moved, opened

pytestmark = pytest.mark.once


def seat_here(seat: int, here: bool) -> Callable[[Any], bool]:
    return lambda message: message["t"] == "table" and message["table"]["seats"][seat]["here"] is here


def test_a_move_made_through_one_is_shown_through_the_other(two: list[TestClient[Any]]) -> None:
    anna = Browser(two[0], "Аня")
    id = anna.table(ME, ME)["id"]
    elsewhere = moved(anna, two[1])
    with elsewhere.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        for _ in range(3):
            number = anna.choose(id, anna.view(id)).json()["number"]
            tab.see(number)
    assert elsewhere.view(id) == anna.view(id)


def test_a_name_given_through_one_is_told_through_the_other(two: list[TestClient[Any]]) -> None:
    anna = Browser(two[0], "Аня")
    id = anna.table(ME, OPEN)["id"]
    elsewhere = moved(anna, two[1])
    assert elsewhere.get("/api/me").json()["name"] == "Аня"
    with Browser(two[1]).live(id) as tab:
        tab.next()
        anna.post("/api/me", {"name": "Ганна"})
        tab.until(lambda message: message["t"] == "table" and message["table"]["seats"][0]["name"] == "Ганна")
    assert elsewhere.get("/api/me").json()["name"] == "Ганна"


def test_who_is_connected_through_one_is_here_for_those_at_the_other(two: list[TestClient[Any]]) -> None:
    anna, boris = Browser(two[0], "Аня"), Browser(two[1], "Борис")
    id = anna.table(ME, OPEN)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    with anna.live(id) as hers:
        with boris.live(id) as his:
            hers.until(seat_here(1, True))
            his.until(seat_here(0, True))
        hers.until(seat_here(1, False))


def test_onlookers_are_counted_through_all(two: list[TestClient[Any]]) -> None:
    id = Browser(two[0], "Аня").table(ME, ME)["id"]
    with ExitStack() as tabs:
        for client in (*two, two[1]):
            tab = tabs.enter_context(Browser(client).live(id))
        tab.until(lambda message: message["t"] == "table" and message["table"]["watching"] == 3)


@pytest.mark.parametrize("late", [0, 1])
def test_only_so_many_look_on_through_all_together(tmp_path: Path, late: int) -> None:
    """Each process alone would have had room for one more."""
    database = postgres.database_for(tmp_path)
    with ExitStack() as open_:
        two = [open_.enter_context(opened(config_of(tmp_path, database=database, onlookers=3))) for _ in range(2)]
        anna, boris = Browser(two[0], "Аня"), Browser(two[1], "Борис")
        id = anna.table(ME, ME)["id"]
        tabs = [open_.enter_context(browser.live(id)) for browser in (Browser(two[0]), boris, boris)]
        for tab in tabs[:2]:  # by then each has heard of the other
            tab.until(lambda message: message["t"] == "table" and message["table"]["watching"] == 2)
        houses = [client.app.state.house for client in two]
        for _ in range(100):
            if [house.hub.count_all(id) for house in houses] == [3, 3]:
                break
            time.sleep(0.05)
        with Browser(two[late]).live(id) as one_more:
            assert one_more.next()["error"]["key"] == "full-house"
        with moved(anna, two[late]).live(id) as player:
            assert player.next()["t"] == "table"


def test_who_was_connected_through_a_process_that_was_killed_has_gone(
    two: list[TestClient[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot say goodbye: the others miss its signs of life."""
    assert house.SILENT + house.ALIVE < 10
    monkeypatch.setattr(house, "ALIVE", 0.05)
    anna, boris = Browser(two[0], "Аня"), Browser(two[1], "Борис")
    id = anna.table(ME, OPEN)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    with anna.live(id) as hers, boris.live(id):
        hers.until(seat_here(1, True))
        killed = two[1].app.state.house
        killed.channels.publish = lambda *_: None  # silent from now on
        monkeypatch.setattr(house, "SILENT", 0.3)
        hers.until(seat_here(1, False))


def test_news_go_on_after_the_database_was_away(two: list[TestClient[Any]]) -> None:
    """Also what was done meanwhile is shown, though nobody could tell of it."""
    anna = Browser(two[0], "Аня")
    id = anna.table(ME, ME)["id"]
    with moved(anna, two[1]).live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        with postgres.house().connect() as db:
            name = two[0].app.state.house.store.url.database
            db.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"), {"name": name})
        for _ in range(50):
            answer = anna.choose(id, anna.view(id))
            if answer.status_code == 200:
                break
            time.sleep(0.1)
        tab.see(anna.view(id)["number"])


def test_a_bot_goes_on_through_whichever_process_thinks(tmp_path: Path) -> None:
    database = postgres.database_for(tmp_path)
    with (
        opened(config_of(tmp_path, database=database)) as one,
        opened(config_of(tmp_path, database=database, workers=1)) as _thinks,
    ):
        anna = Browser(one, "Аня")
        id = anna.table(ME, bot(), settings={"quick": True})["id"]
        with anna.live(id) as tab:
            tab.until(lambda message: message["t"] == "view" and message["view"]["ready"] == ["B"])
            anna.choose(id, anna.view(id))
            tab.until(lambda message: message["t"] == "view" and message["view"]["number"] > 3)


def test_a_hub_forgets_whom_it_was_told_of_when_their_process_ends() -> None:
    hub = Hub(lambda: 100.0)
    hub.hear("p1", "fox", frozenset({"anna"}), 2)
    hub.hear("p2", "fox", frozenset({"anna", "boris"}), 0)
    assert (hub.here("fox"), hub.watching("fox", {"anna"})) == ({"anna", "boris"}, 3)
    hub.lose("p2")
    assert (hub.here("fox"), hub.gone("fox"), hub.watching("fox", {"anna"})) == ({"anna"}, {"boris": 100.0}, 2)
    assert hub.count_all("fox") == 3
    hub.hear("p1", "fox", frozenset({"anna"}), 2, 7)
    assert hub.count_all("fox") == 7
    hub.hear("p1", "fox", frozenset(), 0)
    assert (hub.here("fox"), hub.watching("fox", set()), hub.count_all("fox")) == (set(), 0, 0)


def test_a_killed_process_is_followed_within_five_seconds() -> None:
    from undercroft.server.bots import LOOK

    assert LEASE + LOOK <= 5


def test_one_file_is_served_by_one_process(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with alone(database), pytest.raises(Exception, match="served by another process"), alone(database):
        pass
    with alone(database):  # it is free again
        pass
    with pytest.raises(Exception, match="PostgreSQL"):
        need_postgres(database)
    need_postgres("postgresql://x/y")


def test_a_link_to_a_file_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "x.db").touch()
    (tmp_path / "link.db").symlink_to("x.db")
    one, other = f"sqlite:///{tmp_path / 'x.db'}", f"sqlite:///{tmp_path / 'link.db'}"
    for first, second in ((one, other), (other, one)):
        with alone(first), pytest.raises(Exception, match="served by another process"), alone(second):
            pass


def test_of_a_lock_nothing_stays_and_nobody_else_reads_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with alone(database):
        (lock,) = tmp_path.iterdir()
        assert lock.stat().st_mode & 0o077 == 0
        with pytest.raises(Exception, match="served by another process"), alone(database):
            pass
        assert lock.exists()  # whoever was refused takes it away from nobody
    assert list(tmp_path.iterdir()) == []
    lock.touch()  # of a process that was killed
    with alone(database):
        pass


def test_a_short_address_of_a_postgresql_will_do() -> None:
    assert url_of("postgresql://anna@x/y").drivername == "postgresql+psycopg"
    assert url_of("sqlite:///x.db").drivername == "sqlite"


def test_what_is_heard_and_not_understood_makes_nobody_deaf(two: list[TestClient[Any]]) -> None:
    anna = Browser(two[0], "Аня")
    id = anna.table(ME, ME)["id"]
    with moved(anna, two[1]).live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        with two[0].app.state.house.store.engine.begin() as db:
            db.execute(text("SELECT pg_notify('tables', '{}'), pg_notify('tables', 'nonsense')"))
        tab.see(anna.choose(id, anna.view(id)).json()["number"])


def test_who_had_gone_while_the_database_was_away_is_not_shown_for_good(two: list[TestClient[Any]]) -> None:
    first, second = (client.app.state.house for client in two)
    id = Browser(two[0], "Аня").table(ME, OPEN)["id"]
    with two[0].portal() as portal:
        portal.call(first._hear, {"alive": True, "by": second.me})
        portal.call(first._hear, {"here": id, "guests": ["boris"], "others": 0, "by": second.me})
        assert "boris" in first.hub.here(id)
        portal.call(first._hear, {"missed": True, "by": ""})
    for _ in range(100):
        if "boris" not in first.hub.here(id):
            return
        time.sleep(0.05)
    raise AssertionError("a ghost")


def test_two_processes_that_are_in_each_others_way_lose_nothing(two: list[TestClient[Any]]) -> None:
    """Each writes to two rows, the other way round: PostgreSQL ends one of the two, and it is done once more."""
    stores = [client.app.state.house.store for client in two]
    ids = [Browser(client, "Аня").table(ME, ME)["id"] for client in two]
    met = threading.Barrier(2)

    def both(store: Any, order: list[str]) -> Any:
        tries = count()

        def work(db: Connection) -> None:
            first = not next(tries)
            for number, id in enumerate(order):
                db.execute(update(MATCHES).where(MATCHES.c.id == id).values(looked=MATCHES.c.looked + 1))
                if first and not number:  # who is told to try again must not hold its row and wait: the other may be after it
                    with suppress(threading.BrokenBarrierError):
                        met.wait(3)

        return store.submit(work)

    given(stores[0], lambda db: db.execute(update(MATCHES).values(looked=0.0)))
    done = [both(stores[0], ids), both(stores[1], ids[::-1])]
    assert [future.exception(20) for future in done] == [None, None]
    looked = given(stores[0], lambda db: db.execute(select(MATCHES.c.looked)).scalars().all())
    assert looked == [2.0, 2.0]


def given(store: Any, work: Callable[[Connection], Any]) -> Any:
    return store.submit(work).result()


def test_a_table_and_its_log_are_read_as_they_were_at_one_moment(two: list[TestClient[Any]]) -> None:
    """A move that is stored between the two would be shown without the moment that it brought."""
    store = two[0].app.state.house.store
    id = Browser(two[0], "Аня").table(ME, ME)["id"]
    version = select(MATCHES.c.version).where(MATCHES.c.id == id)

    def twice(db: Connection) -> list[int]:
        first = db.execute(version).scalar_one()
        given(store, lambda other: other.execute(update(MATCHES).values(version=MATCHES.c.version + 1)))
        return [first, db.execute(version).scalar_one()]

    first, second = store.read_now(twice)
    assert first == second
    assert store.read_now(lambda db: db.execute(version).scalar_one()) == first + 1


def test_a_row_that_is_locked_is_not_waited_for_without_end(two: list[TestClient[Any]]) -> None:
    house_ = two[0].app.state.house
    anna = Browser(two[0], "Аня")
    id = anna.table(ME, ME)["id"]
    view = anna.view(id)
    with house_.store.engine.begin() as other:
        other.execute(update(MATCHES).where(MATCHES.c.id == id).values(looked=0.0))
        assert anna.choose(id, view).status_code == 503
    assert anna.choose(id, view).status_code == 200


def test_processes_that_start_together_on_an_empty_database_all_open() -> None:
    """The second one found the tables not yet there, made them as well, and stopped at what the first had made meanwhile."""
    with postgres.house().connect() as db:
        db.exec_driver_sql("CREATE DATABASE empty")
    address = postgres.server().format(name="empty")
    waits = text("SELECT count(*) FROM pg_stat_activity WHERE datname = 'empty' AND wait_event_type = 'Lock'")
    first = create_engine(address)
    with ThreadPoolExecutor(1) as starting:
        with first.begin() as making:
            store.migrate(making)
            second = starting.submit(store.Store, address)
            for _ in range(200):
                with postgres.house().connect() as db:
                    if second.done() or db.execute(waits).scalar_one():
                        break
                time.sleep(0.05)
        second.result(30).close()
    first.dispose()


def test_machines_whose_clocks_differ_go_by_the_database(two: list[TestClient[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    store = two[0].app.state.house.store
    real = time.time
    try:
        for ahead in (600.0, -600.0):
            monkeypatch.setattr("time.time", lambda ahead=ahead: real() + ahead)
            store.read_now(clock.measure)
            assert abs(clock.now() - real()) < 60
    finally:
        clock.forget()


def test_clocks_that_could_not_be_compared_are_compared_soon_and_meanwhile_the_process_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It went by its own clock for a minute; and while it was compared, the process gave no signs of life."""
    monkeypatch.setattr(house, "ALIVE", 0.01)
    lived, asked, answers = threading.Semaphore(0), threading.Semaphore(0), threading.Event()

    def slowly(_: Connection) -> None:
        asked.release()
        if first.acquire(blocking=False):
            raise OperationalError("SELECT", None, OSError("away"))
        answers.wait(60)

    first = threading.Semaphore(1)
    monkeypatch.setattr(clock, "measure", slowly)
    with opened(config_of(tmp_path, database=postgres.database_for(tmp_path))) as client:
        living = client.app.state.house  # type: ignore[attr-defined]
        publish = living.channels.publish

        def noted(news: Any, channel: str) -> None:
            if "alive" in news:
                lived.release()
            publish(news, channel)

        living.channels.publish = noted
        assert all(asked.acquire(timeout=60) for _ in range(2))
        for _ in range(5):
            assert lived.acquire(timeout=60)
        answers.set()
