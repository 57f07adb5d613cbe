"""The cards of Dungeons & Doggies: rooms, dogs, quests, potions, and the limits of the game (rules §1).

Figures of 58 rooms and of most dogs are facts of the printed game, but for the damage of golem and Eye-Cat, which is ours
(:attr:`Room.mild`). The other 31 rooms (traps, vagabonds, key monsters, chests, potion rooms, doors, portals) are designed here,
and so are the names of most quests: :attr:`Room.designed`, :attr:`Quest.designed`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

SWORD, BOW, FIREBALL = 0, 1, 2
WEAPONS: Final[tuple[str, ...]] = ("sword", "bow", "fireball")
"""The three weapons: strength, dexterity, magic. A weapon is its place here."""
Symbols: TypeAlias = "tuple[int, int, int]"
"""How many swords, bows and fireballs."""
NO_SYMBOLS: Final[Symbols] = (0, 0, 0)

WALL, OPEN, DOORWAY, BROKEN = 0, 1, 2, 3
"""What the side of a room is: rock, an exit, an exit with a door, or broken open by Bonk."""
Sides: TypeAlias = "tuple[int, int, int, int]"
"""The sides of a room: north, east, south, west."""

START, MONSTER, COINS, ARTIFACT, TRAP, VAGABOND, CHEST, POTIONS, DOOR, PORTAL = (
    "start", "monster", "coins", "artifact", "trap", "vagabond", "chest", "potions", "door", "portal",
)  # fmt: skip
"""The kinds of rooms."""

DRAGON = "dragon"
BASE_PAWS, MOST_PAWS = 5, 7
"""Paws on a dog's board in the beginning, and at most."""
ROUNDS = 3
COUNTDOWN = 4
"""Cards that are counted out for each dog still in the dungeon."""
CHEST_COINS = 4
TRAP_COSTS, VAGABOND_COSTS = 1, 1
HUNT_COINS, MOST_COINS = 2, 5
"""What a hunt brings for each monster of its kind, and what most trophies of a weapon bring."""
POTIONS_EACH = 2
"""Potions of each weapon."""


class Room:
    """A room card.

    :param id: its name, alone in the game.
    :param kind: what it is.
    :param name: what it is called; copies share it.
    :param exits: its sides as printed; the coloured side of a trophy is a wall.
    :param needs: the symbols that beat a monster.
    :param damage: what passing it costs. Where ``mild`` is another, that was transcribed from the printed game, and ``damage`` is
        ours; the option ``damage_profile`` takes it.
    :param trophy: the weapons that it brings.
    :param shield, key: 1 if it brings one.
    :param coins: printed coins.
    :param weapon: what disarms a trap; what a vagabond brings on the side with a paw, else -1.
    :param designed: its figures are ours, not the printed game's.
    """

    __slots__ = (
        "coins", "damage", "designed", "exits", "id", "key", "kind", "mild", "name", "needs", "shield", "sides", "trophy", "two",
        "ways", "weapon", "worth",
    )  # fmt: skip

    def __init__(
        self, id: str, kind: str, name: str, exits: str, needs: Symbols = NO_SYMBOLS, damage: int = 0, trophy: Symbols = NO_SYMBOLS,
        shield: int = 0, key: int = 0, coins: int = 0, weapon: int = -1, mild: int = -1, designed: bool = False,
    ) -> None:  # fmt: skip
        self.id = id
        self.kind = kind
        self.name = name
        self.exits = exits
        self.needs = needs
        self.damage = damage
        self.mild = damage if mild < 0 else mild
        self.trophy = trophy
        self.shield = shield
        self.key = key
        self.coins = coins
        self.worth = coins - {TRAP: TRAP_COSTS, VAGABOND: VAGABOND_COSTS}.get(kind, 0)
        """The coins that it brings by itself, or takes (§7.1, §7.2)."""
        self.weapon = weapon
        self.designed = designed
        self.two: tuple[int, ...] = tuple([other for other in range(3) if other != weapon]) if kind == VAGABOND else ()
        """The two weapons of a vagabond's other side; only one of them counts in a fight."""
        printed = sides_of(exits)
        self.sides: tuple[Sides, Sides, Sides, Sides] = (
            printed, turned(printed, 1), turned(printed, 2), turned(printed, 3)
        )  # fmt: skip
        """Its sides at each rotation, in quarter turns clockwise."""
        self.ways: tuple[int, ...] = tuple(
            [sum([1 << side for side in range(4) if sides[side] != WALL]) for sides in self.sides]
        )  # fmt: skip
        """At each rotation, a mask of the sides that are no walls."""


def sides_of(exits: str) -> Sides:
    """The sides that a line of exits names; a small letter is a door.

    >>> sides_of("nES")
    (2, 1, 1, 0)
    """
    north, east, south, west = [OPEN if side in exits else DOORWAY if side.lower() in exits else WALL for side in "NESW"]
    return north, east, south, west


def turned(sides: Sides, quarters: int) -> Sides:
    """The sides of a card turned clockwise.

    >>> turned((1, 2, 0, 0), 1)
    (0, 1, 2, 0)
    """
    north, east, south, west = [sides[(side - quarters) % 4] for side in range(4)]
    return north, east, south, west


def _symbols(weapon: int, count: int = 1) -> Symbols:
    sword, bow, fireball = [count if weapon == each else 0 for each in range(3)]
    return sword, bow, fireball


