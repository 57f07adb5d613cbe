"""Quiet questions at a table: nobody else notices who is asked."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.kernel.toys import Whistles
from undercroft.kernel import registry
from undercroft.kernel.ask import Choose, Script
from undercroft.kernel.match import Match
from undercroft.kernel.shapes import View
from undercroft.server import bots
from undercroft.server.disclosure import Disclosure
from undercroft.server.known import match_of

from ..conftest import ME, OPEN, Browser, Clock, bot, config_of, error_of, opened
from .conftest import GAME, LASTS, Company, Printed, pong


class Parting(Printed):
    """The moment comes at the end of a turn."""

    def rules(self, state: Any) -> Script:
        seat = self.turn_of(state)
        state.points[seat] += yield Choose(seat, "take", (0, 1))
        yield from self.window(state, "walk")
        state.round += 1


PARTING = Parting()


def evening(folder: Path, clock: Clock, holders: Sequence[int]) -> dict[int, str]:
    """A leap and a walk, at whose moments whoever has a whistle passes in time: what everybody else was sent and could learn."""
    clock.now = 1_800_000_000.0
    heard: dict[int, list[Any]] = {who: [] for who in range(4) if who not in holders}
    with opened(config_of(folder, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client, *holders)
        company.come(held)

        def look() -> None:
            for who, noted in heard.items():
                noted.append(company.everything(who))

        def pass_by(start: float) -> None:
            look()
            for seat in holders:
                clock.now += 0.1
                assert company.answer(seat, "pass", "window")["t"] == "done"
                assert company.everything(3) == heard[3][-1]
            for who in heard:
                pong(company.tabs[who])
            clock.now = start + LASTS
            for who in heard:
                tab = company.tabs[who]
                while not any(entry["n"] >= len(tab.journal) - 1 for entry in tab.view["journal"]) or tab.view["moment"]:
                    tab.next()
            look()

        for seat, how in ((0, "leap"), (1, "walk")):
            start = clock.now
            assert company.answer(seat, how, "go")["t"] == "done"
            for who in heard:
                pong(company.tabs[who])
            pass_by(start)
            clock.now += 1
            assert company.answer(seat, "1", "take")["t"] == "done"
            for who in heard:
                company.tabs[who].see(company.view(3)["number"])
            look()
            clock.now += 1
        return {
            who: json.dumps([noted, [each for each in company.tabs[who].received if each["t"] != "pong"]])
            for who, noted in heard.items()
        }


def test_games_that_differ_in_who_could_have_used_something_look_the_same(tmp_path: Path, clock: Clock) -> None:
    seen = {}
    for holders in ((), (1,), (2,), (1, 2)):
        folder = tmp_path / f"house-{len(seen)}"
        folder.mkdir()
        seen[holders] = evening(folder, clock, holders)
    for holders, heard in seen.items():
        for who, all_of_it in heard.items():
            assert all_of_it == seen[()][who], (holders, who)
    assert '"moment": true' in seen[()][0], "who has answered is shown that a moment passes"


def asked_later(
    folder: Path, clock: Clock, holders: Sequence[int], early: bool, option: str = "pass", late: bool = False
) -> list[str]:
    """What Sveta, who is asked last, is sent and could learn, and when, in a moment that lasts a second: those asked before pass
    in time, before she answers or (``early``) after it.

    :param late: she asks for nothing until the house has seen by itself whether the moment is over.
    """
    clock.now = 1_800_000_000.0
    heard: list[Any] = []
    with opened(config_of(folder, moment=1.0)) as client, ExitStack() as held:
        company = Company(client, *holders)
        company.come(held)

        def look() -> None:
            pong(company.tabs[2])
            heard.append([clock.now, [each for each in company.tabs[2].received if each["t"] != "pong"], company.everything(2)])
            company.tabs[2].received.clear()

        for seat, how in ((0, "leap"), (1, "walk"))[: 1 if option == "blow" else 2]:
            start = clock.now
            company.answer(seat, how, "go")
            look()
            for when in (0.2, 0.4):
                clock.now = start + when
                if (when == 0.2) == early:
                    company.answer(2, option, "window")
                else:
                    for before in holders[:-1]:
                        company.answer(before, "pass", "window")
                look()
            for when in (0.9, 1.1, 1.3):
                clock.now = start + when
                if late:
                    time.sleep(0.2)
                look()
            clock.now = start + 2
            company.tabs[3].see(company.view(3)["number"])
            tab = company.tabs[2]
            while tab.view["moment"] or tab.view["waiting"] != ["AB"[seat]]:
                tab.next()
            look()
            company.answer(seat, "1", "take")
            tab.see(company.view(2)["number"])
            look()
        return [json.dumps(each) for each in heard]


@pytest.mark.parametrize("option", ["pass", "blow"])
@pytest.mark.parametrize("early", [False, True], ids=["answers last", "answers first"])
def test_who_is_asked_later_does_not_learn_whether_somebody_was_asked_before(
    tmp_path: Path, clock: Clock, early: bool, option: str
) -> None:
    seen = []
    for holders in ((2,), (1, 2), (0, 1, 2)):
        folder = tmp_path / str(len(seen))
        folder.mkdir()
        seen.append(asked_later(folder, clock, holders, early, option, late=holders == (1, 2)))
    for other in seen[1:]:
        assert other == seen[0]
    assert '"what": "window"' in seen[0][0], "asked as soon as the moment begins"


def test_what_was_chosen_ahead_lapses_when_somebody_before_does_something(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, 1, 2)
        company.choose(0, "walk")
        company.choose(2, "pass")
        assert company.view(2)["asks"] == []
        company.choose(1, "blow")
        assert company.view(2)["asks"][0]["what"] == "window", "a new moment: asked anew"


def test_what_was_chosen_ahead_is_done_when_the_rules_come_to_it(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, 1, 2)
        company.choose(0, "walk")
        path, view = f"/api/tables/{company.id}/answers", company.view(2)
        body = {"seat": "C", "what": "window", "at": view["asks"][0]["at"], "option": "blow", "id": "once"}
        assert company.people[2].post(path, body).status_code == 200
        assert company.people[2].post(path, body).status_code == 200, "the same message again"
        assert error_of(company.people[2].post(path, body | {"id": "twice"}), 409) == "stale"
        assert [entry["key"] for entry in company.view(1)["journal"]] == ["goes"], "not done yet"
        client.app.state.house.tables.forget(company.id)
        clock.now += 5
        company.choose(1, "pass")
        clock.now += LASTS
        assert [entry["key"] for entry in company.view(3)["journal"]] == ["goes", "blows"]


def test_a_moment_lasts_as_long_as_it_lasts(tmp_path: Path) -> None:
    """By the real clock: whether somebody is asked or not, all see what was done then; who did it hears at once that it is done."""
    for holders in ((), (1,)):
        folder = tmp_path / str(len(holders))
        folder.mkdir()
        with opened(config_of(folder, moment=1.5)) as client, ExitStack() as held:
            company = Company(client, *holders)
            company.come(held)
            start = time.monotonic()
            assert company.answer(0, "leap", "go")["t"] == "done"
            done = time.monotonic() - start
            if holders:
                company.answer(1, "pass", "window")
            company.tabs[3].see(2)
            assert done < 1.5 <= time.monotonic() - start
            assert company.view(0)["asks"][0]["what"] == "take"


def test_a_moment_that_ends_while_it_is_shown_is_looked_at_again(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is held was once sent just before it ended, and what came after it never: the screen stood still."""
    shown = Disclosure.view

    def slowly(self: Disclosure, match: Match, seat: int | None) -> View:
        view = shown(self, match, seat)
        if self.lasting():
            clock.now += LASTS
        return view

    with opened(config_of(tmp_path, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client)
        company.come(held)
        monkeypatch.setattr(Disclosure, "view", slowly)
        company.choose(0, "leap")
        for tab in company.tabs:
            tab.see(2)


def test_a_house_without_delay_shows_everything_at_once(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, moment=0)) as client:
        company = Company(client, 1)
        company.choose(0, "leap")
        assert (company.view(3)["moment"], company.view(3)["waiting"], company.view(3)["number"]) == (True, [], 1)
        company.choose(1, "pass")
        assert (company.view(3)["moment"], company.view(3)["waiting"], company.view(3)["number"]) == (False, ["A"], 2)


