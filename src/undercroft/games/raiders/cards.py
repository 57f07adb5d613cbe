"""The cards of Dungeon Raiders that players hold, characters, items and power cards, and the limits of the game (rules §1, §2)."""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = str
"""A card in a hand: ``"1"`` … ``"5"``, ``"torch"``, ``"crystal"``, ``"key"``, ``"sword"``."""

Laid: TypeAlias = "dict[int, int]"
"""The values laid by the living, by seat; while cards are still being laid, those so far."""

POWER: tuple[Card, ...] = ("1", "2", "3", "4", "5")
TORCH, CRYSTAL, KEY, SWORD = "torch", "crystal", "key", "sword"
ITEMS: tuple[Card, ...] = (TORCH, CRYSTAL, KEY, SWORD)
ITEM_COPIES = 5

VALUE: dict[Card, int] = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, KEY: 5, SWORD: 5}
"""What a laid card counts as; a crystal counts nothing, a torch is never laid."""

MOST_TREASURE = 20
UNCAPPED = 1000
"""Treasure that no game alone comes near."""
DEADLY = 10
"""So many wounds kill."""
LEVELS = 5
ROOMS = 5
"""Rooms in a level."""
FACE_UP, FACE_DOWN = "up", "down"
FACE_UP_ROOMS = 12
"""Of the 25 rooms, so many lie face up."""


class Character:
    """A character card: treasure, wounds and items at the start."""

    __slots__ = ("id", "items", "treasure", "wounds")

    def __init__(self, id: str, treasure: int, wounds: int, items: tuple[Card, ...] = ()) -> None:
        self.id = id
        self.treasure = treasure
        self.wounds = wounds
        self.items = items


CHARACTERS: dict[str, Character] = {
    character.id: character
    for character in (
        Character("explorer", treasure=3, wounds=2, items=(TORCH,)),
        Character("knight", treasure=1, wounds=1, items=(SWORD,)),
        Character("thief", treasure=2, wounds=2, items=(KEY,)),
        Character("warrior", treasure=2, wounds=0),
        Character("mage", treasure=1, wounds=1, items=(CRYSTAL, CRYSTAL)),
    )
}
