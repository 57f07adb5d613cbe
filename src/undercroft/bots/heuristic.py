"""The neutral heuristic, which knows nothing but the rules; and the frame for those that know more."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ..kernel.ask import Choose, Option
from ..kernel.game import Game
from ..kernel.registry import game_of

if TYPE_CHECKING:
    from random import Random

    from .eyes import Eyes
    from .player import Player

NEVER = 1 << 30


class Heuristic:
    """What a bot knows of a game. Every method may read all of ``state``: it is only ever given states dealt anew."""

    knows_view = False
    """Whether :meth:`view` tells what a seat sees; otherwise the search goes by the journal, which is slower."""

    budgets: tuple[int, ...] = ()
    """How many iterations stand for easy, normal and hard on the ladder, about in the ratio of their times; empty: the usual
    ones."""
    yardsticks: tuple[str, ...] = ()
    """Levels that the strongest plays on the ladder besides its neighbour."""

    def view(self, state: Any, seat: int) -> Hashable:
        """All that decides what ``seat`` sees and may do, as a small value: equal for two states it cannot tell apart."""
        raise NotImplementedError

    def clock(self, state: Any) -> int:
        """How far the game has come, in steps of one round or room."""
        return 0

    def horizon(self, state: Any) -> int:
        """The clock at which a playout from ``state`` stops and is judged by :meth:`worth`."""
        return NEVER

    def worth(self, game: Game[Any], state: Any, seats: int) -> Sequence[float]:
        """Each seat's expected share of victory (alone: the expected score)."""
        return game.score(state) if state.over else [1 / seats] * seats

    def likely(self, state: Any, ask: Choose, random: Callable[[], float]) -> Option:
        """What a player with some sense might answer; quick, for playouts."""
        options = ask.options
        return options[int(random() * len(options))]

    def prior(self, state: Any, ask: Choose) -> Sequence[float]:
        """How promising each option looks before any search, adding up to 1."""
        return [1 / len(ask.options)] * len(ask.options)

    def wants(self, state: Any, ask: Choose) -> bool:
        """Whether to answer a question that the seat may leave unanswered; for bots that do not search."""
        return False

    def agrees(self, eyes: Eyes, ask: Choose, rng: Random) -> Option | None:
        """What to answer where both sides must agree (``Game.agreements``), for bots of every level; None to leave it.

        :param rng: decides what is dealt where the seat cannot know.
        """
        return None

    def thinker(self, level: str, seed: int, iterations: int, seconds: float) -> Player | None:
        """A bot for the levels that think, for a game that is not played by the general search; None for that search.

        :param level: one of ``levels.THINKING``, for games in which levels differ by more than how long they think.
        :param iterations: how much to think, in the bot's own unit; 0 for as much as fits into ``seconds``.
        """
        return None

    def greedy(self, seed: int) -> Player | None:
        """A bot of level *greedy* for a game with a thinker of its own; None for the general one."""
        return None


@cache
def heuristic_of(game_id: str) -> Heuristic:
    """What bots know of a game: ``HEURISTIC`` of the module that the game names as its part ``bots``, or the neutral heuristic."""
    part = game_of(game_id).part("bots")
    found = Heuristic() if part is None else part.HEURISTIC
    assert isinstance(found, Heuristic)
    return found
