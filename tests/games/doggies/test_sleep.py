"""What sleeping means is said before it is done (§3.3): it asks once more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.doggies.table import Table, table
from undercroft.kernel.view import view_of


def doubted(story: Table) -> dict[str, Any]:
    """What each action of A is doubted for."""
    return {option["id"]: option["warn"] for ask in view_of(story.match, 0)["asks"] for option in ask["options"]}


@pytest.mark.parametrize(("round", "why"), [(1, "sleep"), (2, "sleep"), (3, "sleep-last")])
def test_sleep_is_doubted_alone_of_the_actions_and_in_the_last_round_as_of_no_use(round: int, why: str) -> None:
    actions = doubted(table("coin-1@ESW\nstart", "joan", "robin", round=round))
    assert actions.pop("sleep") == why
    assert not any(actions.values())


def test_sleep_is_doubted_for_winning_nothing_where_no_paw_is_left() -> None:
    story = table("coin-1@ESW\nstart", "joan", "robin")
    story.match.state.dogs[0].board = 7
    assert doubted(story)["sleep"] == "sleep-no-paw"
