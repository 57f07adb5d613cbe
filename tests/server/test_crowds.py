"""Many who look on cost little: what they are told is made once, and together; and there are only so many of them."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Semaphore
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from uvicorn.protocols.utils import ClientDisconnected

from undercroft.server import live
from undercroft.server.config import LARGEST
from undercroft.server.guests import COOKIE
from undercroft.server.house import TOGETHER, House
from undercroft.server.hub import SOON, Connection, Hub
from undercroft.server.limits import Turns
from undercroft.server.table import Table

from .conftest import ME, OPEN, Browser, config_of, opened


def onlooker() -> Connection:
    return Connection(None, "fox", None, None)  # type: ignore[arg-type]


def test_who_comes_is_told_of_at_once_to_themselves_and_to_the_others_together() -> None:
    """Four hundred who came at once were told of each other one by one: 80,000 messages."""

    async def story() -> tuple[int, int]:
        hub, crowd, woken = Hub(), [onlooker() for _ in range(40)], 0
        for connection in crowd:
            hub.join(connection)
            assert connection.wake.is_set()
            connection.wake.clear()
            woken += sum(other.wake.is_set() for other in crowd)
        await asyncio.sleep(SOON + 0.1)
        return woken, sum(connection.wake.is_set() for connection in crowd)

    assert asyncio.run(story()) == (0, 40)


def test_coming_and_going_changes_what_a_table_looks_like() -> None:
    async def story() -> None:
        hub, first = Hub(), onlooker()
        seen = [hub.changes("fox")]
        for change in (hub.join, hub.part, hub.join):
            change(first)
            seen.append(hub.changes("fox"))
        assert (seen[2], len({*seen})) == (0, 3)

    asyncio.run(story())


@pytest.mark.parametrize("where", ["_send_news", "_hear"])
def test_a_fault_in_a_live_connection_is_logged_and_ends_it(anna: Browser, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    """It once left a tab silent for good, and no line."""
    id = anna.table(ME, ME)["id"]

    async def broken(self: live.Live, *_: Any) -> None:
        raise KeyError("a fault of ours")

    noted = list[Any]()
    monkeypatch.setattr(live.log, "error", lambda event, **more: noted.append((event, more["call"])), raising=False)
    monkeypatch.setattr(live.Live, where, broken)
    with anna.live(id) as tab:
        tab.say(t="ping")
        with pytest.raises(WebSocketDisconnect) as ended:
            tab.until(lambda message: False)
    assert ended.value.code == 1011
    assert noted == [("broken", "live")]


def test_a_tab_closed_while_it_is_told_something_is_no_fault(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every such tab was a traceback in the log."""
    id = anna.table(ME, ME)["id"]
    told, noted = Event(), list[str]()

    async def gone(_: live.Live) -> None:
        told.set()
        raise ClientDisconnected  # as uvicorn has it

    monkeypatch.setattr(live.log, "error", lambda event, **_: noted.append(event), raising=False)
    monkeypatch.setattr(live.Live, "_send_news", gone)
    with anna.live(id):
        assert told.wait(60)
    assert noted == []


