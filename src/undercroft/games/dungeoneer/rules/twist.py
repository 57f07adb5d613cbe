"""Cards with a twist: what no field of a card can say is a method named after the moment. The cards are in :mod:`.twists`."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from ....kernel.ask import MaybeScript, Question

if TYPE_CHECKING:
    from ..state.attacks import Attack, Battle
    from ..state.moments import Moment
    from ..state.state import State


class Twist:
    """Does nothing. Every method is told the seat that controls the card and the card's name.

    What a card must be to have the twist is checked when its file is read.
    """

    stands_on: tuple[str, ...] = ()
    """The groups of cards that it is for; on others nothing would ask for it."""

    played_when: tuple[str, ...] = ()
    """The timings that an instant card with it can have; empty: it is not for instant cards."""

    used_when = ""
    """When the card may be used; "": it works without a use."""

    type = ""
    """A type that the card must have; by it the solo game leaves such cards out."""

    several = False
    """Whether the card needs several heroes."""

    on_card = False
    """Whether the card must be permanent, since something lies on it."""

    attach = ""
    """What an attachment with it must go under; "": anything, or it need be none."""

    target: str | None = None
    """Whom a bane with it must be aimed at; None: all the same."""

    doing = ""
    """What its use does, in a word that ``dungeoneer-part-used`` puts into words; "" if that has none."""

    saves = False
    """Whether it saves the hero when its life would fall to 0, and is discarded for it."""

    attacks = False
    """Whether its use is an attack without the action point."""

    discards = False
    """Whether a use that costs the card discards it by itself, so that paying for it does not."""

    waits = False
    """Alone: whether the bane waits for the next monster that attacks."""

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        """What the card can be played on at this moment: words that follow its name in the option; empty: it cannot be played."""
        return [()]

    def play(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> MaybeScript:
        """The card was paid for and is played."""
        return ()

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[tuple[str, ...]]:
        """What the readied card (hero, space) can be used on at this moment."""
        return [()]

    def use(self, g: State, seat: int, card: str, at: tuple[str, ...], m: Moment) -> MaybeScript:
        """The use was paid for."""
        return ()

    def prevents(self, kind: str) -> bool:
        """Whether it prevents wounds of this kind of cause."""
        return True

    def prevent(self, g: State, seat: int, card: str) -> Generator[Question, Any, int]:
        """Prevent wounds; returns how many."""
        return 0
        yield

    def enters(self, g: State, seat: int, card: str) -> None:
        """The card was readied."""

    def reset(self, g: State, seat: int, card: str) -> MaybeScript:
        """The Reset of the hero it belongs to or hangs on."""
        return ()

    def comes(self, g: State, card: str, attack: Attack) -> None:
        """Alone: this is the monster for which the bane has waited."""

    def attack_bonus(self, g: State, battle: Battle, attack: Attack) -> int:
        """What a monster's own text adds to its attack roll."""
        return 0


TWISTS: dict[str, Twist] = {}
"""All twists by name, filled by :mod:`.twists`; the files of a set name them."""
