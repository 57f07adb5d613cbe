"""The state of a game of Dungeons & Doggies, and what can be said of it."""

from __future__ import annotations

from typing import Final

from ...kernel import state as kernel
from ...kernel.options import Options as TableOptions
from ...kernel.options import Settings
from .burden import Deed, Taken, Walk
from .cards import BASE_PAWS, BROKEN, DECK, DOGS, MOST_PAWS, POTIONS_EACH, WALL, DogCard, Room, Sides
from .grid import FACING, STEP

IN, OUT, ASLEEP = "in", "out", "asleep"
"""Where a dog is in this round."""
NOBODY = -1
NO_PILE = -1
"""In place of the cards of a countdown that has not begun."""


class Options(TableOptions):
    """The table's options (``settings`` of :class:`..game.Doggies`)."""

    def __init__(self, settings: Settings, seats: int) -> None:
        super().__init__(settings, seats)
        self.dog_choice: Final[str] = settings["dog_choice"]
        self.first_player: Final[str] = settings["first_player"]
        self.hard_start: Final[bool] = settings["hard_start"]
        self.no_potions: Final[bool] = settings["no_potions"]
        self.helper: Final[bool] = settings["helper"]
        self.damage_profile: Final[str] = settings["damage_profile"]
        self.damage_check: Final[str] = settings["damage_check"]
        self.countdown_trigger: Final[str] = settings["countdown_trigger"]
        self.bonk_timing: Final[str] = settings["bonk_timing"]
        self.sharik_timing: Final[str] = settings["sharik_timing"]
        self.joan_potions: Final[str] = settings["joan_potions"]
        self.robin_potions: Final[str] = settings["robin_potions"]
        self.quest_tiebreak: Final[str] = settings["quest_tiebreak"]


