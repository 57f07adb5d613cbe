"""Bots of Dungeoneer. A policy answers every kind of question by what the seat may know; it is what *greedy*
plays by, and what the levels that think try their ideas out with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ....bots.eyes import Eyes
from ....bots.heuristic import Heuristic
from ....bots.player import Move, Player
from ....kernel.ask import Choose, Option
from ..state.state import State
from .choices import policy
from .sight import Sight
from .thinker import Thinker


class Adventurer(Player):
    """The policy, without a look ahead.

    :param level: whose oversights it has.
    """

    def __init__(self, level: str, seed: int) -> None:
        super().__init__(seed)
        self.sight = Sight(level, seed)

    def without_eyes(self) -> Callable[[State, Choose], Option]:
        return self.answer

    def answer(self, g: State, ask: Choose) -> Option:
        """What it does, by what the seat may know of this state."""
        return policy(g, self.sight.seen(g, ask))

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        g.journal = None
        ask = moves[0][0]
        return ask, self.answer(g, ask)


class DungeoneerHeuristic(Heuristic):
    """Dungeoneer is played by a policy."""

    budgets = (15, 60, 200)
    yardsticks = ("greedy",)

    def likely(self, state: State, ask: Choose, random: Callable[[], float]) -> Option:
        return policy(state, ask)

    def thinker(self, level: str, seed: int, iterations: int, seconds: float) -> Player:
        """One future has nothing to be compared with: that is the policy alone."""
        return Adventurer(level, seed) if iterations == 1 else Thinker(level, seed, iterations, seconds)

    def greedy(self, seed: int) -> Player:
        return Adventurer("greedy", seed)


HEURISTIC = DungeoneerHeuristic()
