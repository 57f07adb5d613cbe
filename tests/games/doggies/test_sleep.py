"""What sleeping means is said before it is done (§3.3): it asks once more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.doggies.table import Table, table
from undercroft.kernel.view import view_of
from undercroft.text import LANGUAGES, Texts


def sleeping(story: Table) -> dict[str, Any]:
    """A's option to sleep."""
    found: dict[str, Any] = next(option for option in offered(story) if option["id"] == "sleep")
    return found


def offered(story: Table) -> list[dict[str, Any]]:
    """What A may choose."""
    return [option for ask in view_of(story.match, 0)["asks"] for option in ask["options"]]


@pytest.mark.parametrize(("round", "paw"), [(1, "won"), (2, "won"), (3, "last")])
def test_sleep_is_doubted_alone_of_the_actions_and_in_the_last_round_as_of_no_use(round: int, paw: str) -> None:
    story = table("coin-1@ESW\nstart", "joan", "robin", round=round)
    assert [option["id"] for option in offered(story) if option["warn"]] == ["sleep"]
    assert sleeping(story)["args"]["paw"] == paw


def test_sleep_is_doubted_for_winning_nothing_where_no_paw_is_left() -> None:
    story = table("coin-1@ESW\nstart", "joan", "robin")
    story.match.state.dogs[0].board = 7
    assert sleeping(story)["args"]["paw"] == "none"


def test_sleep_says_that_it_starts_the_countdown_where_it_does() -> None:
    """Ruling 52: the cards that are counted out then, as they are told of when one sleeps."""
    dungeon = "coin-1@ESW\nstart"
    assert sleeping(table(dungeon, "joan", "robin", "ruta"))["args"]["count"] == 0
    story = table(dungeon, "joan", "robin", "ruta", countdown_trigger="leave_or_sleep")
    count = sleeping(story)["args"]["count"]
    told = [Texts(lang).format("doggies-warn-sleep", **sleeping(story)["args"]) for lang in LANGUAGES]
    assert all(str(count) in line for line in told), told
    assert story.sleeps("A").told("countdown") == [{"count": count, "dogs": 2}]
    assert all(event.key != "countdown" for event in story.sleeps("B").match.journal[-1:]), "it has started"
