"""The state of a game of Dungeon Raiders, and what can be said of it."""

from __future__ import annotations

from typing import Final, TypeAlias

from ...kernel import state as kernel
from ...kernel.options import Options as TableOptions
from ...kernel.options import Settings
from .cards import (
    CHARACTERS,
    DEADLY,
    DECK,
    FACE_DOWN,
    FACE_UP,
    FACE_UP_ROOMS,
    ITEM_COPIES,
    ITEMS,
    LEVELS,
    MONSTER_DECK,
    MOST_TREASURE,
    POWER,
    ROOM_CARDS,
    ROOMS,
    SOLO_DECK,
    UNCAPPED,
    VALUE,
    Card,
    Room,
)

Change: TypeAlias = "tuple[int, str, str | int]"
"""What a room did to a hero: seat, ``treasure`` / ``wounds`` / ``item``, and how much or which."""


class Options(TableOptions):
    """The table's options (``settings`` of :class:`..game.Raiders`)."""

    def __init__(self, settings: Settings, seats: int) -> None:
        super().__init__(settings, seats)
        self.quick: Final[bool] = settings["quick"]
        self.strength_count: Final[str] = settings["strength_count"]
        self.last_survivor: Final[str] = settings["last_survivor"]
        self.solo_character: Final[str] = settings["solo_character"]
        self.solo_wounds: Final[int] = settings["solo_wounds"]
        self.solo_chests: Final[str] = settings["solo_chests"]
        self.odds: Final[bool] = settings["odds"]


class Hero:
    """A player's character: counters, hand and the cards laid in this room.

    ``power`` are the power cards still in hand, ``items`` the items (sorted), ``laid`` what lies before the hero in this room.
    """

    __slots__ = ("alive", "character", "items", "laid", "power", "treasure", "wounds")

    def __init__(self, character: str, treasure: int, wounds: int, items: tuple[Card, ...]) -> None:
        self.character = character
        self.treasure = treasure
        self.wounds = wounds
        self.alive = True
        self.power: tuple[Card, ...] = POWER
        self.items = items
        self.laid: tuple[Card, ...] = ()

    def copy(self) -> Hero:
        """An independent equal hero."""
        twin = Hero(self.character, self.treasure, self.wounds, self.items)
        twin.alive = self.alive
        twin.power = self.power
        twin.laid = self.laid
        return twin


