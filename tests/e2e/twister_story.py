"""The server of Twister's browser tests: its games begin in the middle, where there is something of everything to do."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from undercroft.games.twister.game import Twister
from undercroft.games.twister.state import State
from undercroft.games.twister.tokens import NAMES
from undercroft.kernel import registry
from undercroft.kernel.game import Settings
from undercroft.server.app import create_app
from undercroft.server.config import Config

TOKENS = {
    "a-mekanork": "d5", "a-warrior": "i6", "a-cleric": "j5", "a-thief": "t9", "a-wizard": "A-7", "a-wall-walker": "b8",
    "a-goblin": "s6", "a-troll": "on VII", "a-rope": "g2", "a-speed-potion": "b7", "a-armor": "k5",
    "b-troll": "h6", "b-goblin": "j6", "b-thief": "m7", "b-wizard": "r8", "b-warrior": "on VII", "b-cleric": "t7",
    "b-mekanork": "B-4", "b-wall-walker": "B-9", "b-sword": "c7", "b-treasure": "d1", "b-rope": "l10",
}  # fmt: skip
LOADS = {"a-warrior": "a-sword", "a-thief": "a-treasure", "a-wizard": "a-fireball-wand", "b-cleric": "b-armor"}
ROOMS = {"I": "1L", "II": "1R", "III": "2L", "IV": "2R", "V": "3L", "VI": "3R", "VIII": "4R"}
"""Seven rooms lie face up, unturned; VII is still dark."""


def position() -> dict[str, Any]:
    """A turn of the first seat, with the 5 played: a gear, a combat of two against two, a way out, a dark room."""
    where = dict.fromkeys(NAMES, "gone") | TOKENS | {load: TOKENS[carrier] for carrier, load in LOADS.items()}
    return {
        "tokens": where, "loads": LOADS, "wounded": ["a-wall-walker"], "active": "A", "card": "5", "left": 5, "turn": 5,
        "rooms": {place: {"room": room, "turns": 0, "gates": []} for place, room in ROOMS.items()},
        "players": {
            "A": {"first_cycle": False, "actions": ["2", "3", "4"], "points": 2}, "B": {"first_cycle": False, "points": 1},
        },
    }  # fmt: skip


class Story(Twister):
    """Dungeon Twister from that position on."""

    def new(self, settings: Settings, seats: int) -> State:
        return Twister().from_position(position())


GAME = Story()
registry.HOUSE["twister"] = f"{__package__}.twister_story:GAME"


def main() -> None:
    """``python -m tests.e2e.twister_story PORT FILE``: serve on loopback until killed. No bots play here."""
    import uvicorn

    free = (1e6, 1e6)
    config = Config(
        database=f"sqlite:///{sys.argv[2]}", pace=0.02, workers=0, requests=free, creations=free, messages=free,
        shelf=Path(sys.argv[2]).parent / "replays",
    )  # fmt: skip
    uvicorn.run(create_app(config), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", access_log=False)


if __name__ == "__main__":
    main()
