"""The levels a bot can be asked for by name."""

from __future__ import annotations

from ..kernel.errors import BadInput
from ..kernel.registry import game_of
from .player import Player, RandomPlayer

THINKING = {"easy": 0.05, "normal": 0.3, "hard": 1.0}
"""Seconds of thinking by level."""

LEVELS = ("random", "greedy", *THINKING)
"""All levels by name, weakest first. One that thinks may be followed by ``:<iterations>``."""

SEARCHES = {"search": "hard", "ismcts": "hard"}
"""Other names of a level when it thinks for a number of iterations; the second is the older one."""

MOST_ITERATIONS = 1_000_000


def player(level: str, game_id: str, seed: int) -> Player:
    """A bot.

    :param level: one of :data:`LEVELS`; or ``<level>:<iterations>``, for those in :data:`THINKING`, which thinks for so many
        iterations instead of a time and is therefore reproduced exactly by the same seed. ``search:300`` is ``hard:300``.
    :param game_id: the game it is to play.
    :param seed: where all its chance comes from.
    :raises BadInput: no such level, or no such game.
    """
    game_of(game_id)
    if level == "random":
        return RandomPlayer(seed)
    from .greedy import GreedyPlayer  # here, so that whoever only names levels never loads what thinks
    from .heuristic import heuristic_of
    from .search import SearchPlayer

    heuristic = heuristic_of(game_id)
    if level == "greedy":
        return heuristic.greedy(seed) or GreedyPlayer(seed, heuristic)
    name, colon, number = level.partition(":")
    name = SEARCHES.get(name, name) if colon else name
    counted = number.isdecimal() and len(number) < 10 and 0 < int(number) <= MOST_ITERATIONS
    if name in THINKING and (counted or not colon):
        iterations, seconds = (int(number), 0.0) if counted else (0, THINKING[name])
        return heuristic.thinker(name, seed, iterations, seconds) or SearchPlayer(seed, heuristic, iterations, seconds)
    raise BadInput(
        "level-unknown", "There is no bot level {level}; there are {known}, and search:N for N iterations.",
        level=level[:40], known=", ".join(LEVELS),
    )  # fmt: skip