class State(kernel.State[Options]):
    """A game of Dungeon Raiders.

    ``bag`` holds every dungeon card that nobody has seen, the removed ones among them; ``sides`` how many of the rooms to come
    lie face up and face down. A level is five places: ``rooms`` (the card, or "" while nobody has looked), ``faces``, and
    ``seen_by`` (a mask of the seats who looked by torch).
    """

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        seats = options.seats
        self.heroes: list[Hero] = []
        self.leader = 0
        """Who lays first; without meaning in the quick variant and alone."""
        self.supply: dict[Card, int] = dict.fromkeys(ITEMS, 0 if seats == 1 else ITEM_COPIES)
        self.bag: list[str] = list(SOLO_DECK if seats == 1 else DECK)
        self.sides: list[str] = [FACE_DOWN] * (LEVELS * ROOMS - FACE_UP_ROOMS) + [FACE_UP] * FACE_UP_ROOMS
        self.monster_bag: list[str] = list(MONSTER_DECK) if seats == 1 else []
        self.monster_shown: list[str] = []

        self.level = 0
        self.room = 0
        """The place of the room being played, from 0."""
        self.rooms: list[str] = []
        self.faces: list[str] = []
        self.seen_by: list[int] = []
        self.torches_lit = 0
        """Mask of the seats who used a torch on this level."""
        self.entered: list[str] = []
        """All rooms entered on earlier levels."""
        self.changes: list[Change] = []
        """What the room being resolved does; applied together (A22)."""
        self.outcomes: list[tuple[Change, ...]] = []
        """What each room of this level did."""
        self.last_laid: tuple[tuple[Card, ...], ...] = ()
        """What each seat laid in the room before this one."""
        self.last_room = ""
        self.last_changes: tuple[Change, ...] = ()

    def copy(self) -> State:
        twin = State.__new__(State, self.options)  # type: ignore[call-arg]  # without __init__, save where compiled: there it needs them
        kernel.State.__init__(twin, self.options)
        twin.over = self.over
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.leader = self.leader
        twin.supply = self.supply.copy()
        twin.bag = self.bag.copy()
        twin.sides = self.sides.copy()
        twin.monster_bag = self.monster_bag.copy()
        twin.monster_shown = self.monster_shown.copy()
        twin.level = self.level
        twin.room = self.room
        twin.rooms = self.rooms.copy()
        twin.faces = self.faces.copy()
        twin.seen_by = self.seen_by.copy()
        twin.torches_lit = self.torches_lit
        twin.entered = self.entered.copy()
        twin.changes = self.changes.copy()
        twin.outcomes = self.outcomes.copy()
        twin.last_laid = self.last_laid
        twin.last_room = self.last_room
        twin.last_changes = self.last_changes
        return twin

    # -- what can be said of it ------------------------------------------------------------------------------------------------

    def is_solo(self) -> bool:
        """One hero alone, with the monster deck (§11)."""
        return self.options.seats == 1

    def is_duel(self) -> bool:
        """Whether monsters fight as in the duel: two players, or (where the living count) two living heroes (§10, A2)."""
        options = self.options
        return options.seats == 2 or (options.strength_count == "living" and len(self.living()) == 2)

    def strength_count(self) -> int:
        """Which shield of a monster counts: the heroes who descended, or those alive (A2)."""
        return len(self.living()) if self.options.strength_count == "living" else self.options.seats

    @property
    def chamber(self) -> Room:
        """The room being played."""
        return ROOM_CARDS[self.rooms[self.room]]

    def is_last_room(self) -> bool:
        """Whether no room follows the one being played."""
        return self.level == LEVELS and self.room + 1 == ROOMS

    @property
    def monster_card(self) -> str:
        """Solo: the monster card on show for this room."""
        return self.monster_shown[-1]

    def living(self) -> list[int]:
        """The seats of living heroes, in seat order."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.alive]

    def clockwise(self, first: int) -> list[int]:
        """The seats of living heroes, clockwise from ``first``."""
        heroes = self.heroes
        return [seat for seat in kernel.CLOCKWISE[len(heroes)][first] if heroes[seat].alive]

    def values(self) -> dict[int, int]:
        """The values laid by living heroes so far; a crystal has none."""
        laid: dict[int, int] = {}
        for seat, hero in enumerate(self.heroes):
            if hero.laid and hero.alive:
                card = hero.laid[-1]
                if card in VALUE:
                    laid[seat] = VALUE[card]
        return laid

    def most_treasure(self) -> int:
        """Where the treasure counter stops; alone it does not (§11)."""
        return UNCAPPED if self.is_solo() else MOST_TREASURE

    # -- what a room does (collected, applied together) ------------------------------------------------------------------------

    def earn(self, seat: int, coins: int) -> None:
        """The hero gains treasure."""
        self.changes.append((seat, "treasure", coins))

    def lose(self, seat: int, coins: int) -> None:
        """The hero loses treasure, as far as there is any."""
        self.changes.append((seat, "treasure", -coins))

    def hurt(self, seat: int, wounds: int) -> None:
        """The hero is wounded."""
        self.changes.append((seat, "wounds", wounds))

    def heal(self, seat: int, wounds: int) -> None:
        """The hero is healed."""
        self.changes.append((seat, "wounds", -wounds))

    def receive(self, seat: int, item: Card) -> None:
        """The hero takes an item from the supply."""
        self.changes.append((seat, "item", item))

    def apply_changes(self) -> None:
        """All that the room does happens at once (A22); counters stay within 0 to 20 and 0 to 10."""
        applied: list[Change] = []
        most = self.most_treasure()
        for seat, what, amount in self.changes:
            hero = self.heroes[seat]
            done: str | int = amount
            if isinstance(amount, str):
                self.supply[amount] -= 1
                hero.items = tuple(sorted((*hero.items, amount)))
            elif what == "treasure":
                before = hero.treasure
                hero.treasure = within(before + amount, most)
                done = hero.treasure - before
            else:
                before = hero.wounds
                hero.wounds = within(before + amount, DEADLY)
                done = hero.wounds - before
            applied.append((seat, what, done))
            if self.journal is not None:
                self.tell_change(seat, what, done)
        self.last_changes = tuple(applied)
        self.outcomes.append(self.last_changes)
        self.changes = []

    def tell_change(self, seat: int, what: str, done: str | int) -> None:
        """One line of the log for one change; none for a change that came to nothing."""
        if isinstance(done, str):
            self.tell("takes-item", seat=seat, item=done)
        elif done:
            gains, loses = ("earns", "loses") if what == "treasure" else ("wounded", "healed")
            self.tell(gains if done > 0 else loses, seat=seat, count=abs(done))


def within(counter: int, most: int) -> int:
    """The counter, held between 0 and ``most``."""
    if counter < 0:
        return 0
    return counter if counter < most else most


def new_hero(character: str) -> Hero:
    """A hero as the character card says."""
    card = CHARACTERS[character]
    return Hero(card.id, card.treasure, card.wounds, tuple(sorted(card.items)))