class Hindsight:
    """What a dog did in a round beside its best way out.

    :param how: :data:`.hindsight.BEST` or one of the others.
    :param exact: no way was better; else the best is the best of those looked at.
    :param hunts: its own quest is in the coins told.
    :param coins: what its way out brought; ``best``: what the best one would have.
    :param cells: the rooms that the best way leads through; ``story``: all that is done on it. None where none is told.
    :param walked: the rooms of its own way out.
    """

    __slots__ = ("best", "cells", "coins", "exact", "how", "hunts", "story", "walked")

    def __init__(
        self, how: str, exact: bool, hunts: bool = False, coins: int = 0, best: int = 0, cells: tuple[int, ...] = (),
        story: tuple[Deed, ...] = (), walked: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.how = how
        self.exact = exact
        self.hunts = hunts
        self.coins = coins
        self.best = best
        self.cells = cells
        self.story = story
        self.walked = walked


class Dog:
    """One player's dog.

    ``dealt`` are its two quests until one is kept; ``quest`` is that one, secret. ``board`` counts the paws on its board, ``spent``
    those of them that lie in the dungeon, ``owed`` those that a vagabond takes along when the round ends (§4).
    """

    __slots__ = ("board", "card", "dealt", "hindsight", "owed", "potions", "quest", "spent", "taken", "where")

    def __init__(self, card: DogCard) -> None:
        self.card = card
        self.dealt: tuple[str, ...] = ()
        self.quest = ""
        self.board = BASE_PAWS
        self.spent = 0
        self.owed = 0
        self.potions: tuple[int, int, int] = (0, 0, 0)
        self.taken: tuple[Taken, ...] = ()
        """Its cards: those collected, and those under its paws in this round."""
        self.where = IN
        self.hindsight: tuple[Hindsight, ...] = ()
        """For the route helper: the best way out that the dog had, as its own seat counts and as everybody does. No rule reads it,
        and no position has it: where a table goes on from one, nothing is told of a way that had ended before."""

    @property
    def paws(self) -> int:
        """Paws it may still use in this round."""
        return self.board - self.spent

    @property
    def extras(self) -> int:
        """Paws beside its board."""
        return MOST_PAWS - self.board

    def copy(self) -> Dog:
        twin = Dog(self.card)
        twin.dealt = self.dealt
        twin.quest = self.quest
        twin.board = self.board
        twin.spent = self.spent
        twin.owed = self.owed
        twin.potions = self.potions
        twin.taken = self.taken
        twin.where = self.where
        twin.hindsight = self.hindsight
        return twin


class State(kernel.State[Options]):
    """A game of Dungeons & Doggies.

    ``bag`` holds every room card that nobody has drawn in this round; ``pile`` how many of them the countdown left, or
    :data:`NO_PILE`. The dungeon is told by cell (:mod:`.grid`): ``rooms`` and how each is turned, ``sides`` of those that are not
    covered, as they stand; ``paws`` the seat whose paw lies on a room, ``covered`` what lies on a disarmed trap, ``holes`` whose
    paw lies where a card was, ``broken`` who broke a side open, by cell times four and side, noted on both its cells.
    """

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.dogs: list[Dog] = []
        self.boards: list[str] = sorted(DOGS)
        """The boards that nobody has."""
        self.shared: list[str] = []
        self.supply: tuple[int, int, int] = (0, 0, 0) if options.no_potions else (POTIONS_EACH, POTIONS_EACH, POTIONS_EACH)
        self.bag: list[str] = list(DECK)
        self.pile = NO_PILE
        self.round = 0
        self.turn = 0
        """Turns begun."""
        self.counted = 0
        """Of how many seats the coins are counted, in the end."""
        self.first = NOBODY
        """Who holds the first player's token."""
        self.active = NOBODY
        self.drawn = ""
        """The card that is being laid."""

        self.rooms: dict[int, Room] = {}
        self.quarters: dict[int, int] = {}
        self.sides: dict[int, Sides] = {}
        self.paws: dict[int, int] = {}
        self.covered: dict[int, str] = {}
        self.holes: dict[int, int] = {}
        self.broken: dict[int, int] = {}
        self.removed: tuple[str, ...] = ()
        """The cards that have left the game."""
        self.forced: tuple[int, ...] = ()
        """Where two of Joan's paws lie."""
        self.rotated: tuple[int, ...] = ()
        """Cells around the start that were turned in this turn (§5)."""
        self.walk: Walk | None = None
        """The way out that is being walked."""

    def copy(self) -> State:
        twin = State.__new__(State, self.options)  # type: ignore[call-arg]  # without __init__, save where compiled: there it needs them
        kernel.State.__init__(twin, self.options)
        twin.over = self.over
        twin.counted = self.counted
        twin.dogs = [dog.copy() for dog in self.dogs]
        twin.boards = self.boards.copy()
        twin.shared = self.shared.copy()
        twin.supply = self.supply
        twin.bag = self.bag.copy()
        twin.pile = self.pile
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.drawn = self.drawn
        twin.rooms = self.rooms.copy()
        twin.quarters = self.quarters.copy()
        twin.sides = self.sides.copy()
        twin.paws = self.paws.copy()
        twin.covered = self.covered.copy()
        twin.holes = self.holes.copy()
        twin.broken = self.broken.copy()
        twin.removed = self.removed
        twin.forced = self.forced
        twin.rotated = self.rotated
        twin.walk = None if self.walk is None else self.walk.copy()
        return twin

    # -- what can be said of it ------------------------------------------------------------------------------------------------

    def still_in(self) -> list[int]:
        """The dogs that neither left nor sleep, by seat."""
        return [seat for seat, dog in enumerate(self.dogs) if dog.where == IN]

    def left_to_draw(self) -> int:
        """Cards that may still be drawn in this round."""
        return len(self.bag) if self.pile == NO_PILE else self.pile

    def is_free(self, cell: int) -> bool:
        """Whether nothing lies on a cell, not even a paw in a hole."""
        return cell not in self.rooms and cell not in self.holes

    def sites(self) -> dict[int, int]:
        """Where a card may be laid: the free cells that an exit of a laid room leads to, each with a mask of the sides where one
        does (§3.1, rulings 10, 21, 38)."""
        rooms, holes = self.rooms, self.holes
        found: dict[int, int] = {}
        for cell, sides in self.sides.items():
            for side in range(4):
                if sides[side] != WALL:
                    there = cell + STEP[side]
                    if there not in rooms and there not in holes:
                        found[there] = found.get(there, 0) | 1 << FACING[side]
        return found

    def has_site(self) -> bool:
        """Whether a card may be laid anywhere (ruling 10)."""
        for cell, sides in self.sides.items():
            for side in range(4):
                if sides[side] != WALL and self.is_free(cell + STEP[side]):
                    return True
        return False

    def id_at(self, cell: int) -> str:
        """The card on a cell, "" where a hole is."""
        return self.rooms[cell].id if cell in self.rooms else ""

    # -- what changes it -------------------------------------------------------------------------------------------------------

    def put(self, cell: int, room: Room, quarters: int) -> None:
        """Lay a room; what Bonk broke open there stays open (ruling 19)."""
        self.rooms[cell] = room
        self.quarters[cell] = quarters
        sides = room.sides[quarters]
        if self.broken:
            sides = with_broken(cell, sides, self.broken)
        self.sides[cell] = sides

    def break_open(self, cell: int, side: int, seat: int) -> None:
        """Break a side of a room, seen from both its cells (§5)."""
        for place, open_side in ((cell, side), (cell + STEP[side], FACING[side])):
            self.broken[place * 4 + open_side] = seat
            if place in self.sides:
                self.sides[place] = with_broken(place, self.sides[place], self.broken)


def with_broken(cell: int, sides: Sides, broken: dict[int, int]) -> Sides:
    """The sides of a room with those that are broken open."""
    north, east, south, west = [BROKEN if cell * 4 + side in broken else sides[side] for side in range(4)]
    return north, east, south, west