def test_what_is_used_is_shown_when_its_own_moment_is_over(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, 1, 2)
        before = company.view(3)
        company.choose(0, "walk")
        clock.now += LASTS / 2
        company.choose(1, "blow")
        clock.now += LASTS * 3 / 4
        assert company.view(2)["asks"][0]["what"] == "window"
        assert company.view(3) == before
        company.choose(2, "pass")
        assert company.view(3) == before
        clock.now += LASTS / 4
        assert [entry["key"] for entry in company.view(3)["journal"]] == ["goes", "blows"]
        assert company.view(3)["waiting"] == ["A"]


def test_who_thinks_longer_is_waited_for_and_nobody_is_told_who_it_is(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client, 1, 2)
        company.come(held)
        company.choose(0, "walk")
        assert company.view(1)["waiting"] == ["B"]
        assert company.table(1)["your_turn"]
        clock.now += LASTS
        shown = [company.view(who) for who in (0, 3)]
        assert all((view["moment"], view["waiting"], view["asks"]) == (True, [], []) for view in shown)
        assert company.view(2)["waiting"] == ["C"], "asked at once, too"
        updated = company.table(3)["updated"]
        company.tabs[3].see(1)
        clock.now += 5
        company.choose(1, "pass")
        assert company.view(3) == shown[1]
        assert company.table(3)["updated"] == updated
        assert company.table(2)["waiting"] == ["C"]
        assert company.table(0)["waiting"] == company.table(3)["waiting"] == []
        company.tabs[3].received.clear()
        pong(company.tabs[3])
        assert {message["t"] for message in company.tabs[3].received} == {"pong"}
        company.choose(2, "pass")
        assert company.view(3)["waiting"] == ["A"]
        assert company.table(3)["updated"] == clock.now


