"""Of each reason that only the surface gives: where it is told, of which thing, and the same with the obstacle away, where the
thing is offered; None where nothing takes it away: a desert never freezes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.state.dungeon import CENTRE, NORTH, STEPS

from .table import HEARTH, USUAL_MAP, reset, table, with_ice


def resets(**story: Any) -> Callable[[], Table]:
    """The winter die of a turn shows 4."""
    return lambda: reset(4, **story)


def placed(**story: Any) -> Callable[[], Table]:
    """The first seat's Hero phase."""
    return lambda: table(**story)


CHILLED: dict[str, Any] = {"ap": {"a": 3}, "position": {"under": {"hero:0": ["numbing-chill"]}}}

STORIES: dict[str, tuple[Callable[[], Table], str, Callable[[], Table] | None]] = {
    "never-freezes": (resets(), "space:black-sand-road", None),
    "only-sites-freeze": (
        resets(ice_where="sites", map={**USUAL_MAP, "olmgard": (CENTRE + 2 * STEPS[NORTH], 0)}), "space:wolf-crossing", resets(),
    ),
    "frozen": (resets(position=with_ice(last_hearth=1)), f"space:{HEARTH}", resets()),
    "other-terrain": (placed(**CHILLED), "card:numbing-chill", placed(**CHILLED, at={"a": HEARTH})),
}  # fmt: skip
