"""Cards with a twist: what no field of a card can say is a method named after the moment. The cards are in :mod:`.twists`."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from ...kernel.ask import Question, Script

if TYPE_CHECKING:
    from .attacks import Attack, Battle
    from .moments import Moment
    from .state import State


class Twist:
    """Does nothing. Every method is told the seat that controls the card and the card's name."""

    attacks = False
    """Whether its use is an attack without the action point."""

    discards = False
    """Whether a use that costs the card discards it by itself, so that paying for it does not."""

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        """What the card can be played on at this moment: words that follow its name in the option; empty: it cannot be played."""
        return [()]

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        """The card was paid for and is played."""
        return
        yield

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        """What the readied card (hero, space) can be used on at this moment."""
        return [()]

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> Script:
        """The use was paid for."""
        return
        yield

    def prevents(self, kind: str) -> bool:
        """Whether it prevents wounds of this kind of cause."""
        return True

    def prevent(self, g: State, seat: int, card: str) -> Generator[Question, Any, int]:
        """Prevent wounds; returns how many."""
        return 0
        yield

    def enters(self, g: State, seat: int, card: str) -> None:
        """The card was readied."""

    def reset(self, g: State, seat: int, card: str) -> Script:
        """The Reset of the hero it belongs to or hangs on."""
        return
        yield

    def attack_bonus(self, g: State, battle: Battle, attack: Attack) -> int:
        """What a monster's own text adds to its attack roll."""
        return 0


TWISTS: dict[str, Twist] = {}
"""All twists by name, filled by :mod:`.twists`; the files of a set name them."""
