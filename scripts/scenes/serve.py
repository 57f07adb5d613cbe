"""The server that the scenes are taken from: chance is known, and games begin in the middle, where a scene is near.

python -m scripts.scenes.serve PORT FILE    serve on loopback until killed
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from tests.e2e import lichlord_story, twister_last, twister_story
from tests.games.doggies.table import table as doggies_table
from undercroft.games.doggies.game import Doggies
from undercroft.games.doggies.state import State as Dungeon
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state.state import State as Tomb
from undercroft.games.raiders.game import Raiders
from undercroft.games.raiders.state import State as Party
from undercroft.games.twister.game import Twister
from undercroft.games.twister.state import State as Maze
from undercroft.kernel import registry
from undercroft.kernel.game import Game, Settings
from undercroft.kernel.state import State

VERDICT, DEADLY, END = "verdict", "deadly", "end"
"""Where a game of Raiders begins whose options say so: before a monster, the same with two heroes whom two wounds more kill, and
before its last room."""
MIDDLE, LAST = 41, 42
"""The turn limits with which a game of Twister begins in its middle, and before its last turn."""
TRAPPED, SEEKS, WARDED, EITHER, RIVALS, EXIT, PIT, LUCK, SECOND, RISES = range(9101, 9111)
"""The turn limits with which a game of the Lich Lord begins with a trap beside an attack; where something is to be searched; before
an attack that three cards answer; before a threat of two stats; with two heroes in one space; before an exit with a trap; before a
space with a hazard; where a die decides over a quest; before a second quest is done; before a defeat after which a new hero comes.
The others are those of :mod:`tests.e2e.lichlord_story`."""


def hero(character: str, treasure: int, wounds: int, *power: str, items: tuple[str, ...] = ()) -> dict[str, Any]:
    """A hero of Raiders with the cards that it still has."""
    return {"character": character, "treasure": treasure, "wounds": wounds, "power": list(power), "items": list(items)}


def level(number: int, room: int, leader: str, rooms: str, *, unseen: str, entered: str, **more: Any) -> dict[str, Any]:
    """A position of Raiders at a room of a level, all of whose rooms lie open."""
    cards = [{"face": "up", "card": card, "seen_by": ""} for card in rooms.split()]
    seen = {"unseen": unseen.split(), "entered": entered.split(), "items_seen": True}
    return {"level": number, "room": room, "leader": leader, "rooms": cards, **seen, **more}


POSITIONS: dict[str, dict[str, Any]] = {
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
POSITIONS[DEADLY] = POSITIONS[VERDICT] | {
    "heroes": [hero | {"wounds": 9} if place in (0, 2) else hero for place, hero in enumerate(POSITIONS[VERDICT]["heroes"])]
}


S = TypeVar("S", bound=State[Any])


class Begun(Game[S]):
    """A game that begins from a position, where the options name it."""

    def read_settings(self, given: Mapping[str, Any], seats: int) -> Settings:
        position = {name: given[name] for name in ("position",) if name in given}
        return super().read_settings({name: value for name, value in given.items() if name not in position}, seats) | position

    def new(self, settings: Settings, seats: int) -> S:
        name = settings.get("position")
        return super().new(settings, seats) if name is None else self.begin(str(name), seats)

    def begin(self, position: str, seats: int) -> S:
        """The game at the position of this name."""
        raise NotImplementedError


class Rooms(Begun[Party], Raiders):
    """Raiders, also from one of the positions on."""

    def begin(self, position: str, seats: int) -> Party:
        return Raiders().from_position(POSITIONS[position])


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


def steps(seats: int, space: str, beyond: str, place: tuple[int, int, int]) -> dict[str, Any]:
    """A hero with something to go to."""
    begun = lichlord_story.third(seats)
    begun["players"]["A"] |= {"quests": ["magic-fish"], "completed": ["death-knell"], "space": space}
    return begun | {"map": {**begun["map"], beyond: place}, "visited": [space]}


def exit_trap(seats: int) -> dict[str, Any]:
    """A hero before an exit with a trap, and what lies beyond."""
    return steps(seats, "corridor", "library", (-1, -1, 0))


def pit(seats: int) -> dict[str, Any]:
    """A hero before a space with a hazard."""
    return steps(seats, "dark-crossroads", "troll-bridge", (1, 1, 0))


def luck(seats: int) -> dict[str, Any]:
    """A hero where a die decides whether its quest is done."""
    begun = pit(seats)
    begun["players"]["A"] |= {"space": "troll-bridge"}
    return begun | {"visited": ["troll-bridge"]}


def second(seats: int) -> dict[str, Any]:
    """One quest is done, and the next one about to be."""
    begun = lichlord_story.third(seats)
    begun["players"]["A"] |= {"completed": ["death-knell"]}
    return begun


def rises(seats: int) -> dict[str, Any]:
    """The second seat has one life left, and whoever is defeated comes back with a new hero."""
    return lichlord_story.siege(seats, 1, ()) | {"settings": {"resurrection": True}}


BEGIN = {
    TRAPPED: trapped, SEEKS: seeks, WARDED: warded, EITHER: either, RIVALS: rivals, EXIT: exit_trap, PIT: pit, LUCK: luck,
    SECOND: second, RISES: rises,
}  # fmt: skip


class Delve(lichlord_story.Story):
    """The Lich Lord from one of the stories on."""

    def new(self, settings: Settings, seats: int) -> Tomb:
        begin = BEGIN.get(int(settings["turn_limit"]))
        return Dungeoneer("lichlord", ("lich_lord",)).from_position(begin(seats)) if begin else super().new(settings, seats)


WAY_OUT, ALONE, TURNING, BREAKING, HIRING = "way-out", "alone", "turning", "breaking", "hiring"
"""Where a game of Doggies begins whose options say so: before a way out of a large dungeon; with the last dog of the last round;
before the way out of Sharik, who turns rooms; before one of Bonk's through portals and a wall, past a hole; before one in a wide
dungeon past vagabonds."""
DUNGEON = """
    .                     .                    coins-1@ESW   mimic-fireball@SW  .                .
    .                     squirrel-sword@NS    ifrit-bow@NS  chest-3@NE         cerberus-1@ESW   potions-1
    portal-1@ESW          coin-1@ESW/B         start         cat-sword@SW       .                .
    dragon-1              vagabond-fireball@EW door-1@nEsW   trap-bow-1@NS      .                .
