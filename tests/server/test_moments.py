"""Quiet questions at a table: nobody else notices who is asked, and whoever does not want to be asked is passed by."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.kernel.toys import Whistles
from undercroft.kernel import registry
from undercroft.kernel.ask import Choose, Option, text_of
from undercroft.kernel.game import Label
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record
from undercroft.kernel.shapes import View, plain
from undercroft.server import bots
from undercroft.server.disclosure import Disclosure
from undercroft.server.replay import proof_of

from .conftest import ME, OPEN, Browser, Json, Socket, bot, config_of, error_of, opened

LASTS = 0.5


class Printed(Whistles):
    """With something printed on it, and something to click for each option."""

    def describe(self, state: Any, ask: Choose, option: Option) -> Label:
        return Label(text_of(option), [f"act:{text_of(option)}"])

    def cards(self, settings: Any) -> Json:
        return {"whistle": {"name": {"en": "whistle", "ru": "свисток", "uk": "свисток"}}}


GAME = Printed()


@pytest.fixture(autouse=True)
def whistles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game of whistles can be played, too; each test says who has one."""
    monkeypatch.setitem(registry.HOUSE, "whistles", f"{__name__}:GAME")
    for known in (registry._places, registry.game_of):
        known.cache_clear()
    yield
    for known in (registry._places, registry.game_of):
        known.cache_clear()


