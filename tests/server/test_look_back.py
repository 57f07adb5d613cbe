"""A running game looked back at: through one's own eyes, as far as one has seen it, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from undercroft.kernel.record import Record
from undercroft.server.table import Table

from .conftest import ME, OPEN, Browser, Json, bot, error_of


def back(browser: Browser, id: str, how: str = "") -> Json:
    return browser.replay(id, how.lstrip("?"))


def test_who_sits_there_looks_back_through_their_own_eyes_whatever_they_ask_for(anna: Browser, boris: Browser) -> None:
    id = anna.table(ME, OPEN)["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    led = any(not ask["may"] for ask in anna.view(id)["asks"])  # a torch may be lit by whoever has one
    first, other, seats = (anna, boris, "AB") if led else (boris, anna, "BA")
    first.choose(id, first.view(id))
    seen = back(other, id)
    assert [step["who"] for step in seen["steps"]] == [None, seats[0]]
    assert {step["view"]["seat"] for step in seen["steps"]} == {seats[1]}
    assert (seen["proof"], seen["standing"]) == (None, [])
    assert back(other, id, "?seat=all") == back(other, id, f"?seat={seats[0]}") == seen
    assert "hands" not in seen["steps"][-1]["view"]
    now = other.view(id)
    assert seen["steps"][-1]["view"]["board"] == now["board"]
    assert [entry for step in seen["steps"] for entry in step["view"]["journal"]] == now["journal"]


def test_what_others_chose_is_told_by_the_journal_alone(anna: Browser, boris: Browser) -> None:
    """In the quick variant a card lies under seal: that it lies there is known, which it is is not."""
    id = anna.table(ME, OPEN, settings={"quick": True})["id"]
    boris.post(f"/api/tables/{id}/seats/B/sit")
    anna.choose(id, anna.view(id), "5")
    mine, his = back(anna, id)["steps"][-1], back(boris, id)["steps"][-1]
    assert (mine["who"], mine["what"], mine["option"]) == ("A", "lay", "5")
    assert (his["who"], his["what"], his["option"], his["view"]["ready"]) == ("A", None, None, ["A"])


def test_nobody_else_looks_back_at_a_running_game(anna: Browser, client: TestClient[Any]) -> None:
    id = anna.table(ME, bot())["id"]
    guest = Browser(client, "Зритель")
    for path in ("replay", "replay?seat=all", "replay/frames", "record", "proof"):
        assert error_of(guest.get(f"/api/tables/{id}/{path}"), 409) == "not-over"
    waiting = anna.table(ME, OPEN)["id"]
    assert error_of(anna.get(f"/api/tables/{waiting}/replay"), 409) == "not-started"


def test_a_running_game_is_looked_back_at_between_two_answers_never_in_the_middle_of_one(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what is held from a seat could be there already, and that it must be held not yet."""
    id = anna.table(ME, ME)["id"]
    locked, record_so_far = list[bool](), Table.record_so_far

    def watched(table: Table) -> Record:
        locked.append(table.lock.locked())
        return record_so_far(table)

    monkeypatch.setattr(Table, "record_so_far", watched)
    back(anna, id)
    assert anna.get(f"/api/tables/{id}/replay/frames").status_code == 200
    assert locked == [True, True]


def test_a_replay_has_the_table_as_it_was_at_each_entry(anna: Browser) -> None:
    id = anna.table(ME, ME)["id"]
    for _ in range(3):
        anna.choose(id, anna.view(id))
    told = [entry["n"] for step in back(anna, id, "?seat=A")["steps"] for entry in step["view"]["journal"]]
    frames = anna.get(f"/api/tables/{id}/replay/frames?seat=A").json()["frames"]
    assert [frame["n"] for frame in frames] == told
    later = anna.get(f"/api/tables/{id}/replay/frames?seat=A&since=2").json()["frames"]
    assert later == frames[2:]
    anna.play(id)
    open_hands = anna.get(f"/api/tables/{id}/replay/frames?seat=all").json()["frames"]
    assert [frame["n"] for frame in open_hands] == list(range(len(open_hands)))
    assert frames[-1]["board"] == anna.get(f"/api/tables/{id}/replay/frames?seat=A").json()["frames"][len(frames) - 1]["board"]
