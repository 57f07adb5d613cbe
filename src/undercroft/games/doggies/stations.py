"""The stations of ways that the search for ways out (:mod:`.routes`) looks at."""

from __future__ import annotations

from typing import TypeAlias

from .burden import Walk
from .cards import CHEST, Room
from .survey import Outlook

Pending: TypeAlias = "tuple[int, Room]"
"""A room that may be claimed in the end: where its decision stands in the story, and the room."""
Cap: TypeAlias = "tuple[int, int]"
"""Of so many pending rooms, the earliest ones, at most so many can be claimed."""


class Node:
    """A station of a way: after what was decided in a room.

    :param w: the walk so far, with its story from the root of the search on.
    :param mask: the rooms walked, by bit.
    :param held: the worth of its cards but for chests.
    :param pending: rooms walked that may be claimed in the end.
    """

    __slots__ = (
        "ahead", "behind", "bound", "caps", "chests", "coins", "held", "mask", "narrowed", "pending", "shut", "spare", "sure", "w",
    )  # fmt: skip

    def __init__(self, w: Walk, mask: int, held: int, pending: tuple[Pending, ...], caps: tuple[Cap, ...]) -> None:
        self.w = w
        self.mask = mask
        self.held = held
        self.pending = pending
        self.caps = caps
        self.chests = len([taken for taken in w.taken if taken.room.kind == CHEST])
        self.coins: list[int] = []
        """What the pending rooms of coins bring, the best first, as far as there are paws."""
        if pending:
            self.coins = sorted([room.coins for _, room in pending if room.kind != CHEST], reverse=True)
        self.shut = len(pending) - len(self.coins)
        """How many pending rooms are chests."""
        del self.coins[w.paws :]
        self.ahead: Outlook
        self.bound = 0
        self.narrowed = False
        self.sure = 0
        """What it has without any claim more."""
        self.spare = 0
        """What its vagabonds take, which could be laid on traps."""
        self.behind: list[int] = []
        """What pending rooms bring at most."""
