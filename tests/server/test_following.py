"""What another process has done at a table is played on here, and shows what a table loaded anew would show."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update

from undercroft.kernel.ask import text_of
from undercroft.kernel.record import HANDED
from undercroft.kernel.registry import HOUSE
from undercroft.server import following, tables
from undercroft.server.guests import Guest
from undercroft.server.house import House
from undercroft.server.removal import remove_tables
from undercroft.server.schema import SEATS
from undercroft.server.wire import NewTable, SeatWish

from .conftest import ME, OPEN, Browser, Json, bot, config_of, moved, opened


@pytest.fixture
def both(tmp_path: Path) -> Iterator[list[TestClient[Any]]]:
    """Two processes at one database; each hears of the other when :func:`hear` says so."""
    with ExitStack() as held:
        yield [held.enter_context(opened(config_of(tmp_path, busy=3.0))) for _ in range(2)]


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose games were played back from the beginning."""
    loads: list[str] = []
    load = tables.load_table

    def noted(db: Any, id: str) -> Any:
        loads.append(id)
        return load(db, id)

    monkeypatch.setattr(tables, "load_table", noted)
    return loads


def hear(client: TestClient[Any], id: str) -> None:
    """What PostgreSQL's news bring."""
    client.app.state.house.tables.moved_on(id)  # type: ignore[attr-defined]


def everything(browser: Browser, id: str, seats: str) -> list[Json]:
    """All that a person on all seats is shown."""
    return [*[browser.view(id, seat) for seat in seats], browser.get(f"/api/tables/{id}").json()]


def something(browser: Browser, id: str, seats: str, rng: Random) -> bool | None:
    """Do anything that can be done; False if the game is over, None if the house must answer first."""
    for seat in rng.sample(seats, len(seats)):
        view = browser.view(id, seat)
        if view["over"]:
            return False
        if view["undo"]["can"] and rng.random() < 0.3:
            said = browser.post(f"/api/tables/{id}/undo", {"seat": seat, "number": view["number"]})
        elif view.get("standing") and rng.random() < 0.2:
            mode = rng.choice(["ask", "attacked", "turn", "me", "meantime"])
            said = browser.post(f"/api/tables/{id}/seats/{seat}/standing", {"mode": mode, "stops": {}})
        elif any(not ask["may"] for ask in view["asks"]):
            ask = next(ask for ask in view["asks"] if not ask["may"])
            said = browser.choose(id, view, rng.choice(ask["options"])["id"], ask["what"])
        else:
            continue
        assert said.status_code == 200, said.text
        return True
    return None


def the_house_answers(client: TestClient[Any], id: str) -> None:
    """For a person who has nothing to decide, as a worker of bots has it do."""
    house: House = client.app.state.house  # type: ignore[attr-defined]

    async def answers() -> None:
        table = await house.tables.get(id)
        ask = next(ask for ask in table.need_match().asks() if ask.seat in table.jobs)
        option = table.spared(ask)
        assert option is not None
        await house.tables.answer_bot(id, ask.seat, table.jobs[ask.seat].version, ask.what, option)

    with client.portal() as portal:
        portal.call(answers)


@pytest.mark.parametrize("game", HOUSE)
def test_what_is_played_through_two_processes_in_turn_is_never_played_back(
    both: list[TestClient[Any]], loads: list[str], game: str
) -> None:
    anna, rng = Browser(both[0], "Аня"), Random(4)
    people = [anna, moved(anna, both[1])]
    id = anna.table(ME, ME, game=game)["id"]
    everything(people[1], id, "AB")
    loads.clear()
    for step in range(60):
        some = something(people[step % 2], id, "AB", rng)
        if some is False:
            break
        if some is None:
            the_house_answers(both[step % 2], id)
        hear(both[1 - step % 2], id)
        assert everything(people[0], id, "AB") == everything(people[1], id, "AB")
        here, there = (client.app.state.house.tables._cache[id] for client in both)  # type: ignore[attr-defined]
        assert here.version == there.version == step + 2, "something was done"
        assert here.jobs == there.jobs
    assert loads == []
    for client in both:
        client.app.state.house.tables.forget(id)  # type: ignore[attr-defined]
    assert everything(people[0], id, "AB") == everything(people[1], id, "AB")


