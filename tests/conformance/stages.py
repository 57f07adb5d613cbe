"""Positions to begin with, where an option matters soon that random games from the beginning hardly ever come to."""

from __future__ import annotations

from typing import Any

from tests.games.twister.table import table
from undercroft.games.twister.game import GAME

TWISTER: dict[str, Any] = {
    "tokens": {
        "a-wizard": "b3", "a-goblin": "q2", "a-troll": "b4", "b-troll": "d3", "b-thief": "d3", "a-warrior": "e3", "b-cleric": "e4",
        "a-mekanork": "c4", "a-thief": "c6", "b-goblin": "b5", "b-wizard": "d5", "a-wall-walker": "t2", "b-rope": "r2",
        "a-sword": "q2", "a-cleric": "t7", "a-armor": "t7", "b-warrior": "B-6", "b-sword": "s7", "b-wall-walker": "a2",
    },
    "loads": {"a-wizard": "a-fireball-wand", "a-mekanork": "a-rope", "a-wall-walker": "b-treasure"},
    "wounded": "a-troll b-thief b-cleric b-warrior", "hurt": ["b-cleric"],
    "rooms": {"II": "2R"}, "turns": {"II": 1, "VIII": 1}, "gates": {"I": ["closed", "open"]}, "turn": 1,
}  # fmt: skip
"""Everybody beside somebody or something: fighters, wounded lying with others, ropes at pits, a treasure by the line."""
HELPLESS: dict[str, Any] = {"tokens": {"a-goblin": "t2", "a-thief": "c3", "b-goblin": "c8"}, "wounded": "b-goblin", "turn": 1}
"""The other side can do nothing."""

OPENINGS = {"setup", "dungeon", "first_cycle", "reveal_placement", "line_reveals", "draws"}
"""Options that matter from the beginning."""


def stage_of(game: str, settings: dict[str, Any], changed: set[str]) -> dict[str, Any] | None:
    """The position with which a game begins whose options differ from the usual in ``changed``; None: from the beginning."""
    if game != "twister" or len(changed) != 1 or changed & OPENINGS:
        return None
    t = table(**(HELPLESS if changed == {"skip_helpless"} else TWISTER), options=settings)
    position: dict[str, Any] = GAME.to_position(t.match.settled)
    return position
