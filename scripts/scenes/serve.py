"""The server that the scenes are taken from: chance is known, and games begin in the middle, where a scene is near.

python -m scripts.scenes.serve PORT FILE    serve on loopback until killed
"""

from __future__ import annotations

from typing import Any

from tests.e2e import lichlord_story, twister_last, twister_story
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state.state import State as Tomb
from undercroft.games.raiders.game import Raiders
from undercroft.games.raiders.state import State as Party
from undercroft.games.twister.game import Twister
from undercroft.games.twister.state import State as Maze
from undercroft.kernel import registry
from undercroft.kernel.game import Settings

VERDICT, END = 4, 3
"""At how many seats a game of Raiders begins before a monster, and before its last room."""
MIDDLE, LAST = 41, 42
"""The turn limits with which a game of Twister begins in its middle, and before its last turn."""
TRAPPED, SEEKS, WARDED, EITHER, RIVALS = range(9101, 9106)
"""The turn limits with which a game of the Lich Lord begins with a trap beside an attack; where something is to be searched; before
an attack that three cards answer; before a threat of two stats; with two heroes in one space. The others are those of
:mod:`tests.e2e.lichlord_story`."""


def hero(character: str, treasure: int, wounds: int, *power: str, items: tuple[str, ...] = ()) -> dict[str, Any]:
    """A hero of Raiders with the cards that it still has."""
    return {"character": character, "treasure": treasure, "wounds": wounds, "power": list(power), "items": list(items)}


def level(number: int, room: int, leader: str, rooms: str, *, unseen: str, entered: str, **more: Any) -> dict[str, Any]:
    """A position of Raiders at a room of a level, all of whose rooms lie open."""
    cards = [{"face": "up", "card": card, "seen_by": ""} for card in rooms.split()]
    seen = {"unseen": unseen.split(), "entered": entered.split(), "items_seen": True}
    return {"level": number, "room": room, "leader": leader, "rooms": cards, **seen, **more}


POSITIONS: dict[int, dict[str, Any]] = {
    VERDICT: level(
        2, 4, "B", "lava vault-4-2 snake goblin vault-4-2",
        unseen="cube dragon dragon goblin magnet magnet skeleton spikes storeroom-items storeroom-items storeroom-items troll "
        "troll vault-1 vault-2 vault-2-1 vault-3-2 vault-3-2 vault-4 zombie",
        entered="vault-2-1 vault-3 boulder storeroom-coins storeroom-coins",
        heroes=[
            hero("explorer", 5, 2, "2", "4", items=("torch",)), hero("warrior", 4, 1, "3", "4"),
            hero("thief", 8, 1, "1", "2", "4"), hero("knight", 3, 0, "3", "5", items=("sword",)),
        ],
        sides={"down": 8, "up": 7}, supply={"torch": 4, "crystal": 5, "key": 5, "sword": 4},
    ),
    END: level(
        5, 5, "A", "vault-3 cube boulder vault-2-1 storeroom-coins",
        unseen="dragon magnet skeleton troll vault-4-2",
        entered="storeroom-items goblin lava storeroom-items vault-3-2 spikes dragon magnet zombie vault-4-2 vault-1 "
        "storeroom-coins snake troll vault-4 vault-2-1 vault-3-2 storeroom-items goblin vault-2",
        heroes=[
            hero("knight", 12, 6, "2", items=("key", "sword")), hero("warrior", 11, 3, "1", items=("sword", "sword")),
            hero("explorer", 11, 3, "4", items=("torch",)),
        ],
        sides={}, supply={"torch": 4, "crystal": 5, "key": 4, "sword": 2},
    ),
}  # fmt: skip


class Rooms(Raiders):
    """Raiders from one of the positions on."""

    def new(self, settings: Settings, seats: int) -> Party:
        return Raiders().from_position(POSITIONS[seats]) if seats in POSITIONS else super().new(settings, seats)


class Story(Twister):
    """Twister from the middle on, or before its last turn."""

    def new(self, settings: Settings, seats: int) -> Maze:
        limit = int(settings["turn_limit"])
        begun = twister_story.position() | {"settings": {"turn_limit": limit}}  # the replay begins as the game did
        if limit == LAST:
            begun["players"]["A"] |= {"points": len(twister_last.SCORED), "scored": twister_last.SCORED}
        return Twister().from_position(begun) if limit in (MIDDLE, LAST) else super().new(settings, seats)


def trapped(seats: int) -> dict[str, Any]:
    """Two monsters and a trap in hand, and a hero that can be attacked with all three."""
    begun = lichlord_story.siege(seats, hand=("fend-off",))
    begun["players"]["A"]["hand"] = ["barrow-knight", "zombie", "whispering-darts", "lucky-tumble"]
    begun["players"]["B"]["peril"] = 16
    return begun


def seeks(seats: int) -> dict[str, Any]:
    """A hero where its quest may be searched for, and a card of the map to be drawn."""
    begun = lichlord_story.third(seats)
    begun["players"]["A"] |= {"quests": ["buried-armoury"], "completed": ["magic-fish"], "space": "blade-gallery"}
    return begun | {"map": {**begun["map"], "blade-gallery": (0, 2, 0)}, "visited": ["blade-gallery"]}


def warded(seats: int) -> dict[str, Any]:
    """A hero with three answers to an attack, of which one is a bane that somebody else pays for."""
    begun = lichlord_story.siege(seats, hand=("fend-off", "turned-blade", "leaden-weight"))
    begun["players"]["C"] |= {"ap": 1, "peril": 5}
    return begun


def either(seats: int) -> dict[str, Any]:
    """A quest whose threat is overcome with one of two stats."""
    begun = lichlord_story.third(seats)
    begun["players"]["A"] |= {"quests": ["death-knell"], "completed": ["magic-fish"], "space": "throne-of-ashes"}
    return begun | {"map": {**begun["map"], "throne-of-ashes": (0, 2, 1)}, "visited": ["throne-of-ashes"]}


def rivals(seats: int) -> dict[str, Any]:
    """Two heroes in one space, of whom the first may attack."""
    begun = lichlord_story.third(seats)
    begun["players"]["B"] |= {"space": "crypt", "ap": 1, "hand": ["turned-blade"]}
    return begun


class Delve(lichlord_story.Story):
    """The Lich Lord from one of the stories on."""

    def new(self, settings: Settings, seats: int) -> Tomb:
        begin = {TRAPPED: trapped, SEEKS: seeks, WARDED: warded, EITHER: either, RIVALS: rivals}.get(int(settings["turn_limit"]))
        return Dungeoneer("lichlord", ("lich_lord",)).from_position(begin(seats)) if begin else super().new(settings, seats)


RAIDERS, TWISTER, LICHLORD = Rooms(), Story(), Delve("lichlord", ("lich_lord",))
for name, game in (("raiders", "RAIDERS"), ("twister", "TWISTER"), ("lichlord", "LICHLORD")):
    registry.HOUSE[name] = f"scripts.scenes.serve:{game}"

if __name__ == "__main__":
    lichlord_story.main()
