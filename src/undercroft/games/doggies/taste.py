"""What the search for ways out (:mod:`.routes`) holds ways against each other by."""

from __future__ import annotations

from typing import Final

from .cards import Symbols

COIN, SYMBOL, FREE_PAW, STEP_MORE = 1_000_000, 10_000, 100, 1
"""What ways are held against each other by: coins first, then trophy symbols, then free paws, then fewer rooms."""
HOPELESS = -(1 << 60)


class Taste:
    """What else than certain coins makes a way better, in parts of a :data:`COIN`.

    :param symbols: a trophy or a potion of each weapon. ``shield``, ``key``: these trophies.
    :param chest: a chest that no key opens yet.
    :param paw: a paw that a vagabond brings.
    """

    __slots__ = ("chest", "key", "paw", "shield", "symbols")

    def __init__(
        self, symbols: Symbols = (SYMBOL, SYMBOL, SYMBOL), shield: int = 0, key: int = 0, chest: int = 0, paw: int = 0
    ) -> None:
        self.symbols = symbols
        self.shield = shield
        self.key = key
        self.chest = chest
        self.paw = paw


SURE: Final = Taste()
"""Nothing but what is certain; symbols only decide between equals."""
