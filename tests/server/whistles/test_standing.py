"""Whoever does not want to be asked is passed by."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.kernel.record import Record
from undercroft.kernel.shapes import plain
from undercroft.server.replay import proof_of

from ..conftest import ME, OPEN, Clock, config_of, error_of, opened
from .conftest import LASTS, Company, Printed, stand


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
        replay = company.people[0].replay(company.id, "seat=all")
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
            client.app.state.house.tables.forget(new)  # others sit down to what is stored
        assert [boris.view(new, "B")["standing"], anna.view(new, "A")["standing"]] == wanted[::-1]
        assert clara.view(new, "C")["standing"]["mode"] == "ask"
        again = boris.table(ME, ME, ME, game="whistles", branch={"table": company.id, "step": 2})["id"]
        client.app.state.house.tables.forget(again)
        assert boris.view(again, "A")["standing"] == wanted[1]


def test_for_the_meantime(tmp_path: Path) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client, 1, 2)
        stand(company, 2, mode="meantime", stops={"leap": False})
        company.choose(0, "walk")
        company.choose(1, "pass")
        assert company.view(0)["asks"][0]["what"] == "take", "it is nothing to C"
        company.choose(0, "0")
        assert company.view(2)["standing"]["mode"] == "meantime"
        company.choose(1, "walk")
        company.choose(1, "pass")
        assert company.view(2)["asks"][0]["what"] == "window", "C is attacked"
        company.choose(2, "pass")
        company.choose(1, "0")
        assert company.view(2)["standing"] == {"mode": "ask", "stops": {"leap": False, "walk": True}}, "its own turn begins"
        stand(company, 2, mode="meantime")
        company.choose(2, "walk")
        company.choose(1, "pass")
        assert company.view(2)["asks"][0]["what"] == "take", "C wants to be asked no more in this turn"
        company.choose(2, "0")
        assert company.view(2)["standing"]["mode"] == "meantime", "its turn is over, and its next has not begun"
        company.choose(0, "walk")
        company.choose(1, "pass")
        assert company.view(0)["asks"][0]["what"] == "take", "in the turn after its own C is not asked about the same"


def test_a_pass_holds_where_each_moment_asks_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client, 1, 2)
        monkeypatch.setattr(Printed, "lasting", lambda _, state, ask: frozenset(str(state.round // 2) if ask.seat == 2 else ""))
        company.choose(0, "walk")
        company.choose(1, "pass")
        company.choose(2, "pass")
        company.choose(0, "0")
        company.choose(1, "walk")
        company.choose(1, "pass")
        assert company.view(1)["asks"][0]["what"] == "take", "C has passed at the same, and is not asked again"
        company.choose(1, "0")
        company.choose(2, "walk")
        company.choose(1, "pass")
        assert company.view(2)["asks"][0]["what"] == "window", "something has changed"
