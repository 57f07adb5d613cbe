"""The party of heroes: what a room looks at, and what it does to them (rules §5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ...kernel import state as kernel
from ...kernel.options import Options as TableOptions
from ...kernel.options import Settings
from .cards import CHARACTERS, ITEM_COPIES, ITEMS, MOST_TREASURE, POWER, UNCAPPED, Card

Change: TypeAlias = "tuple[int, str, str | int]"
"""What a room did to a hero: seat, ``treasure`` / ``wounds`` / ``item``, and how much or which."""
Due: TypeAlias = "tuple[int, str, str | int, str, Sequence[int]]"
"""A change that is still to be made, why it hits this hero (``raiders-log-…`` says it), and whom it hits for the same reason."""


NUMBER = "number"
"""Why: what stands at the number that the hero laid."""


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


class Party(kernel.State[Options]):
    """The heroes with what they carry, and the supply: as much of the state as rooms know.

    What a room does is collected in ``changes`` and applied together (A22).
    """

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        seats = options.seats
        self.heroes: list[Hero] = []
        self.supply: dict[Card, int] = dict.fromkeys(ITEMS, 0 if seats == 1 else ITEM_COPIES)
        self.monster_shown: list[str] = []
        self.changes: list[Due] = []
        """What the room being resolved does."""

    def is_solo(self) -> bool:
        """One hero alone, with the monster deck (§11)."""
        return self.options.seats == 1

    def is_duel(self) -> bool:
        """Whether monsters fight as in the duel: two players, or (where the living count) two living heroes (§10, A2)."""
        options = self.options
        return options.seats == 2 or (options.strength_count == "living" and len(self.fighting()) == 2)

    def strength_count(self) -> int:
        """Which shield of a monster counts: the heroes who descended, or those alive (A2)."""
        return len(self.fighting()) if self.options.strength_count == "living" else self.options.seats

    @property
    def monster_card(self) -> str:
        """Solo: the monster card on show for this room."""
        return self.monster_shown[-1]

    def living(self) -> list[int]:
        """The seats of living heroes, in seat order."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.alive]

    def fighting(self) -> list[int]:
        """The living, and whoever has just died of the room in which the cards still lie."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.alive or hero.laid]

    def clockwise(self, first: int) -> list[int]:
        """The seats of living heroes, clockwise from ``first``."""
        heroes = self.heroes
        return [seat for seat in kernel.CLOCKWISE[len(heroes)][first] if heroes[seat].alive]

    def most_treasure(self) -> int:
        """Where the treasure counter stops; alone it does not (§11)."""
        return UNCAPPED if self.is_solo() else MOST_TREASURE

    # -- what a room does ------------------------------------------------------------------------------------------------------

    def earn(self, seat: int, coins: int, why: str, together: Sequence[int] = ()) -> None:
        """The hero gains treasure."""
        self.changes.append((seat, "treasure", coins, why, together))

    def lose(self, seat: int, coins: int, why: str, together: Sequence[int] = ()) -> None:
        """The hero loses treasure, as far as there is any."""
        self.changes.append((seat, "treasure", -coins, why, together))

    def hurt(self, seat: int, wounds: int, why: str, together: Sequence[int] = ()) -> None:
        """The hero is wounded."""
        self.changes.append((seat, "wounds", wounds, why, together))

    def heal(self, seat: int, wounds: int) -> None:
        """The hero is healed."""
        self.changes.append((seat, "wounds", -wounds, NUMBER, ()))

    def receive(self, seat: int, item: Card) -> None:
        """The hero takes an item from the supply."""
        self.changes.append((seat, "item", item, NUMBER, ()))


def new_hero(character: str) -> Hero:
    """A hero as the character card says."""
    card = CHARACTERS[character]
    return Hero(card.id, card.treasure, card.wounds, tuple(sorted(card.items)))
