"""What bots know of Pig: when to hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.bots.heuristic import Heuristic
from undercroft.kernel.ask import Choose, Option
from undercroft.kernel.game import Game

from . import Table

ENOUGH = 20
"""With so much, another roll may lose as much as it brings."""


class PigHeuristic(Heuristic):
    """Hold at 20, or with enough to win."""

    def likely(self, state: Table, ask: Choose, random: Callable[[], float]) -> Option:
        enough = state.pot >= ENOUGH or state.scores[ask.seat] + state.pot >= state.options.goal
        return "hold" if enough and "hold" in ask.options else "roll"

    def worth(self, game: Game[Table], state: Table, seats: int) -> Sequence[float]:
        """Who has more is likelier to win."""
        if state.over:
            return game.score(state)
        points = [score + 10 + (state.pot if seat == state.turn else 0) for seat, score in enumerate(state.scores)]
        return [each / sum(points) for each in points]


HEURISTIC = PigHeuristic()
