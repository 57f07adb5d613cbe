"""Bots of people who are there come first; tables of bots alone wait for them, are few, and rest when nobody looks on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, select, update

from undercroft.server import bots, jobs
from undercroft.server.house import House
from undercroft.server.jobs import ALONE, AWAY, LEASE, LONGEST_REST, PRESENT, SEEN, Due, hold, lease, next_jobs, put_back
from undercroft.server.looks import NOTED, Looks
from undercroft.server.names import mark_of
from undercroft.server.schema import JOBS, MATCHES
from undercroft.server.workers import Workers

from .conftest import ME, OPEN, Browser, Clock, bot, config_of, error_of, opened

NOW = time.time()


def given(house: House, work: Callable[[Connection], Any]) -> Any:
    """Write to the database of a house."""
    return house.store.submit(work).result()


def looked(house: House, table: str, at: float) -> None:
    """Somebody was at a table then, for the last time."""
    given(house, lambda db: db.execute(update(MATCHES).where(MATCHES.c.id == table).values(looked=at)))


def waits_since(house: House, table: str, at: float) -> None:
    given(house, lambda db: db.execute(update(MATCHES).where(MATCHES.c.id == table).values(updated=at)))


def next_of(house: House, people: int = 100, alone: int = 100, now: float | None = None) -> list[Due]:
    when = time.time() if now is None else now
    return house.store.read_now(lambda db: next_jobs(db, when, people, alone))


@pytest.fixture
def duel(anna: Browser, house: House) -> str:
    """A table where a bot must answer somebody who is there."""
    return waiting_for_a_bot(anna)


def waiting_for_a_bot(anna: Browser) -> str:
    id: str = anna.table(ME, bot(), settings={"quick": True})["id"]  # both are asked at once
    return id


# -- the order


def test_people_who_are_there_come_before_those_who_are_not_and_those_before_bots_alone(anna: Browser, house: House) -> None:
    alone = anna.table(bot(), bot(), settings={"quick": True})["id"]
    away, there = waiting_for_a_bot(anna), waiting_for_a_bot(anna)
    now = time.time()
    for table, at in ((alone, now), (away, now - SEEN - 60), (there, now)):
        looked(house, table, at)
    found = [(job.match, job.rank) for job in next_of(house)]
    assert found == [(there, PRESENT), (away, AWAY), (alone, ALONE), (alone, ALONE)]


def test_who_has_waited_longest_comes_first(anna: Browser, house: House) -> None:
    tables = [waiting_for_a_bot(anna) for _ in range(3)]
    for age, table in zip((30, 50, 40), tables, strict=True):
        waits_since(house, table, NOW - age)
    assert [job.match for job in next_of(house)] == [tables[1], tables[2], tables[0]]


def test_no_more_jobs_are_asked_for_than_can_be_done(anna: Browser, house: House) -> None:
    for _ in range(3):
        waiting_for_a_bot(anna)
        anna.table(bot(), bot(), settings={"quick": True})
    assert [job.rank for job in next_of(house, people=2, alone=1)] == [PRESENT, PRESENT, ALONE]
    assert next_of(house, 0, 0) == []


def test_bots_alone_rest_when_nobody_looks_on(anna: Browser, house: House) -> None:
    id = anna.table(bot(), bot(), settings={"quick": True})["id"]
    assert len(next_of(house)) == 2
    looked(house, id, NOW - SEEN - 60)
    assert next_of(house) == []
    house.looks = Looks(house.store, lambda: None)
    anna.view(id)
    given(house, lambda db: None)  # what was noted is written by then
    assert len(next_of(house)) == 2


def test_a_clock_set_back_keeps_no_bots_going(anna: Browser, house: House) -> None:
    id = anna.table(bot(), bot(), settings={"quick": True})["id"]
    looked(house, id, NOW + 3600)
    assert next_of(house) == []


def test_a_failure_is_counted_for_the_job_that_failed(duel: str, house: House) -> None:
    (job,) = next_of(house)
    given(house, lambda db: put_back(db, Due(job.match, job.seat, job.version - 1, 0, PRESENT), NOW))
    assert [each.tries for each in next_of(house)] == [0]


def test_a_tab_counts_as_looking_on_as_long_as_it_is_open(anna: Browser, house: House) -> None:
    id = anna.table(bot(), bot())["id"]
    with anna.live(id) as tab:
        tab.next()
        assert house.hub.tables() == [id]
    for _ in range(100):
        if not house.hub.tables():
            return
        time.sleep(0.05)
    raise AssertionError("who has gone still counts")


def test_a_bot_is_not_thinking_for_bots_where_all_are_busy_with_people(
    client: TestClient[Any], anna: Browser, house: House
) -> None:
    """Seen from what is taken: one slot, and a bot of Anna's in it."""
    waiting_for_a_bot(anna)
    anna.table(bot(), bot(), settings={"quick": True})
    house.bots.workers = Workers(1)
    with client.portal() as portal:
        first = portal.call(house.bots._take)
        assert [job.rank for job in first] == [PRESENT, ALONE]
        house.bots._busy.update(dict.fromkeys(first, Mock()))
        assert portal.call(house.bots._take) == []
        house.bots._busy.clear()
        house.bots.workers.idle = 0
        given(house, lambda db: db.execute(update(JOBS).values(leased=0.0)))
        assert [job.rank for job in portal.call(house.bots._take)] == [PRESENT]


