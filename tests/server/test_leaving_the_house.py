"""Delete my data: what was a guest's alone goes, what others have a part in stays without the name, and everybody is told."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from undercroft.kernel.errors import BadInput
from undercroft.server import bots, farewell
from undercroft.server.archive import mark_on_shelf
from undercroft.server.database import alone
from undercroft.server.errors import Clash
from undercroft.server.house import House
from undercroft.server.names import FORMER
from undercroft.server.operator import delete
from undercroft.server.schema import ANSWERS, MATCHES, SEATS

from . import postgres
from .conftest import ME, OPEN, Browser, Json, bot, config_of, database_of, error_of, opened
from .test_leaving import seated
from .test_promises import finished, promise_of
from .test_storage import looked_into, rows

GONE = "guest:gone"


@pytest.fixture
def vera(client: TestClient[Any]) -> Browser:
    return Browser(client, "Вера")


def parts(browser: Browser) -> None:
    """Delete my data."""
    answer = browser.call("DELETE", "/api/me")
    assert answer.status_code == 200, answer.text


def info(browser: Browser, id: str) -> Json:
    shown: Json = browser.get(f"/api/tables/{id}").json()
    return shown


def until(client: TestClient[Any], wanted: Callable[[], bool]) -> None:
    """Give the house time until something is so."""
    with client.portal() as portal:
        for _ in range(400):
            if wanted():
                return
            portal.call(_rest)
    raise AssertionError("it never came")


async def _rest() -> None:
    await asyncio.sleep(0.02)


def everything_kept(folder: Path) -> str:
    """All rows of the house, as one text."""
    tables = ("guests", "matches", "seats", "answers", "standing", "jobs", "branches", "promises")
    return repr([rows(folder, table) for table in tables])


# -- the guest --------------------------------------------------------------------------------------------------------------------


def test_name_token_and_promises_are_gone(anna: Browser, boris: Browser, tmp_path: Path) -> None:
    id = finished(anna, boris)
    promise_of(anna)
    guest = anna.me["guest"]
    parts(anna)
    kept = everything_kept(tmp_path)
    assert guest not in kept
    assert "Аня" not in kept
    assert rows(tmp_path, "promises") == []
    assert {row[0] for row in rows(tmp_path, "guests")} == {boris.me["guest"], FORMER}
    assert info(boris, id)["seats"][0]["name"] == GONE


def test_the_browser_is_told_to_forget_its_cookies_and_comes_as_somebody_new(anna: Browser) -> None:
    before = dict(anna.cookies)
    answer = anna.call("DELETE", "/api/me")
    ended = answer.headers.get_list("set-cookie")
    assert sorted(each.partition("=")[0] for each in ended) == ["csrftoken", "undercroft"]
    assert all("max-age=0" in each.lower() for each in ended)
    anna.cookies = before
    assert error_of(anna.post("/api/me", {"name": "Аня"}), 403) == "no-session"
    assert anna.get("/api/me").json()["guest"] != anna.me["guest"]


def test_to_ask_twice_is_no_error(anna: Browser) -> None:
    before = dict(anna.cookies)
    parts(anna)
    anna.cookies = before
    parts(anna)
    anna.cookies = {}
    parts(anna)


def test_a_page_of_another_site_cannot_ask_for_it(anna: Browser) -> None:
    anna.table(ME)
    assert error_of(anna.call("DELETE", "/api/me", headers={"x-csrftoken": "guessed"}), 403) == "form"
    assert len(anna.get("/api/tables").json()["mine"]) == 1


def test_nobody_may_ask_without_end(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, creations=(0.0, 3.0))) as client:
        browser = Browser(client)
        assert [browser.call("DELETE", "/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_tabs_of_the_guest_look_on_like_anybodys(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id = seated(anna, boris)
    with anna.live(id) as hers, boris.live(id) as his:
        hers.until(lambda message: message["t"] == "view")
        parts(anna)
        assert hers.until(lambda message: message["t"] == "refused")["error"]["key"] == "guest-gone"
        hers.until(lambda message: message["t"] == "view" and message["view"]["seat"] is None)
        hers.until(lambda message: message["t"] == "table" and message["table"]["you"] == [])
        his.until(lambda message: message["t"] == "table" and message["table"]["seats"][0]["name"] == GONE)
        refused = hers.ask(t="answer", seat="A", what="lay", at=0, option="1", id=7)
        assert refused["t"] == "refused"
    house: House = client.app.state.house
    assert all(anna.me["guest"] not in house.hub.gone(table) for table in (id,))


def test_nobody_is_called_as_a_former_guest_is(anna: Browser) -> None:
    for name in ("Former guest", "бывший гость", "guest:gone", "Колишнiй гiсть"):
        assert error_of(anna.post("/api/me", {"name": name}), 400) == "name-taken"


# -- what goes --------------------------------------------------------------------------------------------------------------------


def test_a_bot_that_thinks_at_a_table_that_goes_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    thinks, gone = threading.Event(), threading.Event()

    async def think(*_: object) -> tuple[str, str]:
        thinks.set()
        await asyncio.to_thread(gone.wait, 60)
        return "lay", "1"

    monkeypatch.setattr(bots.BotKeeper, "_think", think)
    with opened(config_of(tmp_path, workers=1)) as client:
        anna = Browser(client, "Аня")
        anna.table(bot(), bot())
        assert thinks.wait(60)
        parts(anna)
        gone.set()
        until(client, lambda: not client.app.state.house.bots._busy)
    said = capsys.readouterr().out
    assert "bot-late" in said
    assert "bot-failed" not in said


def test_tables_that_nobody_else_sat_at_go_whole(anna: Browser, boris: Browser, tmp_path: Path) -> None:
    alone, bots_only, screen = anna.table(ME, bot())["id"], anna.table(bot(), bot())["id"], finished(anna)
    anna.play(alone, most=3)
    twister = anna.post("/api/tables", {"game": "lichlord", "seats": [ME, bot()]}).json()["id"]
    anna.post(f"/api/tables/{twister}/seats/A/standing", {"mode": "attacked"})
    branch = {"table": screen, "step": 1}
    onward = anna.table(*[ME for _ in info(anna, screen)["seats"]], branch=branch)["id"]
    others = boris.table(ME)["id"]
    ours = [alone, bots_only, screen, twister, onward]
    assert all(row in everything_kept(tmp_path) for row in ours)
    parts(anna)
    assert not [id for id in ours if id in everything_kept(tmp_path)]
    assert {row[0] for row in rows(tmp_path, "matches")} == {others}
    assert {row[0] for row in rows(tmp_path, "guests")} == {boris.me["guest"]}
    assert error_of(boris.get(f"/api/tables/{screen}"), 404) == "table-unknown"


def test_who_looks_on_there_is_told(anna: Browser, boris: Browser) -> None:
    id = anna.table(ME, bot(), bot())["id"]
    with boris.live(id) as tab:
        tab.until(lambda message: message["t"] == "view")
        parts(anna)
        gone = tab.until(lambda message: message["t"] == "refused")
        assert gone["error"]["key"] == "table-unknown"


def test_replays_on_the_shelf_go_with_the_table_and_with_the_name(anna: Browser, boris: Browser, tmp_path: Path) -> None:
    mine, ours, his = finished(anna), finished(anna, boris), finished(boris)
    for browser, id in ((anna, mine), (anna, ours), (boris, his)):
        browser.replay(id, "seat=all")
        assert browser.get(f"/api/tables/{id}/proof").status_code == 200
    shelf = tmp_path / "replays"
    assert len({file.name[:16] for file in shelf.iterdir()}) == 3
    parts(anna)
    assert {file.name[:16] for file in shelf.iterdir()} == {mark_on_shelf(his, 0)}
    assert set(boris.replay(ours)["names"].values()) == {GONE, "Борис"}
    assert {file.name[:16] for file in shelf.iterdir()} == {mark_on_shelf(his, 0), mark_on_shelf(ours, 1)}


def test_open_tables_that_it_hosts_go_and_its_seats_at_others_are_open(anna: Browser, boris: Browser, tmp_path: Path) -> None:
    hosted, joined = anna.table(ME, OPEN, OPEN)["id"], boris.table(ME, OPEN, OPEN)["id"]
    boris.post(f"/api/tables/{hosted}/seats/B/sit")
    anna.post(f"/api/tables/{joined}/seats/B/sit", {"entropy": "ab" * 16})
    with boris.live(hosted) as tab:
        tab.until(lambda message: message["t"] == "table")
        parts(anna)
        tab.until(lambda message: message["t"] == "refused" and message["error"]["key"] == "table-unknown")
    assert info(boris, joined)["seats"][1]["kind"] == "open"
    assert "abab" not in everything_kept(tmp_path)
    assert boris.post(f"/api/tables/{joined}/start").json()["status"] == "playing"


def test_a_rematch_of_its_that_never_started_can_be_asked_for_again(anna: Browser, boris: Browser) -> None:
    id = finished(anna, boris)
    first = anna.post(f"/api/tables/{id}/rematch").json()["id"]
    assert info(boris, id)["rematch"] == first
    parts(anna)
    assert info(boris, id)["rematch"] is None
    again = boris.post(f"/api/tables/{id}/rematch").json()
    assert again["id"] != first
    assert [seat["kind"] for seat in again["seats"]] == ["open", "me"]


def test_a_branch_of_somebody_else_plays_on_with_its_own_answers(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id = finished(anna)
    count = len(info(anna, id)["seats"])
    onward = boris.table(*[ME for _ in range(count)], branch={"table": id, "step": 1})["id"]
    assert info(boris, onward)["branch"] == {"table": id, "step": 1}
    before = boris.view(onward)
    with boris.live(onward) as tab:
        tab.until(lambda message: message["t"] == "table" and message["table"]["branch"]["table"] == id)
        parts(anna)
        tab.until(lambda message: message["t"] == "table" and message["table"]["branch"]["table"] is None)
    client.app.state.house.tables.forget(onward)
    assert boris.view(onward) == before
    boris.play(onward)
    assert boris.get(f"/api/tables/{onward}/proof").json()["good"]
    assert 'branch: {"table": "", "step": 1' in boris.get(f"/api/tables/{onward}/record").text


# -- what stays -------------------------------------------------------------------------------------------------------------------


def test_a_game_with_others_is_left_and_a_bot_plays_on(
    anna: Browser, boris: Browser, vera: Browser, client: TestClient[Any]
) -> None:
    id = seated(anna, boris, vera)
    parts(anna)
    until(client, lambda: info(boris, id)["seats"][0]["level"] == "normal")
    table = info(boris, id)
    assert (table["status"], table["seats"][0]["name"], table["seats"][0]["kind"]) == ("playing", GONE, "person")
    last = boris.view(id)["journal"][-1]
    assert (last["key"], last["args"]) == ("leaves-game", {"seat": "A", "how": "bot"})
    chosen = boris.put(f"/api/tables/{id}/seats/A/bot", {"level": "easy"})
    assert chosen.json()["seats"][0]["level"] == "easy"


def test_between_two_the_other_has_won(anna: Browser, boris: Browser, client: TestClient[Any]) -> None:
    id = seated(anna, boris)
    parts(anna)
    until(client, lambda: info(boris, id)["status"] == "over")
    assert info(boris, id)["result"]["winners"] == ["B"]
    record = boris.get(f"/api/tables/{id}/record").text
    assert "Аня" not in record
    assert GONE in record
    assert boris.get(f"/api/tables/{id}/proof").json()["good"]


def test_where_all_others_have_left_the_game_ends(anna: Browser, boris: Browser, vera: Browser, client: TestClient[Any]) -> None:
    id = seated(anna, boris, vera)
    for browser in (boris, vera):
        assert browser.post(f"/api/tables/{id}/leave", {"how": "bot"}).status_code == 200
    parts(anna)
    until(client, lambda: info(boris, id)["status"] == "over")
    assert info(boris, id)["result"]["left"] == {"seat": "A", "how": "ended"}


def test_when_the_last_one_goes_the_table_goes(anna: Browser, boris: Browser, tmp_path: Path) -> None:
    """Nobody is left for whom it could stay; nor is the one who stood for the former guests, when the house is swept."""
    finished(anna, boris)
    parts(anna)
    assert len(rows(tmp_path, "matches")) == 1
    parts(boris)
    assert rows(tmp_path, "matches") == rows(tmp_path, "answers") == []


def test_nothing_links_the_seats_of_one_former_guest(anna: Browser, boris: Browser, vera: Browser, tmp_path: Path) -> None:
    first, second, third = finished(anna, boris), finished(anna, boris), seated(vera, boris)
    for browser in (vera, boris):  # whoever is asked first
        if any(not ask["may"] for ask in browser.view(third)["asks"]):
            browser.choose(third, browser.view(third), id="first")
            break
    vera.play(third, most=1)
    parts(anna)
    parts(vera)
    with looked_into(tmp_path) as db:
        kept = db.execute(select(SEATS.c.match, SEATS.c.seat).where(SEATS.c.guest == FORMER)).all()
        hosts = db.execute(select(MATCHES.c.host).distinct()).scalars().all()
        messages = db.execute(select(ANSWERS.c.message).distinct()).scalars().all()
    assert sorted(map(tuple, kept)) == sorted((id, 0) for id in (first, second, third))
    assert hosts == [FORMER]
    assert not [message for message in messages if message.startswith((anna.me["guest"], vera.me["guest"]))]


def test_whoever_shared_a_screen_has_no_name_either(anna: Browser, boris: Browser) -> None:
    id = anna.table(ME, {"kind": "me", "name": "Оля"}, OPEN)["id"]
    boris.post(f"/api/tables/{id}/seats/C/sit")
    parts(anna)
    assert [seat["name"] for seat in info(boris, id)["seats"]] == [GONE, GONE, "Борис"]


# -- crashes, races ---------------------------------------------------------------------------------------------------------------


def test_after_a_crash_before_the_end_it_is_done_by_asking_once_more(
    anna: Browser, boris: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = finished(anna, boris)
    for _ in range(3):
        anna.table(ME)

    def broken(*_: Any) -> None:
        raise RuntimeError("the power went")

    monkeypatch.setattr(farewell, "FEW", 1)
    with monkeypatch.context() as patched:
        patched.setattr(farewell, "remove_guest", broken)
        before = dict(anna.cookies)
        assert anna.call("DELETE", "/api/me").status_code == 500
    anna.cookies = before
    assert [row[0] for row in rows(tmp_path, "matches")] == [ours]
    assert anna.get("/api/me").json()["name"] == "Аня"
    parts(anna)
    assert "Аня" not in everything_kept(tmp_path)


def test_a_house_that_ended_in_the_middle_leaves_the_games_when_it_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(config_of(tmp_path)) as client:
        anna, boris, vera = Browser(client, "Аня"), Browser(client, "Борис"), Browser(client, "Вера")
        id = seated(anna, boris, vera)
        with monkeypatch.context() as patched:
            patched.setattr("undercroft.server.farewell.Farewells.wake", lambda self: None)
            parts(anna)
        assert info(boris, id)["seats"][0]["level"] is None
    with opened(config_of(tmp_path)) as client:
        again = Browser(client)
        again.cookies = boris.cookies
        until(client, lambda: info(again, id)["seats"][0]["level"] == "normal")


def test_a_table_made_meanwhile_goes_too(
    anna: Browser, client: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clashes = iter([True])

    def clash(db: Any, guest: str) -> Any:
        if next(clashes, False):
            raise Clash(guest)
        return remove(db, guest)

    remove = farewell.remove_guest
    monkeypatch.setattr(farewell, "remove_guest", clash)
    anna.table(ME)
    parts(anna)
    assert rows(tmp_path, "matches") == rows(tmp_path, "guests") == []


# -- other processes --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[TestClient[Any]]]:
    """Two processes of one house."""
    database = postgres.database_for(tmp_path)
    with ExitStack() as open_:
        yield [
            open_.enter_context(opened(config_of(tmp_path, database=database, busy=3.0, shelf=tmp_path / f"replays{number}")))
            for number in range(2)
        ]


@pytest.mark.once
def test_the_other_processes_hear_of_it(two: list[TestClient[Any]], tmp_path: Path) -> None:
    anna, boris = Browser(two[0], "Аня"), Browser(two[0], "Борис")
    her, him = Browser(two[1]), Browser(two[1])
    her.cookies, him.cookies = dict(anna.cookies), dict(boris.cookies)
    id, over = seated(anna, boris), finished(anna, boris)
    him.replay(over)
    assert her.get("/api/me").json()["guest"] == anna.me["guest"]
    with her.live(id) as hers, him.live(id) as his:
        hers.until(lambda message: message["t"] == "view" and message["view"]["seat"] == "A")
        parts(anna)
        assert hers.until(lambda message: message["t"] == "refused")["error"]["key"] == "guest-gone"
        hers.until(lambda message: message["t"] == "view" and message["view"]["seat"] is None)
        his.until(lambda message: message["t"] == "table" and message["table"]["status"] == "over")
        assert his.table["seats"][0]["name"] == GONE
    assert error_of(her.post("/api/me", {"name": "Я"}), 403) == "no-session"
    until(two[1], lambda: not [*(tmp_path / "replays1").iterdir()])


@pytest.mark.once
def test_a_branch_at_another_process_names_no_table_that_is_gone(two: list[TestClient[Any]]) -> None:
    anna, boris = Browser(two[0], "Аня"), Browser(two[1], "Борис")
    id = finished(anna)
    onward = boris.table(*[ME for _ in info(anna, id)["seats"]], branch={"table": id, "step": 1})["id"]
    with boris.live(onward) as tab:
        tab.until(lambda message: message["t"] == "table" and message["table"]["branch"]["table"] == id)
        parts(anna)
        tab.until(lambda message: message["t"] == "table" and message["table"]["branch"]["table"] is None)
    assert error_of(boris.get(f"/api/tables/{id}"), 404) == "table-unknown"


# -- by the operator --------------------------------------------------------------------------------------------------------------


@pytest.mark.once
def test_an_operator_deletes_a_guest_while_the_house_is_open_on_postgresql(two: list[TestClient[Any]], tmp_path: Path) -> None:
    anna, boris = Browser(two[0], "Аня"), Browser(two[1], "Борис")
    id = seated(anna, boris)
    with boris.live(id) as his:
        his.until(lambda message: message["t"] == "view")
        assert delete(postgres.database_for(tmp_path), anna.me["guest"]).kept == [id]
        his.until(lambda message: message["t"] == "table" and message["table"]["status"] == "over")
        assert his.table["seats"][0]["name"] == GONE
    until(two[0], lambda: anna.post("/api/me", {"name": "Я"}).status_code == 403)


@pytest.mark.once
def test_a_file_that_is_served_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with opened(config_of(tmp_path, database=database)) as client:
        anna = Browser(client, "Аня")
        with alone(database), pytest.raises(BadInput, match="served by another process"):
            delete(database, "Аня")
        assert anna.get("/api/me").json()["guest"] == anna.me["guest"]


def test_an_operator_deletes_by_a_name_that_is_unique(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with opened(config_of(tmp_path, shelf=tmp_path / "undercroft" / "replays")) as client:
        anna = Browser(client, "Аня")
        first, second = Browser(client, "Борис"), Browser(client, "Борис")
        ours = finished(anna, first)
        first.replay(ours)
    with pytest.raises(BadInput) as caught:
        delete(database_of(tmp_path), "Борис")
    assert caught.value.key == "guest-several"
    assert all(each.me["guest"] in str(caught.value) for each in (first, second))
    with pytest.raises(BadInput, match="There is no guest Ева"):
        delete(database_of(tmp_path), "Ева")
    with pytest.raises(BadInput, match="There is no guest former"):
        delete(database_of(tmp_path), FORMER)
    assert delete(database_of(tmp_path), " Аня ").kept == [ours]
    assert [*(tmp_path / "undercroft" / "replays").iterdir()] == []
    assert "Аня" not in everything_kept(tmp_path)
