"""Where each name of an option comes up that only the surface has."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.dungeoneer.table import Table

from .table import HEARTH, beside, reset, table
from .why_stories import at_the_gate, avalanche, thawing


def by_a_portal() -> Table:
    """The first seat's hero stands at one of two portals."""
    return table(map=beside(HEARTH, "ashen-waste", "choir-of-stones"), at={"a": "ashen-waste"})


def in_the_reward() -> Table:
    """The first seat's Vargan has defeated a monster."""
    t = table(hands={"b": "rime-imp"}, peril={"a": 9}, at={"a": HEARTH}, phase="dungeonlord", active="b",
              heroes={"a": "vargan-halftail 2"}, position={"winter": False})  # fmt: skip
    return t.rolls(1, 6).does("b", "declare", "add:rime-imp:A", "done")


STORIES: dict[str, Callable[[], Table]] = {
    "freeze": lambda: reset(4), "portal": at_the_gate, "travel": by_a_portal, "thaw": thawing(HEARTH), "spread": avalanche(HEARTH),
    "saga-glory": in_the_reward,
}  # fmt: skip