def test_who_has_answered_is_not_asked_again_meanwhile(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client)
        before = company.view(0)
        after = company.choose(0, "leap")
        assert (after["asks"], after["undo"]["can"], after["number"]) == ([], False, before["number"])
        assert after["journal"] == before["journal"]
        assert {each["key"] for each in after["why"].values()} == {"moment"}, "nothing is dead to a click"
        assert after["why"].keys() == {"act:leap", "act:walk", "act:rest"}
        path = f"/api/tables/{company.id}"
        assert error_of(company.people[0].post(path + "/undo", {"seat": "A", "number": 1}), 409) == "stale"
        for what, option in (("go", "leap"), ("take", "1")):
            for at in range(3):
                body = {"seat": "A", "what": what, "at": at, "option": option}
                assert error_of(company.people[0].post(path + "/answers", body), 409) == "stale"
        assert not company.table(0)["your_turn"]
        clock.now += LASTS
        assert company.choose(0, "1")["board"]["points"] == [1, 0, 0]


def test_what_is_held_stays_held_when_the_table_is_read_anew(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, 1, 2)
        company.choose(0, "leap")
        company.choose(1, "pass")
        tables = client.app.state.house.tables
        seen = [(company.view(who), company.table(who), company.people[0].get("/api/tables").text) for who in range(4)]
        tables.forget(company.id)
        again = [(company.view(who), company.table(who), company.people[0].get("/api/tables").text) for who in range(4)]
        assert again == seen
        assert seen[3][0]["number"] == 0
        company.choose(2, "pass")
        assert company.view(3) == seen[3][0]
        clock.now += LASTS
        assert company.view(3)["number"] == 2


