"""What is counted of a player at the end. Whatever stands here is in the result panel and the terminal by itself.

A figure is a function of the state and the seat, for everybody's eyes. In its example ``g`` is a game at its first question.
"""

from __future__ import annotations

from ....kernel.figures import Counts
from ....kernel.shapes import Figure
from ..state.state import TO_WIN, State


def quests(g: State, seat: int) -> Figure:
    """The completed quests, of those that win (§1).

    >>> g.players[1].completed = ["ring", "crown"]
    >>> quests(g, 1).value, quests(g, 1).most
    (2, 3)
    """
    return Figure(len(g.players[seat].completed), TO_WIN, icon="laurels-trophy")


def level(g: State, seat: int) -> Figure:
    """The hero's level (§10.1).

    >>> g.players[1].level = 2
    >>> level(g, 1).value
    2
    """
    return Figure(g.players[seat].level, icon="rank-3")


def life(g: State, seat: int) -> Figure:
    """The life that it has left (§11).

    >>> g.players[1].life = 4
    >>> life(g, 1).value
    4
    """
    return Figure(g.players[seat].life, icon="hearts", red=True)


def glory(g: State, seat: int) -> Figure:
    """The glory that it has not spent (§8).

    >>> g.players[1].glory = 7
    >>> glory(g, 1).value
    7
    """
    return Figure(g.players[seat].glory, icon="laurels")


COLUMNS: Counts[State] = {"quests": quests, "level": level, "life": life, "glory": glory}
"""The figures of the result by id, in the order in which they are shown; ``dungeoneer-figure-<id>`` is a figure's name."""
