"""What a dog carries on its way out: its cards, what it has spent, and the dungeon as its way has it (rules §3.2, §4)."""

from __future__ import annotations

from typing import TypeAlias

from .cards import BROKEN, DOORWAY, NO_SYMBOLS, PLUTO, VAGABOND, WALL, DogCard, Room, Sides, Symbols
from .grid import FACING, HOME, STEP

TWO, PAW = "two", "paw"
"""A vagabond's sides: two weapons, of which one counts in a fight; or one weapon and a paw."""

Deed: TypeAlias = "tuple[str, ...]"
"""A step or a decision: ``("go", "n")``, ``("fight", "bow")``, ``("disarm", "ifrit-sword")``."""

HERE = -1
"""In place of the cell of a card that was collected in an earlier round."""


class Taken:
    """A card that a dog has: collected earlier, or lying under its paw in this round.

    :param cell: where its paw lies; :data:`HERE` if it was collected.
    :param side: of a vagabond: :data:`TWO` or :data:`PAW`.
    :param paw: this vagabond brought a paw (rulings 27, 50).
    """

    __slots__ = ("cell", "paw", "room", "side")

    def __init__(self, room: Room, cell: int, side: str = "", paw: bool = False) -> None:
        self.room = room
        self.cell = cell
        self.side = side
        self.paw = paw

    @property
    def called(self) -> str:
        """By which id its name is found: a vagabond that is hired for two weapons is not called by its other side (ruling 7)."""
        return f"{self.room.id}-{TWO}" if self.side == TWO else self.room.id

    def shows(self, weapon: int) -> bool:
        """Whether it is a trophy with this weapon, on the side that was chosen (ruling 7)."""
        room = self.room
        if room.kind == VAGABOND:
            return weapon in room.two if self.side == TWO else weapon == room.weapon
        return room.trophy[weapon] > 0


class Walk:
    """A dog on its way out.

    Everything in it is replaced, never changed, so that a copy is cheap. ``path`` are the rooms so far, the start first, and
    ``did`` what was decided in each; ``sides`` the dungeon as the walk has it (rooms that Sharik turned, sides that Bonk broke).
    ``paws`` are those still free; ``covered`` the traps that were disarmed, with what lies on them; ``holes`` where those cards
    had been. ``story`` is everything it did, in order; ``unasked`` how far along ``path`` one decision was left and done unasked;
    ``told``, that it has ended and is being told to everyone.
    """

    __slots__ = (
        "attack", "board", "broken", "card", "cell", "covered", "damage", "did", "forced", "holes", "keys", "owed", "pairs", "path",
        "paws", "potions", "seat", "shields", "sides", "story", "supply", "taken", "told", "turned", "unasked",
    )  # fmt: skip

    def __init__(
        self, seat: int, card: DogCard, board: int, paws: int, owed: int, potions: Symbols, supply: Symbols,
        taken: tuple[Taken, ...], sides: dict[int, Sides],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.told = False
        self.story: tuple[Deed, ...] = ()
        self.unasked: tuple[int, ...] = ()
        self.card = card
        self.cell = HOME
        self.path: tuple[int, ...] = (HOME,)
        self.did: tuple[Deed, ...] = ((),)
        self.damage = 0
        self.board = board
        self.paws = paws
        self.owed = owed
        self.potions = potions
        self.supply = supply
        self.taken = taken
        self.sides = sides
        self.broken: tuple[tuple[int, int], ...] = ()
        self.turned: tuple[tuple[int, int], ...] = ()
        self.covered: tuple[tuple[int, str], ...] = ()
        self.holes: tuple[int, ...] = ()
        self.forced: tuple[int, ...] = ()
        self.attack: Symbols = NO_SYMBOLS
        self.pairs: tuple[tuple[int, ...], ...] = ()
        self.shields = 0
        self.keys = 0

    def copy(self) -> Walk:
        """An independent equal walk."""
        twin = Walk(
            self.seat, self.card, self.board, self.paws, self.owed, self.potions, self.supply, self.taken, self.sides
        )  # fmt: skip
        twin.told = self.told
        twin.story = self.story
        twin.unasked = self.unasked
        twin.cell = self.cell
        twin.path = self.path
        twin.did = self.did
        twin.damage = self.damage
        twin.broken = self.broken
        twin.turned = self.turned
        twin.covered = self.covered
        twin.holes = self.holes
        twin.forced = self.forced
        twin.attack = self.attack
        twin.pairs = self.pairs
        twin.shields = self.shields
        twin.keys = self.keys
        return twin

    def count(self) -> None:
        """Count the symbols of the board and of all cards: attack, shields, keys (§1, §5). A vagabond's two weapons stand apart."""
        swords, bows, fireballs = self.card.attack
        shields = self.card.shields
        keys = 1 if self.card.id == PLUTO else 0
        pairs: tuple[tuple[int, ...], ...] = ()
        for taken in self.taken:
            room = taken.room
            if room.kind == VAGABOND:
                if taken.side == TWO:
                    pairs += (room.two,)
                else:
                    swords += room.weapon == 0
                    bows += room.weapon == 1
                    fireballs += room.weapon == 2
            else:
                swords += room.trophy[0]
                bows += room.trophy[1]
                fireballs += room.trophy[2]
                shields += room.shield
                keys += room.key
        self.attack = (swords, bows, fireballs)
        self.pairs = pairs
        self.shields = shields
        self.keys = keys

    def called(self, card: str) -> str:
        """By which id the name of one of its cards is found; a potion by its own."""
        return next((taken.called for taken in self.taken if taken.room.id == card), card)

    def passes(self, cell: int, side: int) -> bool:
        """Whether a passage leads over a side into the next room: both sides open, or broken; a door with a key (§3.1)."""
        here = self.sides[cell][side]
        if here == BROKEN:
            return True
        there = self.sides[cell + STEP[side]][FACING[side]]
        return here != WALL and there != WALL and (self.keys > 0 or (here != DOORWAY and there != DOORWAY))

    def bears(self) -> bool:
        """Whether the damage so far lets the dog out: less than its shields (§4, ruling 2)."""
        return self.damage < self.shields
