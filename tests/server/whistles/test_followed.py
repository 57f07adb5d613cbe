"""A moment that began through another process is the same here, and nothing is played back to show it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.server import disclosure, tables

from ..conftest import Clock, Json, config_of, moved, opened
from .conftest import LASTS, Company, Printed


def seen(company: Company, people: list[Any]) -> list[Json]:
    """All that everybody is shown, through a process."""
    views = [person.view(company.id) for person in people]
    infos = [person.get(f"/api/tables/{company.id}").json() for person in people]
    return [*views, *infos]


def for_two_turns(_: Any, state: Any, ask: Any) -> frozenset[str]:
    """C's passes hold for longer than a moment."""
    return frozenset(str(state.round // 2) if ask.seat == 2 else "")


def test_a_moment_that_began_elsewhere_is_held_here(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as held:
        here, there = (held.enter_context(opened(config_of(tmp_path, moment=LASTS, busy=3.0))) for _ in range(2))
        company = Company(here, 1, 2)
        elsewhere = [moved(person, there) for person in company.everybody]
        house = there.app.state.house

        def same() -> list[Json]:
            house.tables.moved_on(company.id)
            found = seen(company, elsewhere)
            assert found == seen(company, company.everybody)
            return found

        before = same()
        house.tables.moved_on(company.id)  # of what is known already
        assert elsewhere[0].get(f"/api/tables/{company.id}").status_code == 200
        monkeypatch.setattr(tables, "load_table", None)
        played_back: list[int] = []
        monkeypatch.setattr(disclosure, "Match", lambda *_: played_back.append(1))
        company.choose(0, "leap")
        assert [view["number"] for view in same()[:4]] == [0, 1, 1, 0], "only who may respond is shown what has happened"
        company.choose(1, "pass")
        same()
        company.choose(2, "pass")
        assert same()[3] == before[3]
        clock.now += LASTS
        assert same()[3]["number"] == 2
        assert played_back == []


@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_done_in_moments_through_either_process_looks_the_same_through_both(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, seed: int, lasting: bool
) -> None:
    """What a pass holds for longer than a moment is known where it was given alone; that it was taken back, everywhere."""
    if lasting:
        monkeypatch.setattr(Printed, "lasting", for_two_turns)
    rng = Random(seed)
    with ExitStack() as held:
        clients = [held.enter_context(opened(config_of(tmp_path, moment=LASTS, busy=3.0))) for _ in range(2)]
        company = Company(clients[0], 1, 2)
        people = [company.everybody, [moved(person, clients[1]) for person in company.everybody]]
        seen(company, people[1])
        monkeypatch.setattr(tables, "load_table", None)
        for _ in range(40):
            through, taken_back = rng.randrange(2), ""
            seat = rng.randrange(3)
            view = people[through][seat].view(company.id)
            if view["over"]:
                break
            path = f"/api/tables/{company.id}"
            if view["undo"]["can"] and rng.random() < 0.3:
                said = people[through][seat].post(f"{path}/undo", {"seat": view["seat"], "number": view["number"]})
                if said.status_code == 200:
                    taken_back = view["seat"]
                assert said.status_code in (200, 409), said.text  # as long as the moment lasts, nothing may tell whether one can
            elif view["asks"]:
                ask = rng.choice(view["asks"])
                people[through][seat].choose(company.id, view, rng.choice(ask["options"])["id"], ask["what"])
            clients[1 - through].app.state.house.tables.moved_on(company.id)
            here, there = (seen(company, each) for each in people)
            assert lasting or here == there
            for client in clients if taken_back else ():
                declined = client.app.state.house.tables._cache[company.id].passes.declined
                assert ord(taken_back) - ord("A") not in declined, "a pass that is taken back holds no longer"
            clock.now += rng.choice([0, 0, LASTS])


def test_a_pass_that_is_taken_back_through_one_process_holds_in_none(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one through which it was given gave it once more, unasked."""

    monkeypatch.setattr(Printed, "lasting", for_two_turns)
    with ExitStack() as held:
        here, there = (held.enter_context(opened(config_of(tmp_path, busy=3.0))) for _ in range(2))
        company = Company(here, 1, 2)
        boris, light = (moved(person, there) for person in company.people[1:])

        def hear() -> None:
            for client in (here, there):
                client.app.state.house.tables.moved_on(company.id)

        company.choose(0, "walk")
        company.choose(1, "pass")
        hear()
        assert light.choose(company.id, light.view(company.id), "pass", "window").status_code == 200
        hear()
        undo = {"seat": "C", "number": company.view(2)["number"]}
        assert company.people[2].post(f"/api/tables/{company.id}/undo", undo).status_code == 200
        hear()
        asked = light.view(company.id)["asks"]
        assert asked
        wish = {"mode": "ask", "stops": {}}
        assert boris.post(f"/api/tables/{company.id}/seats/B/standing", wish).status_code == 200
        hear()
        assert company.view(2)["asks"] == asked


@pytest.mark.parametrize("through", [0, 1])
def test_a_pass_chosen_ahead_that_is_taken_back_holds_in_no_process(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, through: int
) -> None:
    """The house gave it once more at once: it could not be taken back."""
    monkeypatch.setattr(Printed, "lasting", for_two_turns)
    with ExitStack() as held:
        clients = [held.enter_context(opened(config_of(tmp_path, moment=LASTS, busy=3.0))) for _ in range(2)]
        company = Company(clients[0], 1, 2)
        light = [moved(company.people[2], client) for client in clients]

        def view(process: int) -> Json:
            clients[process].app.state.house.tables.moved_on(company.id)
            return light[process].view(company.id)

        company.choose(0, "walk")
        asked = view(1)["asks"]
        assert light[1].choose(company.id, view(1), "pass").status_code == 200
        clock.now += LASTS
        undo = {"seat": "C", "number": view(through)["number"]}
        assert light[through].post(f"/api/tables/{company.id}/undo", undo).status_code == 200
        assert view(0)["asks"] == view(1)["asks"] == asked != []
        boris = moved(company.people[1], clients[1])
        assert boris.post(f"/api/tables/{company.id}/seats/B/standing", {"mode": "ask", "stops": {}}).status_code == 200
        assert view(0)["asks"] == view(1)["asks"] == asked, "also where the house looks for whom to pass"