class Clock:
    """The time as the house reads it; it passes when told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("time.time", clock)
    monkeypatch.setattr("undercroft.server.tables.secrets", SimpleNamespace(token_bytes=lambda size: b"\7" * size))
    monkeypatch.setattr("undercroft.server.tables.new_table_id", lambda: "amber-fox-1001")
    return clock


def pong(tab: Socket) -> None:
    """Read all that has come by now."""
    tab.say(t="ping")
    tab.until(lambda message: message["t"] == "pong")


class Company:
    """Three people and a spectator at a table of whistles, with their tabs open."""

    def __init__(self, client: TestClient[Any], *holders: int) -> None:
        GAME.holders = holders
        self.client = client
        self.people = [Browser(client, name) for name in ("Аня", "Борис", "Света")]
        self.id = self.people[0].table(ME, OPEN, OPEN, game="whistles")["id"]
        for browser, letter in zip(self.people[1:], "BC", strict=True):
            assert browser.post(f"/api/tables/{self.id}/seats/{letter}/sit").status_code == 200
        self.everybody = [*self.people, Browser(client, "Зритель")]
        self.tabs: list[Socket] = []

    def come(self, held: ExitStack) -> None:
        """Open the tabs; what they receive counts from when all are there."""
        self.tabs = [held.enter_context(browser.live(self.id)) for browser in self.everybody]
        for tab in self.tabs:
            while not tab.view or tab.table["watching"] != 1 or not all(seat["here"] for seat in tab.table["seats"]):
                tab.next()
            tab.received.clear()

    def answer(self, seat: int, option: str, what: str) -> Json:
        """A person answers at their tab, once asked."""
        tab = self.tabs[seat]
        while not any(ask["what"] == what for ask in tab.view["asks"]):
            tab.next()
        at = next(ask["at"] for ask in tab.view["asks"] if ask["what"] == what)
        said = tab.ask(t="answer", id=f"{seat}{what}{at}", seat="ABC"[seat], what=what, at=at, option=option)
        while any((ask["what"], ask["at"]) == (what, at) for ask in tab.view["asks"]):
            tab.next()  # the word that it is done may come before the view without the question
        return said

    def choose(self, seat: int, option: str, what: str | None = None) -> Json:
        """A person answers by HTTP."""
        answer = self.people[seat].choose(self.id, self.view(seat), option, what)
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()
        return view

    def view(self, who: int) -> Json:
        return self.everybody[who].view(self.id)

    def table(self, who: int) -> Json:
        table: Json = self.everybody[who].get(f"/api/tables/{self.id}").json()
        return table

    def everything(self, who: int) -> list[str]:
        """All that somebody can ask for, and hears who tries what is not offered."""
        browser, id = self.everybody[who], self.id
        paths = [
            "",
            "/view",
            "/view?seat=A",
            "/view?seat=C",
            "/replay",
            "/replay?seat=all",
            "/replay/frames",
            "/story?since=0",
            "/record",
            "/proof",
        ]
        heard = [browser.get(f"/api/tables/{id}{path}").text for path in paths]
        seat = "ABCA"[who]
        for number in range(5):
            body = {"seat": seat, "what": "window", "at": number, "option": "nonsense"}
            heard.append(browser.post(f"/api/tables/{id}/answers", body).text)
        heard.append(browser.post(f"/api/tables/{id}/undo", {"seat": seat, "number": 9}).text)
        return [*heard, browser.get("/api/tables").text]


def stand(company: Company, seat: int, **wish: Any) -> Json:
    """A seat says when it wants to be asked."""
    answer = company.people[seat].post(f"/api/tables/{company.id}/seats/{'ABC'[seat]}/standing", wish)
    assert answer.status_code == 200, answer.text
    view: Json = answer.json()
    return view


# -- nobody notices --------------------------------------------------------------------------------------------------------------


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


def asked_later(folder: Path, clock: Clock, holders: Sequence[int], early: bool, option: str = "pass") -> list[str]:
    """What Sveta, who is asked last, is sent and could learn, and when, in a moment that lasts a second: those asked before pass
    in time, before she answers or (``early``) after it."""
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
        seen.append(asked_later(folder, clock, holders, early, option))
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
        assert [message["t"] for message in company.tabs[3].received] == ["pong"]
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


# -- taking back -----------------------------------------------------------------------------------------------------------------


def test_taking_back_reaches_past_what_others_did_untold(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client, 1, 2)
        company.come(held)
        start = company.view(0)
        company.choose(0, "walk")
        company.choose(1, "pass")
        company.choose(2, "pass")
        clock.now += LASTS
        view = company.view(0)
        assert (view["number"], view["undo"]["can"]) == (1, True)
        path = f"/api/tables/{company.id}/undo"
        assert error_of(company.people[0].post(path, {"seat": "A", "number": 3}), 409) == "stale"
        assert company.people[0].post(path, {"seat": "A", "number": 1}).json() == start
        client.app.state.house.tables.forget(company.id)
        assert company.view(0) == start, "and that is how it is stored"
        company.tabs[3].until(lambda message: message["t"] == "view" and message["view"]["waiting"] == ["A"])
        company.choose(0, "rest")
        company.tabs[3].until(
            lambda message: message["t"] == "view" and [e["args"].get("how") for e in message["view"]["journal"]] == ["rest"]
        )
        sent = {name: company.tabs[3].view[name] for name in ("journal_from", "frames")}  # only news has them
        assert company.tabs[3].view == company.view(3) | sent


def test_a_pass_taken_back_is_nobody_elses_business(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client, 1, 2)
        company.come(held)
        company.choose(0, "walk")
        clock.now += LASTS
        company.tabs[3].see(1)
        company.choose(1, "pass")
        shown, table = company.view(3), company.table(3)
        company.tabs[3].received.clear()
        clock.now += 1
        view = company.view(1)
        assert view["undo"] == {"can": True, "what": "window", "option": "pass"}
        undo = {"seat": "B", "number": view["number"]}
        assert company.people[1].post(f"/api/tables/{company.id}/undo", undo).json()["asks"][0]["what"] == "window"
        assert (company.view(3), company.table(3)) == (shown, table)
        pong(company.tabs[3])
        assert [message["t"] for message in company.tabs[3].received] == ["pong"]


@pytest.mark.parametrize(("last", "what"), [("1", "take"), ("blow", "window")], ids=["before the last", "after the last"])
def test_what_goes_with_a_gesture_tells_nobody_whether_another_was_asked_meanwhile(
    tmp_path: Path, clock: Clock, last: str, what: str
) -> None:
    """Whoever says of every answer that it goes with the one before is shown the same, and takes back the same."""

    def gesture(folder: Path, others: Sequence[int]) -> list[Json]:
        """What Anya is shown after two answers of hers, and after taking them back; others pass in between."""
        folder.mkdir()
        clock.now = 1_800_000_000.0
        with opened(config_of(folder, moment=LASTS)) as client:
            company = Company(client, *((0, *others) if what == "window" else others))
            for option, asked in (("walk", "go"), (last, what)):
                company.people[0].choose(company.id, company.view(0), option, asked, joined=True)
                for other in others:
                    if any(ask["what"] == "window" for ask in company.view(other)["asks"]):
                        company.choose(other, "pass")
                clock.now += LASTS
            after = company.view(0)
            undo = {"seat": "A", "number": after["number"]}
            return [after, company.people[0].post(f"/api/tables/{company.id}/undo", undo).json()]

    alone = gesture(tmp_path / "alone", ())
    assert (alone[0]["undo"]["option"], alone[0]["undo"]["joined"]) == (last, ["walk"])
    assert gesture(tmp_path / "one", (1,)) == alone
    assert gesture(tmp_path / "two", (1, 2)) == alone


# -- standing passes -------------------------------------------------------------------------------------------------------------


def test_who_does_not_want_to_be_asked_is_passed_by(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client, 1, 2)
        assert company.view(1)["standing"] == {"mode": "ask", "stops": {"leap": True, "walk": True}}
        others = [company.view(who) for who in (0, 2, 3)]
        after = stand(company, 1, mode="ask", stops={"leap": False})
        assert after["standing"] == {"mode": "ask", "stops": {"leap": False, "walk": True}}
        assert [company.view(who) for who in (0, 2, 3)] == others
        assert company.view(3)["standing"] is None
        stand(company, 2, mode="attacked")
        company.choose(0, "leap")
        assert company.view(0)["asks"][0]["what"] == "take", "neither wants to be asked"
        company.choose(0, "0")
        company.choose(1, "walk")
        assert company.view(1)["asks"][0]["what"] == "window", "a walk"
        company.choose(1, "pass")
        assert company.view(2)["asks"][0]["what"] == "window", "C is attacked"


def test_until_ones_own_turn(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client, 1)
        stand(company, 1, mode="turn", stops={"leap": False})
        company.choose(0, "walk")
        company.choose(0, "1")
        assert company.view(1)["standing"] == {"mode": "ask", "stops": {"leap": False, "walk": True}}
        stand(company, 1, mode="turn")
        company.choose(1, "walk")
        assert company.view(1)["asks"][0]["what"] == "window", "it is B's own turn, and will be for a while"
        assert company.choose(1, "pass")["standing"]["mode"] == "turn"


def test_until_something_happens_to_me(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client, 2)
        stand(company, 2, mode="me")
        company.choose(0, "walk")
        assert company.view(0)["asks"][0]["what"] == "take", "it is nothing to C"
        company.choose(0, "0")
        company.choose(1, "walk")
        assert company.view(2)["asks"][0]["what"] == "window", "C is attacked"
        company.choose(2, "pass")
        assert company.view(2)["standing"]["mode"] == "me"
        company.choose(1, "0")
        assert company.view(2)["standing"]["mode"] == "me", "its own turn begins, and C has not said otherwise"


def test_who_is_asked_may_wish_not_to_be(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, 1)
        company.choose(0, "leap")
        after = stand(company, 1, mode="attacked")
        assert after["asks"], "B is attacked, so it is still asked"
        assert stand(company, 1, mode="turn")["asks"] == []
        assert company.view(3)["number"] == 0
        clock.now += LASTS
        assert company.view(0)["asks"][0]["what"] == "take"


def test_standing_passes_are_kept_and_shown_after_the_end(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client, 1)
        stand(company, 1, mode="ask", stops={"leap": False})
        client.app.state.house.tables.forget(company.id)
        assert company.view(1)["standing"]["stops"] == {"leap": False, "walk": True}
        for turn in range(9):
            company.choose(turn % 3, "leap")
            if turn == 0:
                stand(company, 1, mode="turn", stops={"leap": True})
            asked = [ask["what"] for ask in company.view(1)["asks"]]
            assert asked == ["window"] * (turn > 0), "until B's own turn the house passed, from then on B is asked"
            if turn:
                company.choose(1, "pass")
            company.choose(turn % 3, "0")
        assert company.view(1)["over"]
        replay = company.people[0].get(f"/api/tables/{company.id}/replay?seat=all").json()
        assert [(step["who"], step["option"], step["number"]) for step in replay["steps"] if step["standing"]] == [("B", "pass", 3)]
        both = {"leap": True, "walk": True}
        assert replay["standing"] == [
            {"seat": "B", "number": 0, "mode": "ask", "stops": {"leap": False, "walk": True}},
            {"seat": "B", "number": 3, "mode": "turn", "stops": both},
            {"seat": "B", "number": 4, "mode": "ask", "stops": both},
        ]
        record = Record.loads(company.people[0].get(f"/api/tables/{company.id}/record").text)
        assert plain(proof_of(record))["good"]


def test_wrong_wishes_change_nothing(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client, 1)
        path = f"/api/tables/{company.id}/seats"
        before = company.view(1)
        boris = company.people[1]
        assert error_of(boris.post(f"{path}/A/standing", {"mode": "ask"}), 403) == "not-your-seat"
        assert error_of(company.everybody[3].post(f"{path}/B/standing", {"mode": "ask"}), 403) == "not-your-seat"
        assert error_of(boris.post(f"{path}/x/standing", {"mode": "ask"}), 404) == "seat-unknown"
        assert error_of(boris.post(f"{path}/B/standing", {"mode": "ask", "stops": {"fly": False}}), 400) == "stop-unknown"
        for wrong in ({}, {"mode": "never"}, {"mode": "ask", "stops": {"leap": 3}}, {"mode": "ask", "stops": []}, {"stops": {}}):
            assert error_of(boris.post(f"{path}/B/standing", wrong), 400) == "bad-request"
        assert company.view(1) == before
        raiders = boris.table(ME, ME)["id"]
        assert error_of(boris.post(f"/api/tables/{raiders}/seats/A/standing", {"mode": "ask"}), 400) == "standing-none"
        assert boris.view(raiders)["standing"] is None
        waiting = boris.table(ME, OPEN, game="whistles")["id"]
        assert error_of(boris.post(f"/api/tables/{waiting}/seats/A/standing", {"mode": "ask"}), 409) == "not-started"


# -- bots ------------------------------------------------------------------------------------------------------------------------


def test_a_bot_passes_at_once_and_takes_its_time_for_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, float]] = []

    async def think(self: bots.BotKeeper, record: Any, seat: int, level: str, seed: int, table: str) -> tuple[str, str]:
        ask = bots.match_of(table, record.dumps()).asks()[0]
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


# -- cards -----------------------------------------------------------------------------------------------------------------------


def test_the_cards_of_a_game_and_of_a_table(client: TestClient[Any], anna: Browser) -> None:
    id = anna.table(ME, ME, game="whistles")["id"]
    for path in (f"/api/tables/{id}/cards", "/api/games/whistles/cards"):
        answer = Browser(client).get(path)
        assert answer.json() == {"cards": {"whistle": {"name": {"en": "whistle", "ru": "свисток", "uk": "свисток"}}}}
        assert answer.headers["content-type"] == "application/json"
        again = anna.call("GET", path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert anna.get("/api/games/raiders/cards").json() == {"cards": {}}
    assert error_of(anna.get("/api/games/chess/cards"), 404) == "game-unknown"
    assert error_of(anna.get("/api/tables/no-such-1/cards"), 404) == "table-unknown"


def test_a_wish_goes_along_to_the_rematch_and_to_a_game_played_on(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client)
        stand(company, 0, mode="attacked")
        stand(company, 1, mode="me", stops={"leap": False})
        for turn in range(9):
            company.choose(turn % 3, "leap")
            company.choose(turn % 3, "0")
        stops = {"leap": True, "walk": True}
        wanted = [{"mode": "attacked", "stops": stops}, {"mode": "me", "stops": stops | {"leap": False}}]
        anna, boris, clara = company.people
        for person in (anna, boris, clara):
            new = person.post(f"/api/tables/{company.id}/rematch").json()["id"]
        client.app.state.house.tables.forget(new)  # it is stored
        assert [boris.view(new, "B")["standing"], anna.view(new, "A")["standing"]] == wanted[::-1]
        assert clara.view(new, "C")["standing"]["mode"] == "ask"
        again = boris.table(ME, ME, ME, game="whistles", branch={"table": company.id, "step": 2})["id"]
        client.app.state.house.tables.forget(again)
        assert boris.view(again, "A")["standing"] == wanted[1]
