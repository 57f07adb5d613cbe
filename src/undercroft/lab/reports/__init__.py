"""How even games are. One module a game, named after its id: what it counts are things of that game's rules."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ...kernel.errors import BadInput


def report_on(game_id: str) -> ModuleType:
    """The module of a game: its ``report`` plays and counts, its ``lines`` tells that as text. :class:`BadInput` if it has none."""
    place = f"{__name__}.{game_id}"
    if not game_id.isidentifier() or find_spec(place) is None:
        raise BadInput("report-game", "There is no balance report for {game}.", game=game_id)
    return import_module(place)
