"""Taking back at a table with quiet questions tells nobody who was asked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from ..conftest import Clock, Json, config_of, error_of, opened
from .conftest import LASTS, Company, pong


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
        assert {message["t"] for message in company.tabs[3].received} == {"pong"}


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
