"""Which games there are: the house's own, and any that other packages bring (entry-point group ``undercroft.games``)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from .errors import BadInput
from .game import Game

HOUSE = {
    "raiders": "undercroft.games.raiders.game:GAME",
    "twister": "undercroft.games.twister.game:GAME",
    "lichlord": "undercroft.games.dungeoneer.game:GAME",
    "doggies": "undercroft.games.doggies.game:GAME",
}
"""Our own games, by id: where their ``Game`` is. One line a game."""

GROUP = "undercroft.games"


@cache
def _places() -> dict[str, str]:
    places = dict(HOUSE)
    for point in entry_points(group=GROUP):
        places.setdefault(point.name, point.value)
    return places


def game_ids() -> list[str]:
    """The ids of all games that can be played, ours first; those of :func:`broken_games` are left out.

    >>> "raiders" in game_ids()
    True
    """
    broken = {problem.args_["id"] for problem in broken_games()}
    return [id for id in _places() if id not in broken]


def broken_games() -> list[BadInput]:
    """One sentence for each game of another package that cannot be loaded.

    A game of ours must load: :func:`game_of` raises its fault.

    >>> all(isinstance(problem, BadInput) for problem in broken_games())
    True
    """
    others = [(id, place) for id, place in _places().items() if id not in HOUSE]
    return [problem for id, place in others if (problem := _problem_of(id, place)) is not None]


def faults() -> list[BadInput]:
    """One sentence for each game or pack of cards that others have added and that does not work. A fault that several games share
    is told once.

    >>> for problem in faults():
    ...     print(problem)
    """
    told = [*broken_games(), *[problem for id in game_ids() for problem in game_of(id).faults()]]
    return list({str(problem): problem for problem in told}.values())


@cache
def _problem_of(id: str, place: str) -> BadInput | None:
    try:
        game_of(id)
    except BadInput as problem:
        return problem
    return None


@cache
def game_of(id: str) -> Game[Any]:
    """The game with an id; :class:`BadInput` if there is none, or the package that brings it is broken.

    >>> game_of("raiders").seats
    (1, 2, 3, 4, 5)
    >>> game_of("chess")
    Traceback (most recent call last):
    ...
    undercroft.kernel.errors.BadInput: There is no game chess; there are ...
    """
    place = _places().get(id)
    if place is None:
        raise BadInput("game-unknown", "There is no game {id}; there are {known}.", id=id[:40], known=", ".join(game_ids()))
    module, _, name = place.partition(":")
    try:
        game = getattr(import_module(module), name)
    except (Exception, SystemExit) as fault:  # a module may well try to end the process
        raise _broken(id, place, f"{type(fault).__name__}: {fault}") from fault
    if not isinstance(game, Game):
        raise _broken(id, place, "it is not a Game")
    return game


def _broken(id: str, place: str, why: str) -> BadInput:
    return BadInput(
        "game-broken", "The game {id} ({place}) cannot be loaded: {why}. Mend or remove its package.",
        id=id, place=place[:80], why=why[:200],
    )  # fmt: skip