def test_who_leaves_and_comes_back_through_one_has_left_and_come_back_through_the_other(
    both: list[TestClient[Any]], loads: list[str]
) -> None:
    anna, boris = Browser(both[0], "Аня"), Browser(both[1], "Борис")
    id = anna.table(ME, OPEN, bot())["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    hear(both[0], id)
    anna.view(id)
    loads.clear()
    for path, body in (("leave", {"how": HANDED}), ("back", {})):
        said = boris.post(f"/api/tables/{id}/{path}", body)
        assert said.status_code == 200, said.text
        hear(both[0], id)
        tables = [client.app.state.house.tables._cache[id] for client in both]  # type: ignore[attr-defined]
        anna.get(f"/api/tables/{id}")
        assert tables[0].seats == tables[1].seats
        assert tables[0].jobs == tables[1].jobs
        assert anna.view(id) == moved(anna, both[1]).view(id)
    assert loads == []


def test_a_bot_that_must_answer_there_must_answer_here(both: list[TestClient[Any]], loads: list[str]) -> None:
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, bot(), bot())["id"]
    moved(anna, both[1]).view(id)
    loads.clear()
    anna.play(id)
    hear(both[1], id)
    moved(anna, both[1]).view(id)
    here, there = (client.app.state.house.tables._cache[id] for client in both)  # type: ignore[attr-defined]
    assert here.jobs == there.jobs != {}
    assert loads == []


def test_a_table_that_is_far_behind_is_loaded_anew(
    both: list[TestClient[Any]], loads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "MOST", 3)
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, ME)["id"]
    moved(anna, both[1]).view(id)
    loads.clear()
    anna.play(id, most=6)
    hear(both[1], id)
    assert everything(anna, id, "AB") == everything(moved(anna, both[1]), id, "AB")
    assert loads == [id]


def test_a_new_name_is_shown_and_nothing_played_back(both: list[TestClient[Any]], loads: list[str]) -> None:
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, ME)["id"]
    elsewhere = moved(anna, both[1])
    elsewhere.view(id)
    loads.clear()
    guest = anna.post("/api/me", {"name": "Ганна"}).json()["guest"]
    both[1].app.state.house.renamed(guest)  # type: ignore[attr-defined]
    assert elsewhere.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Ганна"
    assert anna.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Ганна"
    assert loads == []


