"""Bots of Dungeoneer: Tomb of the Lich Lord. A policy answers every kind of question by what the seat may know; it is level
*greedy*, and what searches think with."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...games.dungeoneer.state import State
from ...kernel.ask import Choose, Option
from ..eyes import Eyes
from ..player import Move, Player
from .lichlord_choices import policy
from .lichlord_thinker import Thinker
from .neutral import Heuristic


class Adventurer(Player):
    """Level *greedy*: the policy, without a look ahead."""

    def pick(self, eyes: Eyes, moves: list[Move], rng: Random) -> Move:
        g: State = eyes.determinize(rng).state  # type: ignore[assignment]
        g.journal = None
        ask = moves[0][0]
        return ask, policy(g, ask)


class LichLordHeuristic(Heuristic):
    """Dungeoneer is played by a policy."""

    honest = True
    budgets = (15, 60, 200)
    yardsticks = ("greedy",)

    def likely(self, state: State, ask: Choose, random: Callable[[], float]) -> Option:
        return policy(state, ask)

    def thinker(self, seed: int, iterations: int, seconds: float) -> Player:
        return Thinker(seed, iterations, seconds)

    def glutton(self, seed: int) -> Player:
        return Adventurer(seed)


HEURISTIC = LichLordHeuristic()
