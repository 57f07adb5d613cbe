"""What bots know of a game beyond its rules. One module a game, named after its id; a game without one is played all the same."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from .neutral import Heuristic


@cache
def heuristic_of(game_id: str) -> Heuristic:
    """The heuristic of a game: ``HEURISTIC`` of the module named after it, or the neutral one."""
    place = f"{__name__}.{game_id}"
    if game_id == "neutral" or not game_id.isidentifier() or find_spec(place) is None:
        return Heuristic()
    found = import_module(place).HEURISTIC
    assert isinstance(found, Heuristic)
    return found
