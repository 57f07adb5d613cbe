"""Who has gone is seen by everybody at the table, and since when; a page that is loaded anew has not gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from undercroft.server.config import Config
from undercroft.server.guests import Guest
from undercroft.server.hub import Connection, Hub
from undercroft.server.serving import LISTEN, SILENCE

from .conftest import ME, OPEN, Browser, Json, bot


def tab(guest: str, table: str = "fox") -> Connection:
    """A tab of a guest at a table."""
    return Connection(None, table, Guest(guest, guest, True), None)  # type: ignore[arg-type]


def gone(seat: int) -> Callable[[Json], bool]:
    """Whether a message shows the table without whoever sits on a seat."""
    return lambda message: message["t"] == "table" and not message["table"]["seats"][seat]["here"]


def left_alone(now: list[float]) -> tuple[Hub, Connection]:
    """A house in which Boris has just closed his only tab, and the tab of Anna at the same table.

    :param now: the clock: what its only number says.
    """
    hub = Hub(lambda: now[0], grace=0.001)
    boris, anna = tab("boris"), tab("anna")
    hub.join(boris)
    hub.join(anna)
    hub.part(boris)
    anna.wake.clear()
    return hub, anna


def test_whoever_comes_back_in_time_has_not_gone() -> None:
    async def story() -> None:
        now = [100.0]
        hub = Hub(lambda: now[0], grace=3.0)
        first, anna = tab("boris"), tab("anna")
        hub.join(first)
        hub.join(anna)
        hub.part(first)
        now[0] += 2.9
        assert hub.here("fox") == {"anna", "boris"}
        hub.join(tab("boris"))
        now[0] += 60
        assert (hub.here("fox"), hub.gone("fox")) == ({"anna", "boris"}, {})

    asyncio.run(story())


def test_a_clock_that_is_behind_the_loop_hides_no_absence() -> None:
    async def story() -> None:
        now = [100.0]
        hub, anna = left_alone(now)
        await asyncio.sleep(0.02)
        assert "boris" in hub.here("fox"), "its time is not over"
        now[0] += 1
        await asyncio.wait_for(anna.wake.wait(), 60)
        assert hub.here("fox") == {"anna"}

    asyncio.run(story())


def test_whoever_does_not_come_back_has_gone_and_all_are_told() -> None:
    async def story() -> None:
        now = [100.0]
        hub, anna = left_alone(now)
        now[0] += 1
        await asyncio.wait_for(anna.wake.wait(), 60)
        assert (hub.here("fox"), hub.gone("fox")) == ({"anna"}, {"boris": 100.0})
        hub.forget(100.0)
        assert hub.gone("fox") == {"boris": 100.0}
        hub.forget(101.0)
        assert hub.gone("fox") == {}

    asyncio.run(story())


def test_one_tab_of_two_closed_is_nobody_gone() -> None:
    async def story() -> None:
        hub = Hub(lambda: 100.0)
        first, second = tab("boris"), tab("boris")
        hub.join(first)
        hub.join(second)
        hub.part(first)
        assert (hub.here("fox"), hub.gone("fox")) == ({"boris"}, {})
        hub.part(second)
        assert (hub.here("fox"), hub.gone("fox")) == (set(), {"boris": 100.0})

    asyncio.run(story())


def test_all_see_within_ten_seconds_who_has_gone() -> None:
    assert LISTEN + SILENCE + Config().grace <= 10


def test_a_closed_tab_is_seen_at_the_others_with_the_time(anna: Browser, boris: Browser, house: Any) -> None:
    id = anna.table(ME, OPEN, bot())["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    with anna.live(id) as other:
        other.until(lambda message: message["t"] == "table" and message["table"]["seats"][0]["here"])
        assert [(seat["here"], seat["since"]) for seat in other.table["seats"]] == [
            (True, None),
            (False, None),
            (True, None),
        ]  # never came
        with boris.live(id):
            other.until(lambda message: message["t"] == "table" and message["table"]["seats"][1]["here"])
            before = house.clock()
        other.until(gone(1))
        since = other.table["seats"][1]["since"]
        assert before <= since <= house.clock()
        assert boris.get(f"/api/tables/{id}").json()["seats"][0]["since"] is None  # who is here has not gone