def test_whose_turn_comes_is_a_matter_of_rank_then_of_time() -> None:
    async def run() -> list[str]:
        workers, done, begun = Workers(0), list[str](), asyncio.Event()

        async def one(name: str, rank: int) -> None:
            await workers.run(time.sleep, 0.01 if begun.is_set() else 0.1, rank=rank)
            done.append(name)

        tasks = [asyncio.create_task(one("first", ALONE))]
        await asyncio.sleep(0.02)
        begun.set()
        for name, rank in (("alone", ALONE), ("away", AWAY), ("gone", PRESENT), ("there", PRESENT), ("there too", PRESENT)):
            tasks.append(asyncio.create_task(one(name, rank)))
        await asyncio.sleep(0.01)
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert workers.idle == 1
        return done

    assert asyncio.run(run()) == ["first", "there", "there too", "away", "alone"]


# -- leases


def test_a_leased_job_is_in_nobodys_way(duel: str, house: House) -> None:
    (job,) = next_of(house)
    assert given(house, lambda db: lease(db, [job], NOW)) == [job]
    assert next_of(house, now=NOW + 1) == []
    assert given(house, lambda db: lease(db, [job], NOW + 1)) == []


def test_a_lease_ends_unless_it_is_renewed(duel: str, house: House) -> None:
    (job,) = next_of(house)
    given(house, lambda db: lease(db, [job], NOW))
    assert [each.key for each in next_of(house, now=NOW + LEASE + 0.1)] == [job.key]
    given(house, lambda db: hold(db, [job], NOW + LEASE - 1))
    assert next_of(house, now=NOW + LEASE + 0.1) == []
    assert LEASE + bots.LOOK < 6, "after a process was killed, another goes on soon"


def test_a_clock_that_steps_back_holds_no_job(duel: str, house: House) -> None:
    (job,) = next_of(house)
    given(house, lambda db: lease(db, [job], NOW))
    back = NOW - 600
    assert [each.key for each in next_of(house, now=back)] == [job.key]
    assert given(house, lambda db: lease(db, [job], back)) == [job]


