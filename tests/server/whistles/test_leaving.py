"""Leaving tells nobody who is asked a quiet question."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from ..conftest import Clock, config_of, error_of, opened
from .conftest import LASTS, Company


@pytest.mark.parametrize("holders", [(), (1,)], ids=["nobody is asked", "B is asked"])
def test_while_a_moment_lasts_nobody_leaves_asked_or_not(tmp_path: Path, clock: Clock, holders: tuple[int, ...]) -> None:
    with opened(config_of(tmp_path, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client, *holders)
        company.come(held)
        company.answer(0, "leap", "go")
        for browser in company.people:
            answer = browser.post(f"/api/tables/{company.id}/leave", {"how": "bot"})
            assert error_of(answer, 409) == "moment-lasts"


def test_while_somebody_may_still_respond_nobody_leaves_and_only_who_is_asked_is_told_why(tmp_path: Path, clock: Clock) -> None:
    """A bot would answer at once, and the table go on: so all would see that it was the one who left."""
    with opened(config_of(tmp_path, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client, 1)
        company.come(held)
        company.answer(0, "leap", "go")
        clock.now += LASTS
        said = [error_of(each.post(f"/api/tables/{company.id}/leave", {"how": "bot"}), 409) for each in company.people]
        assert said == ["moment-lasts", "answer-first", "moment-lasts"]
        company.answer(1, "pass", "window")
        clock.now += LASTS
        assert company.people[1].post(f"/api/tables/{company.id}/leave", {"how": "bot"}).status_code == 200
        assert company.view(1)["asks"] == []
        assert company.table(0)["seats"][1]["level"] == "normal"


def test_what_a_seat_wanted_to_be_asked_ends_with_its_leaving(tmp_path: Path, clock: Clock) -> None:
    with opened(config_of(tmp_path)) as client:
        company = Company(client, 1)
        wish = {"mode": "turn"}
        assert company.people[1].post(f"/api/tables/{company.id}/seats/B/standing", wish).status_code == 200
        assert company.people[1].post(f"/api/tables/{company.id}/leave", {"how": "bot"}).status_code == 200
        assert company.view(1)["standing"]["mode"] == "ask"
        answer = company.people[1].post(f"/api/tables/{company.id}/seats/B/standing", wish)
        assert error_of(answer, 403) == "handed-over"


def parted(company: Company, seat: int) -> None:
    """Somebody deletes their data."""
    assert company.people[seat].call("DELETE", "/api/me").status_code == 200


def left_now(company: Company) -> None:
    """The house leaves what can be left."""
    with company.client.portal() as portal:
        portal.call(company.client.app.state.house.farewells.leave_all)


@pytest.mark.parametrize("who", [1, 2], ids=["who is asked goes", "who is not asked goes"])
def test_when_somebody_deletes_their_data_nobody_learns_whether_they_were_asked(tmp_path: Path, clock: Clock, who: int) -> None:
    """The name is gone at once. The seat passes if it is asked; it is left when nobody may respond any more."""
    with opened(config_of(tmp_path, moment=LASTS)) as client, ExitStack() as held:
        company = Company(client, 1)
        company.come(held)
        company.answer(0, "leap", "go")
        parted(company, who)
        left_now(company)
        seat = company.table(0)["seats"][who]
        assert (seat["name"], seat["level"]) == ("guest:gone", None)
        clock.now += LASTS
        left_now(company)
        if who == 2:  # B may still respond
            assert company.table(0)["seats"][who]["level"] is None
            company.answer(1, "pass", "window")
            clock.now += LASTS
            left_now(company)
        assert company.table(0)["seats"][who]["level"] == "normal"
