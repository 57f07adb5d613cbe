"""Nobody waits for whoever has nothing to decide: the house passes quiet questions at once, and answers others at a bot's pace."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tests.kernel.toys import Whistles
from undercroft.kernel import registry
from undercroft.kernel.ask import PASS, Choose, Option, Script
from undercroft.server.house import House
from undercroft.server.jobs import Due
from undercroft.server.schema import JOBS

from .conftest import ME, OPEN, Browser, config_of, error_of, opened


class Hoarse(Whistles):
    """Whoever has a whistle could blow it only at a leap; and after resting there is nothing to take."""

    def spare(self, state: Any, ask: Choose) -> Option | None:
        if ask.what == "window":
            return PASS if state.pockets[ask.seat] == "whistle:walk" else None
        return 0 if ask.what == "take" and state.round == 1 else None


class Late(Whistles):
    """There is a moment only after the die of a leap, and then nobody can do anything."""

    def rules(self, state: Any) -> Script:
        went = yield Choose(self.turn_of(state), "go", ("leap", "walk"))
        if went == "leap":
            state.tell("die", count=state.nature.die())
        yield from self.window(state, went)
        state.points[self.turn_of(state)] += yield Choose(self.turn_of(state), "take", (0, 1))
        state.round += 1

    def spare(self, state: Any, ask: Choose) -> Option | None:
        return PASS if ask.what == "window" else None


GAME = Hoarse((0, 1))
LATE = Late((0, 1))


@pytest.fixture(autouse=True)
def whistles(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    monkeypatch.setitem(registry.HOUSE, "whistles", f"{__name__}:{getattr(request, 'param', 'GAME')}")
    for known in (registry._places, registry.game_of):
        known.cache_clear()
    yield
    for known in (registry._places, registry.game_of):
        known.cache_clear()


def test_a_quiet_question_that_cannot_matter_is_passed_at_once(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna, boris = Browser(client, "Аня"), Browser(client, "Борис")
        id = anna.table(ME, OPEN, game="whistles")["id"]
        boris.post(f"/api/tables/{id}/seats/B/sit")
        anna.choose(id, anna.view(id), "leap")
        assert anna.view(id)["asks"][0]["what"] == "window", "this one matters"
        anna.choose(id, anna.view(id), "pass")
        boris.choose(id, boris.view(id), "pass")
        anna.choose(id, anna.view(id), "1")
        boris.choose(id, boris.view(id), "walk")
        assert boris.view(id)["asks"] == [], "the house answers what is asked now"
        assert anna.view(id)["asks"] == []
        assert anna.view(id)["waiting"] == ["B"]


def test_what_the_house_passed_is_taken_back_with_what_it_followed(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, ME, game="whistles")["id"]
        view = anna.choose(id, anna.view(id), "walk").json()
        assert view["asks"][0]["what"] == "take"
        assert anna.post(f"/api/tables/{id}/undo", {"seat": "A", "number": view["number"]}).status_code == 200
        assert anna.view(id, "A")["asks"][0]["what"] == "go"


def late(client: Any, went: str) -> tuple[Browser, str, dict[str, Any]]:
    """A table at which the house has passed after somebody went; who, where, and their view."""
    anna = Browser(client, "Аня")
    id = anna.table(ME, ME, game="whistles")["id"]
    view = anna.choose(id, anna.view(id), went).json()
    assert view["asks"][0]["what"] == "take"
    return anna, id, view


@pytest.mark.parametrize("whistles", ["LATE"], indirect=True)
def test_what_the_house_passed_after_a_die_is_nothing_to_take_back(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        anna, id, view = late(client, "leap")
        assert view["undo"] == {"can": False, "why": "nature"}
        answer = anna.post(f"/api/tables/{id}/undo", {"seat": "A", "number": view["number"]})
        assert error_of(answer, 409) == "undo"
        assert anna.view(id, "A")["number"] == view["number"]


@pytest.mark.parametrize("whistles", ["LATE"], indirect=True)
def test_what_is_taken_back_is_named_after_ones_own_answer(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        assert late(client, "walk")[2]["undo"] == {"can": True, "what": "go", "option": "walk"}


def test_another_question_without_a_choice_is_answered_at_a_bots_pace(tmp_path: Path) -> None:
    with opened(config_of(tmp_path, workers=1, pace=0.5)) as client:
        anna = Browser(client, "Аня")
        id = anna.table(ME, ME, game="whistles")["id"]
        anna.choose(id, anna.view(id), "rest")
        anna.choose(id, anna.view(id), "1")
        view = anna.choose(id, anna.view(id), "rest").json()
        asked = time.monotonic()
        assert anna.view(id, "B")["asks"] == [], "nobody is shown a question that the house answers"
        assert anna.view(id, "A")["waiting"] == ["B"], "to all others it looks as if somebody had to choose"
        while anna.view(id, "A")["number"] == view["number"]:
            time.sleep(0.02)
        assert time.monotonic() - asked >= 0.4
        assert anna.view(id, "A")["board"]["points"] == [1, 0]


def test_what_the_house_has_answered_stays_nobodys_job(tmp_path: Path) -> None:
    """It stayed in the database; whoever read the table anew let a bot answer the person's next question."""
    with opened(config_of(tmp_path)) as client:
        anna = Browser(client, "Аня")
        house: House = client.app.state.house  # type: ignore[attr-defined]
        id = anna.table(ME, ME, game="whistles")["id"]
        anna.choose(id, anna.view(id), "walk")
        anna.choose(id, anna.view(id), "1")
        anna.choose(id, anna.view(id), "walk")

        def jobs() -> list[Any]:
            return list(house.store.read_now(lambda db: db.execute(select(JOBS.c.seat, JOBS.c.version)).all()))

        [(seat, version)] = jobs()
        with client.portal() as portal:
            portal.call(house.tables.answer_bot, id, seat, version, "take", "0")
            assert jobs() == []
            # Where it is in the database of an older house:
            asked = anna.view(id)
            old = {"match": id, "seat": ord(asked["seat"]) - ord("A"), "version": 1, "leased": 0.0, "tries": 0}
            house.store.submit(lambda db: db.execute(insert(JOBS), old)).result()
            house.tables.forget(id)
            portal.call(house.bots._play, Due(id, old["seat"], 1, 0, 0))  # type: ignore[arg-type]
        assert anna.view(id)["asks"] == asked["asks"] != []
