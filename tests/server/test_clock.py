"""A clock that is set back ten minutes freezes nothing: whatever waits, waits no longer than by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.kernel.toys import whistles
from undercroft.kernel.errors import Stale
from undercroft.kernel.match import Match
from undercroft.server import clock as clocks
from undercroft.server.disclosure import Disclosure, Held
from undercroft.server.errors import HouseError
from undercroft.server.guests import Guest
from undercroft.server.house import House
from undercroft.server.hub import Connection, Hub
from undercroft.server.jobs import Due
from undercroft.server.log import Log
from undercroft.server.promises import LIFE, Promises
from undercroft.server.store import Store

from . import postgres
from .conftest import ME, Browser, Clock, bot

BACK = 600.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("time.time", clock)
    return clock


def leapt(clock: Clock, given: float = 0.0) -> tuple[Disclosure, Match]:
    """A table where a moment of a second has begun."""
    return leapt_at(clock.now, 1.0, given)


def leapt_at(now: float, length: float, given: float = 0.0) -> tuple[Disclosure, Match]:
    """A table where a moment of so many seconds has begun."""
    shown, match = Disclosure(now), whistles(1)
    shown.look(match)
    before, since = shown.keep(match, 0), len(match.tape)
    match.answer(0, "leap")
    shown.look(match)
    shown.note_change(match, before, Log(passes=[False] * since).answered(match.tape, since, set()), length, given)
    return shown, match


def test_a_moment_lasts_no_longer_where_the_clock_is_set_back(clock: Clock) -> None:
    shown, _ = leapt(clock)
    clock.now -= BACK
    assert 0 < (shown.held_for() or 0) <= 1
    with pytest.raises(Stale):
        shown.need_shown(2)
    clock.now += 1
    assert shown.held_for() is None
    shown.need_shown(2)


def test_a_moment_read_back_from_the_database_lasts_no_longer_either(clock: Clock) -> None:
    shown, _ = leapt(clock)
    assert shown.held
    clock.now -= BACK
    for kept in (shown.held.to_json(), {name: each for name, each in shown.held.to_json().items() if name != "length"}):
        again = Disclosure(shown.updated, shown.status, shown.waiting, Held(**kept))
        assert 0 < (again.held_for() or 0) <= 1


def test_what_was_given_ahead_before_the_clock_was_set_back_holds_nothing_up(clock: Clock) -> None:
    shown, _ = leapt(clock, given=clock.now + BACK)
    assert shown.updated == clock.now
    assert 0 < (shown.held_for() or 0) <= 1


def test_a_bot_waits_for_its_pace_and_no_longer(
    anna: Browser, client: TestClient[Any], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = anna.table(ME, bot())["id"]
    anna.play(id)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def play() -> None:
        table = await house.tables.get(id)
        ((seat, job),) = table.jobs.items()
        table.shown.updated += BACK  # as it looks after the clock was set back
        monkeypatch.setattr("undercroft.server.bots.asyncio.sleep", sleep)
        monkeypatch.setattr(house.bots, "pace", 0.6)
        monkeypatch.setattr(house.bots, "_think", lambda *_: answer_of(table.match, seat))
        await house.bots._play(Due(id, seat, job.version, 0, 0))

    async def answer_of(match: Any, seat: int) -> tuple[str, str]:
        ask = next(ask for ask in match.asks() if ask.seat == seat)
        return ask.what, str(ask.options[0])

    with client.portal() as portal:
        portal.call(play)
    assert [pause for pause in slept if pause > 0.6] == []
    assert anna.view(id)["number"] > 0


def test_whoever_has_gone_is_not_here_for_as_long_as_the_clock_was_set_back() -> None:
    async def story() -> None:
        now = [1000.0]
        hub = Hub(lambda: now[0], grace=0.02)
        boris, anna = (Connection(None, "fox", Guest(each, each, True), None) for each in ("boris", "anna"))  # type: ignore[arg-type]
        hub.join(boris)
        hub.join(anna)
        hub.part(boris)
        anna.wake.clear()
        hub._soon = {"fox"}  # nothing else tells them
        now[0] -= BACK
        await asyncio.wait_for(anna.wake.wait(), 60)
        assert hub.here("fox") == {"anna"}

    asyncio.run(story())


def test_a_promise_made_just_before_the_clock_was_set_back_holds(tmp_path: Path) -> None:
    now = Clock()
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    with sqlite3.connect(tmp_path / "a.db") as db:
        db.execute("INSERT INTO guests VALUES ('g1', 'x', 'Anna', 1, 0)")
    db.close()
    promises = Promises(store, now)

    async def story() -> None:
        id, _ = await promises.new("g1")
        now.now -= BACK
        assert await promises.secret_of(id, "g1")
        now.now -= 100 * LIFE  # of a time when the clock was wrong: it would hold for days
        with pytest.raises(HouseError) as refused:
            await promises.secret_of(id, "g1")
        assert refused.value.key == "promise-old"

    asyncio.run(story())
    store.close()


def test_a_difference_that_is_measured_a_little_smaller_and_greater_makes_the_time_leap_once(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    try:
        for ahead in (0.047, 0.053, 0.047, 0.053, 0.060):
            answer = SimpleNamespace(scalar_one=lambda ahead=ahead: clock.now + ahead)  # type: ignore[misc]
            clocks.measure(SimpleNamespace(dialect=SimpleNamespace(name="postgresql"), execute=lambda *_, said=answer: said))  # type: ignore[arg-type]
            said.append(clocks.now())
    finally:
        clocks.forget()
    assert len({*said}) == 2


@pytest.mark.parametrize(("first", "second"), [(600.0, -300.0), (-300.0, 600.0)], ids=["ahead-then-behind", "behind-then-ahead"])
def test_a_quiet_question_lasts_as_long_at_a_machine_whose_clock_is_minutes_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: float, second: float
) -> None:
    """By their own clocks it would be over there before anybody could answer, or lie in what is yet to come."""
    store, real = Store(postgres.database_for(tmp_path)), time.time

    def at_a_machine(ahead: float) -> None:
        clocks.forget()
        monkeypatch.setattr("time.time", lambda: real() + ahead)
        store.read_now(clocks.measure)

    try:
        at_a_machine(first)
        here, match = leapt_at(clocks.now(), 600.0)
        assert here.held
        at_a_machine(second)
        there = Disclosure(here.updated, here.status, here.waiting, Held(**here.held.to_json()))
        assert 300 < (there.held_for() or 0) <= 600
        with pytest.raises(Stale):
            there.need_shown(2)
        there.look(match)
        monkeypatch.setattr("time.time", lambda: real() + second + 600)
        assert there.held_for() is None
        there.need_shown(2)
    finally:
        clocks.forget()
        store.close()