def test_an_end_is_held_too(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def rules(self: Whistles, state: Any) -> Any:
        yield Choose(0, "go", ("leap", "walk"))
        yield from self.window(state, "walk")
        state.over = True

    monkeypatch.setattr(Whistles, "rules", rules)
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client)
        company.choose(0, "leap")
        assert company.table(3)["status"] == company.people[1].get("/api/tables").json()["mine"][0]["status"] == "playing"
        assert error_of(company.people[1].get(f"/api/tables/{company.id}/record"), 409) == "not-over"
        assert not company.view(3)["over"]
        clock.now += LASTS
        assert company.table(3)["status"] == "over"
        assert company.view(3)["over"]
        assert company.people[1].get(f"/api/tables/{company.id}/record").status_code == 200


def test_no_moment_lasts_where_there_is_nobody_to_notice(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots among themselves, and games that put no quiet questions."""
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        GAME.holders = ()
        anna = Browser(client, "Аня")
        tables = client.app.state.house.tables
        alone = anna.table(bot(), bot(), game="whistles")["id"]
        monkeypatch.setattr("undercroft.server.tables.new_table_id", lambda: "amber-fox-1002")
        raiders = anna.table(ME, ME, settings={"quick": True})["id"]
        with client.portal() as portal:
            job = portal.call(tables.get, alone).jobs[0]
            table = portal.call(tables.answer_bot, alone, 0, job.version, "go", "leap")
            assert table.shown.held is None
        assert anna.choose(raiders, anna.view(raiders)).json()["number"] > 0
        assert anna.view(raiders)["moment"] is False


def test_a_bot_passes_at_once_and_takes_its_time_for_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, float]] = []

    async def think(self: bots.BotKeeper, record: Any, seat: int, level: str, seed: int, table: str, rank: int) -> tuple[str, str]:
        ask = match_of(table, record.dumps()).asks()[0]
        return ask.what, {"window": "pass", "go": "leap", "take": "0"}[ask.what]

    answer_bot = bots.Tables.answer_bot

    async def noted(self: Any, id: str, seat: int, version: int, what: str, option: str) -> Any:
        played.append((what, time.monotonic()))
        return await answer_bot(self, id, seat, version, what, option)

    monkeypatch.setattr(bots.BotKeeper, "_think", think)
    monkeypatch.setattr(bots.Tables, "answer_bot", noted)
    GAME.holders = (1,)
    with opened(config_of(tmp_path, workers=1, pace=1.5, moment=2.0)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, bot(), game="whistles")["id"]
        start = time.monotonic()
        anna.choose(id, anna.view(id), "leap")
        while anna.view(id)["number"] < 2:
            time.sleep(0.05)
        second = time.monotonic()
        anna.choose(id, anna.view(id), "0")
        while len(played) < 4:
            time.sleep(0.05)
    assert [what for what, _ in played[:4]] == ["window", "go", "window", "take"]
    assert played[0][1] - start < 2.0 <= second - start
    assert played[1][1] - second >= 1.5, "the usual pace"
    assert played[2][1] - played[1][1] < 1.5
    assert played[3][1] - played[1][1] >= 3.49, "the moment, and then the usual pace"


@pytest.mark.parametrize("holders", [(), (0,)], ids=["not asked", "asked"])
def test_how_long_a_bot_waits_tells_nobody_whether_a_person_passed_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holders: Sequence[int]
) -> None:
    """Where a person may take back what everybody saw, its own pass since then changes nothing."""
    monkeypatch.setitem(registry.HOUSE, "whistles", f"{__name__}:PARTING")
    PARTING.holders = tuple(holders)
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, bot(), OPEN, game="whistles")["id"]
        assert Browser(client, "Борис").post(f"/api/tables/{id}/seats/C/sit").status_code == 200
        anna.choose(id, anna.view(id), "1", "take")
        if holders:
            anna.choose(id, anna.view(id), "pass", "window")
        with client.portal() as portal:
            table = portal.call(client.app.state.house.tables.get, id)
        assert (table.shown.waiting, table.regrettable) == ("B", True)
