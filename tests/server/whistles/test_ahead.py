"""Who is asked at the same moment as others is asked at once; who is asked at a later one, only then."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.kernel.toys import Whistles
from undercroft.kernel.ask import Choose, Script
from undercroft.kernel.match import Match
from undercroft.kernel.nature import SampledNature
from undercroft.server.ahead import foresee

from ..conftest import Clock, config_of, error_of, opened
from . import conftest
from .conftest import LASTS, Company, Printed, pong, stand


class Twice(Whistles):
    """B may whistle at a leap; then, where it is told that the leap has ended, C may."""

    def __init__(self, told: bool) -> None:
        super().__init__((1, 2))
        self.told = told

    def rules(self, state: Any) -> Script:
        yield Choose(0, "go", ("leap",))
        state.tell("goes", seat=0, how="leap")
        for seat in (1, 2):
            if (yield Choose(seat, "window", ("blow", "pass"))) == "blow":
                state.tell("blows", seat=seat)
            if self.told:
                state.tell("lands", seat=0)
        yield Choose(0, "take", (0, 1))


def leap(told: bool) -> Match:
    match = Match(Twice(told), {}, 3, SampledNature(Random(1)))
    match.answer(0, "leap")
    return match


def test_at_the_same_moment_all_are_asked_at_once() -> None:
    twin = foresee(leap(told=False), 2, [])
    assert twin is not None
    assert (twin.asks()[0].seat, twin.asks()[0].what) == (2, "window")


def test_nobody_is_asked_ahead_of_what_has_yet_to_be_told() -> None:
    match = leap(told=True)
    assert foresee(match, 2, []) is None, "C would see that A has landed while B can still whistle"
    match.answer(1, "pass", "window")
    assert match.asks()[0].seat == 2


class Again(Printed):
    """Two moments after a walk, with nothing told between them."""

    def rules(self, state: Any) -> Script:
        seat = self.turn_of(state)
        went = yield Choose(seat, "go", ("leap", "walk"))
        state.tell("goes", seat=seat, how=went)
        for _ in range(2):
            state.pockets = [pocket.partition(":")[0] for pocket in state.pockets]
            yield from self.window(state, went)
        state.points[seat] += yield Choose(seat, "take", (0, 1))
        state.round += 1


@pytest.mark.parametrize("holders", [(2,), (1, 2)])
def test_taking_back_tells_nobody_whether_another_was_asked_before(
    holders: tuple[int, ...],
    tmp_path: Path,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(conftest, "GAME", Again())
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, *holders)
        company.choose(0, "walk")
        company.choose(2, "pass")
        view = company.view(2)
        assert view["asks"][0]["what"] == "window", "C is asked again"
        assert view["undo"] == {"can": False, "why": "other"}
        answer = company.people[2].post(f"/api/tables/{company.id}/undo", {"seat": "C", "number": view["number"]})
        assert error_of(answer, 409) == "stale"


@pytest.mark.parametrize("option", ["blow", "pass"])
def test_what_was_chosen_ahead_is_taken_back_until_the_rules_come_to_it(option: str, tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, 1, 2)
        company.choose(0, "walk")
        path = f"/api/tables/{company.id}/undo"
        company.choose(2, option)
        held = company.view(2)
        assert held["undo"] == {"can": False, "why": "other"}, "while the moment lasts, nobody could"
        assert error_of(company.people[2].post(path, {"seat": "C", "number": held["number"]}), 409) == "stale"
        clock.now += LASTS
        client.app.state.house.tables.forget(company.id)
        kept, others = company.view(2), [company.view(who) for who in (0, 1, 3)]
        assert (kept["asks"], kept["undo"]) == ([], {"can": True, "what": "window", "option": option})
        answer = company.people[2].post(path, {"seat": "C", "number": kept["number"]})
        assert answer.json()["asks"][0]["what"] == "window", "asked again"
        assert [company.view(who) for who in (0, 1, 3)] == others, "nobody else is told"
        client.app.state.house.tables.forget(company.id)
        company.choose(1, "pass")
        clock.now += LASTS
        assert [entry["key"] for entry in company.view(3)["journal"]] == ["goes"], "and nothing came of it"
        assert company.view(2)["asks"][0]["what"] == "window", "the rules have come to it"


def test_what_was_chosen_ahead_and_done_is_taken_back_no_more(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, 1, 2)
        company.choose(0, "walk")
        company.choose(2, "blow")
        clock.now += LASTS
        kept = company.view(2)
        company.choose(1, "pass")
        clock.now += LASTS
        answer = company.people[2].post(f"/api/tables/{company.id}/undo", {"seat": "C", "number": kept["number"]})
        assert error_of(answer, 409) == "stale"


def test_who_takes_back_takes_back_what_the_house_passed_after_it(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conftest, "GAME", Again())
    with opened(config_of(tmp_path, moment=LASTS)) as client:
        company = Company(client, 1, 2)
        company.choose(0, "walk")
        company.choose(2, "pass")
        assert company.view(2)["asks"][0]["what"] == "window", "C is asked again"
        stand(company, 2, mode="attacked")
        clock.now += LASTS
        kept = company.view(2)
        assert (kept["asks"], kept["undo"]["option"]) == ([], "pass")
        stand(company, 2, mode="ask")
        company.people[2].post(f"/api/tables/{company.id}/undo", {"seat": "C", "number": kept["number"]})
        assert company.view(2)["asks"][0]["what"] == "window"
        company.choose(2, "blow")
        clock.now += LASTS
        assert company.view(2)["undo"] == {"can": True, "what": "window", "option": "blow"}


def test_an_open_tab_is_asked_again_when_it_takes_back_and_no_other_hears_of_it(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client, 1, 2)
        company.come(held)
        company.answer(0, "walk", "go")
        company.answer(2, "blow", "window")
        clock.now += LASTS
        tab, spectator = company.tabs[2], company.tabs[3]
        tab.until(lambda message: message["t"] == "view" and message["view"]["undo"]["can"])
        spectator.see(company.view(3)["number"])
        pong(spectator)
        spectator.received.clear()
        assert tab.ask(t="undo", id="back", seat="C", number=tab.view["number"])["t"] == "done"
        while not tab.view["asks"]:
            tab.next()
        assert (tab.view["asks"][0]["what"], tab.view["undo"]["can"]) == ("window", False)
        pong(spectator)
        assert {message["t"] for message in spectator.received} == {"pong"}