def test_a_process_says_again_and_again_that_it_is_at_its_jobs(
    client: TestClient[Any], duel: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.bots.workers = Workers(1)
    monkeypatch.setattr(bots, "LOOK", -1.0)
    with client.portal() as portal:
        (job,) = portal.call(house.bots._take)
        house.bots._busy[job] = Mock()
        given(house, lambda db: db.execute(update(JOBS).values(leased=NOW - 1)))
        assert portal.call(house.bots._take) == []
    leased = house.store.read_now(lambda db: db.execute(select(JOBS.c.leased)).scalar_one())
    assert leased > time.time()


# -- what fails


def test_what_fails_is_tried_again_ever_more_rarely(duel: str, house: House) -> None:
    (job,) = next_of(house)
    rests = []
    for tries in range(20):
        failed = Due(job.match, job.seat, job.version, tries, job.rank)
        given(house, lambda db, failed=failed: put_back(db, failed, NOW))
        rests.append(house.store.read_now(lambda db: db.execute(select(JOBS.c.again)).scalar_one()) - NOW)
        assert next_of(house, now=NOW + rests[-1] - 0.1) == []
        assert [each.tries for each in next_of(house, now=NOW + rests[-1] + 0.1)] == [tries + 1]
    assert rests[0] <= 1
    assert rests == sorted(rests)
    assert rests[-1] == LONGEST_REST


def test_a_table_that_cannot_be_loaded_is_said_once_in_the_log(
    client: TestClient[Any], anna: Browser, house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one line, however many bots sit there; another table in a line of its own."""
    house.bots.workers = Workers(1)
    monkeypatch.setattr(jobs, "REST", 0.0)
    tables = [anna.table(ME, bot(), bot(), settings={"quick": True})["id"] for _ in range(2)]
    given(house, lambda db: db.exec_driver_sql("UPDATE answers SET digest = 'ffff'"))
    for table in tables:
        house.tables.forget(table)
    tried = list[int]()

    async def try_it() -> None:
        taken = await house.bots._take()
        tried.append(len(taken))
        house.bots._busy.update(dict.fromkeys(taken, Mock()))
        await asyncio.gather(*[house.bots._do(job) for job in taken])

    capsys.readouterr()
    with client.portal() as portal:
        for _ in range(4):
            portal.call(try_it)
    assert tried == [4] * 4
    said = capsys.readouterr().out.splitlines()
    assert sorted(table for table in tables for line in said if mark_of(table) in line) == sorted(tables)
    assert len(said) == 2
    assert all("not-loaded" in line for line in said)


@pytest.mark.parametrize("failed", [0, 1, 3], ids=["never failed", "failed once at thinking", "failed thrice at thinking"])
def test_what_is_a_defect_is_said_with_its_traceback_and_once_all_the_same(
    client: TestClient[Any],
    duel: str,
    house: House,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    failed: int,
) -> None:
    given(house, lambda db: db.execute(update(JOBS).values(tries=failed)))
    house.bots.workers = Workers(1)
    monkeypatch.setattr(jobs, "REST", 0.0)

    async def broken(*_: object, **__: object) -> None:
        raise KeyError("a fault of ours")

    monkeypatch.setattr(house.tables, "get", broken)
    capsys.readouterr()
    with client.portal() as portal:
        for _ in range(3):
            for job in portal.call(house.bots._take):
                portal.call(house.bots._do, job)
    said = capsys.readouterr().out
    assert said.count("not-loaded") == 1
    assert said.count("Traceback") == 1


def test_its_people_are_told_why_a_table_cannot_be_loaded(anna: Browser, duel: str, house: House) -> None:
    given(house, lambda db: db.exec_driver_sql("UPDATE answers SET digest = 'ffff'"))
    house.tables.forget(duel)
    assert error_of(anna.get(f"/api/tables/{duel}/view"), 409) == "rules-changed"
    assert [table["id"] for table in anna.get("/api/tables").json()["mine"]] == [duel]


# -- so many


def test_a_guest_has_only_so_many_tables_of_bots_alone_at_once(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, bots_alone=2)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        wish = {"game": "raiders", "seats": [bot(), bot()]}
        made = [anna.post("/api/tables", wish) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert error_of(made[-1], 429) == "bots-enough"
        assert boris.post("/api/tables", wish).status_code == 201
        assert anna.post("/api/tables", {"game": "raiders", "seats": [ME, bot()]}).status_code == 201
        looked(client.app.state.house, made[0].json()["id"], NOW - SEEN - 60)
        assert anna.post("/api/tables", wish).status_code == 201


@pytest.mark.parametrize("way", ["start", "seat"])
@pytest.mark.parametrize("limit", [{"bots_alone": 2}, {"bot_tables": (0.0, 2.0)}])
def test_bots_alone_count_however_their_table_began(tmp_path: Path, way: str, limit: dict[str, Any]) -> None:
    with opened(config_of(tmp_path, **limit)) as client:
        anna = Browser(client, "Аня")
        tables = [anna.table(bot(), OPEN)["id"] for _ in range(3)]
        begun = [
            anna.post(f"/api/tables/{id}/start") if way == "start" else anna.put(f"/api/tables/{id}/seats/B", bot())
            for id in tables
        ]
        assert [answer.status_code for answer in begun] == [200, 200, 429]
        assert anna.get(f"/api/tables/{tables[-1]}").json()["status"] == "open"
        assert error_of(anna.post(f"/api/tables/{tables[0]}/start"), 409) == "started", "that is no new one"
        with_her = anna.table(ME, OPEN)["id"]
        assert anna.post(f"/api/tables/{with_her}/start").status_code == 200


def test_an_address_makes_only_so_many_tables_of_bots_alone(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, bot_tables=(0.0, 2.0))) as client:
        guests = [Browser(client, name) for name in ("Аня", "Борис", "Вера")]
        made = [guest.post("/api/tables", {"game": "raiders", "seats": [bot(), bot()]}) for guest in guests]
        assert [answer.status_code for answer in made] == [201, 201, 429]


def test_a_look_is_noted_seldom(house: House, anna: Browser) -> None:
    clock, noted = Clock(), list[bool]()
    looks = Looks(house.store, lambda: noted.append(True), clock)
    id = anna.table(ME, bot())["id"]
    for seconds in (0, 1, NOTED - 2, 1):
        clock.now += seconds
        written = looks.note([id])
        if written:
            written.result()
    assert len(noted) == 2
