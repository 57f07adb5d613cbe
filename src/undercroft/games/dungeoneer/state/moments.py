"""Moments at which something may be used, and the rolls that are about to be made (rules §17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from ....kernel.ask import PASS as PASS
from ..cards.fields import Effects
from .attacks import Attack, Battle

AT_ONCE: Final = "at-once"
"""Marks a treasure that is used up as it is played, so that no limit counts it (§11)."""
CARDS: Final = 1
"""What may be used at a moment (rules §17), as bits: any-time cards."""
EFFECTS: Final = 2
"""Effects of what is readied, of heroes and spaces."""
ACTS: Final = 4
"""What needs no card: standing up, leaving a token."""
ATTACKS: Final = 8
"""An attack on a hero in the same space."""
RESPONSES: Final = 16
"""By the defender, responses."""
HERO_CARDS: Final = 32
"""By the active player, cards of the Hero phase."""
LORD_BANES: Final = 64
"""By the active player, banes of the Dungeonlord phase."""
PLAYS: Final = CARDS | EFFECTS
"""The least that may be used: before the dice of a battle."""
USUAL: Final = PLAYS | ACTS

GLORY_SIDE: Final = 0
PERIL_SIDE: Final = 1

MENU_LORD: Final = "menu-lord"
MENU_HERO: Final = "menu-hero"
TURN: Final = "turn"
ENTER: Final = "enter"
ROLL: Final = "roll"
RESPONDS: Final = "response"
ROLLS: Final = "rolls"
CHALLENGE: Final = "challenge"
LAST: Final = "last"
NOT_ASKED: Final = ""
"""No moment: the seat is asked something else, or nothing."""
REWARDS: Final = "reward"


Lost: TypeAlias = tuple[str, int, int]
"""A roll that was lost: its form, what it came to, and what it was against."""


class Coming:
    """A roll that is about to be made: by whom (a seat; -1 a monster), which, in which form (of a threat: on what), against what,
    from what; of a threat also what must be reached (0: not said yet), and what a failure does."""

    __slots__ = ("attack", "fails", "form", "needed", "of", "seat", "source", "types")

    def __init__(
        self, seat: int, of: str, form: str, types: tuple[str, ...] | None = None, source: str = "",
        attack: Attack | None = None, needed: int = 0, fails: Effects = (),
    ) -> None:  # fmt: skip
        self.seat = seat
        self.of = of
        self.form = form
        self.types = types
        self.source = source
        self.attack = attack
        self.needed = needed
        self.fails = fails

    def against(self) -> str:
        """The monster it is rolled against, or ""."""
        return "" if self.attack is None else self.attack.monster


class Moment:
    """A moment at which something may be used.

    :param name: one of the words above.
    :param marks: what may be used: the bits above.
    :param rolls: the rolls about to be made.
    :param defender: who may respond; -1 outside a response step.
    :param quest: whose search or dice are about to be rolled; "" for any other roll.
    """

    __slots__ = ("asked", "battle", "defender", "marks", "menu", "name", "quest", "rolls")

    def __init__(
        self, name: str, marks: int, battle: Battle | None = None, rolls: Sequence[Coming] = (), defender: int = -1, quest: str = ""
    ) -> None:
        self.quest = quest
        self.name = name
        self.marks = marks
        self.battle = battle
        self.rolls = rolls
        self.defender = defender
        self.asked = -1
        """Who is asked at this moment, while a question is open."""
        self.menu = False
        """Whether a menu offers the active player the same: the one that comes next, or the one just ended."""

    def fought(self) -> Battle:
        """The battle of this moment, which lies in one."""
        assert self.battle is not None
        return self.battle