def test_a_name_given_while_a_table_is_read_is_not_lost(
    both: list[TestClient[Any]], loads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was read with the old one, and kept when the new one had been told."""
    anna, boris = Browser(both[0], "Аня"), Browser(both[1], "Борис")
    id = anna.table(ME, ME)["id"]
    house, load = both[1].app.state.house, tables.load_table  # type: ignore[attr-defined]

    def renamed_meanwhile(db: Any, id: str) -> Any:
        monkeypatch.setattr(tables, "load_table", load)
        table = load(db, id)
        house.renamed(anna.post("/api/me", {"name": "Ганна"}).json()["guest"])
        return table

    monkeypatch.setattr(tables, "load_table", renamed_meanwhile)
    boris.get(f"/api/tables/{id}")
    assert boris.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Ганна"


def test_what_others_did_while_the_database_was_away_is_played_on(both: list[TestClient[Any]], loads: list[str]) -> None:
    anna = Browser(both[0], "Аня")
    ids = [anna.table(ME, ME)["id"] for _ in range(3)]
    elsewhere = moved(anna, both[1])
    for id in ids:
        elsewhere.view(id)
    loads.clear()
    for id in ids:
        anna.play(id, most=2)
    both[1].app.state.house._look_anew()  # type: ignore[attr-defined]
    assert [elsewhere.view(id) for id in ids] == [anna.view(id) for id in ids]
    assert loads == []


def test_a_table_that_cannot_be_read_is_read_when_it_can_be(both: list[TestClient[Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, ME)["id"]
    elsewhere = moved(anna, both[1])
    elsewhere.view(id)
    anna.play(id, most=2)
    read = tables.read_since

    def away(*_: Any) -> None:
        raise OSError("away")

    monkeypatch.setattr(tables, "read_since", away)
    hear(both[1], id)
    assert elsewhere.get(f"/api/tables/{id}/view").status_code >= 500
    monkeypatch.setattr(tables, "read_since", read)
    assert elsewhere.view(id) == anna.view(id)


def test_a_table_at_which_following_fails_half_way_is_loaded_anew(
    both: list[TestClient[Any]], loads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had read the log and not played it, passed for up to date, and spoiled the log with its next answer."""
    anna = Browser(both[0], "Аня")
    id = anna.table(ME, ME)["id"]
    elsewhere = moved(anna, both[1])
    elsewhere.view(id)
    anna.play(id, most=2)

    def fails(*_: Any) -> None:
        raise RuntimeError("a defect")

    loads.clear()
    with monkeypatch.context() as patched:
        patched.setattr(following, "_play", fails)
        hear(both[1], id)
        assert everything(elsewhere, id, "AB") == everything(anna, id, "AB")
    assert loads == [id]
    elsewhere.play(id, most=2)
    hear(both[0], id)
    both[1].app.state.house.tables.forget(id)  # type: ignore[attr-defined]
    assert everything(elsewhere, id, "AB") == everything(anna, id, "AB")


def test_a_game_that_was_removed_is_named_no_more_where_it_was_only_followed(both: list[TestClient[Any]], loads: list[str]) -> None:
    anna = Browser(both[0], "Аня")
    elsewhere = moved(anna, both[1])
    first = anna.table(ME, ME)
    anna.play(first["id"])
    branch = {"table": first["id"], "step": 1}
    id = anna.table(ME, ME, settings=first["settings"], branch=branch)["id"]
    assert elsewhere.get(f"/api/tables/{id}").json()["branch"] == branch
    loads.clear()
    houses = [client.app.state.house for client in both]  # type: ignore[attr-defined]
    houses[0].store.submit(lambda db: remove_tables(db, [first["id"]])).result()
    houses[1]._look_anew()  # that it was cleared was missed
    assert elsewhere.get(f"/api/tables/{id}").json()["branch"] == {"table": None, "step": 1}
    assert loads == []


# -- news that come meanwhile ------------------------------------------------------------------------------------------------------


async def play(house: House, id: str, guest: Guest) -> int:
    """Somebody answers; the version that comes of it."""
    match = (await house.tables.get(id)).need_match()
    ask = next(ask for ask in match.asks() if not ask.may)
    table = await house.tables.answer(id, guest, ask.seat, ask.what, match.number_of(ask), text_of(ask.options[0]))
    return table.version


@asynccontextmanager
async def a_game(folder: Path) -> AsyncIterator[tuple[House, House, Guest, str]]:
    """A game of one guest, in memory in two processes that hear nothing of each other."""
    here, there = (House(config_of(folder, busy=3.0)) for _ in range(2))
    try:
        guest, _ = await here.guests.new()
        id = (await here.tables.create(NewTable("raiders", [SeatWish("me"), SeatWish("me")]), guest)).id
        await there.tables.get(id)
        yield here, there, guest, id
    finally:
        for house in (here, there):
            house.store.close()


def test_news_that_come_before_a_reading_has_begun_are_read_with_it(tmp_path: Path) -> None:
    """They were taken for read, and whoever asked was shown the table as it was before."""

    async def story() -> None:
        async with a_game(tmp_path) as (here, there, guest, id):
            version = await play(here, id, guest)
            there.tables.moved_on(id)
            first = asyncio.create_task(there.tables.get(id))
            await asyncio.sleep(0)  # it has made the task that will read
            there.tables.moved_on(id)
            await asyncio.sleep(0)
            assert (await there.tables.get(id)).version == version
            assert (await first).version == version

    asyncio.run(story())


def test_news_that_come_while_a_table_is_read_are_read_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_game(tmp_path) as (here, there, guest, id):
            read, loop, versions = tables.read_since, asyncio.get_running_loop(), list[int]()

            def read_and_then_play(db: Any, table: Any) -> Any:
                monkeypatch.setattr(tables, "read_since", read)
                since = read(db, table)

                async def goes_on() -> None:
                    versions.append(await play(here, id, guest))
                    there.tables.moved_on(id)

                asyncio.run_coroutine_threadsafe(goes_on(), loop).result(20)
                return since

            await play(here, id, guest)
            there.tables.moved_on(id)
            monkeypatch.setattr(tables, "read_since", read_and_then_play)
            await there.tables.get(id)
            assert [(await there.tables.get(id)).version] == versions

    asyncio.run(story())


def test_who_asks_for_a_table_as_it_is_now_waits_for_those_who_look_back_at_it(tmp_path: Path) -> None:
    """They were given it as it was in memory."""

    async def story() -> None:
        async with a_game(tmp_path) as (here, there, guest, id):
            version = await play(here, id, guest)
            async with (await there.tables.get(id)).lock:  # as a replay of the running game holds it
                asked = asyncio.create_task(there.tables.get(id, fresh=True))
                await asyncio.sleep(0.05)
            assert (await asked).version == version

    asyncio.run(story())


def test_what_is_cleared_while_a_change_is_stored_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The change put back in memory what had just been dropped from there."""

    async def story() -> None:
        async with a_game(tmp_path) as (here, _, guest, id):
            save, loop = tables.save, asyncio.get_running_loop()

            def saved(*arguments: Any) -> None:
                save(*arguments)
                monkeypatch.setattr(tables, "save", save)
                loop.call_soon_threadsafe(here._clear, [id])

            monkeypatch.setattr(tables, "save", saved)
            await play(here, id, guest)
            rename = update(SEATS).where(SEATS.c.match == id).values(guest=None, level="random", name="Nobody")
            await here.store.write(lambda db: db.execute(rename))
            assert [seat.guest for seat in (await here.tables.get(id)).seats] == [None, None]

    asyncio.run(story())


def test_of_news_of_more_tables_than_are_remembered_none_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "NEWS", 2)

    async def story() -> None:
        async with a_game(tmp_path) as (here, there, guest, id):
            version = await play(here, id, guest)
            for other in (id, "amber-fox-1001", "amber-fox-1002", "amber-fox-1003"):
                there.tables.moved_on(other)
            assert (await there.tables.get(id)).version == version
            assert len(there.tables._news) == 2

    asyncio.run(story())