def test_what_onlookers_are_told_is_made_once(anna: Browser, client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    id = anna.table(ME, ME)["id"]
    made = list[Any]()
    told = Table.told

    def watched(table: Table, key: Any, make: Any, changes: int = 0) -> bytes:
        def noted() -> bytes:
            made.append(key)
            return bytes(make())

        return told(table, key, noted, changes)

    monkeypatch.setattr(Table, "told", watched)
    strangers = [Browser(client, f"Зритель {number}") for number in range(4)]
    with ExitStack() as tabs:
        watching = [tabs.enter_context(stranger.live(id)) for stranger in strangers]
        for tab in watching:
            tab.until(lambda message: message["t"] == "view")
        made.clear()
        number = anna.choose(id, anna.view(id)).json()["number"]
        views = [tab.see(number) for tab in watching]
        assert all(view == views[0] for view in views)
        assert all(tab.journal == anna.view(id)["journal"] for tab in watching), "nobody has a hand to be told of yet"
    assert sum(key == "rest" for key in made) == 1
    assert sum(key[0] == "news" for key in made) == 1


class Gate:
    """Whoever comes here waits until they are let."""

    def __init__(self) -> None:
        self.waits, self.lets = Semaphore(0), Semaphore(0)

    async def __call__(self, *_: Any) -> None:
        self.waits.release()
        while not self.lets.acquire(blocking=False):
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("waiting", ["rest", "turn"])
def test_what_happens_is_told_together_to_who_looks_on(
    anna: Browser, client: TestClient[Any], house: House, monkeypatch: pytest.MonkeyPatch, waiting: str
) -> None:
    """Players are told of each answer, onlookers only of where it has led: they rest, and then await their turn."""
    gate = Gate()
    if waiting == "turn":
        monkeypatch.setattr(house.onlookers, "take", gate)
    else:
        monkeypatch.setattr(live, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": gate}))
    id = anna.table(ME, ME)["id"]

    def answer() -> None:
        hers.see(anna.choose(id, anna.view(id)).json()["number"])

    with anna.live(id) as hers, Browser(client).live(id) as onlooker:
        for tab in (hers, onlooker):
            tab.until(lambda message: message["t"] == "view")
        for _ in range(2):
            answer()
            assert gate.waits.acquire(timeout=20), "an onlooker is told at once"
            for _ in range(2):
                answer()
            gate.lets.release()
            onlooker.until(lambda message: message["t"] == "view")
            assert onlooker.view["number"] == hers.view["number"]
            assert onlooker.journal == anna.view(id)["journal"]


def test_whoever_has_to_do_with_a_table_is_told_what_is_theirs(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id = anna.table(ME, ME)["id"]
    with anna.live(id) as hers, boris.live(id) as his, Browser(client).live(id) as unknown:
        for tab in (hers, his, unknown):
            tab.until(lambda message: message["t"] == "view")
        assert (hers.table["host"], hers.table["you"], hers.table["leaving"]) == (True, ["A", "B"], "ended")
        for tab in (his, unknown):
            assert (tab.table["host"], tab.table["you"], tab.table["leaving"]) == (False, [], None)
            assert tab.view["seat"] is None


def test_only_so_many_look_on_and_players_always_come_in(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, onlookers=2)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        id = anna.table(ME, OPEN)["id"]
        boris.post(f"/api/tables/{id}/seats/B/sit")
        with ExitStack() as tabs:
            for _ in range(2):
                tabs.enter_context(Browser(client).live(id)).next()
            with Browser(client).live(id) as late:
                assert late.next()["error"]["key"] == "full-house"
                with pytest.raises(WebSocketDisconnect):
                    late.next()
            for player in (anna, boris):
                assert tabs.enter_context(player.live(id)).next()["t"] == "table"


def test_giant_messages_end_a_connection_soon(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "REFUSED_AT_MOST", 20)
    id = anna.table(ME, ME)["id"]
    giant = "x" * (8 * LARGEST)
    with anna.live(id) as tab:
        for _ in range(3):
            tab.session.send_text(giant)
        with pytest.raises(WebSocketDisconnect):
            tab.until(lambda _: False)


def test_a_table_looks_the_same_to_all_it_does_not_concern(
    anna: Browser, boris: Browser, house: House, client: TestClient[Any]
) -> None:
    id = anna.table(ME, OPEN)["id"]
    with client.portal() as portal:
        table = portal.call(house.tables.get, id)
        his = portal.call(house.guests.need, boris.cookies[COOKIE]).id
    assert table.concerns(table.host)
    assert not table.concerns(his)
    assert not table.concerns(None)
    assert house.info(table, his) == house.info(table, None)
    boris.post(f"/api/tables/{id}/seats/B/sit")
    assert table.concerns(his)


def test_comings_and_goings_leave_nothing_behind(anna: Browser, house: House, client: TestClient[Any]) -> None:
    """Each made a message that was kept until the game went on, at a finished one for good."""
    id = anna.table(ME, ME)["id"]
    with client.portal() as portal:
        table = portal.call(house.tables.get, id)
    made = [table.told("table", lambda number=number: str(number).encode(), changes=number // 2) for number in range(100)]  # type: ignore[misc]
    assert made == [str(number // 2 * 2).encode() for number in range(100)]
    assert len(table.made) == 1


def test_a_crowd_at_one_table_keeps_no_player_at_another_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """All who look on were told in one round of the event loop, and whoever plays after them."""
    monkeypatch.setattr(live, "REST", 0)

    async def story() -> list[str]:
        told: list[str] = []
        served = SimpleNamespace(onlookers=Turns(TOGETHER), config=SimpleNamespace(messages=(10.0, 40.0)))

        def tab(who: str, seat: int | None) -> live.Live:
            one = live.Live(served, Connection(None, who, None, None))  # type: ignore[arg-type]
            one.connection.seat_sent = seat

            async def tell() -> None:
                told.append(who)

            monkeypatch.setattr(one, "_send_news", tell)
            return one

        crowd, player = [tab("onlooker", None) for _ in range(40)], tab("player", 0)
        sending = [asyncio.create_task(each._send_on()) for each in (*crowd, player)]
        for each in crowd:
            each.connection.wake.set()
        while not told:
            await asyncio.sleep(0)
        player.connection.wake.set()
        while len(told) < 41:
            await asyncio.sleep(0)
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        return told

    assert asyncio.run(story()).index("player") <= 3 * TOGETHER
