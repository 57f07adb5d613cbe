"""Where each name of an option comes up that only the surface has."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.dungeoneer.table import Table

from .table import HEARTH, beside, reset, table
from .why_stories import at_the_gate


def by_a_portal() -> Table:
    """The first seat's hero stands at one of two portals."""
    return table(map=beside(HEARTH, "ashen-waste", "choir-of-stones"), at={"a": "ashen-waste"})


STORIES: dict[str, Callable[[], Table]] = {"freeze": lambda: reset(4), "portal": at_the_gate, "travel": by_a_portal}
