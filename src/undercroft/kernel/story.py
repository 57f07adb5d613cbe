"""The story of a match: the table as a seat saw it at each entry of the journal, so that what happened can be shown one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .ask import letter_of
from .figures import counted
from .match import Match
from .shapes import Frame
from .state import State


def story_of(
    match: Match, seat: int | None, since: int, until: int | None = None, board: Callable[[State[Any]], Any] | None = None
) -> list[Frame]:
    """A frame for each entry that the seat may read, from entry ``since`` on. The match itself is not touched: a copy is played on
    from the last settled point before, at worst from the beginning.

    :param seat: None for a spectator.
    :param since, until: numbers of entries as :func:`~.view.journal_of` counts them; ``until`` is not among them.
    :param board: what is seen of a state, where it is more than the seat's own view.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> match = Match(raiders, raiders.read_settings({}, 3), 3, SampledNature(Random(1)))
    >>> match.answer(0, "5")
    >>> match.answer(1, "4")
    >>> [[len(hero.laid) for hero in frame.board.heroes] for frame in story_of(match, 2, len(match.journal) - 2)]
    [[1, 0, 0], [1, 1, 0]]
    """
    places = [place for place, event in enumerate(match.journal) if event.seen_by(seat)][since:until]
    numbers = {place: since + k for k, place in enumerate(places)}
    frames: list[Frame] = []

    def witness(state: State[Any]) -> None:
        assert state.journal is not None
        number = numbers.get(len(state.journal) - 1)
        if number is not None:
            figures = {letter_of(each): counted(match.game.figures, state, each) for each in range(match.seats)}
            frames.append(Frame(number, match.game.view(state, seat) if board is None else board(state), figures))

    if places:
        match.retell(places[0], witness)
    return frames