def _rooms() -> list[Room]:
    rooms: list[Room] = []
    hunted: list[tuple[str, Symbols, str]] = [
        ("ifrit", (2, 0, 0), "NS"), ("tick", (0, 2, 0), "NS"), ("squirrel", (0, 0, 2), "NS"),
        ("skeledog", (1, 0, 1), "ES"), ("cat", (1, 1, 0), "ES"), ("mimic", (0, 1, 1), "ES"),
    ]  # fmt: skip
    for name, needs, exits in hunted:
        for weapon, trophy in enumerate(WEAPONS):
            rooms.append(Room(f"{name}-{trophy}", MONSTER, name, exits, needs, 1, _symbols(weapon)))
    guards: list[tuple[str, Symbols, int]] = [("cerberus", (3, 0, 0), 2), ("golem", (0, 0, 3), 1), ("eyecat", (0, 3, 0), 1)]
    for name, needs, mild in guards:
        for copy in range(1, 4):
            rooms.append(Room(f"{name}-{copy}", MONSTER, name, "NES", needs, 2, shield=1, coins=1, mild=mild))
    rooms += [Room(f"dragon-{copy}", MONSTER, DRAGON, "NESW", (2, 2, 2), 3, coins=4) for copy in range(1, 6)]
    rooms += [Room(f"keyfly-{copy}", MONSTER, "keyfly", "NSW", (1, 1, 1), 1, key=1, designed=True) for copy in range(1, 5)]
    rooms += [Room(f"coin-{copy}", COINS, "coin", "ESW", coins=1) for copy in range(1, 16)]
    rooms += [Room(f"coins-{copy}", COINS, "coins", "ESW", coins=2) for copy in range(1, 9)]
    artifacts = (("bitecalibur", SWORD), ("frisbow", BOW), ("collar", FIREBALL))
    rooms += [Room(name, ARTIFACT, name, "NES", trophy=_symbols(weapon, 2)) for name, weapon in artifacts]
    for weapon, name in enumerate(WEAPONS):
        for copy, exits in enumerate(("NS", "ES", "ESW"), 1):
            rooms.append(Room(f"trap-{name}-{copy}", TRAP, f"trap-{name}", exits, weapon=weapon, designed=True))
        rooms.append(Room(f"vagabond-{name}", VAGABOND, "vagabond", "NS", weapon=weapon, designed=True))
    rooms += [Room(f"chest-{copy}", CHEST, "chest", exits, designed=True) for copy, exits in enumerate(("NS", "NS", "ES", "ES"), 1)]
    rooms += [Room(f"potions-{copy}", POTIONS, "potions", "NESW", designed=True) for copy in range(1, 5)]
    rooms += [Room(f"door-{copy}", DOOR, "door", "nEsW", designed=True) for copy in range(1, 4)]
    rooms += [Room(f"portal-{copy}", PORTAL, "portal", "ESW", designed=True) for copy in range(1, 5)]
    return rooms


ROOMS: Final[dict[str, Room]] = {room.id: room for room in _rooms()}
"""The 89 room cards of the deck, by id."""
DECK: Final[tuple[str, ...]] = tuple(sorted(ROOMS))
START_ROOM: Final = Room("start", START, "start", "NESW")
"""The start's side for three and four."""
START_FOR_TWO: Final = Room("start-2", START, "start", "NES", designed=True)
"""Its side for two, and for the harder start."""


class DogCard:
    """A dog's board: its base symbols of attack and defence. What else it can is told where it is done."""

    __slots__ = ("attack", "id", "shields")

    def __init__(self, id: str, attack: Symbols, shields: int = 3) -> None:
        self.id = id
        self.attack = attack
        self.shields = shields


JOAN, BONK, PLUTO, ROBIN, RUTA, SHARIK = "joan", "bonk", "pluto", "robin", "ruta", "sharik"
DOGS: Final[dict[str, DogCard]] = {
    dog.id: dog
    for dog in (
        DogCard(JOAN, (2, 1, 0)),
        DogCard(BONK, (2, 0, 1)),
        DogCard(PLUTO, (1, 2, 0)),  # its symbols and Robin's follow from the others' and from the rulebook's examples
        DogCard(ROBIN, (0, 2, 1)),
        DogCard(RUTA, (1, 0, 2), shields=5),
        DogCard(SHARIK, (0, 1, 2)),
    )
}


class Quest:
    """A quest card: a hunt for monsters of a name, or for most trophies of a weapon.

    :param monster: whom it hunts, else "".
    :param weapon: of which most trophies are wanted, else -1.
    ``what``: either by its name.
    :param designed: name or value are ours.
    """

    __slots__ = ("coins", "designed", "id", "monster", "weapon", "what")

    def __init__(self, id: str, monster: str = "", weapon: int = -1, designed: bool = False) -> None:
        self.id = id
        self.monster = monster
        self.weapon = weapon
        self.what = monster or WEAPONS[weapon]
        self.coins = HUNT_COINS if monster else MOST_COINS
        self.designed = designed


QUESTS: Final[dict[str, Quest]] = {
    quest.id: quest
    for quest in (
        *[
            Quest(f"hunt-{name}", name, designed=name not in ("ifrit", "cat", "cerberus"))
            for name in ("ifrit", "tick", "squirrel", "skeledog", "cat", "mimic", "cerberus", "golem", "eyecat")
        ],
        *[Quest(f"most-{name}", weapon=weapon, designed=True) for weapon, name in enumerate(WEAPONS)],
    )
}
