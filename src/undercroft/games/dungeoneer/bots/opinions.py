"""What bots may think of cards, heroes and spaces with a twist, moment by moment. What they think of each is in :mod:`.twists`."""

from __future__ import annotations

from ..cards.fields import Work
from ..state.aims import Aim
from ..state.attacks import Battle
from ..state.state import State
from .quests import Goal

A_LITTLE = 0.35
"""What is played without an opinion is taken to bring so much more than it costs."""


class Opinion:
    """Plays it wherever it may be played: what nobody has thought about is taken to be worth its cost and a little more.

    The methods come in the order of a turn. What they return is measured in what a bot's life is worth to it (:mod:`.odds`);
    ``cost`` is measured so, too.
    """

    worth = 3.0
    """What the twist is worth as long as its card is readied, beyond what its fields say."""
    if_nothing_better = False
    """Whether its use is for the last action points of a turn, with which nothing better can be done."""

    def lord(self, g: State, seat: int, aim: Aim, liked: dict[int, float], busy: bool, cost: float) -> float:
        """What the bane brings in the own Dungeonlord phase.

        :param liked: how gladly the seat hurts each opponent.
        :param busy: whether encounters can be declared as well, so that whatever takes long to think about can wait.
        """
        return cost + A_LITTLE

    def instant(self, g: State, seat: int, aim: Aim, goals: list[Goal], cost: float) -> float:
        """What the instant glory card brings in the own Hero phase.

        :param goals: what the seat may go for, the best first.
        """
        return cost + A_LITTLE

    def used(self, g: State, seat: int, aim: Aim) -> float | None:
        """What the use gains in the own Hero phase beyond what it costs; None: as much as at any other moment."""
        return None

    def now(self, g: State, seat: int, work: Work, cost: float) -> float:
        """What a glory card or a use brings at any other moment. A use that could be made again and again for nothing is left."""
        use = work.use
        endless = use is not None and not (use.ap or use.glory or use.discard or use.once)
        return 0.0 if endless else cost + A_LITTLE

    def in_battle(self, g: State, seat: int, battle: Battle, work: Work, aim: Aim, cost: float) -> float:
        """What a glory card or a use brings in a battle, aimed at somebody in it."""
        return self.now(g, seat, work, cost)

    def between(self, g: State, aim: Aim, liked: dict[int, float], cost: float) -> float:
        """What the bane brings outside the own Dungeonlord phase."""
        return cost + A_LITTLE


class Kept(Opinion):
    """Plays it only where one of its methods says what that brings."""

    worth = 0.0

    def lord(self, g: State, seat: int, aim: Aim, liked: dict[int, float], busy: bool, cost: float) -> float:
        return 0.0

    def instant(self, g: State, seat: int, aim: Aim, goals: list[Goal], cost: float) -> float:
        return 0.0

    def now(self, g: State, seat: int, work: Work, cost: float) -> float:
        return 0.0

    def between(self, g: State, aim: Aim, liked: dict[int, float], cost: float) -> float:
        return 0.0


OPINIONS: dict[str, Opinion] = {"": Kept()}
"""What bots think of each twist, by its name, filled by :mod:`.twists`; "" is none."""
DEFAULT = Opinion()


def opinion_of(twist: str) -> Opinion:
    """What bots think of a twist."""
    return OPINIONS.get(twist, DEFAULT)
