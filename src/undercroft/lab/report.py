"""Reports on how balanced a game is, for games that have one."""

from __future__ import annotations

from types import ModuleType

from ..kernel.errors import BadInput
from ..kernel.registry import game_of


def report_on(game_id: str) -> ModuleType:
    """The module of a game: its ``report`` plays and counts, its ``lines`` tells that as text. :class:`BadInput` if it has none."""
    part = game_of(game_id).part("report")
    if part is None:
        raise BadInput("report-game", "There is no balance report for {game}.", game=game_id)
    return part