"""
"""A dungeon with a room of nearly every kind."""
TORN = """
    .            portal-1@ESW              hole/B       portal-2@ESW
    coin-1@ESW   start                     chest-1@NS   mimic-fireball@NW
    .            trap-bow-1@NS+potion-bow  .            cat-sword@NW
"""
"""A dungeon with two portals, a wall that may be broken, a hole and a disarmed trap."""
WIDE = """
   potions-1 chest-1@EW squirrel-bow@EW start vagabond-bow@EW vagabond-sword@EW squirrel-sword@EW ifrit-bow@EW cerberus-1@ESW
"""
"""A dungeon of nine rooms in a row."""
PACK = (
    "joan keyfly-1 squirrel-fireball coin-2 potion-bow quest=hunt-cerberus", "sharik tick-bow coin-3 coin-4",
    "robin tick-sword eyecat-1 coins-2 asleep board=6", "bonk ifrit-sword cat-bow coin-5",
)  # fmt: skip
"""What each dog has."""
SHARED = ("hunt-ifrit", "most-sword", "hunt-cat", "most-bow")
"""The quests for everyone."""


class Ways(Begun[Dungeon], Doggies):
    """Doggies, also from one of the positions on."""

    def begin(self, position: str, seats: int) -> Dungeon:
        pack = {TURNING: (*PACK[1:], PACK[0]), BREAKING: (PACK[3], *PACK[1:3], PACK[0])}.get(position, PACK)
        alone = position == ALONE
        dogs = [f"{dog} out" if alone and seat else dog for seat, dog in enumerate(pack[:seats])]
        how: dict[str, Any] = {"round": 3} if alone else {}
        begun = doggies_table(
            {BREAKING: TORN, HIRING: WIDE}.get(position, DUNGEON), *dogs, shared=" ".join(SHARED[:seats]), **how
        ).g
        return Doggies().from_position(Doggies().to_position(begun))


RAIDERS, TWISTER, LICHLORD, DOGGIES = Rooms(), Story(), Delve("lichlord", ("lich_lord",)), Ways()
for name, game in (("raiders", "RAIDERS"), ("twister", "TWISTER"), ("lichlord", "LICHLORD"), ("doggies", "DOGGIES")):
    registry.HOUSE[name] = f"scripts.scenes.serve:{game}"

if __name__ == "__main__":
    lichlord_story.main()
