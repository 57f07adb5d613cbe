"""The server that the scenes of the Ice Witch are taken from: no lobby lists this game before it is whole.

python -m scripts.scenes.icewitch_serve PORT FILE    serve on loopback until killed
"""

from __future__ import annotations

from typing import Any

from tests.e2e import lichlord_story
from tests.e2e.lichlord_story import hero
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state.state import State
from undercroft.kernel import registry
from undercroft.kernel.game import Settings

from .icewitch import BROKEN, FALLS, LAND, TRAVEL

WITCH = Dungeoneer("icewitch", ("ice_witch", "lich_lord"))
MAP = {
    "wayside-crossing": (-2, -2, 0), "shore-road": (-1, -2, 0), "temple-of-cholizar": (0, -2, 1), "wolf-crossing": (1, -2, 1),
    "frozen-gorge": (2, -2, 0), "choir-of-stones": (-2, -1, 1), "gallows-mire": (-1, -1, 1), "ghost-peaks": (0, -1, 0),
    "ashen-waste": (1, -1, 0), "old-copper-mine": (2, -1, 1), "olmgard": (-2, 0, 1), "black-sand-road": (-1, 0, 1),
    "last-hearth": (0, 0, 0), "volcanic-plateau": (1, 0, 0), "sunless-pass": (2, 0, 0), "sledge-road": (-2, 1, 0),
    "ridge-fork": (-1, 1, 1), "snowbound-trail": (0, 1, 0), "forest-turning": (1, 1, 1), "barrow-of-kings": (2, 1, 1),
}  # fmt: skip
ICE = {"sunless-pass": 1, "frozen-gorge": 1, "wolf-crossing": 1, "temple-of-cholizar": 1, "gallows-mire": 1}


def land(seats: int, phase: str = "hero", **more: Any) -> dict[str, Any]:
    """The land in the middle of a game: the first seat is to act."""
    at = {"A": "sunless-pass", "B": "old-copper-mine", "C": "olmgard", "D": "ghost-peaks", **more.pop("at", {})}
    players = {
        "A": hero("ryghus-gar", 2, at["A"], ap=2, glory=6, quests=["warmth-for-olmgard", "break-the-winter"],
                  inventory=["sunstone-lantern"], lair=["rime-imp-2"],
                  hand=["reindeer-sled", "surefooted", "blazing-brand", "white-whisperer", "thin-ice"]),
        "B": hero("tahewyn-draexis", 2, at["B"], life=4, peril=6, quests=["rescue-olaf-flanda"], hand=["rime-imp"]),
        "C": hero("dorrun-emberhand", 1, at["C"], peril=2, glory=5, quests=["the-fallen-star"], hand=["whiteout"]),
        "D": hero("raka", 2, at["D"]),
    }  # fmt: skip
    return {
        "players": {letter: players[letter] for letter in "ABCD"[:seats]}, "active": "A", "turn": 10, "phase": phase, "map": MAP,
        "visited": [at["A"], "wolf-crossing"], "ice": ICE, "global_quests": ["tame-the-geyser"],
        "under": {"rime-imp-2": ["plate-of-rime"]}, **more,
    }  # fmt: skip


class Land(Dungeoneer):
    """The Ice Witch from one of the stories on."""

    def new(self, settings: Settings, seats: int) -> State:
        more: dict[int, dict[str, Any]] = {
            LAND: {}, FALLS: {"phase": "reset"}, BROKEN: {"winter": False},
            TRAVEL: {"at": {"A": "old-copper-mine", "B": "sunless-pass"}},
        }  # fmt: skip
        story = more.get(int(settings["turn_limit"]))
        return super().new(settings, seats) if story is None else WITCH.from_position(land(seats, **story))


GAME = Land("icewitch", ("ice_witch", "lich_lord"))
registry.HOUSE["icewitch"] = f"{__package__}.icewitch_serve:GAME"  # bot processes import this file too

if __name__ == "__main__":
    lichlord_story.KEY = b"winter 3"  # the first die freezes something
    lichlord_story.main()
