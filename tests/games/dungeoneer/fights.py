"""Beginnings of battles, and what was told of them, for the tests of battles."""

from __future__ import annotations

from undercroft.games.dungeoneer.state.dungeon import CENTRE, SOUTH, STEPS, WEST

from .table import Table, table

LORD = "dungeonlord"
SANCTUM = {
    "tomb-antechamber": (CENTRE, 0), "inner-sanctum": (CENTRE + STEPS[WEST], 0), "crypt": (CENTRE + STEPS[SOUTH], 0),
}  # fmt: skip


def duel(**given: object) -> Table:
    """Two heroes in the library, the first in its Hero phase."""
    return table(**{"at": {"a": "library", "b": "library"}, **given})  # type: ignore[arg-type]


def siege(hand: str, **given: object) -> Table:
    """The first seat, in the crypt, is about to attack the second, in the library."""
    usual: dict[str, object] = {"hands": {"a": hand}, "peril": {"b": 9}, "at": {"b": "library"}, "phase": LORD}
    return table(**{**usual, **given})  # type: ignore[arg-type]


def declares(t: Table, *adds: str) -> Table:
    """All these encounters at one go: ``zombie:B``."""
    return t.does("a", "declare", *[f"add:{add}" for add in adds], "done")


def monsters(t: Table, of: str = "attack") -> dict[str, int]:
    """The totals that monsters rolled."""
    return {args["card"]: args["total"] for args in t.told("monster-rolls") if args["of"] == of}


def keys(t: Table, *wanted: str) -> list[str]:
    """The journal's entries of some kinds, in order."""
    return [event.key for event in t.g.journal or [] if event.key in wanted]
