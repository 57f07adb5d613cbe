"""The server of Twister's browser tests: its games begin in the middle, where there is something of everything to do."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

from undercroft.games.twister import game
from undercroft.games.twister.state import State
from undercroft.kernel import registry
from undercroft.server.app import create_app
from undercroft.server.config import Config

TOKENS = {
    "a-mekanork": "d5", "a-warrior": "i6", "a-cleric": "j5", "a-thief": "t9", "a-wizard": "A-7", "a-wall-walker": "b8", "a-goblin": "s6",
    "a-troll": "on VII", "b-troll": "h6", "b-goblin": "j6", "b-thief": "m7", "b-wizard": "r3", "b-warrior": "on VII", "b-cleric": "t7",
    "b-mekanork": "B-4", "b-wall-walker": "B-9", "a-rope": "g2", "b-sword": "c7", "b-treasure": "d1", "a-speed-potion": "b7",
    "b-rope": "l10",
}  # fmt: skip
LOADS = {"a-warrior": "a-sword", "a-thief": "a-treasure", "a-wizard": "a-fireball-wand", "b-cleric": "b-armor"}
PLANS = dict(zip(("I", "II", "III", "IV", "V", "VI", "VII", "VIII"), ("1L", "1R", "2L", "2R", "3L", "3R", "4L", "4R"), strict=True))
DARK = "VII"
"""The room that still lies face down."""


def position() -> dict[str, Any]:
    """A turn of the first seat, with the 5 played."""
    where = {name: "gone" for name in game.position.NAMES if name.split("-", 1)[1] not in game.views.KINDS[:8]}
    where |= {load: TOKENS[carrier] for carrier, load in LOADS.items()} | {"b-wizard": "r8"}
    where = {**where, **TOKENS, "b-wizard": "r8"}
    rooms = {place: {"room": room, "turns": 0, "gates": []} for place, room in PLANS.items() if place != DARK}
    return {
        "tokens": where, "loads": LOADS, "wounded": ["a-wall-walker"], "rooms": rooms, "active": "A", "card": "5", "left": 5, "turn": 5,
        "players": {"A": {"first_cycle": False, "actions": ["2", "3", "4"], "points": 2}, "B": {"first_cycle": False, "points": 1}},
    }  # fmt: skip


class Story(game.Twister):
    """Dungeon Twister from that position on."""

    def new(self, settings: dict[str, Any], seats: int) -> State:  # type: ignore[override]
        state = super().new(settings, seats)
        if self.telling:
            return state
        self.telling = True
        try:
            return self.from_position(position())
        finally:
            self.telling = False

    telling = False


GAME = Story()
registry.HOUSE["twister"] = "tests.e2e.twister_story:GAME"


def main() -> None:
    """``python -m tests.e2e.twister_story PORT FILE [STATIC]``: serve on loopback until killed."""
    import uvicorn

    free = (1e6, 1e6)
    config = Config(database=f"sqlite:///{sys.argv[2]}", pace=0.02, workers=0, requests=free, creations=free)
    uvicorn.run(create_app(config), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", access_log=False)


if __name__ == "__main__":
    main()
