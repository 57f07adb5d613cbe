"""Where each name of an option comes up that only the surface has."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.dungeoneer.table import Table
from undercroft.games.dungeoneer.state.dungeon import CENTRE, SOUTH, STEPS

from .table import HEARTH, beside, reset, table
from .why_stories import at_the_gate, avalanche, planning, thawing


def by_a_portal() -> Table:
    """The first seat's hero stands at one of two portals."""
    return table(map=beside(HEARTH, "ashen-waste", "choir-of-stones"), at={"a": "ashen-waste"})


def at_the_peaks() -> Table:
    """The first seat may discard cards for its attempt."""
    places = {HEARTH: (CENTRE, 0), "ghost-peaks": (CENTRE + STEPS[SOUTH], 0)}
    t = table(map=places, at={"a": "ghost-peaks"}, quests={"a": "names-of-the-dead"}, hands={"a": "zombie"})
    return t.does("a", "attempt:names-of-the-dead")


def in_the_reward() -> Table:
    """The first seat's Vargan has defeated a monster."""
    t = table(hands={"b": "rime-imp"}, peril={"a": 9}, at={"a": HEARTH}, phase="dungeonlord", active="b",
              heroes={"a": "vargan-halftail 2"}, position={"winter": False})  # fmt: skip
    return t.rolls(1, 6).does("b", "declare", "add:rime-imp:A", "done")


STORIES: dict[str, Callable[[], Table]] = {
    "freeze": lambda: reset(4), "portal": at_the_gate, "travel": by_a_portal, "thaw": thawing(HEARTH), "spread": avalanche(HEARTH),
    "saga-glory": in_the_reward, "burn": at_the_peaks, "burn-not": at_the_peaks,
    "add-on": planning("rime-imp", sent="rime-imp"),
}  # fmt: skip
