"""The server of a browser test that plays the last turn: the story of :mod:`.twister_story` two points before its end."""

from __future__ import annotations

from undercroft.games.twister.game import Twister
from undercroft.games.twister.state import State
from undercroft.kernel import registry
from undercroft.kernel.game import Settings

from .twister_story import main, position

SCORED = [
    {"source": "exit", "token": "a-cleric", "points": 1}, {"source": "combat", "token": "b-cleric", "points": 1},
    {"source": "pit", "token": "b-goblin", "points": 1},
]  # fmt: skip
"""Where the first seat's three points came from."""


class Last(Twister):
    """Dungeon Twister from the story's position on, with more points."""

    def new(self, settings: Settings, seats: int) -> State:
        begun = position()
        begun["players"]["A"] |= {"points": len(SCORED), "scored": SCORED}
        return Twister().from_position(begun)


GAME = Last()
registry.HOUSE["twister"] = f"{__package__}.twister_last:GAME"

if __name__ == "__main__":
    main()
