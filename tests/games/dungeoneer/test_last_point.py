"""The last point goes before the dice of an exit (rules §7)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import CRYPT, Table, table
from undercroft.games.dungeoneer.state.dungeon import CENTRE, EAST, SOUTH, STEPS, WEST

ENTRANCE = "tomb-antechamber"


def leaving(space: str, side: int) -> Table:
    """The first hero, with its last point, tries an exit; before the dice Leaden Weight takes the point."""
    south = {ENTRANCE: (CENTRE, 0), CRYPT: (CENTRE + STEPS[SOUTH], 0), "library": (CENTRE + STEPS[SOUTH] + STEPS[WEST], 0)}
    t = table(
        heroes={"a": "lorel 2", "b": "kron 2"}, at={"a": space, "b": ENTRANCE}, hands={"b": "leaden-weight"}, peril={"a": 3},
        ap={"a": 1}, map=south if space == CRYPT else None,
    )  # fmt: skip
    return t.does("a", f"move:{side}")


@pytest.mark.parametrize("die", [1, 6])
def test_who_loses_the_last_point_at_a_blocked_exit_stands_on_its_threshold_overcome_or_not(die: int) -> None:
    t = leaving(CRYPT, WEST)
    t.rolls(die).does("b", "play:leaden-weight:A")
    assert t.told("threat")[0]["overcome"] == (die == 6)
    assert (t.player("a").space, t.player("a").ap, t.player("a").thresholds) == (CRYPT, 0, [WEST])


@pytest.mark.parametrize("die", [1, 6])
def test_who_loses_the_last_point_at_a_trap_exit_leaves_all_the_same(die: int) -> None:
    t = leaving("library", EAST)
    t.rolls(die).does("b", "play:leaden-weight:A")
    assert t.life("a") == (6 if t.told("threat")[0]["overcome"] else 5)
    assert (t.player("a").space, t.player("a").ap) == (ENTRANCE, 0)
